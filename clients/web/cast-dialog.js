import { icon } from './icons.js';
import { shownNames } from './names.js';
import { errorTexts, said, text } from './texts.js';
import { CastWidget, IconButton, make, setAttribute, setText, sheet } from './widget.js';

const speakers = new Set(['SPEAKER', 'SPEAKER_GROUP', 'AUDIO', 'GROUP', 'DYNAMIC_GROUP', 'MULTICHANNEL_GROUP']);
/** The texts for the reasons why no devices are listed. */
const reasons = {
  DISCOVERY_OFF: 'discoveryOff', DISCOVERY_UNAVAILABLE: 'discoveryUnavailable', NO_NETWORK: 'noNetwork', NONE_SUITABLE: 'noneSuitable',
  NOTHING_FOUND: 'nothingFound',
};

/**
 * `<cast-dialog>`: the dialog in which a device is chosen or left; the state opens and closes it (presentCastDialog).
 */
export class CastDialog extends CastWidget {
  static widgets = ['castDialog', 'castButton', 'volumeController', 'mediaController'];
  static stylePath = 'castViews.deviceControl.deviceChooser';
  static connectedStylePath = 'castViews.deviceControl.connectionController';
  static sheet = sheet(`
    .head { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; }
    .head h2 { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    ul { list-style: none; margin: 0 -8px; padding: 0; overflow: auto; }
    li button {
      appearance: none; border: 0; background: none; color: inherit; font: inherit; text-align: start; width: 100%; display: flex; gap: 16px;
      align-items: center; padding: 10px 8px; border-radius: 10px; cursor: pointer; min-height: 48px;
    }
    li button:hover { background: var(--hover); }
    li .icon { color: var(--tint); flex: none; }
    li span { min-width: 0; display: block; }
    .failure { color: var(--bad); margin: 0 0 8px; }
    .playing { display: flex; gap: 16px; align-items: center; margin-bottom: 12px; }
    .playing img { width: 72px; height: 72px; object-fit: cover; border-radius: 10px; }
    .playing div { min-width: 0; }
    .actions { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; margin-top: 16px; }
    .bar { margin: 12px 0; }
  `);

