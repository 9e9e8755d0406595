"""The bridges as programs of their own: playerctl on a private bus, clients of a real broker; the device is an emulated one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

from support.helpers import PACKAGE
from support.daemon import Daemon
from test_integration import RECEIVER, SERVER

import cast_rpc
from cast_rpc.receiver import Fleet

FILM = "https://example.com/film.mp4?duration=600"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


def find(program: str) -> str | None:
    return shutil.which(program, path=PATH)


class Program:
    """A child whose lines are awaited, ended with the test."""

    def __init__(self, case: unittest.TestCase, *command: str, env: dict[str, str] | None = None, cwd: str | None = None) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        case.addCleanup(self.end)

    def line(self, wanted: str) -> str:
        """The next line with a text."""
        assert self.process.stdout is not None
        seen: list[str] = []
        limit = threading.Timer(20, self.process.kill)
        limit.start()
        try:
            for line in self.process.stdout:
                seen.append(line)
                if wanted in line:
                    return line.strip()
        finally:
            limit.cancel()
            limit.join()
        raise AssertionError(f"no {wanted!r} in {''.join(seen)!r}")

    def end(self) -> None:
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class BridgeCase(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.fleet = Fleet(name="Living Room", advertise=True)
        self.addCleanup(self.fleet.close)
        self.tv = self.fleet.devices[0]
        self.daemon = Daemon(self)
        self.client = self.daemon.connect()

    def bridge(self, name: str, *options: str, env: dict[str, str] | None = None) -> Program:
        command = [sys.executable, "-u", "-m", f"cast_rpc.bridges.{name}", "--socket", self.daemon.path, *options]
        return Program(self, *command, env={**(env or {}), "PYTHONPATH": str(PACKAGE / "src")})


@unittest.skipUnless(SERVER and find("dbus-daemon"), "needs the server and dbus")
class BridgeEndTests(unittest.TestCase):
    """However a bridge ends, the daemon that it started exits after its last client has disconnected."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        impatient = Path(self.folder, "cast-rpc")
        impatient.write_text(f'#!/bin/sh\nexec "{SERVER}" "$1" "$2" --idle-exit 1.5\n')
        impatient.chmod(0o700)
        bus = Program(self, "dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:dir={self.folder}")
        self.env = {
            "CAST_RPC_SERVER": str(impatient),
            "DBUS_SESSION_BUS_ADDRESS": bus.line("unix:"),
            "XDG_STATE_HOME": self.folder,
            "PYTHONPATH": str(PACKAGE / "src"),
        }

    def end(self, name: str, how: signal.Signals) -> None:
        path = os.path.join(self.folder, f"{name}-{how.name}")
        options = ["--broker", "127.0.0.1:1"] if name == "mqtt" else []
        command = [sys.executable, "-m", f"cast_rpc.bridges.{name}", "--socket", path, *options]
        bridge = Program(self, *command, env=self.env).process
        for _ in range(750):
            try:
                client = cast_rpc.Client.connect(path)
                break
            except cast_rpc.ServerNotFound:
                time.sleep(0.02)  # A socket that isn't there yet has no event to wait for.
        else:
            self.fail("the bridge started no server")
        with client:
            server = os.pidfd_open(client.initialized.server_info.process_id)
        self.addCleanup(os.close, server)
        bridge.send_signal(how)
        bridge.wait(15)
        self.assertTrue(select.select([server], [], [], 15)[0], "the server still runs")

    def test_no_process_stays(self) -> None:
        for name in ("mqtt", "mpris"):
            for how in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
                with self.subTest(name, how=how):
                    self.end(name, how)


