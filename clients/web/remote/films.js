// The catalogue of films, read from a file in the form of the codelab's (CastVideos, `MediaListModel`).

import { clock } from '../slider.js';
import { text, textChanges } from '../texts.js';
import { icon } from '../icons.js';
import { showPicture } from '../pictures.js';
import { IconButton, make, setText } from '../widget.js';

/** The largest number of shown films. */
const MAXIMUM_FILMS = 500;
/** The width of one column, as in the style sheet: there the controls aren't visible when a film is chosen. */
const narrow = matchMedia('(max-width: 899px)');

/**
 * Returns the films of a catalogue as MediaInformation; films without a source that browsers and receivers both play
 * are left out.
 */
export function mediaOf(catalogue) {
  const films = (catalogue?.categories ?? []).flatMap((category) => (category.videos ?? []).map((video) => mediaOfVideo(video, category)));
  return films.filter(Boolean).slice(0, MAXIMUM_FILMS);
}

function mediaOfVideo(video, category) {
  const source = (video.sources ?? []).find(({ type }) => type === 'mp4') ?? (video.sources ?? []).find(({ mime }) => /^(video|audio)\//.test(mime ?? ''));
  const contentId = source && address(source.url, category[source.type]);
  if (!contentId) return null;
  const images = ['image-780x1200', 'image-480x270'].map((size) => address(video[size], category.images)).filter(Boolean);
  const tracks = (video.tracks ?? []).filter(({ type }) => type === 'text').map((track, index) => ({
    trackId: Number.isSafeInteger(Number(track.id)) ? Number(track.id) : index + 1, type: 'TEXT', subtype: (track.subtype ?? 'subtitles').toUpperCase(),
    trackContentId: address(track.contentId, category.tracks), trackContentType: 'text/vtt', name: track.name, language: track.language,
  })).filter((track) => track.trackContentId);
  return {
    contentId, contentType: source.mime ?? 'video/mp4', streamType: 'BUFFERED',
    ...(video.duration > 0 ? { duration: video.duration } : {}),
    metadata: {
      metadataType: 1, title: video.title, subtitle: video.subtitle, studio: video.studio, images: images.map((url) => ({ url })),
    },
    ...(tracks.length ? { tracks } : {}),
  };
}

/** Returns an address of the catalogue, which may be relative. */
function address(path, base) {
  if (typeof path !== 'string') return null;
  try {
    const url = new URL(`${/^https?:/i.test(path) ? '' : (base ?? '')}${path}`);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** The grid of films, and the sheet of one film with its actions: the codelab's list and its detail view. */
export class Films {
  #connection;
  #states;
  #local;
  #media = null;
  /** The number of devices that are chosen together, and the call that plays on all of them. */
  #chosenCount = 0;
  #playOnChosen = null;

  /** `list`, `card` and `sheet` are elements of the page; `local` is the page's player. */
  constructor(connection, states, local, { card, list, sheet }) {
    this.#connection = connection;
    this.#states = states;
    this.#local = local;
    Object.assign(this, { card, list, sheet });
    this.#buildSheet();
    states.addEventListener('change', () => this.#drawActions());
    textChanges.addEventListener('change', () => this.#drawActions());
  }

  /** Reads the catalogue and shows it; without one the card is hidden. */
  async read(url) {
    const response = await fetch(url, { cache: 'no-store' });
    const films = response.ok ? mediaOf(await response.json()) : [];
    this.card.hidden = films.length === 0;
    this.list.replaceChildren(...films.map((media) => this.#row(media)));
  }

  /** Notes the devices that are chosen together: films can then be played on all of them, by `play`. */
  choose(deviceIds, play) {
    this.#chosenCount = deviceIds.length;
    this.#playOnChosen = play;
    this.#drawActions();
  }

  #row(media) {
    const { title, studio } = media.metadata;
    const picture = make('img', { alt: '', loading: 'lazy' });
    showPicture(picture, media.metadata.images.at(-1)?.url, this.#connection, { isOwn: true, whenSeen: true });
    const more = [studio, media.duration ? clock(media.duration) : ''].filter(Boolean).join(' · ');
    return make('li', {}, make('button', { type: 'button', class: 'film', onclick: () => this.#open(media) },
      make('span', { class: 'poster' }, icon('film'), picture), make('span', { class: 'name two-lines', title: title ?? media.contentId }, title ?? media.contentId), make('span', { class: 'now' }, more)));
  }

  // MARK: The sheet

  #buildSheet() {
    const button = (key, press, isFirst = false) => make('button', {
      type: 'button', class: isFirst ? 'primary' : '', autofocus: isFirst, 'data-text': key, onclick: () => this.#act(press),
    });
    this.picture = make('img', { alt: '', hidden: true });
    this.title = make('h2', { id: 'film-title' });
    this.studio = make('p', {});
    this.text = make('p', { class: 'text' });
    this.here = button('playHere', (media) => this.#playHere(media), true);
    this.onAll = button(null, (media) => this.#playOnChosen(media), true);
    this.there = button(null, (media) => this.#playThere(media), true);
    this.now = button('playNow', (media) => this.#playNow(media), true);
    this.next = button('playNext', (media) => this.#playNext(media));
    this.add = button('addToQueue', (media) => this.#add(media));
    this.close = new IconButton(() => this.sheet.close());
    this.sheet.append(make('div', { class: 'head' }, this.title, this.close.element), this.picture, this.studio, this.text,
      make('div', { class: 'actions' }, this.onAll, this.here, this.there, this.now, this.next, this.add));
    this.sheet.addEventListener('click', (event) => {
      if (event.target === this.sheet) this.sheet.close();
    });
  }

  #open(media) {
    this.#media = media;
    showPicture(this.picture, media.metadata.images.at(-1)?.url, this.#connection, { isOwn: true });
    setText(this.title, media.metadata.title ?? media.contentId);
    setText(this.studio, media.metadata.studio ?? '');
    setText(this.text, media.metadata.subtitle ?? '');
    this.#drawActions();
    this.sheet.showModal();
  }

  /**
   * Draws the actions, which depend on the session: play here or there; with playback there, also queue. (codelab,
   * "Play now / Add to queue")
   */
  #drawActions() {
    const { castDialog, mediaController } = this.#states.current;
    const isConnected = castDialog?.mode === 'CONNECTED';
    const plays = isConnected && Boolean(mediaController?.isMediaLoaded);
    this.close.update({ label: text('close'), icon: 'close' });
    this.onAll.hidden = this.#chosenCount === 0;
    setText(this.onAll, text('playOnChosen', { count: this.#chosenCount }));
    this.here.hidden = isConnected;
    this.there.hidden = !isConnected || plays;
    setText(this.there, text('playThere', { device: castDialog?.deviceName ?? '' }));
    for (const button of [this.now, this.next, this.add]) button.hidden = !plays;
  }

  async #act(press) {
    this.sheet.close();
    try {
      await press(this.#media);
    } catch (error) {
      this.#connection.refuse(error);
    }
  }

  #playHere(media) {
    const playing = this.#local.play(media);
    this.#local.card.scrollIntoView({ block: 'nearest' });
    return playing;
  }

  async #playThere(media) {
    await this.#call('queue.load', { items: [{ media, autoplay: true }] });
    this.#isChosen(media);
  }

  /** Inserts the film before the current item, which continues afterwards. */
  async #playNow(media) {
    const { current } = await this.#place();
    if (!current) return this.#playThere(media);
    await this.#call('queue.insertAndPlay', { item: { media, autoplay: true }, insertBefore: current });
    return this.#isChosen(media);
  }

  async #playNext(media) {
    const { next } = await this.#place();
    await this.#insert(media, next);
  }

  #add(media) {
    return this.#insert(media);
  }

  #insert(media, insertBefore) {
    this.#local.mayReturn(media);
    return this.#call('queue.insert', { items: [{ media, autoplay: true }], ...(insertBefore ? { insertBefore } : {}) });
  }

  /** Returns the ids of the current item and of the one after it. */
  async #place() {
    const { status } = await this.#call('media.getStatus');
    const current = status?.currentItemId;
    if (!current) return {};
    const { itemIds } = await this.#call('queue.fetchItemIds');
    return { current, next: itemIds[itemIds.indexOf(current) + 1] };
  }

  #call(method, params = {}) {
    return this.#connection.call(method, { sessionId: this.#states.current.castDialog?.sessionId, ...params });
  }

  /** Shows all controls, like the codelab; if they are visible anyway, the page stays as it is. */
  async #isChosen(media) {
    this.#local.expect(media);
    if (narrow.matches) await this.#connection.call('widget.presentExpandedController');
  }
}
