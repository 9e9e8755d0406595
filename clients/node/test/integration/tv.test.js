import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { spawnReal, startReceiver } from '../support/real.js';

describe('a device as an object', () => {
  test('plays, pauses, and reports progress to the end', async (t) => {
    const { host, port } = await startReceiver(t);
    const client = await spawnReal(t, { topics: [] });
    const tv = client.tv(`${host}:${port}`);
    assert.equal((await tv.play('https://example.com/film.mp4?duration=1', { title: 'A film' })).title, 'A film');
    const states = [];
    for await (const { playerState } of tv.progress({ interval: 0.1 })) {
      states.push(playerState);
      if (states.length === 1) assert.deepEqual([(await tv.pause()).playerState, (await tv.pause()).playerState], ['PAUSED', 'PAUSED']);
      else if (playerState === 'PAUSED' && states.at(-2) !== 'PAUSED') assert.equal((await tv.resume()).playerState, 'PLAYING');
    }
    assert.deepEqual([states[0], states.includes('PAUSED'), states.at(-1)], ['PLAYING', true, 'IDLE']);
    assert.ok(states.filter((state) => state === 'PLAYING').length > 3);
    await tv.stop();
    const rest = [];
    for await (const { playerState } of tv.progress()) rest.push(playerState);
    assert.deepEqual(rest, ['IDLE']);
  });

  test('adds to the queue, lists it and jumps in it', async (t) => {
    const { host, port } = await startReceiver(t);
    const client = await spawnReal(t, { topics: [] });
    const tv = client.tv(`${host}:${port}`);
    assert.deepEqual(await tv.queue(), []);
    await assert.rejects(tv.join(), { name: 'ApplicationNotRunning' });
    const film = 'https://example.com/film.mp4';
    assert.equal((await tv.enqueue(`${film}?duration=600`, { title: 'First' })).title, 'First');
    assert.equal((await tv.join()).playerState, 'PLAYING');
    await tv.enqueue([`${film}?n=2`, `${film}?n=3`], { title: 'Later' });
    await tv.enqueue({ contentId: `${film}?n=4` });
    await tv.enqueue({ items: [{ media: { contentId: `${film}?n=5` } }] });
    const items = await tv.queue();
    assert.deepEqual(items.map(({ media }) => media.contentId.slice(film.length)), ['?duration=600', '?n=2', '?n=3', '?n=4', '?n=5']);
    const { title, queueIndex } = await tv.jump(items[2].itemId);
    assert.deepEqual([title, queueIndex], ['Later', 2]);
  });

  test('lists tracks, and chooses them by id, name and language', async (t) => {
    const { host, port } = await startReceiver(t);
    const client = await spawnReal(t, { topics: [] });
    const tv = client.tv(`${host}:${port}`);
    await tv.play({
      contentId: 'https://example.com/film.mp4?duration=600',
      tracks: [
        { trackId: 1, type: 'AUDIO', language: 'en', name: 'English' },
        { trackId: 2, type: 'AUDIO', language: 'de', name: 'Deutsch' },
        { trackId: 3, type: 'TEXT', subtype: 'SUBTITLES', language: 'de', name: 'Für Gehörlose' },
      ],
    });
    const active = async (choice) => (await tv.tracks(choice)).filter((each) => each.isActive).map((each) => each.trackId).sort();
    assert.deepEqual((await tv.tracks()).map(({ name }) => name), ['English', 'Deutsch', 'Für Gehörlose']);
    assert.deepEqual(await active({ audio: 'Deutsch' }), [2]);
    assert.deepEqual(await active({ text: 'de' }), [2, 3]);
    assert.deepEqual(await active({ audio: 1 }), [1, 3]);
    assert.deepEqual(await active({ audio: 'de', text: 'off' }), [2]);
    assert.deepEqual(await active(), [2]);
    await assert.rejects(tv.tracks({ text: 'fr' }), { name: 'NoSuchTrack' });
  });
});
