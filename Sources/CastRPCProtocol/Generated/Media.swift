// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// What can be done now: what the receiver supports (`supportedMediaCommands`; a receiver that says nothing is taken to
/// support the basic commands), and what makes sense in the present state. All are false without a media session.
///
/// SDK: `GCKMediaStatus.isMediaCommandSupported`.
public struct MediaControls: Sendable, Hashable, JSONCodable {
  /// `media.play`: it is paused.
  public var play: Bool
  /// `media.pause`: it plays or buffers, and can be paused. Where a live stream can't be, use `stop`.
  public var pause: Bool
  /// `media.stop`: something is loaded, or loads.
  public var stop: Bool
  /// `media.seek`: not in ads, not while loading, and in a live stream only within a seekable range.
  public var seek: Bool
  /// `media.seek` with `seekToInfinite`: a live stream that is behind its edge.
  public var seekToLiveEdge: Bool
  /// `media.setStreamVolume`.
  public var setStreamVolume: Bool
  /// `media.setStreamMuted`.
  public var setStreamMuted: Bool
  /// The receiver offers a button for it; do it with `media.seek` and `relativeTime`.
  public var skipForward: Bool
  /// The receiver offers a button for it; do it with `media.seek` and `relativeTime`.
  public var skipBackward: Bool
  /// The queue's next item.
  public var queueNext: Bool
  /// The queue's previous item.
  public var queuePrevious: Bool
  /// Shuffling the queue.
  public var queueShuffle: Bool
  /// Repeating the queue.
  public var queueRepeatAll: Bool
  /// Repeating the item.
  public var queueRepeatOne: Bool
  /// `media.skipAd`: the ad that plays can be skipped at this moment.
  public var skipAd: Bool
  /// `media.setActiveTracks`, `media.setTextTrackStyle`, `media.editTracks`, `media.selectTracks`.
  public var editTracks: Bool
  /// `media.setPlaybackRate`: not in ads, and not at a live stream's edge.
  public var setPlaybackRate: Bool
  /// `media.userAction` with LIKE.
  public var like: Bool
  /// `media.userAction` with DISLIKE.
  public var dislike: Bool
  /// `media.userAction` with FOLLOW.
  public var follow: Bool
  /// `media.userAction` with UNFOLLOW.
  public var unfollow: Bool
  /// Going on on another device.
  public var streamTransfer: Bool

  public init(
    play: Bool,
    pause: Bool,
    stop: Bool,
    seek: Bool,
    seekToLiveEdge: Bool,
    setStreamVolume: Bool,
    setStreamMuted: Bool,
    skipForward: Bool,
    skipBackward: Bool,
    queueNext: Bool,
    queuePrevious: Bool,
    queueShuffle: Bool,
    queueRepeatAll: Bool,
    queueRepeatOne: Bool,
    skipAd: Bool,
    editTracks: Bool,
    setPlaybackRate: Bool,
    like: Bool,
    dislike: Bool,
    follow: Bool,
    unfollow: Bool,
    streamTransfer: Bool
  ) {
    self.play = play
    self.pause = pause
    self.stop = stop
    self.seek = seek
    self.seekToLiveEdge = seekToLiveEdge
    self.setStreamVolume = setStreamVolume
    self.setStreamMuted = setStreamMuted
    self.skipForward = skipForward
    self.skipBackward = skipBackward
    self.queueNext = queueNext
    self.queuePrevious = queuePrevious
    self.queueShuffle = queueShuffle
    self.queueRepeatAll = queueRepeatAll
    self.queueRepeatOne = queueRepeatOne
    self.skipAd = skipAd
    self.editTracks = editTracks
    self.setPlaybackRate = setPlaybackRate
    self.like = like
    self.dislike = dislike
    self.follow = follow
    self.unfollow = unfollow
    self.streamTransfer = streamTransfer
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.play = try members.required("play")
    self.pause = try members.required("pause")
    self.stop = try members.required("stop")
    self.seek = try members.required("seek")
    self.seekToLiveEdge = try members.required("seekToLiveEdge")
    self.setStreamVolume = try members.required("setStreamVolume")
    self.setStreamMuted = try members.required("setStreamMuted")
    self.skipForward = try members.required("skipForward")
    self.skipBackward = try members.required("skipBackward")
    self.queueNext = try members.required("queueNext")
    self.queuePrevious = try members.required("queuePrevious")
    self.queueShuffle = try members.required("queueShuffle")
    self.queueRepeatAll = try members.required("queueRepeatAll")
    self.queueRepeatOne = try members.required("queueRepeatOne")
    self.skipAd = try members.required("skipAd")
    self.editTracks = try members.required("editTracks")
    self.setPlaybackRate = try members.required("setPlaybackRate")
    self.like = try members.required("like")
    self.dislike = try members.required("dislike")
    self.follow = try members.required("follow")
    self.unfollow = try members.required("unfollow")
    self.streamTransfer = try members.required("streamTransfer")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "play",
      "pause",
      "stop",
      "seek",
      "seekToLiveEdge",
      "setStreamVolume",
      "setStreamMuted",
      "skipForward",
      "skipBackward",
      "queueNext",
      "queuePrevious",
      "queueShuffle",
      "queueRepeatAll",
      "queueRepeatOne",
      "skipAd",
      "editTracks",
      "setPlaybackRate",
      "like",
      "dislike",
      "follow",
      "unfollow",
      "streamTransfer",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("play", self.play)
    writer.member("pause", self.pause)
    writer.member("stop", self.stop)
    writer.member("seek", self.seek)
    writer.member("seekToLiveEdge", self.seekToLiveEdge)
    writer.member("setStreamVolume", self.setStreamVolume)
    writer.member("setStreamMuted", self.setStreamMuted)
    writer.member("skipForward", self.skipForward)
    writer.member("skipBackward", self.skipBackward)
    writer.member("queueNext", self.queueNext)
    writer.member("queuePrevious", self.queuePrevious)
    writer.member("queueShuffle", self.queueShuffle)
    writer.member("queueRepeatAll", self.queueRepeatAll)
    writer.member("queueRepeatOne", self.queueRepeatOne)
    writer.member("skipAd", self.skipAd)
    writer.member("editTracks", self.editTracks)
    writer.member("setPlaybackRate", self.setPlaybackRate)
    writer.member("like", self.like)
    writer.member("dislike", self.dislike)
    writer.member("follow", self.follow)
    writer.member("unfollow", self.unfollow)
    writer.member("streamTransfer", self.streamTransfer)
  }
}

