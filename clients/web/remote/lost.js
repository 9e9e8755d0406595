// What to do about a lost connection to a device, and that a session ended by itself.

import { text, textChanges } from '../texts.js';
import { make, setText } from '../widget.js';

/** The texts for the ends of sessions that no one asked for here. */
const ends = { CONNECTION_LOST: 'lostForGood', APPLICATION_ENDED: 'endedElsewhere', REPLACED: 'endedElsewhere' };

/** The card that appears while the shown session is suspended, and after it ended by itself. */
export class Lost {
  #connection;
  #states;
  /** The id of the session that was shown last: only its end is reported. */
  #shown = null;
  /** The session that ended by itself: its device and the text. */
  #ended = null;

  constructor(connection, states, element) {
    this.#connection = connection;
    this.#states = states;
    this.element = element;
    this.what = make('p', { role: 'status', class: 'big' });
    this.advice = make('p');
    this.now = make('button', { type: 'button', class: 'primary', 'data-text': 'tryNow', onclick: () => this.#tryNow() });
    this.again = make('button', { type: 'button', class: 'primary', 'data-text': 'connectAgain', onclick: () => this.#connectAgain() });
    this.leave = make('button', { type: 'button', 'data-text': 'giveUp', onclick: () => this.#leave() });
    this.close = make('button', { type: 'button', 'data-text': 'understood', onclick: () => this.#forget() });
    element.append(this.what, this.advice, make('div', { class: 'actions' }, this.now, this.again, this.leave, this.close));
    connection.addEventListener('notification', ({ detail }) => this.#hear(detail));
    states.addEventListener('change', () => this.#look());
    textChanges.addEventListener('change', () => this.#draw());
  }

  get #session() {
    const { castDialog, mediaController } = this.#states.current;
    return mediaController?.connectionState === 'SUSPENDED' ? castDialog : null;
  }

  #look() {
    this.#shown = this.#states.current.castDialog?.sessionId ?? this.#shown;
    this.#draw();
  }

  #hear({ method, params }) {
    if (method === 'session.didEnd' && params.reason in ends && params.session.sessionId === this.#shown) {
      this.#ended = { key: ends[params.reason], deviceId: params.session.deviceId, device: params.session.device?.friendlyName ?? '' };
    } else if (method !== 'session.willStart' && method !== 'session.didStart') return;
    else this.#ended = null;
    this.#draw();
  }

  #draw() {
    const lost = this.#session;
    this.element.hidden = !lost && !this.#ended;
    if (this.element.hidden) return;
    const isPlaying = Boolean(this.#states.current.expandedController?.isActive);
    // The player shows the state itself.
    this.what.hidden = Boolean(lost) && isPlaying;
    setText(this.what, lost ? text('reconnecting', { device: lost.deviceName ?? '' }) : text(this.#ended.key, { device: this.#ended.device }));
    setText(this.advice, lost ? text('lostAdvice') : '');
    this.advice.hidden = !lost;
    this.now.hidden = !lost;
    this.leave.hidden = !lost;
    this.again.hidden = Boolean(lost);
    this.close.hidden = Boolean(lost);
  }

  /** Resumes at once; that the device still doesn't answer is shown already. */
  async #tryNow() {
    const sessionId = this.#session?.sessionId;
    this.now.disabled = true;
    await this.#connection.call('session.resume', { sessionId }).catch(() => {});
    this.now.disabled = false;
  }

  #leave() {
    return this.#connection.tap('session.end', { sessionId: this.#session?.sessionId, action: 'LEAVE' });
  }

  #connectAgain() {
    const { deviceId } = this.#ended;
    this.#forget();
    return this.#connection.tap('widget.selectDevice', { deviceId });
  }

  #forget() {
    this.#ended = null;
    this.#draw();
  }
}
