"""Serving a 2-GiB file at full speed over loopback, beside Python's http.server and, where it is installed, nginx.

    python serving_benchmark.py FOLDER-OF-BINARIES [--runs N] [--size MIB] [--no-report]

The file is sparse and in memory after a first read, so that servers are compared and not disks. One connection reads it to the end with
`recv_into` and drops it; CPU is that of the server alone. Medians of the runs, which take turns.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from process_usage import ProcessUsage
from report import write_section
from rpc_process import RPCProcess

HEADING = "## Serving a file"
WANTED_SPEED = 1.0
"""At least as many bytes a second as Python's http.server."""
WANTED_CPU = 1.0
"""At most as much CPU a byte."""


@dataclass
class Server:
    """Something that serves the file."""

    name: str
    url: str
    pids: list[int]

    def cpu_seconds(self) -> float:
        return sum(ProcessUsage(pid).cpu_seconds_of_all() for pid in self.pids)


@contextlib.contextmanager
def cast_rpc(binaries: Path, file: Path) -> Iterator[Server]:
    """Our server, with a session to an emulated receiver for which the file is published."""
    device = subprocess.Popen(
        [str(binaries / "cast-receiver"), "--no-advertise"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert device.stdout
    port = json.loads(device.stdout.readline())["port"]
    rpc = RPCProcess([str(binaries / "cast-rpc")])
    try:
        rpc.call("session.start", {"host": "127.0.0.1", "port": port})
        answer = rpc.call("serve.publish", {"path": str(file), "contentType": "video/mp4"})
        yield Server("cast-rpc", answer["result"]["url"], [rpc.process.pid])
    finally:
        rpc.close()
        device.terminate()
        device.wait()


@contextlib.contextmanager
def http_server(file: Path) -> Iterator[Server]:
    """`python3 -m http.server`."""
    port = free_port()
    with running(
        [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(file.parent)], port
    ) as process:
        yield Server("http.server", f"http://127.0.0.1:{port}/{file.name}", [process.pid])


@contextlib.contextmanager
def nginx(file: Path) -> Iterator[Server]:
    """nginx with one worker and `sendfile`, its default for packages."""
    port = free_port()
    folder = file.parent / "nginx"
    folder.mkdir()
    configuration = folder / "nginx.conf"
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\n"
        f"http {{ access_log off; sendfile on; {temporary}\n"
        f"server {{ listen 127.0.0.1:{port}; root {file.parent}; }} }}\n"
    )
    with running(["nginx", "-c", str(configuration), "-p", str(folder)], port) as process:
        yield Server("nginx", f"http://127.0.0.1:{port}/{file.name}", [process.pid])


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server that listens at `port`."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetch(url: str, size: int) -> float:
    """Reads everything; the seconds from the request to the last byte."""
    parts = urlsplit(url)
    buffer = memoryview(bytearray(1 << 20))
    with socket.create_connection((parts.hostname, parts.port)) as connection:
        start = time.perf_counter()
        connection.sendall(f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\n\r\n".encode())
        count = 0
        while got := connection.recv_into(buffer):
            count += got
        elapsed = time.perf_counter() - start
    if count < size:
        raise RuntimeError(f"{url}: {count} bytes of {size}")
    return elapsed


def table(figures: dict[str, tuple[float, float]]) -> tuple[list[str], bool]:
    """The lines of the report, and whether all is as wanted."""
    own_speed, own_cpu = figures["cast-rpc"]
    lines = ["| server | MiB/s | CPU, ms a GiB | our speed to its | our CPU to its | |", "|---|--:|--:|--:|--:|---|"]
    is_well = True
    for name, (speed, cpu) in figures.items():
        verdict = ""
        if name == "http.server":
            is_good = own_speed / speed >= WANTED_SPEED and own_cpu / cpu <= WANTED_CPU
            is_well = is_well and is_good
            verdict = "yes" if is_good else "**no**"
        lines.append(
            f"| {name} | {speed:.0f} | {cpu * 1000:.0f} | {own_speed / speed:.2f} | {own_cpu / cpu:.2f} | {verdict} |"
        )
    return lines, is_well


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binaries", type=Path)
    parser.add_argument("--no-report", action="store_true", help="print only")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--size", type=int, default=2048, help="MiB")
    options = parser.parse_args()
    size = options.size << 20
    measured: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        file = Path(folder) / "film.mp4"
        with file.open("wb") as film:
            film.truncate(size)
        with file.open("rb") as film:
            while film.read(1 << 24):
                pass
        servers = [stack.enter_context(each) for each in (cast_rpc(options.binaries, file), http_server(file))]
        if shutil.which("nginx"):
            servers.append(stack.enter_context(nginx(file)))
        for run in range(options.runs + 1):
            for server in servers:
                before = server.cpu_seconds()
                elapsed = fetch(server.url, size)
                # The first run is for warming up.
                if run:
                    cpu = (server.cpu_seconds() - before) / (size / (1 << 30))
                    measured.setdefault(server.name, []).append((options.size / elapsed, cpu))
    figures = {
        name: (statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs))
        for name, runs in measured.items()
    }
    lines, is_well = table(figures)
    text = "\n".join(
        [
            HEADING,
            "",
            f"A file of {options.size} MiB in memory, read by one connection over loopback; CPU of the server alone. Wanted: at least the speed of",
            f"`python3 -m http.server`, and at most its CPU. Medians of {options.runs} runs, which take turns.",
            "",
            *lines,
            "",
        ]
    )
    print(text)
    if not options.no_report:
        write_section(HEADING, text)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
