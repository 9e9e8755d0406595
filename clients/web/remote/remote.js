// The remote page: every device, what plays there, and the controls of the current session.

import { CastConnection, WidgetStates, setConnection } from '../cast.js';
import { icon } from '../icons.js';
import { Slider } from '../slider.js';
import { make, setAttribute, setText } from '../widget.js';
import { LocalPlayer } from './local.js';

/** How long a problem stays on the page, in milliseconds; its button removes it at once. */
const PROBLEM_TIME = 15_000;
/** How often devices without a session are asked what they play, in milliseconds. */
const PLAYERS_INTERVAL = 20_000;
const find = (id) => document.getElementById(id);

/** The token comes with the address's fragment, which is removed from sight; it is kept for this address alone, for reloads and other tabs. */
function takeToken() {
  const given = location.hash.slice(1);
  if (/^[0-9a-f]{32}$/.test(given)) {
    localStorage.setItem('cast-token', given);
    history.replaceState(null, '', location.pathname);
  }
  return localStorage.getItem('cast-token') ?? '';
}

const connection = CastConnection.toBridge(takeToken(), {
  name: 'cast-remote',
  topics: ['player.didChange', 'queue.*', 'media.didUpdateStatus', 'media.didReceiveError', 'session.*', 'discovery.didInsertDevice',
    'discovery.didRemoveDevice', 'discovery.didUpdateDevice'],
});
const states = WidgetStates.of(connection);

// MARK: The connection

let hasEverConnected = false;
connection.addEventListener('open', async () => {
  hasEverConnected = true;
  setText(find('connection'), '');
  document.body.dataset.ready = '1';
  connection.tap('widget.setOptions', {
    options: { miniController: { isEnabled: true }, expandedController: { useDefaultExpandedMediaControls: true } },
  });
  await connection.tap('discovery.start');
  listPlayers();
  readMembers();
});
connection.addEventListener('close', async ({ detail }) => {
  document.body.dataset.ready = '0';
  setText(find('connection'), detail.reason || (hasEverConnected ? 'The connection is lost. Trying again…' : 'Connecting…'));
  if (!hasEverConnected && !detail.reason) setText(find('connection'), await whyRefused());
});

/** Browsers don't tell why a WebSocket wasn't let in: a request of the same address does. */
async function whyRefused() {
  try {
    await fetch('/', { cache: 'no-store' });
    return 'Not let in. Open the address that “castctl web” printed.';
  } catch {
    return 'castctl web has ended. Start it again, and open the address that it prints.';
  }
}

connection.addEventListener('refused', ({ detail }) => showProblem(detail.error));

/** What to do here, where the server's advice is for who writes programs. */
const advice = {
  NoMediaSession: 'Play something first.',
  NoSuchSession: 'Choose a device with the Cast button first.',
  SessionNotConnected: 'Choose a device with the Cast button first.',
  DeviceNotFound: 'Choose a device with the Cast button first.',
  AmbiguousDevice: 'Choose a device with the Cast button first.',
  MediaLoadFailed: 'Check that the device itself can open the address; it doesn’t know this machine as “localhost”.',
  ControlDisabled: 'The device does something else just now; try again in a moment.',
};

/** An error as a person should read it: what happened, and what to do. */
function showProblem(error) {
  if (error.name === 'ConnectionClosed' || error.name === 'RequestReplaced') return;
  const what = advice[error.name] ?? error.advice;
  const words = make('div', {}, make('p', {}, error.message), what ? make('p', {}, what) : '');
  const problem = make('div', { class: 'problem' }, words);
  const remove = () => problem.remove();
  problem.append(make('button', { type: 'button', onclick: remove }, 'OK'));
  const problems = find('problems');
  while (problems.children.length >= 3) problems.firstChild.remove();
  problems.append(problem);
  setTimeout(remove, PROBLEM_TIME);
}

// MARK: Every device

let players = new Map();
let isListing = false;
let listsAgain = false;
let listTimer = null;

async function listPlayers() {
  clearTimeout(listTimer);
  if (!connection.isOpen) return;
  listsAgain = isListing;
  if (isListing) return;
  isListing = true;
  try {
    const answer = await connection.call('player.list', { searchTimeout: 2, timeout: 5 });
    const now = performance.now();
    players = new Map(answer.players.map((player) => [player.deviceId, { ...player, heard: now }]));
  } catch (error) {
    if (error.name !== 'ConnectionClosed') showProblem(error);
  }
  isListing = false;
  drawDevices();
  listTimer = setTimeout(listPlayers, listsAgain ? 300 : PLAYERS_INTERVAL);
}

