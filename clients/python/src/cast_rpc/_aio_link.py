"""The connections of the asyncio client. They read in chunks, not in lines."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from typing import Protocol, cast

from ._errors import ClientClosed, ConnectionClosed, ProtocolViolation, ServerDied, TransportError
from ._daemon import join_or_start
from ._launch import Daemon, OpenSocket, Spawn, Tail, Target, UnixSocket, describe_exit, not_started
from ._log import server_log


EXIT_GRACE = 0.5
MAX_BACKLOG_BYTES = 256 * 1024 * 1024


class LinkOwner(Protocol):
    """Receives the data and the end of a link, on the event loop."""

    def link_did_read(self, data: bytes) -> None:
        """Handles received bytes. Raises ``ProtocolViolation`` if the stream is malformed; the link then ends."""

    def link_did_close(self, reason: TransportError) -> None:
        """Handles the link's end; no further call follows."""


class AsyncLink:
    """The common part of both kinds of connection: bounded writing, and closing in steps."""

    def __init__(self, owner: LinkOwner, grace: float) -> None:
        self._owner = owner
        self._grace = grace
        self._writer: asyncio.WriteTransport | None = None
        self._failure: TransportError | None = None
        self._is_closing = False
        self.closed = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """Queues a whole frame. Raises ``TransportError`` if it can't be delivered."""
        if self._failure is not None:
            raise self._failure
        if self._is_closing or self._writer is None:
            raise ClientClosed()
        if self._writer.is_closing():
            return  # The link is about to end with the true reason, and all calls with it.
        if self._writer.get_write_buffer_size() + len(data) > MAX_BACKLOG_BYTES:
            raise TransportError("the server doesn't read")
        self._writer.write(data)

    @property
    def stderr_tail(self) -> str:
        """The end of a spawned server's standard error so far."""
        return ""

    async def close(self, grace: float | None = None) -> None:
        """Closes in bounded steps: end of input, termination after ``grace``, a kill one second later."""
        self._is_closing = True
        self._grace = self._grace if grace is None else min(grace, self._grace)
        steps: list[tuple[float, Callable[[], None]]] = [
            (self._grace, self._end_writing),
            (1, self._terminate),
            (1, self._kill),
        ]
        for patience, step in steps:
            if self.closed.done():
                break
            step()
            await asyncio.wait([self.closed], timeout=patience)
        self._finish(ClientClosed())

    def _received(self, data: bytes) -> None:
        if self._failure is not None:
            return
        try:
            self._owner.link_did_read(data)
        except ProtocolViolation as error:
            self._finish(error)

    def _finish(self, reason: TransportError) -> None:
        if self._failure is None:
            self._failure = ClientClosed() if self._is_closing else reason
            self._release()
            self._owner.link_did_close(self._failure)
        if not self.closed.done():
            self.closed.set_result(None)

    def _end_writing(self) -> None:
        raise NotImplementedError

    def _terminate(self) -> None:
        raise NotImplementedError

    def _kill(self) -> None:
        raise NotImplementedError

    def _release(self) -> None:
        raise NotImplementedError


class ProcessLink(AsyncLink, asyncio.SubprocessProtocol):
    """A server as a child of this process, in its own session."""

    def __init__(self, owner: LinkOwner, grace: float) -> None:
        super().__init__(owner, grace)
        self._stderr = Tail()
        self._open_pipes = {1, 2}
        self._timer: asyncio.TimerHandle | None = None
        self._process: asyncio.SubprocessTransport | None = None

    @classmethod
    async def spawn(cls, target: Spawn, owner: LinkOwner, grace: float) -> ProcessLink:
        """Runs the server. Raises ``ServerNotFound``."""
        command = target.command()
        loop = asyncio.get_running_loop()
        try:
            transport, link = await loop.subprocess_exec(
                lambda: cls(owner, grace), *command, env=target.env, start_new_session=True
            )
        except OSError as error:
            raise not_started(command, error) from error
        link._process = transport
        link._writer = cast(asyncio.WriteTransport, transport.get_pipe_transport(0))
        return link

    @property
    def stderr_tail(self) -> str:
        return self._stderr.text

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        assert isinstance(data, bytes)
        if fd == 1:
            self._received(data)
        else:
            for line in self._stderr.feed(data):
                server_log.debug("%s", line)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._open_pipes.discard(fd)
        if fd == 1 or (fd == 0 and not self._is_closing):
            # The exit status and the last output arrive within this time or not at all.
            self._expect_end()

    def process_exited(self) -> None:
        self._expect_end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._died()

    def _expect_end(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(EXIT_GRACE, self._died)

    def _died(self) -> None:
        status = self._process.get_returncode() if self._process else None
        self._finish(ServerDied(f"the server {describe_exit(status)}", status, self._stderr.text))

    def _end_writing(self) -> None:
        if self._writer is not None:
            self._writer.close()

    def _terminate(self) -> None:
        self._signal(lambda process: process.terminate())

    def _kill(self) -> None:
        self._signal(lambda process: process.kill())

    def _signal(self, send: Callable[[asyncio.SubprocessTransport], None]) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                send(self._process)

    def _release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._process is not None:
            self._process.close()  # Kills the process if it still runs.


class SocketLink(AsyncLink, asyncio.Protocol):
    """A connected stream socket."""

    @classmethod
    async def connect(cls, target: UnixSocket | OpenSocket, owner: LinkOwner, grace: float) -> SocketLink:
        """Connects. Raises ``ServerNotFound``."""
        loop = asyncio.get_running_loop()
        if isinstance(target, OpenSocket):
            target.socket.setblocking(False)
            _, link = await loop.create_connection(lambda: cls(owner, grace), sock=target.socket)
            return link
        try:
            _, link = await loop.create_unix_connection(lambda: cls(owner, grace), target.resolved())
        except OSError as error:
            raise target.refused(error) from error
        return link

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._writer = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        self._received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish(ConnectionClosed("the server closed the connection"))

    def _end_writing(self) -> None:
        if self._writer is not None and self._writer.can_write_eof():
            with contextlib.suppress(OSError):
                self._writer.write_eof()

    def _terminate(self) -> None:
        self._release()

    def _kill(self) -> None:
        if self._writer is not None:
            self._writer.abort()

    def _release(self) -> None:
        if self._writer is not None:
            self._writer.close()


async def open_link(target: Target, owner: LinkOwner, grace: float) -> AsyncLink:
    """Spawns a server or connects to one. Raises ``ServerNotFound``, and for a daemon the errors of ``join_or_start``."""
    if isinstance(target, Spawn):
        return await ProcessLink.spawn(target, owner, grace)
    if isinstance(target, Daemon):
        target = OpenSocket(await _joined_or_started(target))
    return await SocketLink.connect(target, owner, grace)


async def _joined_or_started(target: Daemon) -> socket.socket:
    """Returns a connection to the daemon. If cancelled, it closes a connection made meanwhile."""
    is_cancelled = threading.Event()
    joining = asyncio.get_running_loop().run_in_executor(None, join_or_start, target, is_cancelled.is_set)
    try:
        return await asyncio.shield(joining)
    except asyncio.CancelledError:
        is_cancelled.set()
        joining.add_done_callback(_close_result)
        raise


def _close_result(joining: asyncio.Future[socket.socket]) -> None:
    if not joining.cancelled() and joining.exception() is None:
        joining.result().close()
