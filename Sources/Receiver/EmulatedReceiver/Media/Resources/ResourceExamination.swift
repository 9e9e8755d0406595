public import CastModel
import LoopIsolation

/// A resource to examine before the player can continue.
///
/// The core emits one for every item that it loads or preloads and every ad that it plays, and continues with the
/// ``ResourceExamination``. (CAF: the `LOAD` interceptor and the player's manifest request.)
public struct ResourceRequest: Sendable, Hashable {
  /// The request's id, unique for the receiver's lifetime.
  public struct ID: Sendable, Hashable {
    /// The run of the app that makes the request.
    public var sessionId: String
    /// The number of the request in that run, from 1.
    public var number: Int64

    /// Creates the id of request `number`, counted from 1, in the run `sessionId` of an app.
    public init(sessionId: String, number: Int64) {
      self.sessionId = sessionId
      self.number = number
    }
  }

  /// The purpose of a resource; more may be added.
  public struct Purpose: RawRepresentable, Sendable, Hashable {
    /// The purpose's name inside the emulator; it is never sent.
    public let rawValue: String
    /// Creates a purpose from any string, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The resource plays next: a failure ends the item with LOAD_FAILED or ERROR.
    public static let load = Purpose(rawValue: "load")
    /// The resource may play after the current item: a failure is reported when its turn comes.
    public static let preload = Purpose(rawValue: "preload")
    /// The resource is an ad: the player skips it after a failure.
    public static let breakClip = Purpose(rawValue: "breakClip")
    /// The resources are the files of text tracks that became active while the media plays: a failure turns the track
    /// off with an ERROR.
    public static let textTracks = Purpose(rawValue: "textTracks")
  }

  /// The id by which the core matches results and cancellations to requests.
  public var id: ID
  var purpose: Purpose
  /// The media session's id, ``CastModel/MediaStatus/mediaSessionId``.
  public var mediaSessionId: Int64
  /// The id of the queue item that the resource belongs to.
  public var itemId: Int64
  /// The media to examine: the URL is `contentUrl`, or else `contentId`; active text tracks with a `trackContentId`
  /// are resources too.
  ///
  /// For an ad it holds the clip's members.
  public var media: MediaInformation
  /// The tracks that are active from the beginning, or become active now.
  public var activeTrackIds: [Int64]
  /// The device's player, by whose limits an examiner judges the media.
  public var decoder = MediaDecoder.lenient

  /// Creates a request for `media`; the other defaults are those of a first LOAD without active tracks.
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

  /// The URL of the resource: `contentUrl`, or else `contentId`, or else the deep link `entity` (cast.md 7.6).
  public var url: String { self.media.contentUrl ?? self.media.contentId ?? self.media.entity ?? "" }

  /// Whether the resource plays as soon as it is examined.
  public var isLoad: Bool { self.purpose == .load }

  /// Whether only the files of text tracks are examined, because the media already plays.
  public var isForTextTracks: Bool { self.purpose == .textTracks }

  /// The active text tracks in files of their own: devices don't fetch those of inactive ones.
  public var activeTextTracks: [Track] {
    (self.media.tracks ?? []).filter { track in
      track.type == .text && track.trackContentId != nil && self.activeTrackIds.contains(track.trackId)
    }
  }

  /// Whether the media element asks for the media as a page does, with `Origin`, and needs
  /// `Access-Control-Allow-Origin` in the answer: once LOAD has text tracks (devices.md F80, F106a).
  public var needsAccessControl: Bool {
    (self.media.tracks ?? []).contains { $0.type == .text && $0.trackContentId != nil }
  }

  /// The code of the failure if the server accepts the connection and never answers (devices.md F115, F141, F145).
  var codeWithoutAnswer: Int64 {
    switch self.media.contentType?.lowercased() ?? "" {
    case let type where type.contains("mpegurl"): ResourceFailure.hlsMasterNetwork
    case let type where type.contains("dash+xml"): ResourceFailure.dashNetwork
    default: ResourceFailure.sourceNotSupported
    }
  }
}

extension ResourceRequest {
  /// Why no Cast device plays the media, apart from its contents; `nil`: the examination decides.
  ///
  /// Devices resolve names at 8.8.8.8, where `.local` ones aren't (devices.md F116), and play MPEG-TS in HLS alone
  /// (devices.md F44).
  var refusal: ResourceFailure? {
    if let host = Self.host(of: self.url), host.hasSuffix(".local") || host.hasSuffix(".local.") {
      let why = "Devices don't resolve “\(host)”: they ask a DNS server of Google's, not the local network."
      return ResourceFailure(detailedErrorCode: self.codeWithoutAnswer, explanation: why)
    }
    let type = (self.media.contentType?.lowercased() ?? "").prefix { $0 != ";" && $0 != " " }
    guard ["video/mp2t", "video/m2ts"].contains(type) else { return nil }
    return ResourceFailure(
      detailedErrorCode: ResourceFailure.sourceNotSupported,
      explanation: "Receivers play MPEG-TS (\(type)) in HLS alone.")
  }

