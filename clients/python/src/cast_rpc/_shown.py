"""Updates that are displayed while they are iterated: the common part of the helpers for tqdm and rich."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Union

from ._generated.types import PlayerStatus
from ._text import plain

Updates = Union[Iterable[PlayerStatus], AsyncIterable[PlayerStatus]]
"""The updates of ``tv.progress()``."""

MAX_TEXT = 200
"""Characters of a name or a title."""


class Shown:
    """The same updates, displayed as they arrive; for ``for`` or ``async for``, like the updates themselves."""

    def __init__(self, updates: Updates) -> None:
        self._updates = updates

    def _open(self) -> AbstractContextManager[object]:
        """Opens the display; leaving the returned context closes it."""
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
    """Returns the media and the device in one line for a terminal."""
    title = plain(status.title or status.application_name or "", MAX_TEXT)
    name = plain(status.friendly_name, MAX_TEXT)
    return f"{name}: {title}" if title else name


def state(status: PlayerStatus) -> str:
    """Returns the player's state in one word; receivers may send states that the spec doesn't have."""
    return plain(status.player_state.name, MAX_TEXT).lower()
