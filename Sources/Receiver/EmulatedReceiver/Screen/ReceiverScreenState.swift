public import CastModel

/// What "the TV" shows at one moment.
///
/// A value for drawing the screen; nothing in it belongs to the wire. Times are seconds.
public struct ReceiverScreenState: Sendable, Hashable {
  /// What fills the screen; more may be added.
  public struct Phase: RawRepresentable, Sendable, Hashable {
    /// Names the phase; `device.status` of the control protocol shows it as `phase`.
    public let rawValue: String
    /// Takes any string as a phase, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device is in standby: the screen is dark.
    public static let standby = Phase(rawValue: "standby")
    /// Nothing runs, or the idle screen does.
    public static let idle = Phase(rawValue: "idle")
    /// An app is being launched.
    public static let launching = Phase(rawValue: "launching")
    /// An app runs, and plays nothing.
    public static let application = Phase(rawValue: "application")
    /// Media is being loaded.
    public static let loading = Phase(rawValue: "loading")
    /// The player waits for data, or an ad is being opened.
    public static let buffering = Phase(rawValue: "buffering")
    /// The player, or that of the ad in its place, advances.
    public static let playing = Phase(rawValue: "playing")
    /// The player, or that of the ad in its place, stands still until it is told to go on.
    public static let paused = Phase(rawValue: "paused")
    /// What played has ended, was stopped, or failed: ``ReceiverScreenState/idleReason`` says which.
    public static let ended = Phase(rawValue: "ended")
  }

  /// What people call the device.
  public var deviceName: String
  /// What fills the screen; standby goes before all else, a launch before the idle screen.
  public var phase: Phase
  /// The app that runs or is being launched; `nil` when idle.
  public var application: Application?
  /// The question on the screen; `nil` if there is none.
  public var prompt: Prompt?
  /// What is loaded or plays; `nil` if that is nothing.
  public var media: Media?
  /// The ad that plays in its place.
  public var ad: Ad?
  /// Why the player is idle, with ``Phase/ended``.
  public var idleReason: IdleReason?
  /// What went wrong with the last item, for people.
  public var failure: String?
  /// The queue, where there is more than one item.
  public var queue: Queue?
  /// The device's volume.
  public var volume: DeviceVolume
  /// The stream's own volume.
  var streamVolume: Volume?

  /// Makes a screen that shows no app, no prompt and no media.
  public init(deviceName: String, phase: Phase = .idle, volume: DeviceVolume = DeviceVolume()) {
    self.deviceName = deviceName
    self.phase = phase
    self.volume = volume
  }

  /// The app on the screen.
  public struct Application: Sendable, Hashable {
    /// Cast names the app by this id, `CC1AD845` for the default media receiver.
    public var appId: String
    /// People know the app by this name; RECEIVER_STATUS carries it as `displayName`.
    public var name: String
    /// The app says what it does in this text, as in RECEIVER_STATUS; it is empty while the app is being launched.
    public var statusText: String
    /// How many senders are connected to it.
    public var senders: Int
  }

  /// "Allow casting?"
  public struct Prompt: Sendable, Hashable {
    /// Cast names the app that waits for permission by this id.
    public var appId: String
    /// People know the app that waits for permission by this name.
    public var applicationName: String
    /// What the sender calls itself, where it does.
    public var senderDeviceName: String?
  }

  /// What is loaded.
  public struct Media: Sendable, Hashable {
    /// The first line shows this title, from the metadata; `nil` if they have none.
    public var title: String?
    /// The second line: what the media's kind has there, an artist or a series for example.
    public var subtitle: String?
    /// The largest picture's URL.
    public var artworkURL: String?
    /// The player fetches the media from here: `contentUrl`, or else `contentId`; empty if LOAD gave neither.
    public var contentURL: String
    /// The media has this MIME type, as LOAD says or else as was found out; `nil` if neither is known.
    public var contentType: String?
    /// Whether the media is video, audio or an image, as it was examined.
    public var kind: ResourceKind
    /// The player is here at the moment of the screen, in seconds of media time.
    public var position: Double
    /// `nil` for live streams and pictures.
    public var duration: Double?
    /// How fast ``position`` advances now; 0 while it stands still.
    public var rate: Double
    /// Where a live stream can be sought; `nil` for everything else.
    public var liveRange: ClosedRange<Double>?
    /// The picture's size.
    public var video: VideoInfo?
    /// The active tracks.
    public var activeTracks: [Track]
    /// The subtitle at ``position``, where the track's texts are known.
    public var subtitleText: String?
    /// The texts are drawn in this style, which is that of the media; `nil` if the sender gave none.
    public var textTrackStyle: TextTrackStyle?
  }

  /// The ad on the screen.
  public struct Ad: Sendable, Hashable {
    /// Names the break in the media's `breaks`.
    public var breakId: String
    /// Names the clip in the media's `breakClips`.
    public var clipId: String
    /// The clip has this title; `nil` if the sender gave none.
    public var title: String?
    /// Which clip of the break it is, from 1.
    public var number: Int
    /// How many clips the break has.
    public var count: Int
    /// The clip has played for so long, in seconds from its own beginning.
    public var position: Double
    /// The clip takes so long, in seconds; 0 if its end isn't known.
    public var duration: Double
    /// When it can be skipped, from its beginning; `nil` if never.
    public var skippableFrom: Double?

    /// Whether it can be skipped now.
    public var isSkippable: Bool { self.skippableFrom.map { self.position >= $0 } ?? false }
  }

  /// Where the queue stands.
  public struct Queue: Sendable, Hashable {
    /// Which item plays, from 1.
    public var number: Int
    /// The queue holds so many items: two or more, or the screen shows no queue.
    public var count: Int
    /// What comes next.
    public var nextTitle: String?
    /// What the player does when an item or the queue ends (`repeatMode`, cast.md 7.8).
    public var repeatMode: RepeatMode
    /// Whether the queue plays in shuffled order.
    public var isShuffled: Bool
  }
}
