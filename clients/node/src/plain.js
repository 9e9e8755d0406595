/** The longest text of a device on the terminal, in letters. */
const LONGEST = 1000;
/** Control characters, line and paragraph separators. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * Invisible and direction-changing characters (format characters but the joiners, which scripts and emoji need), and
 * lone surrogates.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/**
 * Returns a text of a device, a server or a file name as one line for a terminal. No character of it moves the cursor,
 * breaks the line or changes the direction of writing.
 */
export function plain(words, longest = LONGEST) {
  const line = String(words ?? '').replace(UNSEEN, '').replace(BREAKS, ' ');
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}
