import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { CastClient, CastMessageTooLarge, ChannelExists, ChannelNotConnected, InvalidNamespace, InvalidParams, NoSuchChannel, ReservedNamespace, SendBufferFull } from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { spawnReal, startDaemon, startReceiver } from '../support/real.js';

const namespace = 'urn:x-cast:dev.castrpc.echo';
const applicationId = 'EC40EC40';

/** Every notification of `channel` that a client gets, one by one: `await next()` is `[name, params]`. */
function channelEvents(client) {
  const events = [];
  const waiters = [];
  for (const name of ['didConnect', 'didDisconnect', 'didReceiveMessage', 'didChangeWritable']) {
    client.on(`channel.${name}`, (params) => {
      const waiter = waiters.shift();
      if (waiter) waiter([name, params]);
      else events.push([name, params]);
    });
  }
  return { next: async () => events.shift() ?? new Promise((resolve) => waiters.push(resolve)), waiting: events };
}

describe('channels', { timeout: 60_000 }, () => {
  test('carry text and bytes as they are', async (t) => {
    const { host, port } = await startReceiver(t);
    const client = await spawnReal(t);
    const { next } = channelEvents(client);
    await client.channel.add({ namespace });
    const { sessionId } = await client.session.start({ host, port, applicationId });
    const [name, connected] = await next();
    assert.deepEqual([name, connected.sessionId, connected.isWritable], ['didConnect', sessionId, true]);
    for (const text of ['', ' {"a" : 1.0}\r\n', '"quoted"', '\0\ufeffe\u0301🎬', 'ü'.repeat(32_000)]) {
      await client.channel.send({ namespace, text });
      const [, message] = await next();
      assert.equal(message.text, text);
      assert.equal(message.data, undefined);
    }
    const data = randomBytes(65_000).toString('base64');
    await client.channel.send({ namespace, sessionId, data });
    assert.equal((await next())[1].data, data);
    await client.channel.broadcast({ namespace, text: 'to everybody' });
    assert.equal((await next())[1].text, 'to everybody');
    assert.ok((await rejection(client.channel.send({ namespace, text: 'x'.repeat(65_536) }))) instanceof CastMessageTooLarge);
    await client.channel.remove({ namespace });
    const [last, { reason }] = await next();
    assert.deepEqual([last, reason], ['didDisconnect', 'REMOVED']);
  });

  test('refuse with typed errors', async (t) => {
    const { host, port } = await startReceiver(t);
    const client = await spawnReal(t);
    assert.ok((await rejection(client.channel.add({ namespace: 'com.example' }))) instanceof InvalidNamespace);
    assert.ok((await rejection(client.channel.add({ namespace: 'urn:x-cast:com.google.cast.media' }))) instanceof ReservedNamespace);
    await client.session.start({ host, port });
    assert.ok((await rejection(client.channel.send({ namespace, text: 'x' }))) instanceof NoSuchChannel);
    await client.channel.add({ namespace });
    assert.ok((await rejection(client.channel.add({ namespace }))) instanceof ChannelExists);
    assert.ok((await rejection(client.channel.send({ namespace, text: 'x' }))) instanceof ChannelNotConnected);
    assert.ok((await rejection(client.channel.send({ namespace, text: 'x', data: '' }))) instanceof InvalidParams);
  });

  test('come back after the link broke in the middle', async (t) => {
    const rule = { fault: 'drop', when: { direction: 'received', namespace, type: 'DROP' } };
    const { host, port } = await startReceiver(t, ['--no-advertise', '--fault', JSON.stringify(rule)]);
    const client = await spawnReal(t);
    const { next } = channelEvents(client);
    await client.session.start({ host, port, applicationId });
    await client.channel.add({ namespace });
    assert.equal((await next())[0], 'didConnect');
    await client.channel.send({ namespace, text: '{"type":"DROP"}' });
    assert.equal((await next())[1].reason, 'SESSION_SUSPENDED');
    assert.equal((await next())[0], 'didConnect');
    await client.channel.send({ namespace, text: 'after' });
    assert.equal((await next())[1].text, 'after');
    await client.session.end({ action: 'STOP_CASTING' });
    assert.equal((await next())[1].reason, 'SESSION_ENDED');
  });

  test('report when the device reads too slowly, and when it has caught up', async (t) => {
    const rule = { fault: 'freeze', seconds: 2, when: { direction: 'received', namespace, type: 'FREEZE' } };
    const { host, port } = await startReceiver(t, ['--no-advertise', '--fault', JSON.stringify(rule)]);
    const client = await spawnReal(t);
    const { next } = channelEvents(client);
    await client.channel.add({ namespace });
    await client.session.start({ host, port, applicationId });
    assert.equal((await next())[0], 'didConnect');
    await client.channel.send({ namespace, text: '{"type":"FREEZE"}' });
    const flood = async () => {
      for (let count = 0; count < 600; count += 1) await client.channel.send({ namespace, text: 'x'.repeat(60_000) });
    };
    assert.ok((await rejection(flood())) instanceof SendBufferFull);
    const states = [];
    while (states.at(-1) !== true) {
      const [name, { isWritable }] = await next();
      if (name === 'didChangeWritable') states.push(isWritable);
    }
    assert.equal(states[0], false);
  });

  test('are each client\'s own', async (t) => {
    const { host, port } = await startReceiver(t);
    const path = await startDaemon(t);
    const clients = await Promise.all([1, 2].map(() => CastClient.connect({ path })));
    for (const client of clients) {
      t.after(() => client.close());
      await client.events.subscribe({ topics: ['channel.*'] });
    }
    const [first, second] = clients;
    const [one, two] = clients.map((client) => channelEvents(client));
    for (const client of clients) await client.channel.add({ namespace });
    const { sessionId } = await first.session.start({ host, port, applicationId });
    for (const { next } of [one, two]) assert.equal((await next())[0], 'didConnect');
    await first.channel.send({ namespace, text: 'heard by both' });
    for (const { next } of [one, two]) assert.equal((await next())[1].text, 'heard by both');
    await first.close();
    await second.channel.send({ namespace, sessionId, text: 'still there' });
    assert.equal((await two.next())[1].text, 'still there');
    assert.equal((await second.channel.list()).channels.length, 1);
    await second.session.end({ sessionId, action: 'STOP_CASTING' });
  });
});
