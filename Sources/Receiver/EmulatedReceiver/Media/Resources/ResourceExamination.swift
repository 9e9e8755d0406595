public import CastModel
import LoopIsolation

/// What the player has to know before it can go on: "examine this resource".
///
/// The core emits one for every item that it loads or preloads and every ad that it plays, and goes on when it is told the
/// ``ResourceExamination``. (CAF: the `LOAD` interceptor and the player's manifest request.)
public struct ResourceRequest: Sendable, Hashable {
  /// Names the request for as long as the receiver lives.
  public struct ID: Sendable, Hashable {
    /// The run of the app that asks.
    public var sessionId: String
    /// Counts the requests of that run, from 1.
    public var number: Int64

    /// Makes the ID of request `number`, counted from 1, in the run `sessionId` of an app.
    public init(sessionId: String, number: Int64) {
      self.sessionId = sessionId
      self.number = number
    }
  }

  /// What the resource is wanted for; more may be added.
  public struct Purpose: RawRepresentable, Sendable, Hashable {
    /// Names the purpose inside the emulator; it never goes over the wire.
    public let rawValue: String
    /// Takes any string as a purpose, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It plays next: a failure ends the item with LOAD_FAILED or ERROR.
    public static let load = Purpose(rawValue: "load")
    /// It may play after the current item: a failure is noticed when it does.
    public static let preload = Purpose(rawValue: "preload")
    /// An ad: a failure passes over it.
    public static let breakClip = Purpose(rawValue: "breakClip")
  }

  /// Tells the receiver's core which request an examination answers or a cancellation ends.
  public var id: ID
  var purpose: Purpose
  /// Names the media session, ``CastModel/MediaStatus/mediaSessionId``.
  public var mediaSessionId: Int64
  /// The current queue item.
  public var itemId: Int64
  /// What to examine: the URL is `contentUrl`, or else `contentId`; text tracks with a `trackContentId` are resources too.
  ///
  /// Of an ad it holds what the clip says.
  public var media: MediaInformation
  /// The tracks that are wanted from the beginning.
  public var activeTrackIds: [Int64]

  /// Makes a request for `media`; the other defaults are those of a first LOAD without active tracks.
  public init(
    id: ID, purpose: Purpose = .load, mediaSessionId: Int64 = 1, itemId: Int64 = 1, media: MediaInformation,
    activeTrackIds: [Int64] = []
  ) {
    self.id = id
    self.purpose = purpose
    self.mediaSessionId = mediaSessionId
    self.itemId = itemId
    self.media = media
    self.activeTrackIds = activeTrackIds
  }

  /// Where the resource is: `contentUrl`, or else `contentId`, or else the deep link `entity` (cast.md 7.6).
  public var url: String { self.media.contentUrl ?? self.media.contentId ?? self.media.entity ?? "" }
}

/// Fetches what a receiver should play, and determines what it is.
///
/// A receiver without one assumes what the LOAD says (``AssumedResource``). Called once for each ``ResourceRequest``; the task is
/// cancelled when the receiver doesn't want to know any more.
public protocol ResourceExaminer: Sendable {
  /// What is behind `request`; a failure is a result like any other. The core waits for at most
  /// ``MediaTiming/examinationTimeout``.
  @LoopActor
  func examine(_ request: ResourceRequest) async -> ResourceExamination
}

/// What was found behind a ``ResourceRequest``: "resource examined".
///
/// Members that are `nil` are unknown: what the LOAD said about them holds.
public struct ResourceExamination: Sendable, Hashable {
  /// Why it can't be played; `nil` if it can.
  public var failure: ResourceFailure?
  /// In seconds; `nil` for live streams and pictures, and where the container doesn't tell.
  public var duration: Double?
  /// The MIME type that it really has, where the sender named none.
  public var contentType: String?
  /// Whether the resource is video, audio or an image, which has no duration.
  public var kind: ResourceKind
  /// How a live stream can be sought; `nil` for everything else.
  public var liveWindow: LiveWindow?
  /// The picture as it is shown; `nil` for sound alone.
  public var video: VideoInfo?
  /// The tracks inside the container, without ids that the sender has given to others.
  public var inbandTracks: [Track]
  /// What became of the tracks that are files of their own, by `trackId`.
  public var sidecarTracks: [Int64: TrackExamination]

