import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CastClient, ConnectionClosed, ServerDied, ServerNotFound } from 'cast-rpc';
import { Fleet, NoSuchEvent, ReceiverRefused } from 'cast-rpc/receiver';
import { methodNames } from '../../src/control/api.js';
import { endDaemon, gone, outcome } from '../support/clients.js';
import { FakeDaemon } from '../support/fake-daemon.js';

const FILM = 'https://example.com/film.mp4?duration=600';
const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');

/** Runs a program of tests; returns its output and exit code. */
function outcomeOfTests(program) {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  return outcome(spawn(process.execPath, ['--input-type=module', '-e', program], { cwd, env }), { timeout: 30_000 });
}

describe('an emulated device for tests', () => {
  test('reports events in order', async (t) => {
    const fleet = await Fleet.start(t, { name: 'TV' });
    const [tv] = fleet.devices;
    await fleet.control.device.takeOver({ contentId: FILM, title: 'A film' });
    await tv.waitFor('launched', { appId: 'CC1AD845' });
    assert.equal((await tv.waitFor('load')).request.media.metadata.title, 'A film');
    await tv.waitFor('playerState', { playerState: 'PLAYING' });
    const paused = tv.waitFor('playerState', (event) => event.playerState === 'PAUSED');
    await fleet.control.media.pause();
    await paused;
    const { phase, media } = (await tv.state()).screen;
    assert.deepEqual([phase, media.title, media.duration], ['paused', 'A film', 600]);
    assert.match(await fleet.describe(), /TV \(Chromecast, .*\): paused\n[^]*media: A film, at .* of 600\.0 s\n[^]*deviceVolumeChanged|launched/);
  });

  test('lists the other events if the expected one is missing', async (t) => {
    const fleet = await Fleet.start(t);
    const [tv] = fleet.devices;
    await fleet.control.device.setVolume({ level: 0.5 });
    await assert.rejects(tv.waitFor('launched', { appId: 'X' }, { timeout: 0.2 }), (error) => {
      assert.ok(error instanceof NoSuchEvent);
      assert.match(error.message, /no launched \{"appId":"X"\}: none came within 0\.2 s[^]*deviceVolumeChanged/);
      return true;
    });
    assert.throws(() => tv.waitFor('launch'), /No event is called 'launch'\. Did you mean 'launched'\?/);
    await assert.rejects(tv.waitFor('load', {}, { signal: AbortSignal.abort() }), /was aborted/);
  });

  test('waits without a limit', async (t) => {
    const fleet = await Fleet.start(t);
    const waits = [Infinity, 0, 1e9].map((timeout) => fleet.devices[0].waitFor('deviceVolumeChanged', {}, { timeout }));
    await delay(20);
    await fleet.control.device.setVolume({ level: 0.5 });
    assert.deepEqual((await Promise.all(waits)).map(({ level }) => level), [0.5, 0.5, 0.5]);
  });

  test('misbehaves on command', async (t) => {
    const fleet = await Fleet.start(t);
    const [tv] = fleet.devices;
    const id = await tv.fault('discard', { when: { direction: 'sent', type: 'MEDIA_STATUS' }, times: 2 });
    assert.deepEqual((await tv.state()).faults.map((each) => [each.id, each.fault, each.times]), [[id, 'discard', 2]]);
    await tv.clearFaults();
    assert.deepEqual((await tv.state()).faults, []);
    await assert.rejects(fleet.control.fault.clear({ id: 'fault-9' }), (error) => error instanceof ReceiverRefused && error.name === 'FaultNotFound');
  });

  test('is one of a fleet that grows and shrinks', async (t) => {
    const fleet = await Fleet.start(t, { count: 2, name: 'TV', screen: true });
    assert.match(fleet.screenURL, /^http:\/\/127\.0\.0\.1:/);
    const kitchen = await fleet.add('Kitchen', { model: 'Nest Hub' });
    assert.equal(fleet.devices.length, 3);
    await fleet.control.device.setVolume({ device: kitchen.id, level: 0.25 });
    assert.equal((await kitchen.waitFor('deviceVolumeChanged')).level, 0.25);
    await fleet.remove(kitchen);
    assert.equal(fleet.device('Kitchen'), undefined);
  });

  test('reports the TV\'s screen of a failed test, with a picture', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'cast-pictures-'));
    t.after(() => rm(folder, { recursive: true }));
    const browser = join(folder, 'browser');
    const stub = "const path = process.argv.find((each) => each.startsWith('--screenshot=')).slice(13);\nrequire('node:fs').writeFileSync(path, process.argv.at(-1));\n";
    await writeFile(browser, `#!${process.execPath}\n${stub}`, { mode: 0o755 });
    const program = `
      import { test } from 'node:test';
      import { Fleet } from 'cast-rpc/receiver';
      test('the film, at 1:30', async (t) => {
        const fleet = await Fleet.start(t, { name: 'Living Room', screenshots: ${JSON.stringify(folder)}, browser: ${JSON.stringify(browser)} });
        await fleet.control.device.takeOver({ contentId: '${FILM}', title: 'A film' });
        await fleet.devices[0].waitFor('playerState', { playerState: 'PLAYING' });
        throw new Error('it is wrong');
      });`;
    const { output, code } = await outcomeOfTests(program);
    assert.equal(code, 1, output);
    assert.match(output, /Living Room \(Chromecast, .*: playing[^]*media: A film, at .* of 600\.0 s[^]*Picture: .*the-film-at-1-30\.png/);
    assert.match(await readFile(join(folder, 'the-film-at-1-30.png'), 'utf8'), /^http:\/\/127\.0\.0\.1:/);
  });

  test('ends after a failed test whose folder of pictures is unusable', async (t) => {
    const program = `
      import { test } from 'node:test';
      import { Fleet } from 'cast-rpc/receiver';
      test('fails', async (t) => {
        const fleet = await Fleet.start(t, { screenshots: '/dev/null/pictures', browser: 'true' });
        console.log('receiver ' + (await fleet.control.server.info()).processId);
        throw new Error('it is wrong');
      });`;
    const { output, code } = await outcomeOfTests(program);
    assert.equal(code, 1, output);
    assert.match(output, /No picture: ENOTDIR/);
    assert.match(output, /it is wrong/);
    await gone(Number(/receiver (\d+)/.exec(output)[1]));
  });

  test('ends every wait and call when its process ends', async () => {
    const fleet = await Fleet.start();
    const wait = assert.rejects(fleet.devices[0].waitFor('launched'), /the receiver ended/);
    await fleet.control.server.shutdown();
    await wait;
    await assert.rejects(fleet.control.server.ping(), ConnectionClosed);
    const [tv] = fleet.devices;
    tv.didRecord({ event: 'launched', appId: 'X' });
    assert.equal((await tv.waitFor('launched')).appId, 'X', 'what preceded the end counts');
    await assert.rejects(tv.waitFor('launched'), /the receiver ended/);
    await fleet.close();
    assert.ok(fleet.hasEnded);
  });

  test('says why it does not start', async () => {
    await assert.rejects(Fleet.start({ program: '/nonexistent/cast-receiver' }), ServerNotFound);
    await assert.rejects(Fleet.start({ options: ['--no-such-option'] }), (error) => error instanceof ServerDied && /no-such-option/.test(error.message));
  });

  test('is played on by its address', async (t) => {
    const fleet = await Fleet.start(t);
    const [device] = fleet.devices;
    const cast = await CastClient.spawn();
    t.after(() => cast.close());
    await cast.tv(await device.address()).play(FILM);
    await device.waitFor('playerState', { playerState: 'PLAYING', contentId: FILM });
  });

  test('has a call for every method of its spec', async () => {
    const { namespaces } = JSON.parse(await read('../../../../spec/receiver.json'));
    const wanted = Object.entries(namespaces).flatMap(([name, { methods }]) => Object.keys(methods).map((method) => `${name}.${method}`));
    assert.deepEqual(methodNames, wanted);
  });

  test('takes every call of its spec', async (t) => {
    const { namespaces } = JSON.parse(await read('../../../../spec/receiver.json'));
    const fleet = await Fleet.start(t, { name: 'Kitchen' });
    await fleet.control.device.takeOver({ contentId: FILM });
    await fleet.devices[0].waitFor('playerState', { playerState: 'PLAYING' });
    const rank = (method) => ['device.add', 'device.remove', 'server.shutdown'].indexOf(method);
    const refused = [];
    for (const method of [...methodNames].sort((a, b) => rank(a) - rank(b))) {
      const [namespace, name] = method.split('.');
      const [example] = namespaces[namespace].methods[name].examples;
      await fleet.control[namespace][name](example.params).catch((error) => refused.push([method, error.name]));
    }
    // These want what another call made: a rule, media that plays, a scenario, a subscription.
    const known = ['FaultNotFound', 'NothingPlays', 'NoScenario', 'SubscriptionNotFound', 'DeviceAmbiguous'];
    assert.deepEqual(refused.filter(([, name]) => !known.includes(name)), []);
    assert.ok(refused.length <= 8, JSON.stringify(refused));
  });

  test('is gone when the program is killed', async () => {
    const program = `
      import { Fleet } from 'cast-rpc/receiver';
      const fleet = await Fleet.start();
      console.log((await fleet.control.server.info()).processId);`;
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await gone(Number(line));
  });

  test('matches the page about CI', async () => {
    const page = await read('../../../../docs/CI.md');
    const program = [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, source]) => source).find((source) => source.includes('cast-rpc/receiver'));
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    // Of a test inside a test the outer one would only hear in its own protocol.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const { output, code } = await outcome(spawn(process.execPath, ['--input-type=module', '-e', program], { cwd, env }), { timeout: 30_000 });
    assert.equal(code, 0, output);
    assert.match(output, /pass 2/);
  });
});

