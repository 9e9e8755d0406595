"""Chromium's own sender code against cast-receiver: discovery, enforced device authentication, mirroring, join, stop;
and against devices made of recordings (docs/Replay.md).

Run by scripts/test-chromium, inside the browser's network namespace.
"""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
import uuid
from typing import Any, Callable

import pychromecast
import websocket

ROOT = pathlib.Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "Tests" / "ThirdParty"))
import receiver as receivers  # noqa: E402

NAMESPACE, ADDRESS = os.environ["RECEIVER_NAMESPACE"], os.environ["RECEIVER_ADDRESS"]
NAME = "Chromium's TV"
DEADLINE = 90
RECORDINGS = ROOT / "Tests" / "Recordings" / "captures"
WEBRTC = "urn:x-cast:com.google.cast.webrtc"


class DevTools:
    """One page's DevTools connection."""

    def __init__(self, port: int) -> None:
        deadline = time.monotonic() + DEADLINE
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/json", timeout=5) as answer:
                    pages = [p for p in json.load(answer) if p["type"] == "page"]
                if pages:
                    break
            except OSError:
                pass
            if time.monotonic() > deadline:
                raise AssertionError("Chromium doesn't open its DevTools port")
            time.sleep(0.2)
        self._socket = websocket.create_connection(pages[0]["webSocketDebuggerUrl"], timeout=DEADLINE)
        self._id = 0
        self.sinks: list[dict[str, Any]] = []
        self.issue = ""

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        self._id += 1
        self._socket.send(json.dumps({"id": self._id, "method": method, "params": params}))
        while True:
            message = self._next()
            if message.get("id") == self._id:
                if "error" in message:
                    raise AssertionError(f"{method}: {message['error']}")
                return dict(message["result"])

    def wait_for_sink(self, fits: Callable[[dict[str, Any]], bool], name: str = NAME) -> dict[str, Any]:
        deadline = time.monotonic() + DEADLINE
        while time.monotonic() < deadline:
            for sink in self.sinks:
                if sink["name"] == name and fits(sink):
                    return sink
            self._next()
        raise AssertionError(f"no such sink; {self.sinks}; {self.issue}")

    def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv())
        if message.get("method") == "Cast.sinksUpdated":
            self.sinks = message["params"]["sinks"]
        elif message.get("method") == "Cast.issueUpdated":
            self.issue = message["params"]["issueMessage"]
        return message

    def close(self) -> None:
        self._socket.close()


class BrowserTests(unittest.TestCase):
    """A device and a browser that trusts it."""

    def start(self, *options: str, name: str = NAME) -> None:
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        root, key = folder / "root.pem", folder / "key.pem"
        self.receiver = self.start_receiver(root, key, *options)
        self.browser = self.start_browser(root, folder)
        self.browser.call("Cast.enable")
        self.browser.wait_for_sink(lambda _: True, name)

    def start_receiver(self, root: pathlib.Path, key: pathlib.Path, *options: str) -> receivers.Receiver:
        wrapper = root.with_name("cast-receiver")
        wrapper.write_text(
            "#!/bin/sh\nexport WITH_AVAHI_INTERFACE=eth0 DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nonexistent\n"
            f'exec ip netns exec {NAMESPACE} {ROOT}/scripts/with-avahi {os.environ["CAST_RECEIVER"]} "$@"\n'
        )
        wrapper.chmod(0o755)
        receivers.PATH = str(wrapper)
        files = ["--root-certificate", str(root), "--root-key", str(key)]
        receiver = receivers.Receiver("--host", ADDRESS, "--port", "8009", *files, *options, name=NAME)
        self.addCleanup(receiver.close)
        self.assertTrue(receiver.ready["advertised"])
        return receiver

    def start_browser(self, root: pathlib.Path, folder: pathlib.Path) -> DevTools:
        command = [
            *("xvfb-run", "-a", "-s", "-screen 0 800x600x24", "chromium", "--no-sandbox", "--no-first-run"),
            *("--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={folder / 'profile'}"),
            *("--remote-debugging-port=9222", "--remote-allow-origins=*"),
            *(f"--cast-developer-certificate-path={root}", "--media-router-cast-allow-all-ips", "data:text/html,lab"),
        ]
        log = open(folder / "log", "wb")
        self.addCleanup(log.close)
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

        def stop() -> None:
            # The session that was started for it: the browser has many processes.
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()

        self.addCleanup(stop)
        devtools = DevTools(9222)
        self.addCleanup(devtools.close)
        return devtools

    def message(self, namespace: str, text: str) -> dict[str, Any]:
        return self.receiver.wait(
            "messageReceived", lambda e: e.get("namespace") == namespace and text in e.get("text", ""), timeout=DEADLINE
        )


