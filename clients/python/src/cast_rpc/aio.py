"""The asyncio client: ``async with cast_rpc.aio.Client() as client: await client.media.play()``."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Mapping
from types import TracebackType
from typing import Any, TypeVar, overload

from ._aio_connection import Connection
from ._aio_events import EventStream, Listener
from ._api import AsyncOnProgress
from ._model import Notification, Params
from ._generated.asynchronous import AsyncAPI
from ._generated.types import ServerInitializeResult
from ._handshake import (
    CLIENT_NAME,
    CLIENT_VERSION,
    START_TIMEOUT,
    check_spec,
    initialize_params,
)
from ._launch import OpenSocket, ServerCommand, Spawn, Target, socket_target
from ._reconnect import Reconnect, reconnect_options
from ._stream import DEFAULT_CAPACITY
from ._suggestions import suggesting
from ._aio_tv import TV
from ._typing import DEFAULT, DEFAULT_TIMEOUT, Handlers, Timeout, effective_timeout, result_decoder

__all__ = ["TV", "Client", "EventStream", "Listener"]

R = TypeVar("R")
E = TypeVar("E", bound=Notification)
E2 = TypeVar("E2", bound=Notification)
E3 = TypeVar("E3", bound=Notification)
E4 = TypeVar("E4", bound=Notification)


@suggesting
class Client(AsyncAPI):
    """A connection to a cast-rpc server for one event loop.

    It has the same methods, options and exceptions as the blocking ``cast_rpc.Client``; calls are awaited, and cancelling the
    task that awaits one cancels the call at the server. Callbacks, handlers and ``on_progress`` may be coroutine functions.

        async with cast_rpc.aio.Client() as client:
            device = await client.discovery.find()
            await client.session.start(device_id=device.device_id)
    """

    def __init__(
        self,
        server: ServerCommand | None = None,
        *,
        env: Mapping[str, str] | None = None,
        timeout: float | None = DEFAULT_TIMEOUT,
        handlers: Handlers | None = None,
        client_name: str = CLIENT_NAME,
        client_version: str | None = CLIENT_VERSION,
        topics: Iterable[str] | None = None,
        start_timeout: float | None = START_TIMEOUT,
        queue_size: int = DEFAULT_CAPACITY,
        grace: float = 3.0,
        reconnect: bool | Reconnect = False,
        target: Target | None = None,
    ) -> None:
        super().__init__()
        self._target = target or Spawn(server, env)
        self._timeout = timeout
        self._handlers = handlers or {}
        self._identity = (client_name, client_version)
        self._topics = topics
        self._start_timeout = start_timeout
        again = reconnect_options(reconnect, self._target)
        self._connection = Connection(self._target, self._handlers, queue_size, grace, again)

    @classmethod
    def connect(cls, path: str | os.PathLike[str] | None = None, *, spawn: bool = False, **options: Any) -> Client:
        """Returns a client for the server that listens on a Unix socket; absent: at the daemon's default path.

        With ``spawn`` it starts a server if none listens, like the blocking client.
        """
        return cls(target=socket_target(path, spawn, options), **options)

    @classmethod
    def from_socket(cls, connection: socket.socket | int, **options: Any) -> Client:
        """Returns a client for a connected stream socket or its descriptor, which it then owns."""
        opened = connection if isinstance(connection, socket.socket) else socket.socket(fileno=connection)
        return cls(target=OpenSocket(opened), **options)

    async def open(self) -> Client:
        """Spawns a server or connects to one, and does the handshake. ``async with`` calls it.

        Raises:
            ServerNotFound: there is no program to run or no server to connect to.
            ServerDied: the server ended at once; the exception has its last output.
            NoHandshake: the other side isn't a cast-rpc server.
        """
        await self._connection.open()
        try:
            greeting = initialize_params(self._target, *self._identity, self._handlers, self._topics)
            check_spec(await self._connection.greet(greeting, self._start_timeout))
        except BaseException:
            await self._connection.close()
            raise
        return self

    async def call(
        self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: AsyncOnProgress = None
    ) -> R:
        """Calls the method of these params, and awaits its result.

        Args:
            params: ``MediaLoadParams(…)``; ``client.media.load(…)`` makes the same.
            call_timeout: seconds to wait; the call is then cancelled and ``CallTimeout`` raised.
            on_progress: receives the call's reports of progress, in this task, before the result is returned.
        """
        members = params.to_json()
        limit = effective_timeout(params, call_timeout, self._timeout)
        return await self._connection.call(params.METHOD, members, result_decoder(params), limit, on_progress)

    async def request(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        call_timeout: Timeout = DEFAULT,
        on_progress: AsyncOnProgress = None,
    ) -> Any:
        """Calls a method by its wire name, with JSON params and result: for methods of a newer server."""
        limit = effective_timeout(None, call_timeout, self._timeout)
        return await self._connection.call(method, dict(params or {}), lambda value: value, limit, on_progress)

    def tv(self, device: str | None = None) -> TV:
        """Returns a device to play on: by name, id, alias or address; absent: the default device, or the only one."""
        return TV(self, device)

    async def devices(self, search_timeout: float | None = None) -> list[TV]:
        """Finds the devices; ``last`` of each is its playback status, or the reason why it can't be asked.

        Args:
            search_timeout: seconds to look for devices; absent: the server's default.
        """
        answer = await self.player.list(search_timeout=search_timeout)
        return [TV(self, each.address or each.device_id, each) for each in answer.players]

    def on(self, kind: type[E], callback: Callable[[E], object]) -> Listener:
        """Calls ``callback`` for each event of a type (``Notification``: of every type) until the returned handle is closed.

        One task runs all callbacks, one after another; they may await calls.
        """
        return self._connection.events.listen(kind, callback)

    @overload
    def stream(self, *, queue_size: int | None = None) -> EventStream[Notification]: ...

    @overload
    def stream(self, kind: type[E], /, *, queue_size: int | None = None) -> EventStream[E]: ...

    @overload
    def stream(
        self, kind: type[E], kind2: type[E2], /, *, queue_size: int | None = None
    ) -> EventStream[E | E2]: ...

    @overload
    def stream(
        self, kind: type[E], kind2: type[E2], kind3: type[E3], /, *, queue_size: int | None = None
    ) -> EventStream[E | E2 | E3]: ...

    @overload
    def stream(
        self, kind: type[E], kind2: type[E2], kind3: type[E3], kind4: type[E4], /, *, queue_size: int | None = None
    ) -> EventStream[E | E2 | E3 | E4]: ...

    @overload
    def stream(self, *kinds: type[E], queue_size: int | None = None) -> EventStream[E]: ...

    def stream(self, *kinds: type[Any], queue_size: int | None = None) -> EventStream[Any]:
        """Returns a stream of the events of these types (none: of all types) from now on, for ``async for``."""
        return self._connection.events.stream(kinds, queue_size)

    @property
    def initialized(self) -> ServerInitializeResult:
        """The server's answer to the handshake, with its limits; set when the client is open."""
        return self._connection.initialized

    @property
    def is_closed(self) -> bool:
        """Whether the client is closed, or its connection is lost for good."""
        return self._connection.closed_because is not None

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection now; if not, the client is closed, or reconnects (``reconnect``)."""
        return not self.is_closed and self._connection.lost_because is None

    async def close(self) -> None:
        """Ends the connection, and the server if this client spawned it. Playback on devices continues.

        Calls in progress fail with ``ClientClosed``. Returns when all is closed, within bounds; may be called again.
        """
        await self._connection.close()

    async def __aenter__(self) -> Client:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        state = "closed" if self.is_closed else "open" if self.is_connected else "reconnecting"
        return f"<{type(self).__module__}.{type(self).__qualname__} {state}>"
