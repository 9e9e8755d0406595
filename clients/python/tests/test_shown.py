"""The helpers for tqdm and rich: their output, and that the updates pass through unchanged."""

# Runs once: it starts no server.

from __future__ import annotations

import asyncio
import io
import unittest
from collections.abc import AsyncIterator

import support.helpers  # noqa: F401  (finds the package)
from test_tv import status

from cast_rpc import PlayerStatus

try:
    import rich  # noqa: F401
    import tqdm  # noqa: F401
except ImportError:
    HAS_EXTRAS = False
else:
    HAS_EXTRAS = True

UPDATES = [
    status(title="A film [1080p]", position=5.0, duration=20.0),
    status(title="A film [1080p]", position=10.0, duration=20.0, player_state="PAUSED"),
    PlayerStatus(device_id="d", friendly_name="Living Room", player_state="IDLE"),
]


async def one_by_one() -> AsyncIterator[PlayerStatus]:
    for update in UPDATES:
        yield update


@unittest.skipUnless(HAS_EXTRAS, "run scripts/test-python, which installs the extras")
class ShownTests(unittest.TestCase):
    def test_tqdm_shows_position_duration_and_state(self) -> None:
        from cast_rpc.tqdm import PlaybackBar

        text = io.StringIO()
        self.assertEqual(list(PlaybackBar(UPDATES, file=text, ncols=100)), UPDATES)
        shown = text.getvalue()
        for part in ("Living Room: A film [1080p]", " 25%", "5/20 s", " 50%", "10/20 s", "paused", "idle"):
            self.assertIn(part, shown)

    def test_tqdm_has_no_end_to_show_for_a_live_stream(self) -> None:
        from cast_rpc.tqdm import PlaybackBar

        text = io.StringIO()
        self.assertEqual(len(list(PlaybackBar([status(duration=None, position=61.0)], file=text))), 1)
        self.assertIn("61 s", text.getvalue())
        self.assertNotIn("%", text.getvalue())

    def test_rich_shows_position_duration_and_state(self) -> None:
        from rich.console import Console

        from cast_rpc.rich import PlaybackProgress

        text = io.StringIO()
        console = Console(file=text, width=100, force_terminal=True, color_system=None)
        self.assertEqual(list(PlaybackProgress(UPDATES, console=console)), UPDATES)
        for part in ("Living Room: A film [1080p]", "0:05/0:20", "0:10/0:20", "paused", "idle"):
            self.assertIn(part, text.getvalue())

    def test_both_are_for_asyncio_too(self) -> None:
        from rich.console import Console

        from cast_rpc.rich import PlaybackProgress
        from cast_rpc.tqdm import PlaybackBar

        async def follow() -> None:
            text = io.StringIO()
            self.assertEqual([update async for update in PlaybackBar(one_by_one(), file=text)], UPDATES)
            console = Console(file=text, width=100)
            self.assertEqual([update async for update in PlaybackProgress(one_by_one(), console=console)], UPDATES)
            with self.assertRaisesRegex(TypeError, "async for"):
                list(PlaybackBar(one_by_one(), file=text))

        asyncio.run(follow())


if __name__ == "__main__":
    unittest.main()
