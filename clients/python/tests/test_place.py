"""Where the server's socket is when none is named, by the table that every client is held to, and by the programs themselves."""

# Runs once: it has no devices.

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import cast_rpc
from cast_rpc._place import default_socket

from support.helpers import REPOSITORY

SERVER = os.environ["CAST_RPC_SERVER"]

TABLE = REPOSITORY / "Tests" / "SocketPlaces" / "places.json"


class TableTests(unittest.TestCase):
    def test_the_table(self) -> None:
        for row in json.loads(TABLE.read_text(encoding="utf-8"))["rows"]:
            with self.subTest(row["name"]), tempfile.TemporaryDirectory() as base:
                self.check(row, base)

    def check(self, row: dict[str, Any], base: str) -> None:
        user = os.geteuid() + bool(row.get("isStranger"))

        def filled(text: str) -> str:
            return text.replace("BASE", base).replace("UID", str(user))

        for folder in ("elsewhere", "temporary", "other"):
            os.mkdir(f"{base}/{folder}", 0o700)
        for name, what in row["made"].items():
            path = Path(base, filled(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            if what == "file":
                path.touch()
            elif what == "link":
                path.symlink_to(f"{base}/elsewhere")
            else:
                path.mkdir()
                path.chmod(int(what, 8))
        environment = {name: filled(value) for name, value in row["environment"].items()}

        def place() -> str:
            return default_socket(environment, user, f"{base}/run", f"{base}/temporary")

        if "place" in row:
            self.assertEqual(place(), filled(row["place"]))
        else:
            with self.assertRaises(cast_rpc.ServerNotFound) as caught:
                place()
            self.assertIn(f"{filled(row['unsafe'])} isn't safe", str(caught.exception))


# Each prints the process id of the server that it joined, or started: the first one of a round starts it.
PYTHON = """
import cast_rpc
with cast_rpc.Client.connect(spawn=True) as client:
    print(client.server.info().process_id)
"""
NODE = """
import { CastClient } from %s;
const client = await CastClient.connect({ spawn: true });
console.log((await client.server.info()).processId);
await client.close();
"""
LUA = """lua local client = require("cast-rpc").connect(); io.stdout:write(client.server.info():wait().processId .. "\\n"); client:close()"""
EMACS = """(progn (require 'cast-rpc-api) (let ((client (cast-rpc-connect)))
  (princ (format "%d\\n" (plist-get (cast-rpc-server-info client) :processId))) (cast-rpc-close client)))"""


@unittest.skipUnless(sys.platform == "linux", "the kernel's word on processes")
class ProgramTests(unittest.TestCase):
    """The daemon that one client starts is joined by all others, in an environment as cron and containers have it."""

    def setUp(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="place-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        keep = ("PATH", "LANG", "CAST_RPC_SERVER")
        self.environment = {name: os.environ[name] for name in keep if name in os.environ}
        self.environment |= {"CAST_RPC_SERVER": SERVER, "HOME": self.folder, "TMPDIR": self.folder, "XDG_STATE_HOME": self.folder}
        self.environment["PYTHONPATH"] = str(REPOSITORY / "clients/python/src")
        self.environment["XDG_CACHE_HOME"] = self.environment["XDG_CONFIG_HOME"] = self.folder
        # Where the machine has a runtime folder of this user, a daemon of theirs may listen: the test is of those who have none.
        if Path(f"/run/user/{os.geteuid()}").exists():
            self.environment["XDG_RUNTIME_DIR"] = self.folder
        self.socket = default_socket(self.environment)
        self.addCleanup(self.end_daemon)

    def end_daemon(self) -> None:
        try:
            with cast_rpc.Client.connect(self.socket) as client:
                client.server.shutdown()
        except cast_rpc.ServerNotFound:
            pass

    def programs(self) -> dict[str, list[str]]:
        node = NODE % json.dumps((REPOSITORY / "clients/node/src/index.js").as_uri())
        castctl = str(Path(SERVER).parent / "castctl")
        found = {
            "Python": [sys.executable, "-c", PYTHON],
            "Node": ["node", "--input-type=module", "-e", node],
            "Neovim": ["nvim", "--headless", "-u", "NONE", "--cmd", f"set runtimepath^={REPOSITORY}/clients/lua", "-c", LUA, "-c", "qall!"],
            "Emacs": ["emacs", "-Q", "-batch", "-L", f"{REPOSITORY}/clients/emacs", "--eval", EMACS],
            "castctl": [castctl, "call", "server.info", "--json"],
        }
        return {name: command for name, command in found.items() if shutil.which(command[0])}

    def joined(self, command: list[str]) -> int:
        run = subprocess.run(command, env=self.environment, cwd=self.folder, capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(run.returncode, 0, run.stderr)
        text = run.stdout.strip()
        answer = json.loads(text) if text.startswith("{") else {"processId": text.splitlines()[-1]}
        return int(answer["processId"])

    def test_all_programs_join_one_daemon(self) -> None:
        programs = self.programs()
        self.assertIn("Python", programs)
        for first in programs:
            with self.subTest(started_by=first):
                daemon = self.joined(programs[first])
                for name, command in programs.items():
                    self.assertEqual(self.joined(command), daemon, name)
                folder = os.lstat(os.path.dirname(self.socket))
                self.assertEqual(stat.S_IMODE(folder.st_mode), 0o700)
                self.end_daemon()
                while os.path.exists(f"/proc/{daemon}/fd/0"):
                    os.sched_yield()

    def test_a_folder_that_others_may_enter_is_refused_by_all(self) -> None:
        if "XDG_RUNTIME_DIR" in self.environment:
            self.skipTest("this machine has a runtime folder of this user")
        os.mkdir(os.path.dirname(self.socket))
        os.chmod(os.path.dirname(self.socket), 0o777)
        programs = {"server": [SERVER, "--socket"], **self.programs()}
        del programs["castctl"]  # It trusts no daemon there, and starts a private server.
        for name, command in programs.items():
            run = subprocess.run(command, env=self.environment, cwd=self.folder, capture_output=True, text=True, timeout=60, check=False)
            self.assertIn("isn't safe for a socket", run.stdout + run.stderr, name)


if __name__ == "__main__":
    unittest.main()
