// Runs once: it has no devices.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ImageTooLarge, ImageTypeRefused, ImageUnavailable, ImageURLRefused, RequestCancelled } from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { png, startSite } from '../support/https-site.js';
import { spawnReal } from '../support/real.js';

const posters = [
  { url: 'https://example.com/unknown' },
  { url: 'https://example.com/small', width: 120, height: 180 },
  { url: 'https://example.com/large', width: 480, height: 720 },
];

/** A client of a server whose pictures are in the site's folder, and which trusts the site. */
async function spawnWithPictures(t, site, options = {}) {
  const client = await spawnReal(t, options);
  const images = { cacheDirectory: join(site.folder, 'images'), additionalRoots: site.root, fetch: { allowPrivateAddresses: true } };
  await client.context.create({ options: { disableDiscoveryAutostart: true, images } });
  return client;
}

describe('pictures', { timeout: 60_000 }, () => {
  test('are fetched once, and reported to all clients', async (t) => {
    const site = await startSite(t);
    const client = await spawnWithPictures(t, site);
    const told = client.waitFor('image.didCache');
    const url = site.url('/poster.png?token=secret');
    const first = await client.image.fetch({ url, includeData: true });
    assert.deepEqual([first.mediaType, first.width, first.height, first.source], ['image/png', 2, 3, 'NETWORK']);
    assert.deepEqual(readFileSync(first.path), Buffer.from(first.data, 'base64'));
    const event = await told;
    assert.equal(event.url, `${site.url('/poster.png')}?…`);
    assert.equal(event.urlDigest, createHash('sha256').update(url).digest('hex'));
    assert.equal((await client.image.fetch({ url })).source, 'CACHE');
    assert.equal((await client.image.fetch({ url, mode: 'REVALIDATE' })).source, 'NETWORK');
    assert.equal((await client.image.fetch({ url, mode: 'OFFLINE' })).source, 'CACHE');
    assert.equal(site.requests.length, 2);
  });

  test('are refused with typed errors', async (t) => {
    const page = (type, body) => (_, response) => response.writeHead(200, { 'content-type': type }).end(body);
    const site = await startSite(t, {
      '/html': page('text/html', '<html>'), '/lie': page('image/gif', png()),
      '/gone': (_, response) => response.writeHead(410).end(),
      '/plain': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/?token=secret' }).end(),
    });
    const client = await spawnWithPictures(t, site);
    for (const [path, kind, reason, options] of [
      ['/html', ImageTypeRefused, 'typeRefused'], ['/lie', ImageTypeRefused, 'typeRefused'], ['/gone', ImageUnavailable, 'badStatus'],
      ['/plain', ImageURLRefused, 'redirectRefused'], ['/a', ImageTooLarge, 'tooLarge', { maximumBytes: 10 }],
      ['/a', ImageURLRefused, 'addressRefused', { allowPrivateAddresses: false }],
    ]) {
      const error = await rejection(client.image.fetch({ url: site.url(path), options }));
      assert.ok(error instanceof kind, `${path}: ${error}`);
      assert.equal(error.data.reason, reason);
      assert.ok(!error.message.includes('secret'));
    }
  });

  test('that are slow can be given up', async (t) => {
    const site = await startSite(t, { '/slow': () => {} });
    const client = await spawnWithPictures(t, site);
    const controller = new AbortController();
    const call = client.image.fetch({ url: site.url('/slow') }, { signal: controller.signal });
    await client.server.ping();
    controller.abort();
    const error = await rejection(call);
    assert.ok(error instanceof RequestCancelled || error.name === 'AbortError' || error.name === 'CallAborted', `${error}`);
    assert.equal((await client.image.fetch({ url: site.url('/a') })).source, 'NETWORK');
  });

  test('are picked by this program', async (t) => {
    const site = await startSite(t);
    const asked = [];
    const choose = (request) => {
      asked.push(request);
      switch (request.hints.customData) {
        case 'none': return {};
        case 'fail': throw new Error('I cannot decide');
        case 'beyond': return { index: 99 };
        default: return { index: 2 };
      }
    };
    const client = await spawnWithPictures(t, site, { handlers: { 'image.choose': choose } });
    const pick = (customData, more) => client.image.pick({ images: posters, hints: { imageType: 'BACKGROUND', width: 4, height: 5, customData }, ...more });
    assert.deepEqual(await pick({ mine: true }), { image: posters[2], isCustom: true });
    assert.deepEqual(asked[0], { images: posters, hints: { imageType: 'BACKGROUND', width: 4, height: 5, customData: { mine: true } } });
    assert.deepEqual(await pick('none'), { isCustom: true });
    for (const how of ['fail', 'beyond']) assert.deepEqual(await pick(how), { image: posters[0], isCustom: false });
    assert.deepEqual(await pick('mine', { useDefault: true }), { image: posters[0], isCustom: false });
    assert.deepEqual(await pick('mine', { strategy: 'SMALLEST_NOT_SMALLER' }), { image: posters[1], isCustom: false });
    assert.equal(asked.length, 4);
  });

  test('are cached by this program', async (t) => {
    const site = await startSite(t);
    const mine = join(site.folder, 'mine.png');
    writeFileSync(mine, png(7, 8));
    const provide = ({ url }) => {
      if (url.endsWith('/path')) return { path: mine };
      if (url.endsWith('/data')) return { data: png(9, 10).toString('base64') };
      if (url.endsWith('/nothing')) return {};
      throw new Error('I have none');
    };
    const client = await spawnWithPictures(t, site, { handlers: { 'image.provide': provide } });
    const given = await client.image.fetch({ url: site.url('/path') });
    assert.deepEqual([given.source, given.path, given.width, given.height], ['CLIENT', mine, 7, 8]);
    const data = await client.image.fetch({ url: site.url('/data') });
    assert.deepEqual([data.source, data.width], ['CLIENT', 9]);
    assert.deepEqual(readFileSync(data.path), png(9, 10));
    assert.deepEqual(site.requests, []);
    for (const path of ['/nothing', '/fail']) assert.equal((await client.image.fetch({ url: site.url(path) })).source, 'NETWORK');
    assert.equal((await client.image.fetch({ url: site.url('/path'), useDefault: true })).source, 'NETWORK');
  });
});