class ChromiumTests(BrowserTests):
    def setUp(self) -> None:
        self.start()

    def test_authenticates_mirrors_as_far_as_an_answer_and_stops(self) -> None:
        self.receiver.wait(
            "messageReceived", lambda e: e["namespace"].endswith("tp.deviceauth"), timeout=DEADLINE
        )
        # It continues only with an authenticated device.
        self.message("urn:x-cast:com.google.cast.receiver", "GET_APP_AVAILABILITY")
        self.browser.call("Cast.startTabMirroring", sinkName=NAME)
        self.assertIn(self.receiver.wait("launched", timeout=DEADLINE)["appId"], ("0F5096E8", "85CDB22F"))
        offer = json.loads(self.message(WEBRTC, "OFFER")["text"])
        self.assertTrue(offer["offer"]["supportedStreams"])
        # A sender whose offer is refused, or stays without an answer, ends the session; one that accepts the answer continues.
        following = json.loads(self.message(WEBRTC, "type")["text"])
        self.assertIn(following["type"], ("GET_CAPABILITIES", "GET_STATUS", "RPC", "OFFER"), following)
        self.browser.wait_for_sink(lambda sink: bool(sink.get("session")))
        self.assertEqual(self.browser.issue, "")
        self.browser.call("Cast.stopCasting", sinkName=NAME)
        self.receiver.wait("stopped", timeout=DEADLINE)

    def test_joins_a_running_media_app_and_stops_it(self) -> None:
        device = (ADDRESS, 8009, uuid.UUID(self.receiver.ready["id"]), "Chromecast", NAME)
        cast = pychromecast.get_chromecast_from_host(device, tries=3)
        self.addCleanup(cast.disconnect)
        cast.wait(DEADLINE)
        cast.media_controller.play_media("http://127.0.0.1:9/film.mp4?duration=600", "video/mp4", title="A film")
        self.receiver.state("PLAYING")
        self.browser.wait_for_sink(lambda sink: bool(sink.get("session")))
        self.browser.call("Cast.stopCasting", sinkName=NAME)
        self.receiver.wait("stopped", timeout=DEADLINE)


class RecordedDevices(BrowserTests):
    def replay(self, recording: str) -> str:
        """Starts a recorded device, and the browser that finds it; returns the device's name."""
        path = RECORDINGS / f"{recording}.jsonl"
        entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        strings = next(entry["service"]["txt"] for entry in entries if "service" in entry)
        name = next(string[3:] for string in strings if string.startswith("fn="))
        self.start("--replay", str(path), "--replay-speed", "max", name=name)
        return name

    def see(self, application: str, recording: str) -> None:
        name = self.replay(recording)
        sink = self.browser.wait_for_sink(lambda sink: bool(sink.get("session")), name)
        self.assertIn(application, sink["session"])
        self.assertEqual(self.browser.issue, "")

    def test_shows_that_youtube_runs(self) -> None:
        self.see("YouTube", "dump-youtube-2019")

    def test_shows_that_spotify_runs(self) -> None:
        self.see("Spotify", "dump-spotify-2019")

    def test_shows_nothing_on_an_idle_device(self) -> None:
        name = self.replay("java-status-backdrop-1.28")
        self.message("urn:x-cast:com.google.cast.receiver", "GET_APP_AVAILABILITY")
        self.assertFalse(self.browser.wait_for_sink(lambda _: True, name).get("session"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
