"""Where the server's socket is when none is named."""

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
    """The socket of a server that was started without the name of one, by the rule of the page "The daemon".

    ``$XDG_RUNTIME_DIR`` if it is a folder of this user; else that of ``/run/user``, since cron and ``su`` set no variable; else a private
    folder in ``$TMPDIR`` or ``/tmp``, as in a container. ``Tests/SocketPlaces/places.json`` holds all clients to it.

    Raises ``ServerNotFound`` if another user may have made the private folder.
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
        return f"{private}/socket"  # The server makes it.
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != user or status.st_mode & 0o077:
        raise ServerNotFound(f"{private} isn't safe for a socket: it must be a folder of yours and closed to others (chmod 700)")
    return f"{private}/socket"


def _absolute(path: str | None) -> str | None:
    """The path without slashes at its end; relative ones are ignored, as the XDG Base Directory Specification says."""
    return (path.rstrip("/") or "/") if path and path.startswith("/") else None


def _is_our_folder(path: str, user: int, follows_links: bool) -> bool:
    try:
        status = os.stat(path, follow_symlinks=follows_links)
    except (OSError, ValueError):
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == user
