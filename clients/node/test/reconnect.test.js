// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CallAborted, CallTimeout, CastClient, ConnectionClosed, NoHandshake, ServerDied } from 'cast-rpc';
import { Attempts, reconnectOptions, Subscriptions } from '../src/reconnect.js';
import { FakeDaemon } from './support/fake-daemon.js';
import { rejection, spawnFake } from './support/clients.js';

const quick = { firstDelay: 0.01, maxDelay: 0.05, callWait: 5 };

/** A daemon of the test's own, and a client of it that connects again. */
async function connected(t, { reconnect = quick, ...options } = {}) {
  const daemon = await FakeDaemon.start(t);
  const client = await CastClient.connect({ path: daemon.path, reconnect, ...options });
  t.after(() => client.close());
  return { daemon, client };
}

describe('attempts', () => {
  const attempts = (options, more) => new Attempts(reconnectOptions({ firstDelay: 1, ...options }), { now: 0, chance: () => 0, ...more });
  const delays = (each, count, now = 0) => Array.from({ length: count }, () => each.nextDelay(now));

  test('wait twice as long each time, up to a cap; chance takes up to half', () => {
    assert.deepEqual(delays(attempts({ maxDelay: 3 }), 4), [1, 2, 3, 3]);
    assert.deepEqual(delays(attempts({}, { chance: () => 1 }), 3), [0.5, 1, 2]);
  });

  test('start a server a few times only, unless it ran a minute', () => {
    const own = attempts({ maxRestarts: 2 }, { isOwnServer: true });
    assert.deepEqual(delays(own, 3), [1, 2, undefined]);
    const settled = attempts({ maxRestarts: 2 }, { isOwnServer: true });
    delays(settled, 2);
    assert.equal(settled.didConnect(5), 5);
    assert.deepEqual(delays(settled, 3, 66), [1, 2, undefined]);
    assert.equal(settled.number, 2);
  });

  test('end with the patience', () => {
    const each = attempts({ giveUpAfter: 10 });
    assert.deepEqual([100, 109, 110].map((now) => each.nextDelay(now) === undefined), [false, false, true]);
  });
});

describe('subscriptions', () => {
  test("keep the program's ids", () => {
    const subscriptions = new Subscriptions();
    subscriptions.didGreet({ topics: ['*'], specHash: 'x' });
    subscriptions.didSucceed('events.subscribe', { topics: ['log.*'] }, { subscription: 'sub-1' });
    assert.deepEqual(subscriptions.steps().map(({ params }) => params), [
      { topics: [], specHash: 'x' }, { topics: ['*'], snapshot: false }, { topics: ['log.*'], snapshot: true },
    ]);
    subscriptions.didRenew([{}, { subscription: 'sub-1' }, { subscription: 'sub-2', snapshot: {} }]);
    assert.deepEqual(subscriptions.inWordsOfServer('events.poll', { subscription: 'sub-1', maximum: 3 }), { subscription: 'sub-2', maximum: 3 });
    // The new server's ids may be those that the program has from the old one.
    const { subscription } = subscriptions.didSucceed('events.subscribe', { topics: ['a.b'] }, { subscription: 'sub-1' });
    assert.notEqual(subscription, 'sub-1');
    subscriptions.didSucceed('events.unsubscribe', { subscription: 'sub-1' }, {});
    assert.deepEqual(subscriptions.steps().map(({ params }) => params.topics), [[], ['*'], ['a.b']]);
  });

  test('none: there is still a snapshot', () => {
    assert.deepEqual(new Subscriptions().steps().map(({ method }) => method), ['server.initialize', 'events.snapshot']);
  });
});

