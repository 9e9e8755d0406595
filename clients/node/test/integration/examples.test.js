import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { endDaemon, outcome } from '../support/clients.js';
import { startDaemon, startReceiver } from '../support/real.js';

const example = (name) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
const run = (name, args) => outcome(spawn(process.execPath, [example(name), ...args], { stdio: ['ignore', 'pipe', 'pipe'] }), { timeout: 30_000 });

describe('the examples', () => {
  test('the timeline shows the phases and the end', async (t) => {
    const { port } = await startReceiver(t);
    const { output, code } = await run('timeline.mjs', ['--host', '127.0.0.1', '--port', String(port)]);
    assert.equal(code, 0, output);
    const order = ['session.didEnterPhase', 'session.didStart', 'call media.load', 'PLAYING at', 'PAUSED at', 'call media.stop', 'session.didEnd'];
    let from = 0;
    for (const part of order) {
      const at = output.indexOf(part, from);
      assert.ok(at >= 0, `no ${part} where expected in:\n${output}`);
      from = at;
    }
  });

  test('the timeline says what went wrong', async () => {
    const { output, code } = await run('timeline.mjs', ['--host', '127.0.0.1', '--port', '1']);
    assert.equal(code, 1, output);
    assert.match(output, /failed +(ConnectionRefused|DeviceUnreachable)/);
  });

  test('the quick start finds a device by its name and plays to the end', async (t) => {
    await startReceiver(t, ['--name', 'Quick Start TV']);
    const { output, code } = await run('quickstart.mjs', ['Quick Start TV', 'https://example.com/film.mp4?duration=1']);
    assert.equal(code, 0, output);
    assert.match(output, /PLAYING/);
  });

  test('the quick start of the README is the one that is tested', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    const source = await readFile(example('quickstart.mjs'), 'utf8');
    assert.ok(readme.includes(source.slice(source.indexOf('import'))));
  });
});

describe("the README's example", () => {
  /** The JavaScript of a page. */
  async function blocks(page) {
    const text = await readFile(new URL(page, import.meta.url), 'utf8');
    return [...text.matchAll(/^```js\n(.*?)^```/gms)].map(([, source]) => source);
  }

  /** Runs it unchanged; its film ends after two seconds. */
  async function runReadme(change = (source) => source, { number = 1, env } = {}) {
    const source = (await blocks('../../../../README.md'))[number];
    const program = change(source);
    const command = ['--input-type=module', '-e', program];
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    return outcome(spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }), { timeout: 30_000 });
  }

  test('in five lines plays to the end, and starts the daemon', async (t) => {
    await startReceiver(t, ['--name', 'Living Room']);
    assert.equal((await blocks('../../README.md'))[0], (await blocks('../../../../README.md'))[0]);
    const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
    t.after(async () => {
      await endDaemon(join(folder, 'cast-rpc', 'socket'));
      await rm(folder, { recursive: true });
    });
    const { output, code } = await runReadme(undefined, { number: 0, env: { ...process.env, XDG_RUNTIME_DIR: folder, XDG_STATE_HOME: folder } });
    assert.equal(code, 0, output);
    assert.match(output, /^PLAYING \d[\s\S]*\nIDLE undefined\n$/);
  });

  test('finds the TV and plays to the end at the first try', async (t) => {
    await startReceiver(t, ['--name', 'Living Room']);
    const { output, code } = await runReadme();
    assert.equal(code, 0, output);
    assert.match(output, /PLAYING/);
  });

  test('plays again on a daemon', async (t) => {
    await startReceiver(t, ['--name', 'Living Room']);
    const path = await startDaemon(t);
    for (let run = 0; run < 2; run += 1) {
      const { output, code } = await runReadme((source) => source.replace('spawn()', `connect({ path: ${JSON.stringify(path)} })`));
      assert.equal(code, 0, output);
      assert.match(output, /PLAYING/);
    }
  });
});
