#!/usr/bin/env python3
"""Hours of coming and going: soak.py FOLDER-OF-BINARIES [--seconds N] [--seed N]. Start it through scripts/without-avahi, in a private network.

A daemon with the web page (`castctl web`), the MQTT and the MPRIS bridge attached. In each cycle a device comes and another one goes; a client starts a
session, loads a queue and changes it, another one serves a file and fetches it, one fetches pictures, one is at the web page, and three die in the middle of
a line, of a call and of an answer. After each block of cycles, when the programs have returned their memory, their memory, descriptors, threads and the
files of all are read. In the end each of these series must be flat: the 95 % interval of its slope (slope.py) ends below a bound that is printed beside it.
A series whose interval contains the bound is undecided, which is a failure, too: a longer run decides. The first third of the blocks warms the programs up
and isn't judged; before it a burst of calls starts each thread of the pools.
"""

from __future__ import annotations

import argparse
import contextlib
import http.server
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

from process_usage import ProcessUsage
from slope import Slope, fit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Web"))
DEVICES = 4
PICTURES = 12
BLOCK_SECONDS = 12.0
# Freed memory is returned a second after the last use (docs/Performance.md).
SETTLING_SECONDS = 3.0
PATIENCE = 60.0
TRIMMING_BYTES = 32 << 10
# How much each may grow with a cycle, at the upper end of the interval: a cycle a minute for a year would be 2 GB of memory, and a leak of one message
# or session a cycle is more.
BOUNDS = {"KiB": 4.0, "descriptors": 0.01, "threads": 0.01, "files": 0.01}
MEDIA = {"contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4", "metadata": {"metadataType": 1, "title": "A film"}}


class Site(http.server.BaseHTTPRequestHandler):
    """Pictures of 2 by 3 pixels and some kilobytes."""

    def do_GET(self) -> None:
        body = bytes.fromhex("89504e470d0a1a0a0000000d49484452000000020000000308060000000000000000") + self.path.encode() * 2000
        self.send_response(200)
        for name, value in (("Content-Type", "image/png"), ("Cache-Control", "max-age=60"), ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class Client:
    """A client of the daemon."""

    def __init__(self, path: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(path)
        self.lines = self.socket.makefile("rb")
        self.last = 0

    def send(self, method: str, **params: Any) -> int:
        self.last += 1
        self.socket.sendall(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}).encode() + b"\n")
        return self.last

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        number = self.send(method, **params)
        for line in self.lines:
            message = json.loads(line)
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
        raise RuntimeError(f"{method}: the daemon closed the connection")

    def close(self) -> None:
        self.lines.close()
        self.socket.close()


