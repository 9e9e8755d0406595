import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { describe, test } from 'node:test';
import { CallAborted, CastClient, DeviceNotFound, InvalidParams, MediaError, MediaLoadFailed, MethodNotFound, NoSuchSession, ServerDied, TooManyClients } from 'cast-rpc';
import { gone, rejection } from '../support/clients.js';
import { film, spawnReal, startDaemon, startReceiver } from '../support/real.js';

describe('the real server', () => {
  test('speaks the spec of this library, and its stdout is pure', async (t) => {
    const client = await spawnReal(t);
    const info = await client.server.info();
    assert.equal(info.specHash, client.initializeResult.serverInfo.specHash);
    assert.deepEqual(await client.server.echo({ value: ['Größe 🎬', null, 1.5] }), { value: ['Größe 🎬', null, 1.5] });
    assert.deepEqual(client.warnings, []);
  });

  test('answers 200 calls at once, and a message of megabytes', async (t) => {
    const client = await spawnReal(t);
    const values = Array.from({ length: 200 }, (_, index) => ({ index, text: 'ü'.repeat(index) }));
    const replies = await Promise.all(values.map((value) => client.server.echo({ value })));
    assert.deepEqual(replies.map((reply) => reply.value), values);
    const value = 'ü🎬'.repeat(400_000);
    assert.equal((await client.server.echo({ value })).value, value);
  });

  test('refuses with typed errors', async (t) => {
    const client = await spawnReal(t);
    const error = await rejection(client.media.seek({ sessionId: 'none', currentTime: 'x' }));
    assert.ok(error instanceof InvalidParams);
    assert.match(error.data.path, /\bcurrentTime$/);
    assert.ok((await rejection(client.media.play({ sessionId: 'none' }))) instanceof NoSuchSession);
    assert.ok((await rejection(client.request('no.such'))) instanceof MethodNotFound);
    assert.ok((await rejection(client.discovery.get({ deviceId: 'none' }))) instanceof DeviceNotFound);
  });

  test('plays a film, and reports events in order', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const names = [];
    const phases = [];
    for (const name of ['session.willStart', 'session.didStart', 'media.didStartSession', 'session.willEnd', 'session.didEnd']) {
      client.on(name, () => names.push(name));
    }
    client.on('session.didEnterPhase', ({ phase }) => phases.push(phase));
    const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
    assert.deepEqual(phases.filter((phase) => ['TCP', 'TLS', 'LAUNCH', 'APP_CONNECT'].includes(phase)), ['TCP', 'TLS', 'LAUNCH', 'APP_CONNECT']);
    const playing = client.waitFor('media.didUpdateStatus', ({ playerState }) => playerState === 'PLAYING');
    const state = await client.media.load({ sessionId, media: film() });
    assert.equal(state.status.media.metadata.title, 'Der größte Film 🎬');
    await playing;
    const paused = await client.media.pause({ sessionId });
    assert.equal(paused.playerState, 'PAUSED');
    const ended = client.waitFor('session.didEnd');
    await client.session.end({ sessionId, action: 'STOP_CASTING' });
    await ended;
    assert.deepEqual(names, ['session.willStart', 'session.didStart', 'media.didStartSession', 'session.willEnd', 'session.didEnd']);
    assert.deepEqual(client.warnings, []);
  });

  test('reports the progress of a start to its caller', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const seen = [];
    await client.session.start({ host: receiver.host, port: receiver.port }, { onProgress: (progress) => seen.push(progress) });
    assert.ok(seen.length > 0);
  });

  test('says why a load failed', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const { sessionId } = await client.session.start({ host: receiver.host, port: receiver.port });
    const error = await rejection(client.media.load({ sessionId, media: film({ contentId: 'https://example.com/x.mp4?fail=104' }) }));
    assert.ok(error instanceof MediaLoadFailed || error instanceof MediaError, `${error.name}: ${error.message}`);
    assert.equal(error.data.receiver.detailedErrorCode, 104);
  });

  test('cancels a call that is aborted', async (t) => {
    const receiver = await startReceiver(t, ['--no-advertise', '--launch-time', '30']);
    const client = await spawnReal(t);
    const controller = new AbortController();
    const started = rejection(client.session.start({ host: receiver.host, port: receiver.port }, { signal: controller.signal }));
    await client.waitFor('session.didEnterPhase', ({ phase }) => phase === 'LAUNCH');
    const failed = client.waitFor('session.didFailToStart');
    controller.abort();
    assert.ok((await started) instanceof CallAborted);
    await failed;
    assert.deepEqual((await client.session.list()).sessions, []);
  });

  test('asks this program for the credentials of a launch', async (t) => {
    const receiver = await startReceiver(t);
    const asked = [];
    const client = await spawnReal(t, { handlers: { 'credentials.provide': (params) => {
      asked.push(params.applicationId);
      return { credentials: 'token', credentialsType: 'web' };
    } } });
    await client.session.start({ host: receiver.host, port: receiver.port });
    assert.deepEqual(asked, ['CC1AD845']);
  });

  test('on a Unix socket serves several clients, with each other\'s events', async (t) => {
    const path = await startDaemon(t);
    const receiver = await startReceiver(t);
    const first = await CastClient.connect({ path });
    const second = await CastClient.connect({ path });
    t.after(() => second.close());
    const heard = second.waitFor('session.didStart');
    const { sessionId } = await first.session.start({ host: receiver.host, port: receiver.port });
    assert.equal((await heard).session.sessionId, sessionId);
    await first.close();
    assert.equal((await second.session.list()).currentSessionId, sessionId, 'it belongs to the daemon');
    await second.session.end({ sessionId, action: 'STOP_CASTING' });
  });

  test('refuses one client too many with a typed error', async (t) => {
    const path = await startDaemon(t);
    const first = await CastClient.connect({ path });
    t.after(() => first.close());
    const crowd = await Promise.all(Array.from({ length: 255 }, async () => {
      const socket = createConnection(path);
      await once(socket, 'connect');
      return socket;
    }));
    t.after(() => crowd.forEach((socket) => socket.destroy()));
    while ((await first.server.info()).clients < 256);
    assert.ok((await rejection(CastClient.connect({ path }))) instanceof TooManyClients);
    assert.equal((await first.server.clients()).clients.filter(({ isCaller }) => isCaller).length, 1);
  });

  test('killed, it leaves typed errors and a program that lives', async (t) => {
    const client = await spawnReal(t);
    const wait = rejection(client.discovery.find({ friendlyName: 'Nobody has this name', timeout: 30 }));
    await client.server.ping();
    process.kill(client.pid, 'SIGKILL');
    const error = await wait;
    assert.ok(error instanceof ServerDied);
    assert.equal(error.signal, 'SIGKILL');
    await client.close();
  });

  test('ends with its input, and at shutdown', async (t) => {
    const first = await spawnReal(t);
    await first.close();
    await gone(first.pid);
    const second = await spawnReal(t);
    const closed = new Promise((resolve) => second.once('close', resolve));
    await second.server.shutdown();
    const reason = await closed;
    assert.deepEqual([reason.exitCode, reason.signal], [0, null]);
  });
});
