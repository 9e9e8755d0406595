// The sleep timer: pauses what plays after a time, or at the end of the item. It runs in the page.

import { clock } from '../slider.js';
import { text, textChanges } from '../texts.js';
import { make, setText } from '../widget.js';

const KEY = 'cast-timer';
const MINUTES = [15, 30, 45, 60, 90];
/** The seconds before its end from which on an item counts as over: the server sends a position once a second. */
const NEARLY_OVER = 2;
/** The highest playback rate of receivers. (cast.md 7) */
const HIGHEST_RATE = 2;
/** The errors after which the pause is tried again: the session may come back. */
const passing = new Set(['ConnectionClosed', 'ConnectionLost', 'RequestTimedOut', 'SessionNotConnected', 'SessionSuspended']);

/** The card with the timer. */
export class SleepTimer {
  #connection;
  #states;
  /**
   * The session to pause, and when: `until` in milliseconds since 1970, after the chosen `minutes`; or at the end of
   * the item that now plays.
   */
  #set = null;
  #isPausing = false;

  constructor(connection, states, { card, choice, note }) {
    this.#connection = connection;
    this.#states = states;
    Object.assign(this, { card, choice, note });
    this.#set = this.#stored();
    choice.append(this.#option('off', 'timerOff'), ...MINUTES.map((minutes) => this.#option(minutes, 'timerMinutes')), this.#option('end', 'timerEnd'));
    if (this.#set) choice.value = this.#set.minutes;
    choice.addEventListener('change', () => this.#choose());
    connection.addEventListener('notification', ({ detail }) => this.#hear(detail));
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
      return stored && Number.isFinite(stored.until) && MINUTES.includes(stored.minutes) && typeof stored.sessionId === 'string' ? stored : null;
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
    else if (dialog?.sessionId && value !== 'off') this.#set = { ...target, minutes: Number(value), until: Date.now() + Number(value) * 60_000 };
    if (this.#set?.until) sessionStorage.setItem(KEY, JSON.stringify(this.#set));
    else sessionStorage.removeItem(KEY);
    this.#look();
  }

  #hear({ method, params }) {
    if (method !== 'session.didEnd' || params.session.sessionId !== this.#set?.sessionId) return;
    this.#stop();
    this.#look();
  }

  /** A time stays set while another session is shown; an item's end is only known of the shown one. */
  #look() {
    const { castDialog: dialog, mediaController: media } = this.#states.current;
    this.card.hidden = !media?.isMediaLoaded && !this.#set;
    const set = this.#set;
    if (set?.atEnd && dialog && dialog.sessionId !== set.sessionId) this.#stop();
    else if (set?.until && Date.now() >= set.until && this.#connection.isOpen) this.#pause();
    else if (set?.atEnd && media) this.#followItem(set, media);
    this.#draw();
  }

  /**
   * Pauses at the item's end, or when the next one has begun. An item that is stopped or replaced has no end, so the
   * timer is off then.
   */
  #followItem(set, media) {
    set.title ??= media.title;
    const left = Number.isFinite(media.streamDuration) ? media.streamDuration - media.streamPosition : Infinity;
    if (!media.isMediaLoaded) this.#stop();
    else if (media.title !== set.title && !this.#wasOver(set, media)) this.#stop();
    else if (media.title !== set.title || left <= NEARLY_OVER) this.#pause();
    else Object.assign(set, { left, isPlaying: media.playerState === 'PLAYING', seen: Date.now() });
  }

  /**
   * Whether the item may have come to its end since its last status. A live stream has no duration: a new title is the
   * end of a song there.
   */
  #wasOver(set, media) {
    if (!Number.isFinite(set.left)) return !Number.isFinite(media.streamDuration);
    const passed = set.isPlaying ? (Date.now() - set.seen) / 1000 * HIGHEST_RATE : 0;
    return set.left - passed <= NEARLY_OVER;
  }

  /** Pauses; while the device can't be reached the timer stays set, and the next look tries again. */
  async #pause() {
    if (this.#isPausing) return;
    const set = this.#set;
    this.#isPausing = true;
    try {
      await this.#connection.call('media.pause', { sessionId: set.sessionId });
      this.#end(set);
    } catch (error) {
      if (passing.has(error.name)) return;
      this.#end(set);
      this.#connection.refuse(error);
    } finally {
      this.#isPausing = false;
    }
  }

  /** Stops this timer, unless another one was set meanwhile. */
  #end(set) {
    if (this.#set !== set) return;
    this.#stop();
    this.#look();
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
