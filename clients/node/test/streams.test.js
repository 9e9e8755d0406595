// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { CastClient, ConnectionClosed, ServerNotFound } from 'cast-rpc';
import { fakeServer, rejection, spawnFake } from './support/clients.js';

/** A fake server behind a Unix socket, one process a connection, as inetd would do it. */
async function listen(t, env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
  const path = join(folder, 'socket');
  const [command, ...args] = fakeServer;
  const server = createServer((socket) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
    socket.pipe(child.stdin).on('error', () => {});
    child.stdout.pipe(socket).on('error', () => {});
  });
  await new Promise((resolve) => server.listen(path, resolve));
  t.after(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  return path;
}

describe('a Unix socket', () => {
  test('carries calls and events, and is closed by close', async (t) => {
    const path = await listen(t);
    const client = await CastClient.connect({ path });
    assert.deepEqual(await client.request('fake.echo', { value: 'ü' }), { value: 'ü' });
    const { initialize } = await client.request('fake.state');
    assert.equal(initialize.processId, undefined, 'a daemon must not end with one of its clients');
    const waiting = rejection(client.request('fake.silent'));
    await client.close();
    assert.ok((await waiting) instanceof ConnectionClosed);
  });

  test('receives all topics by default, like a spawned server', async (t) => {
    const path = await listen(t);
    for (const [options, topics] of [[{}, ['*']], [{ topics: ['session.*'] }, ['session.*']], [{ topics: [] }, []]]) {
      const client = await CastClient.connect({ path, ...options });
      assert.deepEqual((await client.request('fake.state')).initialize.topics, topics);
      await client.close();
      const spawned = await spawnFake(t, options);
      assert.deepEqual((await spawned.request('fake.state')).initialize.topics, topics);
    }
  });

  test('that the server closes rejects the calls', async (t) => {
    const client = await CastClient.connect({ path: await listen(t) });
    const error = await rejection(client.request('fake.die'));
    assert.ok(error instanceof ConnectionClosed);
    assert.match(error.message, /the server closed the connection/);
    assert.ok(client.isClosed);
  });

  test('without a listener is a clear error', async () => {
    const error = await rejection(CastClient.connect({ path: '/nonexistent/socket' }));
    assert.ok(error instanceof ServerNotFound);
    assert.match(error.message, /cast-rpc --socket/);
  });

  test('is found in XDG_RUNTIME_DIR', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
    const before = process.env.XDG_RUNTIME_DIR;
    t.after(async () => {
      if (before === undefined) delete process.env.XDG_RUNTIME_DIR; else process.env.XDG_RUNTIME_DIR = before;
      await rm(folder, { recursive: true });
    });
    process.env.XDG_RUNTIME_DIR = folder;
    assert.ok((await rejection(CastClient.connect())).message.includes(`${folder}/cast-rpc/socket`));
  });
});

describe('any streams', () => {
  test('a pair of a readable and a writable will do', async (t) => {
    const [command, ...args] = fakeServer;
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    t.after(() => child.kill());
    const client = await CastClient.over({ readable: child.stdout, writable: child.stdin });
    assert.deepEqual(await client.request('fake.echo', { value: 1 }), { value: 1 });
    await client.close();
  });
});
