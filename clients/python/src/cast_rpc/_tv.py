"""One device, with its player's state (blocking client)."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from typing import Protocol, TypeVar

from ._api import BlockingCaller, OnProgress
from ._errors import CastError, ClientClosed
from ._events import EventStream
from ._generated.blocking import EventsAPI, MediaAPI, PlayerAPI, QueueAPI
from ._generated.enums import RepeatModeLike
from ._generated.errors import ApplicationNotRunning
from ._generated.types import PlayerStatus, QueueItem
from ._model import Notification
from ._player import (
    MAX_ITEMS,
    PROGRESS_KINDS,
    PROGRESS_TOPICS,
    ProgressState,
    What,
    announce_params,
    play_params,
    queue_items,
    volume_level,
)
from ._reconnect import ServerConnectionLost, ServerReconnected
from ._suggestions import suggesting
from ._tracks import TrackChoice, TVTrack, selection, tracks_of

E = TypeVar("E", bound=Notification)
E2 = TypeVar("E2", bound=Notification)
E3 = TypeVar("E3", bound=Notification)


class TVClient(BlockingCaller, Protocol):
    """The parts of a client that its TVs use."""

    player: PlayerAPI
    events: EventsAPI
    queue: QueueAPI
    media: MediaAPI

    def stream(
        self, kind: type[E], kind2: type[E2], kind3: type[E3], /, *, queue_size: int | None = None
    ) -> EventStream[E | E2 | E3]: ...


@suggesting
class TV:
    """A device: a TV, a speaker, a group. ``client.tv("Living Room")`` creates one; the first call sends the first request.

    Every method finds the device and joins its app by itself, and may be repeated. It returns the device's playback status
    after it. Errors are those of the matching method of ``client.player``.
    """

    def __init__(self, client: TVClient, device: str | None = None, last: PlayerStatus | None = None) -> None:
        self._client = client
        self.device = device
        """The name, id, alias or address that was given; ``None``: the default device, or the only one."""
        self.last = last
        """The last status that the server returned."""

    @property
    def name(self) -> str:
        """The device's name, or an empty string if it isn't known."""
        return self.device or "" if self.last is None else self.last.friendly_name

    def play(
        self,
        what: What,
        *,
        title: str | None = None,
        content_type: str | None = None,
        current_time: float | None = None,
        resume: bool | None = None,
        autoplay: bool | None = None,
        repeat_mode: RepeatModeLike | None = None,
        application_id: str | None = None,
        subtitles: str | os.PathLike[str] | None = None,
        on_progress: OnProgress = None,
    ) -> PlayerStatus:
        """Plays media, and returns when playback starts.

        Args:
            what: a URL or the path of a file, folder or playlist, several of them (one after the other),
                ``MediaInformation`` or ``QueueData``.
            title: the title to show, with a URL.
            content_type: the MIME type, with URLs; absent: determined from the URL.
            current_time: the start position in seconds.
            resume: whether a film that was left before its end starts there, unless ``current_time`` is given.
            autoplay: whether playback starts at once; false: the media is loaded and paused.
            repeat_mode: how a queue repeats.
            application_id: the app; absent: the default media receiver.
            subtitles: the path or URL of subtitles to show.
            on_progress: receives the call's reports of progress.
        """
        params = play_params(
            self.device,
            what,
            title=title,
            content_type=content_type,
            current_time=current_time,
            resume=resume,
            autoplay=autoplay,
            repeat_mode=repeat_mode,
            application_id=application_id,
            subtitles=subtitles,
        )
        return self._known(self._client.call(params, on_progress=on_progress))

    def join(self) -> PlayerStatus:
        """Joins the app that runs, and launches none. Raises ``ApplicationNotRunning`` if none does."""
        return self._known(self._client.player.connect(device=self.device))

    def enqueue(self, what: What, *, title: str | None = None, content_type: str | None = None) -> PlayerStatus:
        """Adds media to the end of the queue; plays it if nothing is loaded.

        Args:
            what: as for ``play``.
            title: the title to show, with URLs.
            content_type: the MIME type, with URLs; absent: determined from the URL.
        """
        items = queue_items(what, title, content_type)
        status = self._joined()
        if status.session_id is None or status.player_state == "IDLE":
            return self.play(what, title=title, content_type=content_type)
        self._client.queue.insert(session_id=status.session_id, items=items)
        return self.status()

    def queue(self) -> list[QueueItem]:
        """Returns the items of the queue in their order; ``queue_index`` of ``last`` is the current one. None if nothing is loaded."""
        status = self._joined()
        if status.session_id is None or status.player_state == "IDLE":
            return []
        return (self._client.queue.list(session_id=status.session_id, count=MAX_ITEMS)).items

    def jump(self, item_id: int) -> PlayerStatus:
        """Plays an item of the queue, which ``queue`` lists."""
        status = self.join()
        self._client.queue.jump(session_id=status.session_id, item_id=item_id)
        return self.status()

    def tracks(self, *, audio: TrackChoice | None = None, text: TrackChoice | None = None) -> list[TVTrack]:
        """Returns the audio, text and video tracks of what plays; chooses some first, if they are given.

        Args:
            audio: the audio track: its id, its name, or its language.
            text: the same for subtitles and captions; ``"off"``: none.

        Raises:
            NoSuchTrack: no track has this name or language.
            ApplicationNotRunning: nothing runs.
        """
        session = (self.join()).session_id
        state = self._client.media.get_status(session_id=session)
        if audio is None and text is None:
            return tracks_of(state)
        wanted = selection(tracks_of(state), audio, text)
        if wanted.track_ids is not None:
            state = self._client.media.set_active_tracks(session_id=session, active_track_ids=wanted.track_ids)
        if wanted.audio_languages or wanted.text_languages:
            state = self._client.media.select_tracks(
                session_id=session, audio_languages=wanted.audio_languages, text_languages=wanted.text_languages
            )
        return tracks_of(state)

    def pause(self) -> PlayerStatus:
        """Pauses playback; succeeds if it is paused already or nothing plays."""
        return self._known(self._client.player.pause(device=self.device))

    def resume(self) -> PlayerStatus:
        """Resumes playback; succeeds if it plays already."""
        return self._known(self._client.player.resume(device=self.device))

    def toggle(self) -> PlayerStatus:
        """Pauses playback that advances, resumes playback that is paused."""
        return self._known(self._client.player.toggle(device=self.device))

    def stop(self) -> PlayerStatus:
        """Stops the app, even if another sender started it."""
        return self._known(self._client.player.stop(device=self.device))

    def seek(self, position: float | None = None, *, by: float | None = None) -> PlayerStatus:
        """Seeks to a position, or ``by`` a distance, in seconds; negative goes back."""
        return self._known(self._client.player.seek(device=self.device, position=position, distance=by))

    def next(self) -> PlayerStatus:
        """Plays the queue's next item."""
        return self._known(self._client.player.next(device=self.device))

    def previous(self) -> PlayerStatus:
        """Plays the queue's previous item."""
        return self._known(self._client.player.previous(device=self.device))

    def volume(
        self,
        *unnamed: None,
        level: float | None = None,
        percent: float | None = None,
        steps: int | None = None,
        muted: bool | None = None,
    ) -> PlayerStatus:
        """Sets the device's volume, to a level or by steps; or mutes it. A number without a name is refused, since it has no unit.

        Args:
            level: the volume from 0 to 1.
            percent: the volume from 0 to 100, instead.
            steps: how many of the device's own steps, instead; negative lowers the volume.
            muted: whether it is muted.
        """
        if unnamed:
            raise TypeError("TV.volume: name the unit: level=0.3 (0 to 1) or percent=30 (0 to 100).")
        level = volume_level(level, percent)
        return self._known(self._client.player.set_volume(device=self.device, level=level, steps=steps, muted=muted))

    def status(self) -> PlayerStatus:
        """Returns the playback status. No app is launched or joined."""
        return self._known(self._client.player.status(device=self.device))

    def announce(
        self,
        what: What,
        *,
        title: str | None = None,
        content_type: str | None = None,
        volume: float | None = None,
        percent: float | None = None,
        maximum_duration: float | None = None,
    ) -> PlayerStatus:
        """Plays an announcement, and returns when the previous app, queue, position and volume are restored.

        Args:
            what: as for ``play``.
            title: the title to show, with a URL.
            content_type: the MIME type, with URLs; absent: determined from the URL.
            volume: the device's volume during the announcement, 0 to 1; absent: as it is.
            percent: the same from 0 to 100, instead of ``volume``.
            maximum_duration: seconds after which it is cut off; absent: 60.
        """
        params = announce_params(
            self.device,
            what,
            title=title,
            content_type=content_type,
            volume=volume,
            percent=percent,
            maximum_duration=maximum_duration,
        )
        return self._known(self._client.call(params))

    def progress(self, interval: float = 1.0) -> Iterator[PlayerStatus]:
        """Yields the status: now, at each change, and every ``interval`` seconds with the present position.

        Ends when playback ends or the client is closed. The position is extrapolated, without a request.
        """
        state = ProgressState(interval)
        with self._client.stream(*PROGRESS_KINDS) as events:
            subscription = self._client.events.subscribe(topics=PROGRESS_TOPICS).subscription
            try:
                yield state.did_read(self._joined(), time.monotonic())
                while not state.is_over:
                    try:
                        event = events.next(state.patience(time.monotonic()))
                    except TimeoutError:
                        yield self._known(state.at(time.monotonic()))
                        continue
                    if isinstance(event, ServerReconnected):
                        yield state.did_read(self._joined(), time.monotonic())
                    elif isinstance(event, ServerConnectionLost):
                        state.did_lose()
                    elif state.concerns(event):
                        yield self._known(state.did_hear(event, time.monotonic()))
            except ClientClosed:
                return
            finally:
                with contextlib.suppress(CastError):
                    self._client.events.unsubscribe(subscription=subscription)

    def _joined(self) -> PlayerStatus:
        """Joins the device's app and returns its status: the server reports changes of joined apps only."""
        try:
            return self._known(self._client.player.connect(device=self.device))
        except ApplicationNotRunning:
            return self.status()

    def _known(self, status: PlayerStatus) -> PlayerStatus:
        self.last = status
        return status

    def __repr__(self) -> str:
        return f"<TV {self.name!r}>"
