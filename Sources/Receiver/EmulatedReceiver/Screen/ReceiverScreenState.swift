public import CastModel

/// The contents of "the TV's" screen at one moment.
///
/// A value for drawing the screen; it is never sent to senders. Times are seconds.
public struct ReceiverScreenState: Sendable, Hashable {
  /// The main content of the screen; more may be added.
  public struct Phase: RawRepresentable, Sendable, Hashable {
    /// The phase's name; `device.status` of the control protocol shows it as `phase`.
    public let rawValue: String
    /// Creates a phase from any string, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device is in standby: the screen is dark.
    public static let standby = Phase(rawValue: "standby")
    /// No app runs, or the idle screen does.
    public static let idle = Phase(rawValue: "idle")
    /// An app is being launched.
    public static let launching = Phase(rawValue: "launching")
    /// An app runs, but plays nothing.
    public static let application = Phase(rawValue: "application")
    /// Media is being loaded.
    public static let loading = Phase(rawValue: "loading")
    /// The player waits for data, or an ad is being opened.
    public static let buffering = Phase(rawValue: "buffering")
    /// The player, or that of the ad in its place, advances.
    public static let playing = Phase(rawValue: "playing")
    /// The player, or that of the ad in its place, is paused until a command resumes it.
    public static let paused = Phase(rawValue: "paused")
    /// The media has ended, was stopped, or failed: ``ReceiverScreenState/idleReason`` says which.
    public static let ended = Phase(rawValue: "ended")
  }

  /// The device's name, for people.
  public var deviceName: String
  /// The main content; standby has priority over all others, a launch over the idle screen.
  public var phase: Phase
  /// The app that runs or is being launched; `nil` when idle.
  public var application: Application?
  /// The question on the screen; `nil` if there is none.
  public var prompt: Prompt?
  /// The media that is loaded or plays; `nil` if there is none.
  public var media: Media?
  /// The ad that plays in place of the media.
  public var ad: Ad?
  /// Why the player is idle, in ``Phase/ended``.
  public var idleReason: IdleReason?
  /// The failure of the last item, for people.
  public var failure: String?
  /// The queue, if it has more than one item.
  public var queue: Queue?
  /// The device's volume.
  public var volume: DeviceVolume
  /// The stream's own volume.
  var streamVolume: Volume?

  /// Creates a screen without app, prompt and media.
  public init(deviceName: String, phase: Phase = .idle, volume: DeviceVolume = DeviceVolume()) {
    self.deviceName = deviceName
    self.phase = phase
    self.volume = volume
  }

  /// The app on the screen.
  public struct Application: Sendable, Hashable {
    /// The app's id, `CC1AD845` for the default media receiver.
    public var appId: String
    /// The app's name, for people; RECEIVER_STATUS carries it as `displayName`.
    public var name: String
    /// The app's status text, as in RECEIVER_STATUS; it is empty while the app is being launched.
    public var statusText: String
    /// The number of senders connected to the app.
    public var senders: Int
  }

  /// The question whether casting is allowed.
  public struct Prompt: Sendable, Hashable {
    /// The id of the app that waits for permission.
    public var appId: String
    /// The name of the app that waits for permission, for people.
    public var applicationName: String
    /// The sender's own name, if it gave one.
    public var senderDeviceName: String?
  }

  /// The loaded media.
  public struct Media: Sendable, Hashable {
    /// The title in the first line, from the metadata; `nil` if they have none.
    public var title: String?
    /// The second line, which depends on the media's kind: an artist or a series for example.
    public var subtitle: String?
    /// The largest picture's URL.
    public var artworkURL: String?
    /// The URL of the media: `contentUrl`, or else `contentId`; empty if LOAD gave neither.
    public var contentURL: String
    /// The MIME type from LOAD, or else from the examination; `nil` if neither is known.
    public var contentType: String?
    /// Whether the media is video, audio or an image, according to the examination.
    public var kind: ResourceKind
    /// The position at the moment of the screen, in seconds of media time.
    public var position: Double
    /// The duration, in seconds; `nil` for live streams and pictures.
    public var duration: Double?
    /// The speed at which ``position`` advances now; 0 while it doesn't.
    public var rate: Double
    /// The seekable range of a live stream; `nil` for everything else.
    public var liveRange: ClosedRange<Double>?
    /// The picture's size.
    public var video: VideoInfo?
    /// The active tracks.
    public var activeTracks: [Track]
    /// The subtitle at ``position``, if the track's texts are known.
    public var subtitleText: String?
    /// The style of the texts, from the media; `nil` if the sender gave none.
    public var textTrackStyle: TextTrackStyle?
    /// Whether the media's pictures are shown; `false` on a device that can't decode them and reports no error.
    public var hasPicture = true
    /// Whether the media's sound is played; `false` on a device that can't decode it and reports no error.
    public var hasSound = true
  }

  /// The ad on the screen.
  public struct Ad: Sendable, Hashable {
    /// The id of the break in the media's `breaks`.
    public var breakId: String
    /// The id of the clip in the media's `breakClips`.
    public var clipId: String
    /// The clip's title; `nil` if the sender gave none.
    public var title: String?
    /// The number of the clip in the break, from 1.
    public var number: Int
    /// The number of clips in the break.
    public var count: Int
    /// The position in the clip, in seconds from its beginning.
    public var position: Double
    /// The clip's duration, in seconds; 0 if its end isn't known.
    public var duration: Double
    /// The position from which the clip can be skipped, in seconds; `nil` if never.
    public var skippableFrom: Double?

    /// Whether the clip can be skipped now.
    public var isSkippable: Bool { self.skippableFrom.map { self.position >= $0 } ?? false }
  }

  /// The state of the queue.
  public struct Queue: Sendable, Hashable {
    /// The number of the current item, from 1.
    public var number: Int
    /// The number of items: two or more, or the screen shows no queue.
    public var count: Int
    /// The title of the next item.
    public var nextTitle: String?
    /// The player's action when an item or the queue ends (`repeatMode`, cast.md 7.8).
    public var repeatMode: RepeatMode
    /// Whether the queue plays in shuffled order.
    public var isShuffled: Bool
  }
}
