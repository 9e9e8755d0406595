// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// Whether a call waits until the player has settled: receivers answer while they still buffer.
public struct WaitOptions: Sendable, Hashable, JSONDecodable {
  /// The call returns when the player reaches this state, or when the media has ended; absent: as soon as the receiver
  /// has answered.
  public var waitFor: PlayerState?
  /// With `waitFor`: how long to wait after the receiver's answer; then the call fails with RequestTimedOut, but
  /// playback continues.
  ///
  /// In seconds. More than 0. Absent: `30`.
  public var waitTimeout: Double?

  public init(waitFor: PlayerState? = nil, waitTimeout: Double? = nil) {
    (self.waitFor, self.waitTimeout) = (waitFor, waitTimeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.waitFor = try members.optional("waitFor")
    self.waitTimeout = try members.optional("waitTimeout", JSONConstraint<Double>.moreThan(0))
  }

  private static let vocabulary = JSONVocabulary(["waitFor", "waitTimeout"])
}

/// A request to an app that is still unanswered.
///
/// SDK: `GCKRequest`.
public struct PendingMediaRequest: Sendable, Hashable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String
  /// The request's id on the wire.
  ///
  /// SDK: `GCKRequest.requestID`.
  public var requestId: Int64
  /// Its type: `LOAD`, `SEEK`…
  public var type: String
  /// How long it has been waiting.
  ///
  /// In seconds.
  public var elapsed: Double
  /// How long until it fails with RequestTimedOut; absent: no limit.
  ///
  /// In seconds.
  public var remaining: Double?

  public init(sessionId: String, requestId: Int64, type: String, elapsed: Double, remaining: Double? = nil) {
    self.sessionId = sessionId
    self.requestId = requestId
    self.type = type
    self.elapsed = elapsed
    self.remaining = remaining
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("requestId", self.requestId)
    writer.member("type", self.type)
    writer.member("elapsed", self.elapsed)
    writer.member("remaining", self.remaining)
  }
}

/// The protocol of a stream.
///
/// SDK: `GCKStreamingProtocolType`.
public struct StreamingProtocol: JSONIntegerEnum {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Unknown; receivers preload nothing.
  public static let unknown: StreamingProtocol = StreamingProtocol(rawValue: 0)
  /// MPEG-DASH.
  public static let mpegDash: StreamingProtocol = StreamingProtocol(rawValue: 1)
  /// HLS; requires `hlsSegmentFormat`.
  public static let hls: StreamingProtocol = StreamingProtocol(rawValue: 2)
  /// Smooth Streaming.
  public static let smoothStreaming: StreamingProtocol = StreamingProtocol(rawValue: 3)

  public static let knownValues: [StreamingProtocol] = [.unknown, .mpegDash, .hls, .smoothStreaming]
}

/// A stream whose beginning a receiver may preload.
///
/// SDK: `GCKMediaRequestItem`.
public struct MediaRequestItem: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The URL of the stream.
  ///
  /// Not empty.
  public var url: String
  /// The protocol of the stream.
  public var protocolType: StreamingProtocol
  /// The position from which it will be played.
  ///
  /// In seconds. At least 0. Absent: `0`.
  public var initialTime: Double?
  /// The format of its segments; required for HLS.
  public var hlsSegmentFormat: HlsSegmentFormat?

  public init(
    url: String, protocolType: StreamingProtocol, initialTime: Double? = nil, hlsSegmentFormat: HlsSegmentFormat? = nil
  ) {
    self.url = url
    self.protocolType = protocolType
    self.initialTime = initialTime
    self.hlsSegmentFormat = hlsSegmentFormat
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.protocolType = try members.required("protocolType")
    self.initialTime = try members.optional("initialTime", JSONConstraint<Double>.atLeast(0))
    self.hlsSegmentFormat = try members.optional("hlsSegmentFormat")
  }

  private static let vocabulary = JSONVocabulary(["url", "protocolType", "initialTime", "hlsSegmentFormat"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("protocolType", self.protocolType)
    writer.member("initialTime", self.initialTime)
    writer.member("hlsSegmentFormat", self.hlsSegmentFormat)
  }
}

