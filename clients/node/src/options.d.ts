import type { ClientCapabilities, ClientInfo, Snapshot } from './generated/types.js';
import type { EventMap, ServerRequestMap } from './generated/api.js';

/** The used part of an `AbortSignal`, declared here so that neither the DOM's nor Node's types are needed. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: any;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface CallOptions {
  /** Seconds until the call is cancelled and rejected with `CallTimeout`; 0 or Infinity: never. Absent: longer than the server may take. */
  timeout?: number;
  /** Aborting it cancels the call, which is rejected with `CallAborted` at once. */
  signal?: AbortSignalLike;
}

/** A report of a call's progress. */
export interface Progress {
  kind?: 'begin' | 'report' | 'end' | (string & {});
  /** The title of the call; with `begin`. */
  title?: string;
  message?: string;
  /** From 0 to 100. */
  percentage?: number;
  [key: string]: unknown;
}

export interface ProgressCallOptions extends CallOptions {
  /** Called with each `$/progress` of this call, never after it ended. */
  onProgress?: (progress: Progress) => void;
}

/** Answers a request of the server. Throw a `CastError` to choose the error; `signal` fires when the answer is no longer wanted. */
export type ServerRequestHandler<Name extends keyof ServerRequestMap> = (
  params: ServerRequestMap[Name]['params'],
  context: { signal: AbortSignalLike },
) => ServerRequestMap[Name]['result'] | Promise<ServerRequestMap[Name]['result']>;

export type ServerRequestHandlers = { [Name in keyof ServerRequestMap]?: ServerRequestHandler<Name> };

/** The options of every way to connect. */
export interface ClientOptions {
  /** The program's name and version, for the server's log. */
  clientInfo?: ClientInfo;
  /** Answers to the server's requests; each declares the capability that it needs. */
  handlers?: ServerRequestHandlers;
  /** Capabilities beyond those of `handlers`. */
  capabilities?: ClientCapabilities;
  /** The notifications to receive, as in `events.subscribe`. Default `['*']`: all but logs and widgets; `[]`: none. */
  topics?: string[];
  /** The default limit of calls, in seconds; a call for which the server may take longer has more. Default 60. */
  timeout?: number;
  /** Seconds for the handshake. Default 5. */
  startTimeout?: number;
  /** Seconds in which a spawned server may end in `close()` before it is killed. Default 3. */
  closeTimeout?: number;
  /** The longest message that is accepted. Default 256 MiB. */
  maxMessageBytes?: number;
}

/** The options of reconnecting. Times are in seconds. */
export interface ClientReconnectOptions {
  /** The delay before the first attempt; each further delay is twice as long, and is shortened at random by up to half. Default 0.1. */
  firstDelay?: number;
  /** The longest delay. Default 10. */
  maxDelay?: number;
  /** The time without a connection after which the client is closed with the reason of the loss. Default Infinity. */
  giveUpAfter?: number;
  /** How often a spawned server is started again, unless it ran for a minute. Default 5. */
  maxRestarts?: number;
  /** How long a call waits for a connection; 0: it fails at once. Default 30. */
  callWait?: number;
}

export interface ReconnectingOptions {
  /**
   * Whether, or how, a lost connection is restored with its subscriptions. Calls in progress fail nevertheless.
   * A spawned server is spawned again, without its sessions. Default false.
   */
  reconnect?: boolean | ClientReconnectOptions;
}

export interface SpawnOptions extends ClientOptions, ReconnectingOptions {
  /**
   * The program, or program and first arguments. Default: `$CAST_RPC_SERVER`, else the platform package's server, else
   * `cast-rpc` on the `PATH`.
   */
  server?: string | readonly string[];
  /** Arguments for the server. */
  args?: readonly string[];
  /** The server's environment. Default: this program's. */
  env?: { [name: string]: string | undefined };
  /** The server's working directory. */
  cwd?: string;
  /** Receives the server's output on stderr, which is otherwise only kept for `ServerDied`. */
  onStderr?: (chunk: Uint8Array) => void;
}

/**
 * Returns the default socket path: `$XDG_RUNTIME_DIR/cast-rpc/socket` if that folder is this user's, else the same in `/run/user/UID`, else
 * `cast-rpc-UID/socket` in `$TMPDIR` or `/tmp`. Throws `ServerNotFound` if the last folder may belong to another user.
 */
