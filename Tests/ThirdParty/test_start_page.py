"""Runs the PyChromecast script of docs/start/README.md as it is written there: the comparison is about what works."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import unittest

from receiver import Receiver

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "start" / "README.md"


class StartPageTests(unittest.TestCase):
    def test_the_script_of_pychromecast_plays_to_the_end(self) -> None:
        blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        [script] = [each for each in blocks if "pychromecast" in each]
        name = f"Living Room {os.getpid()}"  # The network is the machine's: there may be another one.
        with Receiver(name=name):
            program = script.replace("/film.mp4", "/film.mp4?duration=3").replace("Living Room", name)
            done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=90)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("PLAYING", done.stdout)


if __name__ == "__main__":
    unittest.main()
