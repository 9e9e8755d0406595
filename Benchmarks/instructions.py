"""The instructions that cast-rpc executes in user mode: of a start, a request and a status. Clocks vary; these don't.

    Benchmarks/instructions.py PROGRAM [--no-report]

valgrind's callgrind counts them; without it the program ends with 77. A request or status costs the difference of two
runs, so that the start and the first use of code don't count. The program must be stripped of debug information, which
callgrind can't read.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from cast_device import CastDevice
from report import write_section
from rpc_process import RPCProcess

HEADING = "## Instructions"
NOT_POSSIBLE = 77
# The most of each, in user mode: a tenth above the figures of 28 November 2026.
MARKS = {"a start, to the first reply and the end": 8_900_000, "a request": 57_500, "a MEDIA_STATUS of 3,400 bytes, device to notification": 620_000}


class Counted(RPCProcess):
    """A server under callgrind."""

    options: tuple[str, ...] = ()

    def __init__(self, program: str) -> None:
        self.program = program
        self.file = tempfile.NamedTemporaryFile(prefix="callgrind.")
        super().__init__(["valgrind", "--tool=callgrind", *self.options, f"--callgrind-out-file={self.file.name}", program])

    def instructions(self) -> int:
        """Ends the server, and returns the number of its instructions."""
        assert self.process.stdin
        self.process.stdin.close()
        if code := self.process.wait(timeout=60):
            raise RuntimeError(f"{self.program} ended with {code}")
        found = re.search(r"^(?:summary|totals): (\d+)", Path(self.file.name).read_text(errors="replace"), re.MULTILINE)
        if not found:
            raise RuntimeError("callgrind counted nothing")
        return int(found.group(1))


def requests(program: str, count: int, kind: type[Counted] = Counted) -> int:
    server = kind(program)
    for _ in range(count):
        server.call("server.ping", {})
    return server.instructions()


def statuses(program: str, count: int, kind: type[Counted] = Counted) -> int:
    device = CastDevice()
    server = kind(program)
    server.call("session.start", {"host": "127.0.0.1", "port": device.port})
    server.call("events.subscribe", {"topics": ["media.didUpdateStatus"]})
    device.send_statuses(count)
    last = (count - 1) * 0.25
    assert server.process.stdout
    for line in server.process.stdout:
        message = json.loads(line)
        if message.get("method") == "media.didUpdateStatus" and message["params"]["status"]["currentTime"] == last:
            return server.instructions()
    raise RuntimeError(f"{program} ended before the last status")


def main() -> None:
    if shutil.which("valgrind") is None:
        print("valgrind isn't installed, so no instructions are counted")
        sys.exit(NOT_POSSIBLE)
    program = sys.argv[1]
    figures = [
        requests(program, 1), (requests(program, 1_200) - requests(program, 200)) // 1_000,
        (statuses(program, 600) - statuses(program, 100)) // 500,
    ]  # fmt: skip
    lines = [HEADING, "", "In user mode, counted by callgrind: one program has one figure, whatever else the machine does.", ""]
    lines += ["| what | instructions | wanted | |", "|---|--:|--:|---|"]
    for (name, mark), figure in zip(MARKS.items(), figures):
        lines.append(f"| {name} | {figure:,} | at most {mark:,} | {'yes' if figure <= mark else '**no**'} |")
    section = "\n".join(lines) + "\n"
    print(section)
    if "--no-report" not in sys.argv:
        write_section(HEADING, section)
    sys.exit(0 if all(figure <= mark for mark, figure in zip(MARKS.values(), figures)) else 1)


if __name__ == "__main__":
    main()