connection.addEventListener('notification', ({ detail: { method, params } }) => {
  if (method === 'player.didChange') {
    players.set(params.deviceId, { ...params, heard: performance.now() });
    drawDevices();
  }
  if (method.startsWith('discovery.did') || method === 'session.didStart' || method === 'session.didEnd') {
    clearTimeout(listTimer);
    listTimer = setTimeout(listDevices, 100);
  }
  if (/^session\.did.*Multizone|^session\.did(Start|Resume|Transfer|End)$/.test(method)) readMembers();
});

/** The devices that are known by now, at once; what they play comes with their answers. */
async function listDevices() {
  try {
    const { devices } = await connection.call('discovery.list');
    const known = new Set(devices.map((device) => device.deviceId));
    for (const id of players.keys()) if (!known.has(id)) players.delete(id);
    for (const { deviceId, friendlyName, statusText } of devices) {
      if (!players.has(deviceId)) players.set(deviceId, { deviceId, friendlyName, statusText, heard: performance.now() });
    }
    drawDevices();
    listPlayers();
  } catch {
    // The connection was lost; the next one begins anew.
  }
}

function drawDevices() {
  const list = find('devices');
  const known = new Map([...list.children].map((row) => [row.dataset.id, row]));
  const sorted = [...players.values()].sort((one, other) => (one.friendlyName ?? '').localeCompare(other.friendlyName ?? ''));
  for (const player of sorted) {
    const row = known.get(player.deviceId) ?? deviceRow(player.deviceId);
    known.delete(player.deviceId);
    drawDevice(row, player);
    list.append(...(row.parentNode ? [] : [row]));
  }
  for (const row of known.values()) row.remove();
  find('no-devices').hidden = players.size > 0;
  setText(find('no-devices'), states.current.castDialog?.noDevicesText ?? 'Looking for devices…');
}

function deviceRow(deviceId) {
  const row = make('li', { 'data-id': deviceId });
  row.art = make('div', { class: 'art', 'aria-hidden': 'true' });
  row.name = make('div', { class: 'name' });
  row.now = make('div', { class: 'now' });
  row.choose = make('button', { type: 'button', onclick: () => choose(deviceId) }, 'Control');
  row.toggle = make('button', { type: 'button', onclick: () => connection.tap('player.toggle', { device: deviceId }) });
  row.bar = make('progress', { max: 1, value: 0 });
  row.append(row.art, make('div', {}, row.name, row.now), make('div', { class: 'actions' }, row.toggle, row.choose), row.bar);
  return row;
}

/** A device that plays is joined, so that what plays goes on; another one gets a session. */
async function choose(deviceId) {
  const player = players.get(deviceId);
  const joins = player?.playerState && !['IDLE', 'UNKNOWN'].includes(player.playerState);
  const answer = joins
    ? await connection.tap('player.connect', { device: deviceId }) : await connection.tap('widget.selectDevice', { deviceId });
  if (answer?.sessionId) await connection.tap('session.setCurrent', { sessionId: answer.sessionId });
}

const stateWords = { PLAYING: 'Playing', PAUSED: 'Paused', BUFFERING: 'Loading', LOADING: 'Loading' };

function drawDevice(row, player) {
  const isActive = player.playerState in stateWords;
  const isCurrent = states.current.castDialog?.deviceId === player.deviceId;
  setText(row.name, player.friendlyName ?? player.deviceId);
  const what = [player.title, player.artist ?? player.subtitle].filter(Boolean).join(' · ');
  const state = stateWords[player.playerState];
  setText(row.now, state ? [state, what].filter(Boolean).join(': ') : (player.error?.message ?? player.statusText ?? player.applicationName ?? 'Idle'));
  const url = /^https?:|^data:image\//i.test(player.imageUrl ?? '') && isActive ? player.imageUrl : '';
  if (row.art.dataset.url !== url) {
    row.art.dataset.url = url;
    row.art.replaceChildren(url ? make('img', { src: url, alt: '' }) : icon('tv'));
  }
  row.choose.hidden = isCurrent;
  setAttribute(row.choose, 'aria-label', `Control ${player.friendlyName ?? ''}`);
  row.toggle.hidden = !isActive || isCurrent;
  setText(row.toggle, player.playerState === 'PAUSED' ? 'Play' : 'Pause');
  setAttribute(row.toggle, 'aria-label', `${row.toggle.textContent} on ${player.friendlyName ?? ''}`);
  row.bar.hidden = !isActive || !player.duration;
  setAttribute(row.bar, 'aria-label', `Position on ${player.friendlyName ?? ''}`);
  if (!row.bar.hidden) row.bar.value = Math.min(1, positionOf(player) / player.duration);
}

