import assert from 'node:assert/strict';

// The coverage test's calls of `media` beside plain playback.

export async function useMediaFurther(client, sessionId, contentId) {
  const state = await client.media.getStatus({ sessionId });
  assert.ok(state.controls.stop && state.controls.editTracks && !state.controls.skipAd);
  assert.ok(!state.isPlayingLiveStream && state.adBreak === undefined && state.statusAge >= 0);

  const tick = new Promise((resolve) => client.once('media.didUpdatePosition', resolve));
  assert.equal((await client.media.subscribePosition({ sessionId, interval: 0.1 })).duration, 600);
  assert.ok((await tick).isAdvancing);
  await client.media.unsubscribePosition({ sessionId });
  assert.ok((await client.media.position({ sessionId })).position > 0);

  const chosen = await client.media.selectTracks({ sessionId, textLanguages: ['de-AT'] });
  assert.deepEqual(chosen.status.activeTrackIds, [1]);
  const off = await client.media.editTracks({ sessionId, enableTextTracks: false });
  assert.deepEqual(off.status.activeTrackIds ?? [], []);
  await client.media.editAudioTracks({ sessionId, language: 'fr', isSuggestedLanguage: true });
  const liked = await client.media.userAction({ sessionId, userAction: 'LIKE' });
  assert.deepEqual(liked.status.media.userActionStates.map(({ userAction }) => userAction), ['LIKE']);

  const report = await client.media.preflight({ sessionId, url: 'data:video/mp4,x' });
  assert.deepEqual([report.verdict, ...report.findings.map(({ code }) => code)], ['WILL_FAIL', 'URL_NOT_SUPPORTED']);
  const found = await client.media.resolve({ sessionId, url: 'https://example.com/film.mp4' });
  assert.deepEqual([found.resolved.kind, found.items[0].media.contentType], ['MEDIA', 'video/mp4']);
  await client.media.precache({ sessionId, precacheData: 'next' });
  await client.media.setCredentials({ sessionId, credentials: 'token', credentialsType: 'web' });
  assert.equal((await client.media.sendCommand({ sessionId, data: 'next-chapter' })).reply.type, 'MEDIA_STATUS');
  assert.deepEqual((await client.media.requests({ sessionId })).requests, []);

  const { sessionState } = await client.media.storeSession({ sessionId });
  assert.equal(sessionState.loadRequestData.media.contentId, contentId);
  assert.equal((await client.media.resumeSession({ sessionId, sessionState })).status.media.contentId, contentId);
  assert.equal((await client.media.getLastKnown({ sessionId })).media.contentId, contentId);

  const finished = new Promise((resolve) => {
    client.on('media.didEndSession', ({ idleReason }) => idleReason === 'FINISHED' && resolve());
  });
  await client.media.load({ sessionId, media: { contentId: 'https://example.com/short.mp4?duration=0.5' } });
  await finished;
  assert.notEqual((await client.media.playAgain({ sessionId })).playerState, 'IDLE');
}
