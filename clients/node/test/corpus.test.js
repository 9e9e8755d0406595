// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkAnswer, checkEvent, checkParams, checkRequest, checkResult, checkType } from 'cast-rpc/check';
import { compile } from './support/typescript.js';

// Calls aren't judged here: the server does that, and says which member is wrong. A program can do it before
// (`cast-rpc/check`), and then must come to the same judgement, message by message. In TypeScript the types judge, as
// far as types go.

const corpus = fileURLToPath(new URL('../../../spec/corpus/', import.meta.url));

/** Values that the wire allows and the types exclude on purpose: `null` for an absent member, and misspelt members. */
const BEYOND_TYPES = /null for every optional member|not declared/;
/**
 * What TypeScript has no types for: ranges, whole numbers, lengths, objects that are no array; and values of open
 * enums.
 */
const BELOW_TYPES = /is too (small|large)|at its excluded minimum|is a fraction|is empty|an unknown value|^`(params|groups|options|sessionOptions|message|sessionState|members|reply|targetDeviceCapabilities|deviceStatus)` is an array$|^`groups` is an array whose second element is an array$/;
/** The same for members whose name has another meaning in other types. */
const BELOW_TYPES_OF = { Device: /^`attributes` is an array$/ };

/** The cases of `valid` or `invalid`, one a line. */
async function casesOf(file) {
  const text = await readFile(join(corpus, `${file}.jsonl`), 'utf8');
  return text.trimEnd().split('\n').map((line) => JSON.parse(line));
}

/** The TypeScript type that a case is an instance of. */
function typeOf({ kind, type, method }) {
  if (kind === 'type') return `lib.${type}`;
  if (kind === 'notification') return `lib.EventMap['${method}']`;
  if (kind === 'serverParams') return `lib.ServerRequestMap['${method}']['params']`;
  if (kind === 'serverResult') return `lib.ServerRequestMap['${method}']['result']`;
  const [namespace, name] = method.split('.');
  const call = `lib.Namespaces['${namespace}']['${name}']`;
  return kind === 'params' ? `NonNullable<Parameters<${call}>[0]>` : `Awaited<ReturnType<${call}>>`;
}

const checks = {
  type: ({ type, value }) => checkType(type, value),
  params: ({ method, value }) => checkParams(method, value),
  result: ({ method, value }, options) => checkResult(method, value, options),
  notification: ({ method, value }, options) => checkEvent(method, value, options),
  serverParams: ({ method, value }, options) => checkRequest(method, value, options),
  serverResult: ({ method, value }) => checkAnswer(method, value),
};

const label = ({ kind, type, method, name }) => `${kind} ${type ?? method}: ${name}`;

describe('the corpus', () => {
  test('each valid message is accepted', async () => {
    const cases = await casesOf('valid');
    assert.ok(cases.length > 2000);
    for (const each of cases) assert.equal(checks[each.kind](each), undefined, label(each));
  });

  test('each invalid one is refused, at the right place', async () => {
    const cases = await casesOf('invalid');
    assert.ok(cases.length > 5000);
    for (const each of cases) {
      const mistake = checks[each.kind](each, { strict: true });
      assert.equal(mistake?.path, each.path, label(each));
      assert.ok(mistake.reason, label(each));
    }
  });

  test('refuses values without JSON, and unknown names', () => {
    assert.deepEqual({ ...checkParams('media.seek', { currentTime: NaN }) }, { path: 'currentTime', reason: 'expected a number, found NaN' });
    assert.equal(checkParams('media.seek', { currentTime: 1, sessionId: undefined }), undefined);
    assert.equal(checkParams('media.pause'), undefined);
    assert.throws(() => checkParams('media.toString', {}), TypeError);
    assert.throws(() => checkType('toString', {}), TypeError);
  });

  test('its valid messages fit the types, and its invalid ones do not, as far as types go', async (t) => {
    const valid = (await casesOf('valid')).filter(({ name }) => !BEYOND_TYPES.test(name));
    const invalid = (await casesOf('invalid')).filter(({ type, name }) => !BELOW_TYPES.test(name) && !BELOW_TYPES_OF[type]?.test(name));
    assert.ok(valid.length > 200 && invalid.length > 500);
    // In one program: the compiler takes most of its time for the library's types.
    const lines = [
      ...valid.map((each, index) => `export const v${index}: ${typeOf(each)} = ${JSON.stringify(each.value)};`),
      ...invalid.flatMap((each, index) => [
        `// @ts-expect-error ${each.type ?? each.method}: ${each.name}`,
        `export const i${index}: ${typeOf(each)} = ${JSON.stringify(each.value)};`,
      ]),
    ];
    const { output, code } = await compile(t, lines);
    assert.deepEqual([...output.matchAll(/program\.ts\((\d+),/g)].map((match) => lines[match[1] - 2]), []);
    assert.deepEqual([output, code], ['', 0]);
  });

  test('survives the way to the server and back, byte for byte as JSON', async () => {
    const { encodeFrame, FrameReader } = await import('../src/framing.js');
    const reader = new FrameReader({ maxMessageBytes: 1 << 26 });
    for (const { kind, type, method, name, value } of await casesOf('valid')) {
      const [{ body }] = reader.push(encodeFrame(value));
      assert.deepEqual(JSON.parse(body.toString()), value, `${kind} ${type ?? method}: ${name}`);
    }
  });
});
