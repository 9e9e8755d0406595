import assert from 'node:assert/strict';

const urls = [1, 2].map((number) => `https://example.com/${number}.mp3?duration=600`);

/** Calls every method of `player` with what it accepts: plays an album on a device that is known by its address alone. */
export async function usePlayer({ player }, { host, port }) {
  const device = `${host}:${port}`;
  assert.equal((await player.setDefault({ device })).defaultDevice, device);
  assert.equal((await player.setAlias({ alias: 'den', device })).aliases[0].device, device);
  assert.equal((await player.getNames()).defaultDevice, device);
  const { sessionId, playerState, queueIndex, queueLength } = await player.play({ urls, repeatMode: 'REPEAT_ALL' });
  assert.deepEqual([playerState, queueIndex, queueLength], ['PLAYING', 0, 2]);
  assert.equal((await player.connect({ device: 'den' })).sessionId, sessionId);
  for (let count = 0; count < 2; count += 1) assert.equal((await player.pause()).playerState, 'PAUSED');
  assert.equal((await player.resume()).playerState, 'PLAYING');
  assert.equal((await player.toggle({ device: 'DEN' })).playerState, 'PAUSED');
  assert.ok((await player.seek({ position: 90 })).position >= 90);
  assert.ok(Math.abs((await player.seek({ distance: -10 })).position - 80) < 5);
  assert.equal((await player.next()).queueIndex, 1);
  assert.equal((await player.previous()).queueIndex, 0);
  assert.equal((await player.setVolume({ level: 0.3, muted: false })).volumeLevel, 0.3);
  const before = await player.status();
  assert.ok((await player.list({ searchTimeout: 0 })).players.some((each) => each.sessionId === before.sessionId));
  const after = await player.interrupt({ url: 'https://example.com/bell.mp3?duration=1', volumeLevel: 0.6 });
  assert.deepEqual([after.contentId, after.volumeLevel], [before.contentId, 0.3]);
  assert.equal((await player.stop()).playerState, 'IDLE');
  await player.setAlias({ alias: 'den' });
  assert.equal((await player.setDefault()).defaultDevice, undefined);
}
