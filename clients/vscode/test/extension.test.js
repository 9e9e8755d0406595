'use strict';
const assert = require('node:assert/strict');
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { mkdtemp, readFile, rm, writeFile } = require('node:fs/promises');
const Module = require('node:module');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { test } = require('node:test');
const { setTimeout: delay } = require('node:timers/promises');
const { pathToFileURL } = require('node:url');
const { CastClient } = require('cast-rpc');
const { Fleet } = require('cast-rpc/receiver');
const { seekArgument, volumeArgument } = require('../lib/arguments.js');
const { seekTarget, text } = require('../lib/status-bar.js');
const { Memory, StubVSCode } = require('./stub-vscode.js');

// The extension against the real server and an emulated device; only the window is a stub.

const daemons = import('../../node/test/support/clients.js');
const FILM = 'https://example.com/film.mp4?duration=600';

/** Activates the extension with a daemon and a device for this test. */
async function activate(t, settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-vscode-'));
  const socket = join(folder, 'socket');
  const fleet = await Fleet.start({ name: 'Living Room' });
  const vscode = new StubVSCode();
  const [device] = fleet.devices;
  vscode.settings = { 'cast.socket': socket, 'cast.server': process.env.CAST_RPC_SERVER, 'cast.device': await device.address(), ...settings };
  const extension = load(vscode);
  const context = { subscriptions: [], globalState: new Memory() };
  extension.activate(context);
  t.after(async () => {
    for (const each of context.subscriptions) each.dispose();
    await extension.deactivate();
    await (await daemons).endDaemon(socket);
    await fleet.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { vscode, device, context, fleet, folder, run: (name, ...values) => vscode.commands.executeCommand(name, ...values) };
}

/** Loads the extension's module, with `vscode` as in the editor. */
function load(vscode) {
  const find = Module._load;
  Module._load = (name, ...more) => (name === 'vscode' ? vscode : find(name, ...more));
  try {
    delete require.cache[require.resolve('../extension.js')];
    return require('../extension.js');
  } finally {
    Module._load = find;
  }
}

/** Returns a minute of silence, which doesn't end before its test. */
function wave() {
  const samples = 480_000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  return Buffer.concat([header, Buffer.alloc(samples, 128)]);
}

test('has every command that it declares, and no other', async (t) => {
  const { vscode } = await activate(t);
  const { contributes, main } = JSON.parse(await readFile(join(__dirname, '..', 'package.json'), 'utf8'));
  assert.deepEqual(vscode.commandNames.sort(), contributes.commands.map((each) => each.command).sort());
  assert.equal(main, './extension.js');
  const menus = Object.values(contributes.menus).flat();
  assert.ok(menus.every((each) => vscode.commandNames.includes(each.command)));
});

test('the command of the first page plays', async (t) => {
  const { folder, device } = await activate(t);
  const page = await readFile(join(__dirname, '..', '..', '..', 'docs', 'start', 'vscode.md'), 'utf8');
  const [, source] = /^```js\n(.*?)^```/ms.exec(page);
  const vscode = new StubVSCode();
  const context = { subscriptions: [] };
  const extension = { exports: {} };
  const address = await device.address();
  // The daemon of this test in place of the user's.
  const library = { CastClient: { connect: (options) => CastClient.connect({ ...options, path: join(folder, 'socket') }) } };
  const modules = { vscode, 'cast-rpc': library };
  new Function('require', 'exports', source.replace('Living Room', address))((name) => modules[name], extension.exports);
  extension.exports.activate(context);
  await vscode.commands.executeCommand('film.play');
  await device.waitFor('playerState', { playerState: 'PLAYING' });
  assert.equal(context.subscriptions.length, 1);
});

test('starts nothing before the first command', async (t) => {
  const { folder, context } = await activate(t);
  await assert.rejects(CastClient.connect({ path: join(folder, 'socket') }));
  assert.equal(context.subscriptions.length, 22);
});

test('plays, shows the position, seeks, pauses and stops', async (t) => {
  const { vscode, device, run } = await activate(t);
  vscode.clipboard = FILM;
  vscode.answers.push(({ value }) => value);
  const shown = vscode.status((words) => words?.includes('10:00'));
  await run('cast.playURL');
  await device.waitFor('playerState', { playerState: 'PLAYING' });
  assert.match(await shown, /^\$\(device-desktop\) .* \$\(play\) 0:0\d \/ 10:00/);
  const sought = vscode.status((words) => words?.includes(' 1:3'));
  vscode.answers.push('1:30');
  await run('cast.seek');
  await device.waitFor('playerState', { currentTime: 90 });
  await sought;
  const paused = vscode.status((words) => words?.includes('$(debug-pause)'));
  await run('cast.pause');
  await paused;
  vscode.answers.push('25');
  await run('cast.volume');
  assert.equal((await device.waitFor('deviceVolumeChanged')).level, 0.25);
  vscode.answers.push('Resume');
  await run('cast.controls');
  await device.waitFor('playerState', { playerState: 'PLAYING' });
  const hidden = vscode.status((words) => words === undefined);
  await run('cast.stop');
  await device.waitFor('stopped');
  await hidden;
  assert.deepEqual(vscode.errors, []);
});

test('casts a file of the explorer to the device that is chosen', async (t) => {
  const { vscode, device, folder, context, run } = await activate(t, { 'cast.device': '' });
  const path = join(folder, 'a song.wav');
  await writeFile(path, wave());
  const address = await device.address();
  vscode.answers.push('Another device…', address);
  const url = pathToFileURL(path);
  await run('cast.castFile', { scheme: 'file', path, toString: () => url.href });
  assert.deepEqual(vscode.errors, []);
  const { request } = await device.waitFor('load');
  const played = request.media.contentUrl ?? request.media.contentId;
  assert.ok(decodeURIComponent(played).endsWith('a song.wav'), played);
  assert.equal(context.globalState.get('cast.lastDevice'), address);
});

test('casts the chosen files to the device of the settings, without a question', async (t) => {
  const { vscode, device, folder, run } = await activate(t);
  const files = ['one.wav', 'two.wav', 'three.wav'].map((name) => join(folder, name));
  for (const path of files) await writeFile(path, wave());
  const uris = files.map((path) => ({ scheme: 'file', path, toString: () => pathToFileURL(path).href }));
  await run('cast.castFile', uris[0], uris.slice(0, 2));
  await run('cast.enqueueFile', uris[2], [uris[2], { scheme: 'untitled', path: 'x' }]);
  assert.deepEqual([vscode.errors, vscode.asked], [[], []]);
  // The running item is marked, and another one is chosen.
  vscode.answers.push((options, items) => {
    assert.deepEqual(items.map(({ label }) => label.replace(/^\$\(play\) /, '')), ['one', 'two', 'three']);
    return items[2].label;
  });
  await run('cast.queue');
  await device.waitFor('playerState', { playerState: 'PLAYING' });
  assert.deepEqual(vscode.errors, []);
});

test('goes through the queue, mutes, toggles, announces and chooses subtitles', async (t) => {
  const { vscode, device, run } = await activate(t);
  vscode.answers.push(undefined);
  await run('cast.playURL', FILM);
  await run('cast.enqueue', 'https://example.com/second.mp4?duration=600');
  await run('cast.next');
  await run('cast.previous');
  await run('cast.mute');
  assert.equal((await device.waitFor('deviceVolumeChanged')).muted, true);
  await run('cast.unmute');
  await run('cast.toggle');
  await device.waitFor('playerState', { playerState: 'PAUSED' });
  await run('cast.announce', 'https://example.com/bell.mp3?duration=0.3');
  assert.deepEqual(vscode.errors, []);
  await run('cast.tracks');
  assert.match(vscode.messages.at(-1) ?? vscode.asked.at(-1).title, /no tracks|Audio and subtitles/);
  await run('cast.stop');
  await run('cast.queue');
  assert.match(vscode.messages.at(-1), /nothing is in the queue/);
  assert.deepEqual(vscode.errors, []);
});

test('wrong arguments of keybindings are refused with what was expected', async (t) => {
  const { vscode, run, folder } = await activate(t);
  const wrong = [
    ['cast.seek', 'soon', /Seek: expected 90, "1:30", "\+30" or "-10", found "soon"/], ['cast.seek', { to: 5 }, /Seek: .*found \{"to":5\}/],
    ['cast.seek', -5, /Seek:/], ['cast.volume', 0.3, /Volume: expected 0 to 100 \(percent\)/], ['cast.volume', 130, /Volume:/],
    ['cast.volume', { percent: 30, level: 0.3 }, /Volume:/], ['cast.volume', { loud: true }, /Volume:/], ['cast.volume', 'x'.repeat(500), /found "x{99}…/],
    ['cast.playURL', 7, /Play URL: expected a URL/], ['cast.announce', ['x'], /Announce: /], ['cast.enqueue', ' ', /Add to the queue: /],
    ['cast.castFile', 'film.mp4', /expected a file of the explorer/], ['cast.castFile', undefined, /no file to cast/],
  ];
  for (const [name, given, message] of wrong) {
    await run(name, given);
    assert.match(vscode.errors.pop() ?? '', message, `${name} ${JSON.stringify(given)}`);
  }
  assert.deepEqual([vscode.errors, vscode.asked], [[], []]);
  await assert.rejects(CastClient.connect({ path: join(folder, 'socket') }), 'nothing was connected');
});

test('reads the arguments of keybindings', () => {
  for (const given of [30, '30', ' 30 % ', { percent: 30 }]) assert.deepEqual(volumeArgument(given), { value: { percent: 30 } });
  assert.deepEqual(volumeArgument({ level: 0.3 }), { value: { level: 0.3 } });
  assert.deepEqual([seekArgument(90), seekArgument('+30')], [{ value: 90 }, { value: { by: 30 } }]);
});

/** Waits for the next message to the panel's page that fits. */
async function posted(panel, fits) {
  for (;;) {
    const [message] = await once(panel.told, 'posted');
    if (fits(message)) return message;
  }
}

test('shows the remote page in a panel, which speaks with the server', async (t) => {
  const { vscode, run, folder } = await activate(t);
  await run('cast.remote');
  const [panel] = vscode.panels;
  const { html } = panel.webview;
  assert.match(html, /default-src 'none'; script-src https:\/\/webview\.example; /);
  assert.doesNotMatch(html, /unsafe|<script>|\son\w+=|"\/remote/);
  // The page's files exist, in the folders that it may read.
  const named = [...html.matchAll(/"https:\/\/webview\.example([^"]+)"/g)].map(([, path]) => path);
  assert.equal(named.length, 3);
  for (const path of named) {
    assert.ok((await readFile(path)).length > 0);
    assert.ok(panel.options.localResourceRoots.some((root) => path.startsWith(`${root.path}/`)), path);
  }
  const opened = posted(panel, ({ type }) => type === 'open');
  panel.told.emit('said', { type: 'open' });
  await opened;
  const answered = posted(panel, ({ text }) => text && JSON.parse(text).id === 7);
  panel.told.emit('said', { type: 'send', text: '{"jsonrpc":"2.0","id":7,"method":"server.info"}' });
  const { result } = JSON.parse((await answered).text);
  assert.equal(result.clients, 2);
  // Two messages in one text, which our pages never send, are refused.
  panel.told.emit('said', { type: 'send', text: '{"jsonrpc":"2.0",\n"id":8,"method":"server.info"}' });
  // The command again shows the same panel; a hidden page starts anew.
  await run('cast.remote');
  assert.equal(vscode.panels.length, 1);
  assert.equal(panel.revealed, 1);
  const again = posted(panel, ({ type }) => type === 'open');
  panel.told.emit('said', { type: 'open' });
  await again;
  const cast = await CastClient.connect({ path: join(folder, 'socket') });
  t.after(() => cast.close());
  while ((await cast.server.info()).clients > 3) await delay(20);
  panel.hide();
  while ((await cast.server.info()).clients > 2) await delay(20);
  panel.told.emit('said', { type: 'open' });
  await posted(panel, ({ type }) => type === 'open');
  panel.dispose();
  while ((await cast.server.info()).clients > 2) await delay(20);
  await run('cast.remote');
  assert.equal(vscode.panels.length, 2);
});

test('shows the panel why there is no server, and its end', async (t) => {
  const { vscode, run, folder } = await activate(t, { 'cast.server': '/nonexistent/cast-rpc' });
  await run('cast.remote');
  const [panel] = vscode.panels;
  const refused = posted(panel, ({ type }) => type === 'close');
  panel.told.emit('said', { type: 'open' });
  assert.match((await refused).reason, /nonexistent/);
  vscode.settings['cast.server'] = process.env.CAST_RPC_SERVER;
  const opened = posted(panel, ({ type }) => type === 'open');
  panel.told.emit('said', { type: 'open' });
  await opened;
  const ended = posted(panel, ({ type }) => type === 'close');
  await (await daemons).endDaemon(join(folder, 'socket'));
  assert.match((await ended).reason, /ended/);
});

test('shows errors with their advice', async (t) => {
  const { vscode, run } = await activate(t, { 'cast.device': '127.0.0.1:1' });
  await run('cast.pause');
  assert.equal(vscode.errors.length, 1);
  assert.match(vscode.errors[0], /^Cast: .{20,}/);
  await run('cast.castFile', undefined);
  assert.match(vscode.errors[1], /no file/);
});

test('says that there is no server, and looks again the next time', async (t) => {
  const { vscode, device, run } = await activate(t, { 'cast.server': '/nonexistent/cast-rpc' });
  await run('cast.pause');
  assert.match(vscode.errors[0], /Can't start the cast-rpc server "\/nonexistent\/cast-rpc"/);
  vscode.settings['cast.server'] = process.env.CAST_RPC_SERVER;
  await run('cast.playURL', FILM);
  await device.waitFor('playerState', { playerState: 'PLAYING' });
});

test('stops when the user cancels', async (t) => {
  const { vscode, device, run } = await activate(t);
  await device.fault('discard', { when: { direction: 'received', type: 'LAUNCH' } });
  const began = new Promise((resolve) => { vscode.once('progress', resolve); });
  const playing = run('cast.playURL', FILM);
  assert.match((await began).message, /looking|connecting/);
  vscode.emit('cancel');
  await playing;
  assert.deepEqual(vscode.errors, []);
  vscode.answers.push(undefined);
  await run('cast.seek');
});

test('reads positions and writes lines as people do', () => {
  const targets = { 90: 90, '1:30': 90, '1:02:03': 3723, '+30': { by: 30 }, '-1:00': { by: -60 }, ' 2.5 ': 2.5 };
  for (const [words, target] of Object.entries(targets)) assert.deepEqual(seekTarget(words), target, words);
  for (const words of ['', 'x', '1:', '1:2:3:4', '--3']) assert.equal(seekTarget(words), undefined, words);
  const line = text({ friendlyName: 'TV $(bug)', playerState: 'PLAYING', title: 'x'.repeat(50), position: 3661, duration: 7200 });
  assert.equal(line, `$(device-desktop) TV $ (bug) $(play) 1:01:01 / 2:00:00 ${'x'.repeat(39)}…`);
});

test('leaves only the idle daemon when the editor is killed', { timeout: 60_000 }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'cast-vscode-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const server = join(folder, 'server');
  await writeFile(server, '#!/bin/sh\nexec "$CAST_RPC_SERVER" "$1" "$2" --idle-exit 1.5\n', { mode: 0o755 });
  const host = `
const { Connection } = require(${JSON.stringify(join(__dirname, '..', 'lib', 'connection.js'))});
const settings = ${JSON.stringify({ server, socket: join(folder, 'socket') })};
const vscode = { workspace: { getConfiguration: () => ({ get: (name) => settings[name] }) } };
new Connection(vscode, () => require('cast-rpc'), new Map()).client().then(async (client) => {
  console.log((await client.server.info()).processId);
});
setInterval(() => {}, 1000); // The editor stays.`;
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT']) {
    const options = { cwd: join(__dirname, '..'), env: { ...process.env, XDG_STATE_HOME: folder }, stdio: ['ignore', 'pipe', 'inherit'] };
    const child = spawn(process.execPath, ['-e', host], options);
    const [line] = await once(child.stdout, 'data');
    const pid = Number(line);
    process.kill(pid, 0);
    child.kill(signal);
    await once(child, 'exit');
    await (await daemons).gone(pid);
  }
});
