import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CastClient } from 'cast-rpc';

export const fakeServer = [process.execPath, fileURLToPath(new URL('fake-server.mjs', import.meta.url))];

/** A client of a fake server, closed when the test `t` is over; its warnings are collected in `client.warnings`. */
export async function spawnFake(t, { env, ...options } = {}) {
  const client = await CastClient.spawn({ server: fakeServer, env: { ...process.env, ...env }, ...options });
  client.warnings = [];
  client.on('warning', (error) => client.warnings.push(error));
  t.after(() => client.close());
  return client;
}

/** Returns the error of a promise. */
export async function rejection(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('was not rejected');
}

/** Resolves when the process `pid`, not ours to wait for, is gone. */
export async function gone(pid, { timeout = 20_000 } = {}) {
  const deadline = Date.now() + timeout;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`process ${pid} is still there`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Ends the daemon that listens on `path`, if one does. It writes its last files after its answer: this resolves when
 * its process is gone.
 */
export async function endDaemon(path) {
  const client = await CastClient.connect({ path }).catch(() => undefined);
  if (!client) return;
  await client.server.shutdown();
  await client.close();
  await gone(client.initializeResult.serverInfo.processId);
}

/** Whether `pid` runs: a zombie does not. */
export function isAlive(pid) {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

/** Everything that a child process printed, and how it ended; killed after `timeout`. */
export async function outcome(child, { timeout = 60_000 } = {}) {
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  return { output, code, signal };
}
