import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CastClient, ServerDied, ServerNotFound } from 'cast-rpc';
import { gone, outcome, rejection } from '../support/clients.js';
import { startReceiver } from '../support/real.js';

const server = process.env.CAST_RPC_SERVER;

/**
 * The place of a test's daemon; those passed to `end` end with the test.
 * The clients end first: one that reconnects would start the next daemon.
 */
async function place(t) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
  const pids = new Set();
  const clients = [];
  const options = { path: join(folder, 'socket'), spawn: true, server, env: { ...process.env, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder } };
  const end = (pid) => pids.add(pid);
  t.after(async () => {
    for (const client of clients) await client.close();
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        continue; // It is gone already.
      }
      await gone(pid);
    }
    // A daemon that lost the race for the socket may still write into it.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  const connect = async (more = {}) => {
    const client = await CastClient.connect({ ...options, ...more });
    clients.push(client);
    end(client.initializeResult.serverInfo.processId);
    return client;
  };
  return { ...options, connect, end };
}
const pidOf = (client) => client.initializeResult.serverInfo.processId;

describe('a daemon on demand', () => {
  test('the first client starts it, the next joins it, and it outlives both', async (t) => {
    const { connect } = await place(t);
    const first = await connect();
    await first.close();
    const second = await connect();
    assert.equal(pidOf(second), pidOf(first));
  });

  test('programs that start at once get one, and end when they want', async (t) => {
    const { connect, path, env, end } = await place(t);
    const source = `import { CastClient } from 'cast-rpc';
const client = await CastClient.connect({ path: ${JSON.stringify(path)}, spawn: true });
console.log(client.initializeResult.serverInfo.processId);
await client.close();`;
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const programs = Array.from({ length: 3 }, () => spawn(
      process.execPath, ['--input-type=module', '-e', source], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
    const outcomes = await Promise.all(programs.map((each) => outcome(each)));
    for (const { output, code } of outcomes) assert.equal(code, 0, output);
    const pids = new Set(outcomes.map(({ output }) => Number(output)));
    pids.forEach(end);
    assert.equal(pids.size, 1);
    assert.ok(pids.has(pidOf(await connect())));
    const { connect: connectElsewhere } = await place(t);
    const clients = await Promise.all([1, 2, 3].map(() => connectElsewhere()));
    assert.equal(new Set(clients.map(pidOf)).size, 1);
  });

  test('what went wrong is said', async (t) => {
    const { path } = await place(t);
    const missing = await rejection(CastClient.connect({ path, spawn: true, server: '/no/such/cast-rpc' }));
    assert.ok(missing instanceof ServerNotFound);
    assert.match(missing.message, /\/no\/such\/cast-rpc/);
    for (const [script, said] of [['echo no such library >&2; exit 127', 'no such library'], ['echo usage: other >&2; exit 64', 'usage: other']]) {
      const error = await rejection(CastClient.connect({ path, spawn: true, server: ['sh', '-c', script] }));
      assert.ok(error instanceof ServerDied);
      for (const part of [said, path, script]) assert.ok(error.message.includes(part), error.message);
    }
    const folder = await rejection(CastClient.connect({ path: '/no/such/folder/socket', spawn: true, server }));
    assert.match(folder.message, /There is no folder \/no\/such\/folder/);
  });

  test('one that was killed is followed by another with the same state', async (t) => {
    const { connect, end } = await place(t);
    const { host, port } = await startReceiver(t);
    const client = await connect({ reconnect: { firstDelay: 0.01 } });
    const { deviceId } = await client.discovery.addDevice({ host, port });
    const { sessionId } = await client.session.start({ deviceId });
    const before = await client.events.snapshot();
    const events = client.stream();
    const back = client.waitFor('reconnected');
    const first = pidOf(client);
    process.kill(first, 'SIGKILL');
    const { snapshot } = await back;
    end(pidOf(client));
    assert.notEqual(pidOf(client), first);
    assert.deepEqual(snapshot.sessions.map((each) => each.sessionId), before.sessions.map((each) => each.sessionId));
    await client.session.end({ sessionId, action: 'STOP_CASTING' });
    const known = new Set(snapshot.discovery.devices.map((each) => each.deviceId));
    let isBack = false;
    for await (const { name, params } of events) {
      if (name === 'reconnected') isBack = true;
      assert.ok(!(isBack && name === 'discovery.didInsertDevice' && known.has(params.device.deviceId)), 'told twice');
      if (name === 'session.didEnd') break;
    }
    assert.ok(isBack);
  });

  test('five clients of one that was killed share the next', async (t) => {
    const { connect, end } = await place(t);
    const clients = await Promise.all(Array.from({ length: 5 }, () => connect({ reconnect: { firstDelay: 0.01 } })));
    const back = Promise.all(clients.map((each) => each.waitFor('reconnected')));
    process.kill(pidOf(clients[0]), 'SIGKILL');
    await back;
    clients.map(pidOf).forEach(end);
    assert.equal(new Set(clients.map(pidOf)).size, 1);
  });
});
