import { Buffer } from 'node:buffer';
import { CallAborted, CallTimeout, CastError, ClientClosed, ConnectionClosed, ProtocolViolation } from './errors.js';
import { encodeFrame, FrameReader } from './framing.js';
import { IncomingRequests } from './incoming-requests.js';
import { parse } from './numbers.js';
import { startTimer } from './timer.js';

const MAX_UNSENT_BYTES = 64 * 1024 * 1024;
const MAX_ABANDONED_IDS = 1024;
const GARBAGE_EXCERPT_BYTES = 200;

/**
 * JSON-RPC 2.0 in both directions over a pair of streams; independent of Cast.
 *
 * Every call ends exactly once: its entry leaves `#calls` with the first of reply, time-out, abort and loss.
 */
export class Connection {
  #readable;
  #writable;
  #reader;
  #inbox = [];
  #isDrainScheduled = false;
  #hasSettledCall = false;
  #hasWokenReader = false;
  #calls = new Map();
  #abandonedIds = new Set();
  #progressCallbacks = new Map();
  #nextId = 1;
  #lossOf;
  #incoming;
  #onNotification;
  #onWarning;
  #onStreamEnd;
  #makeError;

  /**
   * `onNotification(method, params)` returns whether it resolved a promise, whose reader continues in a microtask.
   *
   * `onStreamEnd(cause)` is called once when the streams end or break. Its owner then calls `fail`, perhaps a moment
   * later with a more exact reason.
   */
  constructor({ readable, writable, maxMessageBytes, handlers, onNotification, onWarning, onStreamEnd, makeError }) {
    this.#readable = readable;
    this.#writable = writable;
    this.#reader = new FrameReader({ maxMessageBytes });
    this.#incoming = new IncomingRequests((message) => this.#send(message), onWarning, handlers);
    this.#onNotification = onNotification;
    this.#onWarning = onWarning;
    this.#onStreamEnd = onStreamEnd;
    this.#makeError = makeError;
    readable.on('data', (chunk) => this.#receive(chunk));
    readable.on('end', () => this.#streamEnded());
    readable.on('close', () => this.#streamEnded());
    readable.on('error', (error) => this.#streamEnded(error));
    if (writable !== readable) writable.on('error', (error) => this.#streamEnded(error));
  }

  /** Number of calls that wait for their reply. */
  get pendingCalls() {
    return this.#calls.size;
  }

  /** Handlers for the server's own requests. */
  get incoming() {
    return this.#incoming;
  }

  /** Calls `method`; resolves with the result, rejects with a `CastError`. */
  request(method, params = {}, options = {}) {
    // The stack of an error shows the place of the call, which is more useful than that of the reply's reading.
    const site = {};
    Error.captureStackTrace(site, this.request);
    let call;
    const promise = new Promise((resolve, reject) => {
      call = { method, site, resolve, reject, startedAt: performance.now() };
    });
    call.promise = promise;
    if (this.#lossOf) this.#rejectAsLost(call);
    else if (options.signal?.aborted) this.#reject(call, abortError(method, options.signal));
    else this.#start(call, params, options);
    return promise;
  }

  /** Sends a notification; drops it if the connection is closed. */
  notify(method, params = {}) {
    this.#send({ jsonrpc: '2.0', method, params });
  }

  /** Ends all present and later calls with `lossOf(method)`. Only the first call of `fail` counts. */
  fail(lossOf) {
    if (this.#lossOf) return;
    this.#drain({ completely: true });
    this.#lossOf = lossOf;
    this.#incoming.abortAll();
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    this.#progressCallbacks.clear();
    this.#abandonedIds.clear();
    for (const call of calls) this.#rejectAsLost(call);
  }

  // MARK: Calls

  #start(call, params, { timeout, signal, onProgress }) {
    call.id = this.#nextId++;
    if (onProgress) {
      call.progressToken = `progress-${call.id}`;
      params = { ...params, progressToken: call.progressToken };
      this.#progressCallbacks.set(call.progressToken, onProgress);
    }
    this.#calls.set(call.id, call);
    try {
      this.#send({ jsonrpc: '2.0', id: call.id, method: call.method, params }, { isLimited: true });
    } catch (error) {
      this.#finish(call);
      const isOurs = error instanceof CastError;
      this.#reject(call, isOurs ? error : new TypeError(`${call.method}: ${error.message}`, { cause: error }));
      return;
    }
    const text = `${call.method} had no reply within ${timeout} s. The client has cancelled it.`;
    // The timer doesn't keep the program alive: the streams do, as long as their owner wants it.
    call.timer = startTimer(timeout, () => this.#abandon(call, new CallTimeout(text)))?.unref();
    if (signal) {
      call.signal = signal;
      call.onAbort = () => this.#abandon(call, abortError(call.method, signal));
      signal.addEventListener('abort', call.onAbort, { once: true });
    }
  }

  #abandon(call, error) {
    if (!this.#calls.has(call.id)) return;
    this.#finish(call);
    this.#abandonedIds.add(call.id);
    if (this.#abandonedIds.size > MAX_ABANDONED_IDS) {
      this.#abandonedIds.delete(this.#abandonedIds.values().next().value);
    }
    this.notify('$/cancelRequest', { id: call.id });
    this.#reject(call, error);
  }

  #finish(call) {
    this.#calls.delete(call.id);
    this.#progressCallbacks.delete(call.progressToken);
    this.#release(call);
  }

  #release(call) {
    clearTimeout(call.timer);
    call.signal?.removeEventListener('abort', call.onAbort);
  }

  #rejectAsLost(call) {
    this.#release(call);
    // A caller may await only the first of several lost calls: the other rejections must not count as unhandled.
    call.promise.catch(() => {});
    this.#reject(call, this.#lossOf(call.method));
  }

  #reject(call, error) {
    if (error instanceof CastError) {
      error.method ??= call.method;
      error.elapsed ??= Math.round(performance.now() - call.startedAt) / 1000;
    }
    const frames = call.site.stack?.split('\n').slice(1).join('\n');
    if (frames) error.stack = `${error.name}: ${error.message}\n${frames}`;
    call.reject(error);
  }

  // MARK: Bytes in

  #receive(chunk) {
    if (this.#lossOf) return;
    for (const { body, garbage, tooLarge } of this.#reader.push(chunk)) {
      if (body) this.#inbox.push(body);
      else if (garbage) this.#warn(`Skipped bytes that are no message: ${excerpt(garbage)}`);
      else {
        this.#drain({ completely: true });
        this.#streamEnded(new ProtocolViolation(`A message of ${tooLarge} bytes is over the limit (maxMessageBytes).`));
      }
    }
    if (!this.#isDrainScheduled) this.#drain();
  }

  /**
   * Handles messages in their order, also as awaiting code sees it: code that awaits a reply runs before the next
   * notification is delivered, even if both came in one chunk (otherwise a listener added right after an `await` would
   * miss an event right after the reply), and readers of events run before the next reply is delivered.
   */
  #drain({ completely = false } = {}) {
    while (this.#inbox.length > 0) {
      const message = this.#parse(this.#inbox[0]);
      const isReply = message?.method === undefined;
      if ((isReply ? this.#hasWokenReader : this.#hasSettledCall) && !completely) {
        this.#drainAfterContinuations();
        return;
      }
      this.#inbox.shift();
      this.#handle(message);
    }
    this.#hasSettledCall = false;
    this.#hasWokenReader = false;
  }

  #drainAfterContinuations() {
    this.#isDrainScheduled = true;
    // A tick requested inside a microtask runs when no microtask is left.
    queueMicrotask(() => process.nextTick(() => {
      this.#isDrainScheduled = false;
      this.#hasSettledCall = false;
      this.#hasWokenReader = false;
      this.#drain();
    }));
  }

  #parse(body) {
    if (!Buffer.isBuffer(body)) return body;
    try {
      this.#inbox[0] = parse(body.toString('utf8'));
    } catch (error) {
      this.#warn(`Skipped a message that is no JSON (${error.message}): ${excerpt(body)}`);
      this.#inbox[0] = undefined;
    }
    return this.#inbox[0];
  }

  #handle(message) {
    if (Array.isArray(message)) message.forEach((each) => this.#handle(each));
    else if (message === null || typeof message !== 'object') {
      if (message !== undefined) this.#warn('Skipped a message that is no object.');
    } else if (typeof message.method === 'string') this.#handleCall(message);
    else this.#handleReply(message);
  }

  #handleCall({ id, method, params = {} }) {
    if (id !== undefined && id !== null) this.#incoming.start(id, method, params);
    else if (method === '$/progress') this.#reportProgress(params);
    else if (method === '$/cancelRequest') this.#incoming.cancel(params.id);
    else if (this.#onNotification(method, params)) this.#hasWokenReader = true;
  }

  #reportProgress({ token, value }) {
    try {
      this.#progressCallbacks.get(token)?.(value);
    } catch (error) {
      this.#onWarning(error);
    }
  }

  #handleReply(message) {
    const call = this.#calls.get(message.id);
    if (!call) {
      if (this.#abandonedIds.delete(message.id)) return;
      this.#warn(`Skipped a reply to no call: ${excerpt(Buffer.from(JSON.stringify(message)))}`);
      return;
    }
    this.#finish(call);
    this.#hasSettledCall = true;
    if (message.error !== undefined && message.error !== null) this.#reject(call, this.#makeError(message.error));
    else if ('result' in message) call.resolve(message.result);
    else this.#reject(call, new ProtocolViolation(`${call.method}: the reply has neither result nor error.`));
  }

  // MARK: Bytes out

  #send(message, { isLimited = false } = {}) {
    const frame = encodeFrame(message);
    if (this.#lossOf || !this.#writable.writable) return;
    if (isLimited && this.#writable.writableLength + frame.length > MAX_UNSENT_BYTES) {
      throw new CastError(`The server reads too slowly: ${this.#writable.writableLength} bytes wait to be sent.`);
    }
    // Failures are reported by the stream's 'error'.
    this.#writable.write(frame, () => {});
  }

  #streamEnded(cause) {
    const report = this.#onStreamEnd;
    if (!report) return;
    this.#onStreamEnd = undefined;
    if (this.#reader.isInsideFrame && !this.#lossOf && !cause) {
      this.#warn('The stream ended in the middle of a message.');
    }
    report(cause);
  }

  #warn(text) {
    this.#onWarning(new ProtocolViolation(text));
  }
}

/** The default `lossOf`, for a connection without a more exact reason. */
export function connectionClosed(reason, cause) {
  return (method) => new ConnectionClosed(`${method}: ${reason}`, { method, cause });
}

/** The `lossOf` of a client that the program has closed. */
export function clientClosed(method) {
  return new ClientClosed(`${method}: the client is closed.`, { method });
}

function abortError(method, signal) {
  return new CallAborted(`${method} was aborted.`, { cause: signal.reason });
}

function excerpt(bytes) {
  const text = bytes.subarray(0, GARBAGE_EXCERPT_BYTES).toString('utf8');
  return JSON.stringify(text) + (bytes.length > GARBAGE_EXCERPT_BYTES ? `… (${bytes.length} bytes)` : '');
}