/** Where it is by now: what was told, and the time since then while it plays. */
function positionOf(player) {
  const elapsed = player.playerState === 'PLAYING' ? (performance.now() - player.heard) / 1000 * (player.playbackRate ?? 1) : 0;
  return (player.position ?? 0) + elapsed;
}

setInterval(() => {
  if (!document.hidden) drawDevices();
}, 1000);

// MARK: The current session

states.addEventListener('change', () => {
  const { castDialog, expandedController, volumeController } = states.current;
  const isActive = Boolean(expandedController?.isActive);
  find('idle').hidden = isActive;
  find('play-here').hidden = castDialog?.mode === 'CONNECTED';
  setText(find('idle').querySelector('.big'), castDialog?.mode === 'CONNECTED' ? `Connected to ${castDialog.deviceName}.` : 'Nothing plays.');
  find('volume-card').hidden = !volumeController?.sessionId;
  drawDevices();
});
find('queue').addEventListener('cast-queue', ({ detail }) => {
  find('queue-card').hidden = detail.length === 0;
});

// The bar is for who has scrolled away from the controls.
new IntersectionObserver(([entry]) => {
  find('mini').style.display = entry.isIntersecting ? 'none' : '';
}, { threshold: 0.4 }).observe(find('player'));

find('play').addEventListener('submit', async (event) => {
  event.preventDefault();
  const device = states.current.castDialog?.deviceId;
  const params = { url: find('url').value, ...(device ? { device } : {}) };
  const status = await connection.tap('player.play', params);
  if (!status) return;
  find('url').value = '';
  if (status.sessionId) await connection.tap('session.setCurrent', { sessionId: status.sessionId });
});

// MARK: The player in the page

const local = new LocalPlayer(connection, states, {
  card: find('local'), video: find('video'), title: find('local-title'), close: find('local-close'),
});

const types = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav' };

find('play-here').addEventListener('click', () => {
  if (!find('url').reportValidity()) return;
  const url = new URL(find('url').value);
  const end = url.pathname.split('.').pop().toLowerCase();
  local.play({ contentId: url.href, contentType: types[end] ?? 'video/mp4', streamType: 'BUFFERED', metadata: { metadataType: 0, title: decodeURI(url.pathname.split('/').pop()) || url.host } });
});

// MARK: The members of a group

const members = new Map();

async function readMembers() {
  const sessionId = states.current.volumeController?.sessionId;
  let devices = [];
  if (sessionId) {
    try {
      const { multizone } = await connection.call('session.get', { sessionId });
      devices = (multizone ?? (await connection.call('session.requestMultizoneStatus', { sessionId }))).devices ?? [];
    } catch {
      // The session has ended meanwhile, or the device knows nothing of groups.
    }
    if (sessionId !== states.current.volumeController?.sessionId) return;
  }
  find('members').hidden = devices.length === 0;
  for (const [id, row] of members) {
    if (devices.some((device) => device.deviceId === id)) continue;
    row.element.remove();
    members.delete(id);
  }
  for (const device of devices) drawMember(device, sessionId);
}

function drawMember(device, sessionId) {
  let row = members.get(device.deviceId);
  if (!row) {
    row = memberRow(device.deviceId);
    members.set(device.deviceId, row);
    find('members').append(row.element);
  }
  row.sessionId = sessionId;
  setText(row.name, device.name ?? device.deviceId);
  setText(row.percent, `${Math.round((device.volume?.level ?? 0) * 100)} %`);
  row.slider.update({ label: `Volume of ${device.name ?? device.deviceId}`, value: device.volume?.level ?? 0 });
}

function memberRow(deviceId) {
  const row = { name: make('span'), percent: make('span', { 'aria-hidden': 'true' }), sessionId: null };
  row.slider = new Slider({
    slide: (phase, level) => (phase === 'ENDED'
      ? connection.tap('session.setMultizoneDeviceVolume', { sessionId: row.sessionId, deviceId, level }) : Promise.resolve()),
    describe: (value) => `${Math.round(value * 100)} %`, steps: { small: 0.05, large: 0.2 },
  });
  row.element = make('div', { class: 'member' }, row.name, row.slider.element, row.percent);
  return row;
}

let volumeSession = null;
states.addEventListener('change', () => {
  const sessionId = states.current.volumeController?.sessionId ?? null;
  if (sessionId === volumeSession) return;
  volumeSession = sessionId;
  readMembers();
});

document.adoptedStyleSheets = [...document.adoptedStyleSheets, Slider.sheet];
setConnection(connection);
connection.start();
