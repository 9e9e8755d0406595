import { randomBytes } from 'node:crypto';

// JSON with integers of any length. JSON.parse would round 12345678901234567890, and the rounded number would be sent
// back.

/** A random mark that no text contains, made for this process alone. */
const MARK = `integer ${randomBytes(12).toString('hex')} `;
/** A string, or an integer that may exceed the exact range of a number. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?[1-9]\d{15,}(?![\d.eE])/g;
/** Whether a text may have such an integer: most have none, and are parsed directly. */
const LONG_NUMBER = /(?:^|[\s,:[])-?\d{16}/;
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g');

/** Parses JSON; integers beyond `Number.MAX_SAFE_INTEGER` become BigInts. */
export function parse(text) {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const marked = text.replace(TOKENS, (token, offset) => {
    // Digits after a decimal point or in an exponent are no integer.
    if (token[0] === '"' || Number.isSafeInteger(Number(token)) || /[.\d+eE-]/.test(text[offset - 1] ?? '')) return token;
    return `"${MARK}${token}"`;
  });
  return JSON.parse(marked, (_, value) => (typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value));
}

/** Writes JSON; BigInts become integers, digit by digit. */
export function stringify(value) {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // JSON.stringify refuses BigInts.
    if (!(error instanceof TypeError)) throw error;
    const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${MARK}${each}` : each));
    return text.replace(MARKED, '$1');
  }
}
