// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Playing in one step, for scripts and people: each call finds the device, starts or joins the app if necessary, and
/// returns a flat status.
///
/// The methods of the namespace `player`; the server's hand-written half implements them.
@LoopActor
public protocol PlayerService: AnyObject, Sendable {
  /// Plays media on a device: finds the device, starts or joins the app, loads, and waits until playback starts.
  ///
  /// Pass exactly one of `url`, `urls`, `media` and `queueData`. The call uses the existing session with the device, or
  /// joins an app that already runs. A session with another app ends: with APPLICATION_ENDED when the device ends that
  /// app for the launch, or with REPLACED when the app of this call runs. It lasts if the call fails before the launch.
  /// A second call with the same media plays it from the start again, in the same session.
  ///
  /// The server serves files of its machine to the receiver until the session ends or other media is loaded, and
  /// declares their tags, cover and subtitles (in the file and beside it) unless `media` has others.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, InvalidPlayerState, MediaNotSupported, MediaError,
  /// RequestReplaced, ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed,
  /// MediaLoadCancelled, MediaWillFail, PageNotResolved, ResolverMissing, PlaylistNotReadable, QueueNotSupported,
  /// QueueIncomplete, QueueChanged, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  func play(_ params: PlayerPlayParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Pauses playback; succeeds if it is paused already or nothing plays.
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

  /// Pauses playback that advances, resumes playback that is paused.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func toggle(_ params: PlayerToggleParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Stops the app, even if another sender started it, and ends the session; succeeds if nothing runs.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced.
  func stop(_ params: PlayerStopParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Seeks to a position, or by a distance.
  ///
  /// Pass exactly one of `position` and `distance`. A distance is cut at the beginning and the end of the media.
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
  /// Pass `level` or `steps`, or `muted`, or both. No app has to run.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, VolumeFixed.
  func setVolume(_ params: PlayerSetVolumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Returns a device's playback status.
  ///
  /// A device without a session is asked over a short connection: no app is launched or joined, and playback isn't
  /// disturbed.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred.
  func status(_ params: PlayerStatusParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Returns the playback status of every device.
  ///
  /// Devices without a session are asked at the same time, each over a short connection.
  ///
  /// - Throws: ``APIError``: DiscoveryUnavailable.
  func list(_ params: PlayerListParams, _ call: JSONRPCCallContext) async throws -> PlayerListResult

  /// Joins the app that runs on a device, and returns the session; launches nothing.
  ///
  /// For calls of other namespaces: the result's `sessionId` becomes this connection's current session. Uses the
  /// existing session with the device, if there is one.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, SessionExists.
  func connect(_ params: PlayerConnectParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Plays an announcement, then restores the previous playback.
  ///
  /// Pass exactly one of `url`, `urls`, `media` and `queueData`; files are served as by `player.play`. Returns when the
  /// announcement has ended and the previous state is restored: app, queue, item, position, volume, and whether
  /// playback was paused. If the announcement fails, the state is restored too, and the call fails with the
  /// announcement's error. Interruptions of one device run one after the other.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
  /// TLSFailed, DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
  /// ApplicationNotRunning, SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
  /// SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState,
  /// MediaError, RequestReplaced, ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed,
  /// MediaLoadCancelled, QueueNotSupported, QueueIncomplete, QueueChanged, PlaybackNotRestored, FileNotFound,
  /// FileNotReadable, FileNotPlayable, ServingUnavailable, PageNotResolved, ResolverMissing, PlaylistNotReadable.
  func interrupt(_ params: PlayerInterruptParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus

  /// Sets or clears the default device, which calls without `device` use; it is saved on disk.
  ///
  /// - Throws: ``APIError``: FileNotUsable.
  func setDefault(_ params: PlayerSetDefaultParams, _ call: JSONRPCCallContext) async throws -> PlayerNames

  /// Sets or removes a short name for a device; it is saved on disk.
  ///
  /// - Throws: ``APIError``: FileNotUsable, InternalLimitReached.
  func setAlias(_ params: PlayerSetAliasParams, _ call: JSONRPCCallContext) async throws -> PlayerNames

  /// Returns the default device and the aliases.
  func getNames(_ params: PlayerGetNamesParams, _ call: JSONRPCCallContext) async throws -> PlayerNames
}
