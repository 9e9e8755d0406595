-- Generated from spec/ by cast-rpc-gen. Do not edit.
-- To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

---@class cast-rpc.ErrorFacts
---@field name string
---@field code integer
---@field domain string
---@field retryable boolean
---@field message string
---@field advice string

local M = {}

--- The server couldn't parse a message; `data` has the byte offset. The connection stays open.
---@type cast-rpc.ErrorFacts
M.ParseError = {
  name = "ParseError",
  code = -32700,
  domain = "rpc",
  retryable = false,
  message = "The message is not valid JSON.",
  advice = "Send one JSON value a line, or Content-Length frames with the right length.",
}

--- The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a second
--- `server.initialize`.
---@type cast-rpc.ErrorFacts
M.InvalidRequest = {
  name = "InvalidRequest",
  code = -32600,
  domain = "rpc",
  retryable = false,
  message = "The message is not a valid request.",
  advice = "Send an object with `jsonrpc`, `method`, `id` and, as an object, `params`.",
}

--- The server doesn't know this method name.
---@type cast-rpc.ErrorFacts
M.MethodNotFound = {
  name = "MethodNotFound",
  code = -32601,
  domain = "rpc",
  retryable = false,
  message = "There is no such method.",
  advice = "Compare the name with `rpc.discover`; a newer server may have the method.",
}

--- A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason`
--- why.
---@type cast-rpc.ErrorFacts
M.InvalidParams = {
  name = "InvalidParams",
  code = -32602,
  domain = "rpc",
  retryable = false,
  message = "The parameters are not valid.",
  advice = "Correct the parameter that `data.path` names.",
}

--- An internal error; please report it with the log.
---@type cast-rpc.ErrorFacts
M.InternalError = {
  name = "InternalError",
  code = -32603,
  domain = "rpc",
  retryable = false,
  message = "The server failed.",
  advice = "Report it with the server's log.",
}

--- `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the versions it
--- speaks.
---@type cast-rpc.ErrorFacts
M.UnsupportedProtocolVersion = {
  name = "UnsupportedProtocolVersion",
  code = -32010,
  domain = "rpc",
  retryable = false,
  message = "The protocol version is not supported.",
  advice = "Ask for one of `data.supported`, or update the client or the server.",
}

--- The call needs a request from the server to the client, but the client declared no such capability in
--- `server.initialize`.
---@type cast-rpc.ErrorFacts
M.MissingClientCapability = {
  name = "MissingClientCapability",
  code = -32011,
  domain = "rpc",
  retryable = false,
  message = "The client did not declare the capability that this call needs.",
  advice = "Declare the capability in `server.initialize`, and answer the server's requests.",
}

--- A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the connection stays
--- open.
---@type cast-rpc.ErrorFacts
M.MessageTooLarge = {
  name = "MessageTooLarge",
  code = -32012,
  domain = "rpc",
  retryable = false,
  message = "The message is too large.",
  advice = "Split the call, or start the server with a higher limit.",
}

--- The call arrived after `server.shutdown` or a signal.
---@type cast-rpc.ErrorFacts
M.ShuttingDown = {
  name = "ShuttingDown",
  code = -32013,
  domain = "rpc",
  retryable = false,
  message = "The server is shutting down.",
  advice = "Start the server again.",
}

--- The connection has reached its limit of unanswered requests; wait for replies and try again.
---@type cast-rpc.ErrorFacts
M.TooManyRequests = {
  name = "TooManyRequests",
  code = -32014,
  domain = "rpc",
  retryable = true,
  message = "Too many requests are in flight.",
  advice = "Wait for answers before you send more requests.",
}

--- The server closes this connection after this answer.
---@type cast-rpc.ErrorFacts
M.TooManyClients = {
  name = "TooManyClients",
  code = -32015,
  domain = "rpc",
  retryable = true,
  message = "The server has reached its limit of clients.",
  advice = "Close a connection, and connect again.",
}

