"""Runs the PyChromecast scripts of docs/start/README.md as they are written there: the comparison is about what works."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import threading
import unittest

from receiver import Receiver

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "start" / "README.md"


class StartPageTests(unittest.TestCase):
    def setUp(self) -> None:
        blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        self.name = f"Living Room {os.getpid()}"  # The network is the machine's: there may be another one.
        film, rule = (each.replace("Living Room", self.name) for each in blocks)
        self.film, self.rule = [sys.executable, "-c", film], [sys.executable, "-c", rule]

    def test_the_script_of_pychromecast_plays_to_the_end(self) -> None:
        with Receiver(name=self.name):
            done = subprocess.run(self.film, capture_output=True, text=True, timeout=90)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("PLAYING", done.stdout)

    def test_the_rule_of_pychromecast_follows_a_film(self) -> None:
        with Receiver(name=self.name) as receiver, subprocess.Popen(self.rule, stdout=subprocess.PIPE, text=True) as rule:
            assert rule.stdout is not None
            limit = threading.Timer(60, rule.kill)
            limit.start()
            try:
                receiver.wait("linkOpened")
                subprocess.run(self.film, capture_output=True, timeout=50, check=True)
                seen: list[str] = []
                while "light off\n" not in seen or seen[-1] != "light on\n":
                    seen.append(rule.stdout.readline())
                    self.assertTrue(seen[-1], seen)
            finally:
                limit.cancel()
                rule.kill()


if __name__ == "__main__":
    unittest.main()
