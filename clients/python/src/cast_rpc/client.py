"""The blocking client."""

from __future__ import annotations

import atexit
import contextlib
import os
import socket
import weakref
from collections.abc import Callable, Iterable, Mapping
from types import TracebackType
from typing import Any, TypeVar, overload

from ._api import OnProgress
from ._call import Call
from ._model import Notification, Params
from ._connection import Connection
from ._events import EventStream, Listener
from ._generated.blocking import BlockingAPI
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
from ._tv import TV
from ._typing import DEFAULT, DEFAULT_TIMEOUT, Handlers, Timeout, effective_timeout, result_decoder

R = TypeVar("R")
E = TypeVar("E", bound=Notification)
E2 = TypeVar("E2", bound=Notification)
E3 = TypeVar("E3", bound=Notification)
E4 = TypeVar("E4", bound=Notification)


@suggesting
class Client(BlockingAPI):
    """A connection to a cast-rpc server, whose calls wait for their results. Usable from any thread.

    ``Client()`` spawns a server, ``Client.connect()`` joins a running one. Use it in a ``with`` statement, or ``close`` it.

        with cast_rpc.Client() as client:
            device = client.discovery.find()
            client.session.start(device_id=device.device_id)

    Args:
        server: the server's binary, or the binary with its arguments; absent: ``$CAST_RPC_SERVER``, then the binary in the
            package ``cast-rpc-server``, then ``cast-rpc`` on ``PATH``.
        env: the server's environment; absent: this process's.
        timeout: the limit of each call in seconds; ``None``: no limit. A call whose params allow the server more time gets
            that time and a minute more.
        handlers: answers to the server's requests, by their type: ``{CredentialsProvide: lambda request: LaunchCredentials(…)}``.
            Each runs on its own thread.
        client_name, client_version: the program's name and version, for the server's log.
        topics: the notifications to receive, as in ``events.subscribe``; absent: all but logs and widgets, both over a pipe and over
        a socket; ``[]``: none.
        start_timeout: seconds in which the server must answer the handshake.
        queue_size: how many events are kept for a slow reader before the oldest are lost.
        grace: seconds in which a spawned server may end before it is terminated.
        reconnect: whether, or how (``Reconnect(…)``), a lost connection is restored with its subscriptions. Calls in progress
        fail nevertheless. A spawned server is spawned again, without its sessions. Listen to ``ServerConnectionLost`` and
        ``ServerReconnected``.

    Raises:
        ServerNotFound: there is no program to run or no server to connect to.
        ServerDied: the server ended at once; the exception has its last output.
        NoHandshake: the other side isn't a cast-rpc server.
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
        target = target or Spawn(server, env)
        self._timeout = timeout
        again = reconnect_options(reconnect, target)
        self._connection = Connection(target, handlers or {}, queue_size, grace, again)
        _open_connections.add(self._connection)
        try:
            greeting = initialize_params(target, client_name, client_version, handlers or {}, topics)
            check_spec(self._connection.greet(greeting, start_timeout))
        except BaseException:
            self._connection.close()
            raise
        self._finalizer = weakref.finalize(self, self._connection.abandon)
        self._finalizer.atexit = False

    @classmethod
    def connect(cls, path: str | os.PathLike[str] | None = None, *, spawn: bool = False, **options: Any) -> Client:
        """Returns a client of the server that listens on a Unix socket; absent: at the daemon's default path.

        Takes the options of the constructor.

        Args:
            path: the socket.
            spawn: whether to start a server if none listens (with ``server`` and ``env``). It outlives this program, serves
            other programs, too, and exits after a minute without clients and sessions.

        Raises:
            ServerNotFound: no server listens; with ``spawn``: there is no program to run.
            ServerDied: the started server ended before it listened; the exception has its last output.
            NoHandshake: the listening program doesn't answer, or the started one doesn't listen.
        """
        return cls(target=socket_target(path, spawn, options), **options)

    @classmethod
    def from_socket(cls, connection: socket.socket | int, **options: Any) -> Client:
        """Returns a client over a connected stream socket or its descriptor, which the client then owns."""
        opened = connection if isinstance(connection, socket.socket) else socket.socket(fileno=connection)
        return cls(target=OpenSocket(opened), **options)

    def call(self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: OnProgress = None) -> R:
        """Calls the method of these params, and waits for its result.

        Args:
            params: ``MediaLoadParams(…)``; ``client.media.load(…)`` makes the same.
            call_timeout: seconds to wait; the call is then cancelled and ``CallTimeout`` raised.
            on_progress: receives the call's reports of progress, on this thread, before the result is returned.
        """
        return self.begin(params, call_timeout=call_timeout, on_progress=on_progress).result()

    def begin(
        self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: OnProgress = None
    ) -> Call[R]:
        """Starts a call of the method of these params, without waiting: the handle returns the result and can cancel the call."""
        members = params.to_json()
        limit = effective_timeout(params, call_timeout, self._timeout)
        return self._connection.begin(params.METHOD, members, result_decoder(params), limit, on_progress)

    def request(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> Any:
        """Calls a method by its wire name, with JSON params and result: for methods of a newer server."""
        limit = effective_timeout(None, call_timeout, self._timeout)
        return self._connection.begin(method, dict(params or {}), lambda value: value, limit, on_progress).result()

    def tv(self, device: str | None = None) -> TV:
        """Returns a device to play on: by name, id, alias or address; absent: the default device, or the only one."""
        return TV(self, device)

    def devices(self, search_timeout: float | None = None) -> list[TV]:
        """Finds the devices; ``last`` of each is its playback status, or the reason why it can't be asked.

        Args:
            search_timeout: seconds to look for devices; absent: the server's default.
        """
        answer = self.player.list(search_timeout=search_timeout)
        return [TV(self, each.address or each.device_id, each) for each in answer.players]

    def on(self, kind: type[E], callback: Callable[[E], object]) -> Listener:
        """Calls ``callback`` for each event of a type (``Notification``: of every type) until the returned handle is closed.

        One thread runs all callbacks, one after another; they may call the client.
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
        """Returns a stream of the events of these types (none: of all types) from now on."""
        return self._connection.events.stream(kinds, queue_size)

    @property
    def initialized(self) -> ServerInitializeResult:
        """The server's answer to the handshake, with its limits."""
        return self._connection.initialized

    @property
    def is_closed(self) -> bool:
        """Whether the client is closed, or its connection is lost for good."""
        return self._connection.closed_because is not None

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection now; if not, the client is closed, or reconnects (``reconnect``)."""
        return not self.is_closed and self._connection.lost_because is None

    def close(self) -> None:
        """Ends the connection, and the server if this client spawned it. Playback on devices continues.

        Calls in progress fail with ``ClientClosed``. Returns when all is closed, within bounds; may be called again.
        """
        self._connection.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "closed" if self.is_closed else "open" if self.is_connected else "reconnecting"
        return f"<{type(self).__module__}.{type(self).__qualname__} {state}>"


_open_connections: weakref.WeakSet[Connection] = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    """Lets spawned servers exit in good order if the program ends without closing its clients."""
    for connection in list(_open_connections):
        connection.abandon()
    for connection in list(_open_connections):
        with contextlib.suppress(RuntimeError):
            connection.close()
