"""castv2-client, untouched, against devices made of recordings: it sees what each device said.

It takes part if CASTV2_CLIENT names a folder with the Node packages castv2-client and castv2 (a `node_modules`, or one
of checkouts named so). The packages `protobufjs` and `debug` may be missing there: castv2/modules has substitutes."""

from __future__ import annotations

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import unittest
from typing import Any

import test_recordings  # As a module, so that its tests don't run once more.
from receiver import Receiver

HERE = pathlib.Path(__file__).resolve().parent / "castv2"
PACKAGES = os.environ.get("CASTV2_CLIENT", "")


@unittest.skipUnless(PACKAGES and shutil.which("node"), "CASTV2_CLIENT names no folder of castv2-client")
class RecordedDevicesInNode(unittest.TestCase):
    def look(self, receiver: Receiver, task: str) -> dict[str, Any]:
        environment = os.environ | {
            "NODE_PATH": f"{pathlib.Path(PACKAGES).resolve()}:{HERE / 'modules'}", "NODE_NO_WARNINGS": "1"}
        run = subprocess.run(
            ["node", str(HERE / "look.js"), str(receiver.port), task], env=environment, capture_output=True, text=True,
            timeout=60)
        self.assertEqual(run.returncode, 0, run.stderr)
        result: dict[str, Any] = json.loads(run.stdout)
        return result

    def test_sees_what_each_recorded_device_said(self) -> None:
        """Most of the time of a device is spent waiting, so several are tested at once."""
        paths = [path for path in test_recordings.recordings()
                 if path.stem not in test_recordings.SILENT and test_recordings.first_status(path) is not None]
        with concurrent.futures.ThreadPoolExecutor(6) as pool:
            failures = [failure for failure in pool.map(self.failure, paths) if failure]
        self.assertEqual(failures, [])
        self.assertGreaterEqual(len(paths), 90)

    def failure(self, path: pathlib.Path) -> str | None:
        try:
            with Receiver("--replay", str(path), "--replay-speed", "max", "--no-advertise") as receiver:
                self.compare(receiver, path)
            return None
        except Exception as error:
            return f"{path.stem}: {error!r}"

    def compare(self, receiver: Receiver, path: pathlib.Path) -> None:
        expected = test_recordings.first_status(path) or {}
        applications = expected.get("applications") or []
        states = test_recordings.RecordedDevices.media_states(path, applications)
        seen = self.look(receiver, "media" if states else "platform")
        self.assertIsNone(seen.get("error"))
        if applications or not test_recordings.RecordedDevices.changes_app(path):
            self.assertEqual(seen["status"].get("applications"), expected.get("applications"))
            self.assertEqual(seen["status"].get("volume", {}).keys(), expected.get("volume", {}).keys())
        if not states or "media" not in seen:
            return
        if seen["media"] is None:
            # The answer to GET_STATUS was an empty list; the status came by itself.
            return self.assertIn([], [m["payload"].get("status") for m in test_recordings.messages(path)])
        # castv2-client calls back with the answer to its own request, or with a later status.
        self.assertIn(seen["media"]["mediaSessionId"], {state.get("mediaSessionId") for state in states})
        self.assertIn(seen["media"]["playerState"], {state["playerState"] for state in states})
        contents = {state["media"].get("contentId") for state in states if state.get("media")}
        if seen["media"].get("media"):
            self.assertIn(seen["media"]["media"].get("contentId"), contents)

    def test_loads_as_the_recorded_sender_did(self) -> None:
        path = test_recordings.FOLDER / "gnd-full-session.jsonl"
        with Receiver("--replay", str(path), "--replay-speed", "max", "--no-advertise") as receiver:
            seen = self.look(receiver, "play")
        self.assertEqual(seen["media"]["playerState"], "PLAYING")
        self.assertAlmostEqual(seen["media"]["media"]["duration"], 596.474195)

    def test_hears_of_the_recorded_failure(self) -> None:
        path = test_recordings.FOLDER / "ha36216-load104.jsonl"
        with Receiver("--replay", str(path), "--replay-speed", "max", "--no-advertise") as receiver:
            self.assertEqual(self.look(receiver, "play")["error"], "Load failed")


if __name__ == "__main__":
    unittest.main()
