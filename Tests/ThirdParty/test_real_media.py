"""Real media through PyChromecast: what cast-receiver reads of it, and how it fails as devices do."""

from __future__ import annotations

import pathlib
import shutil
import subprocess
import tempfile
import unittest

from media import MediaServer, write_wav
from receiver import Receiver
from test_pychromecast import Sender, Statuses

TRACK = "WEBVTT\n\n00:00.000 --> 00:30.000\nA subtitle\n"


class RealMediaTests(Sender):
    def setUp(self) -> None:
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.server = self.enterContext(MediaServer(self.folder))
        self.receiver = self.start("--no-advertise", "--fetch-media")
        self.cast = self.connect(self.receiver)
        self.statuses = Statuses(self.cast.media_controller)

    def load(self, url: str, content_type: str, **more: object) -> None:
        self.cast.media_controller.play_media(url, content_type, **more)

    def failure(self, url: str, content_type: str) -> int:
        self.load(url, content_type)
        return self.statuses.failures.get(timeout=20)[1]

    def test_the_duration_is_the_file_s(self) -> None:
        write_wav(self.folder / "sound.wav", 12)
        self.load(self.server.url("sound.wav"), "audio/wav")
        status = self.statuses.wait(lambda s: s.player_state == "PLAYING")
        self.assertEqual(status.duration, 12)
        self.assertTrue(all("range" in headers for _, _, headers in self.server.requests))

    def test_media_that_is_not_there_fails(self) -> None:
        self.assertEqual(self.failure(self.server.url("missing.mp4"), "video/mp4"), 104)
        self.assertEqual(self.failure(self.server.url("missing.m3u8"), "application/x-mpegURL"), 311)
        self.assertEqual(self.failure(self.server.url("missing.mpd"), "application/dash+xml"), 321)

    def test_a_page_is_no_film(self) -> None:
        (self.folder / "page.html").write_text("<html>Not found</html>")
        self.assertEqual(self.failure(self.server.url("page.html"), "video/mp4"), 104)

    def test_tracks_are_fetched_as_a_page_does(self) -> None:
        write_wav(self.folder / "sound.wav", 12)
        (self.folder / "en.vtt").write_text(TRACK)
        self.load(self.server.url("sound.wav"), "audio/wav", subtitles=self.server.url("en.vtt"), subtitles_lang="en")
        self.statuses.wait(lambda s: s.player_state == "PLAYING")
        asked = [headers for _, path, headers in self.server.requests if path == "/en.vtt"]
        self.assertEqual([headers.get("origin") for headers in asked], ["https://www.gstatic.com"])

    @unittest.skipUnless(shutil.which("ffmpeg") and shutil.which("ffprobe"), "ffmpeg is not installed")
    def test_durations_are_those_that_ffprobe_reads(self) -> None:
        source = ["-f", "lavfi", "-i", "testsrc=d=3:s=160x120:r=10", "-f", "lavfi", "-i", "sine=d=3"]
        made = {
            "film.mp4": ["-c:v", "libx264"], "first.mp4": ["-c:v", "libx264", "-movflags", "faststart"],
            "film.webm": ["-c:v", "libvpx", "-c:a", "libopus"], "sound.mp3": ["-vn"], "sound.ogg": ["-vn"],
            "sound.flac": ["-vn"], "sound.opus": ["-vn"], "sound.m4a": ["-vn"], "sound.aac": ["-vn"],
        }  # fmt: skip
        for name, options in made.items():
            with self.subTest(name):
                path = self.folder / name
                subprocess.run(["ffmpeg", "-v", "error", *source, *options, path], check=True, stdin=subprocess.DEVNULL)
                probe = ["ffprobe", "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path]
                expected = float(subprocess.run(probe, check=True, capture_output=True, text=True).stdout)
                url = self.server.url(name)
                self.load(url, "video/mp4" if name.startswith("film") else "audio/mp4")
                status = self.statuses.wait(
                    lambda s, url=url: s.player_state in ("PLAYING", "IDLE") and s.content_id == url and bool(s.duration)
                )
                # ffprobe estimates raw AAC, and so do we; the others are exact but for encoder delays.
                self.assertAlmostEqual(status.duration or 0, expected, delta=0.5 if name.endswith(".aac") else 0.05)


if __name__ == "__main__":
    unittest.main()