/// The parameters of `media.load`.
public struct MediaLoadParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``LoadRequestData``, which stand flat beside the others on the wire.
  public var loadRequestData: LoadRequestData
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// A deep link that the app resolves, sent as LOAD_BY_ENTITY; instead of `media` and `queueData`. To load it with
  /// further options, use `media.entity` or `queueData.entity`.
  ///
  /// Not empty.
  public var entity: String?
  /// With `entity`: whether its content is shuffled.
  public var shuffle: Bool?
  /// Whether the server examines the media (of a queue the first played item) before the load, as `media.preflight`
  /// does. Media that can't play is refused with MediaWillFail, and nothing is sent.
  ///
  /// Absent: `false`.
  public var preflight: Bool?
  /// Whether the server examines media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or
  /// none), for 5 seconds at most. `data.preflight` of the error has the findings.
  ///
  /// Absent: `false`.
  public var explainFailure: Bool?

  @_alwaysEmitIntoClient public init(
    loadRequestData: LoadRequestData, waitOptions: WaitOptions, sessionId: String? = nil, entity: String? = nil,
    shuffle: Bool? = nil, preflight: Bool? = nil, explainFailure: Bool? = nil
  ) {
    (
      self.loadRequestData, self.waitOptions, self.sessionId, self.entity, self.shuffle, self.preflight,
      self.explainFailure
    )
    = (loadRequestData, waitOptions, sessionId, entity, shuffle, preflight, explainFailure)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    var loadRequestData: LoadRequestData = try LoadRequestData(flat: node)
    loadRequestData.additional.removeAll(where: Self.foreignKeys.contains)
    self.loadRequestData = loadRequestData
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.entity = try members.optional("entity", JSONConstraint<String>.nonEmpty)
    self.shuffle = try members.optional("shuffle")
    self.preflight = try members.optional("preflight")
    self.explainFailure = try members.optional("explainFailure")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "media", "queueData", "autoplay", "currentTime", "playbackRate", "activeTrackIds", "credentials",
      "credentialsType", "atvCredentials", "atvCredentialsType", "loadOptions", "customData", "waitFor", "waitTimeout",
      "sessionId", "entity", "shuffle", "preflight", "explainFailure", "progressToken",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds", "contentId": "media.contentId", "contentType": "media.contentType",
      "contentUrl": "media.contentUrl", "mediaInfo": "media", "mediaInformation": "media",
      "playPosition": "currentTime", "startTime": "currentTime",
    ],
    isOpen: true
  )

  private static let foreignKeys: Set<String> = [
    "waitFor", "waitTimeout", "sessionId", "entity", "shuffle", "preflight", "explainFailure", "progressToken",
  ]
}

/// The parameters of `media.resolve`.
public struct MediaResolveParams: Sendable, Equatable, JSONDecodable {
  /// An `http` or `https` URL.
  ///
  /// Not empty.
  public var url: String
  /// The session whose device plays it; absent, and no `device`: the current session, if there is one.
  public var sessionId: String?
  /// The device that plays it, by id, name, alias or address; not together with `sessionId`. Without either, formats
  /// are chosen that all devices with a screen play.
  ///
  /// Not empty.
  public var device: String?
  /// How long to look for a device that isn't known yet.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?

  @_alwaysEmitIntoClient public init(
    url: String, sessionId: String? = nil, device: String? = nil, searchTimeout: Double? = nil
  ) {
    (self.url, self.sessionId, self.device, self.searchTimeout) = (url, sessionId, device, searchTimeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.sessionId = try members.optional("sessionId")
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
  }

  private static let vocabulary = JSONVocabulary(["url", "sessionId", "device", "searchTimeout", "progressToken"])
}

/// The result of `media.resolve`.
public struct MediaResolveResult: Sendable, Equatable, JSONObjectEncodable {
  /// A summary of the content.
  public var resolved: ResolvedContent
  /// Its items, in order; at least one.
  public var items: [ResolvedItem]
  /// The entries of a playlist that can't be played.
  public var passedOver: [PassedOverItem]

