import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CastClient } from 'cast-rpc';

// The built programs. These tests fail without them: a suite that skips itself proves nothing.

function program(variable) {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} must name the built program; scripts/test-node sets it.`);
  return path;
}

/** A client of the real server, closed when the test is over. */
export async function spawnReal(t, options = {}) {
  const client = await CastClient.spawn({ server: program('CAST_RPC_SERVER'), ...options });
  client.warnings = [];
  client.on('warning', (error) => client.warnings.push(error));
  t.after(() => client.close());
  return client;
}

/** Whether a server listens there; the connection is closed on return. */
async function accepts(path) {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
  } catch {
    return false;
  }
  socket.end();
  await once(socket.resume(), 'close');
  return true;
}

/** The real server as a daemon on a Unix socket: the socket's path. Ended when the test is over. */
export async function startDaemon(t) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
  const path = join(folder, 'socket');
  // A private state folder: otherwise it would join the sessions of other tests.
  const env = { ...process.env, XDG_STATE_HOME: folder };
  const child = spawn(program('CAST_RPC_SERVER'), ['--socket', path], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  });
  const deadline = Date.now() + 20_000;
  // The socket's file is there a moment before the server listens.
  while (!(await accepts(path))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server does not listen.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return path;
}

/** An emulated receiver on loopback: `{ host, port, deviceId, pid }`; ended when the test is over. */
export async function startReceiver(t, args = ['--no-advertise']) {
  const child = spawn(program('CAST_RECEIVER'), ['--port', '0', '--exit-with-stdin', '--no-fetch-media', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(async () => {
    const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.stdin.end();
    const killer = setTimeout(() => child.kill('SIGKILL'), 3000);
    await exited;
    clearTimeout(killer);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const event = JSON.parse(line);
    if (event.event === 'ready') {
      child.stdout.resume();
      return { ...event, host: '127.0.0.1', pid: child.pid };
    }
  }
  throw new Error('cast-receiver ended before it was ready.');
}

export const film = (more = {}) => ({
  contentId: 'https://example.com/film.mp4?duration=600', contentType: 'video/mp4', streamType: 'BUFFERED',
  metadata: { metadataType: 1, title: 'Der größte Film 🎬' }, ...more,
});
