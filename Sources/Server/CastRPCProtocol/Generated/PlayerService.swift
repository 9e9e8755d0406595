// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Playing in one step, for people: each call finds the device by itself, starts or joins the app where that is needed,
/// and answers flat.
///
/// The methods of the namespace `player`; the server's hand-written half implements them.
@LoopActor
public protocol PlayerService: AnyObject, Sendable {
  /// Plays something on a device: finds the device, starts or joins the app, loads, and waits until it plays.
  ///
  /// Pass exactly one of `url`, `urls`, `media` and `queueData`. Files of the server's machine are served to the
  /// receiver until the session ends or something else is loaded; what else a file holds (tags, cover, subtitles beside
  /// it and in it) is declared, unless `media` says otherwise. A session that exists is used; an app that already runs
  /// is joined. What is called twice plays from the start twice, in one session.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, InvalidPlayerState, MediaNotSupported, MediaError,
  /// RequestReplaced, ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed,
  /// MediaLoadCancelled, MediaWillFail, PageNotResolved, ResolverMissing, PlaylistNotReadable, QueueNotSupported,
  /// QueueIncomplete, QueueChanged, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  func play(_ params: PlayerPlayParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Pauses; succeeds if it is paused already or nothing plays.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func pause(_ params: PlayerPauseParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Resumes playback; succeeds if it plays already.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func resume(_ params: PlayerResumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Pauses if it plays, resumes if it is paused.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func toggle(_ params: PlayerToggleParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Stops the app, whoever started it, and ends the session; succeeds if nothing runs.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func stop(_ params: PlayerStopParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Seeks to a position, or by a distance.
  ///
  /// Pass exactly one of `position` and `distance`. A distance stops at both ends.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func seek(_ params: PlayerSeekParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Plays the next item of the queue.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced, EndOfQueue, QueueNotSupported.
  func next(_ params: PlayerNextParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Plays the previous item of the queue.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced, EndOfQueue, QueueNotSupported.
  func previous(_ params: PlayerPreviousParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Sets the device's volume: to a level, by steps, or muted.
  ///
  /// Pass `level` or `steps`, `muted`, or both. It works where no app runs, too.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, VolumeFixed.
  func setVolume(_ params: PlayerSetVolumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Returns what a device plays.
  ///
  /// A device without a session is asked without one: nothing is launched or joined, and nobody is disturbed.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred.
  func status(_ params: PlayerStatusParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Returns what every device plays.
  ///
  /// Devices without a session are asked side by side, without one.
  ///
  /// - Throws: ``APIError``: DiscoveryUnavailable.
  func list(_ params: PlayerListParams, _ call: JSONRPCCallContext) async throws -> PlayerListResult

  /// Joins what runs on a device, and returns the session; launches nothing.
  ///
  /// For calls of other namespaces: the result's `sessionId` is this connection's current session from now on. A
  /// session that exists is used.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, SessionExists.
  func connect(_ params: PlayerConnectParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Plays an announcement, then restores exactly what was before.
  ///
  /// Pass exactly one of `url`, `urls`, `media` and `queueData`. Files of the server's machine are served to the
  /// receiver until the session ends or something else is loaded; what else a file holds (tags, cover, subtitles beside
  /// it and in it) is declared, unless `media` says otherwise. Returns when the announcement has ended and what was
  /// before is back: app, queue, item, position, volume, and whether it was paused. If the announcement fails, what was
  /// before is restored too, and the call fails with the announcement's error. Interruptions of one device wait for
  /// each other.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced, ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed,
  /// MediaLoadCancelled, QueueNotSupported, QueueIncomplete, QueueChanged, PlaybackNotRestored, FileNotFound,
  /// FileNotReadable, FileNotPlayable, ServingUnavailable.
  func interrupt(_ params: PlayerInterruptParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Sets or clears the device that calls mean which name none; it is kept on disk.
  ///
  /// - Throws: ``APIError``: FileNotUsable.
  func setDefault(_ params: PlayerSetDefaultParams, _ call: JSONRPCCallContext) async throws -> PlayerNames

  /// Sets or removes a short name for a device; it is kept on disk.
  ///
  /// - Throws: ``APIError``: FileNotUsable, InternalLimitReached.
  func setAlias(_ params: PlayerSetAliasParams, _ call: JSONRPCCallContext) async throws -> PlayerNames

  /// Returns the default device and the aliases.
  func getNames(_ params: PlayerGetNamesParams, _ call: JSONRPCCallContext) async throws -> PlayerNames
}
