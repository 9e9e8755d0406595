import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CallAborted, CastClient, CastMessageTooLarge, EndOfQueue, InvalidParams, QueueIncomplete, QueueItemNotFound } from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { names, song } from '../support/queue-calls.js';
import { spawnReal, startDaemon, startReceiver } from '../support/real.js';

const songs = (count, more = {}) => Array.from({ length: count }, (_, index) => song(`song-${index}`, more));

/** Keeps the list of a client that only listens; `until(revision)` waits for a change. */
function mirror(client) {
  const state = { ids: [], revision: 0, heard: new Set(), waiters: [] };
  const on = (name, change) => client.on(`queue.${name}`, (event) => {
    state.heard.add(name);
    change(event);
    assert.equal(event.revision, state.revision + 1, 'no change is lost');
    assert.equal(event.itemCount, state.ids.length);
    state.revision = event.revision;
    state.waiters = state.waiters.filter(([revision, resolve]) => revision > state.revision || resolve());
  });
  on('didReload', ({ itemIds }) => { state.ids = [...itemIds]; });
  on('didReorder', ({ itemIds }) => { state.ids = [...itemIds]; });
  on('didInsert', ({ itemIds, index }) => { state.ids.splice(index, 0, ...itemIds); });
  on('didRemove', ({ itemIds }) => { state.ids = state.ids.filter((id) => !itemIds.includes(id)); });
  on('didUpdate', ({ itemIds, indexes }) => { assert.deepEqual(indexes.map((index) => state.ids[index]), itemIds); });
  state.until = (revision) => (state.revision >= revision ? undefined : new Promise((resolve) => state.waiters.push([revision, resolve])));
  return state;
}

describe('the queue', () => {
  test('of two thousand items is one call', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
    const progress = [];
    const items = songs(2000);
    const { itemIds } = await client.queue.load({ sessionId, queueData: { items, startIndex: 1500 } }, { onProgress: (value) => progress.push(value) });
    assert.equal(itemIds.length, 2000);
    assert.ok(progress.length > 1);
    const page = await client.queue.list({ sessionId, count: 2000 });
    assert.deepEqual(names(page.items), names(items));
    assert.deepEqual(page.items.map(({ itemId }) => itemId), itemIds);
    const later = [];
    await client.media.load({ sessionId, queueData: { items: songs(900) } }, { onProgress: ({ percentage }) => later.push(percentage) });
    assert.ok(later.some((percentage) => percentage > 0));
    assert.equal((await client.queue.fetchItemIds({ sessionId })).itemIds.length, 900);
    assert.deepEqual(client.warnings, []);
  });

  test('is the same for every client, after any client\'s change', async (t) => {
    const path = await startDaemon(t);
    const receiver = await startReceiver(t);
    const first = await CastClient.connect({ path });
    const second = await CastClient.connect({ path });
    t.after(() => Promise.all([first.close(), second.close()]));
    await Promise.all([first, second].map((client) => client.events.subscribe({ topics: ['queue.*'] })));
    const mirrors = [mirror(first), mirror(second)];
    const { sessionId } = await first.session.start({ host: receiver.host, port: receiver.port });
    const { itemIds: [a, b, c] } = await first.queue.load({ sessionId, queueData: { items: ['a', 'b', 'c'].map((name) => song(name)) } });
    await Promise.all([
      first.queue.insert({ sessionId, items: [song('d'), song('e')], insertBefore: b }),
      second.queue.insert({ sessionId, items: [song('f')] }),
      first.queue.reorder({ sessionId, itemIds: [c, a] }),
      second.queue.update({ sessionId, items: [{ itemId: b, startTime: 3 }] }),
      second.queue.list({ sessionId, count: 10 }),
    ]);
    await first.queue.remove({ sessionId, itemIds: [b] });
    const { itemIds, revision } = await second.queue.fetchItemIds({ sessionId });
    for (const each of mirrors) {
      await each.until(revision);
      assert.deepEqual(each.ids, itemIds);
      assert.deepEqual([...each.heard].sort(), ['didInsert', 'didReload', 'didRemove', 'didReorder', 'didUpdate']);
    }
    assert.equal(itemIds.length, 5);
  });

  test('says which item is too long, and how far it came', async (t) => {
    const fault = '{"fault":"drop","when":{"direction":"received","type":"QUEUE_INSERT"},"after":2}';
    const receiver = await startReceiver(t, ['--no-advertise', '--fault', fault]);
    const client = await spawnReal(t);
    const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
    const tooLong = await rejection(client.queue.load({ sessionId, queueData: { items: [song('a'), song('b', { customData: 'x'.repeat(70_000) })] } }));
    assert.ok(tooLong instanceof CastMessageTooLarge);
    assert.equal(tooLong.data.path, 'params.queueData.items[1]');
    assert.equal(tooLong.data.queue.failedIndex, 1);
    const partial = await rejection(client.queue.load({ sessionId, queueData: { items: songs(300, { customData: 'x'.repeat(1000) }) } }));
    assert.ok(partial instanceof QueueIncomplete, partial.message);
    const { completedCount, failedIndex, itemIds, reason } = partial.data.queue;
    assert.ok(completedCount > 100 && completedCount === failedIndex && completedCount === itemIds.length);
    assert.equal(reason, 'ConnectionLost');
  });

  test('refuses with typed errors', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
    const { itemIds: [a] } = await client.queue.load({ sessionId, queueData: { items: [song('a')] } });
    assert.ok((await rejection(client.queue.next({ sessionId }))) instanceof EndOfQueue);
    assert.ok((await rejection(client.queue.jump({ sessionId, itemId: 99 }))) instanceof QueueItemNotFound);
    for (const [call, path] of [
      [client.queue.insert({ sessionId, items: [] }), 'params.items'],
      [client.queue.insert({ sessionId, items: [song('b'), {}] }), 'params.items[1].media'],
      [client.queue.update({ sessionId, items: [{ startTime: 1 }] }), 'params.items[0].itemId'],
      [client.queue.remove({ sessionId, itemIds: [a, -1] }), 'params.itemIds[1]'],
      [client.queue.list({ sessionId, count: 5001 }), 'params.count'],
      [client.queue.setCacheOptions({ sessionId, cacheSize: 0 }), 'params.cacheSize'],
    ]) {
      const error = await rejection(call);
      assert.ok(error instanceof InvalidParams, error.message);
      assert.equal(error.data.path, path);
    }
  });

  test('stops a long insertion that is aborted', async (t) => {
    const receiver = await startReceiver(t, ['--no-advertise', '--fault', '{"fault":"delay","seconds":0.2,"when":{"type":"QUEUE_INSERT"}}']);
    const client = await spawnReal(t);
    const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
    await client.queue.load({ sessionId, queueData: { items: [song('a')] } });
    const controller = new AbortController();
    const insertion = client.queue.insert({ sessionId, items: songs(1000, { customData: 'x'.repeat(1000) }) }, {
      signal: controller.signal, onProgress: ({ percentage }) => { if (percentage) controller.abort(); },
    });
    assert.ok((await rejection(insertion)) instanceof CallAborted);
    await client.queue.insert({ sessionId, items: [song('last')] });
    const { items, itemCount } = await client.queue.list({ sessionId, count: 5000 });
    assert.equal(names(items).at(-1), 'last');
    assert.ok(itemCount < 900);
  });
});
