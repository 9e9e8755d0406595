// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import { CastError } from '../errors.js';

/** The server couldn't parse a message; `data` has the byte offset. The connection stays open. */
export declare class ParseError extends CastError {
  static readonly code: -32700; static readonly errorName: 'ParseError';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32700;
}

/**
 * The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a second
 * `server.initialize`.
 */
export declare class InvalidRequest extends CastError {
  static readonly code: -32600; static readonly errorName: 'InvalidRequest';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32600;
}

/** The server doesn't know this method name. */
export declare class MethodNotFound extends CastError {
  static readonly code: -32601; static readonly errorName: 'MethodNotFound';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32601;
}

/**
 * A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason` why.
 */
export declare class InvalidParams extends CastError {
  static readonly code: -32602; static readonly errorName: 'InvalidParams';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32602;
}

/** An internal error; please report it with the log. */
export declare class InternalError extends CastError {
  static readonly code: -32603; static readonly errorName: 'InternalError';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32603;
}

/**
 * `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the versions it
 * speaks.
 */
export declare class UnsupportedProtocolVersion extends CastError {
  static readonly code: -32010; static readonly errorName: 'UnsupportedProtocolVersion';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32010;
}

/**
 * The call needs a request from the server to the client, but the client declared no such capability in
 * `server.initialize`.
 */
export declare class MissingClientCapability extends CastError {
  static readonly code: -32011; static readonly errorName: 'MissingClientCapability';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32011;
}

/**
 * A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the connection stays
 * open.
 */
export declare class MessageTooLarge extends CastError {
  static readonly code: -32012; static readonly errorName: 'MessageTooLarge';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32012;
}

/** The call arrived after `server.shutdown` or a signal. */
export declare class ShuttingDown extends CastError {
  static readonly code: -32013; static readonly errorName: 'ShuttingDown';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32013;
}

/** The connection has reached its limit of unanswered requests; wait for replies and try again. */
export declare class TooManyRequests extends CastError {
  static readonly code: -32014; static readonly errorName: 'TooManyRequests';
  static readonly domain: 'rpc'; static readonly retryable: true;
  readonly code: -32014;
}

/** The server closes this connection after this answer. */
export declare class TooManyClients extends CastError {
  static readonly code: -32015; static readonly errorName: 'TooManyClients';
  static readonly domain: 'rpc'; static readonly retryable: true;
  readonly code: -32015;
}

/**
 * The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not taken back.
 */
export declare class RequestCancelled extends CastError {
  static readonly code: -32800; static readonly errorName: 'RequestCancelled';
  static readonly domain: 'rpc'; static readonly retryable: false;
  readonly code: -32800;
}

/**
 * `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or `events.poll` named
 * one that is pushed.
 */
export declare class NoSuchSubscription extends CastError {
  static readonly code: 1001; static readonly errorName: 'NoSuchSubscription';
  static readonly domain: 'events'; static readonly retryable: false;
  readonly code: 1001;
}

/** A connection can have 64 subscriptions. */
export declare class TooManySubscriptions extends CastError {
  static readonly code: 1002; static readonly errorName: 'TooManySubscriptions';
  static readonly domain: 'events'; static readonly retryable: false;
  readonly code: 1002;
}

/**
 * `context.create` was called after another client, or the first call that needed a context, had created it. Its
 * options don't change; `context.get` shows them.
 */
export declare class AlreadyInitialized extends CastError {
  static readonly code: 1501; static readonly errorName: 'AlreadyInitialized';
  static readonly domain: 'context'; static readonly retryable: false;
  readonly code: 1501;
}

/**
 * A path in the options names a file on the server's machine that can't be read or has the wrong contents; `message`
 * says which file and why.
 */
export declare class FileNotUsable extends CastError {
  static readonly code: 1502; static readonly errorName: 'FileNotUsable';
  static readonly domain: 'context'; static readonly retryable: false;
  readonly code: 1502;
}

/**
 * Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl by fetching an image. `message` names the
 * missing library and its Debian package. Calls that don't need it still work.
 */
export declare class LibraryUnavailable extends CastError {
  static readonly code: 1503; static readonly errorName: 'LibraryUnavailable';
  static readonly domain: 'context'; static readonly retryable: false;
  readonly code: 1503;
}

/**
 * No discovery source can work: there is no network interface, or the options allow only the DNS-SD daemon and it
 * doesn't answer. Devices added by address still work; `discovery.diagnose` says more.
 */
