"""The longest wait of another client's ping while a device sends the worst frames that it can, and the server's memory for them.

    python hostile_frames.py CAST-RPC [--bytes 60000] [--frames 8]

For each kind: the longest ping, the server's CPU, and its resident memory before, while the session lives, and after its end. At most 50 ms
and 8 MiB are wanted of a release build.
"""

from __future__ import annotations

import argparse
import json
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from cast_device import MEDIA, CastDevice, encode_frame
from rpc_process import RPCProcess

MULTIZONE = "urn:x-cast:com.google.cast.multizone"


def filled(head: str, unit: Callable[[int], str], end: str, size: int) -> str:
    """As many units as fit into `size` bytes."""
    units: list[str] = []
    length, number = len(head) + len(end), 0
    while length + len(unit(number)) + 1 < size:
        units.append(unit(number))
        length += len(units[-1]) + 1
        number += 1
    return head + ",".join(units) + end


def media(members: str, unit: Callable[[int], str], end: str) -> Callable[[int, int], tuple[str, str, str]]:
    def make(number: int, size: int) -> tuple[str, str, str]:
        head = '{"type":"MEDIA_STATUS","status":[{"mediaSessionId":1,"playerState":"PLAYING","currentTime":%d,' % number
        return "app-1", MEDIA, filled(head + members, unit, end + "}]}", size)

    return make


def unknown_type(number: int, size: int) -> tuple[str, str, str]:
    return "app-1", MEDIA, filled('{"type":"FOO",', lambda i: f'"k{number}_{i}":[{{}}]', "}", size)


def device_added(number: int, size: int) -> tuple[str, str, str]:
    device = {"deviceId": f"d{number}", "name": f"Speaker {number}"}
    return "receiver-0", MULTIZONE, json.dumps({"type": "DEVICE_ADDED", "device": device})


# What makes one, and how many are sent for each that is asked for.
KINDS: dict[str, tuple[Callable[[int, int], tuple[str, str, str]], int]] = {
    "items": (media('"items":[', lambda i: '{"itemId":%d}' % (i + 1), "]"), 1),
    "breakinfo": (media('"media":{"contentId":"b","breakClips":[', lambda i: '{"id":"c%d"}' % i, "]}"), 1),
    "breaks": (media('"media":{"contentId":"b","breaks":[', lambda i: '{"id":"c%d","position":%d}' % (i, i), "]}"), 1),
    "tracks": (media('"media":{"contentId":"b","tracks":[', lambda i: "{}", "]}"), 1),
    "emptyobjects": (media('"customData":[', lambda i: '{"":0}', "]"), 1),
    "unknownmembers": (media("", lambda i: f'"u{i}":1', ""), 1),
    "unknowntype": (unknown_type, 1),
    "deviceadded": (device_added, 375),
}


class Pings(threading.Thread):
    """Another client of the server; keeps the longest wait."""

    def __init__(self, path: str) -> None:
        super().__init__(daemon=True)
        self.link = socket.socket(socket.AF_UNIX)
        self.link.connect(path)
        self.longest = 0.0
        self.is_over = False

    def run(self) -> None:
        number = 0
        while not self.is_over:
            number += 1
            start = time.perf_counter()
            self.link.sendall(b'{"jsonrpc":"2.0","id":%d,"method":"server.ping"}\n' % number)
            while not self.link.recv(1 << 16).endswith(b"\n"):
                pass
            self.longest = max(self.longest, time.perf_counter() - start)
            time.sleep(0.001)


def measure(server: str, kind: str, size: int, count: int) -> str:
    make, factor = KINDS[kind]
    device = CastDevice()
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/socket"
        client = RPCProcess([server, "--stdio", "--socket", path], {"XDG_STATE_HOME": folder, "XDG_CACHE_HOME": folder})
        try:
            client.call("context.create", {"options": {"disableDiscoveryAutostart": True}})
            client.call("session.start", {"host": "127.0.0.1", "port": device.port})
            pings = Pings(path)
            pings.start()
            frames = []
            for number in range(count * factor):
                source, namespace, text = make(number, size)
                frames.append(encode_frame(source, "*", namespace, text))
            time.sleep(1)
            before, cpu, quiet = client.usage.resident_kib(), client.usage.cpu_seconds(), pings.longest
            pings.longest = 0
            device._write(b"".join(frames))
            time.sleep(4)
            longest, cpu = pings.longest, client.usage.cpu_seconds() - cpu
            during = client.usage.resident_kib()
            client.call("session.end", {})
            time.sleep(3)
            after = client.usage.resident_kib()
            pings.is_over = True
        finally:
            client.close()
    mib = [f"{(value - before) / 1024:+.1f}" for value in (during, after)]
    return f"| {kind} | {longest * 1e3:.1f} ({quiet * 1e3:.1f}) | {cpu:.2f} | {before / 1024:.1f} | {mib[0]} | {mib[1]} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("server", type=Path)
    parser.add_argument("--bytes", type=int, default=60_000)
    parser.add_argument("--frames", type=int, default=8)
    parser.add_argument("--kinds", default=",".join(KINDS))
    options = parser.parse_args()
    print("| kind | longest ping, ms (while nothing is sent) | CPU, s | memory before, MiB | in the session | after |")
    print("|---|--:|--:|--:|--:|--:|")
    for kind in options.kinds.split(","):
        print(measure(str(options.server.resolve()), kind, options.bytes, options.frames), flush=True)


if __name__ == "__main__":
    main()
