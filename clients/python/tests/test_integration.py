"""Both clients against the real server and an emulated receiver.

Needs ``CAST_RPC_SERVER`` and ``CAST_RECEIVER``. ``scripts/test-python`` sets them, and then their absence is a failure;
without both this module's tests are not run.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import socket
import subprocess
import sys
import tempfile
import unittest
import warnings
from typing import Any

from support.daemon import Daemon
from support.helpers import PACKAGE
from support.media_calls import use_media_further
from support.use_channels import use_channels
from support.queue_calls import use_queue
from support.live_stream import Station
from support.use_images import use_images
from support.session_coverage import use_transfers
from support.use_log import end_log, use_log
from support.use_player import use_player
from support.use_record import use_record
from support.use_serving import use_serving
from support.use_widgets import use_widgets

import cast_rpc
from cast_rpc import ContextOptions, CredentialsProvide, LaunchCredentials, MediaDidUpdateStatus, MediaInformation, PlayerState, aio
from cast_rpc._generated import params

SERVER, RECEIVER = os.environ.get("CAST_RPC_SERVER"), os.environ.get("CAST_RECEIVER")
FILM = "https://example.com/film.mp4?duration=600"


class Receiver:
    """An emulated receiver on a free port."""

    def __init__(self, *options: str) -> None:
        assert RECEIVER is not None
        command = [RECEIVER, "--port", "0", "--exit-with-stdin", "--no-fetch-media", *options]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._pipes = (self._process.stdin, self._process.stdout)
        ready = json.loads(self._process.stdout.readline())
        self.host: str = "127.0.0.1"
        self.port: int = ready["port"]

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@unittest.skipUnless(SERVER or RECEIVER, "run scripts/test-python, which knows where the server is")
class RealServerTestCase(unittest.TestCase):
    def setUp(self) -> None:
        warnings.simplefilter("error", cast_rpc.SpecMismatchWarning)
        for name, path in (("CAST_RPC_SERVER", SERVER), ("CAST_RECEIVER", RECEIVER)):
            self.assertTrue(path and os.access(path, os.X_OK), f"{name} must name the built program")

    def receiver(self, *options: str) -> Receiver:
        receiver = Receiver(*(options or ("--no-advertise",)))
        self.addCleanup(receiver.close)
        return receiver

    def client(self, **options: Any) -> cast_rpc.Client:
        client = cast_rpc.Client(SERVER, **options)
        self.addCleanup(client.close)
        return client


class ServerTests(RealServerTestCase):
    def test_it_speaks_this_packages_spec(self) -> None:
        client = self.client()
        self.assertEqual(client.server.info().spec_hash, cast_rpc.SPEC_HASH)
        value = ["Größe 🎬", None, 1.5, {"deep": [[[1]]]}]
        self.assertEqual(client.server.echo(value=value).value, value)

    def test_messages_of_megabytes_go_both_ways(self) -> None:
        text = "ü🎬" * 400_000
        self.assertEqual(self.client().server.echo(value=text).value, text)

    def test_it_refuses_with_typed_errors(self) -> None:
        client = self.client()
        with self.assertRaises(cast_rpc.InvalidParams) as caught:
            client.media.set_stream_volume(level=7)
        self.assertTrue((caught.exception.path or "").endswith("level"), caught.exception.path)
        with self.assertRaises(cast_rpc.NoSuchSession):
            client.media.play(session_id="none")
        with self.assertRaises(cast_rpc.DeviceNotFound):
            client.discovery.get(device_id="none")
        with self.assertRaises(cast_rpc.MethodNotFound):
            client.request("no.such")

    def test_the_invalid_params_of_the_corpus_are_refused_at_their_path(self) -> None:
        client = self.client()
        corpus = PACKAGE.parents[1] / "spec" / "corpus" / "invalid.jsonl"
        count = 0
        for line in corpus.read_text("utf-8").rstrip("\n").split("\n"):
            case = json.loads(line)
            if case["kind"] != "params" or not isinstance(case["value"], dict):
                continue
            with self.subTest(case["method"], name=case["name"]):
                with self.assertRaises(cast_rpc.InvalidParams) as caught:
                    client.request(case["method"], case["value"])
                expected = {case["path"], f"params.{case['path']}"}
                self.assertIn(caught.exception.path, expected)
                count += 1
        self.assertGreater(count, 50)

    def test_killed_it_leaves_a_typed_error(self) -> None:
        client = self.client()
        call = client.begin(cast_rpc.DiscoveryFindParams(friendly_name="Nobody has this name", timeout=30))
        client.server.ping()
        os.kill(client.initialized.server_info.process_id, 9)
        with self.assertRaises(cast_rpc.ServerDied) as caught:
            call.result()
        self.assertEqual(caught.exception.exit_status, -9)

    def test_it_ends_with_its_client_and_at_shutdown(self) -> None:
        client = self.client()
        process = client.initialized.server_info.process_id
        client.close()
        with self.assertRaises(ProcessLookupError):
            os.kill(process, 0)
        client = self.client()
        with client.stream() as events:
            client.server.shutdown()
            with self.assertRaises(cast_rpc.ServerDied) as caught:
                while True:
                    events.next(timeout=20)
        self.assertEqual(caught.exception.exit_status, 0)

    def test_many_clients_share_one_server_on_a_socket(self) -> None:
        daemon = Daemon(self)
        first, second = daemon.connect(), daemon.connect()
        self.assertEqual(second.server.info().clients, 2)
        # Over a socket events come unasked, as they do from a server that was spawned.
        self.assertEqual(second.initialized.topics, self.client().initialized.topics)
        heard: queue.Queue[cast_rpc.DiscoveryDidInsertDevice] = queue.Queue()
        second.on(cast_rpc.DiscoveryDidInsertDevice, heard.put)
        with second.stream(cast_rpc.DiscoveryDidInsertDevice) as events:
            device = first.discovery.add_device(host="192.0.2.1", friendly_name="Shared")
            self.assertEqual(second.discovery.get(device_id=device.device_id).friendly_name, "Shared")
            self.assertEqual(events.next(timeout=20), heard.get(timeout=20))

    def test_one_client_too_many_is_refused_with_a_typed_error(self) -> None:
        daemon = Daemon(self)
        first = daemon.connect()
        crowd = [socket.socket(socket.AF_UNIX) for _ in range(255)]
        try:
            for each in crowd:
                each.connect(daemon.path)
            while first.server.info().clients < 256:
                pass
            with self.assertRaises(cast_rpc.TooManyClients):
                cast_rpc.Client.connect(daemon.path)
            self.assertEqual(len(first.server.clients().clients), 256)
        finally:
            for each in crowd:
                each.close()
        while first.server.info().clients > 1:
            pass
        daemon.connect().close()


class SessionTests(RealServerTestCase):
    def test_a_stream_that_comes_at_playing_speed_plays(self) -> None:
        receiver, client = self.receiver("--no-advertise", "--fetch-media"), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        with client.stream(MediaDidUpdateStatus) as updates:
            client.media.load(media=MediaInformation(content_id=Station(self).url, content_type="audio/mpeg", stream_type="LIVE"))
            while updates.next(timeout=20).player_state != PlayerState.PLAYING:
                pass
        self.assertIsNone(client.media.get_status().duration)

    def test_plays_a_film_and_reports_events_in_order(self) -> None:
        receiver, client = self.receiver(), self.client()
        reports: list[cast_rpc.Progress] = []
        with client.stream() as events, client.stream(cast_rpc.SessionDidEnterPhase) as phases:
            session = client.session.start(host=receiver.host, port=receiver.port, on_progress=reports.append)
            self.assertTrue([each.phase for each in reports if each.phase is not None])
            heard: list[str] = []
            while not heard or heard[-1] != cast_rpc.ConnectionPhase.APP_CONNECT:
                heard.append(phases.next(timeout=20).phase)
            self.assertEqual([each for each in heard if each in ("TCP", "TLS", "LAUNCH")], ["TCP", "TLS", "LAUNCH"])
            state = client.media.load(media=MediaInformation(content_id=FILM, content_type="video/mp4"))
            self.assertEqual(state.session_id, session.session_id)
            while True:
                event = events.next(timeout=20)
                if isinstance(event, MediaDidUpdateStatus) and event.player_state == PlayerState.PLAYING:
                    break
            self.assertEqual(client.media.pause().player_state, PlayerState.PAUSED)
            self.assertAlmostEqual(client.media.seek(current_time=120).position, 120, delta=2)
            client.session.end(action="STOP_CASTING")
            while not isinstance(event, cast_rpc.SessionDidEnd):
                event = events.next(timeout=20)
            self.assertEqual(event.reason, cast_rpc.SessionEndReason.REQUESTED)

    def test_a_load_that_fails_says_why(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        with self.assertRaises(cast_rpc.RequestError) as caught:
            client.media.load(media=MediaInformation(content_id="https://example.com/x.mp4?fail=104"))
        self.assertIn(type(caught.exception), (cast_rpc.MediaLoadFailed, cast_rpc.MediaError))
        self.assertEqual(caught.exception.receiver.get("detailedErrorCode"), 104)

    def test_a_refused_connection_says_where(self) -> None:
        receiver, client = self.receiver(), self.client()
        receiver.close()
        with self.assertRaises(cast_rpc.ConnectionRefused) as caught:
            client.session.start(host=receiver.host, port=receiver.port)
        self.assertEqual(caught.exception.phase, cast_rpc.ConnectionPhase.TCP)
        self.assertIsNotNone(caught.exception.elapsed)

    def test_a_launch_can_be_cancelled(self) -> None:
        receiver, client = self.receiver("--no-advertise", "--launch-time", "30"), self.client()
        with client.stream(cast_rpc.SessionDidEnterPhase) as phases:
            call = client.begin(cast_rpc.SessionStartParams(host=receiver.host, port=receiver.port))
            while phases.next(timeout=20).phase != cast_rpc.ConnectionPhase.LAUNCH:
                pass
            call.cancel()
            with self.assertRaises(cast_rpc.RequestCancelled):
                call.result()
        self.assertEqual(client.session.list().sessions, [])

    def test_this_program_is_asked_for_the_credentials_of_a_launch(self) -> None:
        asked: list[str] = []

        def provide(request: CredentialsProvide) -> LaunchCredentials:
            asked.append(request.application_id)
            return LaunchCredentials(credentials="token", credentials_type="web")

        receiver, client = self.receiver(), self.client(handlers={CredentialsProvide: provide})
        client.session.start(host=receiver.host, port=receiver.port)
        self.assertEqual(asked, ["CC1AD845"])

    def authenticated(self, *receiver_options: str) -> tuple[cast_rpc.Client, Receiver]:
        """A client that requires device authentication, and a receiver with a private root that it trusts."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root, key = (os.path.join(folder.name, name) for name in ("root.pem", "key.pem"))
        receiver = self.receiver("--no-advertise", "--root-certificate", root, "--root-key", key, *receiver_options)
        client = self.client()
        authentication = cast_rpc.DeviceAuthenticationOptions(policy=cast_rpc.DeviceAuthenticationPolicy.REQUIRE, trusted_roots_file=root)
        client.context.create(options=ContextOptions(device_authentication=authentication, disable_discovery_autostart=True))
        return client, receiver

    def test_authenticates_a_device(self) -> None:
        client, receiver = self.authenticated()
        with client.stream(cast_rpc.SessionDidEnterPhase) as phases:
            session = client.session.start(host=receiver.host, port=receiver.port)
            while phases.next(timeout=20).phase != cast_rpc.ConnectionPhase.AUTHENTICATE:
                pass
        assert session.authentication is not None
        self.assertEqual(session.authentication.verdict, cast_rpc.AuthenticationVerdict.AUTHENTIC)
        client.session.end()

    def test_a_device_that_proves_nothing_is_refused(self) -> None:
        client, receiver = self.authenticated("--auth-quirk", "expired-intermediate")
        with self.assertRaises(cast_rpc.DeviceAuthenticationFailed) as caught:
            client.session.start(host=receiver.host, port=receiver.port)
        self.assertEqual(caught.exception.phase, "AUTHENTICATE")
        self.assertEqual(caught.exception.data["authentication"]["failedCheck"], "INTERMEDIATE_EXPIRED")

    def test_roots_that_cannot_be_read_are_refused(self) -> None:
        authentication = cast_rpc.DeviceAuthenticationOptions(trusted_roots_file="/nonexistent/root.pem")
        with self.assertRaises(cast_rpc.FileNotUsable):
            self.client().context.create(options=ContextOptions(device_authentication=authentication))

    def test_a_receiver_is_found_by_its_name(self) -> None:
        receiver, client = self.receiver("--name", "Python's TV"), self.client()
        device = client.discovery.find(friendly_name="python's tv", timeout=20)
        self.assertEqual((device.friendly_name, device.port), ("Python's TV", receiver.port))


