import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Fleet } from 'cast-rpc/receiver';
import { endDaemon, outcome } from '../support/clients.js';

/** The JavaScript of a page of docs/start. */
async function blocks(page) {
  const text = await readFile(new URL(`../../../../docs/start/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```js\n(.*?)^```/gms)].map(([, source]) => source);
}

/** Runs a page's program unchanged, with a private daemon. */
async function run(t, program) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
  t.after(async () => {
    await endDaemon(join(folder, 'cast-rpc', 'socket'));
    await rm(folder, { recursive: true });
  });
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  // Of a test inside a test the outer one would only hear in its own protocol.
  const env = { ...process.env, XDG_RUNTIME_DIR: folder, XDG_STATE_HOME: folder, NODE_TEST_CONTEXT: undefined };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { output, code } = await outcome(child, { timeout: 60_000 });
  assert.equal(code, 0, output);
  return output;
}

describe('the page for Node', () => {
  test('begins with a script that plays to the end', async (t) => {
    await Fleet.start(t, { name: 'Living Room', advertise: true });
    const [first] = await blocks('node.md');
    assert.ok(first.split('\n').filter(Boolean).length <= 10);
    assert.match(await run(t, first), /^PLAYING \d[^]*\nIDLE undefined\n$/);
  });

  test('has ten calls that work', async (t) => {
    await Fleet.start(t, { name: 'Living Room', advertise: true });
    const lines = (await run(t, (await blocks('node.md'))[1])).trimEnd().split('\n');
    assert.equal(lines[0], 'Living Room IDLE');
    assert.match(lines[1], /^A film (3|4)\d(\.\d+)? 600$/);
    assert.deepEqual(lines.slice(2), ['PLAYING']);
  });

  test('has advice in errors', async (t) => {
    await Fleet.start(t, { name: 'Living Room', advertise: true });
    assert.match(await run(t, (await blocks('node.md'))[2]), /^DeviceNotFound Living Room .+/);
  });
});
