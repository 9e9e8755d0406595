"""Pictures: the real server, an HTTPS site with a private root, and clients that pick and cache for themselves."""

# Runs once: it has no devices.

from __future__ import annotations

import base64
import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

from support.daemon import Daemon
from support.helpers import PACKAGE
from support.https_site import Site, make_certificates, png, send
from support.namespaces import NO_NAMESPACES, WITH_NAMESPACES
from test_integration import SERVER, RealServerTestCase

import cast_rpc
from cast_rpc import (
    ChosenImage,
    ContextOptions,
    Image,
    ImageChoose,
    ImageDidCache,
    ImageFetchOptions,
    ImageHints,
    ImageHintType,
    ImageOptions,
    ImagePickPolicy,
    ImagePickStrategy,
    ImageProvide,
    ImageSource,
    MediaInformation,
    MediaMetadata,
    ProvidedImage,
)

POSTERS = [
    Image(url="https://example.com/unknown"),
    Image(url="https://example.com/small", width=120, height=180),
    Image(url="https://example.com/large", width=480, height=720),
    Image(url="https://example.com/wide", width=640, height=360),
]


class PictureTestCase(RealServerTestCase):
    certificates: Path

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.certificates = Path(folder.name)
        make_certificates(cls.certificates)

    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.cache = self.folder / "images"

    def site(self, **pages: Any) -> Site:
        site = Site(self.certificates, {f"/{name}": page for name, page in pages.items()})
        self.addCleanup(site.close)
        return site

    def options(self, **more: Any) -> ContextOptions:
        fetch = ImageFetchOptions(allow_private_addresses=True, timeout=20)
        images = ImageOptions(
            cache_directory=str(self.cache), additional_roots=str(self.certificates / "root.pem"), fetch=fetch, **more
        )
        return ContextOptions(disable_discovery_autostart=True, images=images)

    def pictures(self, server: Any = None, **options: Any) -> cast_rpc.Client:
        """A client of a server whose pictures are in this test's folder."""
        client = cast_rpc.Client(server or SERVER, **options)
        self.addCleanup(client.close)
        client.context.create(options=self.options())
        return client

    def check_folder(self) -> tuple[int, int]:
        """That every copy is whole; how many there are, and how many files that nothing refers to."""
        entries = [path for path in (self.cache / "entries").rglob("*") if path.is_file()]
        objects = {path.name.split(".")[0]: path for path in (self.cache / "objects").rglob("[!.]*") if path.is_file()}
        for digest, path in objects.items():
            self.assertEqual(hashlib.sha256(path.read_bytes()).hexdigest(), digest, "a picture is what its name says")
        whole = [json.loads(path.read_text()) for path in entries if not path.name.startswith(".")]
        used = set()
        for entry in whole:
            self.assertEqual(objects[entry["object"]].stat().st_size, entry["size"])
            used.add(entry["object"])
        files = sum(1 for part in ("entries", "objects") for path in (self.cache / part).rglob("*") if path.is_file())
        return len(whole), files - len(whole) - len(used)


