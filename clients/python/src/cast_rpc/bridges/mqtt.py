"""Cast devices on an MQTT broker: each device's playback as retained topics, commands, scenes, and Home Assistant's discovery.

``pip install cast-rpc[mqtt]``, then ``cast-rpc-mqtt --broker HOST``. Any number of networks share a broker: each has a prefix.

- ``PREFIX/status``: ``online`` or ``offline`` (retained; the last will).
- ``PREFIX/devices``: a list of ``{"id", "name", "topic"}`` (retained).
- ``PREFIX/device/ID/state``: its playback, a ``PlayerStatus`` with the API's names, and ``at``, its time (retained).
- ``PREFIX/device/ID/availability``: ``online`` or ``offline`` (retained).
- ``PREFIX/device/ID/summary``, ``…/picture``: the values of Home Assistant's entities, and the picture (retained).
- ``PREFIX/device/ID/COMMAND``: ``play``, ``pause``, ``resume``, ``toggle``, ``stop``, ``next``, ``previous``, ``seek``, ``volume``, ``mute``,
  ``repeat``, ``subtitles``, ``announce``, ``forget``; ID may be a name or an alias. A retained command is ignored, because it would be repeated
  at each connection.
- ``PREFIX/device/ID/result``, ``…/error``: the outcome of a command.
- ``PREFIX/scene``, ``PREFIX/scene/result``, ``PREFIX/scene/error``: commands for several devices, and their outcome.

ID is the device's id. An id with other characters than ``[A-Za-z0-9_-]``, such as ``192.0.2.7:8009``, becomes ``192_0_2_7_8009-`` and a hash
(``topic_level``); ``PREFIX/devices`` has every device's ``topic``. ``play`` and ``announce`` take ``http:`` and ``https:`` URLs. Files of this
machine need ``--allow-files``, because any client that may write to the broker could otherwise probe for files and have them served.

docs/MQTT.md has the payloads and the limits.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import os
import re
import time
from collections.abc import Coroutine
from typing import Any

from .. import aio
from .._errors import CastError, RequestError
from .._generated.types import MediaStatus, PlayerStatus
from .._log import log
from .._text import plain
from . import _home_assistant
from ._borders import MAX_URL, is_web_address, json_payload, topic_level
from ._commands import (
    COMMANDS,
    MEDIA_COMMANDS,
    SceneMember,
    check_names_no_file,
    named_scenes,
    payload_value,
    refuse_unknown,
    scene_members,
    subtitle_tracks,
    without_request_id,
)
from ._household import BridgeLost, Household, connected
from ._programs import missing_package, mqtt_program

try:
    import aiomqtt
except ModuleNotFoundError as error:
    raise missing_package(error, "mqtt", __name__) from error

MAX_PAYLOAD = 64 * 1024
"""The largest payload of a command in bytes: a long list of URLs fits."""

MAX_COMMANDS = 32
"""The largest number of commands in progress, those of scenes included; further ones are refused."""

MAX_WAITING = 1000
"""The largest number of queued messages from the broker; further ones are lost."""

MAX_DEVICES = 256
"""The largest number of devices on the broker: any host in the network can announce devices, and their topics are retained."""

MAX_PICTURE = 512 * 1024
"""The largest picture in bytes; larger ones are left out."""

MAX_PICTURES = 4
"""The largest number of pictures that are fetched at the same time."""

MAX_SCENE_FILE = 1024 * 1024
"""The largest file of named scenes in bytes."""

ANNOUNCE_AGAIN = 5.0
"""Seconds between two announcements of all devices, however often Home Assistant says that it has started."""

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds until the next attempt to reach the broker, from the first to the longest delay; each is twice the previous one."""

STATES = ("state", "availability", "summary", "picture")
"""The retained topics of a device."""

OWN_TOPICS = (*STATES, "result", "error")
"""The topics beside the commands that the bridge itself writes."""

FORGET = "forget"
"""The command that removes the retained topics of a device that isn't there."""

_ADDRESS = re.compile(r"localhost|[A-Za-z0-9._%:\[\]-]*[.:][A-Za-z0-9._%:\[\]-]*")
"""The texts that the server takes for an address."""

_LEVEL = re.compile(r"[A-Za-z0-9_-]{1,64}")


class TooMuch(Exception):
    """A limit of the bridge is reached."""


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


