// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// Sessions with receivers. Many can exist at once; they belong to the server, and all clients see them. A call without
/// `sessionId` uses the connection's own current session (`session.setCurrent`).
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct SessionCalls: Sendable {
  let client: CastClient

  /// Connects to a device and launches an app, or joins the app if it already runs.
  public func start(
    _ params: SessionStartParams = SessionStartParams(), timeout: Duration? = nil,
    progress: CallProgress.Handler? = nil
  ) async throws -> Session {
    return try await self.client.typed("session.start", params, timeout, progress)
  }

  /// Connects to a device and joins the running app; launches nothing.
  public func join(
    _ params: SessionJoinParams = SessionJoinParams(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> Session {
    return try await self.client.typed("session.join", params, timeout, progress)
  }

  /// Ends a session.
  public func end(_ params: SessionEndParams = SessionEndParams(), timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("session.end", params, timeout)
  }

  /// Lists the sessions.
  public func list(
    _ params: SessionListParams = SessionListParams(), timeout: Duration? = nil
  ) async throws -> SessionListResult {
    return try await self.client.typed("session.list", params, timeout)
  }

  /// Sets the session that this connection's calls use when they name none, and that widgets show.
  public func setCurrent(_ params: SessionSetCurrentParams, timeout: Duration? = nil) async throws -> Session {
    return try await self.client.typed("session.setCurrent", params, timeout)
  }

  /// Returns one session.
  public func get(_ params: SessionGetParams = SessionGetParams(), timeout: Duration? = nil) async throws -> Session {
    return try await self.client.typed("session.get", params, timeout)
  }

  /// Sets the device's volume.
  public func setVolume(_ params: SessionSetVolumeParams, timeout: Duration? = nil) async throws -> DeviceVolume {
    return try await self.client.typed("session.setVolume", params, timeout)
  }

  /// Changes the device's volume by its own steps.
  public func stepVolume(
    _ params: SessionStepVolumeParams = SessionStepVolumeParams(), timeout: Duration? = nil
  ) async throws -> DeviceVolume {
    return try await self.client.typed("session.stepVolume", params, timeout)
  }

  /// Reports that a volume key of the calling program was pressed.
  public func pressVolumeKey(
    _ params: SessionPressVolumeKeyParams, timeout: Duration? = nil
  ) async throws -> SessionPressVolumeKeyResult {
    return try await self.client.typed("session.pressVolumeKey", params, timeout)
  }

  /// Mutes or unmutes the device.
  public func setMuted(_ params: SessionSetMutedParams, timeout: Duration? = nil) async throws -> DeviceVolume {
    return try await self.client.typed("session.setMuted", params, timeout)
  }

  /// Requests the members of a speaker group.
  public func requestMultizoneStatus(
    _ params: SessionRequestMultizoneStatusParams = SessionRequestMultizoneStatusParams(), timeout: Duration? = nil
  ) async throws -> MultizoneStatus {
    return try await self.client.typed("session.requestMultizoneStatus", params, timeout)
  }

  /// Sets the volume of a group member.
  public func setMultizoneDeviceVolume(
    _ params: SessionSetMultizoneDeviceVolumeParams, timeout: Duration? = nil
  ) async throws -> MultizoneDevice {
    return try await self.client.typed("session.setMultizoneDeviceVolume", params, timeout)
  }

  /// Mutes or unmutes a group member.
  public func setMultizoneDeviceMuted(
    _ params: SessionSetMultizoneDeviceMutedParams, timeout: Duration? = nil
  ) async throws -> MultizoneDevice {
    return try await self.client.typed("session.setMultizoneDeviceMuted", params, timeout)
  }

  /// Requests the groups that a device belongs to.
  public func getCastingGroups(
    _ params: SessionGetCastingGroupsParams = SessionGetCastingGroupsParams(), timeout: Duration? = nil
  ) async throws -> SessionGetCastingGroupsResult {
    return try await self.client.typed("session.getCastingGroups", params, timeout)
  }

  /// Requests the receiver's status.
  public func requestStatus(
    _ params: SessionRequestStatusParams = SessionRequestStatusParams(), timeout: Duration? = nil
  ) async throws -> ReceiverStatus {
    return try await self.client.typed("session.requestStatus", params, timeout)
  }

  /// Transfers a session to another device, where playback continues.
  public func transfer(
    _ params: SessionTransferParams = SessionTransferParams(), timeout: Duration? = nil,
    progress: CallProgress.Handler? = nil
  ) async throws -> SessionTransferResult {
    return try await self.client.typed("session.transfer", params, timeout, progress)
  }

  /// Returns what plays, so that the caller can continue it: remote to local.
  public func takeBack(
    _ params: SessionTakeBackParams = SessionTakeBackParams(), timeout: Duration? = nil
  ) async throws -> PlaybackState {
    return try await self.client.typed("session.takeBack", params, timeout)
  }

  /// Sets the default `sessionOptions` of new sessions.
  public func setDefaultOptions(
    _ params: SessionSetDefaultOptionsParams = SessionSetDefaultOptionsParams(), timeout: Duration? = nil
  ) async throws {
    let _: JSONObject = try await self.client.typed("session.setDefaultOptions", params, timeout)
  }

  /// Returns the default `sessionOptions` of new sessions.
  public func getDefaultOptions(
    _ params: SessionGetDefaultOptionsParams = SessionGetDefaultOptionsParams(), timeout: Duration? = nil
  ) async throws -> SessionGetDefaultOptionsResult {
    return try await self.client.typed("session.getDefaultOptions", params, timeout)
  }

  /// Builds a link with which another program can join a session.
  public func buildOpenUrl(
    _ params: SessionBuildOpenUrlParams = SessionBuildOpenUrlParams(), timeout: Duration? = nil
  ) async throws -> SessionBuildOpenUrlResult {
    return try await self.client.typed("session.buildOpenUrl", params, timeout)
  }

  /// Parses a link that `session.buildOpenUrl` made.
  public func parseOpenUrl(
    _ params: SessionParseOpenUrlParams, timeout: Duration? = nil
  ) async throws -> SessionParseOpenUrlResult {
    return try await self.client.typed("session.parseOpenUrl", params, timeout)
  }

  /// Connects to the device and app that a link names.
  public func startWithOpenUrl(
    _ params: SessionStartWithOpenUrlParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> Session {
    return try await self.client.typed("session.startWithOpenUrl", params, timeout, progress)
  }

  /// Closes a session's connection and keeps the session; playback continues.
  public func suspend(
    _ params: SessionSuspendParams = SessionSuspendParams(), timeout: Duration? = nil
  ) async throws -> Session {
    return try await self.client.typed("session.suspend", params, timeout)
  }

  /// Reconnects a suspended session now.
  public func resume(
    _ params: SessionResumeParams = SessionResumeParams(), timeout: Duration? = nil
  ) async throws -> Session {
    return try await self.client.typed("session.resume", params, timeout)
  }

  /// Lists the sessions of servers that are gone: killed, crashed, or shut down without ending their sessions.
  public func listSaved(
    _ params: SessionListSavedParams = SessionListSavedParams(), timeout: Duration? = nil
  ) async throws -> SessionListSavedResult {
    return try await self.client.typed("session.listSaved", params, timeout)
  }

  /// Rejoins the sessions of servers that are gone; nothing is loaded or launched.
  public func restore(
    _ params: SessionRestoreParams = SessionRestoreParams(), timeout: Duration? = nil
  ) async throws -> SessionRestoreResult {
    return try await self.client.typed("session.restore", params, timeout)
  }
}
