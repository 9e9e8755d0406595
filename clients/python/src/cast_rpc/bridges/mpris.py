"""Every Cast device that plays as a media player on D-Bus (MPRIS): media keys, desktop controls and ``playerctl`` work.

``pip install cast-rpc[mpris]``, then ``python -m cast_rpc.bridges.mpris``.
"""

# mypy: disable-error-code="no-redef"
import argparse
import asyncio
import time
from collections.abc import Coroutine
from typing import Annotated, Any
from urllib.parse import unquote

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

from .. import aio
from .._errors import CastError
from .._generated.types import PlayerStatus
from .._log import log
from .._player import position_after
from ._household import Household, connected, connection_options, run

NAME = "org.mpris.MediaPlayer2.cast_rpc"
PATH = "/org/mpris/MediaPlayer2"
TRACK = "/dev/castrpc/track/current"
READ = PropertyAccess.READ

SEEK_TOLERANCE = 1.5
"""Seconds that a position may differ from what was extrapolated without being a seek."""

DBusStrings = Annotated[list[str], DBusSignature("as")]


class Root(ServiceInterface):
    """``org.mpris.MediaPlayer2``: who the player is."""

    def __init__(self, name: str) -> None:
        super().__init__("org.mpris.MediaPlayer2")
        self._name = name

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
        return ["http", "https"]

    @dbus_property(access=READ)
    def SupportedMimeTypes(self) -> DBusStrings:
        return ["audio/mpeg", "audio/mp4", "audio/ogg", "video/mp4", "video/webm", "application/vnd.apple.mpegurl"]

    @dbus_method()
    def Raise(self) -> None:
        """There is no window."""

    @dbus_method()
    def Quit(self) -> None:
        """The device stays."""


