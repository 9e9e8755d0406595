"""Every Cast device that plays as a media player on D-Bus (MPRIS): media keys, desktop controls and ``playerctl`` work.

``pip install cast-rpc[mpris]``, then ``cast-rpc-mpris``.
"""

# mypy: disable-error-code="no-redef"
import argparse
import asyncio
import contextlib
import time
from collections.abc import Coroutine, Iterator
from typing import Annotated, Any
from urllib.parse import unquote

from .. import aio
from .._errors import CastError
from .._generated.enums import RepeatMode
from .._generated.errors import ApplicationNotRunning, EndOfQueue, NoMediaSession, QueueNotSupported
from .._generated.types import PlayerStatus
from .._log import log
from .._player import position_after
from .._text import plain
from ._borders import bus_name_element, bus_text, bus_url, is_web_address, microseconds, number
from ._household import BridgeLost, Household, connected
from ._programs import missing_package, mpris_program
from ._wait import within

try:
    from dbus_fast import DBusError, PropertyAccess, Variant
    from dbus_fast.aio import MessageBus
    from dbus_fast.annotations import (
        DBusBool,
        DBusDict,
        DBusDouble,
        DBusInt64,
        DBusObjectPath,
        DBusSignature,
        DBusStr,
    )
    from dbus_fast.service import ServiceInterface, dbus_method, dbus_property, dbus_signal
except ModuleNotFoundError as error:
    raise missing_package(error, "mpris", __name__) from error

NAME = "org.mpris.MediaPlayer2.cast_rpc"
PATH = "/org/mpris/MediaPlayer2"
NO_TRACK = "/org/mpris/MediaPlayer2/TrackList/NoTrack"
READ = PropertyAccess.READ

MAX_PLAYERS = 256
"""The largest number of devices on the bus: each has its own connection, and any host in the network can announce devices."""

GOES_ROUND = (RepeatMode.REPEAT_ALL, RepeatMode.REPEAT_ALL_AND_SHUFFLE)

SEEK_TOLERANCE = 1.5
"""Largest difference between a position and its extrapolation that isn't a seek, in seconds."""

DBusStrings = Annotated[list[str], DBusSignature("as")]


class Root(ServiceInterface):
    """``org.mpris.MediaPlayer2``: the player's identity."""

    def __init__(self, name: str, *, allows_files: bool = False) -> None:
        super().__init__("org.mpris.MediaPlayer2")
        self._name = bus_text(name)
        self._schemes = ["http", "https", "file"] if allows_files else ["http", "https"]

    @dbus_property(access=READ)
    def CanQuit(self) -> DBusBool:
        return False

    @dbus_property(access=READ)
    def CanRaise(self) -> DBusBool:
        return False

    @dbus_property(access=READ)
    def HasTrackList(self) -> DBusBool:
        return False

    @dbus_property(access=READ)
    def Identity(self) -> DBusStr:
        return self._name

    @dbus_property(access=READ)
    def SupportedUriSchemes(self) -> DBusStrings:
        return self._schemes

    @dbus_property(access=READ)
    def SupportedMimeTypes(self) -> DBusStrings:
        return ["audio/mpeg", "audio/mp4", "audio/ogg", "video/mp4", "video/webm", "application/vnd.apple.mpegurl"]

    @dbus_method()
    def Raise(self) -> None:
        """Does nothing: there is no window."""

    @dbus_method()
    def Quit(self) -> None:
        """Does nothing: the device stays."""


