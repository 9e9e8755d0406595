// The remote page: creates its parts and connects them.

import { CastConnection, WidgetStates, setConnection, setTexts } from '../cast.js';
import { icon } from '../icons.js';
import { Slider } from '../slider.js';
import { said, text, textChanges } from '../texts.js';
import { basics, setAttribute, setText, translate } from '../widget.js';
import { DropPlace, addressOf, localMedia, nameOf, titleOf } from './address.js';
import { ChosenBar, Devices } from './devices.js';
import { Films } from './films.js';
import { History } from './history.js';
import { Keys } from './keys.js';
import { LocalPlayer } from './local.js';
import { Lost } from './lost.js';
import { Members } from './members.js';
import { Presence } from './presence.js';
import { Problems } from './problems.js';
import { SleepTimer } from './timer.js';

const find = (id) => document.getElementById(id);

/**
 * Takes the token from the address's fragment, which is then hidden; keeps it for this address alone, for reloads and
 * other tabs.
 */
function takeToken() {
  const given = location.hash.slice(1);
  if (/^[0-9a-f]{32}$/.test(given)) {
    localStorage.setItem('cast-token', given);
    history.replaceState(null, '', location.pathname);
  }
  return localStorage.getItem('cast-token') ?? '';
}

const options = {
  name: 'cast-remote',
  topics: ['player.didChange', 'queue.*', 'media.didUpdateStatus', 'media.didReceiveError', 'session.*', 'discovery.didInsertDevice',
    'discovery.didRemoveDevice', 'discovery.didUpdateDevice'],
};
/**
 * An editor's webview, which connects to the server in another way, sets `castOpen` before this page runs: the `open`
 * of `CastConnection`.
 */
const connection = globalThis.castOpen
  ? new CastConnection({ ...options, open: globalThis.castOpen }) : CastConnection.toBridge(takeToken(), options);
/** Returns the address of a file beside this one. */
const beside = (name) => new URL(name, import.meta.url);
const states = WidgetStates.of(connection);

// MARK: The texts

/** Reads the texts of `castctl web --texts FILE`: `language`, `direction` and `texts`. */
async function readTexts() {
  const response = await fetch(beside('texts.json'), { cache: 'no-store' });
  const { language, direction, texts = {} } = response.ok ? await response.json() : {};
  setTexts(texts);
  if (language) document.documentElement.lang = String(language);
  if (direction) document.documentElement.dir = String(direction);
}

textChanges.addEventListener('change', () => {
  translate(document);
  drawSession();
  drawQueue();
  drawConnection();
});

// MARK: The connection

/** Returns the text about the connection: a function, since texts may be replaced. */
let connectionText = () => '';
function drawConnection(words = connectionText) {
  connectionText = words;
  setText(find('connection'), words());
  setAttribute(document.body, 'data-cut-off', words() !== '');
}

/** The texts that may replace the server's reason for closing, by the WebSocket's close code. (RFC 6455, 7.4.1) */
const closeTexts = { 1001: 'serverEnded', 1011: 'noServer' };

let hasEverConnected = false;
connection.addEventListener('open', () => {
  hasEverConnected = true;
  drawConnection(() => '');
  document.body.dataset.ready = '1';
  connection.tap('widget.setOptions', {
    options: {
      miniController: { isEnabled: true }, expandedController: { useDefaultExpandedMediaControls: true },
      introOverlay: { presentsAutomatically: true },
    },
  });
});
connection.addEventListener('close', async ({ detail }) => {
  document.body.dataset.ready = '0';
  const hasReason = detail.wasReady || detail.reason;
  // The shown text stays during further attempts: screen readers speak each change.
  if (hasReason || !connectionText()) {
    drawConnection(() => said(closeTexts[detail.code], detail.reason) || text(hasEverConnected ? 'connectionLost' : 'connectingToServer'));
  }
  if (hasReason) return;
  const key = await whyRefused();
  if (!connection.isOpen) drawConnection(() => text(key));
});

/** Returns the text for a refused WebSocket. Browsers hide the reason; a request of the same address shows it. */
async function whyRefused() {
  try {
    await fetch('/', { cache: 'no-store' });
    return 'notLetIn';
  } catch {
    return 'bridgeEnded';
  }
}

// MARK: Devices and problems

const devices = new Devices(connection, states, {
  list: find('devices'), empty: find('no-devices'), filter: find('device-filter'), several: find('several'),
});
const problems = new Problems(find('problems'), {
  named: (words) => devices.named(words),
  deviceOf: ({ data }) => devices.nameOf(data?.deviceId) ?? states.current.castDialog?.deviceName,
});
connection.addEventListener('refused', ({ detail }) => problems.show(detail.error));
new ChosenBar(devices, find('chosen'));
new Members(connection, states, find('members'));
new Lost(connection, states, find('lost'));

// MARK: The current session

function drawSession() {
  const { castDialog, expandedController, mediaController, volumeController } = states.current;
  const isActive = Boolean(expandedController?.isActive);
  const device = castDialog?.deviceName ?? '';
  const isConnected = castDialog?.mode === 'CONNECTED';
  setAttribute(document.body, 'data-plays', isActive);
  find('idle').hidden = isActive || mediaController?.connectionState === 'SUSPENDED';
  find('play-here').hidden = isConnected;
  setText(find('idle').querySelector('.big'), castDialog?.mode === 'CONNECTING' ? text('connecting', { device })
    : text(isConnected ? 'idleConnected' : 'idle', { device }));
  setText(find('idle-advice'), text(isConnected ? 'idleAdviceConnected' : 'idleAdvice'));
  find('volume-card').hidden = !volumeController?.sessionId;
}
states.addEventListener('change', drawSession);