/// The ad that plays, its clock extrapolated to this moment.
///
/// SDK: `GCKAdBreakStatus`.
public struct AdBreakState: Sendable, Hashable, JSONCodable {
  /// The break.
  public var breakId: String?
  /// The clip.
  public var breakClipId: String?
  /// Time since the break began.
  ///
  /// In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`.
  public var breakTime: Double
  /// Time since the clip began.
  ///
  /// In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`.
  public var clipTime: Double
  /// From which `clipTime` on it can be skipped; absent: never.
  ///
  /// In seconds.
  public var whenSkippable: Double?
  /// How long until it can be skipped; 0: now; absent: never.
  ///
  /// In seconds.
  public var skippableIn: Double?
  /// Whether it can be skipped now.
  public var isSkippable: Bool
  /// The clip's place in its break, from 0; absent where the media doesn't say.
  public var clipIndex: Int64?
  /// How many clips the break has; absent where the media doesn't say.
  public var clipCount: Int64?
  /// What the media says of the clip.
  public var clip: BreakClip?

  public init(
    breakId: String? = nil,
    breakClipId: String? = nil,
    breakTime: Double,
    clipTime: Double,
    whenSkippable: Double? = nil,
    skippableIn: Double? = nil,
    isSkippable: Bool,
    clipIndex: Int64? = nil,
    clipCount: Int64? = nil,
    clip: BreakClip? = nil
  ) {
    self.breakId = breakId
    self.breakClipId = breakClipId
    self.breakTime = breakTime
    self.clipTime = clipTime
    self.whenSkippable = whenSkippable
    self.skippableIn = skippableIn
    self.isSkippable = isSkippable
    self.clipIndex = clipIndex
    self.clipCount = clipCount
    self.clip = clip
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.breakId = try members.optional("breakId")
    self.breakClipId = try members.optional("breakClipId")
    self.breakTime = try members.required("breakTime")
    self.clipTime = try members.required("clipTime")
    self.whenSkippable = try members.optional("whenSkippable")
    self.skippableIn = try members.optional("skippableIn")
    self.isSkippable = try members.required("isSkippable")
    self.clipIndex = try members.optional("clipIndex")
    self.clipCount = try members.optional("clipCount")
    self.clip = try members.optional("clip")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "breakId",
      "breakClipId",
      "breakTime",
      "clipTime",
      "whenSkippable",
      "skippableIn",
      "isSkippable",
      "clipIndex",
      "clipCount",
      "clip",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("breakId", self.breakId)
    writer.member("breakClipId", self.breakClipId)
    writer.member("breakTime", self.breakTime)
    writer.member("clipTime", self.clipTime)
    writer.member("whenSkippable", self.whenSkippable)
    writer.member("skippableIn", self.skippableIn)
    writer.member("isSkippable", self.isSkippable)
    writer.member("clipIndex", self.clipIndex)
    writer.member("clipCount", self.clipCount)
    writer.member("clip", self.clip)
  }
}

/// Whether a call waits until the player has settled: a receiver answers while it still buffers.
public struct WaitOptions: Sendable, Hashable, JSONCodable {
  /// The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has
  /// answered.
  public var waitFor: PlayerState?
  /// With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the
  /// receiver goes on.
  ///
  /// In seconds. More than 0. Absent: `30`.
  public var waitTimeout: Double?

  public init(waitFor: PlayerState? = nil, waitTimeout: Double? = nil) {
    self.waitFor = waitFor
    self.waitTimeout = waitTimeout
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

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("waitFor", self.waitFor)
    writer.member("waitTimeout", self.waitTimeout)
  }
}

