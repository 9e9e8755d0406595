"""Cast devices on an MQTT broker: what each plays as retained topics, and commands.

``pip install cast-rpc[mqtt]``, then ``python -m cast_rpc.bridges.mqtt --broker HOST``. Any number of networks share a broker: each has a prefix.

- ``PREFIX/status``: ``online`` or ``offline`` (retained; the last will).
- ``PREFIX/devices``: a list of ``{"id", "name"}`` (retained).
- ``PREFIX/device/ID/state``: what it plays, a ``PlayerStatus`` in the words of the API, and ``at``, the time of that (retained).
- ``PREFIX/device/ID/COMMAND``: ``play``, ``pause``, ``resume``, ``toggle``, ``stop``, ``next``, ``previous``, ``seek``, ``volume``, ``mute``,
  ``announce``; ID may be a name or an alias. A retained command is ignored: it would be done again at each connection.
- ``PREFIX/device/ID/error``: what became of a command that failed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiomqtt

from .. import aio
from .._errors import CastError, RequestError
from .._generated.types import PlayerStatus
from .._log import log
from ._household import Household, connected, connection_options, run

MAX_PAYLOAD = 64 * 1024
"""Bytes that a command may have: a long list of URLs fits."""

MAX_COMMANDS = 32
"""How many commands are carried out at the same time; more are refused."""

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds until the broker is tried again; each time twice as long."""

Command = Callable[[aio.TV, Any], Awaitable[PlayerStatus]]


def _number(value: Any) -> float:
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    raise ValueError(f"expected a number, found {value!r:.100}")


def _play(tv: aio.TV, value: Any) -> Awaitable[PlayerStatus]:
    return tv.play(**value) if isinstance(value, dict) else tv.play(value)


def _announce(tv: aio.TV, value: Any) -> Awaitable[PlayerStatus]:
    return tv.announce(**value) if isinstance(value, dict) else tv.announce(value)


def _seek(tv: aio.TV, value: Any) -> Awaitable[PlayerStatus]:
    return tv.seek(by=_number(value.get("by"))) if isinstance(value, dict) else tv.seek(_number(value))


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
    "mute": lambda tv, value: tv.volume(muted=value in (True, 1, "ON", "on", "true")),
}
"""What ``PREFIX/device/ID/COMMAND`` does with its payload: JSON, or plain text."""


