// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

extension APIError.Kind {
  /// The bytes of a message can't be read; `data` has the byte offset. The connection lives on.
  public static let parseError: APIError.Kind = APIError.Kind(
    name: "ParseError", code: -32700, domain: "rpc",
    message: "The message is not valid JSON.",
    gckErrorCode: nil, isRetryable: false)

  /// JSON, but no JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, a second `server.initialize`.
  public static let invalidRequest: APIError.Kind = APIError.Kind(
    name: "InvalidRequest", code: -32600, domain: "rpc",
    message: "The message is not a valid request.",
    gckErrorCode: nil, isRetryable: false)

  /// The method's name is unknown to this server.
  public static let methodNotFound: APIError.Kind = APIError.Kind(
    name: "MethodNotFound", code: -32601, domain: "rpc",
    message: "There is no such method.",
    gckErrorCode: nil, isRetryable: false)

  /// A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason`
  /// why.
  public static let invalidParams: APIError.Kind = APIError.Kind(
    name: "InvalidParams", code: -32602, domain: "rpc",
    message: "The parameters are not valid.",
    gckErrorCode: nil, isRetryable: false)

  /// A defect of the server; please report it with the log.
  public static let internalError: APIError.Kind = APIError.Kind(
    name: "InternalError", code: -32603, domain: "rpc",
    message: "The server failed.",
    gckErrorCode: nil, isRetryable: false)

  /// `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists those that it does.
  public static let unsupportedProtocolVersion: APIError.Kind = APIError.Kind(
    name: "UnsupportedProtocolVersion", code: -32010, domain: "rpc",
    message: "The protocol version is not supported.",
    gckErrorCode: nil, isRetryable: false)

  /// A call whose work needs a request back to the client, which declared no such capability in `server.initialize`.
  public static let missingClientCapability: APIError.Kind = APIError.Kind(
    name: "MissingClientCapability", code: -32011, domain: "rpc",
    message: "The client did not declare the capability that this needs.",
    gckErrorCode: nil, isRetryable: false)

  /// A message from the client exceeds the server's limit (`data.limit`, bytes); it was skipped and the connection
  /// lives on.
  public static let messageTooLarge: APIError.Kind = APIError.Kind(
    name: "MessageTooLarge", code: -32012, domain: "rpc",
    message: "The message is too large.",
    gckErrorCode: nil, isRetryable: false)

  /// A call that came after `server.shutdown` or a signal.
  public static let shuttingDown: APIError.Kind = APIError.Kind(
    name: "ShuttingDown", code: -32013, domain: "rpc",
    message: "The server is shutting down.",
    gckErrorCode: nil, isRetryable: false)

  /// The connection has reached its limit of unanswered requests; wait for replies and try again.
  public static let tooManyRequests: APIError.Kind = APIError.Kind(
    name: "TooManyRequests", code: -32014, domain: "rpc",
    message: "Too many requests are in flight.",
    gckErrorCode: nil, isRetryable: true)

  /// The client cancelled the call with `$/cancelRequest`. What was already sent to a receiver is not taken back.
  public static let requestCancelled: APIError.Kind = APIError.Kind(
    name: "RequestCancelled", code: -32800, domain: "rpc",
    message: "The request was cancelled.",
    gckErrorCode: 5, isRetryable: false)

  /// `events.unsubscribe` or `events.poll` with an id that this connection doesn't have, or a poll of a subscription
  /// that is pushed.
  public static let noSuchSubscription: APIError.Kind = APIError.Kind(
    name: "NoSuchSubscription", code: 1001, domain: "events",
    message: "There is no such subscription.",
    gckErrorCode: nil, isRetryable: false)

  /// The limit is 64 a connection.
  public static let tooManySubscriptions: APIError.Kind = APIError.Kind(
    name: "TooManySubscriptions", code: 1002, domain: "events",
    message: "The connection has too many subscriptions.",
    gckErrorCode: nil, isRetryable: false)

