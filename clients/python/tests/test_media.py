"""``media`` against the real server and an emulated receiver: what users rely on, rule by rule."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from typing import Any

from support.helpers import REPOSITORY

import cast_rpc
import test_integration as integration
from cast_rpc import (
    Break,
    BreakClip,
    LastKnownMedia,
    MediaDidUpdatePosition,
    MediaDidUpdateStatus,
    MediaInformation,
    MediaMetadata,
    MediaState,
    MetadataType,
    PlayerState,
    StreamType,
    Track,
    TrackType,
    aio,
)

FILM = integration.FILM


class MediaTestCase(integration.RealServerTestCase):
    def session(self, *options: str) -> cast_rpc.Client:
        receiver, client = self.receiver("--no-advertise", *options), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        return client

    def faulty(self, **rule: Any) -> cast_rpc.Client:
        return self.session("--fault", json.dumps(rule))

    def wait(self, client: cast_rpc.Client, condition: Any) -> MediaState:
        """The first state that is as wanted; each comes by a notification."""
        with client.stream(MediaDidUpdateStatus) as updates:
            state: Any = client.media.get_status()
            while not condition(state):
                state = updates.next(timeout=20)
            return client.media.get_status()

    def refused(self, call: Any) -> cast_rpc.RequestError:
        with self.assertRaises(cast_rpc.RequestError) as caught:
            call()
        return caught.exception


class LoadTests(MediaTestCase):
    def test_autoplay_has_three_states(self) -> None:
        client = self.session()
        for autoplay, states in ((True, {"PLAYING"}), (False, {"PAUSED"}), (None, {"PLAYING", "PAUSED"})):
            state = client.media.load(media=MediaInformation(content_id=FILM), autoplay=autoplay)
            state = self.wait(client, lambda state: state.player_state in ("PLAYING", "PAUSED"))
            self.assertIn(state.player_state, states)

    def test_starts_at_the_requested_position(self) -> None:
        client = self.session()
        client.media.load(media=MediaInformation(content_id=FILM), current_time=300, autoplay=False)
        self.assertAlmostEqual(client.media.position().position, 300, delta=1)

    def test_nothing_to_load_is_refused_here(self) -> None:
        client = self.session()
        for path, arguments in {
            "params.media": {},
            "params.queueData.items": {"queue_data": cast_rpc.QueueData()},
            "params.shuffle": {"media": MediaInformation(content_id=FILM), "shuffle": True},
            "params.entity": {"media": MediaInformation(content_id=FILM), "entity": "https://example.com/album"},
        }.items():
            error = self.refused(lambda arguments=arguments: client.media.load(**arguments))
            self.assertIsInstance(error, cast_rpc.InvalidParams)
            self.assertEqual(error.path, path)

    def test_a_deep_link_is_loaded_by_itself(self) -> None:
        client = self.session()
        state = client.media.load(entity="https://example.com/film.mp4?duration=60")
        assert state.status is not None and state.status.media is not None
        self.assertEqual(state.status.media.entity, "https://example.com/film.mp4?duration=60")

    def test_a_failure_has_the_name_of_its_code_and_advice(self) -> None:
        client = self.session()
        error = self.refused(lambda: client.media.load(media=MediaInformation(content_id="https://example.com/x?fail=104")))
        self.assertIsInstance(error, cast_rpc.MediaLoadFailed)
        self.assertEqual(error.receiver["detailedErrorName"], "MEDIA_SRC_NOT_SUPPORTED")
        self.assertIn("content type", str(error))

    def test_metadata_is_refused_dropped_or_kept(self) -> None:
        client = self.session()

        def load(**metadata: Any) -> MediaState:
            media = {"contentId": FILM, "metadata": metadata}
            return client.call(cast_rpc.MediaLoadParams.from_json({"media": media}))

        for path, metadata in {
            "params.media.metadata.releaseDate": {"releaseDate": "5.11.1994"},
            "params.media.metadata.images[0].url": {"images": [{"width": 5}]},
        }.items():
            self.assertEqual(self.refused(lambda metadata=metadata: load(**metadata)).path, path)
        state = load(metadataType=1, title="T", albumName="dropped", studio="S", own={"deep": [1, None]})
        assert state.status is not None and state.status.media is not None and state.status.media.metadata is not None
        self.assertEqual(
            state.status.media.metadata.to_json(),
            {"metadataType": 1, "title": "T", "studio": "S", "own": {"deep": [1, None]}},
        )

    def test_wrong_types_are_refused_with_the_path(self) -> None:
        client = self.session()
        request = {"media": {"contentId": FILM, "metadata": {"metadataType": 3, "trackNumber": "five"}}}
        with self.assertRaises(cast_rpc.InvalidParams) as caught:
            client.request("media.load", request)
        self.assertEqual(caught.exception.path, "params.media.metadata.trackNumber")


class PlaybackTests(MediaTestCase):
    def test_a_receiver_that_names_no_request_is_understood(self) -> None:
        client = self.faulty(fault="zeroRequestId", when={"direction": "sent", "namespace": "media"})
        self.assertEqual(client.media.load(media=MediaInformation(content_id=FILM)).duration, 600)
        self.assertEqual(client.media.pause().player_state, PlayerState.PAUSED)
        self.assertNotEqual(client.media.play().player_state, PlayerState.PAUSED)
        self.assertAlmostEqual(client.media.seek(current_time=120).position, 120, delta=3)
        state = client.media.set_stream_volume(level=0.25)
        assert state.status is not None and state.status.volume is not None
        self.assertEqual(state.status.volume.level, 0.25)
        client.media.set_stream_muted(muted=True)
        client.media.set_playback_rate(playback_rate=1.5)
        client.media.request_status()
        self.assertEqual(client.media.stop().player_state, PlayerState.IDLE)

    def test_positions_tick_while_it_plays_and_only_then(self) -> None:
        client = self.session()
        client.media.load(media=MediaInformation(content_id=FILM))
        self.wait(client, lambda state: state.player_state == "PLAYING")
        with client.stream(MediaDidUpdatePosition) as ticks:
            client.media.subscribe_position(interval=0.1)
            positions = [ticks.next(timeout=20).position for _ in range(5)]
            self.assertEqual(positions, sorted(positions))
            self.assertGreater(positions[-1], positions[0])
            client.media.pause()
            self.wait_for_silence(ticks)
            client.media.play()
            self.assertTrue(ticks.next(timeout=20).is_advancing)
            client.media.unsubscribe_position()
            self.wait_for_silence(ticks)

    def wait_for_silence(self, ticks: cast_rpc.EventStream[MediaDidUpdatePosition]) -> None:
        deadline = time.monotonic() + 20
        with self.assertRaises(TimeoutError):  # A notification in flight may still arrive.
            while time.monotonic() < deadline:
                ticks.next(timeout=0.5)

    def test_the_rate_is_set_absolutely_or_relatively(self) -> None:
        client = self.session()
        client.media.load(media=MediaInformation(content_id=FILM))
        client.media.set_playback_rate(playback_rate=1.5)
        state = client.media.set_playback_rate(relative_playback_rate=0.5)
        assert state.status is not None
        self.assertEqual(state.status.playback_rate, 0.75)
        self.assertEqual(self.refused(lambda: client.media.set_playback_rate()).path, "params.playbackRate")

    def test_integers_of_any_length_pass_exactly(self) -> None:
        client = self.session()
        numbers = {"big": 12345678901234567890, "small": -(2**63) - 1, "list": [2**64, 10**40, 2**53 + 1, 1.5, 0.1]}
        client.media.load(media=MediaInformation(content_id=FILM, custom_data=numbers))
        state = client.media.get_status()
        assert state.status is not None and state.status.media is not None
        self.assertEqual(state.status.media.custom_data, numbers)
        saved = client.session.take_back().load_request_data.media
        assert saved is not None
        self.assertEqual(saved.custom_data, numbers)

    def test_a_live_stream_has_a_range_and_an_edge(self) -> None:
        client = self.session()
        media = MediaInformation(content_id="https://example.com/live.m3u8", stream_type=StreamType.LIVE)
        client.media.load(media=media)
        state = self.wait(client, lambda state: state.player_state == "PLAYING")
        self.assertTrue(state.is_playing_live_stream)
        self.assertIsNone(state.duration)
        first = client.media.position().live_seekable_range
        assert first is not None and first.end is not None
        time.sleep(0.2)  # The test is about elapsed time.
        second = client.media.position().live_seekable_range
        assert second is not None and second.end is not None
        self.assertGreater(second.end, first.end)
        client.media.seek(current_time=first.start or 0)
        self.assertTrue(client.media.get_status().controls.seek_to_live_edge)
        edge = client.media.seek(seek_to_infinite=True)
        self.assertAlmostEqual(edge.position, second.end, delta=5)

    def test_what_played_last_is_known_when_the_session_is_over(self) -> None:
        client = self.session()
        session_id = client.session.list().sessions[0].session_id
        self.assertIsInstance(self.refused(lambda: client.media.get_last_known()), cast_rpc.NoMediaSession)
        client.media.load(media=MediaInformation(content_id=FILM), current_time=40, autoplay=False)
        self.wait(client, lambda state: state.player_state == "PAUSED")
        client.session.end(action="STOP_CASTING")
        for last in (client.media.get_last_known(), client.media.get_last_known(session_id=session_id)):
            self.assertIsInstance(last, LastKnownMedia)
            self.assertTrue(last.has_session_ended and last.has_media_ended)
            self.assertEqual(last.player_state, PlayerState.PAUSED)
            self.assertAlmostEqual(last.position, 40, delta=1)
            self.assertEqual(last.media.content_id, FILM)
        self.assertIsInstance(
            self.refused(lambda: client.media.get_last_known(session_id="s-00000000")), cast_rpc.NoSuchSession
        )


class AdTests(MediaTestCase):
    media = MediaInformation(
        content_id=FILM,
        breaks=[Break(id="pre", break_clip_ids=["ad"], position=0)],
        break_clips=[BreakClip(id="ad", title="An ad", duration=30, when_skippable=5)],
    )

    def test_an_ad_is_skipped_when_it_can_be(self) -> None:
        client = self.session()
        client.media.load(media=self.media)
        state = self.wait(client, lambda state: state.is_playing_ad)
        assert state.ad_break is not None and state.ad_break.clip is not None
        self.assertEqual((state.ad_break.clip.title, state.ad_break.clip_count), ("An ad", 1))
        self.assertFalse(state.controls.seek)
        error = self.refused(lambda: client.media.skip_ad())
        self.assertIsInstance(error, cast_rpc.AdNotSkippable)
        self.assertEqual(error.data["reason"], "NOT_YET")
        self.assertTrue(0 < error.data["remaining"] <= 5)
        with client.stream(MediaDidUpdatePosition) as ticks:
            client.media.subscribe_position(interval=0.1)
            while True:
                tick = ticks.next(timeout=20)
                if tick.ad_break is not None and tick.ad_break.is_skippable:
                    break
        client.media.skip_ad()
        state = self.wait(client, lambda state: not state.is_playing_ad)
        self.assertIsNone(state.ad_break)
        self.assertEqual(self.refused(lambda: client.media.skip_ad()).data["reason"], "NOT_PLAYING_AD")

    def test_breaks_without_their_clips_are_refused(self) -> None:
        client = self.session()
        media = MediaInformation(content_id=FILM, breaks=[Break(id="b", break_clip_ids=["missing"])])
        self.assertEqual(
            self.refused(lambda: client.media.load(media=media)).path, "params.media.breaks[0].breakClipIds[0]"
        )


class TrackTests(MediaTestCase):
    tracks = [
        Track(track_id=1, type=TrackType.TEXT, language="en", track_content_id="https://example.com/en.vtt"),
        Track(track_id=2, type=TrackType.TEXT, language="de", track_content_id="https://example.com/de.vtt"),
        Track(track_id=3, type=TrackType.AUDIO, language="en"),
        Track(track_id=4, type=TrackType.AUDIO, language="fr"),
    ]

    def test_tracks_are_checked_and_chosen(self) -> None:
        client = self.session()
        client.media.load(media=MediaInformation(content_id=FILM, tracks=self.tracks), active_track_ids=[1, 3])
        for ids, path in (([1, 2], "[1]"), ([1, 9], "[1]"), ([3, 3], "[1]"), ([3, 4], "[1]")):
            error = self.refused(lambda ids=ids: client.media.set_active_tracks(active_track_ids=ids))
            self.assertEqual(error.path, "params.activeTrackIds" + path)
        state = client.media.select_tracks(audio_languages=["it", "fr-CA"], text_languages=[])
        assert state.status is not None
        self.assertEqual(state.status.active_track_ids, [4])
        self.assertIsInstance(
            self.refused(lambda: client.media.select_tracks(text_languages=["it"])), cast_rpc.NoSuchTrack
        )
        state = client.media.edit_tracks(language="de")
        assert state.status is not None
        self.assertEqual(sorted(state.status.active_track_ids or []), [2, 4])
        error = self.refused(lambda: client.media.edit_tracks(language="it"))
        self.assertEqual(error.receiver["reason"], "LANGUAGE_NOT_SUPPORTED")
        style = cast_rpc.TextTrackStyle(foreground_color="yellow")
        self.assertEqual(
            self.refused(lambda: client.media.set_text_track_style(text_track_style=style)).path,
            "params.textTrackStyle.foregroundColor",
        )


class TransferTests(MediaTestCase):
    def test_a_stored_session_continues_elsewhere(self) -> None:
        client = self.session()
        media = MediaInformation(content_id=FILM, metadata=MediaMetadata(metadata_type=MetadataType.MOVIE, title="T"))
        client.media.load(media=media, current_time=90)
        state = client.media.store_session().session_state
        other = self.receiver()
        second = client.session.start(host=other.host, port=other.port)
        resumed = client.media.resume_session(session_id=second.session_id, session_state=state)
        assert resumed.status is not None and resumed.status.media is not None and resumed.status.media.metadata is not None
        self.assertEqual(resumed.status.media.metadata.title, "T")
        self.assertGreaterEqual(resumed.position, 89)


class RequestTests(MediaTestCase):
    def test_requests_are_listed_replaced_and_cancelled(self) -> None:
        rule = {"fault": "discard", "when": {"direction": "received", "namespace": "media", "type": "SEEK"}}
        receiver = self.receiver("--no-advertise", "--fault", json.dumps(rule))

        async def run() -> None:
            async with aio.Client(integration.SERVER) as client:
                session = await client.session.start(host=receiver.host, port=receiver.port)
                await client.media.load(media=MediaInformation(content_id=FILM))
                first = asyncio.ensure_future(client.media.seek(current_time=10))
                second = asyncio.ensure_future(client.media.seek(current_time=20))
                with self.assertRaises(cast_rpc.RequestReplaced):
                    await first
                pending = (await client.media.requests(session_id=session.session_id)).requests
                self.assertEqual([each.type for each in pending], ["SEEK"])
                self.assertGreater(pending[0].remaining or 0, 0)
                second.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await second
                while (await client.media.requests()).requests:
                    await asyncio.sleep(0)  # The cancellation is on its way.

        asyncio.run(run())


class AppTests(MediaTestCase):
    """Apps that answer as real ones do."""

    def app(self, **description: Any) -> tuple[cast_rpc.Client, integration.Receiver]:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "app.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(description, file)
        return self.client(), self.receiver("--no-advertise", "--app-file", path)

    def test_one_that_never_names_a_request(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port, application_id="233637DE")
        for _ in range(2):  # The same once more, too.
            state = client.media.load(media=MediaInformation(content_id=FILM))
            self.assertNotEqual(state.player_state, PlayerState.IDLE)
        self.assertEqual(client.media.pause().player_state, PlayerState.PAUSED)
        self.assertAlmostEqual(client.media.seek(current_time=60).position, 60, delta=3)
        self.assertEqual(client.media.stop().player_state, PlayerState.IDLE)

    def test_one_whose_status_has_no_array(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port, application_id="F1A7F1A7")
        client.media.load(media=MediaInformation(content_id=FILM))
        self.wait(client, lambda state: state.player_state == "PLAYING")
        self.assertEqual(client.media.pause().player_state, PlayerState.PAUSED)

    def test_receives_every_notification(self) -> None:
        message = {"type": "CUSTOM_STATE", "requestId": 0, "deep": [None, 1.5]}
        rule = {
            "when": {"event": "senderConnected"},
            "answers": [{"payload": message, "namespace": "urn:x-cast:com.google.cast.media", "delay": 0.5}],
        }
        client, receiver = self.app(
            appId="ABCD0001",
            namespaces=["urn:x-cast:com.google.cast.media", "urn:x-cast:com.example"],
            script={"rules": [rule], "otherwise": "silence"},
        )
        wanted = {kind for kind in cast_rpc.Notification.__subclasses__() if kind.METHOD.startswith("media.")}
        heard: dict[type[cast_rpc.Notification], Any] = {}
        with client.stream() as events:
            client.session.start(host=receiver.host, port=receiver.port, application_id="ABCD0001")
            broken = "https://example.com/de.vtt?fail=600"
            track = Track(track_id=1, type=TrackType.TEXT, language="de", track_content_id=broken)
            items = [
                cast_rpc.QueueItem(media=MediaInformation(content_id=url, tracks=[track]), preload_time=1.5)
                for url in ("https://example.com/1.mp4?duration=2", "https://example.com/2.mp4?duration=2")
            ]
            client.media.load(queue_data=cast_rpc.QueueData(items=items), active_track_ids=[1])
            client.media.subscribe_position(interval=0.2)
            while wanted - set(heard):
                event: Any = events.next(timeout=20)
                heard[type(event)] = event
        self.assertEqual(heard[cast_rpc.MediaDidReceiveMessage].message, message)
        self.assertEqual(heard[cast_rpc.MediaDidReceiveError].receiver.detailed_error_name, "TEXT_UNKNOWN")

    def test_recorded_statuses_arrive_whole(self) -> None:
        for name, payload in recorded_statuses():
            with self.subTest(name):
                self._check(payload)

    def _check(self, payload: dict[str, Any]) -> None:
        rule = {
            "when": {"event": "senderConnected"},
            "answers": [{"payload": {**payload, "requestId": 0}, "namespace": "urn:x-cast:com.google.cast.media", "delay": 0.2}],
        }
        client, receiver = self.app(
            appId="ABCD0002",
            namespaces=["urn:x-cast:com.google.cast.media"],
            script={"rules": [rule], "otherwise": "silence"},
        )
        flat = {key: each for key, each in payload.items() if key not in ("type", "requestId")}
        expected = payload["status"][0] if "status" in payload else flat
        with client.stream(MediaDidUpdateStatus) as updates:
            client.session.start(host=receiver.host, port=receiver.port, application_id="ABCD0002")
            updates.next(timeout=20)
        status = client.request("media.getStatus", {})["status"]
        if expected.get("playerState") == "IDLE" and "extendedStatus" not in expected:
            for key in ("currentItemId", "items", "repeatMode"):  # An idle player's queue is forgotten by rule.
                expected.pop(key, None)
        self.assertEqual({key: rounded(status.get(key)) for key in expected}, rounded(expected))
        client.close()
        receiver.close()


def rounded(value: Any) -> Any:
    """``value`` without the noise of devices' 32-bit numbers, which the server takes off levels and rates, and without null members."""
    if isinstance(value, dict):
        # One recording has a stream type in a shape that can't be read: such a member is absent.
        unread = {"streamType"} if isinstance(value.get("streamType"), int) else set()
        return {key: rounded(each) for key, each in value.items() if each is not None and key not in unread}
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return round(value, 6) if isinstance(value, float) else value


def recorded_statuses() -> list[tuple[str, dict[str, Any]]]:
    """What real devices sent: the fixtures of the Swift tests, whose README says where they come from."""
    folder = REPOSITORY / "Tests" / "CastSenderTests" / "Fixtures"
    found = []
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".jsonl"):
            continue
        with open(os.path.join(folder, file), encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                payload = json.loads(line)["payload"]
                if isinstance(payload, dict) and payload.get("type") == "MEDIA_STATUS" and payload.get("status") != []:
                    found.append((f"{file}:{number + 1}", payload))
    return found
