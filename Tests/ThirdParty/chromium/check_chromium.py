"""Chromium's own sender code against cast-receiver: discovery, enforced device authentication, mirroring, join, stop;
and against a device made of each recording (docs/Replay.md).

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
import test_recordings  # noqa: E402  As a module, so that its tests don't run once more.

NAMESPACE, ADDRESS = os.environ["RECEIVER_NAMESPACE"], os.environ["RECEIVER_ADDRESS"]
NAME = "Chromium's TV"
DEADLINE = 90
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

    def start_receiver(
        self, root: pathlib.Path, key: pathlib.Path, *options: str, port: int = 8009, name: str = NAME
    ) -> receivers.Receiver:
        wrapper = root.with_name("cast-receiver")
        wrapper.write_text(
            "#!/bin/sh\nexport DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nonexistent\n"
            f'exec ip netns exec {NAMESPACE} {os.environ["CAST_RECEIVER"]} "$@"\n'
        )
        wrapper.chmod(0o755)
        receivers.PATH = str(wrapper)
        files = ["--root-certificate", str(root), "--root-key", str(key)]
        receiver = receivers.Receiver("--host", ADDRESS, "--port", str(port), *files, *options, name=name)
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
    """A device of each recording; those of a group are on the network at once."""

    GROUP = 12
    BACKDROP = "E8C28D3C"
    ASKED_BY_CHROMIUM = ("CONNECT", "GET_STATUS", "GET_APP_AVAILABILITY", "PING", "PONG")

    def setUp(self) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.root, self.key = self.folder / "root.pem", self.folder / "key.pem"
        # A receiver writes the certificate that the browser has to know.
        self.start_receiver(self.root, self.key).close()
        self.browser = self.start_browser(self.root, self.folder)
        self.browser.call("Cast.enable")

    def test_shows_what_each_recorded_device_runs(self) -> None:
        paths = [
            path for path in sorted(test_recordings.FOLDER.glob("*.jsonl"))
            if path.stem not in test_recordings.SILENT]
        failures: dict[str, str] = {}
        shown = 0
        for start in range(0, len(paths), self.GROUP):
            group = paths[start:start + self.GROUP]
            failures |= self.failures(group, 8010 + start)
            shown += sum(bool(self.titles(path)[0]) for path in group)
        self.assertEqual(failures, {})
        self.assertGreaterEqual(len(paths), 130)
        self.assertGreaterEqual(shown, 60)

    def failures(self, paths: list[pathlib.Path], first_port: int) -> dict[str, str]:
        """The differences from each recording, by its name. No two devices of a test have the same port: the browser
        would take the later one for the earlier one."""
        devices = [self.replay(path, first_port + number) for number, path in enumerate(paths)]
        try:
            for device in devices:
                device.wait(
                    "messageReceived",
                    lambda e: e["namespace"] == test_recordings.RECEIVER and "GET_STATUS" in e.get("text", ""),
                    timeout=DEADLINE)
            # Those that show something come first: until they have all come, the others have had their time.
            ordered = sorted(paths, key=lambda path: not self.titles(path)[0])
            return {path.stem: failure for path in ordered if (failure := self.failure(path))}
        finally:
            for device in devices:
                device.close()

    def replay(self, path: pathlib.Path, port: int) -> receivers.Receiver:
        options = ["--replay", str(self.renamed(path)), "--replay-speed", "max"]
        return self.start_receiver(self.root, self.key, *options, port=port, name=path.stem)

    def failure(self, path: pathlib.Path) -> str | None:
        at_once, ever = self.titles(path)
        try:
            self.browser.wait_for_sink(
                lambda sink: sink["session"] in ever if sink.get("session") else not at_once, path.stem)
            return None
        except (AssertionError, websocket.WebSocketTimeoutException):
            seen = [sink.get("session") for sink in self.browser.sinks if sink["name"] == path.stem]
            return f"expected one of {ever}, seen: {seen}"

    def titles(self, path: pathlib.Path) -> tuple[set[str], set[str]]:
        """What Chromium may show of the apps that the device says it runs: before the recorded sender asks for more than
        Chromium does by itself, and ever. Nothing for the idle screen, and for an app that speaks no namespace, since
        nothing can be cast to it."""
        at_once: set[str] = set()
        ever: set[str] = set()
        is_asked = False
        for message in test_recordings.messages(path):
            if message["direction"] == "OUT":
                is_asked = is_asked or message["payload"].get("type") not in self.ASKED_BY_CHROMIUM
            elif message["namespace"] == test_recordings.RECEIVER:
                ever |= self.apps(message["payload"].get("status"))
                if not is_asked:
                    at_once |= ever
        return at_once, ever

    def apps(self, status: Any) -> set[str]:
        names: set[str] = set()
        for app in status.get("applications") or [] if isinstance(status, dict) else []:
            if app.get("namespaces") and not app.get("isIdleScreen") and app["appId"] != self.BACKDROP:
                names |= {app.get("displayName") or "", app.get("statusText") or ""} - {""}
        return names

    def renamed(self, path: pathlib.Path) -> pathlib.Path:
        """A copy in which the device is called as the file is, since several recordings are of one device."""
        identifier = uuid.uuid5(uuid.NAMESPACE_URL, path.stem).hex
        lines = []
        for line in path.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            if "castRecording" in entry:
                entry["device"] |= {"friendlyName": path.stem, "deviceId": identifier}
            if "service" in entry:
                kept = [string for string in entry["service"]["txt"] if not string.startswith(("id=", "fn="))]
                # Chromium doesn't show a device without capabilities, and not all sources print them.
                if not any(string.startswith("ca=") for string in kept):
                    kept.append("ca=4101")
                entry["service"] |= {"instance": path.stem, "txt": [f"id={identifier}", f"fn={path.stem}", *kept]}
            lines.append(json.dumps(entry, ensure_ascii=False))
        copy = self.folder / path.name
        copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return copy


if __name__ == "__main__":
    unittest.main(verbosity=2)
