// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

extension APIError.Kind {
  /// The server couldn't parse a message; `data` has the byte offset. The connection stays open.
  public static let parseError: APIError.Kind = APIError.Kind(
    name: "ParseError", code: -32700, domain: "rpc",
    message: "The message is not valid JSON.",
    advice: "Send one JSON value a line, or Content-Length frames with the right length.",
    userMessage: "The server doesn't understand what this program sends.",
    userAdvice: "Update this program and the server to one version, or report it.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a second
  /// `server.initialize`.
  public static let invalidRequest: APIError.Kind = APIError.Kind(
    name: "InvalidRequest", code: -32600, domain: "rpc",
    message: "The message is not a valid request.",
    advice: "Send an object with `jsonrpc`, `method`, `id` and, as an object, `params`.",
    userMessage: "The server doesn't understand what this program asks.",
    userAdvice: "Update this program and the server to one version, or report it.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The server doesn't know this method name.
  public static let methodNotFound: APIError.Kind = APIError.Kind(
    name: "MethodNotFound", code: -32601, domain: "rpc",
    message: "There is no such method.",
    advice: "Compare the name with `rpc.discover`; a newer server may have the method.",
    userMessage: "The server can't do this.",
    userAdvice: "Update the server, or report it: it doesn't know what this program asks.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason`
  /// why.
  public static let invalidParams: APIError.Kind = APIError.Kind(
    name: "InvalidParams", code: -32602, domain: "rpc",
    message: "The parameters are not valid.",
    advice: "Correct the parameter that `data.path` names.",
    userAdvice: "Correct the value.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// An internal error; please report it with the log.
  public static let internalError: APIError.Kind = APIError.Kind(
    name: "InternalError", code: -32603, domain: "rpc",
    message: "The server failed.",
    advice: "Report it with the server's log.",
    gckErrorCode: .unknown, isRetryable: false)

  /// `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the versions it
  /// speaks.
  public static let unsupportedProtocolVersion: APIError.Kind = APIError.Kind(
    name: "UnsupportedProtocolVersion", code: -32010, domain: "rpc",
    message: "The protocol version is not supported.",
    advice: "Ask for one of `data.supported`, or update the client or the server.",
    userAdvice: "Update this program and the server to one version.",
    gckErrorCode: .protocolVersionMismatch, isRetryable: false)

  /// The call needs a request from the server to the client, but the client declared no such capability in
  /// `server.initialize`.
  public static let missingClientCapability: APIError.Kind = APIError.Kind(
    name: "MissingClientCapability", code: -32011, domain: "rpc",
    message: "The client did not declare the capability that this call needs.",
    advice: "Declare the capability in `server.initialize`, and answer the server's requests.",
    userMessage: "This program can't do what the server asks of it.",
    userAdvice: "Update this program, or use another one for this.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the connection
  /// stays open.
  public static let messageTooLarge: APIError.Kind = APIError.Kind(
    name: "MessageTooLarge", code: -32012, domain: "rpc",
    message: "The message is too large.",
    advice: "Split the call, or start the server with a higher limit.",
    userAdvice: "Give fewer things at once.",
    gckErrorCode: .messageTooBig, isRetryable: false)

  /// The call arrived after `server.shutdown` or a signal.
  public static let shuttingDown: APIError.Kind = APIError.Kind(
    name: "ShuttingDown", code: -32013, domain: "rpc",
    message: "The server is shutting down.",
    advice: "Start the server again.",
    gckErrorCode: .invalidState, isRetryable: false)

  /// The connection has reached its limit of unanswered requests; wait for replies and try again.
  public static let tooManyRequests: APIError.Kind = APIError.Kind(
    name: "TooManyRequests", code: -32014, domain: "rpc",
    message: "Too many requests are in flight.",
    advice: "Wait for answers before you send more requests.",
    userMessage: "This program asks too much at once.",
    userAdvice: "Do fewer things at once.",
    gckErrorCode: .sendBufferFull, isRetryable: true)

  /// The server closes this connection after this answer.
  public static let tooManyClients: APIError.Kind = APIError.Kind(
    name: "TooManyClients", code: -32015, domain: "rpc",
    message: "The server has reached its limit of clients.",
    advice: "Close a connection, and connect again.",
    userMessage: "Too many programs use the server.",
    userAdvice: "End other programs that use the server, then try again.",
    gckErrorCode: .sendBufferFull, isRetryable: true)

  /// The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not taken back.
  public static let requestCancelled: APIError.Kind = APIError.Kind(
    name: "RequestCancelled", code: -32800, domain: "rpc",
    message: "The request was cancelled.",
    advice: "You asked for this. Read the state before you continue: part of the call may have been carried out.",
    userAdvice: "Look what was carried out before you continue.",
    gckErrorCode: .cancelled, isRetryable: false)

  /// `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or `events.poll`
  /// named one that is pushed.
  public static let noSuchSubscription: APIError.Kind = APIError.Kind(
    name: "NoSuchSubscription", code: 1001, domain: "events",
    message: "There is no such subscription.",
    advice: "Use an id that `events.subscribe` returned on this connection.",
    userMessage: "The server has forgotten what this program listens to.",
    userAdvice: "Start this program again.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// A connection can have 64 subscriptions.
  public static let tooManySubscriptions: APIError.Kind = APIError.Kind(
    name: "TooManySubscriptions", code: 1002, domain: "events",
    message: "The connection has too many subscriptions.",
    advice: "End subscriptions you no longer need, or subscribe to several topics at once.",
    userMessage: "This program listens to too much at once.",
    userAdvice: "Watch fewer things at once.",
    gckErrorCode: .sendBufferFull, isRetryable: false)

  /// `context.create` was called after another client, or the first call that needed a context, had created it. Its
  /// options don't change; `context.get` shows them.
  public static let alreadyInitialized: APIError.Kind = APIError.Kind(
    name: "AlreadyInitialized", code: 1501, domain: "context",
    message: "The context exists already.",
    advice: "Call `context.create` before all other calls, or continue with the options that `context.get` shows.",
    userAdvice: "Start the server again, or continue with its options.",
    gckErrorCode: .alreadyInitialized, isRetryable: false)

  /// A path in the options names a file on the server's machine that can't be read or has the wrong contents; `message`
  /// says which file and why.
  public static let fileNotUsable: APIError.Kind = APIError.Kind(
    name: "FileNotUsable", code: 1502, domain: "context",
    message: "A file can't be used.",
    advice: "Correct the path, the file or its permissions.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl by fetching an image. `message` names
  /// the missing library and its Debian package. Calls that don't need it still work.
  public static let libraryUnavailable: APIError.Kind = APIError.Kind(
    name: "LibraryUnavailable", code: 1503, domain: "context",
    message: "A library that this needs is not installed.",
    advice: "Install the library that `message` names on the server's machine, then restart the server.",
    userAdvice: "Install the library on the server's machine, then restart the server.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// No discovery source can work: there is no network interface, or the options allow only the DNS-SD daemon and it
  /// doesn't answer. Devices added by address still work; `discovery.diagnose` says more.
  public static let discoveryUnavailable: APIError.Kind = APIError.Kind(
    name: "DiscoveryUnavailable", code: 2001, domain: "discovery",
    message: "Devices can't be discovered here.",
    advice: "Connect to a network, or start avahi-daemon if the options allow only the daemon; `discovery.diagnose` says what fails.",
    userAdvice: "Connect this machine to a network.",
    gckErrorCode: .networkNotReachable, isRetryable: true)

  /// No device with this id or name is known, or none appeared before the timeout.
  public static let deviceNotFound: APIError.Kind = APIError.Kind(
    name: "DeviceNotFound", code: 2002, domain: "discovery",
    message: "The device was not found.",
    advice: "Check `discovery.list`, wait longer with `discovery.find`, or add the device by address.",
    userAdvice: "Check that the device is switched on and in this network, or give its address.",
    gckErrorCode: .deviceNotConnected, isRetryable: true)

  /// Clients can add 256 devices by address, and publish 256 others.
  public static let tooManyDevices: APIError.Kind = APIError.Kind(
    name: "TooManyDevices", code: 2003, domain: "discovery",
    message: "Too many devices were added.",
    advice: "Remove devices with `discovery.removeDevice` or `discovery.unpublishDevices`.",
    userAdvice: "Start the server again: it forgets devices that were added by their address.",
    gckErrorCode: .notAllowed, isRetryable: false)

  /// `discovery.registerProvider` named a category that this connection, or another one, has registered.
  public static let providerExists: APIError.Kind = APIError.Kind(
    name: "ProviderExists", code: 2004, domain: "discovery",
    message: "The category is taken.",
    advice: "Choose another category, such as your domain name reversed.",
    userAdvice: "Start this program again.",
    gckErrorCode: .duplicateRequest, isRetryable: false)

  /// This connection didn't register as a provider of the category; another one may have.
  public static let noSuchProvider: APIError.Kind = APIError.Kind(
    name: "NoSuchProvider", code: 2005, domain: "discovery",
    message: "You provide no devices of this category.",
    advice: "Call `discovery.registerProvider` first.",
    userMessage: "This program announces no devices.",
    userAdvice: "Start this program again.",
    gckErrorCode: .invalidState, isRetryable: false)

  /// The session id is unknown, or none was given and there is no current session.
  public static let noSuchSession: APIError.Kind = APIError.Kind(
    name: "NoSuchSession", code: 3001, domain: "session",
    message: "There is no such session.",
    advice: "Take the id from `session.list`, or start a session.",
    userMessage: "The device isn't connected.",
    userAdvice: "Choose the device, or start something on it.",
    gckErrorCode: .sessionIsNotActive, isRetryable: false)

  /// The session is still connecting, or is ending.
  public static let sessionNotConnected: APIError.Kind = APIError.Kind(
    name: "SessionNotConnected", code: 3002, domain: "session",
    message: "The session is not connected.",
    advice: "Wait for `session.didStart`, then call again.",
    userMessage: "The connection to the device isn't there yet.",
    userAdvice: "Try again in a moment.",
    gckErrorCode: .deviceNotConnected, isRetryable: true)

  /// `session.start` or `session.join` was called while this server has a session with the device; `data.sessionId`
  /// names it.
  public static let sessionExists: APIError.Kind = APIError.Kind(
    name: "SessionExists", code: 3003, domain: "session",
    message: "A session with this device already exists.",
    advice: "Use the session that `data.sessionId` names, or end it first.",
    userMessage: "An app of another program runs on the device.",
    userAdvice: "Continue with what runs there, or stop it first.",
    gckErrorCode: .invalidState, isRetryable: false)

  /// The session has no connection to its device: the connection was lost and is being restored, or the session was
  /// suspended by `session.suspend` or `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
  public static let sessionSuspended: APIError.Kind = APIError.Kind(
    name: "SessionSuspended", code: 3004, domain: "session",
    message: "The session is suspended.",
    advice: "Wait for `session.didResume`, or call `session.resume`.",
    userMessage: "The connection to the device is interrupted.",
    userAdvice: "Try again in a moment: the server connects again by itself.",
    gckErrorCode: .disconnected, isRetryable: true)

  /// The call names no session, the connection has no current session, and there are several; `data.sessions` lists
  /// them.
  public static let ambiguousSession: APIError.Kind = APIError.Kind(
    name: "AmbiguousSession", code: 3005, domain: "session",
    message: "There are several sessions; name one.",
    advice: "Give `sessionId`, or choose one with `session.setCurrent`; `data.sessions` lists them.",
    userMessage: "Several devices play, and none is chosen.",
    userAdvice: "Choose the device.",
    gckErrorCode: .invalidState, isRetryable: false)

  /// Phase `RESOLVE`: the host name or the service could not be resolved.
  public static let addressNotResolved: APIError.Kind = APIError.Kind(
    name: "AddressNotResolved", code: 3010, domain: "session",
    message: "The device's address could not be resolved.",
    advice: "Check that the device is switched on and in this network, or correct the host's name.",
    gckErrorCode: .socketInvalidAddress, isRetryable: true)

  /// Phase `TCP`: no route, host down, network unreachable.
  public static let deviceUnreachable: APIError.Kind = APIError.Kind(
    name: "DeviceUnreachable", code: 3011, domain: "session",
    message: "The device can't be reached.",
    advice: "Check that both are on the same network, and that no firewall or client isolation separates them.",
    gckErrorCode: .networkNotReachable, isRetryable: true)

  /// Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own.
  public static let connectionRefused: APIError.Kind = APIError.Kind(
    name: "ConnectionRefused", code: 3012, domain: "session",
    message: "The device refused the connection.",
    advice: "Correct the port (8009 for devices; groups have ports of their own), or restart the device.",
    gckErrorCode: .networkError, isRetryable: true)

  /// Phase `TLS`: the handshake failed; `message` has OpenSSL's reason.
  public static let tlsFailed: APIError.Kind = APIError.Kind(
    name: "TLSFailed", code: 3013, domain: "session",
    message: "The encrypted connection could not be made.",
    advice: "Check that the address belongs to a Cast device; the option `tls` allows older versions and ciphers.",
    userAdvice: "Check that the address belongs to a Cast device.",
    gckErrorCode: .secureTransportError, isRetryable: false)

  /// A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except the launch may
  /// take 10 s, and all together 30 s; a longer overall limit also applies to each phase.
  public static let connectionTimedOut: APIError.Kind = APIError.Kind(
    name: "ConnectionTimedOut", code: 3014, domain: "session",
    message: "The device did not answer in time.",
    advice: "Restart the device if it stays silent. For slow devices pass a `timeout`, or set the context's `connectTimeout`, to more than 30 s: each phase may then take that long.",
    userAdvice: "Restart the device if it stays silent; give a slow one more time.",
    gckErrorCode: .timeout, isRetryable: true)

  /// The connection closed, or the device stopped responding, while the call was in flight.
  public static let connectionLost: APIError.Kind = APIError.Kind(
    name: "ConnectionLost", code: 3015, domain: "session",
    message: "The connection to the device was lost.",
    advice: "If the session reconnects (`session.didResume`), call again. Otherwise check the network.",
    userAdvice: "Try again in a moment; if it fails again, check the network.",
    gckErrorCode: .networkError, isRetryable: true)

  /// Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has the failed check and the device's
  /// certificates.
  public static let deviceAuthenticationFailed: APIError.Kind = APIError.Kind(
    name: "DeviceAuthenticationFailed", code: 3017, domain: "session",
    message: "The device failed device authentication.",
    advice: "Don't send private data to this device. `data.authentication` says which check failed; the policy REPORT connects anyway.",
    userAdvice: "Don't send private things to this device: it may be another one than it says.",
    gckErrorCode: .deviceAuthenticationFailure, isRetryable: false)

  /// The receiver or its app answered CLOSE: the app has ended or refuses this sender.
  public static let connectionRejected: APIError.Kind = APIError.Kind(
    name: "ConnectionRejected", code: 3016, domain: "session",
    message: "The device closed the virtual connection.",
    advice: "Start the app again: it ended, or it refuses this sender.",
    userMessage: "The app closed the connection.",
    userAdvice: "Start the app again: it ended, or it refuses other programs.",
    gckErrorCode: .deviceNotConnected, isRetryable: true)

  /// LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.
  public static let applicationNotFound: APIError.Kind = APIError.Kind(
    name: "ApplicationNotFound", code: 3020, domain: "session",
    message: "The receiver can't find the app.",
    advice: "Correct the app id; an unpublished app runs on registered devices only, and a device that only mirrors screens has no apps (`discovery.queryAppAvailability` asks it).",
    userAdvice: "Choose another device: this one hasn't the app, or only mirrors screens.",
    gckErrorCode: .applicationNotFound, isRetryable: false)

  /// `session.join` found no such app or session.
  public static let applicationNotRunning: APIError.Kind = APIError.Kind(
    name: "ApplicationNotRunning", code: 3021, domain: "session",
    message: "The app is not running.",
    advice: "Start the app with `session.start`.",
    userMessage: "Nothing runs on the device.",
    userAdvice: "Start something on the device first.",
    gckErrorCode: .applicationNotRunning, isRetryable: false)

  /// LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).
  public static let launchFailed: APIError.Kind = APIError.Kind(
    name: "LaunchFailed", code: 3022, domain: "session",
    message: "The receiver could not launch the app.",
    advice: "Read `data.receiver`; the device may forbid the launch (parental control, guest network, no screen).",
    userAdvice: "Try again; the device may forbid it (parental control, guest network), or has no screen for the app.",
    gckErrorCode: .notAllowed, isRetryable: false)

  /// LAUNCH_ERROR with CANCELLED, even after one retry.
  public static let launchCancelled: APIError.Kind = APIError.Kind(
    name: "LaunchCancelled", code: 3023, domain: "session",
    message: "The launch was cancelled.",
    advice: "Try again; someone at the TV, or another sender, may have cancelled it.",
    userAdvice: "Try again: the TV's user or another program may have cancelled it.",
    gckErrorCode: .launchRequestCancelled, isRetryable: true)

  /// The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.
  public static let sessionEnded: APIError.Kind = APIError.Kind(
    name: "SessionEnded", code: 3024, domain: "session",
    message: "The session ended.",
    advice: "Start a new session if you still want to cast.",
    userAdvice: "Start it again if you still want to cast.",
    gckErrorCode: .sessionIsNotActive, isRetryable: false)

  /// The session stays on its device and continues to play; the app launched on the other device was stopped.
  /// `data.phase` is the phase that failed, and the message has the reason.
  public static let sessionTransferFailed: APIError.Kind = APIError.Kind(
    name: "SessionTransferFailed", code: 3025, domain: "session",
    message: "The session could not be transferred to another device.",
    advice: "Try again, or choose another device; the session continues where it was.",
    userAdvice: "Try again, or choose another device; it plays on where it was.",
    gckErrorCode: .failedSessionUpdate, isRetryable: true)

  /// The request was addressed to the device that the session has left.
  public static let sessionTransferred: APIError.Kind = APIError.Kind(
    name: "SessionTransferred", code: 3026, domain: "session",
    message: "The session was transferred to another device in the meantime.",
    advice: "Send the request again: it then goes to the new device.",
    userMessage: "The playback was moved to another device in the meantime.",
    userAdvice: "Try again: it then goes to the other device.",
    gckErrorCode: .cancelled, isRetryable: true)

  /// The device is connected, but no reply arrived in time.
  public static let requestTimedOut: APIError.Kind = APIError.Kind(
    name: "RequestTimedOut", code: 3030, domain: "session",
    message: "The receiver did not answer the request in time.",
    advice: "Request the status, then decide; the app may be busy, or may not support the request.",
    userAdvice: "Look whether it was carried out, then try again; the app may be busy.",
    gckErrorCode: .timeout, isRetryable: true)

  /// INVALID_REQUEST; `data.receiver.reason` has its reason.
  public static let requestRejected: APIError.Kind = APIError.Kind(
    name: "RequestRejected", code: 3031, domain: "session",
    message: "The receiver rejected the request.",
    advice: "Read `data.receiver.reason`; the app may not support the request, or its state has changed.",
    userAdvice: "Try again; the app may not be able to do it, or its state has changed.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// A Cast message is limited to 65,536 bytes; this call needed more and was not sent.
  public static let castMessageTooLarge: APIError.Kind = APIError.Kind(
    name: "CastMessageTooLarge", code: 3032, domain: "session",
    message: "The message is too large for the receiver.",
    advice: "Leave out custom data and images, or use fewer items at once.",
    userAdvice: "Play fewer things at once.",
    gckErrorCode: .messageTooBig, isRetryable: false)

  /// The device reports `controlType` `fixed`.
  public static let volumeFixed: APIError.Kind = APIError.Kind(
    name: "VolumeFixed", code: 3033, domain: "session",
    message: "The device's volume can't be changed.",
    advice: "Set the volume at the TV or the amplifier.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// Nothing is loaded, so there is nothing to control.
  public static let noMediaSession: APIError.Kind = APIError.Kind(
    name: "NoMediaSession", code: 4001, domain: "media",
    message: "There is no media session.",
    advice: "Load something with `media.load`.",
    userMessage: "Nothing plays on the device.",
    userAdvice: "Play something first.",
    gckErrorCode: .noMediaSession, isRetryable: false)

  /// The session's app doesn't list the media namespace.
  public static let mediaNotSupported: APIError.Kind = APIError.Kind(
    name: "MediaNotSupported", code: 4002, domain: "media",
    message: "The app doesn't play media.",
    advice: "Use an app that plays media, such as CC1AD845; `session.get` lists the app's namespaces.",
    userAdvice: "Play something first, which starts an app that plays media.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.
  public static let mediaLoadFailed: APIError.Kind = APIError.Kind(
    name: "MediaLoadFailed", code: 4003, domain: "media",
    message: "The receiver could not load the media.",
    advice: "Check that the device itself can open the URL (not localhost, a certificate it trusts, CORS) and supports the content type.",
    userAdvice: "Try another file or address: the device itself must be able to open it.",
    gckErrorCode: .mediaLoadFailed, isRetryable: false)

  /// LOAD_CANCELLED: another load replaced this one on the receiver.
  public static let mediaLoadCancelled: APIError.Kind = APIError.Kind(
    name: "MediaLoadCancelled", code: 4004, domain: "media",
    message: "The load was cancelled.",
    advice: "A newer load replaced it; nothing to do.",
    userMessage: "Something newer was started.",
    userAdvice: "Something newer plays; there is nothing to do.",
    gckErrorCode: .cancelled, isRetryable: false)

  /// The receiver answered INVALID_PLAYER_STATE.
  public static let invalidPlayerState: APIError.Kind = APIError.Kind(
    name: "InvalidPlayerState", code: 4005, domain: "media",
    message: "The player can't do this in its current state.",
    advice: "Wait for a status in which the command is possible.",
    userAdvice: "Try again when something plays.",
    gckErrorCode: .invalidMediaPlayerState, isRetryable: false)

  /// The receiver answered ERROR in the media namespace; `data.receiver` says more.
  public static let mediaError: APIError.Kind = APIError.Kind(
    name: "MediaError", code: 4006, domain: "media",
    message: "The receiver reported a media error.",
    advice: "Read `data.receiver`: it has the player's reason.",
    userAdvice: "Try another file or address: the device itself must be able to open it.",
    gckErrorCode: .mediaError, isRetryable: false)

  /// A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out.
  public static let requestReplaced: APIError.Kind = APIError.Kind(
    name: "RequestReplaced", code: 4007, domain: "media",
    message: "A newer request replaced this one.",
    advice: "The newer call is carried out; nothing to do.",
    userMessage: "A newer command replaced this one.",
    userAdvice: "The newer command is carried out; there is nothing to do.",
    gckErrorCode: .replaced, isRetryable: false)

  /// The call asked for `preflight`, and its verdict is WILL_FAIL; `data.preflight.findings` has the reasons. A device
  /// whose decoders aren't known is never refused for its codecs.
  public static let mediaWillFail: APIError.Kind = APIError.Kind(
    name: "MediaWillFail", code: 4008, domain: "media",
    message: "The device can't play the media; nothing was loaded.",
    advice: "Follow the advice of each entry in `data.preflight.findings`. Without `preflight` the load is tried nevertheless.",
    userAdvice: "Convert the media or choose others; each finding says what helps.",
    gckErrorCode: .mediaLoadFailed, isRetryable: false)

  /// The URL leads to a page, and the resolver found nothing in it that the device plays, failed, or timed out. The
  /// message has the resolver's last words.
  public static let pageNotResolved: APIError.Kind = APIError.Kind(
    name: "PageNotResolved", code: 4009, domain: "media",
    message: "No media was found in the page.",
    advice: "Check that the page has media and needs no login; a newer `yt-dlp` may know the site. To load the URL itself, pass `resolve: \"NEVER\"`.",
    userAdvice: "Check that the page has media and needs no login; a newer yt-dlp may know the site.",
    gckErrorCode: .mediaLoadFailed, isRetryable: false)

  /// The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the options turn it off, and no resolver of the
  /// options matches the URL.
  public static let resolverMissing: APIError.Kind = APIError.Kind(
    name: "ResolverMissing", code: 4010, domain: "media",
    message: "It is a web page, and no program that finds the media in it is installed.",
    advice: "Install `yt-dlp` on the server's machine, or use the media's own URL.",
    userAdvice: "Install yt-dlp on the server's machine, or use the media's own URL.",
    gckErrorCode: .mediaLoadFailed, isRetryable: false)

  /// The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long, or has no entry with an `http` or
  /// `https` address.
  public static let playlistNotReadable: APIError.Kind = APIError.Kind(
    name: "PlaylistNotReadable", code: 4011, domain: "media",
    message: "The playlist can't be read, or has nothing to play.",
    advice: "Open the URL in a browser, and check the entries of the playlist.",
    gckErrorCode: .mediaLoadFailed, isRetryable: false)

  /// `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing
  /// was sent.
  public static let adNotSkippable: APIError.Kind = APIError.Kind(
    name: "AdNotSkippable", code: 4020, domain: "media",
    message: "The ad can't be skipped now.",
    advice: "Wait `data.remaining` seconds, or until the ad ends; show the button only while `controls` allows it.",
    userAdvice: "Wait until the ad ends, or try again in some seconds.",
    gckErrorCode: .notAllowed, isRetryable: false)

  /// `media.selectTracks`: none of the media's tracks is in one of the languages. Nothing was sent.
  public static let noSuchTrack: APIError.Kind = APIError.Kind(
    name: "NoSuchTrack", code: 4021, domain: "media",
    message: "The media has no such track.",
    advice: "Check the media's `tracks`, and choose one of their languages.",
    userAdvice: "Choose one of the tracks that the media has.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them.
  public static let queueNotSupported: APIError.Kind = APIError.Kind(
    name: "QueueNotSupported", code: 4101, domain: "queue",
    message: "The app doesn't let senders read its queue.",
    advice: "Work without the list: `media.getStatus` has the items around the current one, if the app reports any.",
    userAdvice: "This app keeps its queue to itself; going to the next or the previous item may work.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// A change of many items takes several messages to the receiver, and one of them failed. `data.queue` has the number
  /// of items in the queue, the index of the first missing item, the assigned ids, and the reason.
  public static let queueIncomplete: APIError.Kind = APIError.Kind(
    name: "QueueIncomplete", code: 4102, domain: "queue",
    message: "Only some of the items are in the queue.",
    advice: "Continue with the items from `data.queue.failedIndex`, or load the queue again.",
    userAdvice: "Look what is in the queue; add the rest, or play all of it again.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The item was removed in the meantime, or the id belongs to another queue; `data.queue.missingItemIds` lists the
  /// missing ids.
  public static let queueItemNotFound: APIError.Kind = APIError.Kind(
    name: "QueueItemNotFound", code: 4103, domain: "queue",
    message: "The queue has no such item.",
    advice: "Take ids from `queue.list`, or from the notifications about the queue.",
    userAdvice: "Look at the queue, and choose one of its items.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The receiver refused a change because its list changed in the meantime, and the items that the change names are
  /// gone. Read the list, then decide again.
  public static let queueChanged: APIError.Kind = APIError.Kind(
    name: "QueueChanged", code: 4104, domain: "queue",
    message: "Another sender changed the queue.",
    advice: "Read `queue.list`, then decide again.",
    userAdvice: "Look at the queue, then try again.",
    gckErrorCode: .invalidState, isRetryable: true)

  /// `queue.next` after the last item of a queue that doesn't repeat. `queue.previous` has no such end: the Default
  /// Media Receiver begins the first item again.
  public static let endOfQueue: APIError.Kind = APIError.Kind(
    name: "EndOfQueue", code: 4105, domain: "queue",
    message: "There is no further item in the queue.",
    advice: "There is no further item; set a repeat mode to start over.",
    gckErrorCode: .invalidState, isRetryable: false)

  /// A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters.
  public static let invalidNamespace: APIError.Kind = APIError.Kind(
    name: "InvalidNamespace", code: 6001, domain: "channel",
    message: "This namespace can't be used for a channel.",
    advice: "Use `urn:x-cast:` and a name of your own, such as `urn:x-cast:com.example.game`.",
    userAdvice: "Use a name such as urn:x-cast:com.example.game.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or
  /// `webrtc`, and everything below them, are reserved for the server. Other namespaces under `com.google.cast` are
  /// allowed.
  public static let reservedNamespace: APIError.Kind = APIError.Kind(
    name: "ReservedNamespace", code: 6002, domain: "channel",
    message: "The namespace belongs to the framework.",
    advice: "Use the methods of `media`, `queue` and `session`, or a namespace of your own.",
    userAdvice: "Use a name of your own, such as urn:x-cast:com.example.game.",
    gckErrorCode: .notAllowed, isRetryable: false)

  /// `channel.add` was called twice with the same namespace and session on one connection. Channels of other clients
  /// don't matter.
  public static let channelExists: APIError.Kind = APIError.Kind(
    name: "ChannelExists", code: 6003, domain: "channel",
    message: "You already have this channel.",
    advice: "Use the existing channel; `channel.list` shows it.",
    userAdvice: "Continue with the channel that exists.",
    gckErrorCode: .duplicateRequest, isRetryable: false)

  /// The connection didn't add a channel for this namespace, or not for this session.
  public static let noSuchChannel: APIError.Kind = APIError.Kind(
    name: "NoSuchChannel", code: 6004, domain: "channel",
    message: "You have no such channel.",
    advice: "Call `channel.add` first.",
    userAdvice: "Add the channel first.",
    gckErrorCode: .channelNotConnected, isRetryable: false)

  /// The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` reports
  /// when that changes.
  public static let channelNotConnected: APIError.Kind = APIError.Kind(
    name: "ChannelNotConnected", code: 6005, domain: "channel",
    message: "The channel is not connected.",
    advice: "Wait for `channel.didConnect`, or check that the right app runs.",
    userAdvice: "Check that the right app runs on the device, then try again.",
    gckErrorCode: .channelNotConnected, isRetryable: true)

  /// More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
  /// `channel.didChangeWritable`.
  public static let sendBufferFull: APIError.Kind = APIError.Kind(
    name: "SendBufferFull", code: 6006, domain: "channel",
    message: "The device reads too slowly.",
    advice: "Wait for `channel.didChangeWritable`, then send again.",
    userAdvice: "Try again in a moment.",
    gckErrorCode: .sendBufferFull, isRetryable: true)

  /// The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a redirect to one
  /// of these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`.
  /// `ImageFetchOptions` can allow more.
  public static let imageURLRefused: APIError.Kind = APIError.Kind(
    name: "ImageURLRefused", code: 7001, domain: "image",
    message: "The image's URL may not be fetched.",
    advice: "Use an HTTPS URL on the public internet, or allow such addresses with the options of `image.fetch` or of the context.",
    userAdvice: "Take a picture from an HTTPS URL on the public internet.",
    gckErrorCode: .notAllowed, isRetryable: false)

  /// Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is cached;
  /// `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
  /// `notCached`.
  public static let imageUnavailable: APIError.Kind = APIError.Kind(
    name: "ImageUnavailable", code: 7002, domain: "image",
    message: "The image could not be fetched.",
    advice: "Check that the URL opens in a browser; try again later.",
    gckErrorCode: .networkError, isRetryable: true)

  /// It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels.
  public static let imageTooLarge: APIError.Kind = APIError.Kind(
    name: "ImageTooLarge", code: 7003, domain: "image",
    message: "The image is too large.",
    advice: "Choose a smaller image with `image.pick`, or raise `maximumBytes`.",
    userAdvice: "Take a smaller picture.",
    gckErrorCode: .messageTooBig, isRetryable: false)

  /// The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server declares, or it is
  /// SVG, which must be allowed explicitly.
  public static let imageTypeRefused: APIError.Kind = APIError.Kind(
    name: "ImageTypeRefused", code: 7004, domain: "image",
    message: "The data is not an image of an accepted type.",
    advice: "Use PNG, JPEG, GIF, WebP, BMP or AVIF, or allow SVG if you trust its source.",
    userAdvice: "Take a PNG, JPEG, GIF, WebP, BMP or AVIF file.",
    gckErrorCode: .unsupportedFeature, isRetryable: false)

  /// The cache's folder can't be written: no space, no permission, no such folder, or locked for too long by another
  /// server.
  public static let imageCacheUnavailable: APIError.Kind = APIError.Kind(
    name: "ImageCacheUnavailable", code: 7005, domain: "image",
    message: "The image cache can't be used.",
    advice: "Free disk space, correct the folder's permissions, or name another folder in the options.",
    gckErrorCode: .invalidState, isRetryable: true)

  /// `widget.pressButton` and similar calls: nothing plays, a request is in flight, the receiver doesn't support the
  /// command, or the slot is empty. The widget's state says when the control is enabled.
  public static let controlDisabled: APIError.Kind = APIError.Kind(
    name: "ControlDisabled", code: 8001, domain: "widget",
    message: "The control can't be used now.",
    advice: "Wait until the widget's state shows the control as enabled.",
    userAdvice: "Try again when something plays.",
    gckErrorCode: .invalidState, isRetryable: true)

  /// A limit of the server was reached; `message` names it.
  public static let internalLimitReached: APIError.Kind = APIError.Kind(
    name: "InternalLimitReached", code: 9001, domain: "limits",
    message: "A limit of the server was reached.",
    advice: "Use fewer of what `message` names, or raise the limit.",
    userAdvice: "Use fewer at once, or start the server again.",
    gckErrorCode: .sendBufferFull, isRetryable: false)

  /// A `player` call named no device although discovery knows several, there is no default device, and this connection
  /// has no current session; or several devices have the given name. `data.answered` has their names.
  public static let ambiguousDevice: APIError.Kind = APIError.Kind(
    name: "AmbiguousDevice", code: 5001, domain: "player",
    message: "There are several devices, and the call names none.",
    advice: "Pass `device`, or set a default with `player.setDefault`.",
    userAdvice: "Choose the device, or set a default.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// `player.interrupt`: the app couldn't be launched again, refused its media, or another sender took over the device
  /// in the meantime. `data.reason` has the name of the error that prevented it.
  public static let playbackNotRestored: APIError.Kind = APIError.Kind(
    name: "PlaybackNotRestored", code: 5002, domain: "player",
    message: "The announcement was played, but the previous playback couldn't be restored.",
    advice: "Play it again with `player.play`.",
    userAdvice: "Play it again.",
    gckErrorCode: .mediaLoadFailed, isRetryable: false)

  /// A path or `file:` URL that is to be cast doesn't exist; `message` names it. Not for files that options name: those
  /// are FileNotUsable.
  public static let fileNotFound: APIError.Kind = APIError.Kind(
    name: "FileNotFound", code: 10001, domain: "serve",
    message: "There is no such file.",
    advice: "Check the path: it must be absolute, and on the server's machine.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The server isn't permitted to read a file or folder that is to be cast, or reading it failed.
  public static let fileNotReadable: APIError.Kind = APIError.Kind(
    name: "FileNotReadable", code: 10002, domain: "serve",
    message: "The file can't be read.",
    advice: "Give the server's user permission to read the file and its folders.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// A path leads to something that no receiver plays: a file that is neither video, sound, picture nor subtitles, a
  /// folder or playlist without such files or with too many, a device, or subtitles that can't be converted.
  public static let fileNotPlayable: APIError.Kind = APIError.Kind(
    name: "FileNotPlayable", code: 10003, domain: "serve",
    message: "The file can't be cast.",
    advice: "Give a media file, a folder of media files, or an M3U or PLS playlist.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// `serve.unpublish` names a publication that never existed, or has ended.
  public static let noSuchPublication: APIError.Kind = APIError.Kind(
    name: "NoSuchPublication", code: 10004, domain: "serve",
    message: "There is no such publication.",
    advice: "`serve.list` returns the publications.",
    userAdvice: "Play the file again.",
    gckErrorCode: .invalidRequest, isRetryable: false)

  /// The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is no address by
  /// which the receiver reaches this machine.
  public static let servingUnavailable: APIError.Kind = APIError.Kind(
    name: "ServingUnavailable", code: 10005, domain: "serve",
    message: "Files can't be served to this receiver.",
    advice: "Choose another port, or 0; check that the server's machine and the receiver share a network.",
    userAdvice: "Check that this machine and the device are in one network, and no firewall between them.",
    gckErrorCode: .networkError, isRetryable: true)

  /// `record.stop` names a recording that never existed, or has ended.
  public static let noSuchRecording: APIError.Kind = APIError.Kind(
    name: "NoSuchRecording", code: 11001, domain: "record",
    message: "There is no such recording.",
    advice: "`record.list` returns the recordings that run.",
    userAdvice: "Begin a recording first.",
    gckErrorCode: .invalidRequest, isRetryable: false)

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
    .tooManyClients,
    .requestCancelled,
    .noSuchSubscription,
    .tooManySubscriptions,
    .alreadyInitialized,
    .fileNotUsable,
    .libraryUnavailable,
    .discoveryUnavailable,
    .deviceNotFound,
    .tooManyDevices,
    .providerExists,
    .noSuchProvider,
    .noSuchSession,
    .sessionNotConnected,
    .sessionExists,
    .sessionSuspended,
    .ambiguousSession,
    .addressNotResolved,
    .deviceUnreachable,
    .connectionRefused,
    .tlsFailed,
    .connectionTimedOut,
    .connectionLost,
    .deviceAuthenticationFailed,
    .connectionRejected,
    .applicationNotFound,
    .applicationNotRunning,
    .launchFailed,
    .launchCancelled,
    .sessionEnded,
    .sessionTransferFailed,
    .sessionTransferred,
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
    .mediaWillFail,
    .pageNotResolved,
    .resolverMissing,
    .playlistNotReadable,
    .adNotSkippable,
    .noSuchTrack,
    .queueNotSupported,
    .queueIncomplete,
    .queueItemNotFound,
    .queueChanged,
    .endOfQueue,
    .invalidNamespace,
    .reservedNamespace,
    .channelExists,
    .noSuchChannel,
    .channelNotConnected,
    .sendBufferFull,
    .imageURLRefused,
    .imageUnavailable,
    .imageTooLarge,
    .imageTypeRefused,
    .imageCacheUnavailable,
    .controlDisabled,
    .internalLimitReached,
    .ambiguousDevice,
    .playbackNotRestored,
    .fileNotFound,
    .fileNotReadable,
    .fileNotPlayable,
    .noSuchPublication,
    .servingUnavailable,
    .noSuchRecording,
  ]
}