  public init(resolved: ResolvedContent, items: [ResolvedItem], passedOver: [PassedOverItem]) {
    (self.resolved, self.items, self.passedOver) = (resolved, items, passedOver)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("resolved", self.resolved)
    writer.member("items", self.items)
    writer.member("passedOver", self.passedOver)
  }
}

/// The parameters of `media.preflight`.
public struct MediaPreflightParams: Sendable, Equatable, JSONDecodable {
  /// The media that would be loaded, with its tracks.
  public var media: MediaInformation?
  /// The URL that would be played, or a path or `file:` URL on the server's machine. A file is judged by its content.
  ///
  /// Not empty.
  public var url: String?
  /// With `url`: the MIME type that the load would declare; absent: determined from the content.
  public var contentType: String?
  /// The session whose device the media is judged for; absent, and no `device`: the current session, if there is one.
  public var sessionId: String?
  /// The device that the media is judged for, by id, name, alias or address; not together with `sessionId`.
  ///
  /// Not empty.
  public var device: String?
  /// How long to look for a device that isn't known yet.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// The origin of the app's page, such as `https://receiver.example.com`: servers may allow only some pages to read
  /// manifests and subtitles (CORS). Absent: the origin of the default media receiver. The origin of another app isn't
  /// known, so NO_CORS is a risk for its session.
  ///
  /// Not empty.
  public var origin: String?
  /// The limit for all fetches together; parts that weren't examined by then are a finding.
  ///
  /// In seconds. More than 0, at most 120. Absent: `20`.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(
    media: MediaInformation? = nil, url: String? = nil, contentType: String? = nil, sessionId: String? = nil,
    device: String? = nil, searchTimeout: Double? = nil, origin: String? = nil, timeout: Double? = nil
  ) {
    (self.media, self.url, self.contentType, self.sessionId, self.device, self.searchTimeout, self.origin, self.timeout)
    = (media, url, contentType, sessionId, device, searchTimeout, origin, timeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.media = try members.optional("media")
    self.url = try members.optional("url", JSONConstraint<String>.nonEmpty)
    self.contentType = try members.optional("contentType")
    self.sessionId = try members.optional("sessionId")
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.origin = try members.optional("origin", JSONConstraint<String>.nonEmpty)
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 120))
  }

  private static let vocabulary = JSONVocabulary([
    "media", "url", "contentType", "sessionId", "device", "searchTimeout", "origin", "timeout", "progressToken",
  ])
}

/// The parameters of `media.play`.
public struct MediaPlayParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(waitOptions: WaitOptions, sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.waitOptions, self.sessionId, self.customData) = (waitOptions, sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["waitFor", "waitTimeout", "sessionId", "customData", "progressToken"])
}

/// The parameters of `media.pause`.
public struct MediaPauseParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(waitOptions: WaitOptions, sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.waitOptions, self.sessionId, self.customData) = (waitOptions, sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["waitFor", "waitTimeout", "sessionId", "customData", "progressToken"])
}

/// The parameters of `media.stop`.
public struct MediaStopParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.sessionId, self.customData) = (sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "customData", "progressToken"])
}

