"""Runs each example of the README files unchanged, with and without a DNS-SD daemon."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

from support.daemon import Daemon, end_daemon
from support.helpers import PACKAGE, REPOSITORY
import cast_rpc
from test_integration import RECEIVER, SERVER, Receiver

FILM = "https://example.com/film.mp4"


def blocks(page: Path, language: str) -> list[str]:
    """The page's examples in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@unittest.skipUnless(SERVER or RECEIVER, "run scripts/test-python, which knows where the server is")
class ReadmeTests(unittest.TestCase):
    """The receiver is one that is announced; its film is over after two seconds, as the page says."""

    def setUp(self) -> None:
        receiver = Receiver("--name", "Living Room")
        self.addCleanup(receiver.close)

    def run_python(self, program: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE / "src")}
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_five_lines_play_to_the_end_and_start_the_daemon(self) -> None:
        (short, _), (own, asynchronous, *_) = blocks(REPOSITORY / "README.md", "python"), blocks(PACKAGE / "README.md", "python")
        self.assertEqual(short, own)
        with tempfile.TemporaryDirectory() as folder:
            try:
                with unittest.mock.patch.dict(os.environ, XDG_RUNTIME_DIR=folder, XDG_STATE_HOME=folder):
                    for program in (short, asynchronous):
                        output = self.run_python(program)
                        self.assertRegex(output, r"^PLAYING \d[\s\S]*\nIDLE None\n$")
            finally:
                end_daemon(os.path.join(folder, "cast-rpc", "socket"))

    def test_python_finds_the_tv_and_plays_to_the_end_at_the_first_try(self) -> None:
        program = blocks(REPOSITORY / "README.md", "python")[1]
        output = self.run_python(program)
        self.assertLess(output.index("SessionDidStart"), output.index("MediaDidEndSession"))
        self.assertIn("PLAYING", output)

    def test_python_plays_again_on_a_daemon(self) -> None:
        program = blocks(REPOSITORY / "README.md", "python")[1]
        daemon = Daemon(self)
        daemon.connect().close()
        on_daemon = program.replace("Client()", f"Client.connect({daemon.path!r})")
        self.assertNotEqual(on_daemon, program)
        for _ in range(2):
            self.assertIn("MediaDidEndSession", self.run_python(on_daemon))

    def test_the_packages_example_says_what_plays_where(self) -> None:
        program = blocks(PACKAGE / "README.md", "python")[2]
        self.assertRegex(self.run_python(program), r"^Living Room plays at \d+\.\d s\n$")
        quickstart = (PACKAGE / "examples" / "quickstart.py").read_text("utf-8")
        self.assertIn(program.partition("\n\n")[2], quickstart)

    def test_the_shell_gets_an_answer(self) -> None:
        assert SERVER is not None
        program = next(each for each in blocks(REPOSITORY / "README.md", "sh") if "printf" in each)
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(os.path.abspath(SERVER), os.path.join(folder, "cast-rpc"))
            environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
            answer = subprocess.run(["sh", "-c", program], env=environment, capture_output=True, text=True, timeout=30)
        self.assertEqual(json.loads(answer.stdout)["result"]["name"], "cast-rpc")