export declare function defaultSocketPath(): string;

export interface ConnectOptions extends ClientOptions, ReconnectingOptions {
  /** The server's socket. Default: that of {@link defaultSocketPath}. */
  path?: string;
  /**
   * Whether to start a server if none listens. It outlives this program, serves other programs, too, and exits after a
   * minute without clients and sessions.
   */
  spawn?: boolean;
  /** With `spawn`: the program, or program and first arguments, as `CastClient.spawn` takes it. */
  server?: string | readonly string[];
  /** With `spawn`: further arguments for the server. */
  args?: readonly string[];
  /** With `spawn`: the server's environment. Default: this program's. */
  env?: { [name: string]: string | undefined };
}

/** The used part of Node's streams, declared here so that Node's types aren't needed. */
export interface ReadableLike {
  on(event: string, listener: (...values: any[]) => void): unknown;
  pipe(...values: any[]): unknown;
  destroy(error?: any): unknown;
}
export interface WritableLike {
  on(event: string, listener: (...values: any[]) => void): unknown;
  write(chunk: any, callback?: (error?: any) => void): boolean;
  end(): unknown;
  destroy(error?: any): unknown;
}

/** The streams of a connection: a duplex stream, or a pair. */
export type StreamLike = (ReadableLike & WritableLike) | { readable: ReadableLike; writable: WritableLike };

/** Events were lost, so state that was read before is outdated. */
export interface Overflow {
  /** Their number. */
  dropped: number;
  /** Their names, as far as they are known. */
  topics: string[];
}

/** The events of a client that reconnects; streams have them, too. */
export interface ReconnectEventMap {
  /** The connection was lost, and the client is reconnecting. Calls in progress have failed. `reason` is for people. */
  connectionLost: { reason: string };
  /**
   * The client is connected again. Read the state from `snapshot`; later events happened after it. `elapsed` is the time since
   * the loss in seconds. The connection's current session is lost, as on every new connection.
   */
  reconnected: { snapshot: Snapshot; attempts: number; elapsed: number };
}

/** The events of streams, beside `$/overflow`. */
export type StreamEventMap = EventMap & ReconnectEventMap;

/** Events of this library, beside the server's notifications. */
export interface LocalEventMap extends ReconnectEventMap {
  /** The connection ended; with the reason, unless `close()` did it. */
  close: CloseReason;
  /** An error outside of a call: unreadable bytes, an exception in a listener. Without a listener: a process warning. */
  warning: Error;
  '$/overflow': Overflow;
}

export type CloseReason = import('./errors.js').ConnectionClosed | undefined;

export type ClientEventMap = EventMap & LocalEventMap;

/** A name of a notification, all of a namespace, or all. */
export type EventPattern = keyof StreamEventMap | NamespacePattern<keyof EventMap> | '*';
type NamespacePattern<Name extends string> = Name extends `${infer Namespace}.${string}` ? `${Namespace}.*` : never;

/** The notifications that a pattern matches. */
export type EventsMatching<Pattern extends EventPattern> = Pattern extends '*'
  ? keyof StreamEventMap
  : Pattern extends `${infer Namespace}.*`
    ? Extract<keyof EventMap, `${Namespace}.${string}`>
    : Extract<Pattern, keyof StreamEventMap>;

/** An event of a stream; a `switch` on its `name` narrows the type of its params. */
export type StreamedEvent<Name extends keyof StreamEventMap = keyof StreamEventMap> =
  | { [Each in Name]: { name: Each; params: StreamEventMap[Each] } }[Name]
  | { name: '$/overflow'; params: Overflow };

/** Events as an async iterator: ends when the client is closed, throws when the connection is lost. */
export interface EventStream<Name extends keyof StreamEventMap = keyof StreamEventMap>
  extends AsyncIterableIterator<StreamedEvent<Name>> {
  /** Ends the stream. */
  return(): Promise<IteratorResult<StreamedEvent<Name>>>;
}

export interface StreamOptions {
  /** How many events are kept for a slow reader; then the oldest are dropped and `$/overflow` is read. Default 1024. */
  limit?: number;
  /** Ends the stream. */
  signal?: AbortSignalLike;
}
