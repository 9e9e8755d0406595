"""The hostile table (Tests/HostileTexts/texts.json) through what Python meets: a broker, a bus, a terminal and a log. The server is scripted."""

# Runs once: its devices are those of a scripted server.

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
import unittest
from collections.abc import Callable
from typing import Any

from support.helpers import PACKAGE, REPOSITORY
from support.fake_daemon import FakeDaemon
from support.home_assistant import mistakes
from test_bridges import Broker, MQTTObserver, Program, find

from cast_rpc import PlayerStatus, RequestError, ServerDied
from cast_rpc._shown import label
from cast_rpc._text import plain

try:
    from cast_rpc.bridges import _borders, _commands, _household, _programs, mpris
except ImportError:
    HAS_EXTRAS = False
else:
    HAS_EXTRAS = True

TEXTS: list[str] = [each["text"] for each in json.loads((REPOSITORY / "Tests/HostileTexts/texts.json").read_text("utf-8"))["texts"]]
LEVEL = re.compile(r"[A-Za-z0-9_-]{1,64}")
ADDRESS = "https://example.com/film.mp4"


def hostile(text: str) -> dict[str, Any]:
    """A device whose every text is the same."""
    names = ("deviceId", "friendlyName", "applicationName", "statusText", "title", "subtitle", "artist", "albumName", "imageUrl", "contentId")
    return {**dict.fromkeys(names, text), "playerState": "PLAYING", "sessionId": "s", "applicationId": "CC1AD845"}


NUMBERS: dict[str, dict[str, Any]] = {
    "endless": {"duration": 1e300, "position": 1e299, "playbackRate": 1e308, "volumeLevel": 1e300},
    "negative": {"duration": -5.0, "position": -1e300, "playbackRate": -2.0, "volumeLevel": -3.0, "queueIndex": -7, "queueLength": -1},
    "nothing": {"duration": float("nan"), "position": float("inf"), "playbackRate": 0, "volumeLevel": float("-inf")},
    "great": {"duration": 10**400, "position": 2**63, "queueIndex": 2**70, "queueLength": 2**63 - 1},
    "others": {"title": 7, "artist": ["a"] * 5000, "albumName": {}, "duration": "long", "isMuted": "no", "imageUrl": None, "queueIndex": "x"},
    "long": {"title": "a" * 200_000, "contentId": f"{ADDRESS}?{'a' * 100_000}", "imageUrl": f"{ADDRESS}?{'b' * 100_000}"},
    "pictures": {"imageUrl": "https://example.com/a\0b.jpg", "contentId": "https://example.com/\u202eé \"<'.mp4"},
    "files": {"imageUrl": "file:///etc/passwd", "contentId": "/etc/passwd"},
}


def devices() -> dict[str, dict[str, Any]]:
    told = {text: hostile(text) for text in TEXTS}
    return told | {id: {**hostile("x"), "deviceId": id, "friendlyName": id, **members} for id, members in NUMBERS.items()}


def is_plain(text: str) -> bool:
    return all(unicodedata.category(c) not in ("Cc", "Cs", "Zl", "Zp") and (unicodedata.category(c) != "Cf" or c in "\u200c\u200d") for c in text)


class TextTests(unittest.TestCase):
    def test_text_of_others_is_one_plain_line(self) -> None:
        for text in [*TEXTS, "half \ud800 pair", "a" * 5000]:
            shown = plain(text)
            self.assertTrue(is_plain(shown), ascii(shown))
            self.assertLessEqual(len(shown), 1000)
            if text.isprintable() and len(text) < 1000:
                self.assertEqual(shown, text.strip(" "))
        self.assertEqual(plain("Living\nRoom \u202emooR\x1b[2J"), "Living Room mooR [2J")
        self.assertEqual(plain("👨\u200d👩"), "👨\u200d👩")
        self.assertEqual(plain("abcdef", 4), "abc…")

    def test_an_error_is_plain_where_a_traceback_prints_it(self) -> None:
        for text in TEXTS:
            error = RequestError(1, f"the device said {text}", {"name": text or "x"}, "media.load")
            died = ServerDied("it ended", 1, text)
            for line in f"{error}\n{died}".split("\n"):
                self.assertTrue(is_plain(line), ascii(line))
        self.assertEqual(str(RequestError(1, "It failed: “a”.", {"name": "E"}, "a.b")), "a.b: It failed: “a”. (E)")

    def test_a_line_about_what_plays_is_plain(self) -> None:
        for text in TEXTS:
            self.assertTrue(is_plain(label(PlayerStatus.from_json({**hostile(text), "seq": 1}))), ascii(text))

    @unittest.skipUnless(HAS_EXTRAS, "run scripts/test-python, which installs the extras")
    def test_a_record_of_a_bridge_is_one_plain_line(self) -> None:
        formatter = _household.PlainFormatter()
        for text in TEXTS:
            record = logging.LogRecord("cast_rpc", logging.WARNING, "", 0, "%s: %s", (text, text), None)
            self.assertTrue(is_plain(formatter.format(record)), ascii(text))
        try:
            raise ValueError("a\x1b[2J\nb")
        except ValueError:
            failed = logging.LogRecord("asyncio", logging.ERROR, "", 0, "x\ny", (), sys.exc_info())
        lines = formatter.format(failed).splitlines()
        self.assertEqual((lines[0], lines[1]), ("x y", "Traceback (most recent call last):"))
        self.assertTrue(all(map(is_plain, lines)), lines)


