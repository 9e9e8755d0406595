// The rail of devices, those that play first, with the actions for each and for several at once.

import { noDevicesText } from '../cast-dialog.js';
import { shownNames } from '../names.js';
import { errorTexts, text, textChanges } from '../texts.js';
import { make, setAttribute, setText } from '../widget.js';
import { DeviceRow, isActive } from './device-row.js';

/** Interval at which devices without a session are asked for their playback, in milliseconds. */
const PLAYERS_INTERVAL = 20_000;
/** The number of devices from which on they can be filtered. */
const FILTERABLE = 8;
/** The errors of a device that isn't there. */
const gone = new Set(['DeviceNotFound', 'DeviceUnreachable', 'ConnectionRefused', 'ConnectionTimedOut', 'AddressNotResolved', 'ConnectionLost', 'TLSFailed']);

/** The list of devices. Events: `chosen`, when the devices chosen together change. */
export class Devices extends EventTarget {
  #connection;
  #states;
  #players = new Map();
  /** What discovery knows of the devices, by id. */
  #known = new Map();
  /** The devices whose sessions are suspended. */
  #lost = new Set();
  #rows = new Map();
  /** The names of the chosen devices, by id. */
  #chosen = new Map();
  #told = '';
  #isChoosing = false;
  #isListing = false;
  #listsAgain = false;
  #timer = null;
  #frame = 0;
  /** The reason why devices can't be looked for. */
  #problem = null;

