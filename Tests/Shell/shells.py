"""Interactive shells on pseudo-terminals with castctl's completions, and the arguments that a completed line passes to castctl."""

from __future__ import annotations

import json
import os
import pty
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any

PRODUCTS = Path(os.environ["CAST_PRODUCTS"]).absolute()
ROOT = Path(__file__).resolve().parents[2]
_rows = json.loads((ROOT / "Tests/HostileTexts/texts.json").read_text())["texts"]
HOSTILE_TEXTS = [row["text"] for row in _rows]
SHELL_TEXTS = [row["text"] for row in _rows if row["evaluatedBy"] == "shell"]
PATIENCE = 20


class Room:
    """A folder that is home, working folder and state of all that a test runs, a `castctl` on the PATH that records its arguments, and a daemon."""

    def __init__(self, case: unittest.TestCase) -> None:
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        case.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.home = self.folder / "home"
        self.home.mkdir()
        programs = self.folder / "bin"
        programs.mkdir()
        self.records = self.folder / "records"
        os.mkfifo(self.records)
        self.pipe = os.open(self.records, os.O_RDWR | os.O_NONBLOCK)
        case.addCleanup(os.close, self.pipe)
        castctl = programs / "castctl"
        castctl.write_text(
            f"#!/bin/sh\n[ \"$1\" = ---completion ] && exec '{PRODUCTS}/castctl' \"$@\"\nprintf '%s\\0' \"$#\" \"$@\" > '{self.records}'\n"
        )
        castctl.chmod(0o755)
        self.environment = {
            "HOME": str(self.home),
            "PATH": f"{programs}:/usr/local/bin:/usr/bin:/bin",
            "TERM": "xterm",
            "LC_ALL": "C.UTF-8",
            "CAST_RPC_SERVER": str(PRODUCTS / "cast-rpc"),
        }
        for name in ["XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]:
            (self.folder / name).mkdir(mode=0o700)
            self.environment[name] = str(self.folder / name)
        self._case = case

    def castctl(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [PRODUCTS / "castctl", *arguments], env=self.environment, cwd=self.home, capture_output=True, text=True, timeout=60
        )

    def start_daemon(self) -> Daemon:
        return Daemon(self._case, self)

    def next_record(self) -> list[str]:
        """The arguments of the next line that ran castctl."""
        data = b""
        while True:
            if not select.select([self.pipe], [], [], PATIENCE)[0]:
                raise TimeoutError(f"no line ran castctl: {data!r}")
            data += os.read(self.pipe, 65536)
            parts = data.split(b"\0")
            if len(parts) - 2 == int(parts[0] or 1 << 30):
                return [part.decode() for part in parts[1:-1]]

    @property
    def owned(self) -> list[str]:
        """What texts made that were taken for more than text."""
        return [str(path) for path in self.folder.rglob("*") if "OWNED" in path.name]


def connect(
    case: unittest.TestCase, path: Path, process: subprocess.Popen[bytes], patience: float = PATIENCE
) -> socket.socket:
    """A connection to the socket of a process that was just started."""
    link = socket.socket(socket.AF_UNIX)
    case.addCleanup(link.close)
    end = time.monotonic() + patience
    while True:
        try:
            link.connect(str(path))
            return link
        except (FileNotFoundError, ConnectionRefusedError):
            assert time.monotonic() < end and process.poll() is None, f"{process.args} doesn't listen"
            time.sleep(0.02)  # A socket that isn't there yet has no event to wait for.


class Daemon:
    """The server that castctl finds in a room, and a connection to it."""

    def __init__(self, case: unittest.TestCase, room: Room) -> None:
        self.process = subprocess.Popen(
            [PRODUCTS / "cast-rpc", "--socket"], env=room.environment, cwd=room.home, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        case.addCleanup(self._end)
        path = Path(room.environment["XDG_RUNTIME_DIR"]) / "cast-rpc/socket"
        self._socket = connect(case, path, self.process)
        self._lines = self._socket.makefile("rb")
        case.addCleanup(self._lines.close)
        self._id = 0

    def _end(self) -> None:
        self.process.terminate()
        self.log = self.process.communicate(timeout=PATIENCE)[1]

    def call(self, method: str, **params: Any) -> Any:
        self._id += 1
        request = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        while True:
            answer = json.loads(self._lines.readline())
            if answer.get("id") == self._id:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]


class Shell:
    """An interactive shell. It reads its input in order, so a line can be typed behind the completion of another."""

    # Each of the three turns on bracketed paste when its line editor begins.
    READS_A_LINE = b"\x1b[?2004h"

    def __init__(self, case: unittest.TestCase, room: Room, arguments: list[str], setup: str) -> None:
        self.name = arguments[0]
        process, self.terminal = pty.fork()
        if process == 0:
            os.chdir(room.home)
            os.execvpe(arguments[0], arguments, room.environment)
        self._process = process
        case.addCleanup(self._end)
        self._room = room
        self.drawn = b""
        self._await_prompt()
        self.drawn = b""
        self.type(setup + "\n")
        # The setup ends with a line that runs castctl; from then on each prompt is one.
        if room.next_record() != ["begin"]:
            raise AssertionError(self.drawn)

    def _end(self) -> None:
        os.kill(self._process, signal.SIGKILL)
        os.close(self.terminal)
        os.waitpid(self._process, 0)

    def _await_prompt(self) -> None:
        """Waits until the shell reads a line: while it sets up its terminal, it may lose typed text."""
        while self.READS_A_LINE not in self.drawn:
            if not select.select([self.terminal], [], [], PATIENCE)[0]:
                raise TimeoutError(f"{self.name} draws no prompt, but {self.drawn!r}")
            self.drawn += os.read(self.terminal, 65536)

    def type(self, text: str) -> None:
        data = text.encode()
        while data:
            readable, writable, _ = select.select([self.terminal], [self.terminal], [], PATIENCE)
            if readable:
                self.drawn += os.read(self.terminal, 65536)
            if writable:
                data = data[os.write(self.terminal, data[:256]) :]

    def arguments(self, line: str) -> list[str]:
        """What castctl gets from a line that ends where Tab is pressed."""
        self._await_prompt()
        self.drawn = b""
        self.type(f"{line}\t\r")
        data = b""
        while True:
            readable = select.select([self.terminal, self._room.pipe], [], [], PATIENCE)[0]
            if self.terminal in readable:
                self.drawn += os.read(self.terminal, 65536)
            if self._room.pipe in readable:
                return self._room.next_record()
            if not readable:
                raise TimeoutError(f"{self.name}: no line ran castctl: {self.drawn!r}")


def bash(case: unittest.TestCase, room: Room, script: str, *, loader: str | None = None) -> Shell:
    """bash, which loads the script itself, or through the package bash-completion."""
    if loader:
        folder = Path(room.environment["XDG_DATA_HOME"]) / "bash-completion/completions"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "castctl").write_text(script)
    else:
        loader = str(room.folder / f"script-{len(script)}.bash")
        Path(loader).write_text(script)
    return Shell(case, room, ["bash", "--norc", "--noprofile", "-i"], f"source '{loader}'; PS1='ready> '; castctl begin")


def zsh(case: unittest.TestCase, room: Room, script: str) -> Shell:
    functions = room.folder / "functions"
    functions.mkdir()
    (functions / "_castctl").write_text(script)
    setup = f"fpath=('{functions}' $fpath); autoload -Uz compinit; compinit -u -D; PS1='ready> '; castctl begin"
    return Shell(case, room, ["zsh", "-f", "-i"], setup)


def fish(case: unittest.TestCase, room: Room, script: str) -> Shell:
    folder = Path(room.environment["XDG_CONFIG_HOME"]) / "fish/completions"
    folder.mkdir(parents=True)
    # Otherwise its first start reads all manual pages of the machine, in the background.
    (Path(room.environment["XDG_DATA_HOME"]) / "fish/generated_completions").mkdir(parents=True, exist_ok=True)
    (folder / "castctl.fish").write_text(script)
    return Shell(case, room, ["fish", "--interactive"], "castctl begin")


MISSING = [name for name in ["bash", "zsh", "fish"] if shutil.which(name) is None]
