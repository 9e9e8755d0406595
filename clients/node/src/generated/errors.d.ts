// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { CastError, ErrorClass } from '../errors.js';

/** The server couldn't parse a message; `data` has the byte offset. The connection stays open. */
export declare const ParseError: ErrorClass<'ParseError', -32700, 'rpc', false>;
export type ParseError = InstanceType<typeof ParseError>;

/**
 * The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a second
 * `server.initialize`.
 */
export declare const InvalidRequest: ErrorClass<'InvalidRequest', -32600, 'rpc', false>;
export type InvalidRequest = InstanceType<typeof InvalidRequest>;

/** The server doesn't know this method name. */
export declare const MethodNotFound: ErrorClass<'MethodNotFound', -32601, 'rpc', false>;
export type MethodNotFound = InstanceType<typeof MethodNotFound>;

/**
 * A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason` why.
 */
export declare const InvalidParams: ErrorClass<'InvalidParams', -32602, 'rpc', false>;
export type InvalidParams = InstanceType<typeof InvalidParams>;

/** An internal error; please report it with the log. */
export declare const InternalError: ErrorClass<'InternalError', -32603, 'rpc', false>;
export type InternalError = InstanceType<typeof InternalError>;

/**
 * `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the versions it
 * speaks.
 */
export declare const UnsupportedProtocolVersion: ErrorClass<'UnsupportedProtocolVersion', -32010, 'rpc', false>;
export type UnsupportedProtocolVersion = InstanceType<typeof UnsupportedProtocolVersion>;

/**
 * The call needs a request from the server to the client, but the client declared no such capability in
 * `server.initialize`.
 */
export declare const MissingClientCapability: ErrorClass<'MissingClientCapability', -32011, 'rpc', false>;
export type MissingClientCapability = InstanceType<typeof MissingClientCapability>;

/**
 * A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the connection stays
 * open.
 */
export declare const MessageTooLarge: ErrorClass<'MessageTooLarge', -32012, 'rpc', false>;
export type MessageTooLarge = InstanceType<typeof MessageTooLarge>;

/** The call arrived after `server.shutdown` or a signal. */
export declare const ShuttingDown: ErrorClass<'ShuttingDown', -32013, 'rpc', false>;
export type ShuttingDown = InstanceType<typeof ShuttingDown>;

/** The connection has reached its limit of unanswered requests; wait for replies and try again. */
export declare const TooManyRequests: ErrorClass<'TooManyRequests', -32014, 'rpc', true>;
export type TooManyRequests = InstanceType<typeof TooManyRequests>;

/** The server closes this connection after this answer. */
export declare const TooManyClients: ErrorClass<'TooManyClients', -32015, 'rpc', true>;
export type TooManyClients = InstanceType<typeof TooManyClients>;

/** The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not taken back. */
export declare const RequestCancelled: ErrorClass<'RequestCancelled', -32800, 'rpc', false>;
export type RequestCancelled = InstanceType<typeof RequestCancelled>;

/**
 * `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or `events.poll` named
 * one that is pushed.
 */
export declare const NoSuchSubscription: ErrorClass<'NoSuchSubscription', 1001, 'events', false>;
export type NoSuchSubscription = InstanceType<typeof NoSuchSubscription>;

/** A connection can have 64 subscriptions. */
export declare const TooManySubscriptions: ErrorClass<'TooManySubscriptions', 1002, 'events', false>;
export type TooManySubscriptions = InstanceType<typeof TooManySubscriptions>;

/**
 * `context.create` was called after another client, or the first call that needed a context, had created it. Its
 * options don't change; `context.get` shows them.
 */
export declare const AlreadyInitialized: ErrorClass<'AlreadyInitialized', 1501, 'context', false>;
export type AlreadyInitialized = InstanceType<typeof AlreadyInitialized>;

/**
 * A path in the options names a file on the server's machine that can't be read or has the wrong contents; `message`
 * says which file and why.
 */
export declare const FileNotUsable: ErrorClass<'FileNotUsable', 1502, 'context', false>;
export type FileNotUsable = InstanceType<typeof FileNotUsable>;

/**
 * Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl by fetching an image. `message` names the
 * missing library and its Debian package. Calls that don't need it still work.
 */
export declare const LibraryUnavailable: ErrorClass<'LibraryUnavailable', 1503, 'context', false>;
export type LibraryUnavailable = InstanceType<typeof LibraryUnavailable>;

/**
 * No discovery source can work: there is no network interface, or the options allow only the DNS-SD daemon and it
 * doesn't answer. Devices added by address still work; `discovery.diagnose` says more.
 */
