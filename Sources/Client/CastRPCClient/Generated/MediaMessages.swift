// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

extension MediaLoadParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("entity", self.entity)
    writer.member("shuffle", self.shuffle)
  }
}

extension MediaLoadParams {
  /// Takes the members as they stand on the wire.
  public init(
    media: MediaInformation? = nil, queueData: QueueData? = nil, autoplay: Bool? = nil, currentTime: Double? = nil,
    playbackRate: Double? = nil, activeTrackIds: [Int64]? = nil, credentials: String? = nil,
    credentialsType: String? = nil, atvCredentials: String? = nil, atvCredentialsType: String? = nil,
    loadOptions: LoadOptions? = nil, customData: JSONValue? = nil, additional: JSONObject = JSONObject(),
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, entity: String? = nil,
    shuffle: Bool? = nil
  ) {
    self.init(
    loadRequestData: LoadRequestData(media: media, queueData: queueData, autoplay: autoplay, currentTime: currentTime, playbackRate: playbackRate, activeTrackIds: activeTrackIds, credentials: credentials, credentialsType: credentialsType, atvCredentials: atvCredentials, atvCredentialsType: atvCredentialsType, loadOptions: loadOptions, customData: customData, additional: additional),
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, entity: entity,
    shuffle: shuffle
  )
  }
}

extension MediaPlayParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension MediaPlayParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, customData: customData
  )
  }
}

extension MediaPauseParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension MediaPauseParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, customData: customData
  )
  }
}

extension MediaStopParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension MediaSeekParams: JSONObjectEncodable {
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

extension MediaSeekParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, currentTime: Double? = nil,
    relativeTime: Double? = nil, seekToInfinite: Bool? = nil, resumeState: ResumeState? = nil,
    customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
    currentTime: currentTime, relativeTime: relativeTime, seekToInfinite: seekToInfinite, resumeState: resumeState,
    customData: customData
  )
  }
}

extension MediaSetPlaybackRateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("playbackRate", self.playbackRate)
    writer.member("relativePlaybackRate", self.relativePlaybackRate)
    writer.member("customData", self.customData)
  }
}

extension MediaSetStreamVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("level", self.level)
    writer.member("customData", self.customData)
  }
}

extension MediaSetStreamMutedParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("muted", self.muted)
    writer.member("customData", self.customData)
  }
}

extension MediaSetActiveTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("activeTrackIds", self.activeTrackIds)
    writer.member("customData", self.customData)
  }
}

extension MediaGetDefaultTextTrackStyleParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension MediaGetDefaultTextTrackStyleResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(textTrackStyle: try members.value("textTrackStyle"))
  }
}

extension MediaSetTextTrackStyleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("textTrackStyle", self.textTrackStyle)
    writer.member("customData", self.customData)
  }
}

extension MediaSkipAdParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension MediaRequestStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("omitMetadata", self.omitMetadata)
    writer.member("omitQueueItems", self.omitQueueItems)
    writer.member("customData", self.customData)
  }
}

extension MediaGetStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension MediaGetLastKnownParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension MediaPositionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension MediaSubscribePositionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("interval", self.interval)
  }
}

extension MediaUnsubscribePositionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension MediaEditTracksParams: JSONObjectEncodable {
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

extension MediaEditAudioTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("language", self.language)
    writer.member("isSuggestedLanguage", self.isSuggestedLanguage)
    writer.member("customData", self.customData)
  }
}

extension MediaSelectTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("audioLanguages", self.audioLanguages)
    writer.member("textLanguages", self.textLanguages)
    writer.member("textSubtypes", self.textSubtypes)
    writer.member("isSuggested", self.isSuggested)
    writer.member("customData", self.customData)
  }
}

extension MediaUserActionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("userAction", self.userAction)
    writer.member("clear", self.clear)
    writer.member("userActionContext", self.userActionContext)
    writer.member("source", self.source)
    writer.member("customData", self.customData)
  }
}

extension MediaPrecacheParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("precacheData", self.precacheData)
    writer.member("requestItems", self.requestItems)
    writer.member("customData", self.customData)
  }
}

extension MediaStoreSessionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("targetDeviceCapabilities", self.targetDeviceCapabilities)
    writer.member("customData", self.customData)
  }
}

extension MediaStoreSessionResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionState: try members.value("sessionState"))
  }
}

extension MediaResumeSessionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("sessionState", self.sessionState)
    writer.member("customData", self.customData)
  }
}

extension MediaResumeSessionParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, sessionState: JSONObject,
    customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
    sessionState: sessionState, customData: customData
  )
  }
}

extension MediaSetCredentialsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("forRequestId", self.forRequestId)
    writer.member("customData", self.customData)
  }
}

extension MediaPlayAgainParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension MediaPlayAgainParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, customData: customData
  )
  }
}

extension MediaSendCommandParams: JSONObjectEncodable {
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

extension MediaSendCommandResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(reply: try members.option("reply"))
  }
}

extension MediaRequestsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension MediaRequestsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(requests: try members.value("requests"))
  }
}

extension MediaDidStartSession: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), mediaSessionId: try members.value("mediaSessionId"))
  }
}

extension MediaDidUpdateStatus: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let mediaState: MediaState = try MediaState(json: node)
    _ = try JSONMembers(node)
    self.init(mediaState: mediaState)
  }
}

extension MediaDidUpdateMetadata: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), media: try members.option("media"))
  }
}

extension MediaDidUpdateQueue: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), currentItemId: try members.option("currentItemId"),
      items: try members.option("items"), repeatMode: try members.option("repeatMode"),
      queueData: try members.option("queueData")
    )
  }
}

extension MediaDidUpdatePreload: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), preloadedItemId: try members.option("preloadedItemId"))
  }
}

extension MediaDidEndSession: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), mediaSessionId: try members.value("mediaSessionId"),
      idleReason: try members.option("idleReason")
    )
  }
}

extension MediaDidUpdatePosition: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let mediaPosition: MediaPosition = try MediaPosition(json: node)
    _ = try JSONMembers(node)
    self.init(mediaPosition: mediaPosition)
  }
}

extension MediaDidReceiveError: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), receiver: try members.value("receiver"),
      message: try members.value("message")
    )
  }
}

extension MediaDidReceiveMessage: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), message: try members.value("message"))
  }
}
