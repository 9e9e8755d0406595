'use strict';
const { once } = require('node:events');
const { createConnection } = require('node:net');
const { hasEqualNames, shownNames } = require('./names.js');
const { plain } = require('./plain.js');

const LAST_DEVICE = 'cast.lastDevice';
const LAST_NAME = 'cast.lastDeviceName';
/** Seconds to look for devices before the picker shows those found so far. */
const SEARCH_TIMEOUT = 3;

/** The client of the daemon, created on first use, and the device of the commands. */
class Connection {
  #vscode;
  #load;
  #memory;
  #client;
  /** The device chosen in this window, with its name; it goes before that of the settings. */
  #choice;

  /** `load` imports the library; `memory` is the extension's global state. */
  constructor(vscode, load, memory) {
    this.#vscode = vscode;
    this.#load = load;
    this.#memory = memory;
  }

  /** Connects, and starts the daemon if none listens. */
  client() {
    this.#client ??= this.#connect();
    return this.#client;
  }

  /** Opens another connection to the daemon, which is started if none listens: JSON-RPC, one message a line. */
  async link() {
    await this.client();
    const socket = createConnection(this.#settings.get('socket') || this.#load().defaultSocketPath());
    await once(socket, 'connect');
    return socket;
  }

  /** The device of the settings; `undefined`: none. */
  get configured() {
    return this.#settings.get('device') || undefined;
  }

  /** The device chosen in this window, else that of the settings, else the one chosen last. */
  get chosen() {
    return this.#choice?.device ?? this.configured ?? this.#memory.get(LAST_DEVICE);
  }

  /** The name of that device for people. */
  get chosenName() {
    if (this.#choice) return this.#choice.name ?? this.#choice.device;
    return this.configured ?? this.#memory.get(LAST_NAME) ?? this.chosen;
  }

  /** Returns the device to use; asks for one if none is chosen. `undefined`: the user cancelled. */
  async tv({ ask = false } = {}) {
    const client = await this.client();
    const device = (ask ? undefined : this.chosen) ?? (await this.choose());
    return device === undefined ? undefined : client.tv(device);
  }

  /** Lets the user choose a device; returns its address or id, or the text that the user typed, or `undefined`. */
  async choose() {
    const { window } = this.#vscode;
    const items = this.#devices();
    const options = { title: 'Cast to', placeHolder: 'Looking for devices…', matchOnDescription: true };
    const item = await window.showQuickPick(items, options);
    if (item === undefined) return undefined;
    const device = item.device ?? (await window.showInputBox({ title: 'Cast to', prompt: 'The name or the address of a device' }));
    if (!device) return undefined;
    this.#choice = { device, name: item.name };
    await this.#memory.update(LAST_DEVICE, device);
    await this.#memory.update(LAST_NAME, item.name);
    return device;
  }

  async close() {
    const client = this.#client;
    this.#client = undefined;
    await (await client?.catch(() => undefined))?.close();
  }

  get #settings() {
    return this.#vscode.workspace.getConfiguration('cast');
  }

  async #devices() {
    const client = await this.client();
    const statuses = (await client.devices({ searchTimeout: SEARCH_TIMEOUT })).map(({ last }) => last);
    const names = await this.#namesOf(statuses);
    const items = statuses.map((last) => ({
      label: names.get(last.deviceId),
      description: plain(last.error ? last.error.message : (last.title ?? last.applicationName ?? '')),
      // Names need not be unique, and a name can look like an address.
      device: last.address ?? last.deviceId,
      name: last.friendlyName,
    }));
    return [...items, { label: '$(edit) Another device…', description: 'by its name or address' }];
  }

  /** Returns the names of devices for the picker, by their ids. Only discovery knows models and addresses. */
  async #namesOf(statuses) {
    if (!hasEqualNames(statuses)) return shownNames(statuses);
    const client = await this.client();
    const { devices } = await client.discovery.list().catch(() => ({ devices: [] }));
    const known = new Map(devices.map((device) => [device.deviceId, device]));
    return shownNames(statuses.map((status) => ({ ...status, ...known.get(status.deviceId), friendlyName: status.friendlyName })));
  }

  async #connect() {
    const settings = this.#settings;
    const { CastClient } = this.#load();
    const options = { server: settings.get('server') || undefined, path: settings.get('socket') || undefined };
    try {
      const client = await CastClient.connect({ ...options, spawn: true, reconnect: true, clientInfo: { name: 'vscode' } });
      client.on('close', () => { this.#client = undefined; });
      client.on('warning', () => {});
      return client.unref();
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }
}

module.exports = { Connection };
