"""The bounded queue of events for a slow reader. Pure: no threads, no event loop."""

from __future__ import annotations

from collections import deque
from typing import Any, ClassVar

from ._model import Notification

DEFAULT_CAPACITY = 10_000


class EventsLost(Notification):
    """Events were lost because a reader was too slow: read the state again (``client.events.snapshot()``).

    ``count`` is their number. ``is_local``: the program read its queue too slowly (true), or the connection to the server was
    too slow (false: the server's ``$/overflow``).
    """

    METHOD: ClassVar[str] = "$/overflow"

    count: int
    is_local: bool = True

    def __init__(self, *, count: int, is_local: bool = True) -> None:
        super().__init__(count=count, is_local=is_local)


class UnknownNotification(Notification):
    """A notification that this package doesn't know: the server is newer."""

    method: str
    params: dict[str, Any]

    def __init__(self, *, method: str, params: dict[str, Any]) -> None:
        super().__init__(method=method, params=params)


class EventBuffer:
    """Events in order. A full buffer drops the oldest, and yields an ``EventsLost`` in their place."""

    def __init__(self, capacity: int = DEFAULT_CAPACITY) -> None:
        if capacity < 1:
            raise ValueError("the capacity must be at least 1")
        self._capacity = capacity
        self._events: deque[Notification] = deque()
        self._lost = 0

    def push(self, event: Notification) -> None:
        """Adds the newest event."""
        if len(self._events) >= self._capacity:
            self._events.popleft()
            self._lost += 1
        self._events.append(event)

    def pop(self) -> Notification | None:
        """Removes and returns the oldest event, after an ``EventsLost`` if some were lost; ``None`` if it is empty."""
        if self._lost:
            lost, self._lost = self._lost, 0
            return EventsLost(count=lost)
        return self._events.popleft() if self._events else None

    def __len__(self) -> int:
        return len(self._events) + (1 if self._lost else 0)
