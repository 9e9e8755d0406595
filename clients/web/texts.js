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
  changeDevice: 'Change the device: {device}',
  untitled: 'Untitled',
  custom: 'Button {id}',
  secondsBack: '{seconds} seconds back',
  secondsAhead: '{seconds} seconds forward',
  speedOf: 'Speed {rate}',
  reconnecting: 'The connection to {device} is lost. Trying again…',
  suspendedHere: 'The connection to {device} is on hold.',
  suspendedNoNetwork: 'This machine has no network. {device} is connected again with it.',
  waitingFor: 'Waiting for {device}…',
  sinceTime: 'for {time}',
  // Why a control is off
  off: '{label} ({reason})',
  offReconnecting: 'the connection is lost',
  offConnecting: 'still connecting',
  offNothing: 'nothing plays',
  offLoading: 'still loading',
  offBusy: 'the device hasn’t answered yet',
  offAd: 'not during an advertisement',
  offUnsupported: 'not possible with what plays',
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
  searchQueue: 'Search the queue',
  clearQueue: 'Clear',
  clearQueueSure: 'Remove {count}?',
  noneFound: 'Nothing found.',
  // The remote page
  pageTitle: 'Cast remote',
  skipToPlayer: 'Skip to the player',
  player: 'What plays',
  idle: 'Nothing plays.',
  idleConnected: 'Connected to {device}.',
  idleAdvice: 'Choose a device, then a film, or give the address or the path of a film, a song or a picture.',
  idleAdviceConnected: 'Choose a film, or give the address or the path of a film, a song or a picture.',
  members: 'Members of the group',
  queuePlace: 'Queue · {number} of {count}',
  closePlayer: 'Close the player',
  connection: 'Connection',
  address: 'Play',
  playHere: 'Play here',
  playThere: 'Play on {device}',
  playNow: 'Play now',
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  films: 'Films',
  searching: 'Looking for devices…',
  filterDevices: 'Filter devices',
  moveHere: 'Move here',
  moveTo: 'Move what plays to {device}',
  chosenNow: 'Controlled here',
  deviceLost: 'Reconnecting…',
  deviceGone: 'Not reachable',
  muteOn: 'Mute {device}',
  unmuteOn: 'Unmute {device}',
  chooseSeveral: 'Choose several',
  chooseDevice: 'Choose {device}',
  chosenCount: '{count} chosen',
  playOnChosen: 'Play on {count} devices',
  playChosen: 'Play all',
  pauseChosen: 'Pause all',
  stopChosen: 'Stop all',
  chosenAdvice: 'Films and addresses now play on all that are chosen, each by itself: not in step, as a speaker group does.',
  addressPlaceholder: 'Address, page, or path of a file',
  notHere: 'The page can only play web addresses itself. Choose a device for this one.',
  dropHere: 'Drop to play',
  dropNoPath: 'The browser doesn’t tell the page where “{name}” is.',
  dropNoPathAdvice: 'Give its path in the field, or cast it from a shell: castctl play FILE.',
  dropNothing: 'Nothing in it can be played: drop a web address or a link to a file.',
  history: 'Played from here',
  clearHistory: 'Clear the list',
  playAgain: 'Play {title} again',
  forget: 'Remove {title} from the list',
  sleepTimer: 'Sleep timer',
  timerOff: 'Off',
  timerMinutes: '{minutes} minutes',
  timerEnd: 'At the end of this one',
  timerRuns: 'Pauses {device} in {time}.',
  timerEnds: 'Pauses {device} when this one ends.',
  timerHonest: 'Only while this page stays open.',
  keys: 'Keys',
  phones: 'Phones as remote controls',
  keyPlay: 'Play or pause',
  keySeek: '5 seconds back or forward',
  keySeekFar: '10 seconds back or forward',
  keyVolume: 'Louder or quieter',
  keyMute: 'Mute',
  keySkip: 'Next or previous',
  keyAddress: 'Go to the address field',
  keyHelp: 'This list',
  tabTitle: '{title} · {device}',
  lostAdvice: 'Playback there may continue. Check that the device is on, and that this machine is on its network.',
  tryNow: 'Try now',
  giveUp: 'Disconnect',
  lostForGood: 'The connection to {device} was lost.',
  endedElsewhere: 'Casting to {device} was ended there, or by another sender.',
  connectAgain: 'Connect again',
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
  noneChosen: 'No device is chosen.',
  notNow: 'That isn’t possible now.',
  requestRejected: '{device} refuses that.',
  queueEnds: 'The queue ends here.',
  queueChanged: 'The queue has changed meanwhile.',
  deviceNotFound: '{device} can’t be found.',
  someDevice: 'The device',
  checkDevice: 'Check that it is on, and on the same network as this machine.',
  deviceRefuses: '{device} refuses the connection.',
  restartDevice: 'Restart the device.',
  deviceSilent: '{device} doesn’t answer.',
  waitOrRestart: 'Wait a moment; if it stays silent, restart it.',
  connectionIsLost: 'The connection to {device} is lost.',
  comesBack: 'It is made again by itself as soon as the device answers.',
  cannotPlay: '{device} can’t play this.',
  tryOther: 'Try another file or address. For files of this machine, “castctl play --convert always” makes it playable.',
  pageUnreadable: 'No film was found on that page.',
  pageAdvice: 'Check that it needs no login; a newer yt-dlp may know the site.',
  resolverMissing: 'Pages can’t be read: yt-dlp isn’t installed on this machine.',
  resolverAdvice: 'Install yt-dlp, or give the address of the film itself.',
  notAnAddress: '“{given}” is no address and no path.',
  fileMissing: 'There is no such file.',
  fileAdvice: 'Give the whole path, from “/” on.',
  fileForbidden: 'The file can’t be read.',
  fileRights: 'Give your user the right to read it.',
  launchFailed: '{device} didn’t start the app.',
  launchAdvice: 'It may be locked by parental controls, or have no screen. Try again.',
  transferFailed: 'It couldn’t be moved. {device} continues.',
  transferAdvice: 'Try again, or choose another device.',
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
 * Replaces some of the texts, for another language: `setTexts({ play: 'Abspielen' })`; `null` restores one. Visible
 * components are redrawn. The keys are {@link textKeys}, and `error.NAME` and `advice.NAME` for the errors of the API.
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
  return { what: said(`error.${name}`, error.userMessage ?? error.message), advice: said(`advice.${name}`, advice) };
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