export declare class DiscoveryUnavailable extends CastError {
  static readonly code: 2001; static readonly errorName: 'DiscoveryUnavailable';
  static readonly domain: 'discovery'; static readonly retryable: true;
  readonly code: 2001;
}

/** No device with this id or name is known, or none appeared before the timeout. */
export declare class DeviceNotFound extends CastError {
  static readonly code: 2002; static readonly errorName: 'DeviceNotFound';
  static readonly domain: 'discovery'; static readonly retryable: true;
  readonly code: 2002;
}

/** Clients can add 256 devices by address, and publish 256 others. */
export declare class TooManyDevices extends CastError {
  static readonly code: 2003; static readonly errorName: 'TooManyDevices';
  static readonly domain: 'discovery'; static readonly retryable: false;
  readonly code: 2003;
}

/** `discovery.registerProvider` named a category that this connection, or another one, has registered. */
export declare class ProviderExists extends CastError {
  static readonly code: 2004; static readonly errorName: 'ProviderExists';
  static readonly domain: 'discovery'; static readonly retryable: false;
  readonly code: 2004;
}

/** This connection didn't register as a provider of the category; another one may have. */
export declare class NoSuchProvider extends CastError {
  static readonly code: 2005; static readonly errorName: 'NoSuchProvider';
  static readonly domain: 'discovery'; static readonly retryable: false;
  readonly code: 2005;
}

/** The session id is unknown, or none was given and there is no current session. */
export declare class NoSuchSession extends CastError {
  static readonly code: 3001; static readonly errorName: 'NoSuchSession';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3001;
}

/** The session is still connecting, or is ending. */
export declare class SessionNotConnected extends CastError {
  static readonly code: 3002; static readonly errorName: 'SessionNotConnected';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3002;
}

/**
 * `session.start` or `session.join` was called while this server has a session with the device; `data.sessionId` names
 * it.
 */
export declare class SessionExists extends CastError {
  static readonly code: 3003; static readonly errorName: 'SessionExists';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3003;
}

/**
 * The session has no connection to its device: the connection was lost and is being restored, or the session was
 * suspended by `session.suspend` or `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
 */
export declare class SessionSuspended extends CastError {
  static readonly code: 3004; static readonly errorName: 'SessionSuspended';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3004;
}

/**
 * The call names no session, the connection has no current session, and there are several; `data.sessions` lists them.
 */
export declare class AmbiguousSession extends CastError {
  static readonly code: 3005; static readonly errorName: 'AmbiguousSession';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3005;
}

/** Phase `RESOLVE`: the host name or the service could not be resolved. */
export declare class AddressNotResolved extends CastError {
  static readonly code: 3010; static readonly errorName: 'AddressNotResolved';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3010;
}

/** Phase `TCP`: no route, host down, network unreachable. */
export declare class DeviceUnreachable extends CastError {
  static readonly code: 3011; static readonly errorName: 'DeviceUnreachable';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3011;
}

/** Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own. */
export declare class ConnectionRefused extends CastError {
  static readonly code: 3012; static readonly errorName: 'ConnectionRefused';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3012;
}

/** Phase `TLS`: the handshake failed; `message` has OpenSSL's reason. */
export declare class TLSFailed extends CastError {
  static readonly code: 3013; static readonly errorName: 'TLSFailed';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3013;
}

/**
 * A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except the launch may
 * take 10 s, and all together 30 s; a longer overall limit also applies to each phase.
 */
export declare class ConnectionTimedOut extends CastError {
  static readonly code: 3014; static readonly errorName: 'ConnectionTimedOut';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3014;
}

/** The connection closed, or the device stopped responding, while the call was in flight. */
export declare class ConnectionLost extends CastError {
  static readonly code: 3015; static readonly errorName: 'ConnectionLost';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3015;
}

/**
 * Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has the failed check and the device's
 * certificates.
 */
export declare class DeviceAuthenticationFailed extends CastError {
  static readonly code: 3017; static readonly errorName: 'DeviceAuthenticationFailed';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3017;
}

/** The receiver or its app answered CLOSE: the app has ended or refuses this sender. */
export declare class ConnectionRejected extends CastError {
  static readonly code: 3016; static readonly errorName: 'ConnectionRejected';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3016;
}

/** LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device. */
export declare class ApplicationNotFound extends CastError {
  static readonly code: 3020; static readonly errorName: 'ApplicationNotFound';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3020;
}

/** `session.join` found no such app or session. */
export declare class ApplicationNotRunning extends CastError {
  static readonly code: 3021; static readonly errorName: 'ApplicationNotRunning';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3021;
}

/** LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`). */
export declare class LaunchFailed extends CastError {
  static readonly code: 3022; static readonly errorName: 'LaunchFailed';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3022;
}

/** LAUNCH_ERROR with CANCELLED, even after one retry. */
export declare class LaunchCancelled extends CastError {
  static readonly code: 3023; static readonly errorName: 'LaunchCancelled';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3023;
}

/**
 * The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.
 */
export declare class SessionEnded extends CastError {
  static readonly code: 3024; static readonly errorName: 'SessionEnded';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3024;
}

/**
 * The session stays on its device and continues to play; the app launched on the other device was stopped. `data.phase`
 * is the phase that failed, and the message has the reason.
 */
export declare class SessionTransferFailed extends CastError {
  static readonly code: 3025; static readonly errorName: 'SessionTransferFailed';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3025;
}

/** The request was addressed to the device that the session has left. */
export declare class SessionTransferred extends CastError {
  static readonly code: 3026; static readonly errorName: 'SessionTransferred';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3026;
}

/** The device is connected, but no reply arrived in time. */
export declare class RequestTimedOut extends CastError {
  static readonly code: 3030; static readonly errorName: 'RequestTimedOut';
  static readonly domain: 'session'; static readonly retryable: true;
  readonly code: 3030;
}

/** INVALID_REQUEST; `data.receiver.reason` has its reason. */
export declare class RequestRejected extends CastError {
  static readonly code: 3031; static readonly errorName: 'RequestRejected';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3031;
}

/** A Cast message is limited to 65,536 bytes; this call needed more and was not sent. */
export declare class CastMessageTooLarge extends CastError {
  static readonly code: 3032; static readonly errorName: 'CastMessageTooLarge';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3032;
}

/** The device reports `controlType` `fixed`. */
export declare class VolumeFixed extends CastError {
  static readonly code: 3033; static readonly errorName: 'VolumeFixed';
  static readonly domain: 'session'; static readonly retryable: false;
  readonly code: 3033;
}

/** Nothing is loaded, so there is nothing to control. */
export declare class NoMediaSession extends CastError {
  static readonly code: 4001; static readonly errorName: 'NoMediaSession';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4001;
}

/** The session's app doesn't list the media namespace. */
export declare class MediaNotSupported extends CastError {
  static readonly code: 4002; static readonly errorName: 'MediaNotSupported';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4002;
}

/** The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more. */
export declare class MediaLoadFailed extends CastError {
  static readonly code: 4003; static readonly errorName: 'MediaLoadFailed';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4003;
}

/** LOAD_CANCELLED: another load replaced this one on the receiver. */
export declare class MediaLoadCancelled extends CastError {
  static readonly code: 4004; static readonly errorName: 'MediaLoadCancelled';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4004;
}

/** The receiver answered INVALID_PLAYER_STATE. */
export declare class InvalidPlayerState extends CastError {
  static readonly code: 4005; static readonly errorName: 'InvalidPlayerState';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4005;
}

/** The receiver answered ERROR in the media namespace; `data.receiver` says more. */
export declare class MediaError extends CastError {
  static readonly code: 4006; static readonly errorName: 'MediaError';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4006;
}

/** A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out. */
export declare class RequestReplaced extends CastError {
  static readonly code: 4007; static readonly errorName: 'RequestReplaced';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4007;
}

/**
 * The call asked for `preflight`, and its verdict is WILL_FAIL; `data.preflight.findings` has the reasons. A device
 * whose decoders aren't known is never refused for its codecs.
 */
export declare class MediaWillFail extends CastError {
  static readonly code: 4008; static readonly errorName: 'MediaWillFail';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4008;
}

/**
 * The URL leads to a page, and the resolver found nothing in it that the device plays, failed, or timed out. The
 * message has the resolver's last words.
 */
export declare class PageNotResolved extends CastError {
  static readonly code: 4009; static readonly errorName: 'PageNotResolved';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4009;
}

/**
 * The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the options turn it off, and no resolver of the
 * options matches the URL.
 */
export declare class ResolverMissing extends CastError {
  static readonly code: 4010; static readonly errorName: 'ResolverMissing';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4010;
}

/**
 * The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long, or has no entry with an `http` or `https`
 * address.
 */
export declare class PlaylistNotReadable extends CastError {
  static readonly code: 4011; static readonly errorName: 'PlaylistNotReadable';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4011;
}

/**
 * `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing was
 * sent.
 */
