"""The first minute of a shell's user, castctl beside catt: find, play, status, pause. Writes its section of Benchmarks/REPORT.md."""

from __future__ import annotations

import argparse
import ctypes
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "Tests" / "ThirdParty"))
from clients_benchmark import Daemon
from media import write_wav
from process_usage import ProcessUsage
from report import write_section

NAME = "First minute TV"
ROUNDS = 11
# prctl(2): servers that castctl leaves become children of this program.
PR_SET_CHILD_SUBREAPER = 36
# The issue's own figures for `status`, of catt's.
WANTED_TIME, WANTED_CPU = 0.5, 0.1


def steps(url: str) -> dict[str, tuple[list[str], list[str]]]:
    """Each step, as a command of castctl and of catt."""
    return {
        "find the devices": (["devices"], ["scan"]),
        "play a URL": (["play", url, "--on", NAME], ["-d", NAME, "cast", url]),
        "status": (["status", NAME], ["-d", NAME, "status"]),
        "pause": (["pause", "--on", NAME], ["-d", NAME, "pause"]),
        "resume": (["resume", "--on", NAME], ["-d", NAME, "play"]),
    }


class QuietHandler(SimpleHTTPRequestHandler):
    """A server of files that says nothing."""

    def log_message(self, *_: object) -> None:
        pass


def serve_sound(folder: str) -> str:
    """The URL of a sound, which catt looks at before it casts it; the receiver takes the length from the URL."""
    write_wav(Path(folder) / "sound.wav", 1)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/sound.wav?duration=600"


class Cost:
    """Seconds on the clock and of CPU, of a program and its children."""

    def __init__(self, wall: float, cpu: float) -> None:
        self.wall, self.cpu = wall, cpu


def end_started_server(lasting: int) -> float:
    """Ends the server that a command of castctl started and left, and returns its seconds of CPU; 0 if it left none."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    seconds = 0.0
    for pid in map(int, children):
        if Path(f"/proc/{pid}/comm").read_text().strip() == "cast-rpc" and pid != lasting:
            seconds += ProcessUsage(pid).cpu_seconds()
            os.kill(pid, signal.SIGTERM)
            os.waitpid(pid, 0)
    return seconds


def run(command: list[str], environment: dict[str, str], daemon: Daemon, helps: bool) -> Cost:
    """The cost of a command, including that of the server which it starts, or the daemon's share."""

    def children() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    def used() -> float:
        return children() + (daemon.usage.cpu_seconds() if helps else 0)

    cpu = used()
    begun = time.monotonic()
    result = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60
    )
    wall = time.monotonic() - begun
    assert result.returncode == 0, f"{command}: {result.stdout}{result.stderr}"
    cpu = used() - cpu
    return Cost(wall, cpu + end_started_server(daemon.process.pid))


def measure(binaries: Path, catt: Path) -> dict[str, dict[str, list[Cost]]]:
    """What each step cost in each round, by program."""
    # After the environment is set: the module takes the program's path from it.
    os.environ["CAST_RECEIVER"] = str(binaries / "cast-receiver")
    from receiver import Receiver

    seen: dict[str, dict[str, list[Cost]]] = {}
    with tempfile.TemporaryDirectory() as home, Receiver(name=NAME):
        environment = {**os.environ, "HOME": home, "CAST_RPC_SERVER": str(binaries / "cast-rpc"), "NO_COLOR": "1"}
        for name in ("XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"):
            environment[name] = f"{home}/{name}"
        os.mkdir(environment["XDG_RUNTIME_DIR"], 0o700)
        commands = steps(serve_sound(home))
        daemon = Daemon(str(binaries / "cast-rpc"), home)
        try:
            programs = {
                # Each command starts a server, which is ended before the next one.
                "castctl": ([str(binaries / "castctl")], False),
                "castctl, daemon": ([str(binaries / "castctl"), "--socket", daemon.path], True),
                "catt": ([str(catt)], False),
            }
            # In turns, so that a clock that changes meets all of them.
            for _ in range(ROUNDS):
                for program, (words, helps) in programs.items():
                    for step, (ours, theirs) in commands.items():
                        arguments = theirs if program == "catt" else ours
                        cost = run(words + arguments, environment, daemon, helps)
                        seen.setdefault(step, {}).setdefault(program, []).append(cost)
        finally:
            daemon.close()
    return seen


def ratio(ours: list[Cost], theirs: list[Cost], what: str) -> float:
    """The median of the rounds' ratios: the clock changes from round to round, less within one."""
    return statistics.median(getattr(our, what) / getattr(their, what) for our, their in zip(ours, theirs, strict=True))


def table(steps: dict[str, dict[str, list[Cost]]]) -> tuple[list[str], bool]:
    """The rows, and whether `status` is within its limits, spawned and on a daemon."""
    lines = [
        "| what | castctl | with a daemon | catt | ratio of time | with a daemon | ratio of CPU | with a daemon |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for step, row in steps.items():
        spawned, helped, peer = row["castctl"], row["castctl, daemon"], row["catt"]
        times = [f"{statistics.median(cost.wall for cost in costs):.2f} s" for costs in (spawned, helped, peer)]
        ratios = [f"{ratio(costs, peer, 'wall'):.2f}" for costs in (spawned, helped)]
        ratios += [f"{ratio(costs, peer, 'cpu'):.3f}" for costs in (spawned, helped)]
        lines.append(f"| {step} | {' | '.join(times + ratios)} |")
    status = steps["status"]
    is_good = all(
        ratio(status[program], status["catt"], "wall") <= WANTED_TIME
        and ratio(status[program], status["catt"], "cpu") <= WANTED_CPU
        for program in ("castctl", "castctl, daemon")
    )
    return lines, is_good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binaries", type=Path, help="the folder of cast-rpc, castctl and cast-receiver")
    parser.add_argument("catt", type=Path, help="catt's program")
    parser.add_argument("--network", required=True, help="what the heading says of the network: 'with Avahi'")
    parser.add_argument("--print", action="store_true", help="print, and leave the report alone")
    arguments = parser.parse_args()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    lines, is_good = table(measure(arguments.binaries.absolute(), arguments.catt.absolute()))
    heading = f"## The first minute, {arguments.network}"
    section = "\n".join(
        [
            heading,
            "",
            f"`castctl` beside `catt`, medians of {ROUNDS} rounds and of their ratios; the CPU of the server or daemon"
            f" is counted. Wanted for `status`: at most {WANTED_TIME} of catt's time and {WANTED_CPU} of its CPU,"
            f" with a server that castctl starts and on a daemon: **{'yes' if is_good else 'no'}**.",
            "",
            *lines,
            "",
        ]
    )
    print(section)
    if not arguments.print:
        write_section(heading, section)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
