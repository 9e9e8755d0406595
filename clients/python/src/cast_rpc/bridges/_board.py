"""The devices as messages of a broker: their retained topics, Home Assistant's discovery of them, and their pictures.

1. ``Household`` calls ``did_change`` with the playback of a device, and ``did_remove`` when it disappears.
2. The board publishes the messages that changed. A device that disappeared is offline, and stays announced until ``forget``.
3. When Home Assistant starts, ``did_hear_birth`` has ``greet`` publish everything again.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import re
import time
from collections.abc import Callable
from typing import Protocol

from .. import aio
from .._errors import CastError
from .._generated.types import Device, MediaStatus, PlayerStatus
from .._log import log
from .._text import plain
from . import _home_assistant
from ._borders import MAX_URL, is_web_address, json_payload, topic_level
from ._commands import subtitle_tracks

MAX_DEVICES = 256
"""The largest number of devices on the broker: any host in the network can announce devices, and their topics are retained."""

MAX_PICTURE = 512 * 1024
"""The largest picture in bytes; larger ones are left out."""

MAX_PICTURES = 4
"""The largest number of pictures that are fetched at the same time."""

ANNOUNCE_AGAIN = 5.0
"""Seconds between two announcements of all devices, however often Home Assistant says that it has started."""

STATES = ("state", "availability", "summary", "picture")
"""The retained topics of a device."""

_LEVEL = re.compile(r"[A-Za-z0-9_-]{1,64}")


class TooMuch(Exception):
    """A limit of the bridge is reached."""


class Broker(Protocol):
    """The publishing part of ``aiomqtt.Client``."""

    async def publish(self, topic: str, payload: str | bytes, qos: int, retain: bool) -> None: ...


class _Shown:
    """The messages of one device that are on the broker."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.status: PlayerStatus | None = None
        self.media: MediaStatus | None = None
        self.picture_url: str | None = None
        self.picture_type: str | None = None
        self.messages: dict[str, str | bytes] = {}
        """The payloads by their complete topics."""


