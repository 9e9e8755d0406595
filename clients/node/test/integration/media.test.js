import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  AdNotSkippable, InvalidParams, MediaLoadFailed, NoMediaSession, NoSuchTrack, RequestCancelled, RequestReplaced, eventNames,
} from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { film, spawnReal, startReceiver } from '../support/real.js';

async function session(t, ...options) {
  const receiver = await startReceiver(t, ['--no-advertise', ...options]);
  const client = await spawnReal(t);
  const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
  return { client, sessionId };
}

const faulty = (t, rule) => session(t, '--fault', JSON.stringify(rule));

/** The first state that is as wanted; each comes by a notification. */
async function state(client, isWanted) {
  const current = await client.media.getStatus();
  if (isWanted(current)) return current;
  return new Promise((resolve) => {
    client.on('media.didUpdateStatus', (next) => isWanted(next) && resolve(next));
  });
}

describe('media', () => {
  test('refuses invalid params with their path', async (t) => {
    const { client } = await session(t);
    for (const [path, params] of [
      ['params.media', {}],
      ['params.queueData.items', { queueData: {} }],
      ['params.entity', { media: film(), entity: 'https://example.com/album' }],
      ['params.media.metadata.releaseDate', { media: film({ metadata: { releaseDate: 'soon' } }) }],
      ['params.media.metadata.images[0].url', { media: film({ metadata: { images: [{ width: 4 }] } }) }],
      ['params.media.metadata.season', { media: film({ metadata: { metadataType: 2, season: '4' } }) }],
      ['params.media.breaks[0].breakClipIds[0]', { media: film({ breaks: [{ id: 'b', breakClipIds: ['c'] }] }) }],
      ['params.media.vmapAdsRequest', { media: film({ vmapAdsRequest: {} }) }],
      ['params.media.textTrackStyle.edgeColor', { media: film({ textTrackStyle: { edgeColor: 'red' } }) }],
      ['params.activeTrackIds[1]', { media: film(), activeTrackIds: [1, 1] }],
    ]) {
      const error = await rejection(client.media.load(params));
      assert.ok(error instanceof InvalidParams, path);
      assert.equal(error.data.path, path);
    }
  });

  test('metadata of another type is dropped, own members survive both ways', async (t) => {
    const { client } = await session(t);
    const metadata = { metadataType: 3, title: 'T', seriesTitle: 'dropped', trackNumber: 4, 'com.example': { deep: [null, 1.5] } };
    const loaded = await client.media.load({ media: film({ metadata }) });
    delete metadata.seriesTitle;
    assert.deepEqual(loaded.status.media.metadata, metadata);
  });

  test('a failure has the name of its code', async (t) => {
    const { client } = await session(t);
    const error = await rejection(client.media.load({ media: { contentId: 'https://example.com/x?fail=301' } }));
    assert.ok(error instanceof MediaLoadFailed);
    assert.equal(error.data.receiver.detailedErrorName, 'SEGMENT_NETWORK');
    assert.match(error.message, /CORS/);
  });

  test('a receiver that names no request is understood', async (t) => {
    const { client } = await faulty(t, { fault: 'zeroRequestId', when: { direction: 'sent', namespace: 'media' } });
    assert.equal((await client.media.load({ media: film() })).duration, 600);
    assert.equal((await client.media.pause()).playerState, 'PAUSED');
    assert.notEqual((await client.media.play()).playerState, 'PAUSED');
    assert.ok(Math.abs((await client.media.seek({ relativeTime: 60 })).position - 60) < 5);
    assert.equal((await client.media.setStreamVolume({ level: 0.25 })).status.volume.level, 0.25);
    assert.equal((await client.media.stop()).playerState, 'IDLE');
  });

  test('ads: the clock, the refusal, the skip', async (t) => {
    const { client } = await session(t);
    const breaks = [{ id: 'pre', position: 0, breakClipIds: ['ad'] }];
    await client.media.load({ media: film({ breaks, breakClips: [{ id: 'ad', duration: 30, whenSkippable: 0.5 }] }) });
    const playing = await state(client, ({ isPlayingAd }) => isPlayingAd);
    assert.equal(playing.adBreak.breakClipId, 'ad');
    assert.equal(playing.controls.seek, false);
    const refusal = await rejection(client.media.skipAd());
    assert.ok(refusal instanceof AdNotSkippable);
    assert.equal(refusal.data.reason, 'NOT_YET');
    assert.ok(refusal.data.remaining <= 0.5);
    const skippable = new Promise((resolve) => {
      client.on('media.didUpdatePosition', ({ adBreak }) => adBreak?.isSkippable && resolve());
    });
    await client.media.subscribePosition({ interval: 0.1 });
    await skippable;
    await client.media.skipAd();
    assert.equal((await state(client, ({ isPlayingAd }) => !isPlayingAd)).adBreak, undefined);
  });

  test('positions tick for subscribers', async (t) => {
    const { client } = await session(t);
    await client.media.load({ media: film() });
    await state(client, ({ playerState }) => playerState === 'PLAYING');
    const positions = [];
    const three = new Promise((resolve) => {
      client.on('media.didUpdatePosition', ({ position }) => positions.push(position) === 3 && resolve());
    });
    await client.media.subscribePosition({ interval: 0.1 });
    await three;
    assert.deepEqual(positions, [...positions].sort((a, b) => a - b));
    assert.ok((await rejection(client.media.subscribePosition({ interval: 0.01 }))) instanceof InvalidParams);
    assert.deepEqual(await client.media.unsubscribePosition(), {});
  });

  test('a newer seek replaces an older one, and a cancelled one is no longer listed', async (t) => {
    const { client } = await faulty(t, { fault: 'discard', when: { direction: 'received', namespace: 'media', type: 'SEEK' } });
    await client.media.load({ media: film() });
    const first = rejection(client.media.seek({ currentTime: 10 }));
    const controller = new AbortController();
    const second = rejection(client.media.seek({ currentTime: 20 }, { signal: controller.signal }));
    assert.ok((await first) instanceof RequestReplaced);
    const { requests } = await client.media.requests();
    assert.deepEqual(requests.map(({ type }) => type), ['SEEK']);
    controller.abort();
    const error = await second;
    assert.ok(error instanceof RequestCancelled || error.name === 'AbortError', error.name);
  });

  test('what played last is known when the session is over', async (t) => {
    const { client, sessionId } = await session(t);
    assert.ok((await rejection(client.media.getLastKnown())) instanceof NoMediaSession);
    await client.media.load({ media: film(), autoplay: false, currentTime: 40 });
    await state(client, ({ playerState }) => playerState === 'PAUSED');
    await client.session.end({ action: 'STOP_CASTING' });
    const last = await client.media.getLastKnown({ sessionId });
    assert.ok(last.hasSessionEnded && Math.abs(last.position - 40) < 1);
    assert.equal(last.playerState, 'PAUSED');
  });

  test('tracks are chosen by language', async (t) => {
    const { client } = await session(t);
    const tracks = [
      { trackId: 1, type: 'AUDIO', language: 'en' }, { trackId: 2, type: 'AUDIO', language: 'fr-CA' },
      { trackId: 3, type: 'TEXT', language: 'de' },
    ];
    await client.media.load({ media: film({ tracks }) });
    const chosen = await client.media.selectTracks({ audioLanguages: ['fr'], textLanguages: ['de-CH'] });
    assert.deepEqual(chosen.status.activeTrackIds, [2, 3]);
    assert.ok((await rejection(client.media.selectTracks({ textLanguages: ['it'] }))) instanceof NoSuchTrack);
    assert.deepEqual((await client.media.selectTracks({ textLanguages: ['it'], isSuggested: true })).status.activeTrackIds, [2, 3]);
  });

  test('receives every notification', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
    t.after(() => rm(folder, { recursive: true }));
    const path = join(folder, 'app.json');
    const message = { type: 'CUSTOM_STATE', requestId: 0, deep: [null, 1.5] };
    const namespace = 'urn:x-cast:com.google.cast.media';
    const rules = [{ when: { event: 'senderConnected' }, answers: [{ payload: message, namespace, delay: 0.5 }] }];
    await writeFile(path, JSON.stringify({ appId: 'ABCD0001', namespaces: [namespace], script: { rules, otherwise: 'silence' } }));
    const { host, port } = await startReceiver(t, ['--no-advertise', '--app-file', path]);
    const client = await spawnReal(t);
    const missing = new Set(eventNames.filter((name) => name.startsWith('media.')));
    const heard = {};
    const all = new Promise((resolve) => {
      for (const name of [...missing]) {
        client.on(name, (params) => {
          heard[name] = params;
          missing.delete(name);
          if (missing.size === 0) resolve();
        });
      }
    });
    await client.session.start({ host, port, applicationId: 'ABCD0001' });
    const tracks = [{ trackId: 1, type: 'TEXT', language: 'de', trackContentId: 'https://example.com/de.vtt?fail=600' }];
    const items = [0, 1].map((n) => ({ media: { contentId: `https://example.com/${n}.mp4?duration=2`, tracks }, preloadTime: 1.5 }));
    await client.media.load({ queueData: { items }, activeTrackIds: [1] });
    await client.media.subscribePosition({ interval: 0.2 });
    const timer = setTimeout(() => client.close(), 20000);
    await Promise.race([all, new Promise((resolve) => client.on('close', resolve))]);
    clearTimeout(timer);
    assert.deepEqual([...missing], [], 'never heard');
    assert.deepEqual(heard['media.didReceiveMessage'].message, message);
    assert.equal(heard['media.didReceiveError'].receiver.detailedErrorName, 'TEXT_UNKNOWN');
  });

  test('a deep link is loaded by itself, and carried to another device', async (t) => {
    const { client } = await session(t);
    const entity = 'https://example.com/film.mp4?duration=60';
    assert.equal((await client.media.load({ entity })).status.media.entity, entity);
    const { sessionState } = await client.media.storeSession();
    const { host, port } = await startReceiver(t);
    const { sessionId } = await client.session.start({ host, port });
    assert.equal((await client.media.resumeSession({ sessionId, sessionState })).status.media.entity, entity);
  });
});
