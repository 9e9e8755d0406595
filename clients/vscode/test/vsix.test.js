'use strict';
const assert = require('node:assert/strict');
const { execFile } = require('node:child_process');
const { mkdtemp, readFile, readdir, rm, writeFile } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { before, after, test } = require('node:test');
const { promisify } = require('node:util');
const { Fleet } = require('cast-rpc/receiver');

// The package of the extension: its form, and that it runs from an empty folder.

const run = promisify(execFile);
const packaging = join(__dirname, '..', '..', '..', 'packaging', 'editors');
let folder;
let vsix;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cast-vsix-'));
  await run(join(packaging, 'build-vsix'), [join(folder, 'out')]);
  const [name] = await readdir(join(folder, 'out'));
  vsix = join(folder, 'out', name);
});

after(() => rm(folder, { recursive: true, force: true }));

/** Changes the package with a line of Python, where `files` has its contents by name; returns the path of the copy. */
async function changed(line) {
  const copy = join(folder, `changed-${Math.random().toString(36).slice(2)}.vsix`);
  const script = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive: files = {name: archive.read(name) for name in archive.namelist()}
package = json.loads(files["extension/package.json"])
${line}
files["extension/package.json"] = json.dumps(package).encode()
with zipfile.ZipFile(sys.argv[2], "w") as archive:
  for name, data in files.items(): archive.writestr(name, data)`;
  await run('python3', ['-c', script, vsix, copy]);
  return copy;
}

test('has the documented form', async () => {
  await run(join(packaging, 'check-vsix'), [vsix]);
});

test('the check finds what is wrong', async () => {
  const wrong = {
    'del files["extension/lib/plain.js"]; package["main"] = "./nowhere.js"': /main isn't in the file/,
    'package["dependencies"] = {"cast-rpc": "file:../node"}': /dependencies outside/,
    'package["version"] = "1"': /version is malformed[^]*Identity's Version/,
    'package["engines"] = {"vscode": "*"}': /engines\.vscode is malformed/,
    'package["contributes"]["menus"]["explorer/context"][0]["command"] = "cast.none"': /unknown command cast\.none/,
    'package["catgories"] = []': /undocumented field catgories/,
    'files["extension/../../x.js"] = b""': /leaves the folder/,
    'files["extension/x.exe"] = b""': /no type for it/,
    'files["extension.vsixmanifest"] = files["extension.vsixmanifest"].replace(b"extension/README.md", b"extension/none.md")': /none\.md isn't in the file/,
    'del files["[Content_Types].xml"]': /\[Content_Types\]\.xml isn't there/,
  };
  for (const [line, message] of Object.entries(wrong)) {
    await assert.rejects(run(join(packaging, 'check-vsix'), [await changed(line)]), (error) => message.test(error.stderr), line);
  }
});

test('packed twice, it has the same bytes', async () => {
  await run(join(packaging, 'build-vsix'), [join(folder, 'again')], { env: { ...process.env, TZ: 'Asia/Tokyo' } });
  const [name] = await readdir(join(folder, 'again'));
  assert.ok((await readFile(join(folder, 'again', name))).equals(await readFile(vsix)));
});

test('runs from a folder of its own, and plays', { timeout: 60_000 }, async (t) => {
  const home = join(folder, 'home');
  await run('python3', ['-m', 'zipfile', '-e', vsix, home]);
  const fleet = await Fleet.start({ name: 'Living Room' });
  t.after(() => fleet.close());
  const [device] = fleet.devices;
  // Node finds nothing outside of the folder: no NODE_PATH, and no node_modules above it.
  const host = join(home, 'host.js');
  await writeFile(host, `
const Module = require('node:module');
const { Memory, StubVSCode } = require(${JSON.stringify(join(__dirname, 'stub-vscode.js'))});
const vscode = new StubVSCode();
const find = Module._load;
Module._load = (name, ...more) => (name === 'vscode' ? vscode : find(name, ...more));
const extension = require('./extension/extension.js');
Module._load = find;
vscode.settings = ${JSON.stringify({ 'cast.socket': join(folder, 'socket'), 'cast.server': process.env.CAST_RPC_SERVER, 'cast.device': await device.address() })};
setInterval(() => {}, 1000); // The editor stays.
extension.activate({ subscriptions: [], globalState: new Memory() });
(async () => {
  await vscode.commands.executeCommand('cast.playURL', 'https://example.com/film.mp4?duration=600');
  await vscode.commands.executeCommand('cast.remote');
  const { html } = vscode.panels[0].webview;
  const page = require('node:fs').existsSync(html.match(/src="https:\\/\\/webview\\.example([^"]+)"/)[1]);
  const loaded = Object.keys(require.cache).filter((path) => !path.startsWith(__dirname) && !path.includes('stub-vscode'));
  await extension.deactivate();
  console.log(JSON.stringify({ errors: vscode.errors, page, loaded }));
  process.exit();
})();`);
  const { stdout } = await run(process.execPath, [host], { cwd: home, env: { ...process.env, NODE_PATH: '', XDG_STATE_HOME: folder } });
  assert.deepEqual(JSON.parse(stdout), { errors: [], page: true, loaded: [] });
  await device.waitFor('playerState', { playerState: 'PLAYING' });
  const { endDaemon } = await import('../../node/test/support/clients.js');
  await endDaemon(join(folder, 'socket'));
});
