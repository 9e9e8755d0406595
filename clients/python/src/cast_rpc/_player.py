"""What the objects over ``player.*`` call, and how their progress goes on. Pure: no I/O, and the clock is passed in."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any, Union

from ._generated.enums import RepeatModeLike
from ._generated.notifications import PlayerDidChange
from ._generated.params import PlayerInterruptParams, PlayerPlayParams
from ._generated.types import MediaInformation, PlayerStatus, QueueData
from ._reconnect import ServerConnectionLost, ServerReconnected

What = Union[str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]], MediaInformation, QueueData]
"""What can be played: a URL or path, several (a queue), media information, or a queue."""

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")

PROGRESS_TOPICS = ["player.didChange"]
PROGRESS_KINDS = (PlayerDidChange, ServerConnectionLost, ServerReconnected)

PLAY_TIMEOUT = 150.0
"""Seconds for a call that looks for the device, connects, launches, loads and waits until it plays: each has its own limit."""


def location(what: str | os.PathLike[str]) -> str:
    """A URL as it is; the path of something that exists here as an absolute one: the server has another folder."""
    text = os.fspath(what)
    return os.path.abspath(text) if not _SCHEME.match(text) and os.path.exists(text) else text


def what_members(what: What) -> dict[str, Any]:
    """The params that say what to play. Raises ``TypeError``."""
    if isinstance(what, (str, os.PathLike)):
        return {"url": location(what)}
    if isinstance(what, MediaInformation):
        return {"media": what}
    if isinstance(what, QueueData):
        return {"queue_data": what}
    if isinstance(what, Sequence) and all(isinstance(each, (str, os.PathLike)) for each in what):
        return {"urls": [location(each) for each in what]}
    raise TypeError(f"what: expected a URL or path, a list of them, MediaInformation or QueueData, found {what!r:.200}")


def play_params(
    device: str | None,
    what: What,
    *,
    title: str | None,
    content_type: str | None,
    current_time: float | None,
    autoplay: bool | None,
    repeat_mode: RepeatModeLike | None,
    application_id: str | None,
    subtitles: str | os.PathLike[str] | None,
) -> PlayerPlayParams:
    """The params of ``player.play``. Raises ``TypeError``."""
    return PlayerPlayParams(
        device=device,
        title=title,
        content_type=content_type,
        current_time=current_time,
        autoplay=autoplay,
        repeat_mode=repeat_mode,
        application_id=application_id,
        subtitles=None if subtitles is None else location(subtitles),
        **what_members(what),
    )


def announce_params(
    device: str | None, what: What, volume: float | None, maximum_duration: float | None
) -> tuple[PlayerInterruptParams, float]:
    """The params of ``player.interrupt``, and how long the call may take. Raises ``TypeError``."""
    params = PlayerInterruptParams(
        device=device, volume_level=volume, maximum_duration=maximum_duration, **what_members(what)
    )
    return params, 2 * PLAY_TIMEOUT + (60 if maximum_duration is None else maximum_duration)


def position_after(status: PlayerStatus, seconds: float) -> float:
    """Where it is so long after a status, in seconds; it doesn't run past its end."""
    position = status.position or 0.0
    if status.player_state != "PLAYING":
        return position
    moved = position + seconds * (1.0 if status.playback_rate is None else status.playback_rate)
    return moved if status.duration is None else min(moved, max(status.duration, position))


class ProgressState:
    """What plays, from one status to the next, with the position that it has in between."""

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._status: PlayerStatus | None = None
        self._known_at = 0.0
        self._shown_at = 0.0
        self.is_over = False
        """Whether nothing plays any more."""

    def did_read(self, status: PlayerStatus, now: float) -> PlayerStatus:
        """A status has come. Returns what to show."""
        self._status = status
        self._known_at = self._shown_at = now
        self.is_over = status.player_state == "IDLE"
        return status

    def concerns(self, event: PlayerDidChange) -> bool:
        """Whether an event is about this device."""
        return self._status is not None and event.device_id == self._status.device_id

    def did_hear(self, event: PlayerDidChange, now: float) -> PlayerStatus:
        """An event about this device has come. Returns what to show."""
        return self.did_read(PlayerStatus(**{field.attribute: getattr(event, field.attribute) for field in PlayerStatus.FIELDS}), now)

    def did_lose(self) -> None:
        """The connection is gone: what plays is unknown until a status comes."""
        self._status = None

    def patience(self, now: float) -> float | None:
        """Seconds until the position must be shown again; ``None``: only an event changes anything."""
        status = self._status
        if status is None or status.player_state != "PLAYING" or status.position is None:
            return None
        return max(0.0, self._shown_at + self._interval - now)

    def at(self, now: float) -> PlayerStatus:
        """The status with the position that it has now."""
        status = self._status
        assert status is not None
        self._shown_at = now
        return status.__replace__(position=position_after(status, now - self._known_at))
