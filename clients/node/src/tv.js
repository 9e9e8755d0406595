import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { ApplicationNotRunning } from './generated/errors.js';
import { withSuggestion } from './nearest-name.js';
import { MAX_TIMER_MS } from './timer.js';
import { selection, tracksOf } from './tracks.js';

/** The largest number of items that `queue.list` returns. */
const MAX_ITEMS = 5000;
const CALL_OPTIONS = ['timeout', 'signal'];
const PROGRESS_CALL_OPTIONS = [...CALL_OPTIONS, 'onProgress'];
const PLAY_OPTIONS = [
  'title', 'contentType', 'currentTime', 'resume', 'autoplay', 'repeatMode', 'applicationId', 'subtitles', 'waitTimeout', 'searchTimeout',
];
const TOPICS = ['player.didChange', 'connectionLost', 'reconnected'];

/** One device. Every method finds it and joins its app by itself. */
export class TV {
  #client;

  /** Not for use by programs: `client.tv(device)` creates them. */
  constructor(client, device, last) {
    this.#client = client;
    this.device = device;
    /** The last status that the server returned. */
    this.last = last;
  }

  /** The device's name, or an empty string if it isn't known. */
  get name() {
    return this.last?.friendlyName ?? this.device ?? '';
  }

  /** Plays a URL or path, several, media information or a queue; resolves when playback starts. */
  play(what, options = {}) {
    checkOptions('tv.play', options, [...PLAY_OPTIONS, ...PROGRESS_CALL_OPTIONS]);
    const { signal, timeout, onProgress, ...params } = options;
    if (typeof params.subtitles === 'string') params.subtitles = locationOf(params.subtitles);
    return this.#call('play', { ...params, ...whatMembers(what) }, { signal, timeout, onProgress });
  }

  /** Joins the app that runs, and launches none. */
  join(options) {
    return this.#call('connect', {}, options);
  }

  /** Adds media to the end of the queue; plays it if nothing is loaded. */
  async enqueue(what, options = {}) {
    checkOptions('tv.enqueue', options, ['title', 'contentType', ...PROGRESS_CALL_OPTIONS]);
    const { title, contentType, signal, timeout } = options;
    const items = queueItems(what, title, contentType);
    const { sessionId, playerState } = await this.#joined({ signal, timeout });
    if (sessionId === undefined || playerState === 'IDLE') return this.play(what, options);
    await this.#client.queue.insert({ sessionId, items }, { signal, timeout });
    return this.status({ signal, timeout });
  }

