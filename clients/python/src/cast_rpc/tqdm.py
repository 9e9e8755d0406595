"""A device's playback as a bar of tqdm (``pip install cast-rpc[tqdm]``): ``for update in PlaybackBar(tv.progress()): …``."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import tqdm

from ._generated.types import PlayerStatus
from ._shown import Shown, Updates, label, state

__all__ = ["PlaybackBar"]

FORMAT = "{desc} {percentage:3.0f}%|{bar}| {n:.0f}/{total:.0f} s{postfix}"
ENDLESS_FORMAT = "{desc} {n:.0f} s{postfix}"


class PlaybackBar(Shown):
    """The updates of ``tv.progress()``, with a bar of position and duration in the terminal; live streams have no end.

    Args:
        updates: ``tv.progress()``, of either client.
        options: those of ``tqdm.tqdm``: ``file``, ``disable``, ``leave``…
    """

    def __init__(self, updates: Updates, **options: Any) -> None:
        super().__init__(updates)
        self._options = options
        self._bar: Any = None

    def _open(self) -> AbstractContextManager[object]:
        options = {"bar_format": ENDLESS_FORMAT, **self._options}
        self._bar = tqdm.tqdm(**options)
        return self._bar  # type: ignore[no-any-return]

    def _show(self, status: PlayerStatus) -> None:
        bar = self._bar
        if status.player_state != "IDLE":  # The last update has no position: the bar keeps its last one.
            bar.total = status.duration
            bar.n = status.position or 0.0
        if "bar_format" not in self._options:
            bar.bar_format = FORMAT if bar.total else ENDLESS_FORMAT
        bar.set_description_str(label(status), refresh=False)
        bar.set_postfix_str(state(status), refresh=False)
        bar.refresh()