  /** `list`, `empty`, `filter` and `several` are elements of the page; `empty` shows why the list is empty. */
  constructor(connection, states, { list, empty, filter, several }) {
    super();
    this.#connection = connection;
    this.#states = states;
    Object.assign(this, { list, empty, filter, several });
    connection.addEventListener('open', () => this.#begin());
    connection.addEventListener('notification', ({ detail }) => this.#hear(detail));
    states.addEventListener('change', () => this.#drawSoon());
    textChanges.addEventListener('change', () => this.#drawSoon());
    filter.addEventListener('input', () => this.#drawSoon());
    several.addEventListener('click', () => this.#chooseSeveral());
    // Positions advance, as long as the server could tell otherwise.
    setInterval(() => {
      if (connection.isOpen) this.#drawSoon();
    }, 1000);
  }

  /** The ids of the devices chosen together, as far as they are there. */
  get chosen() {
    return this.#isChoosing ? [...this.#chosen.keys()].filter((id) => this.#players.has(id)) : [];
  }

  /** Returns the name of a device; `undefined` if it isn't known. */
  nameOf(deviceId) {
    return this.#players.get(deviceId)?.friendlyName;
  }

  /**
   * Calls a method of `player` for a device, for a tap. A device that was added by its address gets its own id with the
   * first connection: an id that isn't found any more is followed by its name.
   */
  async tap(method, deviceId, params = {}) {
    const name = this.nameOf(deviceId) ?? this.#chosen.get(deviceId);
    try {
      return await this.#connection.call(method, { ...params, device: deviceId, searchTimeout: 1 });
    } catch (error) {
      if (error.name === 'DeviceNotFound' && name) return this.#connection.tap(method, { ...params, device: name });
      this.#connection.refuse(error);
      return undefined;
    }
  }

  /** Returns `words` with the names of devices in the place of their ids. */
  named(words) {
    let result = String(words ?? '');
    for (const [id, { friendlyName }] of this.#players) if (friendlyName) result = result.replaceAll(id, () => friendlyName);
    return result;
  }

  async #begin() {
    this.#problem = null;
    await this.#connection.call('discovery.start').catch((error) => {
      this.#problem = error;
    });
    await this.#readSessions();
    this.#listDevices();
  }

  async #readSessions() {
    try {
      const { sessions } = await this.#connection.call('session.list');
      this.#lost = new Set(sessions.filter(({ connectionState }) => connectionState === 'SUSPENDED').map(({ deviceId }) => deviceId));
    } catch {
      // The connection was lost; the next one asks again.
    }
  }

  #hear({ method, params }) {
    if (method === 'player.didChange') this.#keep(params);
    if (/^session\.did(Suspend|Resume|End|Start|Transfer)$/.test(method)) {
      const { deviceId } = params.session;
      if (method === 'session.didSuspend') this.#lost.add(deviceId);
      else this.#lost.delete(deviceId);
      this.#drawSoon();
    }
    if (method.startsWith('discovery.did') || method === 'session.didStart' || method === 'session.didEnd' || method === 'session.didTransfer') {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#listDevices(), 100);
    }
  }

  /** Stores and draws a device's playback status. */
  #keep(status) {
    this.#players.set(status.deviceId, { ...status, heard: performance.now() });
    this.#drawSoon();
  }

  async #listPlayers() {
    clearTimeout(this.#timer);
    if (!this.#connection.isOpen) return;
    this.#listsAgain = this.#isListing;
    if (this.#isListing) return;
    this.#isListing = true;
    const begun = performance.now();
    try {
      const answer = await this.#connection.call('player.list', { searchTimeout: 2, timeout: 5 });
      const now = performance.now();
      this.#players = new Map(answer.players.map((player) => [player.deviceId, this.#newer(player, begun) ?? { ...player, heard: now }]));
      this.#problem = null;
    } catch (error) {
      this.#problem = error;
    }
    this.#isListing = false;
    this.#drawSoon();
    this.#timer = setTimeout(() => this.#listPlayers(), this.#listsAgain ? 300 : PLAYERS_INTERVAL);
  }

  /**
   * Returns the stored status of a listed device without a session, if it came after the request for the list: a silent
   * device delays the others' answers.
   */
  #newer({ deviceId, sessionId }, begun) {
    const stored = this.#players.get(deviceId);
    return !sessionId && stored?.playerState && stored.heard > begun ? stored : undefined;
  }

  /** Lists the known devices at once; their playback is added with their answers. */
  async #listDevices() {
    try {
      const { devices } = await this.#connection.call('discovery.list');
      this.#known = new Map(devices.map((device) => [device.deviceId, device]));
      for (const id of this.#players.keys()) if (!this.#known.has(id)) this.#players.delete(id);
      for (const { deviceId, friendlyName, statusText } of devices) {
        if (!this.#players.has(deviceId)) this.#players.set(deviceId, { deviceId, friendlyName, statusText, heard: performance.now() });
      }
      this.#drawSoon();
      this.#listPlayers();
    } catch {
      // The connection was lost; the next one starts anew.
    }
  }

  /** Draws before the next frame, once for all changes until then; at once in a background page: it has no frames. */
  #drawSoon() {
    if (document.hidden) {
      this.#draw();
      return;
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  /** The players in the order of the rail: the current device, those that play, those that are paused, then by name. */
  #sorted() {
    const current = this.#states.current.castDialog?.deviceId;
    const rank = (player) => {
      if (player.deviceId === current) return 0;
      if (!isActive(player)) return 3;
      return player.playerState === 'PAUSED' ? 2 : 1;
    };
    const words = this.filter.hidden ? '' : this.filter.value.trim().toLocaleLowerCase();
    const found = [...this.#players.values()].filter(({ friendlyName, title }) => `${friendlyName} ${title ?? ''}`.toLocaleLowerCase().includes(words));
    return found.sort((one, other) => rank(one) - rank(other) || (one.friendlyName ?? '').localeCompare(other.friendlyName ?? ''));
  }

  /** The names in the list, by id: those of one name with what tells them apart. */
  get #names() {
    const nameOf = ({ friendlyName }) => friendlyName ?? text('someDevice');
    return shownNames([...this.#players.values()].map((player) => ({ ...player, ...this.#known.get(player.deviceId), friendlyName: nameOf(player) })));
  }

  #draw() {
    this.#followChosen();
    this.filter.hidden = this.#players.size < FILTERABLE;
    this.several.hidden = this.#players.size < 2;
    setAttribute(this.several, 'aria-pressed', String(this.#isChoosing));
    const sorted = this.#sorted();
    const names = this.#names;
    const focused = document.activeElement;
    const shown = new Set();
    sorted.forEach((player, index) => {
      const row = this.#row(player.deviceId);
      shown.add(player.deviceId);
      this.#drawRow(row, player, names.get(player.deviceId));
      if (this.list.children[index] !== row.element) this.list.insertBefore(row.element, this.list.children[index] ?? null);
    });
    for (const [id, row] of this.#rows) {
      if (shown.has(id)) continue;
      row.element.remove();
      this.#rows.delete(id);
    }
    // A row loses the focus when it moves in the document.
    if (focused?.isConnected && document.activeElement !== focused && this.list.contains(focused)) focused.focus({ preventScroll: true });
    this.empty.hidden = sorted.length > 0;
    const problem = this.#problem && Object.values(errorTexts(this.#problem)).filter(Boolean).join(' ');
    setText(this.empty, this.#players.size ? text('noneFound') : problem || noDevicesText(this.#states.current.castDialog) || text('searching'));
  }

  #row(deviceId) {
    let row = this.#rows.get(deviceId);
    if (!row) {
      row = new DeviceRow(deviceId, this.#connection, {
        choose: (id) => this.#choose(id), toggle: (id) => this.tap('player.toggle', id), move: (id) => this.#move(id),
        volume: (id, level) => this.#setVolume(id, { level }), mute: (id) => this.#mute(id),
        check: (id, isChecked) => this.#check(id, isChecked),
      });
      this.#rows.set(deviceId, row);
    }
    return row;
  }

  #drawRow(row, player, name) {
    const { castDialog, mediaController } = this.#states.current;
    const isCurrent = castDialog?.deviceId === player.deviceId;
    const isLost = this.#lost.has(player.deviceId) || (isCurrent && mediaController?.connectionState === 'SUSPENDED');
    row.draw(player, {
      name, deviceType: this.#known.get(player.deviceId)?.deviceType, isCurrent, isLost, isGone: !isLost && gone.has(player.error?.data?.name), isChoosing: this.#isChoosing,
      isChosen: this.#chosen.has(player.deviceId), movedTitle: mediaController?.title ?? '',
      canMove: !isCurrent && castDialog?.mode === 'CONNECTED' && Boolean(mediaController?.isMediaLoaded),
    });
  }

  // MARK: Actions

  /** Joins a device that plays, so that playback continues; starts a session with another one. */
  async #choose(deviceId) {
    const player = this.#players.get(deviceId);
    if (this.#states.current.castDialog?.deviceId === deviceId) return;
    const joins = player?.playerState && !['IDLE', 'UNKNOWN'].includes(player.playerState);
    const answer = joins
      ? await this.#connection.tap('player.connect', { device: deviceId }) : await this.#connection.tap('widget.selectDevice', { deviceId });
    if (answer?.sessionId) await this.#connection.tap('session.setCurrent', { sessionId: answer.sessionId });
  }

  /** Moves what plays in the current session to a device. */
  #move(deviceId) {
    return this.#connection.tap('session.transfer', { sessionId: this.#states.current.castDialog?.sessionId, deviceId });
  }

  #mute(deviceId) {
    return this.#setVolume(deviceId, { muted: !this.#players.get(deviceId)?.isMuted });
  }

  /** Sets the volume, and shows the answer: without a session the server doesn't notify of it. */
  async #setVolume(deviceId, params) {
    const status = await this.tap('player.setVolume', deviceId, params);
    if (status) this.#keep(status);
  }

  // MARK: Several at once

  #chooseSeveral() {
    this.#isChoosing = !this.#isChoosing;
    this.#chosen.clear();
    this.#tellChosen();
  }

