"""Measures the release server beside deltachat-rpc-server in one run; prints and writes Benchmarks/REPORT.md."""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import tempfile

from cast_device import CastDevice, media_status
from report import write_head
from rpc_process import (
    RPCProcess,
    cpu_per_sequential_request,
    pipelined_requests_per_second,
    spawn_to_first_reply,
    start_cost,
)

ROUNDS = 5
SPAWNS = 40
SEQUENTIAL = 5_000
PIPELINE_DEPTH = 64
PIPELINE_ROUNDS = 400
STATUSES = 2_000


class Contender:
    """One server: how it is started and what its cheapest call is."""

    def __init__(self, name: str, command: list[str], method: str, params: object, environment: dict[str, str]) -> None:
        self.name, self.command, self.method, self.params, self.environment = name, command, method, params, environment

    def start(self) -> RPCProcess:
        server = RPCProcess(self.command, self.environment)
        server.call(self.method, self.params)
        return server


def medians(measure, *contenders: Contender) -> list[float]:
    """Runs them in turns, so that a change of the clock hits all, and keeps each one's median of rounds."""
    results: list[list[float]] = [[] for _ in contenders]
    for _ in range(ROUNDS):
        for values, contender in zip(results, contenders):
            values.append(measure(contender))
    return [statistics.median(values) for values in results]


