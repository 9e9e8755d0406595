import { Buffer } from 'node:buffer';

import { stringify } from './numbers.js';

// `Content-Length` framing on bytes. Text is decoded only when a message is complete, so a chunk may end inside a
// header or a character. The chunks of a body are joined once it is complete, so a long one isn't copied at each.

const HEADER_END = Buffer.from('\r\n\r\n');
const MAX_HEADER_BYTES = 8 * 1024;
/** The bytes kept when garbage is dropped: more than any header that the server writes. */
const RESYNC_BYTES = 64;
const NOTHING = Buffer.alloc(0);

/** Returns the bytes of a message, header and body together, for a single write. */
export function encodeFrame(message) {
  const body = stringify(message);
  return Buffer.from(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/**
 * Splits a byte stream into messages.
 *
 * `push` returns the completed parts, in order: `{ body }` for a message, `{ garbage }` for bytes outside of messages
 * (reading continues after them), `{ tooLarge }` for a message over the limit, after which the reader has ended.
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

  /** Whether the stream would end in the middle of a message if it ended now. */
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

/** Returns the length that a header block announces; other lines are garbage that was printed before it. */
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
