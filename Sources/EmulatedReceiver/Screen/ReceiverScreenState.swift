public import CastModel

/// What "the TV" shows at one moment.
///
/// A value that whoever draws the screen reads; nothing in it is of the wire. Times are seconds.
public struct ReceiverScreenState: Sendable, Hashable {
  /// What fills the screen; more may be added.
  public struct Phase: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
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
    public static let buffering = Phase(rawValue: "buffering")
    public static let playing = Phase(rawValue: "playing")
    public static let paused = Phase(rawValue: "paused")
    /// What played has ended, was stopped, or failed: ``ReceiverScreenState/idleReason`` says which.
    public static let ended = Phase(rawValue: "ended")
  }

  /// What people call the device.
  public var deviceName: String
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
  public var streamVolume: Volume?

  public init(deviceName: String, phase: Phase = .idle, volume: DeviceVolume = DeviceVolume()) {
    self.deviceName = deviceName
    self.phase = phase
    self.volume = volume
  }

  /// The app on the screen.
  public struct Application: Sendable, Hashable {
    public var appId: String
    public var name: String
    public var statusText: String
    /// How many senders are connected to it.
    public var senders: Int
  }

  /// "Allow casting?"
  public struct Prompt: Sendable, Hashable {
    public var appId: String
    public var applicationName: String
    /// What the sender calls itself, where it does.
    public var senderDeviceName: String?
  }

  /// What is loaded.
  public struct Media: Sendable, Hashable {
    public var title: String?
    /// The second line: what the media's kind has there, an artist or a series for example.
    public var subtitle: String?
    /// The largest picture's URL.
    public var artworkURL: String?
    public var contentURL: String
    public var contentType: String?
    public var kind: ResourceKind
    public var position: Double
    /// `nil` for live streams and pictures.
    public var duration: Double?
    /// How fast ``position`` advances now; 0 while it stands still.
    public var rate: Double
    /// Where a live stream can be sought; `nil` for everything else.
    public var liveRange: ClosedRange<Double>?
    /// The picture's size.
    public var video: VideoInfo?
    /// The tracks that are on.
    public var activeTracks: [Track]
    /// The subtitle at ``position``, where the track's texts are known.
    public var subtitleText: String?
    public var textTrackStyle: TextTrackStyle?
  }

  /// The ad on the screen.
  public struct Ad: Sendable, Hashable {
    public var breakId: String
    public var clipId: String
    public var title: String?
    /// Which clip of the break it is, from 1.
    public var number: Int
    /// How many clips the break has.
    public var count: Int
    public var position: Double
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
    public var count: Int
    /// What comes next.
    public var nextTitle: String?
    public var repeatMode: RepeatMode
    public var isShuffled: Bool
  }
}
