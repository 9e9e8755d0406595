import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ApplicationNotRunning } from 'cast-rpc';
import { gone, outcome, rejection } from '../support/clients.js';
import { FakeDaemon } from '../support/fake-daemon.js';
import { spawnReal, startReceiver } from '../support/real.js';

const inTerminal = fileURLToPath(new URL('../support/in-terminal.py', import.meta.url));

/** Runs `program`, the body of a module, in a terminal that presses Ctrl-C once it printed "ready". */
function pressCtrlC(program) {
  const source = `import { CastClient } from 'cast-rpc';\n${program}`;
  const command = [process.execPath, '--input-type=module', '-e', source];
  return outcome(spawn('python3', [inTerminal, 'ready', ...command], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'pipe'],
  }), { timeout: 30_000 });
}

test('cast-play cuts its line to the width of the terminal', async (t) => {
  const daemon = await FakeDaemon.start(t);
  daemon.status = { ...daemon.status, title: 'A film with a long title' };
  const program = fileURLToPath(new URL('../../src/cast-play.js', import.meta.url));
  const command = ['sh', '-c', 'stty cols 30; exec "$@"', 'sh', process.execPath, program, 'Living Room'];
  const env = { ...process.env, XDG_RUNTIME_DIR: daemon.folder };
  const { output, code } = await outcome(spawn('python3', [inTerminal, 'never', ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  assert.deepEqual([output, code], ['\r\x1b[KLiving Room: IDLE A film wit…\r\n', 0]);
  assert.equal('Living Room: IDLE A film wit…'.length, 29);
});

describe('Ctrl-C in the terminal', () => {
  test('reaches the program alone, whose clean-up still ends the cast', async (t) => {
    const receiver = await startReceiver(t);
    const { output, code } = await pressCtrlC(`
const client = await CastClient.spawn();
await client.session.start({ host: '${receiver.host}', port: ${receiver.port} });
process.once('SIGINT', async () => {
  try {
    await client.session.end({ action: 'STOP_CASTING' });
    console.log('the cast has ended');
  } catch (error) {
    console.log(\`\${error.name}: \${error.message}\`);
  }
  await client.close();
});
console.log('ready');`);
    assert.match(output, /the cast has ended/);
    assert.equal(code, 0, output);
    const observer = await spawnReal(t);
    const joining = rejection(observer.session.join({ host: receiver.host, port: receiver.port }));
    assert.ok((await joining) instanceof ApplicationNotRunning);
  });

  test('without a clean-up ends the program, and the server with it', async () => {
    const { output } = await pressCtrlC(`
const client = await CastClient.spawn();
console.log("ready " + client.pid);`);
    await gone(Number(/ready (\d+)/.exec(output)[1]));
  });
});
