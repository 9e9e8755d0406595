"""The files of ``local_files.py``, each cast by its path to cast-receiver as a Chromecast: it plays, seeks, shows its title, its
cover and its subtitles, or the preflight says why not; then it is converted."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.parse
import urllib.request

import local_files
from local_files import FILES, VIDEO, LocalFile
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
    ".ass": "text/x-ssa", ".ttml": "application/ttml+xml", ".sub": "text/plain",
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
                if file.fails:
                    self.fails(file)
                    # The same load again, converted.
                    self.assertIsNotNone(self.is_converted(file).second_try)
                    continue
                if not file.refused:
                    self.plays(file)
                    continue
                self.refused(file)
                if not file.name.endswith(".tiff"):
                    self.is_converted(file)

    def fails(self, file: LocalFile) -> None:
        """Some device of that name plays it, so it is loaded; this model refuses it."""
        with self.assertRaises(cast_rpc.MediaLoadFailed) as caught:
            self.client.player.play(url=str(self.folder / file.name), device=self.device, preflight=True, convert="NEVER")
        error = caught.exception
        self.assertEqual(error.data["receiver"]["detailedErrorCode"], 104)
        finding = next(f for f in error.data["preflight"]["findings"] if f["code"] in (VIDEO, file.risk))
        self.assertEqual(finding["severity"], "RISKS")

    def refused(self, file: LocalFile) -> None:
        path = str(self.folder / file.name)
        with self.assertRaises(cast_rpc.MediaWillFail) as caught:
            self.client.player.play(url=path, device=self.device, preflight=True, convert="NEVER")
        findings = caught.exception.data["preflight"]["findings"]
        self.assertEqual([f["code"] for f in findings if f["severity"] == "BLOCKS"], [file.refused])
        self.assertIn(findings[0]["message"], str(caught.exception))
        self.assertNotIn(path, [publication.path for publication in self.client.serve.list().publications])

    def is_converted(self, file: LocalFile) -> cast_rpc.PlayerStatus:
        """The receiver plays it and seeks; ffprobe finds pictures and sound without gaps in the stream."""
        path = str(self.folder / file.name)
        played = status = self.client.player.play(url=path, device=self.device, preflight=True)
        self.assertEqual((status.player_state, status.content_type), ("PLAYING", "application/x-mpegurl"))
        self.assertAlmostEqual(status.duration or 0, local_files.SECONDS, delta=0.6)
        for position in (local_files.SECONDS - 0.7, 0.0):
            status = self.client.player.seek(position=position, device=self.device)
            self.assertAlmostEqual(status.position or 0, position, delta=0.3)
        playlist = self.fetched(status.content_id).decode()
        segments = [line for line in playlist.splitlines() if line and not line.startswith("#")]
        whole = self.folder / "converted.ts"
        whole.write_bytes(b"".join(self.fetched(urllib.parse.urljoin(status.content_id or "", each)) for each in segments))
        command = ["ffprobe", "-v", "error", "-of", "json", "-show_streams", str(whole)]
        streams = json.loads(subprocess.run(command, capture_output=True, check=True, timeout=30).stdout)["streams"]
        codecs = {stream["codec_type"]: stream["codec_name"] for stream in streams}
        self.assertEqual(codecs, {"audio": "aac"} if file.is_sound else {"audio": "aac", "video": "h264"})
        for stream in streams:
            self.assertAlmostEqual(float(stream["duration"]), local_files.SECONDS, delta=0.6)
        return played

    def plays(self, file: LocalFile) -> None:
        path = str(self.folder / file.name)
        status = self.client.player.play(url=path, device=self.device, preflight=True, autoplay=file.is_image)
        published = [p for p in self.client.serve.list().publications if p.path == path]
        self.assertEqual([p.url for p in published], [status.content_id])
        self.assertEqual(self.fetched(status.content_id), (self.folder / file.name).read_bytes())
        media = self.client.media.get_status(session_id=status.session_id).status.media
        self.describes(file, media)
        self.assertEqual(status.title, media.metadata.title)
        if file.is_image:
            return
        # ffprobe knows it of a transport stream, too.
        self.assertAlmostEqual(status.duration or 0, local_files.SECONDS, delta=0.6)
        for position in (local_files.SECONDS - 0.7, 0.0):
            status = self.client.player.seek(position=position, device=self.device)
            self.assertAlmostEqual(status.position or 0, position, delta=0.3)
        if file.subtitles or file.has_subtitles_inside:
            self.shows_subtitles(media, status.session_id)
        state = self.client.media.play(session_id=status.session_id, wait_for="PLAYING", wait_timeout=20)
        self.assertEqual(state.player_state, "PLAYING")

    def describes(self, file: LocalFile, media: cast_rpc.MediaInformation) -> None:
        """The receiver has the file's title, kind and cover, and no others."""
        metadata = media.metadata
        self.assertEqual(metadata.title, file.title or file.stem)
        kind = "PHOTO" if file.is_image else "MUSIC_TRACK" if file.is_sound else "MOVIE"
        self.assertEqual(metadata.metadata_type, cast_rpc.MetadataType[kind])
        if file.cover == local_files.INSIDE:
            self.assertEqual(metadata.artist, "Somebody")
        self.assertEqual(len(metadata.images or []), 1 if file.cover else 0)
        for image in metadata.images or []:
            self.assertEqual(self.fetched(image.url)[:3], b"\xff\xd8\xff")
        has_subtitles = bool(file.subtitles) or file.has_subtitles_inside
        self.assertEqual(len(self.declared(media)), 1 if has_subtitles else 0)

    @staticmethod
    def declared(media: cast_rpc.MediaInformation) -> list[cast_rpc.Track]:
        """The tracks of the load; the receiver finds others in the file itself."""
        return [track for track in media.tracks or [] if not track.is_inband]

    def shows_subtitles(self, media: cast_rpc.MediaInformation, session_id: str | None) -> None:
        track = self.declared(media)[0]
        self.assertEqual((track.type, track.language, track.track_content_type), ("TEXT", "de", "text/vtt"))
        text = self.fetched(track.track_content_id).decode("utf-8")
        self.assertTrue(text.startswith("WEBVTT"), text)
        self.assertIn("Grüße", text)
        self.assertEqual(self.active_tracks(session_id), [])
        self.client.media.select_tracks(session_id=session_id, text_languages=["de"])
        self.assertEqual(self.active_tracks(session_id), [track.track_id])
        # The receiver fetches them now; if it couldn't show them, it would turn them off.
        self.receiver.wait("playerState", lambda event: event.get("activeTrackIds") == [track.track_id])
        self.client.media.select_tracks(session_id=session_id, text_languages=[])
        self.assertEqual(self.active_tracks(session_id), [])

    def active_tracks(self, session_id: str | None) -> list[int]:
        return self.client.media.get_status(session_id=session_id).status.active_track_ids or []

    def fetched(self, url: str | None) -> bytes:
        """The answer of the files' server, asked from the receiver's address (which is also the test's)."""
        with urllib.request.urlopen(url or "", timeout=20) as answer:
            return bytes(answer.read())

    # MARK: Each URL

    def test_each_url_is_judged_as_its_file_is(self) -> None:
        for file in FILES:
            with self.subTest(file.name):
                report = self.client.media.preflight(url=self.server.url(file.name), device=self.device)
                self.assertEqual(self.codes(report, "BLOCKS"), [file.refused] if file.refused else [], report)
                if file.risk:
                    self.assertIn(file.risk, self.codes(report, "RISKS"), report)
                elif not file.refused:
                    self.assertEqual(self.codes(report, "RISKS"), [], report)

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

    def test_recognizes_subtitles_that_receivers_show(self) -> None:
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

    def test_a_failed_load_has_the_preflights_findings(self) -> None:
        url = self.server.url("h264-aac.avi")
        with self.assertRaises(cast_rpc.MediaLoadFailed) as caught:
            self.client.player.play(url=url, device=self.device, convert="NEVER")
        self.assertEqual(caught.exception.data["receiver"]["detailedErrorCode"], 104)
        findings = caught.exception.data["preflight"]["findings"]
        self.assertEqual([finding["code"] for finding in findings], ["CONTAINER_NOT_SUPPORTED"])
        self.assertIn("AVI", str(caught.exception))
        self.assertEqual(caught.exception.data["advice"], findings[0]["advice"])
        with self.assertRaises(cast_rpc.MediaLoadFailed) as caught:
            self.client.player.play(url=url, device=self.device, convert="NEVER", explain_failure=False)
        self.assertNotIn("preflight", caught.exception.data)


if __name__ == "__main__":
    unittest.main()
