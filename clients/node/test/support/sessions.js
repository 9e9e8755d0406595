import assert from 'node:assert/strict';
import { ApplicationNotRunning, DeviceNotFound } from 'cast-rpc';
import { rejection } from './clients.js';
import { film } from './real.js';

/** Transfers, hand-over, links and options of sessions: a part of the coverage test. */
export async function useTransfers(client, { host, port }, kitchen) {
  await client.session.setDefaultOptions({ options: { startedBy: 'test' } });
  assert.deepEqual((await client.session.getDefaultOptions()).options, { startedBy: 'test' });
  const session = await client.session.start({ host, port });
  assert.deepEqual(session.sessionOptions, { startedBy: 'test' });
  await client.session.setDefaultOptions();
  await client.media.load({ media: film(), currentTime: 100 });

  const { url } = await client.session.buildOpenUrl({ baseUrl: 'https://example.com/' });
  assert.equal((await client.session.parseOpenUrl({ url })).receiverSessionId, session.receiverSessionId);

  const moved = await client.session.transfer({ host: kitchen.host, port: kitchen.port, keepVolume: true });
  assert.equal(moved.session.sessionId, session.sessionId);
  assert.equal(moved.session.device.port, kitchen.port);
  assert.ok(moved.isSourceStopped);
  const local = await client.session.takeBack({ action: 'STOP_CASTING' });
  assert.ok(local.position >= 99);
  assert.equal(local.loadRequestData.media.contentId, film().contentId);
  assert.deepEqual((await client.session.list()).sessions, []);

  // The link names a run that has ended.
  const error = await rejection(client.session.startWithOpenUrl({ url, searchTimeout: 0 }));
  assert.ok(error instanceof ApplicationNotRunning || error instanceof DeviceNotFound, String(error));
}