  #check(deviceId, isChecked) {
    if (isChecked) this.#chosen.set(deviceId, this.nameOf(deviceId));
    else this.#chosen.delete(deviceId);
    this.#tellChosen();
  }

  /**
   * Follows chosen devices to their new ids: one that was added by its address gets its own id with the first
   * connection.
   */
  #followChosen() {
    for (const [id, name] of this.#chosen) {
      if (this.#players.has(id)) continue;
      const other = [...this.#players.values()].find(({ deviceId, friendlyName }) => friendlyName === name && !this.#chosen.has(deviceId));
      if (!other) continue;
      this.#chosen.delete(id);
      this.#chosen.set(other.deviceId, name);
    }
    if (this.#told !== this.chosen.join()) this.#tellChosen();
  }

  #tellChosen() {
    this.#told = this.chosen.join();
    this.#drawSoon();
    this.dispatchEvent(new CustomEvent('chosen'));
  }
}

/** The bar for the devices that are chosen together. */
export class ChosenBar {
  /** `element` is the bar's place in the page. */
  constructor(devices, element) {
    this.devices = devices;
    const all = (method) => Promise.all(devices.chosen.map((device) => devices.tap(method, device)));
    const button = (key, method) => make('button', { type: 'button', 'data-text': key, onclick: () => all(method) });
    this.count = make('p', { role: 'status' });
    this.element = element;
    element.append(this.count, make('div', { class: 'actions' }, button('playChosen', 'player.resume'), button('pauseChosen', 'player.pause'),
      button('stopChosen', 'player.stop')), make('p', { 'data-text': 'chosenAdvice' }));
    devices.addEventListener('chosen', () => this.draw());
    textChanges.addEventListener('change', () => this.draw());
    this.draw();
  }

  draw() {
    const count = this.devices.chosen.length;
    this.element.hidden = count === 0;
    setText(this.count, text('chosenCount', { count }));
  }
}
