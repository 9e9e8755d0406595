// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { on, once } from 'node:events';
import { describe, test } from 'node:test';
import { CallAborted, CallTimeout, ConnectionClosed, NoSuchSession, ServerDied } from 'cast-rpc';
import { rejection, spawnFake } from './support/clients.js';

const status = (revision) => ({ method: 'media.didUpdateStatus', params: { sessionId: 's', revision } });
const volume = (level) => ({ method: 'session.didChangeVolume', params: { level } });

describe('listeners', () => {
  test('get events in order, between the replies', async (t) => {
    const client = await spawnFake(t);
    const seen = [];
    client.on('media.didUpdateStatus', ({ revision }) => seen.push(revision));
    await client.request('fake.notify', { before: [status(1), status(2)], after: [status(3)] }).then(() => seen.push('reply'));
    await client.server.ping();
    assert.deepEqual(seen, [1, 2, 'reply', 3]);
  });

  test('may be those of the helpers of node:events', async (t) => {
    const client = await spawnFake(t);
    const next = once(client, 'media.didUpdateStatus');
    const all = on(client, 'media.didUpdateStatus');
    await client.request('fake.notify', { after: [status(1)] });
    assert.equal((await next)[0].revision, 1);
    assert.equal((await all.next()).value[0].revision, 1);
    await all.return();
  });

  test('are waited for without a limit', async (t) => {
    const client = await spawnFake(t);
    const waits = [Infinity, 0, 1e9].map((timeout) => client.waitFor('media.didUpdateStatus', undefined, { timeout }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await client.request('fake.notify', { after: [status(1)] });
    assert.deepEqual((await Promise.all(waits)).map(({ revision }) => revision), [1, 1, 1]);
  });

  test('added after an await get events of the reply\'s chunk', async (t) => {
    const client = await spawnFake(t);
    const call = async () => { await client.request('fake.notify', { after: [status(7)] }); };
    const wrapped = async () => { await call(); };
    await wrapped();
    const seen = [];
    client.on('media.didUpdateStatus', ({ revision }) => seen.push(revision));
    await client.server.ping();
    assert.deepEqual(seen, [7]);
  });

  test('and readers of streams see replies and events in the order in which they came', async (t) => {
    const client = await spawnFake(t);
    const seen = [];
    const read = async () => {
      for await (const { params } of client.stream('media.*')) if (seen.push(params.revision) === 8) break;
    };
    const reading = read();
    for (const base of [0, 3]) {
      await client.request('fake.notify', { before: [status(base + 1), status(base + 2)], after: [status(base + 3)] });
      seen.push(`reply ${base}`);
    }
    await reading;
    assert.deepEqual(seen, [1, 2, 'reply 0', 3, 4, 5, 'reply 3', 6]);
  });

  test('of what no event is called are refused, with the name that was meant', async (t) => {
    const client = await spawnFake(t);
    for (const add of ['on', 'once', 'addListener', 'prependListener', 'prependOnceListener', 'stream', 'waitFor']) {
      const rows = [['media.didUpdateState', 'media.didUpdateStatus'], ['didEndMedia', undefined], ['sessionDidEnd', 'session.didEnd']];
      for (const [wrong, right] of rows) {
        const error = await rejection((async () => client[add](wrong, () => {}))());
        assert.ok(error instanceof TypeError, add);
        assert.match(error.message, new RegExp(`There is no event '${wrong}'\\.${right ? ` Did you mean '${right}'\\?` : ''}$`));
      }
    }
    assert.throws(() => client.stream('sesion.*'), { message: "There are no events 'sesion.*'. Did you mean 'session.*'?" });
    client.on('close', () => {}).on('warning', () => {}).on('$/overflow', () => {});
  });

  test('may call the client', async (t) => {
    const client = await spawnFake(t);
    const echoed = new Promise((resolve) => client.once('media.didUpdateStatus', async () => {
      resolve(await client.request('fake.echo', { value: 'from a listener' }));
    }));
    await client.request('fake.notify', { before: [status(1), status(2)] });
    assert.deepEqual(await echoed, { value: 'from a listener' });
  });

  test('that throw or reject become warnings; other listeners and calls go on', async (t) => {
    const client = await spawnFake(t);
    const seen = [];
    client.on('media.didUpdateStatus', () => { throw new Error('thrown'); });
    client.on('media.didUpdateStatus', async () => { throw new Error('rejected'); });
    client.on('media.didUpdateStatus', ({ revision }) => seen.push(revision));
    await client.request('fake.notify', { before: [status(1)] });
    assert.deepEqual(seen, [1]);
    assert.deepEqual(client.warnings.map((error) => error.message), ['thrown', 'rejected']);
  });

  test('can be taken away', async (t) => {
    const client = await spawnFake(t);
    const seen = [];
    const listener = ({ revision }) => seen.push(revision);
    client.on('media.didUpdateStatus', listener);
    client.once('media.didUpdateStatus', listener);
    await client.request('fake.notify', { before: [status(1)] });
    client.off('media.didUpdateStatus', listener);
    await client.request('fake.notify', { before: [status(2)] });
    assert.deepEqual(seen, [1, 1]);
    assert.equal(client.listenerCount('media.didUpdateStatus'), 0);
  });

  test('an event called "error", one of the library\'s own names, or one from tomorrow, ends nothing', async (t) => {
    const client = await spawnFake(t);
    client.on('close', () => assert.fail('the server cannot say so'));
    await client.request('fake.notify', { before: [{ method: 'error', params: {} }, { method: 'close', params: {} }, { method: 'future.didHappen', params: {} }, { method: 'x', params: undefined }] });
    await client.server.ping();
    client.removeAllListeners('close');
  });
});

describe('streams', () => {
  test('carry what matches, in order, from their making on', async (t) => {
    const client = await spawnFake(t);
    const media = client.stream('media.*');
    const all = client.stream();
    const two = client.stream(['session.didChangeVolume', 'queue.*']);
    await client.request('fake.notify', { before: [status(1), volume(0.5), status(2)] });
    assert.deepEqual((await media.next()).value, { name: 'media.didUpdateStatus', params: { sessionId: 's', revision: 1 } });
    assert.equal((await media.next()).value.params.revision, 2);
    assert.deepEqual((await two.next()).value, { name: 'session.didChangeVolume', params: { level: 0.5 } });
    const names = [];
    for await (const event of all) if (names.push(event.name) === 3) break;
    assert.deepEqual(names, ['media.didUpdateStatus', 'session.didChangeVolume', 'media.didUpdateStatus']);
  });

  test('a reader that waits gets the event at once; several readers get one each', async (t) => {
    const client = await spawnFake(t);
    const stream = client.stream('media.*');
    const reads = [stream.next(), stream.next()];
    await client.request('fake.notify', { before: [status(1), status(2)] });
    assert.deepEqual((await Promise.all(reads)).map(({ value }) => value.params.revision), [1, 2]);
    await client.request('fake.notify', { before: [status(3)] });
    assert.equal((await stream.next()).value.params.revision, 3, 'what a reader got is not queued too');
  });

  test('a full queue drops the oldest, and says how many of which names', async (t) => {
    const client = await spawnFake(t);
    const stream = client.stream('*', { limit: 3 });
    await client.request('fake.notify', { before: [status(1), volume(1), status(2), status(3), status(4)] });
    assert.deepEqual((await stream.next()).value, {
      name: '$/overflow', params: { dropped: 2, topics: ['media.didUpdateStatus', 'session.didChangeVolume'] },
    });
    const rest = [await stream.next(), await stream.next(), await stream.next()];
    assert.deepEqual(rest.map(({ value }) => value.params.revision), [2, 3, 4]);
  });

  test("the server's own overflow reaches every stream, and is added up when dropped here too", async (t) => {
    const client = await spawnFake(t);
    const overflow = { method: '$/overflow', params: { dropped: 10, topics: ['discovery.didUpdateDevice'] } };
    const stream = client.stream('media.*', { limit: 1 });
    await client.request('fake.notify', { before: [overflow, status(1)] });
    assert.deepEqual((await stream.next()).value, { name: '$/overflow', params: { dropped: 10, topics: ['discovery.didUpdateDevice'] } });
    assert.equal((await stream.next()).value.params.revision, 1);
  });

  test('break, return and abort end a stream', async (t) => {
    const client = await spawnFake(t);
    const controller = new AbortController();
    const stream = client.stream('*', { signal: controller.signal });
    const read = stream.next();
    controller.abort();
    assert.deepEqual(await read, { value: undefined, done: true });
    const other = client.stream();
    await other.return();
    await client.request('fake.notify', { before: [status(1)] });
    assert.deepEqual(await other.next(), { value: undefined, done: true });
  });

  test('close ends them after queued events; the server\'s death is thrown', async (t) => {
    const closed = await spawnFake(t);
    const stream = closed.stream();
    await closed.request('fake.notify', { before: [status(1)] });
    await closed.close();
    assert.equal((await stream.next()).value.params.revision, 1);
    assert.equal((await stream.next()).done, true);

    const dying = await spawnFake(t);
    const thrown = rejection((async () => { for await (const event of dying.stream()) assert.fail(event.name); })());
    dying.request('fake.die', { code: 4 }).catch(() => {});
    assert.ok((await thrown) instanceof ServerDied);
    assert.equal((await dying.stream().next()).done, true);
  });
});

describe('waitFor', () => {
  test('resolves with the params of the first event that is accepted', async (t) => {
    const client = await spawnFake(t);
    const wait = client.waitFor('media.didUpdateStatus', ({ revision }) => revision > 1);
    await client.request('fake.notify', { before: [status(1), volume(1), status(2), status(3)] });
    assert.equal((await wait).revision, 2);
  });

  test('rejects at its time-out, at an abort, at the close, and with what its filter throws', async (t) => {
    const client = await spawnFake(t);
    assert.ok((await rejection(client.waitFor('session.didEnd', undefined, { timeout: 0.02 }))) instanceof CallTimeout);
    assert.ok((await rejection(client.waitFor('session.didEnd', undefined, { signal: AbortSignal.abort() }))) instanceof CallAborted);
    const failing = rejection(client.waitFor('media.didUpdateStatus', () => { throw new Error('mine'); }));
    await client.request('fake.notify', { before: [status(1)] });
    assert.equal((await failing).message, 'mine');
    const closing = rejection(client.waitFor('session.didEnd'));
    await client.close();
    assert.ok((await closing) instanceof ConnectionClosed);
    const dying = await spawnFake(t);
    await rejection(dying.request('fake.die', { code: 5 }));
    assert.equal((await rejection(dying.waitFor('session.didEnd'))).exitCode, 5);
  });
});

describe('requests of the server', () => {
  const ask = { method: 'credentials.provide', params: { applicationId: 'CC1AD845' } };

  test('are answered by the handler, whose capability was declared', async (t) => {
    const client = await spawnFake(t, { handlers: { 'credentials.provide': ({ applicationId }) => ({ credentials: `for ${applicationId}` }) } });
    assert.deepEqual(await client.request('fake.ask', ask), { answer: { credentials: 'for CC1AD845' }, error: null });
    assert.deepEqual((await client.request('fake.state')).initialize.capabilities, { credentialsProvider: true });
  });

  test('without a handler are refused, and a handler that was not declared is a mistake', async (t) => {
    const client = await spawnFake(t);
    assert.equal((await client.request('fake.ask', ask)).error.code, -32601);
    assert.throws(() => client.handle('credentials.provide', () => ({})), /handlers/);
  });

  test('a handler can be replaced and removed, and may call the client', async (t) => {
    const client = await spawnFake(t, { handlers: { 'credentials.provide': () => ({}) } });
    const remove = client.handle('credentials.provide', async () => client.request('fake.echo', { value: 2 }));
    assert.deepEqual((await client.request('fake.ask', ask)).answer, { value: 2 });
    remove();
    assert.equal((await client.request('fake.ask', ask)).error.code, -32601);
  });

  test('a handler\'s error is the answer', async (t) => {
    const errors = [new NoSuchSession('gone', { data: { sessionId: 's' } }), new Error('mine'), 'text'];
    const client = await spawnFake(t, { handlers: { 'credentials.provide': () => { throw errors.shift(); } } });
    assert.deepEqual((await client.request('fake.ask', ask)).error, { code: 3001, message: 'gone', data: { sessionId: 's', name: 'NoSuchSession' } });
    assert.deepEqual((await client.request('fake.ask', ask)).error, { code: -32603, message: 'mine' });
    assert.deepEqual((await client.request('fake.ask', ask)).error, { code: -32603, message: 'text' });
    assert.equal(client.warnings.length, 2);
  });

  test('an answer that is no JSON is an internal error', async (t) => {
    const client = await spawnFake(t, { handlers: { 'credentials.provide': () => { const circle = {}; return Object.assign(circle, { credentials: circle }); } } });
    assert.equal((await client.request('fake.ask', ask)).error.code, -32603);
  });

  test('cancelled by the server: answered once, and the signal fires', async (t) => {
    let reason;
    const client = await spawnFake(t, { handlers: { 'credentials.provide': (_, { signal }) => new Promise((resolve) => {
      signal.addEventListener('abort', () => { reason = 'aborted'; resolve({ credentials: 'too late' }); });
    }) } });
    assert.equal((await client.request('fake.ask', { ...ask, cancel: true })).error.code, -32800);
    await client.server.ping();
    assert.equal(reason, 'aborted');
    assert.deepEqual((await client.request('fake.state')).answered, ['s-1']);
  });

  test('are aborted when the connection ends', async (t) => {
    const aborted = new Promise((resolve) => {
      spawnFake(t, { handlers: { 'credentials.provide': (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => resolve('aborted'))) } })
        .then((client) => {
          client.request('fake.ask', ask).catch(() => {});
          client.request('fake.ask', ask).catch(() => {});
          return client.server.ping().then(() => client.close());
        });
    });
    assert.equal(await aborted, 'aborted');
  });
});
