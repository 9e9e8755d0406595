/** The name under which a stream, like the server, reports lost events. */
export const OVERFLOW = '$/overflow';

/**
 * Events as an async iterator with a bounded queue. If its reader is too slow, the oldest events are dropped, and
 * the next item is `$/overflow` with their number and topics: the program should read the state again.
 */
export class EventStream {
  #matches;
  #limit;
  #queue = [];
  #dropped = 0;
  #droppedTopics = new Set();
  #waiting = [];
  #isEnded = false;
  #error;
  #onEnd;

  constructor({ patterns, limit, onEnd }) {
    this.#matches = matcher(patterns);
    this.#limit = limit;
    this.#onEnd = onEnd;
  }

  /** Offers an event; it is queued if it matches the patterns. Returns whether a reader was waiting for it. */
  push(name, params) {
    if (this.#isEnded || !(name === OVERFLOW || this.#matches(name))) return false;
    const event = { name, params };
    const reader = this.#waiting.shift();
    if (reader) {
      reader.resolve({ value: event, done: false });
      return true;
    }
    this.#queue.push(event);
    if (this.#queue.length > this.#limit) this.#drop(this.#queue.shift());
    return false;
  }

  /** Ends the stream: queued events can still be read, then the iteration ends, or throws `error`. */
  end(error) {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#error = error;
    this.#onEnd(this);
    for (const reader of this.#waiting.splice(0)) this.#settleAtEnd(reader);
  }

  next() {
    return new Promise((resolve, reject) => {
      const reader = { resolve, reject };
      const event = this.#takeNext();
      if (event) resolve({ value: event, done: false });
      else if (this.#isEnded) this.#settleAtEnd(reader);
      else this.#waiting.push(reader);
    });
  }

  /** Called by `break`: drops the queue. */
  async return() {
    this.#queue = [];
    this.#dropped = 0;
    this.#error = undefined;
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  #takeNext() {
    if (this.#dropped === 0) return this.#queue.shift();
    const params = { dropped: this.#dropped, topics: [...this.#droppedTopics] };
    this.#dropped = 0;
    this.#droppedTopics.clear();
    return { name: OVERFLOW, params };
  }

  #drop({ name, params }) {
    this.#dropped += name === OVERFLOW ? params?.dropped ?? 1 : 1;
    for (const topic of name === OVERFLOW ? params?.topics ?? [] : [name]) this.#droppedTopics.add(topic);
  }

  #settleAtEnd({ resolve, reject }) {
    const error = this.#error;
    // Thrown once, like by other iterators; afterwards the stream has ended.
    this.#error = undefined;
    if (error) reject(error);
    else resolve({ value: undefined, done: true });
  }
}

/** Whether a name matches one of `patterns`: exact names, `namespace.*`, `*`. */
function matcher(patterns) {
  const names = new Set(patterns.filter((pattern) => !pattern.endsWith('*')));
  const prefixes = patterns.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  return (name) => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
