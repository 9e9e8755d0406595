import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection.js';
import { methodNames } from './control/api.js';
import { FaultName, MessageDirection, ReceiverEventName, ScreenPhase, TakeOverAction } from './control/enums.js';
import { CastError, ConnectionClosed, ServerDied, ServerNotFound } from './errors.js';
import { addNamespaces } from './namespaces.js';
import { withSuggestion } from './nearest-name.js';
import { startTimer } from './timer.js';

export { FaultName, MessageDirection, ReceiverEventName, ScreenPhase, TakeOverAction };

/** Time in which every device must listen, in milliseconds; they do so within a tenth of a second. */
const START_TIMEOUT_MS = 10_000;
const END_GRACE_MS = 5000;
const RETRY_MS = 5;
/** The default limit of `waitFor` and of calls, in seconds. */
const WAIT_TIMEOUT = 10;
/** The largest number of unread events, which equals the receiver's own limit. */
const MAX_EVENTS = 16_384;
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
const STDERR_TAIL_BYTES = 4096;
const ASYNC_DISPOSE = Symbol.asyncDispose ?? Symbol.for('nodejs.asyncDispose');
const LAST_EVENTS = 15;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
const SCREENSHOT_TIMEOUT_MS = 30_000;

/** The receiver refused a call of its control protocol: `name` is `DeviceNotFound`, `NothingPlays`… */
export class ReceiverRefused extends CastError {
  static errorName = 'ReceiverRefused';
}

/** The event that `waitFor` waited for didn't happen; the message lists the other events. */
export class NoSuchEvent extends CastError {
  static errorName = 'NoSuchEvent';
}

/** One emulated device of a `Fleet`. */
export class Receiver {
  #new = [];
  #waits = new Set();

  /** Not for use by programs: a `Fleet` creates them. */
  constructor(fleet, { id, name }) {
    this.fleet = fleet;
    this.id = id;
    this.name = name;
  }

  /** Returns the device's state now; `screen` is the content of the TV's screen. */
  state() {
    return this.fleet.control.device.status({ device: this.id });
  }

  /** Returns `host:port`, which `client.tv` accepts in place of a name; a reboot may change it. */
  async address() {
    const { host, port } = await this.state();
    return `${host}:${port}`;
  }

  /** Returns the device's events so far, without heartbeats, the oldest first. */
  async events() {
    const found = [];
    for (let since = 0; ;) {
      const { events, next } = await this.fleet.control.log.get({ device: this.id, since });
      if (events.length === 0) return found;
      found.push(...events);
      since = next;
    }
  }

