"""Measures hundreds of emulated devices in one process; prints the figures and puts them into Benchmarks/REPORT.md."""

from __future__ import annotations

import asyncio
import json
import ssl
import struct
import subprocess
import sys

from cast_device import HEARTBEAT, RECEIVER, decode_body, encode_frame
from process_usage import ProcessUsage
from report import write_section

DEVICES = 300
SECONDS = 20
PING_INTERVAL = 5
CONNECTION = "urn:x-cast:com.google.cast.tp.connection"
HEADING = "## Emulated devices in one process"


class Fleet:
    """A running `cast-receiver --fleet`."""

    def __init__(self, binary: str, count: int) -> None:
        self.process = subprocess.Popen(
            [binary, "--no-advertise", "--exit-with-stdin", "--fleet", str(count), "--fleet-model", "chromecast-3"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        self.usage = ProcessUsage(self.process.pid)
        assert self.process.stdout
        self.ports = [json.loads(self.process.stdout.readline())["port"] for _ in range(count)]

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(30)


class Sender:
    """One sender: connects, asks for the status, and pings as Chromium does."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.pongs = 0

    async def connect(self, context: ssl.SSLContext) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, ssl=context)
        self.send(CONNECTION, {"type": "CONNECT"})
        self.send(RECEIVER, {"type": "GET_STATUS", "requestId": 1})
        assert (await self.receive())["type"] == "RECEIVER_STATUS"

    def send(self, namespace: str, payload: dict) -> None:
        self.writer.write(encode_frame("sender-1", "receiver-0", namespace, json.dumps(payload)))

    async def receive(self) -> dict:
        (length,) = struct.unpack(">I", await self.reader.readexactly(4))
        return json.loads(decode_body(await self.reader.readexactly(length))[6])

    async def ping(self, until: float) -> None:
        clock = asyncio.get_running_loop()
        while clock.time() < until:
            self.send(HEARTBEAT, {"type": "PING"})
            assert (await self.receive())["type"] == "PONG"
            self.pongs += 1
            await asyncio.sleep(min(PING_INTERVAL, max(0.0, until - clock.time())))


async def with_senders(fleet: Fleet) -> dict[str, float]:
    """Connects one sender to each device, and measures while they ping."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    senders = [Sender(port) for port in fleet.ports]
    before = fleet.usage.cpu_seconds_of_all()
    for sender in senders:
        await sender.connect(context)
    connecting = fleet.usage.cpu_seconds_of_all() - before
    resident, descriptors = fleet.usage.resident_kib(), fleet.usage.descriptors()
    before = fleet.usage.cpu_seconds_of_all()
    until = asyncio.get_running_loop().time() + SECONDS
    await asyncio.gather(*(sender.ping(until) for sender in senders))
    used = fleet.usage.cpu_seconds_of_all() - before
    pongs = sum(sender.pongs for sender in senders)
    for sender in senders:
        sender.writer.transport.abort()
    return {"connecting": connecting, "resident": resident, "descriptors": descriptors, "cpu": used, "pongs": pongs}


def idle_cpu(fleet: Fleet) -> float:
    before = fleet.usage.cpu_seconds_of_all()
    # Nothing happens: the point is that nothing is done, either.
    asyncio.run(asyncio.sleep(SECONDS))
    return fleet.usage.cpu_seconds_of_all() - before


def main() -> None:
    (binary,) = sys.argv[1:]
    one = Fleet(binary, 1)
    alone = one.usage.resident_kib()
    one.close()
    fleet = Fleet(binary, DEVICES)
    resident, threads = fleet.usage.resident_kib(), fleet.usage.threads()
    idle = idle_cpu(fleet)
    busy = asyncio.run(with_senders(fleet))
    fleet.close()
    per_device, per_link = (resident - alone) / (DEVICES - 1), (busy["resident"] - resident) / DEVICES
    rows = [
        ("resident, one device", f"{alone / 1024:.1f} MiB", "", True),
        (f"resident, {DEVICES} devices", f"{resident / 1024:.1f} MiB", "at most 64 MiB", resident <= 64 << 10),
        ("memory for each further device", f"{per_device:.0f} KiB", "at most 128 KiB", per_device <= 128),
        ("threads", f"{threads}", "at most 16", threads <= 16),
        ("CPU while idle", f"{idle / SECONDS * 100:.2f} % of a core", "at most 0.5 %", idle / SECONDS <= 0.005),
        (f"CPU to connect {DEVICES} senders (TLS, CONNECT, GET_STATUS)", f"{busy['connecting'] / DEVICES * 1e3:.2f} ms each", "at most 10 ms", busy["connecting"] / DEVICES <= 0.010),
        ("memory for each connected sender", f"{per_link:.0f} KiB", "at most 128 KiB", per_link <= 128),
        ("descriptors with senders", f"{busy['descriptors']:.0f}", "", True),
        (f"CPU with {DEVICES} senders that ping every {PING_INTERVAL} s", f"{busy['cpu'] / SECONDS * 100:.2f} % of a core", "at most 5 %", busy["cpu"] / SECONDS <= 0.05),
    ]
    lines = [
        HEADING, "",
        f"`cast-receiver --fleet {DEVICES} --no-advertise`, one TLS identity for all, {SECONDS} s for each figure of CPU; {busy['pongs']:.0f} pings answered.",
        "", "| what | cast-receiver | wanted | |", "|---|--:|---|---|",
    ]
    lines += [f"| {what} | {figure} | {wanted} | {'yes' if good else '**no**'} |" for what, figure, wanted, good in rows]
    section = "\n".join(lines) + "\n"
    write_section(HEADING, section)
    print(section)
    sys.exit(0 if all(good for *_, good in rows) else 1)


if __name__ == "__main__":
    main()
