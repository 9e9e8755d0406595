// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as library from 'cast-rpc';
import * as api from '../src/generated/api.js';
import * as enums from '../src/generated/enums.js';
import { errorClasses } from '../src/generated/errors.js';
import { addNamespaces } from '../src/namespaces.js';
import { fakeServer, outcome, spawnFake } from './support/clients.js';

const types = fileURLToPath(new URL('types', import.meta.url));
const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');

describe('the package', () => {
  test('exports every error class and enum under a distinct name', () => {
    // Two `export *` of one name cancel each other without a word.
    for (const type of errorClasses) assert.equal(library[type.errorName], type, type.errorName);
    for (const [name, values] of Object.entries(enums)) assert.equal(library[name], values, name);
  });

  test('has exactly the declared exports', async () => {
    const declared = [...(await read('../src/errors.d.ts')).matchAll(/export declare class (\w+)/g)].map((match) => match[1]);
    assert.ok(declared.length >= 7);
    for (const name of declared) assert.equal(typeof library[name], 'function', name);
    const declarations = await read('../src/client.d.ts');
    for (const name of [...Object.getOwnPropertyNames(library.CastClient.prototype), 'spawn', 'connect', 'over']) {
      assert.match(declarations, new RegExp(`\\b${name}\\b`), name);
    }
  });

  test('no namespace hides a member of the client', async (t) => {
    const client = await spawnFake(t);
    for (const namespace of new Set(api.methodNames.map((name) => name.split('.')[0]))) {
      assert.equal(namespace in library.CastClient.prototype, false, namespace);
      assert.ok(Object.isFrozen(client[namespace]), namespace);
    }
  });

  test('every method of the spec is a function that calls it by its name', async (t) => {
    const client = await spawnFake(t);
    const called = [];
    const recorder = {};
    addNamespaces(recorder, api.methodNames, (method) => called.push(method));
    for (const name of api.methodNames) {
      const [namespace, method] = name.split('.');
      assert.equal(typeof client[namespace][method], 'function', name);
      recorder[namespace][method]();
    }
    assert.deepEqual(called, [...api.methodNames]);
  });

  test('needs no other package, and no file that it doesn\'t ship', async () => {
    const { dependencies, files, exports } = JSON.parse(await read('../package.json'));
    assert.equal(dependencies, undefined);
    assert.ok(files.includes('src') && exports['.'].import.default.startsWith('./src/'));
  });

  test('is required by versions of Node that load no ES module so, too', async () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const made = await outcome(spawn(process.execPath, ['scripts/commonjs.mjs'], { cwd: folder }), { timeout: 120_000 });
    assert.deepEqual(made, { output: '', code: 0, signal: null });
    const program = `
      const library = require('cast-rpc');
      const { Fleet } = require('cast-rpc/receiver');
      require('node:assert').ok(require('cast-rpc/check').checkParams('media.seek', { currentTime: -1 }));
      library.CastClient.spawn({ server: ${JSON.stringify(fakeServer)} }).then(async (client) => {
        await client.server.ping();
        await client.close();
        console.log(typeof Fleet.start, Object.keys(library).length, Object.keys(await import('cast-rpc')).length);
      });`;
    const count = Object.keys(library).length;
    // Without the option these versions take the ES modules for both; with it they are as versions before 20.19 and
    // 22.12.
    for (const option of ['--experimental-require-module', '--no-experimental-require-module']) {
      const child = spawn(process.execPath, ['--no-warnings', option, '--input-type=commonjs', '-e', program], { cwd: folder });
      assert.deepEqual(await outcome(child), { output: `function ${count} ${count}\n`, code: 0, signal: null }, option);
    }
  });

  test('ships the files that it names', async () => {
    const { engines, files, bin } = JSON.parse(await read('../package.json'));
    assert.equal(engines.node, '>=20');
    assert.ok(files.includes('src') && files.includes('cjs'));
    for (const path of Object.values(bin)) assert.match(await read(`../${path}`), /^#!\/usr\/bin\/env node\n/);
  });

  test('its types accept right programs and refuse wrong ones', async () => {
    const { output, code } = await outcome(spawn('tsc', ['--project', types]), { timeout: 60_000 });
    assert.equal(output, '');
    assert.equal(code, 0);
  });
});