describe('connecting again', () => {
  test('calls under way fail at once, and the next ones find the new server', async (t) => {
    const { daemon, client } = await connected(t);
    const stream = client.stream(['session.*', 'connectionLost', 'reconnected']);
    const lost = rejection(client.request('fake.silent'));
    const heard = [(await stream.next()).value.name];
    await daemon.restart();
    assert.ok((await lost) instanceof ConnectionClosed);
    assert.deepEqual(await client.request('server.echo', { value: 2 }), { value: 2 });
    assert.ok(client.isConnected);
    const rest = [];
    for (let count = 0; count < 3; count += 1) rest.push((await stream.next()).value);
    // Events before the snapshot are in it, and aren't reported again.
    assert.deepEqual([...heard, ...rest.map(({ name }) => name)],
      ['session.didEnterPhase', 'connectionLost', 'reconnected', 'session.didEnterPhase']);
    assert.equal(rest[2].params.seq, 2);
    assert.equal(rest[1].params.snapshot.castState, 'NOT_CONNECTED');
    assert.ok(rest[1].params.attempts >= 1 && rest[0].params.reason.length > 0);
  });

  test('a listener added on reconnect gets each event once', async (t) => {
    const { daemon, client } = await connected(t);
    const phases = [];
    const heard = new Promise((resolve) => {
      client.on('reconnected', () => client.on('session.didEnterPhase', ({ seq }) => resolve(phases.push(seq))));
    });
    await daemon.restart();
    await heard;
    assert.deepEqual(phases, [2]);
  });

  test('its subscriptions are made again and known by their old names', async (t) => {
    const { daemon, client } = await connected(t, { topics: ['session.*'] });
    const { subscription } = await client.events.subscribe({ topics: ['log.*'], delivery: 'POLL' });
    const back = client.waitFor('reconnected');
    await daemon.restart();
    await back;
    await client.events.poll({ subscription });
    await client.events.unsubscribe({ subscription });
    const [greeting, ...calls] = daemon.calls.at(-1);
    assert.deepEqual(greeting[1].topics, []);
    assert.deepEqual(calls.map(([name, params]) => [name, params.subscription ?? params.topics[0]]), [
      ['events.subscribe', 'session.*'], ['events.subscribe', 'log.*'], ['events.poll', 'sub-22'], ['events.unsubscribe', 'sub-22'],
    ]);
    assert.notEqual(subscription, 'sub-22');
  });

  test('calls without a connection wait, fail at once, or are aborted', async (t) => {
    const { daemon, client } = await connected(t);
    const hasty = await CastClient.connect({ path: daemon.path, reconnect: { ...quick, callWait: 0 } });
    t.after(() => hasty.close());
    const lost = Promise.all([client, hasty].map((each) => each.waitFor('connectionLost')));
    await daemon.stop();
    await lost;
    assert.deepEqual([client.isClosed, client.isConnected], [false, false]);
    assert.ok((await rejection(hasty.server.ping())) instanceof ConnectionClosed);
    const abort = new AbortController();
    const aborted = rejection(client.server.ping({}, { signal: abort.signal }));
    abort.abort();
    assert.ok((await aborted) instanceof CallAborted);
    const waiting = client.request('server.echo', { value: 1 });
    await daemon.start();
    assert.deepEqual(await waiting, { value: 1 });
  });

  test('a daemon that says nothing is tried again', async (t) => {
    const { daemon, client } = await connected(t, { startTimeout: 1 });
    daemon.isMute = true;
    const error = await rejection(CastClient.connect({ path: daemon.path, spawn: true, startTimeout: 0.1, reconnect: true }));
    assert.ok(error instanceof NoHandshake);
    const back = client.waitFor('reconnected');
    const met = daemon.muteConnection();
    await daemon.restart();
    await met;
    daemon.isMute = false;
    assert.ok((await back).attempts > 1);
  });

  test('close ends the attempts', async (t) => {
    const { daemon, client } = await connected(t, { startTimeout: 60 });
    daemon.isMute = true;
    const lost = client.waitFor('connectionLost');
    await daemon.restart();
    await lost;
    const waiting = rejection(client.server.ping());
    const begun = performance.now();
    await client.close();
    assert.ok(performance.now() - begun < 30_000);
    assert.ok((await waiting) instanceof ConnectionClosed);
    assert.match((await rejection(client.server.ping())).message, /the client is closed/);
  });

  test('a refusal that will not change is the end', async (t) => {
    const { daemon, client } = await connected(t);
    daemon.refusal = { code: -32010, message: 'No.', data: { name: 'UnsupportedProtocolVersion' } };
    const reason = new Promise((resolve) => client.on('close', resolve));
    await daemon.restart();
    assert.match((await reason).message, /connecting again failed: No\./);
    assert.ok(client.isClosed);
  });

  test('five clients come back', async (t) => {
    const { daemon, client } = await connected(t);
    const clients = [client];
    while (clients.length < 5) clients.push(await CastClient.connect({ path: daemon.path, reconnect: quick }));
    t.after(() => Promise.all(clients.map((each) => each.close())));
    const back = Promise.all(clients.map((each) => each.waitFor('reconnected')));
    await daemon.restart();
    await back;
    await Promise.all(clients.map((each) => each.server.ping()));
  });

  test('a spawned server is started again a few times', async (t) => {
    const client = await spawnFake(t, { reconnect: { ...quick, maxRestarts: 1 } });
    const first = client.pid;
    const closed = new Promise((resolve) => client.on('close', resolve));
    for (const code of [3, 4]) {
      const error = await rejection(client.request('fake.die', { code, stderr: 'oh no' }));
      assert.ok(error instanceof ServerDied, error.stack);
      assert.deepEqual([error.exitCode, error.stderr], [code, 'oh no']);
    }
    assert.equal((await closed).exitCode, 4);
    assert.notEqual(client.pid, first);
  });

  test('only targets that can be opened again', async () => {
    await assert.rejects(CastClient.over({}, { reconnect: true }), TypeError);
  });
});
