"""rust_cast against cast-receiver: it decodes strictly, so every status must have the shape of a device's.

Only where cargo and Debian's librust-rust-cast-dev are installed; scripts/test-third-party builds it.
"""

from __future__ import annotations

import os
import subprocess
import unittest

from receiver import Receiver

PROGRAM = os.environ.get("RUST_CAST_CHECK", "")


@unittest.skipUnless(os.access(PROGRAM, os.X_OK), "rust_cast is not installed")
class RustCastTests(unittest.TestCase):
    def test_casts_controls_and_decodes_every_status(self) -> None:
        receiver = Receiver("--no-advertise")
        self.addCleanup(receiver.close)
        url = "http://127.0.0.1:9/film.mp4?duration=30"
        result = subprocess.run(
            [PROGRAM, receiver.host, str(receiver.port), url], capture_output=True, text=True, timeout=60
        )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        expected = [
            *("pong", "launched CC1AD845 Default Media Receiver", "duration Some(30.0)", "paused", "sought"),
            *("volume Some(0.25)", "stopped", "applications 0"),
        ]
        self.assertEqual(result.stdout.splitlines(), expected)
        self.assertEqual(receiver.wait("load")["request"]["media"]["contentId"], url)
        self.assertAlmostEqual(receiver.wait("deviceVolumeChanged")["level"], 0.25)


if __name__ == "__main__":
    unittest.main()
