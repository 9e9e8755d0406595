// The members of a speaker group, each with its volume.

import { Slider } from '../slider.js';
import { text, textChanges } from '../texts.js';
import { make, setText } from '../widget.js';

/** The list of the members of the current session's device, if that is a group. */
export class Members {
  #connection;
  #states;
  #rows = new Map();
  #sessionId = null;

  constructor(connection, states, element) {
    this.#connection = connection;
    this.#states = states;
    this.element = element;
    connection.addEventListener('open', () => this.#read());
    connection.addEventListener('notification', ({ detail: { method } }) => {
      if (/^session\.did.*Multizone|^session\.did(Start|Resume|Transfer|End)$/.test(method)) this.#read();
    });
    textChanges.addEventListener('change', () => this.#read());
    states.addEventListener('change', () => {
      if (this.#current !== this.#sessionId) this.#read();
    });
  }

  get #current() {
    return this.#states.current.volumeController?.sessionId ?? null;
  }

  async #read() {
    const sessionId = this.#current;
    this.#sessionId = sessionId;
    let devices = [];
    if (sessionId) {
      try {
        const { multizone } = await this.#connection.call('session.get', { sessionId });
        devices = (multizone ?? (await this.#connection.call('session.requestMultizoneStatus', { sessionId }))).devices ?? [];
      } catch {
        // The session has ended meanwhile, or the device doesn't support groups.
      }
      if (sessionId !== this.#current) return;
    }
    this.element.hidden = devices.length === 0;
    for (const [id, row] of this.#rows) {
      if (devices.some((device) => device.deviceId === id)) continue;
      row.element.remove();
      this.#rows.delete(id);
    }
    for (const device of devices) this.#draw(device);
  }

  #draw(device) {
    let row = this.#rows.get(device.deviceId);
    if (!row) {
      row = this.#row(device.deviceId);
      this.#rows.set(device.deviceId, row);
      this.element.append(row.element);
    }
    const level = device.volume?.level ?? 0;
    setText(row.name, device.name ?? device.deviceId);
    setText(row.percent, percentText(level));
    row.slider.update({ label: text('volumeOf', { device: device.name ?? device.deviceId }), value: level });
  }

  #row(deviceId) {
    const row = { name: make('span'), percent: make('span', { 'aria-hidden': 'true' }) };
    row.slider = new Slider({
      slide: (phase, level) => (phase === 'ENDED'
        ? this.#connection.tap('session.setMultizoneDeviceVolume', { sessionId: this.#sessionId, deviceId, level }) : Promise.resolve()),
      describe: percentText, steps: { small: 0.05, large: 0.2 },
    });
    row.element = make('div', { class: 'member' }, row.name, row.slider.element, row.percent);
    return row;
  }
}

function percentText(level) {
  return text('percent', { percent: Math.round(level * 100) });
}
