import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { spawnReal, startReceiver } from '../support/real.js';

// Names and titles arrive unchanged, with any content: a library passes texts on, and the program that shows them makes
// them safe.
const { texts } = JSON.parse(await readFile(new URL('../../../../Tests/HostileTexts/texts.json', import.meta.url), 'utf8'));
const TEXTS = texts.map(({ text }) => text);

/** The name of a member: any text without a NUL, which the server refuses there. */
const key = (text) => text.replaceAll('\0', '') || 'empty';

test('hostile titles and names arrive unchanged', async (t) => {
  const { host, port } = await startReceiver(t);
  const client = await spawnReal(t);
  let deviceId;
  for (const text of TEXTS) {
    const device = await client.discovery.addDevice({ host, port, friendlyName: text });
    ({ deviceId } = device);
    // The server removes characters from names that can't be drawn in a line.
    if (/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u.test(text)) assert.equal(device.friendlyName, text);
  }
  const { sessionId } = await client.session.start({ deviceId });
  const items = TEXTS.map((text, number) => ({
    media: {
      contentId: `https://example.com/${number}.mp4`, contentType: 'video/mp4', metadata: { metadataType: 0, title: text },
      customData: { text, nested: [{ [key(text)]: text }] },
    },
  }));
  await client.queue.load({ sessionId, items });
  const page = await client.queue.list({ sessionId, fetchIfNeeded: true, count: 500 });
  assert.deepEqual(page.items.map(({ media }) => media.metadata.title), TEXTS);
  assert.deepEqual(page.items.map(({ media }) => media.customData), items.map(({ media }) => media.customData));
});
