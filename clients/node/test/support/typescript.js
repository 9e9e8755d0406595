import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcome } from './clients.js';

const library = fileURLToPath(new URL('../../src/index.js', import.meta.url));

/** What tsc says of a module of these lines, which knows the library as `lib`. */
export async function compile(t, lines) {
  const folder = await mkdtemp(join(tmpdir(), 'cast-rpc-types-'));
  t.after(() => rm(folder, { recursive: true }));
  const source = [`import type * as lib from ${JSON.stringify(library)};`, ...lines].join('\n');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'program.ts'), source);
  const { compilerOptions } = JSON.parse(await readFile(new URL('../types/tsconfig.json', import.meta.url), 'utf8'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  return outcome(spawn('tsc', ['--project', folder]), { timeout: 120_000 });
}