export declare const DiscoveryUnavailable: ErrorClass<'DiscoveryUnavailable', 2001, 'discovery', true>;
export type DiscoveryUnavailable = InstanceType<typeof DiscoveryUnavailable>;

/** No device with this id or name is known, or none appeared before the timeout. */
export declare const DeviceNotFound: ErrorClass<'DeviceNotFound', 2002, 'discovery', true>;
export type DeviceNotFound = InstanceType<typeof DeviceNotFound>;

/** Clients can add 256 devices by address, and publish 256 others. */
export declare const TooManyDevices: ErrorClass<'TooManyDevices', 2003, 'discovery', false>;
export type TooManyDevices = InstanceType<typeof TooManyDevices>;

/** `discovery.registerProvider` named a category that this connection, or another one, has registered. */
export declare const ProviderExists: ErrorClass<'ProviderExists', 2004, 'discovery', false>;
export type ProviderExists = InstanceType<typeof ProviderExists>;

/** This connection didn't register as a provider of the category; another one may have. */
export declare const NoSuchProvider: ErrorClass<'NoSuchProvider', 2005, 'discovery', false>;
export type NoSuchProvider = InstanceType<typeof NoSuchProvider>;

/** The session id is unknown, or none was given and there is no current session. */
export declare const NoSuchSession: ErrorClass<'NoSuchSession', 3001, 'session', false>;
export type NoSuchSession = InstanceType<typeof NoSuchSession>;

/** The session is still connecting, or is ending. */
export declare const SessionNotConnected: ErrorClass<'SessionNotConnected', 3002, 'session', true>;
export type SessionNotConnected = InstanceType<typeof SessionNotConnected>;

/**
 * `session.start` or `session.join` was called while this server has a session with the device; `data.sessionId` names
 * it.
 */
export declare const SessionExists: ErrorClass<'SessionExists', 3003, 'session', false>;
export type SessionExists = InstanceType<typeof SessionExists>;

/**
 * The session has no connection to its device: the connection was lost and is being restored, or the session was
 * suspended by `session.suspend` or `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
 */
export declare const SessionSuspended: ErrorClass<'SessionSuspended', 3004, 'session', true>;
export type SessionSuspended = InstanceType<typeof SessionSuspended>;

/**
 * The call names no session, the connection has no current session, and there are several; `data.sessions` lists them.
 */
export declare const AmbiguousSession: ErrorClass<'AmbiguousSession', 3005, 'session', false>;
export type AmbiguousSession = InstanceType<typeof AmbiguousSession>;

/** Phase `RESOLVE`: the host name or the service could not be resolved. */
export declare const AddressNotResolved: ErrorClass<'AddressNotResolved', 3010, 'session', true>;
export type AddressNotResolved = InstanceType<typeof AddressNotResolved>;

/** Phase `TCP`: no route, host down, network unreachable. */
export declare const DeviceUnreachable: ErrorClass<'DeviceUnreachable', 3011, 'session', true>;
export type DeviceUnreachable = InstanceType<typeof DeviceUnreachable>;

/** Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own. */
export declare const ConnectionRefused: ErrorClass<'ConnectionRefused', 3012, 'session', true>;
export type ConnectionRefused = InstanceType<typeof ConnectionRefused>;

/** Phase `TLS`: the handshake failed; `message` has OpenSSL's reason. */
export declare const TLSFailed: ErrorClass<'TLSFailed', 3013, 'session', false>;
export type TLSFailed = InstanceType<typeof TLSFailed>;

/**
 * A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except the launch may
 * take 10 s, and all together 30 s; a longer overall limit also applies to each phase.
 */
export declare const ConnectionTimedOut: ErrorClass<'ConnectionTimedOut', 3014, 'session', true>;
export type ConnectionTimedOut = InstanceType<typeof ConnectionTimedOut>;

/** The connection closed, or the device stopped responding, while the call was in flight. */
export declare const ConnectionLost: ErrorClass<'ConnectionLost', 3015, 'session', true>;
export type ConnectionLost = InstanceType<typeof ConnectionLost>;

/**
 * Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has the failed check and the device's
 * certificates.
 */
export declare const DeviceAuthenticationFailed: ErrorClass<'DeviceAuthenticationFailed', 3017, 'session', false>;
export type DeviceAuthenticationFailed = InstanceType<typeof DeviceAuthenticationFailed>;

/** The receiver or its app answered CLOSE: the app has ended or refuses this sender. */
export declare const ConnectionRejected: ErrorClass<'ConnectionRejected', 3016, 'session', true>;
export type ConnectionRejected = InstanceType<typeof ConnectionRejected>;

/** LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device. */
export declare const ApplicationNotFound: ErrorClass<'ApplicationNotFound', 3020, 'session', false>;
export type ApplicationNotFound = InstanceType<typeof ApplicationNotFound>;

/** `session.join` found no such app or session. */
export declare const ApplicationNotRunning: ErrorClass<'ApplicationNotRunning', 3021, 'session', false>;
export type ApplicationNotRunning = InstanceType<typeof ApplicationNotRunning>;

/** LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`). */
export declare const LaunchFailed: ErrorClass<'LaunchFailed', 3022, 'session', false>;
export type LaunchFailed = InstanceType<typeof LaunchFailed>;

/** LAUNCH_ERROR with CANCELLED, even after one retry. */
export declare const LaunchCancelled: ErrorClass<'LaunchCancelled', 3023, 'session', true>;
export type LaunchCancelled = InstanceType<typeof LaunchCancelled>;

/** The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it. */
export declare const SessionEnded: ErrorClass<'SessionEnded', 3024, 'session', false>;
export type SessionEnded = InstanceType<typeof SessionEnded>;

/**
 * The session stays on its device and continues to play; the app launched on the other device was stopped. `data.phase`
 * is the phase that failed, and the message has the reason.
 */
export declare const SessionTransferFailed: ErrorClass<'SessionTransferFailed', 3025, 'session', true>;
export type SessionTransferFailed = InstanceType<typeof SessionTransferFailed>;

/** The request was addressed to the device that the session has left. */
export declare const SessionTransferred: ErrorClass<'SessionTransferred', 3026, 'session', true>;
export type SessionTransferred = InstanceType<typeof SessionTransferred>;

/** The device is connected, but no reply arrived in time. */
export declare const RequestTimedOut: ErrorClass<'RequestTimedOut', 3030, 'session', true>;
export type RequestTimedOut = InstanceType<typeof RequestTimedOut>;

/** INVALID_REQUEST; `data.receiver.reason` has its reason. */
export declare const RequestRejected: ErrorClass<'RequestRejected', 3031, 'session', false>;
export type RequestRejected = InstanceType<typeof RequestRejected>;

/** A Cast message is limited to 65,536 bytes; this call needed more and was not sent. */
export declare const CastMessageTooLarge: ErrorClass<'CastMessageTooLarge', 3032, 'session', false>;
export type CastMessageTooLarge = InstanceType<typeof CastMessageTooLarge>;

/** The device reports `controlType` `fixed`. */
export declare const VolumeFixed: ErrorClass<'VolumeFixed', 3033, 'session', false>;
export type VolumeFixed = InstanceType<typeof VolumeFixed>;

/** Nothing is loaded, so there is nothing to control. */
export declare const NoMediaSession: ErrorClass<'NoMediaSession', 4001, 'media', false>;
export type NoMediaSession = InstanceType<typeof NoMediaSession>;

/** The session's app doesn't list the media namespace. */
export declare const MediaNotSupported: ErrorClass<'MediaNotSupported', 4002, 'media', false>;
export type MediaNotSupported = InstanceType<typeof MediaNotSupported>;

/** The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more. */
export declare const MediaLoadFailed: ErrorClass<'MediaLoadFailed', 4003, 'media', false>;
export type MediaLoadFailed = InstanceType<typeof MediaLoadFailed>;

/** LOAD_CANCELLED: another load replaced this one on the receiver. */
export declare const MediaLoadCancelled: ErrorClass<'MediaLoadCancelled', 4004, 'media', false>;
export type MediaLoadCancelled = InstanceType<typeof MediaLoadCancelled>;

/** The receiver answered INVALID_PLAYER_STATE. */
export declare const InvalidPlayerState: ErrorClass<'InvalidPlayerState', 4005, 'media', false>;
export type InvalidPlayerState = InstanceType<typeof InvalidPlayerState>;

/** The receiver answered ERROR in the media namespace; `data.receiver` says more. */
export declare const MediaError: ErrorClass<'MediaError', 4006, 'media', false>;
export type MediaError = InstanceType<typeof MediaError>;

/** A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out. */
export declare const RequestReplaced: ErrorClass<'RequestReplaced', 4007, 'media', false>;
export type RequestReplaced = InstanceType<typeof RequestReplaced>;

/**
 * The call asked for `preflight`, and its verdict is WILL_FAIL; `data.preflight.findings` has the reasons. A device
 * whose decoders aren't known is never refused for its codecs.
 */