class DeviceBoard:
    """The devices of one network on a broker.

    Args:
        client: connected already.
        broker: connected already.
        prefix: the start of every topic.
        home_assistant: the prefix of Home Assistant's discovery; ``None``: it isn't used.
        scenes: the names of the scenes.
        speaks: whether texts can be spoken.
        lost: the exception of a lost broker.
    """

    def __init__(
        self,
        client: aio.Client,
        broker: Broker,
        prefix: str,
        home_assistant: str | None,
        scenes: list[str],
        speaks: bool,
        lost: type[Exception],
    ) -> None:
        self._client = client
        self._broker = broker
        self._prefix = prefix
        self._home_assistant = home_assistant
        self._scenes = scenes
        self._speaks = speaks
        self._lost = lost
        self.described: Callable[[str], Device | None] = lambda _: None
        """Returns discovery's description of a device."""
        self.ids: dict[str, str] = {}
        """The ids of the devices that are there by their topic levels."""
        self.tasks: set[asyncio.Task[None]] = set()
        """The pictures that are being fetched."""
        self._shown: dict[str, _Shown] = {}
        """The devices on the broker by their topic levels; of those that disappeared the first one did so longest ago."""
        self._birth = asyncio.Event()
        self._picture_places = asyncio.Semaphore(MAX_PICTURES)

    @property
    def names(self) -> list[str]:
        """The names of the devices that are there."""
        return [name for level in self.ids if level in self._shown and (name := self._shown[level].name)]

    async def publish(self, topic: str, payload: str, *, retain: bool = True) -> None:
        """Publishes a message below the prefix."""
        await self._broker.publish(f"{self._prefix}/{topic}", payload, qos=1, retain=retain)

    def _level(self, device_id: str) -> str:
        """Returns the device's topic level. Raises ``ValueError`` if another device has it: an id may imitate another one's level."""
        level = topic_level(device_id)
        if self.ids.setdefault(level, device_id) != device_id:
            raise ValueError(f"another device has the topic {level}")
        return level

    async def did_change(self, status: PlayerStatus) -> None:
        """Publishes a device's playback, and on its first one the device."""
        was_there = topic_level(status.device_id) in self.ids
        level = self._level(status.device_id)
        if level not in self._shown:
            await self._make_room()
        shown = self._shown.setdefault(level, _Shown())
        is_new = not was_there or shown.name != status.friendly_name
        shown.name, shown.status = status.friendly_name, status
        members = {**PlayerStatus.to_json(status), "at": round(time.time(), 3)}
        members.pop("seq", None)
        await self._show(level, "state", json_payload(members))
        if is_new:
            await self._publish_devices()
        if self._home_assistant is not None:
            shown.media = await self._media(status)
            await self._show(level, "summary", json_payload(_home_assistant.summary(status, shown.media)))
            await self._show_description(level)
            self._begin_picture(level, status.image_url)
        if level in self.ids:  # It may have disappeared meanwhile.
            await self._show(level, "availability", "online" if status.error is None else "offline")

    async def did_remove(self, device_id: str) -> None:
        """Marks a device that disappeared as offline. Home Assistant keeps it, with the names and rooms that people gave it."""
        level = self._level(device_id)
        del self.ids[level]
        if shown := self._shown.pop(level, None):
            self._shown[level] = shown
            shown.picture_url = None
            await self._show(level, "availability", "offline")
            await self._show(level, "state", "")
            await self._publish_devices()

    async def _make_room(self) -> None:
        """Forgets the device that disappeared longest ago if there are too many. Raises ``TooMuch`` if all are there."""
        if len(self._shown) >= MAX_DEVICES:
            oldest = next((level for level in self._shown if level not in self.ids), None)
            if oldest is None:
                raise TooMuch(f"there are {MAX_DEVICES} devices on the broker")
            await self._remove(oldest)

    async def _remove(self, level: str) -> None:
        """Removes the retained messages of a device that isn't there, and thereby its entities."""
        self._shown.pop(level, None)
        topics = [f"{self._prefix}/device/{level}/{each}" for each in STATES]
        if self._home_assistant is not None:
            topics.append(self._config_topic(f"cast_{level}"))
        for topic in topics:
            await self._broker.publish(topic, "", qos=1, retain=True)

    async def _media(self, status: PlayerStatus) -> MediaStatus | None:
        """Returns the session's media status; the server answers without a request to the device."""
        if status.session_id is None or status.player_state == "IDLE":
            return None
        try:
            return (await self._client.media.get_status(session_id=status.session_id)).status
        except CastError:
            return None

    async def _publish_devices(self) -> None:
        names = {level: self._shown[level].name or "" for level in self.ids if level in self._shown}
        devices = [
            {"id": self.ids[level], "name": name, "topic": f"{self._prefix}/device/{level}"}
            for level, name in sorted(names.items(), key=lambda each: each[1])
        ]
        await self.publish("devices", json_payload(devices))

    async def _show(self, level: str, topic: str, payload: str | bytes) -> None:
        await self._retain(level, f"{self._prefix}/device/{level}/{topic}", payload)

    async def _retain(self, level: str, topic: str, payload: str | bytes) -> None:
        """Publishes a message of a device, unless it is on the broker already, or the device was forgotten meanwhile."""
        shown = self._shown.get(level)
        if shown is not None and shown.messages.get(topic) != payload:
            shown.messages[topic] = payload
            await self._broker.publish(topic, payload, qos=1, retain=True)

    def _config_topic(self, id: str) -> str:
        return f"{self._home_assistant}/device/{id}/config"

    @property
    def _version(self) -> str:
        return plain(self._client.initialized.server_info.version, 100)

    async def _show_description(self, level: str) -> None:
        shown = self._shown.get(level)
        if shown is None or shown.status is None:
            return
        config = _home_assistant.device_config(
            _home_assistant.Topics(self._prefix, level),
            shown.status,
            self.described(shown.status.device_id),
            self._version,
            list(subtitle_tracks(shown.media)),
            shown.picture_type,
            speaks=self._speaks,
        )
        await self._retain(level, self._config_topic(f"cast_{level}"), json_payload(config))

    async def announce_bridge(self) -> None:
        if self._home_assistant is not None:
            config = _home_assistant.bridge_config(self._prefix, self._version, list(self._scenes))
            topic = self._config_topic(_home_assistant.bridge_id(self._prefix))
            await self._broker.publish(topic, json_payload(config), qos=1, retain=True)

    def did_hear_birth(self) -> None:
        """Handles the message that Home Assistant has started."""
        self._birth.set()

    async def greet(self) -> None:
        """Publishes everything again when Home Assistant has started: its birth message. Retained states come after the entities then."""
        while True:
            await self._birth.wait()
            self._birth.clear()
            await self.announce_bridge()
            for level in list(self._shown):
                if shown := self._shown.get(level):
                    config = self._config_topic(f"cast_{level}")
                    for topic in sorted(shown.messages, key=lambda each: each != config):
                        await self._broker.publish(topic, shown.messages[topic], qos=1, retain=True)
            await asyncio.sleep(ANNOUNCE_AGAIN)

    def _begin_picture(self, level: str, url: str | None) -> None:
        shown = self._shown.get(level)
        if shown is not None and shown.picture_url != url:
            shown.picture_url = url
            task = asyncio.ensure_future(self._show_picture(level, url))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _show_picture(self, level: str, url: str | None) -> None:
        """Publishes a picture that the server fetched by its rules, so that no device makes Home Assistant fetch an address."""
        picture, kind = b"", None
        if url is not None and len(url) <= MAX_URL and is_web_address(url):
            async with self._picture_places:
                try:
                    file = await self._client.image.fetch(url=url, include_data=True)
                except CastError as error:
                    log.info("no picture of %s: %s", level, error)
                else:
                    if file.bytes <= MAX_PICTURE and file.media_type in _home_assistant.PICTURE_TYPES and file.data is not None:
                        picture, kind = base64.b64decode(file.data), file.media_type
        shown = self._shown.get(level)
        if shown is None or level not in self.ids or shown.picture_url != url:
            return
        with contextlib.suppress(self._lost):  # `run` gets the same error.
            if kind is not None:
                shown.picture_type = kind
                await self._show_description(level)
            await self._show(level, "picture", picture)

    async def correct_availability(self, level: str) -> None:
        """Marks a device of an earlier run as offline until it is found again."""
        if level not in self._shown and len(self._shown) < MAX_DEVICES and _LEVEL.fullmatch(level):
            self._shown[level] = _Shown()
            await self._show(level, "availability", "offline")

    async def forget(self, level: str) -> None:
        """Removes a device that isn't there, and thereby its entities. Raises ``ValueError`` for another one."""
        if level in self.ids:
            raise ValueError("the device is there, and would be announced again")
        if not _LEVEL.fullmatch(level):
            raise ValueError("expected a device's level of the topic, as it was in `devices`")
        await self._remove(level)
