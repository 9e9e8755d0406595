// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { encodeFrame, FrameReader } from '../src/framing.js';

const LIMIT = 64 * 1024 * 1024;
const message = { jsonrpc: '2.0', id: 1, result: { title: 'Größe – 映画 🎬' } };

function read(chunks, { maxMessageBytes = LIMIT } = {}) {
  const reader = new FrameReader({ maxMessageBytes });
  return chunks.flatMap((chunk) => reader.push(Buffer.from(chunk)));
}

const bodies = (frames) => frames.filter((frame) => frame.body).map((frame) => JSON.parse(frame.body.toString()));
const garbage = (frames) => frames.filter((frame) => frame.garbage).map((frame) => frame.garbage.toString());

describe('framing', () => {
  test('a message survives every cut in two, inside its header and inside its characters', () => {
    const bytes = encodeFrame(message);
    for (let at = 0; at <= bytes.length; at += 1) {
      assert.deepEqual(bodies(read([bytes.subarray(0, at), bytes.subarray(at)])), [message], `cut at ${at}`);
    }
  });

  test('bytes may come one by one, and messages several at once', () => {
    const bytes = Buffer.concat([encodeFrame(message), encodeFrame({ id: 2 }), encodeFrame(message)]);
    assert.deepEqual(bodies(read([...bytes].map((byte) => [byte]))), [message, { id: 2 }, message]);
    assert.deepEqual(bodies(read([bytes])), [message, { id: 2 }, message]);
  });

  test('the length counts bytes, not characters', () => {
    const text = encodeFrame({ text: 'é' }).toString();
    assert.match(text, /^Content-Length: 13\r\n\r\n/);
  });

  test('header names have no case, and other headers are ignored', () => {
    assert.deepEqual(bodies(read(['content-type: application/json\r\nCONTENT-LENGTH:  8 \r\n\r\n{"id":3}'])), [{ id: 3 }]);
  });

  test('lines before a header are reported and skipped', () => {
    const frames = read(['Building…\nCompiling 1 of 2\n', encodeFrame({ id: 4 }), 'warning: x', encodeFrame({ id: 5 })]);
    assert.deepEqual(bodies(frames), [{ id: 4 }, { id: 5 }]);
    assert.deepEqual(garbage(frames), ['Building…\nCompiling 1 of 2', 'warning: x']);
  });

  test('a flood without any header is dropped, and what follows is read', () => {
    const frames = read(['x'.repeat(100_000), '\n', encodeFrame({ id: 6 })]);
    assert.deepEqual(bodies(frames), [{ id: 6 }]);
    assert.ok(garbage(frames).join('').length > 99_000);
  });

  test('a header that follows a flood is read although it came in two chunks', () => {
    const bytes = encodeFrame({ id: 7 });
    assert.deepEqual(bodies(read(['x'.repeat(9000) + bytes.subarray(0, 10).toString(), bytes.subarray(10)])), [{ id: 7 }]);
  });

  test('a message over the limit is refused before its bytes are kept', () => {
    const frames = read(['Content-Length: 1001\r\n\r\n', 'y'.repeat(500), encodeFrame({ id: 8 })], { maxMessageBytes: 1000 });
    assert.deepEqual(frames, [{ tooLarge: 1001 }]);
  });

  test('the time for a big message grows with its size, not with the square', () => {
    const chunk = Buffer.alloc(1024, 'z');
    const milliseconds = (chunks) => {
      const reader = new FrameReader({ maxMessageBytes: LIMIT });
      const start = performance.now();
      reader.push(Buffer.from(`Content-Length: ${chunks * 1024}\r\n\r\n`));
      let frames = [];
      for (let index = 0; index < chunks; index += 1) frames = frames.concat(reader.push(chunk));
      assert.equal(frames[0].body.length, chunks * 1024);
      return performance.now() - start;
    };
    milliseconds(1024);
    // 32 MiB in 1 KiB chunks: copying the buffer at each of the 32,768 chunks would move half a terabyte.
    assert.ok(milliseconds(32 * 1024) < 20_000);
  });
});
