import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { clientClosed } from './connection.js';
import { NoHandshake, ServerDied, ServerNotFound } from './errors.js';
import { serverCommand } from './server-process.js';
import { defaultSocketPath } from './socket-place.js';
import { StreamLink } from './stream-link.js';

/** Time in which a started daemon must listen; cast-rpc does so within a tenth of a second. */
const LISTEN_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 5;
const LAST_RETRY_MS = 100;
/** Options of a daemon that this client starts by itself: it exits when idle. */
const IDLE_EXIT = ['--idle-exit', '60'];
/** The exit code of a server for an unknown option. */
const WRONG_USAGE = 64;
const STDERR_TAIL_BYTES = 8 * 1024;

/** Connects to the server that listens on a Unix socket; rejects with `ServerNotFound`. */
export async function joinDaemon(path) {
  const socket = createConnection({ path });
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch (cause) {
    const message = `No cast-rpc server listens on ${path} (${cause.code}). Start one with: cast-rpc --socket`;
    throw new ServerNotFound(message, { cause });
  }
  return new StreamLink(socket, socket);
}

/**
 * Connects to the daemon, or starts one that outlives this program. Programs that do this at the same time get the same
 * daemon.
 */
export async function joinOrStart({ path, server, args = [], env }, signal) {
  const place = path ?? defaultSocketPath();
  const link = await joinIfListening(place);
  if (link) return link;
  // The server creates a folder only for its default socket, so it must choose that path itself.
  const command = [...serverCommand(server, env), ...args, '--socket', ...(path === undefined ? [] : [path])];
  try {
    return await start([...command, ...IDLE_EXIT], { place, env, signal });
  } catch (error) {
    if (error.exitCode !== WRONG_USAGE) throw error;
    return start(command, { place, env, signal }); // An older server doesn't know the option.
  }
}

async function start([program, ...args], { place, env, signal }) {
  const text = `\`${[program, ...args].join(' ')}\`, started since nothing listened on ${place},`;
  const { child, ended, tail } = await run(program, args, env);
  try {
    const deadline = performance.now() + LISTEN_TIMEOUT_MS;
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(2 * pause, LAST_RETRY_MS)) {
      // Its end alone is no failure: it also exits if another program's daemon listens already.
      const end = await Promise.race([ended, delay(pause)]);
      const link = await joinIfListening(place);
      if (link) return link;
      if (end) {
        const how = end.signal ? `was ended by ${end.signal}` : `ended with code ${end.exitCode}`;
        throw new ServerDied(`${text} ${how}.${said(tail())}`, { ...end, stderr: tail() });
      }
      if (signal?.aborted) {
        child.kill('SIGKILL');
        throw clientClosed('connection');
      }
      if (performance.now() > deadline) {
        child.kill('SIGKILL');
        throw new NoHandshake(`${text} did not listen within ${LISTEN_TIMEOUT_MS / 1000} s.${said(tail())}`);
      }
    }
  } finally {
    // Later output of the daemon is discarded and doesn't block it.
    child.stderr.destroy();
    child.unref();
  }
}

/** Starts the program; returns the child, its end as a promise, and a function for the end of its stderr. */
async function run(program, args, env) {
  let child;
  try {
    child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true, windowsHide: true });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  } catch (cause) {
    throw new ServerNotFound(
      `Can't start the cast-rpc server "${program}" (${cause.code ?? cause.message}). `
      + 'Install it, or name it with the `server` option or the CAST_RPC_SERVER environment variable.', { cause });
  }
  let stderr = Buffer.alloc(0);
  child.on('error', () => {});
  child.stderr.on('error', () => {});
  child.stderr.on('data', (chunk) => { stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_TAIL_BYTES); });
  const ended = new Promise((resolve) => {
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  return { child, ended, tail: () => stderr.toString('utf8').trim() };
}

async function joinIfListening(path) {
  try {
    return await joinDaemon(path);
  } catch (error) {
    if (error.cause?.code === 'ENOENT' || error.cause?.code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}

function said(stderr) {
  return stderr ? ` It wrote: ${stderr}` : '';
}