class AsyncTests(RealServerTestCase):
    def test_the_asyncio_client_plays_a_film(self) -> None:
        receiver = self.receiver()

        async def play() -> float:
            async with aio.Client(SERVER) as client:
                updates = client.stream(MediaDidUpdateStatus)
                await client.session.start(host=receiver.host, port=receiver.port)
                await client.media.load(media=MediaInformation(content_id=FILM), current_time=30)
                async for update in updates:
                    if update.player_state == PlayerState.PLAYING:
                        break
                position = (await client.media.get_status()).position
                await client.session.end(action="STOP_CASTING")
                return position

        self.assertAlmostEqual(asyncio.run(asyncio.wait_for(play(), 30)), 30, delta=3)


class RecordingClient(cast_rpc.Client):
    """Notes which methods were called."""

    def begin(self, params: cast_rpc.Params[Any], **options: Any) -> Any:
        self.__dict__.setdefault("called", set()).add(params.METHOD)
        return super().begin(params, **options)


class RecordingAsyncClient(aio.Client):
    """Notes which methods were called."""

    async def call(self, params: cast_rpc.Params[Any], **options: Any) -> Any:
        self.__dict__.setdefault("called", set()).add(params.METHOD)
        return await super().call(params, **options)


class CoverageTests(RealServerTestCase):
    """Calls every generated method of both clients with valid parameters; a method without a call here fails."""

    methods = frozenset(getattr(params, name).METHOD for name in params.__all__)

    def test_every_blocking_method_works(self) -> None:
        receiver = self.receiver()
        with RecordingClient(SERVER, handlers={cast_rpc.DiscoveryProvide: provide}) as client:
            ended = asyncio.run(use_everything(BlockingAsAsync(client), receiver))
            self.assertEqual(ended, "done")
            self.assertEqual(self.methods - client.__dict__["called"], set(), "methods without a test")

    def test_every_asyncio_method_works(self) -> None:
        receiver = self.receiver()

        async def run() -> set[str]:
            async with RecordingAsyncClient(SERVER, handlers={cast_rpc.DiscoveryProvide: provide}) as client:
                await use_everything(client, receiver)
                return set(client.__dict__["called"])

        self.assertEqual(self.methods - asyncio.run(run()), set(), "methods without a test")


