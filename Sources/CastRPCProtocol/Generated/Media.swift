// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// What a session plays, as one snapshot.
public struct MediaState: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String
  /// Grows with every change; the higher one is the newer.
  public var revision: Int64
  /// The media session; absent when there is none.
  public var mediaSessionId: Int64?
  /// What the player does; LOADING while a new item loads, IDLE when there is no media session.
  public var playerState: PlayerState
  /// The position at this moment, extrapolated.
  ///
  /// In seconds. SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
  public var position: Double
  /// How long the media is; absent where unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether an ad plays.
  public var isPlayingAd: Bool
  /// Where a live stream can be sought at this moment, extrapolated.
  public var liveSeekableRange: LiveSeekableRange?
  /// The merged status; absent when there is no media session.
  public var status: MediaStatus?

  public init(
    sessionId: String,
    revision: Int64,
    mediaSessionId: Int64? = nil,
    playerState: PlayerState,
    position: Double,
    duration: Double? = nil,
    isPlayingAd: Bool,
    liveSeekableRange: LiveSeekableRange? = nil,
    status: MediaStatus? = nil
  ) {
    self.sessionId = sessionId
    self.revision = revision
    self.mediaSessionId = mediaSessionId
    self.playerState = playerState
    self.position = position
    self.duration = duration
    self.isPlayingAd = isPlayingAd
    self.liveSeekableRange = liveSeekableRange
    self.status = status
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.isPlayingAd = try members.required("isPlayingAd")
    self.liveSeekableRange = try members.optional("liveSeekableRange")
    self.status = try members.optional("status")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("playerState", self.playerState)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("isPlayingAd", self.isPlayingAd)
    writer.member("liveSeekableRange", self.liveSeekableRange)
    writer.member("status", self.status)
  }
}

