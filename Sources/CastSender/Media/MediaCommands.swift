/// What a receiver says it accepts: the bits of `supportedMediaCommands` (cast.md 7.9; SDK `kGCKMediaCommand…`).
public struct MediaCommands: OptionSet, Sendable, Hashable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  public static let pause = MediaCommands(rawValue: 1)
  public static let seek = MediaCommands(rawValue: 2)
  public static let streamVolume = MediaCommands(rawValue: 4)
  public static let streamMute = MediaCommands(rawValue: 8)
  public static let skipForward = MediaCommands(rawValue: 16)
  public static let skipBackward = MediaCommands(rawValue: 32)
  public static let queueNext = MediaCommands(rawValue: 64)
  public static let queuePrevious = MediaCommands(rawValue: 128)
  public static let queueShuffle = MediaCommands(rawValue: 256)
  public static let skipAd = MediaCommands(rawValue: 512)
  public static let queueRepeatAll = MediaCommands(rawValue: 1024)
  public static let queueRepeatOne = MediaCommands(rawValue: 2048)
  public static let editTracks = MediaCommands(rawValue: 4096)
  public static let playbackRate = MediaCommands(rawValue: 8192)
  public static let like = MediaCommands(rawValue: 16_384)
  public static let dislike = MediaCommands(rawValue: 32_768)
  public static let follow = MediaCommands(rawValue: 65_536)
  public static let unfollow = MediaCommands(rawValue: 131_072)
  public static let streamTransfer = MediaCommands(rawValue: 262_144)

  /// What every player does: 12303.
  public static let basic: MediaCommands = [.pause, .seek, .streamVolume, .streamMute, .editTracks, .playbackRate]
}
