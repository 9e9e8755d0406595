"""go-chromecast, untouched, against cast-receiver: each result is compared with the receiver's own state.

It takes part if GO_CHROMECAST names its program; docs/Testing.md says how it is built."""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from typing import Any

from receiver import Receiver

PROGRAM = os.environ.get("GO_CHROMECAST", "")
OWN_NETWORK = "GO_CHROMECAST_OWN_NETWORK"
OWN_ADDRESS = "198.51.100.7"
WITH_NAMESPACES = pathlib.Path(__file__).resolve().parents[2] / "scripts/with-namespaces"
NOT_POSSIBLE = 69
SONG_SECONDS = 40


def write_mp3(path: pathlib.Path, seconds: float = SONG_SECONDS) -> pathlib.Path:
    """Writes silence: frames of 128 kbit/s and 1152 samples at 44.1 kHz."""
    path.write_bytes((b"\xff\xfb\x90\xc4" + bytes(413)) * round(seconds * 44100 / 1152))
    return path


@unittest.skipUnless(shutil.which(PROGRAM), "GO_CHROMECAST names no program")
class GoChromecastCase(unittest.TestCase):
    """Each command is a process with its own connection, and ends as soon as its request is sent."""

    def start(self, *options: str, name: str = "go-chromecast's TV", host: str = "127.0.0.1") -> None:
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.receiver = Receiver("--fetch-media", *options, name=name, host=host)
        self.addCleanup(self.receiver.close)
        # Its cache is a file below the home folder. A failed connection writes it even with --disable-cache.
        self.environment = {**os.environ, "HOME": str(self.folder)}

    def run_command(self, *arguments: str) -> str:
        result = subprocess.run(
            [PROGRAM, "--disable-cache", *arguments], env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60)
        self.assertEqual(result.returncode, 0, f"{arguments}: {result.stdout}{result.stderr}")
        return result.stdout


