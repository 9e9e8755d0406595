// The sleep timer: pauses what plays after a time, or at the end of the item. It runs in the page.

import { clock } from '../slider.js';
import { text, textChanges } from '../texts.js';
import { make, setText } from '../widget.js';

const KEY = 'cast-timer';
const MINUTES = [15, 30, 45, 60, 90];

/** The card with the timer. */
export class SleepTimer {
  #connection;
  #states;
  /** The session to pause, and when: `until` in milliseconds since 1970, or at the end of the item that now plays. */
  #set = null;

  constructor(connection, states, { card, choice, note }) {
    this.#connection = connection;
    this.#states = states;
    Object.assign(this, { card, choice, note });
    this.#set = this.#stored();
    choice.append(this.#option('off', 'timerOff'), ...MINUTES.map((minutes) => this.#option(minutes, 'timerMinutes')), this.#option('end', 'timerEnd'));
    choice.addEventListener('change', () => this.#choose());
    states.addEventListener('change', () => this.#look());
    textChanges.addEventListener('change', () => this.#translate());
    setInterval(() => this.#look(), 1000);
    this.#translate();
  }

  #option(value, key) {
    return make('option', { value, 'data-key': key });
  }

  #translate() {
    for (const option of this.choice.options) setText(option, text(option.dataset.key, { minutes: option.value }));
    this.#look();
  }

  /** Returns the timer that this tab had before it was reloaded. */
  #stored() {
    try {
      const stored = JSON.parse(sessionStorage.getItem(KEY));
      return stored && Number.isFinite(stored.until) && typeof stored.sessionId === 'string' ? stored : null;
    } catch {
      return null;
    }
  }

  #choose() {
    const { castDialog: dialog } = this.#states.current;
    const { value } = this.choice;
    const target = { sessionId: dialog?.sessionId, device: dialog?.deviceName ?? '' };
    this.#set = null;
    if (dialog?.sessionId && value === 'end') this.#set = { ...target, atEnd: true, title: this.#states.current.mediaController?.title };
    else if (dialog?.sessionId && value !== 'off') this.#set = { ...target, until: Date.now() + Number(value) * 60_000 };
    if (this.#set?.until) sessionStorage.setItem(KEY, JSON.stringify(this.#set));
    else sessionStorage.removeItem(KEY);
    this.#look();
  }

  #look() {
    const { castDialog: dialog, mediaController: media } = this.#states.current;
    this.card.hidden = !media?.isMediaLoaded && !this.#set;
    const set = this.#set;
    if (set?.sessionId && dialog && dialog.sessionId !== set.sessionId) this.#stop();
    else if (set?.until && Date.now() >= set.until && this.#connection.isOpen) this.#pause();
    else if (set?.atEnd && media && !media.isMediaLoaded) this.#stop();
    else if (set?.atEnd && media && this.#isAtEnd(set, media)) this.#pause();
    this.#draw();
  }

  /** Whether the item is all but over, or another one has begun. */
  #isAtEnd(set, media) {
    const left = Number.isFinite(media.streamDuration) ? media.streamDuration - media.streamPosition : Infinity;
    return left <= 2 || media.title !== set.title;
  }

  #pause() {
    const { sessionId } = this.#set;
    this.#stop();
    this.#connection.tap('media.pause', { sessionId });
  }

  #stop() {
    this.#set = null;
    sessionStorage.removeItem(KEY);
    this.choice.value = 'off';
  }

  #draw() {
    const set = this.#set;
    let words = '';
    if (set?.until) words = text('timerRuns', { device: set.device, time: clock(Math.max(0, set.until - Date.now()) / 1000) });
    if (set?.atEnd) words = text('timerEnds', { device: set.device });
    setText(this.note, [words, set ? text('timerHonest') : ''].filter(Boolean).join(' '));
  }
}
