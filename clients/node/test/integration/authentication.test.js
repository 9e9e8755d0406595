import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { DeviceAuthenticationFailed, FileNotUsable } from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { spawnReal, startReceiver } from '../support/real.js';

/** A client that requires device authentication, and a receiver with a private root that it trusts. */
async function authenticated(t, ...args) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
  t.after(() => rm(folder, { recursive: true }));
  const root = join(folder, 'root.pem');
  const receiver = await startReceiver(t, ['--no-advertise', '--root-certificate', root, '--root-key', join(folder, 'key.pem'), ...args]);
  const client = await spawnReal(t);
  await client.context.create({ options: { disableDiscoveryAutostart: true, deviceAuthentication: { policy: 'REQUIRE', trustedRootsFile: root } } });
  return { client, host: receiver.host, port: receiver.port };
}

describe('device authentication', () => {
  test('accepts an authentic device', async (t) => {
    const { client, host, port } = await authenticated(t);
    const phases = [];
    client.on('session.didEnterPhase', ({ phase }) => phases.push(phase));
    const { authentication } = await client.session.start({ host, port });
    assert.equal(authentication.verdict, 'AUTHENTIC');
    assert.equal(authentication.chain.length, 3);
    assert.ok(phases.includes('AUTHENTICATE'));
    await client.session.end();
  });

  test('distinguishes an expired intermediate from a forged signature', async (t) => {
    for (const [quirk, verdict, failedCheck] of [['expired-intermediate', 'EXPIRED', 'INTERMEDIATE_EXPIRED'], ['mismatched-tls', 'NOT_AUTHENTIC', 'SIGNATURE']]) {
      const { client, host, port } = await authenticated(t, '--auth-quirk', quirk);
      const error = await rejection(client.session.start({ host, port }));
      assert.ok(error instanceof DeviceAuthenticationFailed);
      assert.equal(error.data.phase, 'AUTHENTICATE');
      assert.equal(error.data.authentication.verdict, verdict);
      assert.equal(error.data.authentication.failedCheck, failedCheck);
    }
  });

  test('refuses roots that cannot be read', async (t) => {
    const client = await spawnReal(t);
    const options = { deviceAuthentication: { trustedRootsFile: '/nonexistent/root.pem' } };
    assert.ok((await rejection(client.context.create({ options }))) instanceof FileNotUsable);
    assert.equal((await client.context.get()).isCreated, false);
  });
});
