import { CastError } from './errors.js';

// The schedule of reconnecting, and the calls that restore a connection. No I/O and no timers; the clock is passed in.

/** Seconds after which a connection counts as stable: the delays start again after the next loss. */
const SETTLED_AFTER = 60;
const SUBSCRIBE = 'events.subscribe';
const UNSUBSCRIBE = 'events.unsubscribe';
const POLL = 'events.poll';

const DEFAULTS = { firstDelay: 0.1, maxDelay: 10, giveUpAfter: Infinity, maxRestarts: 5, callWait: 30 };

/** Returns the options for `reconnect`; `undefined` without it. */
export function reconnectOptions(reconnect) {
  if (!reconnect) return undefined;
  return reconnect === true ? DEFAULTS : { ...DEFAULTS, ...reconnect };
}

/**
 * The schedule of attempts. Times are in seconds; each delay is twice the previous one, and is shortened at random by
 * up to half.
 */
export class Attempts {
  #options;
  #limit;
  #chance;
  #connectedAt;
  #lostAt;
  #inARow = 0;
  /** The number of attempts since the connection was lost. */
  number = 0;

  /** `isOwnServer`: each attempt may start a server. */
  constructor(options, { isOwnServer, now, chance = Math.random }) {
    this.#options = options;
    this.#limit = isOwnServer ? options.maxRestarts : Infinity;
    this.#chance = chance;
    this.#connectedAt = now;
  }

  /** How long a call waits for a connection. */
  get callWait() {
    return this.#options.callWait;
  }

  /** Returns the delay before the next attempt; `undefined`: no further attempt. */
  nextDelay(now) {
    if (this.#lostAt === undefined) {
      this.#lostAt = now;
      this.number = 0;
      if (now - this.#connectedAt >= SETTLED_AFTER) this.#inARow = 0;
    }
    if (now - this.#lostAt >= this.#options.giveUpAfter || this.#inARow >= this.#limit) return undefined;
    const delay = Math.min(this.#options.maxDelay, this.#options.firstDelay * 2 ** this.#inARow);
    this.#inARow += 1;
    this.number += 1;
    return delay * (1 - this.#chance() / 2);
  }

  /** Handles a successful attempt. Returns the seconds since the loss. */
  didConnect(now) {
    const elapsed = now - (this.#lostAt ?? now);
    this.#connectedAt = now;
    this.#lostAt = undefined;
    return elapsed;
  }
}

/** The connection's subscriptions by the ids that the program knows; the server's ids may differ after a reconnect. */
export class Subscriptions {
  #greeting = {};
  #entries = new Map();

  /** Saves the params of `server.initialize`. */
  didGreet(params) {
    this.#greeting = params;
  }

  /** Returns the params of a call with this server's id of the subscription. */
  inWordsOfServer(method, params) {
    const entry = method === UNSUBSCRIBE || method === POLL ? this.#entries.get(params?.subscription) : undefined;
    return entry ? { ...params, subscription: entry.serverId } : params;
  }

  /** Whether a call concerns subscriptions. */
  concerns(method) {
    return method === SUBSCRIBE || method === UNSUBSCRIBE || method === POLL;
  }

  /** Handles a successful call of the program. Returns the result with the program's id of the subscription. */
  didSucceed(method, params, result) {
    if (method === UNSUBSCRIBE) this.#entries.delete(params?.subscription);
    if (method !== SUBSCRIBE || typeof result?.subscription !== 'string') return result;
    let id = result.subscription;
    // Another subscription may have had this id on an earlier connection.
    while (this.#entries.has(id)) id += "'";
    this.#entries.set(id, { params, serverId: result.subscription });
    return { ...result, subscription: id };
  }

  /** Returns the calls for a new connection. Notifications before the last answer are covered by its snapshot. */
  steps() {
    const { topics } = this.#greeting;
    const wanted = [...this.#entries.values()].map(({ params }) => ({ ...params, snapshot: false }));
    if (topics?.length > 0) wanted.unshift({ topics, snapshot: false });
    if (wanted.length > 0) wanted.at(-1).snapshot = true;
    const last = wanted.length > 0 ? [] : [{ method: 'events.snapshot', params: {} }];
    const greeting = { method: 'server.initialize', params: { ...this.#greeting, topics: [] } };
    return [greeting, ...wanted.map((params) => ({ method: SUBSCRIBE, params })), ...last];
  }

  /** Takes the answers to the `steps`. Returns the snapshot. */
  didRenew(results) {
    const entries = [...this.#entries.values()];
    const own = entries.length > 0 ? results.slice(-entries.length) : [];
    entries.forEach((entry, index) => { entry.serverId = own[index].subscription; });
    const last = results.at(-1);
    return last.snapshot ?? last;
  }
}

/** Whether another attempt would fail in the same way. */
export function isFinal(error) {
  if (!(error instanceof CastError)) return true;
  return error.code !== undefined && !error.retryable;
}
