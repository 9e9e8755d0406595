// Runs once: it starts no server.
'use strict';
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { test } = require('node:test');
const { registerCommands } = require('../lib/commands.js');
const { Connection } = require('../lib/connection.js');
const { plain } = require('../lib/plain.js');
const { text } = require('../lib/status-bar.js');
const { Memory, StubVSCode } = require('./stub-vscode.js');

// Texts of devices in the editor, judged by the editor's own rules.

/**
 * Links in notifications, progress and the descriptions of inputs. (microsoft/vscode, src/vs/base/common/linkedText.ts,
 * LINK_REGEX)
 */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;
/**
 * Icons in the status bar and in quick picks. (src/vs/base/browser/ui/iconLabel/iconLabels.ts;
 * src/vs/base/common/themables.ts, ThemeIcon)
 */
const ICON = /(\\)?\$\(([A-Za-z0-9-]+(?:~[A-Za-z]+)?)\)/g;
/** Characters that start a second line, move the cursor, or change the direction. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

const { texts } = JSON.parse(readFileSync(join(__dirname, '../../../Tests/HostileTexts/texts.json'), 'utf8'));
const HOSTILE = [
  ...texts.map((each) => each.text),
  '[a](command:x) [b](https://x.example "title") [c](file:///etc/passwd)', '[a]\u200b(command:x)', '[a]\u2060(command:x)', '$\u00ad(trash)', '\\$(trash)', '$$(trash)',
  '[[a](command:x)](command:y)', '](command:x)', '[a', '$', 'x$', '[a]', '$(sync~spin', `${'['.repeat(500)}${']('.repeat(500)}`,
];

/** Fails if the editor would draw anything of `words` but text; `icons` are the extension's own. */
function assertIsText(words, icons = []) {
  assert.doesNotMatch(words, LINK);
  assert.deepEqual([...words.matchAll(ICON)].map(([icon]) => icon), icons, words);
  assert.doesNotMatch(words, UNPRINTABLE);
}

test('the rules find texts that the editor would draw', () => {
  assert.ok(HOSTILE.filter((words) => LINK.test(words)).length >= 5);
  assert.ok(HOSTILE.filter((words) => words.match(ICON)).length >= 2);
});

test('a text of a device is text', () => {
  for (const one of HOSTILE) {
    assertIsText(plain(one));
    // The parts of a message are joined before they are made plain.
    for (const other of HOSTILE) assertIsText(plain(`No device is named ${one}${other}: see ${other}(command:x)`));
  }
  for (const words of ['Living Room', 'غرفة المعيشة', '客厅的电视', '👨‍👩‍👧‍👦', '100 % (live) [HD]', '']) assert.equal(plain(words), words);
  assert.equal(plain('[a](command:x)\n$(trash)'), '[a] (command:x) $ (trash)');
  assert.equal(plain('x'.repeat(50), 40), `${'x'.repeat(39)}…`);
  assert.equal([...plain('👍'.repeat(50), 40)].length, 40);
});

test('the status bar shows texts and its own icons', () => {
  for (const words of HOSTILE) {
    const line = text({ friendlyName: words, playerState: 'PLAYING', title: words, position: 1 });
    assertIsText(line, ['$(device-desktop)', '$(play)']);
  }
});

/** Returns the commands over a client that fails, and finds devices, with these words. */
function commandsOf(words) {
  const vscode = new StubVSCode();
  const device = { last: { deviceId: 'a', friendlyName: words, title: words } };
  const client = {
    discovery: { list: async () => ({ devices: [{ deviceId: 'a', modelName: words, host: words, port: 1 }, { deviceId: 'b', modelName: words, host: words, port: 2 }] }) },
    devices: async () => [device, { last: { deviceId: 'b', friendlyName: words, error: { message: words } } }], on() {}, unref() { return client; }, close() {},
    tv: () => ({
      device: words,
      name: words,
      async queue() { return [{ itemId: 1, media: { contentId: words, metadata: { title: words, artist: words } } }, { itemId: 2, media: { contentId: words } }]; },
      async tracks() { return [{ trackId: 1, type: 'TEXT', name: words, language: words }, { trackId: 2, type: 'AUDIO', language: words, isActive: true }]; },
      async jump() {},
      async enqueue(what, { onProgress }) { onProgress({ phase: words }); },
      async announce(what, { onProgress }) { onProgress({ phase: words }); },
      async pause() { throw Object.assign(new Error(`${words} can't be asked.`), { advice: `Start ${words}.` }); },
      async play(what, { onProgress }) { onProgress({ phase: words }); },
      async *progress() { yield { friendlyName: words, title: words, artist: words, playerState: 'PLAYING' }; },
    }),
  };
  const connection = new Connection(vscode, () => ({ CastClient: { connect: async () => client } }), new Memory());
  const shown = [];
  registerCommands(vscode, connection, { follow() {} }, {});
  vscode.on('progress', ({ message }) => shown.push(message));
  const { withProgress } = vscode.window;
  vscode.window.withProgress = (options, task) => {
    shown.push(options.title);
    return withProgress(options, task);
  };
  return { vscode, shown, run: (name, ...values) => vscode.commands.executeCommand(name, ...values) };
}

test('messages, progress and pickers show text', async () => {
  for (const words of HOSTILE) {
    const { vscode, shown, run } = commandsOf(words);
    vscode.answers.push((options, items) => {
      for (const { label, description } of items) {
        assertIsText(label, label.includes('Another device…') ? ['$(edit)'] : []);
        assertIsText(description);
      }
      return items[0].label;
    });
    await run('cast.devices');
    vscode.answers.push(undefined);
    await run('cast.controls');
    vscode.settings['cast.device'] = words || 'x';
    await run('cast.pause');
    await run('cast.playURL', words || 'x');
    for (const name of ['cast.enqueue', 'cast.announce']) await run(name, words || 'x');
    const lists = (options, items) => {
      for (const { label, description } of items) {
        assertIsText(label, [...label.matchAll(/^\$\(check\) /g)].map(() => '$(check)'));
        assertIsText(description);
      }
      return items[0].label;
    };
    vscode.answers.push(lists, lists);
    await run('cast.queue');
    await run('cast.tracks');
    await run('cast.seek', words);
    await run('cast.volume', words);
    await run('cast.castFile', { scheme: 'file', path: `/films/${words}`, toString: () => 'file:///films/x' });
    vscode.answers.push(undefined);
    await run('cast.controls');
    for (const { title } of vscode.asked) assertIsText(title);
    for (const message of [...vscode.errors, ...shown]) assertIsText(message);
    assert.ok(vscode.errors.length > 0 && shown.length > 0, words);
  }
});
