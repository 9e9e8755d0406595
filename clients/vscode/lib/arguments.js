'use strict';
const { seekTarget } = require('./status-bar.js');

/** The longest part of a wrong argument in a message, in letters. */
const LONGEST = 100;

// Each function reads an argument of a keybinding, or a person's answer: `{ value }`, or `{ problem }`, which names the
// expected form.

/** Reads a position or a distance: `90`, `"1:30"`, `"+30"`, `"-10"`. */
function seekArgument(given) {
  const value = typeof given === 'number' ? (given >= 0 ? given : undefined) : typeof given === 'string' ? seekTarget(given) : undefined;
  return value === undefined ? wrong('90, "1:30", "+30" or "-10"', given) : { value };
}

/**
 * Reads a volume as the argument of `tv.volume`: `30`, `"30"` or `"30 %"` in percent, as at every prompt, or `{
 * "percent": 30 }`, `{ "level": 0.3 }`.
 */
function volumeArgument(given) {
  const { percent, level, ...others } = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : { percent: percentOf(given) };
  if (Object.keys(others).length === 0) {
    if (level === undefined && Number.isFinite(percent) && percent >= 0 && percent <= 100) return { value: { percent } };
    if (percent === undefined && Number.isFinite(level) && level >= 0 && level <= 1) return { value: { level } };
  }
  return wrong('0 to 100 (percent), {"percent": 30} or {"level": 0.3}', given);
}

/** A whole number alone is in percent; a fraction could be meant as a level. */
function percentOf(given) {
  if (typeof given === 'number') return Number.isInteger(given) ? given : undefined;
  const found = typeof given === 'string' ? /^\s*(\d{1,3})\s*%?\s*$/.exec(given) : null;
  return found ? Number(found[1]) : undefined;
}

/** Reads a URL or a path. */
function textArgument(given) {
  return typeof given === 'string' && given.trim() !== '' ? { value: given.trim() } : wrong('a URL, or the path of a file, as text', given);
}

function wrong(expected, given) {
  let found;
  try {
    found = JSON.stringify(given) ?? String(given);
  } catch {
    found = String(given);
  }
  return { problem: `expected ${expected}, found ${found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found}.` };
}

module.exports = { seekArgument, textArgument, volumeArgument };