class BlockingAsAsync:
    """Lets one list of calls serve both clients."""

    def __init__(self, target: Any) -> None:
        self._target = target

    def stream(self, *kinds: type[cast_rpc.Notification]) -> Any:
        return BlockingAsAsync(self._target.stream(*kinds))

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._target, name)
        if not callable(value):
            return BlockingAsAsync(value)

        async def call(*arguments: Any, **options: Any) -> Any:
            return value(*arguments, **options)

        return call


def provide(request: cast_rpc.DiscoveryProvide) -> cast_rpc.ProvidedDevices:
    """Answers a server that looks for devices of this program."""
    assert request.category == "com.example.attic"
    return cast_rpc.ProvidedDevices()


async def use_providers(client: Any, device_id: str) -> None:
    noted = await client.discovery.set_attribute(device_id=device_id, key="room", value={"floor": 1})
    assert noted.attributes == {"room": {"floor": 1}}
    assert (await client.discovery.remove_attribute(device_id=device_id, key="room")).attributes is None
    category = "com.example.attic"
    await client.discovery.register_provider(category=category)
    device = cast_rpc.ProvidedDevice(device_id="old-tv", friendly_name="Attic", host="192.0.2.9")
    listed = (await client.discovery.publish_devices(category=category, devices=[device])).devices[0]
    assert (listed.announced_id, listed.source) == ("com.example.attic:old-tv", "PROVIDED")
    await client.discovery.unpublish_devices(category=category, device_ids=["old-tv"])
    await client.discovery.unregister_provider(category=category)
    await expect(cast_rpc.NoSuchProvider, client.discovery.publish_devices(category=category, devices=[device]))


