"""Where the server is: a binary to spawn, a socket to connect to, or descriptors that are open already."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import struct
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Union

from ._errors import ServerNotFound
from ._place import default_socket

ServerCommand = Union[str, "os.PathLike[str]", Sequence[str]]

SERVER_VARIABLE = "CAST_RPC_SERVER"
SERVER_NAME = "cast-rpc"

CONNECT_TIMEOUT = 5
"""Seconds in which a server that listens must take the connection."""


def installed_server() -> str | None:
    """The server of the package ``cast-rpc-server``, else the one on the ``PATH``."""
    from importlib import import_module
    from shutil import which

    try:
        # Not imported by name: the package is optional, and type checkers don't have it.
        return str(import_module("cast_rpc_server").program(SERVER_NAME))
    except (ImportError, FileNotFoundError):
        return which(SERVER_NAME)


class Spawn(NamedTuple):
    """Run the server as a child process and speak over its standard input and output.

    Args:
        server: the binary, or the binary with its arguments; absent: ``$CAST_RPC_SERVER``, then that of the package
            ``cast-rpc-server``, then ``cast-rpc`` on ``PATH``.
        env: the environment of the child; absent: this process's.
    """

    server: ServerCommand | None = None
    env: Mapping[str, str] | None = None

    def command(self) -> list[str]:
        """What to run. Raises ``ServerNotFound``."""
        server = self.server or os.environ.get(SERVER_VARIABLE)
        if server is None or not server:
            found = installed_server()
            if found is None:
                raise ServerNotFound(
                    f"no server: pip install cast-rpc[server], set {SERVER_VARIABLE} to its path, or put `{SERVER_NAME}` on the PATH"
                )
            return [found]
        if isinstance(server, (str, os.PathLike)):
            return [os.fspath(server)]
        return list(server)


class UnixSocket(NamedTuple):
    """Connect to a server that listens on a Unix socket; absent: the daemon's usual place."""

    path: str | os.PathLike[str] | None = None

    def resolved(self) -> str:
        """The path to connect to. Raises ``ServerNotFound``."""
        if self.path is not None:
            return os.fspath(self.path)
        return default_socket()

    def refused(self, error: OSError) -> ServerNotFound:
        """What to tell when nothing listens there."""
        return ServerNotFound(f"can't connect to {self.resolved()}: {error.strerror or error}")


class Daemon(NamedTuple):
    """Connect to the server that listens on a Unix socket, or start one that outlives this program.

    Args:
        path: the socket; absent: the daemon's usual place.
        server: the binary, as in ``Spawn``.
        env: the environment of the server that is started; absent: this process's.
    """

    path: str | os.PathLike[str] | None = None
    server: ServerCommand | None = None
    env: Mapping[str, str] | None = None

    def command(self) -> list[str]:
        """What to run if nothing listens. Raises ``ServerNotFound``."""
        # Only the folder of the default socket is made by the server, which must therefore choose it itself.
        socket = [] if self.path is None else [os.fspath(self.path)]
        return [*Spawn(self.server).command(), "--socket", *socket]

    def resolved(self) -> str:
        """The path to connect to. Raises ``ServerNotFound``."""
        return UnixSocket(self.path).resolved()

    def refused(self, error: OSError) -> ServerNotFound:
        """What to tell when connecting fails."""
        return UnixSocket(self.path).refused(error)


class OpenSocket(NamedTuple):
    """Speak over a connected stream socket, which then belongs to the client."""

    socket: socket.socket


Target = Union[Spawn, UnixSocket, Daemon, OpenSocket]


def socket_from_fd(fd: int) -> OpenSocket:
    """A target for the connected socket ``fd``, which then belongs to the client."""
    return OpenSocket(socket.socket(fileno=fd))


def connect_unix(target: UnixSocket | Daemon) -> socket.socket:
    """A connection to a server that listens. Raises ``ServerNotFound``, with the ``OSError`` as its cause."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        # Connecting takes time only if the server has no room for another client yet; it may hang.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("ll", CONNECT_TIMEOUT, 0))
        connection.connect(target.resolved())
    except OSError as error:
        connection.close()
        raise target.refused(error) from error
    return connection


def describe_exit(status: int | None) -> str:
    """What became of the server process, as half a sentence."""
    if status is None:
        return "closed its output, but still runs"
    if status >= 0:
        return f"ended with exit status {status}"
    with contextlib.suppress(ValueError):
        return f"was killed by {signal.Signals(-status).name}"
    return f"was killed by signal {-status}"


def not_started(command: Sequence[str], error: OSError) -> ServerNotFound:
    """What to tell when the binary can't be run."""
    return ServerNotFound(f"can't run {command[0]}: {error.strerror or error}")


class Tail:
    """The last bytes of a stream, and its whole lines as they come."""

    def __init__(self, limit: int = 16 * 1024) -> None:
        self._limit = limit
        self._bytes = bytearray()
        self._line = bytearray()

    def feed(self, data: bytes) -> list[str]:
        """The lines that ``data`` completes; a line longer than the limit is cut."""
        self._bytes += data
        del self._bytes[: -self._limit]
        *lines, rest = (bytes(self._line) + data).split(b"\n")
        self._line = bytearray(rest[-self._limit :])
        return [line.decode("utf-8", "replace") for line in lines]

    @property
    def text(self) -> str:
        """The end of the stream so far."""
        return self._bytes.decode("utf-8", "replace")


def socket_target(path: str | os.PathLike[str] | None, is_daemon: bool, options: dict[str, Any]) -> UnixSocket | Daemon:
    """What ``Client.connect`` connects to; takes out of ``options`` what only a server that is started needs."""
    if not is_daemon:
        return UnixSocket(path)
    return Daemon(path, options.pop("server", None), options.pop("env", None))
