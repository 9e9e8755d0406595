public import CastModel

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
  public var kind: ResourceKind
  /// How a live stream can be sought; `nil` for everything else.
  public var liveWindow: LiveWindow?
  /// The picture as it is shown; `nil` for sound alone.
  public var video: VideoInfo?
  /// The tracks inside the container, without ids that the sender has given to others.
  public var inbandTracks: [Track]
  /// What became of the tracks that are files of their own, by `trackId`.
  public var sidecarTracks: [Int64: TrackExamination]

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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = ResourceKind(rawValue: "video")
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
  public var isDone: Bool

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

  public init(start: Double, end: Double, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }
}
