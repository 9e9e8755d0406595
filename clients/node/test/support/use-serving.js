import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

/** Calls every method of `serve`; there is a session. */
export async function useServing(client) {
  const path = fileURLToPath(import.meta.url);
  const published = await client.serve.publish({ path, contentType: 'text/javascript', name: 'film.js' });
  assert.ok(published.url.endsWith('/film.js') && !published.allowAnyPeer && !published.isAutomatic);
  assert.deepEqual((await client.serve.list({ sessionId: published.sessionId })).publications, [published]);
  await client.serve.unpublish({ publicationId: published.publicationId });
  assert.deepEqual((await client.serve.list()).publications, []);
}