/// The parameters of `media.seek`.
public struct MediaSeekParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The position.
  ///
  /// In seconds. At least 0.
  public var currentTime: Double?
  /// Alternatively: the distance from the present position; negative is backward.
  ///
  /// In seconds.
  public var relativeTime: Double?
  /// Alternatively: whether to seek to the end, or to the live edge.
  ///
  /// Absent: `false`.
  public var seekToInfinite: Bool?
  /// The player's state after the seek.
  public var resumeState: ResumeState?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    waitOptions: WaitOptions, sessionId: String? = nil, currentTime: Double? = nil, relativeTime: Double? = nil,
    seekToInfinite: Bool? = nil, resumeState: ResumeState? = nil, customData: JSONValue? = nil
  ) {
    (
      self.waitOptions, self.sessionId, self.currentTime, self.relativeTime, self.seekToInfinite, self.resumeState,
      self.customData
    )
    = (waitOptions, sessionId, currentTime, relativeTime, seekToInfinite, resumeState, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.relativeTime = try members.optional("relativeTime")
    self.seekToInfinite = try members.optional("seekToInfinite")
    self.resumeState = try members.optional("resumeState")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor", "waitTimeout", "sessionId", "currentTime", "relativeTime", "seekToInfinite", "resumeState",
      "customData", "progressToken",
    ],
    meant: [
      "interval": "currentTime", "playPosition": "currentTime", "position": "currentTime", "relative": "relativeTime",
      "startTime": "currentTime", "time": "currentTime",
    ]
  )
}

/// The parameters of `media.setPlaybackRate`.
public struct MediaSetPlaybackRateParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The rate; 1 is normal.
  ///
  /// From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`.
  public var playbackRate: Double?
  /// Alternatively: a factor for the present rate; the resulting rate must be between 0.5 and 2, too.
  ///
  /// More than 0.
  public var relativePlaybackRate: Double?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, playbackRate: Double? = nil, relativePlaybackRate: Double? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.playbackRate = playbackRate
    self.relativePlaybackRate = relativePlaybackRate
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.playbackRate = try members.optional("playbackRate", JSONConstraint<Double>.range(0.5...2))
    self.relativePlaybackRate = try members.optional("relativePlaybackRate", JSONConstraint<Double>.moreThan(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "playbackRate", "relativePlaybackRate", "customData", "progressToken"],
    meant: ["rate": "playbackRate"]
  )
}

/// The parameters of `media.setStreamVolume`.
public struct MediaSetStreamVolumeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The volume level.
  ///
  /// From 0 to 1.
  public var level: Double
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, level: Double, customData: JSONValue? = nil) {
    (self.sessionId, self.level, self.customData) = (sessionId, level, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "level", "customData", "progressToken"],
    meant: ["volume": "level"]
  )
}

/// The parameters of `media.setStreamMuted`.
public struct MediaSetStreamMutedParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// Whether to mute it.
  public var muted: Bool
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, muted: Bool, customData: JSONValue? = nil) {
    (self.sessionId, self.muted, self.customData) = (sessionId, muted, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.muted = try members.required("muted")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "muted", "customData", "progressToken"],
    meant: ["isMuted": "muted", "mute": "muted"]
  )
}

/// The parameters of `media.setActiveTracks`.
public struct MediaSetActiveTracksParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// Their ids; empty, absent or null: none.
  public var activeTrackIds: [Int64]?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, activeTrackIds: [Int64]? = nil, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.activeTrackIds, self.customData) = (sessionId, activeTrackIds, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "activeTrackIds", "customData", "progressToken"],
    meant: ["trackIDs": "activeTrackIds", "trackIds": "activeTrackIds"]
  )
}

/// The parameters of `media.getDefaultTextTrackStyle`.
public struct MediaGetDefaultTextTrackStyleParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `media.getDefaultTextTrackStyle`.
public struct MediaGetDefaultTextTrackStyleResult: Sendable, Equatable, JSONObjectEncodable {
  /// The text style.
  public var textTrackStyle: TextTrackStyle

  public init(textTrackStyle: TextTrackStyle) {
    self.textTrackStyle = textTrackStyle
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("textTrackStyle", self.textTrackStyle)
  }
}

/// The parameters of `media.setTextTrackStyle`.
public struct MediaSetTextTrackStyleParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The text style.
  public var textTrackStyle: TextTrackStyle
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, textTrackStyle: TextTrackStyle, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.textTrackStyle, self.customData) = (sessionId, textTrackStyle, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.textTrackStyle = try members.required("textTrackStyle")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "textTrackStyle", "customData", "progressToken"],
    meant: ["style": "textTrackStyle"]
  )
}

