"""Joins the server that listens on a socket, or starts one that outlives this program. Blocks; asyncio runs it on a thread."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable

from ._errors import ClientClosed, NoHandshake, ServerDied, ServerNotFound
from ._launch import Daemon, Tail, connect_unix, describe_exit, not_started

LISTEN_TIMEOUT = 10.0
"""Time in which a started daemon must listen, in seconds; cast-rpc does so within a tenth of a second."""

FIRST_RETRY = 0.005
LAST_RETRY = 0.1
"""Seconds until the first attempt to connect to a starting daemon; each further delay is twice as long."""

IDLE_EXIT = ("--idle-exit", "60")
"""Options of a daemon that this client starts by itself: it exits when idle."""

WRONG_USAGE = 64
"""The exit status of a server for an unknown option."""


class _Starting:
    """A daemon from its start until it listens."""

    def __init__(self, target: Daemon, arguments: tuple[str, ...]) -> None:
        import subprocess

        self.command = [*target.command(), *arguments]
        self._tail = Tail()
        try:
            # Its own session keeps Ctrl-C, and the end of this program, from the daemon.
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                env=target.env,
                start_new_session=True,
            )
        except OSError as error:
            raise not_started(self.command, error) from error
        assert self._process.stderr is not None
        os.set_blocking(self._process.stderr.fileno(), False)
        self._has_ended = threading.Event()
        # A thread waits for the daemon's end, so that no zombie is left.
        threading.Thread(target=self._reap, name="cast-rpc-daemon", daemon=True).start()

    def exit_status(self, timeout: float) -> int | None:
        """Waits for the daemon's end, at most ``timeout`` seconds. Returns ``None`` if it still runs."""
        return self._process.returncode if self._has_ended.wait(timeout) else None

    def kill(self) -> None:
        self._process.kill()
        self._has_ended.wait(1)

    @property
    def stderr_tail(self) -> str:
        """The end of the daemon's standard error so far."""
        stderr = self._process.stderr
        if stderr is not None and not stderr.closed:
            with contextlib.suppress(BlockingIOError):
                while data := os.read(stderr.fileno(), 65536):
                    self._tail.feed(data)
        return self._tail.text

    def release(self) -> None:
        """Stops reading the daemon's standard error; later output is discarded and doesn't block the daemon."""
        if self._process.stderr is not None:
            self._process.stderr.close()

    def _reap(self) -> None:
        self._process.wait()
        self._has_ended.set()


def join_or_start(target: Daemon, is_cancelled: Callable[[], bool] = lambda: False) -> socket.socket:
    """Connects to the daemon, and starts one if none listens. Two programs that do this at once get the same daemon.

    Raises:
        ServerNotFound: there is no program to run, or the socket can't be used.
        ServerDied: the daemon ended before it listened.
        NoHandshake: the daemon didn't listen in time.
        ClientClosed: cancelled.
    """
    connection = _restarted(target, is_cancelled)
    if connection is not None:
        return connection
    starting = _Starting(target, IDLE_EXIT)
    try:
        try:
            return _connected(target, starting, is_cancelled)
        except ServerDied as error:
            if error.exit_status != WRONG_USAGE:
                raise
        starting.release()
        starting = _Starting(target, ())  # An older server doesn't know the option.
        return _connected(target, starting, is_cancelled)
    finally:
        starting.release()


def _restarted(target: Daemon, is_cancelled: Callable[[], bool]) -> socket.socket | None:
    """Returns a connection to the daemon as soon as it listens, or ``None`` after its ``restart_time``. Raises ``ClientClosed`` if cancelled."""
    deadline = time.monotonic() + target.restart_time
    delay = FIRST_RETRY
    while (connection := _connection(target)) is None and time.monotonic() < deadline:
        if is_cancelled():
            raise ClientClosed()
        time.sleep(delay)
        delay = min(2 * delay, LAST_RETRY)
    return connection


def _connected(target: Daemon, starting: _Starting, is_cancelled: Callable[[], bool]) -> socket.socket:
    deadline = time.monotonic() + LISTEN_TIMEOUT
    delay = FIRST_RETRY
    while True:
        # Its end alone is no failure: it also exits if another program's daemon listens already.
        status = starting.exit_status(delay)
        connection = _connection(target)
        if connection is not None:
            return connection
        text = f"`{' '.join(starting.command)}`, started since nothing listened on {target.resolved()},"
        if status is not None:
            raise ServerDied(f"{text} {describe_exit(status)}", status, starting.stderr_tail)
        if is_cancelled():
            starting.kill()
            raise ClientClosed()
        if time.monotonic() > deadline:
            starting.kill()
            raise NoHandshake(f"{text} did not listen within {LISTEN_TIMEOUT:g} s", starting.stderr_tail)
        delay = min(2 * delay, LAST_RETRY)


def _connection(target: Daemon) -> socket.socket | None:
    """Returns a connection, or ``None`` if no server listens. Raises ``ServerNotFound`` for other failures."""
    try:
        return connect_unix(target)
    except ServerNotFound as error:
        if isinstance(error.__cause__, (FileNotFoundError, ConnectionRefusedError)):
            return None
        raise
