// One device of the rail: its picture, its media, its volume, and its buttons.

import { appearance } from '../buttons.js';
import { icon } from '../icons.js';
import { showPicture } from '../pictures.js';
import { Slider } from '../slider.js';
import { text } from '../texts.js';
import { IconButton, make, setAttribute, setText } from '../widget.js';

/** The texts for the states of playback. */
const stateTexts = { PLAYING: 'playing', PAUSED: 'paused', BUFFERING: 'deviceLoads', LOADING: 'deviceLoads' };
const speakers = new Set(['SPEAKER', 'SPEAKER_GROUP', 'AUDIO', 'GROUP', 'DYNAMIC_GROUP', 'MULTICHANNEL_GROUP']);

/** Whether something plays, is paused or loads. */
export const isActive = (player) => player.playerState in stateTexts;

/** Returns the present position: the reported one, and the time since then while it plays. */
export function positionOf(player, now = performance.now()) {
  const elapsed = player.playerState === 'PLAYING' ? (now - player.heard) / 1000 * (player.playbackRate ?? 1) : 0;
  return (player.position ?? 0) + elapsed;
}

/**
 * A row of the list. `actions`: `choose`, `toggle`, `move`, `volume`, `mute` and `check`, called with the device's id.
 */
export class DeviceRow {
  #connection;
  #actions;
  #id;
  #volume = null;

  constructor(deviceId, connection, actions) {
    this.#connection = connection;
    this.#actions = actions;
    this.#id = deviceId;
    this.picture = make('img', { alt: '', hidden: true });
    this.art = make('span', { class: 'art', 'aria-hidden': 'true' }, this.picture, icon('tv'));
    this.name = make('span', { class: 'name two-lines' });
    this.what = make('bdi');
    this.title = make('span', { class: 'title two-lines' }, this.what);
    this.state = make('bdi');
    this.dot = make('span');
    this.more = make('bdi');
    this.now = make('span', { class: 'now two-lines' }, this.state, this.dot, this.more);
    this.check = make('input', { type: 'checkbox', class: 'check', onchange: () => actions.check(deviceId, this.check.checked) });
    this.checkArea = make('label', { class: 'check-area' }, this.check);
    this.choose = make('button', { type: 'button', class: 'device', onclick: () => actions.choose(deviceId) }, this.art,
      make('span', { class: 'words' }, this.name, this.title, this.now));
    this.toggle = new IconButton(() => actions.toggle(deviceId));
    this.mute = new IconButton(() => actions.mute(deviceId), 'quiet');
    this.move = new IconButton(() => actions.move(deviceId), 'quiet');
    this.bar = make('progress', { max: 1, value: 0 });
    this.controls = make('div', { class: 'controls' }, this.mute.element);
    this.element = make('li', { 'data-id': deviceId }, make('div', { class: 'top-line' }, this.checkArea, this.choose, this.toggle.element, this.move.element),
      this.bar, this.controls);
  }

  /** Draws a player, its device's name in the list and type, and the page's state of it. */
  draw(player, { name: device, deviceType, isCurrent, isLost, isGone, isChoosing, isChosen, canMove, movedTitle }) {
    const active = isActive(player);
    this.element.classList.toggle('current', isCurrent);
    this.element.classList.toggle('lost', isLost || isGone);
    setAttribute(this.choose, 'aria-current', isCurrent ? 'true' : null);
    setText(this.name, device);
    setAttribute(this.name, 'title', device);
    this.#drawIcon(speakers.has(deviceType) ? 'speaker' : 'tv');
    this.#drawWords(player, { active, isLost, isGone });
    showPicture(this.picture, active ? player.imageUrl : null, this.#connection, { whenSeen: true });
    setAttribute(this.choose, 'aria-label', [text('controlDevice', { device }), this.title.textContent, this.now.textContent].filter(Boolean).join('. '));
    this.checkArea.hidden = !isChoosing;
    this.check.checked = isChosen;
    setAttribute(this.check, 'aria-label', text('chooseDevice', { device }));
    const isPaused = player.playerState === 'PAUSED';
    this.toggle.element.hidden = !active || isLost || isGone || isCurrent;
    this.toggle.update({ label: text(isPaused ? 'playOn' : 'pauseOn', { device }), icon: isPaused ? 'play' : 'pause' });
    this.move.element.hidden = !canMove;
    this.move.update({ label: text('moveTo', { device }), icon: 'move' });
    if (canMove) setAttribute(this.move.element, 'title', `${text('moveHere')}: ${movedTitle}`);
    this.bar.hidden = !active || !player.duration;
    setAttribute(this.bar, 'aria-label', text('positionOn', { device }));
    if (!this.bar.hidden) this.bar.value = Math.min(1, (isLost ? this.bar.value * player.duration : positionOf(player)) / player.duration);
    this.#drawVolume(player, { device, isShown: active && !isLost && !isGone && !isCurrent && player.volumeLevel !== undefined });
  }

  #drawIcon(name) {
    const shown = this.art.querySelector('.icon');
    if (!shown.classList.contains(`icon-${name}`)) shown.replaceWith(icon(name));
  }

  /** The state and the artist are isolated from each other: they may be of scripts with different directions. */
  #drawWords(player, { active, isLost, isGone }) {
    let state = active ? text(stateTexts[player.playerState]) : '';
    if (isGone) state = text('deviceGone');
    if (isLost) state = text('deviceLost');
    const idle = state ? '' : (player.statusText || player.applicationName || text('deviceIdle'));
    const more = active ? (player.artist ?? player.subtitle ?? '') : idle;
    this.title.hidden = !active || !player.title;
    setText(this.what, active ? (player.title ?? '') : '');
    setAttribute(this.title, 'title', this.what.textContent);
    setText(this.state, state);
    setText(this.dot, state && more ? ' · ' : '');
    setText(this.more, more);
    setAttribute(this.now, 'title', this.now.textContent);
  }

  /** The volume's slider is made when the device first plays: most devices are idle. */
  #drawVolume(player, { device, isShown }) {
    this.controls.hidden = !isShown;
    if (!isShown) return;
    if (!this.#volume) {
      this.#volume = new Slider({
        slide: (phase, level) => (phase === 'ENDED' ? this.#actions.volume(this.#id, level) : Promise.resolve()),
        describe: (value) => text('percent', { percent: Math.round(value * 100) }), steps: { small: 0.05, large: 0.2 },
      });
      this.controls.append(this.#volume.element);
    }
    const { label, icon: name } = appearance({ type: 'MUTE_TOGGLE', state: player.isMuted ? 'MUTE_ON' : 'MUTE_OFF' });
    this.mute.update({ label: text(player.isMuted ? 'unmuteOn' : 'muteOn', { device }) || label, icon: name });
    this.#volume.update({ label: text('volumeOf', { device }), value: player.volumeLevel ?? 0, isMuted: Boolean(player.isMuted) });
  }
}
