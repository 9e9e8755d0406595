"""The files of ``local_files.py``, each cast to cast-receiver as a Chromecast: it plays, seeks and shows, or the preflight says why not."""

from __future__ import annotations

import os
import pathlib
import shutil
import sys
import tempfile
import unittest

import local_files
from local_files import FILES, LocalFile
from media import TYPES, MediaServer
from receiver import Receiver

ROOT = pathlib.Path(__file__).resolve().parents[2]
SERVER = os.path.abspath(os.environ.get("CAST_RPC_SERVER", ROOT / ".build/debug/cast-rpc"))
sys.path.insert(0, str(ROOT / "clients/python/src"))

import cast_rpc  # noqa: E402

TYPES.update({
    ".m4v": "video/mp4", ".mkv": "video/x-matroska", ".mov": "video/quicktime", ".avi": "video/x-msvideo",
    ".flv": "video/x-flv", ".wmv": "video/x-ms-wmv", ".wma": "audio/x-ms-wma", ".mpg": "video/mpeg", ".ogv": "video/ogg",
    ".ac3": "audio/ac3", ".aiff": "audio/aiff", ".jpg": "image/jpeg", ".png": "image/png", ".gif": "image/gif",
    ".webp": "image/webp", ".bmp": "image/bmp", ".tiff": "image/tiff", ".srt": "application/x-subrip",
    ".ass": "text/x-ssa", ".ttml": "application/ttml+xml",
})  # fmt: skip


@unittest.skipUnless(shutil.which("ffmpeg") and shutil.which("ffprobe"), "ffmpeg is not installed")
@unittest.skipUnless(os.access(SERVER, os.X_OK), "cast-rpc is not built")
class LocalFilesTests(unittest.TestCase):
    folder: pathlib.Path
    server: MediaServer
    receiver: Receiver
    client: cast_rpc.Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        local_files.make(cls.folder)
        cls.server = cls.enterClassContext(MediaServer(cls.folder))
        cls.receiver = cls.enterClassContext(Receiver("--no-advertise", "--fetch-media", "--model", "chromecast-3"))
        cls.client = cls.enterClassContext(cast_rpc.Client(server=SERVER))

    @property
    def device(self) -> str:
        return f"{self.receiver.host}:{self.receiver.port}"

    def codes(self, report: cast_rpc.PreflightReport, severity: str) -> list[str]:
        return [finding.code for finding in report.findings if finding.severity == severity]

    # MARK: Each file

    def test_each_file_plays_or_is_refused_with_the_right_reason(self) -> None:
        self.assertGreaterEqual(len(FILES), 40)
        for file in FILES:
            with self.subTest(file.name):
                url = self.server.url(file.name)
                report = self.client.media.preflight(url=url, device=self.device)
                if file.refused:
                    self.refused(file, url, report)
                else:
                    self.assertEqual(self.codes(report, "BLOCKS"), [], report)
                    if file.risk:
                        self.assertIn(file.risk, self.codes(report, "RISKS"))
                    else:
                        self.assertEqual(self.codes(report, "RISKS"), [], report)
                    self.plays(file, url)

    def refused(self, file: LocalFile, url: str, report: cast_rpc.PreflightReport) -> None:
        self.assertEqual(report.verdict, "WILL_FAIL", report)
        self.assertEqual(self.codes(report, "BLOCKS"), [file.refused], report)
        with self.assertRaises(cast_rpc.MediaWillFail) as caught:
            self.client.player.play(url=url, device=self.device, preflight=True)
        self.assertEqual([f["code"] for f in caught.exception.data["preflight"]["findings"]][:1], [file.refused])

    def plays(self, file: LocalFile, url: str) -> None:
        status = self.client.player.play(url=url, device=self.device, preflight=True, autoplay=file.is_image)
        self.assertEqual(status.content_id, url)
        if file.is_image:
            return
        if not file.duration:
            self.assertIn(status.player_state, ("PLAYING", "PAUSED"))
            return
        self.assertAlmostEqual(status.duration or 0, local_files.SECONDS, delta=0.6)
        for position in (local_files.SECONDS - 0.7, 0.0):
            status = self.client.player.seek(position=position, device=self.device)
            self.assertAlmostEqual(status.position or 0, position, delta=0.3)
        state = self.client.media.play(session_id=status.session_id, wait_for="PLAYING", wait_timeout=5)
        self.assertEqual(state.player_state, "PLAYING")

    # MARK: Adaptive

    def test_adaptive_streams_are_followed_and_played(self) -> None:
        for name in (local_files.HLS, local_files.DASH):
            with self.subTest(name):
                url = self.server.url(name)
                report = self.client.media.preflight(url=url, device=self.device)
                self.assertEqual(report.verdict, "WILL_PLAY", report)
                self.assertEqual(report.facts and report.facts.source, "MANIFEST")
                status = self.client.player.play(url=url, device=self.device, preflight=True, autoplay=False)
                self.assertAlmostEqual(status.duration or 0, local_files.SECONDS, delta=0.6)
        for name, segment in ((local_files.HLS, "hls/list0.ts"), (local_files.DASH, "dash/init-stream0.m4s")):
            with self.subTest(segment):
                content = (self.folder / segment).read_bytes()
                (self.folder / segment).unlink()
                report = self.client.media.preflight(url=self.server.url(name), device=self.device)
                (self.folder / segment).write_bytes(content)
                self.assertEqual(self.codes(report, "BLOCKS"), ["SEGMENT_UNREACHABLE"], report)

    # MARK: Subtitles

    def test_subtitles_that_receivers_show_are_told_from_others(self) -> None:
        for file in (file for file in FILES if file.subtitles):
            with self.subTest(file.name):
                media = cast_rpc.MediaInformation(
                    content_id=self.server.url(file.name), content_type="video/mp4",
                    tracks=[cast_rpc.Track(
                        track_id=1, type="TEXT", subtype="SUBTITLES", language="de",
                        track_content_id=self.server.url(file.subtitles or ""))],
                )  # fmt: skip
                report = self.client.media.preflight(media=media, device=self.device)
                is_shown = (file.subtitles or "").endswith((".vtt", ".ttml"))
                self.assertEqual(self.codes(report, "RISKS"), [] if is_shown else ["SUBTITLE_FORMAT_NOT_SUPPORTED"], report)

    # MARK: Files on the disk

    def test_a_path_is_judged_as_its_url_is(self) -> None:
        for file in FILES:
            with self.subTest(file.name):
                report = self.client.media.preflight(url=str(self.folder / file.name), device=self.device)
                self.assertEqual(self.codes(report, "BLOCKS"), [file.refused] if file.refused else [], report)
                self.assertIn("LOCAL_FILE", self.codes(report, "NOTE"))

    # MARK: Failures

    def test_a_failed_load_says_what_the_preflight_finds(self) -> None:
        url = self.server.url("h264-aac.avi")
        with self.assertRaises(cast_rpc.MediaLoadFailed) as caught:
            self.client.player.play(url=url, device=self.device)
        self.assertEqual(caught.exception.data["receiver"]["detailedErrorCode"], 104)
        findings = caught.exception.data["preflight"]["findings"]
        self.assertEqual([finding["code"] for finding in findings], ["CONTAINER_NOT_SUPPORTED"])
        self.assertIn("AVI", str(caught.exception))
        self.assertEqual(caught.exception.data["advice"], findings[0]["advice"])
        with self.assertRaises(cast_rpc.MediaLoadFailed) as caught:
            self.client.player.play(url=url, device=self.device, explain_failure=False)
        self.assertNotIn("preflight", caught.exception.data)


if __name__ == "__main__":
    unittest.main()
