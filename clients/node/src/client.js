import { setTimeout as delay } from 'node:timers/promises';
import { callLimit } from './call-limit.js';
import { clientClosed, Connection, connectionClosed } from './connection.js';
import { joinDaemon, joinOrStart } from './daemon.js';
import { SafeEmitter } from './emitter.js';
import { CallAborted, CallTimeout, CastError, ConnectionClosed, NoHandshake } from './errors.js';
import { CONNECTION_LOST, eventNamed, eventPattern, RECONNECTED } from './event-names.js';
import { EventStream } from './event-stream.js';
import { makeCastError } from './error-replies.js';
import {
  API_LEVEL, methodNames, PROTOCOL_VERSION, serverRequestCapabilities, SPEC_HASH,
} from './generated/api.js';
import { addNamespaces } from './namespaces.js';
import { Attempts, isFinal, reconnectOptions, Subscriptions } from './reconnect.js';
import { ServerProcess } from './server-process.js';
import { defaultSocketPath } from './socket-place.js';
import { StreamLink } from './stream-link.js';
import { MAX_TIMER_MS, startTimer } from './timer.js';
import { TV } from './tv.js';

const DEFAULTS = {
  timeout: 60,
  startTimeout: 5,
  closeTimeout: 3,
  maxMessageBytes: 256 * 1024 * 1024,
  topics: ['*'],
};
const EVENT_QUEUE_LIMIT = 1024;
const ASYNC_DISPOSE = Symbol.asyncDispose ?? Symbol.for('nodejs.asyncDispose');
/** A program that doesn't answer the handshake is hardly a server with sessions to save. */
const NO_HANDSHAKE_GRACE = 0.5;

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
  #handlers;
  #isRefed = true;
  #open;
  #attempts;
  #subscriptions = new Subscriptions();
  #stop = new AbortController();
  /** While the client reconnects: the reason of the loss, and the function that ends the waiting calls. */
  #outage;

  /** Starts a server for this client alone, and connects over its pipes. */
  static async spawn(options = {}) {
    const open = () => ServerProcess.start({ ...options, serverArguments: options.args });
    const client = new CastClient(await open(), options);
    return client.#initialize({ processId: process.pid, open, isOwnServer: true });
  }

  /** Connects to a server that listens on a Unix socket; with `spawn`, starts one if none listens. */
  static async connect(options = {}) {
    const isOwnServer = options.spawn === true;
    const open = async (signal) => (isOwnServer ? joinOrStart(options, signal) : joinDaemon(options.path ?? defaultSocketPath()));
    return new CastClient(await open(), options).#initialize({ open, isOwnServer });
  }

  /** Connects over any streams: a duplex, or a pair of a readable and a writable. */
  static async over(stream, options = {}) {
    if (options.reconnect) throw new TypeError("`reconnect`: streams that were passed on can't be opened again.");
    const { readable, writable } = typeof stream.pipe === 'function' ? { readable: stream, writable: stream } : stream;
    return new CastClient(new StreamLink(readable, writable), options).#initialize();
  }

  /** Not for use by programs: `spawn`, `connect` and `over` create clients. */
  constructor(link, options) {
    super();
    this.#options = { ...DEFAULTS, ...withoutUndefined(options) };
    this.#handlers = new Map(Object.entries(this.#options.handlers ?? {}));
    this.#adopt(link);
    addNamespaces(this, methodNames, (method, params, callOptions) => this.request(method, params, callOptions));
  }

  #adopt(link) {
    const connection = new Connection({
      readable: link.readable,
      writable: link.writable,
      maxMessageBytes: this.#options.maxMessageBytes,
      handlers: this.#handlers,
      onNotification: (method, params) => this.#deliver(method, params),
      onWarning: (error) => this.warn(error),
      onStreamEnd: (cause) => this.#connectionEnded(connection, link, cause),
      makeError: makeCastError,
    });
    this.#link = link;
    this.#connection = connection;
    if (!this.#isRefed) link.unref();
  }

  // MARK: State

  /** The server's answer to `server.initialize`. */
  get initializeResult() {
    return this.#hello;
  }

  /** The process id of the server that `spawn` started. */
  get pid() {
    return this.#link.pid;
  }

  /** Whether the client is closed, or its connection is lost for good. */
  get isClosed() {
    return this.#isClosed;
  }

  /** Whether there is a connection now; if not, the client is closed, or reconnects (`reconnect`). */
  get isConnected() {
    return !this.#isClosed && this.#outage === undefined;
  }

  /** How many calls wait for their reply. */
  get pendingCalls() {
    return this.#connection.pendingCalls;
  }

  // MARK: Devices

  /** Returns a device to play on: by name, id, alias or address; without one the default device, or the only one. */
  tv(device) {
    return new TV(this, device);
  }

  /** Finds the devices; `last` of each is its playback status, or the reason why it can't be asked. */
  async devices({ searchTimeout, ...options } = {}) {
    const { players } = await this.player.list(withoutUndefined({ searchTimeout }), options);
    return players.map((each) => new TV(this, each.address ?? each.deviceId, each));
  }

  // MARK: Calls and events

  /** Calls a method by its name on the wire. */
  request(method, params, options = {}) {
    const timeout = options.timeout ?? callLimit(method, params, this.#options.timeout);
    const allOptions = { ...options, timeout };
    if (this.#attempts && (this.#outage || this.#subscriptions.concerns(method))) {
      return unlessLost(this.#requestWhenConnected(method, params, allOptions));
    }
    return this.#connection.request(method, params, allOptions);
  }

  async #requestWhenConnected(method, params, options) {
    if (this.#outage && !this.#isClosed) await this.#waitForConnection(options);
    const { signal } = options;
    if (this.#isClosed) throw this.#lossOf(method);
    if (signal?.aborted) throw new CallAborted(`${method} was aborted.`, { method, cause: signal.reason });
    if (this.#outage) throw this.#outage.lossOf(method);
    const words = this.#subscriptions.inWordsOfServer(method, params);
    const result = await this.#connection.request(method, words, options);
    return this.#subscriptions.didSucceed(method, params, result);
  }

  async #waitForConnection({ timeout, signal }) {
    const seconds = Math.min(this.#attempts.callWait, timeout > 0 ? timeout : Infinity);
    const isOver = new AbortController();
    const onAbort = () => isOver.abort();
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted) onAbort();
    const limit = delay(Math.min(seconds * 1000, MAX_TIMER_MS), undefined, { signal: isOver.signal }).catch(() => {});
    await Promise.race([this.#outage.ended, limit]);
    isOver.abort();
    signal?.removeEventListener('abort', onAbort);
  }

  /** Sets the handler for the server's requests of one name; returns a function that removes it. */
  handle(method, handler) {
    if (!this.#capabilities()[serverRequestCapabilities[method]]) {
      throw new TypeError(`The client didn't declare a handler for ${method} in the handshake: use the \`handlers\` option.`);
    }
    return this.#connection.incoming.handle(method, handler);
  }

  /** Calls `listener` with the params of each event `name`. An unknown event is a TypeError. */
  on(name, listener) {
    return super.on(eventNamed(name), listener);
  }

  addListener(name, listener) {
    return super.addListener(eventNamed(name), listener);
  }

  prependListener(name, listener) {
    return super.prependListener(eventNamed(name), listener);
  }

  /** Returns events by name, `namespace.*` or `*`, as an async iterator that ends with the connection. */
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

  /** Waits for the next event `name` that `accept` takes, and resolves with its params. */
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
    const timer = startTimer(timeout, () => {
      hasTimedOut = true;
      stop.abort();
    })?.unref();
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

  /** Lets the program end while the connection is open. A spawned server ends with it. */
  unref() {
    this.#isRefed = false;
    this.#link.unref();
    return this;
  }

  ref() {
    this.#isRefed = true;
    this.#link.ref();
    return this;
  }

  /** Closes the connection and ends a spawned server. Waiting calls are rejected. Never rejects. */
  close() {
    return this.#close(this.#options.closeTimeout);
  }

  [ASYNC_DISPOSE]() {
    return this.close();
  }

  #close(grace) {
    this.#ended(clientClosed);
    this.#closing ??= Promise.all([this.#link.stop(grace * 1000), this.#outage?.attempting]).then(() => {});
    return this.#closing;
  }

  async #connectionEnded(connection, link, cause) {
    if (this.#isClosed) return;
    const lossOf = await link.describeDeath(cause);
    if (this.#isClosed) return;
    if (this.#attempts) {
      connection.fail(lossOf);
      // The connection of an attempt rejects the attempt's own calls, which report the loss.
      if (connection === this.#connection && !this.#outage) this.#beginOutage(lossOf);
      return;
    }
    this.#ended(lossOf, lossOf('connection'));
    // The open process or socket would otherwise keep the program running.
    await this.close();
  }

  // MARK: Connecting again

  #beginOutage(lossOf) {
    const outage = { lossOf };
    outage.ended = new Promise((resolve) => { outage.end = resolve; });
    this.#outage = outage;
    this.#publish(CONNECTION_LOST, { reason: lossOf('connection').message });
    outage.attempting = this.#reconnect(lossOf);
  }

  async #reconnect(lossOf) {
    const stopGrace = Math.min(NO_HANDSHAKE_GRACE, this.#options.closeTimeout) * 1000;
    for (let error; !this.#isClosed;) {
      await this.#link.stop(stopGrace);
      const pause = error && isFinal(error) ? undefined : this.#attempts.nextDelay(now());
      if (pause === undefined) {
        this.#giveUp(lossOf, error);
        return;
      }
      await delay(pause * 1000, undefined, { signal: this.#stop.signal, ref: this.#isRefed }).catch(() => {});
      if (this.#isClosed) return;
      try {
        const link = await this.#open(this.#stop.signal);
        this.#adopt(link);
        if (this.#isClosed) this.#connection.fail(this.#lossOf);
        await this.#rejoin();
        return;
      } catch (failure) {
        error = failure;
      }
    }
    await this.#link.stop(stopGrace);
  }

  /** Restores the subscriptions on the new connection. */
  async #rejoin() {
    const results = [];
    for (const { method, params } of this.#subscriptions.steps()) {
      results.push(await this.#connection.request(method, params, { timeout: this.#options.startTimeout }));
    }
    // Messages after the last answer haven't been delivered yet.
    const snapshot = this.#subscriptions.didRenew(results);
    [this.#hello] = results;
    const { number: attempts } = this.#attempts;
    const elapsed = this.#attempts.didConnect(now());
    this.#endOutage();
    this.#publish(RECONNECTED, { snapshot, attempts, elapsed });
    this.#checkLevel(this.#hello.serverInfo);
  }

  #giveUp(lossOf, error) {
    if (this.#isClosed) return;
    const hasReason = error && isFinal(error);
    const reason = hasReason ? connectionClosed(`connecting again failed: ${error.message}`, error) : lossOf;
    this.#ended(reason, reason('connection'));
    this.#closing ??= Promise.resolve();
  }

  #endOutage() {
    this.#outage?.end();
    this.#outage = undefined;
  }

  #ended(lossOf, error) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#lossOf = lossOf;
    this.#stop.abort();
    this.#connection.fail(lossOf);
    this.#outage?.end();
    // Like lost calls: the caller may be awaiting another promise, so the rejection must not count as unhandled.
    for (const wait of this.#waits) wait.catch(() => {});
    for (const stream of [...this.#streams]) stream.end(error);
    this.emit('close', error);
  }

  // MARK: The beginning

  async #initialize({ processId, open, isOwnServer } = {}) {
    const { clientInfo, closeTimeout, startTimeout, topics } = this.#options;
    const greeting = {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: clientInfo ?? { name: 'cast-rpc-node' },
      processId,
      capabilities: this.#capabilities(),
      specHash: SPEC_HASH,
      topics,
    };
    try {
      this.#hello = await this.server.initialize(greeting, { timeout: startTimeout });
    } catch (error) {
      const hasTimedOut = error instanceof CallTimeout;
      await this.#close(hasTimedOut ? Math.min(NO_HANDSHAKE_GRACE, closeTimeout) : closeTimeout);
      throw hasTimedOut ? noHandshake(error, startTimeout, this.#link.stderrTail) : error;
    }
    this.#checkLevel(this.#hello.serverInfo);
    this.#subscriptions.didGreet(greeting);
    this.#open = open;
    const reconnect = reconnectOptions(this.#options.reconnect);
    if (reconnect) this.#attempts = new Attempts(reconnect, { isOwnServer, now: now() });
    return this;
  }

  #checkLevel({ version, apiLevel, apiCompatible, specHash }) {
    if (apiCompatible <= API_LEVEL && API_LEVEL <= apiLevel) return;
    this.warn(new CastError(
      `The server ${version} speaks the API levels ${apiCompatible} to ${apiLevel} (spec ${specHash}), `
      + `this library level ${API_LEVEL} (spec ${SPEC_HASH}): calls may be refused.`));
  }

  #capabilities() {
    const methods = Object.keys(this.#options.handlers ?? {});
    const needed = methods.map((method) => [serverRequestCapabilities[method], true]);
    return { ...Object.fromEntries(needed), ...this.#options.capabilities };
  }

  #deliver(method, params) {
    // Names without a namespace are this library's own events.
    if (!/[./]/.test(method)) return false;
    // The snapshot that follows includes it.
    return this.#outage ? false : this.#publish(method, params);
  }

  /** Passes an event to the streams and the listeners; returns whether a stream's reader was waiting. */
  #publish(method, params) {
    let hasWokenReader = false;
    for (const stream of [...this.#streams]) hasWokenReader = stream.push(method, params) || hasWokenReader;
    this.emit(method, params);
    return hasWokenReader;
  }
}

function noHandshake({ method, elapsed }, seconds, stderr) {
  const said = stderr ? ` It wrote: ${stderr}` : '';
  return new NoHandshake(`server.initialize had no reply within ${seconds} s: is it cast-rpc?${said}`, { method, elapsed });
}

/** Returns the call's promise, whose rejection never counts as unhandled if the connection is lost. */
function unlessLost(call) {
  const promise = new Promise((resolve, reject) => {
    call.then(resolve, (error) => {
      if (error instanceof ConnectionClosed) promise.catch(() => {});
      reject(error);
    });
  });
  return promise;
}

function now() {
  return performance.now() / 1000;
}

function withoutUndefined(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