--- The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not taken back.
---@type cast-rpc.ErrorFacts
M.RequestCancelled = {
  name = "RequestCancelled",
  code = -32800,
  domain = "rpc",
  retryable = false,
  message = "The request was cancelled.",
  advice = "You asked for this. Read the state before you continue: part of the call may have been carried out.",
}

--- `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or `events.poll` named
--- one that is pushed.
---@type cast-rpc.ErrorFacts
M.NoSuchSubscription = {
  name = "NoSuchSubscription",
  code = 1001,
  domain = "events",
  retryable = false,
  message = "There is no such subscription.",
  advice = "Use an id that `events.subscribe` returned on this connection.",
}

--- A connection can have 64 subscriptions.
---@type cast-rpc.ErrorFacts
M.TooManySubscriptions = {
  name = "TooManySubscriptions",
  code = 1002,
  domain = "events",
  retryable = false,
  message = "The connection has too many subscriptions.",
  advice = "End subscriptions you no longer need, or subscribe to several topics at once.",
}

--- `context.create` was called after another client, or the first call that needed a context, had created it. Its
--- options don't change; `context.get` shows them.
---@type cast-rpc.ErrorFacts
M.AlreadyInitialized = {
  name = "AlreadyInitialized",
  code = 1501,
  domain = "context",
  retryable = false,
  message = "The context exists already.",
  advice = "Call `context.create` before all other calls, or continue with the options that `context.get` shows.",
}

--- A path in the options names a file on the server's machine that can't be read or has the wrong contents; `message`
--- says which file and why.
---@type cast-rpc.ErrorFacts
M.FileNotUsable = {
  name = "FileNotUsable",
  code = 1502,
  domain = "context",
  retryable = false,
  message = "A file can't be used.",
  advice = "Correct the path, the file or its permissions.",
}

--- Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl by fetching an image. `message` names
--- the missing library and its Debian package. Calls that don't need it still work.
---@type cast-rpc.ErrorFacts
M.LibraryUnavailable = {
  name = "LibraryUnavailable",
  code = 1503,
  domain = "context",
  retryable = false,
  message = "A library that this needs is not installed.",
  advice = "Install the library that `message` names on the server's machine, then restart the server.",
}

--- No discovery source can work: there is no network interface, or the options allow only the DNS-SD daemon and it
--- doesn't answer. Devices added by address still work; `discovery.diagnose` says more.
---@type cast-rpc.ErrorFacts
M.DiscoveryUnavailable = {
  name = "DiscoveryUnavailable",
  code = 2001,
  domain = "discovery",
  retryable = true,
  message = "Devices can't be discovered here.",
  advice = "Connect to a network, or start avahi-daemon if the options allow only the daemon; `discovery.diagnose` says what fails.",
}

--- No device with this id or name is known, or none appeared before the timeout.
---@type cast-rpc.ErrorFacts
M.DeviceNotFound = {
  name = "DeviceNotFound",
  code = 2002,
  domain = "discovery",
  retryable = true,
  message = "The device was not found.",
  advice = "Check `discovery.list`, wait longer with `discovery.find`, or add the device by address.",
}

--- Clients can add 256 devices by address, and publish 256 others.
---@type cast-rpc.ErrorFacts
M.TooManyDevices = {
  name = "TooManyDevices",
  code = 2003,
  domain = "discovery",
  retryable = false,
  message = "Too many devices were added.",
  advice = "Remove devices with `discovery.removeDevice` or `discovery.unpublishDevices`.",
}

--- `discovery.registerProvider` named a category that this connection, or another one, has registered.
---@type cast-rpc.ErrorFacts
M.ProviderExists = {
  name = "ProviderExists",
  code = 2004,
  domain = "discovery",
  retryable = false,
  message = "The category is taken.",
  advice = "Choose another category, such as your domain name reversed.",
}

--- This connection didn't register as a provider of the category; another one may have.
---@type cast-rpc.ErrorFacts
M.NoSuchProvider = {
  name = "NoSuchProvider",
  code = 2005,
  domain = "discovery",
  retryable = false,
  message = "You provide no devices of this category.",
  advice = "Call `discovery.registerProvider` first.",
}

--- The session id is unknown, or none was given and there is no current session.
---@type cast-rpc.ErrorFacts
M.NoSuchSession = {
  name = "NoSuchSession",
  code = 3001,
  domain = "session",
  retryable = false,
  message = "There is no such session.",
  advice = "Take the id from `session.list`, or start a session.",
}

--- The session is still connecting, or is ending.
---@type cast-rpc.ErrorFacts
M.SessionNotConnected = {
  name = "SessionNotConnected",
  code = 3002,
  domain = "session",
  retryable = true,
  message = "The session is not connected.",
  advice = "Wait for `session.didStart`, then call again.",
}

--- `session.start` or `session.join` was called while this server has a session with the device; `data.sessionId` names
--- it.
---@type cast-rpc.ErrorFacts
M.SessionExists = {
  name = "SessionExists",
  code = 3003,
  domain = "session",
  retryable = false,
  message = "A session with this device already exists.",
  advice = "Use the session that `data.sessionId` names, or end it first.",
}

--- The session has no connection to its device: the connection was lost and is being restored, or the session was
--- suspended by `session.suspend` or `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
---@type cast-rpc.ErrorFacts
M.SessionSuspended = {
  name = "SessionSuspended",
  code = 3004,
  domain = "session",
  retryable = true,
  message = "The session is suspended.",
  advice = "Wait for `session.didResume`, or call `session.resume`.",
}

