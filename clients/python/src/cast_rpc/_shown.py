"""Updates that are shown while they are iterated: what the helpers for tqdm and rich share."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Union

from ._generated.types import PlayerStatus

Updates = Union[Iterable[PlayerStatus], AsyncIterable[PlayerStatus]]
"""What ``tv.progress()`` gives."""


class Shown:
    """The same updates, shown as they come; for ``for`` and for ``async for``, as the updates are."""

    def __init__(self, updates: Updates) -> None:
        self._updates = updates

    def _open(self) -> AbstractContextManager[object]:
        """Begins to show; what it returns ends it."""
        raise NotImplementedError

    def _show(self, status: PlayerStatus) -> None:
        raise NotImplementedError

    def __iter__(self) -> Iterator[PlayerStatus]:
        if not isinstance(self._updates, Iterable):
            raise TypeError("these updates are for `async for`")
        with self._open():
            for update in self._updates:
                self._show(update)
                yield update

    async def __aiter__(self) -> AsyncIterator[PlayerStatus]:
        if not isinstance(self._updates, AsyncIterable):
            raise TypeError("these updates are for `for`")
        with self._open():
            async for update in self._updates:
                self._show(update)
                yield update


def label(status: PlayerStatus) -> str:
    """What plays where, in one line."""
    title = status.title or status.application_name
    return f"{status.friendly_name}: {title}" if title else status.friendly_name
