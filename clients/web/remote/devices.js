// The list of devices with their playback, which leads to their controls.

import { icon } from '../icons.js';
import { noDevicesText } from '../cast-dialog.js';
import { showPicture } from '../pictures.js';
import { errorTexts, text, textChanges } from '../texts.js';
import { make, setAttribute, setText } from '../widget.js';

/** Interval at which devices without a session are asked for their playback, in milliseconds. */
const PLAYERS_INTERVAL = 20_000;
/** The texts for the states of playback. */
const stateTexts = { PLAYING: 'playing', PAUSED: 'paused', BUFFERING: 'deviceLoads', LOADING: 'deviceLoads' };

/** The list of devices. */
export class Devices {
  #connection;
  #states;
  #players = new Map();
  #isListing = false;
  #listsAgain = false;
  #timer = null;
  /** The reason why devices can't be looked for. */
  #problem = null;

  /** `list` and `empty` are elements of the page; the second one shows why the list is empty. */
  constructor(connection, states, { list, empty }) {
    this.#connection = connection;
    this.#states = states;
    Object.assign(this, { list, empty });
    connection.addEventListener('open', () => this.#begin());
    connection.addEventListener('notification', ({ detail }) => this.#hear(detail));
    states.addEventListener('change', () => this.#draw());
    textChanges.addEventListener('change', () => this.#draw());
    // Positions advance.
    setInterval(() => {
      if (!document.hidden) this.#draw();
    }, 1000);
  }

  async #begin() {
    this.#problem = null;
    await this.#connection.call('discovery.start').catch((error) => {
      this.#problem = error;
    });
    this.#listPlayers();
  }

  #hear({ method, params }) {
    if (method === 'player.didChange') {
      this.#players.set(params.deviceId, { ...params, heard: performance.now() });
      this.#draw();
    }
    if (method.startsWith('discovery.did') || method === 'session.didStart' || method === 'session.didEnd') {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#listDevices(), 100);
    }
  }

  async #listPlayers() {
    clearTimeout(this.#timer);
    if (!this.#connection.isOpen) return;
    this.#listsAgain = this.#isListing;
    if (this.#isListing) return;
    this.#isListing = true;
    try {
      const answer = await this.#connection.call('player.list', { searchTimeout: 2, timeout: 5 });
      const now = performance.now();
      this.#players = new Map(answer.players.map((player) => [player.deviceId, { ...player, heard: now }]));
      this.#problem = null;
    } catch (error) {
      this.#problem = error;
    }
    this.#isListing = false;
    this.#draw();
    this.#timer = setTimeout(() => this.#listPlayers(), this.#listsAgain ? 300 : PLAYERS_INTERVAL);
  }

  /** Lists the known devices at once; their playback is added with their answers. */
  async #listDevices() {
    try {
      const { devices } = await this.#connection.call('discovery.list');
      const known = new Set(devices.map((device) => device.deviceId));
      for (const id of this.#players.keys()) if (!known.has(id)) this.#players.delete(id);
      for (const { deviceId, friendlyName, statusText } of devices) {
        if (!this.#players.has(deviceId)) this.#players.set(deviceId, { deviceId, friendlyName, statusText, heard: performance.now() });
      }
      this.#draw();
      this.#listPlayers();
    } catch {
      // The connection was lost; the next one starts anew.
    }
  }

  #draw() {
    const known = new Map([...this.list.children].map((row) => [row.dataset.id, row]));
    const sorted = [...this.#players.values()].sort((one, other) => (one.friendlyName ?? '').localeCompare(other.friendlyName ?? ''));
    sorted.forEach((player, index) => {
      const row = known.get(player.deviceId) ?? this.#row(player.deviceId);
      known.delete(player.deviceId);
      this.#drawRow(row, player);
      if (this.list.children[index] !== row) this.list.insertBefore(row, this.list.children[index] ?? null);
    });
    for (const row of known.values()) row.remove();
    this.empty.hidden = this.#players.size > 0;
    const problem = this.#problem && Object.values(errorTexts(this.#problem)).filter(Boolean).join(' ');
    setText(this.empty, problem || noDevicesText(this.#states.current.castDialog) || text('searching'));
  }

  #row(deviceId) {
    const row = make('li', { 'data-id': deviceId });
    row.picture = make('img', { alt: '', hidden: true });
    row.art = make('div', { class: 'art', 'aria-hidden': 'true' }, row.picture, icon('tv'));
    row.name = make('div', { class: 'name' });
    row.now = make('div', { class: 'now' });
    row.choose = make('button', { type: 'button', onclick: () => this.#choose(deviceId) });
    row.toggle = make('button', { type: 'button', onclick: () => this.#connection.tap('player.toggle', { device: deviceId }) });
    row.bar = make('progress', { max: 1, value: 0 });
    row.append(row.art, make('div', {}, row.name, row.now), make('div', { class: 'actions' }, row.toggle, row.choose), row.bar);
    return row;
  }

  /** Joins a device that plays, so that playback continues; starts a session with another one. */
  async #choose(deviceId) {
    const player = this.#players.get(deviceId);
    const joins = player?.playerState && !['IDLE', 'UNKNOWN'].includes(player.playerState);
    const answer = joins
      ? await this.#connection.tap('player.connect', { device: deviceId }) : await this.#connection.tap('widget.selectDevice', { deviceId });
    if (answer?.sessionId) await this.#connection.tap('session.setCurrent', { sessionId: answer.sessionId });
  }

  #idleText({ error, statusText, applicationName }) {
    return error ? errorTexts(error).what : (statusText ?? applicationName ?? text('deviceIdle'));
  }

  #drawRow(row, player) {
    const isActive = player.playerState in stateTexts;
    const isCurrent = this.#states.current.castDialog?.deviceId === player.deviceId;
    setText(row.name, player.friendlyName ?? player.deviceId);
    const what = [player.title, player.artist ?? player.subtitle].filter(Boolean).join(' · ');
    const state = isActive ? text(stateTexts[player.playerState]) : '';
    setText(row.now, state ? [state, what].filter(Boolean).join(': ') : this.#idleText(player));
    showPicture(row.picture, isActive ? player.imageUrl : null, this.#connection);
    row.choose.hidden = isCurrent;
    const device = player.friendlyName ?? '';
    setText(row.choose, text('control'));
    setAttribute(row.choose, 'aria-label', text('controlDevice', { device }));
    row.toggle.hidden = !isActive || isCurrent;
    const isPaused = player.playerState === 'PAUSED';
    setText(row.toggle, text(isPaused ? 'play' : 'pause'));
    setAttribute(row.toggle, 'aria-label', text(isPaused ? 'playOn' : 'pauseOn', { device }));
    row.bar.hidden = !isActive || !player.duration;
    setAttribute(row.bar, 'aria-label', text('positionOn', { device }));
    if (!row.bar.hidden) row.bar.value = Math.min(1, positionOf(player) / player.duration);
  }
}

/** Returns the present position: the reported one, and the time since then while it plays. */
function positionOf(player) {
  const elapsed = player.playerState === 'PLAYING' ? (performance.now() - player.heard) / 1000 * (player.playbackRate ?? 1) : 0;
  return (player.position ?? 0) + elapsed;
}
