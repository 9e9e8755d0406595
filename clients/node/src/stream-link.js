import { connectionClosed } from './connection.js';

/** A connection over streams that this library started no process for: a socket, or streams of the program. */
export class StreamLink {
  constructor(readable, writable) {
    this.readable = readable;
    this.writable = writable;
  }

  unref() {
    for (const stream of [this.readable, this.writable]) stream.unref?.();
  }

  ref() {
    for (const stream of [this.readable, this.writable]) stream.ref?.();
  }

  async describeDeath(cause) {
    const reason = cause ? `the connection broke (${cause.message}).` : 'the server closed the connection.';
    return connectionClosed(reason, cause);
  }

  async stop(graceMs) {
    if (!this.writable.destroyed) {
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, graceMs);
        this.writable.once('close', resolve).once('finish', resolve).end();
        if (this.writable.writableFinished) resolve();
        timer.unref();
      });
    }
    this.readable.destroy();
    this.writable.destroy();
  }
}