class Player(ServiceInterface):
    """``org.mpris.MediaPlayer2.Player``: the playback and the keys."""

    def __init__(self, client: aio.Client, status: PlayerStatus, *, allows_files: bool = False) -> None:
        super().__init__("org.mpris.MediaPlayer2.Player")
        self._client = client
        self._tv = client.tv(status.device_id)
        self._allows_files = allows_files
        self._status = status
        self._known_at = time.monotonic()
        self._goes_round = False
        self._track = 0
        """The number of items played so far: SetPosition of an earlier one is ignored."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls: set[asyncio.Future[None]] = set()
        """The calls of clients of the bus that aren't answered yet."""

    async def answered(self) -> None:
        """Waits until the calls in progress have their answers, at most two seconds."""
        if self._calls:
            await asyncio.wait(set(self._calls), timeout=2)
            # The library sends an answer in the loop's next round.
            await asyncio.sleep(0)

    @contextlib.contextmanager
    def _call(self) -> Iterator[None]:
        """Counts as a call in progress."""
        call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._calls.add(call)
        try:
            yield
        finally:
            self._calls.discard(call)
            call.set_result(None)

    async def did_change(self, status: PlayerStatus) -> None:
        """Reports the changed properties on the bus."""
        goes_round = await self._reads_that_it_goes_round(status)
        before, position = self._told(), self.position
        is_same = _what_plays(self._status) == _what_plays(status)
        self._status, self._known_at, self._goes_round = status, time.monotonic(), goes_round
        if not is_same:
            self._track += 1
        after = self._told()
        if changed := {name: value for name, value in after.items() if before[name] != value}:
            self.emit_properties_changed(changed)
        if is_same and abs(self.position - position) > SEEK_TOLERANCE:
            self.Seeked()

    async def _reads_that_it_goes_round(self, status: PlayerStatus) -> bool:
        """Whether the queue repeats at its end. Asks the server only if that matters; it answers without a request to the device."""
        if status.session_id is None or not (_is_at_end(status, 1) or _is_at_end(status, -1)):
            return False
        try:
            media = (await self._client.media.get_status(session_id=status.session_id)).status
        except CastError:
            return False
        return media is not None and media.repeat_mode in GOES_ROUND

    def _can_go(self, distance: int) -> bool:
        """Whether there is an item at this distance. Apps that don't report their queue may have one."""
        return self._status.player_state != "IDLE" and (self._goes_round or not _is_at_end(self._status, distance))

    @property
    def _can_seek(self) -> bool:
        return self._status.player_state != "IDLE" and self._status.duration is not None

    @property
    def position(self) -> float:
        """The present position in seconds."""
        return position_after(self._status, time.monotonic() - self._known_at)

    def _told(self) -> dict[str, Any]:
        """The properties whose changes are reported; the position isn't one of them."""
        is_loaded = self._status.player_state != "IDLE"
        return {
            "PlaybackStatus": self._state,
            "Metadata": self._metadata,
            "Volume": self._volume,
            "Rate": self._rate,
            "MinimumRate": min(1.0, self._rate),
            "MaximumRate": max(1.0, self._rate),
            "CanGoNext": self._can_go(1),
            "CanGoPrevious": self._can_go(-1),
            "CanPause": is_loaded,
            "CanPlay": is_loaded,
            "CanSeek": self._can_seek,
        }

    @property
    def _state(self) -> str:
        state = self._status.player_state
        return "Stopped" if state == "IDLE" else "Paused" if state == "PAUSED" else "Playing"

    @property
    def _volume(self) -> float:
        return 0.0 if self._status.is_muted else number(self._status.volume_level, 0, 1)

    @property
    def _rate(self) -> float:
        rate = self._status.playback_rate
        return number(rate, 0.01, 100, 1.0) if rate else 1.0  # MPRIS has no rate of 0: that means a pause.

    @property
    def _track_id(self) -> str:
        return NO_TRACK if self._status.player_state == "IDLE" else f"/dev/castrpc/track/{self._track}"

    @property
    def _metadata(self) -> dict[str, Variant]:
        status = self._status
        told: dict[str, tuple[str, Any]] = {
            "mpris:length": ("x", None if status.duration is None else microseconds(status.duration)),
            "mpris:artUrl": ("s", bus_url(status.image_url)),
            "xesam:title": ("s", _text(status.title or _last_part(status.content_id) or status.application_name)),
            "xesam:artist": ("as", None if status.artist is None else [bus_text(status.artist)]),
            "xesam:album": ("s", _text(status.album_name)),
            "xesam:url": ("s", bus_url(status.content_id)),
        }
        known = {name: Variant(kind, value) for name, (kind, value) in told.items() if value is not None}
        return {"mpris:trackid": Variant("o", self._track_id), **known}

    @dbus_property(access=READ)
    def PlaybackStatus(self) -> DBusStr:
        return self._state

    @dbus_property(access=READ)
    def Metadata(self) -> DBusDict:
        return self._metadata

    @dbus_property(access=READ)
    def Position(self) -> DBusInt64:
        return microseconds(self.position)

    @dbus_property()
    def Volume(self) -> DBusDouble:
        return self._volume

    @Volume.setter
    def Volume(self, level: DBusDouble) -> None:
        wanted = number(level, 0, 1, self._volume)
        self._begin(self._tv.volume(level=wanted, muted=False if wanted > 0 and self._status.is_muted else None))

    @dbus_property()
    def Rate(self) -> DBusDouble:
        return self._rate

    @Rate.setter
    def Rate(self, rate: DBusDouble) -> None:
        """Pauses at a rate of 0. Other rates have no effect: the least and the greatest rate are the present one or 1."""
        if rate == 0:
            self._begin(self._tv.pause())

    @dbus_property(access=READ)
    def MinimumRate(self) -> DBusDouble:
        return min(1.0, self._rate)

    @dbus_property(access=READ)
    def MaximumRate(self) -> DBusDouble:
        return max(1.0, self._rate)

    @dbus_property(access=READ)
    def CanGoNext(self) -> DBusBool:
        return self._can_go(1)

    @dbus_property(access=READ)
    def CanGoPrevious(self) -> DBusBool:
        return self._can_go(-1)

    @dbus_property(access=READ)
    def CanPlay(self) -> DBusBool:
        return self._status.player_state != "IDLE"

    @dbus_property(access=READ)
    def CanPause(self) -> DBusBool:
        return self._status.player_state != "IDLE"

    @dbus_property(access=READ)
    def CanSeek(self) -> DBusBool:
        return self._can_seek

    @dbus_property(access=READ)
    def CanControl(self) -> DBusBool:
        return True

    @dbus_signal()
    def Seeked(self) -> DBusInt64:
        return microseconds(self.position)

    @dbus_method()
    async def Play(self) -> None:
        await self._done(self._tv.resume())

    @dbus_method()
    async def Pause(self) -> None:
        await self._done(self._tv.pause())

    @dbus_method()
    async def PlayPause(self) -> None:
        await self._done(self._tv.toggle())

    @dbus_method()
    async def Stop(self) -> None:
        await self._done(self._tv.stop())

    @dbus_method()
    async def Next(self) -> None:
        await self._go(1)

    @dbus_method()
    async def Previous(self) -> None:
        await self._go(-1)

    async def _go(self, distance: int) -> None:
        """Jumps in the queue. Does nothing if there is no such item: MPRIS has no error for that."""
        self._goes_round = await self._reads_that_it_goes_round(self._status)
        if not self._can_go(distance):
            return
        try:
            with self._call():
                await (self._tv.next() if distance > 0 else self._tv.previous())
        except (ApplicationNotRunning, EndOfQueue, NoMediaSession, QueueNotSupported):
            pass
        except CastError as error:
            raise _bus_error(error) from error

    @dbus_method()
    async def Seek(self, offset: DBusInt64) -> None:
        """Seeks by an offset: beyond the end to the next item, before the start to the start."""
        if not self._can_seek:
            return
        if self.position + offset / 1e6 > (self._status.duration or 0):
            await self._go(1)
        else:
            await self._done(self._tv.seek(max(0.0, self.position + offset / 1e6)))

    @dbus_method()
    async def SetPosition(self, track: DBusObjectPath, position: DBusInt64) -> None:
        """Seeks in the current track. Ignores other tracks and positions outside of it."""
        if self._can_seek and track == self._track_id and 0 <= position / 1e6 <= (self._status.duration or 0):
            await self._done(self._tv.seek(position / 1e6))

    @dbus_method()
    async def OpenUri(self, uri: DBusStr) -> None:
        if not self._allows_files and not is_web_address(uri):
            raise DBusError("dev.castrpc.Error.NotSupported", "Only http: and https: URLs can be played. For files, start the bridge with --allow-files.")
        await self._done(self._tv.play(uri))

    async def _done(self, call: Coroutine[Any, Any, PlayerStatus]) -> None:
        try:
            with self._call():
                await call
        except CastError as error:
            raise _bus_error(error) from error

    def _begin(self, call: Coroutine[Any, Any, PlayerStatus]) -> None:
        """Starts a call without waiting: the next status shows its effect."""

        async def attempt() -> None:
            try:
                await call
            except CastError as error:
                log.warning("%s: %s", plain(self._status.friendly_name, 200), error)

        task = asyncio.ensure_future(attempt())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Bridge:
    """Shows each device that has a session or plays as a player on the bus."""

    def __init__(self, client: aio.Client, bus_address: str | None = None, *, allows_files: bool = False) -> None:
        self._client = client
        self._bus_address = bus_address
        self._allows_files = allows_files
        self._players: dict[str, tuple[MessageBus, Player]] = {}

    async def run(self, interval: float) -> None:
        """Runs until the client is closed or the task is cancelled."""
        try:
            await Household(self._client, self._did_change, self._remove, interval).follow()
        finally:
            for device_id in list(self._players):
                await self._remove(device_id)

    async def _did_change(self, status: PlayerStatus) -> None:
        if status.device_id in self._players and not self._players[status.device_id][0].connected:
            await self._remove(status.device_id)  # The bus ended the connection, as it does after an invalid message.
        if status.session_id is None and status.player_state == "IDLE":
            await self._remove(status.device_id)
        elif status.device_id in self._players:
            await self._players[status.device_id][1].did_change(status)
        elif len(self._players) < MAX_PLAYERS:
            await self._add(status)
        else:
            raise ValueError(f"there are {MAX_PLAYERS} players on the bus")

    async def _add(self, status: PlayerStatus) -> None:
        # All players have the same object path, so each needs its own connection.
        try:
            bus = await MessageBus(bus_address=self._bus_address).connect()
        except Exception as error:
            raise BridgeLost(f"the D-Bus session bus can't be reached: {error}") from error
        try:
            player = Player(self._client, status, allows_files=self._allows_files)
            await player.did_change(status)
            bus.export(PATH, Root(status.friendly_name, allows_files=self._allows_files))
            bus.export(PATH, player)
            await bus.request_name(self._name(status.device_id))
        except BaseException:
            bus.disconnect()
            raise
        self._players[status.device_id] = bus, player

    @staticmethod
    def _name(device_id: str) -> str:
        return f"{NAME}.device_{bus_name_element(device_id)}"

    async def _remove(self, device_id: str) -> None:
        if device_id in self._players:
            bus, player = self._players.pop(device_id)
            # Stop is answered, although the player goes with it.
            await player.answered()
            with contextlib.suppress(Exception):  # The bus may have ended the connection.
                # All that was sent before is sent when this has its answer.
                await within(2, bus.release_name(self._name(device_id)))
            bus.disconnect()
            with contextlib.suppress(Exception):  # The error that ended the connection, if it wasn't this call.
                await bus.wait_for_disconnect()  # type: ignore[no-untyped-call]


def _bus_error(error: CastError) -> DBusError:
    name = getattr(error, "name", None) or type(error).__name__
    return DBusError(f"dev.castrpc.Error.{bus_name_element(name)}", bus_text(error))


def _text(text: str | None) -> str | None:
    return None if text is None else bus_text(text)


def _what_plays(status: PlayerStatus) -> tuple[object, ...]:
    return status.session_id, status.content_id, status.queue_index


def _is_at_end(status: PlayerStatus, distance: int) -> bool:
    """Whether the queue is known and has no item at this distance."""
    if status.queue_index is None or status.queue_length is None:
        return False
    return not 0 <= status.queue_index + distance < status.queue_length


def _last_part(url: str | None) -> str | None:
    """Returns the file name in a URL."""
    return None if url is None else unquote(url.partition("?")[0].rstrip("/").rpartition("/")[2])


async def serve(arguments: argparse.Namespace) -> None:
    """Runs the bridge with the arguments of ``cast-rpc-mpris``."""
    async with connected(arguments) as client:
        await Bridge(client, arguments.bus, allows_files=arguments.allow_files).run(arguments.interval)


if __name__ == "__main__":
    mpris_program()