/// Where playback is at this moment, computed here from the last status.
///
/// SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
public struct MediaPosition: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String
  /// The revision of the state that it was computed from.
  public var revision: Int64
  /// The media session; absent when there is none.
  public var mediaSessionId: Int64?
  /// What the player does.
  public var playerState: PlayerState
  /// The position; 0 when there is no media session.
  ///
  /// In seconds.
  public var position: Double
  /// How long the media is; absent where unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// How fast the position advances while it does; 1 is normal.
  public var playbackRate: Double
  /// Whether time advances: of the media, or of an ad.
  public var isAdvancing: Bool
  /// Whether a live stream is loaded.
  public var isPlayingLiveStream: Bool
  /// Where a live stream can be sought.
  ///
  /// SDK: `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
  public var liveSeekableRange: LiveSeekableRange?
  /// The ad that plays; absent outside of ads.
  public var adBreak: AdBreakState?

  public init(
    sessionId: String,
    revision: Int64,
    mediaSessionId: Int64? = nil,
    playerState: PlayerState,
    position: Double,
    duration: Double? = nil,
    playbackRate: Double,
    isAdvancing: Bool,
    isPlayingLiveStream: Bool,
    liveSeekableRange: LiveSeekableRange? = nil,
    adBreak: AdBreakState? = nil
  ) {
    self.sessionId = sessionId
    self.revision = revision
    self.mediaSessionId = mediaSessionId
    self.playerState = playerState
    self.position = position
    self.duration = duration
    self.playbackRate = playbackRate
    self.isAdvancing = isAdvancing
    self.isPlayingLiveStream = isPlayingLiveStream
    self.liveSeekableRange = liveSeekableRange
    self.adBreak = adBreak
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.playbackRate = try members.required("playbackRate")
    self.isAdvancing = try members.required("isAdvancing")
    self.isPlayingLiveStream = try members.required("isPlayingLiveStream")
    self.liveSeekableRange = try members.optional("liveSeekableRange")
    self.adBreak = try members.optional("adBreak")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "revision",
      "mediaSessionId",
      "playerState",
      "position",
      "duration",
      "playbackRate",
      "isAdvancing",
      "isPlayingLiveStream",
      "liveSeekableRange",
      "adBreak",
    ],
    meant: [
      "rate": "playbackRate",
    ]
  )

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
    writer.member("playbackRate", self.playbackRate)
    writer.member("isAdvancing", self.isAdvancing)
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("liveSeekableRange", self.liveSeekableRange)
    writer.member("adBreak", self.adBreak)
  }
}

/// What a session played last: for going on elsewhere when it is over.
///
/// SDK: `GCKUIMediaController.lastKnownStreamPosition`.
public struct LastKnownMedia: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String
  /// Its device.
  public var deviceId: String
  /// Whether the session is over.
  public var hasSessionEnded: Bool
  /// Whether the media session is over, in which case the position stands still.
  public var hasMediaEnded: Bool
  /// The media session.
  public var mediaSessionId: Int64?
  /// What the player did last: PLAYING, PAUSED… if it was taken away, IDLE if it came to its end.
  ///
  /// SDK: `GCKUIMediaController.lastKnownPlayerState`.
  public var playerState: PlayerState
  /// Why it is idle, if it is.
  public var idleReason: IdleReason?
  /// Where it was, extrapolated to when it was last known to play.
  ///
  /// In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  public var position: Double
  /// How long the media is; absent where unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether it is a live stream.
  public var isPlayingLiveStream: Bool
  /// The media.
  ///
  /// SDK: `GCKUIMediaController.lastKnownMediaInformation`.
  public var media: MediaInformation
  /// The queue's item.
  public var currentItemId: Int64?
  /// The tracks that were on.
  public var activeTrackIds: [Int64]?
  /// How fast it played.
  public var playbackRate: Double?

  public init(
    sessionId: String,
    deviceId: String,
    hasSessionEnded: Bool,
    hasMediaEnded: Bool,
    mediaSessionId: Int64? = nil,
    playerState: PlayerState,
    idleReason: IdleReason? = nil,
    position: Double,
    duration: Double? = nil,
    isPlayingLiveStream: Bool,
    media: MediaInformation,
    currentItemId: Int64? = nil,
    activeTrackIds: [Int64]? = nil,
    playbackRate: Double? = nil
  ) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.hasSessionEnded = hasSessionEnded
    self.hasMediaEnded = hasMediaEnded
    self.mediaSessionId = mediaSessionId
    self.playerState = playerState
    self.idleReason = idleReason
    self.position = position
    self.duration = duration
    self.isPlayingLiveStream = isPlayingLiveStream
    self.media = media
    self.currentItemId = currentItemId
    self.activeTrackIds = activeTrackIds
    self.playbackRate = playbackRate
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.hasSessionEnded = try members.required("hasSessionEnded")
    self.hasMediaEnded = try members.required("hasMediaEnded")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.idleReason = try members.optional("idleReason")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.isPlayingLiveStream = try members.required("isPlayingLiveStream")
    self.media = try members.required("media")
    self.currentItemId = try members.optional("currentItemId")
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.playbackRate = try members.optional("playbackRate")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "hasSessionEnded",
      "hasMediaEnded",
      "mediaSessionId",
      "playerState",
      "idleReason",
      "position",
      "duration",
      "isPlayingLiveStream",
      "media",
      "currentItemId",
      "activeTrackIds",
      "playbackRate",
    ],
    meant: [
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "rate": "playbackRate",
      "trackIDs": "activeTrackIds",
      "trackIds": "activeTrackIds",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("hasSessionEnded", self.hasSessionEnded)
    writer.member("hasMediaEnded", self.hasMediaEnded)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("playerState", self.playerState)
    writer.member("idleReason", self.idleReason)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("media", self.media)
    writer.member("currentItemId", self.currentItemId)
    writer.member("activeTrackIds", self.activeTrackIds)
    writer.member("playbackRate", self.playbackRate)
  }
}

