"""Cast devices on an MQTT broker: each device's playback as retained topics, and commands.

``pip install cast-rpc[mqtt]``, then ``python -m cast_rpc.bridges.mqtt --broker HOST``. Any number of networks share a broker: each has a prefix.

- ``PREFIX/status``: ``online`` or ``offline`` (retained; the last will).
- ``PREFIX/devices``: a list of ``{"id", "name", "topic"}`` (retained).
- ``PREFIX/device/ID/state``: its playback, a ``PlayerStatus`` with the API's names, and ``at``, its time (retained).
- ``PREFIX/device/ID/COMMAND``: ``play``, ``pause``, ``resume``, ``toggle``, ``stop``, ``next``, ``previous``, ``seek``, ``volume``, ``mute``,
  ``announce``; ID may be a name or an alias. A retained command is ignored, because it would be repeated at each connection.
- ``PREFIX/device/ID/error``: the error of a failed or unknown command.

ID is the device's id. An id with other characters than ``[A-Za-z0-9_-]``, such as ``192.0.2.7:8009``, becomes ``192_0_2_7_8009-`` and a hash
(``topic_level``); ``PREFIX/devices`` has every device's ``topic``. ``play`` and ``announce`` take ``http:`` and ``https:`` URLs. Files of this
machine need ``--allow-files``, because any client that may write to the broker could otherwise probe for files and have them served.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import difflib
import json
import math
import os
import re
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

import aiomqtt

from .. import aio
from .._errors import CastError, RequestError
from .._generated.types import PlayerStatus
from .._log import log
from .._text import plain
from ._borders import is_web_address, json_payload, topic_level
from ._household import Household, connected, connection_options, run

MAX_PAYLOAD = 64 * 1024
"""The largest payload of a command in bytes: a long list of URLs fits."""

MAX_COMMANDS = 32
"""The largest number of commands in progress; further ones are refused."""

MAX_WAITING = 1000
"""The largest number of queued messages from the broker; further ones are lost."""

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds until the next attempt to reach the broker, from the first to the longest delay; each is twice the previous one."""

OWN_TOPICS = ("state", "error")
"""The topics beside the commands that the bridge itself writes."""

_ADDRESS = re.compile(r"localhost|[A-Za-z0-9._%:\[\]-]*[.:][A-Za-z0-9._%:\[\]-]*")
"""The texts that the server takes for an address."""

Command = Callable[[aio.TV, Any], Awaitable[PlayerStatus]]

PLAY_MEMBERS = ("what", "title", "content_type", "current_time", "autoplay", "repeat_mode", "application_id", "subtitles")
ANNOUNCE_MEMBERS = ("what", "volume", "maximum_duration")


def _number(value: Any) -> float:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e15 and math.isfinite(value):
        return float(value)
    raise ValueError(f"expected a number, found {value!r:.100}")


def _switch(value: Any) -> bool:
    said = str(value).strip().lower()
    if said in ("on", "true", "1", "off", "false", "0"):
        return said in ("on", "true", "1")
    raise ValueError(f"expected ON or OFF, found {value!r:.100}")


def _members(value: Any, known: tuple[str, ...]) -> dict[str, Any]:
    """Returns a payload as arguments: an object's members, or the media alone."""
    if not isinstance(value, dict):
        return {"what": value}
    if "what" not in value or not value.keys() <= set(known):
        raise TypeError(f"expected `what`, and perhaps {', '.join(known[1:])}; found {plain(', '.join(value), 200) or 'none'}")
    return {name: plain(each) if name == "title" else each for name, each in value.items()}


def _play(tv: aio.TV, value: Any) -> Awaitable[PlayerStatus]:
    return tv.play(**_members(value, PLAY_MEMBERS))


def _announce(tv: aio.TV, value: Any) -> Awaitable[PlayerStatus]:
    return tv.announce(**_members(value, ANNOUNCE_MEMBERS))