  /// `context.create` after the context was created, by another client or by the first call that needed it. Its options
  /// stay as they are; `context.get` tells them.
  public static let alreadyInitialized: APIError.Kind = APIError.Kind(
    name: "AlreadyInitialized", code: 1501, domain: "context",
    message: "The context exists already.",
    gckErrorCode: 19, isRetryable: false)

  /// A path in the options names no file of the server's machine that can be read, or its contents are of the wrong
  /// kind; `message` says which and why.
  public static let fileNotUsable: APIError.Kind = APIError.Kind(
    name: "FileNotUsable", code: 1502, domain: "context",
    message: "A file can't be used.",
    gckErrorCode: nil, isRetryable: false)

  /// No DNS-SD service answers on this machine. Devices that are added by address work all the same;
  /// `discovery.diagnose` says more.
  public static let discoveryUnavailable: APIError.Kind = APIError.Kind(
    name: "DiscoveryUnavailable", code: 2001, domain: "discovery",
    message: "Devices can't be discovered here.",
    gckErrorCode: 17, isRetryable: true)

  /// No device with this id or name is known, or none appeared in time.
  public static let deviceNotFound: APIError.Kind = APIError.Kind(
    name: "DeviceNotFound", code: 2002, domain: "discovery",
    message: "The device was not found.",
    gckErrorCode: 14, isRetryable: true)

  /// The limit is 256.
  public static let tooManyDevices: APIError.Kind = APIError.Kind(
    name: "TooManyDevices", code: 2003, domain: "discovery",
    message: "Too many devices were added by address.",
    gckErrorCode: nil, isRetryable: false)

  /// The session id is unknown, or none was given and there is no current session.
  public static let noSuchSession: APIError.Kind = APIError.Kind(
    name: "NoSuchSession", code: 3001, domain: "session",
    message: "There is no such session.",
    gckErrorCode: 29, isRetryable: false)

  /// The session is still connecting, or is ending.
  public static let sessionNotConnected: APIError.Kind = APIError.Kind(
    name: "SessionNotConnected", code: 3002, domain: "session",
    message: "The session is not connected.",
    gckErrorCode: 12, isRetryable: true)

  /// `session.start` or `session.join` while this server has a session with the device; `data.sessionId` names it.
  public static let sessionExists: APIError.Kind = APIError.Kind(
    name: "SessionExists", code: 3003, domain: "session",
    message: "There is a session with this device already.",
    gckErrorCode: 9, isRetryable: false)

  /// The session's link is down: it broke and is being made again, or was put down by `session.suspend`,
  /// `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
  public static let sessionSuspended: APIError.Kind = APIError.Kind(
    name: "SessionSuspended", code: 3004, domain: "session",
    message: "The session is suspended.",
    gckErrorCode: 92, isRetryable: true)

  /// Phase `resolve`: the host name or the service has no address.
  public static let addressNotResolved: APIError.Kind = APIError.Kind(
    name: "AddressNotResolved", code: 3010, domain: "session",
    message: "The device's address could not be found.",
    gckErrorCode: 25, isRetryable: true)

  /// Phase `tcp`: no route, host down, network unreachable.
  public static let deviceUnreachable: APIError.Kind = APIError.Kind(
    name: "DeviceUnreachable", code: 3011, domain: "session",
    message: "The device can't be reached.",
    gckErrorCode: 17, isRetryable: true)

  /// Phase `tcp`: nothing listens on the port. Check the port; groups have ports of their own.
  public static let connectionRefused: APIError.Kind = APIError.Kind(
    name: "ConnectionRefused", code: 3012, domain: "session",
    message: "The device refused the connection.",
    gckErrorCode: 1, isRetryable: true)

  /// Phase `tls`: the hand-shake failed; `message` has OpenSSL's reason.
  public static let tLSFailed: APIError.Kind = APIError.Kind(
    name: "TLSFailed", code: 3013, domain: "session",
    message: "The encrypted connection could not be made.",
    gckErrorCode: 23, isRetryable: false)

