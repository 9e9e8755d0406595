import CastModel

/// The commands that a receiver accepts: the bits of `supportedMediaCommands`
/// (cast.md 7.9; SDK `kGCKMediaCommand…`).
public struct MediaCommands: OptionSet, Sendable, Hashable {
  /// These bits are those of `supportedMediaCommands`; unknown ones survive.
  public let rawValue: Int64
  /// Takes the number of `supportedMediaCommands`, and keeps unknown bits.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The receiver accepts PAUSE, bit 1.
  public static let pause = MediaCommands(rawValue: 1)
  /// The receiver accepts SEEK, bit 2.
  public static let seek = MediaCommands(rawValue: 2)
  /// The receiver accepts a level for the stream's own volume, bit 4 (STREAM_VOLUME).
  public static let streamVolume = MediaCommands(rawValue: 4)
  /// The receiver can mute the stream itself, bit 8 (STREAM_MUTE).
  public static let streamMute = MediaCommands(rawValue: 8)
  /// The receiver offers a button that skips forward, bit 16 (SKIP_FORWARD, legacy); senders send SEEK for it.
  public static let skipForward = MediaCommands(rawValue: 16)
  /// The receiver offers a button that skips backward, bit 32 (SKIP_BACKWARD, legacy); senders send SEEK for it.
  public static let skipBackward = MediaCommands(rawValue: 32)
  /// The receiver can go to the queue's next item, bit 64 (QUEUE_NEXT).
  public static let queueNext = MediaCommands(rawValue: 64)
  /// The receiver can go to the queue's previous item, bit 128 (QUEUE_PREV).
  public static let queuePrevious = MediaCommands(rawValue: 128)
  /// The receiver can shuffle the queue, bit 256 (QUEUE_SHUFFLE).
  public static let queueShuffle = MediaCommands(rawValue: 256)
  /// The receiver can skip an ad, bit 512 (SKIP_AD); some receivers set it only once the ad has played long enough.
  public static let skipAd = MediaCommands(rawValue: 512)
  /// The receiver can repeat the whole queue, bit 1024 (QUEUE_REPEAT_ALL).
  public static let queueRepeatAll = MediaCommands(rawValue: 1024)
  /// The receiver can repeat one item, bit 2048 (QUEUE_REPEAT_ONE).
  public static let queueRepeatOne = MediaCommands(rawValue: 2048)
  /// The receiver can change the active tracks and the style of texts, bit 4096 (EDIT_TRACKS).
  public static let editTracks = MediaCommands(rawValue: 4096)
  /// The receiver can play at another speed, bit 8192 (PLAYBACK_RATE).
  public static let playbackRate = MediaCommands(rawValue: 8192)
  /// The app takes the viewer's LIKE as a user action, bit 16384.
  public static let like = MediaCommands(rawValue: 16_384)
  /// The app takes the viewer's DISLIKE as a user action, bit 32768.
  public static let dislike = MediaCommands(rawValue: 32_768)
  /// The app takes the viewer's FOLLOW as a user action, bit 65536.
  public static let follow = MediaCommands(rawValue: 65_536)
  /// The app takes the viewer's UNFOLLOW as a user action, bit 131072.
  public static let unfollow = MediaCommands(rawValue: 131_072)
  /// The media can continue on another device, bit 262144 (STREAM_TRANSFER, cast.md 13).
  public static let streamTransfer = MediaCommands(rawValue: 262_144)

  /// The commands that every player supports: 12303.
  public static let basic: MediaCommands = [.pause, .seek, .streamVolume, .streamMute, .editTracks, .playbackRate]
}

extension MediaSnapshot {
  /// The commands that the receiver supports: the basic ones if its status doesn't say, none without a media session.
  package var commands: MediaCommands {
    guard let status, !status.isEnded else { return [] }
    return status.supportedMediaCommands.map { MediaCommands(rawValue: $0) } ?? .basic
  }
}
