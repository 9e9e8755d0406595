"""The costs of the server's lazily loaded libraries at their first use: docs/Dependencies.md has the figures.

    python library_costs.py CAST-RPC [--runs N]

Each run spawns a server, makes the call that loads a library, and makes it again: the time of both, the resident memory before and after
the first, and how many libraries are mapped. Medians of the runs. The first row is a server that loads nothing.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from rpc_process import RPCProcess

# No program listens at port 9: the benchmark measures the library, not a network.
CALLS: dict[str, tuple[str, object]] = {
    "none (`server.ping`)": ("server.ping", {}),
    "DNS-SD (`discovery.diagnose`)": ("discovery.diagnose", {}),
    "libcurl (`image.fetch`)": ("image.fetch", {"url": "https://127.0.0.1:9/"}),
    "PCRE2 (`log.setFilter`)": ("log.setFilter", {"messagePatterns": ["(?i)session"]}),
}


def libraries(server: RPCProcess) -> int:
    """How many shared libraries the server has mapped."""
    lines = (server.usage.folder / "maps").read_text().splitlines()
    return len({line.split(None, 5)[5] for line in lines if ".so" in line})


def timed(server: RPCProcess, method: str, params: object) -> float:
    """Milliseconds of a call, successful or not."""
    start = time.perf_counter()
    try:
        server.call(method, params)
    except RuntimeError as error:
        if "ended" in str(error):
            raise
    return (time.perf_counter() - start) * 1e3


def measure(command: list[str], method: str, params: object) -> list[float]:
    """First and second call in ms, MiB before and after, libraries before and after."""
    with tempfile.TemporaryDirectory() as folder:
        server = RPCProcess(command, {"XDG_CACHE_HOME": folder, "XDG_STATE_HOME": folder})
        try:
            server.call("server.ping", {})
            before, mapped = server.usage.resident_kib() / 1024, libraries(server)
            first = timed(server, method, params)
            after, mapped_after = server.usage.resident_kib() / 1024, libraries(server)
            return [first, timed(server, method, params), before, after, mapped, mapped_after]
        finally:
            server.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("server", type=Path)
    parser.add_argument("--runs", type=int, default=9)
    options = parser.parse_args()
    print("| library | first call, ms | second, ms | before, MiB | after, MiB | mapped before | after |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name, (method, params) in CALLS.items():
        runs = [measure([str(options.server.resolve())], method, params) for _ in range(options.runs)]
        medians = [statistics.median(values) for values in zip(*runs)]
        print(f"| {name} | " + " | ".join(f"{value:.1f}" for value in medians[:4]) + " | " + " | ".join(f"{value:.0f}" for value in medians[4:]) + " |")


if __name__ == "__main__":
    main()
