'use strict';
const { plain } = require('./plain.js');

const ICONS = { PLAYING: '$(play)', PAUSED: '$(debug-pause)', BUFFERING: '$(sync~spin)', LOADING: '$(sync~spin)' };
const LONGEST_TITLE = 40;

/** The playback, at the bottom of the window; a click opens the controls. */
class StatusBar {
  #item;
  #watch;
  #device;

  constructor(vscode) {
    this.#item = vscode.window.createStatusBarItem('cast.status', vscode.StatusBarAlignment.Right, 50);
    this.#item.name = 'Cast';
    this.#item.command = 'cast.controls';
  }

  /** Follows a device until its playback ends, in place of the previous one. */
  follow(tv) {
    if (this.#watch && this.#device === tv.device) return this.#watch.ended;
    this.#watch?.abort();
    const watch = new AbortController();
    this.#watch = watch;
    this.#device = tv.device;
    watch.ended = this.#show(tv, watch);
    return watch.ended;
  }

  dispose() {
    this.#watch?.abort();
    this.#item.dispose();
  }

  async #show(tv, watch) {
    try {
      for await (const status of tv.progress({ signal: watch.signal })) {
        if (this.#watch !== watch) return;
        this.#item.text = text(status);
        this.#item.tooltip = [status.friendlyName, status.title, status.artist ?? status.subtitle].filter(Boolean).map((words) => plain(words)).join('\n');
        this.#item.show();
      }
    } catch {
      // The command itself has shown the error; here only the text is hidden.
    } finally {
      if (this.#watch === watch) {
        this.#watch = undefined;
        this.#item.hide();
      }
    }
  }
}

function text({ friendlyName, playerState, title, position, duration }) {
  const where = position === undefined ? '' : ` ${clock(position)}${duration === undefined ? '' : ` / ${clock(duration)}`}`;
  const what = title === undefined ? '' : ` ${plain(title, LONGEST_TITLE)}`;
  return `$(device-desktop) ${plain(friendlyName, LONGEST_TITLE)} ${ICONS[playerState] ?? ''}${where}${what}`;
}

function clock(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  const two = (number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Returns the argument of `tv.seek` for `90`, `1:30`, `1:02:03`, `+30` or `-10`; `undefined` for other words. */
function seekTarget(words) {
  const found = /^\s*([+-]?)(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)\s*$/.exec(words);
  if (!found) return undefined;
  const [, sign, hours = 0, minutes = 0, rest] = found;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  if (sign === '') return seconds;
  return { by: sign === '-' ? -seconds : seconds };
}

module.exports = { StatusBar, clock, seekTarget, text };
