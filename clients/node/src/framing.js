import { Buffer } from 'node:buffer';

import { stringify } from './numbers.js';

// `Content-Length` framing on bytes. Text is decoded only once a whole message is there, so a chunk may end
// inside a header or inside a character; no byte is copied more than twice, however the stream is cut.

const HEADER_END = Buffer.from('\r\n\r\n');
const MAX_HEADER_BYTES = 8 * 1024;
/** Longer than any header that the server writes: what survives when a run of garbage is thrown away. */
const RESYNC_BYTES = 64;
const NOTHING = Buffer.alloc(0);

/** One message as the bytes to write, header and body together so that they can't be torn apart. */
export function encodeFrame(message) {
  const body = stringify(message);
  return Buffer.from(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/**
 * Cuts a byte stream into messages.
 *
 * `push` returns what became complete, in order: `{ body }` for a message, `{ garbage }` for bytes that belong to
 * none (reading goes on behind them), `{ tooLarge }` for a message over the limit, after which the reader is done.
 */
export class FrameReader {
  #chunks = [];
  #size = 0;
  #bodyLength;
  #isDone = false;
  #maxMessageBytes;

  constructor({ maxMessageBytes }) {
    this.#maxMessageBytes = maxMessageBytes;
  }

  push(chunk) {
    const frames = [];
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (!this.#isDone && (this.#bodyLength === undefined ? this.#readHeader(frames) : this.#readBody(frames)));
    return frames;
  }

  /** Whether the stream would end in the middle of something. */
  get isInsideFrame() {
    return this.#size > 0 || this.#bodyLength !== undefined;
  }

  #readHeader(frames) {
    const buffer = this.#join();
    const end = buffer.indexOf(HEADER_END);
    if (end < 0) {
      if (buffer.length > MAX_HEADER_BYTES) {
        frames.push({ garbage: buffer.subarray(0, -RESYNC_BYTES) });
        this.#replace(buffer.subarray(-RESYNC_BYTES));
      }
      return false;
    }
    const { length, garbage } = parseHeader(buffer.subarray(0, end));
    if (garbage.length > 0) frames.push({ garbage });
    this.#replace(buffer.subarray(end + HEADER_END.length));
    this.#bodyLength = length;
    if (length > this.#maxMessageBytes) {
      this.#isDone = true;
      this.#replace(NOTHING);
      frames.push({ tooLarge: length });
    }
    return true;
  }

  #readBody(frames) {
    if (this.#size < this.#bodyLength) return false;
    const buffer = this.#join();
    frames.push({ body: buffer.subarray(0, this.#bodyLength) });
    this.#replace(buffer.subarray(this.#bodyLength));
    this.#bodyLength = undefined;
    return true;
  }

  #join() {
    if (this.#chunks.length !== 1) this.#chunks = [Buffer.concat(this.#chunks, this.#size)];
    return this.#chunks[0];
  }

  #replace(rest) {
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
  }
}

/** The length that a header block announces; lines that are no header are garbage that something printed before it. */
function parseHeader(block) {
  const garbage = [];
  let length;
  for (const line of block.toString('latin1').split(/\r?\n/)) {
    const match = /content-length:[ \t]*(\d+)[ \t]*$/i.exec(line);
    if (match) {
      length = Number(match[1]);
      if (match.index > 0) garbage.push(line.slice(0, match.index));
    } else if (!/^[A-Za-z-]+:/.test(line)) {
      garbage.push(line);
    }
  }
  if (length === undefined) return { length, garbage: block };
  return { length, garbage: Buffer.from(garbage.join('\n'), 'latin1') };
}
