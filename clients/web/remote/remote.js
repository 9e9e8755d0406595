// The remote page: creates its parts and connects them.

import { CastConnection, WidgetStates, setConnection, setTexts } from '../cast.js';
import { Slider } from '../slider.js';
import { errorTexts, fileName, said, text, textChanges } from '../texts.js';
import { make, setText, translate } from '../widget.js';
import { Devices } from './devices.js';
import { Films } from './films.js';
import { LocalPlayer } from './local.js';
import { Members } from './members.js';

/** Time for which a problem stays on the page, in milliseconds; its button removes it at once. */
const PROBLEM_TIME = 15_000;
const find = (id) => document.getElementById(id);

/** Takes the token from the address's fragment, which is then hidden; keeps it for this address alone, for reloads and other tabs. */
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
/** An editor's webview, which connects to the server in another way, sets `castOpen` before this page runs: the `open` of `CastConnection`. */
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
  drawConnection();
});

// MARK: The connection

/** Returns the text about the connection: a function, since texts may be replaced. */
let connectionText = () => '';
function drawConnection(words = connectionText) {
  connectionText = words;
  setText(find('connection'), words());
}

/** The texts for why a connection is closed, by the codes of WebSockets. */
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
  drawConnection(() => said(closeTexts[detail.code], detail.reason) || text(hasEverConnected ? 'connectionLost' : 'connectingToServer'));
  if (hasEverConnected || detail.reason) return;
  const key = await whyRefused();
  if (!hasEverConnected) drawConnection(() => text(key));
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

connection.addEventListener('refused', ({ detail }) => showProblem(detail.error));

/** The advice in this page by the errors' names, where the server's advice is for programmers. */
const advices = {
  NoMediaSession: 'playFirst', NoSuchSession: 'chooseFirst', SessionNotConnected: 'chooseFirst', DeviceNotFound: 'chooseFirst',
  AmbiguousDevice: 'chooseFirst', ControlDisabled: 'tryAgain',
};

/** Shows an error for people: the failure and the advice. */
function showProblem(error) {
  if (error.name === 'ConnectionClosed' || error.name === 'RequestReplaced') return;
  const { what, advice } = errorTexts(error, error.name in advices ? text(advices[error.name]) : error.advice);
  const words = make('div', {}, make('p', {}, what), advice ? make('p', {}, advice) : '');
  const problem = make('div', { class: 'problem' }, words);
  const remove = () => problem.remove();
  problem.append(make('button', { type: 'button', onclick: remove, 'data-text': 'understood' }));
  const problems = find('problems');
  while (problems.children.length >= 3) problems.firstChild.remove();
  problems.append(problem);
  setTimeout(remove, PROBLEM_TIME);
}

// MARK: Devices and widgets

new Devices(connection, states, { list: find('devices'), empty: find('no-devices') });
new Members(connection, states, find('members'));

// MARK: The current session

function drawSession() {
  const { castDialog, expandedController, volumeController } = states.current;
  const isActive = Boolean(expandedController?.isActive);
  find('idle').hidden = isActive;
  find('play-here').hidden = castDialog?.mode === 'CONNECTED';
  setText(find('idle').querySelector('.big'), castDialog?.mode === 'CONNECTED' ? text('idleConnected', { device: castDialog.deviceName }) : text('idle'));
  find('volume-card').hidden = !volumeController?.sessionId;
}
states.addEventListener('change', drawSession);
find('queue').addEventListener('cast-queue', ({ detail }) => {
  find('queue-card').hidden = detail.length === 0;
});

// The bar is for users who have scrolled away from the controls.
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

document.querySelector('cast-dialog').addEventListener('cast-disconnect', ({ detail }) => {
  if (detail.action === 'LEAVE') local.leave();
});

const films = new Films(connection, states, local, { card: find('films-card'), list: find('films'), sheet: find('film') });
films.read(beside('films.json')).catch((error) => showProblem(new Error(text('catalogueUnreadable', { reason: error.message }))));

/** The types of extensions, for the player in the page; the device determines them by itself. */
const types = {
  mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav',
};

find('play-here').addEventListener('click', () => {
  if (!find('url').reportValidity()) return;
  const url = new URL(find('url').value);
  const end = url.pathname.split('.').pop().toLowerCase();
  local.play({
    contentId: url.href, contentType: types[end] ?? 'video/mp4', streamType: 'BUFFERED',
    metadata: { metadataType: 0, title: fileName(url.href) || url.host },
  });
});

document.adoptedStyleSheets = [...document.adoptedStyleSheets, Slider.sheet];
// First the language, then everything: no text is shown in another one.
await readTexts().catch((error) => showProblem(new Error(text('textsUnreadable', { reason: error.message }))));
translate(document);
setConnection(connection);
connection.start();
