"""Streams and listeners of events (asyncio client)."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Generic, TypeVar, cast

from ._model import Notification
from ._errors import ClientClosed, TransportError
from ._log import log
from ._stream import EventBuffer, EventsLost

E = TypeVar("E", bound=Notification)

AsyncCallback = Callable[[Any], object]
"""A callback; an awaitable that it returns is awaited."""


class EventStream(Generic[E]):
    """The events of some types from its creation on, in order: ``async for``, or ``await stream.next()``.

    Ends and loses events like the blocking client's stream.
    """

    def __init__(self, kinds: tuple[type[Notification], ...], capacity: int, forget: Callable[[Any], None]) -> None:
        self._kinds = kinds
        self._buffer = EventBuffer(capacity)
        self._waiters: set[asyncio.Future[None]] = set()
        self._forget = forget
        self._end: TransportError | None = None
        self.lost: int = 0
        """How many events were lost because this stream's reader was too slow."""

    async def next(self, timeout: float | None = None) -> E:
        """Awaits the next event, at most ``timeout`` seconds.

        Raises:
            TimeoutError: no event arrived in time.
            TransportError: the connection ended, and all events before that were read.
        """
        return await self._next(timeout)

    def close(self) -> None:
        """Ends the stream; events already received can still be read."""
        self._forget(self)
        self._finish(ClientClosed("the stream is closed"))

    def __aiter__(self) -> AsyncIterator[E]:
        return self

    async def __anext__(self) -> E:
        try:
            return await self._next()
        except ClientClosed:
            raise StopAsyncIteration from None

    def __enter__(self) -> EventStream[E]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _wants(self, event: Notification) -> bool:
        return not self._kinds or isinstance(event, self._kinds)

    async def _next(self, timeout: float | None = None) -> E:
        loop = asyncio.get_running_loop()
        end = None if timeout is None else loop.time() + timeout
        while True:
            while (event := self._buffer.pop()) is None:
                if self._end is not None:
                    raise self._end
                if not await self._change(None if end is None else max(0.0, end - loop.time())):
                    raise TimeoutError(f"no event within {timeout:g} s")
            if not (isinstance(event, EventsLost) and event.is_local):
                return cast(E, event)
            self.lost += event.count
            if self._wants(event):
                return cast(E, event)
            log.warning("%d events were lost: their reader is too slow", event.count)

    async def _change(self, timeout: float | None) -> bool:
        """Waits for an event or the end. Returns whether one came in time.

        Before Python 3.12 ``asyncio.wait_for`` drops a cancellation that arrives together with the result.
        """
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await asyncio.wait([waiter], timeout=timeout)
        finally:
            self._waiters.discard(waiter)
        return waiter.done()

    def _wake(self) -> None:
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    def _push(self, event: Notification) -> None:
        if self._wants(event):
            self._buffer.push(event)
            self._wake()

    def _finish(self, reason: TransportError) -> None:
        self._end = self._end or reason
        self._wake()


class Listener:
    """A callback that is called for each event of a type until it is closed."""

    def __init__(self, kind: type[Notification], callback: AsyncCallback, forget: Callable[[Listener], None]) -> None:
        self._kind = kind
        self._callback = callback
        self._forget = forget
        self._is_closed = False

    def close(self) -> None:
        """Removes the callback."""
        self._is_closed = True
        self._forget(self)

    def __enter__(self) -> Listener:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    async def _handle(self, event: Notification) -> None:
        if self._is_closed or not isinstance(event, self._kind):
            return
        try:
            result = self._callback(event)
            if inspect.isawaitable(result):
                await result
        except Exception:  # A failing listener must not keep the others from their events.
            log.exception("a listener of %s failed", self._kind.__name__)


class EventHub:
    """Passes each event to the streams and listeners that want it.

    One task of the hub runs the listeners one after another, apart from the reading task, so that a listener may await calls.
    """

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._streams: list[EventStream[Any]] = []
        self._listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None
        self._reason: TransportError | None = None

    def stream(self, kinds: tuple[type[Notification], ...], capacity: int | None) -> EventStream[Any]:
        """Returns a new stream of the events of these types; without types, of all events."""
        stream: EventStream[Any] = EventStream(kinds, capacity or self._capacity, self._forget_stream)
        self._streams = [*self._streams, stream]
        if self._reason is not None:
            stream._finish(self._reason)
        return stream

    def listen(self, kind: type[Notification], callback: AsyncCallback) -> Listener:
        """Calls ``callback`` for each event of the type."""
        listener = Listener(kind, callback, self._forget_listener)
        self._listeners = [*self._listeners, listener]
        if self._task is None and self._reason is None:
            self._task = asyncio.get_running_loop().create_task(self._run(self.stream((), None)))
        return listener

    def publish(self, event: Notification) -> None:
        """Queues an event for the streams and listeners of its type."""
        for stream in self._streams:
            stream._push(event)

    def close(self, reason: TransportError) -> None:
        """Ends all streams and listeners."""
        if self._reason is None:
            self._reason = reason
            for stream in self._streams:
                stream._finish(reason)

    async def join(self) -> None:
        """Waits until the listeners have handled all queued events, within bounds."""
        task = self._task
        if task is None or task is asyncio.current_task():
            return
        _, late = await asyncio.wait([task], timeout=5)
        for each in late:
            each.cancel()

    async def _run(self, queue: EventStream[Notification]) -> None:
        while True:
            try:
                event = await queue._next()
            except TransportError:
                return
            for listener in self._listeners:
                await listener._handle(event)

    def _forget_stream(self, stream: EventStream[Any]) -> None:
        self._streams = [each for each in self._streams if each is not stream]

    def _forget_listener(self, listener: Listener) -> None:
        self._listeners = [each for each in self._listeners if each is not listener]
