// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CastClient } from 'cast-rpc';
import { checkParams, Mistake } from 'cast-rpc/check';
import { Known, TV } from '../src/tv.js';
import { FakeDaemon } from './support/fake-daemon.js';

const film = 'https://example.com/film.mp4';
const device = 'Living Room';

async function connected(t, options = {}) {
  const daemon = await FakeDaemon.start(t);
  const client = await CastClient.connect({ path: daemon.path, topics: [], reconnect: { firstDelay: 0.01 }, ...options });
  t.after(() => client.close());
  return { daemon, client, tv: client.tv(device) };
}

describe('the position in between', () => {
  const status = { deviceId: 'd', friendlyName: device, playerState: 'PLAYING', position: 10, duration: 20 };

  test('advances during playback', () => {
    const known = new Known({ ...status, playbackRate: 2 }, 1, 100);
    assert.equal(known.patience(100.25), 0.75);
    assert.deepEqual([known.now(101).position, known.patience(101)], [12, 1]);
    assert.equal(known.now(200).position, 20);
  });

  test('stands still otherwise', () => {
    for (const change of [{ playerState: 'PAUSED' }, { playerState: 'BUFFERING' }, { position: undefined }]) {
      assert.equal(new Known({ ...status, ...change }, 1, 0).patience(5), undefined);
    }
    const lost = new Known(status, 1, 0);
    lost.stop();
    assert.equal(lost.patience(5), undefined);
  });
});

