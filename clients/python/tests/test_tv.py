"""Devices as objects: their calls, and the progress of playback."""

from __future__ import annotations

import asyncio
import os
import tempfile
import unittest
from pathlib import Path
from typing import Any

from support.fake_daemon import FakeDaemon
from test_integration import SERVER, RealServerTestCase

import cast_rpc
from cast_rpc import MediaInformation, PlayerState, PlayerStatus, QueueData, QueueItem, Reconnect, aio
from cast_rpc._player import ProgressState, what_members
from cast_rpc.dicts import MediaInformationDict, TrackDict

FILM = "https://example.com/film.mp4"


def status(**members: Any) -> PlayerStatus:
    known = {"device_id": "d", "friendly_name": "Living Room", "player_state": "PLAYING", "position": 10.0, "duration": 20.0}
    return PlayerStatus(**{**known, **members})


class WhatTests(unittest.TestCase):
    def test_a_path_that_exists_is_made_absolute(self) -> None:
        here = Path(__file__)
        relative = os.path.relpath(here)
        for what in (relative, Path(relative), str(here.resolve())):
            self.assertEqual(what_members(what), {"url": os.path.abspath(relative)})
        self.assertEqual(what_members([relative, FILM]), {"urls": [os.path.abspath(relative), FILM]})

    def test_keeps_urls_and_missing_paths(self) -> None:
        for what in (FILM, "file:///film.mp4", "file:/film.mp4", "spotify:track:1", "no such film.mp4"):
            self.assertEqual(what_members(what), {"url": what})

    def test_a_file_whose_name_begins_like_a_url_is_a_path(self) -> None:
        self.addCleanup(os.chdir, os.getcwd())
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            name = "Alien: Covenant.mkv"
            Path(name).touch()
            self.assertEqual(what_members(name), {"url": os.path.abspath(name)})


class ProgressStateTests(unittest.TestCase):
    def test_the_position_advances_during_playback(self) -> None:
        state = ProgressState(1)
        state.did_read(status(playback_rate=2), 100)
        self.assertEqual(state.patience(100.25), 0.75)
        self.assertEqual((state.at(101).position, state.patience(101)), (12, 1))
        self.assertEqual(state.at(200).position, 20)

    def test_it_stands_still_otherwise(self) -> None:
        state = ProgressState(1)
        for each in (status(player_state="PAUSED"), status(player_state="BUFFERING"), status(position=None)):
            state.did_read(each, 0)
            self.assertIsNone(state.patience(5))
        state.did_read(status(), 0)
        state.did_lose()
        self.assertIsNone(state.patience(5))

    def test_nothing_plays_is_the_end(self) -> None:
        state = ProgressState(1)
        state.did_read(status(), 0)
        self.assertFalse(state.is_over)
        state.did_read(status(player_state="IDLE"), 0)
        self.assertTrue(state.is_over)


CALLS: list[tuple[str, dict[str, Any]]] = [
    ("player.play", {"device": "Living Room", "url": FILM, "title": "A film"}),
    ("player.play", {"device": "Living Room", "urls": [FILM, FILM]}),
    ("player.play", {"device": "Living Room", "media": {"contentId": FILM}, "currentTime": 5}),
    ("player.play", {"device": "Living Room", "queueData": {"repeatMode": "REPEAT_ALL"}}),
    ("player.pause", {"device": "Living Room"}),
    ("player.resume", {"device": "Living Room"}),
    ("player.toggle", {"device": "Living Room"}),
    ("player.seek", {"device": "Living Room", "position": 90}),
    ("player.seek", {"device": "Living Room", "distance": -10}),
    ("player.next", {"device": "Living Room"}),
    ("player.previous", {"device": "Living Room"}),
    ("player.setVolume", {"device": "Living Room", "level": 0.3}),
    ("player.setVolume", {"device": "Living Room", "steps": 1}),
    ("player.setVolume", {"device": "Living Room", "muted": True}),
    ("player.interrupt", {"device": "Living Room", "url": FILM, "title": "A bell", "volumeLevel": 0.6, "maximumDuration": 5}),
    ("player.status", {"device": "Living Room"}),
    ("player.stop", {"device": "Living Room"}),
]