def _seek(tv: aio.TV, value: Any) -> Awaitable[PlayerStatus]:
    return tv.seek(by=_number(value.get("by"))) if isinstance(value, dict) else tv.seek(_number(value))


def check_names_no_file(value: Any) -> None:
    """Refuses payloads of ``play`` or ``announce`` with anything but web URLs: a path, a ``file:`` URL, a relative name.

    Any client that may write to the broker could otherwise probe for files and have them served. Raises ``PermissionError``.
    """
    named = [value.get("what"), value.get("subtitles")] if isinstance(value, dict) else [value]
    for each in named:
        for address in each if isinstance(each, list) else [each]:
            if address is not None and not (isinstance(address, str) and is_web_address(address)):
                raise PermissionError(
                    f"{plain(address, 100)!r} is not an http: or https: URL; for files, start the bridge with --allow-files"
                )


COMMANDS: dict[str, Command] = {
    "play": _play,
    "announce": _announce,
    "seek": _seek,
    "pause": lambda tv, _: tv.pause(),
    "resume": lambda tv, _: tv.resume(),
    "toggle": lambda tv, _: tv.toggle(),
    "stop": lambda tv, _: tv.stop(),
    "next": lambda tv, _: tv.next(),
    "previous": lambda tv, _: tv.previous(),
    "volume": lambda tv, value: tv.volume(_number(value)),
    "mute": lambda tv, value: tv.volume(muted=_switch(value)),
}
"""The action of ``PREFIX/device/ID/COMMAND`` with its payload: JSON, or plain text."""