  build(root) {
    this.titleElement = make('h2', { class: 'heading', id: 'title' });
    this.closeButton = new IconButton(() => this.tap('widget.closeDialog'));
    this.failure = make('p', { class: 'failure', role: 'alert' });
    this.note = make('p', { class: 'note', role: 'status' });
    this.list = make('ul', { 'data-label': 'devices' });
    this.bar = make('div', { class: 'bar', role: 'progressbar', 'data-label': 'loading' });
    this.image = make('img', { alt: '' });
    this.mediaTitle = make('p', { class: 'heading' });
    this.mediaSubtitle = make('p', { class: 'caption' });
    this.playing = make('div', { class: 'playing' }, this.image, make('div', {}, this.mediaTitle, this.mediaSubtitle));
    this.volume = make('cast-volume');
    this.leave = make('button', { type: 'button', class: 'word', 'data-text': 'disconnect', onclick: () => this.#disconnect('LEAVE') });
    this.stop = make('button', { type: 'button', class: 'word', onclick: () => this.#disconnect(this.#isLost ? 'LEAVE' : 'STOP_CASTING') });
    this.actions = make('div', { class: 'actions' }, this.leave, this.stop);
    this.dialog = make('dialog', {
      'aria-labelledby': 'title', oncancel: (event) => {
        event.preventDefault();
        this.tap('widget.closeDialog');
      },
      onclick: (event) => {
        if (event.target === this.dialog) this.tap('widget.closeDialog');
      },
    }, make('div', { class: 'head' }, this.titleElement, this.closeButton.element), this.failure, this.note, this.bar, this.list, this.playing, this.volume,
    this.actions);
    root.append(this.dialog);
  }

  connected(connection) {
    this.volume.connection = connection;
  }

  get stylePath() {
    return this.states.castDialog?.mode === 'CONNECTED' ? CastDialog.connectedStylePath : CastDialog.stylePath;
  }

  /** Whether a session that was connected reconnects. */
  get #isLost() {
    return this.states.mediaController?.connectionState === 'SUSPENDED';
  }

  /** Starts a session. A failure is part of this connection's state. */
  #choose(deviceId) {
    return this.connection.call('widget.selectDevice', { deviceId }).catch(() => {});
  }

  /** Sends `cast-disconnect` (`detail.action`) to the page first, whose own player may continue. */
  #disconnect(action) {
    this.dispatchEvent(new CustomEvent('cast-disconnect', { detail: { action } }));
    return this.tap('widget.disconnect', { action });
  }

  draw({ castDialog: state }) {
    if (!state?.isPresented) {
      if (this.dialog.open) this.dialog.close();
      return;
    }
    setText(this.titleElement, this.#isLost ? (state.deviceName ?? '') : titleOf(state));
    this.closeButton.update({ label: text('close'), icon: 'close' });
    setText(this.failure, this.#failureText(state));
    this.failure.hidden = !state.failure;
    const isConnecting = state.mode === 'CONNECTING';
    const isConnected = state.mode === 'CONNECTED';
    this.bar.hidden = !isConnecting;
    setText(this.note, this.#noteText(state));
    this.note.hidden = !this.note.textContent;
    this.playing.hidden = !isConnected || !(state.mediaTitle || state.image);
    this.volume.hidden = !isConnected;
    this.leave.hidden = !isConnected;
    this.actions.hidden = !(isConnected || isConnecting) || !state.canDisconnect;
    this.setPicture(this.image, state.image);
    setText(this.mediaTitle, state.mediaTitle ?? '');
    setText(this.mediaSubtitle, state.mediaSubtitle ?? '');
    setText(this.stop, text(!isConnecting ? 'stopCasting' : this.#isLost ? 'disconnect' : 'cancel'));
    this.list.hidden = state.mode !== 'CHOOSER';
    this.#drawDevices(state.devices);
    if (!this.dialog.open) this.dialog.showModal();
  }

  #failureText({ failure, error }) {
    if (!failure) return '';
    const { name, advice: next, userAdvice } = error.data;
    const { what, advice } = errorTexts({ name, message: failure, advice: userAdvice ?? next });
    return [what.replace(/\.?$/, '.'), advice].filter(Boolean).join(' ');
  }

  #noteText(state) {
    switch (state.mode) {
      case 'CONNECTING': return text(this.#isLost ? 'reconnecting' : 'connecting', { device: state.deviceName ?? '' });
      case 'CONNECTED': return state.mediaTitle ? '' : text('nothingPlays');
      case 'CHOOSER': return '';
      default: return noDevicesText(state);
    }
  }

  #drawDevices(devices) {
    const known = new Map([...this.list.children].map((row) => [row.dataset.id, row]));
    const names = shownNames(devices);
    const rows = devices.map((device) => {
      const row = known.get(device.deviceId) ?? this.#row(device.deviceId);
      known.delete(device.deviceId);
      const [name, status] = row.querySelectorAll('.one-line');
      setText(name, names.get(device.deviceId));
      setText(status, device.statusText || device.modelName || '');
      const isSpeaker = speakers.has(device.deviceType);
      const picture = row.querySelector('.icon');
      if (!picture.classList.contains(isSpeaker ? 'icon-speaker' : 'icon-tv')) picture.replaceWith(icon(isSpeaker ? 'speaker' : 'tv'));
      return row;
    });
    for (const row of known.values()) row.remove();
    rows.forEach((row, index) => {
      if (this.list.children[index] !== row) this.list.insertBefore(row, this.list.children[index] ?? null);
    });
  }

  #row(deviceId) {
    const choose = () => this.#choose(deviceId);
    const words = make('span', {}, make('span', { class: 'one-line' }), make('span', { class: 'one-line caption' }));
    const row = make('li', {}, make('button', { type: 'button', onclick: choose }, icon('tv'), words));
    setAttribute(row, 'data-id', deviceId);
    return row;
  }
}

/** Returns the reason why no devices are listed, and the advice. */
export function noDevicesText(state) {
  return said(reasons[state?.noDevicesReason], state?.noDevicesText);
}

function titleOf(state) {
  switch (state.mode) {
    case 'CHOOSER': return said('castTo', state.title);
    case 'CONNECTING': return said('connectingTo', state.title, { device: state.deviceName ?? '' });
    case 'CONNECTED': return state.title;
    default: return said('noDevices', state.title);
  }
}
