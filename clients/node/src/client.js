import { createConnection } from 'node:net';
import { join } from 'node:path';
import { Connection, connectionClosed } from './connection.js';
import { SafeEmitter } from './emitter.js';
import { CallAborted, CallTimeout, CastError, ServerNotStarted } from './errors.js';
import { EventStream, OVERFLOW } from './event-stream.js';
import { makeCastError } from './error-replies.js';
import { addNamespaces, eventNames, PROTOCOL_VERSION, serverRequestCapabilities, SPEC_HASH } from './generated/api.js';
import { withSuggestion } from './nearest-name.js';
import { ServerProcess } from './server-process.js';
import { StreamLink } from './stream-link.js';

const DEFAULTS = {
  timeout: 60,
  startTimeout: 5,
  closeTimeout: 3,
  maxMessageBytes: 256 * 1024 * 1024,
  topics: ['*'],
};
const EVENT_QUEUE_LIMIT = 1024;
const ASYNC_DISPOSE = Symbol.asyncDispose ?? Symbol.for('nodejs.asyncDispose');
/** What doesn't answer the hand-shake is hardly a server with something to put in order. */
const NO_HANDSHAKE_GRACE = 0.5;
const LOCAL_EVENTS = ['close', 'warning', OVERFLOW, 'newListener', 'removeListener'];
const CLOSED_HERE = 'the client is closed.';

/** A connection to a cast-rpc server, with the API's namespaces as properties: `client.media.load(…)`. */
export class CastClient extends SafeEmitter {
  #options;
  #connection;
  #link;
  #streams = new Set();
  #waits = new Set();
  #closing;
  #isClosed = false;
  #lossOf;
  #hello;

  /** Starts a server of one's own and talks to it over its pipes. */
  static async spawn(options = {}) {
    const server = await ServerProcess.start({ ...options, serverArguments: options.args });
    return new CastClient(server, options).#initialize({ processId: process.pid });
  }

  /** Connects to a server that listens on a Unix socket. */
  static async connect(options = {}) {
    const path = options.path ?? defaultSocketPath();
    const socket = createConnection({ path });
    try {
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    } catch (cause) {
      const message = `No cast-rpc server listens on ${path} (${cause.code}). Start one with: cast-rpc --socket`;
      throw new ServerNotStarted(message, { cause });
    }
    return new CastClient(new StreamLink(socket, socket), options).#initialize();
  }

  /** Talks over any streams: a duplex, or a pair of a readable and a writable. */
  static async over(stream, options = {}) {
    const { readable, writable } = typeof stream.pipe === 'function' ? { readable: stream, writable: stream } : stream;
    return new CastClient(new StreamLink(readable, writable), options).#initialize();
  }

