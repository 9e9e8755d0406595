// A server controlled by its calls, with its own codec: code shared with the library would prove nothing.
// Each method `fake.x` below answers `call` with `reply(result)`, or misbehaves.

const CRLF2 = '\r\n\r\n';
const state = { cancelled: [], held: [], askers: new Map(), nextAsk: 1, answered: [], initialize: undefined };

const frame = (message) => {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}${CRLF2}`), body]);
};

/** Writes each piece for itself, so that the reader gets chunks cut exactly there. */
async function writePieces(pieces) {
  for (const piece of pieces) {
    await new Promise((resolve) => process.stdout.write(piece, resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const methods = {
  'server.initialize'(call) {
    state.initialize = call.params;
    if (process.env.FAKE_MUTE) return;
    if (process.env.FAKE_REFUSE) return call.fail({ code: -32010, message: 'No.', data: { name: 'UnsupportedProtocolVersion', supported: ['9.0'] } });
    const specHash = process.env.FAKE_SPEC_HASH || call.params.specHash;
    call.reply({ serverInfo: { name: 'fake', version: '0', specHash, apiLevel: Number(process.env.FAKE_API_LEVEL ?? 1), apiCompatible: 1 }, limits: {}, topics: call.params.topics });
  },
  'events.subscribe': (call) => call.reply({ subscription: 'sub-1', topics: call.params.topics, snapshot: {} }),
  'server.ping': (call) => call.reply({}),
  'fake.state': (call) => call.reply({ cancelled: state.cancelled, initialize: state.initialize, answered: state.answered }),
  'fake.echo': (call) => call.reply({ value: call.params.value }),
  /** The reply in chunks of `size` bytes. */
  async 'fake.pieces'(call) {
    const bytes = frame({ jsonrpc: '2.0', id: call.id, result: { value: call.params.value } });
    const pieces = [];
    for (let at = 0; at < bytes.length; at += call.params.size) pieces.push(bytes.subarray(at, at + call.params.size));
    await writePieces(pieces);
  },
  'fake.big': (call) => call.reply({ text: call.params.unit.repeat(call.params.count) }),
  /** Answered when `fake.release` names it; so replies come in any order. */
  'fake.hold': (call) => state.held.push(call),
  /** The same for a method that the server may take long for. */
  'discovery.find': (call) => state.held.push(call),
  'fake.release'(call) {
    const held = new Map(state.held.splice(0).map((each) => [each.params.tag, each]));
    for (const tag of call.params.order) held.get(tag).reply({ tag });
    call.reply({});
  },
  /** `before` and `after` are written as they are around the reply, in one chunk. */
  'fake.raw'(call) {
    const { before = '', after = '' } = call.params;
    process.stdout.write(Buffer.concat([Buffer.from(before), frame({ jsonrpc: '2.0', id: call.id, result: {} }), Buffer.from(after)]));
  },
  /** Notifications before and after the reply, all in one chunk. */
  'fake.notify'(call) {
    const notification = ({ method, params }) => frame({ jsonrpc: '2.0', method, params });
    const { before = [], after = [] } = call.params;
    const reply = frame({ jsonrpc: '2.0', id: call.id, result: {} });
    process.stdout.write(Buffer.concat([...before.map(notification), reply, ...after.map(notification)]));
  },
  'fake.error': (call) => call.fail(call.params.error),
  'fake.malformed': (call) => process.stdout.write(frame({ jsonrpc: '2.0', id: call.id })),
  'fake.progress'(call) {
    const { progressToken: token } = call.params;
    for (const message of call.params.messages) send({ method: '$/progress', params: { token, value: { kind: 'report', message } } });
    call.reply({ token });
    send({ method: '$/progress', params: { token, value: { kind: 'report', message: 'too late' } } });
  },
  /** Only answered when cancelled: late. */
  'fake.silent'() {},
  'fake.ask'(call) {
    const id = `s-${state.nextAsk++}`;
    state.askers.set(id, call);
    send({ id, method: call.params.method, params: call.params.params });
    if (call.params.cancel) send({ method: '$/cancelRequest', params: { id } });
  },
  'fake.stderr': (call) => process.stderr.write(call.params.text, () => call.reply({})),
  'fake.die'(call) {
    process.stderr.write(call.params.stderr ?? '', () => {
      if (call.params.signal) process.kill(process.pid, call.params.signal);
      else process.exit(call.params.code ?? 0);
    });
  },
  'fake.dieInsideReply'(call) {
    const bytes = frame({ jsonrpc: '2.0', id: call.id, result: {} });
    process.stdout.write(bytes.subarray(0, bytes.length - 3), () => process.exit(3));
  },
  /** Stops reading, so that its input fills up. */
  'fake.deaf'(call) {
    setInterval(() => {}, 1000);
    process.stdin.pause();
    call.reply({});
  },
  /** Doesn't end with its input, nor on SIGTERM. */
  'fake.stubborn'(call) {
    process.on('SIGTERM', () => {});
    state.isStubborn = true;
    setInterval(() => {}, 1000);
    call.reply({});
  },
};

function send(message, written) {
  process.stdout.write(frame({ jsonrpc: '2.0', ...message }), written);
}

function handle(message) {
  const { id, method, params } = message;
  if (method === undefined) {
    state.answered.push(id);
    const asker = state.askers.get(id);
    state.askers.delete(id);
    asker?.reply({ answer: message.result ?? null, error: message.error ?? null });
    return;
  }
  if (method === '$/cancelRequest') {
    state.cancelled.push(params.id);
    if (!state.held.some((call) => call.id === params.id)) send({ id: params.id, error: { code: -32800, message: 'late' } });
    return;
  }
  const call = {
    id, params, method,
    reply: (result, written) => send({ id, result }, written),
    fail: (error) => send({ id, error }),
  };
  const run = methods[method];
  if (run) run(call);
  else call.fail({ code: -32601, message: `no ${method}`, data: { name: 'MethodNotFound' } });
}

let input = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  input = Buffer.concat([input, chunk]);
  for (;;) {
    const end = input.indexOf(CRLF2);
    if (end < 0) return;
    const start = end + CRLF2.length;
    const length = Number(/\d+/.exec(input.subarray(0, end).toString())[0]);
    if (input.length < start + length) return;
    const body = input.subarray(start, start + length);
    input = input.subarray(start + length);
    handle(JSON.parse(body.toString()));
  }
});
process.stdin.on('end', () => {
  if (process.env.FAKE_SAYS_BYE) process.stderr.write('input ended');
  if (!state.isStubborn) process.exit(0);
});
process.stdout.on('error', () => process.exit(1));