/// A request to an app that has no outcome yet.
///
/// SDK: `GCKRequest`.
public struct PendingMediaRequest: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String
  /// Its id on the wire.
  ///
  /// SDK: `GCKRequest.requestID`.
  public var requestId: Int64
  /// What it asks for: `LOAD`, `SEEK`…
  public var type: String
  /// How long it has been waiting.
  ///
  /// In seconds.
  public var elapsed: Double
  /// How long until it fails with RequestTimedOut; absent: it may wait for ever.
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

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.requestId = try members.required("requestId")
    self.type = try members.required("type")
    self.elapsed = try members.required("elapsed")
    self.remaining = try members.optional("remaining")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "requestId",
      "type",
      "elapsed",
      "remaining",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("requestId", self.requestId)
    writer.member("type", self.type)
    writer.member("elapsed", self.elapsed)
    writer.member("remaining", self.remaining)
  }
}

/// How a stream comes.
///
/// SDK: `GCKStreamingProtocolType`.
public struct StreamingProtocol: JSONIntegerEnum {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Not known; receivers fetch nothing ahead.
  public static let unknown: StreamingProtocol = StreamingProtocol(rawValue: 0)
  /// MPEG-DASH.
  public static let mpegDash: StreamingProtocol = StreamingProtocol(rawValue: 1)
  /// HLS; `hlsSegmentFormat` is needed.
  public static let hls: StreamingProtocol = StreamingProtocol(rawValue: 2)
  /// Smooth Streaming.
  public static let smoothStreaming: StreamingProtocol = StreamingProtocol(rawValue: 3)

  public static let knownValues: [StreamingProtocol] = [
    .unknown,
    .mpegDash,
    .hls,
    .smoothStreaming,
  ]
}

/// A stream that a receiver may fetch the beginning of before it is wanted.
///
/// SDK: `GCKMediaRequestItem`.
public struct MediaRequestItem: Sendable, Hashable, JSONCodable {
  /// Where it is.
  ///
  /// Not empty.
  public var url: String
  /// How it comes.
  public var protocolType: StreamingProtocol
  /// From where it will be played.
  ///
  /// In seconds. At least 0. Absent: `0`.
  public var initialTime: Double?
  /// The format of its segments; HLS needs it.
  public var hlsSegmentFormat: HlsSegmentFormat?

