import { appearance, reasonOff } from './buttons.js';
import { clock } from './slider.js';
import { fileName, text } from './texts.js';
import { CastWidget, IconButton, make, setAttribute, setText, sheet } from './widget.js';

/** The largest number of listed items; a queue may have thousands. */
const MAXIMUM_ITEMS = 500;
/** The number of items that are listed before the current one, if the queue has more items than are listed. */
const MAXIMUM_PAST = 50;
/** The number of items that are drawn at once; the next ones are drawn when the end of the list comes into sight. */
const CHUNK = 60;
/** The number of items from which on the queue can be searched. */
const SEARCHABLE = 8;
/** The time within which clearing has to be confirmed, in milliseconds. */
const CONFIRMATION_TIME = 5000;

/**
 * `<cast-queue>`: the next items. They are dragged by their handles, or moved with the arrow keys there. The connection
 * needs the topics `queue.*` and `media.didUpdateStatus`.
 */
export class CastQueue extends CastWidget {
  static widgets = ['mediaController'];
  static stylePath = 'castViews.mediaControl';
  static sheet = sheet(`
    :host { display: block; background: var(--cast-background-color, transparent); }
    .modes { display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: center; gap: 4px; }
    .search { flex: 1 1 120px; min-width: 0; min-height: 44px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px; }
    .word { padding: 6px 12px; }
    .icon-repeatOff { opacity: .6; }
    ol { list-style: none; margin: 0; padding: 0; overflow: auto; max-height: var(--cast-queue-height, none); }
    .more { min-height: 1px; }
    li { display: flex; align-items: center; gap: 4px; border-radius: 10px; min-height: 52px; }
    li.current { background: var(--hover); }
    li.past .play { color: var(--faint); }
    li.past img { opacity: .5; }
    li.current .name { font-weight: 700; color: var(--tint); }
    li.dragged { opacity: .5; }
    li.target-before { box-shadow: 0 -2px 0 var(--tint); }
    li.target-after { box-shadow: 0 2px 0 var(--tint); }
    .play {
      appearance: none; border: 0; background: none; color: inherit; font: inherit; text-align: start; flex: 1; min-width: 0; padding: 6px 8px;
      display: flex; gap: 12px; align-items: center; cursor: pointer; border-radius: 8px;
    }
    .play img { width: 40px; height: 40px; object-fit: cover; border-radius: 4px; flex: none; }
    .play span { display: block; min-width: 0; }
    .handle { cursor: grab; touch-action: none; }
    li .button { color: var(--cast-icon-tint-color, var(--faint)); }
    li .button:is(:hover, :focus-visible) { color: var(--tint); }
  `);

  #items = [];
  /** The index of the first listed item in the queue. */
  #start = 0;
  #shownCount = CHUNK;
  #confirmation = null;
  #currentId = null;
  #count = 0;
  #sessionId = null;
  #isConnected = false;
  #timer = null;
  #drag = null;
  #whenTold = ({ detail }) => this.#hear(detail);
  #whenOpen = () => this.#fetchSoon();

