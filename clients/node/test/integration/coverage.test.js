import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { AdNotSkippable, AlreadyInitialized, DeviceNotFound, InvalidRequest, NoSuchProvider, SessionSuspended, eventNames, methodNames } from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { useMediaFurther } from '../support/media-calls.js';
import { useQueue } from '../support/queue-calls.js';
import { film, spawnReal, startReceiver } from '../support/real.js';
import { useChannels } from '../support/use-channels.js';
import { useImages } from '../support/use-images.js';
import { useTransfers } from '../support/sessions.js';
import { useLog } from '../support/use-log.js';
import { useRecord } from '../support/use-record.js';
import { useServing } from '../support/use-serving.js';
import { usePlayer } from '../support/use-player.js';
import { useWidgets } from '../support/use-widgets.js';

// Every generated method is called against the real server and an emulated receiver, each with arguments that it
// accepts.

const track = { trackId: 1, type: 'TEXT', subtype: 'SUBTITLES', name: 'Deutsch', language: 'de', trackContentId: 'https://example.com/de.vtt', trackContentType: 'text/vtt' };

async function useServer(client) {
  assert.ok((await rejection(client.server.initialize({}))) instanceof InvalidRequest, 'the library did it already');
  assert.deepEqual(await client.server.ping(), {});
  await client.server.info();
  await client.server.echo({ value: 1 });
  const report = await client.server.report({ listenFor: 0, probesDevices: false, notes: ['from Node'] });
  assert.ok(report.text.includes('from Node') && Array.isArray(report.replacements));
  const [own] = (await client.server.clients()).clients;
  assert.equal(own.isCaller, true);
  assert.equal(own.processId, process.pid);
  assert.equal((await client.rpc.discover()).openrpc, '1.3.2');
}

async function useContext(client) {
  await client.context.setLaunchCredentials({ credentials: 'token', credentialsType: 'web' });
  const { options } = await client.context.create({ options: { disableDiscoveryAutostart: true, maximumSessions: 8 } });
  assert.equal(options.maximumSessions, 8);
  assert.ok((await rejection(client.context.create({ options: { maximumSessions: 9 } }))) instanceof AlreadyInitialized);
  assert.ok((await client.context.get()).isCreated);
  assert.equal((await client.context.setAppState({ state: 'FOREGROUND' })).appState, 'FOREGROUND');
}

async function useEvents(client) {
  const { subscription } = await client.events.subscribe({ topics: ['*'], delivery: 'POLL', snapshot: true });
  assert.ok(Array.isArray((await client.events.snapshot()).sessions));
  return async () => {
    const { events } = await client.events.poll({ subscription, maximum: 1000, timeout: 0.1 });
    assert.ok(events.some(({ method }) => method === 'session.didStart'));
    await client.events.unsubscribe({ subscription });
  };
}

async function useDiscovery(client, { host, port }) {
  await client.discovery.start({ criteria: { applicationIds: ['CC1AD845'] } });
  assert.equal((await client.discovery.setOptions({ options: { deniedInterfaces: ['none*'] } })).source, 'AUTOMATIC');
  await client.discovery.setPassiveScan({ passiveScan: true });
  const device = await client.discovery.addDevice({ host, port });
  assert.equal((await client.discovery.get({ deviceId: device.deviceId })).port, port);
  assert.equal((await client.discovery.find({ deviceId: device.deviceId, timeout: 5 })).deviceId, device.deviceId);
  assert.ok((await client.discovery.scan({ timeout: 0 })).devices.some((found) => found.deviceId === device.deviceId));
  assert.ok((await client.discovery.list()).devices.length > 0);
  const apps = await client.discovery.queryAppAvailability({ deviceId: device.deviceId, applicationIds: ['CC1AD845'] });
  assert.deepEqual(apps.availability, { CC1AD845: 'APP_AVAILABLE' });
  const description = await client.discovery.describe({ deviceId: device.deviceId });
  assert.equal(description.deviceId, (await client.discovery.get({ deviceId: device.deviceId })).deviceId);
  await useProviders(client, device.deviceId);
  const { probe, summary } = await client.discovery.diagnose({ host, port });
  assert.ok(probe.succeeded && summary.length > 0);
  return async () => {
    await client.discovery.removeDevice({ deviceId: device.deviceId });
    await client.discovery.stop();
  };
}

async function useProviders(client, deviceId) {
  const noted = await client.discovery.setAttribute({ deviceId, key: 'room', value: { floor: 1 } });
  assert.deepEqual(noted.attributes, { room: { floor: 1 } });
  assert.equal((await client.discovery.removeAttribute({ deviceId, key: 'room' })).attributes, undefined);
  const category = 'com.example.attic';
  await client.discovery.registerProvider({ category });
  const devices = [{ deviceId: 'old-tv', friendlyName: 'Attic', host: '192.0.2.9' }];
  const published = await client.discovery.publishDevices({ category, devices });
  assert.deepEqual(published.devices.map((each) => [each.announcedId, each.source]), [['com.example.attic:old-tv', 'PROVIDED']]);
  await client.discovery.unpublishDevices({ category, deviceIds: ['old-tv'] });
  await client.discovery.unregisterProvider({ category });
  assert.ok((await rejection(client.discovery.publishDevices({ category, devices }))) instanceof NoSuchProvider);
}