class FetchTests(PictureTestCase):
    def test_a_picture_is_fetched_once_and_reported_to_all(self) -> None:
        site, client = self.site(), self.pictures()
        url = site.url("/poster.png?token=secret")
        with client.stream(ImageDidCache) as events:
            first = client.image.fetch(url=url, include_data=True)
            self.assertEqual((first.media_type, first.width, first.height), ("image/png", 2, 3))
            self.assertEqual((first.source, first.is_kept), (ImageSource.NETWORK, True))
            content = Path(first.path).read_bytes()
            self.assertEqual((base64.b64decode(first.data or ""), len(content)), (content, first.bytes))
            told = events.next(timeout=20)
            self.assertEqual(told.url, site.url("/poster.png") + "?…")
            self.assertEqual((told.url_digest, told.path), (hashlib.sha256(url.encode()).hexdigest(), first.path))
        again = client.image.fetch(url=url)
        self.assertEqual((again.source, again.path, again.data), (ImageSource.CACHE, first.path, None))
        self.assertEqual(len(site.requests), 1)
        info = client.image.cache_info()
        self.assertEqual((info.directory, info.images, info.bytes), (str(self.cache), 1, first.bytes))
        self.assertEqual(client.image.clear_cache().removed_images, 1)
        self.assertFalse(os.path.exists(first.path))

    def test_refusals_are_typed(self) -> None:
        def page(content: bytes, content_type: str = "image/png") -> Any:
            return lambda handler: send(handler, content, content_type=content_type)

        site = self.site(
            html=page(b"<html>", content_type="text/html"),
            lie=page(png(), content_type="image/jpeg"),
            svg=page(b"<svg/>", content_type="image/svg+xml"),
            missing=lambda handler: send(handler, b"", 404),
            loop=lambda handler: send(handler, b"", 302, location="/loop"),
            plain=lambda handler: send(handler, b"", 302, location="http://127.0.0.1:1/?token=secret"),
            cut=lambda handler: send(handler, b"short", length=100),
            huge=page(png(padding=50_000)),
        )
        client = self.pictures()
        cases: list[tuple[str, type[cast_rpc.RequestError], str]] = [
            ("/html", cast_rpc.ImageTypeRefused, "typeRefused"),
            ("/lie", cast_rpc.ImageTypeRefused, "typeRefused"),
            ("/svg", cast_rpc.ImageTypeRefused, "typeRefused"),
            ("/missing", cast_rpc.ImageUnavailable, "badStatus"),
            ("/loop", cast_rpc.ImageURLRefused, "redirectRefused"),
            ("/plain", cast_rpc.ImageURLRefused, "redirectRefused"),
            ("/cut", cast_rpc.ImageUnavailable, "unreachable"),
            ("/huge", cast_rpc.ImageTooLarge, "tooLarge"),
        ]
        limits = ImageFetchOptions(maximum_bytes=40_000)
        for path, kind, reason in cases:
            with self.subTest(path), self.assertRaises(kind) as caught:
                client.image.fetch(url=site.url(path), options=limits)
            self.assertEqual(caught.exception.data["reason"], reason)
            self.assertNotIn("secret", str(caught.exception))
        self.assertEqual(client.image.fetch(url=site.url("/svg"), options=ImageFetchOptions(allow_svg=True)).media_type, "image/svg+xml")
        refused = client.image.fetch
        for url in ("http://example.com/a.png", "file:///etc/passwd", "a.png"):
            with self.subTest(url), self.assertRaises(cast_rpc.ImageURLRefused):
                refused(url=url)
        with self.assertRaises(cast_rpc.ImageURLRefused) as strict:
            refused(url=site.url("/a"), options=ImageFetchOptions(allow_private_addresses=False))
        self.assertEqual(strict.exception.data["reason"], "addressRefused")
        with self.assertRaises(cast_rpc.ImageUnavailable):
            refused(url=site.url("/never"), mode="OFFLINE")

    def test_clients_that_ask_for_the_same_wait_together_and_leave_alone(self) -> None:
        go = threading.Event()

        def slow(handler: BaseHTTPRequestHandler) -> None:
            go.wait(20)
            send(handler, png())

        site = self.site(slow=slow)
        daemon = Daemon(self)
        first, second, third = (daemon.connect() for _ in range(3))
        first.context.create(options=self.options())
        calls = [each.begin(cast_rpc.ImageFetchParams(url=site.url("/slow"))) for each in (first, second)]
        calls.append(third.begin(cast_rpc.ImageFetchParams(url=site.url("/slow"))))
        for each in (first, second, third):
            each.server.ping()
        calls[0].cancel()
        with self.assertRaises(cast_rpc.RequestCancelled):
            calls[0].result()
        third.close()
        go.set()
        self.assertEqual(calls[1].result().source, ImageSource.NETWORK)
        self.assertEqual(site.requests, ["/slow"])

    def test_no_token_gets_into_the_servers_log(self) -> None:
        site = self.site(missing=lambda handler: send(handler, b"", 404))
        log = self.folder / "log"
        command = ["sh", "-c", f'exec "{SERVER}" 2> "{log}"']
        client = self.pictures(command)
        client.image.fetch(url=site.url("/a.png?token=secret"))
        for path in ("/missing?token=secret", "/a.png?token=secret"):
            with self.assertRaises(cast_rpc.RequestError):
                client.image.fetch(url=site.url(path), options=ImageFetchOptions(maximum_bytes=1))
        client.image.clear_cache()
        client.close()
        self.assertNotIn("secret", log.read_text())
        self.assertFalse([path for path in self.cache.rglob("*") if path.is_file() and b"secret" in path.read_bytes()])


