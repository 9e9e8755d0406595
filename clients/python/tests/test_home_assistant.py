"""Home Assistant's discovery, scenes and outcomes of the MQTT bridge: against its rules, with a real broker and emulated devices.

``HOME_ASSISTANT_PYTHON=PROGRAM`` also checks the messages with the schemas and templates of the Home Assistant that this Python has
(``pip install homeassistant``); the rules in ``support/home_assistant.py`` were compared with 2026.2.3 so.
"""

from __future__ import annotations

import copy
import json
import os
import signal
import subprocess
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

from support.helpers import REPOSITORY
from support.home_assistant import DISCOVERY_TOPIC, REAL_SCHEMAS, mistakes
from support.https_site import make_certificates
from test_bridges import FILM, Broker, MQTTCase, MQTTObserver, find
from test_hostile_texts import HAS_EXTRAS, BrokerCase
from test_integration import RECEIVER, SERVER

from cast_rpc import Device, MediaControls, MediaStatus, PlayerStatus
from cast_rpc.bridges import _board, _borders, _commands
from cast_rpc.bridges import _home_assistant as home

ID = "0123456789abcdef0123456789abcdef"
TOPICS = home.Topics("home", ID)
TEXTS: list[str] = [each["text"] for each in json.loads((REPOSITORY / "Tests/HostileTexts/texts.json").read_text("utf-8"))["texts"]]


def status(**members: Any) -> PlayerStatus:
    return PlayerStatus.from_json({"deviceId": ID, "friendlyName": "Living Room", "playerState": "PLAYING", **members})


def device(**members: Any) -> Device:
    known = {"deviceType": "TV", "host": "192.0.2.7", "addresses": [], "port": 8009, "isGroup": False, "source": "DNS_SD", "txt": {}}
    return Device.from_json({**known, "deviceId": ID, "friendlyName": "Living Room", **members})


def media(**members: Any) -> MediaStatus:
    known = {"mediaSessionId": 1, "playerState": "PLAYING", "currentTime": 0, "playbackRate": 1, "supportedMediaCommands": 0, "volume": {}}
    return MediaStatus.from_json({**known, **members})


def text_track(id: int, **members: Any) -> dict[str, Any]:
    return {"trackId": id, "type": "TEXT", **members}


def playing_with_subtitles(*active: int) -> MediaStatus:
    tracks = [
        text_track(1, name="English"),
        text_track(2, language="de"),
        text_track(3, name="English"),
        text_track(4, name="Off"),
        {"trackId": 5, "type": "AUDIO", "name": "Sound"},
    ]
    return media(activeTrackIds=[5, *active], media={"contentId": "x", "tracks": tracks}, repeatMode="REPEAT_SINGLE")


