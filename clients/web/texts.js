// Every text that the components and the remote page show by themselves. What plays and the names of devices come with the state.

const table = {
  // The dialog
  close: 'Close',
  cancel: 'Cancel',
  devices: 'Devices',
  connecting: 'Connecting to {device}…',
  nothingPlays: 'Nothing plays',
  stopCasting: 'Stop casting',
  disconnect: 'Disconnect, and let it play',
  // The controllers
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  next: 'Next',
  previous: 'Previous',
  rewind: '30 seconds back',
  forward: '30 seconds forward',
  mute: 'Mute',
  unmute: 'Unmute',
  tracks: 'Audio and subtitles',
  audio: 'Audio',
  subtitles: 'Subtitles',
  louder: 'Louder',
  quieter: 'Quieter',
  volume: 'Volume',
  volumeOf: 'Volume of {device}',
  volumeFixed: 'The device’s volume is fixed.',
  percent: '{percent} %',
  position: 'Position',
  positionText: '{position} of {duration}',
  live: 'Live',
  advertisement: 'Advertisement',
  skipAd: 'Skip ad',
  skipAdIn: 'Skip in {seconds} s',
  learnMore: 'Learn more',
  speed: 'Speed',
  loading: 'Loading…',
  openController: 'Show all controls',
  untitled: 'Untitled',
  custom: 'Button {id}',
  // The queue
  queue: 'Queue',
  queueEmpty: 'The queue is empty.',
  queueModes: 'What comes after',
  repeatOff: 'Repeat: off',
  repeatAll: 'Repeat: all',
  repeatSingle: 'Repeat: this one',
  shuffle: 'Repeat: all, shuffled',
  pauseQueue: 'Pause after this one',
  playItem: 'Play {title}',
  removeItem: 'Remove {title}',
  moveItem: 'Move {title}: up and down arrows',
  moved: '{title} is now number {number}.',
  current: 'Now playing',
  // The remote page
  pageTitle: 'Cast remote',
  skipToPlayer: 'Skip to what plays',
  player: 'What plays',
  idle: 'Nothing plays.',
  idleConnected: 'Connected to {device}.',
  idleAdvice: 'Choose a device, then a film, or give the address of a film, a song or a picture.',
  members: 'Members of the group',
  closePlayer: 'Close the player',
  address: 'Play',
  playHere: 'Play here',
  playThere: 'Play on {device}',
  playNow: 'Play now',
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  films: 'Films',
  searching: 'Looking for devices…',
  control: 'Control',
  controlDevice: 'Control {device}',
  playOn: 'Play on {device}',
  pauseOn: 'Pause on {device}',
  positionOn: 'Position on {device}',
  playing: 'Playing',
  paused: 'Paused',
  deviceLoads: 'Loading',
  deviceIdle: 'Idle',
  understood: 'OK',
  connectingToServer: 'Connecting…',
  connectionLost: 'The connection is lost. Trying again…',
  notLetIn: 'Not let in. Open the address that “castctl web” printed.',
  bridgeEnded: 'castctl web has ended. Start it again, and open the address that it prints.',
  catalogueUnreadable: 'The catalogue of films can’t be read: {reason}',
  textsUnreadable: 'The texts can’t be read: {reason}',
  playFirst: 'Play something first.',
  chooseFirst: 'Choose a device with the Cast button first.',
  tryAgain: 'The device does something else just now; try again in a moment.',
  // What the server says in words. Its words stand until a text takes their place.
  castNotConnected: null,
  castConnecting: null,
  castConnected: null,
  castNoDevices: null,
  castTo: null,
  connectingTo: null,
  noDevices: null,
  discoveryOff: null,
  discoveryUnavailable: null,
  noNetwork: null,
  noneSuitable: null,
  nothingFound: null,
  introTitle: null,
  introButton: null,
  castingTo: null,
  defaultTrack: null,
  noTrack: null,
  serverEnded: null,
  noServer: null,
};

const defaults = { ...table };

/** Texts for errors by their names: `error.DeviceNotFound`, `advice.DeviceNotFound`. */
const errorKey = /^(error|advice)\.[A-Z]\w*$/;

/** Tells with `change` that texts were replaced. */
export const textChanges = new EventTarget();

/**
 * Replaces some of the texts, as for another language: `setTexts({ play: 'Abspielen' })`; `null` brings one back. What is drawn already is drawn
 * anew. The keys are {@link textKeys}, and `error.NAME` and `advice.NAME` for the errors of the API.
 */
export function setTexts(texts) {
  for (const key of Object.keys(texts)) {
    if (!Object.hasOwn(table, key) && !errorKey.test(key)) throw new RangeError(`There is no text “${key}”.`);
  }
  for (const [key, value] of Object.entries(texts)) table[key] = value === null ? (defaults[key] ?? null) : String(value);
  textChanges.dispatchEvent(new Event('change'));
}

/** The keys of all texts but those of errors. */
export const textKeys = Object.keys(table);

/** The text for `key`, with `{name}` replaced by `values.name`. */
export function text(key, values = {}) {
  return (table[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/** What the server says in `words`, or the text that takes their place. */
export function said(key, words, values) {
  return typeof table[key] === 'string' ? text(key, values) : (words ?? '');
}

/** What went wrong and what to do, as the server says it or as the texts for its name do. */
export function errorTexts(error, advice = error.advice) {
  const name = error.data?.name ?? error.name;
  return { what: said(`error.${name}`, error.message), advice: said(`advice.${name}`, advice) };
}

/** The name of the file that an address leads to, for people; empty if it has none. */
export function fileName(address) {
  const name = String(address ?? '').split(/[?#]/)[0].split('/').pop();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