--- The call names no session, the connection has no current session, and there are several; `data.sessions` lists them.
---@type cast-rpc.ErrorFacts
M.AmbiguousSession = {
  name = "AmbiguousSession",
  code = 3005,
  domain = "session",
  retryable = false,
  message = "There are several sessions; name one.",
  advice = "Give `sessionId`, or choose one with `session.setCurrent`; `data.sessions` lists them.",
}

--- Phase `RESOLVE`: the host name or the service could not be resolved.
---@type cast-rpc.ErrorFacts
M.AddressNotResolved = {
  name = "AddressNotResolved",
  code = 3010,
  domain = "session",
  retryable = true,
  message = "The device's address could not be resolved.",
  advice = "Check that the device is switched on and in this network, or correct the host's name.",
}

--- Phase `TCP`: no route, host down, network unreachable.
---@type cast-rpc.ErrorFacts
M.DeviceUnreachable = {
  name = "DeviceUnreachable",
  code = 3011,
  domain = "session",
  retryable = true,
  message = "The device can't be reached.",
  advice = "Check that both are on the same network, and that no firewall or client isolation separates them.",
}

--- Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own.
---@type cast-rpc.ErrorFacts
M.ConnectionRefused = {
  name = "ConnectionRefused",
  code = 3012,
  domain = "session",
  retryable = true,
  message = "The device refused the connection.",
  advice = "Correct the port (8009 for devices; groups have ports of their own), or restart the device.",
}

--- Phase `TLS`: the handshake failed; `message` has OpenSSL's reason.
---@type cast-rpc.ErrorFacts
M.TLSFailed = {
  name = "TLSFailed",
  code = 3013,
  domain = "session",
  retryable = false,
  message = "The encrypted connection could not be made.",
  advice = "Check that the address belongs to a Cast device; the option `tls` allows older versions and ciphers.",
}

--- A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except the launch may
--- take 10 s, and all together 30 s; a longer overall limit also applies to each phase.
---@type cast-rpc.ErrorFacts
M.ConnectionTimedOut = {
  name = "ConnectionTimedOut",
  code = 3014,
  domain = "session",
  retryable = true,
  message = "The device did not answer in time.",
  advice = "Restart the device if it stays silent. For slow devices pass a `timeout`, or set the context's `connectTimeout`, to more than 30 s: each phase may then take that long.",
}

