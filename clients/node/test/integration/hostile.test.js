import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plain } from '../../src/plain.js';
import { outcome } from '../support/clients.js';
import { FakeDaemon } from '../support/fake-daemon.js';
import { spawnReal, startReceiver } from '../support/real.js';

// Names and titles arrive unchanged, with any content: a library passes texts on, and the program that shows them makes
// them safe.
const { texts } = JSON.parse(await readFile(new URL('../../../../Tests/HostileTexts/texts.json', import.meta.url), 'utf8'));
const TEXTS = texts.map(({ text }) => text);

/** The name of a member: any text without a NUL, which the server refuses there. */
const key = (text) => text.replaceAll('\0', '') || 'empty';

/** Characters that move the cursor, start a second line, or change the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

test('a text for a terminal is one line of text', () => {
  assert.ok(TEXTS.filter((text) => UNPRINTABLE.test(text)).length >= 15);
  for (const text of TEXTS) assert.doesNotMatch(plain(text), UNPRINTABLE);
  for (const text of ['Living Room', 'غرفة المعيشة', '客厅的电视', '👨‍👩‍👧‍👦', '100 % [HD]', '']) assert.equal(plain(text), text);
  assert.equal(plain('a\nb\tc\x1b[2J\x85d\u202ee\ud800'), 'a b c [2J de');
  assert.equal(plain('👍'.repeat(50), 40), `${'👍'.repeat(39)}…`);
  assert.equal(plain('x'.repeat(2000)).length, 1000);
  assert.equal(plain(undefined), '');
});

test('cast-play shows names, titles and errors as lines of text', async (t) => {
  const daemon = await FakeDaemon.start(t);
  const program = fileURLToPath(new URL('../../src/cast-play.js', import.meta.url));
  /** Runs it, and returns its lines. */
  async function run(exitCode, ...args) {
    const env = { ...process.env, XDG_RUNTIME_DIR: daemon.folder };
    const { output, code } = await outcome(spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }), { timeout: 30_000 });
    assert.equal(code, exitCode, output);
    assert.ok(output.endsWith('\n'));
    const lines = output.slice(0, -1).split('\n');
    for (const line of lines) assert.doesNotMatch(line, UNPRINTABLE);
    return lines;
  }
  daemon.players = TEXTS.flatMap((text) => [
    { deviceId: 'd', friendlyName: text, playerState: text, title: text },
    { deviceId: 'd', friendlyName: text, playerState: 'PLAYING', contentId: text },
  ]);
  assert.equal((await run(0)).length, 2 * TEXTS.length);
  const text = TEXTS.filter((each) => UNPRINTABLE.test(each)).join(' x ');
  daemon.status = { deviceId: 'd', friendlyName: text, playerState: 'IDLE', title: text };
  assert.equal((await run(0, 'TV')).length, 1);
  daemon.refusal = { code: 3001, message: `No device is named ${text}.`, data: { name: 'DeviceNotFound', advice: `See ${text}.` } };
  const [line, ...others] = await run(1, 'TV');
  assert.match(line, /^cast-play: No device is named .* See /);
  assert.deepEqual(others, []);
});

test('hostile titles and names arrive unchanged', async (t) => {
  const { host, port } = await startReceiver(t);
  const client = await spawnReal(t);
  let deviceId;
  for (const text of TEXTS) {
    const device = await client.discovery.addDevice({ host, port, friendlyName: text });
    ({ deviceId } = device);
    // The server removes characters from names that can't be drawn in a line.
    if (/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u.test(text)) assert.equal(device.friendlyName, text);
  }
  const { sessionId } = await client.session.start({ deviceId });
  const items = TEXTS.map((text, number) => ({
    media: {
      contentId: `https://example.com/${number}.mp4`, contentType: 'video/mp4', metadata: { metadataType: 0, title: text },
      customData: { text, nested: [{ [key(text)]: text }] },
    },
  }));
  await client.queue.load({ sessionId, items });
  const page = await client.queue.list({ sessionId, fetchIfNeeded: true, count: 500 });
  assert.deepEqual(page.items.map(({ media }) => media.metadata.title), TEXTS);
  assert.deepEqual(page.items.map(({ media }) => media.customData), items.map(({ media }) => media.customData));
});