  build(root) {
    const press = (control) => this.tap('widget.pressButton', { widget: 'MEDIA_CONTROLLER', control });
    this.repeat = new IconButton(() => press('REPEAT_MODE'));
    this.pause = new IconButton(() => press('PAUSE_QUEUE'));
    this.search = make('input', { type: 'search', class: 'search', hidden: true, 'data-label': 'searchQueue', 'data-placeholder': 'searchQueue', autocomplete: 'off', oninput: () => this.#search() });
    this.clear = make('button', { type: 'button', class: 'word', hidden: true, onclick: () => this.#clear() });
    this.modes = make('div', { class: 'modes', role: 'group', 'data-label': 'queueModes' }, this.search, this.clear, this.pause.element, this.repeat.element);
    this.empty = make('p', { class: 'caption', 'data-text': 'queueEmpty' });
    this.list = make('ol', { 'data-label': 'queue' });
    this.end = make('li', { class: 'more', 'aria-hidden': 'true' });
    this.sight = new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) this.#drawMore();
    }, { rootMargin: '400px' });
    this.speech = make('p', { class: 'hushed', role: 'status' });
    root.append(this.modes, this.empty, this.list, this.speech);
  }

  connected(connection) {
    connection.addEventListener('notification', this.#whenTold);
    connection.addEventListener('open', this.#whenOpen);
    // The element was outside the page, and heard of no change there.
    if (this.#sessionId) this.#fetchSoon();
  }

  disconnected(connection) {
    connection.removeEventListener('notification', this.#whenTold);
    connection.removeEventListener('open', this.#whenOpen);
    clearTimeout(this.#timer);
    this.#timer = null;
    clearTimeout(this.#confirmation);
    this.#confirmation = null;
    this.#dragEnded(false);
  }

  translated() {
    this.#drawItems();
  }

  /** How many items there are. */
  get length() {
    return this.#items.length;
  }

  /** How many items the queue has, those that aren't listed included. */
  get count() {
    return this.#count;
  }

  /** The current item's number in the queue, from 1 on; 0 if it isn't listed. */
  get place() {
    const index = this.#indexOf(this.#currentId);
    return index < 0 ? 0 : this.#start + index + 1;
  }

  /** Returns the index of an item in the list; -1 if it isn't listed. */
  #indexOf(itemId) {
    return this.#items.findIndex((item) => item.itemId === itemId);
  }

  #hear({ method, params }) {
    if (params.sessionId !== this.#sessionId) return;
    if (method === 'media.didUpdateStatus' && params.status?.currentItemId !== this.#currentId) {
      this.#currentId = params.status?.currentItemId ?? null;
      this.#changed();
      // Another part of a long queue is listed now.
      if (this.#count > this.#items.length) this.#fetchSoon();
    }
    // Notifications of the cache result from this component's own requests.
    const isEcho = params.reason === 'FETCHED' || params.reason === 'EVICTED';
    if (method.startsWith('queue.did') && params.isLast !== false && !isEcho) this.#fetchSoon();
  }

  #fetchSoon() {
    if (this.#timer) return;
    this.#timer = setTimeout(async () => {
      this.#timer = null;
      await this.#fetch();
    }, 50);
  }

  async #fetch() {
    const [sessionId, currentBefore] = [this.#sessionId, this.#currentId];
    let currentId = currentBefore;
    let [items, start, count] = sessionId ? [this.#items, this.#start, this.#count] : [[], 0, 0];
    if (sessionId && this.connection?.isOpen) {
      try {
        const { status } = await this.connection.call('media.getStatus', { sessionId });
        const answered = status?.currentItemId ?? null;
        ({ items, startIndex: start, itemCount: count } = await this.#page(sessionId, answered));
        currentId = answered;
      } catch {
        // The connection to the server or the device is lost: the items stay until they can be fetched again.
      }
    }
    if (sessionId !== this.#sessionId) return;
    // A notification during the requests is newer than their answers.
    if (this.#currentId === currentBefore) this.#currentId = currentId;
    this.#items = items;
    this.#start = start;
    this.#count = count;
    this.#changed();
  }

  /** Returns the items to list: the first ones, or in a long queue those from a little before the current one on. */
  async #page(sessionId, currentId) {
    const list = (range) => this.connection.call('queue.list', { sessionId, ...range });
    const first = await list({ startIndex: 0, count: MAXIMUM_ITEMS });
    const isEarly = first.items.slice(0, MAXIMUM_PAST + 1).some(({ itemId }) => itemId === currentId);
    if (currentId === null || isEarly || first.itemCount <= MAXIMUM_ITEMS) return first;
    const { startIndex: index, itemCount } = await list({ fromItemId: currentId, count: 0 });
    const start = Math.max(0, Math.min(index - MAXIMUM_PAST, itemCount - MAXIMUM_ITEMS));
    return list({ startIndex: start, count: MAXIMUM_ITEMS });
  }

  /** Draws the items, and reports them: the page may show or hide the element then. */
  #changed() {
    const follows = this.#follows;
    this.#drawItems();
    this.dispatchEvent(new CustomEvent('cast-queue', { detail: { length: this.#items.length } }));
    if (follows) this.#follow();
  }

  /**
   * Whether the list is to be scrolled to the current item: it is another one than before, and the user doesn't drag,
   * search, or look elsewhere, with the one before scrolled out of sight.
   */
  get #follows() {
    if (this.#drag || this.search.value.trim()) return false;
    const before = this.list.querySelector('.current');
    if (!before) return true;
    const [row, list] = [before, this.list].map((one) => one.getBoundingClientRect());
    return Number(before.dataset.id) !== this.#currentId && row.bottom > list.top && row.top < list.bottom;
  }

  /** Scrolls the list, not the page, to the current item, with the one before it above. */
  #follow() {
    const row = this.list.querySelector('.current')?.getBoundingClientRect();
    if (row) this.list.scrollTop += row.top - this.list.getBoundingClientRect().top - row.height;
  }

  draw({ mediaController: media }) {
    this.#drawModes(media);
    const wasConnected = this.#isConnected;
    this.#isConnected = media?.connectionState === 'CONNECTED';
    // While the session was suspended nothing could be fetched.
    if (this.#isConnected && !wasConnected) this.#fetchSoon();
    const sessionId = media?.isMediaLoaded ? (media.sessionId ?? null) : null;
    if (sessionId === this.#sessionId) return;
    this.#sessionId = sessionId;
    this.#items = [];
    this.#start = 0;
    this.#count = 0;
    this.#shownCount = CHUNK;
    // The row that is held goes, and the pointer's release would never come to it.
    this.#dragEnded(false);
    this.search.value = '';
    this.list.replaceChildren();
    this.#fetchSoon();
  }

  #drawModes(media) {
    this.modes.hidden = !media?.isMediaLoaded;
    if (this.modes.hidden) return;
    const { repeatMode, pauseQueue } = media.controls;
    const reason = reasonOff(media);
    this.repeat.update({ ...appearance({ type: 'REPEAT_MODE', ...repeatMode }, this.styleAttributes), reason });
    this.pause.update({
      ...appearance({ type: 'PAUSE_QUEUE', isEnabled: pauseQueue.isEnabled }, this.styleAttributes), isPressed: pauseQueue.state === 'ON', reason,
    });
  }

  /** The items that the search finds. */
  get #found() {
    const words = this.search.value.trim().toLocaleLowerCase();
    if (!words) return this.#items;
    return this.#items.filter((item) => {
      const { subtitle, artist, albumName } = item.media?.metadata ?? {};
      return [this.#title(item), subtitle, artist, albumName].some((one) => String(one ?? '').toLocaleLowerCase().includes(words));
    });
  }

  #search() {
    this.#drawItems();
    if (!this.search.value.trim()) this.#follow();
  }

  #drawMore() {
    this.#shownCount += CHUNK;
    this.#drawItems();
  }

  #drawItems() {
    if (this.#drag) return;
    const found = this.#found;
    this.search.hidden = this.#items.length < SEARCHABLE;
    this.clear.hidden = this.#items.length < 2;
    this.#drawClear();
    this.empty.hidden = found.length > 0;
    setText(this.empty, text(this.#items.length ? 'noneFound' : 'queueEmpty'));
    // The current item is always drawn.
    const current = found.findIndex((item) => item.itemId === this.#currentId);
    const shown = found.slice(0, Math.max(this.#shownCount, current + 10));
    this.#drawRows(shown);
    this.sight.unobserve(this.end);
    if (shown.length < found.length) {
      this.list.append(this.end);
      this.sight.observe(this.end);
    } else this.end.remove();
  }

  #drawRows(items) {
    const known = new Map([...this.list.children].filter((row) => row !== this.end).map((row) => [Number(row.dataset.id), row]));
    const hasFocus = this.shadowRoot.activeElement;
    const past = new Set(this.#items.slice(0, Math.max(0, this.#indexOf(this.#currentId))));
    const rows = items.map((item) => {
      const row = known.get(item.itemId) ?? this.#row(item.itemId);
      known.delete(item.itemId);
      this.#drawRow(row, item, past.has(item));
      return row;
    });
    for (const row of known.values()) row.remove();
    rows.forEach((row, index) => {
      if (this.list.children[index] !== row) this.list.insertBefore(row, this.list.children[index] ?? null);
    });
    // A row loses the focus when it moves in the document.
    if (hasFocus?.isConnected && this.shadowRoot.activeElement !== hasFocus) hasFocus.focus();
  }

  #row(itemId) {
    const row = make('li', { 'data-id': itemId });
    row.image = make('img', { alt: '', hidden: true });
    row.name = make('span', { class: 'one-line name' });
    row.more = make('span', { class: 'one-line caption' });
    row.play = make('button', { type: 'button', class: 'play', onclick: () => this.#call('queue.jump', { itemId }) }, row.image,
      make('span', {}, row.name, row.more));
    row.remove_ = new IconButton(() => this.#call('queue.remove', { itemIds: [itemId] }));
    row.handle = new IconButton(() => {}, 'handle');
    const handle = row.handle.element;
    handle.addEventListener('keydown', (event) => this.#key(event, itemId));
    handle.addEventListener('pointerdown', (event) => this.#dragBegan(event, row));
    handle.addEventListener('pointermove', (event) => this.#dragMoved(event));
    handle.addEventListener('pointerup', () => this.#dragEnded(true));
    handle.addEventListener('pointercancel', () => this.#dragEnded(false));
    row.append(handle, row.play, row.remove_.element);
    return row;
  }

  #drawRow(row, item, isPast) {
    const title = this.#title(item);
    const isCurrent = item.itemId === this.#currentId;
    row.classList.toggle('current', isCurrent);
    row.classList.toggle('past', isPast);
    setAttribute(row, 'aria-current', isCurrent ? 'true' : null);
    this.setPicture(row.image, item.media?.metadata?.images?.[0], { whenSeen: true });
    setText(row.name, title);
    setAttribute(row.name, 'title', title);
    // A place in a part of the queue is none in the whole.
    row.handle.element.hidden = this.search.value.trim() !== '';
    const { duration, metadata } = item.media ?? {};
    const more = isCurrent ? text('current') : (metadata?.subtitle ?? metadata?.artist);
    setText(row.more, [duration > 0 ? clock(duration) : '', more].filter(Boolean).join(' · '));
    setAttribute(row.play, 'aria-label', text('playItem', { title }));
    row.handle.update({ label: text('moveItem', { title }), icon: 'drag' });
    row.remove_.update({ label: text('removeItem', { title }), icon: 'close' });
  }

  #title(item) {
    return item?.media?.metadata?.title || fileName(item?.media?.contentId) || text('untitled');
  }

  /** Draws the button that clears the queue: it asks once more before it does. */
  #drawClear() {
    const count = this.#upcomingCount;
    setText(this.clear, this.#confirmation ? text('clearQueueSure', { count }) : text('clearQueue'));
    setAttribute(this.clear, 'aria-disabled', count ? null : 'true');
  }

  /** How many items clearing removes: all but the current one, those that aren't listed included. */
  get #upcomingCount() {
    return Math.max(0, this.#count - (this.#currentId === null ? 0 : 1));
  }

  #clear() {
    if (!this.#upcomingCount) return;
    const isConfirmed = this.#confirmation !== null;
    clearTimeout(this.#confirmation);
    this.#confirmation = isConfirmed ? null : setTimeout(() => {
      this.#confirmation = null;
      this.#drawClear();
    }, CONFIRMATION_TIME);
    if (isConfirmed) this.#removeAll();
    this.#drawClear();
  }

  /** Removes every item but the current one, those that aren't listed included. */
  async #removeAll() {
    const answer = await this.#call('queue.fetchItemIds', {});
    // Another item may play by now.
    const media = answer && await this.#call('media.getStatus', {});
    if (!media) return;
    const itemIds = answer.itemIds.filter((id) => id !== media.status?.currentItemId);
    if (itemIds.length) await this.#call('queue.remove', { itemIds });
  }

  #call(method, params) {
    return this.tap(method, { sessionId: this.#sessionId, ...params });
  }

  /** Moves an item to the place of a listed one, `target` by its index in the list. */
  async #move(itemId, target) {
    const from = this.#indexOf(itemId);
    if (from < 0 || target < 0 || target >= this.#items.length || from === target) return;
    const toIndex = this.#start + target;
    const answer = await this.#call('queue.move', { itemId, toIndex });
    if (answer) setText(this.speech, text('moved', { title: this.#title(this.#items.find((item) => item.itemId === itemId)), number: toIndex + 1 }));
  }

  #key(event, itemId) {
    const distance = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!distance) return;
    event.preventDefault();
    this.#move(itemId, this.#indexOf(itemId) + distance);
  }

  #dragBegan(event, row) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    row.classList.add('dragged');
    this.#drag = { row, over: null };
  }

  #dragMoved(event) {
    if (!this.#drag) return;
    const rows = [...this.list.children].filter((row) => row !== this.end);
    const found = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    const target = found < 0 ? rows.length - 1 : found;
    this.#drag.over = Number(rows[target].dataset.id);
    const from = rows.indexOf(this.#drag.row);
    rows.forEach((row, index) => {
      row.classList.toggle('target-before', index === target && index < from);
      row.classList.toggle('target-after', index === target && index > from);
    });
  }

  #dragEnded(counts) {
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = null;
    for (const row of this.list.children) row.classList.remove('dragged', 'target-before', 'target-after');
    // Items may have been added and removed while the row was held: the place is that of the item under it.
    const target = counts && drag.over !== null ? this.#indexOf(drag.over) : -1;
    if (target >= 0) this.#move(Number(drag.row.dataset.id), target);
    this.#drawItems();
  }
}