class DiskTests(PictureTestCase):
    def test_a_killed_server_leaves_nothing_broken(self) -> None:
        site = self.site()
        seen = 0
        for attempt in range(4):
            client = self.pictures()
            for number in range(150):
                client.begin(cast_rpc.ImageFetchParams(url=site.url(f"/{attempt}-{number}")))
            # In the middle of writing, at another place each time.
            while len(site.requests) < seen + 20 + 25 * attempt:
                time.sleep(0.002)
            os.kill(client.initialized.server_info.process_id, signal.SIGKILL)
            with self.assertRaises(cast_rpc.ServerDied):
                client.server.ping()
            seen = len(site.requests)
            copies, _ = self.check_folder()
        self.assertGreater(copies, 20)
        client = self.pictures()
        info = client.image.cache_info()
        self.assertEqual(self.check_folder(), (info.images, 0), "what the others left is tidied away")
        self.assertGreaterEqual(info.images, copies)
        for number in range(10):
            self.assertIn(client.image.fetch(url=site.url(f"/0-{number}")).media_type, "image/png")

    def test_two_servers_share_a_folder(self) -> None:
        site = self.site()
        clients = [self.pictures(), self.pictures()]
        calls = [
            client.begin(cast_rpc.ImageFetchParams(url=site.url(f"/{number}"))) for number in range(150) for client in clients
        ]
        tidying = [client.begin(cast_rpc.ImageCacheInfoParams()) for client in clients for _ in range(5)]
        for call in calls:
            self.assertTrue(os.path.exists(call.result().path))
        for look in tidying:
            look.result()
        self.assertEqual(clients[1].image.cache_info().images, 150)
        self.assertEqual(self.check_folder(), (150, 0))
        asked = len(site.requests)
        for number in range(150):
            self.assertEqual(clients[number % 2].image.fetch(url=site.url(f"/{number}")).source, ImageSource.CACHE)
        self.assertEqual(len(site.requests), asked)
        self.assertEqual(clients[0].image.clear_cache().removed_images, 150)
        self.assertEqual(clients[1].image.cache_info().images, 0)

    def test_a_server_with_another_folder_lock_holder_says_so(self) -> None:
        import fcntl

        self.cache.mkdir(parents=True)
        site, client = self.site(), self.pictures()
        with open(self.cache / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            with self.assertRaises(cast_rpc.ImageCacheUnavailable):
                client.image.fetch(url=site.url("/a"))
            client.server.ping()
        self.assertEqual(client.image.fetch(url=site.url("/a")).media_type, "image/png")

    def test_a_folder_that_cannot_be_written_is_a_typed_error(self) -> None:
        self.cache.write_text("no folder")
        site, client = self.site(), self.pictures()
        for call in (lambda: client.image.fetch(url=site.url("/a")), client.image.cache_info, client.image.clear_cache):
            with self.assertRaises(cast_rpc.ImageCacheUnavailable) as caught:
                call()
            self.assertIn(str(self.cache), str(caught.exception))
        client.server.ping()

    @unittest.skipIf(NO_NAMESPACES, NO_NAMESPACES)
    def test_a_full_disk_makes_room_or_says_so(self) -> None:
        site = self.site(vast=lambda handler: send(handler, png(padding=900_000)))
        self.cache.mkdir()
        mount = f'mount -t tmpfs -o size=600k,mode=700 tmpfs "{self.cache}" && exec "{SERVER}"'
        client = self.pictures([WITH_NAMESPACES, "unshare", "--mount", "sh", "-c", mount])
        for number in range(120):  # Some 1.3 MB.
            self.assertEqual(client.image.fetch(url=site.url(f"/{number}")).source, ImageSource.NETWORK)
        info = client.image.cache_info()
        self.assertLess(info.bytes, 600 << 10)
        self.assertGreater(info.images, 5)
        with self.assertRaises(cast_rpc.ImageCacheUnavailable):
            client.image.fetch(url=site.url("/vast"))
        self.assertEqual(client.image.fetch(url=site.url("/after")).media_type, "image/png")

    def test_a_shared_container_is_a_separate_folder(self) -> None:
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder)}
        for name, directory in (("com.example.group", "shared/com.example.group/images"), (None, "images")):
            client = cast_rpc.Client(SERVER, env=environment)
            self.addCleanup(client.close)
            client.context.create(options=ContextOptions(disable_discovery_autostart=True, shared_container_identifier=name))
            self.assertEqual(client.image.cache_info().directory, f"{self.folder}/cast-rpc/{directory}")
        client = self.client()
        for name in ("../up", ".hidden", "a/b", "x" * 101):
            with self.assertRaises(cast_rpc.InvalidParams):
                client.context.create(options=ContextOptions(shared_container_identifier=name))


