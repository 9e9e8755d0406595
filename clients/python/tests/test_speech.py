"""Announcements by voice: a program of the user speaks texts that come from a broker."""

from __future__ import annotations

import asyncio
import io
import json
import os
import shlex
import signal
import sys
import tempfile
import time
import unittest
import wave
from pathlib import Path
from typing import Any

from support.home_assistant import mistakes
from test_bridges import MQTTCase, MQTTObserver, find
from test_hostile_texts import HAS_EXTRAS, TEXTS, BrokerCase, is_plain
from test_integration import RECEIVER, SERVER

from cast_rpc.bridges._speech import Speech, SpeechFailed, spoken_text
from cast_rpc.receiver import Fleet


def wav(seconds: float) -> bytes:
    """Silence."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(int(16_000 * seconds)))
    return file.getvalue()


class SpeechCase(unittest.TestCase):
    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.work = Path(folder.name)
        Path(self.work, "sound.wav").write_bytes(wav(0.5))

    def command(self, program: str) -> str:
        """A command that runs a Python program."""
        path = Path(self.work, "speak.py")
        path.write_text(program, "utf-8")
        return shlex.join([sys.executable, "-S", str(path)])

    def recorder(self) -> str:
        """A program that keeps its arguments and its input, and writes a sound."""
        return self.command(
            f"import json, os, sys\nsaid = sys.stdin.buffer.read().decode()\nwork = {str(self.work)!r}\n"
            "with open(work + '/said', 'a') as file: print(json.dumps([sys.argv[1:], said, os.getcwd()]), file=file)\n"
            "sys.stdout.buffer.write(open(work + '/sound.wav', 'rb').read())\n"
        )

    def said(self) -> list[Any]:
        return [json.loads(line) for line in Path(self.work, "said").read_text("utf-8").splitlines()]


class SpeechTests(SpeechCase):
    def test_a_text_is_the_programs_input_alone(self) -> None:
        speech = Speech(self.recorder())
        texts = [text for text in TEXTS if text.strip()] + ["a\nb", "x" * 5000]

        async def speak() -> None:
            for text in texts:
                async with speech.spoken(text) as path:
                    self.assertEqual((path.suffix, path.read_bytes()), (".wav", wav(0.5)))
                    self.assertEqual(path.parent.stat().st_mode & 0o777, 0o700)
                self.assertFalse(path.parent.exists())

        asyncio.run(speak())
        said = self.said()
        self.assertEqual(len(said), len(texts))
        for arguments, text, folder in said:
            self.assertEqual((arguments, text[-1:]), ([], "\n"))
            self.assertTrue(is_plain(text[:-1]) and len(text) <= 501, ascii(text))
            self.assertFalse(os.path.exists(folder))

    def test_a_program_that_fails_is_ended_and_named(self) -> None:
        flood = "import sys\nwhile True: sys.stdout.buffer.write(bytes(65536))"
        child = "import os, subprocess, sys, time\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        child += f"open({str(self.work)!r} + '/child', 'w').write(str(child.pid))\ntime.sleep(60)"
        for program, message in (
            ("import time; time.sleep(60)", "took more than"),
            (child, "took more than"),
            (flood, "wrote more than 100000 bytes"),
            ("raise SystemExit(3)", "ended with 3"),
            ("print('hello')", "wrote no WAV"),
            ("", "wrote no WAV"),
        ):
            speech = Speech(self.command(program), limit=100_000, time=3)
            with self.subTest(program), self.assertRaisesRegex(SpeechFailed, message):
                asyncio.run(self.speak(speech))
        child_id = int(Path(self.work, "child").read_text())
        with open(f"/proc/{child_id}/stat", "rb") if os.path.exists(f"/proc/{child_id}/stat") else io.BytesIO(b"gone Z") as file:
            self.assertIn(b" Z", file.read())  # Killed with the program; its new parent may not have read its end yet.
        with self.assertRaisesRegex(SpeechFailed, "can't be run"):
            asyncio.run(self.speak(Speech("/nonexistent --stdin")))
        for wrong in ("", "  ", "'"):
            with self.assertRaises(ValueError):
                Speech(wrong)

    def test_a_child_that_left_the_session_holds_up_no_text(self) -> None:
        program = "import subprocess, sys, time\n"
        program += "child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(60)'], start_new_session=True)\n"
        program += f"open({str(self.work)!r} + '/child', 'w').write(str(child.pid))\ntime.sleep(60)"
        speech = Speech(self.command(program), time=1)
        begun = time.monotonic()
        with self.assertRaisesRegex(SpeechFailed, "took more than"):
            asyncio.run(self.speak(speech))
        self.assertLess(time.monotonic() - begun, 20)
        os.kill(int(Path(self.work, "child").read_text()), signal.SIGKILL)

    async def speak(self, speech: Speech) -> None:
        async with speech.spoken("hello"):
            self.fail("it has spoken")

    def test_a_payload_is_a_text_with_a_volume(self) -> None:
        self.assertEqual(spoken_text("Dinner is ready"), ("Dinner is ready", None))
        self.assertEqual(spoken_text({"text": "Dinner", "volume": 0.5}), ("Dinner", 0.5))
        wrong: list[Any] = [
            *("", " ", "\0", "x" * 501, 7, None, [], {}, {"text": 7}, {"text": "a", "volume": "loud"}, {"text": "a", "volume": 2}),
            *({"text": "a", "volume": True}, {"text": "a", "voice": "x"}, {"volume": 0.5}),
        ]
        for value in wrong:
            with self.subTest(value), self.assertRaises((TypeError, ValueError)):
                spoken_text(value)


@unittest.skipUnless(HAS_EXTRAS and find("mosquitto"), "needs mosquitto and the extras")
class SayTests(SpeechCase, BrokerCase):
    def test_a_text_is_announced_by_voice(self) -> None:
        self.daemon.others = {}
        id = self.daemon.status["deviceId"]
        base = f"home/device/{id}"
        self.start("--speech-command", self.recorder())

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            config = json.loads(await mqtt.expect(f"homeassistant/device/cast_{id}/config", bool))
            self.assertEqual(mistakes(config), [])
            await mqtt.send(config["components"]["say"]["command_topic"], "Dinner is ready")
            await mqtt.expect(f"{base}/result", bool)
            name, params = await asyncio.to_thread(self.next_call)
            self.assertEqual((name, Path(params["url"]).name), ("player.interrupt", "speech.wav"))
            await mqtt.send("home/scene", json.dumps({"members": [{"device": id, "say": {"text": "Good night", "volume": 0.2}}]}))
            await mqtt.expect("home/scene/result", bool)
            _, params = await asyncio.to_thread(self.next_call)
            self.assertEqual(params["volumeLevel"], 0.2)
            await mqtt.send(f"{base}/say", "")
            self.assertEqual(json.loads(await mqtt.expect(f"{base}/error", bool))["name"], "ValueError")

        self.with_broker(body)
        self.assertEqual([text for _, text, _ in self.said()], ["Dinner is ready\n", "Good night\n"])

    def test_without_a_program_there_is_no_such_command(self) -> None:
        self.daemon.others = {}
        base = f"home/device/{self.daemon.status['deviceId']}"
        self.start()

        async def body(client: Any) -> None:
            mqtt = MQTTObserver(client)
            await mqtt.expect(f"{base}/availability", bool)
            await mqtt.send(f"{base}/say", "Hello")
            self.assertEqual(json.loads(await mqtt.expect(f"{base}/error", bool))["name"], "LookupError")
            await mqtt.send("home/scene", json.dumps({"members": [{"device": "Living Room", "say": "Hello"}]}))
            self.assertEqual(json.loads(await mqtt.expect("home/scene/error", bool))["name"], "LookupError")

        self.with_broker(body)


@unittest.skipUnless(RECEIVER and SERVER and find("mosquitto"), "needs the programs and mosquitto")
class LiveSpeechTests(SpeechCase, MQTTCase):
    def test_a_device_fetches_and_plays_it(self) -> None:
        self.fleet.close()
        self.fleet = Fleet(name="Kitchen", advertise=True, fetch_media=True)
        self.addCleanup(self.fleet.close)
        kitchen = self.fleet.devices[0]
        self.start("--speech-command", self.recorder())

        async def body(mqtt: MQTTObserver) -> None:
            await mqtt.expect(f"home/device/{kitchen.id}/availability", lambda text: text == "online")
            await mqtt.send(f"home/device/{kitchen.id}/say", "Dinner is ready")
            await mqtt.expect(f"home/device/{kitchen.id}/result", bool)

        self.with_broker(body)
        states = [event.player_state for event in kitchen.events if event.event == "playerState"]
        self.assertIn("PLAYING", states)


if __name__ == "__main__":
    unittest.main()