class BlockingTests(unittest.TestCase):
    def setUp(self) -> None:
        self.daemon = FakeDaemon(self)
        self.client = cast_rpc.Client.connect(self.daemon.path, reconnect=Reconnect(first_delay=0.01), topics=[])
        self.addCleanup(self.client.close)
        self.tv = self.client.tv("Living Room")

    def test_calls_the_documented_methods(self) -> None:
        tv = self.tv
        tv.play(FILM, title="A film")
        tv.play([FILM, FILM])
        tv.play(MediaInformation(content_id=FILM), current_time=5)
        tv.play(QueueData(repeat_mode="REPEAT_ALL"))
        tv.pause()
        tv.resume()
        tv.toggle()
        tv.seek(90)
        tv.seek(by=-10)
        tv.next()
        tv.previous()
        tv.volume(level=0.3)
        tv.volume(steps=1)
        tv.volume(muted=True)
        tv.announce(FILM, title="A bell", percent=60, maximum_duration=5)
        tv.status()
        self.assertEqual(tv.stop().friendly_name, "Living Room")
        self.assertEqual(self.daemon.calls[-1][1:], CALLS)
        self.assertEqual((tv.last, repr(tv)), (tv.status(), "<TV 'Living Room'>"))

    def test_devices_are_objects_too(self) -> None:
        (tv,) = self.client.devices()
        assert tv.last is not None
        self.assertEqual((tv.name, tv.device, tv.last.player_state), ("Living Room", "d", "IDLE"))
        self.client.tv().pause()
        self.assertEqual(self.daemon.calls[-1][-1], ("player.pause", {}))

    def test_a_wrong_thing_to_play_is_refused_here(self) -> None:
        for what in (7, [1], None):
            with self.assertRaises(TypeError):
                self.tv.play(what)  # type: ignore[arg-type]

    def test_progress_yields_changes_and_positions_until_the_end(self) -> None:
        self.daemon.status = {**self.daemon.status, "playerState": "PLAYING", "position": 1.0, "duration": 600.0}
        seen = []
        for update in self.tv.progress(interval=0.01):
            seen.append((update.player_state, update.position))
            if len(seen) == 3:
                self.daemon.push(playerState="PAUSED", position=7.0)
            elif update.player_state == "PAUSED":
                self.daemon.push(playerState="IDLE", position=None)
        self.assertEqual(seen[0], ("PLAYING", 1))
        self.assertGreater(seen[2][1] or 0, seen[1][1] or 0)
        self.assertEqual(seen[-2:], [("PAUSED", 7), ("IDLE", None)])
        self.assertEqual([name for name, _ in self.daemon.calls[-1]].count("player.connect"), 1)
        self.assertEqual(self.daemon.calls[-1][-1][0], "events.unsubscribe")

    def test_progress_continues_with_the_next_server(self) -> None:
        self.daemon.status = {**self.daemon.status, "playerState": "PAUSED", "position": 1.0}
        seen = []
        for update in self.tv.progress():
            seen.append(update.player_state)
            if len(seen) == 1:
                self.daemon.status = {**self.daemon.status, "playerState": "BUFFERING"}
                self.daemon.restart()
            elif len(seen) == 2:
                self.daemon.push(playerState="IDLE")
        self.assertEqual(seen, ["PAUSED", "BUFFERING", "IDLE"])

    def test_progress_of_what_does_not_run_ends_at_once(self) -> None:
        self.daemon.has_application = False
        self.assertEqual([each.player_state for each in self.tv.progress()], ["IDLE"])


