import assert from 'node:assert/strict';

export const song = (name, more = {}) => ({
  media: { contentId: `https://example.com/${name}.mp3?duration=600`, contentType: 'audio/mpeg', streamType: 'BUFFERED' }, ...more,
});

/** The songs' names, in order. */
export const names = (items) => items.map(({ media }) => media?.contentId?.split('/').at(-1).split('.')[0] ?? '-');

/** Calls every method of `queue`, each with arguments that it accepts. */
export async function useQueue({ queue }, sessionId) {
  const { itemIds: [a, b, c], mediaState } = await queue.load({
    sessionId, queueData: { name: 'Evening', queueType: 'PLAYLIST', items: [song('a'), song('b'), song('c')], startIndex: 1 },
  });
  assert.equal(mediaState.sessionId, sessionId);
  const { itemIds: [d] } = await queue.insert({ sessionId, items: [song('d', { preloadTime: 10 })], insertBefore: c });
  const { itemIds: [e] } = await queue.insertAndPlay({ sessionId, item: song('e'), insertBefore: a, currentTime: 3 });
  assert.deepEqual((await queue.fetchItemIds({ sessionId })).itemIds, [e, a, b, d, c]);
  await queue.update({ sessionId, items: [{ itemId: b, startTime: 12 }] });
  await queue.reorder({ sessionId, itemIds: [c, d], insertBefore: a });
  await queue.move({ sessionId, itemId: e, toIndex: 4 });
  assert.deepEqual((await queue.fetchItemIds({ sessionId })).itemIds, [c, d, a, b, e]);
  const page = await queue.list({ sessionId, fromItemId: a, count: 2 });
  assert.deepEqual(names(page.items), ['a', 'b']);
  assert.deepEqual([page.startIndex, page.itemCount, page.isComplete, page.items[1].startTime], [2, 5, true, 12]);
  assert.deepEqual(names((await queue.fetchItems({ sessionId, itemIds: [d, c] })).items), ['d', 'c']);
  assert.deepEqual(names((await queue.fetchItemRange({ sessionId, itemId: d, nextCount: 2 })).items), ['a', 'b']);
  await queue.jump({ sessionId, itemId: c, currentTime: 5 });
  await queue.next({ sessionId });
  await queue.previous({ sessionId });
  assert.equal((await queue.setRepeatMode({ sessionId, repeatMode: 'REPEAT_ALL' })).status.repeatMode, 'REPEAT_ALL');
  await queue.shuffle({ sessionId });
  await queue.unshuffle({ sessionId });
  await queue.remove({ sessionId, itemIds: [d, e] });
  assert.equal((await queue.setCacheOptions({ sessionId, cacheSize: 100, maximumFetchCount: 10 })).cacheSize, 100);
  assert.equal((await queue.clear({ sessionId })).cachedItemCount, 0);
  assert.deepEqual((await queue.reload({ sessionId })).itemIds.sort(), [a, b, c].sort());
  assert.equal((await queue.getCache({ sessionId })).itemCount, 3);
}
