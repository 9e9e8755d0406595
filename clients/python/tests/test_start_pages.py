"""Runs the examples of docs/start unchanged, with and without a DNS-SD daemon."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import unittest

from support.daemon import end_daemon
from support.helpers import PACKAGE, REPOSITORY
from test_integration import RECEIVER, SERVER
from test_readme import FILM, blocks
from test_receiver import HAS_PYTEST

import cast_rpc
from cast_rpc.receiver import Fleet

START = REPOSITORY / "docs" / "start"
CASTCTL = os.path.join(os.path.dirname(os.path.abspath(SERVER)), "castctl") if SERVER else ""


FIRST_SCRIPTS = {
    "python.md": ("python", 0),
    "node.md": ("js", 0),
    "shell.md": ("sh", 0),
    "vscode.md": ("js", 0),
    "neovim.md": ("lua", 0),
    "emacs.md": ("elisp", -1),
    "home automation.md": ("python", 1),
    "../CI.md": ("python", 0),
}
"""The script that the table of the first page counts: its language, and which block of the page it is. Each is run by a test."""


def lines(script: str) -> int:
    return sum(1 for line in script.splitlines() if line.strip())


class StartPageCase(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.fleet = Fleet(name="Living Room", advertise=True)
        self.addCleanup(self.fleet.close)
        self.tv = self.fleet.devices[0]
        self.addCleanup(end_daemon, os.path.join(self.folder, "cast-rpc", "socket"))

    @property
    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "PYTHONPATH": str(PACKAGE / "src"),
            "XDG_RUNTIME_DIR": self.folder,
            "XDG_STATE_HOME": self.folder,
            "PATH": f"{os.path.dirname(CASTCTL)}:{os.environ['PATH']}",
        }

    def run_program(self, *command: str) -> str:
        done = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=90)
        self.assertEqual(done.returncode, 0, f"{command[-1]}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def run_python(self, program: str) -> str:
        return self.run_program(sys.executable, "-c", program)


@unittest.skipUnless(SERVER and RECEIVER, "run scripts/test-python, which knows where the programs are")
class StartPageTests(StartPageCase):
    def test_python(self) -> None:
        first, ten, wrong = blocks(START / "python.md", "python")
        self.assertRegex(self.run_python(first), r"^PLAYING \d[\s\S]*\nIDLE None\n$")
        lines = self.run_python(ten).splitlines()
        self.assertEqual(lines[0], "Living Room IDLE")
        self.assertRegex(lines[1], r"^A film (3\d|4\d)\.\d+ 600\.0$")
        self.assertEqual(lines[2:], ["PLAYING"])
        self.assertRegex(self.run_python(wrong), "^DeviceNotFound Living Room .+")

    def test_home_automation(self) -> None:
        doorbell, light = blocks(START / "home automation.md", "python")
        self.assertEqual(self.run_python(doorbell), "Living Room IDLE\n")
        self.fleet.control.device.take_over(content_id=f"{FILM}?duration=600")
        self.tv.wait_for("playerState", player_state="PLAYING", content_id=f"{FILM}?duration=600")
        # The film ends when it has been seen to play.
        pipe = subprocess.PIPE
        with subprocess.Popen([sys.executable, "-u", "-c", light], env=self.environment, stdout=pipe, text=True) as program:
            assert program.stdout is not None
            self.assertEqual(program.stdout.readline(), "light off\n")
            self.fleet.control.media.finish()
            self.assertRegex(program.stdout.read(), r"^(light off\n)*light on\n$")
            self.assertEqual(program.wait(10), 0)

    @unittest.skipUnless(os.path.exists(CASTCTL), "castctl is not built")
    def test_shell(self) -> None:
        for block in blocks(START / "shell.md", "sh"):
            for line in block.splitlines():
                output = self.run_program("sh", "-c", line)
                # The scan is short, and a busy machine may answer late.
                if "devices" in line and "Living Room" not in output:
                    self.assertIn("Living Room", self.run_program("castctl", "devices", "--scan-time", "20"))
        self.assertEqual(self.tv.state.screen.phase, "idle")

    @unittest.skipUnless(HAS_PYTEST, "run scripts/test-python, which installs pytest")
    def test_ci(self) -> None:
        program = blocks(START / "../CI.md", "python")[0]
        with open(os.path.join(self.folder, "test_it.py"), "w", encoding="utf-8") as file:
            file.write(program)
        output = self.run_program(sys.executable, "-m", "pytest", "-p", "cast_rpc.pytest_plugin", "-p", "no:cacheprovider")
        self.assertIn("1 passed", output)

    def test_the_table_counts_right(self) -> None:
        page = (START / "README.md").read_text("utf-8")
        others = dict(re.findall(r"^### ([^\n]*)\n```\w+\n(.*?)^```", page, re.DOTALL | re.MULTILINE))
        others = {title.lower().replace(" ", "-"): lines(script) for title, script in others.items()}
        rows = re.findall(r"^\| \[[^]]+\]\(([^#]+)#[^)]+\) \| (\d+) \| (?:\[[^]]+\]\(#([^)]+)\)|neither)[^|]*\| ?(\d*) \|", page, re.MULTILINE)
        self.assertEqual({row[0] for row in rows}, {name.replace(" ", "%20") for name in FIRST_SCRIPTS})
        for name, claimed, other, claimed_of_other in rows:
            language, index = FIRST_SCRIPTS[name.replace("%20", " ")]
            counted = lines(blocks(START / name.replace("%20", " "), language)[index])
            self.assertEqual(int(claimed), counted, name)
            self.assertLessEqual(counted, 10, name)
            self.assertEqual(claimed_of_other, str(others[other]) if other else "", name)

    def test_the_extensions_commands_are_there(self) -> None:
        page = (START / "vscode.md").read_text("utf-8")
        manifest = (REPOSITORY / "clients" / "vscode" / "package.json").read_text("utf-8")
        for name in re.findall(r"""[`"](cast\.\w+)[`"]""", page):
            self.assertIn(f'"{name}"', manifest)


if __name__ == "__main__":
    unittest.main()