export declare const MediaWillFail: ErrorClass<'MediaWillFail', 4008, 'media', false>;
export type MediaWillFail = InstanceType<typeof MediaWillFail>;

/**
 * The URL leads to a page, and the resolver found nothing in it that the device plays, failed, or timed out. The
 * message has the resolver's last words.
 */
export declare const PageNotResolved: ErrorClass<'PageNotResolved', 4009, 'media', false>;
export type PageNotResolved = InstanceType<typeof PageNotResolved>;

/**
 * The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the options turn it off, and no resolver of the
 * options matches the URL.
 */
export declare const ResolverMissing: ErrorClass<'ResolverMissing', 4010, 'media', false>;
export type ResolverMissing = InstanceType<typeof ResolverMissing>;

/**
 * The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long, or has no entry with an `http` or `https`
 * address.
 */
export declare const PlaylistNotReadable: ErrorClass<'PlaylistNotReadable', 4011, 'media', false>;
export type PlaylistNotReadable = InstanceType<typeof PlaylistNotReadable>;

/**
 * `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing was
 * sent.
 */
export declare const AdNotSkippable: ErrorClass<'AdNotSkippable', 4020, 'media', false>;
export type AdNotSkippable = InstanceType<typeof AdNotSkippable>;

/** `media.selectTracks`: none of the media's tracks is in one of the languages. Nothing was sent. */
export declare const NoSuchTrack: ErrorClass<'NoSuchTrack', 4021, 'media', false>;
export type NoSuchTrack = InstanceType<typeof NoSuchTrack>;

/** The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them. */
export declare const QueueNotSupported: ErrorClass<'QueueNotSupported', 4101, 'queue', false>;
export type QueueNotSupported = InstanceType<typeof QueueNotSupported>;

/**
 * A change of many items takes several messages to the receiver, and one of them failed. `data.queue` has the number of
 * items in the queue, the index of the first missing item, the assigned ids, and the reason.
 */
export declare const QueueIncomplete: ErrorClass<'QueueIncomplete', 4102, 'queue', false>;
export type QueueIncomplete = InstanceType<typeof QueueIncomplete>;

/**
 * The item was removed in the meantime, or the id belongs to another queue; `data.queue.missingItemIds` lists the
 * missing ids.
 */
export declare const QueueItemNotFound: ErrorClass<'QueueItemNotFound', 4103, 'queue', false>;
export type QueueItemNotFound = InstanceType<typeof QueueItemNotFound>;

/**
 * The receiver refused a change because its list changed in the meantime, and the items that the change names are gone.
 * Read the list, then decide again.
 */
export declare const QueueChanged: ErrorClass<'QueueChanged', 4104, 'queue', true>;
export type QueueChanged = InstanceType<typeof QueueChanged>;

/**
 * `queue.next` after the last item of a queue that doesn't repeat. `queue.previous` has no such end: the Default Media
 * Receiver begins the first item again.
 */
export declare const EndOfQueue: ErrorClass<'EndOfQueue', 4105, 'queue', false>;
export type EndOfQueue = InstanceType<typeof EndOfQueue>;

/** A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters. */
export declare const InvalidNamespace: ErrorClass<'InvalidNamespace', 6001, 'channel', false>;
export type InvalidNamespace = InstanceType<typeof InvalidNamespace>;

/**
 * `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or `webrtc`,
 * and everything below them, are reserved for the server. Other namespaces under `com.google.cast` are allowed.
 */
export declare const ReservedNamespace: ErrorClass<'ReservedNamespace', 6002, 'channel', false>;
export type ReservedNamespace = InstanceType<typeof ReservedNamespace>;

/**
 * `channel.add` was called twice with the same namespace and session on one connection. Channels of other clients don't
 * matter.
 */
export declare const ChannelExists: ErrorClass<'ChannelExists', 6003, 'channel', false>;
export type ChannelExists = InstanceType<typeof ChannelExists>;

/** The connection didn't add a channel for this namespace, or not for this session. */
export declare const NoSuchChannel: ErrorClass<'NoSuchChannel', 6004, 'channel', false>;
export type NoSuchChannel = InstanceType<typeof NoSuchChannel>;

/**
 * The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` reports when
 * that changes.
 */
export declare const ChannelNotConnected: ErrorClass<'ChannelNotConnected', 6005, 'channel', true>;
export type ChannelNotConnected = InstanceType<typeof ChannelNotConnected>;

/**
 * More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
 * `channel.didChangeWritable`.
 */
export declare const SendBufferFull: ErrorClass<'SendBufferFull', 6006, 'channel', true>;
export type SendBufferFull = InstanceType<typeof SendBufferFull>;

