// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Sessions with receivers. Several can exist at once; they belong to the server and are visible to all clients. A call
/// without `sessionId` uses the connection's current session (`session.setCurrent`).
///
/// The methods of the namespace `session`; the server's hand-written half implements them.
@LoopActor
public protocol SessionService: AnyObject, Sendable {
  /// Connects to a device and launches an app, or joins the app if it already runs.
  ///
  /// Each phase is reported as `$/progress` to the caller and as `session.didEnterPhase` to all clients. The call
  /// returns when the session is connected and, for a media app, the first media status is known.
  ///
  /// SDK: `GCKSessionManager.startSessionWithDevice`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected, CastMessageTooLarge,
  /// InternalLimitReached.
  func start(_ params: SessionStartParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Connects to a device and joins the running app; launches nothing.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, CastMessageTooLarge, InternalLimitReached.
  func join(_ params: SessionJoinParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Ends a session.
  ///
  /// Ending always succeeds: if the receiver doesn't confirm STOP within 3 seconds, the session ends anyway.
  ///
  /// SDK: `GCKSessionManager.endSessionAndStopCasting`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func end(_ params: SessionEndParams, _ call: JSONRPCCallContext) async throws

  /// Lists the sessions.
  func list(_ params: SessionListParams, _ call: JSONRPCCallContext) async throws -> SessionListResult

  /// Sets the session that this connection's calls use when they name none, and that widgets show.
  ///
  /// By default the current session is the newest that this connection started or joined, or the only existing session
  /// if it never did so. A call without `sessionId` fails with `AmbiguousSession` if there are several sessions and the
  /// connection has none. All connections share the widgets, which show the session that connected, or was set, last.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func setCurrent(_ params: SessionSetCurrentParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Returns one session.
  ///
  /// SDK: `GCKSessionManager.currentCastSession`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func get(_ params: SessionGetParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Sets the device's volume.
  ///
  /// SDK: `GCKSession.setDeviceVolume`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  func setVolume(_ params: SessionSetVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume

  /// Changes the device's volume by its own steps.
  ///
  /// Steps that arrive while an earlier one is unanswered add up, as on a remote control; they stop at the limits of
  /// the traits.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  func stepVolume(_ params: SessionStepVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume

  /// Reports that a volume key of the calling program was pressed.
  ///
  /// It changes the volume of the current session's device if the context's option
  /// `physicalVolumeButtonsWillControlDeviceVolume` is set and there is a connected session; otherwise nothing happens,
  /// and the program can handle the key itself.
  ///
  /// SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
  ///
  /// - Throws: ``APIError``: SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
  /// RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  func pressVolumeKey(_ params: SessionPressVolumeKeyParams, _ call: JSONRPCCallContext) async throws -> SessionPressVolumeKeyResult

  /// Mutes or unmutes the device.
  ///
  /// SDK: `GCKSession.setDeviceMuted`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  func setMuted(_ params: SessionSetMutedParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume

  /// Requests the members of a speaker group.
  ///
  /// SDK: `GCKCastSession.requestMultizoneStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected, SessionTransferred, InternalLimitReached, SessionSuspended.
  func requestMultizoneStatus(_ params: SessionRequestMultizoneStatusParams, _ call: JSONRPCCallContext) async throws -> MultizoneStatus

  /// Sets the volume of a group member.
  ///
  /// SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected, DeviceNotFound, SessionTransferred, InternalLimitReached, SessionSuspended.
  func setMultizoneDeviceVolume(_ params: SessionSetMultizoneDeviceVolumeParams, _ call: JSONRPCCallContext) async throws -> MultizoneDevice

  /// Mutes or unmutes a group member.
  ///
  /// SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected, DeviceNotFound, SessionTransferred, InternalLimitReached, SessionSuspended.
  func setMultizoneDeviceMuted(_ params: SessionSetMultizoneDeviceMutedParams, _ call: JSONRPCCallContext) async throws -> MultizoneDevice

  /// Requests the groups that a device belongs to.
  ///
  /// Google doesn't document how devices describe groups, so they are returned as the device sends them, except that
  /// `deviceId` is as in `Device`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected, SessionTransferred, InternalLimitReached, SessionSuspended.
  func getCastingGroups(_ params: SessionGetCastingGroupsParams, _ call: JSONRPCCallContext) async throws -> SessionGetCastingGroupsResult

  /// Requests the receiver's status.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, SessionTransferred, InternalLimitReached.
  func requestStatus(_ params: SessionRequestStatusParams, _ call: JSONRPCCallContext) async throws -> ReceiverStatus

  /// Transfers a session to another device, where playback continues.
  ///
  /// The server requests the app's state (STORE_SESSION), launches the app on the other device or joins it, passes the
  /// state to it (RESUME_SESSION, or LOAD if the app doesn't support it), and stops the app on the old device. The
  /// session keeps its id and gets another `device`; `session.didUpdateDevice`, `session.didResume` and
  /// `session.didTransfer` report it.
  ///
  /// The old device plays until playback starts on the new one, so both may be audible for a moment. If a step fails,
  /// or the call is cancelled, the app on the new device is stopped, and the old device continues.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
  /// DeviceNotFound, SessionExists, SessionTransferFailed, InternalLimitReached.
  func transfer(_ params: SessionTransferParams, _ call: JSONRPCCallContext) async throws -> SessionTransferResult

  /// Returns the playback state, so that the caller can continue playback locally.
  ///
  /// The result has the media and the position. Afterwards the session continues, or ends as `action` says.
  /// `media.load` accepts the members of `loadRequestData`, so playback can be returned to the device.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, NoMediaSession, SessionTransferred, RequestTimedOut, RequestRejected, QueueNotSupported,
  /// InternalLimitReached.
  func takeBack(_ params: SessionTakeBackParams, _ call: JSONRPCCallContext) async throws -> PlaybackState

  /// Sets the default `sessionOptions` of new sessions.
  ///
  /// All clients share them. Existing sessions keep theirs.
  ///
  /// SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.
  func setDefaultOptions(_ params: SessionSetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws

  /// Returns the default `sessionOptions` of new sessions.
  ///
  /// SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.
  func getDefaultOptions(_ params: SessionGetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws -> SessionGetDefaultOptionsResult

  /// Builds a link with which another program can join a session.
  ///
  /// The link is a URL of the caller with one additional query item, which names the device and the app's run. It holds
  /// no secret except the run's id.
  ///
  /// SDK: `GCKOpenURLOptions.asURLQueryItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func buildOpenUrl(_ params: SessionBuildOpenUrlParams, _ call: JSONRPCCallContext) async throws -> SessionBuildOpenUrlResult

  /// Parses a link that `session.buildOpenUrl` made.
  ///
  /// SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.
  func parseOpenUrl(_ params: SessionParseOpenUrlParams, _ call: JSONRPCCallContext) async throws -> SessionParseOpenUrlResult

  /// Connects to the device and app that a link names.
  ///
  /// The device is looked for if it isn't known. A link with an app's run joins only that run; a link without one joins
  /// the app if it runs, or launches it.
  ///
  /// SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotFound, ApplicationNotRunning, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected,
  /// CastMessageTooLarge, InternalLimitReached.
  func startWithOpenUrl(_ params: SessionStartWithOpenUrlParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Closes a session's connection and keeps the session; playback continues.
  ///
  /// Calls for the session fail with `SessionSuspended` until `session.resume`, which fails if the app has ended by
  /// then. For a session that is being connected again, this ends the attempts.
  ///
  /// SDK: `GCKSessionManager.suspendSessionWithReason`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded.
  func suspend(_ params: SessionSuspendParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Reconnects a suspended session now.
  ///
  /// After a lost connection the server reconnects by itself, with growing delays; this call skips the delay. Nothing
  /// is loaded and nothing is launched: if the app has ended in the meantime, the session ends. For a connected session
  /// the call returns at once.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, AddressNotResolved,
  /// DeviceUnreachable, ConnectionRefused, TLSFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// RequestRejected, DeviceAuthenticationFailed, ApplicationNotRunning, SessionSuspended.
  func resume(_ params: SessionResumeParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Lists the saved sessions of servers that no longer run: killed, crashed, or shut down without ending their
  /// sessions.
  func listSaved(_ params: SessionListSavedParams, _ call: JSONRPCCallContext) async throws -> SessionListSavedResult

  /// Rejoins the saved sessions of servers that no longer run; nothing is loaded or launched.
  ///
  /// Only one server takes each saved session, and rejoins it only if the same run of its app still exists.
  /// `session.willResume` and `session.didResume` or `session.didFailToResume` report it, without a
  /// `session.didSuspend`. A session whose device can't be reached is kept for the next attempt.
  ///
  /// A daemon restores its sessions at start (`--restore-sessions`). A spawned server does so on request, and saves its
  /// sessions from then on.
  func restore(_ params: SessionRestoreParams, _ call: JSONRPCCallContext) async throws -> SessionRestoreResult
}
