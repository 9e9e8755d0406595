import type { ClientCapabilities, ClientInfo } from './generated/types.js';
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
  /** Seconds for the hand-shake. Default 5. */
  startTimeout?: number;
  /** Seconds that `close()` gives a spawned server before it is killed. Default 3. */
  closeTimeout?: number;
  /** The longest message that is accepted. Default 256 MiB. */
  maxMessageBytes?: number;
}

export interface SpawnOptions extends ClientOptions {
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

export interface ConnectOptions extends ClientOptions {
  /** The server's socket. Default `$XDG_RUNTIME_DIR/cast-rpc/socket`. */
  path?: string;
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

/** Events of this library, beside the server's notifications. */
export interface LocalEventMap {
  /** The connection ended; with the reason, unless `close()` did it. */
  close: CloseReason;
  /** What isn't the outcome of a call: unreadable bytes, an exception in a listener. Unheard: a process warning. */
  warning: Error;
  '$/overflow': Overflow;
}

export type CloseReason = import('./errors.js').ConnectionClosed | undefined;

export type ClientEventMap = EventMap & LocalEventMap;

/** A name of a notification, all of a namespace, or all. */
export type EventPattern = keyof EventMap | NamespacePattern<keyof EventMap> | '*';
type NamespacePattern<Name extends string> = Name extends `${infer Namespace}.${string}` ? `${Namespace}.*` : never;

/** The notifications that a pattern stands for. */
export type EventsMatching<Pattern extends EventPattern> = Pattern extends '*'
  ? keyof EventMap
  : Pattern extends `${infer Namespace}.*`
    ? Extract<keyof EventMap, `${Namespace}.${string}`>
    : Extract<Pattern, keyof EventMap>;

/** An event of a stream; a `switch` on its `name` gives its params their type. */
export type StreamedEvent<Name extends keyof EventMap = keyof EventMap> =
  | { [Each in Name]: { name: Each; params: EventMap[Each] } }[Name]
  | { name: '$/overflow'; params: Overflow };

/** Events as an async iterator: ends when the client is closed, throws when the connection is lost. */
export interface EventStream<Name extends keyof EventMap = keyof EventMap>
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
