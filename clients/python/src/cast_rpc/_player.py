"""Params of the ``player.*`` calls, and the state of progress updates. Pure: no I/O, and the clock is passed in."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Union

from ._generated.enums import RepeatModeLike
from ._generated.notifications import PlayerDidChange
from ._generated.params import PlayerInterruptParams, PlayerPlayParams
from ._generated.types import MediaInformation, MediaMetadata, PlayerStatus, QueueData, QueueItem
from ._reconnect import ServerConnectionLost, ServerReconnected

if TYPE_CHECKING:
    from .dicts import MediaInformationDict, QueueDataDict

What = Union[
    str, "os.PathLike[str]", Sequence[Union[str, "os.PathLike[str]"]], MediaInformation, QueueData, "MediaInformationDict", "QueueDataDict"
]
"""The media to play: a URL or path, several (a queue), media information, or a queue. The last two also as dictionaries."""

MAX_ITEMS = 5000
"""The largest number of items that ``queue.list`` returns."""

_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")

PROGRESS_TOPICS = ["player.didChange"]
PROGRESS_KINDS = (PlayerDidChange, ServerConnectionLost, ServerReconnected)


def location(what: str | os.PathLike[str]) -> str:
    """Returns a URL unchanged, and an existing path as an absolute one, since the server's folder is another.

    A name such as ``Alien: Covenant.mkv`` may begin like a URL without ``//``.
    """
    text = os.fspath(what)
    return os.path.abspath(text) if not _URL.match(text) and os.path.exists(text) else text


def what_members(what: What) -> dict[str, Any]:
    """Returns the params that select the media. Raises ``TypeError``."""
    if isinstance(what, (str, os.PathLike)):
        return {"url": location(what)}
    if isinstance(what, MediaInformation):
        return {"media": what}
    if isinstance(what, QueueData):
        return {"queue_data": what}
    if isinstance(what, Mapping):
        return {"queue_data" if "items" in what else "media": what}
    if isinstance(what, Sequence) and all(isinstance(each, (str, os.PathLike)) for each in what):
        return {"urls": [location(each) for each in what]}
    raise TypeError(f"what: expected a URL or path, a list of them, MediaInformation or QueueData, found {what!r:.200}")


def queue_items(what: What, title: str | None, content_type: str | None) -> list[Any]:
    """Returns the items that ``queue.insert`` adds. Raises ``TypeError``."""
    members = what_members(what)
    if "media" in members:
        return [QueueItem(media=members["media"])]
    if "queue_data" in members:
        queue = members["queue_data"]
        return list((queue.items if isinstance(queue, QueueData) else queue["items"]) or [])
    metadata = None if title is None else MediaMetadata(title=title)
    return [
        QueueItem(media=MediaInformation(content_id=each, content_type=content_type, metadata=metadata))
        for each in members.get("urls") or [members["url"]]
    ]


def volume_level(level: float | None, percent: float | None, names: str = "level=0.3 (0 to 1) or percent=30 (0 to 100)") -> float | None:
    """Returns a volume from 0 to 1, which is given as such or in percent. Raises ``TypeError`` or ``ValueError``."""
    if level is not None and percent is not None:
        raise TypeError(f"Pass one of {names}.")
    if percent is None:
        return level
    if not 0 <= percent <= 100:
        raise ValueError(f"percent: expected 0 to 100, found {percent!r:.100}")
    return percent / 100


def play_params(
    device: str | None,
    what: What,
    *,
    title: str | None,
    content_type: str | None,
    current_time: float | None,
    resume: bool | None,
    autoplay: bool | None,
    repeat_mode: RepeatModeLike | None,
    application_id: str | None,
    subtitles: str | os.PathLike[str] | None,
) -> PlayerPlayParams:
    """Returns the params of ``player.play``. Raises ``TypeError``."""
    return PlayerPlayParams(
        device=device,
        title=title,
        content_type=content_type,
        current_time=current_time,
        resume=resume,
        autoplay=autoplay,
        repeat_mode=repeat_mode,
        application_id=application_id,
        subtitles=None if subtitles is None else location(subtitles),
        **what_members(what),
    )


def announce_params(
    device: str | None,
    what: What,
    *,
    title: str | None,
    content_type: str | None,
    volume: float | None,
    percent: float | None,
    maximum_duration: float | None,
) -> PlayerInterruptParams:
    """Returns the params of ``player.interrupt``. Raises ``TypeError`` or ``ValueError``."""
    return PlayerInterruptParams(
        device=device,
        title=title,
        content_type=content_type,
        volume_level=volume_level(volume, percent, "volume=0.3 (0 to 1) or percent=30 (0 to 100)"),
        maximum_duration=maximum_duration,
        **what_members(what),
    )


def position_after(status: PlayerStatus, seconds: float) -> float:
    """Returns the position some seconds after a status, at most the duration."""
    position = status.position or 0.0
    if status.player_state != "PLAYING":
        return position
    moved = position + seconds * (1.0 if status.playback_rate is None else status.playback_rate)
    return moved if status.duration is None else min(moved, max(status.duration, position))


class ProgressState:
    """The playback from one status to the next, with its extrapolated position."""

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._status: PlayerStatus | None = None
        self._known_at = 0.0
        self._shown_at = 0.0
        self.is_over = False
        """Whether playback has ended."""

    def did_read(self, status: PlayerStatus, now: float) -> PlayerStatus:
        """Handles a status, and returns the update to yield."""
        self._status = status
        self._known_at = self._shown_at = now
        self.is_over = status.player_state == "IDLE"
        return status

    def concerns(self, event: PlayerDidChange) -> bool:
        """Whether an event concerns this device."""
        return self._status is not None and event.device_id == self._status.device_id

    def did_hear(self, event: PlayerDidChange, now: float) -> PlayerStatus:
        """Handles an event of this device, and returns the update to yield."""
        return self.did_read(PlayerStatus(**{field.attribute: getattr(event, field.attribute) for field in PlayerStatus.FIELDS}), now)

    def did_lose(self) -> None:
        """Handles the loss of the connection: the playback is unknown until the next status."""
        self._status = None

    def patience(self, now: float) -> float | None:
        """Returns the seconds until the next update of the position; ``None``: only an event causes an update."""
        status = self._status
        if status is None or status.player_state != "PLAYING" or status.position is None:
            return None
        return max(0.0, self._shown_at + self._interval - now)

    def at(self, now: float) -> PlayerStatus:
        """Returns the status with its present position."""
        status = self._status
        assert status is not None
        self._shown_at = now
        return status.__replace__(position=position_after(status, now - self._known_at))