  /** Not for use by programs: `spawn`, `connect` and `over` make clients. */
  constructor(link, options) {
    super();
    this.#options = { ...DEFAULTS, ...withoutUndefined(options) };
    this.#link = link;
    this.#connection = new Connection({
      readable: link.readable,
      writable: link.writable,
      maxMessageBytes: this.#options.maxMessageBytes,
      onNotification: (method, params) => this.#deliver(method, params),
      onWarning: (error) => this.warn(error),
      onStreamEnd: (cause) => this.#connectionEnded(cause),
      makeError: makeCastError,
    });
    for (const [method, handler] of Object.entries(this.#options.handlers ?? {})) {
      this.#connection.incoming.handle(method, handler);
    }
    addNamespaces(this, (method, params, callOptions) => this.request(method, params, callOptions));
  }

  // MARK: State

  /** What the server said in `server.initialize`. */
  get initializeResult() {
    return this.#hello;
  }

  /** The process id of the server that `spawn` started. */
  get pid() {
    return this.#link.pid;
  }

  /** Whether the connection is closed, for whatever reason. */
  get isClosed() {
    return this.#isClosed;
  }

  /** How many calls wait for their reply. */
  get pendingCalls() {
    return this.#connection.pendingCalls;
  }

  // MARK: Calls and events

  /** Calls a method by its name on the wire. */
  request(method, params, options = {}) {
    return this.#connection.request(method, params, { ...options, timeout: options.timeout ?? this.#options.timeout });
  }

  /** Answers the server's own requests of one name; returns a function that takes the handler away. */
  handle(method, handler) {
    if (!this.#capabilities()[serverRequestCapabilities[method]]) {
      throw new TypeError(`The server wasn't told that this client handles ${method}: use the \`handlers\` option.`);
    }
    return this.#connection.incoming.handle(method, handler);
  }

  /** Calls `listener` with the params of each event `name`. A name that no event has is a TypeError. */
  on(name, listener) {
    return super.on(eventNamed(name), listener);
  }

  addListener(name, listener) {
    return super.addListener(eventNamed(name), listener);
  }

  prependListener(name, listener) {
    return super.prependListener(eventNamed(name), listener);
  }

  /** Events by name, `namespace.*` or `*`, as an async iterator that ends with the connection. */
  stream(patterns = '*', { limit = EVENT_QUEUE_LIMIT, signal } = {}) {
    const stream = new EventStream({
      patterns: [patterns].flat().map(eventPattern),
      limit: Math.max(1, limit),
      onEnd: () => {
        this.#streams.delete(stream);
        signal?.removeEventListener('abort', onAbort);
      },
    });
    const onAbort = () => stream.end();
    if (this.#isClosed || signal?.aborted) {
      stream.end();
      return stream;
    }
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#streams.add(stream);
    return stream;
  }

  /** The params of the next event `name` that `accept` takes. */
  waitFor(name, accept = () => true, { timeout = this.#options.timeout, signal } = {}) {
    const wait = this.#wait(name, accept, timeout, signal);
    this.#waits.add(wait);
    const forget = () => this.#waits.delete(wait);
    wait.then(forget, forget);
    if (this.#isClosed) wait.catch(() => {});
    return wait;
  }

  async #wait(name, accept, timeout, signal) {
    const stop = new AbortController();
    const stream = this.stream(name, { signal: stop.signal });
    const onAbort = () => stop.abort();
    let hasTimedOut = false;
    const timer = Number.isFinite(timeout) && timeout > 0 && setTimeout(() => {
      hasTimedOut = true;
      stop.abort();
    }, timeout * 1000).unref();
    if (signal?.aborted) stop.abort();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      for await (const event of stream) {
        if (event.name === name && accept(event.params)) return event.params;
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
    const method = name;
    if (hasTimedOut) throw new CallTimeout(`No ${name} came within ${timeout} s.`, { method, elapsed: timeout });
    if (signal?.aborted) throw new CallAborted(`The wait for ${name} was aborted.`, { method, cause: signal.reason });
    throw this.#lossOf(name);
  }

  // MARK: The end

  /** Lets the program end although the connection is open. A spawned server ends with it. */
  unref() {
    this.#link.unref();
    return this;
  }

  ref() {
    this.#link.ref();
    return this;
  }

  /** Closes the connection and ends a spawned server. Calls that still wait are rejected. Never rejects. */
  close() {
    return this.#close(this.#options.closeTimeout);
  }

  [ASYNC_DISPOSE]() {
    return this.close();
  }

  #close(grace) {
    this.#ended(connectionClosed(CLOSED_HERE));
    this.#closing ??= this.#link.stop(grace * 1000);
    return this.#closing;
  }

  async #connectionEnded(cause) {
    if (this.#isClosed) return;
    const lossOf = await this.#link.describeDeath(cause);
    if (this.#isClosed) return;
    this.#ended(lossOf, lossOf('connection'));
    // What is left of the process or socket would keep the program running.
    await this.close();
  }

  #ended(lossOf, error) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#lossOf = lossOf;
    this.#connection.fail(lossOf);
    // Like calls that are lost: their caller may be awaiting something else, or have given up.
    for (const wait of this.#waits) wait.catch(() => {});
    for (const stream of [...this.#streams]) stream.end(error);
    this.emit('close', error);
  }

  // MARK: The beginning

  async #initialize({ processId } = {}) {
    const { clientInfo, closeTimeout, startTimeout, topics } = this.#options;
    try {
      this.#hello = await this.server.initialize({
        protocolVersion: PROTOCOL_VERSION,
        clientInfo: clientInfo ?? { name: 'cast-rpc-node' },
        processId,
        capabilities: this.#capabilities(),
        specHash: SPEC_HASH,
        topics,
      }, { timeout: startTimeout });
    } catch (error) {
      const hasTimedOut = error instanceof CallTimeout;
      await this.#close(hasTimedOut ? Math.min(NO_HANDSHAKE_GRACE, closeTimeout) : closeTimeout);
      if (hasTimedOut) error.message = describeSilence(startTimeout, this.#link.stderrTail);
      throw error;
    }
    this.#compareSpecs(this.#hello.serverInfo);
    return this;
  }

  #compareSpecs({ version, specHash }) {
    if (specHash === SPEC_HASH) return;
    this.warn(new CastError(
      `This library was generated from another API document (${SPEC_HASH}) than the server ${version} (${specHash}): `
      + 'calls may be refused.'));
  }

  #capabilities() {
    const methods = Object.keys(this.#options.handlers ?? {});
    const needed = methods.map((method) => [serverRequestCapabilities[method], true]);
    return { ...Object.fromEntries(needed), ...this.#options.capabilities };
  }

  #deliver(method, params) {
    // Names without a part before them are this library's own events.
    if (!/[./]/.test(method)) return false;
    let hasWokenReader = false;
    for (const stream of [...this.#streams]) hasWokenReader = stream.push(method, params) || hasWokenReader;
    this.emit(method, params);
    return hasWokenReader;
  }
}

/** `name`, if there is such an event: a listener of any other would never be called, and nobody would know why. */
function eventNamed(name) {
  if (typeof name === 'symbol' || eventNames.includes(name) || LOCAL_EVENTS.includes(name)) return name;
  throw new TypeError(withSuggestion(`There is no event '${name}'.`, String(name), [...eventNames, ...LOCAL_EVENTS]));
}

function eventPattern(pattern) {
  if (!pattern.endsWith('*')) return eventNamed(pattern);
  const prefix = pattern.slice(0, -1);
  if (eventNames.some((name) => name.startsWith(prefix))) return pattern;
  const namespaces = [...new Set(eventNames.map((name) => `${name.split('.')[0]}.*`))];
  throw new TypeError(withSuggestion(`There are no events '${pattern}'.`, pattern, namespaces));
}

function describeSilence(seconds, stderr) {
  const said = stderr ? ` It wrote: ${stderr}` : '';
  return `server.initialize had no reply within ${seconds} s: is it cast-rpc?${said}`;
}

function defaultSocketPath() {
  const folder = process.env.XDG_RUNTIME_DIR;
  if (!folder) throw new ServerNotStarted('XDG_RUNTIME_DIR is not set: name the socket with the `path` option.');
  return join(folder, 'cast-rpc', 'socket');
}

function withoutUndefined(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
