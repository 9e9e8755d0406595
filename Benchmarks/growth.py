"""How costs grow: each is measured at once, ten and a hundred times a size. Writes its section of Benchmarks/REPORT.md."""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from cast_device import CUSTOM, MEDIA, CastDevice, encode_frame, media_status
from clients_benchmark import Daemon, call, connect
from process_usage import ProcessUsage
from report import write_section
from rpc_process import RPCProcess

HEADING = "## Growth"
# Twice the size may cost 2.3 times as much in all: what varies from run to run, and the lookups of a larger table.
LINEAR = 1.2
STATUSES = 60
NOTIFICATIONS = 400


@dataclass(frozen=True)
class Subject:
    """A cost in all, in seconds of CPU or KiB, at a size."""

    name: str
    unit: str
    sizes: tuple[int, ...]
    measure: Callable[[str, int], float]


def receivers(binaries: str, count: int) -> RPCProcess:
    return RPCProcess(
        [f"{binaries}/cast-receiver", "--no-advertise", "--no-fetch-media", "--control", "-", "--fleet", str(count), "--launch-time", "0.2"]
        + ["--fleet-model", "chromecast-3"]
    )


def server(binaries: str, **options: object) -> RPCProcess:
    process = RPCProcess([f"{binaries}/cast-rpc", "--log-level", "critical"])
    process.call("context.create", {"options": {"disableDiscoveryAutostart": True, **options}})
    return process


def read_until(process: RPCProcess, is_last: Callable[[dict], bool]) -> None:
    assert process.process.stdout
    while not is_last(json.loads(process.process.stdout.readline())):
        pass


def statuses(binaries: str, items: int) -> float:
    """CPU of a MEDIA_STATUS with so many items, from the device to the notification."""
    device, ours = CastDevice(), server(binaries)
    ours.call("session.start", {"host": "127.0.0.1", "port": device.port})
    ours.call("events.subscribe", {"topics": ["media.didUpdateStatus"]})
    message = json.loads(media_status(0.0))
    item = message["status"][0]["items"][0]
    message["status"][0]["items"] = [item | {"itemId": number} for number in range(1, items + 1)]
    before = 0.0
    for number in range(STATUSES + 1):
        message["status"][0]["currentTime"] = number + 1.0
        device._write(encode_frame("app-1", device._sender, MEDIA, json.dumps(message)))
        read_until(
            ours,
            lambda heard: heard.get("method") == "media.didUpdateStatus" and heard["params"]["status"]["currentTime"] == number + 1.0,
        )
        if number == 0:
            before = ours.usage.cpu_seconds()
    cost = (ours.usage.cpu_seconds() - before) / STATUSES
    ours.close()
    return cost


def queues(binaries: str, items: int) -> float:
    """CPU to load a queue of so many items, which is sent in parts, and to list its ids."""
    fleet = receivers(binaries, 1)
    device = fleet.call("device.list", {})["result"]["devices"][0]
    ours = server(binaries)
    ours.call("session.start", {"host": device["host"], "port": device["port"]})
    before = ours.usage.cpu_seconds()
    media = {"contentType": "video/mp4", "streamType": "BUFFERED"}
    listed = [{"media": media | {"contentId": f"http://media.example/{number}.mp4?duration=60"}} for number in range(items)]
    ours.call("queue.load", {"items": listed})
    found = ours.call("queue.fetchItemIds", {})["result"]["itemIds"]
    assert len(found) == items, f"{len(found)} of {items} items"
    cost = ours.usage.cpu_seconds() - before
    ours.close()
    fleet.close()
    return cost


def play_on_all(binaries: str, count: int) -> tuple[RPCProcess, RPCProcess, float, float]:
    """Starts so many sessions, 16 at a time; returns the programs, and the CPU and memory that it took."""
    fleet = receivers(binaries, count)
    devices = fleet.call("device.list", {})["result"]["devices"]
    ours = server(binaries, maximumSessions=1024)
    before, memory = ours.usage.cpu_seconds(), ours.usage.resident_kib()
    assert ours.process.stdin
    for first in range(0, count, 16):
        part = devices[first : first + 16]
        for device in part:
            ours.process.stdin.write(ours.request("session.start", {"host": device["host"], "port": device["port"]}))
        ours.process.stdin.flush()
        missing = len(part)

        def is_last(heard: dict) -> bool:
            nonlocal missing
            missing -= "id" in heard
            assert "error" not in heard, heard
            return missing == 0

        read_until(ours, is_last)
    return ours, fleet, ours.usage.cpu_seconds() - before, ours.usage.resident_kib() - memory


def sessions_cpu(binaries: str, count: int) -> float:
    ours, fleet, cost, _ = play_on_all(binaries, count)
    ours.close()
    fleet.close()
    return cost


def sessions_memory(binaries: str, count: int) -> float:
    ours, fleet, _, _ = play_on_all(binaries, count)
    time.sleep(1.5)  # Freed memory is returned a second later.
    resident = ours.usage.resident_kib()
    ours.close()
    fleet.close()
    empty = server(binaries)
    base = empty.usage.resident_kib()
    empty.close()
    return max(float(resident - base), 1.0)