export declare class AdNotSkippable extends CastError {
  static readonly code: 4020; static readonly errorName: 'AdNotSkippable';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4020;
}

/** `media.selectTracks`: none of the media's tracks is in one of the languages. Nothing was sent. */
export declare class NoSuchTrack extends CastError {
  static readonly code: 4021; static readonly errorName: 'NoSuchTrack';
  static readonly domain: 'media'; static readonly retryable: false;
  readonly code: 4021;
}

/** The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them. */
export declare class QueueNotSupported extends CastError {
  static readonly code: 4101; static readonly errorName: 'QueueNotSupported';
  static readonly domain: 'queue'; static readonly retryable: false;
  readonly code: 4101;
}

/**
 * A change of many items takes several messages to the receiver, and one of them failed. `data.queue` has the number of
 * items in the queue, the index of the first missing item, the assigned ids, and the reason.
 */
export declare class QueueIncomplete extends CastError {
  static readonly code: 4102; static readonly errorName: 'QueueIncomplete';
  static readonly domain: 'queue'; static readonly retryable: false;
  readonly code: 4102;
}

/**
 * The item was removed in the meantime, or the id belongs to another queue; `data.queue.missingItemIds` lists the
 * missing ids.
 */
export declare class QueueItemNotFound extends CastError {
  static readonly code: 4103; static readonly errorName: 'QueueItemNotFound';
  static readonly domain: 'queue'; static readonly retryable: false;
  readonly code: 4103;
}

/**
 * The receiver refused a change because its list changed in the meantime, and the items that the change names are gone.
 * Read the list, then decide again.
 * There are too many of something; `message` says of what.
 * => A limit of the server was reached; `message` names it.
 */
export declare class QueueChanged extends CastError {
  static readonly code: 4104; static readonly errorName: 'QueueChanged';
  static readonly domain: 'queue'; static readonly retryable: true;
  readonly code: 4104;
}

/**
 * `queue.next` after the last item, or `queue.previous` before the first, in a queue that doesn't repeat.
 */
export declare class EndOfQueue extends CastError {
  static readonly code: 4105; static readonly errorName: 'EndOfQueue';
  static readonly domain: 'queue'; static readonly retryable: false;
  readonly code: 4105;
}

/** A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters. */
export declare class InvalidNamespace extends CastError {
  static readonly code: 6001; static readonly errorName: 'InvalidNamespace';
  static readonly domain: 'channel'; static readonly retryable: false;
  readonly code: 6001;
}

/**
 * `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or `webrtc`,
 * and everything below them, are reserved for the server. Other namespaces under `com.google.cast` are allowed.
 */
export declare class ReservedNamespace extends CastError {
  static readonly code: 6002; static readonly errorName: 'ReservedNamespace';
  static readonly domain: 'channel'; static readonly retryable: false;
  readonly code: 6002;
}

/**
 * `channel.add` was called twice with the same namespace and session on one connection. Channels of other clients don't
 * matter.
 */
export declare class ChannelExists extends CastError {
  static readonly code: 6003; static readonly errorName: 'ChannelExists';
  static readonly domain: 'channel'; static readonly retryable: false;
  readonly code: 6003;
}

/** The connection didn't add a channel for this namespace, or not for this session. */
export declare class NoSuchChannel extends CastError {
  static readonly code: 6004; static readonly errorName: 'NoSuchChannel';
  static readonly domain: 'channel'; static readonly retryable: false;
  readonly code: 6004;
}

/**
 * The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` reports when
 * that changes.
 */
export declare class ChannelNotConnected extends CastError {
  static readonly code: 6005; static readonly errorName: 'ChannelNotConnected';
  static readonly domain: 'channel'; static readonly retryable: true;
  readonly code: 6005;
}

/**
 * More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
 * `channel.didChangeWritable`.
 */
export declare class SendBufferFull extends CastError {
  static readonly code: 6006; static readonly errorName: 'SendBufferFull';
  static readonly domain: 'channel'; static readonly retryable: true;
  readonly code: 6006;
}

/**
 * The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a redirect to one of
 * these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`. `ImageFetchOptions`
 * can allow more.
 */
export declare class ImageURLRefused extends CastError {
  static readonly code: 7001; static readonly errorName: 'ImageURLRefused';
  static readonly domain: 'image'; static readonly retryable: false;
  readonly code: 7001;
}

/**
 * Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is cached;
 * `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
 * `notCached`.
 */
