// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CallAborted, CallTimeout, CastError, ConnectionClosed, MediaError, NoSuchSession, ProtocolViolation } from 'cast-rpc';
import { callLimit } from '../src/call-limit.js';
import { rejection, spawnFake } from './support/clients.js';

describe('calls', () => {
  test('text survives the way there and back, in chunks of 1, 2, 3, 5 and 7 bytes', async (t) => {
    const client = await spawnFake(t);
    const value = 'Größe 映画 🎬 \u0000 "\\';
    for (const size of [1, 2, 3, 5, 7]) assert.deepEqual(await client.request('fake.pieces', { value, size }), { value });
    assert.deepEqual(client.warnings, []);
  });

  test('a reply of 5 MB arrives whole', async (t) => {
    const client = await spawnFake(t);
    const { text } = await client.request('fake.big', { unit: 'ü🎬abcd', count: 500_000 });
    assert.equal(Buffer.byteLength(text), 5_000_000);
    assert.ok(text.endsWith('ü🎬abcd'));
  });

  test('200 calls at once get each its own reply, in any order', async (t) => {
    const client = await spawnFake(t);
    const tags = Array.from({ length: 200 }, (_, index) => index);
    const calls = tags.map((tag) => client.request('fake.hold', { tag }));
    const shuffled = [...tags].sort((a, b) => ((a * 7919) % 211) - ((b * 7919) % 211));
    await client.request('fake.release', { order: shuffled });
    assert.deepEqual((await Promise.all(calls)).map((result) => result.tag), tags);
    assert.equal(client.pendingCalls, 0);
  });

  test('an error has the class of its name, and the server\'s data', async (t) => {
    const client = await spawnFake(t);
    const data = { name: 'NoSuchSession', phase: 'connecting', elapsed: 12, retryable: true, sessionId: 's-1' };
    const error = await rejection(client.request('fake.error', { error: { code: 3001, message: 'No session s-1.', data } }));
    assert.ok(error instanceof NoSuchSession && error instanceof CastError && error instanceof Error);
    const { name, code, message, phase, elapsed, retryable, method } = error;
    assert.deepEqual({ name, code, message, phase, elapsed, retryable, method }, {
      name: 'NoSuchSession', code: 3001, message: 'No session s-1.', phase: 'connecting', elapsed: 12, retryable: true, method: 'fake.error',
    });
    assert.equal(error.data.sessionId, 's-1');
    assert.match(error.stack, /calls\.test\.js/, 'the stack shows the caller');
  });

  test('an error that this library does not know keeps its name and code', async (t) => {
    const client = await spawnFake(t);
    const error = await rejection(client.request('fake.error', { error: { code: 4999, message: 'New.', data: { name: 'FromTomorrow' } } }));
    assert.equal(error.constructor, CastError);
    assert.deepEqual([error.name, error.code, error.retryable], ['FromTomorrow', 4999, false]);
  });

  test('an error without data has the class of its code', async (t) => {
    const client = await spawnFake(t);
    const byCode = await rejection(client.request('fake.error', { error: { code: MediaError.code, message: 'x' } }));
    assert.ok(byCode instanceof MediaError);
    assert.ok((await rejection(client.request('fake.error', { error: { data: 5 } }))) instanceof CastError);
    assert.ok((await rejection(client.request('fake.error', { error: 'text' }))) instanceof CastError);
    assert.ok((await rejection(client.request('fake.malformed'))) instanceof ProtocolViolation);
  });

  test('a time-out rejects and cancels, and ignores the late reply', async (t) => {
    const client = await spawnFake(t);
    const error = await rejection(client.request('fake.silent', {}, { timeout: 0.03 }));
    assert.ok(error instanceof CallTimeout);
    assert.ok(error.retryable && error.elapsed >= 0.029 && error.method === 'fake.silent');
    const { cancelled } = await client.request('fake.state');
    assert.equal(cancelled.length, 1);
    assert.deepEqual(await client.request('fake.echo', { value: 1 }), { value: 1 });
    assert.deepEqual(client.warnings, [], 'the late reply is expected');
  });

  test('a reply after the time-out of a call that was answered all the same is ignored', async (t) => {
    const client = await spawnFake(t);
    const held = client.request('fake.hold', { tag: 'a' }, { timeout: 0.03 });
    assert.ok((await rejection(held)) instanceof CallTimeout);
    await client.request('fake.release', { order: ['a'] });
    assert.deepEqual(client.warnings, []);
  });

  test('the default time-out holds, and 0 takes it away', async (t) => {
    const client = await spawnFake(t, { timeout: 0.04 });
    const endless = client.request('fake.hold', { tag: 'x' }, { timeout: 0 });
    assert.ok((await rejection(client.request('fake.silent'))) instanceof CallTimeout);
    await client.request('fake.release', { order: ['x'] }, { timeout: 20 });
    assert.deepEqual(await endless, { tag: 'x' });
  });

  test('a call waits longer than the server may take', async (t) => {
    for (const [method, params, limit] of [
      ['server.ping', undefined, 60], ['discovery.find', {}, 70], ['discovery.find', { timeout: 120 }, 180], ['events.poll', { timeout: 300 }, 360],
      ['discovery.diagnose', { listenFor: 60 }, 120], ['server.report', {}, 63], ['media.play', { waitTimeout: 300 }, 360],
      ['media.load', { waitFor: 'PLAYING' }, 150], ['media.load', { waitTimeout: 300 }, 420], ['widget.handOver', {}, 120],
      ['session.start', {}, 1265], ['session.start', { timeout: 10 }, 675], ['session.resume', {}, 660],
      ['player.interrupt', { maximumDuration: 300 }, 2825], ['player.play', { timeout: 10, searchTimeout: 20, waitTimeout: 40 }, 1390],
      ['player.play', { waitTimeout: 'long' }, 1955],
    ]) assert.equal(callLimit(method, params, 60), limit, `${method} ${JSON.stringify(params)}`);
    assert.deepEqual([callLimit('player.play', {}, 0), callLimit('player.play', {}, 5000)], [0, 5000]);
    const client = await spawnFake(t, { timeout: 0.03 });
    const held = client.request('discovery.find', { tag: 'a' });
    await rejection(client.request('fake.silent'));
    await client.request('fake.release', { order: ['a'] }, { timeout: 20 });
    assert.deepEqual(await held, { tag: 'a' });
  });

  test('abort rejects at once with an AbortError, and cancels', async (t) => {
    const client = await spawnFake(t);
    const controller = new AbortController();
    const call = client.request('fake.silent', {}, { signal: controller.signal });
    const reason = new Error('the user left');
    controller.abort(reason);
    const error = await rejection(call);
    assert.ok(error instanceof CallAborted);
    assert.deepEqual([error.name, error.cause], ['AbortError', reason]);
    assert.equal((await client.request('fake.state')).cancelled.length, 1);
  });

  test('a signal that is aborted already keeps the call from being sent', async (t) => {
    const client = await spawnFake(t);
    assert.ok((await rejection(client.request('fake.die', {}, { signal: AbortSignal.abort() }))) instanceof CallAborted);
    await client.server.ping();
  });

  test('a signal that serves many calls keeps no listener of those that are over', async (t) => {
    const client = await spawnFake(t);
    const controller = new AbortController();
    let listeners = 0;
    const signal = {
      aborted: false,
      addEventListener: (...values) => { listeners += 1; controller.signal.addEventListener(...values); },
      removeEventListener: (...values) => { listeners -= 1; controller.signal.removeEventListener(...values); },
    };
    for (let index = 0; index < 20; index += 1) await client.request('fake.echo', { value: index }, { signal });
    await rejection(client.request('fake.silent', {}, { signal, timeout: 0.01 }));
    assert.equal(listeners, 0);
  });

  test('progress reaches its call only, and never after its end', async (t) => {
    const client = await spawnFake(t);
    const first = [];
    const second = [];
    const [a, b] = await Promise.all([
      client.request('fake.progress', { messages: ['1', '2'] }, { onProgress: (value) => first.push(value.message) }),
      client.request('fake.progress', { messages: ['3'] }, { onProgress: (value) => second.push(value.message) }),
    ]);
    await client.server.ping();
    assert.deepEqual([first, second], [['1', '2'], ['3']]);
    assert.notEqual(a.token, b.token);
  });

  test('an exception in a progress callback is a warning', async (t) => {
    const client = await spawnFake(t);
    await client.request('fake.progress', { messages: ['1'] }, { onProgress() { throw new Error('mine'); } });
    assert.deepEqual(client.warnings.map((error) => error.message), ['mine']);
  });

  test('params that are no JSON reject that call alone', async (t) => {
    const client = await spawnFake(t);
    const circle = {};
    circle.self = circle;
    assert.ok((await rejection(client.request('fake.echo', circle))) instanceof TypeError);
    assert.deepEqual(await client.request('fake.echo', { value: 10n }), { value: 10 });
    assert.equal(client.pendingCalls, 0);
    await client.server.ping();
  });

  test('a server that stops reading makes further calls fail instead of filling the memory', async (t) => {
    const client = await spawnFake(t, { closeTimeout: 0.05 });
    await client.request('fake.deaf');
    const value = 'x'.repeat(30 * 1024 * 1024);
    const calls = [1, 2, 3].map(() => rejection(client.request('fake.echo', { value })));
    const error = await calls[2];
    assert.match(error.message, /reads too slowly/);
    await client.close();
    for (const call of calls.slice(0, 2)) assert.ok((await call) instanceof ConnectionClosed);
  });
});

describe('other bytes than messages', () => {
  test('garbage on stdout is reported, and the reply behind it is read', async (t) => {
    const client = await spawnFake(t);
    await client.request('fake.raw', { before: 'Hello from a library!\n' });
    assert.equal(client.warnings.length, 1);
    assert.match(client.warnings[0].message, /Hello from a library!/);
  });

  test('reports invalid messages without losing others', async (t) => {
    const client = await spawnFake(t);
    const before = ['{"a":', '5', 'null', '[{"jsonrpc":"2.0","id":12345,"result":{}}]'].map((body) => `Content-Length: ${body.length}\r\n\r\n${body}`).join('');
    await client.request('fake.raw', { before });
    assert.equal(client.warnings.length, 4);
    assert.ok(client.warnings.every((error) => error instanceof ProtocolViolation));
  });

  test('a message over maxMessageBytes ends the connection with the reason', async (t) => {
    const client = await spawnFake(t, { maxMessageBytes: 10_000 });
    const error = await rejection(client.request('fake.big', { unit: 'x', count: 20_000 }));
    assert.ok(error instanceof ConnectionClosed);
    assert.match(error.cause.message, /over the limit/);
    assert.ok(client.isClosed);
  });
});