/**
 * The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a redirect to one of
 * these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`. `ImageFetchOptions`
 * can allow more.
 */
export declare const ImageURLRefused: ErrorClass<'ImageURLRefused', 7001, 'image', false>;
export type ImageURLRefused = InstanceType<typeof ImageURLRefused>;

/**
 * Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is cached;
 * `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
 * `notCached`.
 */
export declare const ImageUnavailable: ErrorClass<'ImageUnavailable', 7002, 'image', true>;
export type ImageUnavailable = InstanceType<typeof ImageUnavailable>;

/** It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels. */
export declare const ImageTooLarge: ErrorClass<'ImageTooLarge', 7003, 'image', false>;
export type ImageTooLarge = InstanceType<typeof ImageTooLarge>;

/**
 * The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server declares, or it is SVG,
 * which must be allowed explicitly.
 */
export declare const ImageTypeRefused: ErrorClass<'ImageTypeRefused', 7004, 'image', false>;
export type ImageTypeRefused = InstanceType<typeof ImageTypeRefused>;

/**
 * The cache's folder can't be written: no space, no permission, no such folder, or locked for too long by another
 * server.
 */
export declare const ImageCacheUnavailable: ErrorClass<'ImageCacheUnavailable', 7005, 'image', true>;
export type ImageCacheUnavailable = InstanceType<typeof ImageCacheUnavailable>;

/**
 * `widget.pressButton` and similar calls: nothing plays, a request is in flight, the receiver doesn't support the
 * command, or the slot is empty. The widget's state says when the control is enabled.
 */
export declare const ControlDisabled: ErrorClass<'ControlDisabled', 8001, 'widget', true>;
export type ControlDisabled = InstanceType<typeof ControlDisabled>;

/** A limit of the server was reached; `message` names it. */
export declare const InternalLimitReached: ErrorClass<'InternalLimitReached', 9001, 'limits', false>;
export type InternalLimitReached = InstanceType<typeof InternalLimitReached>;

/**
 * A `player` call named no device although discovery knows several, there is no default device, and this connection has
 * no current session; or several devices have the given name. `data.answered` has their names.
 */
export declare const AmbiguousDevice: ErrorClass<'AmbiguousDevice', 5001, 'player', false>;
export type AmbiguousDevice = InstanceType<typeof AmbiguousDevice>;

/**
 * `player.interrupt`: the app couldn't be launched again, refused its media, or another sender took over the device in
 * the meantime. `data.reason` has the name of the error that prevented it.
 */
export declare const PlaybackNotRestored: ErrorClass<'PlaybackNotRestored', 5002, 'player', false>;
export type PlaybackNotRestored = InstanceType<typeof PlaybackNotRestored>;

/**
 * A path or `file:` URL that is to be cast doesn't exist; `message` names it. Not for files that options name: those
 * are FileNotUsable.
 */
export declare const FileNotFound: ErrorClass<'FileNotFound', 10001, 'serve', false>;
export type FileNotFound = InstanceType<typeof FileNotFound>;

/** The server isn't permitted to read a file or folder that is to be cast, or reading it failed. */
export declare const FileNotReadable: ErrorClass<'FileNotReadable', 10002, 'serve', false>;
export type FileNotReadable = InstanceType<typeof FileNotReadable>;

/**
 * A path leads to something that no receiver plays: a file that is neither video, sound, picture nor subtitles, a
 * folder or playlist without such files or with too many, a device, or subtitles that can't be converted.
 */
export declare const FileNotPlayable: ErrorClass<'FileNotPlayable', 10003, 'serve', false>;
export type FileNotPlayable = InstanceType<typeof FileNotPlayable>;

/** `serve.unpublish` names a publication that never existed, or has ended. */
export declare const NoSuchPublication: ErrorClass<'NoSuchPublication', 10004, 'serve', false>;
export type NoSuchPublication = InstanceType<typeof NoSuchPublication>;

/**
 * The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is no address by
 * which the receiver reaches this machine.
 */
export declare const ServingUnavailable: ErrorClass<'ServingUnavailable', 10005, 'serve', true>;
export type ServingUnavailable = InstanceType<typeof ServingUnavailable>;

/** `record.stop` names a recording that never existed, or has ended. */
export declare const NoSuchRecording: ErrorClass<'NoSuchRecording', 11001, 'record', false>;
export type NoSuchRecording = InstanceType<typeof NoSuchRecording>;

/** Every class of this file. */
export declare const errorClasses: readonly (typeof CastError)[];
