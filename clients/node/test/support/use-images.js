import assert from 'node:assert/strict';
import { ImageURLRefused } from 'cast-rpc';
import { rejection } from './clients.js';

/** Calls every method of `image`. */
export async function useImages(client) {
  assert.deepEqual(await client.image.setPolicy({ policy: { strategy: 'LARGEST', byType: { BACKGROUND: 'FIRST' } } }), { strategy: 'LARGEST', byType: { BACKGROUND: 'FIRST' } });
  assert.equal((await client.image.getPolicy()).strategy, 'LARGEST');
  const images = [{ url: 'https://example.com/a', width: 1, height: 1 }, { url: 'https://example.com/b', width: 2, height: 2 }];
  assert.deepEqual(await client.image.pick({ images, hints: { imageType: 'CAST_DIALOG' } }), { image: images[1], isCustom: false });
  await client.image.setPolicy();
  const error = await rejection(client.image.fetch({ url: 'https://127.0.0.1/a.png?token=secret' }));
  assert.ok(error instanceof ImageURLRefused);
  assert.ok(!error.message.includes('secret'));
  assert.ok((await client.image.cacheInfo()).images >= 0);
  assert.equal((await client.image.clearCache()).images, 0);
}
