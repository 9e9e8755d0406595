"""What importing the Python client costs, beside PyChromecast: clients/python/README.md has the figures.

    python import_costs.py [--runs N] [--python PROGRAM]

Each run is a new interpreter that imports one package, and another that imports nothing; the CPU time of the second is taken off. The
median of the runs. The packages must be installed for that Python; modules are compiled by a first run that doesn't count.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "clients" / "python" / "src"
PROGRAMS = {
    "nothing": "pass",
    "cast_rpc": "import cast_rpc",
    "cast_rpc.aio": "import cast_rpc.aio",
    "pychromecast": "import pychromecast",
}


def cpu(python: str, program: str) -> float:
    """Milliseconds of processor that an interpreter takes; infinite if it fails."""
    # As users have it: compiled modules are kept.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    child = subprocess.Popen([python, "-c", program], env={**environment, "PYTHONPATH": str(CLIENT)}, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return (usage.ru_utime + usage.ru_stime) * 1e3 if child.returncode == 0 else float("inf")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--python", default=sys.executable)
    arguments = parser.parse_args()
    times = {name: [cpu(arguments.python, program) for _ in range(arguments.runs + 1)][1:] for name, program in PROGRAMS.items()}
    bare = statistics.median(times["nothing"])
    print("| import | CPU, ms |\n|---|--:|")
    for name in PROGRAMS:
        own = statistics.median(times[name]) - (0 if name == "nothing" else bare)
        print(f"| {'Python alone' if name == 'nothing' else f'`{name}`, on top'} | {own:.0f} |" if own < 1e6 else f"| `{name}` | can't be imported |")


if __name__ == "__main__":
    main()