describe('cast-play', () => {
  const program = fileURLToPath(new URL('../../src/cast-play.js', import.meta.url));

  /** Runs it with a private daemon. */
  async function run(t, ...args) {
    const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-'));
    const env = { ...process.env, XDG_RUNTIME_DIR: folder, XDG_STATE_HOME: folder };
    t.after(async () => {
      await endDaemon(join(folder, 'cast-rpc', 'socket'));
      await rm(folder, { recursive: true });
    });
    return spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  test('plays to the end', async (t) => {
    const [device] = (await Fleet.start(t, { name: 'Living Room' })).devices;
    const { output, code } = await outcome(await run(t, await device.address(), `${FILM.split('?')[0]}?duration=1`), { timeout: 30_000 });
    assert.equal(code, 0, output);
    assert.match(output, /: PLAYING 0:0\d\/0:01 https:[^]*: IDLE\n$/);
  });

  test('stops with Ctrl-C', async (t) => {
    const [device] = (await Fleet.start(t)).devices;
    const child = await run(t, await device.address(), FILM);
    const ended = outcome(child, { timeout: 30_000 });
    await device.waitFor('playerState', { playerState: 'PLAYING' });
    child.kill('SIGINT');
    await device.waitFor('stopped');
    assert.equal((await ended).code, 0);
  });

  test('with Ctrl-C before a launch leaves the device as it is', async (t) => {
    const daemon = await FakeDaemon.start(t);
    daemon.silent.add('player.play');
    const calls = () => daemon.calls.flat().map(([method]) => method);
    const env = { ...process.env, XDG_RUNTIME_DIR: daemon.folder };
    const child = spawn(process.execPath, [program, 'Living Room', FILM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = outcome(child, { timeout: 30_000 });
    while (!calls().includes('player.play') && child.exitCode === null) await delay(10);
    child.kill('SIGINT');
    assert.deepEqual(await ended, { output: '', code: 0, signal: null });
    assert.ok(!calls().includes('player.stop'), calls());
  });

  test('says what went wrong', async (t) => {
    const { output, code } = await outcome(await run(t, '127.0.0.1:1', FILM), { timeout: 30_000 });
    assert.equal(code, 1);
    assert.match(output, /^cast-play: /);
  });
});
