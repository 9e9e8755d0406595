// Every text that the components show by themselves; what plays, the devices and the server's own sentences come with the state.

const table = {
  cast: 'Cast',
  close: 'Close',
  cancel: 'Cancel',
  devices: 'Devices',
  searching: 'Looking for devices…',
  connecting: 'Connecting to {device}…',
  nothingPlays: 'Nothing plays',
  stopCasting: 'Stop casting',
  disconnect: 'Disconnect, and let it play',
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
  untitled: 'Untitled',
  custom: 'Button {id}',
};

/** Replaces some of the texts, as for another language: `setTexts({ play: 'Abspielen' })`. Call it before components are drawn. */
export function setTexts(texts) {
  for (const [key, value] of Object.entries(texts)) {
    if (!(key in table)) throw new RangeError(`There is no text “${key}”.`);
    table[key] = String(value);
  }
}

/** The keys of all texts. */
export const textKeys = Object.keys(table);

/** The name of the file that an address leads to, for people; empty if it has none. */
export function fileName(address) {
  const name = String(address ?? '').split(/[?#]/)[0].split('/').pop();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The text for `key`, with `{name}` replaced by `values.name`. */
export function text(key, values = {}) {
  return table[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