--- The connection closed, or the device stopped responding, while the call was in flight.
---@type cast-rpc.ErrorFacts
M.ConnectionLost = {
  name = "ConnectionLost",
  code = 3015,
  domain = "session",
  retryable = true,
  message = "The connection to the device was lost.",
  advice = "If the session reconnects (`session.didResume`), call again. Otherwise check the network.",
}

--- Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has the failed check and the device's
--- certificates.
---@type cast-rpc.ErrorFacts
M.DeviceAuthenticationFailed = {
  name = "DeviceAuthenticationFailed",
  code = 3017,
  domain = "session",
  retryable = false,
  message = "The device failed device authentication.",
  advice = "Don't send private data to this device. `data.authentication` says which check failed; the policy REPORT connects anyway.",
}

--- The receiver or its app answered CLOSE: the app has ended or refuses this sender.
---@type cast-rpc.ErrorFacts
M.ConnectionRejected = {
  name = "ConnectionRejected",
  code = 3016,
  domain = "session",
  retryable = true,
  message = "The device closed the virtual connection.",
  advice = "Start the app again: it ended, or it refuses this sender.",
}

--- LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.
---@type cast-rpc.ErrorFacts
M.ApplicationNotFound = {
  name = "ApplicationNotFound",
  code = 3020,
  domain = "session",
  retryable = false,
  message = "The receiver can't find the app.",
  advice = "Correct the app id; an unpublished app runs on registered devices only, and a device that only mirrors screens has no apps (`discovery.queryAppAvailability` asks it).",
}

--- `session.join` found no such app or session.
---@type cast-rpc.ErrorFacts
M.ApplicationNotRunning = {
  name = "ApplicationNotRunning",
  code = 3021,
  domain = "session",
  retryable = false,
  message = "The app is not running.",
  advice = "Start the app with `session.start`.",
}

--- LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).
---@type cast-rpc.ErrorFacts
M.LaunchFailed = {
  name = "LaunchFailed",
  code = 3022,
  domain = "session",
  retryable = false,
  message = "The receiver could not launch the app.",
  advice = "Read `data.receiver`; the device may forbid the launch (parental control, guest network, no screen).",
}

--- LAUNCH_ERROR with CANCELLED, even after one retry.
---@type cast-rpc.ErrorFacts
M.LaunchCancelled = {
  name = "LaunchCancelled",
  code = 3023,
  domain = "session",
  retryable = true,
  message = "The launch was cancelled.",
  advice = "Try again; someone at the TV, or another sender, may have cancelled it.",
}

--- The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.
---@type cast-rpc.ErrorFacts
M.SessionEnded = {
  name = "SessionEnded",
  code = 3024,
  domain = "session",
  retryable = false,
  message = "The session ended.",
  advice = "Start a new session if you still want to cast.",
}

--- The session stays on its device and continues to play; the app launched on the other device was stopped.
--- `data.phase` is the phase that failed, and the message has the reason.
---@type cast-rpc.ErrorFacts
M.SessionTransferFailed = {
  name = "SessionTransferFailed",
  code = 3025,
  domain = "session",
  retryable = true,
  message = "The session could not be transferred to another device.",
  advice = "Try again, or choose another device; the session continues where it was.",
}

--- The request was addressed to the device that the session has left.
---@type cast-rpc.ErrorFacts
M.SessionTransferred = {
  name = "SessionTransferred",
  code = 3026,
  domain = "session",
  retryable = true,
  message = "The session was transferred to another device in the meantime.",
  advice = "Send the request again: it then goes to the new device.",
}

--- The device is connected, but no reply arrived in time.
---@type cast-rpc.ErrorFacts
M.RequestTimedOut = {
  name = "RequestTimedOut",
  code = 3030,
  domain = "session",
  retryable = true,
  message = "The receiver did not answer the request in time.",
  advice = "Request the status, then decide; the app may be busy, or may not support the request.",
}

