import type { ErrorData } from './generated/types.js';

export interface ErrorDetails {
  /** JSON-RPC code; default: the class's. */
  code?: number;
  data?: Partial<ErrorData> & Record<string, unknown>;
  method?: string;
  elapsed?: number;
  cause?: unknown;
}

/** The base of everything this library rejects with. An error reply with an unknown name is a plain `CastError`. */
export declare class CastError extends Error {
  static readonly code?: number;
  static readonly errorName?: string;
  static readonly retryable: boolean;
  constructor(message: string, details?: ErrorDetails);
  /** The stable name of the error: that of its class, also where the class is unknown here. */
  name: string;
  /** JSON-RPC code of the server's errors; `undefined` for those of this side. */
  readonly code?: number;
  /** What the server told beside the message; empty for errors of this side. */
  readonly data: Partial<ErrorData> & Record<string, unknown>;
  /** The method that was called. */
  readonly method?: string;
  /** The connecting phase that failed. */
  readonly phase?: ErrorData['phase'];
  /** What the user can do about it. */
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

/** The connection is closed, so the call can't be sent, or its reply can't arrive any more. */
export declare class ConnectionClosed extends CastError {}

/** This program has closed the client itself. */
export declare class ClientClosed extends ConnectionClosed {}

/** What was started or connected to left `server.initialize` unanswered, or a daemon didn't listen in time: it is no cast-rpc. */
export declare class NoHandshake extends CastError {}

/** The server process ended while it was needed. */
export declare class ServerDied extends ConnectionClosed {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The end of what it wrote to stderr, at most 8 KiB. */
  readonly stderr: string;
}

/** The server's program could not be started, or nobody listens on the socket. */
export declare class ServerNotFound extends CastError {}

/** No reply within the call's `timeout`. The server was told to cancel; whether the effect took place is open. */
export declare class CallTimeout extends CastError {}

/** The call's `AbortSignal` fired. Its `name` is `AbortError`, its `cause` the signal's reason. */
export declare class CallAborted extends CastError {}

/** What came from the other side isn't what was agreed. */
export declare class ProtocolViolation extends CastError {}
