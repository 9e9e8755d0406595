// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Loading and controlling media. A call returns when the receiver has confirmed it.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct MediaCalls: Sendable {
  let client: CastClient

  /// Loads media, a queue, or the content of a deep link.
  public func load(
    _ params: MediaLoadParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.load", params, timeout, progress)
  }
  /// Resolves a URL to media: a page, a playlist, or media itself.
  public func resolve(
    _ params: MediaResolveParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaResolveResult {
    try await self.client.typed("media.resolve", params, timeout, progress)
  }
  /// Examines media before a load, and returns whether a device will play it, and why not.
  public func preflight(
    _ params: MediaPreflightParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> PreflightReport {
    try await self.client.typed("media.preflight", params, timeout, progress)
  }
  /// Resumes playback.
  public func play(_ params: MediaPlayParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.play", params, timeout)
  }
  /// Pauses.
  public func pause(_ params: MediaPauseParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.pause", params, timeout)
  }
  /// Stops playback, and unloads the media and its queue.
  public func stop(_ params: MediaStopParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.stop", params, timeout)
  }
  /// Seeks to another position.
  public func seek(_ params: MediaSeekParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.seek", params, timeout)
  }
  /// Sets the playback rate.
  public func setPlaybackRate(
    _ params: MediaSetPlaybackRateParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.setPlaybackRate", params, timeout)
  }
  /// Sets the stream's volume; the device's volume is `session.setVolume`.
  public func setStreamVolume(
    _ params: MediaSetStreamVolumeParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.setStreamVolume", params, timeout)
  }
  /// Mutes or unmutes the stream.
  public func setStreamMuted(_ params: MediaSetStreamMutedParams, timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.setStreamMuted", params, timeout)
  }
  /// Selects the active tracks.
  public func setActiveTracks(
    _ params: MediaSetActiveTracksParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.setActiveTracks", params, timeout)
  }
  /// Returns the default text style: white on black.
  public func getDefaultTextTrackStyle(
    _ params: MediaGetDefaultTextTrackStyleParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaGetDefaultTextTrackStyleResult {
    try await self.client.typed("media.getDefaultTextTrackStyle", params, timeout)
  }
  /// Sets the style of text tracks.
  public func setTextTrackStyle(
    _ params: MediaSetTextTrackStyleParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.setTextTrackStyle", params, timeout)
  }
  /// Skips the ad that is playing.
  public func skipAd(_ params: MediaSkipAdParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.skipAd", params, timeout)
  }
  /// Requests the receiver's media status.
  public func requestStatus(
    _ params: MediaRequestStatusParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.requestStatus", params, timeout)
  }
  /// Returns the known state at once, without asking the receiver.
  public func getStatus(_ params: MediaGetStatusParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.getStatus", params, timeout)
  }
  /// Returns the media that a session played last, even after the session has ended.
  public func getLastKnown(
    _ params: MediaGetLastKnownParams = .init(), timeout: Duration? = nil
  ) async throws -> LastKnownMedia {
    try await self.client.typed("media.getLastKnown", params, timeout)
  }
  /// Returns the playback position at this moment, without asking the receiver.
  public func position(
    _ params: MediaPositionParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaPosition {
    try await self.client.typed("media.position", params, timeout)
  }
  /// Subscribes to `media.didUpdatePosition` at an interval.
  public func subscribePosition(
    _ params: MediaSubscribePositionParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaPosition {
    try await self.client.typed("media.subscribePosition", params, timeout)
  }
  /// Ends `media.didUpdatePosition` for this connection.
  public func unsubscribePosition(
    _ params: MediaUnsubscribePositionParams = .init(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("media.unsubscribePosition", params, timeout)
  }
  /// Selects tracks and their style in one request, as receivers support it.
  public func editTracks(
    _ params: MediaEditTracksParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.editTracks", params, timeout)
  }
  /// Selects the audio track by language; the receiver picks the track.
  public func editAudioTracks(
    _ params: MediaEditAudioTracksParams, timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.editAudioTracks", params, timeout)
  }
  /// Selects tracks by language, from those that the media lists.
  public func selectTracks(
    _ params: MediaSelectTracksParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.selectTracks", params, timeout)
  }
  /// Reports the viewer's opinion of the media to the app.
  public func userAction(_ params: MediaUserActionParams, timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.userAction", params, timeout)
  }
  /// Lets the app preload media that will be needed soon.
  public func precache(_ params: MediaPrecacheParams = .init(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("media.precache", params, timeout)
  }
  /// Asks the app for the state that another receiver needs to continue playback.
  public func storeSession(
    _ params: MediaStoreSessionParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaStoreSessionResult {
    try await self.client.typed("media.storeSession", params, timeout)
  }
  /// Continues with the state that `media.storeSession` returned.
  public func resumeSession(
    _ params: MediaResumeSessionParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> MediaState {
    try await self.client.typed("media.resumeSession", params, timeout, progress)
  }
  /// Passes new credentials of the viewer to the app.
  public func setCredentials(_ params: MediaSetCredentialsParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("media.setCredentials", params, timeout)
  }
  /// Plays media again that has ended, if the app can.
  public func playAgain(_ params: MediaPlayAgainParams = .init(), timeout: Duration? = nil) async throws -> MediaState {
    try await self.client.typed("media.playAgain", params, timeout)
  }
  /// Sends a media message of any type.
  public func sendCommand(
    _ params: MediaSendCommandParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaSendCommandResult {
    try await self.client.typed("media.sendCommand", params, timeout)
  }
  /// Lists the unanswered requests to apps, the oldest first.
  public func requests(
    _ params: MediaRequestsParams = .init(), timeout: Duration? = nil
  ) async throws -> MediaRequestsResult {
    try await self.client.typed("media.requests", params, timeout)
  }
}

extension MediaLoadParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    self.waitOptions.writeMembers(to: &writer)
    writer.members(
      ("sessionId", self.sessionId), ("entity", self.entity), ("shuffle", self.shuffle), ("preflight", self.preflight),
      ("explainFailure", self.explainFailure)
    )
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
    shuffle: Bool? = nil, preflight: Bool? = nil, explainFailure: Bool? = nil
  ) {
    self.init(
      loadRequestData: LoadRequestData(media: media, queueData: queueData, autoplay: autoplay, currentTime: currentTime, playbackRate: playbackRate, activeTrackIds: activeTrackIds, credentials: credentials, credentialsType: credentialsType, atvCredentials: atvCredentials, atvCredentialsType: atvCredentialsType, loadOptions: loadOptions, customData: customData, additional: additional),
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, entity: entity,
      shuffle: shuffle, preflight: preflight, explainFailure: explainFailure
    )
  }
}

extension MediaResolveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("url", self.url), ("sessionId", self.sessionId), ("device", self.device), ("searchTimeout", self.searchTimeout)
    )
  }
}

extension MediaResolveResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      resolved: try members.value("resolved"), items: try members.value("items"),
      passedOver: try members.value("passedOver")
    )
  }
}

extension MediaPreflightParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("media", self.media), ("url", self.url), ("contentType", self.contentType), ("sessionId", self.sessionId),
      ("device", self.device), ("searchTimeout", self.searchTimeout), ("origin", self.origin),
      ("timeout", self.timeout)
    )
  }
}