  public init(
    url: String,
    protocolType: StreamingProtocol,
    initialTime: Double? = nil,
    hlsSegmentFormat: HlsSegmentFormat? = nil
  ) {
    self.url = url
    self.protocolType = protocolType
    self.initialTime = initialTime
    self.hlsSegmentFormat = hlsSegmentFormat
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.protocolType = try members.required("protocolType")
    self.initialTime = try members.optional("initialTime", JSONConstraint<Double>.atLeast(0))
    self.hlsSegmentFormat = try members.optional("hlsSegmentFormat")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "url",
      "protocolType",
      "initialTime",
      "hlsSegmentFormat",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("protocolType", self.protocolType)
    writer.member("initialTime", self.initialTime)
    writer.member("hlsSegmentFormat", self.hlsSegmentFormat)
  }
}

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
  ///
  /// SDK: `GCKMediaStatus.playingAd`.
  public var isPlayingAd: Bool
  /// Whether a live stream is loaded.
  ///
  /// SDK: `GCKRemoteMediaClient.playingLiveStream`.
  public var isPlayingLiveStream: Bool
  /// What can be done at this moment.
  ///
  /// SDK: `GCKMediaStatus.isMediaCommandSupported`.
  public var controls: MediaControls
  /// The ad that plays; absent outside of ads.
  ///
  /// SDK: `GCKMediaStatus.adBreakStatus`.
  public var adBreak: AdBreakState?
  /// How long ago the receiver's last status came; absent before the first.
  ///
  /// In seconds. SDK: `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
  public var statusAge: Double?
  /// Where a live stream can be sought at this moment, extrapolated.
  public var liveSeekableRange: LiveSeekableRange?
  /// The merged status; absent when there is no media session.
  ///
  /// SDK: `GCKMediaStatus`.
  public var status: MediaStatus?

  public init(
    sessionId: String,
    revision: Int64,
    mediaSessionId: Int64? = nil,
    playerState: PlayerState,
    position: Double,
    duration: Double? = nil,
    isPlayingAd: Bool,
    isPlayingLiveStream: Bool,
    controls: MediaControls,
    adBreak: AdBreakState? = nil,
    statusAge: Double? = nil,
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
    self.isPlayingLiveStream = isPlayingLiveStream
    self.controls = controls
    self.adBreak = adBreak
    self.statusAge = statusAge
    self.liveSeekableRange = liveSeekableRange
    self.status = status
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.isPlayingAd = try members.required("isPlayingAd")
    self.isPlayingLiveStream = try members.required("isPlayingLiveStream")
    self.controls = try members.required("controls")
    self.adBreak = try members.optional("adBreak")
    self.statusAge = try members.optional("statusAge")
    self.liveSeekableRange = try members.optional("liveSeekableRange")
    self.status = try members.optional("status")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "revision",
      "mediaSessionId",
      "playerState",
      "position",
      "duration",
      "isPlayingAd",
      "isPlayingLiveStream",
      "controls",
      "adBreak",
      "statusAge",
      "liveSeekableRange",
      "status",
    ]
  )

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
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("controls", self.controls)
    writer.member("adBreak", self.adBreak)
    writer.member("statusAge", self.statusAge)
    writer.member("liveSeekableRange", self.liveSeekableRange)
    writer.member("status", self.status)
  }
}

/// The parameters of `media.load`.
public struct MediaLoadParams: Sendable, Hashable, JSONCodable {
  /// The members of ``LoadRequestData``, which stand flat beside the others on the wire.
  public var loadRequestData: LoadRequestData
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Instead of `media` and `queueData`: a deep link that the app resolves; sent as LOAD_BY_ENTITY. To load with
  /// further wishes, use `media.entity` or `queueData.entity`.
  ///
  /// Not empty.
  public var entity: String?
  /// With `entity`: whether what it stands for is shuffled.
  public var shuffle: Bool?

  public init(
    loadRequestData: LoadRequestData = LoadRequestData(),
    waitOptions: WaitOptions = WaitOptions(),
    sessionId: String? = nil,
    entity: String? = nil,
    shuffle: Bool? = nil
  ) {
    self.loadRequestData = loadRequestData
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.entity = entity
    self.shuffle = shuffle
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    var loadRequestData: LoadRequestData = try LoadRequestData(flat: node)
    loadRequestData.additional["waitFor"] = nil
    loadRequestData.additional["waitTimeout"] = nil
    loadRequestData.additional["sessionId"] = nil
    loadRequestData.additional["entity"] = nil
    loadRequestData.additional["shuffle"] = nil
    loadRequestData.additional["progressToken"] = nil
    self.loadRequestData = loadRequestData
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.entity = try members.optional("entity", JSONConstraint<String>.nonEmpty)
    self.shuffle = try members.optional("shuffle")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "media",
      "queueData",
      "autoplay",
      "currentTime",
      "playbackRate",
      "activeTrackIds",
      "credentials",
      "credentialsType",
      "atvCredentials",
      "atvCredentialsType",
      "loadOptions",
      "customData",
      "waitFor",
      "waitTimeout",
      "sessionId",
      "entity",
      "shuffle",
      "progressToken",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds",
      "contentId": "media.contentId",
      "contentType": "media.contentType",
      "contentUrl": "media.contentUrl",
      "mediaInfo": "media",
      "mediaInformation": "media",
      "playPosition": "currentTime",
      "startTime": "currentTime",
    ],
    isOpen: true
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("entity", self.entity)
    writer.member("shuffle", self.shuffle)
  }
}

