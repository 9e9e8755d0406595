import type {
  CallOptions, ClientEventMap, ClientOptions, ConnectOptions, EventPattern, EventsMatching, EventStream,
  ProgressCallOptions, ServerRequestHandler, SpawnOptions, StreamEventMap, StreamLike,
  StreamOptions,
} from './options.js';
import type { Namespaces, ServerRequestMap } from './generated/api.js';
import type { ServerInitializeResult } from './generated/messages.js';
import type { TV } from './tv.js';

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

type Listener<Name extends keyof ClientEventMap> = (value: ClientEventMap[Name]) => unknown;

/**
 * A connection to a cast-rpc server, with the API's namespaces as properties: `client.media.load(…)`.
 *
 * What listeners and handlers throw never ends the program: it becomes a `'warning'`.
 */
export declare class CastClient {
  private constructor();

  /** Starts a server of one's own, talks to it over its pipes, and ends it with `close()`. */
  static spawn(options?: SpawnOptions): Promise<CastClient>;
  /** Connects to a server that listens on a Unix socket; with `spawn`, starts it if none does. */
  static connect(options?: ConnectOptions): Promise<CastClient>;
  /** Talks over any streams. `close()` ends them. */
  static over(stream: StreamLike, options?: ClientOptions): Promise<CastClient>;

  /** What the server said in the handshake. */
  readonly initializeResult: ServerInitializeResult;
  /** The process id of the server that `spawn` started. */
  readonly pid: number | undefined;
  /** Whether the connection is closed for good, for whatever reason. */
  readonly isClosed: boolean;
  /** Whether there is a connection now; if not, it is closed, or is made again (`reconnect`). */
  readonly isConnected: boolean;
  /** How many calls wait for their reply. */
  readonly pendingCalls: number;

  /** A device to play on: its name, id, alias or address; without one the default device, or the only one there is. */
  tv(device?: string): TV;
  /** The devices there are; `last` has what each plays, or why it can't be asked. `searchTimeout`: seconds to look for them. */
  devices(options?: CallOptions & { searchTimeout?: number }): Promise<TV[]>;

  /** Calls `listener` with the params of each event `name`. A name that no event has is a `TypeError`. */
  on<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  addListener<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  prependListener<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  once<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  off<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  listenerCount(name: keyof ClientEventMap): number;
  removeAllListeners(name?: keyof ClientEventMap): this;

  /** Events by name, `namespace.*` or `*` (the default), as an async iterator. It collects from now on. */
  stream<Pattern extends EventPattern = '*'>(
    patterns?: Pattern | readonly Pattern[], options?: StreamOptions): EventStream<EventsMatching<Pattern>>;
  /** The params of the next event `name`, or of the next that `accept` takes. */
  waitFor<Name extends keyof StreamEventMap>(
    name: Name, accept?: (params: StreamEventMap[Name]) => boolean, options?: CallOptions): Promise<StreamEventMap[Name]>;

  /** Calls a method by its name on the wire, typed by nobody. */
  request(method: string, params?: object, options?: ProgressCallOptions): Promise<any>;
  /** Replaces the handler of a request that was declared with the `handlers` option; returns what removes it. */
  handle<Name extends keyof ServerRequestMap>(method: Name, handler: ServerRequestHandler<Name>): () => void;

  /** Closes the connection, ends a spawned server (bounded, then killed), and rejects waiting calls. Never rejects. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;

  /** Lets the program end although the connection is open. A spawned server ends with it. */
  unref(): this;
  ref(): this;
}

export interface CastClient extends Namespaces {}
