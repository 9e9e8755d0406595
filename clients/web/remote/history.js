// The list of media played from this page, in this browser alone.

import { text, textChanges } from '../texts.js';
import { IconButton, make, setText } from '../widget.js';

const KEY = 'cast-history';
/** The largest number of entries, and of letters in one. */
const MAXIMUM_ENTRIES = 50;
const MAXIMUM_LENGTH = 2000;

/** Returns the entries of a stored text; none for a text that this page didn't write. */
export function entriesOf(stored) {
  try {
    const entries = JSON.parse(stored ?? '[]');
    return (Array.isArray(entries) ? entries : []).filter((entry) => typeof entry?.address === 'string' && typeof entry?.title === 'string'
      && entry.address.length <= MAXIMUM_LENGTH && entry.title.length <= MAXIMUM_LENGTH).slice(0, MAXIMUM_ENTRIES);
  } catch {
    return [];
  }
}

/**
 * The list of media that people played from the page, the newest first. Only media chosen here is listed: a device may
 * say that it plays any address, and the list gives addresses to be played again.
 */
export class History {
  #entries = entriesOf(localStorage.getItem(KEY));

  /** `card`, `list` and `clear` are elements of the page; `play` is called with an address to play again. */
  constructor({ card, list, clear }, play) {
    Object.assign(this, { card, list, play });
    clear.addEventListener('click', () => this.#keep([]));
    textChanges.addEventListener('change', () => this.#draw());
    globalThis.addEventListener('storage', ({ key, newValue }) => {
      if (key !== KEY) return;
      this.#entries = entriesOf(newValue);
      this.#draw();
    });
    this.#draw();
  }

  /** Notes that an address was played. */
  add(address, title) {
    if (address.length > MAXIMUM_LENGTH) return;
    const others = this.#entries.filter((entry) => entry.address !== address);
    this.#keep([{ address, title: title.slice(0, MAXIMUM_LENGTH) }, ...others].slice(0, MAXIMUM_ENTRIES));
  }

  #keep(entries) {
    this.#entries = entries;
    try {
      if (entries.length) localStorage.setItem(KEY, JSON.stringify(entries));
      else localStorage.removeItem(KEY);
    } catch {
      // The browser keeps nothing: the list lives as long as the page.
    }
    this.#draw();
  }

  #draw() {
    this.card.hidden = this.#entries.length === 0;
    this.list.replaceChildren(...this.#entries.map((entry) => this.#row(entry)));
  }

  #row({ address, title }) {
    const name = make('span', { class: 'name two-lines', title }, title);
    const where = make('span', { class: 'now one-line', dir: 'ltr', title: address });
    setText(where, address === title ? '' : address);
    const play = make('button', { type: 'button', class: 'entry', 'aria-label': text('playAgain', { title }), onclick: () => this.play(address) }, name, where);
    const forget = new IconButton(() => this.#keep(this.#entries.filter((entry) => entry.address !== address)));
    forget.update({ label: text('forget', { title }), icon: 'close' });
    return make('li', {}, play, forget.element);
  }
}
