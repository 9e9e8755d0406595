"""The default path of the server's socket."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping

from ._errors import ServerNotFound

NAME = "cast-rpc"


def default_socket(
    environment: Mapping[str, str] | None = None,
    user: int | None = None,
    runtime_folders: str = "/run/user",
    temporary_folder: str = "/tmp",
) -> str:
    """Returns the default socket path, by the rule of the page "The daemon".

    ``$XDG_RUNTIME_DIR`` if it is a folder of this user; else that folder in ``/run/user``, since cron and ``su`` set no variable; else a private
    folder in ``$TMPDIR`` or ``/tmp``, as in a container. ``Tests/SocketPlaces/places.json`` tests the same rule in all clients.

    Raises ``ServerNotFound`` if the private folder may belong to another user.
    """
    environment = os.environ if environment is None else environment
    user = os.geteuid() if user is None else user
    named = _absolute(environment.get("XDG_RUNTIME_DIR"))
    if named and _is_our_folder(named, user, follows_links=True):
        return f"{named}/{NAME}/socket"
    folder = f"{runtime_folders}/{user}"
    if _is_our_folder(folder, user, follows_links=False):
        return f"{folder}/{NAME}/socket"
    private = f"{_absolute(environment.get('TMPDIR')) or temporary_folder}/{NAME}-{user}"
    try:
        status = os.lstat(private)
    except OSError:
        return f"{private}/socket"  # The server creates it.
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != user or status.st_mode & 0o077:
        raise ServerNotFound(f"{private} isn't safe for a socket: the folder must belong to you and be closed to other users (chmod 700)")
    return f"{private}/socket"


def _absolute(path: str | None) -> str | None:
    """Returns the path without trailing slashes; relative paths are ignored, as the XDG Base Directory Specification demands."""
    return (path.rstrip("/") or "/") if path and path.startswith("/") else None


def _is_our_folder(path: str, user: int, follows_links: bool) -> bool:
    try:
        status = os.stat(path, follow_symlinks=follows_links)
    except (OSError, ValueError):
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == user