async def use_everything(client: Any, receiver: Receiver) -> str:
    await use_server(client)
    with tempfile.TemporaryDirectory() as folder:
        log = await use_log(client, folder)
        await use_devices(client, receiver)
        await end_log(client, log)
    await client.server.shutdown()
    return "done"


async def use_devices(client: Any, receiver: Receiver) -> None:
    subscription = (await client.events.subscribe(topics=["*"], delivery="POLL", snapshot=True)).subscription
    await client.discovery.start(criteria=cast_rpc.DiscoveryCriteria(application_ids=["CC1AD845"]))
    assert (await client.discovery.set_options(options=cast_rpc.DiscoveryOptions(denied_interfaces=["none*"]))).source
    await client.discovery.set_passive_scan(passive_scan=True)
    device = await client.discovery.add_device(host=receiver.host, port=receiver.port)
    assert (await client.discovery.find(device_id=device.device_id, timeout=5)).device_id == device.device_id
    assert device.device_id in [found.device_id for found in (await client.discovery.scan(timeout=0)).devices]
    assert (await client.discovery.get(device_id=device.device_id)).port == receiver.port
    assert device.device_id in [each.device_id for each in (await client.discovery.list()).devices]
    apps = await client.discovery.query_app_availability(device_id=device.device_id, application_ids=["CC1AD845"])
    assert apps.availability == {"CC1AD845": "APP_AVAILABLE"}
    description = await client.discovery.describe(device_id=device.device_id)
    assert description.device_id == (await client.discovery.get(device_id=device.device_id)).device_id
    await use_providers(client, device.device_id)
    diagnosis = await client.discovery.diagnose(host=receiver.host, port=receiver.port, authenticate=False)
    assert diagnosis.probe.succeeded and diagnosis.summary
    # The address has learned its id; the id of before leads there still.
    known = await client.discovery.get(device_id=device.device_id)
    await use_widgets(client, known.device_id)
    await use_session(client, known.device_id)
    kitchen = Receiver("--no-advertise")
    try:
        await use_transfers(client, receiver.host, receiver.port, kitchen.port)
    finally:
        kitchen.close()
    await use_player(client, receiver.host, receiver.port)
    events = (await client.events.poll(subscription=subscription, maximum=1000, timeout=0.1)).events
    assert "session.didStart" in [each.method for each in events]
    await client.events.unsubscribe(subscription=subscription)
    await client.discovery.remove_device(device_id=device.device_id)
    await client.discovery.stop()