describe('a device', () => {
  test('plays files of this machine by their absolute paths', async (t) => {
    const { daemon, tv } = await connected(t);
    const path = fileURLToPath(import.meta.url);
    await tv.play(relative(process.cwd(), path), { subtitles: relative(process.cwd(), path) });
    await tv.play([path, film, 'no such film.mp4']);
    assert.deepEqual(daemon.calls.at(-1).slice(-2).map(([, params]) => params), [
      { subtitles: path, url: path, device },
      { urls: [path, film, 'no such film.mp4'], device },
    ]);
  });

  test('plays files whose names begin like a URL', async (t) => {
    const { daemon, tv } = await connected(t);
    const name = 'Alien: Covenant.mkv';
    const previous = process.cwd();
    process.chdir(daemon.folder);
    t.after(() => process.chdir(previous));
    await writeFile(name, '');
    await tv.play([name, 'spotify:track:1', 'file:/film.mp4', film]);
    assert.deepEqual(daemon.calls.at(-1).at(-1)[1].urls, [resolve(name), 'spotify:track:1', 'file:/film.mp4', film]);
  });

  test('leaves the limit of a call to the client, unless the options have one', async () => {
    const limits = [];
    const note = async (params, { timeout }) => limits.push(timeout);
    const tv = new TV({ player: { play: note, interrupt: note } }, device);
    for (const options of [{}, { timeout: 5 }]) {
      await tv.play(film, options);
      await tv.announce(film, options);
    }
    assert.deepEqual(limits, [undefined, undefined, 5, 5]);
  });

  test('calls the documented methods', async (t) => {
    const { daemon, client, tv } = await connected(t);
    await tv.play(film, { title: 'A film' });
    await tv.play([film, film]);
    await tv.play({ contentId: film }, { currentTime: 5 });
    await tv.play({ items: [], repeatMode: 'REPEAT_ALL' });
    for (const name of ['pause', 'resume', 'toggle', 'next', 'previous', 'status']) await tv[name]();
    await tv.seek(90);
    await tv.seek({ by: -10 });
    await tv.volume({ percent: 30 });
    await tv.volume({ steps: 1 });
    await tv.volume({ muted: true });
    await tv.announce(film, { title: 'A bell', volume: 0.6, maximumDuration: 5 });
    assert.equal((await tv.stop()).friendlyName, device);
    await client.tv().pause();
    assert.deepEqual(daemon.calls.at(-1).slice(1), [
      ['player.play', { title: 'A film', url: film, device }],
      ['player.play', { urls: [film, film], device }],
      ['player.play', { currentTime: 5, media: { contentId: film }, device }],
      ['player.play', { queueData: { items: [], repeatMode: 'REPEAT_ALL' }, device }],
      ...['pause', 'resume', 'toggle', 'next', 'previous', 'status'].map((name) => [`player.${name}`, { device }]),
      ['player.seek', { position: 90, device }],
      ['player.seek', { distance: -10, device }],
      ['player.setVolume', { level: 0.3, device }],
      ['player.setVolume', { steps: 1, device }],
      ['player.setVolume', { muted: true, device }],
      ['player.interrupt', { title: 'A bell', url: film, volumeLevel: 0.6, maximumDuration: 5, device }],
      ['player.stop', { device }],
      ['player.pause', {}],
    ]);
    assert.deepEqual([tv.name, tv.last.playerState], [device, 'IDLE']);
    const [found] = await client.devices({ searchTimeout: 0 });
    assert.deepEqual([found.name, found.device, found.last.playerState], [device, 'd', 'IDLE']);
  });

  test('refuses a wrong thing to play here', async (t) => {
    const { tv } = await connected(t);
    for (const what of [7, [1], null, undefined]) assert.throws(() => tv.play(what), TypeError);
  });

  test('refuses an unknown option, and names the one that may be meant', async (t) => {
    const { daemon, tv } = await connected(t);
    const cases = [
      [() => tv.play(film, { titel: 'x' }), 'tv.play', 'title'],
      [() => tv.announce(film, { vol: 0.3 }), 'tv.announce', 'volume'],
      [() => tv.volume({ precent: 30 }), 'tv.volume', 'percent'],
      [() => tv.enqueue(film, { contenttype: 'x' }), 'tv.enqueue', 'contentType'],
      [() => tv.tracks({ adio: 1 }), 'tv.tracks', 'audio'],
    ];
    for (const [call, where, meant] of cases) {
      await assert.rejects(async () => call(), { name: 'TypeError', message: new RegExp(`^${where} has no option .* Did you mean '${meant}'\\?$`) });
    }
    assert.deepEqual(checkParams('session.start', { device: 'x' }), new Mistake("is no member here. Did you mean 'deviceId'?", 'device'));
    assert.equal(daemon.calls.at(-1).length, 1);
  });

  test('wants a unit for a volume', async (t) => {
    const { daemon, tv } = await connected(t);
    for (const bare of [30, 0.3, undefined, null]) assert.throws(() => tv.volume(bare), { name: 'TypeError', message: /level: 0\.3 .* percent: 30/ });
    assert.throws(() => tv.volume({ level: 0.3, percent: 30 }), TypeError);
    assert.throws(() => tv.announce(film, { volume: 0.3, percent: 30 }), TypeError);
    for (const percent of [-1, 101, NaN, 'loud']) assert.throws(() => tv.volume({ percent }), RangeError);
    await tv.volume({ level: 0.3, muted: false });
    await tv.announce(film, { percent: 60 });
    assert.deepEqual(daemon.calls.at(-1).slice(-2).map(([, params]) => params), [
      { level: 0.3, muted: false, device }, { url: film, volumeLevel: 0.6, device },
    ]);
  });

  test('yields changes and positions until playback ends', async (t) => {
    const { daemon, tv } = await connected(t);
    daemon.status = { ...daemon.status, playerState: 'PLAYING', position: 1, duration: 600 };
    const seen = [];
    for await (const { playerState, position } of tv.progress({ interval: 0.01 })) {
      seen.push([playerState, position]);
      if (seen.length === 3) daemon.push({ playerState: 'PAUSED', position: 7 });
      else if (playerState === 'PAUSED') daemon.push({ playerState: 'IDLE', position: undefined });
    }
    assert.deepEqual(seen[0], ['PLAYING', 1]);
    assert.ok(seen[2][1] > seen[1][1]);
    assert.deepEqual(seen.slice(-2), [['PAUSED', 7], ['IDLE', undefined]]);
    const names = daemon.calls.at(-1).map(([name]) => name);
    assert.equal(names.filter((name) => name === 'player.connect').length, 1);
    assert.equal(names.at(-1), 'events.unsubscribe');
  });

  test('continues with the next server', async (t) => {
    const { daemon, tv } = await connected(t);
    daemon.status = { ...daemon.status, playerState: 'PAUSED', position: 1 };
    const seen = [];
    for await (const { playerState } of tv.progress()) {
      seen.push(playerState);
      if (seen.length === 1) {
        daemon.status = { ...daemon.status, playerState: 'BUFFERING' };
        await daemon.restart();
      } else if (seen.length === 2) daemon.push({ playerState: 'IDLE' });
    }
    assert.deepEqual(seen, ['PAUSED', 'BUFFERING', 'IDLE']);
  });

  test('with an endless interval reports changes only', async (t) => {
    const { daemon, tv } = await connected(t);
    daemon.status = { deviceId: 'd', friendlyName: device, playerState: 'PLAYING', position: 10, duration: 20 };
    const seen = [];
    for await (const { playerState } of tv.progress({ interval: Infinity })) {
      if (seen.push(playerState) === 1) setTimeout(() => daemon.push({ playerState: 'IDLE' }), 20);
    }
    assert.deepEqual(seen, ['PLAYING', 'IDLE']);
  });

  test('ends its progress with a signal, and at once where nothing runs', async (t) => {
    const { daemon, tv } = await connected(t);
    daemon.status = { ...daemon.status, playerState: 'PAUSED' };
    const stop = new AbortController();
    for await (const { playerState } of tv.progress({ signal: stop.signal })) {
      assert.equal(playerState, 'PAUSED');
      stop.abort();
    }
    daemon.status = { ...daemon.status, playerState: 'IDLE' };
    daemon.hasApplication = false;
    const seen = [];
    for await (const { playerState } of tv.progress()) seen.push(playerState);
    assert.deepEqual(seen, ['IDLE']);
  });
});