class ArgumentTests(unittest.TestCase):
    """Arguments that are refused here, with the one that may be meant."""

    def test_an_unknown_argument_names_the_near_one(self) -> None:
        daemon = FakeDaemon(self)
        client = cast_rpc.Client.connect(daemon.path, topics=[])
        self.addCleanup(client.close)
        tv = client.tv("Living Room")
        cases: list[tuple[Any, str, str]] = [
            (lambda: client.session.start(device="x"), "session.start", "device_id"),  # type: ignore[call-arg]
            (lambda: client.media.load(medai={}), "media.load", "media"),  # type: ignore[call-arg]
            (lambda: client.media.play(timeout=1), "media.play", "call_timeout"),  # type: ignore[call-arg]
            (lambda: tv.play(FILM, titel="x"), "TV.play", "title"),  # type: ignore[call-arg]
            (lambda: tv.volume(precent=30), "TV.volume", "percent"),  # type: ignore[call-arg]
            (lambda: tv.announce(FILM, vol=0.3), "TV.announce", "volume"),  # type: ignore[call-arg]
            (lambda: cast_rpc.Client.connect(daemon.path, recconect=True), "Client", "reconnect"),
            (lambda: MediaInformation(contentid="x"), "MediaInformation", "content_id"),  # type: ignore[call-arg]
        ]
        for call, where, meant in cases:
            with self.assertRaisesRegex(TypeError, rf"^{where} has no .*Did you mean '{meant}'\?$"):
                call()
        with self.assertRaisesRegex(TypeError, r"^media\.pause has no argument 'zzz'\.$"):
            client.media.pause(zzz=1)  # type: ignore[call-arg]
        self.assertEqual([name for name, _ in daemon.calls[-1]], ["server.initialize"])

    def test_a_volume_says_its_unit(self) -> None:
        daemon = FakeDaemon(self)
        client = cast_rpc.Client.connect(daemon.path, topics=[])
        self.addCleanup(client.close)
        tv = client.tv()
        with self.assertRaisesRegex(TypeError, r"level=0\.3 .* percent=30"):
            tv.volume(30)  # type: ignore[arg-type]
        for call in (lambda: tv.volume(level=0.3, percent=30), lambda: tv.announce(FILM, volume=0.3, percent=30)):
            self.assertRaisesRegex(TypeError, "one of", call)
        for percent in (-1, 101, 3000):
            with self.assertRaisesRegex(ValueError, "0 to 100"):
                tv.volume(percent=percent)
        tv.volume(percent=30, muted=False)
        self.assertEqual(daemon.calls[-1][-1], ("player.setVolume", {"level": 0.3, "muted": False}))


class AsyncioTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.daemon = FakeDaemon(self)

    async def test_calls_the_documented_methods(self) -> None:
        async with aio.Client.connect(self.daemon.path, topics=[]) as client:
            tv = client.tv("Living Room")
            await tv.play(FILM, title="A film")
            await tv.play([FILM, FILM])
            await tv.play(MediaInformation(content_id=FILM), current_time=5)
            await tv.play(QueueData(repeat_mode="REPEAT_ALL"))
            await tv.pause()
            await tv.resume()
            await tv.toggle()
            await tv.seek(90)
            await tv.seek(by=-10)
            await tv.next()
            await tv.previous()
            await tv.volume(level=0.3)
            await tv.volume(steps=1)
            await tv.volume(muted=True)
            await tv.announce(FILM, title="A bell", percent=60, maximum_duration=5)
            await tv.status()
            await tv.stop()
            self.assertEqual(self.daemon.calls[-1][1:], CALLS)
            self.assertEqual([each.name for each in await client.devices()], ["Living Room"])

    async def test_progress_yields_changes_and_positions_until_the_end(self) -> None:
        self.daemon.status = {**self.daemon.status, "playerState": "PLAYING", "position": 1.0}
        async with aio.Client.connect(self.daemon.path) as client:
            seen = []
            async for update in client.tv().progress(interval=0.01):
                seen.append(update.player_state)
                if len(seen) == 3:
                    self.daemon.push(playerState="PAUSED")
                elif update.player_state == "PAUSED":
                    self.daemon.push(playerState="IDLE")
        self.assertEqual(seen[:3] + seen[-2:], ["PLAYING"] * 3 + ["PAUSED", "IDLE"])

    async def test_both_kinds_have_the_same_methods(self) -> None:
        def public(kind: type) -> set[str]:
            return {name for name in vars(kind) if not name.startswith("_")}

        self.assertEqual(public(cast_rpc.TV), public(aio.TV))
        self.assertEqual(public(cast_rpc.Client) - {"begin"}, public(aio.Client) - {"open"})