class DescriptionTests(unittest.TestCase):
    def test_a_device_is_described_by_the_rules(self) -> None:
        config = home.device_config(TOPICS, status(), device(modelName="Chromecast Ultra"), "0.1.0", ["Off", "English"], "image/png")
        self.assertEqual(mistakes(config), [])
        platforms = {key: component["platform"] for key, component in config["components"].items()}
        buttons = dict.fromkeys(("play", "pause", "stop", "previous", "next"), "button")
        sensors = dict.fromkeys(("state", "title", "artist", "app", "duration", "position"), "sensor")
        selects = dict.fromkeys(("repeat", "subtitles"), "select")
        notifies = dict.fromkeys(("play_url", "announce"), "notify")
        others = {"volume": "number", "mute": "switch", "picture": "image"}
        self.assertEqual(platforms, {**buttons, **sensors, **selects, **notifies, **others})
        self.assertEqual(config["components"]["picture"]["content_type"], "image/png")
        self.assertEqual(config["components"]["subtitles"]["options"], ["Off", "English"])
        self.assertEqual([each["topic"] for each in config["availability"]], ["home/status", f"home/device/{ID}/availability"])
        self.assertEqual(config["availability_mode"], "all")

    def test_a_device_has_only_known_facts(self) -> None:
        for model, maker in (
            ("Chromecast", "Google"), ("Google Nest Hub", "Google"), ("Nest Audio", "Google"), ("BRAVIA 4K", None), ("chromecast-like", None),
        ):  # fmt: skip
            known = home.device_config(TOPICS, status(), device(modelName=model), "0.1.0")["device"]
            self.assertEqual((known["model"], known.get("manufacturer")), (model, maker))
        self.assertEqual(
            home.device_config(TOPICS, status(), None, "0.1.0")["device"],
            {"identifiers": [f"cast_{ID}"], "via_device": "cast_bridge_home", "name": "Living Room"},
        )
        for address, connections in (("AA:BB:CC:DD:EE:0f", [["mac", "aa:bb:cc:dd:ee:0f"]]), ("AA:BB", None), ("{{ 7 }}", None), (7, None)):
            known = home.device_config(TOPICS, status(), device(attributes={"mac": address}), "0.1.0")["device"]
            self.assertEqual(known.get("connections"), connections)

    def test_hostile_texts_break_no_rule(self) -> None:
        for text in [*TEXTS, "a" * 5000, "half \ud800 pair"]:
            known = device(friendlyName=text, modelName=text, attributes={"mac": text, "area": text})
            topics = home.Topics("home", _borders.topic_level(text))
            tracks = _commands.subtitle_tracks(
                media(media={"contentId": "x", "tracks": [text_track(1, name=text), text_track(2, language=text)]})
            )
            config = home.device_config(topics, status(friendlyName=text), known, text[:100], list(tracks))
            with self.subTest(text):
                self.assertEqual(mistakes(json.loads(_borders.json_payload(config))), [])
                self.assertEqual(len(tracks), len(set(tracks)))
                self.assertTrue(DISCOVERY_TOPIC.fullmatch(f"homeassistant/device/cast_{topics.level}/config"))

    def test_the_bridge_is_described_with_its_scenes(self) -> None:
        for prefix in ("home", "cast/host", "a b/ü", "home/" + "x" * 200):
            config = home.bridge_config(prefix, "0.1.0", ["Film night", "Good morning", "Film Night", "ü"])
            self.assertEqual(mistakes(config), [])
            self.assertRegex(home.bridge_id(prefix), "^[A-Za-z0-9_-]{1,64}$")
            scenes = [each for each in config["components"].values() if each["platform"] == "scene"]
            self.assertEqual([each["payload_on"] for each in scenes], ["Film night", "Good morning", "Film Night", "ü"])
        self.assertNotEqual(home.bridge_id("home/a"), home.bridge_id("home_a"))

    def test_the_rules_find_mistakes(self) -> None:
        right = home.device_config(TOPICS, status(), device(), "0.1.0")
        changes: list[Callable[[Any], Any]] = [
            lambda config: config.pop("origin"),
            lambda config: config["device"].pop("identifiers"),
            lambda config: config["device"].update(vendor="x"),
            lambda config: config["device"].update(connections=[["mac"]]),
            lambda config: config["origin"].pop("name"),
            lambda config: config.update(availability_mode="every"),
            lambda config: config["availability"].append({"payload_available": "online"}),
            lambda config: config["components"]["play"].update(platform="media_player"),
            lambda config: config["components"]["play"].pop("command_topic"),
            lambda config: config["components"]["play"].pop("unique_id"),
            lambda config: config["components"]["play"].update(command_topic="home/+/play"),
            lambda config: config["components"]["play"].update(state_topic="home/state"),
            lambda config: config["components"]["play"].update(icon="play"),
            lambda config: config["components"]["pause"].update(unique_id=config["components"]["play"]["unique_id"]),
            lambda config: config["components"]["volume"].update(min=101),
            lambda config: config["components"]["volume"].update(step=0),
            lambda config: config["components"]["repeat"].pop("options"),
            lambda config: config["components"]["state"].update(options=[]),
            lambda config: config["components"]["state"].update(unit_of_measurement="s"),
            lambda config: config["components"]["duration"].pop("unit_of_measurement"),
            lambda config: config["components"]["app"].update(entity_category="system"),
            lambda config: config["components"]["picture"].pop("image_topic"),
            lambda config: config["components"]["picture"].update(url_topic="home/picture"),
            lambda config: config["components"]["title"].update(value_template="{{ value_json.title"),
        ]
        self.assertEqual(mistakes(right), [])
        for number, change in enumerate(changes):
            wrong = copy.deepcopy(right)
            change(wrong)
            with self.subTest(number):
                self.assertNotEqual(mistakes(wrong), [])

    @unittest.skipUnless("HOME_ASSISTANT_PYTHON" in os.environ, "opt-in: HOME_ASSISTANT_PYTHON is a Python that has Home Assistant")
    def test_home_assistant_accepts_and_shows_it(self) -> None:
        configs = [home.bridge_config("home", "0.1.0", ["Film night"]), home.device_config(TOPICS, status(), device(), "0.1.0", ["Off"], speaks=True)]
        for text in TEXTS:
            known = device(modelName=text, attributes={"mac": "aa:bb:cc:dd:ee:0f"})
            configs.append(
                home.device_config(
                    home.Topics("home", _borders.topic_level(text)), status(friendlyName=text), known, "0.1.0", ["Off", text]
                )
            )
        told = status(title="{{ 7 * 7 }}", volumeLevel=0.29, isMuted=True, duration=596.5)
        asked = json.dumps({"configs": configs, "summary": home.summary(told, None)})
        done = subprocess.run(
            [os.environ["HOME_ASSISTANT_PYTHON"], "-c", REAL_SCHEMAS], input=asked, capture_output=True, text=True, timeout=120
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        shown = json.loads(done.stdout)["shown"]
        self.assertEqual((shown["state"], shown["title"], shown["volume"], shown["mute"]), ("playing", "{{ 7 * 7 }}", "29", "ON"))
        self.assertEqual((shown["duration"], shown["artist"], shown["volume 35"]), ("596.5", "None", "0.35"))


class SummaryTests(unittest.TestCase):
    def test_values_have_the_forms_of_entities(self) -> None:
        said = home.summary(
            status(volumeLevel=0.35, isMuted=False, title="A film", duration=600, position=12.345), playing_with_subtitles(2)
        )
        wanted = {"state": "playing", "volume": 35, "muted": "OFF", "title": "A film", "duration": 600.0, "position": 12.3}
        self.assertEqual({name: said[name] for name in wanted}, wanted)
        self.assertEqual((said["repeat"], said["subtitles"], said["artist"]), ("one", "de", None))

    def test_unknown_values_are_none(self) -> None:
        for state in ("SOMETHING_NEW", ""):
            self.assertIsNone(home.summary(status(playerState=state), None)["state"])
        failed = status(error={"code": 1, "message": "x", "data": {"name": "ConnectFailed"}})
        self.assertIsNone(home.summary(failed, None)["state"])
        self.assertIsNone(home.summary(status(volumeLevel=None), None)["volume"])
        self.assertIsNone(home.summary(status(), media(repeatMode="REPEAT_NEW"))["repeat"])
        for seconds in (-1, 1e300):
            self.assertIn(home.summary(status(duration=seconds), None)["duration"], (0.0, 1e9))

    def test_choices_of_subtitles_are_different(self) -> None:
        tracks = _commands.subtitle_tracks(playing_with_subtitles())
        self.assertEqual(tracks, {"Off": None, "English": 1, "de": 2, "English (3)": 3, "Off (4)": 4})
        for active, name in (((), "Off"), ((1,), "English"), ((3,), "English (3)"), ((4,), "Off (4)")):
            self.assertEqual(home.summary(status(), playing_with_subtitles(*active))["subtitles"], name)
        self.assertLessEqual(
            len(_commands.subtitle_tracks(media(media={"contentId": "x", "tracks": [text_track(i) for i in range(500)]}))), 65
        )


class SceneTests(unittest.TestCase):
    def test_a_scene_is_read_in_order(self) -> None:
        value = {"members": [{"device": "TV", "repeat": "all", "play": [FILM, FILM], "volume": 0.3}, {"device": "Kitchen", "stop": True}]}
        first, second = _commands.scene_members(value, allows_files=False)
        self.assertEqual(first, ("TV", [("volume", 0.3), ("play", [FILM, FILM]), ("repeat", "all")]))
        self.assertEqual(second, ("Kitchen", [("stop", True)]))

    def test_a_wrong_scene_is_refused_completely(self) -> None:
        fine = {"device": "Kitchen", "stop": True}
        plays: tuple[object, ...] = ([], "", None, 7, {"what": None})
        for wrong in (
            {}, {"device": "TV"}, {"device": "", "stop": True}, {"device": 7, "stop": True}, {"device": "x" * 251, "stop": True}, "TV", None,
            {"device": "a/b", "stop": True}, {"device": "TV", "stop": 1}, {"device": "TV", "stop": True, "pause": True},
            {"device": "TV", "volume": "loud"}, {"device": "TV", "volume": True}, {"device": "TV", "mute": "perhaps"},
            {"device": "TV", "seek": "soon"}, {"device": "TV", "repeat": "twice"}, {"device": "TV", "shuffle": True},
            {"device": "TV", "play": "/etc/passwd"}, {"device": "TV", "play": {"what": FILM, "subtitles": "/etc/passwd"}},
            {"device": "TV", "play": {"url": FILM}}, {"device": "TV", "announce": [FILM, "file:///etc/passwd"]}, {"device": "kitchen", "stop": True},
            {"device": "TV", "play": FILM, "seek": {"by": "soon"}}, {"device": "TV", "seek": -1}, {"device": "TV", "subtitles": 5},
            {"device": "TV", "volume": 5}, {"device": "TV", "volume": {"percent": 101}}, {"device": "TV", "repeat": []},
            {"device": "TV", "say": "Hello"},
            *({"device": "TV", "play": value} for value in plays),
            *({"device": "TV", "play": {"what": FILM, **members}} for members in (
                {"current_time": "soon"}, {"autoplay": "yes"}, {"resume": 1}, {"repeat_mode": "all"}, {"content_type": 5},
                {"application_id": ""})),
            *({"device": "TV", "announce": {"what": FILM, **members}} for members in (
                {"volume": 2}, {"percent": "50"}, {"volume": 0.5, "percent": 50}, {"maximum_duration": "long"}, {"subtitles": FILM})),
        ):  # fmt: skip
            with self.subTest(wrong), self.assertRaises((TypeError, ValueError, PermissionError, LookupError)):
                _commands.scene_members({"members": [fine, wrong]}, allows_files=False)
        many = [{"device": str(number), "stop": True} for number in range(_commands.MAX_MEMBERS + 1)]
        values: list[Any] = [None, [], {}, {"members": []}, {"members": {}}, {"members": many}, {"members": [fine], "then": 1}]
        for value in values:
            with self.subTest(value), self.assertRaises((TypeError, ValueError)):
                _commands.scene_members(value, allows_files=False)
        self.assertEqual(len(_commands.scene_members({"members": many[1:]}, allows_files=False)), _commands.MAX_MEMBERS)
        self.assertEqual(len(_commands.scene_members({"members": [{"device": "TV", "play": "/srv/a.mp4"}]}, allows_files=True)), 1)

    def test_a_scene_keeps_the_members_of_its_commands(self) -> None:
        play = {"what": FILM, "title": 7, "current_time": 5, "resume": None, "repeat_mode": "REPEAT_ALL", "subtitles": FILM}
        steps = {"play": play, "seek": {"by": -5}, "subtitles": "Off"}
        (member,) = _commands.scene_members({"members": [{"device": "TV", **steps}]}, allows_files=False)
        self.assertEqual(dict(member.steps), steps)
        say = {"members": [{"device": "TV", "say": "Hello"}]}
        self.assertEqual(_commands.scene_members(say, allows_files=False, speaks=True)[0].steps, [("say", "Hello")])

    def test_a_volume_may_say_its_unit(self) -> None:
        for value, expected in ((0.3, (0.3, None)), ({"level": 0.3}, (0.3, None)), ({"percent": 30}, (None, 30))):
            self.assertEqual(_commands._volume(value), expected)
        for wrong in ("loud", {"percent": 30, "level": 0.3}, {"loudness": 1}, {}, {"percent": "30"}, True):
            with self.assertRaises(ValueError):
                _commands._volume(wrong)
        scene = {"members": [{"device": "TV", "volume": {"percent": 30}}]}
        self.assertEqual(_commands.scene_members(scene, allows_files=False)[0].steps, [("volume", {"percent": 30})])

    def test_named_scenes_are_read_from_a_file(self) -> None:
        scene = {"members": [{"device": "TV", "play": "/srv/film.mp4"}]}
        self.assertEqual(list(_commands.named_scenes(json.dumps({"Film night": scene}))), ["Film night"])
        many = {str(number): scene for number in range(_commands.MAX_SCENES + 1)}
        wrong: list[Any] = [
            [],
            many,
            {"": scene},
            {"a\x1b[2J": scene},
            {"x" * 101: scene},
            {"x": {}},
            {"x": {"members": [{"device": "TV"}]}},
            {"x": {"members": [{"device": "TV", "play": 7}]}},
            {"x": {"members": [{"device": "TV", "say": "Hello"}]}},
        ]
        for value in [*map(json.dumps, wrong), "", "{", "[" * 100_000, '{"x": NaN}']:
            with self.subTest(value[:50]), self.assertRaises(ValueError):
                _commands.named_scenes(value)

    def test_a_text_that_happens_to_be_json_stays_a_text(self) -> None:
        for command in ("say", "subtitles", "scene"):
            for text in ("21.5", "true", "null", "Dinner is ready"):
                self.assertEqual(_commands.payload_value(text.encode(), command), text)
            self.assertEqual(_commands.payload_value(b'"21.5"', command), "21.5")
            self.assertEqual(_commands.payload_value(b'{"text": 7}', command), {"text": 7})
        self.assertEqual([_commands.payload_value(b"[1]", command) for command in ("say", "scene", "play")], ["[1]", [1], [1]])
        self.assertEqual(_commands.payload_value(b"0.3", "volume"), 0.3)

    def test_a_request_has_an_id(self) -> None:
        requests: list[tuple[Any, tuple[str | None, Any]]] = [
            ("0.3", (None, "0.3")), ({"value": 0.3}, (None, 0.3)), ({"id": "a", "value": 0.3}, ("a", 0.3)), ({"id": "a"}, ("a", {})),
            ({"id": "a", "what": FILM}, ("a", {"what": FILM})), ([1], (None, [1])),
        ]  # fmt: skip
        for value, wanted in requests:
            self.assertEqual(_commands.without_request_id(value), wanted)
        wrong: list[Any] = [7, "", "x" * 65, ["a"], {}]
        for id in wrong:
            with self.assertRaises(ValueError):
                _commands.without_request_id({"id": id})


@unittest.skipUnless(HAS_EXTRAS, "needs the extras")
class SubscriptionTests(unittest.IsolatedAsyncioTestCase):
    async def test_a_refused_subscription_is_logged_with_its_topic(self) -> None:
        from paho.mqtt.packettypes import PacketTypes
        from paho.mqtt.reasoncodes import ReasonCode

        from cast_rpc.bridges.mqtt import Bridge

        codes = [ReasonCode(PacketTypes.SUBACK, identifier=each) for each in (0x80, 1, 0x87)]
        for answer in (codes, [each.value for each in codes]):
            broker = mock.MagicMock(subscribe=mock.AsyncMock(return_value=answer))
            with self.assertLogs("cast_rpc", "WARNING") as logs:
                await Bridge(mock.MagicMock(), broker, "home", "homeassistant")._subscribe()
            self.assertEqual([each.args for each in logs.records], [("home/device/#",), ("homeassistant/status",)])


@unittest.skipUnless(HAS_EXTRAS and find("mosquitto"), "needs mosquitto and the extras")
class PictureTests(BrokerCase):
    """Pictures come through the server; a scripted one here."""

    def setUp(self) -> None:
        super().setUp()
        self.daemon.others = {}
        self.daemon.pictures = {
            "https://example.com/cover.png": ("image/png", b"\x89PNG 1"),
            "https://example.com/script.svg": ("image/svg+xml", b"<svg/>"),
            "https://example.com/great.jpg": ("image/jpeg", b"a" * (512 * 1024 + 1)),
            "https://example.com/other.jpg": ("image/jpeg", b"\xff\xd8\xff 2"),
        }

    def test_a_picture_is_published_if_it_is_one(self) -> None:
        id = self.daemon.status["deviceId"]
        base = f"home/device/{id}"

        async def leave(client: Any) -> None:
            await client.publish(f"{base}/picture", "old", qos=1, retain=True)

        self.with_broker(leave)

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"{base}/picture", lambda text: text == "old")
            self.start()
            await mqtt.expect(f"{base}/picture", lambda text: text == "")
            await self.show(mqtt, base, "https://example.com/cover.png", b"\x89PNG 1".decode("utf-8", "replace"))
            config = await mqtt.expect(f"homeassistant/device/cast_{id}/config", lambda text: "image/png" in text)
            self.assertEqual(mistakes(json.loads(config)), [])
            for url in ("script.svg", "great.jpg", "missing.jpg"):
                await self.show(mqtt, base, f"https://example.com/{url}", "")
                await self.show(mqtt, base, "https://example.com/other.jpg", b"\xff\xd8\xff 2".decode("utf-8", "replace"))
            await self.show(mqtt, base, "file:///etc/passwd", "")

        self.with_broker(body)

    async def show(self, mqtt: MQTTObserver, base: str, url: str, wanted: str) -> None:
        self.daemon.push(imageUrl=url)
        await mqtt.expect(f"{base}/picture", lambda text: text == wanted)


