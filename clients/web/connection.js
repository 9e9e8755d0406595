// A connection to the cast-rpc server: JSON-RPC 2.0 over any transport of texts, by default the WebSocket of `castctl
// web`.

/** An error of the server, or the loss of the connection (`name` is `ConnectionClosed`). */
export class CastError extends Error {
  /** @param {{code: number, message: string, data?: object}} error as in the server's answer */
  constructor(error, method) {
    super(error.message);
    this.name = error.data?.name ?? 'CastError';
    this.code = error.code;
    this.data = error.data ?? {};
    this.method = method;
  }

  /** The failure for people who know nothing of the API. */
  get userMessage() {
    return this.data.userMessage ?? this.message;
  }

  /** The advice for people who know nothing of the API; empty if there is none. */
  get advice() {
    return this.data.userAdvice ?? this.data.advice ?? '';
  }
}

const SUBPROTOCOL = 'cast-rpc.v1';
const MAXIMUM_DELAY = 10_000;

/**
 * A connection that reconnects when it is lost. Events: `open`, `close` (`detail.reason`), `notification`
 * (`detail.method`, `detail.params`), `call` (`detail.method`, `detail.answer`: the promise of the result), `refused`
 * (`detail.error`: a call of `tap` failed).
 */
export class CastConnection extends EventTarget {
  #open;
  #name;
  #topics;
  #link = null;
  #isReady = false;
  #isClosed = false;
  #nextId = 1;
  #calls = new Map();
  #delay = 250;
  #timer = null;

  /**
   * @param {object} options
   * @param {() => WebSocket} options.open opens the transport: a WebSocket, or an object with its `send`, `close`,
   *   `onopen`, `onmessage` and `onclose`, such as one over the messages of an editor's webview
   * @param {string} [options.name] the program's name in the server's log
   * @param {string[]} [options.topics] further notifications; those of the widgets are always included
   */
  constructor({ open, name = 'cast-web', topics = [] }) {
    super();
    this.#open = open;
    this.#name = name;
    this.#topics = ['widget.*', ...topics];
  }

  /** Connects to a `castctl web`: `address` is that of the page, `token` comes from its fragment. */
  static toBridge(token, options = {}, address = globalThis.location) {
    const url = `ws://${address.host}/rpc`;
    return new CastConnection({ ...options, open: () => new WebSocket(url, [SUBPROTOCOL, `token.${token}`]) });
  }

  /**
   * Connects a page of another origin to the `castctl web --allow-origin` that printed the page's address: its
   * fragment, `#cast=HOST:PORT,TOKEN`, is hidden and kept for this tab. `null` if the page was opened by another
   * address. Only a server of this machine is connected to, since a link may hold any fragment.
   */
  static fromPage(options = {}) {
    const [, host, token] = /^#cast=(127\.0\.0\.1:\d{1,5}),([0-9a-f]{32})$/.exec(location.hash) ?? [];
    if (host) {
      sessionStorage.setItem('cast-bridge', JSON.stringify({ host, token }));
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    const kept = JSON.parse(sessionStorage.getItem('cast-bridge'));
    return kept && CastConnection.toBridge(kept.token, options, kept);
  }

  /** Whether calls can be made. */
  get isOpen() {
    return this.#isReady;
  }

  /** Starts to connect, and keeps trying. */
  start() {
    if (this.#link || this.#isClosed) return this;
    let link;
    try {
      link = this.#open();
    } catch (error) {
      this.#again(String(error));
      return this;
    }
    this.#link = link;
    link.onopen = () => this.#greet(link);
    link.onmessage = (event) => this.#receive(event.data);
    link.onclose = (event) => {
      if (this.#link !== link) return;
      this.#link = null;
      this.#again(event?.reason ?? '', event?.code);
    };
    return this;
  }

  /** Ends the connection for good. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const link = this.#link;
    this.#link = null;
    link?.close();
    this.#end('closed');
  }

  /** Calls a method; resolves to its result, rejects with a {@link CastError}. */
  call(method, params = {}) {
    if (!this.#isReady) return Promise.reject(closedError(method));
    const answer = this.#ask(method, params);
    this.dispatchEvent(new CustomEvent('call', { detail: { method, answer } }));
    return answer;
  }

  /** Calls a method for a tap: an error is reported as `refused`, and the promise resolves to `undefined`. */
  async tap(method, params = {}) {
    try {
      return await this.call(method, params);
    } catch (error) {
      this.refuse(error);
      return undefined;
    }
  }

  /** Reports as `refused` that an action of a person failed. */
  refuse(error) {
    this.dispatchEvent(new CustomEvent('refused', { detail: { error, method: error.method } }));
  }

  #ask(method, params) {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { method, resolve, reject });
      this.#link.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  async #greet(link) {
    try {
      const hello = await this.#ask('server.initialize', {
        protocolVersion: '1.0', clientInfo: { name: this.#name }, topics: this.#topics,
      });
      if (this.#link !== link) return;
      this.#isReady = true;
      this.#delay = 250;
      this.dispatchEvent(new CustomEvent('open', { detail: hello }));
    } catch (error) {
      if (this.#link !== link) return;
      this.#link = null;
      link.close();
      this.#again(error.message);
    }
  }

  #receive(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    for (const one of Array.isArray(message) ? message : [message]) this.#take(one);
  }

  #take(message) {
    if (message.method !== undefined && message.id === undefined) {
      this.dispatchEvent(new CustomEvent('notification', { detail: { method: message.method, params: message.params ?? {} } }));
      return;
    }
    const call = this.#calls.get(message.id);
    if (!call) return;
    this.#calls.delete(message.id);
    if (message.error) call.reject(new CastError(message.error, call.method));
    else call.resolve(message.result);
  }

  #again(reason, code) {
    this.#end(reason, code);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.start(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, MAXIMUM_DELAY);
  }

  #end(reason, code) {
    const wasReady = this.#isReady;
    this.#isReady = false;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const call of calls) call.reject(closedError(call.method));
    this.dispatchEvent(new CustomEvent('close', { detail: { reason, code, wasReady } }));
  }
}

function closedError(method) {
  return new CastError({ code: 0, message: 'The connection to the server is lost.', data: { name: 'ConnectionClosed' } }, method);
}
