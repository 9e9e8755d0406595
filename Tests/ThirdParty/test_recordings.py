"""PyChromecast, untouched, against devices made of recordings: its status objects have the recorded values."""

from __future__ import annotations

import concurrent.futures
import json
import pathlib
import threading
import unittest
from typing import Any, Iterator

from receiver import Receiver
from test_pychromecast import Sender, Statuses

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Recordings" / "captures"
RECEIVER = "urn:x-cast:com.google.cast.receiver"
MEDIA = "urn:x-cast:com.google.cast.media"
# The device ends the sender's connection, or doesn't answer: PyChromecast can't see a status there.
SILENT = {"samdel62-connect-closed"}


def recordings() -> list[pathlib.Path]:
    return sorted(path for path in FOLDER.glob("*.jsonl") if any(True for _ in messages(path)))


def messages(path: pathlib.Path) -> Iterator[dict[str, Any]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        message = json.loads(line).get("message")
        if message and isinstance(message.get("payload"), dict):
            yield message


def first_status(path: pathlib.Path) -> dict[str, Any] | None:
    """The answer to the first GET_STATUS of the platform."""
    for message in messages(path):
        payload = message["payload"]
        if message["direction"] == "IN" and message["namespace"] == RECEIVER and "status" in payload:
            if isinstance(payload["status"], dict):
                return payload["status"]
    return None


class RecordedDevices(Sender):
    def test_shows_what_each_recorded_device_said(self) -> None:
        """Most of the time of a device is spent waiting, so several are tested at once."""
        paths = [
            path for path in recordings()
            if path.stem not in SILENT and "volume" in (first_status(path) or {})]
        with concurrent.futures.ThreadPoolExecutor(6) as pool:
            failures = [failure for failure in pool.map(self.failure, paths) if failure]
        self.assertEqual(failures, [])
        self.assertGreaterEqual(len(paths), 90)

    def failure(self, path: pathlib.Path) -> str | None:
        receiver = Receiver("--replay", str(path), "--replay-speed", "max", "--no-advertise")
        try:
            self.compare(receiver, path, first_status(path) or {})
            return None
        except Exception as error:
            return f"{path.stem}: {error!r}"
        finally:
            receiver.close()

    def compare(self, receiver: Receiver, path: pathlib.Path, expected: dict[str, Any]) -> None:
        cast = self.connect(receiver)
        status = cast.status
        applications = expected.get("applications") or []
        if applications:
            application = applications[0]
            self.assertEqual(status.app_id, application["appId"])
            self.assertEqual(status.display_name, application.get("displayName"))
            self.assertEqual(status.transport_id, application.get("transportId"))
            self.assertEqual(status.namespaces, [n["name"] for n in application.get("namespaces", [])])
        elif not self.changes_app(path):
            self.assertIsNone(status.app_id)
        levels = {m["payload"]["status"]["volume"].get("level") for m in messages(path)
                  if m["namespace"] == RECEIVER and isinstance(m["payload"].get("status"), dict)
                  and "volume" in m["payload"]["status"]}
        self.assertIn(status.volume_level, {1.0 if level is None else level for level in levels})
        states = self.media_states(path, applications)
        if states:
            self.see_media(cast, states)
        cast.disconnect(10)

    @staticmethod
    def changes_app(path: pathlib.Path) -> bool:
        """Whether the device shows an app by itself later: at full speed it may have come already."""
        return any(
            (m["payload"].get("status") or {}).get("applications") for m in messages(path)
            if m["direction"] == "IN" and m["namespace"] == RECEIVER and isinstance(m["payload"].get("status"), dict))

    @staticmethod
    def media_states(path: pathlib.Path, applications: list[Any]) -> list[dict[str, Any]]:
        """The first session of each media status that the first app sends before the sender has to do anything."""
        if not applications or not applications[0].get("transportId"):
            return []
        states = []
        for message in messages(path):
            kind = message["payload"].get("type")
            if message["direction"] == "OUT" and kind not in ("CONNECT", "GET_STATUS"):
                break
            if message["direction"] == "IN" and message["namespace"] == MEDIA and isinstance(
                message["payload"].get("status"), list):
                if message["payload"]["status"]:
                    states.append(message["payload"]["status"])
        return [state[0] for state in states]

    def see_media(self, cast: Any, states: list[dict[str, Any]]) -> None:
        last = states[-1]
        statuses = Statuses(cast.media_controller)
        cast.media_controller.update_status()
        shown = statuses.wait(lambda s: s.media_session_id == last.get("mediaSessionId"))
        self.assertEqual(shown.player_state, last["playerState"])
        media = next((s["media"] for s in reversed(states) if s.get("media")), None)
        if media:
            self.assertEqual(shown.content_id, media.get("contentId"))
            self.assertEqual(shown.title, (media.get("metadata") or {}).get("title"))

    def test_loads_as_the_recorded_sender_did(self) -> None:
        path = FOLDER / "gnd-full-session.jsonl"
        receiver = self.start("--replay", str(path), "--replay-speed", "max", "--no-advertise")
        cast = self.connect(receiver)
        self.assertEqual(cast.app_display_name, "YouTube")
        cast.start_app("CC1AD845")
        controller = cast.media_controller
        statuses = Statuses(controller)
        controller.play_media(
            "https://commondatastorage.googleapis.com/gtv-videos-bucket/CastVideos/mp4/BigBuckBunny.mp4", "video/mp4")
        status = statuses.wait(lambda s: s.player_state == "PLAYING")
        self.assertEqual(cast.app_id, "CC1AD845")
        self.assertAlmostEqual(status.duration, 596.474195)

    def test_hears_of_the_recorded_failure(self) -> None:
        path = FOLDER / "ha36216-load104.jsonl"
        receiver = self.start("--replay", str(path), "--replay-speed", "max", "--no-advertise")
        cast = self.connect(receiver)
        statuses = Statuses(cast.media_controller)
        cast.media_controller.play_media("http://192.0.2.9/any.mp3", "audio/mpeg")
        self.assertEqual(statuses.failures.get(timeout=10), (1, 104))

    def test_what_the_recording_does_not_have_is_said(self) -> None:
        path = FOLDER / "tcl-standby.jsonl"
        receiver = self.start("--replay", str(path), "--replay-misses", "refuse", "--no-advertise")
        cast = self.connect(receiver)
        threading.Thread(target=self.mute, args=[cast], daemon=True).start()
        miss = receiver.wait("replayMiss", lambda e: e["type"] == "SET_VOLUME")
        self.assertEqual(miss["answer"], "refused")

    @staticmethod
    def mute(cast: Any) -> None:
        try:
            cast.set_volume_muted(True)
        except Exception:
            pass  # The request is refused; what PyChromecast makes of that isn't the point.


if __name__ == "__main__":
    unittest.main()