  /// Returns the host of a URL, in lower case.
  private static func host(of url: String) -> Substring? {
    guard let start = url.firstRange(of: "://")?.upperBound else { return nil }
    let authority = url[start...].prefix { !"/?#".contains($0) }
    let host = authority[(authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? authority.startIndex)...]
    return Substring(host.prefix { $0 != ":" }.lowercased())
  }
}

/// A component that fetches a resource and determines its properties.
///
/// A receiver without one assumes the values of the LOAD (``AssumedResource``). Called once for each
/// ``ResourceRequest``; the task is cancelled when the receiver no longer needs the result.
public protocol ResourceExaminer: Sendable {
  /// Returns the properties of the resource; a failure is a result like any other. The core waits for at most
  /// ``MediaTiming/examinationTimeout``.
  @LoopActor
  func examine(_ request: ResourceRequest) async -> ResourceExamination

  /// Fetches the media of `request` from a byte on, as after a seek; breaks the connection off once the task is
  /// cancelled (devices.md F111).
  @LoopActor
  func fetch(_ request: ResourceRequest, from offset: Int64) async
}

extension ResourceExaminer {
  /// Fetches nothing.
  @LoopActor
  public func fetch(_ request: ResourceRequest, from offset: Int64) async {}
}

/// The result of examining a ``ResourceRequest``.
///
/// Members that are `nil` are unknown: the LOAD's values apply.
public struct ResourceExamination: Sendable, Hashable {
  /// Why the resource can't be played; `nil` if it can.
  public var failure: ResourceFailure?
  /// The duration in seconds; `nil` for live streams and pictures, and where the container has none.
  public var duration: Double?
  /// The resource's actual MIME type, for media without one from the sender.
  public var contentType: String?
  /// Whether the resource is video, audio or an image, which has no duration.
  public var kind: ResourceKind
  /// The seekable window of a live stream; `nil` for everything else.
  public var liveWindow: LiveWindow?
  /// The picture's format; `nil` for sound alone.
  public var video: VideoInfo?
  /// The tracks inside the container, without ids that the sender has given to others.
  public var inbandTracks: [Track]
  /// The results for the tracks in files of their own, by `trackId`.
  public var sidecarTracks: [Int64: TrackExamination]
  /// Whether the player shows the pictures. If it doesn't, the sound plays without `videoInfo` and without an error
  /// (devices.md F25).
  public var hasPicture = true
  /// Whether the player plays the sound. If it doesn't, the pictures play without an error (devices.md F54, F60).
  public var hasSound = true
  /// Where the player stops for ever, without an error; `nil`: it doesn't.
  public var stall: Stall?
  /// The length in bytes of a single file whose server sends parts of it; `nil` for all other resources.
  public var rangedSize: Int64?
  /// The rest of a resource without a length, which is still arriving; `nil` for all others, and for preloaded ones.
  public var rest: ArrivingResource?

  /// Whether only the last byte of the resource shows where it ends.
  var endsWithItsArrival: Bool {
    self.failure == nil && self.stall == nil && self.duration == nil && self.liveWindow == nil && self.kind != .image
  }

  /// The point at which loading never continues; more may be added.
  ///
  /// LOAD gets no further answer. STOP, another LOAD or the end of the app ends it.
  public struct Stall: RawRepresentable, Sendable, Hashable {
    /// The point's name, which a URL may give as `?stall=`.
    public let rawValue: String
    /// Creates a point from any text; one that is not in ``known`` works as ``loading``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The state stays IDLE with `extendedStatus` LOADING: the device shows the app's logo (devices.md F27).
    public static let loading = Stall(rawValue: "loading")
    /// The state stays BUFFERING: segments are fetched, and nothing is shown (devices.md F73, F74).
    public static let buffering = Stall(rawValue: "buffering")
    /// The points that a URL may name.
    public static let known: [Stall] = [.loading, .buffering]
  }

  /// Creates a result; by default it is a playable video with unknown properties.
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

  /// Returns the result for a resource that can't be played.
  public static func failed(_ code: Int64, reason: String? = nil) -> ResourceExamination {
    ResourceExamination(failure: ResourceFailure(detailedErrorCode: code, reason: reason))
  }

  /// Returns the result for a resource that loads for ever.
  public static func stalled(at stall: Stall) -> ResourceExamination {
    var examination = ResourceExamination()
    examination.stall = stall
    return examination
  }
}

/// The rest of a resource that its server sends without a length, on the connection that was opened to examine it.
///
/// The receiver reads it while it plays. Its end is the end of playback, after the buffered seconds: nothing is
/// requested again (devices.md F112, F113).
public final class ArrivingResource: Sendable, Hashable {
  private let read: @Sendable @LoopActor () async -> Double?

