"""A connection of the blocking client, with the thread that does its I/O.

The thread reads the server's output and standard error, and writes the data that didn't fit into the pipe, so that
neither side waits for the other to read. It calls no code of the program.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from ._channel import Channel
from ._errors import ClientClosed, ConnectionClosed, ProtocolViolation, TransportError
from ._launch import Tail
from ._log import log, server_log


MAX_BACKLOG_BYTES = 256 * 1024 * 1024
EXIT_GRACE = 0.5
"""Seconds in which a pipe must end after its process has ended, or reading must end after a failed write."""


class LinkOwner(Protocol):
    """Receives the data and the end of a link, on the link's thread."""

    def link_did_read(self, data: bytes) -> None:
        """Handles received bytes. Raises ``ProtocolViolation`` if the stream is malformed; the link then ends."""

    def link_did_close(self, reason: TransportError) -> None:
        """Handles the link's end; no further call follows."""


class Link:
    """Reads and writes until either side closes.

    Closing takes timed steps: queued data is written and the output closed, at which a spawned server exits; after
    ``grace`` the server is terminated, one second later killed, and one second later abandoned.
    """

    def __init__(self, channel: Channel, owner: LinkOwner, grace: float = 3.0) -> None:
        self._channel = channel
        self._owner = owner
        self._grace = grace
        self._lock = threading.Lock()
        self._backlog: deque[memoryview] = deque()
        self._backlog_bytes = 0
        self._failure: TransportError | None = None
        self._has_write_failed = False
        self._is_closing = False
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_read, False)
        os.set_blocking(self._wake_write, False)
        self._poll = select.poll()
        self._stderr = Tail()
        self._steps: deque[tuple[float, Callable[[], None]]] = deque()
        self._reason: TransportError | None = None
        self._is_writing_over = False
        self._has_closing_steps = False
        self._thread = threading.Thread(target=self._run, name="cast-rpc-link", daemon=True)

    def start(self) -> None:
        """Starts to read."""
        self._thread.start()

    def send(self, data: bytes) -> None:
        """Writes a whole frame now, or as soon as a slow server reads; never waits.

        Raises:
            TransportError: the connection is closed, or the server has left too much data unread.
        """
        with self._lock:
            if self._failure is not None:
                raise self._failure
            if self._is_closing:
                raise ClientClosed()
            if self._has_write_failed:
                return  # The link is about to end with the true reason, and all calls with it.
            if self._backlog_bytes + len(data) > MAX_BACKLOG_BYTES:
                raise TransportError(f"the server doesn't read: {self._backlog_bytes} bytes wait")
            was_empty = not self._backlog
            self._backlog.append(memoryview(data))
            self._backlog_bytes += len(data)
            if was_empty:
                self._write_backlog()
            if (self._backlog and was_empty) or self._has_write_failed:
                self._wake()

    @property
    def stderr_tail(self) -> str:
        """The end of a spawned server's standard error so far."""
        return self._stderr.text

    def close(self, grace: float | None = None) -> None:
        """Starts to close, with another ``grace`` if given; returns at once."""
        with self._lock:
            if not self._is_closing:
                self._grace = self._grace if grace is None else min(grace, self._grace)
                self._is_closing = True
                self._wake()

    def join(self) -> None:
        """Waits until all is closed, within bounds. Does nothing on the link's own thread."""
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join(self._grace + 5)

    def _wake(self) -> None:
        # The pipe has no reader after the thread's end; the descriptors are closed under the same lock.
        if self._wake_write >= 0:
            with contextlib.suppress(BlockingIOError):
                os.write(self._wake_write, b"!")

    def _write_backlog(self) -> None:
        """Writes as much as the pipe accepts. The lock must be held."""
        while self._backlog:
            piece = self._backlog[0]
            try:
                written = self._channel.write(piece)
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                log.debug("the server has closed its input: %s", error.strerror or error)
                self._has_write_failed = True
                self._backlog.clear()
                self._backlog_bytes = 0
                return
            self._backlog_bytes -= written
            if written == len(piece):
                self._backlog.popleft()
            else:
                self._backlog[0] = piece[written:]

    def _run(self) -> None:
        channel = self._channel
        for fd in (channel.read_fd, channel.stderr_fd, channel.exit_fd, self._wake_read):
            if fd is not None:
                self._poll.register(fd, select.POLLIN)
        try:
            while self._reason is None:
                self._turn()
        except Exception as error:  # Even a defect here must end every call.
            log.exception("the connection failed")
            self._reason = TransportError(f"the connection failed: {error}")
        self._finish(self._reason or ConnectionClosed("the connection was closed"))

    def _turn(self) -> None:
        """Waits for the next event of the descriptors or the next step, and handles it."""
        timeout = max(0.0, self._steps[0][0] - time.monotonic()) * 1000 if self._steps else None
        for fd, _ in self._poll.poll(timeout):
            if fd == self._channel.read_fd and self._channel.read_fd != self._channel.write_fd:
                self._read()
            elif fd == self._channel.read_fd:
                self._read()
                self._flush()
            elif fd == self._channel.write_fd:
                self._flush()
            elif fd == self._channel.stderr_fd:
                self._read_stderr()
            elif fd == self._channel.exit_fd:
                self._poll.unregister(fd)
                self._add_step(EXIT_GRACE, self._end)
            elif fd == self._wake_read:
                self._handle_wake()
            if self._reason is not None:
                return
        if self._steps and time.monotonic() >= self._steps[0][0]:
            self._steps.popleft()[1]()

    def _read(self) -> None:
        try:
            data = self._channel.read()
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        if not data:
            self._end()
            return
        try:
            self._owner.link_did_read(data)
        except ProtocolViolation as error:
            self._reason = error

    def _read_stderr(self) -> None:
        fd = self._channel.stderr_fd
        if fd is None:
            return
        try:
            data = os.read(fd, 65536)
        except BlockingIOError:
            return
        if not data:
            self._poll.unregister(fd)
        for line in self._stderr.feed(data):
            server_log.debug("%s", line)

    def _drain_stderr(self) -> None:
        """Reads the rest of an ending server's standard error."""
        fd = self._channel.stderr_fd
        if fd is None:
            return
        poll = select.poll()
        poll.register(fd, select.POLLIN)
        deadline = time.monotonic() + EXIT_GRACE
        while (left := deadline - time.monotonic()) > 0:
            data = os.read(fd, 65536) if poll.poll(left * 1000) else b""
            if not data:
                return
            self._stderr.feed(data)

    def _handle_wake(self) -> None:
        with contextlib.suppress(BlockingIOError):
            os.read(self._wake_read, 4096)
        if self._is_closing and not self._has_closing_steps:
            self._has_closing_steps = True
            self._add_step(self._grace, self._channel.terminate)
            self._add_step(self._grace + 1, self._channel.kill)
            self._add_step(self._grace + 2, self._end)
        self._flush()

    def _flush(self) -> None:
        """Writes queued data, waits for writability if some is left, and closes the output if that step is due."""
        with self._lock:
            self._write_backlog()
            has_rest, has_failed = bool(self._backlog), self._has_write_failed
        if self._is_writing_over:
            return
        is_shared = self._channel.read_fd == self._channel.write_fd
        if has_rest:
            self._poll.register(self._channel.write_fd, select.POLLOUT | (select.POLLIN if is_shared else 0))
            return
        if is_shared:
            self._poll.register(self._channel.write_fd, select.POLLIN)
        else:
            with contextlib.suppress(KeyError):
                self._poll.unregister(self._channel.write_fd)
        if has_failed:
            self._is_writing_over = True
            self._add_step(EXIT_GRACE, self._end)
        elif self._is_closing:
            self._is_writing_over = True
            self._channel.end_writing()

    def _add_step(self, delay: float, action: Callable[[], None]) -> None:
        steps = [*self._steps, (time.monotonic() + delay, action)]
        self._steps = deque(sorted(steps, key=lambda step: step[0]))

    def _end(self) -> None:
        if self._is_closing:
            self._reason = ClientClosed()
        else:
            # The reason includes its standard error, which is still in the pipe.
            self._drain_stderr()
            self._reason = self._channel.reason(self._stderr.text)

    def _finish(self, reason: TransportError) -> None:
        with self._lock:
            self._failure = reason
            self._backlog.clear()
            os.close(self._wake_read)
            os.close(self._wake_write)
            self._wake_write = -1
        self._channel.close()
        self._owner.link_did_close(reason)
