#!/usr/bin/env node
import { CastClient } from './client.js';
import { CastError } from './errors.js';
import { ConnectionPhase } from './generated/enums.js';
import { plain } from './plain.js';

const USAGE = `usage: cast-play [DEVICE [URL…]]
Plays on a device, and shows the position until the end; Ctrl-C stops it. Without a URL: shows what plays. Without a device: lists them.`;

/** The width of a terminal that doesn't report it. */
const UNKNOWN_COLUMNS = 80;

const [device, ...urls] = process.argv.slice(2);
if (device?.startsWith('-')) {
  console.log(USAGE);
  process.exit(device === '--help' || device === '-h' ? 0 : 64);
}

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

try {
  const cast = await CastClient.connect({ spawn: true });
  try {
    if (device === undefined) await list(cast);
    else await play(cast.tv(device), urls);
  } finally {
    await cast.close();
  }
} catch (error) {
  if (!(error instanceof CastError)) throw error;
  console.error(`cast-play: ${plain(error.message)}${error.advice ? ` ${plain(error.advice)}` : ''}`);
  process.exitCode = 1;
}

async function list(cast) {
  for (const { last } of await cast.devices()) console.log(line(last));
}

async function play(tv, what) {
  const { signal } = stop;
  // Before its launch, the app on the device is that of another sender.
  let isOurs = false;
  const onProgress = ({ phase }) => { isOurs ||= phase === ConnectionPhase.LAUNCH; };
  try {
    if (what.length > 0) {
      await tv.play(what.length === 1 ? what[0] : what, { signal, onProgress });
      isOurs = true;
    }
    for await (const status of tv.progress({ signal })) show(line(status));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (process.stdout.isTTY) process.stdout.write('\n');
  if (signal.aborted && isOurs) await tv.stop();
}

/** Shows a line of text; on a terminal it replaces the last one, and is cut since a second row would stay. */
function show(text) {
  const { isTTY, columns } = process.stdout;
  process.stdout.write(isTTY ? `\r\x1b[K${plain(text, (columns || UNKNOWN_COLUMNS) - 1)}` : `${text}\n`);
}

function line({ friendlyName, playerState, title, contentId, position, duration }) {
  const what = title ?? contentId;
  const where = position === undefined ? '' : ` ${clock(position)}${duration === undefined ? '' : `/${clock(duration)}`}`;
  return `${plain(friendlyName)}: ${plain(playerState)}${where}${what === undefined ? '' : ` ${plain(what)}`}`;
}

function clock(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
