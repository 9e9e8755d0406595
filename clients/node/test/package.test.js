import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as library from 'cast-rpc';
import * as api from '../src/generated/api.js';
import * as enums from '../src/generated/enums.js';
import { errorClasses } from '../src/generated/errors.js';
import { outcome, spawnFake } from './support/clients.js';

const types = fileURLToPath(new URL('types', import.meta.url));
const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');

describe('the package', () => {
  test('exports every error class and enum under a name of its own', () => {
    // Two `export *` of one name cancel each other without a word.
    for (const type of errorClasses) assert.equal(library[type.errorName], type, type.errorName);
    for (const [name, values] of Object.entries(enums)) assert.equal(library[name], values, name);
  });

  test('has what its types promise, and types for what it has', async () => {
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
    api.addNamespaces(recorder, (method) => called.push(method));
    for (const name of api.methodNames) {
      const [namespace, method] = name.split('.');
      assert.equal(typeof client[namespace][method], 'function', name);
      recorder[namespace][method]();
    }
    assert.deepEqual(called, [...api.methodNames]);
  });

  test('needs no other package, and nothing of its own that it does not ship', async () => {
    const { dependencies, files, exports } = JSON.parse(await read('../package.json'));
    assert.equal(dependencies, undefined);
    assert.ok(files.includes('src') && exports['.'].default.startsWith('./src/'));
  });

  test('is imported and required by every Node that it says it runs on', async () => {
    const { engines } = JSON.parse(await read('../package.json'));
    // The versions from which `require` loads an ES module.
    assert.equal(engines.node, '^20.19.0 || >=22.12.0');
    const program = "console.log(typeof require('cast-rpc').CastClient.spawn)";
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=commonjs', '-e', program], { cwd });
    assert.deepEqual(await outcome(child), { output: 'function\n', code: 0, signal: null });
  });

  test('its types accept right programs and refuse wrong ones', async () => {
    const { output, code } = await outcome(spawn('tsc', ['--project', types]), { timeout: 60_000 });
    assert.equal(output, '');
    assert.equal(code, 0);
  });
});