async def use_server(client: Any) -> None:
    await expect(cast_rpc.InvalidRequest, client.server.initialize())
    await client.server.ping()
    assert (await client.server.info()).name == "cast-rpc"
    assert (await client.server.echo(value=[1])).value == [1]
    report = await client.server.report(listen_for=0, probes_devices=False, notes=["from Python"])
    assert "from Python" in report.text and isinstance(report.replacements, list)
    (own,) = (await client.server.clients()).clients
    assert own.is_caller and [each.method for each in own.unanswered] == ["server.clients"]
    assert (await client.rpc.discover())["openrpc"].startswith("1.3")
    assert (await client.events.snapshot()).sessions == []
    await client.context.set_launch_credentials(credentials="token", credentials_type="web")
    created = await client.context.create(options=ContextOptions(disable_discovery_autostart=True, maximum_sessions=8))
    assert created.options.maximum_sessions == 8
    assert (await client.context.create()).options.maximum_sessions == 8
    await expect(cast_rpc.AlreadyInitialized, client.context.create(options=ContextOptions(maximum_sessions=9)))
    assert (await client.context.get()).is_created
    assert (await client.context.set_app_state(state="FOREGROUND")).app_state == "FOREGROUND"


async def use_session(client: Any, device_id: str) -> None:
    session_id = (await client.session.start(device_id=device_id)).session_id
    assert (await client.session.get(session_id=session_id)).device_id == device_id
    assert [each.session_id for each in (await client.session.list()).sessions] == [session_id]
    assert (await client.session.set_current(session_id=session_id)).owner.name
    assert (await client.session.start(device_id=device_id, if_exists="USE")).session_id == session_id
    assert abs((await client.session.set_volume(level=0.4)).level - 0.4) < 0.01
    assert abs((await client.session.step_volume(steps=-2)).level - 0.3) < 0.01
    assert not (await client.session.press_volume_key(key="UP")).is_handled
    assert (await client.session.set_muted(muted=True)).muted
    assert (await client.session.request_status()).applications
    assert (await client.session.request_multizone_status()).devices == []
    for change in (
        client.session.set_multizone_device_volume(device_id="none", level=0.5),
        client.session.set_multizone_device_muted(device_id="none", muted=True),
    ):
        await expect(cast_rpc.DeviceNotFound, change)
    assert isinstance((await client.session.get_casting_groups()).groups, list)
    await use_media(client)
    await use_channels(client)
    await use_queue(client)
    await use_images(client)
    assert (await client.session.suspend(session_id=session_id)).suspend_reason == "REQUESTED"
    await expect(cast_rpc.SessionSuspended, client.session.request_status(session_id=session_id))
    assert (await client.session.resume(session_id=session_id)).connection_state == "CONNECTED"
    assert (await client.session.list_saved()).problems == []
    assert (await client.session.restore(timeout=1)).sessions == []
    await client.session.end(session_id=session_id, action="LEAVE")
    joined = await client.session.join(device_id=device_id)
    await client.session.end(session_id=joined.session_id, action="STOP_CASTING")