/// The parameters of `media.skipAd`.
public struct MediaSkipAdParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.sessionId, self.customData) = (sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "customData", "progressToken"])
}

/// The parameters of `media.requestStatus`.
public struct MediaRequestStatusParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// Whether the answer may leave out the media's metadata (NO_METADATA).
  ///
  /// Absent: `false`.
  public var omitMetadata: Bool?
  /// Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS).
  ///
  /// Absent: `false`.
  public var omitQueueItems: Bool?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, omitMetadata: Bool? = nil, omitQueueItems: Bool? = nil, customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.omitMetadata = omitMetadata
    self.omitQueueItems = omitQueueItems
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.omitMetadata = try members.optional("omitMetadata")
    self.omitQueueItems = try members.optional("omitQueueItems")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "omitMetadata", "omitQueueItems", "customData", "progressToken",
  ])
}

/// The parameters of `media.getStatus`.
public struct MediaGetStatusParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `media.getLastKnown`.
public struct MediaGetLastKnownParams: Sendable, Equatable, JSONDecodable {
  /// The session, which may have ended; absent: the current one, or if no session exists the one that ended last.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `media.position`.
public struct MediaPositionParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `media.subscribePosition`.
public struct MediaSubscribePositionParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The time between two notifications.
  ///
  /// In seconds. From 0.1 to 3600. Absent: `1`.
  public var interval: Double?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, interval: Double? = nil) {
    (self.sessionId, self.interval) = (sessionId, interval)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.interval = try members.optional("interval", JSONConstraint<Double>.range(0.1...3600))
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "interval", "progressToken"])
}

/// The parameters of `media.unsubscribePosition`.
public struct MediaUnsubscribePositionParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `media.editTracks`.
public struct MediaEditTracksParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The active tracks; empty: none, absent: unchanged.
  public var activeTrackIds: [Int64]?
  /// The style of text tracks.
  public var textTrackStyle: TextTrackStyle?
  /// Turns text on (the receiver picks the track) or off.
  public var enableTextTracks: Bool?
  /// The text's language, RFC 5646.
  ///
  /// Not empty.
  public var language: String?
  /// Whether the language is only a suggestion: if there is no such track, nothing happens.
  public var isSuggestedLanguage: Bool?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, activeTrackIds: [Int64]? = nil, textTrackStyle: TextTrackStyle? = nil,
    enableTextTracks: Bool? = nil, language: String? = nil, isSuggestedLanguage: Bool? = nil,
    customData: JSONValue? = nil
  ) {
    (
      self.sessionId, self.activeTrackIds, self.textTrackStyle, self.enableTextTracks, self.language,
      self.isSuggestedLanguage, self.customData
    )
    = (sessionId, activeTrackIds, textTrackStyle, enableTextTracks, language, isSuggestedLanguage, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.textTrackStyle = try members.optional("textTrackStyle")
    self.enableTextTracks = try members.optional("enableTextTracks")
    self.language = try members.optional("language", JSONConstraint<String>.nonEmpty)
    self.isSuggestedLanguage = try members.optional("isSuggestedLanguage")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId", "activeTrackIds", "textTrackStyle", "enableTextTracks", "language", "isSuggestedLanguage",
      "customData", "progressToken",
    ],
    meant: ["trackIDs": "activeTrackIds", "trackIds": "activeTrackIds"]
  )
}

/// The parameters of `media.editAudioTracks`.
public struct MediaEditAudioTracksParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The language, RFC 5646.
  ///
  /// Not empty.
  public var language: String
  /// Whether the language is only a suggestion, not the viewer's choice.
  public var isSuggestedLanguage: Bool?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, language: String, isSuggestedLanguage: Bool? = nil, customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.language = language
    self.isSuggestedLanguage = isSuggestedLanguage
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.language = try members.required("language", JSONConstraint<String>.nonEmpty)
    self.isSuggestedLanguage = try members.optional("isSuggestedLanguage")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "language", "isSuggestedLanguage", "customData", "progressToken",
  ])
}