async function useMedia(client, sessionId) {
  await client.media.load({ sessionId, media: film({ tracks: [track] }) });
  await client.media.pause({ sessionId });
  await client.media.play({ sessionId });
  await client.media.seek({ sessionId, currentTime: 30 });
  await client.media.setPlaybackRate({ sessionId, playbackRate: 1.5 });
  await client.media.setStreamVolume({ sessionId, level: 0.5 });
  await client.media.setStreamMuted({ sessionId, muted: true });
  await client.media.setActiveTracks({ sessionId, activeTrackIds: [1] });
  await client.media.setTextTrackStyle({ sessionId, textTrackStyle: { fontScale: 1.2 } });
  assert.equal((await client.media.getDefaultTextTrackStyle()).textTrackStyle.fontScale, 1);
  assert.ok((await rejection(client.media.skipAd({ sessionId }))) instanceof AdNotSkippable, 'no ad plays');
  await client.media.requestStatus({ sessionId });
  assert.equal((await client.media.getStatus({ sessionId })).sessionId, sessionId);
  await useMediaFurther(client, sessionId, film().contentId);
  await client.media.stop({ sessionId });
}

async function useSession(client, { host, port }, whileConnected) {
  const { sessionId } = await client.session.start({ host, port });
  assert.equal((await client.session.get({ sessionId })).sessionId, sessionId);
  assert.equal((await client.session.list()).currentSessionId, sessionId);
  assert.equal((await client.session.setCurrent({ sessionId })).sessionId, sessionId);
  assert.equal((await client.session.start({ host, port, ifExists: 'USE' })).sessionId, sessionId);
  await client.session.setVolume({ sessionId, level: 0.3 });
  assert.ok((await client.session.stepVolume({ sessionId, steps: 2 })).level > 0.35);
  assert.deepEqual(await client.session.pressVolumeKey({ key: 'UP' }), { isHandled: false });
  await client.session.setMuted({ sessionId, muted: true });
  await client.session.requestStatus({ sessionId });
  assert.deepEqual((await client.session.requestMultizoneStatus({ sessionId })).devices, []);
  assert.ok((await rejection(client.session.setMultizoneDeviceVolume({ sessionId, deviceId: 'none', level: 0.5 }))) instanceof DeviceNotFound);
  assert.ok((await rejection(client.session.setMultizoneDeviceMuted({ sessionId, deviceId: 'none', muted: true }))) instanceof DeviceNotFound);
  assert.equal(typeof (await client.session.getCastingGroups({ sessionId })).groups, 'object');
  await whileConnected(sessionId);
  assert.equal((await client.session.suspend({ sessionId })).suspendReason, 'REQUESTED');
  assert.ok((await rejection(client.session.requestStatus({ sessionId }))) instanceof SessionSuspended);
  assert.equal((await client.session.resume({ sessionId })).connectionState, 'CONNECTED');
  assert.deepEqual((await client.session.listSaved()).problems, []);
  assert.deepEqual((await client.session.restore({ timeout: 1 })).sessions, []);
  await client.session.end({ sessionId, action: 'LEAVE' });
  const joined = await client.session.join({ host, port });
  await client.session.end({ sessionId: joined.sessionId, action: 'STOP_CASTING' });
}

describe('the whole API', () => {
  test('every method does something with the real server', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t, { handlers: { 'discovery.provide': ({ category }) => (assert.equal(category, 'com.example.attic'), {}) } });
    const answered = new Set();
    const request = client.request.bind(client);
    client.request = async (method, ...rest) => {
      answered.add(method);
      return request(method, ...rest);
    };
    const heard = new Set();
    for (const name of eventNames) client.on(name, () => heard.add(name));

    await useServer(client);
    await useContext(client);
    const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-log-'));
    t.after(() => rm(folder, { recursive: true }));
    const endLog = await useLog(client, folder);
    const endEvents = await useEvents(client);
    const endDiscovery = await useDiscovery(client, receiver);
    await useWidgets(client, (await client.discovery.list()).devices.find(({ port }) => port === receiver.port).deviceId);
    await useSession(client, receiver, async (sessionId) => {
      await useMedia(client, sessionId);
      await useChannels(client);
      await useQueue(client, sessionId);
      await useImages(client);
      await useServing(client);
      await useRecord(client);
    });
    await useTransfers(client, receiver, await startReceiver(t));
    await usePlayer(client, receiver);
    await endEvents();
    await endLog();
    await endDiscovery();
    await client.server.shutdown();

    assert.deepEqual(methodNames.filter((name) => !answered.has(name)), [], 'methods that no test calls');
    for (const name of ['session.didStart', 'session.didEnterPhase', 'media.didUpdateStatus', 'media.didUpdateMetadata', 'session.didChangeVolume', 'session.didTransfer', 'session.didUpdateDefaultOptions', 'session.didEnd', 'log.didRecord', 'log.didTapMessage', 'log.didChangeFile', 'widget.didChange', 'player.didChange']) {
      assert.ok(heard.has(name), name);
    }
    assert.deepEqual(client.warnings, []);
  });
});
