import type { ErrorData } from './generated/types.js';

export interface ErrorDetails {
  /** JSON-RPC code; default: that of the class. */
  code?: number;
  data?: Partial<ErrorData> & Record<string, unknown>;
  method?: string;
  elapsed?: number;
  cause?: unknown;
}

/** The base of all rejections of this library. An error reply with an unknown name is a plain `CastError`. */
export declare class CastError extends Error {
  static readonly code?: number;
  static readonly errorName?: string;
  static readonly retryable: boolean;
  constructor(message: string, details?: ErrorDetails);
  /** The stable name of the error: that of its class, or the server's if the class is unknown here. */
  name: string;
  /** JSON-RPC code of the server's errors; `undefined` for those of the client. */
  readonly code?: number;
  /** The data of the server's errors; empty for those of the client. */
  readonly data: Partial<ErrorData> & Record<string, unknown>;
  /** The method that was called. */
  readonly method?: string;
  /** The connecting phase that failed. */
  readonly phase?: ErrorData['phase'];
  /** The advice for the user. */
  readonly advice?: string;
  /** The number of the matching `GCKErrorCode` in the iOS SDK. */
  readonly gckErrorCode?: number;
  /** The name of that code without its prefix (`NetworkError`). */
  readonly gckErrorName?: string;
  /** Seconds from the call to the error. */
  readonly elapsed?: number;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
}

/** An error of the server whose name the spec knows. */
export interface ServerError<Name extends string, Code extends number> extends CastError {
  readonly name: Name;
  readonly code: Code;
}

/** The class of an error of the server, with its facts in the spec. */
export interface ErrorClass<Name extends string, Code extends number, Domain extends string, Retryable extends boolean> {
  new (message: string, details?: ErrorDetails): ServerError<Name, Code>;
  readonly prototype: ServerError<Name, Code>;
  /** JSON-RPC code. */
  readonly code: Code;
  /** The name in the spec, the key `data.name` on the wire. */
  readonly errorName: Name;
  readonly domain: Domain;
  /** Whether the same call may succeed later. */
  readonly retryable: Retryable;
}

/** The connection is closed, so the call can't be sent, or can no longer be answered. */
export declare class ConnectionClosed extends CastError {}

/** This program has closed the client itself. */
export declare class ClientClosed extends ConnectionClosed {}

/** The other side isn't cast-rpc: it left `server.initialize` unanswered, or a started daemon didn't listen in time. */
export declare class NoHandshake extends CastError {}

/** The server process ended while it was needed. */
export declare class ServerDied extends ConnectionClosed {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The end of its output on stderr, at most 8 KiB. */
  readonly stderr: string;
}

/** The server's program could not be started, or no server listens on the socket. */
export declare class ServerNotFound extends CastError {}

/** No reply within the call's `timeout`. The client has cancelled the call; the server may have executed it. */
export declare class CallTimeout extends CastError {}

/** The call's `AbortSignal` fired. Its `name` is `AbortError`, its `cause` the signal's reason. */
export declare class CallAborted extends CastError {}

/** The received bytes violate the protocol. */
export declare class ProtocolViolation extends CastError {}