export declare class ImageUnavailable extends CastError {
  static readonly code: 7002; static readonly errorName: 'ImageUnavailable';
  static readonly domain: 'image'; static readonly retryable: true;
  readonly code: 7002;
}

/** It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels. */
export declare class ImageTooLarge extends CastError {
  static readonly code: 7003; static readonly errorName: 'ImageTooLarge';
  static readonly domain: 'image'; static readonly retryable: false;
  readonly code: 7003;
}

/**
 * The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server declares, or it is SVG,
 * which must be allowed explicitly.
 */
export declare class ImageTypeRefused extends CastError {
  static readonly code: 7004; static readonly errorName: 'ImageTypeRefused';
  static readonly domain: 'image'; static readonly retryable: false;
  readonly code: 7004;
}

/**
 * The cache's folder can't be written: no space, no permission, no such folder, or locked for too long by another
 * server.
 */
export declare class ImageCacheUnavailable extends CastError {
  static readonly code: 7005; static readonly errorName: 'ImageCacheUnavailable';
  static readonly domain: 'image'; static readonly retryable: true;
  readonly code: 7005;
}

/**
 * `widget.pressButton` and similar calls: nothing plays, a request is in flight, the receiver doesn't support the
 * command, or the slot is empty. The widget's state says when the control is enabled.
 */
export declare class ControlDisabled extends CastError {
  static readonly code: 8001; static readonly errorName: 'ControlDisabled';
  static readonly domain: 'widget'; static readonly retryable: true;
  readonly code: 8001;
}

/** A limit of the server was reached; `message` names it. */
export declare class InternalLimitReached extends CastError {
  static readonly code: 9001; static readonly errorName: 'InternalLimitReached';
  static readonly domain: 'limits'; static readonly retryable: false;
  readonly code: 9001;
}

/**
 * A `player` call named no device although discovery knows several, there is no default device, and this connection has
 * no current session; or several devices have the given name. `data.answered` has their names.
 */
export declare class AmbiguousDevice extends CastError {
  static readonly code: 5001; static readonly errorName: 'AmbiguousDevice';
  static readonly domain: 'player'; static readonly retryable: false;
  readonly code: 5001;
}

/**
 * `player.interrupt`: the app couldn't be launched again, refused its media, or another sender took over the device in
 * the meantime. `data.reason` has the name of the error that prevented it.
 */
export declare class PlaybackNotRestored extends CastError {
  static readonly code: 5002; static readonly errorName: 'PlaybackNotRestored';
  static readonly domain: 'player'; static readonly retryable: false;
  readonly code: 5002;
}

/**
 * A path or `file:` URL that is to be cast doesn't exist; `message` names it. Not for files that options name: those
 * are FileNotUsable.
 */
export declare class FileNotFound extends CastError {
  static readonly code: 10001; static readonly errorName: 'FileNotFound';
  static readonly domain: 'serve'; static readonly retryable: false;
  readonly code: 10001;
}

/** The server isn't permitted to read a file or folder that is to be cast, or reading it failed. */
export declare class FileNotReadable extends CastError {
  static readonly code: 10002; static readonly errorName: 'FileNotReadable';
  static readonly domain: 'serve'; static readonly retryable: false;
  readonly code: 10002;
}

/**
 * A path leads to something that no receiver plays: a file that is neither video, sound, picture nor subtitles, a
 * folder or playlist without such files or with too many, a device, or subtitles that can't be converted.
 */
export declare class FileNotPlayable extends CastError {
  static readonly code: 10003; static readonly errorName: 'FileNotPlayable';
  static readonly domain: 'serve'; static readonly retryable: false;
  readonly code: 10003;
}

/** `serve.unpublish` names a publication that never existed, or has ended. */
export declare class NoSuchPublication extends CastError {
  static readonly code: 10004; static readonly errorName: 'NoSuchPublication';
  static readonly domain: 'serve'; static readonly retryable: false;
  readonly code: 10004;
}

/**
 * The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is no address by
 * which the receiver reaches this machine.
 */
export declare class ServingUnavailable extends CastError {
  static readonly code: 10005; static readonly errorName: 'ServingUnavailable';
  static readonly domain: 'serve'; static readonly retryable: true;
  readonly code: 10005;
}

/** `record.stop` names a recording that never existed, or has ended. */
export declare class NoSuchRecording extends CastError {
  static readonly code: 11001; static readonly errorName: 'NoSuchRecording';
  static readonly domain: 'record'; static readonly retryable: false;
  readonly code: 11001;
}

/** Every class of this file. */
export declare const errorClasses: readonly (typeof CastError)[];