  /// Makes the result of an examination; by default it is a playable video of which nothing else is known.
  public init(
    failure: ResourceFailure? = nil, duration: Double? = nil, contentType: String? = nil,
    kind: ResourceKind = .video, liveWindow: LiveWindow? = nil, video: VideoInfo? = nil, inbandTracks: [Track] = [],
    sidecarTracks: [Int64: TrackExamination] = [:]
  ) {
    self.failure = failure
    self.duration = duration
    self.contentType = contentType
    self.kind = kind
    self.liveWindow = liveWindow
    self.video = video
    self.inbandTracks = inbandTracks
    self.sidecarTracks = sidecarTracks
  }

  /// A resource that can't be played.
  public static func failed(_ code: Int64, reason: String? = nil) -> ResourceExamination {
    ResourceExamination(failure: ResourceFailure(detailedErrorCode: code, reason: reason))
  }
}

/// What a resource is, apart from its MIME type; more may be added.
public struct ResourceKind: RawRepresentable, Sendable, Hashable {
  /// Names the kind; the control protocol shows it as `kind` of the screen's media.
  public let rawValue: String
  /// Takes any string as a kind, named below or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The resource has moving pictures, or is taken to have some where nothing is known about it.
  public static let video = ResourceKind(rawValue: "video")
  /// The resource has sound, and no moving pictures.
  public static let audio = ResourceKind(rawValue: "audio")
  /// It has no duration, and is shown until something else is.
  public static let image = ResourceKind(rawValue: "image")
}

/// Why a resource can't be played, as LOAD_FAILED and ERROR tell it.
public struct ResourceFailure: Sendable, Hashable {
  /// A number of cast.md 7.2, ``sourceNotSupported`` for example.
  public var detailedErrorCode: Int64
  /// The wire's `reason`, where real receivers give one.
  public var reason: String?
  /// What happened, for people who watch the screen.
  public var explanation: String?

  /// Makes a failure with a number of cast.md 7.2; `explanation` is for people and never goes to senders.
  public init(detailedErrorCode: Int64, reason: String? = nil, explanation: String? = nil) {
    self.detailedErrorCode = detailedErrorCode
    self.reason = reason
    self.explanation = explanation
  }

  /// MEDIA_NETWORK: the connection broke.
  public static let mediaNetwork: Int64 = 103
  /// MEDIA_SRC_NOT_SUPPORTED: it isn't there, or is nothing that can be played.
  public static let sourceNotSupported: Int64 = 104
  /// TEXT_UNKNOWN: a text track can't be had.
  public static let textUnknown: Int64 = 600
  /// BREAK_CLIP_LOADING_ERROR
  public static let breakClipLoading: Int64 = 901
  /// IMAGE_ERROR
  public static let image: Int64 = 903
  /// LOAD_FAILED
  public static let loadFailed: Int64 = 905
}

/// The part of a live stream that can be sought.
public struct LiveWindow: Sendable, Hashable {
  /// Where it begins when it is examined, in seconds.
  public var start: Double
  /// How long it is, in seconds.
  public var length: Double
  /// Whether its beginning moves on with its end, as with a playlist that drops old segments.
  public var isMoving: Bool
  /// Whether the stream has ended and can be sought as a whole.
  var isDone: Bool

  /// Makes a window that begins at `start` and is `length` long, in seconds of the stream's own time.
  public init(start: Double = 0, length: Double, isMoving: Bool = true, isDone: Bool = false) {
    self.start = start
    self.length = length
    self.isMoving = isMoving
    self.isDone = isDone
  }
}

/// What became of a text track that is a file of its own.
public struct TrackExamination: Sendable, Hashable {
  /// Why the track can't be shown; `nil` if it can.
  public var failure: ResourceFailure?
  /// The texts, ordered by ``TextCue/start``.
  public var cues: [TextCue]

  /// Makes the result for one text track; without a failure the track can be shown, even if it has no cues.
  public init(failure: ResourceFailure? = nil, cues: [TextCue] = []) {
    self.failure = failure
    self.cues = cues
  }
}

/// One text of a subtitle track.
public struct TextCue: Sendable, Hashable {
  /// In seconds.
  public var start: Double
  /// In seconds; the text isn't shown any more then.
  public var end: Double
  /// Without markup; line feeds part lines.
  public var text: String

  /// Makes a cue that is shown from `start` until just before `end`, in seconds of media time.
  public init(start: Double, end: Double, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }
}