class Bridge:
    """Shows the devices of one network on a broker.

    Args:
        client: connected already.
        broker: connected already, with the last will of ``will``.
        prefix: the start of every topic.
        home_assistant: the prefix of Home Assistant's discovery; ``None``: it isn't used.
        allows_files: whether commands may name files of this machine.
    """

    def __init__(
        self, client: aio.Client, broker: aiomqtt.Client, prefix: str, home_assistant: str | None = None, *, allows_files: bool = False
    ) -> None:
        self._client = client
        self._broker = broker
        self._prefix = prefix
        self._home_assistant = home_assistant
        self._allows_files = allows_files
        self._names: dict[str, str] = {}
        self._ids: dict[str, str] = {}
        """The devices by their topic level."""
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def will(prefix: str) -> aiomqtt.Will:
        """Returns the message that the broker publishes when the bridge is lost."""
        return aiomqtt.Will(f"{prefix}/status", "offline", qos=1, retain=True)

    async def run(self, interval: float) -> None:
        """Runs until the client is closed or the broker is lost; publishes ``offline`` if the task is cancelled."""
        await self._broker.subscribe(f"{self._prefix}/device/#", 1)
        household = Household(self._client, self._did_change, self._did_remove, interval, (aiomqtt.MqttError,))
        tasks = [asyncio.ensure_future(household.follow()), asyncio.ensure_future(self._obey())]
        try:
            await self._publish("status", "online")
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

    def _level(self, device_id: str) -> str:
        """Returns the device's topic level. Raises ``ValueError`` if another device has it: an id may imitate another one's level."""
        level = topic_level(device_id)
        if self._ids.setdefault(level, device_id) != device_id:
            raise ValueError(f"another device has the topic {level}")
        return level

    async def _did_change(self, status: PlayerStatus) -> None:
        level = self._level(status.device_id)
        is_new = self._names.get(status.device_id) != status.friendly_name
        self._names[status.device_id] = status.friendly_name
        members = {**PlayerStatus.to_json(status), "at": round(time.time(), 3)}
        members.pop("seq", None)
        await self._publish(f"device/{level}/state", members)
        if is_new:
            await self._publish_devices()
            await self._tell_home_assistant(level, status.friendly_name)

    async def _did_remove(self, device_id: str) -> None:
        level = self._level(device_id)
        self._names.pop(device_id, None)
        await self._publish(f"device/{level}/state", None)
        await self._publish_devices()
        await self._tell_home_assistant(level, None)
        del self._ids[level]

    async def _publish_devices(self) -> None:
        devices = [
            {"id": id, "name": name, "topic": f"{self._prefix}/device/{self._level(id)}"}
            for id, name in sorted(self._names.items(), key=lambda each: each[1])
        ]
        await self._publish("devices", devices)

    async def _publish(self, topic: str, value: Any, *, retain: bool = True) -> None:
        """Publishes a text unchanged, ``None`` as an empty payload, any other value as JSON."""
        payload = value if isinstance(value, str) else "" if value is None else json_payload(value)
        await self._broker.publish(f"{self._prefix}/{topic}", payload, qos=1, retain=retain)

    # Commands.

    async def _obey(self) -> None:
        root = f"{self._prefix}/device/"
        async for message in self._broker.messages:
            device, _, command = str(message.topic).removeprefix(root).partition("/")
            payload = message.payload if isinstance(message.payload, bytes) else str(message.payload or "").encode()
            if command in OWN_TOPICS or not str(message.topic).startswith(root):
                continue
            if message.retain:
                log.info("ignored a retained command: %s", message.topic)
            elif len(payload) > MAX_PAYLOAD or len(self._tasks) >= MAX_COMMANDS:
                await self._refuse(device, command, "TooMuch", "the payload is too long, or too many commands are in progress")
            else:
                # A slow `play` must not delay a `stop`.
                task = asyncio.ensure_future(self._carry_out(device, command, payload))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, device: str, command: str, payload: bytes) -> None:
        with contextlib.suppress(aiomqtt.MqttError):  # `run` gets the same error.
            try:
                if command not in COMMANDS:
                    _raise_unknown(command)
                value = _value(payload)
                if command in ("play", "announce") and not self._allows_files:
                    check_names_no_file(value)
                await COMMANDS[command](self._client.tv(await self._meant(device)), value)
            except RequestError as error:
                await self._refuse(device, command, error.name, error.message)
            except aiomqtt.MqttError:
                raise
            except Exception as error:  # Every failure is the command's own.
                await self._refuse(device, command, type(error).__name__, str(error))

    async def _meant(self, text: str) -> str:
        """Returns the device of a topic: by its level, else by name or alias. Raises ``PermissionError`` for the address of an unknown device:
        any client that may write to the broker could otherwise have the server connect to any host and port.
        """
        if text in self._ids:
            return self._ids[text]
        if text in self._names or text in self._names.values() or not _ADDRESS.fullmatch(text):
            return text
        if any(each.alias == text for each in (await self._client.player.get_names()).aliases):
            return text
        raise PermissionError(f"“{plain(text, 100)}” is no known device; {self._prefix}/devices lists the known ones, and `castctl alias NAME HOST` adds an address")

    async def _refuse(self, device: str, command: str, name: str, message: str) -> None:
        log.warning("%s/device/%s/%s: %s (%s)", self._prefix, device, command, message, name)
        said = {"command": command, "name": name, "message": message}
        try:
            # Published beside the command, at a level that the broker has accepted.
            await self._publish(f"device/{device}/error", said, retain=False)
        except ValueError as error:
            log.warning("nothing can be published there: %s", error)

    # Home Assistant: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload

    async def _tell_home_assistant(self, level: str, name: str | None) -> None:
        if self._home_assistant is None:
            return
        topic = f"{self._home_assistant}/device/cast_{level}/config"
        payload = "" if name is None else json_payload(self._home_assistant_device(level, plain(name, 200)))
        await self._broker.publish(topic, payload, qos=1, retain=True)

    def _home_assistant_device(self, level: str, name: str) -> dict[str, Any]:
        """Returns the description of a device. Templates are Home Assistant's programs, so none contains a device's text."""
        base = f"{self._prefix}/device/{level}"

        def component(key: str, **members: Any) -> dict[str, Any]:
            return {"unique_id": f"cast_{level}_{key}", "name": key.capitalize(), **members}

        keys = ("pause", "resume", "stop", "next", "previous")
        return {
            "device": {"identifiers": [f"cast_{level}"], "name": name},
            "origin": {"name": "cast-rpc"},
            "availability": [{"topic": f"{self._prefix}/status"}],
            "components": {
                "state": component(
                    "state", platform="sensor", state_topic=f"{base}/state", value_template="{{ value_json.playerState }}",
                    json_attributes_topic=f"{base}/state",
                ),
                "volume": component(
                    "volume", platform="number", min=0, max=1, step=0.01, state_topic=f"{base}/state",
                    value_template="{{ value_json.volumeLevel }}", command_topic=f"{base}/volume",
                ),
                "play": component("play", platform="notify", command_topic=f"{base}/play"),
                **{key: component(key, platform="button", command_topic=f"{base}/{key}") for key in keys},
            },
        }  # fmt: skip