  /** Waits for the next event of a name; events since the last `waitFor` count. */
  waitFor(name, accept = {}, { timeout = WAIT_TIMEOUT, signal } = {}) {
    if (!Object.values(ReceiverEventName).includes(name)) {
      throw new TypeError(withSuggestion(`No event is called '${name}'.`, name, Object.values(ReceiverEventName)));
    }
    const fits = typeof accept === 'function' ? accept : (event) => Object.entries(accept).every(([key, value]) => event[key] === value);
    const wait = { fits: (event) => event.event === name && fits(event), passed: [] };
    const promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }));
    const timer = startTimer(timeout, () => wait.fail(`none came within ${timeout} s`));
    const onAbort = () => wait.fail('the wait was aborted', signal.reason);
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      this.#waits.delete(wait);
    };
    wait.fail = (why, cause) => {
      const came = wait.passed.slice(-LAST_EVENTS).map(line).join('\n') || '  nothing';
      const said = typeof accept === 'function' ? '' : ` ${JSON.stringify(accept)}`;
      wait.reject(new NoSuchEvent(`${this.name}: no ${name}${said}: ${why}. Other events:\n${came}`, { cause }));
    };
    promise.then(end, end);
    this.#waits.add(wait);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    // Events that preceded the end count.
    this.#serve();
    if (this.fleet.hasEnded) wait.fail('the receiver ended');
    return promise;
  }

  /** Injects a fault; resolves to the rule's id, for `control.fault.clear`, or `undefined` if it applied at once. */
  async fault(fault, rule = {}) {
    const { id } = await this.fleet.control.fault.inject({ device: this.id, rule: { ...rule, fault } });
    return id;
  }

  /** Removes all faults. */
  clearFaults() {
    return this.fleet.control.fault.clear({ device: this.id });
  }

  /** Returns the TV's screen and last events, for people. */
  async describe() {
    const [{ screen, model, host, port, links, faults }, events] = await Promise.all([this.state(), this.events()]);
    const { app, media, failure, volume } = screen;
    const lines = [`${this.name} (${model}, ${host}:${port}): ${screen.phase}`];
    if (app) lines.push(`  app: ${app.name} (${app.appId}), ${app.senders} senders`);
    if (media) {
      const length = media.duration === undefined ? '' : ` of ${media.duration.toFixed(1)}`;
      lines.push(`  media: ${media.title ?? media.contentUrl}, at ${media.position.toFixed(1)}${length} s`);
    }
    if (failure) lines.push(`  failure: ${failure}`);
    lines.push(`  volume: ${volume.level.toFixed(2)}${volume.muted ? ', muted' : ''}; links: ${links}`);
    lines.push(...faults.map((each) => `  fault: ${each.fault}, applied ${each.struck} times`));
    return [...lines, ...events.slice(-LAST_EVENTS).map(line)].join('\n');
  }

  /** Not for use by programs: handles an event. */
  didRecord(event) {
    this.#new.push(event);
    if (this.#new.length > MAX_EVENTS) this.#new.shift();
    this.#serve();
  }

  /** Not for use by programs: handles the end of events. */
  didEnd() {
    for (const wait of this.#waits) wait.fail('the receiver ended');
  }

  /** Passes the events to the waits in order, the oldest wait first; simultaneous waits see every event. */
  #serve() {
    while (this.#waits.size > 0 && this.#new.length > 0) {
      const event = this.#new.shift();
      for (const wait of [...this.#waits]) {
        if (!wait.fits(event)) {
          wait.passed.push(event);
          continue;
        }
        this.#waits.delete(wait);
        wait.resolve(event);
      }
    }
  }
}

/** Emulated devices, in a process that ends with this one. */
export class Fleet {
  #child;
  #folder;
  #socket;
  #connection;
  #devices = new Map();
  #ended;
  #closing;
  #screenshots;
  #browser;

  /**
   * Starts the devices. With a test context of `node:test` they end with the test, and report their screens if it
   * failed.
   */
  static async start(context, options) {
    const isTest = typeof context?.after === 'function';
    const fleet = new Fleet();
    await fleet.#start(isTest ? options ?? {} : context ?? {});
    if (isTest) context.after(() => fleet.#endTest(context));
    return fleet;
  }

  /** The devices, in the order in which they were added. */
  get devices() {
    return [...this.#devices.values()];
  }

  /** Returns the device with a name or an id. */
  device(name) {
    return this.devices.find((each) => each.name === name || each.id === name);
  }

  /** Whether the process has ended. */
  get hasEnded() {
    return this.#connection === undefined;
  }

  /** Starts another device. */
  async add(name, { model, advertise } = {}) {
    const params = Object.entries({ name, model, advertise }).filter(([, value]) => value !== undefined);
    return this.#adopt(await this.control.device.add(Object.fromEntries(params)));
  }

  /** Removes a device: its announcement is withdrawn, its links are closed. */
  async remove(receiver) {
    await this.control.device.remove({ device: receiver.id });
    this.#devices.delete(receiver.id);
  }

  /** Returns the TVs' screens and last events, for people. */
  async describe() {
    return (await Promise.all(this.devices.map((each) => each.describe()))).join('\n');
  }

  /**
   * Takes a picture of the screens with a headless Chromium-based browser, given as a command; resolves to whether it
   * succeeded.
   */
  async screenshot(path, [browser, ...args]) {
    if (this.screenURL === undefined) return false;
    const options = ['--headless', '--no-sandbox', '--hide-scrollbars', '--window-size=1280,720', '--virtual-time-budget=2000'];
    const all = [...args, ...options, `--screenshot=${resolve(path)}`, this.screenURL];
    const child = spawn(browser, all, { stdio: 'ignore', timeout: SCREENSHOT_TIMEOUT_MS, killSignal: 'SIGKILL' });
    const code = await new Promise((done) => child.once('close', done).once('error', () => done(undefined)));
    return code === 0 && (await exists(path));
  }

  /** Ends the process, within seconds. Never rejects. */
  close() {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  [ASYNC_DISPOSE]() {
    return this.close();
  }

  async #start({ count = 1, name, program, options = [], advertise = false, fetchMedia = false, screenshots, browser, screen = screenshots !== undefined }) {
    this.#screenshots = screenshots;
    this.#browser = browser;
    this.#folder = await mkdtemp(join(tmpdir(), 'cast-'));
    const path = join(this.#folder, 'control');
    const command = program ?? (process.env.CAST_RECEIVER || 'cast-receiver');
    const all = [
      '--exit-with-stdin', '--control', path, advertise ? '--advertise' : '--no-advertise', fetchMedia ? '--fetch-media' : '--no-fetch-media',
      ...(count === 1 ? [] : ['--count', String(count)]), ...(name === undefined ? [] : ['--name', name]), ...(screen ? ['--screen'] : []), ...options,
    ];
    try {
      this.#child = await run(command, all);
      let stderr = '';
      this.#child.stderr.on('data', (chunk) => { stderr = (stderr + chunk).slice(-STDERR_TAIL_BYTES); });
      this.#ended = new Promise((resolve) => {
        this.#child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
      });
      const death = this.#ended.then((end) => {
        throw new ServerDied(`cast-receiver ended before its devices listened. It wrote: ${stderr.trim()}`, { ...end, stderr });
      });
      death.catch(() => {});
      await Promise.race([this.#readUntilReady(count, screen), death]);
      this.#socket = await Promise.race([connect(path), death]);
      this.#talk();
      await this.control.log.subscribe();
      for (const device of (await this.control.device.list()).devices) this.#adopt(device);
    } catch (error) {
      this.#child?.kill('SIGKILL');
      await this.close();
      throw error;
    }
  }

  async #readUntilReady(count, hasScreen) {
    const lines = createInterface({ input: this.#child.stdout });
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), START_TIMEOUT_MS);
    let ready = 0;
    for await (const text of lines) {
      const event = JSON.parse(text);
      if (event.event === 'ready') ready += 1;
      if (event.event === 'screen') this.screenURL = event.url;
      if (ready >= count && !(hasScreen && this.screenURL === undefined)) break;
    }
    clearTimeout(timer);
    this.#child.stdout.resume(); // Later output must not fill the pipe.
  }

  #talk() {
    const connection = new Connection({
      readable: this.#socket,
      writable: this.#socket,
      maxMessageBytes: MAX_MESSAGE_BYTES,
      handlers: new Map(),
      onNotification: (method, { event }) => {
        if (method !== 'log.didRecord') return false;
        this.#devices.get(event.device)?.didRecord(event);
        return true;
      },
      onWarning: () => {},
      onStreamEnd: (cause) => {
        this.#connection = undefined;
        connection.fail((method) => new ConnectionClosed(`${method}: the emulated receiver has ended.`, { method, cause }));
        for (const device of this.devices) device.didEnd();
      },
      makeError: ({ code, message, data }) => new ReceiverRefused(message, { code, data }),
    });
    this.#connection = connection;
    this.control = {};
    addNamespaces(this.control, methodNames, (method, params, options) => connection.request(method, params, { timeout: WAIT_TIMEOUT, ...options }));
  }

  #adopt(device) {
    if (!this.#devices.has(device.id)) this.#devices.set(device.id, new Receiver(this, device));
    return this.#devices.get(device.id);
  }

  async #endTest(context) {
    // Only newer versions of Node report whether the test passed.
    if (context.passed === false && !this.hasEnded) {
      const picture = await this.#picture(context).catch((error) => `\nNo picture: ${error.message}`);
      context.diagnostic((await this.describe().catch((error) => error.message)) + picture);
    }
    await this.close();
  }

  /** Takes a picture for a failed test, if the options ask for one; resolves to a line about it. */
  async #picture(context) {
    if (this.#screenshots === undefined) return '';
    const browser = this.#browser ?? (await installed(BROWSERS));
    if (browser === undefined) return '\nNo picture: there is no browser; name one with the `browser` option.';
    const name = (context.fullName ?? context.name).replaceAll(/[^A-Za-z0-9_.-]+/g, '-');
    const path = join(this.#screenshots, `${name}.png`);
    await mkdir(this.#screenshots, { recursive: true });
    return (await this.screenshot(path, [browser])) ? `\nPicture: ${path}` : `\nNo picture: ${browser} made none.`;
  }

  async #close() {
    this.#socket?.destroy();
    this.#child?.stdin.end();
    if (this.#ended) {
      const killer = setTimeout(() => this.#child.kill('SIGKILL'), END_GRACE_MS);
      await this.#ended;
      clearTimeout(killer);
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function run(program, args) {
  const child = spawn(program, args, { stdio: 'pipe', detached: true, windowsHide: true });
  try {
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  } catch (cause) {
    throw new ServerNotFound(
      `Can't start "${program}" (${cause.code ?? cause.message}). Name it with the \`program\` option or the CAST_RECEIVER environment variable.`,
      { cause });
  }
  for (const stream of [child, child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  return child;
}

function exists(path) {
  return access(path).then(() => true, () => false);
}

/** Returns the first of these programs that is on the `PATH`. */
async function installed(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const program of programs) {
    for (const folder of folders) if (await exists(join(folder, program))) return program;
  }
  return undefined;
}

/** Connects to the control socket, which the receiver creates right after the devices, without an event. */
async function connect(path) {
  for (const deadline = performance.now() + START_TIMEOUT_MS; ; await delay(RETRY_MS)) {
    const socket = createConnection({ path });
    try {
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
      return socket;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

/** Returns an event as one line. */
function line({ seq, time, device, event, ...said }) {
  const text = JSON.stringify(said);
  return `  ${time.toFixed(3).padStart(9)} ${event} ${text.length <= 160 ? text : `${text.slice(0, 159)}…`}`;
}