/// The parameters of `media.selectTracks`.
public struct MediaSelectTracksParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// Audio languages, the best first.
  public var audioLanguages: [String]?
  /// Text languages, the best first; empty: turns text off.
  public var textLanguages: [String]?
  /// Accepted kinds of text, the best first; absent: SUBTITLES, CAPTIONS, and tracks without a kind.
  public var textSubtypes: [TextTrackSubtype]?
  /// Whether a missing track is no error.
  ///
  /// Absent: `false`.
  public var isSuggested: Bool?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, audioLanguages: [String]? = nil, textLanguages: [String]? = nil,
    textSubtypes: [TextTrackSubtype]? = nil, isSuggested: Bool? = nil, customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.audioLanguages = audioLanguages
    self.textLanguages = textLanguages
    self.textSubtypes = textSubtypes
    self.isSuggested = isSuggested
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.audioLanguages = try members.optional("audioLanguages")
    self.textLanguages = try members.optional("textLanguages")
    self.textSubtypes = try members.optional("textSubtypes")
    self.isSuggested = try members.optional("isSuggested")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "audioLanguages", "textLanguages", "textSubtypes", "isSuggested", "customData", "progressToken",
  ])
}

/// The parameters of `media.userAction`.
public struct MediaUserActionParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The action.
  public var userAction: UserAction
  /// Whether the action is undone.
  public var clear: Bool?
  /// The subject of the action, as the app defines it.
  public var userActionContext: String?
  /// The place of the action, as the app defines it.
  public var source: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, userAction: UserAction, clear: Bool? = nil, userActionContext: String? = nil,
    source: String? = nil, customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.userAction = userAction
    self.clear = clear
    self.userActionContext = userActionContext
    self.source = source
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.userAction = try members.required("userAction")
    self.clear = try members.optional("clear")
    self.userActionContext = try members.optional("userActionContext")
    self.source = try members.optional("source")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "userAction", "clear", "userActionContext", "source", "customData", "progressToken",
  ])
}

/// The parameters of `media.precache`.
public struct MediaPrecacheParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var precacheData: String?
  /// The streams to preload.
  public var requestItems: [MediaRequestItem]?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, precacheData: String? = nil, requestItems: [MediaRequestItem]? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.precacheData = precacheData
    self.requestItems = requestItems
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.precacheData = try members.optional("precacheData")
    self.requestItems = try members.optional("requestItems")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "precacheData", "requestItems", "customData", "progressToken",
  ])
}

/// The parameters of `media.storeSession`.
public struct MediaStoreSessionParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The capabilities of the other device; absent: the value of the SDK for Android.
  public var targetDeviceCapabilities: JSONObject?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, targetDeviceCapabilities: JSONObject? = nil, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.targetDeviceCapabilities, self.customData) = (sessionId, targetDeviceCapabilities, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.targetDeviceCapabilities = try members.optional("targetDeviceCapabilities")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "targetDeviceCapabilities", "customData", "progressToken",
  ])
}

/// The result of `media.storeSession`.
public struct MediaStoreSessionResult: Sendable, Equatable, JSONObjectEncodable {
  /// The state, which only apps understand: usually `loadRequestData` and `customData`.
  public var sessionState: JSONObject

  public init(sessionState: JSONObject) {
    self.sessionState = sessionState
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionState", self.sessionState)
  }
}

/// The parameters of `media.resumeSession`.
public struct MediaResumeSessionParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The state that `media.storeSession` returned.
  public var sessionState: JSONObject
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    waitOptions: WaitOptions, sessionId: String? = nil, sessionState: JSONObject, customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.sessionState = sessionState
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.sessionState = try members.required("sessionState")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "waitFor", "waitTimeout", "sessionId", "sessionState", "customData", "progressToken",
  ])
}

