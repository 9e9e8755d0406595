// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Sessions with receivers. There can be many at once; they belong to the server, and all clients see them. A call
/// without `sessionId` means the connection's own current session (`session.setCurrent`).
///
/// The methods of the namespace `session`; the server's hand-written half implements them.
@LoopActor
public protocol SessionService: AnyObject, Sendable {
  /// Connects to a device, launches an app (or joins it where it runs already), and connects to it.
  ///
  /// Each phase is reported as `$/progress` to the caller and as `session.didEnterPhase` to everybody. The answer comes
  /// when the session is connected and, for media apps, the first media status is known.
  ///
  /// SDK: `GCKSessionManager.startSessionWithDevice`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected.
  func start(_ params: SessionStartParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Connects to a device and to the app that runs there; launches nothing.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected.
  func join(_ params: SessionJoinParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Ends a session.
  ///
  /// Ending always succeeds: a receiver that doesn't confirm STOP within 3 seconds is left.
  ///
  /// SDK: `GCKSessionManager.endSessionAndStopCasting`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func end(_ params: SessionEndParams, _ call: JSONRPCCallContext) async throws

  /// Lists the sessions.
  func list(_ params: SessionListParams, _ call: JSONRPCCallContext) async throws -> SessionListResult

  /// Chooses the session that this connection means where it names none, and that widgets show.
  ///
  /// Without it the current session is the newest that this connection started or joined; a connection that never did
  /// so means the only session there is. With several sessions and none of its own, a call without `sessionId` is
  /// refused with `AmbiguousSession`. Widgets are shared by all connections: they show the session that connected last,
  /// or was chosen last.
  ///
  /// - Throws: ``APIError``: NoSuchSession.
  func setCurrent(_ params: SessionSetCurrentParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Gives one session.
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
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed.
  func setVolume(_ params: SessionSetVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume

  /// Turns the device up or down by steps of its own.
  ///
  /// Steps that come while an earlier one is unanswered add up, as on a remote control; they end at the traits' limits.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed.
  func stepVolume(_ params: SessionStepVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume

  /// Tells that a volume key of the calling program was pressed.
  ///
  /// It changes the volume of the current session's device if the context's option
  /// `physicalVolumeButtonsWillControlDeviceVolume` is set and there is a connected session; otherwise nothing happens,
  /// and the program may do what it does without a session.
  ///
  /// SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
  ///
  /// - Throws: ``APIError``: SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
  /// RequestRejected, VolumeFixed.
  func pressVolumeKey(_ params: SessionPressVolumeKeyParams, _ call: JSONRPCCallContext) async throws -> SessionPressVolumeKeyResult

  /// Mutes the device or lets it be heard.
  ///
  /// SDK: `GCKSession.setDeviceMuted`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed.
  func setMuted(_ params: SessionSetMutedParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume

  /// Asks a group for its members.
  ///
  /// SDK: `GCKCastSession.requestMultizoneStatus`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected.
  func requestMultizoneStatus(_ params: SessionRequestMultizoneStatusParams, _ call: JSONRPCCallContext) async throws -> MultizoneStatus

  /// Sets the volume of a member of a group.
  ///
  /// SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected, DeviceNotFound.
  func setMultizoneDeviceVolume(_ params: SessionSetMultizoneDeviceVolumeParams, _ call: JSONRPCCallContext) async throws -> MultizoneDevice

  /// Mutes a member of a group or lets it be heard.
  ///
  /// SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected, DeviceNotFound.
  func setMultizoneDeviceMuted(_ params: SessionSetMultizoneDeviceMutedParams, _ call: JSONRPCCallContext) async throws -> MultizoneDevice

  /// Asks a device which groups it belongs to.
  ///
  /// Google doesn't document what a device says of a group: its members come as the device sends them.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded,
  /// RequestTimedOut, RequestRejected.
  func getCastingGroups(_ params: SessionGetCastingGroupsParams, _ call: JSONRPCCallContext) async throws -> SessionGetCastingGroupsResult

  /// Asks the receiver for its status.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, RequestTimedOut, RequestRejected.
  func requestStatus(_ params: SessionRequestStatusParams, _ call: JSONRPCCallContext) async throws -> ReceiverStatus

  /// Brings a session to another device: what plays goes on there.
  ///
  /// The app is asked for its state (STORE_SESSION), launched on the other device (or joined where it runs already),
  /// given the state (RESUME_SESSION, or LOAD where the app doesn't take it), and stopped on the device that is left.
  /// It stays the same session, with another `device`; `session.didUpdateDevice`, `session.didResume` and
  /// `session.didTransfer` tell. Until it plays there nothing changes here: if anything fails, or the call is
  /// cancelled, what was launched there is stopped, and here it plays on. Both devices may be heard for a moment.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, DeviceNotFound,
  /// SessionExists, SessionTransferFailed.
  func transfer(_ params: SessionTransferParams, _ call: JSONRPCCallContext) async throws -> SessionTransferResult

  /// Hands what plays to the caller, who goes on with it: remote to local.
  ///
  /// The answer has what to load and from where; then the session goes on, or is ended as asked. `media.load` accepts
  /// the members of `loadRequestData`, so that it can be brought back.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
  /// SessionEnded, NoMediaSession.
  func takeBack(_ params: SessionTakeBackParams, _ call: JSONRPCCallContext) async throws -> PlaybackState

  /// Sets what new sessions get as `sessionOptions` where nobody gives some.
  ///
  /// All clients share them. Sessions that there are keep theirs.
  ///
  /// SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.
  func setDefaultOptions(_ params: SessionSetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws

  /// Gives what new sessions get as `sessionOptions` where nobody gives some.
  ///
  /// SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.
  func getDefaultOptions(_ params: SessionGetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws -> SessionGetDefaultOptionsResult

  /// Makes a link by which another program gets to a session.
  ///
  /// The link is a URL of the caller's own, with one more query item, which names the device and the run of the app. It
  /// holds no secret but the run's name.
  ///
  /// SDK: `GCKOpenURLOptions.asURLQueryItem`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func buildOpenUrl(_ params: SessionBuildOpenUrlParams, _ call: JSONRPCCallContext) async throws -> SessionBuildOpenUrlResult

  /// Reads a link that `session.buildOpenUrl` made.
  ///
  /// SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.
  func parseOpenUrl(_ params: SessionParseOpenUrlParams, _ call: JSONRPCCallContext) async throws -> SessionParseOpenUrlResult

  /// Connects to what a link names.
  ///
  /// The device is looked for if it isn't known. A link with a run of an app joins that run, and nothing else; one
  /// without joins the app if it runs, or launches it.
  ///
  /// SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotFound, ApplicationNotRunning, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected.
  func startWithOpenUrl(_ params: SessionStartWithOpenUrlParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Puts a session's link down and keeps the session; what plays goes on.
  ///
  /// Calls to the session fail with `SessionSuspended` until `session.resume`, or until the app is found to have ended
  /// by then.
  ///
  /// SDK: `GCKSessionManager.suspendSessionWithReason`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected.
  func suspend(_ params: SessionSuspendParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Makes the link of a suspended session anew, now.
  ///
  /// A session whose link broke is resumed by itself, after pauses that grow; this spares the pause. Nothing is loaded
  /// and nothing launched: if the app has ended meanwhile, the session ends. A session that is connected is answered as
  /// it is.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, AddressNotResolved,
  /// DeviceUnreachable, ConnectionRefused, TLSFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// RequestRejected.
  func resume(_ params: SessionResumeParams, _ call: JSONRPCCallContext) async throws -> Session

  /// Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions left.
  func listSaved(_ params: SessionListSavedParams, _ call: JSONRPCCallContext) async throws -> SessionListSavedResult

  /// Joins the sessions again that servers left that are no more; nothing is loaded or launched.
  ///
  /// Each saved session is taken by one server only, and joined only while the very run of its app goes on.
  /// `session.didSuspend` is not told, `session.willResume` and `session.didResume` or `session.didFailToResume` are. A
  /// session whose device can't be reached is kept for the next time. A daemon does this when it starts
  /// (`--restore-sessions`); a spawned server does it when asked, and writes down its sessions from then on.
  func restore(_ params: SessionRestoreParams, _ call: JSONRPCCallContext) async throws -> SessionRestoreResult
}
