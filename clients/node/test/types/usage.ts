// Must compile: what programs write. Nothing here runs.
import { Fleet, ReceiverLogEntry } from 'cast-rpc/receiver';
import {
  CallTimeout, CastClient, CastError, MediaLoadFailed, NoSuchSession, PlayerState, ServerDied,
  type MediaMetadata, type MediaState, type Session, type StreamedEvent,
} from 'cast-rpc';

declare const client: CastClient;
declare const signal: { readonly aborted: boolean; addEventListener(...values: any[]): void; removeEventListener(...values: any[]): void };

export async function calls(): Promise<number | undefined> {
  const session: Session = await client.session.start({ deviceId: 'x' }, { timeout: 1, signal, onProgress: (p) => p.message });
  const state = await client.media.load({ sessionId: session.sessionId, media: { contentId: 'u', contentType: 'video/mp4' } });
  const player: MediaState['playerState'] = state.playerState;
  if (player === 'PLAYING' || player === PlayerState.PAUSED) return state.position;
  const { castState } = await client.context.get();
  const nothing: Record<string, never> = await client.server.ping();
  const untyped: string = (await client.request('server.echo', { value: 'x' }))?.value;
  return castState.length + Object.keys(nothing).length + untyped.length;
}

export async function devices() {
  const tv = client.tv('Living Room');
  await tv.play('https://example.com/film.mp4', { title: 'A film', signal });
  await tv.play(['https://example.com/1.mp3', 'https://example.com/2.mp3']);
  await tv.seek({ by: -10 });
  await tv.volume({ percent: 30 });
  await tv.announce('https://example.com/bell.mp3', { title: 'A bell', volume: 0.6 });
  await tv.enqueue({ contentId: 'https://example.com/3.mp3' }, { signal });
  const [item] = await tv.queue();
  if (item.itemId !== undefined) await tv.jump(item.itemId);
  const spoken: string[] = (await tv.tracks({ audio: 'de', text: 'off' })).filter((each) => each.isActive).map((each) => each.type);
  if (spoken.length > 0) await tv.join();
  for await (const { playerState, position = 0 } of tv.progress({ signal })) if (playerState === 'PAUSED') return position;
  return (await client.devices()).map(({ name, last }) => `${name} ${last?.title}`);
}

export function openEnums(): PlayerState[] {
  return ['PLAYING', PlayerState.BUFFERING, 'A_STATE_OF_TOMORROW'];
}

export async function events() {
  client.on('media.didUpdateStatus', ({ playerState }) => playerState).on('close', (error) => error?.message).on('warning', (e) => e.stack);
  client.once('session.didEnd', async ({ reason }) => { await client.session.list(); return void reason; });
  const status = await client.waitFor('media.didUpdateStatus', (params) => params.playerState === 'PLAYING', { timeout: 5 });
  for await (const event of client.stream('session.*', { limit: 5 })) {
    switch (event.name) {
      case 'session.didStart': return event.params.session.sessionId;
      case '$/overflow': return event.params.dropped + event.params.topics.length;
    }
  }
  for await (const event of client.stream(['media.didEndSession', 'discovery.*'])) {
    const all: StreamedEvent = event;
    if (all.name === 'media.didEndSession') return status.position;
  }
  for await (const event of client.stream()) if (event.name === 'context.didChangeCastState') return event.params.castState;
}

export function errors(error: unknown): string {
  if (error instanceof ServerDied) return `${error.exitCode} ${error.signal} ${error.stderr}`;
  if (error instanceof NoSuchSession) { const code: number = error.code; const name: 'NoSuchSession' = error.name; return `${code}${name}`; }
  if (error instanceof MediaLoadFailed) return error.data.receiver?.detailedErrorName ?? '';
  if (error instanceof CallTimeout) return `${error.method} ${error.elapsed}`;
  if (error instanceof CastError) return `${error.name} ${error.phase} ${error.retryable} ${error.data.whatever}`;
  return '';
}

/** A class of errors is a value and a type, and can have subclasses. */
export class Mine extends NoSuchSession {}
export const retryable: false | true = NoSuchSession.retryable;
export function codeOf(error: NoSuchSession): number { return error.code + new Mine('x').code; }

export async function connections() {
  const spawned = await CastClient.spawn({
    server: ['cast-rpc', '--x'], clientInfo: { name: 'me' },
    handlers: { 'credentials.provide': async ({ applicationId }, context) => ({ credentials: context.signal.aborted ? '' : applicationId }) },
  });
  spawned.unref().ref();
  const dispose: () => Promise<void> = spawned[Symbol.asyncDispose];
  const socket = await CastClient.connect({ path: '/x', topics: ['session.*'] });
  const again = await CastClient.connect({ spawn: true, reconnect: { callWait: 5 } });
  again.on('connectionLost', ({ reason }) => reason.length).on('reconnected', ({ snapshot }) => snapshot.sessions.length);
  for await (const event of again.stream(['reconnected', 'session.*'])) {
    if (event.name === 'reconnected') return [event.params.elapsed, again.isConnected];
  }
  const remove: () => void = socket.handle('credentials.provide', () => ({ credentials: 'x' }));
  return [dispose, remove, await spawned.close()];
}

// Members that only one's own receiver app knows are declared once, by merging:
declare module 'cast-rpc' {
  interface MediaMetadata { chapter?: number }
}
export const metadata: MediaMetadata = { title: 'x', chapter: 3 };

export async function testDevice(): Promise<number | undefined> {
  const fleet = await Fleet.start({ count: 2, name: 'TV' });
  const [tv] = fleet.devices;
  await tv.fault('discard', { when: { direction: 'sent', type: 'MEDIA_STATUS' }, times: 1 });
  const entry: ReceiverLogEntry = await tv.waitFor('playerState', { playerState: 'PLAYING' });
  const { screen } = await tv.state();
  await fleet.control.device.setVolume({ level: 0.5 });
  return screen.media === undefined ? entry.level : screen.media.position;
}