/// The parameters of `media.setCredentials`.
public struct MediaSetCredentialsParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The viewer's credentials.
  public var credentials: String
  /// The type of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// The id of the app's REFRESH_CREDENTIALS that this answers.
  public var forRequestId: Int64?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, credentials: String, credentialsType: String? = nil, forRequestId: Int64? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.credentials = credentials
    self.credentialsType = credentialsType
    self.forRequestId = forRequestId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.credentials = try members.required("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.forRequestId = try members.optional("forRequestId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "credentials", "credentialsType", "forRequestId", "customData", "progressToken",
  ])
}

/// The parameters of `media.playAgain`.
public struct MediaPlayAgainParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(waitOptions: WaitOptions, sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.waitOptions, self.sessionId, self.customData) = (waitOptions, sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["waitFor", "waitTimeout", "sessionId", "customData", "progressToken"])
}

/// The parameters of `media.sendCommand`.
public struct MediaSendCommandParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The message's type.
  ///
  /// Not empty. Absent: `"CUSTOM_COMMAND"`.
  public var type: String?
  /// CUSTOM_COMMAND: the command.
  public var data: String?
  /// Further members; `type`, `requestId` and `sessionId` are not allowed.
  public var members: JSONObject?
  /// Whether to wait for the answer; if not, the call returns when the message was sent.
  ///
  /// Absent: `true`.
  public var expectsReply: Bool?
  /// How long to wait.
  ///
  /// In seconds. More than 0, at most 86400. Absent: `10`.
  public var timeout: Double?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, type: String? = nil, data: String? = nil, members: JSONObject? = nil,
    expectsReply: Bool? = nil, timeout: Double? = nil, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.type, self.data, self.members, self.expectsReply, self.timeout, self.customData)
    = (sessionId, type, data, members, expectsReply, timeout, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.type = try members.optional("type", JSONConstraint<String>.nonEmpty)
    self.data = try members.optional("data")
    self.members = try members.optional("members")
    self.expectsReply = try members.optional("expectsReply")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 86400))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "type", "data", "members", "expectsReply", "timeout", "customData", "progressToken",
  ])
}

/// The result of `media.sendCommand`.
public struct MediaSendCommandResult: Sendable, Equatable, JSONObjectEncodable {
  /// The answer as received; absent if none was expected.
  public var reply: JSONObject?

  public init(reply: JSONObject? = nil) {
    self.reply = reply
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("reply", self.reply)
  }
}

/// The parameters of `media.requests`.
public struct MediaRequestsParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: all sessions.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The result of `media.requests`.
public struct MediaRequestsResult: Sendable, Equatable, JSONObjectEncodable {
  /// The requests.
  public var requests: [PendingMediaRequest]

  public init(requests: [PendingMediaRequest]) {
    self.requests = requests
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("requests", self.requests)
  }
}

/// `media.didStartSession`
///
/// New media was loaded: a new media session exists.
///
/// SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
public struct MediaDidStartSession: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didStartSession" }

  /// The session.
  public var sessionId: String
  /// The media session.
  public var mediaSessionId: Int64

  public init(sessionId: String, mediaSessionId: Int64) {
    (self.sessionId, self.mediaSessionId) = (sessionId, mediaSessionId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("mediaSessionId", self.mediaSessionId)
  }
}

/// `media.didUpdateStatus`
///
/// The media status changed, by this server, another sender or the device itself.
///
/// SDK: `remoteMediaClient:didUpdateMediaStatus:`.
public struct MediaDidUpdateStatus: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didUpdateStatus" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.mediaState.sessionId }

  /// The members of ``MediaState``, which stand flat beside the others on the wire.
  public var mediaState: MediaState

  public init(mediaState: MediaState) {
    self.mediaState = mediaState
  }

  public func writeMembers(to writer: inout JSONWriter) {
    self.mediaState.writeMembers(to: &writer)
  }
}

