// A player in the page, and the transfer of its playback to a device and back: the guide's "local to remote".

import { Pictures, isPicture } from '../pictures.js';
import { make, setAttribute, setText } from '../widget.js';

/** The largest number of media that may return. */
const MAXIMUM_KNOWN = 1000;

/**
 * Plays in the page while no session is connected. Its playback moves to the device at its position when the page
 * begins a session and the device plays nothing, and returns when the session ends. (codelab, `switchToRemotePlayback`
 * and `switchToLocalPlayback`)
 */
export class LocalPlayer {
  #connection;
  #states;
  #media = null;
  /**
   * The media that this page played or sent to a device, by address: no other media returns, since a device may report
   * any address.
   */
  #known = new Map();
  /** The session that is connected. */
  #session = null;
  /** The id of the session that this page began last: a promise, since the session is shown before the answer. */
  #begun = null;
  #isMoving = false;
  #isLeft = false;

  constructor(connection, states, { card, video, title, close }) {
    this.#connection = connection;
    this.#states = states;
    Object.assign(this, { card, video, title });
    close.addEventListener('click', () => this.stop());
    connection.addEventListener('call', ({ detail }) => this.#hear(detail));
    states.addEventListener('change', () => this.#look());
  }

  /** Plays `media`, a MediaInformation, in the page. */
  async play(media, { position = 0, isPlaying = true, playbackRate = 1 } = {}) {
    this.expect(media);
    this.card.hidden = false;
    setText(this.title, media.metadata?.title ?? media.contentId);
    this.#showPoster(media);
    this.video.replaceChildren(make('source', { src: media.contentUrl ?? media.contentId, type: media.contentType }));
    this.video.load();
    this.video.currentTime = position;
    this.video.playbackRate = playbackRate;
    // A browser may require a click first: then its own button starts playback.
    if (isPlaying) await this.video.play().catch(() => {});
  }

  /** Notes that the page sent `media` to the device itself: it returns here when the session ends. */
  expect(media) {
    this.#media = media;
    this.video.pause();
    this.card.hidden = true;
    this.mayReturn(media);
  }

  /**
   * Notes that the page added `media` to the device's queue: if it plays there when the session ends, it returns here.
   */
  mayReturn(media) {
    this.#known.delete(media.contentId);
    this.#known.set(media.contentId, media);
    if (this.#known.size > MAXIMUM_KNOWN) this.#known.delete(this.#known.keys().next().value);
  }

  async #showPoster(media) {
    const url = media.metadata?.images?.[0]?.url;
    setAttribute(this.video, 'poster', null);
    if (!isPicture(url)) return;
    const address = url.startsWith('data:') ? url : await Pictures.of(this.#connection).address(url, true);
    if (this.#media === media) setAttribute(this.video, 'poster', address);
  }

  /** Leaves the device playing: the returning playback is paused here. */
  leave() {
    this.#isLeft = true;
  }

  /** Ends playback in the page. */
  stop() {
    this.#media = null;
    this.video.pause();
    this.video.replaceChildren();
    this.video.load();
    this.card.hidden = true;
  }

  #hear({ method, answer }) {
    if (method === 'widget.selectDevice') this.#begun = answer.then(({ sessionId }) => sessionId, () => null);
  }

  async #look() {
    const { castDialog: dialog } = this.#states.current;
    if (this.#isMoving || !dialog) return;
    // A session that reconnects is the same one: its playback stays there.
    const session = dialog.mode === 'CONNECTED' || dialog.sessionId === this.#session ? (dialog.sessionId ?? null) : null;
    if (session === this.#session) return;
    this.#isMoving = true;
    this.#session = session;
    if (session) await this.#handOver();
    else await this.#takeBack();
    this.#isMoving = false;
    this.#look();
  }

  /** Whether the media is in the page, not on a device. */
  get #isHere() {
    return this.#media !== null && !this.card.hidden;
  }

  /** Another client's session and a device that plays already are left alone. */
  async #handOver() {
    this.#isLeft = false;
    if (!this.#isHere || await this.#begun !== this.#session || this.#states.current.mediaController?.isMediaLoaded) return;
    const local = {
      media: this.#media, position: this.video.currentTime, isPlaying: !this.video.paused, playbackRate: this.video.playbackRate,
    };
    this.video.pause();
    const answer = await this.#connection.tap('widget.handOver', { local });
    if (answer) this.card.hidden = true;
    else if (local.isPlaying) this.video.play().catch(() => {});
  }

  /** Takes playback back only in the page that sent it: otherwise every tab would play it. */
  async #takeBack() {
    if (!this.#media || this.#isHere) return;
    const local = await this.#connection.tap('widget.takeBack');
    const media = this.#known.get(local?.media?.contentId);
    if (!media || local.isEnded) return this.stop();
    return this.play(media, { ...local, isPlaying: local.isPlaying && !this.#isLeft });
  }
}