def _value(payload: bytes) -> Any:
    """Returns a payload's JSON value, or its text; NaN and Infinity aren't JSON."""
    text = payload.decode("utf-8", "replace")
    try:
        return json.loads(text, parse_constant=_raise_no_constant)
    except (ValueError, RecursionError):
        return text


def _raise_no_constant(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")


def _raise_unknown(command: str) -> NoReturn:
    if "/" in command:
        raise LookupError("a topic has one level for the device and one for the command; a name with `/` can't be one: use the device's id")
    near = difflib.get_close_matches(command, COMMANDS, 1)
    meant = f"; did you mean “{near[0]}”?" if near else ""
    raise LookupError(f"there is no command “{plain(command, 100)}”{meant} (The commands: {', '.join(COMMANDS)}.)")


def topic_prefix(text: str) -> str:
    """Returns the prefix of topics from the command line. Raises ``argparse.ArgumentTypeError``."""
    if not text or set(text) & set("+#\0") or text.startswith("$"):
        raise argparse.ArgumentTypeError("a prefix must not be empty, contain a wildcard (+, #) or begin with $")
    return text


async def _main(arguments: argparse.Namespace) -> None:
    host, _, port = arguments.broker.partition(":")
    delay = FIRST_RETRY
    async with connected(arguments) as client:
        while True:
            try:
                async with aiomqtt.Client(
                    host, int(port or 1883), username=arguments.username, password=os.environ.get("MQTT_PASSWORD"),
                    will=Bridge.will(arguments.prefix), max_queued_incoming_messages=MAX_WAITING,
                ) as broker:  # fmt: skip
                    delay = FIRST_RETRY
                    bridge = Bridge(client, broker, arguments.prefix, arguments.home_assistant, allows_files=arguments.allow_files)
                    await bridge.run(arguments.interval)
                    return
            except aiomqtt.MqttError as error:
                log.warning("the broker %s: %s; again in %g s", arguments.broker, error, delay)
                await asyncio.sleep(delay)
                delay = min(2 * delay, LAST_RETRY)


def main() -> None:
    """Runs the program."""
    parser = argparse.ArgumentParser(prog="python -m cast_rpc.bridges.mqtt", description="Cast devices on an MQTT broker.")
    connection_options(parser)
    parser.add_argument("--broker", default="localhost", metavar="HOST[:PORT]", help="the broker; default: localhost:1883")
    parser.add_argument("--username", help="the user name at the broker; $MQTT_PASSWORD has the password")
    parser.add_argument("--prefix", type=topic_prefix, default=f"cast/{socket.gethostname()}", help="the prefix of all topics; default: cast/HOSTNAME")
    parser.add_argument(
        "--home-assistant", nargs="?", type=topic_prefix, const="homeassistant", metavar="PREFIX", help="announce the devices to Home Assistant"
    )
    run(_main(parser.parse_args()))


if __name__ == "__main__":
    main()