function drawQueue() {
  const { length, place, count } = find('queue');
  find('queue-card').hidden = length === 0;
  setText(find('queue-title'), text(place ? 'queuePlace' : 'queue', { number: place, count }));
}
find('queue').addEventListener('cast-queue', drawQueue);

find('player').addEventListener('cast-device', (event) => {
  event.preventDefault();
  document.querySelector('.rail').scrollIntoView({ block: 'nearest' });
  // The filter may have hidden the current device.
  (document.querySelector('#devices .current .device') ?? find('device-filter')).focus();
});

// The bar is for users who have scrolled away from the controls.
new IntersectionObserver((entries) => {
  find('mini').style.display = entries.at(-1).isIntersecting ? 'none' : '';
}, { threshold: 0.4 }).observe(find('player'));

// MARK: The player in the page

const local = new LocalPlayer(connection, states, {
  card: find('local'), video: find('video'), title: find('local-title'), close: find('local-close'),
});

document.querySelector('cast-dialog').addEventListener('cast-disconnect', ({ detail }) => {
  if (detail.action === 'LEAVE') local.leave();
});

const films = new Films(connection, states, local, { card: find('films-card'), list: find('films'), sheet: find('film') });
films.read(beside('films.json')).catch((error) => problems.say(text('catalogueUnreadable', { reason: error.message })));

devices.addEventListener('chosen', () => films.choose(devices.chosen, (media) => Promise.all(devices.chosen.map((one) => devices.tap('player.play', one, { media })))));

// MARK: The field, drops and the history

/** Plays addresses on the devices chosen together, or else on the current one, and adds them to the history. */
async function play(addresses) {
  const chosen = devices.chosen;
  const device = states.current.castDialog?.deviceId;
  const targets = chosen.length ? chosen : [device];
  const what = addresses.length > 1 ? { urls: addresses } : { url: addresses[0], ...titleOf(addresses[0]) };
  const answers = await Promise.all(targets.map((one) => (one ? devices.tap('player.play', one, what) : connection.tap('player.play', what))));
  const status = answers.find(Boolean);
  if (!status) return false;
  for (const address of addresses) played.add(address, nameOf(address));
  if (!chosen.length && status.sessionId) await connection.tap('session.setCurrent', { sessionId: status.sessionId });
  return true;
}

const played = new History({ card: find('history-card'), list: find('history'), clear: find('history-clear') }, (address) => play([address]));
new DropPlace(find('drop'), { play, say: (what, advice) => problems.say(what, advice) });
new SleepTimer(connection, states, { card: find('timer-card'), choice: find('timer'), note: find('timer-note') });

find('play').addEventListener('submit', async (event) => {
  event.preventDefault();
  const given = find('url').value.trim();
  const address = addressOf(given);
  if (given && !address) problems.say(text('notAnAddress', { given }), text('fileAdvice'));
  else if (address && await play([address])) find('url').value = '';
});
find('play-here').addEventListener('click', () => {
  const media = localMedia(addressOf(find('url').value));
  if (!media) return problems.say(text('notHere'));
  played.add(media.contentId, media.metadata.title);
  return local.play(media);
});

// MARK: Keys

const press = (control) => connection.tap('widget.pressButton', { widget: 'MEDIA_CONTROLLER', control });
const seek = (relativeTime) => connection.tap('media.seek', { sessionId: states.current.mediaController?.sessionId, relativeTime });
const volume = (control) => connection.tap('widget.pressButton', { widget: 'VOLUME_CONTROLLER', control });
/** The actions of keys and media keys: the control that must be enabled, and the call. */
const actions = {
  toggle: ['playPauseToggle', () => press('PLAY_PAUSE_TOGGLE')], play: ['play', () => press('PLAY')], pause: ['pause', () => press('PAUSE')],
  stop: ['stop', () => press('STOP')], next: ['next', () => press('SKIP_NEXT')], previous: ['previous', () => press('SKIP_PREVIOUS')],
  backABit: ['forward30', () => seek(-5)], aheadABit: ['forward30', () => seek(5)], back: ['forward30', () => seek(-10)],
  ahead: ['forward30', () => seek(10)],
};
const volumeActions = { louder: ['up', 'VOLUME_UP'], quieter: ['down', 'VOLUME_DOWN'], mute: ['muteToggle', 'MUTE_TOGGLE'] };

/** Does an action, or returns `false` if it isn't possible now. */
function act(name) {
  const { mediaController: media, volumeController: level } = states.current;
  if (name === 'address') return find('url').focus();
  if (name in volumeActions) {
    const [control, button] = volumeActions[name];
    return level?.[control]?.isEnabled ? volume(button) : false;
  }
  const [control, run] = actions[name];
  return media?.controls?.[control]?.isEnabled ? run() : false;
}

const keys = new Keys(act, find('keys'));
// Phones are paired at this machine alone.
find('phones').hidden = !['127.0.0.1', 'localhost'].includes(location.hostname);
find('phones').append(icon('phone'));
find('show-keys').append(icon('keyboard'));
find('show-keys').addEventListener('click', () => keys.show());
new Presence(connection, states, act);

document.adoptedStyleSheets = [...document.adoptedStyleSheets, basics, Slider.sheet];
find('starting').remove();
// First the language, then everything: no text is shown in another one.
await readTexts().catch((error) => problems.say(text('textsUnreadable', { reason: error.message })));
translate(document);
setConnection(connection);
connection.start();