class Bridge:
    """Shows the devices of one network on a broker.

    Args:
        client: connected already.
        broker: connected already, with the last will of ``will``.
        prefix: the start of every topic.
        home_assistant: the prefix of Home Assistant's discovery; ``None``: it isn't used.
        allows_files: whether commands may name files of this machine.
        scenes: the named scenes.
    """

    def __init__(
        self,
        client: aio.Client,
        broker: aiomqtt.Client,
        prefix: str,
        home_assistant: str | None = None,
        *,
        allows_files: bool = False,
        scenes: dict[str, list[SceneMember]] | None = None,
    ) -> None:
        self._client = client
        self._broker = broker
        self._prefix = prefix
        self._home_assistant = home_assistant
        self._allows_files = allows_files
        self._scenes = scenes or {}
        self._household: Household | None = None
        self._shown: dict[str, _Shown] = {}
        """The devices on the broker by their topic levels; of those that disappeared the first one did so longest ago."""
        self._ids: dict[str, str] = {}
        """The ids of the devices that are there by their topic levels."""
        self._in_progress = 0
        self._birth = asyncio.Event()
        self._picture_places = asyncio.Semaphore(MAX_PICTURES)
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def will(prefix: str) -> aiomqtt.Will:
        """Returns the message that the broker publishes when the bridge is lost."""
        return aiomqtt.Will(f"{prefix}/status", "offline", qos=1, retain=True)

    async def run(self, interval: float) -> None:
        """Runs until the client is closed or the broker is lost; publishes ``offline`` if the task is cancelled."""
        topics = [f"{self._prefix}/device/#", f"{self._prefix}/scene"]
        if self._home_assistant is not None:
            topics.append(f"{self._home_assistant}/status")
        await self._broker.subscribe([(topic, 1) for topic in topics])
        self._household = Household(self._client, self._did_change, self._did_remove, interval, (aiomqtt.MqttError,))
        tasks = [asyncio.ensure_future(each) for each in (self._household.follow(), self._obey(), self._greet())]
        try:
            await self._publish("status", "online")
            await self._announce_bridge()
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            ending = [*tasks, *self._tasks]
            left = set(ending)
            while left:
                # Before Python 3.12 `asyncio.wait_for` swallows a cancellation that coincides with its outcome, so it is repeated.
                for each in left:
                    each.cancel()
                _, left = await asyncio.wait(left, timeout=0.5)
            await asyncio.gather(*ending, return_exceptions=True)
            with contextlib.suppress(aiomqtt.MqttError):
                await self._publish("status", "offline")

    # Devices.

    def _level(self, device_id: str) -> str:
        """Returns the device's topic level. Raises ``ValueError`` if another device has it: an id may imitate another one's level."""
        level = topic_level(device_id)
        if self._ids.setdefault(level, device_id) != device_id:
            raise ValueError(f"another device has the topic {level}")
        return level

    async def _did_change(self, status: PlayerStatus) -> None:
        was_there = topic_level(status.device_id) in self._ids
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
        await self._show(level, "availability", "online" if status.error is None else "offline")

    async def _did_remove(self, device_id: str) -> None:
        """Marks a device that disappeared as offline. Home Assistant keeps it, with the names and rooms that people gave it."""
        level = self._level(device_id)
        del self._ids[level]
        if shown := self._shown.pop(level, None):
            self._shown[level] = shown
            shown.picture_url = None
            await self._show(level, "availability", "offline")
            await self._show(level, "state", "")
            await self._publish_devices()

    async def _make_room(self) -> None:
        """Forgets the device that disappeared longest ago if there are too many. Raises ``TooMuch`` if all are there."""
        if len(self._shown) >= MAX_DEVICES:
            oldest = next((level for level in self._shown if level not in self._ids), None)
            if oldest is None:
                raise TooMuch(f"there are {MAX_DEVICES} devices on the broker")
            await self._forget(oldest)

    async def _forget(self, level: str) -> None:
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
        names = {level: self._shown[level].name or "" for level in self._ids if level in self._shown}
        devices = [
            {"id": self._ids[level], "name": name, "topic": f"{self._prefix}/device/{level}"}
            for level, name in sorted(names.items(), key=lambda each: each[1])
        ]
        await self._publish("devices", json_payload(devices))

    async def _publish(self, topic: str, payload: str, *, retain: bool = True) -> None:
        await self._broker.publish(f"{self._prefix}/{topic}", payload, qos=1, retain=retain)

    async def _show(self, level: str, topic: str, payload: str | bytes) -> None:
        await self._retain(level, f"{self._prefix}/device/{level}/{topic}", payload)

    async def _retain(self, level: str, topic: str, payload: str | bytes) -> None:
        """Publishes a message of a device, unless it is on the broker already."""
        messages = self._shown[level].messages
        if messages.get(topic) != payload:
            messages[topic] = payload
            await self._broker.publish(topic, payload, qos=1, retain=True)

    # Home Assistant.

    def _config_topic(self, id: str) -> str:
        return f"{self._home_assistant}/device/{id}/config"

    @property
    def _version(self) -> str:
        return plain(self._client.initialized.server_info.version, 100)

    async def _show_description(self, level: str) -> None:
        shown = self._shown[level]
        assert shown.status is not None and self._household is not None
        config = _home_assistant.device_config(
            _home_assistant.Topics(self._prefix, level),
            shown.status,
            self._household.devices.get(shown.status.device_id),
            self._version,
            list(subtitle_tracks(shown.media)),
            shown.picture_type,
        )
        await self._retain(level, self._config_topic(f"cast_{level}"), json_payload(config))

    async def _announce_bridge(self) -> None:
        if self._home_assistant is not None:
            config = _home_assistant.bridge_config(self._prefix, self._version, list(self._scenes))
            topic = self._config_topic(_home_assistant.bridge_id(self._prefix))
            await self._broker.publish(topic, json_payload(config), qos=1, retain=True)

    async def _greet(self) -> None:
        """Publishes everything again when Home Assistant has started: its birth message. Retained states come after the entities then."""
        while True:
            await self._birth.wait()
            self._birth.clear()
            await self._announce_bridge()
            for level in list(self._shown):
                if shown := self._shown.get(level):
                    config = self._config_topic(f"cast_{level}")
                    for topic in sorted(shown.messages, key=lambda each: each != config):
                        await self._broker.publish(topic, shown.messages[topic], qos=1, retain=True)
            await asyncio.sleep(ANNOUNCE_AGAIN)

    def _begin_picture(self, level: str, url: str | None) -> None:
        shown = self._shown[level]
        if shown.picture_url != url:
            shown.picture_url = url
            self._start(self._show_picture(level, url))

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
        if shown is None or level not in self._ids or shown.picture_url != url:
            return
        with contextlib.suppress(aiomqtt.MqttError):  # `run` gets the same error.
            if kind is not None:
                shown.picture_type = kind
                await self._show_description(level)
            await self._show(level, "picture", picture)

    # Commands.

    async def _obey(self) -> None:
        root = f"{self._prefix}/device/"
        async for message in self._broker.messages:
            topic = str(message.topic)
            payload = message.payload if isinstance(message.payload, bytes) else str(message.payload or "").encode()
            if topic == f"{self._home_assistant}/status":
                if payload == b"online":
                    self._birth.set()
                continue
            is_scene = topic == f"{self._prefix}/scene"
            device, _, command = ("", "", "scene") if is_scene else topic.removeprefix(root).partition("/")
            if command in OWN_TOPICS:
                if message.retain and command == "availability" and payload == b"online":
                    await self._correct_availability(device)
            elif message.retain:
                log.info("ignored a retained command: %s", topic)
            elif len(payload) > MAX_PAYLOAD or self._in_progress >= MAX_COMMANDS:
                failure = TooMuch("the payload is too long, or too many commands are in progress")
                await self._refuse("scene" if is_scene else f"device/{device}", command, None, failure)
            elif is_scene:
                self._begin(self._run_scene(payload))
            else:
                self._begin(self._carry_out(device, command, payload))

    async def _correct_availability(self, level: str) -> None:
        """Marks a device of an earlier run as offline until it is found again."""
        if level not in self._shown and len(self._shown) < MAX_DEVICES and _LEVEL.fullmatch(level):
            self._shown[level] = _Shown()
            await self._show(level, "availability", "offline")

    def _begin(self, command: Coroutine[Any, Any, None]) -> None:
        """Starts a command without waiting for it: a slow `play` must not delay a `stop`."""
        self._in_progress += 1
        self._start(command).add_done_callback(self._did_end)

    def _did_end(self, _: asyncio.Task[None]) -> None:
        self._in_progress -= 1

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _carry_out(self, device: str, command: str, payload: bytes) -> None:
        with contextlib.suppress(aiomqtt.MqttError):  # `run` gets the same error.
            id = None
            try:
                if command == FORGET:
                    await self._forget_if_absent(device)
                    return
                if command not in COMMANDS:
                    refuse_unknown(command, [*COMMANDS, FORGET])
                id, value = without_request_id(payload_value(payload))
                if command in MEDIA_COMMANDS and not self._allows_files:
                    check_names_no_file(value)
                status = await COMMANDS[command](self._client, await self._meant(device), value)
                await self._reply(f"device/{device}/result", command, id, {"playerState": str(status.player_state)})
            except aiomqtt.MqttError:
                raise
            except Exception as error:  # Every failure is the command's own.
                await self._refuse(f"device/{device}", command, id, error)

    async def _forget_if_absent(self, level: str) -> None:
        if level in self._ids:
            raise ValueError("the device is there, and would be announced again")
        if not _LEVEL.fullmatch(level):
            raise ValueError("expected a device's level of the topic, as it was in `devices`")
        await self._forget(level)

    async def _run_scene(self, payload: bytes) -> None:
        with contextlib.suppress(aiomqtt.MqttError):  # `run` gets the same error.
            id = None
            try:
                id, value = without_request_id(payload_value(payload))
                members = self._scene(value)
                if self._in_progress + len(members) > MAX_COMMANDS:
                    raise TooMuch("too many commands are in progress")
            except Exception as error:  # Every failure is the command's own.
                await self._refuse("scene", "scene", id, error)
                return
            self._in_progress += len(members)
            try:
                outcomes = await asyncio.gather(*map(self._play_member, members))
            finally:
                self._in_progress -= len(members)
            await self._reply("scene/result", "scene", id, {"members": outcomes})

    def _scene(self, value: Any) -> list[SceneMember]:
        if not isinstance(value, str):
            return scene_members(value, allows_files=self._allows_files)
        if value not in self._scenes:
            raise LookupError(f"there is no scene “{plain(value, 100)}” (The scenes: {', '.join(self._scenes) or 'none'}.)")
        return self._scenes[value]

    async def _play_member(self, member: SceneMember) -> dict[str, Any]:
        """Runs the commands of one device of a scene, and returns its outcome. After a failure the further ones are left out."""
        command = ""
        try:
            device = await self._meant(member.device)
            for command, value in member.steps:
                await COMMANDS[command](self._client, device, value)
        except Exception as error:  # A failure of one device must not affect the others.
            return {"device": plain(member.device), "command": command, **_said(error)}
        return {"device": plain(member.device)}

    async def _meant(self, text: str) -> str:
        """Returns the device of a topic: by its level, else by name or alias. Raises ``PermissionError`` for the address of an unknown device:
        any client that may write to the broker could otherwise have the server connect to any host and port.
        """
        if text in self._ids:
            return self._ids[text]
        names = [self._shown[level].name for level in self._ids if level in self._shown]
        if text in self._ids.values() or text in names or not _ADDRESS.fullmatch(text):
            return text
        if any(each.alias == text for each in (await self._client.player.get_names()).aliases):
            return text
        raise PermissionError(
            f"“{plain(text, 100)}” is no known device; {self._prefix}/devices lists the known ones, and `castctl alias NAME HOST` adds an address"
        )

    async def _refuse(self, topic: str, command: str, id: str | None, error: Exception) -> None:
        """Publishes an error beside the command, at a level that the broker has accepted."""
        said = _said(error)
        log.warning("%s/%s/%s: %s (%s)", self._prefix, topic, command, said["message"], said["name"])
        try:
            await self._reply(f"{topic}/error", command, id, said)
        except ValueError as failure:
            log.warning("nothing can be published there: %s", failure)

    async def _reply(self, topic: str, command: str, id: str | None, said: dict[str, Any]) -> None:
        members = {"command": command, **({} if id is None else {"id": id}), **said}
        await self._publish(topic, json_payload(members), retain=False)


