"""Pages that this test serves, resolved by yt-dlp from PyPI, and played by cast-receiver."""

from __future__ import annotations

import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from receiver import Receiver

ROOT = pathlib.Path(__file__).resolve().parents[2]
SERVER = os.path.abspath(os.environ.get("CAST_RPC_SERVER", ROOT / ".build/debug/cast-rpc"))
# yt-dlp is beside this Python.
PROGRAMS = pathlib.Path(sys.executable).parent
sys.path.insert(0, str(ROOT / "clients/python/src"))

import cast_rpc  # noqa: E402

MP4 = b"\0\0\0\x18ftypisom\0\0\2\0isomiso2" + bytes(1_000)
MASTER = """#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2"
v720.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=5280000,RESOLUTION=1920x1080,CODECS="avc1.640028,mp4a.40.2"
v1080.m3u8
"""
# Whole files of pictures and of sound: yt-dlp names their addresses, as it does for the big sites.
MPD = """<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT12S" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011">
<Period><AdaptationSet mimeType="video/mp4"><Representation id="v" codecs="avc1.64000d" width="1280" height="720" frameRate="25" bandwidth="500000"><BaseURL>v.mp4</BaseURL></Representation></AdaptationSet>
<AdaptationSet mimeType="audio/mp4"><Representation id="a" codecs="mp4a.40.2" bandwidth="64000"><BaseURL>a.m4a</BaseURL></Representation></AdaptationSet></Period></MPD>
"""
VARIANT = "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST\n"


def page(title: str, body: str) -> str:
    return f"<!DOCTYPE html><html><head><title>{title}</title></head><body>{body}</body></html>"


