import { CastError } from './errors.js';

const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
const REQUEST_CANCELLED = -32800;

/** The server's requests to the program: each is answered exactly once, even if its handler fails. */
export class IncomingRequests {
  #handlers;
  #running = new Map();
  #send;
  #onWarning;

  /** `handlers` has the functions by method; it may outlive the connection. */
  constructor(send, onWarning, handlers = new Map()) {
    this.#handlers = handlers;
    this.#send = send;
    this.#onWarning = onWarning;
  }

  /**
   * Sets `handler(params, { signal })` for `method`; a later handler replaces it. Returns a function that removes it.
   */
  handle(method, handler) {
    this.#handlers.set(method, handler);
    return () => {
      if (this.#handlers.get(method) === handler) this.#handlers.delete(method);
    };
  }

  start(id, method, params) {
    const handler = this.#handlers.get(method);
    if (!handler) {
      this.#reply(id, { error: { code: METHOD_NOT_FOUND, message: `This client doesn't handle ${method}.` } });
      return;
    }
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#run(id, method, handler, params, controller);
  }

  cancel(id) {
    const controller = this.#running.get(id);
    if (!controller) return;
    this.#finish(id, controller, { error: { code: REQUEST_CANCELLED, message: 'The server cancelled this request.' } });
    controller.abort();
  }

  /** Handles the loss of the connection: aborts all handlers, without answers. */
  abortAll() {
    const controllers = [...this.#running.values()];
    this.#running.clear();
    controllers.forEach((controller) => controller.abort());
  }

  async #run(id, method, handler, params, controller) {
    let outcome;
    try {
      outcome = { result: (await handler(params, { signal: controller.signal })) ?? {} };
    } catch (error) {
      outcome = { error: errorObject(error) };
      if (!(error instanceof CastError) && !controller.signal.aborted) this.#onWarning(error);
    }
    this.#finish(id, controller, outcome, method);
  }

  #finish(id, controller, outcome, method) {
    if (this.#running.get(id) !== controller) return;
    this.#running.delete(id);
    try {
      this.#reply(id, outcome);
    } catch (error) {
      this.#onWarning(error);
      const message = `The answer to ${method} can't be written as JSON.`;
      this.#reply(id, { error: { code: INTERNAL_ERROR, message } });
    }
  }

  #reply(id, outcome) {
    this.#send({ jsonrpc: '2.0', id, ...outcome });
  }
}

function errorObject(error) {
  const message = String(error?.message ?? error);
  if (!(error instanceof CastError)) return { code: INTERNAL_ERROR, message };
  return { code: error.code ?? INTERNAL_ERROR, message, data: { ...error.data, name: error.name } };
}
