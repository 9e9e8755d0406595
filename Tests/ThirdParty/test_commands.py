"""Command-line senders against cast-receiver: catt, and nichromecast with its own protobuf codec."""

from __future__ import annotations

import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import unittest

from media import write_wav
from receiver import Receiver

BIN = pathlib.Path(sys.executable).parent
URL = "http://127.0.0.1:9/video.mp4?duration=60"

# nichromecast sends in one thread while another reads. Older Pythons let both into one OpenSSL object at once, and its messages
# can then be broken: the receiver can't decrypt them ("bad record mac") and ends the link, as it must, and the tool ends with an error
# of its ssl module. Seen on 2 of 494 links on a busy machine; on none of 340 with the tool's reads and writes under one lock, which
# is too few to prove it. Such a command is repeated; no other failure is.
BROKEN_RECORD = re.compile(r"\(_ssl\.c:\d+\)|decryption failed or bad record mac")
BROKEN_RECORD_ATTEMPTS = 3


class CommandTests(unittest.TestCase):
    """They find the device by its name, so they need DNS-SD."""

    options: tuple[str, ...] = ()

    def setUp(self) -> None:
        self.receiver = Receiver("--verbose", *self.options, name="Command-line test TV")
        self.addCleanup(self.receiver.close)
        if not self.receiver.ready["advertised"]:
            self.skipTest("no DNS-SD daemon")
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.environment = {**os.environ, "HOME": home.name}

    def run_command(self, *arguments: str) -> str:
        for _ in range(BROKEN_RECORD_ATTEMPTS):
            logged = len(self.receiver.log)
            result = subprocess.run(
                [BIN / arguments[0], *arguments[1:]],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=60,
            )
            # The tool says "playing" even where the link broke while it waited for the answer to its LOAD: only the receiver knows.
            told = [result.stdout, result.stderr, *self.receiver.log[logged:]]
            if not any(BROKEN_RECORD.search(text) for text in told):
                break
        self.assertEqual(result.returncode, 0, f"{arguments}: {result.stdout}{result.stderr}")
        return result.stdout

    def catt(self, *arguments: str) -> str:
        return self.run_command("catt", "-d", self.receiver.name, *arguments)

    def test_nichromecast_casts(self) -> None:
        self.assertIn(self.receiver.name, self.run_command("nichromecast", "scan"))
        self.run_command("nichromecast", "cast", URL, "-d", self.receiver.name, "--no-ui")
        self.assertEqual(self.receiver.wait("load")["request"]["media"]["contentId"], URL)
        self.receiver.state("PLAYING")

        # catt takes over what nichromecast began.
        self.catt("volume", "30")
        self.assertAlmostEqual(self.receiver.wait("deviceVolumeChanged")["level"], 0.3)
        self.assertIn("30", self.catt("status"))
        self.catt("pause")
        self.receiver.state("PAUSED")
        self.catt("seek", "25")
        self.assertEqual(round(self.receiver.state("BUFFERING")["currentTime"]), 25)
        self.catt("stop")
        self.receiver.wait("stopped")

    def test_catt_scans(self) -> None:
        self.assertIn(self.receiver.name, self.run_command("catt", "scan"))

    def test_catt_shows_the_device(self) -> None:
        info = self.catt("info").splitlines()
        self.assertIn("volume_control_type: attenuation", info)
        self.assertIn("player_state: UNKNOWN", info)


class AddressTests(unittest.TestCase):
    """catt with an address and no discovery: the ports of a real device, and its setup information over HTTP(S)."""

    PORTS = (8009, 8008, 8443)

    def setUp(self) -> None:
        for port in self.PORTS:
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    probe.bind(("127.0.0.1", port))
                except OSError:
                    self.skipTest(f"port {port} is taken")
        self.receiver = Receiver("--standard-ports", "--no-advertise", name="Address test TV")
        self.addCleanup(self.receiver.close)
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.environment = {**os.environ, "HOME": home.name}

    def catt(self, *arguments: str) -> str:
        result = subprocess.run(
            [BIN / "catt", "-d", "127.0.0.1", *arguments],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(result.returncode, 0, f"{arguments}: {result.stdout}{result.stderr}")
        return result.stdout

    def test_catt_reaches_it_by_its_address(self) -> None:
        self.assertIn("volume_control_type: attenuation", self.catt("info").splitlines())
        self.catt("volume", "40")
        self.assertAlmostEqual(self.receiver.wait("deviceVolumeChanged")["level"], 0.4)
        self.assertIn("40", self.catt("status"))


class LocalFileTests(CommandTests):
    """catt serves a file itself, and the receiver fetches it from there."""

    options = ("--fetch-media",)
    # What CommandTests has needs no media.
    test_nichromecast_casts = test_catt_scans = test_catt_shows_the_device = None

    def test_catt_casts_a_local_file(self) -> None:
        sound = write_wav(pathlib.Path(self.environment["HOME"]) / "sound.wav", 40)
        catt = subprocess.Popen(
            [BIN / "catt", "-d", self.receiver.name, "cast", str(sound)],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        # It serves until playback ends.
        self.addCleanup(catt.wait)
        self.addCleanup(catt.kill)
        self.assertIn("loaded_from_catt", self.receiver.wait("load", timeout=60)["request"]["media"]["contentId"])
        self.receiver.state("PLAYING")
        self.assertIn("PLAYING", self.catt("info"))
        self.catt("stop")
        self.receiver.wait("stopped")


class CastLocalTests(unittest.TestCase):
    """castlocal draws on a terminal, and takes keys from it."""

    def test_lists_casts_and_obeys_keys(self) -> None:
        receiver = Receiver("--fetch-media", name="Castlocal test TV")
        self.addCleanup(receiver.close)
        if not receiver.ready["advertised"]:
            self.skipTest("no DNS-SD daemon")
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        sound = write_wav(folder / "sound.wav", 40)
        ours, theirs = os.openpty()
        self.addCleanup(os.close, ours)
        cast = subprocess.Popen(
            [BIN / "cast", "-d", receiver.name, str(sound)],
            env={**os.environ, "HOME": str(folder), "TERM": "xterm"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        os.close(theirs)
        self.addCleanup(cast.wait)
        self.addCleanup(cast.kill)
        drain = threading.Thread(target=self.read_all, args=(ours,), daemon=True)
        drain.start()
        receiver.wait("load", timeout=60)
        receiver.state("PLAYING")
        os.write(ours, b"p")
        receiver.state("PAUSED")

    @staticmethod
    def read_all(terminal: int) -> None:
        try:
            while os.read(terminal, 4096):
                pass
        except OSError:
            pass


if __name__ == "__main__":
    unittest.main()