  /// Creates the rest of a resource; `read` returns at its end, or once its task is cancelled, with the playing time of
  /// the whole resource in seconds, or `nil` if that is unknown.
  public init(read: @escaping @Sendable @LoopActor () async -> Double?) { self.read = read }

  /// Reads to the end, whether the server or a lost connection ends it; returns the playing time, or `nil` if unknown.
  @LoopActor
  public func readToEnd() async -> Double? { await self.read() }

  public static func == (left: ArrivingResource, right: ArrivingResource) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of a file, from a byte on, that the player requests after a seek.
struct SoughtPart: Sendable, Hashable {
  var request: ResourceRequest
  /// The number of the seek.
  var number: Int
  /// The first byte.
  var offset: Int64
}

/// The kind of a resource, apart from its MIME type; more may be added.
public struct ResourceKind: RawRepresentable, Sendable, Hashable {
  /// The kind's name; the control protocol shows it as `kind` of the screen's media.
  public let rawValue: String
  /// Creates a kind from any string, named below or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The resource has moving pictures, or is assumed to have some because nothing is known about it.
  public static let video = ResourceKind(rawValue: "video")
  /// The resource has sound, and no moving pictures.
  public static let audio = ResourceKind(rawValue: "audio")
  /// The resource has no duration, and is shown until something else is.
  public static let image = ResourceKind(rawValue: "image")
}

/// Why a resource can't be played, as in LOAD_FAILED and ERROR.
public struct ResourceFailure: Sendable, Hashable {
  /// A number of cast.md 7.2, ``sourceNotSupported`` for example.
  public var detailedErrorCode: Int64
  /// The wire's `reason`, where real receivers give one.
  public var reason: String?
  /// The explanation of the failure, for people who watch the screen.
  public var explanation: String?
  /// Whether LOAD_FAILED and ERROR carry ``detailedErrorCode``; a player that never does says so in
  /// ``MediaDecoder/reportsErrorCodes``.
  public var isCodeReported = true
  /// Whether ERROR is sent twice, once with and once without `itemId` (devices.md F137a).
  public var isRepeated = false

  /// Creates a failure with a number of cast.md 7.2; `explanation` is for people and is never sent.
  public init(detailedErrorCode: Int64, reason: String? = nil, explanation: String? = nil) {
    self.detailedErrorCode = detailedErrorCode
    self.reason = reason
    self.explanation = explanation
  }

  /// MEDIA_NETWORK: the connection broke.
  public static let mediaNetwork: Int64 = 103
  /// MEDIA_SRC_NOT_SUPPORTED: the resource doesn't exist, or can't be played.
  public static let sourceNotSupported: Int64 = 104
  /// HLS_NETWORK_MASTER_PLAYLIST
  static let hlsMasterNetwork: Int64 = 311
  /// DASH_NETWORK
  static let dashNetwork: Int64 = 321
  /// TEXT_UNKNOWN: a text track can't be loaded.
  public static let textUnknown: Int64 = 600
  /// BREAK_CLIP_LOADING_ERROR
  public static let breakClipLoading: Int64 = 901
  /// IMAGE_ERROR
  public static let image: Int64 = 903
  /// LOAD_FAILED
  public static let loadFailed: Int64 = 905
}

/// The seekable part of a live stream.
public struct LiveWindow: Sendable, Hashable {
  /// The beginning of the window when it is examined, in seconds.
  public var start: Double
  /// The length, in seconds.
  public var length: Double
  /// Whether the beginning moves with the end, as with a playlist that drops old segments.
  public var isMoving: Bool
  /// Whether the stream has ended and can be sought as a whole.
  var isDone: Bool

  /// Creates a window that begins at `start` and is `length` long, in seconds of the stream's own time.
  public init(start: Double = 0, length: Double, isMoving: Bool = true, isDone: Bool = false) {
    self.start = start
    self.length = length
    self.isMoving = isMoving
    self.isDone = isDone
  }
}

/// The result for a text track in its own file.
public struct TrackExamination: Sendable, Hashable {
  /// Why the track can't be shown; `nil` if it can.
  public var failure: ResourceFailure?
  /// The texts, ordered by ``TextCue/start``.
  public var cues: [TextCue]

  /// Creates the result for one text track; without a failure the track can be shown, even if it has no cues.
  public init(failure: ResourceFailure? = nil, cues: [TextCue] = []) {
    self.failure = failure
    self.cues = cues
  }
}

/// One text of a subtitle track.
public struct TextCue: Sendable, Hashable {
  /// The time at which the text appears, in seconds.
  public var start: Double
  /// The time at which the text disappears, in seconds.
  public var end: Double
  /// The text without markup; line feeds separate lines.
  public var text: String

  /// Creates a cue that is shown from `start` until just before `end`, in seconds of media time.
  public init(start: Double, end: Double, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }
}
