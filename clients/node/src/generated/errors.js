// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import { CastError } from '../errors.js';

/** The bytes of a message can't be read; `data` has the byte offset. The connection lives on. */
export class ParseError extends CastError {
  static code = -32700;
  static errorName = 'ParseError';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * JSON, but no JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, a second `server.initialize`.
 */
export class InvalidRequest extends CastError {
  static code = -32600;
  static errorName = 'InvalidRequest';
  static domain = 'rpc';
  static retryable = false;
}

/** The method's name is unknown to this server. */
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

/** A defect of the server; please report it with the log. */
export class InternalError extends CastError {
  static code = -32603;
  static errorName = 'InternalError';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists those that it does.
 */
export class UnsupportedProtocolVersion extends CastError {
  static code = -32010;
  static errorName = 'UnsupportedProtocolVersion';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * A call whose work needs a request back to the client, which declared no such capability in `server.initialize`.
 */
export class MissingClientCapability extends CastError {
  static code = -32011;
  static errorName = 'MissingClientCapability';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * A message from the client exceeds the server's limit (`data.limit`, bytes); it was skipped and the connection lives
 * on.
 */
export class MessageTooLarge extends CastError {
  static code = -32012;
  static errorName = 'MessageTooLarge';
  static domain = 'rpc';
  static retryable = false;
}

/** A call that came after `server.shutdown` or a signal. */
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

/**
 * The client cancelled the call with `$/cancelRequest`. What was already sent to a receiver is not taken back.
 */
export class RequestCancelled extends CastError {
  static code = -32800;
  static errorName = 'RequestCancelled';
  static domain = 'rpc';
  static retryable = false;
}

/**
 * `events.unsubscribe` or `events.poll` with an id that this connection doesn't have, or a poll of a subscription that
 * is pushed.
 */
export class NoSuchSubscription extends CastError {
  static code = 1001;
  static errorName = 'NoSuchSubscription';
  static domain = 'events';
  static retryable = false;
}

/** The limit is 64 a connection. */
export class TooManySubscriptions extends CastError {
  static code = 1002;
  static errorName = 'TooManySubscriptions';
  static domain = 'events';
  static retryable = false;
}

/**
 * `context.create` after the context was created, by another client or by the first call that needed it. Its options
 * stay as they are; `context.get` tells them.
 */
export class AlreadyInitialized extends CastError {
  static code = 1501;
  static errorName = 'AlreadyInitialized';
  static domain = 'context';
  static retryable = false;
}

/**
 * A path in the options names no file of the server's machine that can be read, or its contents are of the wrong kind;
 * `message` says which and why.
 */
export class FileNotUsable extends CastError {
  static code = 1502;
  static errorName = 'FileNotUsable';
  static domain = 'context';
  static retryable = false;
}

/**
 * No DNS-SD service answers on this machine. Devices that are added by address work all the same; `discovery.diagnose`
 * says more.
 */
export class DiscoveryUnavailable extends CastError {
  static code = 2001;
  static errorName = 'DiscoveryUnavailable';
  static domain = 'discovery';
  static retryable = true;
}

/** No device with this id or name is known, or none appeared in time. */
export class DeviceNotFound extends CastError {
  static code = 2002;
  static errorName = 'DeviceNotFound';
  static domain = 'discovery';
  static retryable = true;
}

/** The limit is 256. */
export class TooManyDevices extends CastError {
  static code = 2003;
  static errorName = 'TooManyDevices';
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
 * `session.start` or `session.join` while this server has a session with the device; `data.sessionId` names it.
 */
export class SessionExists extends CastError {
  static code = 3003;
  static errorName = 'SessionExists';
  static domain = 'session';
  static retryable = false;
}

/**
 * The session's link is down: it broke and is being made again, or was put down by `session.suspend`,
 * `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.
 */
export class SessionSuspended extends CastError {
  static code = 3004;
  static errorName = 'SessionSuspended';
  static domain = 'session';
  static retryable = true;
}

/** Phase `resolve`: the host name or the service has no address. */
export class AddressNotResolved extends CastError {
  static code = 3010;
  static errorName = 'AddressNotResolved';
  static domain = 'session';
  static retryable = true;
}

/** Phase `tcp`: no route, host down, network unreachable. */
export class DeviceUnreachable extends CastError {
  static code = 3011;
  static errorName = 'DeviceUnreachable';
  static domain = 'session';
  static retryable = true;
}

/** Phase `tcp`: nothing listens on the port. Check the port; groups have ports of their own. */
export class ConnectionRefused extends CastError {
  static code = 3012;
  static errorName = 'ConnectionRefused';
  static domain = 'session';
  static retryable = true;
}

/** Phase `tls`: the hand-shake failed; `message` has OpenSSL's reason. */
export class TLSFailed extends CastError {
  static code = 3013;
  static errorName = 'TLSFailed';
  static domain = 'session';
  static retryable = false;
}

/** A connecting phase (`data.phase`) took longer than its limit: the device is silent. */
export class ConnectionTimedOut extends CastError {
  static code = 3014;
  static errorName = 'ConnectionTimedOut';
  static domain = 'session';
  static retryable = true;
}

/** The socket closed, or the device fell silent, while the call was in flight. */
export class ConnectionLost extends CastError {
  static code = 3015;
  static errorName = 'ConnectionLost';
  static domain = 'session';
  static retryable = true;
}

/**
 * Phase `authenticate`, only with the policy REQUIRE: `data.authentication` says which check failed, and what was found
 * out about the device.
 */
export class DeviceAuthenticationFailed extends CastError {
  static code = 3017;
  static errorName = 'DeviceAuthenticationFailed';
  static domain = 'session';
  static retryable = false;
}

/** The receiver or its app answered CLOSE: the app is gone or refuses this sender. */
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

/** LAUNCH_ERROR with CANCELLED, also after one retry. */
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

/** The link is up, but no reply came. */
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

/** One Cast message may have 65,536 bytes; this call needed more and was not sent. */
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

/** LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more. */
export class MediaLoadFailed extends CastError {
  static code = 4003;
  static errorName = 'MediaLoadFailed';
  static domain = 'media';
  static retryable = false;
}

/** LOAD_CANCELLED: another load replaced it on the receiver. */
export class MediaLoadCancelled extends CastError {
  static code = 4004;
  static errorName = 'MediaLoadCancelled';
  static domain = 'media';
  static retryable = false;
}

/** INVALID_PLAYER_STATE. */
export class InvalidPlayerState extends CastError {
  static code = 4005;
  static errorName = 'InvalidPlayerState';
  static domain = 'media';
  static retryable = false;
}

/** ERROR in the media namespace; `data.receiver` says more. */
export class MediaError extends CastError {
  static code = 4006;
  static errorName = 'MediaError';
  static domain = 'media';
  static retryable = false;
}

/** A seek after a seek, a load after a load: only the newest counts. */
export class RequestReplaced extends CastError {
  static code = 4007;
  static errorName = 'RequestReplaced';
  static domain = 'media';
  static retryable = false;
}

/**
 * `widget.pressButton` and its like: nothing plays, a request is unanswered, the receiver doesn't offer it, or the
 * place is empty. The widget's state says when it can be.
 */
export class ControlDisabled extends CastError {
  static code = 8001;
  static errorName = 'ControlDisabled';
  static domain = 'widget';
  static retryable = true;
}

/** Too many of something; `message` names it. */
export class InternalLimitReached extends CastError {
  static code = 9001;
  static errorName = 'InternalLimitReached';
  static domain = 'limits';
  static retryable = false;
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
  RequestCancelled,
  NoSuchSubscription,
  TooManySubscriptions,
  AlreadyInitialized,
  FileNotUsable,
  DiscoveryUnavailable,
  DeviceNotFound,
  TooManyDevices,
  NoSuchSession,
  SessionNotConnected,
  SessionExists,
  SessionSuspended,
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
  ControlDisabled,
  InternalLimitReached,
]);
