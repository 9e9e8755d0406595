import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls every method of `record`; there is a session. */
export async function useRecord(client) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-record-'));
  const path = join(folder, 'tv.jsonl');
  const started = await client.record.start({ path, maxFileCount: 1 });
  assert.ok(started.state === 'RECORDING' && !started.isRaw && started.replaced !== undefined);
  assert.deepEqual((await client.record.list()).recordings.map((each) => each.path), [path]);
  await client.session.requestStatus();
  const stopped = await client.record.stop({ recordingId: started.recordingId });
  assert.ok(stopped.state === 'STOPPED' && stopped.lost === 0);
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.ok(lines[0].isRedacted && lines.length === stopped.entries + 1);
  assert.deepEqual(lines.at(-1).end, {});
  await rm(folder, { recursive: true });
}
