'use strict';

/** The longest text of a device in a message, in letters; callers cut names and titles shorter. */
const LONGEST = 1000;
/** Control characters, line and paragraph separators. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * Invisible and direction-changing characters (format characters but the joiners, which scripts and emoji need), and
 * lone surrogates.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/**
 * Returns a text of a device, a server or a file name in a form that the editor shows as one line of text: no link,
 * command or icon.
 *
 * The editor makes a link of `[words](command:…)`, also with `https:` and `file:`, in notifications and descriptions
 * (`linkedText.ts`, `LINK_REGEX`), and an icon of `$(name)` in the status bar and in quick picks (`iconLabels.ts`,
 * `labelWithIconsRegex`). A blank between the two signs ends both.
 */
function plain(words, longest = LONGEST) {
  const line = String(words ?? '').replace(UNSEEN, '').replace(BREAKS, ' ').replaceAll('](', '] (').replaceAll('$(', '$ (');
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

module.exports = { plain };
