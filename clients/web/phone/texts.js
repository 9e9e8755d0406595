// The texts of the pages about phones. `phoneTexts` of the file of `castctl web --texts` replaces them.

const table = {
  pairTitle: 'Use this phone as the remote',
  pairHint: 'Scan the code that the computer shows, or type its letters.',
  scanned: 'The code was scanned.',
  code: 'Code',
  name: 'Name of this phone',
  connect: 'Connect',
  phone: 'Phone',
  unreachable: 'The computer can’t be reached: is castctl web still running?',
  wrong: 'The code is wrong.',
  blocked: 'Too many wrong codes came from this phone: show a new code on the computer.',
  noOffer: 'The code was used or has expired: show a new one on the computer.',
  notKept: 'The computer can’t write its list of phones: see its disk and its rights.',
  full: 'There are too many phones already: remove one on the computer.',
  phonesTitle: 'Phones as remotes',
  phonesHint: 'Phones in your network can open {url} once they are paired. They control the devices, not this computer.',
  closed: 'Phones can’t connect: start castctl web --lan.',
  showCode: 'Show a code',
  codeImage: 'The code to scan with the phone’s camera',
  paired: 'Paired phones',
  none: 'None.',
  pairedOn: 'Paired on {day}',
  connectedSince: 'Connected, paired on {day}',
  remove: 'Remove',
  removeOne: 'Remove {name}',
  remote: 'Remote control',
  ended: 'castctl web has ended: start it again.',
};

let given = {};

/** Returns the text of a key, with the values put in. */
export function text(key, values = {}) {
  return (given[key] ?? table[key]).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Whether there is a text of this key. */
export const isText = (key) => Object.hasOwn(table, key);

/** Reads the user's texts, and writes those of the page. */
export async function translate() {
  try {
    const answer = await fetch('/remote/texts.json', { cache: 'no-store' });
    const { language, direction, phoneTexts = {} } = await answer.json();
    given = Object.fromEntries(Object.entries(phoneTexts).filter(([key, words]) => isText(key) && typeof words === 'string'));
    if (language) document.documentElement.lang = String(language);
    if (direction) document.documentElement.dir = String(direction);
  } catch {
    // The page's own texts are shown then; the remote page reports the file's fault.
  }
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = text(element.dataset.text);
  for (const element of document.querySelectorAll('[data-alt]')) element.alt = text(element.dataset.alt);
}