class RealTests(RealServerTestCase):
    """With the real server and an emulated receiver, which is known by its address."""

    def setUp(self) -> None:
        super().setUp()
        receiver = self.receiver()
        self.address = f"{receiver.host}:{receiver.port}"

    def test_a_film_is_played_paused_and_followed_to_its_end(self) -> None:
        tv = self.client().tv(self.address)
        self.assertEqual(tv.play(FILM + "?duration=1", title="A film").title, "A film")
        states: list[PlayerState] = []
        for update in tv.progress(interval=0.1):
            states.append(update.player_state)
            if len(states) == 1:
                self.assertEqual([tv.pause().player_state, tv.pause().player_state], ["PAUSED", "PAUSED"])
            elif states[-1] == "PAUSED" != states[-2]:
                self.assertEqual(tv.resume().player_state, "PLAYING")
        self.assertEqual((states[0], "PAUSED" in states, states[-1]), ("PLAYING", True, "IDLE"))
        self.assertGreater(states.count(PlayerState.PLAYING), 3)
        tv.stop()
        self.assertEqual([each.player_state for each in tv.progress()], ["IDLE"])

    def test_a_queue_grows_is_listed_and_jumped_in(self) -> None:
        tv = self.client().tv(self.address)
        self.assertEqual(tv.queue(), [])
        with self.assertRaises(cast_rpc.ApplicationNotRunning):
            tv.join()
        self.assertEqual(tv.enqueue(FILM + "?duration=600", title="First").title, "First")
        self.assertEqual(tv.join().player_state, "PLAYING")
        tv.enqueue([FILM + "?n=2", FILM + "?n=3"], title="Later")
        tv.enqueue({"contentId": FILM + "?n=4"})
        tv.enqueue(QueueData(items=[QueueItem(media=MediaInformation(content_id=FILM + "?n=5"))]))
        items = tv.queue()
        named = [(each.media.content_id or "").removeprefix(FILM) for each in items if each.media]
        self.assertEqual(named, ["?duration=600", "?n=2", "?n=3", "?n=4", "?n=5"])
        assert items[2].item_id is not None
        tv.jump(items[2].item_id)
        self.assertEqual((tv.status().title, tv.status().queue_index), ("Later", 2))

    def test_tracks_are_listed_and_chosen_by_id_name_and_language(self) -> None:
        tv = self.client().tv(self.address)
        with self.assertRaises(cast_rpc.ApplicationNotRunning):
            tv.tracks()
        english: TrackDict = {"trackId": 1, "type": "AUDIO", "language": "en", "name": "English"}
        german: TrackDict = {"trackId": 2, "type": "AUDIO", "language": "de", "name": "Deutsch"}
        subtitles: TrackDict = {"trackId": 3, "type": "TEXT", "subtype": "SUBTITLES", "language": "de", "name": "Für Gehörlose"}
        media: MediaInformationDict = {"contentId": FILM + "?duration=600", "tracks": [english, german, subtitles]}
        tv.play(media)

        def active(**choice: Any) -> list[int]:
            return sorted(each.track.track_id for each in tv.tracks(**choice) if each.is_active)

        self.assertEqual([each.track.name for each in tv.tracks()], ["English", "Deutsch", "Für Gehörlose"])
        self.assertEqual(active(audio="Deutsch"), [2])
        self.assertEqual(active(text="de"), [2, 3])
        self.assertEqual(active(audio=1), [1, 3])
        self.assertEqual(active(audio="de", text="off"), [2])
        self.assertEqual(active(), [2])
        with self.assertRaises(cast_rpc.NoSuchTrack):
            tv.tracks(text="fr")

    def test_asyncio_does_the_same(self) -> None:
        async def run() -> tuple[list[str | None], list[bool]]:
            async with aio.Client(SERVER, topics=[]) as client:
                tv = client.tv(self.address)
                await tv.enqueue(FILM + "?duration=600")
                tracks: list[TrackDict] = [{"trackId": 7, "type": "TEXT", "language": "en", "subtype": "SUBTITLES"}]
                await tv.enqueue({"contentId": FILM, "tracks": tracks})
                items = await tv.queue()
                assert items[1].item_id is not None
                await tv.jump(items[1].item_id)
                chosen = await tv.tracks(text=7)
                await tv.join()
                return [each.media.content_id for each in items if each.media], [each.is_active for each in chosen]

        self.assertEqual(asyncio.run(asyncio.wait_for(run(), 60)), ([FILM + "?duration=600", FILM], [True]))

    def test_what_another_client_does_is_seen(self) -> None:
        async def follow() -> list[str]:
            async with aio.Client(SERVER, topics=[]) as client:
                tv = client.tv(self.address)
                await tv.play(FILM + "?duration=600")
                seen = []
                async for update in tv.progress():
                    seen.append(str(update.player_state))
                    if len(seen) == 1:
                        await client.media.pause()
                    elif update.player_state == "PAUSED":
                        await client.session.end(action="STOP_CASTING")
                        break
                return seen

        self.assertEqual(asyncio.run(asyncio.wait_for(follow(), 30))[-1], "PAUSED")


if __name__ == "__main__":
    unittest.main()
