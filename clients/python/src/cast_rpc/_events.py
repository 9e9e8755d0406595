"""Streams and listeners of events (blocking client)."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Generic, TypeVar, cast

from ._model import Notification
from ._errors import ClientClosed, TransportError
from ._log import log
from ._stream import EventBuffer, EventsLost
from ._waiting import wait_time

E = TypeVar("E", bound=Notification)


class EventStream(Generic[E]):
    """The events of some types from its creation on, in order. Iterate it, or ask for the ``next`` one.

    Iteration ends when the stream or the client is closed, and raises if the connection was lost. The stream holds a bounded
    number of events; if its reader is slower, the oldest are lost. It then yields an ``EventsLost`` if that is among its
    types (or if it has none), and otherwise counts them in ``lost`` and logs a warning.
    """

    def __init__(self, kinds: tuple[type[Notification], ...], capacity: int, forget: Callable[[Any], None]) -> None:
        self._kinds = kinds
        self._buffer = EventBuffer(capacity)
        self._changed = threading.Condition()
        self._forget = forget
        self._end: TransportError | None = None
        self._is_closed = False
        self.lost: int = 0
        """How many events were lost because this stream's reader was too slow."""

    def next(self, timeout: float | None = None) -> E:
        """Waits for the next event, at most ``timeout`` seconds.

        Raises:
            TimeoutError: no event arrived in time.
            TransportError: the connection ended, and all events before that were read.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            event = self._take(deadline, timeout)
            if not isinstance(event, EventsLost) or not event.is_local or self._wants(event):
                return cast(E, event)

    def close(self) -> None:
        """Ends the stream; events already received can still be read."""
        self._forget(self)
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def __iter__(self) -> Iterator[E]:
        return self

    def __next__(self) -> E:
        try:
            return self.next()
        except ClientClosed:
            raise StopIteration from None

    def __enter__(self) -> EventStream[E]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _wants(self, event: Notification) -> bool:
        return not self._kinds or isinstance(event, self._kinds)

    def _take(self, deadline: float | None, timeout: float | None) -> Notification:
        with self._changed:
            while (event := self._buffer.pop()) is None:
                if self._is_closed:
                    raise ClientClosed("the stream is closed")
                if self._end is not None:
                    raise self._end
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0:
                    raise TimeoutError(f"no event within {timeout:g} s")
                self._changed.wait(wait_time(left))
        if isinstance(event, EventsLost) and event.is_local:
            self.lost += event.count
            if not self._wants(event):
                log.warning("%d events were lost: their reader is too slow", event.count)
        return event

    def _push(self, event: Notification) -> None:
        if self._wants(event):
            with self._changed:
                self._buffer.push(event)
                self._changed.notify_all()

    def _finish(self, reason: TransportError) -> None:
        with self._changed:
            self._end = reason
            self._changed.notify_all()


class Listener:
    """A callback that is called for each event of a type until it is closed."""

    def __init__(
        self, kind: type[Notification], callback: Callable[[Any], object], forget: Callable[[Listener], None]
    ) -> None:
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

    def _handle(self, event: Notification) -> None:
        if self._is_closed or not isinstance(event, self._kind):
            return
        try:
            self._callback(event)
        except Exception:  # A failing listener must not keep the others from their events.
            log.exception("a listener of %s failed", self._kind.__name__)


class EventHub:
    """Passes each event to the streams and listeners that want it.

    One thread of the hub runs the listeners one after another, apart from the reading thread, so that a listener may call the server.
    """

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._lock = threading.Lock()
        self._streams: list[EventStream[Any]] = []
        self._listeners: list[Listener] = []
        self._queue: EventStream[Notification] | None = None
        self._thread: threading.Thread | None = None
        self._reason: TransportError | None = None

    def stream(self, kinds: tuple[type[Notification], ...], capacity: int | None) -> EventStream[Any]:
        """Returns a new stream of the events of these types; without types, of all events."""
        stream: EventStream[Any] = EventStream(kinds, capacity or self._capacity, self._forget_stream)
        self._add(stream)
        return stream

    def listen(self, kind: type[Notification], callback: Callable[[Any], object]) -> Listener:
        """Calls ``callback`` for each event of the type."""
        listener = Listener(kind, callback, self._forget_listener)
        with self._lock:
            self._listeners = [*self._listeners, listener]
            needs_thread = self._queue is None and self._reason is None
            if needs_thread:
                queue: EventStream[Notification] = EventStream((), self._capacity, self._forget_stream)
                self._queue = queue
                self._thread = threading.Thread(target=self._run, args=(queue,), name="cast-rpc-events", daemon=True)
                self._streams = [*self._streams, queue]
                self._thread.start()
        return listener

    def publish(self, event: Notification) -> None:
        """Queues an event for the streams and listeners of its type; never waits."""
        for stream in self._streams:
            stream._push(event)

    def close(self, reason: TransportError) -> None:
        """Ends all streams and listeners."""
        with self._lock:
            if self._reason is not None:
                return
            self._reason = reason
            streams = self._streams
        for stream in streams:
            stream._finish(reason)

    def join(self) -> None:
        """Waits until the listeners have handled all queued events, within bounds."""
        thread = self._thread
        if thread is not None and threading.current_thread() is not thread:
            thread.join(5)

    def _run(self, queue: EventStream[Notification]) -> None:
        while True:
            try:
                event = queue.next()
            except TransportError:
                return
            for listener in self._listeners:
                listener._handle(event)

    def _add(self, stream: EventStream[Any]) -> None:
        with self._lock:
            self._streams = [*self._streams, stream]
            reason = self._reason
        if reason is not None:
            stream._finish(reason)

    def _forget_stream(self, stream: EventStream[Any]) -> None:
        with self._lock:
            self._streams = [each for each in self._streams if each is not stream]

    def _forget_listener(self, listener: Listener) -> None:
        with self._lock:
            self._listeners = [each for each in self._listeners if each is not listener]