  /// A connecting phase (`data.phase`) took longer than its limit: the device is silent.
  public static let connectionTimedOut: APIError.Kind = APIError.Kind(
    name: "ConnectionTimedOut", code: 3014, domain: "session",
    message: "The device did not answer in time.",
    gckErrorCode: 2, isRetryable: true)

  /// The socket closed, or the device fell silent, while the call was in flight.
  public static let connectionLost: APIError.Kind = APIError.Kind(
    name: "ConnectionLost", code: 3015, domain: "session",
    message: "The connection to the device was lost.",
    gckErrorCode: 1, isRetryable: true)

  /// Phase `authenticate`, only with the policy REQUIRE: `data.authentication` says which check failed, and what was
  /// found out about the device.
  public static let deviceAuthenticationFailed: APIError.Kind = APIError.Kind(
    name: "DeviceAuthenticationFailed", code: 3017, domain: "session",
    message: "The device did not prove what it is.",
    gckErrorCode: 3, isRetryable: false)

  /// The receiver or its app answered CLOSE: the app is gone or refuses this sender.
  public static let connectionRejected: APIError.Kind = APIError.Kind(
    name: "ConnectionRejected", code: 3016, domain: "session",
    message: "The device closed the virtual connection.",
    gckErrorCode: 14, isRetryable: true)

  /// LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.
  public static let applicationNotFound: APIError.Kind = APIError.Kind(
    name: "ApplicationNotFound", code: 3020, domain: "session",
    message: "The receiver can't find the app.",
    gckErrorCode: 20, isRetryable: false)

  /// `session.join` found no such app or session.
  public static let applicationNotRunning: APIError.Kind = APIError.Kind(
    name: "ApplicationNotRunning", code: 3021, domain: "session",
    message: "The app is not running.",
    gckErrorCode: 21, isRetryable: false)

  /// LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).
  public static let launchFailed: APIError.Kind = APIError.Kind(
    name: "LaunchFailed", code: 3022, domain: "session",
    message: "The receiver could not launch the app.",
    gckErrorCode: 7, isRetryable: false)

  /// LAUNCH_ERROR with CANCELLED, also after one retry.
  public static let launchCancelled: APIError.Kind = APIError.Kind(
    name: "LaunchCancelled", code: 3023, domain: "session",
    message: "The launch was cancelled.",
    gckErrorCode: 103, isRetryable: true)

  /// The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.
  public static let sessionEnded: APIError.Kind = APIError.Kind(
    name: "SessionEnded", code: 3024, domain: "session",
    message: "The session ended.",
    gckErrorCode: 29, isRetryable: false)

  /// The link is up, but no reply came.
  public static let requestTimedOut: APIError.Kind = APIError.Kind(
    name: "RequestTimedOut", code: 3030, domain: "session",
    message: "The receiver did not answer the request in time.",
    gckErrorCode: 2, isRetryable: true)

  /// INVALID_REQUEST; `data.receiver.reason` has its reason.
  public static let requestRejected: APIError.Kind = APIError.Kind(
    name: "RequestRejected", code: 3031, domain: "session",
    message: "The receiver rejected the request.",
    gckErrorCode: 4, isRetryable: false)

  /// One Cast message may have 65,536 bytes; this call needed more and was not sent.
  public static let castMessageTooLarge: APIError.Kind = APIError.Kind(
    name: "CastMessageTooLarge", code: 3032, domain: "session",
    message: "The message is too large for the receiver.",
    gckErrorCode: 11, isRetryable: false)

  /// The device reports `controlType` `fixed`.
  public static let volumeFixed: APIError.Kind = APIError.Kind(
    name: "VolumeFixed", code: 3033, domain: "session",
    message: "The device's volume can't be changed.",
    gckErrorCode: 93, isRetryable: false)

