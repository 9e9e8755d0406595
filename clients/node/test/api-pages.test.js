// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { methodNames } from '../src/generated/api.js';
import { addNamespaces } from '../src/namespaces.js';
import { compile } from './support/typescript.js';

/** The first example of each method in docs/API, with its JavaScript. */
async function examples() {
  const pages = new URL('../../../docs/API/', import.meta.url);
  const found = [];
  for (const page of (await readdir(pages)).sort()) {
    const sections = (await readFile(new URL(page, pages), 'utf8')).split('\n### ').slice(1);
    for (const section of sections) {
      const [, code] = /^```js\n(.*?)^```/ms.exec(section) ?? [];
      if (code === undefined) continue;
      const [, messages] = /^```json\n(.*?)^```/ms.exec(section);
      const { method, params } = JSON.parse(messages.split('\n\n')[0]);
      found.push({ method, params, code });
    }
  }
  return found;
}

test('each example of the API pages makes the call that the page shows', async () => {
  const calls = [];
  const cast = {};
  addNamespaces(cast, methodNames, async (method, params) => { calls.push({ method, params: params ?? {} }); });
  const all = await examples();
  assert.deepEqual(all.map(({ method }) => method).sort(), [...methodNames].sort());
  for (const { method, params, code } of all) {
    await new Function('cast', `return (async () => { ${code} })();`)(cast);
    assert.deepEqual(calls.pop(), { method, params });
  }
});

test('each example of the API pages has the right types', async (t) => {
  const calls = (await examples()).map(({ code }) => code);
  const { output } = await compile(t, ['export async function run(cast: lib.CastClient): Promise<void> {', ...calls, '}']);
  assert.equal(output, '');
});
