// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)


/// What went wrong, as the stable key of `spec/errors.json`.
public struct CastErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key.
  public var description: String { self.rawValue }

  /// The server couldn't parse a message; `data` has the byte offset. The connection stays open.
  public static let parseError: CastErrorCode = CastErrorCode(rawValue: "ParseError")

  /// The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a second
  /// `server.initialize`.
  public static let invalidRequest: CastErrorCode = CastErrorCode(rawValue: "InvalidRequest")

  /// The server doesn't know this method name.
  public static let methodNotFound: CastErrorCode = CastErrorCode(rawValue: "MethodNotFound")

  /// A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason`
  /// why.
  public static let invalidParams: CastErrorCode = CastErrorCode(rawValue: "InvalidParams")

  /// An internal error; please report it with the log.
  public static let internalError: CastErrorCode = CastErrorCode(rawValue: "InternalError")

  /// `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the versions it
  /// speaks.
  public static let unsupportedProtocolVersion: CastErrorCode = CastErrorCode(rawValue: "UnsupportedProtocolVersion")

  /// The call needs a request from the server to the client, but the client declared no such capability in
  /// `server.initialize`.
  public static let missingClientCapability: CastErrorCode = CastErrorCode(rawValue: "MissingClientCapability")

  /// A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the connection
  /// stays open.
  public static let messageTooLarge: CastErrorCode = CastErrorCode(rawValue: "MessageTooLarge")

  /// The call arrived after `server.shutdown` or a signal.
  public static let shuttingDown: CastErrorCode = CastErrorCode(rawValue: "ShuttingDown")

  /// The connection has reached its limit of unanswered requests; wait for replies and try again.
  public static let tooManyRequests: CastErrorCode = CastErrorCode(rawValue: "TooManyRequests")

  /// The server closes this connection after this answer.
  public static let tooManyClients: CastErrorCode = CastErrorCode(rawValue: "TooManyClients")

  /// The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not taken back.
  public static let requestCancelled: CastErrorCode = CastErrorCode(rawValue: "RequestCancelled")

  /// `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or `events.poll`
  /// named one that is pushed.
  public static let noSuchSubscription: CastErrorCode = CastErrorCode(rawValue: "NoSuchSubscription")

  /// A connection can have 64 subscriptions.
  public static let tooManySubscriptions: CastErrorCode = CastErrorCode(rawValue: "TooManySubscriptions")

  /// `context.create` was called after another client, or the first call that needed a context, had created it. Its
  /// options don't change; `context.get` shows them.
  public static let alreadyInitialized: CastErrorCode = CastErrorCode(rawValue: "AlreadyInitialized")

  /// A path in the options names a file on the server's machine that can't be read or has the wrong contents; `message`
  /// says which file and why.
  public static let fileNotUsable: CastErrorCode = CastErrorCode(rawValue: "FileNotUsable")

  /// Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl by fetching an image. `message` names
  /// the missing library and its Debian package. Calls that don't need it still work.
  public static let libraryUnavailable: CastErrorCode = CastErrorCode(rawValue: "LibraryUnavailable")

  /// No discovery source can work: there is no network interface, or the options allow only the DNS-SD daemon and it
  /// doesn't answer. Devices added by address still work; `discovery.diagnose` says more.
  public static let discoveryUnavailable: CastErrorCode = CastErrorCode(rawValue: "DiscoveryUnavailable")

  /// No device with this id or name is known, or none appeared before the timeout.
  public static let deviceNotFound: CastErrorCode = CastErrorCode(rawValue: "DeviceNotFound")

  /// Clients can add 256 devices by address, and publish 256 others.
  public static let tooManyDevices: CastErrorCode = CastErrorCode(rawValue: "TooManyDevices")

  /// `discovery.registerProvider` named a category that this connection, or another one, has registered.
  public static let providerExists: CastErrorCode = CastErrorCode(rawValue: "ProviderExists")

  /// This connection didn't register as a provider of the category; another one may have.
  public static let noSuchProvider: CastErrorCode = CastErrorCode(rawValue: "NoSuchProvider")

  /// The session id is unknown, or none was given and there is no current session.
  public static let noSuchSession: CastErrorCode = CastErrorCode(rawValue: "NoSuchSession")

  /// The session is still connecting, or is ending.
  public static let sessionNotConnected: CastErrorCode = CastErrorCode(rawValue: "SessionNotConnected")

  /// `session.start` or `session.join` was called while this server has a session with the device; `data.sessionId`
  /// names it.
  public static let sessionExists: CastErrorCode = CastErrorCode(rawValue: "SessionExists")

  /// The session has no connection to its device: the connection was lost and is being restored, or the session was
  /// suspended by `session.suspend` or `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
  public static let sessionSuspended: CastErrorCode = CastErrorCode(rawValue: "SessionSuspended")

  /// The call names no session, the connection has no current session, and there are several; `data.sessions` lists
  /// them.
  public static let ambiguousSession: CastErrorCode = CastErrorCode(rawValue: "AmbiguousSession")

  /// Phase `RESOLVE`: the host name or the service could not be resolved.
  public static let addressNotResolved: CastErrorCode = CastErrorCode(rawValue: "AddressNotResolved")

  /// Phase `TCP`: no route, host down, network unreachable.
  public static let deviceUnreachable: CastErrorCode = CastErrorCode(rawValue: "DeviceUnreachable")

  /// Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own.
  public static let connectionRefused: CastErrorCode = CastErrorCode(rawValue: "ConnectionRefused")

  /// Phase `TLS`: the handshake failed; `message` has OpenSSL's reason.
  public static let tlsFailed: CastErrorCode = CastErrorCode(rawValue: "TLSFailed")

  /// A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except the launch may
  /// take 10 s, and all together 30 s; a longer overall limit also applies to each phase.
  public static let connectionTimedOut: CastErrorCode = CastErrorCode(rawValue: "ConnectionTimedOut")

  /// The connection closed, or the device stopped responding, while the call was in flight.
  public static let connectionLost: CastErrorCode = CastErrorCode(rawValue: "ConnectionLost")

  /// Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has the failed check and the device's
  /// certificates.
  public static let deviceAuthenticationFailed: CastErrorCode = CastErrorCode(rawValue: "DeviceAuthenticationFailed")

  /// The receiver or its app answered CLOSE: the app has ended or refuses this sender.
  public static let connectionRejected: CastErrorCode = CastErrorCode(rawValue: "ConnectionRejected")

  /// LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.
  public static let applicationNotFound: CastErrorCode = CastErrorCode(rawValue: "ApplicationNotFound")

  /// `session.join` found no such app or session.
  public static let applicationNotRunning: CastErrorCode = CastErrorCode(rawValue: "ApplicationNotRunning")

  /// LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).
  public static let launchFailed: CastErrorCode = CastErrorCode(rawValue: "LaunchFailed")

  /// LAUNCH_ERROR with CANCELLED, even after one retry.
  public static let launchCancelled: CastErrorCode = CastErrorCode(rawValue: "LaunchCancelled")

  /// The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.
  public static let sessionEnded: CastErrorCode = CastErrorCode(rawValue: "SessionEnded")

  /// The session stays on its device and continues to play; the app launched on the other device was stopped.
  /// `data.phase` is the phase that failed, and the message has the reason.
  public static let sessionTransferFailed: CastErrorCode = CastErrorCode(rawValue: "SessionTransferFailed")

  /// The request was addressed to the device that the session has left.
  public static let sessionTransferred: CastErrorCode = CastErrorCode(rawValue: "SessionTransferred")

  /// The device is connected, but no reply arrived in time.
  public static let requestTimedOut: CastErrorCode = CastErrorCode(rawValue: "RequestTimedOut")

  /// INVALID_REQUEST; `data.receiver.reason` has its reason.
  public static let requestRejected: CastErrorCode = CastErrorCode(rawValue: "RequestRejected")

  /// A Cast message is limited to 65,536 bytes; this call needed more and was not sent.
  public static let castMessageTooLarge: CastErrorCode = CastErrorCode(rawValue: "CastMessageTooLarge")

  /// The device reports `controlType` `fixed`.
  public static let volumeFixed: CastErrorCode = CastErrorCode(rawValue: "VolumeFixed")

  /// Nothing is loaded, so there is nothing to control.
  public static let noMediaSession: CastErrorCode = CastErrorCode(rawValue: "NoMediaSession")

  /// The session's app doesn't list the media namespace.
  public static let mediaNotSupported: CastErrorCode = CastErrorCode(rawValue: "MediaNotSupported")

  /// The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.
  public static let mediaLoadFailed: CastErrorCode = CastErrorCode(rawValue: "MediaLoadFailed")

  /// LOAD_CANCELLED: another load replaced this one on the receiver.
  public static let mediaLoadCancelled: CastErrorCode = CastErrorCode(rawValue: "MediaLoadCancelled")

  /// The receiver answered INVALID_PLAYER_STATE.
  public static let invalidPlayerState: CastErrorCode = CastErrorCode(rawValue: "InvalidPlayerState")

  /// The receiver answered ERROR in the media namespace; `data.receiver` says more.
  public static let mediaError: CastErrorCode = CastErrorCode(rawValue: "MediaError")

  /// A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out.
  public static let requestReplaced: CastErrorCode = CastErrorCode(rawValue: "RequestReplaced")

  /// The call asked for `preflight`, and its verdict is WILL_FAIL; `data.preflight.findings` has the reasons. A device
  /// whose decoders aren't known is never refused for its codecs.
  public static let mediaWillFail: CastErrorCode = CastErrorCode(rawValue: "MediaWillFail")

  /// The URL leads to a page, and the resolver found nothing in it that the device plays, failed, or timed out. The
  /// message has the resolver's last words.
  public static let pageNotResolved: CastErrorCode = CastErrorCode(rawValue: "PageNotResolved")

  /// The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the options turn it off, and no resolver of the
  /// options matches the URL.
  public static let resolverMissing: CastErrorCode = CastErrorCode(rawValue: "ResolverMissing")

  /// The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long, or has no entry with an `http` or
  /// `https` address.
  public static let playlistNotReadable: CastErrorCode = CastErrorCode(rawValue: "PlaylistNotReadable")

  /// `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing
  /// was sent.
  public static let adNotSkippable: CastErrorCode = CastErrorCode(rawValue: "AdNotSkippable")

  /// `media.selectTracks`: none of the media's tracks is in one of the languages. Nothing was sent.
  public static let noSuchTrack: CastErrorCode = CastErrorCode(rawValue: "NoSuchTrack")

  /// The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them.
  public static let queueNotSupported: CastErrorCode = CastErrorCode(rawValue: "QueueNotSupported")

  /// A change of many items takes several messages to the receiver, and one of them failed. `data.queue` has the number
  /// of items in the queue, the index of the first missing item, the assigned ids, and the reason.
  public static let queueIncomplete: CastErrorCode = CastErrorCode(rawValue: "QueueIncomplete")

  /// The item was removed in the meantime, or the id belongs to another queue; `data.queue.missingItemIds` lists the
  /// missing ids.
  public static let queueItemNotFound: CastErrorCode = CastErrorCode(rawValue: "QueueItemNotFound")

  /// The receiver refused a change because its list changed in the meantime, and the items that the change names are
  /// gone. Read the list, then decide again.
  public static let queueChanged: CastErrorCode = CastErrorCode(rawValue: "QueueChanged")

  /// `queue.next` after the last item of a queue that doesn't repeat. `queue.previous` has no such end: the Default
  /// Media Receiver begins the first item again.
  public static let endOfQueue: CastErrorCode = CastErrorCode(rawValue: "EndOfQueue")

  /// A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters.
  public static let invalidNamespace: CastErrorCode = CastErrorCode(rawValue: "InvalidNamespace")

  /// `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or
  /// `webrtc`, and everything below them, are reserved for the server. Other namespaces under `com.google.cast` are
  /// allowed.
  public static let reservedNamespace: CastErrorCode = CastErrorCode(rawValue: "ReservedNamespace")

  /// `channel.add` was called twice with the same namespace and session on one connection. Channels of other clients
  /// don't matter.
  public static let channelExists: CastErrorCode = CastErrorCode(rawValue: "ChannelExists")

  /// The connection didn't add a channel for this namespace, or not for this session.
  public static let noSuchChannel: CastErrorCode = CastErrorCode(rawValue: "NoSuchChannel")

  /// The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` reports
  /// when that changes.
  public static let channelNotConnected: CastErrorCode = CastErrorCode(rawValue: "ChannelNotConnected")

  /// More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
  /// `channel.didChangeWritable`.
  public static let sendBufferFull: CastErrorCode = CastErrorCode(rawValue: "SendBufferFull")

  /// The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a redirect to one
  /// of these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`.
  /// `ImageFetchOptions` can allow more.
  public static let imageURLRefused: CastErrorCode = CastErrorCode(rawValue: "ImageURLRefused")

  /// Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is cached;
  /// `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
  /// `notCached`.
  public static let imageUnavailable: CastErrorCode = CastErrorCode(rawValue: "ImageUnavailable")

  /// It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels.
  public static let imageTooLarge: CastErrorCode = CastErrorCode(rawValue: "ImageTooLarge")

  /// The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server declares, or it is
  /// SVG, which must be allowed explicitly.
  public static let imageTypeRefused: CastErrorCode = CastErrorCode(rawValue: "ImageTypeRefused")

  /// The cache's folder can't be written: no space, no permission, no such folder, or locked for too long by another
  /// server.
  public static let imageCacheUnavailable: CastErrorCode = CastErrorCode(rawValue: "ImageCacheUnavailable")

  /// `widget.pressButton` and similar calls: nothing plays, a request is in flight, the receiver doesn't support the
  /// command, or the slot is empty. The widget's state says when the control is enabled.
  public static let controlDisabled: CastErrorCode = CastErrorCode(rawValue: "ControlDisabled")

  /// A limit of the server was reached; `message` names it.
  public static let internalLimitReached: CastErrorCode = CastErrorCode(rawValue: "InternalLimitReached")

  /// A `player` call named no device although discovery knows several, there is no default device, and this connection
  /// has no current session; or several devices have the given name. `data.answered` has their names.
  public static let ambiguousDevice: CastErrorCode = CastErrorCode(rawValue: "AmbiguousDevice")

  /// `player.interrupt`: the app couldn't be launched again, refused its media, or another sender took over the device
  /// in the meantime. `data.reason` has the name of the error that prevented it.
  public static let playbackNotRestored: CastErrorCode = CastErrorCode(rawValue: "PlaybackNotRestored")

  /// A path or `file:` URL that is to be cast doesn't exist; `message` names it. Not for files that options name: those
  /// are FileNotUsable.
  public static let fileNotFound: CastErrorCode = CastErrorCode(rawValue: "FileNotFound")

  /// The server isn't permitted to read a file or folder that is to be cast, or reading it failed.
  public static let fileNotReadable: CastErrorCode = CastErrorCode(rawValue: "FileNotReadable")

  /// A path leads to something that no receiver plays: a file that is neither video, sound, picture nor subtitles, a
  /// folder or playlist without such files or with too many, a device, or subtitles that can't be converted.
  public static let fileNotPlayable: CastErrorCode = CastErrorCode(rawValue: "FileNotPlayable")

  /// `serve.unpublish` names a publication that never existed, or has ended.
  public static let noSuchPublication: CastErrorCode = CastErrorCode(rawValue: "NoSuchPublication")

  /// The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is no address by
  /// which the receiver reaches this machine.
  public static let servingUnavailable: CastErrorCode = CastErrorCode(rawValue: "ServingUnavailable")

  /// `record.stop` names a recording that never existed, or has ended.
  public static let noSuchRecording: CastErrorCode = CastErrorCode(rawValue: "NoSuchRecording")
}