@unittest.skipUnless(HAS_EXTRAS and find("mosquitto"), "needs mosquitto and the extras")
class SubtitleTests(BrokerCase):
    """The selects of what plays; a scripted server."""

    def test_subtitles_and_repeat_are_chosen(self) -> None:
        self.daemon.others = {}
        self.daemon.media = MEDIA
        self.start()
        id = self.daemon.status["deviceId"]
        base = f"home/device/{id}"

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            config = json.loads(await mqtt.expect(f"homeassistant/device/cast_{id}/config", bool))
            self.assertEqual(config["components"]["subtitles"]["options"], ["Off", "English", "de"])
            said = json.loads(await mqtt.expect(f"{base}/summary", bool))
            self.assertEqual((said["subtitles"], said["repeat"]), ("English", "all"))
            for choice, tracks in (("de", [5, 2]), ("English", [5, 1]), ("Off", [5])):
                await mqtt.send(f"{base}/subtitles", choice)
                await mqtt.expect(f"{base}/result", bool)
                self.assertEqual(self.chosen("media.setActiveTracks")["activeTrackIds"], tracks)
            await mqtt.send(f"{base}/repeat", "one")
            await mqtt.expect(f"{base}/result", bool)
            self.assertEqual(self.chosen("queue.setRepeatMode")["repeatMode"], "REPEAT_SINGLE")
            for command, payload, name in (
                ("subtitles", "fr", "LookupError"),
                ("subtitles", "7", "LookupError"),
                ("subtitles", "{}", "ValueError"),
                ("repeat", "twice", "ValueError"),
            ):
                await mqtt.send(f"{base}/{command}", payload)
                self.assertEqual(json.loads(await mqtt.expect(f"{base}/error", bool))["name"], name)

        self.with_broker(body)

    def chosen(self, method: str) -> dict[str, Any]:
        return [params for calls in self.daemon.calls for name, params in calls if name == method][-1]