class Bridge:
    """One network's devices on a broker.

    Args:
        client: is connected already.
        broker: is connected already, with the last will of ``will``.
        prefix: what every topic begins with.
        home_assistant: the prefix of Home Assistant's discovery; ``None``: it isn't told.
    """

    def __init__(self, client: aio.Client, broker: aiomqtt.Client, prefix: str, home_assistant: str | None = None) -> None:
        self._client = client
        self._broker = broker
        self._prefix = prefix
        self._home_assistant = home_assistant
        self._names: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def will(prefix: str) -> aiomqtt.Will:
        """What the broker says when the bridge is lost."""
        return aiomqtt.Will(f"{prefix}/status", "offline", qos=1, retain=True)

    async def run(self, interval: float) -> None:
        """Until the client is closed or the broker is lost; says goodbye if the task is cancelled."""
        await self._broker.subscribe([(f"{self._prefix}/device/+/{name}", 1) for name in COMMANDS])
        household = Household(self._client, self._did_change, self._did_remove, interval)
        tasks = [asyncio.ensure_future(household.follow()), asyncio.ensure_future(self._obey())]
        try:
            await self._publish("status", "online")
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            for each in [*tasks, *self._tasks]:
                each.cancel()
            await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
            with contextlib.suppress(aiomqtt.MqttError):
                await self._publish("status", "offline")

    async def _did_change(self, status: PlayerStatus) -> None:
        is_new = self._names.get(status.device_id) != status.friendly_name
        self._names[status.device_id] = status.friendly_name
        members = {**PlayerStatus.to_json(status), "at": round(time.time(), 3)}
        members.pop("seq", None)
        await self._publish(f"device/{status.device_id}/state", json.dumps(members, ensure_ascii=False))
        if is_new:
            await self._publish_devices()
            await self._tell_home_assistant(status.device_id, status.friendly_name)

    async def _did_remove(self, device_id: str) -> None:
        self._names.pop(device_id, None)
        await self._publish(f"device/{device_id}/state", "")
        await self._publish_devices()
        await self._tell_home_assistant(device_id, None)

    async def _publish_devices(self) -> None:
        devices = [{"id": id, "name": name} for id, name in sorted(self._names.items(), key=lambda each: each[1])]
        await self._publish("devices", json.dumps(devices, ensure_ascii=False))

    async def _publish(self, topic: str, payload: str, *, retain: bool = True) -> None:
        await self._broker.publish(f"{self._prefix}/{topic}", payload, qos=1, retain=retain)

    # Commands.

    async def _obey(self) -> None:
        async for message in self._broker.messages:
            _, device, command = str(message.topic).rsplit("/", 2)
            payload = message.payload if isinstance(message.payload, bytes) else str(message.payload or "").encode()
            if message.retain:
                log.info("ignored a retained command: %s", message.topic)
            elif len(payload) > MAX_PAYLOAD or len(self._tasks) >= MAX_COMMANDS:
                await self._refuse(device, command, "TooMuch", "the payload is too long, or too many commands are under way")
            else:
                # A `play` takes its time, and must not hold up a `stop`.
                task = asyncio.ensure_future(self._carry_out(device, command, payload))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, device: str, command: str, payload: bytes) -> None:
        try:
            await COMMANDS[command](self._client.tv(device), _value(payload))
        except RequestError as error:
            await self._refuse(device, command, error.name, error.message)
        except (CastError, TypeError, ValueError) as error:
            await self._refuse(device, command, type(error).__name__, str(error))

    async def _refuse(self, device: str, command: str, name: str, message: str) -> None:
        said = {"command": command, "name": name, "message": message}
        await self._publish(f"device/{device}/error", json.dumps(said, ensure_ascii=False), retain=False)

    # Home Assistant: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload

    async def _tell_home_assistant(self, device_id: str, name: str | None) -> None:
        if self._home_assistant is None:
            return
        topic = f"{self._home_assistant}/device/cast_{device_id}/config"
        payload = "" if name is None else json.dumps(self._home_assistant_device(device_id, name), ensure_ascii=False)
        await self._broker.publish(topic, payload, qos=1, retain=True)

    def _home_assistant_device(self, device_id: str, name: str) -> dict[str, Any]:
        base = f"{self._prefix}/device/{device_id}"

        def component(key: str, **members: Any) -> dict[str, Any]:
            return {"unique_id": f"cast_{device_id}_{key}", "name": key.capitalize(), **members}

        keys = ("pause", "resume", "stop", "next", "previous")
        return {
            "device": {"identifiers": [f"cast_{device_id}"], "name": name},
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
    """A payload's JSON, or its text."""
    text = payload.decode("utf-8", "replace")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


async def _main(arguments: argparse.Namespace) -> None:
    host, _, port = arguments.broker.partition(":")
    delay = FIRST_RETRY
    async with connected(arguments) as client:
        while True:
            try:
                async with aiomqtt.Client(
                    host, int(port or 1883), username=arguments.username, password=os.environ.get("MQTT_PASSWORD"),
                    will=Bridge.will(arguments.prefix),
                ) as broker:  # fmt: skip
                    delay = FIRST_RETRY
                    await Bridge(client, broker, arguments.prefix, arguments.home_assistant).run(arguments.interval)
                    return
            except aiomqtt.MqttError as error:
                log.warning("the broker %s: %s; again in %g s", arguments.broker, error, delay)
                await asyncio.sleep(delay)
                delay = min(2 * delay, LAST_RETRY)


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(prog="python -m cast_rpc.bridges.mqtt", description="Cast devices on an MQTT broker.")
    connection_options(parser)
    parser.add_argument("--broker", default="localhost", metavar="HOST[:PORT]", help="the broker; default: localhost:1883")
    parser.add_argument("--username", help="who this is; the password is $MQTT_PASSWORD")
    parser.add_argument("--prefix", default=f"cast/{socket.gethostname()}", help="what topics begin with; default: cast/HOSTNAME")
    parser.add_argument(
        "--home-assistant", nargs="?", const="homeassistant", metavar="PREFIX", help="tell Home Assistant of the devices"
    )
    run(_main(parser.parse_args()))


if __name__ == "__main__":
    main()