def spawn_time(contender: Contender) -> float:
    times = [
        spawn_to_first_reply(contender.command, contender.environment, contender.method, contender.params)
        for _ in range(SPAWNS // ROUNDS)
    ]
    return min(times)


def start_cpu(contender: Contender) -> float:
    """The cheapest start's CPU."""
    return min(start_cost(contender.command, contender.environment, contender.method, contender.params)[0] for _ in range(SPAWNS // ROUNDS))


def start_faults(contender: Contender) -> float:
    return start_cost(contender.command, contender.environment, contender.method, contender.params)[1]


def sequential_cpu(contender: Contender) -> float:
    server = contender.start()
    cpu_per_sequential_request(server, contender.method, contender.params, 200)
    value = cpu_per_sequential_request(server, contender.method, contender.params, SEQUENTIAL)
    server.close()
    return value


def pipelined_rate(contender: Contender) -> float:
    server = contender.start()
    pipelined_requests_per_second(server, contender.method, contender.params, PIPELINE_DEPTH, 20)
    value = pipelined_requests_per_second(server, contender.method, contender.params, PIPELINE_DEPTH, PIPELINE_ROUNDS)
    server.close()
    return value


def memory(ours: Contender) -> tuple[int, int]:
    """Resident KiB after the first answer, and the growth over 30,000 requests after that."""
    server = ours.start()
    first = server.usage.resident_kib()
    for _ in range(30_000):
        server.call(ours.method, ours.params)
    growth = server.usage.resident_kib() - first
    server.close()
    return first, growth


def status_cpu(ours: Contender) -> float:
    """Seconds of CPU from device to notification for one 3.4 KB MEDIA_STATUS, all notifications read."""
    device = CastDevice()
    server = ours.start()
    server.call("session.start", {"host": "127.0.0.1", "port": device.port})
    server.call("events.subscribe", {"topics": ["media.didUpdateStatus"]})
    assert server.process.stdout
    values = []
    for _ in range(ROUNDS):
        before = server.usage.cpu_seconds()
        device.send_statuses(STATUSES // ROUNDS)
        last = (STATUSES // ROUNDS - 1) * 0.25
        while True:
            message = json.loads(server.process.stdout.readline())
            if message.get("method") == "media.didUpdateStatus" and message["params"]["status"]["currentTime"] == last:
                break
        values.append((server.usage.cpu_seconds() - before) / (STATUSES // ROUNDS))
    server.close()
    return statistics.median(values)


def main() -> None:
    server_path, debian_path, peer_path = sys.argv[1:4]
    accounts = tempfile.mkdtemp()
    ours, debian = (Contender("cast-rpc", [path], "server.ping", {}, {}) for path in (server_path, debian_path))
    peer = Contender(
        "deltachat-rpc-server 2.65", [peer_path], "check_email_validity", ["a@b.c"], {"DC_ACCOUNTS_PATH": accounts + "/accounts"}
    )

    spawn = medians(spawn_time, ours, peer, debian)
    starting = medians(start_cpu, ours, peer)
    faults = medians(start_faults, ours, peer)
    sequential = medians(sequential_cpu, ours, peer)
    pipelined = medians(pipelined_rate, ours, peer)
    resident, growth = memory(ours)
    status = status_cpu(ours)

    megabytes = os.path.getsize(server_path) / 1e6
    rows = [
        ("spawn to first reply", f"{spawn[0] * 1e3:.2f} ms", f"{spawn[1] * 1e3:.2f} ms", f"{spawn[0] / spawn[1]:.2f}", "at most 1.2", spawn[0] / spawn[1] <= 1.2),
        ("spawn to first reply, Debian's form", f"{spawn[2] * 1e3:.2f} ms", f"{spawn[1] * 1e3:.2f} ms", f"{spawn[2] / spawn[1]:.2f}", "", True),
        ("CPU of a start", f"{starting[0] * 1e3:.2f} ms", f"{starting[1] * 1e3:.2f} ms", "", "at most 3 ms", starting[0] <= 3e-3),
        ("page faults of a start", f"{faults[0]:.0f}", f"{faults[1]:.0f}", f"{faults[0] / faults[1]:.2f}", "", True),
        ("CPU per sequential request", f"{sequential[0] * 1e6:.1f} µs", f"{sequential[1] * 1e6:.1f} µs", f"{sequential[0] / sequential[1]:.2f}", "at most 0.45", sequential[0] / sequential[1] <= 0.45),
        ("requests a second, 64 deep", f"{pipelined[0]:,.0f}", f"{pipelined[1]:,.0f}", f"{pipelined[0] / pipelined[1]:.2f}", "at least 3.5", pipelined[0] / pipelined[1] >= 3.5),
        ("resident after start", f"{resident / 1024:.1f} MiB", "", "", "at most 12 MiB", resident <= 12 * 1024),
        ("growth over 30,000 requests", f"{growth / 1024:.2f} MiB", "", "", "at most 2 MiB", growth <= 2 * 1024),
        (f"CPU of a {len(media_status(0)):,}-byte MEDIA_STATUS, device to notification", f"{status * 1e6:.0f} µs", "", "", "at most 70 µs", status <= 70e-6),
        ("size of the binary", f"{megabytes:.1f} MB", f"{os.path.getsize(os.path.realpath(peer_path)) / 1e6:.1f} MB", "", "at most 15 MB", megabytes <= 15),
    ]
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`: release build, both servers in one run and in turns, medians of rounds. Clocks vary: trust the ratios.",
        f"Machine: {platform.machine()}, {os.cpu_count()} cores, Linux {platform.release().split('-')[0]}.",
        "",
        "Our programs are the self-contained ones, which wheels and npm's packages have, because the peers come from PyPI. Debian's load OpenSSL and jansson as shared libraries.",
        "",
        "Peer: `deltachat-rpc-server` 2.65 with its cheapest call, `check_email_validity`; ours is `server.ping`. Both speak one JSON object a line over stdio.",
        "",
        "| what | cast-rpc | peer | ratio | wanted | |",
        "|---|--:|--:|--:|---|---|",
    ]
    lines += [f"| {what} | {us} | {them} | {ratio} | {wanted} | {('yes' if good else '**no**') if wanted else ''} |" for what, us, them, ratio, wanted, good in rows]
    report = "\n".join(lines) + "\n"
    write_head(report)
    print(report)
    sys.exit(0 if all(row[5] for row in rows) else 1)


if __name__ == "__main__":
    main()
