import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { ApplicationNotRunning } from './generated/errors.js';

/** Limit of a call that finds the device, connects, launches, loads and waits for playback, in seconds; each step has its own limit. */
const PLAY_TIMEOUT = 150;
const ANNOUNCEMENT = 60;
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
  play(what, { signal, timeout = PLAY_TIMEOUT, onProgress, ...params } = {}) {
    if (typeof params.subtitles === 'string') params.subtitles = locationOf(params.subtitles);
    return this.#call('play', { ...params, ...whatMembers(what) }, { signal, timeout, onProgress });
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

  /** `volume(0.3)`, `volume({ steps: 1 })`, `volume({ muted: true })`. */
  volume(change, options) {
    return this.#call('setVolume', typeof change === 'number' ? { level: change } : { ...change }, options);
  }

  status(options) {
    return this.#call('status', {}, options);
  }

  /** Plays an announcement; resolves when the previous playback is restored. */
  announce(what, { volume, maximumDuration, signal, timeout, onProgress } = {}) {
    const params = { ...whatMembers(what), volumeLevel: volume, maximumDuration };
    const limit = timeout ?? 2 * PLAY_TIMEOUT + (maximumDuration ?? ANNOUNCEMENT);
    return this.#call('interrupt', params, { signal, timeout: limit, onProgress });
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
      known = new Known(await this.#joined(signal), interval);
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
        else if (name === 'reconnected') yield (known = new Known(await this.#joined(signal), interval)).status;
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
  async #joined(signal) {
    try {
      return await this.#call('connect', {}, { signal });
    } catch (error) {
      if (!(error instanceof ApplicationNotRunning)) throw error;
      return this.status({ signal });
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

/** Returns a URL unchanged, and an existing path as an absolute one, since the server's folder is another. */
function locationOf(what) {
  return !/^[a-z][a-z0-9+.-]+:/i.test(what) && existsSync(what) ? resolve(what) : what;
}

function whatMembers(what) {
  if (typeof what === 'string') return { url: locationOf(what) };
  if (Array.isArray(what) && what.every((each) => typeof each === 'string')) return { urls: what.map(locationOf) };
  if (typeof what?.items === 'object') return { queueData: what };
  if (typeof what === 'object' && what !== null && !Array.isArray(what)) return { media: what };
  throw new TypeError('what: expected a URL or path, an array of them, MediaInformation or QueueData.');
}

/** Returns the value of `promise`, or `undefined` after `seconds`. */
async function within(seconds, promise) {
  if (seconds === undefined) return promise;
  let timer;
  const limit = new Promise((resolve) => { timer = setTimeout(resolve, seconds * 1000); });
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