  /// Nothing is loaded, so there is nothing to control.
  public static let noMediaSession: APIError.Kind = APIError.Kind(
    name: "NoMediaSession", code: 4001, domain: "media",
    message: "There is no media session.",
    gckErrorCode: 32, isRetryable: false)

  /// The session's app doesn't list the media namespace.
  public static let mediaNotSupported: APIError.Kind = APIError.Kind(
    name: "MediaNotSupported", code: 4002, domain: "media",
    message: "The app doesn't play media.",
    gckErrorCode: 93, isRetryable: false)

  /// LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.
  public static let mediaLoadFailed: APIError.Kind = APIError.Kind(
    name: "MediaLoadFailed", code: 4003, domain: "media",
    message: "The receiver could not load the media.",
    gckErrorCode: 30, isRetryable: false)

  /// LOAD_CANCELLED: another load replaced it on the receiver.
  public static let mediaLoadCancelled: APIError.Kind = APIError.Kind(
    name: "MediaLoadCancelled", code: 4004, domain: "media",
    message: "The load was cancelled.",
    gckErrorCode: 5, isRetryable: false)

  /// INVALID_PLAYER_STATE.
  public static let invalidPlayerState: APIError.Kind = APIError.Kind(
    name: "InvalidPlayerState", code: 4005, domain: "media",
    message: "The player can't do this now.",
    gckErrorCode: 31, isRetryable: false)

  /// ERROR in the media namespace; `data.receiver` says more.
  public static let mediaError: APIError.Kind = APIError.Kind(
    name: "MediaError", code: 4006, domain: "media",
    message: "The receiver reported a media error.",
    gckErrorCode: 34, isRetryable: false)

  /// A seek after a seek, a load after a load: only the newest counts.
  public static let requestReplaced: APIError.Kind = APIError.Kind(
    name: "RequestReplaced", code: 4007, domain: "media",
    message: "A newer request replaced this one.",
    gckErrorCode: 6, isRetryable: false)

  /// `widget.pressButton` and its like: nothing plays, a request is unanswered, the receiver doesn't offer it, or the
  /// place is empty. The widget's state says when it can be.
  public static let controlDisabled: APIError.Kind = APIError.Kind(
    name: "ControlDisabled", code: 8001, domain: "widget",
    message: "The control can't be used now.",
    gckErrorCode: 9, isRetryable: true)

  /// Too many of something; `message` names it.
  public static let internalLimitReached: APIError.Kind = APIError.Kind(
    name: "InternalLimitReached", code: 9001, domain: "limits",
    message: "A limit of the server was reached.",
    gckErrorCode: nil, isRetryable: false)

  /// Every error of the API, in the spec's order.
  public static let all: [APIError.Kind] = [
    .parseError,
    .invalidRequest,
    .methodNotFound,
    .invalidParams,
    .internalError,
    .unsupportedProtocolVersion,
    .missingClientCapability,
    .messageTooLarge,
    .shuttingDown,
    .tooManyRequests,
    .requestCancelled,
    .noSuchSubscription,
    .tooManySubscriptions,
    .alreadyInitialized,
    .fileNotUsable,
    .discoveryUnavailable,
    .deviceNotFound,
    .tooManyDevices,
    .noSuchSession,
    .sessionNotConnected,
    .sessionExists,
    .sessionSuspended,
    .addressNotResolved,
    .deviceUnreachable,
    .connectionRefused,
    .tLSFailed,
    .connectionTimedOut,
    .connectionLost,
    .deviceAuthenticationFailed,
    .connectionRejected,
    .applicationNotFound,
    .applicationNotRunning,
    .launchFailed,
    .launchCancelled,
    .sessionEnded,
    .requestTimedOut,
    .requestRejected,
    .castMessageTooLarge,
    .volumeFixed,
    .noMediaSession,
    .mediaNotSupported,
    .mediaLoadFailed,
    .mediaLoadCancelled,
    .invalidPlayerState,
    .mediaError,
    .requestReplaced,
    .controlDisabled,
    .internalLimitReached,
  ]
}