/// The parameters of `media.play`.
public struct MediaPlayParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(waitOptions: WaitOptions = WaitOptions(), sessionId: String? = nil, customData: JSONValue? = nil) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.pause`.
public struct MediaPauseParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(waitOptions: WaitOptions = WaitOptions(), sessionId: String? = nil, customData: JSONValue? = nil) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

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
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
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
    waitOptions: WaitOptions = WaitOptions(),
    sessionId: String? = nil,
    currentTime: Double? = nil,
    relativeTime: Double? = nil,
    seekToInfinite: Bool? = nil,
    resumeState: ResumeState? = nil,
    customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.currentTime = currentTime
    self.relativeTime = relativeTime
    self.seekToInfinite = seekToInfinite
    self.resumeState = resumeState
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
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
      "waitFor",
      "waitTimeout",
      "sessionId",
      "currentTime",
      "relativeTime",
      "seekToInfinite",
      "resumeState",
      "customData",
      "progressToken",
    ],
    meant: [
      "interval": "currentTime",
      "playPosition": "currentTime",
      "position": "currentTime",
      "relative": "relativeTime",
      "startTime": "currentTime",
      "time": "currentTime",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
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
  /// From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`.
  public var playbackRate: Double?
  /// Instead: times the present rate; what comes of it is between 0.5 and 2, too.
  ///
  /// More than 0.
  public var relativePlaybackRate: Double?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    playbackRate: Double? = nil,
    relativePlaybackRate: Double? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.playbackRate = playbackRate
    self.relativePlaybackRate = relativePlaybackRate
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.playbackRate = try members.optional("playbackRate", JSONConstraint<Double>.range(0.5...2))
    self.relativePlaybackRate = try members.optional("relativePlaybackRate", JSONConstraint<Double>.moreThan(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "playbackRate",
      "relativePlaybackRate",
      "customData",
      "progressToken",
    ],
    meant: [
      "rate": "playbackRate",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("playbackRate", self.playbackRate)
    writer.member("relativePlaybackRate", self.relativePlaybackRate)
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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "level",
      "customData",
      "progressToken",
    ],
    meant: [
      "volume": "level",
    ]
  )

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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.muted = try members.required("muted")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "muted",
      "customData",
      "progressToken",
    ],
    meant: [
      "isMuted": "muted",
      "mute": "muted",
    ]
  )

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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.activeTrackIds = try members.required("activeTrackIds")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "activeTrackIds",
      "customData",
      "progressToken",
    ],
    meant: [
      "trackIDs": "activeTrackIds",
      "trackIds": "activeTrackIds",
    ]
  )

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

/// The parameters of `media.getDefaultTextTrackStyle`.
public struct MediaGetDefaultTextTrackStyleParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The result of `media.getDefaultTextTrackStyle`.
public struct MediaGetDefaultTextTrackStyleResult: Sendable, Hashable, JSONCodable {
  /// The style.
  public var textTrackStyle: TextTrackStyle

  public init(textTrackStyle: TextTrackStyle) {
    self.textTrackStyle = textTrackStyle
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.textTrackStyle = try members.required("textTrackStyle")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("textTrackStyle", self.textTrackStyle)
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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.textTrackStyle = try members.required("textTrackStyle")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "textTrackStyle",
      "customData",
      "progressToken",
    ],
    meant: [
      "style": "textTrackStyle",
    ]
  )

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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

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
  /// Whether the answer may leave out the media's metadata (NO_METADATA).
  ///
  /// Absent: `false`.
  public var omitMetadata: Bool?
  /// Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS).
  ///
  /// Absent: `false`.
  public var omitQueueItems: Bool?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    omitMetadata: Bool? = nil,
    omitQueueItems: Bool? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.omitMetadata = omitMetadata
    self.omitQueueItems = omitQueueItems
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.omitMetadata = try members.optional("omitMetadata")
    self.omitQueueItems = try members.optional("omitQueueItems")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "omitMetadata",
      "omitQueueItems",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("omitMetadata", self.omitMetadata)
    writer.member("omitQueueItems", self.omitQueueItems)
    writer.member("customData", self.customData)
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
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

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

/// The parameters of `media.getLastKnown`.
public struct MediaGetLastKnownParams: Sendable, Hashable, JSONCodable {
  /// The session, also one that has ended; absent is the current one, or if there is none the one that ended last.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

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

/// The parameters of `media.position`.
public struct MediaPositionParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

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

/// The parameters of `media.subscribePosition`.
public struct MediaSubscribePositionParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The time from one tick to the next.
  ///
  /// In seconds. From 0.1 to 3600. Absent: `1`.
  public var interval: Double?

