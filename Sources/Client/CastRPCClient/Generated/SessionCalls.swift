// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Sessions with receivers. Several can exist at once; they belong to the server and are visible to all clients. A call
/// without `sessionId` uses the connection's current session (`session.setCurrent`).
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct SessionCalls: Sendable {
  let client: CastClient

  /// Connects to a device and launches an app, or joins the app if it already runs.
  public func start(
    _ params: SessionStartParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> Session {
    try await self.client.typed("session.start", params, timeout, progress)
  }
  /// Connects to a device and joins the running app; launches nothing.
  public func join(
    _ params: SessionJoinParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> Session {
    try await self.client.typed("session.join", params, timeout, progress)
  }
  /// Ends a session.
  public func end(_ params: SessionEndParams = .init(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("session.end", params, timeout)
  }
  /// Lists the sessions.
  public func list(_ params: SessionListParams = .init(), timeout: Duration? = nil) async throws -> SessionListResult {
    try await self.client.typed("session.list", params, timeout)
  }
  /// Sets the session that this connection's calls use when they name none, and that widgets show.
  public func setCurrent(_ params: SessionSetCurrentParams, timeout: Duration? = nil) async throws -> Session {
    try await self.client.typed("session.setCurrent", params, timeout)
  }
  /// Returns one session.
  public func get(_ params: SessionGetParams = .init(), timeout: Duration? = nil) async throws -> Session {
    try await self.client.typed("session.get", params, timeout)
  }
  /// Sets the device's volume.
  public func setVolume(_ params: SessionSetVolumeParams, timeout: Duration? = nil) async throws -> DeviceVolume {
    try await self.client.typed("session.setVolume", params, timeout)
  }
  /// Changes the device's volume by its own steps.
  public func stepVolume(
    _ params: SessionStepVolumeParams = .init(), timeout: Duration? = nil
  ) async throws -> DeviceVolume {
    try await self.client.typed("session.stepVolume", params, timeout)
  }
  /// Reports that a volume key of the calling program was pressed.
  public func pressVolumeKey(
    _ params: SessionPressVolumeKeyParams, timeout: Duration? = nil
  ) async throws -> SessionPressVolumeKeyResult {
    try await self.client.typed("session.pressVolumeKey", params, timeout)
  }
  /// Mutes or unmutes the device.
  public func setMuted(_ params: SessionSetMutedParams, timeout: Duration? = nil) async throws -> DeviceVolume {
    try await self.client.typed("session.setMuted", params, timeout)
  }
  /// Requests the members of a speaker group.
  public func requestMultizoneStatus(
    _ params: SessionRequestMultizoneStatusParams = .init(), timeout: Duration? = nil
  ) async throws -> MultizoneStatus {
    try await self.client.typed("session.requestMultizoneStatus", params, timeout)
  }
  /// Sets the volume of a group member.
  public func setMultizoneDeviceVolume(
    _ params: SessionSetMultizoneDeviceVolumeParams, timeout: Duration? = nil
  ) async throws -> MultizoneDevice {
    try await self.client.typed("session.setMultizoneDeviceVolume", params, timeout)
  }
  /// Mutes or unmutes a group member.
  public func setMultizoneDeviceMuted(
    _ params: SessionSetMultizoneDeviceMutedParams, timeout: Duration? = nil
  ) async throws -> MultizoneDevice {
    try await self.client.typed("session.setMultizoneDeviceMuted", params, timeout)
  }
  /// Requests the groups that a device belongs to.
  public func getCastingGroups(
    _ params: SessionGetCastingGroupsParams = .init(), timeout: Duration? = nil
  ) async throws -> SessionGetCastingGroupsResult {
    try await self.client.typed("session.getCastingGroups", params, timeout)
  }
  /// Requests the receiver's status.
  public func requestStatus(
    _ params: SessionRequestStatusParams = .init(), timeout: Duration? = nil
  ) async throws -> ReceiverStatus {
    try await self.client.typed("session.requestStatus", params, timeout)
  }
  /// Transfers a session to another device, where playback continues.
  public func transfer(
    _ params: SessionTransferParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> SessionTransferResult {
    try await self.client.typed("session.transfer", params, timeout, progress)
  }
  /// Returns the playback state, so that the caller can continue playback locally.
  public func takeBack(
    _ params: SessionTakeBackParams = .init(), timeout: Duration? = nil
  ) async throws -> PlaybackState {
    try await self.client.typed("session.takeBack", params, timeout)
  }
  /// Sets the default `sessionOptions` of new sessions.
  public func setDefaultOptions(
    _ params: SessionSetDefaultOptionsParams = .init(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("session.setDefaultOptions", params, timeout)
  }
  /// Returns the default `sessionOptions` of new sessions.
  public func getDefaultOptions(
    _ params: SessionGetDefaultOptionsParams = .init(), timeout: Duration? = nil
  ) async throws -> SessionGetDefaultOptionsResult {
    try await self.client.typed("session.getDefaultOptions", params, timeout)
  }
  /// Builds a link with which another program can join a session.
  public func buildOpenUrl(
    _ params: SessionBuildOpenUrlParams = .init(), timeout: Duration? = nil
  ) async throws -> SessionBuildOpenUrlResult {
    try await self.client.typed("session.buildOpenUrl", params, timeout)
  }
  /// Parses a link that `session.buildOpenUrl` made.
  public func parseOpenUrl(
    _ params: SessionParseOpenUrlParams, timeout: Duration? = nil
  ) async throws -> SessionParseOpenUrlResult {
    try await self.client.typed("session.parseOpenUrl", params, timeout)
  }
  /// Connects to the device and app that a link names.
  public func startWithOpenUrl(
    _ params: SessionStartWithOpenUrlParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> Session {
    try await self.client.typed("session.startWithOpenUrl", params, timeout, progress)
  }
  /// Closes a session's connection and keeps the session; playback continues.
  public func suspend(_ params: SessionSuspendParams = .init(), timeout: Duration? = nil) async throws -> Session {
    try await self.client.typed("session.suspend", params, timeout)
  }
  /// Reconnects a suspended session now.
  public func resume(_ params: SessionResumeParams = .init(), timeout: Duration? = nil) async throws -> Session {
    try await self.client.typed("session.resume", params, timeout)
  }
  /// Lists the saved sessions of servers that no longer run: killed, crashed, or shut down without ending their
  /// sessions.
  public func listSaved(
    _ params: SessionListSavedParams = .init(), timeout: Duration? = nil
  ) async throws -> SessionListSavedResult {
    try await self.client.typed("session.listSaved", params, timeout)
  }
  /// Rejoins the saved sessions of servers that no longer run; nothing is loaded or launched.
  public func restore(
    _ params: SessionRestoreParams = .init(), timeout: Duration? = nil
  ) async throws -> SessionRestoreResult {
    try await self.client.typed("session.restore", params, timeout)
  }
}

extension SessionStartParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("deviceId", self.deviceId), ("friendlyName", self.friendlyName), ("searchTimeout", self.searchTimeout),
      ("host", self.host), ("port", self.port), ("applicationId", self.applicationId),
      ("languageCode", self.languageCode), ("relaunchIfRunning", self.relaunchIfRunning),
      ("androidReceiverCompatible", self.androidReceiverCompatible), ("credentials", self.credentials),
      ("credentialsType", self.credentialsType), ("requiredFeatures", self.requiredFeatures),
      ("ifExists", self.ifExists), ("sessionOptions", self.sessionOptions), ("timeout", self.timeout)
    )
  }
}

extension SessionJoinParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("deviceId", self.deviceId), ("friendlyName", self.friendlyName), ("searchTimeout", self.searchTimeout),
      ("host", self.host), ("port", self.port), ("applicationId", self.applicationId),
      ("receiverSessionId", self.receiverSessionId), ("credentials", self.credentials),
      ("credentialsType", self.credentialsType), ("ifExists", self.ifExists), ("sessionOptions", self.sessionOptions),
      ("timeout", self.timeout)
    )
  }
}

