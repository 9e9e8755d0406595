// Writes the CommonJS copy of the library, for versions of Node that can't `require` ES modules: `node scripts/commonjs.mjs [FOLDER]`.
// Needs TypeScript's compiler, from the PATH or node_modules; `npm pack` runs this script.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const target = process.argv[2] ?? fileURLToPath(new URL('../cjs', import.meta.url));
const files = readdirSync(source, { recursive: true });
const project = fileURLToPath(new URL('commonjs.json', import.meta.url));

rmSync(target, { recursive: true, force: true });
const { status, stdout, error } = spawnSync('tsc', ['--project', project, '--outDir', target], { encoding: 'utf8' });
if (error || status !== 0) {
  console.error(error?.message ?? stdout);
  process.exit(1);
}
for (const name of files.filter((each) => each.endsWith('.d.ts'))) {
  mkdirSync(dirname(join(target, name)), { recursive: true });
  copyFileSync(join(source, name), join(target, name));
}
// The only file that needs its own location.
writeFileSync(
  join(target, 'place.js'),
  "'use strict';\nexports.place = require('node:url').pathToFileURL(__filename).href;\n",
);
writeFileSync(join(target, 'package.json'), '{ "type": "commonjs" }\n');