/// The parameters of `media.load`.
public struct MediaLoadParams: Sendable, Hashable, JSONCodable {
  /// The members of ``LoadRequestData``, which stand flat beside the others on the wire.
  public var loadRequestData: LoadRequestData
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(loadRequestData: LoadRequestData = LoadRequestData(), sessionId: String? = nil) {
    self.loadRequestData = loadRequestData
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    var loadRequestData: LoadRequestData = try LoadRequestData(json: node)
    loadRequestData.additional["sessionId"] = nil
    loadRequestData.additional["progressToken"] = nil
    self.loadRequestData = loadRequestData
    self.sessionId = try members.optional("sessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `media.play`.
public struct MediaPlayParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.pause`.
public struct MediaPauseParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.stop`.
public struct MediaStopParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.seek`.
public struct MediaSeekParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The position.
  ///
  /// In seconds. At least 0.
  public var currentTime: Double?
  /// Instead: how far from the present position; negative is back.
  ///
  /// In seconds.
  public var relativeTime: Double?
  /// Instead: to the end, or the live edge.
  ///
  /// Absent: `false`.
  public var seekToInfinite: Bool?
  /// What the player does after it.
  public var resumeState: ResumeState?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    currentTime: Double? = nil,
    relativeTime: Double? = nil,
    seekToInfinite: Bool? = nil,
    resumeState: ResumeState? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.currentTime = currentTime
    self.relativeTime = relativeTime
    self.seekToInfinite = seekToInfinite
    self.resumeState = resumeState
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.relativeTime = try members.optional("relativeTime")
    self.seekToInfinite = try members.optional("seekToInfinite")
    self.resumeState = try members.optional("resumeState")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("currentTime", self.currentTime)
    writer.member("relativeTime", self.relativeTime)
    writer.member("seekToInfinite", self.seekToInfinite)
    writer.member("resumeState", self.resumeState)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.setPlaybackRate`.
public struct MediaSetPlaybackRateParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The rate; 1 is normal.
  ///
  /// More than 0.
  public var playbackRate: Double
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, playbackRate: Double, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.playbackRate = playbackRate
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.playbackRate = try members.required("playbackRate", JSONConstraint<Double>.moreThan(0))
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("playbackRate", self.playbackRate)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.setStreamVolume`.
public struct MediaSetStreamVolumeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// How loud.
  ///
  /// From 0 to 1.
  public var level: Double
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, level: Double, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.level = level
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("level", self.level)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.setStreamMuted`.
public struct MediaSetStreamMutedParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whether it is silent.
  public var muted: Bool
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, muted: Bool, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.muted = muted
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.muted = try members.required("muted")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("muted", self.muted)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.setActiveTracks`.
public struct MediaSetActiveTracksParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Their ids; empty is none.
  public var activeTrackIds: [Int64]
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, activeTrackIds: [Int64], customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.activeTrackIds = activeTrackIds
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.activeTrackIds = try members.required("activeTrackIds")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("activeTrackIds", self.activeTrackIds)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.setTextTrackStyle`.
public struct MediaSetTextTrackStyleParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The style.
  public var textTrackStyle: TextTrackStyle
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, textTrackStyle: TextTrackStyle, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.textTrackStyle = textTrackStyle
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.textTrackStyle = try members.required("textTrackStyle")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("textTrackStyle", self.textTrackStyle)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.skipAd`.
public struct MediaSkipAdParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.requestStatus`.
public struct MediaRequestStatusParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `media.getStatus`.
public struct MediaGetStatusParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// `media.didStartSession`
///
/// New media is loaded: there is a new media session.
///
/// SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
public struct MediaDidStartSession: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didStartSession" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The media session.
  public var mediaSessionId: Int64

  public init(sessionId: String, mediaSessionId: Int64) {
    self.sessionId = sessionId
    self.mediaSessionId = mediaSessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.mediaSessionId = try members.required("mediaSessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("mediaSessionId", self.mediaSessionId)
  }
}

/// `media.didUpdateStatus`
///
/// The media status changed, whoever changed it.
///
/// SDK: `remoteMediaClient:didUpdateMediaStatus:`.
public struct MediaDidUpdateStatus: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didUpdateStatus" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.mediaState.sessionId }

  /// The members of ``MediaState``, which stand flat beside the others on the wire.
  public var mediaState: MediaState

  public init(mediaState: MediaState) {
    self.mediaState = mediaState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    self.mediaState = try MediaState(json: node)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.mediaState.writeMembers(to: &writer)
  }
}

/// `media.didUpdateMetadata`
///
/// Other media, or other metadata.
///
/// SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
public struct MediaDidUpdateMetadata: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didUpdateMetadata" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The media; absent when there is none.
  public var media: MediaInformation?

  public init(sessionId: String, media: MediaInformation? = nil) {
    self.sessionId = sessionId
    self.media = media
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.media = try members.optional("media")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
public struct MediaDidUpdateQueue: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didUpdateQueue" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The current item.
  public var currentItemId: Int64?
  /// The window of items that the receiver reported.
  public var items: [QueueItem]?
  /// What it does at its end.
  public var repeatMode: RepeatMode?
  /// What is known about the queue.
  public var queueData: QueueData?

  public init(
    sessionId: String,
    currentItemId: Int64? = nil,
    items: [QueueItem]? = nil,
    repeatMode: RepeatMode? = nil,
    queueData: QueueData? = nil
  ) {
    self.sessionId = sessionId
    self.currentItemId = currentItemId
    self.items = items
    self.repeatMode = repeatMode
    self.queueData = queueData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.currentItemId = try members.optional("currentItemId")
    self.items = try members.optional("items")
    self.repeatMode = try members.optional("repeatMode")
    self.queueData = try members.optional("queueData")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// The item that is ready to follow changed.
///
/// SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
public struct MediaDidUpdatePreload: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didUpdatePreload" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The item; absent when there is none.
  public var preloadedItemId: Int64?

  public init(sessionId: String, preloadedItemId: Int64? = nil) {
    self.sessionId = sessionId
    self.preloadedItemId = preloadedItemId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.preloadedItemId = try members.optional("preloadedItemId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("preloadedItemId", self.preloadedItemId)
  }
}

/// `media.didEndSession`
///
/// A media session is over.
public struct MediaDidEndSession: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didEndSession" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The media session.
  public var mediaSessionId: Int64
  /// Why, if the receiver said it.
  public var idleReason: IdleReason?

  public init(sessionId: String, mediaSessionId: Int64, idleReason: IdleReason? = nil) {
    self.sessionId = sessionId
    self.mediaSessionId = mediaSessionId
    self.idleReason = idleReason
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.mediaSessionId = try members.required("mediaSessionId")
    self.idleReason = try members.optional("idleReason")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("idleReason", self.idleReason)
  }
}