CONTROLS = dict.fromkeys((each.wire for each in MediaControls.FIELDS), False)
MEDIA: dict[str, Any] = {
    "sessionId": "s", "revision": 1, "playerState": "PLAYING", "position": 0, "isPlayingAd": False,
    "isPlayingLiveStream": False, "controls": CONTROLS,
    "status": {
        "mediaSessionId": 1, "playerState": "PLAYING", "currentTime": 0, "playbackRate": 1, "supportedMediaCommands": 0, "volume": {},
        "activeTrackIds": [5, 1], "repeatMode": "REPEAT_ALL",
        "media": {"contentId": "x", "tracks": [
            text_track(1, name="English"), text_track(2, language="de"), {"trackId": 5, "type": "AUDIO"},
        ]},
    },
}  # fmt: skip


@unittest.skipUnless(HAS_EXTRAS and find("mosquitto"), "needs mosquitto and the extras")
class DisappearanceTests(BrokerCase):
    """A device that is listed no more; a scripted server."""

    def test_a_device_that_disappears_is_unavailable_until_it_is_forgotten(self) -> None:
        self.daemon.others = {}
        bridge = self.start()
        id = self.daemon.status["deviceId"]
        base, config = f"home/device/{id}", f"homeassistant/device/cast_{id}/config"

        async def disappear(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"{base}/availability", lambda text: text == "online")
            await mqtt.send(f"{base}/forget", "")
            self.assertIn("is there", json.loads(await mqtt.expect(f"{base}/error", bool))["message"])
            self.daemon.remove_device()
            await mqtt.expect(f"{base}/availability", lambda text: text == "offline")
            await mqtt.expect("home/devices", lambda text: text == "[]")
            await mqtt.send("home/marker", "end")
            await mqtt.expect("home/marker", bool)
            self.assertTrue(mqtt.last[config])

        async def come_back(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"{base}/availability", lambda text: text == "offline")
            self.daemon.is_listed = True
            self.daemon.push(playerState="PAUSED")
            await mqtt.expect(f"{base}/availability", lambda text: text == "online")
            self.daemon.remove_device()
            await mqtt.expect(f"{base}/availability", lambda text: text == "offline")
            for level in (id, "never-seen"):
                await mqtt.send(f"home/device/{level}/forget", "")
            await mqtt.expect(config, lambda text: text == "")
            await mqtt.send("home/device/living room/forget", "")
            await mqtt.expect("home/device/living room/error", bool)

        self.with_broker(disappear)
        self.with_broker(come_back)
        bridge.process.terminate()
        self.assertEqual(bridge.process.wait(20), 0)

        async def look(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect("home/status", lambda text: text == "offline")
            await mqtt.send("home/marker", "end")
            await mqtt.expect("home/marker", bool)
            self.assertEqual([topic for topic in mqtt.last if id in topic], [])

        self.with_broker(look)

    def test_devices_of_an_earlier_run_are_marked_offline(self) -> None:
        self.daemon.others = {}

        async def leave(client: Any) -> None:
            for level in ("ghost", "a b", "x" * 65):
                await client.publish(f"home/device/{level}/availability", "online", qos=1, retain=True)

        async def look(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"home/device/{self.daemon.status['deviceId']}/availability", lambda text: text == "online")
            await mqtt.expect("home/device/ghost/availability", lambda text: text == "offline")
            self.assertEqual(mqtt.last["home/device/a b/availability"], "online")  # No device has such a level.

        self.with_broker(leave)
        self.start()
        self.with_broker(look)

    def test_a_flood_of_devices_is_bounded(self) -> None:
        others = (
            {**self.daemon.status, "deviceId": f"{number:032x}", "friendlyName": str(number)} for number in range(_board.MAX_DEVICES + 20)
        )
        self.daemon.others = {each["deviceId"]: each for each in others}
        bridge = self.start()
        bridge.line(f"there are {_board.MAX_DEVICES} devices on the broker")

        async def look(client: Any) -> None:
            observer = MQTTObserver(client)
            await observer.expect("home/devices", lambda text: len(json.loads(text)) == _board.MAX_DEVICES)
            self.assertLessEqual(sum(topic.endswith("/state") for topic in observer.last), _board.MAX_DEVICES)

        self.with_broker(look)


@unittest.skipUnless(RECEIVER and SERVER and find("mosquitto"), "needs the programs and mosquitto")
class LiveTests(MQTTCase):
    """The bridge with emulated devices."""

    @property
    def base(self) -> str:
        return f"home/device/{self.tv.id}"

    @property
    def config(self) -> str:
        return f"homeassistant/device/cast_{self.tv.id}/config"

    async def outcome(self, mqtt: MQTTObserver, command: str, payload: Any, kind: str = "result") -> dict[str, Any]:
        await mqtt.send(f"{self.base}/{command}", payload if isinstance(payload, str) else json.dumps(payload))
        said: dict[str, Any] = json.loads(await mqtt.expect(f"{self.base}/{kind}", lambda text: json.loads(text)["command"] == command))
        return said

    async def summary(self, mqtt: MQTTObserver, **wanted: Any) -> dict[str, Any]:
        def fits(text: str) -> bool:
            said = json.loads(text)
            return all(said[name] == value for name, value in wanted.items())

        found: dict[str, Any] = json.loads(await mqtt.expect(f"{self.base}/summary", fits))
        return found

    def test_entities_follow_and_command_a_device(self) -> None:
        self.start()

        async def body(mqtt: MQTTObserver) -> None:
            config = json.loads(await mqtt.expect(self.config, bool))
            self.assertEqual(mistakes(config), [])
            components = config["components"]
            self.assertEqual((config["device"]["name"], config["device"]["manufacturer"]), ("Living Room", "Google"))
            self.assertEqual(mistakes(json.loads(await mqtt.expect(f"homeassistant/device/{home.bridge_id('home')}/config", bool))), [])
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")

            # As Home Assistant sends: the message of `notify.send_message`, a button's press, a number's value by its template.
            await mqtt.send(components["play_url"]["command_topic"], FILM)
            await self.summary(mqtt, state="playing", duration=600.0)
            await mqtt.send(components["pause"]["command_topic"], "PRESS")
            await self.summary(mqtt, state="paused")
            await mqtt.send(components["play"]["command_topic"], "PRESS")
            await self.summary(mqtt, state="playing")
            await mqtt.send(components["volume"]["command_topic"], "0.35")
            await self.summary(mqtt, volume=35)
            for payload in ("ON", "OFF"):
                await mqtt.send(components["mute"]["command_topic"], payload)
                await self.summary(mqtt, muted=payload)

            said = await self.outcome(mqtt, "play", {"what": [FILM, FILM.replace("film", "other")], "id": "r1"})
            self.assertEqual((said["id"], said["playerState"]), ("r1", "PLAYING"))
            await mqtt.send(components["repeat"]["command_topic"], "all")
            await self.summary(mqtt, repeat="all")
            said = await self.outcome(mqtt, "announce", {"what": FILM.replace("600", "1"), "volume": 0.5, "id": "r2"})
            self.assertEqual((said["id"], said["playerState"]), ("r2", "PLAYING"))
            said = await self.outcome(mqtt, "announce", {"what": "/etc/passwd", "id": "r3"}, "error")
            self.assertEqual((said["id"], said["name"]), ("r3", "PermissionError"))
            said = await self.outcome(mqtt, "launch", "", "error")
            self.assertEqual(said["name"], "LookupError")
            await mqtt.send(components["stop"]["command_topic"], "PRESS")
            await self.summary(mqtt, state="idle", title=None)

        self.with_broker(body)
        levels = [event.level for event in self.tv.events if event.event == "deviceVolumeChanged" and event.level is not None]
        self.assertIn(0.35, [round(level, 2) for level in levels])

    def test_devices_come_and_go(self) -> None:
        self.start("--interval", "600")

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")
            self.fleet.remove(self.tv)
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "offline")
            await mqtt.expect("home/devices", lambda text: text == "[]")
            kitchen = self.fleet.add("Kitchen", advertise=True)
            await mqtt.expect(f"home/device/{kitchen.id}/availability", lambda text: text == "online")
            await mqtt.expect("home/devices", lambda text: "Kitchen" in text)

        self.with_broker(body)

    def retained(self, *prefixes: str) -> dict[str, str]:
        """The retained messages below a prefix, as a new client of the broker gets them."""
        found: dict[str, str] = {}

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.send("home/marker", "end")
            await mqtt.expect("home/marker", bool)
            found.update({topic: text for topic, text in mqtt.last.items() if topic.startswith(prefixes)})

        self.with_broker(body)
        return found

    def test_a_device_that_is_killed_becomes_unavailable(self) -> None:
        self.start("--interval", "1")

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")
            self.fleet._process.kill()  # It says no goodbye.
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "offline")
            await mqtt.expect(self.config, bool)

        self.with_broker(body)
        self.assertIn(self.config, self.retained("homeassistant"))

    def test_a_bridge_that_is_killed_makes_everything_unavailable(self) -> None:
        bridge = self.start()

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")
            bridge.process.send_signal(signal.SIGKILL)
            await mqtt.expect("home/status", lambda text: text == "offline")

        self.with_broker(body)
        self.assertEqual(self.retained(f"{self.base}/availability"), {f"{self.base}/availability": "online"})
        # The device disappears while no bridge runs; the next one finds out.
        self.fleet.remove(self.tv)
        self.start()

        async def later(mqtt: MQTTObserver) -> None:
            await mqtt.expect("home/status", lambda text: text == "online")
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "offline")

        self.with_broker(later)

    def test_everything_is_announced_again_when_home_assistant_or_the_broker_starts(self) -> None:
        bridge = self.start()

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect(self.config, bool)
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")
            await mqtt.send("homeassistant/status", "offline")
            await mqtt.send("homeassistant/status", "online")
            await mqtt.expect(f"homeassistant/device/{home.bridge_id('home')}/config", bool)
            self.assertEqual(mistakes(json.loads(await mqtt.expect(self.config, bool))), [])
            for topic in ("summary", "availability"):
                await mqtt.expect(f"{self.base}/{topic}", bool)

        self.with_broker(body)
        self.broker.end()
        bridge.line("again in")
        self.broker = Broker(self, self.folder, self.broker.port)

        async def anew(mqtt: MQTTObserver) -> None:
            await mqtt.expect(self.config, bool)
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")

        self.with_broker(anew)

    def test_home_assistant_is_left_alone_if_it_is_not_wanted(self) -> None:
        self.start("--no-home-assistant")

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect(f"{self.base}/availability", lambda text: text == "online")

        self.with_broker(body)
        self.assertEqual(self.retained("homeassistant", f"{self.base}/summary"), {})

    def test_a_broker_with_tls_is_checked(self) -> None:
        make_certificates(Path(self.folder))
        files = [f"{name} {self.folder}/{file}" for name, file in (("certfile", "site.pem"), ("keyfile", "site.key"))]
        broker = Broker(self, self.folder, None, "user root", *files)  # It reads the test's folder also if root starts it.
        address = f"127.0.0.1:{broker.port}"
        trusting = self.bridge("mqtt", "--broker", address, "--tls", "--ca-file", f"{self.folder}/root.pem", "--prefix", "home")
        broker.line("New client connected")
        self.bridge("mqtt", "--broker", address, "--tls").line("certificate verify failed")
        trusting.process.terminate()
        self.assertEqual(trusting.process.wait(20), 0)
        lost = self.bridge("mqtt", "--broker", address, "--tls", "--ca-file", f"{self.folder}/missing.pem")
        lost.line("missing.pem can't be used")

    def test_a_scene_plays_on_several_devices(self) -> None:
        kitchen = self.fleet.add("Kitchen", advertise=True)
        scenes = Path(self.folder, "scenes.json")
        scenes.write_text(
            json.dumps({"Good night": {"members": [{"device": "Living Room", "stop": True}, {"device": "Kitchen", "volume": 0.1}]}})
        )
        self.start("--scenes", str(scenes), "--discovery-prefix", "homeassistant/other")

        async def body(mqtt: MQTTObserver) -> None:
            for each in (self.tv, kitchen):
                await mqtt.expect(f"home/device/{each.id}/availability", lambda text: text == "online")
            config = json.loads(await mqtt.expect(f"homeassistant/other/device/{home.bridge_id('home')}/config", bool))
            (entity,) = [each for each in config["components"].values() if each["platform"] == "scene"]
            members = [{"device": "Living Room", "volume": 0.2, "play": [FILM, FILM]}, {"device": kitchen.id, "play": FILM, "mute": True}]
            await mqtt.send("home/scene", json.dumps({"id": "s1", "members": members}))
            said = json.loads(await mqtt.expect("home/scene/result", bool))
            self.assertEqual(said, {"command": "scene", "id": "s1", "members": [{"device": "Living Room"}, {"device": kitchen.id}]})
            for each in (self.tv, kitchen):
                each.wait_for("playerState", player_state="PLAYING")

            # A failure of one device is its own.
            await mqtt.send(
                "home/scene", json.dumps({"members": [{"device": "Nowhere", "stop": True}, {"device": "Kitchen", "pause": True}]})
            )
            said = json.loads(await mqtt.expect("home/scene/result", bool))
            self.assertEqual((said["members"][0]["name"], said["members"][1]), ("DeviceNotFound", {"device": "Kitchen"}))

            # A wrong one changes nothing.
            await mqtt.send(
                "home/scene",
                json.dumps({"id": "s2", "members": [{"device": "Kitchen", "stop": True}, {"device": "Living Room", "stop": 7}]}),
            )
            said = json.loads(await mqtt.expect("home/scene/error", bool))
            self.assertEqual((said["id"], said["name"]), ("s2", "ValueError"))
            await mqtt.send("home/scene", "Good evening")
            self.assertIn("Good night", json.loads(await mqtt.expect("home/scene/error", bool))["message"])

            await mqtt.send(entity["command_topic"], entity["payload_on"])
            await mqtt.expect("home/scene/result", bool)

        self.with_broker(body)
        self.tv.wait_for("stopped")
        self.assertFalse([event for event in kitchen.events if event.event == "stopped"])


if __name__ == "__main__":
    unittest.main()
