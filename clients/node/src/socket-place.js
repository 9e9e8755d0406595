import { lstatSync, statSync } from 'node:fs';
import { ServerNotFound } from './errors.js';

const NAME = 'cast-rpc';

/**
 * The socket of a server that was started without the name of one, by the rule of docs/Daemon.md: `$XDG_RUNTIME_DIR` if it is a folder of this
 * user; else that of `/run/user`, since cron and `su` set no variable; else a private folder in `$TMPDIR` or `/tmp`, as in a container.
 * `Tests/SocketPlaces/places.json` holds all clients to it. Throws `ServerNotFound` if another user may have made the private folder.
 */
export function defaultSocketPath({
  environment = process.env, user = process.geteuid(), runtimeFolders = '/run/user', temporaryFolder = '/tmp',
} = {}) {
  const named = absolute(environment.XDG_RUNTIME_DIR);
  if (named && isOurFolder(statSync, named, user)) return `${named}/${NAME}/socket`;
  const folder = `${runtimeFolders}/${user}`;
  if (isOurFolder(lstatSync, folder, user)) return `${folder}/${NAME}/socket`;
  const own = `${absolute(environment.TMPDIR) ?? temporaryFolder}/${NAME}-${user}`;
  const status = statusOf(lstatSync, own);
  // Where there is nothing yet the server makes it.
  if (status && !(status.isDirectory() && status.uid === user && (status.mode & 0o077) === 0)) {
    throw new ServerNotFound(`${own} isn't safe for a socket: it must be a folder of yours and closed to others (chmod 700).`);
  }
  return `${own}/socket`;
}

/** The path without slashes at its end; relative ones are ignored, as the XDG Base Directory Specification says. */
function absolute(path) {
  return path?.startsWith('/') ? path.replace(/\/+$/, '') || '/' : undefined;
}

function isOurFolder(look, path, user) {
  const status = statusOf(look, path);
  return status !== undefined && status.isDirectory() && status.uid === user;
}

function statusOf(look, path) {
  try {
    return look(path);
  } catch {
    return undefined;
  }
}
