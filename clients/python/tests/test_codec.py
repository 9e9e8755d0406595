"""Models and enums."""

from __future__ import annotations

import pickle
import unittest

from support import helpers  # noqa: F401 (finds the package)

from cast_rpc import (
    ApplicationNamespace,
    DecodeError,
    MediaInformation,
    MediaStatus,
    MetadataType,
    PlayerState,
    ReceiverApplication,
)


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

    def test_values_can_be_pickled(self) -> None:
        self.assertEqual(repr(pickle.loads(pickle.dumps(PlayerState.IDLE))), "PlayerState.IDLE")


class ModelTests(unittest.TestCase):
    def test_members_have_the_names_of_the_wire_and_unset_ones_are_left_out(self) -> None:
        media = MediaInformation(content_id="x")
        self.assertEqual(media.to_json(), {"contentId": "x"})

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