async def use_media(client: Any) -> None:
    track = cast_rpc.Track(
        track_id=1,
        type=cast_rpc.TrackType.TEXT,
        subtype=cast_rpc.TextTrackSubtype.SUBTITLES,
        name="Deutsch",
        language="de",
        track_content_id="https://example.com/de.vtt",
        track_content_type="text/vtt",
    )
    film = MediaInformation(content_id=FILM, content_type="video/mp4", tracks=[track])
    updates = client.stream(MediaDidUpdateStatus)
    await client.media.load(media=film)
    while (await updates.next(timeout=20)).player_state != PlayerState.PLAYING:
        pass
    assert (await client.media.pause()).player_state == PlayerState.PAUSED
    await client.media.play()
    assert (await client.media.seek(current_time=30)).position >= 29
    await client.media.set_playback_rate(playback_rate=1.5)
    await client.media.set_stream_volume(level=0.5)
    await client.media.set_stream_muted(muted=True)
    assert (await client.media.set_active_tracks(active_track_ids=[1])).status.active_track_ids == [1]
    await client.media.set_text_track_style(text_track_style=cast_rpc.TextTrackStyle(font_scale=1.2))
    assert (await client.media.get_default_text_track_style()).text_track_style.font_scale == 1
    await expect(cast_rpc.AdNotSkippable, client.media.skip_ad())  # No ad plays.
    await client.media.request_status()
    assert (await client.media.get_status()).media_session_id is not None
    await use_serving(client)
    await use_record(client)
    await use_media_further(client)
    await client.media.stop()


async def expect(kind: type[BaseException], call: Any) -> None:
    try:
        await call
    except kind:
        return
    raise AssertionError(f"no {kind.__name__}")


class ExampleTests(RealServerTestCase):
    def run_example(self, name: str, *options: str) -> subprocess.CompletedProcess[str]:
        assert SERVER is not None
        return subprocess.run(
            [sys.executable, str(PACKAGE / "examples" / name), *options],
            env={**os.environ, "PYTHONPATH": str(PACKAGE / "src"), "CAST_RPC_SERVER": SERVER},
            capture_output=True,
            text=True,
            timeout=60,
        )

    def test_the_timeline_shows_all_events(self) -> None:
        self.receiver("--name", "Timeline TV")
        done = self.run_example("timeline.py", "--device", "Timeline TV")
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        told = iter(done.stdout.split())
        story = ["look", "found", "connect", "tls", "launch", "connected", "playing", "paused", "playing", "ended", "done"]
        for word in story:
            self.assertIn(word, told, done.stdout)

    def test_the_timeline_fails_clearly(self) -> None:
        receiver = self.receiver()
        receiver.close()
        done = self.run_example("timeline.py", "--host", receiver.host, "--port", str(receiver.port))
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        self.assertIn("ConnectionRefused", done.stdout)

    def test_the_quick_start_works_and_matches_the_readme(self) -> None:
        self.receiver("--name", "Quick TV")
        done = self.run_example("quickstart.py")
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertIn("plays at", done.stdout)
        source = (PACKAGE / "examples" / "quickstart.py").read_text("utf-8").split("\n\n", 1)[1]
        self.assertIn(source, (PACKAGE / "README.md").read_text("utf-8"))


if __name__ == "__main__":
    unittest.main()
