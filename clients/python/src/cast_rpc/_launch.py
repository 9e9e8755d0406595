"""The server's place: a program to spawn, a socket to connect to, or open descriptors."""

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
"""Seconds in which a listening server must accept the connection."""


def installed_server() -> str | None:
    """Returns the server of the package ``cast-rpc-server``, else the one on the ``PATH``."""
    from importlib import import_module
    from shutil import which

    try:
        # Imported dynamically: the package is optional, and type checkers don't have it.
        return str(import_module("cast_rpc_server").program(SERVER_NAME))
    except (ImportError, FileNotFoundError):
        return which(SERVER_NAME)


class Spawn(NamedTuple):
    """Runs the server as a child process, over its standard input and output.

    Args:
        server: the binary, or the binary with its arguments; absent: ``$CAST_RPC_SERVER``, then that of the package
            ``cast-rpc-server``, then ``cast-rpc`` on ``PATH``.
        env: the environment of the child; absent: this process's.
    """

    server: ServerCommand | None = None
    env: Mapping[str, str] | None = None

    def command(self) -> list[str]:
        """Returns the command line. Raises ``ServerNotFound``."""
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
    """Connects to a server that listens on a Unix socket; absent: at the daemon's default path."""

    path: str | os.PathLike[str] | None = None

    def resolved(self) -> str:
        """Returns the path to connect to. Raises ``ServerNotFound``."""
        if self.path is not None:
            return os.fspath(self.path)
        return default_socket()

    def refused(self, error: OSError) -> ServerNotFound:
        """Returns the error for a failed connection."""
        return ServerNotFound(f"can't connect to {self.resolved()}: {error.strerror or error}")


class Daemon(NamedTuple):
    """Connects to the server that listens on a Unix socket, or starts one that outlives this program.

    Args:
        path: the socket; absent: the daemon's default path.
        server: the binary, as in ``Spawn``.
        env: the environment of the server that is started; absent: this process's.
        restart_time: seconds that a daemon that ended has to come back before another one is started.
    """

    path: str | os.PathLike[str] | None = None
    server: ServerCommand | None = None
    env: Mapping[str, str] | None = None
    restart_time: float = 0.0

    def command(self) -> list[str]:
        """Returns the command line of the daemon to start. Raises ``ServerNotFound``."""
        # The server creates a folder only for its default socket, so it must choose that path itself.
        socket = [] if self.path is None else [os.fspath(self.path)]
        return [*Spawn(self.server).command(), "--socket", *socket]

    def resolved(self) -> str:
        """Returns the path to connect to. Raises ``ServerNotFound``."""
        return UnixSocket(self.path).resolved()

    def refused(self, error: OSError) -> ServerNotFound:
        """Returns the error for a failed connection."""
        return UnixSocket(self.path).refused(error)


class OpenSocket(NamedTuple):
    """Uses a connected stream socket, which then belongs to the client."""

    socket: socket.socket


Target = Union[Spawn, UnixSocket, Daemon, OpenSocket]


def first_target(target: Target) -> Target:
    """Returns the target of the first connection: a daemon that was never there isn't waited for."""
    return target._replace(restart_time=0.0) if isinstance(target, Daemon) else target


def socket_from_fd(fd: int) -> OpenSocket:
    """Returns a target for the connected socket ``fd``, which then belongs to the client."""
    return OpenSocket(socket.socket(fileno=fd))


def connect_unix(target: UnixSocket | Daemon) -> socket.socket:
    """Connects to a listening server. Raises ``ServerNotFound``, with the ``OSError`` as its cause."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        # Connecting blocks only while the server's backlog is full, as when it hangs.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("ll", CONNECT_TIMEOUT, 0))
        connection.connect(target.resolved())
    except OSError as error:
        connection.close()
        raise target.refused(error) from error
    return connection


def describe_exit(status: int | None) -> str:
    """Returns the state of the server process as a predicate: "ended with …"."""
    if status is None:
        return "closed its output, but still runs"
    if status >= 0:
        return f"ended with exit status {status}"
    with contextlib.suppress(ValueError):
        return f"was killed by {signal.Signals(-status).name}"
    return f"was killed by signal {-status}"


def not_started(command: Sequence[str], error: OSError) -> ServerNotFound:
    """Returns the error for a program that can't be run."""
    return ServerNotFound(f"can't run {command[0]}: {error.strerror or error}")


class Tail:
    """The last bytes of a stream, and its complete lines."""

    def __init__(self, limit: int = 16 * 1024) -> None:
        self._limit = limit
        self._bytes = bytearray()
        self._line = bytearray()

    def feed(self, data: bytes) -> list[str]:
        """Returns the lines that ``data`` completes; lines over the limit are cut."""
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
    """Returns the target of ``Client.connect``; removes from ``options`` those that only a started server needs."""
    if not is_daemon:
        return UnixSocket(path)
    return Daemon(path, options.pop("server", None), options.pop("env", None))