--- INVALID_REQUEST; `data.receiver.reason` has its reason.
---@type cast-rpc.ErrorFacts
M.RequestRejected = {
  name = "RequestRejected",
  code = 3031,
  domain = "session",
  retryable = false,
  message = "The receiver rejected the request.",
  advice = "Read `data.receiver.reason`; the app may not support the request, or its state has changed.",
}

--- A Cast message is limited to 65,536 bytes; this call needed more and was not sent.
---@type cast-rpc.ErrorFacts
M.CastMessageTooLarge = {
  name = "CastMessageTooLarge",
  code = 3032,
  domain = "session",
  retryable = false,
  message = "The message is too large for the receiver.",
  advice = "Leave out custom data and images, or use fewer items at once.",
}

--- The device reports `controlType` `fixed`.
---@type cast-rpc.ErrorFacts
M.VolumeFixed = {
  name = "VolumeFixed",
  code = 3033,
  domain = "session",
  retryable = false,
  message = "The device's volume can't be changed.",
  advice = "Set the volume at the TV or the amplifier.",
}

--- Nothing is loaded, so there is nothing to control.
---@type cast-rpc.ErrorFacts
M.NoMediaSession = {
  name = "NoMediaSession",
  code = 4001,
  domain = "media",
  retryable = false,
  message = "There is no media session.",
  advice = "Load something with `media.load`.",
}

--- The session's app doesn't list the media namespace.
---@type cast-rpc.ErrorFacts
M.MediaNotSupported = {
  name = "MediaNotSupported",
  code = 4002,
  domain = "media",
  retryable = false,
  message = "The app doesn't play media.",
  advice = "Use an app that plays media, such as CC1AD845; `session.get` lists the app's namespaces.",
}

--- The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.
---@type cast-rpc.ErrorFacts
M.MediaLoadFailed = {
  name = "MediaLoadFailed",
  code = 4003,
  domain = "media",
  retryable = false,
  message = "The receiver could not load the media.",
  advice = "Check that the device itself can open the URL (not localhost, a certificate it trusts, CORS) and supports the content type.",
}

--- LOAD_CANCELLED: another load replaced this one on the receiver.
---@type cast-rpc.ErrorFacts
M.MediaLoadCancelled = {
  name = "MediaLoadCancelled",
  code = 4004,
  domain = "media",
  retryable = false,
  message = "The load was cancelled.",
  advice = "A newer load replaced it; nothing to do.",
}

--- The receiver answered INVALID_PLAYER_STATE.
---@type cast-rpc.ErrorFacts
M.InvalidPlayerState = {
  name = "InvalidPlayerState",
  code = 4005,
  domain = "media",
  retryable = false,
  message = "The player can't do this in its current state.",
  advice = "Wait for a status in which the command is possible.",
}

--- The receiver answered ERROR in the media namespace; `data.receiver` says more.
---@type cast-rpc.ErrorFacts
M.MediaError = {
  name = "MediaError",
  code = 4006,
  domain = "media",
  retryable = false,
  message = "The receiver reported a media error.",
  advice = "Read `data.receiver`: it has the player's reason.",
}

--- A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out.
---@type cast-rpc.ErrorFacts
M.RequestReplaced = {
  name = "RequestReplaced",
  code = 4007,
  domain = "media",
  retryable = false,
  message = "A newer request replaced this one.",
  advice = "The newer call is carried out; nothing to do.",
}

--- The call asked for `preflight`, and its verdict is WILL_FAIL; `data.preflight.findings` has the reasons. A device
--- whose decoders aren't known is never refused for its codecs.
---@type cast-rpc.ErrorFacts
M.MediaWillFail = {
  name = "MediaWillFail",
  code = 4008,
  domain = "media",
  retryable = false,
  message = "The device can't play the media; nothing was loaded.",
  advice = "Follow the advice of each entry in `data.preflight.findings`. Without `preflight` the load is tried nevertheless.",
}

