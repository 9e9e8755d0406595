"""The descriptors of a connection, for the blocking client: a child process or a socket."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable
from typing import Protocol

from ._daemon import join_or_start
from ._errors import ConnectionClosed, ServerDied, TransportError
from ._launch import Daemon, OpenSocket, Spawn, Target, connect_unix, describe_exit, not_started

READ_SIZE = 256 * 1024


class Channel(Protocol):
    """The descriptors that ``Link`` reads and writes. Reading and writing never block; they raise ``BlockingIOError`` instead."""

    read_fd: int
    write_fd: int
    stderr_fd: int | None
    exit_fd: int | None
    """Becomes readable when the process ends, even if another process holds its pipes open."""

    def read(self) -> bytes: ...

    def write(self, data: memoryview) -> int: ...

    def end_writing(self) -> None: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...

    def close(self) -> None:
        """Closes every descriptor, and kills a process that still runs."""

    def reason(self, stderr: str) -> TransportError:
        """Returns the reason for the other side's end, after its output has ended."""


def open_channel(target: Target, is_cancelled: Callable[[], bool] = lambda: False) -> Channel:
    """Spawns a server or connects to one. Raises ``ServerNotFound``, and for a daemon the errors of ``join_or_start``."""
    if isinstance(target, Spawn):
        return ProcessChannel(target)
    if isinstance(target, OpenSocket):
        return SocketChannel(target.socket)
    if isinstance(target, Daemon):
        return SocketChannel(join_or_start(target, is_cancelled))
    return SocketChannel(connect_unix(target))


class ProcessChannel:
    """A server that runs as a child of this process.

    It has its own session, so that Ctrl-C in the terminal reaches only this program, which can then end in good
    order. The child sees the end of its standard input whenever this process ends.
    """

    def __init__(self, target: Spawn) -> None:
        import subprocess

        command = target.command()
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, env=target.env, start_new_session=True
            )
        except OSError as error:
            raise not_started(command, error) from error
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._pipes = [self._process.stdin, self._process.stdout, self._process.stderr]
        self.write_fd, self.read_fd = self._process.stdin.fileno(), self._process.stdout.fileno()
        self.stderr_fd: int | None = self._process.stderr.fileno()
        self.exit_fd: int | None = None
        with contextlib.suppress(OSError, AttributeError):
            self.exit_fd = os.pidfd_open(self._process.pid)
        for pipe_end in self._pipes:
            os.set_blocking(pipe_end.fileno(), False)

    def read(self) -> bytes:
        return os.read(self.read_fd, READ_SIZE)

    def write(self, data: memoryview) -> int:
        return os.write(self.write_fd, data)

    def end_writing(self) -> None:
        with contextlib.suppress(OSError):
            self._pipes[0].close()

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.close()
        if self.exit_fd is not None:
            os.close(self.exit_fd)
            self.exit_fd = None
        if self._ended_within(1) is None:
            self._process.kill()
            self._process.wait()

    def reason(self, stderr: str) -> TransportError:
        status = self._ended_within(1)
        return ServerDied(f"the server {describe_exit(status)}", status, stderr)

    def _ended_within(self, seconds: float) -> int | None:
        """Waits for the exit status; ``None``: the process still runs."""
        from subprocess import TimeoutExpired

        with contextlib.suppress(TimeoutExpired):
            return self._process.wait(timeout=seconds)
        return None


class SocketChannel:
    """A connected stream socket."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._socket.setblocking(True)
        self.read_fd = self.write_fd = connection.fileno()
        self.stderr_fd: int | None = None
        self.exit_fd: int | None = None

    def read(self) -> bytes:
        return self._socket.recv(READ_SIZE, socket.MSG_DONTWAIT)

    def write(self, data: memoryview) -> int:
        return self._socket.send(data, socket.MSG_DONTWAIT)

    def end_writing(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def terminate(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def kill(self) -> None:
        pass

    def close(self) -> None:
        self._socket.close()

    def reason(self, stderr: str) -> TransportError:
        return ConnectionClosed("the server closed the connection")
