import { lstatSync, statSync } from 'node:fs';
import { ServerNotFound } from './errors.js';

const NAME = 'cast-rpc';

/**
 * Returns the default socket path, by the rule of docs/Daemon.md: in `$XDG_RUNTIME_DIR` if it is a folder of this user;
 * else in that folder of `/run/user`, since cron and `su` set no variable; else in a private folder in `$TMPDIR` or
 * `/tmp`, as in a container. `Tests/SocketPlaces/places.json` tests the same rule in all clients. Throws
 * `ServerNotFound` if the private folder may belong to another user.
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
  // The server creates a missing folder.
  if (status && !(status.isDirectory() && status.uid === user && (status.mode & 0o077) === 0)) {
    throw new ServerNotFound(`${own} isn't safe for a socket: the folder must belong to you and be closed to other users (chmod 700).`);
  }
  return `${own}/socket`;
}

/**
 * Returns the path without trailing slashes; relative paths are ignored, as the XDG Base Directory Specification
 * demands.
 */
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
