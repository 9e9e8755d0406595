// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import { CastError } from '../errors.js';

/** The server couldn't parse a message; `data` has the byte offset. The connection stays open. */
export class ParseError extends CastError {
  static code = -32700;
  static errorName = 'ParseError';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a second
 * `server.initialize`.
 */
export class InvalidRequest extends CastError {
  static code = -32600;
  static errorName = 'InvalidRequest';
  static domain = 'rpc';
  static retryable = false;
}

/** The server doesn't know this method name. */
export class MethodNotFound extends CastError {
  static code = -32601;
  static errorName = 'MethodNotFound';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason` why.
 */
export class InvalidParams extends CastError {
  static code = -32602;
  static errorName = 'InvalidParams';
  static domain = 'rpc';
  static retryable = false;
}

/** An internal error; please report it with the log. */
export class InternalError extends CastError {
  static code = -32603;
  static errorName = 'InternalError';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the versions it
 * speaks.
 */
export class UnsupportedProtocolVersion extends CastError {
  static code = -32010;
  static errorName = 'UnsupportedProtocolVersion';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * The call needs a request from the server to the client, but the client declared no such capability in
 * `server.initialize`.
 */
export class MissingClientCapability extends CastError {
  static code = -32011;
  static errorName = 'MissingClientCapability';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the connection stays
 * open.
 */
export class MessageTooLarge extends CastError {
  static code = -32012;
  static errorName = 'MessageTooLarge';
  static domain = 'rpc';
  static retryable = false;
}

/** The call arrived after `server.shutdown` or a signal. */
export class ShuttingDown extends CastError {
  static code = -32013;
  static errorName = 'ShuttingDown';
  static domain = 'rpc';
  static retryable = false;
}

/** The connection has reached its limit of unanswered requests; wait for replies and try again. */
export class TooManyRequests extends CastError {
  static code = -32014;
  static errorName = 'TooManyRequests';
  static domain = 'rpc';
  static retryable = true;
}

/** The server closes this connection after this answer. */
export class TooManyClients extends CastError {
  static code = -32015;
  static errorName = 'TooManyClients';
  static domain = 'rpc';
  static retryable = true;
}

/**
 * The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not taken back.
 */
export class RequestCancelled extends CastError {
  static code = -32800;
  static errorName = 'RequestCancelled';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or `events.poll` named
 * one that is pushed.
 */
export class NoSuchSubscription extends CastError {
  static code = 1001;
  static errorName = 'NoSuchSubscription';
  static domain = 'events';
  static retryable = false;
}

/** A connection can have 64 subscriptions. */
export class TooManySubscriptions extends CastError {
  static code = 1002;
  static errorName = 'TooManySubscriptions';
  static domain = 'events';
  static retryable = false;
}

/**
 * `context.create` was called after the context was created, by another client or by the first call that needed it. Its
 * options don't change; `context.get` shows them.
 */
export class AlreadyInitialized extends CastError {
  static code = 1501;
  static errorName = 'AlreadyInitialized';
  static domain = 'context';
  static retryable = false;
}

/**
 * A path in the options names a file on the server's machine that can't be read or has the wrong contents; `message`
 * says which file and why.
 */
export class FileNotUsable extends CastError {
  static code = 1502;
  static errorName = 'FileNotUsable';
  static domain = 'context';
  static retryable = false;
}

/**
 * Some libraries are loaded when they are first used: PCRE2 by a message pattern, libcurl by fetching an image.
 * `message` names the missing library and its Debian package. Everything else works without it.
 */
export class LibraryUnavailable extends CastError {
  static code = 1503;
  static errorName = 'LibraryUnavailable';
  static domain = 'context';
  static retryable = false;
}

/**
 * No discovery source can work: there is no network interface, or the options allow only the DNS-SD daemon and it
 * doesn't answer. Devices added by address still work; `discovery.diagnose` says more.
 */
export class DiscoveryUnavailable extends CastError {
  static code = 2001;
  static errorName = 'DiscoveryUnavailable';
  static domain = 'discovery';
  static retryable = true;
}

/** No device with this id or name is known, or none appeared before the timeout. */
export class DeviceNotFound extends CastError {
  static code = 2002;
  static errorName = 'DeviceNotFound';
  static domain = 'discovery';
  static retryable = true;
}

/** The limit is 256 that are added by address, and 256 that clients publish. */
export class TooManyDevices extends CastError {
  static code = 2003;
  static errorName = 'TooManyDevices';
  static domain = 'discovery';
  static retryable = false;
}

/** `discovery.registerProvider` for a category that this connection, or another, provides devices of. */
export class ProviderExists extends CastError {
  static code = 2004;
  static errorName = 'ProviderExists';
  static domain = 'discovery';
  static retryable = false;
}

/** The connection didn't register as a provider of the category; another may have. */
export class NoSuchProvider extends CastError {
  static code = 2005;
  static errorName = 'NoSuchProvider';
  static domain = 'discovery';
  static retryable = false;
}

/** The session id is unknown, or none was given and there is no current session. */
export class NoSuchSession extends CastError {
  static code = 3001;
  static errorName = 'NoSuchSession';
  static domain = 'session';
  static retryable = false;
}

/** The session is still connecting, or is ending. */
export class SessionNotConnected extends CastError {
  static code = 3002;
  static errorName = 'SessionNotConnected';
  static domain = 'session';
  static retryable = true;
}

/**
 * `session.start` or `session.join` was called while this server has a session with the device; `data.sessionId` names
 * it.
 */
export class SessionExists extends CastError {
  static code = 3003;
  static errorName = 'SessionExists';
  static domain = 'session';
  static retryable = false;
}

/**
 * The session has no connection to its device: the connection was lost and is being restored, or the session was
 * suspended by `session.suspend` or `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
 */
export class SessionSuspended extends CastError {
  static code = 3004;
  static errorName = 'SessionSuspended';
  static domain = 'session';
  static retryable = true;
}

/**
 * The call names no session, the connection has no session of its own, and there are several; `data.sessions` lists
 * them.
 */
export class AmbiguousSession extends CastError {
  static code = 3005;
  static errorName = 'AmbiguousSession';
  static domain = 'session';
  static retryable = false;
}

/** Phase `RESOLVE`: the host name or the service could not be resolved. */
export class AddressNotResolved extends CastError {
  static code = 3010;
  static errorName = 'AddressNotResolved';
  static domain = 'session';
  static retryable = true;
}

/** Phase `TCP`: no route, host down, network unreachable. */
export class DeviceUnreachable extends CastError {
  static code = 3011;
  static errorName = 'DeviceUnreachable';
  static domain = 'session';
  static retryable = true;
}

/** Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own. */
export class ConnectionRefused extends CastError {
  static code = 3012;
  static errorName = 'ConnectionRefused';
  static domain = 'session';
  static retryable = true;
}

/** Phase `TLS`: the handshake failed; `message` has OpenSSL's reason. */
export class TLSFailed extends CastError {
  static code = 3013;
  static errorName = 'TLSFailed';
  static domain = 'session';
  static retryable = false;
}

/**
 * A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except the launch may
 * take 10 s, and all together 30 s; a longer overall limit also applies to each phase.
 */
export class ConnectionTimedOut extends CastError {
  static code = 3014;
  static errorName = 'ConnectionTimedOut';
  static domain = 'session';
  static retryable = true;
}

/** The socket closed, or the device stopped responding, while the call was in flight. */
export class ConnectionLost extends CastError {
  static code = 3015;
  static errorName = 'ConnectionLost';
  static domain = 'session';
  static retryable = true;
}

/**
 * Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` says which check failed, and what is known
 * about the device.
 */
export class DeviceAuthenticationFailed extends CastError {
  static code = 3017;
  static errorName = 'DeviceAuthenticationFailed';
  static domain = 'session';
  static retryable = false;
}

/** The receiver or its app answered CLOSE: the app has ended or refuses this sender. */
export class ConnectionRejected extends CastError {
  static code = 3016;
  static errorName = 'ConnectionRejected';
  static domain = 'session';
  static retryable = true;
}

/** LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device. */
export class ApplicationNotFound extends CastError {
  static code = 3020;
  static errorName = 'ApplicationNotFound';
  static domain = 'session';
  static retryable = false;
}

/** `session.join` found no such app or session. */
export class ApplicationNotRunning extends CastError {
  static code = 3021;
  static errorName = 'ApplicationNotRunning';
  static domain = 'session';
  static retryable = false;
}

/** LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`). */
export class LaunchFailed extends CastError {
  static code = 3022;
  static errorName = 'LaunchFailed';
  static domain = 'session';
  static retryable = false;
}

/** LAUNCH_ERROR with CANCELLED, even after one retry. */
export class LaunchCancelled extends CastError {
  static code = 3023;
  static errorName = 'LaunchCancelled';
  static domain = 'session';
  static retryable = true;
}

/**
 * The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.
 */
export class SessionEnded extends CastError {
  static code = 3024;
  static errorName = 'SessionEnded';
  static domain = 'session';
  static retryable = false;
}

/**
 * The session stays on its device and continues to play; the app launched on the other device was stopped. `data.phase`
 * says how far the transfer got; the message says why it failed.
 */
export class SessionTransferFailed extends CastError {
  static code = 3025;
  static errorName = 'SessionTransferFailed';
  static domain = 'session';
  static retryable = true;
}

/** The request was addressed to the device that the session has left. */
export class SessionTransferred extends CastError {
  static code = 3026;
  static errorName = 'SessionTransferred';
  static domain = 'session';
  static retryable = true;
}

/** The device is connected, but no reply arrived in time. */
export class RequestTimedOut extends CastError {
  static code = 3030;
  static errorName = 'RequestTimedOut';
  static domain = 'session';
  static retryable = true;
}

/** INVALID_REQUEST; `data.receiver.reason` has its reason. */
export class RequestRejected extends CastError {
  static code = 3031;
  static errorName = 'RequestRejected';
  static domain = 'session';
  static retryable = false;
}

/** A Cast message is limited to 65,536 bytes; this call needed more and was not sent. */
export class CastMessageTooLarge extends CastError {
  static code = 3032;
  static errorName = 'CastMessageTooLarge';
  static domain = 'session';
  static retryable = false;
}

/** The device reports `controlType` `fixed`. */
export class VolumeFixed extends CastError {
  static code = 3033;
  static errorName = 'VolumeFixed';
  static domain = 'session';
  static retryable = false;
}

/** Nothing is loaded, so there is nothing to control. */
export class NoMediaSession extends CastError {
  static code = 4001;
  static errorName = 'NoMediaSession';
  static domain = 'media';
  static retryable = false;
}

/** The session's app doesn't list the media namespace. */
export class MediaNotSupported extends CastError {
  static code = 4002;
  static errorName = 'MediaNotSupported';
  static domain = 'media';
  static retryable = false;
}

/** The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more. */
export class MediaLoadFailed extends CastError {
  static code = 4003;
  static errorName = 'MediaLoadFailed';
  static domain = 'media';
  static retryable = false;
}

/** LOAD_CANCELLED: another load replaced this one on the receiver. */
export class MediaLoadCancelled extends CastError {
  static code = 4004;
  static errorName = 'MediaLoadCancelled';
  static domain = 'media';
  static retryable = false;
}

/** The receiver answered INVALID_PLAYER_STATE. */
export class InvalidPlayerState extends CastError {
  static code = 4005;
  static errorName = 'InvalidPlayerState';
  static domain = 'media';
  static retryable = false;
}

/** The receiver answered ERROR in the media namespace; `data.receiver` says more. */
export class MediaError extends CastError {
  static code = 4006;
  static errorName = 'MediaError';
  static domain = 'media';
  static retryable = false;
}

/** A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out. */
export class RequestReplaced extends CastError {
  static code = 4007;
  static errorName = 'RequestReplaced';
  static domain = 'media';
  static retryable = false;
}

/**
 * `preflight` was asked for, and its verdict is WILL_FAIL: `data.preflight.findings` say why. A device that isn't known
 * well is never refused for its codecs.
 */
export class MediaWillFail extends CastError {
  static code = 4008;
  static errorName = 'MediaWillFail';
  static domain = 'media';
  static retryable = false;
}

/**
 * `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing was
 * sent.
 */
export class AdNotSkippable extends CastError {
  static code = 4020;
  static errorName = 'AdNotSkippable';
  static domain = 'media';
  static retryable = false;
}

/** `media.selectTracks`: none of the media's tracks is in one of the languages. Nothing was sent. */
export class NoSuchTrack extends CastError {
  static code = 4021;
  static errorName = 'NoSuchTrack';
  static domain = 'media';
  static retryable = false;
}

/** The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them. */
export class QueueNotSupported extends CastError {
  static code = 4101;
  static errorName = 'QueueNotSupported';
  static domain = 'queue';
  static retryable = false;
}

/**
 * A change of many items takes several messages to the receiver, and one of them failed: `data.queue` says how many
 * items are in the queue, which is the first that isn't, which ids they got, and why.
 */
export class QueueIncomplete extends CastError {
  static code = 4102;
  static errorName = 'QueueIncomplete';
  static domain = 'queue';
  static retryable = false;
}

/**
 * The item was removed in the meantime, or the id belongs to another queue; `data.queue.missingItemIds` lists the
 * missing ids.
 */
export class QueueItemNotFound extends CastError {
  static code = 4103;
  static errorName = 'QueueItemNotFound';
  static domain = 'queue';
  static retryable = false;
}

/**
 * The receiver refused a change because its list is no longer the one that the change was made for, and the items that
 * the change names are gone. Read the list, then decide again.
 */
export class QueueChanged extends CastError {
  static code = 4104;
  static errorName = 'QueueChanged';
  static domain = 'queue';
  static retryable = true;
}

/**
 * `queue.next` after the last item, or `queue.previous` before the first, in a queue that doesn't repeat.
 */
export class EndOfQueue extends CastError {
  static code = 4105;
  static errorName = 'EndOfQueue';
  static domain = 'queue';
  static retryable = false;
}

/** A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters. */
export class InvalidNamespace extends CastError {
  static code = 6001;
  static errorName = 'InvalidNamespace';
  static domain = 'channel';
  static retryable = false;
}

/**
 * `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or `webrtc`,
 * and everything below them, are reserved for the server. Other namespaces under `com.google.cast` are allowed.
 */
export class ReservedNamespace extends CastError {
  static code = 6002;
  static errorName = 'ReservedNamespace';
  static domain = 'channel';
  static retryable = false;
}

/**
 * `channel.add` was called twice with the same namespace and session on one connection. Channels of other clients don't
 * matter.
 */
export class ChannelExists extends CastError {
  static code = 6003;
  static errorName = 'ChannelExists';
  static domain = 'channel';
  static retryable = false;
}

/** The connection didn't add a channel for this namespace, or not for this session. */
export class NoSuchChannel extends CastError {
  static code = 6004;
  static errorName = 'NoSuchChannel';
  static domain = 'channel';
  static retryable = false;
}

/**
 * The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` reports when
 * that changes.
 */
export class ChannelNotConnected extends CastError {
  static code = 6005;
  static errorName = 'ChannelNotConnected';
  static domain = 'channel';
  static retryable = true;
}

/**
 * More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
 * `channel.didChangeWritable`.
 */
export class SendBufferFull extends CastError {
  static code = 6006;
  static errorName = 'SendBufferFull';
  static domain = 'channel';
  static retryable = true;
}

/**
 * The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a redirect to one of
 * these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`. `ImageFetchOptions`
 * can allow more.
 */
export class ImageURLRefused extends CastError {
  static code = 7001;
  static errorName = 'ImageURLRefused';
  static domain = 'image';
  static retryable = false;
}

/**
 * Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is cached;
 * `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
 * `notCached`.
 */
export class ImageUnavailable extends CastError {
  static code = 7002;
  static errorName = 'ImageUnavailable';
  static domain = 'image';
  static retryable = true;
}

/** It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels. */
export class ImageTooLarge extends CastError {
  static code = 7003;
  static errorName = 'ImageTooLarge';
  static domain = 'image';
  static retryable = false;
}

/**
 * The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server declares, or it is SVG,
 * which must be allowed explicitly.
 */
export class ImageTypeRefused extends CastError {
  static code = 7004;
  static errorName = 'ImageTypeRefused';
  static domain = 'image';
  static retryable = false;
}

/**
 * The cache's folder can't be written: no space, no permission, no such folder, or locked for too long by another
 * server.
 */
export class ImageCacheUnavailable extends CastError {
  static code = 7005;
  static errorName = 'ImageCacheUnavailable';
  static domain = 'image';
  static retryable = true;
}

/**
 * `widget.pressButton` and similar calls: nothing plays, a request is in flight, the receiver doesn't support the
 * command, or the slot is empty. The widget's state says when the control is enabled.
 */
export class ControlDisabled extends CastError {
  static code = 8001;
  static errorName = 'ControlDisabled';
  static domain = 'widget';
  static retryable = true;
}

/** There are too many of something; `message` says of what. */
export class InternalLimitReached extends CastError {
  static code = 9001;
  static errorName = 'InternalLimitReached';
  static domain = 'limits';
  static retryable = false;
}

/**
 * A `player` call named no device, there is no default, this connection has no current session, and discovery knows
 * several devices; or a name fits several. `data.answered` has their names.
 */
export class AmbiguousDevice extends CastError {
  static code = 5001;
  static errorName = 'AmbiguousDevice';
  static domain = 'player';
  static retryable = false;
}

/**
 * `player.interrupt`: the app couldn't be launched again, refused its media, or somebody else took the device
 * meanwhile. `data.reason` has the name of the error that prevented it.
 */
export class PlaybackNotRestored extends CastError {
  static code = 5002;
  static errorName = 'PlaybackNotRestored';
  static domain = 'player';
  static retryable = false;
}

/**
 * There is nothing at a path or `file:` URL that is to be cast; the message names it. Not for files that options name:
 * those are FileNotUsable.
 */
export class FileNotFound extends CastError {
  static code = 10001;
  static errorName = 'FileNotFound';
  static domain = 'serve';
  static retryable = false;
}

/** The system doesn't let the server read a file or folder that is to be cast, or reading failed. */
export class FileNotReadable extends CastError {
  static code = 10002;
  static errorName = 'FileNotReadable';
  static domain = 'serve';
  static retryable = false;
}

/**
 * A path leads to something that no receiver plays: a file that is neither video, sound, picture nor subtitles, a
 * folder or playlist with nothing of the kind or with too much, a device, or subtitles that can't be converted.
 */
export class FileNotPlayable extends CastError {
  static code = 10003;
  static errorName = 'FileNotPlayable';
  static domain = 'serve';
  static retryable = false;
}

/** `serve.unpublish` names a publication that never was, or has ended. */
export class NoSuchPublication extends CastError {
  static code = 10004;
  static errorName = 'NoSuchPublication';
  static domain = 'serve';
  static retryable = false;
}

/**
 * The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is no address by
 * which the receiver reaches this machine.
 */
export class ServingUnavailable extends CastError {
  static code = 10005;
  static errorName = 'ServingUnavailable';
  static domain = 'serve';
  static retryable = true;
}

/** Every class of this file. */
export const errorClasses = Object.freeze([
  ParseError,
  InvalidRequest,
  MethodNotFound,
  InvalidParams,
  InternalError,
  UnsupportedProtocolVersion,
  MissingClientCapability,
  MessageTooLarge,
  ShuttingDown,
  TooManyRequests,
  TooManyClients,
  RequestCancelled,
  NoSuchSubscription,
  TooManySubscriptions,
  AlreadyInitialized,
  FileNotUsable,
  LibraryUnavailable,
  DiscoveryUnavailable,
  DeviceNotFound,
  TooManyDevices,
  ProviderExists,
  NoSuchProvider,
  NoSuchSession,
  SessionNotConnected,
  SessionExists,
  SessionSuspended,
  AmbiguousSession,
  AddressNotResolved,
  DeviceUnreachable,
  ConnectionRefused,
  TLSFailed,
  ConnectionTimedOut,
  ConnectionLost,
  DeviceAuthenticationFailed,
  ConnectionRejected,
  ApplicationNotFound,
  ApplicationNotRunning,
  LaunchFailed,
  LaunchCancelled,
  SessionEnded,
  SessionTransferFailed,
  SessionTransferred,
  RequestTimedOut,
  RequestRejected,
  CastMessageTooLarge,
  VolumeFixed,
  NoMediaSession,
  MediaNotSupported,
  MediaLoadFailed,
  MediaLoadCancelled,
  InvalidPlayerState,
  MediaError,
  RequestReplaced,
  MediaWillFail,
  AdNotSkippable,
  NoSuchTrack,
  QueueNotSupported,
  QueueIncomplete,
  QueueItemNotFound,
  QueueChanged,
  EndOfQueue,
  InvalidNamespace,
  ReservedNamespace,
  ChannelExists,
  NoSuchChannel,
  ChannelNotConnected,
  SendBufferFull,
  ImageURLRefused,
  ImageUnavailable,
  ImageTooLarge,
  ImageTypeRefused,
  ImageCacheUnavailable,
  ControlDisabled,
  InternalLimitReached,
  AmbiguousDevice,
  PlaybackNotRestored,
  FileNotFound,
  FileNotReadable,
  FileNotPlayable,
  NoSuchPublication,
  ServingUnavailable,
]);