--- The URL leads to a page, and the resolver found nothing in it that the device plays, failed, or timed out. The
--- message has the resolver's last words.
---@type cast-rpc.ErrorFacts
M.PageNotResolved = {
  name = "PageNotResolved",
  code = 4009,
  domain = "media",
  retryable = false,
  message = "No media was found in the page.",
  advice = "Check that the page has media and needs no login; a newer `yt-dlp` may know the site. To load the URL itself, pass `resolve: \"NEVER\"`.",
}

--- The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the options turn it off, and no resolver of the
--- options matches the URL.
---@type cast-rpc.ErrorFacts
M.ResolverMissing = {
  name = "ResolverMissing",
  code = 4010,
  domain = "media",
  retryable = false,
  message = "It is a web page, and no program that finds the media in it is installed.",
  advice = "Install `yt-dlp` on the server's machine, or use the media's own URL.",
}

--- The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long, or has no entry with an `http` or
--- `https` address.
---@type cast-rpc.ErrorFacts
M.PlaylistNotReadable = {
  name = "PlaylistNotReadable",
  code = 4011,
  domain = "media",
  retryable = false,
  message = "The playlist can't be read, or has nothing to play.",
  advice = "Open the URL in a browser, and check the entries of the playlist.",
}

--- `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing was
--- sent.
---@type cast-rpc.ErrorFacts
M.AdNotSkippable = {
  name = "AdNotSkippable",
  code = 4020,
  domain = "media",
  retryable = false,
  message = "The ad can't be skipped now.",
  advice = "Wait `data.remaining` seconds, or until the ad ends; show the button only while `controls` allows it.",
}

--- `media.selectTracks`: none of the media's tracks is in one of the languages. Nothing was sent.
---@type cast-rpc.ErrorFacts
M.NoSuchTrack = {
  name = "NoSuchTrack",
  code = 4021,
  domain = "media",
  retryable = false,
  message = "The media has no such track.",
  advice = "Check the media's `tracks`, and choose one of their languages.",
}

--- The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them.
---@type cast-rpc.ErrorFacts
M.QueueNotSupported = {
  name = "QueueNotSupported",
  code = 4101,
  domain = "queue",
  retryable = false,
  message = "The app doesn't let senders read its queue.",
  advice = "Work without the list: `media.getStatus` has the items around the current one, if the app reports any.",
}

--- A change of many items takes several messages to the receiver, and one of them failed. `data.queue` has the number
--- of items in the queue, the index of the first missing item, the assigned ids, and the reason.
---@type cast-rpc.ErrorFacts
M.QueueIncomplete = {
  name = "QueueIncomplete",
  code = 4102,
  domain = "queue",
  retryable = false,
  message = "Only some of the items are in the queue.",
  advice = "Continue with the items from `data.queue.failedIndex`, or load the queue again.",
}

--- The item was removed in the meantime, or the id belongs to another queue; `data.queue.missingItemIds` lists the
--- missing ids.
---@type cast-rpc.ErrorFacts
M.QueueItemNotFound = {
  name = "QueueItemNotFound",
  code = 4103,
  domain = "queue",
  retryable = false,
  message = "The queue has no such item.",
  advice = "Take ids from `queue.list`, or from the notifications about the queue.",
}

--- The receiver refused a change because its list changed in the meantime, and the items that the change names are
--- gone. Read the list, then decide again.
---@type cast-rpc.ErrorFacts
M.QueueChanged = {
  name = "QueueChanged",
  code = 4104,
  domain = "queue",
  retryable = true,
  message = "Another sender changed the queue.",
  advice = "Read `queue.list`, then decide again.",
}

--- `queue.next` after the last item of a queue that doesn't repeat. `queue.previous` has no such end: the Default Media
--- Receiver begins the first item again.
---@type cast-rpc.ErrorFacts
M.EndOfQueue = {
  name = "EndOfQueue",
  code = 4105,
  domain = "queue",
  retryable = false,
  message = "There is no further item in the queue.",
  advice = "There is no further item; set a repeat mode to start over.",
}

--- A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters.
---@type cast-rpc.ErrorFacts
M.InvalidNamespace = {
  name = "InvalidNamespace",
  code = 6001,
  domain = "channel",
  retryable = false,
  message = "This namespace can't be used for a channel.",
  advice = "Use `urn:x-cast:` and a name of your own, such as `urn:x-cast:com.example.game`.",
}

--- `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or `webrtc`,
--- and everything below them, are reserved for the server. Other namespaces under `com.google.cast` are allowed.
---@type cast-rpc.ErrorFacts
M.ReservedNamespace = {
  name = "ReservedNamespace",
  code = 6002,
  domain = "channel",
  retryable = false,
  message = "The namespace belongs to the framework.",
  advice = "Use the methods of `media`, `queue` and `session`, or a namespace of your own.",
}

