import assert from 'node:assert/strict';
import { DeviceNotFound } from 'cast-rpc';
import { rejection } from './clients.js';

const url = 'https://example.com/film.mp4?duration=600';
const urls = ['https://example.com/1.mp3?duration=60', 'https://example.com/2.mp3?duration=60'];

/** Calls every method of `player` with valid params. */
export async function usePlayer({ player }, { host, port }) {
  const device = `${host}:${port}`;
  assert.equal((await player.status({ device })).playerState, 'IDLE');
  await player.setAlias({ alias: "the test's", device });
  const names = await player.setDefault({ device: "the test's" });
  assert.deepEqual(names, await player.getNames());
  assert.equal(names.defaultDevice, "the test's");
  const played = await player.play({ url, title: 'A film', currentTime: 10 });
  assert.deepEqual([played.playerState, played.title, played.isDefault], ['PLAYING', 'A film', true]);
  assert.equal((await player.connect()).sessionId, played.sessionId);
  assert.equal((await player.pause()).playerState, 'PAUSED');
  assert.equal((await player.resume()).playerState, 'PLAYING');
  assert.equal((await player.toggle()).playerState, 'PAUSED');
  assert.ok((await player.seek({ distance: 20 })).position >= 20);
  assert.equal((await player.setVolume({ level: 0.25, muted: false })).volumeLevel, 0.25);
  await player.play({ urls });
  assert.equal((await player.next()).contentId, urls[1]);
  assert.equal((await player.previous()).contentId, urls[0]);
  const gong = { url: 'https://example.com/gong.mp3?duration=0.2', volumeLevel: 0.5 };
  const interrupted = await player.interrupt(gong);
  assert.deepEqual([interrupted.contentId, interrupted.sessionId, interrupted.volumeLevel], [urls[0], played.sessionId, 0.25]);
  const { players } = await player.list({ searchTimeout: 0 });
  assert.deepEqual(players.filter((each) => each.sessionId === played.sessionId).map((each) => each.contentId), [urls[0]]);
  const stopped = await player.stop();
  assert.equal(stopped.playerState, 'IDLE');
  assert.equal(stopped.sessionId, undefined);
  await player.setDefault();
  assert.deepEqual((await player.setAlias({ alias: "the test's" })).aliases, []);
  assert.ok((await rejection(player.status({ device: 'nobody has this name', searchTimeout: 0 }))) instanceof DeviceNotFound);
}
