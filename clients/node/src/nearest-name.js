/** Longer names are compared only for equality. In letters. */
const MAXIMUM_LENGTH = 64;

/**
 * Returns the one of `known` that is nearest to `name`; `undefined` if none is near.
 *
 * The server's rule (`NearestName`): case and separators don't count; one letter in three may differ, or one name
 * begins or ends with the other.
 */
export function nearestName(name, known) {
  const wanted = lettersOf(name);
  let best;
  for (const candidate of known) {
    const distance = distanceBetween(wanted, lettersOf(candidate));
    if (distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Returns `unknown` with the nearest known name as a suggestion. */
export function withSuggestion(unknown, name, known) {
  const nearest = nearestName(name, known);
  return nearest === undefined ? unknown : `${unknown} Did you mean '${nearest}'?`;
}

function lettersOf(name) {
  return name.toLowerCase().replace(/[^\p{Alphabetic}0-9]/gu, '');
}

function distanceBetween(wanted, known) {
  if (wanted === known && wanted !== '') return 0;
  const [short, long] = wanted.length < known.length ? [wanted, known] : [known, wanted];
  if (short === '' || long.length > MAXIMUM_LENGTH) return Infinity;
  const edits = editsBetween(wanted, known);
  if (3 * edits <= short.length || (edits === 1 && short.length === 2)) return edits;
  if (short.length < 3 || !(long.startsWith(short) || long.endsWith(short))) return Infinity;
  // A larger distance than that of any name that differs only by letters.
  return MAXIMUM_LENGTH + long.length - short.length;
}

/** Returns how many letters must be added, removed, replaced or swapped with their neighbour. */
function editsBetween(first, second) {
  let beforeLast = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const replaced = last[j - 1] + (first[i - 1] === second[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, replaced);
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1]) {
        row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
      }
    }
    [beforeLast, last] = [last, row];
  }
  return last[second.length];
}
