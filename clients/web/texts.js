// The texts of the components and the remote page. The names of media and devices come with the state.

const table = {
  // The dialog
  close: 'Close',
  cancel: 'Cancel',
  devices: 'Devices',
  connecting: 'Connecting to {device}…',
  nothingPlays: 'Nothing plays',
  stopCasting: 'Stop casting',
  disconnect: 'Disconnect, and continue playback',
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
  queueModes: 'Queue options',
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
  skipToPlayer: 'Skip to the player',
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
  notLetIn: 'Access refused. Open the address that “castctl web” printed.',
  bridgeEnded: 'castctl web has ended. Start it again, and open the address that it prints.',
  catalogueUnreadable: 'The catalogue of films can’t be read: {reason}',
  textsUnreadable: 'The texts can’t be read: {reason}',
  playFirst: 'Play something first.',
  chooseFirst: 'Choose a device with the Cast button first.',
  tryAgain: 'The device is busy with another request; try again in a moment.',
  // Texts that the server sends in words. They are used until a text replaces them.
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

/** Reports with `change` that texts were replaced. */
export const textChanges = new EventTarget();

/**
 * Replaces some of the texts, for another language: `setTexts({ play: 'Abspielen' })`; `null` restores one. Visible components are redrawn.
 * The keys are {@link textKeys}, and `error.NAME` and `advice.NAME` for the errors of the API.
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

/** Returns the text for `key`, with `{name}` replaced by `values.name`. */
export function text(key, values = {}) {
  return (table[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/** Returns the text that replaces the server's `words`, or else these. */
export function said(key, words, values) {
  return typeof table[key] === 'string' ? text(key, values) : (words ?? '');
}

/** Returns the failure and the advice: the server's, or the texts for the error's name. */
export function errorTexts(error, advice = error.advice) {
  const name = error.data?.name ?? error.name;
  return { what: said(`error.${name}`, error.message), advice: said(`advice.${name}`, advice) };
}

/** Returns the file name in an address, for people; empty if it has none. */
export function fileName(address) {
  const name = String(address ?? '').split(/[?#]/)[0].split('/').pop();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
