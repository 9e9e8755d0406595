// Each line under a `@ts-expect-error` must be refused; tsc fails if one compiles.
import { CastClient, NoSuchSession } from 'cast-rpc';

declare const client: CastClient;

export async function mistakes() {
  // @ts-expect-error only targets that can be opened again
  CastClient.over({} as any, { reconnect: true });
  // @ts-expect-error no such method
  await client.media.laod({});
  // @ts-expect-error no such parameter
  await client.media.load({ sesionId: 'x' });
  // @ts-expect-error a misspelt member deep inside
  await client.media.load({ media: { contntId: 'x' } });
  // @ts-expect-error a number, not a string
  await client.media.seek({ sessionId: 'x', currentTime: '5' });
  // @ts-expect-error an unknown value of an enum that only clients send
  await client.session.end({ action: 'leave' });
  // @ts-expect-error required parameter missing
  await client.discovery.get({});
  // @ts-expect-error required params missing
  await client.discovery.get();
  // @ts-expect-error media.play reports no progress
  await client.media.play({}, { onProgress() {} });
  // @ts-expect-error the result has no such member
  (await client.media.getStatus({})).playrState;
  // @ts-expect-error no such event
  client.on('media.didUpdateStatu', () => {});
  // @ts-expect-error the event carries no such member
  client.on('media.didUpdateStatus', ({ playrState }) => playrState);
  // @ts-expect-error no such namespace
  client.stream('sesion.*');
  for await (const event of client.stream('session.*')) {
    // @ts-expect-error an event of another namespace can't come
    if (event.name === 'media.didEndSession') return;
    // @ts-expect-error only some session events carry a session
    event.params.session;
  }
  // @ts-expect-error the server asks no such thing
  client.handle('credentials.give', () => ({}));
  // @ts-expect-error a wrong answer
  client.handle('credentials.provide', () => ({ credentials: 5 }));
  // @ts-expect-error clients are made by spawn, connect and over
  new CastClient();
  // @ts-expect-error a bare number has no unit
  await client.tv().volume(30);
  // @ts-expect-error no such option
  await client.tv().announce('x', { vol: 1 });
  // @ts-expect-error another error's code
  const code: 1 = new NoSuchSession('x').code;
  return code;
}
