"""PyChromecast, untouched, against cast-receiver: the sender of Home Assistant."""

from __future__ import annotations

import queue
import unittest
import uuid
from typing import Any, Callable

import pychromecast
import zeroconf
from pychromecast.controllers.media import MediaStatus, MediaStatusListener
from pychromecast.controllers.receiver import LaunchErrorListener, LaunchFailure
from receiver import Receiver

URL = "http://127.0.0.1:9/video.mp4?duration=60"


class Statuses(MediaStatusListener):
    """Waits for media statuses without asking again and again."""

    def __init__(self, controller: Any) -> None:
        self._changes: queue.Queue[Any] = queue.Queue()
        self.failures: queue.Queue[tuple[int, int]] = queue.Queue()
        self._controller = controller
        controller.register_status_listener(self)

    def new_media_status(self, status: MediaStatus) -> None:
        self._changes.put(None)

    def load_media_failed(self, queue_item_id: int, error_code: int) -> None:
        self.failures.put((queue_item_id, error_code))

    def wait(self, fits: Callable[[MediaStatus], bool]) -> MediaStatus:
        while not fits(self._controller.status):
            try:
                self._changes.get(timeout=10)
            except queue.Empty:
                raise AssertionError(f"not seen; last: {self._controller.status}") from None
        return self._controller.status


class Refusals(LaunchErrorListener):
    def __init__(self) -> None:
        self.heard: queue.Queue[LaunchFailure] = queue.Queue()

    def new_launch_error(self, status: LaunchFailure) -> None:
        self.heard.put(status)


class Sender(unittest.TestCase):
    """What tests with PyChromecast share."""

    def connect(self, receiver: Receiver) -> pychromecast.Chromecast:
        cast = pychromecast.get_chromecast_from_host(
            (receiver.host, receiver.port, uuid.UUID(receiver.ready["id"]), "Chromecast", receiver.name),
            tries=3,
            retry_wait=0.2,
        )
        self.addCleanup(cast.disconnect)
        cast.wait(10)
        self.assertIsNotNone(cast.status, "not connected")
        return cast

    def start(self, *options: str) -> Receiver:
        receiver = Receiver(*options)
        self.addCleanup(receiver.close)
        return receiver

    def play(self, cast: pychromecast.Chromecast, url: str = URL, **more: Any) -> Statuses:
        media = cast.media_controller
        statuses = Statuses(media)
        media.play_media(url, "video/mp4", title="A title", stream_type="BUFFERED", **more)
        statuses.wait(lambda s: s.player_state == "PLAYING")
        return statuses