  public init(sessionId: String? = nil, interval: Double? = nil) {
    self.sessionId = sessionId
    self.interval = interval
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.interval = try members.optional("interval", JSONConstraint<Double>.range(0.1...3600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "interval",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("interval", self.interval)
  }
}

/// The parameters of `media.unsubscribePosition`.
public struct MediaUnsubscribePositionParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

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

/// The parameters of `media.editTracks`.
public struct MediaEditTracksParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The tracks that are on; empty is none, absent leaves them as they are.
  public var activeTrackIds: [Int64]?
  /// How text looks.
  public var textTrackStyle: TextTrackStyle?
  /// Turns text on, the receiver chooses which, or off.
  public var enableTextTracks: Bool?
  /// The text's language, RFC 5646.
  ///
  /// Not empty.
  public var language: String?
  /// Whether the language was not asked for by the viewer: nothing happens where there is no such track.
  public var isSuggestedLanguage: Bool?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    activeTrackIds: [Int64]? = nil,
    textTrackStyle: TextTrackStyle? = nil,
    enableTextTracks: Bool? = nil,
    language: String? = nil,
    isSuggestedLanguage: Bool? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.activeTrackIds = activeTrackIds
    self.textTrackStyle = textTrackStyle
    self.enableTextTracks = enableTextTracks
    self.language = language
    self.isSuggestedLanguage = isSuggestedLanguage
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
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
      "sessionId",
      "activeTrackIds",
      "textTrackStyle",
      "enableTextTracks",
      "language",
      "isSuggestedLanguage",
      "customData",
      "progressToken",
    ],
    meant: [
      "trackIDs": "activeTrackIds",
      "trackIds": "activeTrackIds",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("activeTrackIds", self.activeTrackIds)
    writer.member("textTrackStyle", self.textTrackStyle)
    writer.member("enableTextTracks", self.enableTextTracks)
    writer.member("language", self.language)
    writer.member("isSuggestedLanguage", self.isSuggestedLanguage)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.editAudioTracks`.
public struct MediaEditAudioTracksParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The language, RFC 5646.
  ///
  /// Not empty.
  public var language: String
  /// Whether the language was not asked for by the viewer.
  public var isSuggestedLanguage: Bool?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    language: String,
    isSuggestedLanguage: Bool? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.language = language
    self.isSuggestedLanguage = isSuggestedLanguage
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.language = try members.required("language", JSONConstraint<String>.nonEmpty)
    self.isSuggestedLanguage = try members.optional("isSuggestedLanguage")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "language",
      "isSuggestedLanguage",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("language", self.language)
    writer.member("isSuggestedLanguage", self.isSuggestedLanguage)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.selectTracks`.
public struct MediaSelectTracksParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Languages of the sound, the best first.
  public var audioLanguages: [String]?
  /// Languages of the text, the best first; empty turns text off.
  public var textLanguages: [String]?
  /// What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what doesn't say it.
  public var textSubtypes: [TextTrackSubtype]?
  /// Whether a missing track is no error.
  ///
  /// Absent: `false`.
  public var isSuggested: Bool?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    audioLanguages: [String]? = nil,
    textLanguages: [String]? = nil,
    textSubtypes: [TextTrackSubtype]? = nil,
    isSuggested: Bool? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.audioLanguages = audioLanguages
    self.textLanguages = textLanguages
    self.textSubtypes = textSubtypes
    self.isSuggested = isSuggested
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.audioLanguages = try members.optional("audioLanguages")
    self.textLanguages = try members.optional("textLanguages")
    self.textSubtypes = try members.optional("textSubtypes")
    self.isSuggested = try members.optional("isSuggested")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "audioLanguages",
      "textLanguages",
      "textSubtypes",
      "isSuggested",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("audioLanguages", self.audioLanguages)
    writer.member("textLanguages", self.textLanguages)
    writer.member("textSubtypes", self.textSubtypes)
    writer.member("isSuggested", self.isSuggested)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.userAction`.
public struct MediaUserActionParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What the viewer did.
  public var userAction: UserAction
  /// Whether it is taken back.
  public var clear: Bool?
  /// What it is about, as the app knows it.
  public var userActionContext: String?
  /// Where it was done, as the app knows it.
  public var source: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    userAction: UserAction,
    clear: Bool? = nil,
    userActionContext: String? = nil,
    source: String? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.userAction = userAction
    self.clear = clear
    self.userActionContext = userActionContext
    self.source = source
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.userAction = try members.required("userAction")
    self.clear = try members.optional("clear")
    self.userActionContext = try members.optional("userActionContext")
    self.source = try members.optional("source")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "userAction",
      "clear",
      "userActionContext",
      "source",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("userAction", self.userAction)
    writer.member("clear", self.clear)
    writer.member("userActionContext", self.userActionContext)
    writer.member("source", self.source)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.precache`.
public struct MediaPrecacheParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app understands.
  public var precacheData: String?
  /// Streams to fetch the beginnings of.
  public var requestItems: [MediaRequestItem]?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    precacheData: String? = nil,
    requestItems: [MediaRequestItem]? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.precacheData = precacheData
    self.requestItems = requestItems
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.precacheData = try members.optional("precacheData")
    self.requestItems = try members.optional("requestItems")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "precacheData",
      "requestItems",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("precacheData", self.precacheData)
    writer.member("requestItems", self.requestItems)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.storeSession`.
public struct MediaStoreSessionParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What the other device can do; absent: what the SDK for Android says.
  public var targetDeviceCapabilities: JSONObject?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, targetDeviceCapabilities: JSONObject? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.targetDeviceCapabilities = targetDeviceCapabilities
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.targetDeviceCapabilities = try members.optional("targetDeviceCapabilities")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "targetDeviceCapabilities",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("targetDeviceCapabilities", self.targetDeviceCapabilities)
    writer.member("customData", self.customData)
  }
}

/// The result of `media.storeSession`.
public struct MediaStoreSessionResult: Sendable, Hashable, JSONCodable {
  /// The state, which only apps understand: mostly `loadRequestData` and `customData`.
  public var sessionState: JSONObject

  public init(sessionState: JSONObject) {
    self.sessionState = sessionState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionState = try members.required("sessionState")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionState", self.sessionState)
  }
}

/// The parameters of `media.resumeSession`.
public struct MediaResumeSessionParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What `media.storeSession` gave.
  public var sessionState: JSONObject
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    waitOptions: WaitOptions = WaitOptions(),
    sessionId: String? = nil,
    sessionState: JSONObject,
    customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.sessionState = sessionState
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.sessionState = try members.required("sessionState")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "sessionState",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("sessionState", self.sessionState)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.setCredentials`.
public struct MediaSetCredentialsParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Who the viewer is.
  public var credentials: String
  /// What kind of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// The app's REFRESH_CREDENTIALS that this answers.
  public var forRequestId: Int64?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    credentials: String,
    credentialsType: String? = nil,
    forRequestId: Int64? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.credentials = credentials
    self.credentialsType = credentialsType
    self.forRequestId = forRequestId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.credentials = try members.required("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.forRequestId = try members.optional("forRequestId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "credentials",
      "credentialsType",
      "forRequestId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("forRequestId", self.forRequestId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.playAgain`.
public struct MediaPlayAgainParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(waitOptions: WaitOptions = WaitOptions(), sessionId: String? = nil, customData: JSONValue? = nil) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `media.sendCommand`.
public struct MediaSendCommandParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The message's type.
  ///
  /// Not empty. Absent: `"CUSTOM_COMMAND"`.
  public var type: String?
  /// CUSTOM_COMMAND: the command.
  public var data: String?
  /// Further members; `type`, `requestId` and `sessionId` are not allowed.
  public var members: JSONObject?
  /// Whether to wait for the answer; if not, the call ends when the message is on its way.
  ///
  /// Absent: `true`.
  public var expectsReply: Bool?
  /// How long to wait.
  ///
  /// In seconds. More than 0, at most 86400. Absent: `10`.
  public var timeout: Double?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    sessionId: String? = nil,
    type: String? = nil,
    data: String? = nil,
    members: JSONObject? = nil,
    expectsReply: Bool? = nil,
    timeout: Double? = nil,
    customData: JSONValue? = nil
  ) {
    self.sessionId = sessionId
    self.type = type
    self.data = data
    self.members = members
    self.expectsReply = expectsReply
    self.timeout = timeout
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.type = try members.optional("type", JSONConstraint<String>.nonEmpty)
    self.data = try members.optional("data")
    self.members = try members.optional("members")
    self.expectsReply = try members.optional("expectsReply")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 86400))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "type",
      "data",
      "members",
      "expectsReply",
      "timeout",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("type", self.type)
    writer.member("data", self.data)
    writer.member("members", self.members)
    writer.member("expectsReply", self.expectsReply)
    writer.member("timeout", self.timeout)
    writer.member("customData", self.customData)
  }
}

