import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { ServerDied, ServerNotFound } from './errors.js';
import { place } from './place.js';

const STDERR_TAIL_BYTES = 8 * 1024;
/** Time after the end of its output in which the process may end, so that its exit status is known. */
const EXIT_GRACE_MS = 500;
const TERMINATE_GRACE_MS = 1000;

/**
 * Returns the command to run: the option, else `$CAST_RPC_SERVER`, else the platform package's server, else `cast-rpc`
 * from the `PATH`.
 */
export function serverCommand(server, environment = process.env) {
  if (Array.isArray(server)) return server;
  return [server ?? (environment.CAST_RPC_SERVER || packagedServer() || 'cast-rpc')];
}

/** Returns the server that npm installed with this package, if there is one for this platform. */
function packagedServer() {
  try {
    return createRequire(place).resolve(`cast-rpc-${process.platform}-${process.arch}/bin/cast-rpc`);
  } catch {
    return undefined;
  }
}

/** The server as a child process: its pipes, the end of its stderr, and its exit status. */
export class ServerProcess {
  #child;
  #stderr = [];
  #stderrBytes = 0;
  #exited;
  #closed;

  constructor(child, onStderr) {
    this.#child = child;
    // Without a reader the server would block as soon as the pipe is full.
    child.stderr.on('data', (chunk) => {
      this.#keepTail(chunk);
      onStderr?.(chunk);
    });
    for (const emitter of [child, child.stderr]) emitter.on('error', () => {});
    this.#exited = new Promise((resolve) => child.once('exit', resolve));
    this.#closed = new Promise((resolve) => child.once('close', resolve));
  }

  /** Starts the server; rejects with `ServerNotFound` if there is no such program. */
  static async start({ server, serverArguments = [], env, cwd, onStderr }) {
    const [command, ...leading] = serverCommand(server, env ?? process.env);
    // In its own session, so that Ctrl-C in the terminal reaches only the program, whose clean-up may still need the
    // server. The server ends with its input, and so at any end of the program.
    const options = { env, cwd, stdio: 'pipe', windowsHide: true, detached: process.platform !== 'win32' };
    let child;
    try {
      child = spawn(command, [...leading, ...serverArguments], options);
      await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    } catch (cause) {
      throw new ServerNotFound(
        `Can't start the cast-rpc server "${command}" (${cause.code ?? cause.message}). `
        + 'Install it, or name it with the `server` option or the CAST_RPC_SERVER environment variable.', { cause });
    }
    return new ServerProcess(child, onStderr);
  }

  get pid() {
    return this.#child.pid;
  }

  get readable() {
    return this.#child.stdout;
  }

  get writable() {
    return this.#child.stdin;
  }

  /** The last 8 KiB of the server's stderr. */
  get stderrTail() {
    return Buffer.concat(this.#stderr).subarray(-STDERR_TAIL_BYTES).toString('utf8').trim();
  }

  /** Lets the program end while the process runs; the server's stdin ends with the program. */
  unref() {
    for (const handle of this.#handles()) handle.unref?.();
  }

  ref() {
    for (const handle of this.#handles()) handle.ref?.();
  }

  /** After the pipe's end: waits, within bounds, for the exit status, and returns the reason as text. */
  async describeDeath(cause) {
    await this.#happensWithin(EXIT_GRACE_MS, this.#closed);
    const { exitCode, signalCode: signal } = this.#child;
    const stderr = this.stderrTail;
    const ending = exitCode === null ? 'closed its output' : `ended with code ${exitCode}`;
    const how = signal ? `was ended by ${signal}` : ending;
    const said = stderr ? ` Its last words: ${lastLines(stderr)}` : '';
    const details = { exitCode, signal, stderr, cause };
    return (method) => new ServerDied(`${method}: the cast-rpc server ${how}.${said}`, { ...details, method });
  }

  /** Ends the process: end of its input, then SIGTERM after `graceMs`, then SIGKILL. Never rejects. */
  async stop(graceMs) {
    const child = this.#child;
    child.stdin.end();
    if (!(await this.#happensWithin(graceMs, this.#exited))) {
      child.kill('SIGTERM');
      if (!(await this.#happensWithin(TERMINATE_GRACE_MS, this.#exited))) {
        child.kill('SIGKILL');
        await this.#happensWithin(TERMINATE_GRACE_MS, this.#exited);
      }
    }
    // A grandchild may hold the pipes open, which must not block this program.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    await this.#happensWithin(TERMINATE_GRACE_MS, this.#closed);
  }

  async #happensWithin(milliseconds, event) {
    const timer = new AbortController();
    const timeout = delay(milliseconds, false, { signal: timer.signal }).catch(() => false);
    const happened = await Promise.race([event.then(() => true), timeout]);
    timer.abort();
    return happened;
  }

  #handles() {
    return [this.#child, this.#child.stdin, this.#child.stdout, this.#child.stderr];
  }

  #keepTail(chunk) {
    this.#stderr.push(chunk);
    this.#stderrBytes += chunk.length;
    while (this.#stderrBytes - this.#stderr[0].length >= STDERR_TAIL_BYTES) {
      this.#stderrBytes -= this.#stderr.shift().length;
    }
  }
}

function lastLines(text) {
  return text.split('\n').slice(-3).join(' / ');
}
