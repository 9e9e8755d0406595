// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CallTimeout, CastClient, ClientClosed, ConnectionClosed, NoHandshake, ServerDied, ServerNotFound, SPEC_HASH, UnsupportedProtocolVersion } from 'cast-rpc';
import { joinOrStart } from '../src/daemon.js';
import { serverCommand } from '../src/server-process.js';
import { fakeServer, gone, isAlive, outcome, rejection, spawnFake } from './support/clients.js';

/** Runs `program`, the body of a module that has `CastClient`, `server` and `print`, in a separate Node process. */
function runProgram(program, nodeArguments = []) {
  const source = `import { CastClient } from 'cast-rpc';
const server = ${JSON.stringify(fakeServer)};
const print = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
${program}`;
  return spawn(process.execPath, [...nodeArguments, '--input-type=module', '-e', source], {
    cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('the handshake', () => {
  test('sends the program\'s name, process and spec', async (t) => {
    const client = await spawnFake(t, { clientInfo: { name: 'a-test', version: '1' } });
    const { initialize } = await client.request('fake.state');
    assert.deepEqual(initialize, {
      protocolVersion: '1.0', clientInfo: { name: 'a-test', version: '1' }, processId: process.pid, capabilities: {}, specHash: SPEC_HASH,
      topics: ['*'],
    });
    assert.equal(client.initializeResult.serverInfo.name, 'fake');
    assert.ok(isAlive(client.pid));
  });

  test('warns when the server speaks another spec, and works', async () => {
    const child = runProgram(`const client = await CastClient.spawn({ server, env: { ...process.env, FAKE_SPEC_HASH: 'feed', FAKE_API_LEVEL: '0' } });
await client.server.ping();
await client.close();`);
    const { output, code } = await outcome(child);
    assert.match(output, /API levels 1 to 0 .*feed/);
    assert.equal(code, 0);
  });

  test('refused, it rejects and leaves no process', async () => {
    const env = { ...process.env, FAKE_REFUSE: '1' };
    const error = await rejection(CastClient.spawn({ server: fakeServer, env }));
    assert.ok(error instanceof UnsupportedProtocolVersion);
    assert.deepEqual(error.data.supported, ['9.0']);
  });

  test('unanswered, it rejects in time', async () => {
    const env = { ...process.env, FAKE_MUTE: '1' };
    const error = await rejection(CastClient.spawn({ server: fakeServer, env, startTimeout: 0.3 }));
    assert.ok(error instanceof NoHandshake);
    assert.deepEqual([error.name, error.method], ['NoHandshake', 'server.initialize']);
  });

  test('with a program that is no server, it says what that wrote, and leaves no process', async () => {
    const program = 'console.error(`usage: other ${process.pid}`); process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
    const options = { server: [process.execPath, '-e', program], startTimeout: 1 };
    const error = await rejection(CastClient.spawn(options));
    assert.ok(error instanceof NoHandshake);
    assert.match(error.message, /is it cast-rpc\? It wrote: usage: other \d+/);
    assert.equal(isAlive(Number(/other (\d+)/.exec(error.message)[1])), false);
  });

  test('with a server that ends at once, it says what that wrote', async () => {
    const server = [process.execPath, '-e', 'console.error("libfoo.so: cannot open"); process.exit(127)'];
    const error = await rejection(CastClient.spawn({ server }));
    assert.ok(error instanceof ServerDied);
    assert.deepEqual([error.exitCode, error.stderr], [127, 'libfoo.so: cannot open']);
    assert.match(error.message, /libfoo\.so: cannot open/);
  });

  test('a program that is not there is a clear error', async () => {
    const error = await rejection(CastClient.spawn({ server: '/proc/nonexistent/cast-rpc' }));
    assert.ok(error instanceof ServerNotFound);
    assert.equal(error.cause.code, 'ENOENT');
    assert.match(error.message, /CAST_RPC_SERVER/);
    assert.ok((await rejection(CastClient.spawn({ server: 'x', cwd: '/nonexistent' }))) instanceof ServerNotFound);
    assert.ok((await rejection(CastClient.spawn({ server: 'with\0null' }))) instanceof ServerNotFound);
  });

  test('a daemon whose start is aborted is ended', async () => {
    const path = `/nonexistent/cast-rpc-${process.pid}/socket`;
    // Without the hyphens Node would refuse the server's options and end.
    const server = [process.execPath, '-e', 'setInterval(() => {}, 1000)', '--'];
    assert.ok((await rejection(joinOrStart({ path, server }, AbortSignal.abort()))) instanceof ClientClosed);
  });

  test('the server is the option, else CAST_RPC_SERVER, else cast-rpc on the PATH', () => {
    assert.deepEqual(serverCommand('/a', { CAST_RPC_SERVER: '/b' }), ['/a']);
    assert.deepEqual(serverCommand(['/a', '-x'], {}), ['/a', '-x']);
    assert.deepEqual(serverCommand(undefined, { CAST_RPC_SERVER: '/b' }), ['/b']);
    assert.deepEqual(serverCommand(undefined, { CAST_RPC_SERVER: '' }), ['cast-rpc']);
  });
});

describe('the death of the server', () => {
  test('rejects every waiting call and every later one, with code and last words', async (t) => {
    const client = await spawnFake(t);
    const closed = new Promise((resolve) => client.once('close', resolve));
    const calls = [client.request('fake.silent'), client.request('fake.hold', { tag: 1 }), client.request('fake.die', { code: 7, stderr: 'Fatal: ünlucky\n' })];
    for (const call of calls) {
      const error = await rejection(call);
      assert.ok(error instanceof ServerDied && error instanceof ConnectionClosed);
      assert.deepEqual([error.exitCode, error.signal, error.stderr], [7, null, 'Fatal: ünlucky']);
      assert.match(error.message, /ended with code 7.*Fatal: ünlucky/);
    }
    assert.equal((await rejection(client.server.ping())).exitCode, 7);
    assert.ok((await closed) instanceof ServerDied);
    assert.ok(client.isClosed);
    await client.close();
  });

  test('by a signal names the signal', async (t) => {
    const client = await spawnFake(t);
    const error = await rejection(client.request('fake.die', { signal: 'SIGKILL' }));
    assert.deepEqual([error.exitCode, error.signal], [null, 'SIGKILL']);
  });

  test('in the middle of a reply rejects that call', async (t) => {
    const client = await spawnFake(t);
    assert.ok((await rejection(client.request('fake.dieInsideReply'))) instanceof ServerDied);
    assert.match(client.warnings[0].message, /middle of a message/);
  });

  test('keeps only the end of a long stderr, and a chatty server never stands still', async (t) => {
    const client = await spawnFake(t);
    await client.request('fake.stderr', { text: 'noise '.repeat(200_000) });
    const error = await rejection(client.request('fake.die', { stderr: 'the end', code: 1 }));
    assert.ok(error.stderr.length <= 8 * 1024);
    assert.ok(error.stderr.endsWith('the end'));
  });

  test('onStderr receives the output', async (t) => {
    let seen = '';
    const client = await spawnFake(t, { onStderr: (chunk) => (seen += chunk) });
    await client.request('fake.stderr', { text: 'one line\n' });
    await rejection(client.request('fake.die'));
    assert.equal(seen, 'one line\n');
  });

  test('writing to it after it is gone is a rejection, no EPIPE and no crash', async () => {
    const child = runProgram(`
const client = await CastClient.spawn({ server });
process.kill(client.pid, 'SIGKILL');
const calls = Array.from({ length: 50 }, () => client.request('fake.echo', { value: 'x'.repeat(100_000) }));
client.waitFor('session.didEnd');
// Only the first is awaited: the others must not become unhandled rejections.
await calls[0].catch((error) => print(error.name));
await new Promise((resolve) => setTimeout(resolve, 50));
await client.close();
client.server.ping();
client.waitFor('session.didEnd');
await new Promise((resolve) => setTimeout(resolve, 10));
print('alive');`);
    const { output, code } = await outcome(child);
    assert.equal(output, '"ServerDied"\n"alive"\n');
    assert.equal(code, 0);
  });
});

describe('close', () => {
  test('ends the server through its input and rejects what waits', async () => {
    let stderr = '';
    const env = { ...process.env, FAKE_SAYS_BYE: '1' };
    const client = await CastClient.spawn({ server: fakeServer, env, onStderr: (chunk) => (stderr += chunk) });
    const waiting = rejection(client.request('fake.silent'));
    const reasons = [];
    client.on('close', (error) => reasons.push(error));
    await Promise.all([client.close(), client.close()]);
    assert.equal(isAlive(client.pid), false);
    assert.equal(stderr, 'input ended', 'not by a signal');
    assert.ok((await waiting) instanceof ClientClosed);
    assert.ok((await rejection(client.server.ping())) instanceof ClientClosed);
    assert.deepEqual(reasons, [undefined]);
  });

  test('kills a server that will not go', async () => {
    const client = await CastClient.spawn({ server: fakeServer, closeTimeout: 0.05 });
    await client.request('fake.stubborn');
    await client.close();
    assert.equal(isAlive(client.pid), false);
  });

  test('is what asyncDispose does', async () => {
    const client = await CastClient.spawn({ server: fakeServer });
    await client[Symbol.asyncDispose ?? Symbol.for('nodejs.asyncDispose')]();
    assert.ok(client.isClosed);
  });

  test('leaves no handle: the program ends by itself', async () => {
    const child = runProgram(`
const handles = () => process.getActiveResourcesInfo().filter((kind) => /Process|Pipe|Timeout/.test(kind)).length;
async function round() {
  const client = await CastClient.spawn({ server });
  client.stream();
  await client.request('fake.silent', {}, { timeout: 0.005 }).catch(() => {});
  client.request('fake.silent').catch(() => {});
  client.waitFor('session.didEnd').catch(() => {});
  await client.close();
  // The loop frees closed handles in a later phase.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
await round(); // Node opens pipes of its own at the first.
const before = handles();
for (let count = 0; count < 5; count += 1) await round();
print(handles() - before);`);
    const { output, code } = await outcome(child);
    assert.equal(output, '0\n');
    assert.equal(code, 0);
  });
});

describe('the end of the program', () => {
  test('an open client keeps it running, an unref-ed one does not', async () => {
    const child = runProgram(`
const client = await CastClient.spawn({ server });
client.request('fake.silent').catch(() => {});
client.unref();
print(client.pid);`);
    const { output, code } = await outcome(child);
    assert.equal(code, 0);
    await gone(Number(output));
  });

  test('killed, it leaves no orphan', async () => {
    const child = runProgram(`
const client = await CastClient.spawn({ server });
print(client.pid);`);
    const pid = await new Promise((resolve) => child.stdout.once('data', (chunk) => resolve(Number(chunk))));
    assert.ok(isAlive(pid));
    child.kill('SIGKILL');
    await gone(pid);
  });

  test('by process.exit leaves no orphan', async () => {
    const { output } = await outcome(runProgram(`
const client = await CastClient.spawn({ server });
print(client.pid);
process.exit(0);`));
    await gone(Number(output));
  });
});
