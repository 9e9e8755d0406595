"""Cast devices on an MQTT broker: each device's playback as retained topics, commands, scenes, and Home Assistant's discovery.

``pip install cast-rpc[mqtt]``, then ``cast-rpc-mqtt --broker HOST``. Any number of networks share a broker: each has a prefix.

- ``PREFIX/status``: ``online`` or ``offline`` (retained; the last will).
- ``PREFIX/devices``: a list of ``{"id", "name", "topic"}`` (retained).
- ``PREFIX/device/ID/state``: its playback, a ``PlayerStatus`` with the API's names, and ``at``, its time (retained).
- ``PREFIX/device/ID/availability``: ``online`` or ``offline`` (retained).
- ``PREFIX/device/ID/summary``, ``…/picture``: the values of Home Assistant's entities, and the picture (retained).
- ``PREFIX/device/ID/COMMAND``: ``play``, ``pause``, ``resume``, ``toggle``, ``stop``, ``next``, ``previous``, ``seek``, ``volume``, ``mute``,
  ``repeat``, ``subtitles``, ``announce``, ``say``, ``forget``; ID may be a name or an alias. A retained command is ignored, because it
  would be repeated at each connection.
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
import contextlib
import os
import re
import ssl
from collections.abc import Coroutine
from typing import Any

from .. import aio
from .._errors import RequestError
from .._generated.types import PlayerStatus
from .._log import log
from .._text import plain
from ._board import STATES, DeviceBoard, TooMuch
from ._borders import json_payload
from ._commands import (
    COMMANDS,
    MEDIA_COMMANDS,
    Command,
    SceneMember,
    check_names_no_file,
    named_scenes,
    payload_value,
    refuse_unknown,
    scene_members,
    without_request_id,
)
from ._household import BridgeLost, Household, connected
from ._programs import missing_package, mqtt_program
from ._speech import Speech, spoken_text

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

MAX_SCENE_FILE = 1024 * 1024
"""The largest file of named scenes in bytes."""

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds until the next attempt to reach the broker, from the first to the longest delay; each is twice the previous one."""

OWN_TOPICS = (*STATES, "result", "error")
"""The topics beside the commands that the bridge itself writes."""

FORGET = "forget"
"""The command that removes the retained topics of a device that isn't there."""

_ADDRESS = re.compile(r"localhost|[A-Za-z0-9._%:\[\]-]*[.:][A-Za-z0-9._%:\[\]-]*")
"""The texts that the server takes for an address."""


SUBACK_FAILURE = 0x80
"""The first of a broker's return codes for a refused subscription (MQTT 3.1.1, section 3.9.3)."""