class PyChromecastTests(Sender):
    def test_plays_pauses_seeks_and_stops(self) -> None:
        receiver = self.start("--no-advertise")
        cast = self.connect(receiver)
        self.assertTrue(cast.is_idle)
        statuses = self.play(cast)
        media = cast.media_controller
        self.assertEqual(cast.app_id, "CC1AD845")
        self.assertEqual(media.status.content_id, URL)
        self.assertEqual(media.status.title, "A title")
        self.assertEqual(media.status.duration, 60)
        self.assertTrue(media.status.supports_pause and media.status.supports_seek)
        load = receiver.wait("load")
        self.assertEqual(load["request"]["media"]["contentId"], URL)
        receiver.state("PLAYING")

        media.pause()
        self.assertEqual(media.status.player_state, "PAUSED")
        receiver.state("PAUSED")
        media.play()
        self.assertEqual(media.status.player_state, "PLAYING")
        media.seek(30)
        self.assertGreaterEqual(media.status.current_time, 30)
        statuses.wait(lambda s: s.player_state == "PLAYING")
        media.set_playback_rate(1.5)
        self.assertEqual(media.status.playback_rate, 1.5)
        receiver.wait("playerState", lambda e: e["playbackRate"] == 1.5)

        media.stop()
        self.assertEqual(media.status.player_state, "IDLE")
        self.assertEqual(media.status.idle_reason, "CANCELLED")
        cast.quit_app()
        self.assertIsNone(cast.app_id)
        receiver.wait("stopped")

    def test_sets_the_volume(self) -> None:
        receiver = self.start("--no-advertise")
        cast = self.connect(receiver)
        self.assertAlmostEqual(cast.set_volume(0.3), 0.3)
        self.assertAlmostEqual(cast.status.volume_level, 0.3)
        self.assertAlmostEqual(receiver.wait("deviceVolumeChanged")["level"], 0.3)
        cast.set_volume_muted(True)
        self.assertTrue(cast.status.volume_muted)
        self.assertTrue(receiver.wait("deviceVolumeChanged")["muted"])

    def test_a_fixed_volume_stays(self) -> None:
        cast = self.connect(self.start("--no-advertise", "--volume-control", "fixed"))
        cast.set_volume(0.3)
        self.assertEqual(cast.status.volume_level, 1)
        self.assertEqual(cast.status.volume_control_type, "fixed")

    def test_plays_a_queue(self) -> None:
        receiver = self.start("--no-advertise")
        cast = self.connect(receiver)
        statuses = self.play(cast, "http://127.0.0.1:9/1?duration=60")
        media = cast.media_controller
        media.play_media("http://127.0.0.1:9/2?duration=60", "video/mp4", enqueue=True)
        statuses.wait(lambda s: s.supports_queue_next)
        media.queue_next()
        second = "http://127.0.0.1:9/2?duration=60"
        status = statuses.wait(lambda s: s.player_state == "PLAYING" and s.content_id == second)
        self.assertEqual(status.idle_reason, None)
        receiver.state("PLAYING", itemId=2)
        media.queue_prev()
        receiver.state("PLAYING", itemId=1)

    def test_switches_subtitles(self) -> None:
        receiver = self.start("--no-advertise")
        cast = self.connect(receiver)
        statuses = self.play(cast, subtitles="http://127.0.0.1:9/en.vtt", subtitles_lang="en")
        media = cast.media_controller
        self.assertEqual(media.status.current_subtitle_tracks, [1])
        media.disable_subtitle()
        statuses.wait(lambda s: s.current_subtitle_tracks == [])
        media.enable_subtitle(1)
        statuses.wait(lambda s: s.current_subtitle_tracks == [1])
        receiver.wait("playerState", lambda e: e["activeTrackIds"] == [])

    def test_gets_the_end(self) -> None:
        receiver = self.start("--no-advertise")
        cast = self.connect(receiver)
        statuses = self.play(cast, "http://127.0.0.1:9/short?duration=0.5")
        statuses.wait(lambda s: s.player_state == "IDLE" and s.idle_reason == "FINISHED")

    def test_gets_the_reason_of_failed_media(self) -> None:
        cast = self.connect(self.start("--no-advertise"))
        media = cast.media_controller
        statuses = Statuses(media)
        media.play_media("http://127.0.0.1:9/x?fail=104", "video/mp4")
        self.assertEqual(statuses.failures.get(timeout=10), (1, 104))
        statuses.wait(lambda s: s.idle_reason == "ERROR")

    def test_gets_the_reason_of_a_failed_launch(self) -> None:
        cast = self.connect(self.start("--no-advertise", "--fault", "launch=NOT_ALLOWED"))
        refusals = Refusals()
        cast.register_launch_error_listener(refusals)
        with self.assertRaises(pychromecast.error.RequestFailed):
            cast.start_app("CC1AD845", timeout=20)
        self.assertEqual(refusals.heard.get(timeout=10).reason, "NOT_ALLOWED")

    def test_another_sender_sees_it(self) -> None:
        receiver = self.start("--no-advertise")
        first = self.connect(receiver)
        self.play(first)
        second = self.connect(receiver)
        statuses = Statuses(second.media_controller)
        statuses.wait(lambda s: s.player_state == "PLAYING" and s.content_id == URL)
        first.media_controller.pause()
        statuses.wait(lambda s: s.player_state == "PAUSED")

    def test_comes_back_after_a_reset(self) -> None:
        # The third message after CONNECT and GET_STATUS; the fault strikes each link anew.
        receiver = self.start("--no-advertise", "--fault", "reset=3")
        cast = self.connect(receiver)
        cast.socket_client.receiver_controller.update_status()
        receiver.wait("linkClosed")
        self.assertEqual(receiver.wait("linkOpened", timeout=20)["link"], 2)
        receiver.wait("senderConnected")
        cast.wait(10)
        self.assertIsNotNone(cast.status)

    def test_finds_it_on_the_network(self) -> None:
        receiver = self.start()
        if not receiver.ready["advertised"]:
            self.skipTest("no DNS-SD daemon")
        found: queue.Queue[pychromecast.Chromecast] = queue.Queue()
        browser = pychromecast.get_chromecasts(
            blocking=False, callback=found.put, zeroconf_instance=zeroconf.Zeroconf(interfaces=["127.0.0.1"]), tries=1
        )
        self.addCleanup(browser.stop_discovery)
        while True:
            cast = found.get(timeout=20)
            if cast.uuid == uuid.UUID(receiver.ready["id"]):
                break
        self.assertEqual(cast.name, receiver.name)
        self.assertEqual(cast.model_name, "Chromecast")


if __name__ == "__main__":
    unittest.main()
