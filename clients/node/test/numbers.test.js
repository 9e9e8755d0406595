// Runs once: it starts no server.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { encodeFrame } from '../src/framing.js';
import { parse, stringify } from '../src/numbers.js';

describe('numbers', () => {
  test('integers beyond a number\'s range are BigInts', () => {
    for (const integer of ['9007199254740992', '-9007199254740993', '12345678901234567890', '-9223372036854775809', '7'.repeat(1000)]) {
      for (const text of [integer, `[${integer}]`, `{"a":${integer},"b":[{"c":${integer}}]}`]) assert.equal(stringify(parse(text)), text);
      assert.equal(parse(`[ ${integer} ]`)[0], BigInt(integer));
      assert.match(encodeFrame(parse(`{"a":${integer}}`)).toString(), new RegExp(`\\{"a":${integer}\\}$`));
    }
  });

  test('other numbers are as JSON.parse reads them', () => {
    for (const text of ['0', '-0', '1.5', '9007199254740991', '-9007199254740991', '1e2', '0.12345678901234567890', '12345678901234567.5',
      '1.2345678901234567e+19', '12345678901234567890e2', '1E0000000000000001']) {
      assert.deepEqual(parse(`[${text}]`), JSON.parse(`[${text}]`), text);
    }
  });

  test('digits in strings stay strings', () => {
    for (const value of ['12345678901234567890', 'a " 12345678901234567890', '\\', '\\"12345678901234567890', ':12345678901234567890,']) {
      assert.deepEqual(parse(JSON.stringify({ [value]: [value, 1] })), { [value]: [value, 1] });
    }
    const long = JSON.stringify(['\\n"'.repeat(1e6), 'x'.repeat(1e6)]);
    assert.deepEqual(parse(`{"a":${long},"b":12345678901234567890}`).a, JSON.parse(long));
  });

  test('refuses invalid JSON', () => {
    for (const text of ['', '[12345678901234567890', '012345678901234567890', '[1234567890123456789x]', '"12345678901234567890']) {
      assert.throws(() => parse(text), SyntaxError, text);
    }
    const circle = {};
    circle.self = circle;
    assert.throws(() => stringify(circle), TypeError);
  });
});