def clients(binaries: str, count: int) -> float:
    """CPU for a call of each of so many clients."""
    with tempfile.TemporaryDirectory() as folder:
        daemon = Daemon(f"{binaries}/cast-rpc", folder)
        links = [connect(daemon.path) for _ in range(count)]
        for link in links:
            call(link, "server.ping", {})
        before = daemon.usage.cpu_seconds()
        for _ in range(20):
            for link in links:
                call(link, "server.info", {})
        cost = daemon.usage.cpu_seconds() - before
        for link in links:
            link.close()
        daemon.close()
    return cost


def subscribers(binaries: str, count: int) -> float:
    """CPU of messages of an app that so many clients hear."""
    with tempfile.TemporaryDirectory() as folder:
        daemon = Daemon(f"{binaries}/cast-rpc", folder)
        control, device = connect(daemon.path), CastDevice()
        session = call(control, "session.start", {"host": "127.0.0.1", "port": device.port})["sessionId"]
        links = [connect(daemon.path) for _ in range(count)]
        for link in links:
            call(link, "events.subscribe", {"topics": ["channel.didReceiveMessage"]})
            call(link, "channel.add", {"sessionId": session, "namespace": CUSTOM})
        readers = [link.makefile("rb") for link in links]
        before = daemon.usage.cpu_seconds()
        for _ in range(NOTIFICATIONS // 20):
            device.send_messages(20, CUSTOM)
            for reader in readers:
                heard = 0
                while heard < 20:
                    line = reader.readline()
                    assert line, "the daemon closed a connection"
                    heard += b"channel.didReceiveMessage" in line
        cost = daemon.usage.cpu_seconds() - before
        for link in [control, *links]:
            link.close()
        daemon.close()
    return cost / NOTIFICATIONS


def devices(binaries: str, count: int) -> float:
    """CPU to add so many known devices, and to list them."""
    ours = server(binaries)
    before = ours.usage.cpu_seconds()
    for number in range(count):
        ours.call("discovery.addDevice", {"host": f"127.1.{number >> 8}.{number & 255}"})
    found = ours.call("discovery.list", {})["result"]["devices"]
    assert len(found) >= count, f"{len(found)} of {count} devices"
    cost = ours.usage.cpu_seconds() - before
    ours.close()
    return cost


SUBJECTS = (
    # A larger one exceeds the limit of a message, 256 KiB.
    Subject("a MEDIA_STATUS, by its items", "ms", (5, 50, 500), statuses),
    Subject("loading a queue, by its items", "ms", (45, 450, 4_500), queues),
    Subject("starting sessions", "ms", (5, 50, 500), sessions_cpu),
    Subject("memory of sessions", "KiB", (5, 50, 500), sessions_memory),
    Subject("20 calls of each client", "ms", (2, 20, 200), clients),
    Subject("a message of an app, by its subscribers", "ms", (1, 5, 50), subscribers),
    # A server takes 256 addresses.
    Subject("adding and listing devices by address", "ms", (2, 20, 200), devices),
)


def exponent(sizes: tuple[int, ...], costs: list[float]) -> float:
    """How the cost grows from the middle to the largest size: 1 is linear, 2 quadratic."""
    return math.log(costs[-1] / costs[-2]) / math.log(sizes[-1] / sizes[-2])


def row(subject: Subject, binaries: str) -> tuple[str, bool]:
    costs = [min(subject.measure(binaries, size) for _ in range(2)) for size in subject.sizes]
    power = exponent(subject.sizes, costs)
    scale = 1e3 if subject.unit == "ms" else 1
    cells = [f"{cost * scale:,.2f}" if subject.unit == "ms" else f"{cost:,.0f}" for cost in costs]
    is_good = power <= LINEAR
    each = f"{costs[-1] / subject.sizes[-1] * scale * 1e3:,.1f} µs" if subject.unit == "ms" else f"{costs[-1] / subject.sizes[-1]:,.1f} KiB"
    sizes = ", ".join(f"{size:,}" for size in subject.sizes)
    return f"| {subject.name}, {subject.unit} | {power:.2f} | {sizes} | {' · '.join(cells)} | {each} | at most {LINEAR} | {'yes' if is_good else '**no**'} |", is_good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binaries", help="the folder of cast-rpc and cast-receiver")
    parser.add_argument("--only", help="the subjects whose name has this")
    parser.add_argument("--print", action="store_true", help="print, and leave the report alone")
    arguments = parser.parse_args()
    found = [row(each, arguments.binaries) for each in SUBJECTS if (arguments.only or "") in each.name]
    lines = [
        HEADING, "",
        "The server's cost in all at a size, ten and a hundred times of it, and the power of the size with which it grows from the second to the third (1: linear).",
        "", "| what | power | sizes | costs | for each, at the largest | wanted | |", "|---|--:|---|---|--:|---|---|",
        *(line for line, _ in found),
    ]
    section = "\n".join(lines) + "\n"
    print(section)
    if not arguments.print:
        write_section(HEADING, section)
    sys.exit(0 if all(is_good for _, is_good in found) else 1)


if __name__ == "__main__":
    main()