def _said(error: Exception) -> dict[str, str]:
    if isinstance(error, RequestError):
        return {"name": error.name, "message": error.message}
    return {"name": type(error).__name__, "message": str(error)}


def _scenes_of(path: str | None) -> dict[str, list[SceneMember]]:
    """Returns the scenes of the user's file. Raises ``BridgeLost`` if it can't be used."""
    if path is None:
        return {}
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(MAX_SCENE_FILE + 1)
        if len(text) > MAX_SCENE_FILE:
            raise ValueError(f"it is longer than {MAX_SCENE_FILE} characters")
        return named_scenes(text)
    except (OSError, ValueError) as error:
        raise BridgeLost(f"the scenes in {path} can't be used: {error}") from error


async def serve(arguments: argparse.Namespace) -> None:
    """Runs the bridge with the arguments of ``cast-rpc-mqtt``; connects to the broker again when it is lost."""
    host, _, port = arguments.broker.partition(":")
    delay = FIRST_RETRY
    scenes = _scenes_of(arguments.scenes)
    home_assistant = None if arguments.no_home_assistant else arguments.discovery_prefix
    async with connected(arguments) as client:
        while True:
            try:
                async with aiomqtt.Client(
                    host, int(port or 1883), username=arguments.username, password=os.environ.get("MQTT_PASSWORD"),
                    will=Bridge.will(arguments.prefix), max_queued_incoming_messages=MAX_WAITING,
                ) as broker:  # fmt: skip
                    delay = FIRST_RETRY
                    bridge = Bridge(client, broker, arguments.prefix, home_assistant, allows_files=arguments.allow_files, scenes=scenes)
                    await bridge.run(arguments.interval)
                    return
            except aiomqtt.MqttError as error:
                log.warning("the broker %s: %s; again in %g s", arguments.broker, error, delay)
                await asyncio.sleep(delay)
                delay = min(2 * delay, LAST_RETRY)


if __name__ == "__main__":
    mqtt_program()