class PickingTests(PictureTestCase):
    def test_the_default_is_the_first_and_better_is_declared(self) -> None:
        client = self.pictures()
        hints = ImageHints(image_type=ImageHintType.MINI_CONTROLLER, width=100, height=150)

        def picked(hints: ImageHints | None = hints, **more: Any) -> str | None:
            image = client.image.pick(images=POSTERS, hints=hints, **more).image
            return image.url.rsplit("/", 1)[1] if image and image.url else None

        self.assertEqual(picked(), "unknown")
        strategies = {"CLOSEST_SIZE": "small", "SMALLEST_NOT_SMALLER": "small", "LARGEST": "large", "CLOSEST_ASPECT": "small"}
        for strategy, expected in strategies.items():
            self.assertEqual(picked(strategy=strategy), expected, strategy)
        by_type = {"BACKGROUND": ImagePickStrategy.LARGEST, "MINI_CONTROLLER": ImagePickStrategy.CLOSEST_SIZE}
        policy = ImagePickPolicy(by_type=by_type)
        self.assertEqual(client.image.set_policy(policy=policy).by_type, by_type)
        self.assertEqual(client.image.get_policy().strategy, ImagePickStrategy.FIRST)
        self.assertEqual(picked(), "small")
        self.assertEqual(picked(ImageHints(image_type=ImageHintType.BACKGROUND)), "large")
        self.assertEqual(picked(None), "unknown")
        with self.assertRaises(cast_rpc.InvalidParams):
            client.request("image.setPolicy", {"policy": {"byType": {"ceiling": "FIRST"}}})
        self.assertIsNone(client.image.pick(images=[]).image)
        with self.assertRaises(cast_rpc.NoSuchSession):
            client.image.pick()

    def test_it_picks_of_what_plays(self) -> None:
        receiver, client = self.receiver(), self.pictures()
        client.session.start(host=receiver.host, port=receiver.port)
        self.assertIsNone(client.image.pick().image)
        metadata = MediaMetadata(title="A film", images=POSTERS)
        client.media.load(media=MediaInformation(content_id="https://example.com/a.mp4", content_type="video/mp4", metadata=metadata))
        picked = client.image.pick(strategy="LARGEST")
        self.assertEqual(picked.image and picked.image.url, "https://example.com/large")

    def test_a_program_picks_for_itself(self) -> None:
        asked: list[ImageChoose] = []

        def choose(request: ImageChoose) -> ChosenImage:
            asked.append(request)
            wanted = request.hints.custom_data
            if wanted == "fail":
                raise ValueError("I can't decide")
            if wanted == "none":
                return ChosenImage()
            if wanted == "beyond":
                return ChosenImage(index=99)
            if wanted == "other":
                return ChosenImage(image=Image(url="https://example.com/other"))
            return ChosenImage(index=2)

        client = self.pictures(handlers={ImageChoose: choose})

        def pick(wanted: str, **more: Any) -> tuple[str | None, bool]:
            hints = ImageHints(image_type=ImageHintType.CUSTOM, width=10, height=20, custom_data=wanted)
            result = client.image.pick(metadata=MediaMetadata(title="A film", images=POSTERS), hints=hints, **more)
            return (result.image.url if result.image else None), result.is_custom

        self.assertEqual(pick("mine"), ("https://example.com/large", True))
        request = asked[0]
        assert request.metadata is not None
        self.assertEqual((len(request.images), request.metadata.title), (4, "A film"))
        self.assertEqual((request.hints.image_type, request.hints.width, request.hints.height), ("CUSTOM", 10, 20))
        self.assertEqual(pick("other"), ("https://example.com/other", True))
        self.assertEqual(pick("none"), (None, True))
        for wanted in ("fail", "beyond"):
            self.assertEqual(pick(wanted), ("https://example.com/unknown", False), wanted)
        count = len(asked)
        self.assertEqual(pick("mine", use_default=True), ("https://example.com/unknown", False))
        self.assertEqual(pick("mine", strategy="LARGEST"), ("https://example.com/large", False))
        self.assertEqual(len(asked), count)

    def test_a_program_that_does_not_answer_is_not_waited_for(self) -> None:
        go = threading.Event()
        self.addCleanup(go.set)

        def choose(request: ImageChoose) -> ChosenImage:
            go.wait(30)
            return ChosenImage(index=1)

        client = self.pictures(handlers={ImageChoose: choose})
        begin = time.monotonic()
        self.assertFalse(client.image.pick(images=POSTERS).is_custom)
        self.assertLess(time.monotonic() - begin, 25)