class Web(http.server.ThreadingHTTPServer):
    """Serves pages by their paths, and media for everything that ends as media."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.pages: dict[str, str] = {}
        # Files by their paths, of which some are given to requests with this Referer alone.
        self.files: dict[str, bytes] = {}
        self.guarded: dict[str, str] = {}
        self.asked: list[str] = []

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_port}{path}"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Web

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.server.asked.append(self.path)
        referer = self.server.guarded.get(path)
        if referer is not None and self.headers.get("Referer") != referer:
            return self.send_error(403)
        if path == "/endless":
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b"<p>" * 20_000)
            except OSError:
                return
        if self.path in self.server.pages or path in self.server.pages:
            content, type = self.server.pages.get(self.path, self.server.pages.get(path, "")).encode(), "text/xml" if path.endswith(".xml") else "text/html"
        elif path in self.server.files:
            return self.file(self.server.files[path])
        elif path.endswith(".mpd"):
            content, type = MPD.encode(), "application/dash+xml"
        elif path.endswith(".m3u8"):
            content, type = (MASTER if "master" in path else VARIANT).encode(), "application/vnd.apple.mpegurl"
        elif path.endswith(".mp4"):
            content, type = MP4, "video/mp4"
        elif path.endswith(".vtt"):
            content, type = b"WEBVTT\n\n00:00.000 --> 00:02.000\nHallo\n", "text/vtt"
        else:
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", type)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        self.wfile.write(content)

    def file(self, content: bytes) -> None:
        first, last = 0, len(content) - 1
        if (wanted := self.headers.get("Range", "")).startswith("bytes="):
            ends = wanted[6:].split("-")
            first, last = int(ends[0]), min(int(ends[1] or last), last)
        self.send_response(206 if wanted else 200)
        if wanted:
            self.send_header("Content-Range", f"bytes {first}-{last}/{len(content)}")
        self.send_header("Content-Type", "video/mp4")
        self.send_header("Content-Length", str(last + 1 - first))
        self.end_headers()
        try:
            self.wfile.write(content[first : last + 1])
        except OSError:
            pass

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        pass


@unittest.skipUnless(os.access(PROGRAMS / "yt-dlp", os.X_OK), "yt-dlp is not installed")
@unittest.skipUnless(os.access(SERVER, os.X_OK), "cast-rpc is not built")
class PagesTests(unittest.TestCase):
    web: Web
    receiver: Receiver
    client: cast_rpc.Client

    @classmethod
    def setUpClass(cls) -> None:
        cls.web = cls.enterClassContext(Web())
        threading.Thread(target=cls.web.serve_forever, daemon=True).start()
        cls.addClassCleanup(cls.web.shutdown)
        earlier = os.environ["PATH"]
        os.environ["PATH"] = f"{PROGRAMS}:{earlier}"
        cls.addClassCleanup(os.environ.__setitem__, "PATH", earlier)
        cls.receiver = cls.enterClassContext(Receiver("--no-advertise"))
        cls.client = cls.enterClassContext(cast_rpc.Client(server=SERVER))
        cls.client.context.create(options={"pages": {"timeout": 20}})

    def play(self, path: str, content: str | None = None) -> cast_rpc.PlayerStatus:
        if content is not None:
            self.web.pages[path] = content
        return self.client.player.play(device=f"{self.receiver.host}:{self.receiver.port}", url=self.web.url(path))

    def contents(self) -> list[str | None]:
        return [item.media.content_id for item in self.client.queue.list(count=50).items if item.media]

    def wait_for_contents(self, *contents: str) -> None:
        end = time.monotonic() + 60
        while self.contents() != [self.web.url(content) for content in contents]:
            self.assertLess(time.monotonic(), end, self.contents())
            time.sleep(0.05)

    def test_a_video_element(self) -> None:
        played = self.play("/video", page("A &#x202e;film", '<video src="/film.mp4?duration=600" poster="/p.jpg"></video>'))
        self.assertEqual((played.content_id, played.player_state), (self.web.url("/film.mp4?duration=600"), "PLAYING"))
        self.assertEqual(played.title, "A  film (1)")
        assert played.resolved is not None
        self.assertEqual((played.resolved.kind, played.resolved.resolver), ("PAGE", "yt-dlp"))

    def test_sources_with_subtitles(self) -> None:
        source = '<source src="/film.mp4?duration=600" type="video/mp4" label="720p">'
        track = '<track kind="subtitles" src="/de.vtt" srclang="de">'
        played = self.play("/sources", page("Sources", f"<video>{source}{track}</video>"))
        self.assertEqual(played.resolved and played.resolved.height, 720)
        status = self.client.media.get_status().status
        assert status is not None and status.media is not None
        self.assertEqual([track.language for track in status.media.tracks or []], ["de"])

    def test_an_address_in_the_head(self) -> None:
        meta = f'<meta property="og:video" content="{self.web.url("/og.mp4?duration=600")}">'
        played = self.play("/og", page("OG", "").replace("<title>", meta + "<title>"))
        self.assertEqual(played.content_id, self.web.url("/og.mp4?duration=600"))

    def test_a_stream_of_variants(self) -> None:
        source = '<source src="/hls/master.m3u8" type="application/x-mpegURL">'
        played = self.play("/hls.html", page("Live", f"<video>{source}</video>"))
        self.assertEqual(played.content_id, self.web.url("/hls/master.m3u8"))
        self.assertEqual(played.content_type, "application/x-mpegURL")
        self.assertEqual(played.resolved and played.resolved.height, 1080)

    @unittest.skipUnless(shutil.which("ffmpeg") and shutil.which("ffprobe"), "ffmpeg is not installed")
    def test_pictures_and_sound_at_two_addresses(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            make = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i"]
            subprocess.run([*make, "testsrc=size=320x180:rate=25:duration=12", "-g", "50", "-c:v", "libx264", "-pix_fmt", "yuv420p", f"{folder}/v.mp4"], check=True)
            subprocess.run([*make, "sine=duration=12", "-ac", "2", "-c:a", "aac", f"{folder}/a.m4a"], check=True)
            for name in ("v.mp4", "a.m4a"):
                self.web.files[f"/apart/{name}"] = pathlib.Path(folder, name).read_bytes()
        source = '<source src="/apart/film.mpd" type="application/dash+xml">'
        played = self.play("/apart.html", page("Apart", f"<video>{source}</video>"))
        self.assertEqual((played.content_type, played.player_state), ("application/x-mpegurl", "PLAYING"))
        self.assertEqual((played.title, played.resolved and played.resolved.height), ("Apart (1)", 720))
        self.assertAlmostEqual(played.duration or 0, 12, delta=0.2)
        shown = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=codec_name", "-of", "csv=p=0", played.content_id or ""], check=True, capture_output=True, text=True)
        self.assertLessEqual({"h264", "aac"}, set(shown.stdout.replace(",", "\n").split()))
        sought = self.client.player.seek(device=f"{self.receiver.host}:{self.receiver.port}", position=8)
        self.assertGreaterEqual(sought.position or 0, 8)

    def test_a_server_that_wants_a_referer(self) -> None:
        self.web.files["/guarded.mp4"] = MP4
        self.web.guarded["/guarded.mp4"] = self.web.url("/guarded.html")
        played = self.play("/guarded.html", page("Guarded", '<video src="/guarded.mp4"></video>'))
        self.assertNotIn("guarded", (played.content_id or "").rpartition(":")[0])
        item = self.client.media.resolve(url=self.web.url("/guarded.html")).items[0]
        self.assertTrue(item.is_relayed)

    def test_a_feed_whose_pages_are_resolved_when_they_are_about_to_play(self) -> None:
        for name in ("one", "three"):
            self.web.pages[f"/{name}"] = page(name, f'<video src="/{name}.mp4?duration=600"></video>')
        names = ("one", "two", "three")
        items = "".join(f"<item><title>{name}</title><link>{self.web.url('/' + name)}</link></item>" for name in names)
        played = self.play("/feed.xml", f'<?xml version="1.0"?><rss version="2.0"><channel><title>A podcast</title>{items}</channel></rss>')
        assert played.resolved is not None
        self.assertEqual((played.resolved.kind, played.resolved.item_count), ("PLAYLIST", 3))
        self.wait_for_contents("/one.mp4?duration=600", "/three.mp4?duration=600")

    def test_an_address_that_expires_is_resolved_anew(self) -> None:
        def film(name: str, lifetime: int) -> str:
            return page(name, f'<video src="/{name}.mp4?duration=600&amp;expire={int(time.time()) + lifetime}"></video>')

        self.play("/first", page("first", '<video src="/first.mp4?duration=600"></video>'))
        self.web.pages["/soon"] = film("soon", 40)
        item = self.client.media.resolve(url=self.web.url("/soon")).items[0]
        assert item.media is not None and item.lifetime is not None
        self.assertLess(item.lifetime, 41)
        self.web.pages["/soon"] = film("later", 10_000)
        self.client.queue.insert(items=[cast_rpc.QueueItem(media=item.media)])
        end = time.monotonic() + 60
        # The new item is inserted before the old one is removed.
        while (contents := self.contents()) and not ("later.mp4" in (contents[-1] or "") and len(contents) == 2):
            self.assertLess(time.monotonic(), end, contents)
            time.sleep(0.1)

    def test_a_page_without_media_has_the_last_words(self) -> None:
        self.web.pages["/empty"] = page("Nothing", "<p>\x1b[31mred</p>")
        with self.assertRaises(cast_rpc.PageNotResolved) as caught:
            self.play("/empty")
        self.assertIn("Unsupported URL", str(caught.exception))
        report = self.client.media.preflight(url=self.web.url("/empty"))
        self.assertEqual((report.verdict, report.findings[0].message), ("WILL_FAIL", caught.exception.message))

    def test_a_page_without_an_end(self) -> None:
        began = time.monotonic()
        with self.assertRaises(cast_rpc.PageNotResolved):
            self.play("/endless")
        self.assertLess(time.monotonic() - began, 60)

    def test_an_address_like_an_option_is_none(self) -> None:
        for path in ("/--exec=id", "/?--exec=id"):
            with self.assertRaises(cast_rpc.PageNotResolved) as caught:
                self.play(path, page("x", ""))
            self.assertIn("Unsupported URL", str(caught.exception))
        with self.assertRaises(cast_rpc.InvalidParams):
            self.client.media.resolve(url="--exec=id")


if __name__ == "__main__":
    unittest.main()
