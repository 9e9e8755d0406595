"""Models and enums."""

# Runs once: it starts no server.

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import unittest
from collections.abc import Callable
from typing import Any

from support import helpers

import cast_rpc
from cast_rpc import (
    ApplicationNamespace,
    DecodeError,
    MediaInformation,
    MediaMetadata,
    MediaStatus,
    MetadataType,
    PlayerState,
    ReceiverApplication,
)
from cast_rpc._generated.blocking import MediaAPI


class EnumTests(unittest.TestCase):
    def test_a_value_equals_its_string(self) -> None:
        self.assertEqual(PlayerState.PLAYING, "PLAYING")
        self.assertEqual(f"{PlayerState.PLAYING}", "PLAYING")
        self.assertEqual(repr(PlayerState.PLAYING), "PlayerState.PLAYING")
        self.assertIn("PLAYING", {PlayerState.PLAYING})

    def test_a_value_from_the_future_survives(self) -> None:
        status = MediaStatus.from_json({"mediaSessionId": 1, "playerState": "LEVITATING"})
        self.assertEqual(status.player_state, "LEVITATING")
        self.assertIsInstance(status.player_state, PlayerState)
        self.assertFalse(PlayerState("LEVITATING").is_known)
        self.assertEqual(repr(PlayerState("LEVITATING")), "PlayerState('LEVITATING')")
        self.assertEqual(status.to_json()["playerState"], "LEVITATING")

    def test_integers_have_names_too(self) -> None:
        self.assertEqual(MetadataType.MOVIE, 1)
        self.assertEqual(repr(MetadataType(1)), "MetadataType.MOVIE")
        self.assertFalse(MetadataType(77).is_known)

    def test_they_have_names_values_and_an_order_as_enums_do(self) -> None:
        self.assertEqual((PlayerState.PLAYING.name, PlayerState.PLAYING.value), ("PLAYING", "PLAYING"))
        self.assertEqual((MetadataType.MOVIE.name, MetadataType.MOVIE.value), ("MOVIE", 1))
        self.assertEqual(list(PlayerState)[:3], [PlayerState.IDLE, PlayerState.PLAYING, PlayerState.PAUSED])
        self.assertIs(PlayerState["IDLE"], PlayerState.IDLE)
        self.assertTrue("IDLE" in PlayerState and "LEVITATING" not in PlayerState and 1 in MetadataType)
        self.assertEqual(PlayerState.__members__["PAUSED"], "PAUSED")
        self.assertEqual((len(MetadataType), bool(PlayerState)), (len(list(MetadataType)), True))
        with self.assertRaises(KeyError):
            PlayerState["LEVITATING"]
        future = PlayerState("LEVITATING")
        self.assertEqual((future.name, future.value), ("LEVITATING", "LEVITATING"))
        self.assertEqual((MetadataType(77).name, MetadataType(77).value), ("77", 77))

    def test_values_can_be_pickled(self) -> None:
        self.assertEqual(repr(pickle.loads(pickle.dumps(PlayerState.IDLE))), "PlayerState.IDLE")


