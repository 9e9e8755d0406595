// The keys of players, for the whole page.

import { text, textChanges } from '../texts.js';
import { make } from '../widget.js';

/** The keys and their actions; `shown` and `text` are a line of the list. */
const keys = [
  { keys: [' ', 'k'], action: 'toggle', shown: ['Space', 'k'], text: 'keyPlay' },
  { keys: ['ArrowLeft'], action: 'backABit', shown: ['←', '→'], text: 'keySeek' },
  { keys: ['ArrowRight'], action: 'aheadABit' },
  { keys: ['j'], action: 'back', shown: ['j', 'l'], text: 'keySeekFar' },
  { keys: ['l'], action: 'ahead' },
  { keys: ['ArrowUp'], action: 'louder', shown: ['↑', '↓'], text: 'keyVolume' },
  { keys: ['ArrowDown'], action: 'quieter' },
  { keys: ['m'], action: 'mute', shown: ['m'], text: 'keyMute' },
  { keys: ['n'], action: 'next', shown: ['n', 'p'], text: 'keySkip' },
  { keys: ['p'], action: 'previous' },
  { keys: ['/'], action: 'address', shown: ['/'], text: 'keyAddress' },
  { keys: ['?'], action: 'help', shown: ['?'], text: 'keyHelp' },
];
/** What uses these keys itself. */
const writes = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const usesArrows = '[role=slider], .handle, [type=radio]';
const usesSpace = 'button, summary, a, video, [type=checkbox], [type=radio]';

/** Listens to the keys of the page. `act` does an action by its name, or returns `false`; `dialog` lists the keys. */
export class Keys {
  constructor(act, dialog) {
    this.act = act;
    this.dialog = dialog;
    const close = make('button', { type: 'button', 'data-text': 'close', onclick: () => dialog.close() });
    this.list = make('dl', {});
    dialog.append(make('h2', { id: 'keys-title', 'data-text': 'keys' }), this.list, make('div', { class: 'actions' }, close));
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    document.addEventListener('keydown', (event) => this.#press(event));
    textChanges.addEventListener('change', () => this.#draw());
    this.#draw();
  }

  /** Shows the list of keys. */
  show() {
    if (!this.dialog.open) this.dialog.showModal();
  }

  #draw() {
    this.list.replaceChildren(...keys.filter((one) => one.text).flatMap((one) => [
      make('dt', {}, ...one.shown.flatMap((key) => [make('kbd', {}, key), ' '])), make('dd', {}, text(one.text))]));
  }

  #press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.composedPath()[0];
    const one = keys.find((each) => each.keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key));
    if (!one || !(target instanceof Element) || target.closest(writes)) return;
    if (event.key.startsWith('Arrow') && target.closest(usesArrows)) return;
    if (event.key === ' ' && target.closest(usesSpace)) return;
    // A dialog has the keys to itself, but for the expanded controller, which is a player.
    const dialogs = event.composedPath().filter((each) => each instanceof HTMLDialogElement);
    if (dialogs.some((each) => each.getRootNode().host?.localName !== 'cast-expanded-controller')) return;
    if (one.action === 'help') this.show();
    // An action that isn't possible leaves the key to the browser: the arrows scroll then.
    else if (this.act(one.action) === false) return;
    event.preventDefault();
  }
}