class AddressTests(GoChromecastCase):
    def setUp(self) -> None:
        self.start("--no-advertise")
        self.address = ["--addr", self.receiver.host, "--port", str(self.receiver.port)]

    def go_chromecast(self, *arguments: str) -> str:
        return self.run_command(*self.address, *arguments)

    def load(self, path: pathlib.Path, *options: str) -> tuple[subprocess.Popen[bytes], dict[str, Any]]:
        """Starts a process that serves the file until it has played. Returns it and the LOAD that the receiver got."""
        process = subprocess.Popen(
            [PROGRAM, "--disable-cache", *self.address, "load", *options, str(path)], env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        request: dict[str, Any] = self.receiver.wait("load", timeout=30)["request"]
        return process, request

    def play(self) -> subprocess.Popen[bytes]:
        process, _ = self.load(write_mp3(self.folder / "song.mp3"))
        self.receiver.state("PLAYING")
        return process

    def test_leaves_an_idle_device_idle(self) -> None:
        self.assertEqual(self.go_chromecast("status"), "Idle, volume=1.00 muted=false\n")
        self.receiver.wait("linkClosed")
        self.assertEqual([e for e in self.receiver.seen if e["event"] == "launched"], [])

    def test_serves_a_local_file(self) -> None:
        path = write_mp3(self.folder / "song.mp3")
        media = self.load(path)[1]["media"]
        # The URL has no path: the file's is in the query.
        location = f"?media_file={path}&live_streaming=false"
        self.assertRegex(media["contentId"], rf"^http://127\.0\.0\.1:\d+{re.escape(location)}$")
        self.assertEqual(media["contentType"], "audio/mpeg")
        self.receiver.state("PLAYING", contentId=media["contentId"])
        status = self.go_chromecast("status")
        self.assertIn(f"Default Media Receiver (PLAYING), [{media['contentId']}]", status)
        # LOAD says 0; the receiver reports the file's duration.
        self.assertEqual(media["duration"], 0)
        self.assertIn(f"s/{SONG_SECONDS}s, volume=1.00, muted=false", status)

    def test_pauses_and_resumes(self) -> None:
        """PAUSE and PLAY have a `currentTime` of 0 and an empty `resumeState`: the receiver ignores both."""
        self.play()
        self.go_chromecast("seek-to", "20")
        self.receiver.state("PLAYING")
        self.go_chromecast("pause")
        paused = self.receiver.state("PAUSED")["currentTime"]
        self.assertAlmostEqual(paused, 20, delta=5)
        self.assertIn("(PAUSED)", self.go_chromecast("status"))
        self.go_chromecast("unpause")
        self.assertAlmostEqual(self.receiver.state("PLAYING")["currentTime"], paused, delta=0.5)
        self.go_chromecast("togglepause")
        self.receiver.state("PAUSED")

    def test_seeks(self) -> None:
        self.play()
        self.go_chromecast("seek-to", "25.5")
        self.assertAlmostEqual(self.receiver.state("BUFFERING")["currentTime"], 25.5)
        sought = self.receiver.state("PLAYING")["currentTime"]
        self.assertAlmostEqual(sought, 25.5, delta=0.5)
        self.go_chromecast("rewind", "10")
        self.assertAlmostEqual(self.receiver.state("PLAYING")["currentTime"], sought - 10, delta=3)

    def test_plays_after_a_seek_while_paused(self) -> None:
        """Its SEEK has the `resumeState` PLAYBACK_START."""
        self.play()
        self.go_chromecast("pause")
        self.receiver.state("PAUSED")
        self.go_chromecast("seek-to", "12")
        self.assertAlmostEqual(self.receiver.state("PLAYING")["currentTime"], 12, delta=0.5)

    def test_changes_the_volume(self) -> None:
        self.assertEqual(self.go_chromecast("volume", "0.3"), "0.30\n")
        self.expect_volume(0.3, muted=False)
        # SET_VOLUME has no level then, which keeps the level.
        self.go_chromecast("mute")
        self.expect_volume(0.3, muted=True)
        self.assertEqual(self.go_chromecast("status"), "Idle, volume=0.30 muted=true\n")
        # A new level comes with `"muted": false`.
        self.go_chromecast("volume-up", "--step", "0.1")
        self.expect_volume(0.4, muted=False)

    def expect_volume(self, level: float, muted: bool) -> None:
        changed = self.receiver.wait("deviceVolumeChanged")
        self.assertAlmostEqual(changed["level"], level, places=5)
        self.assertEqual(changed["muted"], muted)

    def test_stops(self) -> None:
        """STOP has no `sessionId`: the receiver ends the app that runs."""
        process = self.play()
        self.go_chromecast("stop")
        self.receiver.wait("stopped")
        # CLOSE ends the process that serves the file.
        self.assertEqual(process.wait(10), 0)
        self.assertEqual(self.go_chromecast("status"), "Idle, volume=1.00 muted=false\n")

    def test_serves_until_the_end(self) -> None:
        start = SONG_SECONDS - 2
        process, request = self.load(write_mp3(self.folder / "song.mp3"), "--start-time", str(start))
        self.assertEqual(request["currentTime"], start)
        self.assertGreaterEqual(self.receiver.state("PLAYING")["currentTime"], start)
        self.receiver.state("IDLE", idleReason="FINISHED")
        self.assertEqual(process.wait(10), 0)

    def test_ends_silently_when_the_load_fails(self) -> None:
        broken = self.folder / "broken.mp4"
        broken.write_bytes(b"\0\0\0\x18ftypisom" + bytes(100))
        process, _ = self.load(broken)
        self.receiver.state("IDLE", idleReason="ERROR")
        self.assertEqual(process.wait(10), 0)

    @unittest.skipUnless(shutil.which("ffmpeg"), "ffmpeg is not installed")
    def test_converts_a_type_that_it_does_not_cast(self) -> None:
        """Its ffmpeg writes MP4 at playing speed, without a length, and the first fragment after 250 pictures."""
        film = self.folder / "film.mkv"
        pictures = ["-f", "lavfi", "-i", "testsrc=size=64x64:rate=100:duration=20"]
        subprocess.run(["ffmpeg", "-v", "error", *pictures, "-c:v", "libx264", str(film)], check=True)
        media = self.load(film)[1]["media"]
        self.assertEqual(media["contentType"], "video/x-matroska")
        self.assertTrue(media["contentId"].endswith("&live_streaming=true"))
        self.receiver.wait("playerState", lambda e: e["playerState"] == "PLAYING", timeout=30)


class DiscoveryTests(GoChromecastCase):
    """The program sends multicast DNS itself. Where an interface has only 127.0.0.1, Linux sends its queries from
    0.0.0.0, which responders don't answer. So the test runs in a network with another address."""

    NETWORK = (
        "ip link set lo up multicast on && ip addr del 127.0.0.1/8 dev lo "
        f"&& ip addr add {OWN_ADDRESS}/24 dev lo && ip route add multicast 224.0.0.0/4 dev lo"
    )

    def setUp(self) -> None:
        if OWN_NETWORK in os.environ:
            self.start("--advertisement", "mdns", name="Küche", host=OWN_ADDRESS)

    def test_finds_the_device(self) -> None:
        if OWN_NETWORK not in os.environ:
            return self.run_in_own_network()
        ready = self.receiver.ready
        address = f"{OWN_ADDRESS}:{ready['port']}"
        device = f'1) device="Chromecast" device_name="Küche" address="{address}" uuid="{ready["id"]}"\n'
        self.assertEqual(self.list_devices(), device)
        status = self.run_command("--device-name", "Küche", "--dns-timeout", "15", "status")
        self.assertEqual(status, "Idle, volume=1.00 muted=false\n")
        self.receiver.wait("senderConnected")

    def list_devices(self) -> str:
        """Lists the devices. Each try sends one query, and responders don't repeat a multicast answer within a second
        (RFC 6762, 6)."""
        for _ in range(3):
            output = self.run_command("ls", "--dns-timeout", "2")
            if "no cast devices found" not in output:
                break
        return output

    def run_in_own_network(self) -> None:
        run = subprocess.run(
            [WITH_NAMESPACES, "unshare", "--net", "sh", "-c", f'{self.NETWORK} && exec "$@"', "sh",
             sys.executable, "-B", __file__, type(self).__name__],
            env={**os.environ, OWN_NETWORK: "1"}, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
        if run.returncode == NOT_POSSIBLE:
            self.skipTest(run.stderr.strip())
        self.assertEqual(run.returncode, 0, run.stderr)


if __name__ == "__main__":
    unittest.main()