--- `channel.add` was called twice with the same namespace and session on one connection. Channels of other clients
--- don't matter.
---@type cast-rpc.ErrorFacts
M.ChannelExists = {
  name = "ChannelExists",
  code = 6003,
  domain = "channel",
  retryable = false,
  message = "You already have this channel.",
  advice = "Use the existing channel; `channel.list` shows it.",
}

--- The connection didn't add a channel for this namespace, or not for this session.
---@type cast-rpc.ErrorFacts
M.NoSuchChannel = {
  name = "NoSuchChannel",
  code = 6004,
  domain = "channel",
  retryable = false,
  message = "You have no such channel.",
  advice = "Call `channel.add` first.",
}

--- The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` reports
--- when that changes.
---@type cast-rpc.ErrorFacts
M.ChannelNotConnected = {
  name = "ChannelNotConnected",
  code = 6005,
  domain = "channel",
  retryable = true,
  message = "The channel is not connected.",
  advice = "Wait for `channel.didConnect`, or check that the right app runs.",
}

--- More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
--- `channel.didChangeWritable`.
---@type cast-rpc.ErrorFacts
M.SendBufferFull = {
  name = "SendBufferFull",
  code = 6006,
  domain = "channel",
  retryable = true,
  message = "The device reads too slowly.",
  advice = "Wait for `channel.didChangeWritable`, then send again.",
}

--- The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a redirect to one of
--- these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`. `ImageFetchOptions`
--- can allow more.
---@type cast-rpc.ErrorFacts
M.ImageURLRefused = {
  name = "ImageURLRefused",
  code = 7001,
  domain = "image",
  retryable = false,
  message = "The image's URL may not be fetched.",
  advice = "Use an HTTPS URL on the public internet, or allow such addresses with the options of `image.fetch` or of the context.",
}

--- Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is cached;
--- `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
--- `notCached`.
---@type cast-rpc.ErrorFacts
M.ImageUnavailable = {
  name = "ImageUnavailable",
  code = 7002,
  domain = "image",
  retryable = true,
  message = "The image could not be fetched.",
  advice = "Check that the URL opens in a browser; try again later.",
}

--- It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels.
---@type cast-rpc.ErrorFacts
M.ImageTooLarge = {
  name = "ImageTooLarge",
  code = 7003,
  domain = "image",
  retryable = false,
  message = "The image is too large.",
  advice = "Choose a smaller image with `image.pick`, or raise `maximumBytes`.",
}

--- The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server declares, or it is SVG,
--- which must be allowed explicitly.
---@type cast-rpc.ErrorFacts
M.ImageTypeRefused = {
  name = "ImageTypeRefused",
  code = 7004,
  domain = "image",
  retryable = false,
  message = "The data is not an image of an accepted type.",
  advice = "Use PNG, JPEG, GIF, WebP, BMP or AVIF, or allow SVG if you trust its source.",
}

--- The cache's folder can't be written: no space, no permission, no such folder, or locked for too long by another
--- server.
---@type cast-rpc.ErrorFacts
M.ImageCacheUnavailable = {
  name = "ImageCacheUnavailable",
  code = 7005,
  domain = "image",
  retryable = true,
  message = "The image cache can't be used.",
  advice = "Free disk space, correct the folder's permissions, or name another folder in the options.",
}

--- `widget.pressButton` and similar calls: nothing plays, a request is in flight, the receiver doesn't support the
--- command, or the slot is empty. The widget's state says when the control is enabled.
---@type cast-rpc.ErrorFacts
M.ControlDisabled = {
  name = "ControlDisabled",
  code = 8001,
  domain = "widget",
  retryable = true,
  message = "The control can't be used now.",
  advice = "Wait until the widget's state shows the control as enabled.",
}

--- A limit of the server was reached; `message` names it.
---@type cast-rpc.ErrorFacts
M.InternalLimitReached = {
  name = "InternalLimitReached",
  code = 9001,
  domain = "limits",
  retryable = false,
  message = "A limit of the server was reached.",
  advice = "Use fewer of what `message` names, or raise the limit.",
}

--- A `player` call named no device although discovery knows several, there is no default device, and this connection
--- has no current session; or several devices have the given name. `data.answered` has their names.
---@type cast-rpc.ErrorFacts
M.AmbiguousDevice = {
  name = "AmbiguousDevice",
  code = 5001,
  domain = "player",
  retryable = false,
  message = "There are several devices, and the call names none.",
  advice = "Pass `device`, or set a default with `player.setDefault`.",
}

--- `player.interrupt`: the app couldn't be launched again, refused its media, or another sender took over the device in
--- the meantime. `data.reason` has the name of the error that prevented it.
---@type cast-rpc.ErrorFacts
M.PlaybackNotRestored = {
  name = "PlaybackNotRestored",
  code = 5002,
  domain = "player",
  retryable = false,
  message = "The announcement was played, but the previous playback couldn't be restored.",
  advice = "Play it again with `player.play`.",
}

--- A path or `file:` URL that is to be cast doesn't exist; `message` names it. Not for files that options name: those
--- are FileNotUsable.
---@type cast-rpc.ErrorFacts
M.FileNotFound = {
  name = "FileNotFound",
  code = 10001,
  domain = "serve",
  retryable = false,
  message = "There is no such file.",
  advice = "Check the path: it must be absolute, and on the server's machine.",
}

--- The server isn't permitted to read a file or folder that is to be cast, or reading it failed.
---@type cast-rpc.ErrorFacts
M.FileNotReadable = {
  name = "FileNotReadable",
  code = 10002,
  domain = "serve",
  retryable = false,
  message = "The file can't be read.",
  advice = "Give the server's user permission to read the file and its folders.",
}

--- A path leads to something that no receiver plays: a file that is neither video, sound, picture nor subtitles, a
--- folder or playlist without such files or with too many, a device, or subtitles that can't be converted.
---@type cast-rpc.ErrorFacts
M.FileNotPlayable = {
  name = "FileNotPlayable",
  code = 10003,
  domain = "serve",
  retryable = false,
  message = "The file can't be cast.",
  advice = "Give a media file, a folder of media files, or an M3U or PLS playlist.",
}

--- `serve.unpublish` names a publication that never existed, or has ended.
---@type cast-rpc.ErrorFacts
M.NoSuchPublication = {
  name = "NoSuchPublication",
  code = 10004,
  domain = "serve",
  retryable = false,
  message = "There is no such publication.",
  advice = "`serve.list` returns the publications.",
}

--- The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is no address by
--- which the receiver reaches this machine.
---@type cast-rpc.ErrorFacts
M.ServingUnavailable = {
  name = "ServingUnavailable",
  code = 10005,
  domain = "serve",
  retryable = true,
  message = "Files can't be served to this receiver.",
  advice = "Choose another port, or 0; check that the server's machine and the receiver share a network.",
}

--- `record.stop` names a recording that never existed, or has ended.
---@type cast-rpc.ErrorFacts
M.NoSuchRecording = {
  name = "NoSuchRecording",
  code = 11001,
  domain = "record",
  retryable = false,
  message = "There is no such recording.",
  advice = "`record.list` returns the recordings that run.",
}

return M