extension SessionEndParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("action", self.action))
  }
}

extension SessionListParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension SessionListResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessions: try members.value("sessions"), currentSessionId: try members.option("currentSessionId"))
  }
}

extension SessionSetCurrentParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension SessionGetParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension SessionSetVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("level", self.level))
  }
}

extension SessionStepVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("steps", self.steps))
  }
}

extension SessionPressVolumeKeyParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("key", self.key))
  }
}

extension SessionPressVolumeKeyResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isHandled: try members.value("isHandled"), volume: try members.option("volume"))
  }
}

extension SessionSetMutedParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("muted", self.muted))
  }
}

extension SessionRequestMultizoneStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension SessionSetMultizoneDeviceVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("deviceId", self.deviceId), ("level", self.level))
  }
}

extension SessionSetMultizoneDeviceMutedParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("deviceId", self.deviceId), ("muted", self.muted))
  }
}

extension SessionGetCastingGroupsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension SessionGetCastingGroupsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(groups: try members.value("groups"))
  }
}

extension SessionRequestStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension SessionTransferParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("sessionId", self.sessionId), ("deviceId", self.deviceId), ("friendlyName", self.friendlyName),
      ("searchTimeout", self.searchTimeout), ("host", self.host), ("port", self.port), ("keepVolume", self.keepVolume),
      ("timeout", self.timeout)
    )
  }
}