@unittest.skipUnless(HAS_EXTRAS, "run scripts/test-python, which installs the extras")
class BorderTests(unittest.TestCase):
    def test_a_topic_level_and_an_element_of_a_bus_name_are_each_texts_own(self) -> None:
        texts = {*TEXTS, "192.0.2.7:8009", "[2001:db8::1]:8009", "a/b", "a_b", "a+b", "half \ud800 pair"}
        for border, allowed in ((_borders.topic_level, LEVEL), (_borders.bus_name_element, re.compile("[A-Za-z0-9_]{1,64}"))):
            made = {text: border(text) for text in texts}
            self.assertEqual([each for each in made.values() if not allowed.fullmatch(each)], [])
            self.assertEqual(len(set(made.values())), len(texts))
            self.assertEqual(border("0123456789abcdef0123456789abcdef"), "0123456789abcdef0123456789abcdef")
        self.assertRegex(_borders.topic_level("192.0.2.7:8009"), "^192_0_2_7_8009-[0-9a-f]{16}$")

    def test_numbers_for_the_bus_are_clamped(self) -> None:
        values = [1e300, -1e300, float("nan"), float("inf"), float("-inf"), 10**400, -(10**400), 2**63, True, "7", None, [], -0.0, 9.3e12]
        for value in values:
            self.assertTrue(0 <= _borders.microseconds(value) < 2**63, value)
            self.assertTrue(0 <= _borders.number(value, 0, 1) <= 1, value)
        self.assertEqual(_borders.microseconds(596.5), 596_500_000)

    def test_strings_for_the_bus_have_no_nul_and_are_valid(self) -> None:
        for text in [*TEXTS, "a\0b", "half \ud800 pair", "a" * 100_000]:
            for made in (_borders.bus_text(text), _borders.bus_url(f"https://example.com/{text}") or ""):
                self.assertNotIn(0, made.encode("utf-8"))
                self.assertLessEqual(len(made), 3 * _borders.MAX_URL)
        self.assertEqual(_borders.bus_url("https://example.com/a%20b?c=d#e"), "https://example.com/a%20b?c=d#e")
        self.assertEqual(_borders.bus_url("http://example.com/é.png"), "http://example.com/%C3%A9.png")
        for other in ("file:///etc/passwd", "/etc/passwd", "javascript:alert(1)", "http:/x", "https://a\0b", "https://", 7, None, f"https://{'a' * 9000}"):
            self.assertIsNone(_borders.bus_url(other), ascii(other))

    def test_messages_for_a_broker_are_json_and_bounded(self) -> None:
        value = {"a": float("nan"), "b": [float("inf"), "x" * 5000], "c": f"https://example.com/{'x' * 9000}", "d": "\ud800", "e": f"{ADDRESS}?{'x' * 5000}"}
        said = json.loads(_borders.json_payload(value), parse_constant=self.fail)
        self.assertEqual((said["a"], said["b"][0], len(said["b"][1]), "c" in said), (None, None, 1000, False))
        self.assertEqual(said["e"], value["e"])

    def test_what_names_a_file_is_refused(self) -> None:
        refused = [
            *("/etc/passwd", "etc/passwd", "..", "", "file:///etc/passwd", "FILE:/etc/passwd", "file%3A///etc/passwd", "%2Fetc%2Fpasswd"),
            *(" https://example.com/a", "http:/etc/passwd", "https:etc", "http:///etc/passwd", "https://a/b\0", "https://a/b\nfile:///etc/passwd"),
            *("\\\\host\\share", "smb://host/a", "data:,x", "concat:http://a/b|/etc/passwd", 7, True, {"what": {"contentId": "/etc/passwd"}}),
            *([ADDRESS, "/etc/passwd"], [[ADDRESS]], {"what": ADDRESS, "subtitles": "/etc/passwd"}, {"what": [ADDRESS, "file:///x"]}, *[t for t in TEXTS if "http" not in t]),
        ]  # fmt: skip
        for each in refused:
            with self.subTest(each), self.assertRaises(PermissionError):
                _commands.check_names_no_file(each)
        for fine in (ADDRESS, [ADDRESS, "HTTP://example.com/a b.mp4"], {"what": ADDRESS, "subtitles": "http://example.com/é.srt"}):
            _commands.check_names_no_file(fine)

    def test_a_prefix_has_no_wildcard(self) -> None:
        import argparse

        self.assertEqual(_programs.topic_prefix("cast/living-room"), "cast/living-room")
        for other in ("", "home/+", "#", "$SYS", "a\0b", "a\x1b[2Jb", "a\nb"):
            with self.assertRaises(argparse.ArgumentTypeError):
                _programs.topic_prefix(other)