/// The result of `media.sendCommand`.
public struct MediaSendCommandResult: Sendable, Hashable, JSONCodable {
  /// The answer as it came; absent if none was expected.
  public var reply: JSONObject?

  public init(reply: JSONObject? = nil) {
    self.reply = reply
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.reply = try members.optional("reply")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("reply", self.reply)
  }
}

/// The parameters of `media.requests`.
public struct MediaRequestsParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is all of them.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

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

/// The result of `media.requests`.
public struct MediaRequestsResult: Sendable, Hashable, JSONCodable {
  /// The requests.
  public var requests: [PendingMediaRequest]

  public init(requests: [PendingMediaRequest]) {
    self.requests = requests
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.requests = try members.required("requests")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("requests", self.requests)
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
    self.mediaState = try MediaState(flat: node)
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

/// `media.didUpdatePosition`
///
/// Time advanced; only for connections that called `media.subscribePosition`, and only while it does.
///
/// SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
public struct MediaDidUpdatePosition: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didUpdatePosition" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.mediaPosition.sessionId }

  /// The members of ``MediaPosition``, which stand flat beside the others on the wire.
  public var mediaPosition: MediaPosition

  public init(mediaPosition: MediaPosition) {
    self.mediaPosition = mediaPosition
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    self.mediaPosition = try MediaPosition(flat: node)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.mediaPosition.writeMembers(to: &writer)
  }
}

/// `media.didReceiveError`
///
/// The app reported an error that answers no request: a track that can't be had, an ad, the item that plays.
public struct MediaDidReceiveError: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didReceiveError" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// What the app said.
  public var receiver: ReceiverErrorInfo
  /// The same for people, with what they can check.
  public var message: String

  public init(sessionId: String, receiver: ReceiverErrorInfo, message: String) {
    self.sessionId = sessionId
    self.receiver = receiver
    self.message = message
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.receiver = try members.required("receiver")
    self.message = try members.required("message")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("receiver", self.receiver)
    writer.member("message", self.message)
  }
}

/// `media.didReceiveMessage`
///
/// The app said something in the media namespace that is neither a status, a queue change, an error nor an answer.
public struct MediaDidReceiveMessage: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "media.didReceiveMessage" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The message as it came.
  public var message: JSONObject

  public init(sessionId: String, message: JSONObject) {
    self.sessionId = sessionId
    self.message = message
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.message = try members.required("message")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("message", self.message)
  }
}
