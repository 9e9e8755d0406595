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
 * An exception of a listener or a handler never ends the program: it becomes a `'warning'`.
 */
export declare class CastClient {
  private constructor();

  /** Starts a server for this client alone, connects over its pipes, and ends it with `close()`. */
  static spawn(options?: SpawnOptions): Promise<CastClient>;
  /** Connects to a server that listens on a Unix socket; with `spawn`, starts one if none listens. */
  static connect(options?: ConnectOptions): Promise<CastClient>;
  /** Connects over any streams. `close()` ends them. */
  static over(stream: StreamLike, options?: ClientOptions): Promise<CastClient>;

  /** The server's answer to the handshake. */
  readonly initializeResult: ServerInitializeResult;
  /** The process id of the server that `spawn` started. */
  readonly pid: number | undefined;
  /** Whether the client is closed, or its connection is lost for good. */
  readonly isClosed: boolean;
  /** Whether there is a connection now; if not, the client is closed, or reconnects (`reconnect`). */
  readonly isConnected: boolean;
  /** How many calls wait for their reply. */
  readonly pendingCalls: number;

  /** Returns a device to play on: by name, id, alias or address; without one the default device, or the only one. */
  tv(device?: string): TV;
  /** Finds the devices; `last` of each is its playback status, or the reason why it can't be asked. `searchTimeout`: seconds to look for them. */
  devices(options?: CallOptions & { searchTimeout?: number }): Promise<TV[]>;

  /** Calls `listener` with the params of each event `name`. An unknown event is a `TypeError`. */
  on<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  addListener<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  prependListener<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  once<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  off<Name extends keyof ClientEventMap>(name: Name, listener: Listener<Name>): this;
  listenerCount(name: keyof ClientEventMap): number;
  removeAllListeners(name?: keyof ClientEventMap): this;

  /** Returns events by name, `namespace.*` or `*` (the default), as an async iterator of the events from now on. */
  stream<Pattern extends EventPattern = '*'>(
    patterns?: Pattern | readonly Pattern[], options?: StreamOptions): EventStream<EventsMatching<Pattern>>;
  /** Waits for the next event `name`, or the next one that `accept` takes, and resolves with its params. */
  waitFor<Name extends keyof StreamEventMap>(
    name: Name, accept?: (params: StreamEventMap[Name]) => boolean, options?: CallOptions): Promise<StreamEventMap[Name]>;

  /** Calls a method by its name on the wire, without types. */
  request(method: string, params?: object, options?: ProgressCallOptions): Promise<any>;
  /** Replaces the handler of a request that was declared with the `handlers` option; returns a function that removes it. */
  handle<Name extends keyof ServerRequestMap>(method: Name, handler: ServerRequestHandler<Name>): () => void;

  /** Closes the connection, ends a spawned server (bounded, then killed), and rejects waiting calls. Never rejects. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;

  /** Lets the program end while the connection is open. A spawned server ends with it. */
  unref(): this;
  ref(): this;
}

export interface CastClient extends Namespaces {}
