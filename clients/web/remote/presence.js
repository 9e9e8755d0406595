// What plays, where the browser and its system show it: the tab's title and icon, and the media controls of the
// keyboard.

import { Pictures, isPicture } from '../pictures.js';
import { text, textChanges } from '../texts.js';

/** The icon's picture by what plays; the colours are the page's. */
const signs = { PLAYING: '<path d="M12 9v14l11-7z"/>', PAUSED: '<path d="M11 9h4v14h-4zM18 9h4v14h-4z"/>', IDLE: '<path d="M7 10h18v12H7z"/>' };

function iconOf(sign) {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1558d6"/><g fill="#fff">${signs[sign]}</g></svg>`)}`;
}

/** Keeps the tab's title, its icon and `navigator.mediaSession` as the widgets are. `act` does a media key's action. */
export class Presence {
  #connection;
  #states;
  #shown = '';

  constructor(connection, states, act) {
    this.#connection = connection;
    this.#states = states;
    this.icon = document.querySelector('link[rel=icon]');
    states.addEventListener('change', () => this.#draw());
    textChanges.addEventListener('change', () => this.#draw());
    for (const [action, key] of Object.entries({
      play: 'play', pause: 'pause', stop: 'stop', nexttrack: 'next', previoustrack: 'previous', seekbackward: 'back', seekforward: 'ahead',
    })) {
      try {
        navigator.mediaSession?.setActionHandler(action, () => act(key));
      } catch {
        // The browser doesn't know this action.
      }
    }
    this.#draw();
  }

  #draw() {
    const { expandedController: expanded, mediaController: media, castDialog: dialog } = this.#states.current;
    const isActive = Boolean(expanded?.isActive);
    const runs = isActive && media?.connectionState === 'CONNECTED' && ['PLAYING', 'BUFFERING'].includes(media.playerState);
    const sign = runs ? 'PLAYING' : isActive ? 'PAUSED' : 'IDLE';
    const title = isActive ? text('tabTitle', { title: expanded.title || text('untitled'), device: dialog?.deviceName ?? '' }) : text('pageTitle');
    if (document.title !== title) document.title = title;
    if (this.icon.dataset.sign !== sign) {
      this.icon.dataset.sign = sign;
      this.icon.href = iconOf(sign);
    }
    this.#drawSession(sign, isActive ? expanded : null, media);
  }

  #drawSession(sign, expanded, media) {
    if (!navigator.mediaSession || !globalThis.MediaMetadata) return;
    navigator.mediaSession.playbackState = { PLAYING: 'playing', PAUSED: 'paused', IDLE: 'none' }[sign];
    const key = JSON.stringify([expanded?.title, expanded?.subtitle, expanded?.image?.url]);
    if (key !== this.#shown) {
      this.#shown = key;
      navigator.mediaSession.metadata = expanded
        ? new MediaMetadata({ title: expanded.title || text('untitled'), artist: expanded.subtitle ?? '', album: expanded.deviceName ?? '' }) : null;
      if (expanded) this.#addArtwork(key, expanded.image?.url);
    }
    const duration = media?.streamDuration;
    const position = Math.min(media?.streamPosition ?? 0, duration ?? 0);
    if (expanded && Number.isFinite(duration) && duration > 0 && navigator.mediaSession.setPositionState) {
      navigator.mediaSession.setPositionState({ duration, position, playbackRate: 1 });
    }
  }

  async #addArtwork(key, url) {
    if (!isPicture(url)) return;
    const src = url.startsWith('data:') ? url : await Pictures.of(this.#connection).address(url);
    if (src && this.#shown === key && navigator.mediaSession.metadata) navigator.mediaSession.metadata.artwork = [{ src }];
  }
}
