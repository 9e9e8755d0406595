// A player in the page, and the way from it to a device and back: the guide's "local to remote".

import { make, setText } from '../widget.js';

/**
 * Plays in the page while no session is connected. What it plays goes to the device at its position when one is connected, and comes back when the
 * session ends.
 */
export class LocalPlayer {
  #connection;
  #states;
  #media = null;
  #isRemote = false;
  #isMoving = false;

  constructor(connection, states, { card, video, title, close }) {
    this.#connection = connection;
    this.#states = states;
    Object.assign(this, { card, video, title });
    close.addEventListener('click', () => this.stop());
    states.addEventListener('change', () => this.#look());
  }

  /** Whether a device is connected, so that what is chosen plays there. */
  get isRemote() {
    return this.#states.current.castDialog?.mode === 'CONNECTED';
  }

  /** Plays `media`, a MediaInformation, in the page. */
  async play(media, position = 0, isPlaying = true) {
    this.#media = media;
    this.card.hidden = false;
    setText(this.title, media.metadata?.title ?? media.contentId);
    this.video.replaceChildren(make('source', { src: media.contentUrl ?? media.contentId, type: media.contentType }));
    this.video.load();
    this.video.currentTime = position;
    // A browser may want a click first: then its own button starts it.
    if (isPlaying) await this.video.play().catch(() => {});
  }

  /** Ends what plays in the page. */
  stop() {
    this.#media = null;
    this.video.pause();
    this.video.replaceChildren();
    this.video.load();
    this.card.hidden = true;
  }

  async #look() {
    if (this.#isMoving || this.isRemote === this.#isRemote) return;
    this.#isMoving = true;
    this.#isRemote = this.isRemote;
    if (this.#isRemote) await this.#handOver();
    else await this.#takeBack();
    this.#isMoving = false;
    this.#look();
  }

  async #handOver() {
    if (!this.#media) return;
    const local = { media: this.#media, position: this.video.currentTime, isPlaying: !this.video.paused };
    this.video.pause();
    const answer = await this.#connection.tap('widget.handOver', { local });
    if (answer) this.card.hidden = true;
    else if (local.isPlaying) this.video.play().catch(() => {});
  }

  /** Only the page that handed it over takes it back: each tab would play it else. */
  async #takeBack() {
    if (!this.#media) return;
    const local = await this.#connection.tap('widget.takeBack');
    if (!local?.media || local.isEnded) return this.stop();
    return this.play(local.media, local.position, local.isPlaying);
  }
}
