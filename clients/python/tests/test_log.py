"""The log: notifications with the filters of the SDK's guide pages, files, and the tap for messages."""

from __future__ import annotations

import os
import tempfile
import time
import unittest

from support.namespaces import NO_NAMESPACES, WITH_NAMESPACES
from test_integration import SERVER, RealServerTestCase

import cast_rpc
from cast_rpc import LogDidChangeFile, LogDidRecord, LogDidTapMessage, LogFilter, LogLevel, LogRule, MediaInformation


class LogTests(RealServerTestCase):
    def test_it_is_silent_until_it_is_asked_for(self) -> None:
        receiver, client = self.receiver(), self.client()
        with client.stream(LogDidRecord) as records:
            rule = LogRule(level=LogLevel.VERBOSE, patterns=["GCKUI*", "GCK*Session"])
            client.log.set_filter(minimum_level="ERROR", classes=[rule])
            client.session.start(host=receiver.host, port=receiver.port)
            client.server.ping()
            with self.assertRaises(TimeoutError):
                records.next(timeout=0)
            client.events.subscribe(topics=["log.didRecord"])
            client.session.end(action="STOP_CASTING")
            record = records.next(timeout=20)
            while not record.message.startswith("session ended"):
                self.assertEqual(record.class_name, "GCKCastSession")
                record = records.next(timeout=20)
            self.assertEqual(record.level, LogLevel.INFO)
            self.assertRegex(record.location, r"^CastSender/CastSession\+\w+\.swift:\d+$")

    def test_patterns_that_cannot_be_used_are_refused(self) -> None:
        client = self.client()
        for pattern in ("(a", "[z-a]", "a{3,2}"):
            with self.assertRaises(cast_rpc.InvalidParams) as caught:
                client.log.set_filter(message_patterns=[pattern])
            self.assertEqual(caught.exception.path, "params.messagePatterns[0]")

    def test_files_and_taps_hold_no_secrets(self) -> None:
        receiver, client = self.receiver(), self.client()
        with tempfile.TemporaryDirectory() as folder:
            wanted = LogFilter(minimum_level=LogLevel.VERBOSE)
            path = client.log.set_file(is_enabled=True, directory=folder, filter=wanted).path
            assert path is not None
            client.events.subscribe(topics=["log.*"])
            client.log.set_message_tap(namespaces=["*.media"])
            with client.stream(LogDidTapMessage) as messages:
                client.session.start(host=receiver.host, port=receiver.port)
                url = "https://u:geheim@example.com/film.mp4?duration=60&k=geheim"
                client.media.load(media=MediaInformation(content_id=url, content_type="video/mp4"), credentials="geheim")
                message = messages.next(timeout=20)
                while '"LOAD"' not in (message.payload or ""):
                    message = messages.next(timeout=20)
                self.assertEqual(message.direction, "OUT")
                self.assertNotIn("geheim", message.payload or "")
            client.log.set_file(is_enabled=False)
            client.close()
            with open(path, encoding="utf-8") as file:
                text = file.read()
            self.assertIn("INFO CastSession(", text)
            self.assertNotIn("geheim", text)
            self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)

    @unittest.skipIf(NO_NAMESPACES, NO_NAMESPACES)
    def test_a_full_disk_costs_records_and_nothing_else(self) -> None:
        assert SERVER is not None
        mount = 'mount -t tmpfs -o size=64k tmpfs "$1" && head -c 40000 /dev/zero > "$1/filler" && exec "$0"'
        with tempfile.TemporaryDirectory() as folder:
            client = cast_rpc.Client([WITH_NAMESPACES, "unshare", "--mount", "sh", "-c", mount, SERVER, folder])
            self.addCleanup(client.close)
            disk = f"/proc/{client.initialized.server_info.process_id}/root{folder}"
            client.events.subscribe(topics=["log.didChangeFile"])
            with client.stream(LogDidChangeFile) as changes:
                client.log.set_file(is_enabled=True, directory=f"{folder}/log")
                self.assertIsNone(changes.next(timeout=20).file.failure)
                for number in range(200):
                    client.discovery.add_device(host=f"192.0.2.{number}", friendly_name=f"{number} " + "x" * 200)
                self.assertIn("No space left", changes.next(timeout=20).file.failure or "")
                os.remove(f"{disk}/filler")
                client.discovery.add_device(host="192.0.2.200", friendly_name="there is room again")
                recovered = changes.next(timeout=20).file
                self.assertIsNone(recovered.failure)
                self.assertGreater(recovered.lost_records or 0, 0)
            # A record before this one may have been the first to find room.
            for _ in range(1000):
                with open(f"{disk}/log/cast-rpc.log", encoding="utf-8") as file:
                    text = file.read()
                if "there is room again" in text:
                    break
                time.sleep(0.02)  # A line of a file has no event to wait for.
            self.assertIn("there is room again", text)
            client.close()
