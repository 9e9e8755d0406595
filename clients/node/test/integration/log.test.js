import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { InvalidParams } from 'cast-rpc';
import { rejection } from '../support/clients.js';
import { film, spawnReal, startReceiver } from '../support/real.js';

describe('the log', () => {
  test('sends nothing by default, and then what passes the guide\'s filters', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const records = [];
    client.on('log.didRecord', (record) => records.push(record));
    await client.log.setFilter({ minimumLevel: 'ERROR', classes: [{ level: 'VERBOSE', patterns: ['GCKUI*', 'GCK*Session'] }] });
    await client.session.start({ host: receiver.host, port: receiver.port });
    assert.deepEqual(records, []);
    await client.events.subscribe({ topics: ['log.didRecord'] });
    const ended = client.waitFor('log.didRecord', ({ message }) => message.startsWith('session ended'));
    await client.session.end({ action: 'STOP_CASTING' });
    const record = await ended;
    assert.equal(record.level, 'INFO');
    assert.match(record.location, /^CastSender\/CastSession\+\w+\.swift:\d+$/);
    assert.deepEqual([...new Set(records.map(({ className }) => className))], ['GCKCastSession']);
    assert.deepEqual(client.warnings, []);
  });

  test('has filters, taps and files without secrets', async (t) => {
    const receiver = await startReceiver(t);
    const client = await spawnReal(t);
    const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-log-'));
    t.after(() => rm(folder, { recursive: true }));
    assert.ok((await rejection(client.log.setFilter({ messagePatterns: ['(a'] }))) instanceof InvalidParams);
    const { path } = await client.log.setFile({ isEnabled: true, directory: folder, filter: { minimumLevel: 'VERBOSE' } });
    await client.events.subscribe({ topics: ['log.*'] });
    await client.log.setMessageTap({ namespaces: ['*.media'] });
    const tapped = client.waitFor('log.didTapMessage', ({ payload }) => payload?.includes('"LOAD"'));
    await client.session.start({ host: receiver.host, port: receiver.port });
    await client.media.load({ credentials: 'geheim', media: film({ contentId: 'https://u:geheim@example.com/film.mp4?duration=60&k=geheim' }) });
    const message = await tapped;
    assert.equal(message.direction, 'OUT');
    assert.ok(!message.payload.includes('geheim'));
    await client.log.setFile({ isEnabled: false });
    await client.server.shutdown();
    await new Promise((resolve) => client.once('close', resolve));
    const text = await readFile(path, 'utf8');
    assert.match(text, /INFO CastSession\(/);
    assert.ok(!text.includes('geheim'));
  });
});