class HostileCase(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.empty = os.path.join(folder.name, "empty")
        os.mkdir(self.empty)
        self.daemon = FakeDaemon(self)
        self.daemon.status = {**hostile("Living Room"), "deviceId": "0123456789abcdef0123456789abcdef"}
        self.daemon.others = devices()
        self.count = 1 + len(self.daemon.others)

    def bridge(self, name: str, *options: str, env: dict[str, str] | None = None) -> Program:
        command = [sys.executable, "-u", "-m", f"cast_rpc.bridges.{name}", "--socket", self.daemon.path, *options]
        return Program(self, *command, env={**(env or {}), "PYTHONPATH": str(PACKAGE / "src"), "HOME": self.empty}, cwd=self.empty)

    def check_nothing_ran(self, bridge: Program) -> None:
        self.assertEqual(os.listdir(self.empty), [])
        bridge.process.terminate()
        self.assertEqual(bridge.process.wait(20), 0)
        assert bridge.process.stdout is not None
        lines = bridge.process.stdout.read().splitlines()
        self.assertTrue(all(map(is_plain, lines)), lines)

    def next_call(self) -> tuple[str, dict[str, Any]]:
        """The next call of a command."""
        while True:
            call = self.daemon.heard.get(timeout=20)
            if call[0] not in ("player.list", "player.getNames"):
                return call


class BrokerCase(HostileCase):
    """A broker, with the bridge and a scripted server."""

    def setUp(self) -> None:
        super().setUp()
        self.broker = Broker(self, self.folder)

    def start(self, *options: str) -> Program:
        return self.bridge("mqtt", "--broker", f"127.0.0.1:{self.broker.port}", "--prefix", "home", *options)

    def with_broker(self, body: Callable[[Any], Any]) -> None:
        async def run() -> None:
            import aiomqtt

            async with aiomqtt.Client("127.0.0.1", self.broker.port) as client:
                await client.subscribe("#", 1)
                await asyncio.wait_for(body(client), 60)

        asyncio.run(run())


@unittest.skipUnless(HAS_EXTRAS and find("mosquitto"), "needs mosquitto and the extras")
class HostileMQTTTests(BrokerCase):
    def test_each_device_has_its_level_and_is_commanded_there(self) -> None:
        bridge = self.start()

        async def body(client: Any) -> None:
            last: dict[str, str] = {}
            while sum(topic.endswith("/config") for topic in last) <= self.count or sum(topic.endswith("/availability") for topic in last) < self.count:
                message = await anext(client.messages)
                last[str(message.topic)] = message.payload.decode("utf-8")
            states = "state|availability|summary|picture"
            own = re.compile(rf"home/(status|devices|device/{LEVEL.pattern}/({states}))|homeassistant/device/cast_{LEVEL.pattern}/config")
            self.assertEqual([topic for topic in last if not own.fullmatch(topic)], [])

            topics = {each["id"]: each["topic"] for each in json.loads(last["home/devices"])}
            for text in TEXTS:
                state = json.loads(last[f"{topics[text]}/state"], parse_constant=self.fail)
                self.assertEqual((state["deviceId"], state["title"], state["friendlyName"]), (text, text, text))
            for topic, payload in last.items():
                self.assertLess(len(payload.encode()), 100_000, topic)
                if topic.endswith("/config"):
                    self.check_description(json.loads(payload))
                if topic.endswith("/summary"):
                    self.check_summary(json.loads(payload, parse_constant=self.fail))

            for text in TEXTS:
                await client.publish(f"{topics[text]}/pause", "", qos=1)
                call = await asyncio.to_thread(self.next_call)
                self.assertEqual(call, ("player.pause", {"device": text}))

        self.with_broker(body)
        self.check_nothing_ran(bridge)

    def check_description(self, told: dict[str, Any]) -> None:
        """Home Assistant evaluates templates: none has anything of a device."""
        self.assertEqual(mistakes(told), [])
        for each in told["components"].values():
            for name, value in each.items():
                if name.endswith("_template"):
                    self.assertRegex(value, r"^\{\{ (value_json\.[a-z]+|value / 100|value_json \| length) \}\}$")
            self.assertTrue(LEVEL.fullmatch(each["unique_id"].removeprefix("cast_")), each)
            self.assertNotIn("~", each)
        for name in ("name", "model", "manufacturer"):
            self.assertTrue(is_plain(told["device"].get(name, "")))

    def check_summary(self, told: dict[str, Any]) -> None:
        """A state of Home Assistant is a plain line of at most 255 characters."""
        for name, value in told.items():
            if isinstance(value, str):
                self.assertTrue(is_plain(value) and len(value) <= 255, (name, value))
        self.assertTrue(told["volume"] is None or 0 <= told["volume"] <= 100)

    def test_runs_or_refuses_a_payload(self) -> None:
        bridge = self.start()
        device = self.daemon.status["deviceId"]
        refused = {
            ("play", b"/etc/passwd"): "PermissionError",
            ("play", b"file:///etc/passwd"): "PermissionError",
            ("play", json.dumps({"what": ADDRESS, "subtitles": "/etc/passwd"}).encode()): "PermissionError",
            ("announce", json.dumps([ADDRESS, "/etc/passwd"]).encode()): "PermissionError",
            ("play", b"https://example.com/\0"): "PermissionError",
            ("play", b"\xff\xfe"): "PermissionError",
            ("play", b"[" * 60_000): "PermissionError",
            ("play", b"a" * 65_537): "TooMuch",
            ("play", json.dumps({"what": ADDRESS, "on_progress": 7}).encode()): "TypeError",
            ("play", json.dumps({"what": ADDRESS, "current_time": "soon"}).encode()): "ValueError",
            ("volume", b"NaN"): "ValueError",
            ("volume", b"1e999"): "ValueError",
            ("volume", b"1" + b"0" * 400): "ValueError",
            ("seek", b'{"by": true}'): "ValueError",
            ("mute", b"perhaps"): "ValueError",
            ("paus", b""): "LookupError",
            ("x{{ 7 }}", b""): "LookupError",
            ("queue/next", b""): "LookupError",
        }

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"home/device/{device}/state", bool)
            for (command, payload), name in refused.items():
                await client.publish(f"home/device/{device}/{command}", payload, qos=1)
                said = json.loads(await mqtt.expect(f"home/device/{device}/error", bool))
                self.assertEqual((said["command"], said["name"]), (command, name), payload[:100])
            self.assertIn("did you mean", await self.refusal(mqtt, device, "paus"))

            # Who may write to the broker can't make the server connect anywhere.
            for address in ("192.0.2.7:22", "localhost", "router.example"):
                self.assertIn("is no known device", await self.refusal(mqtt, address, "pause"))
            await mqtt.send(f"home/device/{device}/play", json.dumps({"what": ADDRESS, "title": "a\0b\x1b[2J"}))
            call = await asyncio.to_thread(self.next_call)
            self.assertEqual(call, ("player.play", {"device": device, "url": ADDRESS, "title": "a b [2J"}))
            await mqtt.send("home/device/Living Room/mute", "off")
            self.assertEqual(await asyncio.to_thread(self.next_call), ("player.setVolume", {"device": "Living Room", "muted": False}))

        self.with_broker(body)
        self.check_nothing_ran(bridge)

    def test_a_scene_is_refused_completely(self) -> None:
        bridge = self.start()
        device = self.daemon.status["deviceId"]
        member = {"device": device, "stop": True}
        refused: dict[bytes, str] = {
            b"": "LookupError",
            b"\xff": "LookupError",
            b"[" * 60_000: "LookupError",
            b"[]": "TypeError",
            json.dumps({"members": [member] * 17}).encode(): "ValueError",
            json.dumps({"members": [{"device": device, "play": "file:///etc/passwd"}]}).encode(): "PermissionError",
            json.dumps({"members": [member, {"device": device.upper(), "stop": True}]}).encode(): "ValueError",
            b"a" * 65_537: "TooMuch",
            **{text.encode("utf-8"): "LookupError" for text in TEXTS if isinstance(_commands.payload_value(text.encode(), "scene"), str)},
        }

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"home/device/{device}/state", bool)
            for payload, name in refused.items():
                await client.publish("home/scene", payload, qos=1)
                said = json.loads(await mqtt.expect("home/scene/error", bool))
                self.assertEqual((said["command"], said["name"]), ("scene", name), payload[:100])
            await mqtt.send("home/scene", json.dumps({"members": [{"device": "192.0.2.7:22", "stop": True}]}))
            (outcome,) = json.loads(await mqtt.expect("home/scene/result", bool))["members"]
            self.assertEqual(outcome["name"], "PermissionError")
            await mqtt.send("home/scene", json.dumps({"members": [member]}))
            self.assertEqual(await asyncio.to_thread(self.next_call), ("player.stop", {"device": device}))

        self.with_broker(body)
        self.check_nothing_ran(bridge)

    async def refusal(self, mqtt: MQTTObserver, device: str, command: str) -> str:
        await mqtt.send(f"home/device/{device}/{command}", "")
        return str(json.loads(await mqtt.expect(f"home/device/{device}/error", bool))["message"])

    def test_files_are_played_where_they_are_allowed(self) -> None:
        self.start("--allow-files")
        device = self.daemon.status["deviceId"]

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"home/device/{device}/state", bool)
            await mqtt.send(f"home/device/{device}/play", "/srv/film.mp4")
            self.assertEqual(await asyncio.to_thread(self.next_call), ("player.play", {"device": device, "url": "/srv/film.mp4"}))

        self.with_broker(body)


