"""A device's playback as a bar of rich (``pip install cast-rpc[rich]``): ``for update in PlaybackProgress(tv.progress()): …``."""

from __future__ import annotations

from contextlib import AbstractContextManager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from ._generated.types import PlayerStatus
from ._shown import Shown, Updates, label, state

__all__ = ["PlaybackProgress"]


class PlaybackProgress(Shown):
    """The updates of ``tv.progress()``, with title, bar, position and state on the console.

    Args:
        updates: ``tv.progress()``, of either client.
        console: where to show them; absent: rich's default console.
        progress: the caller's display, to which a line is added; absent: a new display.
    """

    def __init__(self, updates: Updates, *, console: Console | None = None, progress: Progress | None = None) -> None:
        super().__init__(updates)
        self._progress = progress or Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.fields[time]} {task.fields[state]}"),
            console=console,
        )
        self._is_own = progress is None
        self._task: TaskID | None = None

    def _open(self) -> AbstractContextManager[object]:
        from contextlib import nullcontext

        self._task = self._progress.add_task("", total=None, time="", state="")
        return self._progress if self._is_own else nullcontext()

    def _show(self, status: PlayerStatus) -> None:
        assert self._task is not None
        members = {"description": escape(label(status)), "state": escape(state(status))}
        if status.player_state == "IDLE":  # The last update has no position: the bar keeps its last one.
            self._progress.update(self._task, **members, refresh=True)  # type: ignore[arg-type]
            return
        position, duration = status.position or 0.0, status.duration
        time = clock(position) if duration is None else f"{clock(position)}/{clock(duration)}"
        self._progress.update(self._task, completed=position, total=duration, time=time, **members, refresh=True)  # type: ignore[arg-type]


def clock(seconds: float) -> str:
    """Returns a time as ``1:05`` or ``1:00:05``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
