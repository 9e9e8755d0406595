import type { ClientCapabilities, ClientInfo, Snapshot } from './generated/types.js';
import type { EventMap, ServerRequestMap } from './generated/api.js';

/** An `AbortSignal`, described by what is used of it, so that neither the DOM's nor Node's types are needed. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: any;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface CallOptions {
  /** Seconds until the call is cancelled and rejected with `CallTimeout`; 0 or Infinity: never. */
  timeout?: number;
  /** Aborting it cancels the call, which is rejected with `CallAborted` at once. */
  signal?: AbortSignalLike;
}

/** What a call reports while it goes on. */
export interface Progress {
  kind?: 'begin' | 'report' | 'end' | (string & {});
  /** What is being done; with `begin`. */
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

/** Answers a request of the server. Throw a `CastError` to choose the error; `signal` fires when nobody waits. */
export type ServerRequestHandler<Name extends keyof ServerRequestMap> = (
  params: ServerRequestMap[Name]['params'],
  context: { signal: AbortSignalLike },
) => ServerRequestMap[Name]['result'] | Promise<ServerRequestMap[Name]['result']>;

export type ServerRequestHandlers = { [Name in keyof ServerRequestMap]?: ServerRequestHandler<Name> };

/** What every way to connect takes. */
export interface ClientOptions {
  /** Who the program is, for the server's log. */
  clientInfo?: ClientInfo;
  /** Answers to the server's requests; each declares the capability that it needs. */
  handlers?: ServerRequestHandlers;
  /** Capabilities beyond those of `handlers`. */
  capabilities?: ClientCapabilities;
  /** What the server pushes, in the words of `events.subscribe`. Default `['*']`: everything but logs and widgets; `[]`: nothing. */
  topics?: string[];
  /** Seconds for calls that say nothing else. Default 60. */
  timeout?: number;
  /** Seconds for the handshake. Default 5. */
  startTimeout?: number;
  /** Seconds that `close()` gives a spawned server before it is killed. Default 3. */
  closeTimeout?: number;
  /** The longest message that is accepted. Default 256 MiB. */
  maxMessageBytes?: number;
}

/** How a client connects again. Times are in seconds. */
export interface ClientReconnectOptions {
  /** Before the first attempt; each delay is twice the one before, and chance cuts off up to half of it. Default 0.1. */
  firstDelay?: number;
  /** The longest delay. Default 10. */
  maxDelay?: number;
  /** Without a connection for so long, the client is closed with the reason of the loss. Default Infinity. */
  giveUpAfter?: number;
  /** How often a server that this client starts is started again, unless it ran a minute before it ended. Default 5. */
  maxRestarts?: number;
  /** How long a call that is made without a connection waits for one; 0: it fails at once. Default 30. */
  callWait?: number;
}

export interface ReconnectingOptions {
  /**
   * Whether a connection that breaks is made again, with its subscriptions, or how. Calls under way fail all the same.
   * A spawned server is spawned again; its sessions went with it. Default false.
   */
  reconnect?: boolean | ClientReconnectOptions;
}

export interface SpawnOptions extends ClientOptions, ReconnectingOptions {
  /** The program, or program and first arguments. Default: `$CAST_RPC_SERVER`, else `cast-rpc` on the `PATH`. */
  server?: string | readonly string[];
  /** Arguments for the server. */
  args?: readonly string[];
  /** The server's environment. Default: this program's. */
  env?: { [name: string]: string | undefined };
  /** The server's working directory. */
  cwd?: string;
  /** Called with what the server writes to stderr, which is otherwise kept for `ServerDied` only. */
  onStderr?: (chunk: Uint8Array) => void;
}

/**
 * The socket of a server that was started without the name of one: `$XDG_RUNTIME_DIR/cast-rpc/socket` if that folder is this user's, else the
 * same below `/run/user/UID`, else `cast-rpc-UID/socket` in `$TMPDIR` or `/tmp`. Throws `ServerNotFound` if another user may have made the last one.
 */
export declare function defaultSocketPath(): string;

export interface ConnectOptions extends ClientOptions, ReconnectingOptions {
  /** The server's socket. Default: that of {@link defaultSocketPath}. */
  path?: string;
  /**
   * If nothing listens, start a server that does. It outlives this program, serves others too, and ends after a minute
   * without clients and sessions.
   */
  spawn?: boolean;
  /** With `spawn`: the program, or program and first arguments, as `CastClient.spawn` takes it. */
  server?: string | readonly string[];
  /** With `spawn`: further arguments for the server. */
  args?: readonly string[];
  /** With `spawn`: the server's environment. Default: this program's. */
  env?: { [name: string]: string | undefined };
}

/** The parts of Node's streams that are used, so that Node's types aren't needed. */
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

/** Where to talk: a duplex stream, or a pair. */
export type StreamLike = (ReadableLike & WritableLike) | { readable: ReadableLike; writable: WritableLike };

/** Events were lost: what was read of the server's state before is out of date. */
export interface Overflow {
  /** How many. */
  dropped: number;
  /** Of which names, as far as is known. */
  topics: string[];
}

/** The events of a client that connects again; streams have them too. */
export interface ReconnectEventMap {
  /** The connection broke, and the client is connecting again. Calls under way have failed. `reason` is for people. */
  connectionLost: { reason: string };
  /**
   * The client is connected again. Read the state from `snapshot`: events that come later happened later. `elapsed` are the
   * seconds since the loss. Which session is the current one is forgotten, as on every new connection.
   */
  reconnected: { snapshot: Snapshot; attempts: number; elapsed: number };
}

/** What streams yield beside `$/overflow`. */
export type StreamEventMap = EventMap & ReconnectEventMap;

/** Events of this library, beside the server's notifications. */
export interface LocalEventMap extends ReconnectEventMap {
  /** The connection ended; with the reason, unless `close()` did it. */
  close: CloseReason;
  /** What isn't the outcome of a call: unreadable bytes, an exception in a listener. Unheard: a process warning. */
  warning: Error;
  '$/overflow': Overflow;
}

export type CloseReason = import('./errors.js').ConnectionClosed | undefined;

export type ClientEventMap = EventMap & LocalEventMap;

/** A name of a notification, all of a namespace, or all. */
export type EventPattern = keyof StreamEventMap | NamespacePattern<keyof EventMap> | '*';
type NamespacePattern<Name extends string> = Name extends `${infer Namespace}.${string}` ? `${Namespace}.*` : never;

/** The notifications that a pattern stands for. */
export type EventsMatching<Pattern extends EventPattern> = Pattern extends '*'
  ? keyof StreamEventMap
  : Pattern extends `${infer Namespace}.*`
    ? Extract<keyof EventMap, `${Namespace}.${string}`>
    : Extract<Pattern, keyof StreamEventMap>;

/** An event of a stream; a `switch` on its `name` gives its params their type. */
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