extension MediaPlayParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension MediaPlayParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
      customData: customData
    )
  }
}

extension MediaPauseParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension MediaPauseParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
      customData: customData
    )
  }
}

extension MediaStopParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension MediaSeekParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(
      ("sessionId", self.sessionId), ("currentTime", self.currentTime), ("relativeTime", self.relativeTime),
      ("seekToInfinite", self.seekToInfinite), ("resumeState", self.resumeState), ("customData", self.customData)
    )
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
    writer.members(
      ("sessionId", self.sessionId), ("playbackRate", self.playbackRate),
      ("relativePlaybackRate", self.relativePlaybackRate), ("customData", self.customData)
    )
  }
}

extension MediaSetStreamVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("level", self.level), ("customData", self.customData))
  }
}

extension MediaSetStreamMutedParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("muted", self.muted), ("customData", self.customData))
  }
}

extension MediaSetActiveTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("activeTrackIds", self.activeTrackIds), ("customData", self.customData)
    )
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
    writer.members(
      ("sessionId", self.sessionId), ("textTrackStyle", self.textTrackStyle), ("customData", self.customData)
    )
  }
}

extension MediaSkipAdParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension MediaRequestStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("omitMetadata", self.omitMetadata), ("omitQueueItems", self.omitQueueItems),
      ("customData", self.customData)
    )
  }
}

extension MediaGetStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension MediaGetLastKnownParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension MediaPositionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension MediaSubscribePositionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("interval", self.interval))
  }
}

extension MediaUnsubscribePositionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension MediaEditTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("activeTrackIds", self.activeTrackIds), ("textTrackStyle", self.textTrackStyle),
      ("enableTextTracks", self.enableTextTracks), ("language", self.language),
      ("isSuggestedLanguage", self.isSuggestedLanguage), ("customData", self.customData)
    )
  }
}

extension MediaEditAudioTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("language", self.language), ("isSuggestedLanguage", self.isSuggestedLanguage),
      ("customData", self.customData)
    )
  }
}

extension MediaSelectTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("audioLanguages", self.audioLanguages), ("textLanguages", self.textLanguages),
      ("textSubtypes", self.textSubtypes), ("isSuggested", self.isSuggested), ("customData", self.customData)
    )
  }
}

extension MediaUserActionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("userAction", self.userAction), ("clear", self.clear),
      ("userActionContext", self.userActionContext), ("source", self.source), ("customData", self.customData)
    )
  }
}

extension MediaPrecacheParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("precacheData", self.precacheData), ("requestItems", self.requestItems),
      ("customData", self.customData)
    )
  }
}

extension MediaStoreSessionParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("targetDeviceCapabilities", self.targetDeviceCapabilities),
      ("customData", self.customData)
    )
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
    writer.members(("sessionId", self.sessionId), ("sessionState", self.sessionState), ("customData", self.customData))
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
    writer.members(
      ("sessionId", self.sessionId), ("credentials", self.credentials), ("credentialsType", self.credentialsType),
      ("forRequestId", self.forRequestId), ("customData", self.customData)
    )
  }
}

extension MediaPlayAgainParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.members(("sessionId", self.sessionId), ("customData", self.customData))
  }
}

extension MediaPlayAgainParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
      waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId,
      customData: customData
    )
  }
}

extension MediaSendCommandParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("type", self.type), ("data", self.data), ("members", self.members),
      ("expectsReply", self.expectsReply), ("timeout", self.timeout), ("customData", self.customData)
    )
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
    writer.members(("sessionId", self.sessionId))
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