class ModelTests(unittest.TestCase):
    def test_members_have_the_names_of_the_wire_and_unset_ones_are_left_out(self) -> None:
        media = MediaInformation(content_id="x")
        self.assertEqual(media.to_json(), {"contentId": "x"})

    def test_they_take_the_plain_values_that_calls_take(self) -> None:
        media = MediaInformation(content_id="x", stream_type="LIVE", metadata=MediaMetadata(metadata_type=1))
        self.assertEqual(repr(media.stream_type), "StreamType.LIVE")
        self.assertEqual(media.metadata and repr(media.metadata.metadata_type), "MetadataType.MOVIE")
        self.assertEqual(media.to_json(), {"contentId": "x", "streamType": "LIVE", "metadata": {"metadataType": 1}})

    def test_they_show_only_set_members(self) -> None:
        media = MediaInformation(content_id="x", stream_type="LIVE")
        self.assertEqual(repr(media), "MediaInformation(content_id='x', stream_type=StreamType.LIVE)")
        media.additional["own"] = 1
        self.assertTrue(repr(media).endswith(", additional={'own': 1})"))

    def test_they_are_values(self) -> None:
        media = MediaInformation(content_id="x", tracks=[])
        self.assertEqual(media, MediaInformation.from_json({"contentId": "x", "tracks": []}))
        self.assertNotEqual(media, MediaInformation(content_id="y"))
        self.assertEqual(pickle.loads(pickle.dumps(media)), media)
        self.assertEqual(copy.deepcopy(media), media)
        self.assertEqual(media.__replace__(content_id="z"), MediaInformation(content_id="z", tracks=[]))
        with self.assertRaises(TypeError):
            hash(media)

    def test_mistakes_are_type_errors_that_name_them(self) -> None:
        mistakes: list[tuple[Callable[[], Any], str]] = [
            (lambda: cast_rpc.DiscoveryFindParams(timeout="ten").to_json(),  # type: ignore[arg-type]
             "discovery.find: timeout: expected a number, found 'ten'"),
            (lambda: cast_rpc.MediaSetActiveTracksParams(active_track_ids=[1, "x"]).to_json(),  # type: ignore[list-item]
             "media.setActiveTracks: active_track_ids[1]: expected an integer, found 'x'"),
            (lambda: cast_rpc.MediaLoadParams(media="film.mp4").to_json(),  # type: ignore[arg-type]
             "media.load: media: expected MediaInformation, found 'film.mp4'"),
            (lambda: cast_rpc.MediaLoadParams(media=MediaInformation(tracks=5)).to_json(),  # type: ignore[arg-type]
             "media.load: media.tracks: expected a list, found 5"),
            (lambda: cast_rpc.SessionEndParams(action=3).to_json(),  # type: ignore[arg-type]
             "session.end: action: expected SessionEndAction or a string, found 3"),
            (lambda: MediaInformation(contentId="x"), "MediaInformation has no 'contentId'. Did you mean 'content_id'?"),  # type: ignore[call-arg]
            (lambda: ApplicationNamespace(), "ApplicationNamespace: name is missing"),  # type: ignore[call-arg]
        ]  # fmt: skip
        for make, text in mistakes:
            with self.subTest(text), self.assertRaises(TypeError) as caught:
                make()
            self.assertEqual(str(caught.exception), text)

    def test_members_that_do_not_exist_cannot_be_set(self) -> None:
        with self.assertRaises(AttributeError):
            MediaInformation().contentId = "x"  # type: ignore[attr-defined]

    def test_the_texts_name_things_as_python_does(self) -> None:
        documentation = "".join(f"{each.__doc__}" for each in vars(MediaAPI).values())
        self.assertIn("Pass one of `media`, `queue_data` and `entity`", documentation)
        self.assertNotIn("`queueData`", documentation)

    def test_importing_the_package_compiles_and_loads_little(self) -> None:
        program = f"""if True:
            import sys
            sys.path.insert(0, {str(helpers.PACKAGE / "src")!r})
            before = set(sys.modules)
            import cast_rpc
            print([each for each in ("asyncio", "dataclasses", "inspect", "shutil") if each in set(sys.modules) - before])"""
        command = [sys.executable, "-I", "-c", program]
        self.assertEqual(subprocess.run(command, capture_output=True, text=True, check=True).stdout, "[]\n")

    def test_unknown_and_misshapen_members_are_kept_and_written_back(self) -> None:
        value = {"contentId": "x", "duration": {"odd": 1}, "fromTheFuture": [1]}
        media = MediaInformation.from_json(value)
        self.assertIsNone(media.duration)
        self.assertEqual(media.additional, {"duration": {"odd": 1}, "fromTheFuture": [1]})
        self.assertEqual(media.to_json(), value)

    def test_strictly_a_misshapen_member_is_an_error_with_its_path(self) -> None:
        with self.assertRaises(DecodeError) as caught:
            MediaStatus.from_json({"mediaSessionId": 1, "media": {"tracks": [{"trackId": "one"}]}}, strict=True)
        self.assertTrue(caught.exception.path.startswith("media.tracks[0]"), caught.exception.path)

    def test_a_missing_required_member_is_an_error_always(self) -> None:
        with self.assertRaises(DecodeError):
            ApplicationNamespace.from_json({})

    def test_shorthand_is_read(self) -> None:
        value = {"appId": "A", "sessionId": "s", "transportId": "t", "displayName": "d", "namespaces": ["urn:x-cast:a"]}
        namespaces = ReceiverApplication.from_json(value).namespaces or []
        self.assertEqual([each.name for each in namespaces], ["urn:x-cast:a"])

    def test_null_is_absent(self) -> None:
        self.assertEqual(MediaInformation.from_json({"contentId": None}).to_json(), {})

    def test_numbers_are_floats_and_booleans_are_no_integers(self) -> None:
        media = MediaInformation.from_json({"duration": 3})
        self.assertIsInstance(media.duration, float)
        self.assertIsNone(MediaInformation.from_json({"duration": True}).duration)


if __name__ == "__main__":
    unittest.main()
