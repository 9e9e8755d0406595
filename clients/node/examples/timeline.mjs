// Finds a device, casts to it, plays, pauses, seeks and stops, and prints everything that it hears with its time.
//
//   node timeline.mjs --device "Living Room" [--media URL]
//   node timeline.mjs --host 192.0.2.7 [--port 8009] [--media URL]

import { parseArgs } from 'node:util';
import { CastClient, CastError } from 'cast-rpc';

const { values: options } = parseArgs({
  options: {
    device: { type: 'string' },
    host: { type: 'string' },
    port: { type: 'string', default: '8009' },
    media: { type: 'string', default: 'https://example.com/film.mp4' },
  },
});
if (!options.device && !options.host) {
  console.error('Name a device (--device) or an address (--host).');
  process.exit(64);
}

const start = performance.now();
const print = (what, text = '') => {
  const seconds = ((performance.now() - start) / 1000).toFixed(3).padStart(8);
  console.log(`${seconds}  ${what.padEnd(28)} ${text}`.trimEnd());
};

/** The part of an event that tells the story. */
function summary({ name, params }) {
  switch (name) {
    case 'context.didChangeCastState': return params.castState;
    case 'discovery.didInsertDevice':
    case 'discovery.didRemoveDevice': return params.device.friendlyName;
    case 'session.didEnterPhase': return [params.phase.toLowerCase().replaceAll('_', ' '), params.message].filter(Boolean).join(': ');
    case 'session.didStart': return params.session.application?.displayName;
    case 'session.didEnd': return params.reason;
    case 'session.didFailToStart': return params.error.message;
    case 'session.didChangeVolume': return String(params.volume.level);
    case 'media.didUpdateStatus': return `${params.playerState} at ${(params.position ?? 0).toFixed(1)} s`;
    case 'media.didUpdateMetadata': return params.media?.metadata?.title;
    case 'media.didEndSession': return params.idleReason;
    case '$/overflow': return `${params.dropped} events were lost`;
  }
}

async function printEvents(client) {
  for await (const event of client.stream()) print(event.name, summary(event));
}

/** Makes a call, and waits until the player is in `state`, which it may be before the call is answered. */
async function callAndAwait(client, name, state, call) {
  print(`call ${name}`);
  const accept = ({ playerState }) => playerState === state;
  const reached = state && client.waitFor('media.didUpdateStatus', accept, { timeout: 15 });
  await call();
  await reached;
}

async function cast(client) {
  print('call discovery');
  const device = options.host
    ? await client.discovery.addDevice({ host: options.host, port: Number(options.port) })
    : await client.discovery.find({ friendlyName: options.device, timeout: 15 });
  print('found', `${device.friendlyName} (${device.host}:${device.port})`);

  print('call session.start');
  const step = (name, state, call) => callAndAwait(client, name, state, call);
  const { sessionId } = await client.session.start({ deviceId: device.deviceId, ifExists: 'USE' });

  const metadata = { metadataType: 0, title: 'A film' };
  const media = { contentId: options.media, contentType: 'video/mp4', streamType: 'BUFFERED', metadata };
  await step('media.load', 'PLAYING', () => client.media.load({ sessionId, media }));
  await step('media.pause', 'PAUSED', () => client.media.pause({ sessionId }));
  await step('media.seek', undefined, () => client.media.seek({ sessionId, currentTime: 30 }));
  await step('media.play', 'PLAYING', () => client.media.play({ sessionId }));
  print('call media.stop');
  await client.media.stop({ sessionId });
  print('call session.end');
  await client.session.end({ sessionId, action: 'STOP_CASTING' });
}

const client = await CastClient.spawn({ clientInfo: { name: 'timeline.mjs' } });
const events = printEvents(client);
try {
  await cast(client);
} catch (error) {
  if (!(error instanceof CastError)) throw error;
  print('failed', `${error.name}: ${error.message}`);
  process.exitCode = 1;
} finally {
  await client.close();
  await events;
}