@unittest.skipUnless(RECEIVER and SERVER and find("playerctl") and find("dbus-daemon"), "needs the programs, playerctl and dbus")
class MPRISTests(BridgeCase):
    def setUp(self) -> None:
        super().setUp()
        bus = Program(self, "dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:dir={self.folder}")
        self.env = {"DBUS_SESSION_BUS_ADDRESS": bus.line("unix:")}
        self.player = f"cast_rpc.device_{self.tv.id}"

    def playerctl(self, *arguments: str) -> str:
        command = ["playerctl", "--player", self.player, *arguments]
        done = subprocess.run(command, env={**os.environ, **self.env}, capture_output=True, text=True, timeout=20)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.strip()

    def follow(self, *arguments: str) -> Program:
        return Program(self, "playerctl", "--player", self.player, "--follow", *arguments, env=self.env)

    def test_a_device_that_plays_is_a_player(self) -> None:
        status = self.follow("status")
        volume, position = self.follow("volume"), self.follow("position")
        bridge = self.bridge("mpris", env=self.env)
        self.client.player.play(device=self.tv.id, url=FILM, title="A film")
        status.line("Playing")
        self.assertEqual(self.playerctl("metadata", "xesam:title"), "A film")
        self.assertEqual(self.playerctl("metadata", "mpris:length"), "600000000")

        # From the bus to the device.
        self.playerctl("pause")
        self.tv.wait_for("playerState", player_state="PAUSED")
        status.line("Paused")
        self.playerctl("position", "90")
        self.tv.wait_for("playerState", where=lambda event: event.current_time == 90)
        position.line("90.0")
        self.playerctl("position", "10-")
        self.tv.wait_for("playerState", where=lambda event: event.current_time == 80)
        position.line("80.0")
        self.playerctl("play-pause")
        status.line("Playing")
        self.playerctl("volume", "0.25")
        self.assertEqual(self.tv.wait_for("deviceVolumeChanged").level, 0.25)
        volume.line("0.25")

        # From the device to the bus.
        self.fleet.control.device.set_volume(level=0.5)
        volume.line("0.5")
        self.client.player.seek(device=self.tv.id, position=300)
        position.line("300.")
        self.fleet.control.media.pause()
        status.line("Paused")

        self.playerctl("open", FILM.replace("film", "other"))
        self.tv.wait_for("load", where=lambda event: "other" in str(event.request))
        self.playerctl("stop")
        self.tv.wait_for("stopped")
        bridge.process.terminate()
        self.assertEqual(bridge.process.wait(10), 0)

    def ask(self, member: str, *arguments: str, interface: str = "org.mpris.MediaPlayer2.Player") -> str:
        """The player's answer without playerctl, which leaves out calls that the player says it can't do."""
        command = ["dbus-send", f"--bus={self.env['DBUS_SESSION_BUS_ADDRESS']}", "--print-reply", f"--dest=org.mpris.MediaPlayer2.{self.player}"]
        done = subprocess.run(
            [*command, "/org/mpris/MediaPlayer2", f"{interface}.{member}", *arguments], capture_output=True, text=True, timeout=20
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def get(self, name: str) -> str:
        return self.ask("Get", "string:org.mpris.MediaPlayer2.Player", f"string:{name}", interface="org.freedesktop.DBus.Properties").split()[-1]

    def track(self) -> str:
        return self.playerctl("metadata", "mpris:trackid").strip("'")

    def test_what_cannot_be_done_has_no_effect(self) -> None:
        following = self.follow("metadata", "xesam:url")
        self.bridge("mpris", env=self.env)
        self.client.player.play(device=self.tv.id, urls=[FILM, FILM.replace("film", "other")])
        following.line("film")
        first = self.track()
        self.assertEqual((self.get("CanGoPrevious"), self.get("CanGoNext")), ("false", "true"))
        self.ask("Previous")
        self.ask("SetPosition", "objpath:/dev/castrpc/track/none", "int64:300000000")
        self.ask("SetPosition", f"objpath:{first}", "int64:700000000")
        status = self.client.player.status(device=self.tv.id)
        self.assertEqual(status.queue_index, 0)
        self.assertLess(status.position or 0, 100)

        # Beyond the end is the next item; after the last there is none.
        self.ask("Seek", "int64:9000000000")
        following.line("other")
        self.assertNotEqual(self.track(), first)
        self.assertEqual((self.get("CanGoPrevious"), self.get("CanGoNext")), ("true", "false"))
        self.ask("Next")
        self.ask("Seek", "int64:9223372036854775807")
        self.ask("SetPosition", f"objpath:{first}", "int64:300000000")
        status = self.client.player.status(device=self.tv.id)
        self.assertEqual((status.queue_index, status.player_state), (1, "PLAYING"))
        self.assertLess(status.position or 0, 100)

        # A queue that goes round has a next one.
        self.client.queue.set_repeat_mode(repeat_mode="REPEAT_ALL")
        self.ask("Next")
        following.line("film")
        self.assertEqual(self.client.player.status(device=self.tv.id).queue_index, 0)

        self.set("Volume", "double:-1")
        self.assertEqual(self.tv.wait_for("deviceVolumeChanged").level, 0)
        self.set("Rate", "double:0")
        self.tv.wait_for("playerState", player_state="PAUSED")

    def set(self, name: str, value: str) -> None:
        self.ask("Set", "string:org.mpris.MediaPlayer2.Player", f"string:{name}", f"variant:{value}", interface="org.freedesktop.DBus.Properties")

    def test_what_another_sender_started_is_a_player_too(self) -> None:
        self.fleet.control.device.take_over(content_id=FILM, title="Not ours")
        self.tv.wait_for("playerState", player_state="PLAYING")
        title = self.follow("metadata", "xesam:title")
        self.bridge("mpris", env=self.env)
        title.line("Not ours")
        self.playerctl("pause")
        self.tv.wait_for("playerState", player_state="PAUSED")


class Broker(Program):
    """A broker of a test's own; ``port``: that of an earlier one; ``more``: further lines of its settings."""

    def __init__(self, case: unittest.TestCase, folder: str, port: int | None = None, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = port or free.getsockname()[1]
        settings = Path(folder, "mosquitto.conf")
        lines = [f"listener {self.port} 127.0.0.1", "allow_anonymous true", "persistence false", *more]
        settings.write_text("\n".join([*lines, ""]), "utf-8")
        program = find("mosquitto")
        assert program is not None
        super().__init__(case, program, "-c", str(settings))
        self.line("running")


class MQTTCase(BridgeCase):
    """A broker, and the bridge on it."""

    def setUp(self) -> None:
        super().setUp()
        self.broker = Broker(self, self.folder)

    def with_broker(self, body: Callable[[MQTTObserver], Any]) -> None:
        async def run() -> None:
            import aiomqtt

            async with aiomqtt.Client("127.0.0.1", self.broker.port) as client:
                await client.subscribe([("home/#", 1), ("homeassistant/#", 1)])
                await asyncio.wait_for(body(MQTTObserver(client)), 60)

        asyncio.run(run())

    def start(self, *options: str) -> Program:
        return self.bridge("mqtt", "--broker", f"127.0.0.1:{self.broker.port}", "--prefix", "home", *options)


@unittest.skipUnless(RECEIVER and SERVER and find("mosquitto"), "needs the programs and mosquitto")
class MQTTTests(MQTTCase):
    def test_states_are_retained_and_commands_are_obeyed(self) -> None:
        bridge = self.start()
        state = f"home/device/{self.tv.id}/state"

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")
            await mqtt.expect(state, lambda text: json.loads(text)["playerState"] == "IDLE")
            devices = await mqtt.expect("home/devices", lambda text: "Living Room" in text)
            self.assertEqual(json.loads(devices), [{"id": self.tv.id, "name": "Living Room", "topic": f"home/device/{self.tv.id}"}])
            await mqtt.send("home/device/Living Room/play", FILM)
            playing = json.loads(await mqtt.expect(state, lambda text: json.loads(text)["playerState"] == "PLAYING"))
            self.assertEqual((playing["contentId"], playing["duration"], "seq" in playing), (FILM, 600, False))
            await mqtt.send(f"home/device/{self.tv.id}/seek", "90")
            await mqtt.expect(state, lambda text: json.loads(text).get("position", 0) >= 90)
            await mqtt.send(f"home/device/{self.tv.id}/volume", "0.25")
            await mqtt.expect(state, lambda text: json.loads(text).get("volumeLevel") == 0.25)
            await mqtt.send(f"home/device/{self.tv.id}/play", json.dumps({"what": FILM, "title": "A film"}))
            await mqtt.expect(state, lambda text: json.loads(text).get("title") == "A film")

            error = f"home/device/{self.tv.id}/error"
            await mqtt.send(f"home/device/{self.tv.id}/volume", "loud")
            said = json.loads(await mqtt.expect(error, bool))
            self.assertEqual((said["command"], said["name"]), ("volume", "ValueError"))
            await mqtt.send(f"home/device/{self.tv.id}/play", json.dumps({"url": FILM}))
            self.assertEqual(json.loads(await mqtt.expect(error, bool))["name"], "TypeError")
            await mqtt.send("home/device/Nowhere/pause", "")
            self.assertEqual(json.loads(await mqtt.expect("home/device/Nowhere/error", bool))["name"], "DeviceNotFound")

            await mqtt.send(f"home/device/{self.tv.id}/pause", "", retain=False)
            await mqtt.expect(state, lambda text: json.loads(text)["playerState"] == "PAUSED")
            bridge.process.terminate()
            await mqtt.expect("home/status", lambda text: text == "offline")

        self.with_broker(body)
        self.assertEqual(bridge.process.wait(10), 0)

    def test_the_volume_of_an_idle_device_is_reported_at_once(self) -> None:
        self.start("--interval", "600")
        state = f"home/device/{self.tv.id}/state"

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect(state, lambda text: json.loads(text)["playerState"] == "IDLE")
            await mqtt.send(f"home/device/{self.tv.id}/volume", "0.25")
            await mqtt.expect(state, lambda text: json.loads(text).get("volumeLevel") == 0.25)
            await mqtt.send("home/scene", json.dumps({"members": [{"device": self.tv.id, "mute": True}]}))
            await mqtt.expect(state, lambda text: json.loads(text).get("isMuted") is True)

        self.with_broker(body)

    def test_the_last_will_says_that_it_is_gone(self) -> None:
        bridge = self.start()

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")
            bridge.process.kill()
            await mqtt.expect("home/status", lambda text: text == "offline")

        self.with_broker(body)

    def test_it_is_there_again_after_the_broker_was_away(self) -> None:
        bridge = self.start()

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")
            await mqtt.expect(f"home/device/{self.tv.id}/state", bool)

        self.with_broker(body)
        self.broker.end()
        bridge.line("again in")
        self.broker = Broker(self, self.folder, self.broker.port)
        self.with_broker(body)

    def test_a_broker_is_reached_over_ipv6(self) -> None:
        try:
            with socket.socket(socket.AF_INET6) as free:
                free.bind(("::1", 0))
                port = free.getsockname()[1]
        except OSError as error:
            self.skipTest(f"there is no IPv6: {error}")
        self.broker.end()
        self.broker = Broker(self, self.folder, port, f"listener {port} ::1")
        self.bridge("mqtt", "--broker", f"[::1]:{port}", "--prefix", "home")

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")

        self.with_broker(body)

    def test_networks_that_share_a_broker_keep_to_their_prefixes(self) -> None:
        self.start()
        daemon = Daemon(self)
        office = Program(
            self,
            *[sys.executable, "-u", "-m", "cast_rpc.bridges.mqtt", "--socket", daemon.path],
            *["--broker", f"127.0.0.1:{self.broker.port}", "--prefix", "home/office"],
            env={"PYTHONPATH": str(PACKAGE / "src")},
        )

        async def use(mqtt: MQTTObserver) -> None:
            for prefix in ("home", "home/office"):
                await mqtt.expect(f"{prefix}/status", lambda text: text == "online")
                await mqtt.expect(f"{prefix}/device/{self.tv.id}/state", bool)
            await mqtt.send(f"home/office/device/{self.tv.id}/play", FILM)
            await mqtt.expect(f"home/office/device/{self.tv.id}/state", lambda text: json.loads(text)["playerState"] == "PLAYING")

        async def come_later(mqtt: MQTTObserver) -> None:
            state = await mqtt.expect(f"home/office/device/{self.tv.id}/state", bool)
            self.assertEqual(json.loads(state)["contentId"], FILM)
            office.process.kill()
            await mqtt.expect("home/office/status", lambda text: text == "offline")
            await mqtt.expect("home/status", lambda text: text == "online")

        self.with_broker(use)
        self.with_broker(come_later)

    def test_a_retained_command_is_not_done_again(self) -> None:
        async def leave(mqtt: MQTTObserver) -> None:
            await mqtt.send(f"home/device/{self.tv.id}/stop", "", retain=False)
            await mqtt.send(f"home/device/{self.tv.id}/volume", "0.1", retain=True)

        self.with_broker(leave)
        self.start()

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")
            await mqtt.send(f"home/device/{self.tv.id}/volume", "0.75")
            await mqtt.expect(f"home/device/{self.tv.id}/state", lambda text: json.loads(text).get("volumeLevel") == 0.75)

        self.with_broker(body)
        levels = [event.level for event in self.tv.events if event.event == "deviceVolumeChanged"]
        self.assertEqual(levels, [0.75])


class MQTTObserver:
    """What another program on the broker sees."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self.last: dict[str, str] = {}
        """The messages by their topics that weren't expected yet."""

    async def expect(self, topic: str, fits: Callable[[str], Any]) -> str:
        """The next message of a topic that fits, or the one that is there."""
        if topic in self.last and fits(self.last[topic]):
            return self.last.pop(topic)
        async for message in self._client.messages:
            text = message.payload.decode("utf-8", "replace")
            if str(message.topic) == topic and fits(text):
                self.last.pop(topic, None)
                return str(text)
            self.last[str(message.topic)] = text
        raise AssertionError(f"no {topic}")

    async def send(self, topic: str, payload: str, *, retain: bool = False) -> None:
        await self._client.publish(topic, payload, qos=1, retain=retain)


if __name__ == "__main__":
    unittest.main()