class Player(ServiceInterface):
    """``org.mpris.MediaPlayer2.Player``: what it plays, and the keys."""

    def __init__(self, tv: aio.TV, status: PlayerStatus) -> None:
        super().__init__("org.mpris.MediaPlayer2.Player")
        self._tv = tv
        self._status = status
        self._known_at = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()

    def did_change(self, status: PlayerStatus) -> None:
        """Tells the bus what is different."""
        before, position = self._told(), self.position
        is_same = self._status.content_id == status.content_id
        self._status, self._known_at = status, time.monotonic()
        after = self._told()
        if changed := {name: value for name, value in after.items() if before[name] != value}:
            self.emit_properties_changed(changed)
        if is_same and abs(self.position - position) > SEEK_TOLERANCE:
            self.Seeked()

    @property
    def position(self) -> float:
        """Where it is now, in seconds."""
        return position_after(self._status, time.monotonic() - self._known_at)

    def _told(self) -> dict[str, Any]:
        """The properties whose changes are told; that of the position isn't."""
        is_loaded = self._status.player_state != "IDLE"
        return {
            "PlaybackStatus": self._state,
            "Metadata": self._metadata,
            "Volume": self._volume,
            "Rate": 1.0 if self._status.playback_rate is None else self._status.playback_rate,
            "CanGoNext": is_loaded,
            "CanGoPrevious": is_loaded,
            "CanPause": is_loaded,
            "CanPlay": is_loaded,
            "CanSeek": is_loaded and self._status.duration is not None,
        }

    @property
    def _state(self) -> str:
        state = self._status.player_state
        return "Stopped" if state == "IDLE" else "Paused" if state == "PAUSED" else "Playing"

    @property
    def _volume(self) -> float:
        return 0.0 if self._status.is_muted else self._status.volume_level or 0.0

    @property
    def _metadata(self) -> dict[str, Variant]:
        status = self._status
        told: dict[str, tuple[str, Any]] = {
            "mpris:length": ("x", None if status.duration is None else round(status.duration * 1e6)),
            "mpris:artUrl": ("s", status.image_url),
            "xesam:title": ("s", status.title or _last_part(status.content_id) or status.application_name),
            "xesam:artist": ("as", None if status.artist is None else [status.artist]),
            "xesam:album": ("s", status.album_name),
            "xesam:url": ("s", status.content_id),
        }
        known = {name: Variant(kind, value) for name, (kind, value) in told.items() if value is not None}
        return {"mpris:trackid": Variant("o", TRACK), **known}

    @dbus_property(access=READ)
    def PlaybackStatus(self) -> DBusStr:
        return self._state

    @dbus_property(access=READ)
    def Metadata(self) -> DBusDict:
        return self._metadata

    @dbus_property(access=READ)
    def Position(self) -> DBusInt64:
        return round(self.position * 1e6)

    @dbus_property()
    def Volume(self) -> DBusDouble:
        return self._volume

    @Volume.setter
    def Volume(self, level: DBusDouble) -> None:
        muted = False if level > 0 and self._status.is_muted else None
        self._begin(self._tv.volume(min(1.0, max(0.0, level)), muted=muted))

    @dbus_property()
    def Rate(self) -> DBusDouble:
        return 1.0 if self._status.playback_rate is None else self._status.playback_rate

    @Rate.setter
    def Rate(self, rate: DBusDouble) -> None:
        """Receivers are asked for another rate by their session; a rate of 0 means a pause."""
        if rate == 0:
            self._begin(self._tv.pause())

    @dbus_property(access=READ)
    def MinimumRate(self) -> DBusDouble:
        return 1.0

    @dbus_property(access=READ)
    def MaximumRate(self) -> DBusDouble:
        return 1.0

    @dbus_property(access=READ)
    def CanGoNext(self) -> DBusBool:
        return bool(self._told()["CanGoNext"])

    @dbus_property(access=READ)
    def CanGoPrevious(self) -> DBusBool:
        return bool(self._told()["CanGoPrevious"])

    @dbus_property(access=READ)
    def CanPlay(self) -> DBusBool:
        return bool(self._told()["CanPlay"])

    @dbus_property(access=READ)
    def CanPause(self) -> DBusBool:
        return bool(self._told()["CanPause"])

    @dbus_property(access=READ)
    def CanSeek(self) -> DBusBool:
        return bool(self._told()["CanSeek"])

    @dbus_property(access=READ)
    def CanControl(self) -> DBusBool:
        return True

    @dbus_signal()
    def Seeked(self) -> DBusInt64:
        return round(self.position * 1e6)

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
        await self._done(self._tv.next())

    @dbus_method()
    async def Previous(self) -> None:
        await self._done(self._tv.previous())

    @dbus_method()
    async def Seek(self, offset: DBusInt64) -> None:
        await self._done(self._tv.seek(by=offset / 1e6))

    @dbus_method()
    async def SetPosition(self, track: DBusObjectPath, position: DBusInt64) -> None:
        if track == TRACK and 0 <= position / 1e6 <= (self._status.duration or 0):
            await self._done(self._tv.seek(position / 1e6))

    @dbus_method()
    async def OpenUri(self, uri: DBusStr) -> None:
        await self._done(self._tv.play(uri))

    async def _done(self, call: Coroutine[Any, Any, PlayerStatus]) -> None:
        try:
            await call
        except CastError as error:
            raise DBusError(f"dev.castrpc.Error.{getattr(error, 'name', None) or type(error).__name__}", str(error)) from error

    def _begin(self, call: Coroutine[Any, Any, PlayerStatus]) -> None:
        """What sets a property isn't waited for: the status says what came of it."""

        async def attempt() -> None:
            try:
                await call
            except CastError as error:
                log.warning("%s: %s", self._status.friendly_name, error)

        task = asyncio.ensure_future(attempt())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Bridge:
    """One player on the bus for each device that has a session or plays."""

    def __init__(self, client: aio.Client, bus_address: str | None = None) -> None:
        self._client = client
        self._bus_address = bus_address
        self._players: dict[str, tuple[MessageBus, Player]] = {}

    async def run(self, interval: float) -> None:
        """Until the client is closed, or the task is cancelled."""
        try:
            await Household(self._client, self._did_change, self._remove, interval).follow()
        finally:
            for device_id in list(self._players):
                await self._remove(device_id)

    async def _did_change(self, status: PlayerStatus) -> None:
        if status.session_id is None and status.player_state == "IDLE":
            await self._remove(status.device_id)
        elif status.device_id in self._players:
            self._players[status.device_id][1].did_change(status)
        else:
            await self._add(status)

    async def _add(self, status: PlayerStatus) -> None:
        # Each has the same path, so each needs a connection.
        bus = await MessageBus(bus_address=self._bus_address).connect()
        player = Player(self._client.tv(status.device_id), status)
        bus.export(PATH, Root(status.friendly_name))
        bus.export(PATH, player)
        await bus.request_name(f"{NAME}.device_{''.join(c if c.isalnum() else '_' for c in status.device_id)}")
        self._players[status.device_id] = bus, player

    async def _remove(self, device_id: str) -> None:
        if device_id in self._players:
            bus, _ = self._players.pop(device_id)
            bus.disconnect()
            await bus.wait_for_disconnect()  # type: ignore[no-untyped-call]


def _last_part(url: str | None) -> str | None:
    """The file's name in a URL."""
    return None if url is None else unquote(url.partition("?")[0].rstrip("/").rpartition("/")[2])


async def _main(arguments: argparse.Namespace) -> None:
    async with connected(arguments) as client:
        await Bridge(client, arguments.bus).run(arguments.interval)


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(prog="python -m cast_rpc.bridges.mpris", description="Cast devices as media players on D-Bus.")
    connection_options(parser)
    parser.add_argument("--bus", metavar="ADDRESS", help="the bus; default: the session's")
    run(_main(parser.parse_args()))


if __name__ == "__main__":
    main()
