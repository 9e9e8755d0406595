"""The blocking client's connection: its link's thread reads, handlers have threads of their own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from ._call import Call
from ._channel import Channel
from ._core import ConnectionCore
from ._errors import ClientClosed
from ._events import EventHub
from ._link import Link
from ._messages import Question
from ._progress import Progress
from ._typing import Handlers

R = TypeVar("R")


class Connection(ConnectionCore[Call[Any], EventHub]):
    """Knows the calls that are under way and who listens to what. Every method may be called from any thread."""

    def __init__(self, channel: Channel, handlers: Handlers, capacity: int, grace: float) -> None:
        super().__init__(handlers, EventHub(capacity), threading.Lock())
        self._link = Link(channel, self, grace)
        self._link.start()

    def begin(
        self,
        method: str,
        params: dict[str, Any],
        decode: Callable[[Any], R],
        timeout: float | None,
        on_progress: Callable[[Progress], None] | None,
    ) -> Call[R]:
        """Sends a request. Raises ``TransportError`` if there is no connection any more."""

        def call(id: int) -> Call[R]:
            return Call(method, decode, lambda is_abandoned: self._cancel(id, is_abandoned), timeout, on_progress)

        return self._begin(method, params, on_progress is not None, call)[1]

    @property
    def stderr_tail(self) -> str:
        """The end of what a spawned server has written to its standard error so far."""
        return self._link.stderr_tail

    def close(self, grace: float | None = None) -> None:
        """Ends the connection and waits for that, within bounds; calls that are under way fail with ``ClientClosed``."""
        self.abandon(grace)
        self._link.join()
        self.events.join()

    def abandon(self, grace: float | None = None) -> None:
        """Begins to close, and returns at once."""
        self._fail_all(ClientClosed())
        self._link.close(grace)

    def _send(self, frame: bytes) -> None:
        self._link.send(frame)

    def _start_answering(self, question: Question, handler: Callable[[], Any]) -> None:
        thread = threading.Thread(
            target=self._did_answer, args=(question, handler), name="cast-rpc-answer", daemon=True
        )
        thread.start()
