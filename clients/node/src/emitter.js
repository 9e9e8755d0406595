import { EventEmitter } from 'node:events';

/**
 * An `EventEmitter` whose listeners can't affect each other, nor end the program: an exception or a rejection of a
 * listener is reported to `'warning'` listeners, or else as a process warning.
 */
export class SafeEmitter extends EventEmitter {
  emit(name, ...values) {
    const listeners = this.rawListeners(name);
    for (const listener of listeners) {
      try {
        const outcome = Reflect.apply(listener, this, values);
        if (typeof outcome?.then === 'function') outcome.then(undefined, (error) => this.#report(name, error));
      } catch (error) {
        this.#report(name, error);
      }
    }
    return listeners.length > 0;
  }

  /** Reports an error that isn't the outcome of a call. */
  warn(error) {
    if (this.listenerCount('warning') > 0) this.emit('warning', error);
    else process.emitWarning(asError(error));
  }

  #report(name, error) {
    if (name === 'warning') process.emitWarning(asError(error));
    else this.warn(error);
  }
}

function asError(value) {
  return value instanceof Error ? value : new Error(String(value));
}