class Bridge:
    """Shows the devices of one network on a broker.

    Args:
        client: connected already.
        broker: connected already, with the last will of ``will``.
        prefix: the start of every topic.
        home_assistant: the prefix of Home Assistant's discovery; ``None``: it isn't used.
        allows_files: whether commands may name files of this machine.
        scenes: the named scenes.
        speech: speaks texts; ``None``: there is no such command.
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
        speech: Speech | None = None,
    ) -> None:
        self._client = client
        self._broker = broker
        self._prefix = prefix
        self._home_assistant = home_assistant
        self._allows_files = allows_files
        self._scenes = scenes or {}
        self._board = DeviceBoard(client, broker, prefix, home_assistant, list(self._scenes), speech is not None, aiomqtt.MqttError)
        self._commands: dict[str, Command] = COMMANDS if speech is None else {**COMMANDS, "say": _saying(speech)}
        self._household: Household
        """Set by ``run``, before there are commands."""
        self._in_progress = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def will(prefix: str) -> aiomqtt.Will:
        """Returns the message that the broker publishes when the bridge is lost."""
        return aiomqtt.Will(f"{prefix}/status", "offline", qos=1, retain=True)

    async def run(self, interval: float) -> None:
        """Runs until the client is closed or the broker is lost; publishes ``offline`` if the task is cancelled."""
        await self._subscribe()
        board = self._board
        household = Household(self._client, board.did_change, board.did_remove, interval, (aiomqtt.MqttError,))
        self._household = household
        board.described = lambda device_id: household.devices.get(device_id)
        tasks = [asyncio.ensure_future(each) for each in (household.follow(), self._obey(), board.greet())]
        try:
            await board.publish("status", "online")
            await board.announce_bridge()
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            ending = [*tasks, *self._tasks, *board.tasks]
            left = set(ending)
            while left:
                # Before Python 3.12 `asyncio.wait_for` swallows a cancellation that coincides with its outcome, so it is repeated.
                for each in left:
                    each.cancel()
                _, left = await asyncio.wait(left, timeout=0.5)
            await asyncio.gather(*ending, return_exceptions=True)
            with contextlib.suppress(aiomqtt.MqttError):
                await board.publish("status", "offline")

    async def _subscribe(self) -> None:
        topics = [f"{self._prefix}/device/#", f"{self._prefix}/scene"]
        if self._home_assistant is not None:
            topics.append(f"{self._home_assistant}/status")
        codes = await self._broker.subscribe([(topic, 1) for topic in topics])
        values = [code if isinstance(code, int) else code.value for code in codes]
        for topic, value in zip(topics, values):
            if value >= SUBACK_FAILURE:
                log.warning("the broker refused the subscription to %s: its access list must permit it", plain(topic))

    # Commands.

    async def _obey(self) -> None:
        root = f"{self._prefix}/device/"
        async for message in self._broker.messages:
            topic = str(message.topic)
            payload = message.payload if isinstance(message.payload, bytes) else str(message.payload or "").encode()
            if topic == f"{self._home_assistant}/status":
                if payload == b"online":
                    self._board.did_hear_birth()
                continue
            is_scene = topic == f"{self._prefix}/scene"
            device, _, command = ("", "", "scene") if is_scene else topic.removeprefix(root).partition("/")
            if command in OWN_TOPICS:
                if message.retain and command == "availability" and payload == b"online":
                    await self._board.correct_availability(device)
            elif message.retain:
                log.info("ignored a retained command: %s", topic)
            elif len(payload) > MAX_PAYLOAD or self._in_progress >= MAX_COMMANDS:
                failure = TooMuch("the payload is too long, or too many commands are in progress")
                await self._refuse("scene" if is_scene else f"device/{device}", command, None, failure)
            elif is_scene:
                self._begin(self._run_scene(payload))
            else:
                self._begin(self._carry_out(device, command, payload))

    def _begin(self, command: Coroutine[Any, Any, None]) -> None:
        """Starts a command without waiting for it: a slow `play` must not delay a `stop`."""
        self._in_progress += 1
        task = asyncio.ensure_future(command)
        self._tasks.add(task)
        task.add_done_callback(self._did_end)

    def _did_end(self, task: asyncio.Task[None]) -> None:
        self._in_progress -= 1
        self._tasks.discard(task)

    async def _carry_out(self, device: str, command: str, payload: bytes) -> None:
        with contextlib.suppress(aiomqtt.MqttError):  # `run` gets the same error.
            id = None
            try:
                if command == FORGET:
                    await self._board.forget(device)
                    return
                if command not in self._commands:
                    refuse_unknown(command, [*self._commands, FORGET])
                id, value = without_request_id(payload_value(payload, command))
                if command in MEDIA_COMMANDS and not self._allows_files:
                    check_names_no_file(value)
                status = await self._perform(command, await self._meant(device), value)
                await self._reply(f"device/{device}/result", command, id, {"playerState": str(status.player_state)})
            except aiomqtt.MqttError:
                raise
            except Exception as error:  # Every failure is the command's own.
                await self._refuse(f"device/{device}", command, id, error)

    async def _perform(self, command: str, device: str, value: Any) -> PlayerStatus:
        status = await self._commands[command](self._client, device, value)
        await self._household.did_answer(status)
        return status

    async def _run_scene(self, payload: bytes) -> None:
        with contextlib.suppress(aiomqtt.MqttError):  # `run` gets the same error.
            id = None
            try:
                id, value = without_request_id(payload_value(payload, "scene"))
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
            return scene_members(value, allows_files=self._allows_files, speaks="say" in self._commands)
        if value not in self._scenes:
            raise LookupError(f"there is no scene “{plain(value, 100)}” (The scenes: {', '.join(self._scenes) or 'none'}.)")
        return self._scenes[value]

    async def _play_member(self, member: SceneMember) -> dict[str, Any]:
        """Runs the commands of one device of a scene, and returns its outcome. After a failure the further ones are left out."""
        command = ""
        try:
            device = await self._meant(member.device)
            for command, value in member.steps:
                await self._perform(command, device, value)
        except Exception as error:  # A failure of one device must not affect the others.
            return {"device": plain(member.device), "command": command, **_said(error)}
        return {"device": plain(member.device)}

    async def _meant(self, text: str) -> str:
        """Returns the device of a topic: by its level, else by name or alias. Raises ``PermissionError`` for the address of an unknown device:
        any client that may write to the broker could otherwise have the server connect to any host and port.
        """
        if text in self._board.ids:
            return self._board.ids[text]
        if text in self._board.ids.values() or text in self._board.names or not _ADDRESS.fullmatch(text):
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
        await self._board.publish(topic, json_payload(members), retain=False)


def _saying(speech: Speech) -> Command:
    """Returns the command that announces a text by voice."""

    async def say(cast: aio.Client, device: str, value: Any) -> PlayerStatus:
        text, volume = spoken_text(value)
        async with speech.spoken(text) as path:
            return await cast.tv(device).announce(path, volume=volume)

    return say


def _said(error: Exception) -> dict[str, str]:
    if isinstance(error, RequestError):
        return {"name": error.name, "message": error.message}
    return {"name": type(error).__name__, "message": str(error)}


def _scenes_of(path: str | None, *, speaks: bool) -> dict[str, list[SceneMember]]:
    """Returns the scenes of the user's file. Raises ``BridgeLost`` if it can't be used."""
    if path is None:
        return {}
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(MAX_SCENE_FILE + 1)
        if len(text) > MAX_SCENE_FILE:
            raise ValueError(f"it is longer than {MAX_SCENE_FILE} characters")
        return named_scenes(text, speaks=speaks)
    except (OSError, ValueError) as error:
        raise BridgeLost(f"the scenes in {path} can't be used: {error}") from error


def _tls_context(ca_file: str | None) -> ssl.SSLContext:
    """Returns the rules for the broker's certificate: its name is checked. Raises ``BridgeLost`` if the file can't be used."""
    try:
        return ssl.create_default_context(cafile=ca_file)
    except OSError as error:
        raise BridgeLost(f"the certificates in {ca_file} can't be used: {error}") from error


async def _rest(seconds: float) -> None:
    """Waits before the next attempt; tests take its place."""
    await asyncio.sleep(seconds)


async def serve(arguments: argparse.Namespace) -> None:
    """Runs the bridge with the arguments of ``cast-rpc-mqtt``; connects to the broker again when it is lost."""
    host, port = arguments.broker
    delay = FIRST_RETRY
    try:
        speech = None if arguments.speech_command is None else Speech(arguments.speech_command)
    except ValueError as error:
        raise BridgeLost(f"--speech-command: {error}") from error
    scenes = _scenes_of(arguments.scenes, speaks=speech is not None)
    home_assistant = None if arguments.no_home_assistant else arguments.discovery_prefix
    tls = _tls_context(arguments.ca_file) if arguments.tls else None
    async with connected(arguments) as client:
        while True:
            try:
                async with aiomqtt.Client(
                    host, port or (8883 if tls else 1883), username=arguments.username, password=os.environ.get("MQTT_PASSWORD"),
                    tls_context=tls, will=Bridge.will(arguments.prefix), max_queued_incoming_messages=MAX_WAITING,
                ) as broker:  # fmt: skip
                    delay = FIRST_RETRY
                    bridge = Bridge(
                        client, broker, arguments.prefix, home_assistant, allows_files=arguments.allow_files, scenes=scenes, speech=speech
                    )  # fmt: skip
                    await bridge.run(arguments.interval)
                    return
            except aiomqtt.MqttError as error:
                if client.is_closed:
                    await client.server.ping()  # Raises the error that ended the connection to the server.
                log.warning("the broker %s: %s; again in %g s", arguments.broker, error, delay)
                await _rest(delay)
                delay = min(2 * delay, LAST_RETRY)


if __name__ == "__main__":
    mqtt_program()
