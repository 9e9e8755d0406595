import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SPEC_HASH } from 'cast-rpc';

const SNAPSHOT = { castState: 'NOT_CONNECTED', discovery: { isRunning: true, devices: [] }, sessions: [], media: [], players: [] };
const phase = (seq) => ({ method: 'session.didEnterPhase', params: { sessionId: 's', phase: 'TLS', elapsed: 0, seq } });

/**
 * A scripted server that listens, in this process: its clients can be cut off, and it can be gone for a while, or say
 * nothing.
 */
export class FakeDaemon {
  isMute = false;
  refusal;
  /** The device's playback. */
  status = { deviceId: 'd', friendlyName: 'Living Room', playerState: 'IDLE' };
  /** The statuses of all devices; `undefined`: that of the one device. */
  players;
  hasApplication = true;
  /** The methods that get no reply. */
  silent = new Set();
  /** The calls of each connection. */
  calls = [];
  #sockets = new Set();
  #muteConnections = [];
  #server;

  /**
   * One that listens at the default place of a runtime folder, for programs whose `XDG_RUNTIME_DIR` is `folder`; ended
   * when the test `t` is over.
   */
  static async start(t) {
    const daemon = new FakeDaemon();
    daemon.folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
    daemon.path = join(daemon.folder, 'cast-rpc', 'socket');
    await mkdir(dirname(daemon.path));
    await daemon.start();
    t.after(async () => {
      await daemon.stop();
      await rm(daemon.folder, { recursive: true });
    });
    return daemon;
  }

  async start() {
    this.#server = createServer((socket) => this.#serve(socket));
    await new Promise((resolve) => this.#server.listen(this.path, resolve));
  }

  /** As if it were killed. */
  async stop() {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Reports a change of the device's playback. */
  push(change) {
    this.status = { ...this.status, ...change };
    for (const socket of this.#sockets) socket.write(frame({ method: 'player.didChange', params: { ...this.status, seq: 1 } }));
  }

  /** Resolves when the next one connects to whom nothing is said. */
  muteConnection() {
    return new Promise((resolve) => this.#muteConnections.push(resolve));
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  #serve(socket) {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {});
    if (this.isMute) {
      for (const resolve of this.#muteConnections.splice(0)) resolve();
      socket.resume();
      return;
    }
    const calls = [];
    this.calls.push(calls);
    let subscriptions = 10 * this.calls.length;
    const methods = {
      'server.initialize': ({ id }) => [this.refusal ? { id, error: this.refusal } : {
        id, result: { serverInfo: { name: 'fake', version: '0', specHash: SPEC_HASH, apiLevel: 1, apiCompatible: 1 }, limits: {}, topics: [] },
      }],
      'events.subscribe': ({ id, params }) => {
        subscriptions += 1;
        const result = { subscription: `sub-${subscriptions}`, topics: params.topics, ...(params.snapshot && { snapshot: SNAPSHOT }) };
        return [phase(1), { id, result }, phase(2)];
      },
      'events.snapshot': ({ id }) => [{ id, result: SNAPSHOT }],
      'events.poll': ({ id }) => [{ id, result: { events: [], dropped: 0 } }],
      'server.echo': ({ id, params }) => [{ id, result: params }],
      'player.list': ({ id }) => [{ id, result: { players: this.players ?? [this.status] } }],
      'player.connect': ({ id }) => [this.hasApplication ? { id, result: this.status } : {
        id, error: { code: 3004, message: 'Nothing runs.', data: { name: 'ApplicationNotRunning' } },
      }],
      'fake.silent': () => [phase(0)],
    };
    let input = '';
    socket.setEncoding('latin1').on('data', (text) => {
      input += text;
      for (let match; (match = /^Content-Length: (\d+)\r\n\r\n/.exec(input)) && input.length >= match[0].length + Number(match[1]);) {
        const end = match[0].length + Number(match[1]);
        const message = JSON.parse(input.slice(match[0].length, end));
        input = input.slice(end);
        calls.push([message.method, message.params]);
        if (this.silent.has(message.method)) continue;
        const answers = methods[message.method]?.(message) ?? [{ id: message.id, result: message.method.startsWith('player.') ? this.status : {} }];
        socket.write(answers.map(frame).join(''));
      }
    });
  }
}

function frame(message) {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