class Soak:
    def __init__(self, binaries: Path, folder: Path, seed: int, stack: contextlib.ExitStack) -> None:
        self.binaries, self.folder, self.stack = binaries, folder, stack
        self.random = random.Random(seed)
        self.path = str(folder / "socket")
        self.log = stack.enter_context(open(folder / "log", "wb"))
        self.environment = {
            **os.environ, "HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_CONFIG_HOME": str(folder / "config"), "XDG_RUNTIME_DIR": str(folder), "TMPDIR": str(folder / "tmp"), "PYTHONPATH": str(ROOT / "clients/python/src"),
        }
        for name in ("state", "cache", "config/cast-rpc", "tmp"):
            (folder / name).mkdir(parents=True, mode=0o700)
        (folder / "config/cast-rpc/options.json").write_text('{"discovery": {"source": "EMBEDDED", "allowedInterfaces": ["lo"]}}')
        (folder / "film.mp4").write_bytes(os.urandom(1 << 20))
        self.watched: dict[str, ProcessUsage] = {}
        # Each program that runs, and the thread that copies its output to the log.
        self.running: dict[subprocess.Popen[bytes], threading.Thread | None] = {}
        stack.callback(self.end_all)
        self.devices: dict[int, tuple[subprocess.Popen[bytes], int]] = {}
        self.series: dict[tuple[str, str], list[float]] = {}
        self.cycles: list[float] = []
        self.cycle_count = 0
        site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
        threading.Thread(target=site.serve_forever, daemon=True).start()
        self.site = f"http://127.0.0.1:{site.server_port}"

    def program(self, name: str | None, *command: str, until: str | None = None, **more: str) -> subprocess.Popen[bytes]:
        """Starts a program that ends with the soak; `until`: a text of the line that shows that it is ready."""
        child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE if until else self.log, stderr=subprocess.STDOUT if until else self.log,
            env={**self.environment, **more})
        self.running[child] = None
        if name:
            self.watched[name] = ProcessUsage(child.pid)
        self.line = b""
        while until and until.encode() not in self.line:
            self.line = child.stdout.readline()
            if not self.line:
                raise RuntimeError(f"{command[0]} ended")
        if until:
            copying = threading.Thread(target=shutil.copyfileobj, args=(child.stdout, self.log), daemon=True)
            copying.start()
            self.running[child] = copying
        return child

    def end(self, child: subprocess.Popen[bytes]) -> None:
        copying = self.running.pop(child)
        child.terminate()
        try:
            child.wait(20)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        if copying:
            # Until the end of the output, which a child of the program may hold open.
            copying.join(PATIENCE)
        if child.stdout:
            child.stdout.close()

    def end_all(self) -> None:
        for child in reversed([*self.running]):
            self.end(child)

    def start(self) -> None:
        self.program("cast-rpc", str(self.binaries / "cast-rpc"), "--socket", self.path)
        deadline = time.monotonic() + PATIENCE
        while not os.path.exists(self.path):
            if time.monotonic() > deadline:
                raise RuntimeError("cast-rpc doesn't listen")
            time.sleep(0.05)
        self.control = Client(self.path)
        self.stack.callback(self.control.close)
        self.control.call("discovery.start")
        self.program("castctl web", str(self.binaries / "castctl"), "web", "--json", "--socket", self.path, until='"url"')
        self.web = json.loads(self.line)["url"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = self.folder / "mosquitto.conf"
        settings.write_text(f"listener {port} 127.0.0.1\nallow_anonymous true\npersistence false\n")
        self.attached = ["castctl web"]
        search = os.environ["PATH"] + ":/usr/sbin"
        if mosquitto := shutil.which("mosquitto", path=search):
            self.program(None, mosquitto, "-c", str(settings), until="running")
            self.program("MQTT bridge", sys.executable, "-u", "-m", "cast_rpc.bridges.mqtt", "--socket", self.path, "--broker", f"127.0.0.1:{port}", "--prefix", "home")
            self.attached.append("MQTT")
        if bus := shutil.which("dbus-daemon", path=search):
            self.program(None, bus, "--session", "--nofork", "--print-address", f"--address=unix:dir={self.folder}", until="unix:")
            address = self.line.decode().strip()
            self.program("MPRIS bridge", sys.executable, "-u", "-m", "cast_rpc.bridges.mpris", "--socket", self.path, DBUS_SESSION_BUS_ADDRESS=address)
            self.attached.append("MPRIS")
        for number in range(DEVICES):
            self.come(number)

    def warm_up(self) -> None:
        """Keeps every thread of the server's pools busy once: a pool starts a thread when the others are busy, and keeps it."""
        for _ in range(3):
            numbers = [
                self.control.send("image.fetch", url=f"{self.site}/{index % PICTURES}.png", options={"allowPlainHTTP": True, "allowPrivateAddresses": True})
                for index in range(64)
            ] + [self.control.send("player.setAlias", alias=f"name {index % 5}", device="TV") for index in range(64)]
            missing = set(numbers)
            while missing:
                missing.discard(json.loads(self.control.lines.readline()).get("id"))

    # A cycle

    def come(self, number: int) -> None:
        child = self.program(
            None, str(self.binaries / "cast-receiver"), "--name", f"TV {number}", "--id", f"{number + 1:032x}", "--advertisement", "mdns",
            "--no-fetch-media", "--port", "0", until='"ready"')
        self.devices[number] = child, json.loads(self.line)["port"]

    def wait_for_devices(self) -> None:
        deadline = time.monotonic() + PATIENCE
        wanted = {f"TV {number}": port for number, (_, port) in self.devices.items()}
        while True:
            found = {each["friendlyName"]: each["port"] for each in self.control.call("discovery.list")["devices"]}
            if found == wanted:
                return
            if time.monotonic() > deadline:
                raise RuntimeError(f"the devices are {found}, and should be {wanted}")
            time.sleep(0.05)

    def cycle(self) -> None:
        gone = self.cycle_count % DEVICES
        self.end(self.devices.pop(gone)[0])
        session = self.play(self.random.choice(list(self.devices.values()))[1])
        self.serve(session)
        self.fetch_pictures()
        self.visit_page()
        self.die(session)
        self.control.call("session.end", sessionId=session, action="STOP_CASTING")
        self.come(gone)
        self.wait_for_devices()
        self.cycle_count += 1

    def play(self, port: int) -> str:
        client = Client(self.path)
        client.call("server.initialize", topics=["*"])
        session = client.call("session.start", host="127.0.0.1", port=port)["sessionId"]
        client.call("media.load", sessionId=session, media=MEDIA)
        items = client.call("queue.load", sessionId=session, queueData={"items": [{"media": MEDIA} for _ in range(20)]})["itemIds"]
        client.call("queue.insert", sessionId=session, items=[{"media": MEDIA}] * 5)
        client.call("queue.reorder", sessionId=session, itemIds=items[-3:], insertBefore=items[1])
        client.call("queue.remove", sessionId=session, itemIds=items[2:5])
        client.call("media.pause", sessionId=session)
        client.call("player.setAlias", alias=f"name {self.cycle_count % 5}", device=f"TV {self.cycle_count}")
        client.close()
        return session

    def serve(self, session: str) -> None:
        published = self.control.call("serve.publish", path=str(self.folder / "film.mp4"), sessionId=session, allowAnyPeer=True)
        with urllib.request.urlopen(published["url"], timeout=PATIENCE) as answer:
            if len(answer.read()) != 1 << 20:
                raise RuntimeError("the served file is short")
        self.control.call("serve.unpublish", publicationId=published["publicationId"])

    def fetch_pictures(self) -> None:
        for _ in range(3):
            self.control.call(
                "image.fetch", url=f"{self.site}/{self.random.randrange(PICTURES)}.png", options={"allowPlainHTTP": True, "allowPrivateAddresses": True})

    def visit_page(self) -> None:
        from test_bridge import Tab

        address, token = self.web.split("#")
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            page.read()
        tab = Tab(int(address.split(":")[2].split("/")[0]), token)
        tab.call("events.subscribe", topics=["session.*", "media.*"], snapshot=True)
        tab.call("discovery.list")
        tab.close()

    def die(self, session: str) -> None:
        """Three clients whose processes end at a bad moment."""
        for words in (b'{"jsonrpc":"2.0","id":1,"meth', b'{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}\n' * 20, b""):
            client = Client(self.path)
            client.call("events.subscribe", topics=["*"], snapshot=True)
            client.socket.sendall(words)
            client.send("media.play", sessionId=session)
            client.close()

    def run(self, seconds: float) -> None:
        self.start()
        self.wait_for_devices()
        self.warm_up()
        end = time.monotonic() + seconds
        while time.monotonic() < end or len(self.cycles) < 5:
            block = time.monotonic() + BLOCK_SECONDS
            while time.monotonic() < block:
                self.cycle()
            self.sample()

    def last_words(self) -> str:
        return " | ".join((self.folder / "log").read_text(errors="replace").splitlines()[-8:])

    # Judging

    def sample(self) -> None:
        # The server returns freed memory after a large message.
        self.control.call("server.echo", value="x" * TRIMMING_BYTES)
        time.sleep(SETTLING_SECONDS)
        self.cycles.append(float(self.cycle_count))
        for name, usage in self.watched.items():
            status = (usage.folder / "status").read_text()
            anonymous = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("RssAnon"))
            for kind, value in (("KiB", anonymous), ("descriptors", usage.descriptors()), ("threads", usage.threads())):
                self.series.setdefault((name, kind), []).append(float(value))
        # It starts a program in each cycle.
        self.series.setdefault(("soak.py", "descriptors"), []).append(float(ProcessUsage(os.getpid()).descriptors()))
        files = sum(not path.is_dir() for path in self.folder.rglob("*"))
        self.series.setdefault(("all programs", "files"), []).append(float(files))
        server = self.series["cast-rpc", "KiB"][-1], self.series["cast-rpc", "descriptors"][-1], self.series["cast-rpc", "threads"][-1]
        print(f"{self.cycle_count} cycles: cast-rpc has {server[0]:.0f} KiB, {server[1]:.0f} descriptors, {server[2]:.0f} threads; {files} files", flush=True)

    @staticmethod
    def finding(slope: Slope, bound: float) -> str:
        """Words for a series that isn't flat."""
        figures = f"by {slope.value:+.3f} ± {slope.error:.3f} a cycle"
        if not slope.is_undecided(bound):
            return f"grow {figures}"
        return f"may grow {figures}: undecided; a run {slope.lengthening(bound) * 1.2:.1f} times as long would decide"

    def judge(self) -> bool:
        """Prints the table and the series that grow, and returns whether every series is flat."""
        first = len(self.cycles) // 3
        print(f"\n{self.cycle_count} cycles, {len(self.cycles) - first} samples; attached: {', '.join(self.attached)}\n")
        print("| series | first | last | a cycle, 95 % | bound | flat |\n|---|--:|--:|--:|--:|---|")
        growing: list[str] = []
        for (name, kind), values in self.series.items():
            slope = fit(self.cycles[first:], values[first:])
            is_flat = slope.is_flat(BOUNDS[kind])
            print(
                f"| {name}, {kind} | {values[first]:,.0f} | {values[-1]:,.0f} | {slope.value:+.3f} ± {slope.error:.3f} | {BOUNDS[kind]} | {'yes' if is_flat else '**no**'} |")
            if not is_flat:
                growing.append(f"failed: {name}: {kind} {self.finding(slope, BOUNDS[kind])}: {' '.join(f'{value:.0f}' for value in values)}")
        print("\n".join(growing))
        return not growing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binaries", type=Path)
    parser.add_argument("--seconds", type=float, default=14_400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cast-rpc-soak-"))
    with contextlib.ExitStack() as stack:
        soak = Soak(arguments.binaries.resolve(), folder, arguments.seed, stack)
        try:
            soak.run(arguments.seconds)
        except Exception as error:
            # CI shows lines that begin so (scripts/name-failures).
            print(f"failed: cycle {soak.cycle_count}: {error!r}; the programs said last: {soak.last_words()}", flush=True)
            raise
        is_good = soak.judge()
    shutil.rmtree(folder)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