extension SessionTransferResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      session: try members.value("session"), fromDeviceId: try members.value("fromDeviceId"),
      stateSource: try members.option("stateSource"),
      isResumedByApplication: try members.value("isResumedByApplication"),
      isSourceStopped: try members.value("isSourceStopped")
    )
  }
}

extension SessionTakeBackParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("action", self.action))
  }
}

extension SessionSetDefaultOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("options", self.options), ("category", self.category))
  }
}

extension SessionGetDefaultOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("category", self.category))
  }
}

extension SessionGetDefaultOptionsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(options: try members.option("options"))
  }
}

extension SessionBuildOpenUrlParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("baseUrl", self.baseUrl))
  }
}

extension SessionBuildOpenUrlResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      url: try members.value("url"), queryItemName: try members.value("queryItemName"),
      queryItemValue: try members.value("queryItemValue")
    )
  }
}

extension SessionParseOpenUrlParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("url", self.url))
  }
}

extension SessionParseOpenUrlResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), friendlyName: try members.option("friendlyName"),
      receiverSessionId: try members.option("receiverSessionId")
    )
  }
}

extension SessionStartWithOpenUrlParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("url", self.url), ("applicationId", self.applicationId), ("searchTimeout", self.searchTimeout),
      ("ifExists", self.ifExists), ("sessionOptions", self.sessionOptions), ("timeout", self.timeout)
    )
  }
}

extension SessionSuspendParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId), ("reason", self.reason))
  }
}

extension SessionResumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("sessionId", self.sessionId))
  }
}

extension SessionListSavedParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension SessionListSavedResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessions: try members.value("sessions"), problems: try members.value("problems"))
  }
}

extension SessionRestoreParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("timeout", self.timeout))
  }
}

extension SessionRestoreResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessions: try members.value("sessions"), failures: try members.value("failures"),
      problems: try members.value("problems")
    )
  }
}

extension SessionWillStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidEnterPhase: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), phase: try members.value("phase"),
      elapsed: try members.value("elapsed"), message: try members.option("message")
    )
  }
}

extension SessionDidStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidFailToStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      error: try members.value("error")
    )
  }
}

extension SessionWillEnd: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidEnd: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      reason: try members.value("reason"), error: try members.option("error")
    )
  }
}

extension SessionDidSuspend: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      reason: try members.value("reason"), error: try members.option("error")
    )
  }
}

extension SessionWillResume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      attempt: try members.value("attempt"), error: try members.option("error")
    )
  }
}

extension SessionDidResume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidFailToResume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      error: try members.value("error")
    )
  }
}

extension SessionDidUpdateDefaultOptions: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(category: try members.value("category"), options: try members.option("options"))
  }
}

extension SessionWillTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      toDevice: try members.value("toDevice")
    )
  }
}

extension SessionDidTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      fromDevice: try members.value("fromDevice")
    )
  }
}

extension SessionDidFailToTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      toDevice: try members.value("toDevice"), error: try members.value("error")
    )
  }
}

extension SessionDidUpdateDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidReceiveMultizoneStatus: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), status: try members.value("status"))
  }
}

extension SessionDidAddMultizoneDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), device: try members.value("device"))
  }
}

extension SessionDidUpdateMultizoneDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"),
      device: try members.value("device")
    )
  }
}

extension SessionDidRemoveMultizoneDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"))
  }
}

extension SessionDidUpdatePlaybackSession: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), playbackSession: try members.value("playbackSession"))
  }
}

extension SessionDidChangeVolume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), volume: try members.value("volume"))
  }
}

extension SessionDidChangeStatus: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}