  /** Returns the items of the queue in their order; none if nothing is loaded. */
  async queue(options) {
    const { sessionId, playerState } = await this.#joined(options);
    if (sessionId === undefined || playerState === 'IDLE') return [];
    return (await this.#client.queue.list({ sessionId, count: MAX_ITEMS }, options)).items;
  }

  /** Plays an item of the queue, which `queue` lists. */
  async jump(itemId, options) {
    const { sessionId } = await this.join(options);
    await this.#client.queue.jump({ sessionId, itemId }, options);
    return this.status(options);
  }

  /** Returns the tracks of what plays; chooses some first, if they are given. */
  async tracks(choice = {}) {
    checkOptions('tv.tracks', choice, ['audio', 'text', ...CALL_OPTIONS]);
    const { audio, text, ...options } = choice;
    const { sessionId } = await this.join(options);
    const { media } = this.#client;
    let state = await media.getStatus({ sessionId }, options);
    if (audio === undefined && text === undefined) return tracksOf(state);
    const { activeTrackIds, ...languages } = selection(tracksOf(state), audio, text);
    if (activeTrackIds) state = await media.setActiveTracks({ sessionId, activeTrackIds }, options);
    if (Object.keys(languages).length > 0) state = await media.selectTracks({ sessionId, ...languages }, options);
    return tracksOf(state);
  }

  pause(options) {
    return this.#call('pause', {}, options);
  }

  resume(options) {
    return this.#call('resume', {}, options);
  }

  toggle(options) {
    return this.#call('toggle', {}, options);
  }

  stop(options) {
    return this.#call('stop', {}, options);
  }

  /** `seek(90)` goes to a position, `seek({ by: -10 })` by a distance. */
  seek(to, options) {
    return this.#call('seek', typeof to === 'number' ? { position: to } : { distance: to.by }, options);
  }

  next(options) {
    return this.#call('next', {}, options);
  }

  previous(options) {
    return this.#call('previous', {}, options);
  }

  /** `volume({ level: 0.3 })`, `volume({ percent: 30 })`, `volume({ steps: 1 })`, `volume({ muted: true })`. */
  volume(change, options) {
    if (typeof change !== 'object' || change === null) {
      throw new TypeError('tv.volume: name the unit: { level: 0.3 } (0 to 1) or { percent: 30 } (0 to 100).');
    }
    checkOptions('tv.volume', change, ['level', 'percent', 'steps', 'muted']);
    const { level, percent, ...others } = change;
    return this.#call('setVolume', { level: volumeLevel('level', level, percent), ...others }, options);
  }

  status(options) {
    return this.#call('status', {}, options);
  }

  /** Plays an announcement; resolves when the previous playback is restored. */
  announce(what, options = {}) {
    checkOptions('tv.announce', options, ['title', 'contentType', 'volume', 'percent', 'maximumDuration', ...PROGRESS_CALL_OPTIONS]);
    const { title, contentType, volume, percent, maximumDuration, signal, timeout, onProgress } = options;
    const params = { title, contentType, ...whatMembers(what), volumeLevel: volumeLevel('volume', volume, percent), maximumDuration };
    return this.#call('interrupt', params, { signal, timeout, onProgress });
  }

  /** Yields the status: now, at each change, and every `interval` seconds with the present position. */
  async *progress({ interval = 1, signal } = {}) {
    const client = this.#client;
    const events = client.stream(TOPICS, { signal });
    let subscription;
    let known;
    try {
      ({ subscription } = await client.events.subscribe({ topics: [TOPICS[0]] }, { signal }));
      const nextEvent = () => {
        const next = events.next();
        next.catch(() => {}); // The iterating code gets the error with its next step.
        return next;
      };
      let next = nextEvent();
      known = new Known(await this.#joined({ signal }), interval);
      yield known.status;
      while (known.status.playerState !== 'IDLE') {
        const event = await within(known.patience(), next);
        if (event === undefined) {
          yield (this.last = known.now());
          continue;
        }
        if (event.done) return;
        next = nextEvent();
        const { name, params } = event.value;
        if (name === 'connectionLost') known.stop();
        else if (name === 'reconnected') yield (known = new Known(await this.#joined({ signal }), interval)).status;
        else if (name === TOPICS[0] && params.deviceId === known.status.deviceId) {
          known = new Known(withoutSequence(params), interval);
          yield (this.last = known.status);
        }
      }
    } catch (error) {
      // An abort, like `close()`, ends the iteration without an error.
      if (!signal?.aborted) throw error;
    } finally {
      await events.return();
      if (subscription && client.isConnected) await client.events.unsubscribe({ subscription }).catch(() => {});
    }
  }

  /** Joins the device's app: the server reports changes of joined apps only. */
  async #joined(options) {
    try {
      return await this.join(options);
    } catch (error) {
      if (!(error instanceof ApplicationNotRunning)) throw error;
      return this.status(options);
    }
  }

  async #call(method, params, options) {
    this.last = await this.#client.player[method]({ ...defined(params), ...defined({ device: this.device }) }, options);
    return this.last;
  }
}

/** A status, and the position extrapolated from it. Times are in seconds. */
export class Known {
  #at;
  #shownAt;
  #interval;
  #isStopped = false;

  constructor(status, interval, at = performance.now() / 1000) {
    this.status = status;
    this.#interval = interval;
    this.#at = at;
    this.#shownAt = at;
  }

  /** Handles the loss of the connection: the playback is unknown until the next status. */
  stop() {
    this.#isStopped = true;
  }

  /** Returns the time until the next update of the position; `undefined`: only an event causes an update. */
  patience(at = performance.now() / 1000) {
    const { playerState, position } = this.status;
    if (this.#isStopped || playerState !== 'PLAYING' || position === undefined) return undefined;
    return Math.max(0, this.#shownAt + this.#interval - at);
  }

  /** Returns the status with its present position. */
  now(at = performance.now() / 1000) {
    this.#shownAt = at;
    const { position, playbackRate = 1, duration = Infinity } = this.status;
    const there = position + (at - this.#at) * playbackRate;
    return { ...this.status, position: Math.min(there, Math.max(duration, position)) };
  }
}

/**
 * Returns a URL unchanged, and an existing path as an absolute one, since the server's folder is another. A name such
 * as `Alien: Covenant.mkv` may begin like a URL without `//`.
 */
function locationOf(what) {
  return !/^[a-z][a-z0-9+.-]*:\/\//i.test(what) && existsSync(what) ? resolve(what) : what;
}

function whatMembers(what) {
  if (typeof what === 'string') return { url: locationOf(what) };
  if (Array.isArray(what) && what.every((each) => typeof each === 'string')) return { urls: what.map(locationOf) };
  if (typeof what?.items === 'object') return { queueData: what };
  if (typeof what === 'object' && what !== null && !Array.isArray(what)) return { media: what };
  throw new TypeError('what: expected a URL or path, an array of them, MediaInformation or QueueData.');
}

/** Returns the items that `queue.insert` adds. */
function queueItems(what, title, contentType) {
  const { url, urls = [url], media, queueData } = whatMembers(what);
  if (media) return [{ media }];
  if (queueData) return [...queueData.items];
  return urls.map((contentId) => ({ media: defined({ contentId, contentType, metadata: title === undefined ? undefined : { title } }) }));
}

/** Returns a volume from 0 to 1, which is given as such or in percent. */
function volumeLevel(name, level, percent) {
  if (level !== undefined && percent !== undefined) throw new TypeError(`Pass either ${name} (0 to 1) or percent (0 to 100).`);
  if (percent === undefined) return level;
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`percent: expected 0 to 100, found ${percent}`);
  return percent / 100;
}

/** Refuses an option that `method` hasn't, and names the one that may be meant. */
function checkOptions(method, options, known) {
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new TypeError(withSuggestion(`${method} has no option '${name}'.`, name, known));
  }
}

/** Returns the value of `promise`, or `undefined` after `seconds`. */
async function within(seconds, promise) {
  if (seconds === undefined || seconds === Infinity) return promise;
  let timer;
  const limit = new Promise((resolve) => { timer = setTimeout(resolve, Math.min(seconds * 1000, MAX_TIMER_MS)); });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function withoutSequence({ seq, ...status }) {
  return status;
}

function defined(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