@unittest.skipUnless(HAS_EXTRAS and find("playerctl") and find("dbus-daemon"), "needs playerctl, dbus and the extras")
class HostileMPRISTests(HostileCase):
    def test_each_device_is_a_player_with_its_text(self) -> None:
        command = ["dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:dir={self.folder}"]
        env = {"DBUS_SESSION_BUS_ADDRESS": Program(self, *command).line("unix:")}
        bridge = self.bridge("mpris", env=env)

        async def wait_for_players() -> set[str]:
            from dbus_fast import BusType, Message
            from dbus_fast.aio import MessageBus

            bus = await MessageBus(bus_address=env["DBUS_SESSION_BUS_ADDRESS"], bus_type=BusType.SESSION).connect()
            names: set[str] = set()
            changed = asyncio.Event()

            def ask(member: str, *body: str) -> Message:
                name, path = "org.freedesktop.DBus", "/org/freedesktop/DBus"
                return Message(destination=name, path=path, interface=name, member=member, signature="s" * len(body), body=list(body))

            def hear(message: Message) -> None:
                if message.member == "NameOwnerChanged" and message.body[2]:
                    names.add(message.body[0])
                    changed.set()

            bus.add_message_handler(hear)
            await bus.call(ask("AddMatch", "type='signal',member='NameOwnerChanged'"))
            listed = await bus.call(ask("ListNames"))
            assert listed is not None
            names.update(listed.body[0])
            while len(players := {each for each in names if each.startswith(mpris.NAME)}) < self.count:
                changed.clear()
                await changed.wait()
            bus.disconnect()
            return players

        players = asyncio.run(asyncio.wait_for(wait_for_players(), 60))
        self.assertEqual([each for each in players if not re.fullmatch(rf"{re.escape(mpris.NAME)}\.device_[A-Za-z0-9_]{{1,64}}", each)], [])

        def playerctl(*arguments: str) -> str:
            done = subprocess.run(["playerctl", *arguments], env={**os.environ, **env}, capture_output=True, text=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            return done.stdout

        form = "{{playerInstance}}\t{{position}}\t{{mpris:length}}\t{{xesam:artist}}\t{{xesam:title}}"
        lines = playerctl("--all-players", "metadata", "--format", form).split("\n")[:-1]
        titles = {instance: title for instance, _, _, _, title in (line.split("\t") for line in lines)}
        self.assertEqual(len(titles), self.count)
        for text in TEXTS:
            title = titles[f"cast_rpc.device_{_borders.bus_name_element(text)}"]
            self.assertTrue(is_plain(title), ascii(text))
            if text.isprintable() and text.strip():
                self.assertEqual(title, text.strip(" "))
        for id in NUMBERS:
            self.assertIn(f"cast_rpc.device_{id}", titles)
        urls = playerctl("--all-players", "metadata", "--format", "{{mpris:artUrl}} {{xesam:url}}").split()
        self.assertTrue(urls and all(re.fullmatch("https?://[!-~]+", each) for each in urls), urls)

        # The bus has ended no connection, and changes are reported.
        follower = Program(self, "playerctl", "--player", f"cast_rpc.device_{self.daemon.status['deviceId']}", "--follow", "metadata", "title", env=env)
        follower.line("Living Room")
        self.daemon.push(title="Still\0here", duration=1e300, imageUrl="https://example.com/\0")
        follower.line("Still here")
        self.check_nothing_ran(bridge)


CASTCTL = os.path.join(os.path.dirname(os.environ.get("CAST_RPC_SERVER", "")), "castctl")


@unittest.skipUnless(os.access(CASTCTL, os.X_OK), "needs castctl")
class HostileAssistantTests(HostileCase):
    """``castctl mcp``: the texts about devices that a model reads."""

    def setUp(self) -> None:
        super().setUp()
        self.castctl = subprocess.Popen(
            [CASTCTL, "mcp", "--socket", self.daemon.path],
            cwd=self.empty,
            env={**os.environ, "HOME": self.empty},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.addCleanup(self.end)

    def end(self) -> None:
        _, said = self.castctl.communicate(timeout=20)
        self.assertEqual((self.castctl.returncode, said), (0, b""))
        self.assertEqual(os.listdir(self.empty), [])

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        assert self.castctl.stdin is not None and self.castctl.stdout is not None
        self.castctl.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode() + b"\n")
        self.castctl.stdin.flush()
        while True:
            message: dict[str, Any] = json.loads(self.castctl.stdout.readline())
            if "id" in message:
                return message

    def call(self, tool: str, **arguments: Any) -> str:
        """The only text of a tool's answer."""
        result = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        self.assertEqual(list(result), ["content"])
        (content,) = result["content"]
        return str(content["text"])

    def check(self, value: Any, said: bool = False) -> None:
        """A text of a device is short and plain; what isn't among a device's words looks like a word of the spec."""
        if isinstance(value, dict):
            for key, each in value.items():
                self.check(each, said or key == "saidByDevice")
        elif isinstance(value, list):
            for each in value:
                self.check(each, said)
        elif isinstance(value, str):
            self.assertTrue(is_plain(value), ascii(value))
            self.assertLessEqual(len(value), 200)
            self.assertTrue(said or re.fullmatch(r"[A-Za-z0-9:._/+\[\]%-]{1,64}", value), ascii(value))

    def test_a_model_reads_texts_of_devices_as_such(self) -> None:
        for text in TEXTS:
            answer = self.call("status", device=text)
            self.assertLess(len(answer.encode()), 8_000)
            status = json.loads(answer)
            self.check(status)
            self.assertEqual(status["playerState"], "PLAYING")
            if len(text) <= 200:
                self.assertEqual(status["saidByDevice"].get("title"), plain(text, 200), ascii(text))
        for id in NUMBERS:
            self.check(json.loads(self.call("status", device=id)))

    def test_lists_and_resources_are_bounded(self) -> None:
        everything = json.loads(self.call("list_players"))
        self.check(everything)
        self.assertEqual((len(everything["players"]), everything["playersLeftOut"]), (100, self.count - 100))
        found = json.loads(self.call("find_devices"))
        self.check(found)
        self.assertEqual((len(found["devices"]), "txt" in found["devices"][0]), (100, False))
        for each in self.ask("resources/list")["result"]["resources"]:
            self.assertTrue(all(is_plain(text) and len(text) < 1000 for text in each.values()), each)
            self.assertTrue(re.fullmatch(r"cast://[A-Za-z0-9./%_~-]+", each["uri"]), each)
        (read,) = self.ask("resources/read", uri="cast://players")["result"]["contents"]
        self.check(json.loads(read["text"]))

    def test_an_error_is_plain_and_in_the_words_of_the_tool(self) -> None:
        for text in TEXTS:
            result = self.ask("tools/call", name="pause", arguments={"device": "x", text or "-": 1})["result"]
            self.assertTrue(result["isError"] and is_plain(result["content"][0]["text"]), result)
        self.assertTrue(is_plain(self.ask("resources/read", uri="cast://x\u202e\x1b[2J")["error"]["message"]))


if __name__ == "__main__":
    unittest.main()