class OwnCacheTests(PictureTestCase):
    def test_a_program_caches_for_itself(self) -> None:
        site = self.site()
        mine = self.folder / "mine.png"
        mine.write_bytes(png(7, 8))
        answers: dict[str, Any] = {
            "path": lambda: ProvidedImage(path=str(mine)),
            "data": lambda: ProvidedImage(data=base64.b64encode(png(9, 10)).decode()),
            "nothing": ProvidedImage,
            "both": lambda: ProvidedImage(path=str(mine), data="AA=="),
            "relative": lambda: ProvidedImage(path="mine.png"),
            "missing": lambda: ProvidedImage(path="/nonexistent/mine.png"),
            "garbage": lambda: ProvidedImage(data="!"),
            "page": lambda: ProvidedImage(data=base64.b64encode(b"<html>").decode()),
        }
        asked: list[str] = []

        def provide(request: ImageProvide) -> ProvidedImage:
            asked.append(request.url)
            answer = answers.get(request.url.rsplit("/", 1)[1])
            if answer is None:
                raise KeyError(request.url)
            result: ProvidedImage = answer()
            return result

        client = self.pictures(handlers={ImageProvide: provide})
        given = client.image.fetch(url=site.url("/path"), include_data=True)
        self.assertEqual((given.source, given.path, given.width, given.height), (ImageSource.CLIENT, str(mine), 7, 8))
        self.assertEqual(base64.b64decode(given.data or ""), png(7, 8))
        given = client.image.fetch(url=site.url("/data"))
        self.assertEqual((given.source, given.width, Path(given.path).read_bytes()), (ImageSource.CLIENT, 9, png(9, 10)))
        self.assertEqual(site.requests, [])
        for name in ("nothing", "both", "relative", "missing", "garbage", "page", "fail"):
            self.assertEqual(client.image.fetch(url=site.url(f"/{name}")).source, ImageSource.NETWORK, name)
        count = len(asked)
        self.assertEqual(client.image.fetch(url=site.url("/path"), use_default=True).source, ImageSource.NETWORK)
        self.assertEqual(len(asked), count)

    def test_a_program_may_use_the_servers_cache_within_its_own(self) -> None:
        site = self.site()
        client: cast_rpc.Client

        def provide(request: ImageProvide) -> ProvidedImage:
            return ProvidedImage(path=client.image.fetch(url=request.url, use_default=True).path)

        client = self.pictures(handlers={ImageProvide: provide})
        self.assertEqual(client.image.fetch(url=site.url("/a")).source, ImageSource.CLIENT)
        self.assertEqual(site.requests, ["/a"])

    def test_the_latest_provider_serves_all_until_its_end(self) -> None:
        site = self.site()
        daemon = Daemon(self)

        def provider(name: str) -> Any:
            picture = self.folder / name
            picture.write_bytes(png(len(name), 1))
            return {ImageProvide: lambda request: ProvidedImage(path=str(picture))}

        plain = daemon.connect()
        plain.context.create(options=self.options())
        first = daemon.connect(handlers=provider("first"))
        second = daemon.connect(handlers=provider("second!"))
        self.assertEqual(plain.image.fetch(url=site.url("/a")).width, 7)
        second.close()
        self.assertEqual(plain.image.fetch(url=site.url("/a")).width, 5)
        first.close()
        self.assertEqual(plain.image.fetch(url=site.url("/a")).source, ImageSource.NETWORK)


@unittest.skipIf(NO_NAMESPACES, NO_NAMESPACES)
class HostileNetworkTests(PictureTestCase):
    def test_names_and_redirects_that_lead_inside(self) -> None:
        script = PACKAGE / "tests" / "support" / "hostile_network.py"
        done = subprocess.run(
            [WITH_NAMESPACES, "unshare", "--net", "--mount", sys.executable, str(script), str(self.certificates), str(self.cache)],
            env={**os.environ, "PYTHONPATH": f"{PACKAGE / 'src'}:{PACKAGE / 'tests'}"},
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            json.loads(done.stdout),
            {
                "public": "NETWORK",
                "inside": "addressRefused",
                "mixed": "NETWORK",
                "redirect to a number": "addressRefused",
                "redirect to a name": "addressRefused",
                "moving, first": "NETWORK",
                "moving, then": "addressRefused",
                "connections inside": 0,
            },
        )


if __name__ == "__main__":
    unittest.main()