/// `media.didUpdateMetadata`
///
/// The media or its metadata changed.
///
/// SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
public struct MediaDidUpdateMetadata: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didUpdateMetadata" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The media; absent if there is none.
  public var media: MediaInformation?

  public init(sessionId: String, media: MediaInformation? = nil) {
    (self.sessionId, self.media) = (sessionId, media)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("media", self.media)
  }
}

/// `media.didUpdateQueue`
///
/// The queue, its current item or its repeat mode changed.
///
/// SDK: `remoteMediaClientDidUpdateQueue:`.
public struct MediaDidUpdateQueue: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didUpdateQueue" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The current item.
  public var currentItemId: Int64?
  /// The window of items that the receiver reported.
  public var items: [QueueItem]?
  /// The queue's behaviour at its end.
  public var repeatMode: RepeatMode?
  /// Metadata of the queue's container.
  public var queueData: QueueData?

  public init(
    sessionId: String, currentItemId: Int64? = nil, items: [QueueItem]? = nil, repeatMode: RepeatMode? = nil,
    queueData: QueueData? = nil
  ) {
    self.sessionId = sessionId
    self.currentItemId = currentItemId
    self.items = items
    self.repeatMode = repeatMode
    self.queueData = queueData
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("currentItemId", self.currentItemId)
    writer.member("items", self.items)
    writer.member("repeatMode", self.repeatMode)
    writer.member("queueData", self.queueData)
  }
}

/// `media.didUpdatePreload`
///
/// The preloaded item changed.
///
/// SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
public struct MediaDidUpdatePreload: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didUpdatePreload" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The item; absent if there is none.
  public var preloadedItemId: Int64?

  public init(sessionId: String, preloadedItemId: Int64? = nil) {
    (self.sessionId, self.preloadedItemId) = (sessionId, preloadedItemId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("preloadedItemId", self.preloadedItemId)
  }
}

/// `media.didEndSession`
///
/// A media session ended.
public struct MediaDidEndSession: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didEndSession" }

  /// The session.
  public var sessionId: String
  /// The media session.
  public var mediaSessionId: Int64
  /// The reason, if the receiver reported one.
  public var idleReason: IdleReason?

  public init(sessionId: String, mediaSessionId: Int64, idleReason: IdleReason? = nil) {
    (self.sessionId, self.mediaSessionId, self.idleReason) = (sessionId, mediaSessionId, idleReason)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("idleReason", self.idleReason)
  }
}

/// `media.didUpdatePosition`
///
/// Time advanced; only for connections that called `media.subscribePosition`, and only while it advances.
///
/// SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
public struct MediaDidUpdatePosition: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didUpdatePosition" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.mediaPosition.sessionId }

  /// The members of ``MediaPosition``, which stand flat beside the others on the wire.
  public var mediaPosition: MediaPosition

  public init(mediaPosition: MediaPosition) {
    self.mediaPosition = mediaPosition
  }

  public func writeMembers(to writer: inout JSONWriter) {
    self.mediaPosition.writeMembers(to: &writer)
  }
}

/// `media.didReceiveError`
///
/// The app reported an error that answers no request of this server: a track, an ad, the current item, or what another
/// sender loaded, failed.
public struct MediaDidReceiveError: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didReceiveError" }

  /// The session.
  public var sessionId: String
  /// The app's error.
  public var receiver: ReceiverErrorInfo
  /// The same in words, with what to check.
  public var message: String

  public init(sessionId: String, receiver: ReceiverErrorInfo, message: String) {
    (self.sessionId, self.receiver, self.message) = (sessionId, receiver, message)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("receiver", self.receiver)
    writer.member("message", self.message)
  }
}

/// `media.didReceiveMessage`
///
/// The app sent a message in the media namespace that is neither a status, a queue change, an error nor an answer.
public struct MediaDidReceiveMessage: Sendable, Equatable, RPCNotification {
  public static var method: String { "media.didReceiveMessage" }

  /// The session.
  public var sessionId: String
  /// The message as received.
  public var message: JSONObject

  public init(sessionId: String, message: JSONObject) {
    (self.sessionId, self.message) = (sessionId, message)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("message", self.message)
  }
}
