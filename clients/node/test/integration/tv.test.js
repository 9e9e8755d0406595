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
});
