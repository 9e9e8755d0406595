// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { ServerNotFound } from 'cast-rpc';
import { defaultSocketPath } from '../src/socket-place.js';

// Where the server's socket is when none is named, by the table that every client is held to.
const { rows } = JSON.parse(await readFile(new URL('../../../Tests/SocketPlaces/places.json', import.meta.url), 'utf8'));

describe('the default socket', () => {
  for (const row of rows) {
    test(row.name, async (t) => {
      const base = await mkdtemp(join(tmpdir(), 'places-'));
      t.after(() => rm(base, { recursive: true }));
      const user = process.geteuid() + (row.isStranger ? 1 : 0);
      const filled = (words) => words.replaceAll('BASE', base).replaceAll('UID', user);
      for (const folder of ['elsewhere', 'temporary', 'other']) await mkdir(join(base, folder), { mode: 0o700 });
      for (const [name, what] of Object.entries(row.made)) {
        const path = join(base, filled(name));
        await mkdir(dirname(path), { recursive: true });
        if (what === 'file') await writeFile(path, '');
        else if (what === 'link') await symlink(join(base, 'elsewhere'), path);
        else {
          await mkdir(path);
          await chmod(path, Number.parseInt(what, 8));
        }
      }
      const environment = Object.fromEntries(Object.entries(row.environment).map(([name, value]) => [name, filled(value)]));
      const place = () => defaultSocketPath({ environment, user, runtimeFolders: `${base}/run`, temporaryFolder: `${base}/temporary` });
      if (row.place) assert.equal(place(), filled(row.place));
      else assert.throws(place, (error) => error instanceof ServerNotFound && error.message.includes(`${filled(row.unsafe)} isn't safe`));
    });
  }
});
