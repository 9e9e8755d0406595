"""Two hundred clients of one daemon, some of them bad; fan-out to fifty. Writes its sections of Benchmarks/REPORT.md."""

from __future__ import annotations

import argparse
import json
import os
import selectors
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from cast_device import CUSTOM, CastDevice
from process_usage import ProcessUsage
from report import write_section

CLIENTS = 200
GOOD = 10
CALLS = 200
ROUNDS = 7
INTERVAL = 0.002
SUBSCRIBERS = 50
UPDATES_A_SECOND = 1_000
SECONDS = 10
FAIRNESS_HEADING = f"## {CLIENTS} clients of one daemon"
FAN_OUT_HEADING = "## Fan-out"


def connect(path: str) -> socket.socket:
    link = socket.socket(socket.AF_UNIX)
    link.connect(path)
    return link


def call(link: socket.socket, method: str, params: object) -> dict:
    """One call of a client that has no notification coming."""
    link.sendall(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode() + b"\n")
    line = b""
    while not line.endswith(b"\n"):
        data = link.recv(1 << 16)
        assert data, "the daemon closed the connection"
        line += data
    answer = json.loads(line)
    assert "result" in answer, answer
    return answer["result"]


class Daemon:
    """cast-rpc on a separate socket, without the user's files."""

    def __init__(self, binary: str, folder: str) -> None:
        self.path = f"{folder}/socket"
        folders = {name: f"{folder}/{name}" for name in ("XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        self.process = subprocess.Popen([binary, "--socket", self.path, "--log-level", "critical"], env={**os.environ, **folders})
        self.usage = ProcessUsage(self.process.pid)
        for _ in range(2_000):
            try:
                connect(self.path).close()
                return
            except OSError:
                time.sleep(0.005)
        raise RuntimeError("the daemon doesn't listen")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)


# MARK: Fairness


class GoodClients:
    """Ten clients in one thread: each asks, waits for the answer, and asks again a little later."""

    def __init__(self, path: str) -> None:
        self.links = [connect(path) for _ in range(GOOD)]

    def latencies(self, calls: int) -> list[float]:
        """Seconds for each call; every answer is checked."""
        selector = selectors.DefaultSelector()
        sent: dict[int, float] = {}
        left = {index: calls for index in range(GOOD)}
        due = {index: time.perf_counter() + index * INTERVAL / GOOD for index in range(GOOD)}
        for index, link in enumerate(self.links):
            selector.register(link, selectors.EVENT_READ, index)
        result = []
        while any(left.values()):
            now = time.perf_counter()
            for index in [index for index, when in due.items() if when <= now]:
                del due[index]
                sent[index] = time.perf_counter()
                self.links[index].sendall(b'{"jsonrpc":"2.0","id":%d,"method":"server.info"}\n' % left[index])
            wait = min(due.values(), default=now + 1) - time.perf_counter()
            for key, _ in selector.select(max(0.0, wait)):
                answer = json.loads(key.fileobj.recv(1 << 16))  # type: ignore[union-attr]
                index = key.data
                result.append(time.perf_counter() - sent[index])
                assert answer["id"] == left[index] and "result" in answer, answer
                left[index] -= 1
                if left[index]:
                    due[index] = time.perf_counter() + INTERVAL
        selector.close()
        return result


BAD_CLIENTS = """
import json, os, random, socket, sys, threading, time
path, kind = sys.argv[1:]
link = socket.socket(socket.AF_UNIX); link.connect(path)
ask = lambda method, params={}, id=1: json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).encode() + b"\\n"
print("ready", flush=True)
if kind == "slow":
    # Subscribes to everything, asks for megabytes, and takes a hundred bytes at a time.
    link.sendall(ask("events.subscribe", {"topics": ["*", "log.*"]}))
    threading.Thread(target=lambda: [link.sendall(ask("rpc.discover")) for _ in range(10 ** 6)], daemon=True).start()
    while link.recv(100): time.sleep(0.01)
elif kind == "stopped":
    link.sendall(ask("events.subscribe", {"topics": ["*", "log.*"]}))
    threading.Thread(target=lambda: [link.sendall(ask("rpc.discover")) for _ in range(10 ** 6)], daemon=True).start()
    time.sleep(1000)
else:
    # Floods: many calls, half frames, huge batches, garbage; reads what comes, so that it can go on.
    def drain():
        while link.recv(1 << 20): pass
    threading.Thread(target=drain, daemon=True).start()
    batch = b"[" + b",".join(ask("server.info", {}, id)[:-1] for id in range(1000)) + b"]\\n"
    pieces = [ask("server.ping") * 500, batch, b'{"jsonrpc":"2.0","id":1,"meth', b'od":"server.ping"}\\n', b"[" * 5000 + b"\\n",
              ask("server.echo", {"value": "x" * 200000}), b"\\xff\\x00garbage\\n", ask("no.such") * 100]
    while True:
        for piece in pieces: link.sendall(piece)
"""


class BadClients:
    """A slow reader, a stopped reader and a flooder, each in a separate process."""

    def __init__(self, path: str, kinds: tuple[str, ...]) -> None:
        self.processes = [
            # At the lowest priority: the benchmark measures the daemon, not its contest for the cores with Python.
            subprocess.Popen(["nice", "-n", "19", sys.executable, "-c", BAD_CLIENTS, path, kind], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            for kind in kinds
        ]
        for process, kind in zip(self.processes, kinds):
            assert process.stdout
            process.stdout.readline()
            if kind == "stopped":
                time.sleep(0.3)
                process.send_signal(signal.SIGSTOP)
        time.sleep(0.5)

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()
            assert process.stdout
            process.stdout.close()


def on_core(core: int, process: int) -> None:
    """Keeps every thread of a process on one core, where there are several."""
    if (os.cpu_count() or 1) > 1:
        for thread in os.listdir(f"/proc/{process}/task"):
            os.sched_setaffinity(int(thread), {core})


def rounds_beside(clients: GoodClients, daemon: Daemon, other: Daemon, kinds: tuple[str, ...]) -> dict[str, list[list[float]]]:
    """The latencies of the good ones: alone, with the bad ones at another daemon, and with the bad ones at theirs, in turns."""
    found: dict[str, list[list[float]]] = {"alone": [], "elsewhere": [], "here": []}
    for _ in range(ROUNDS):
        found["alone"].append(clients.latencies(CALLS))
        for place, target in (("elsewhere", other), ("here", daemon)):
            bad = BadClients(target.path, kinds)
            found[place].append(clients.latencies(CALLS))
            bad.close()
            while call(clients.links[0], "server.info", {})["clients"] > CLIENTS - 3:
                time.sleep(0.05)
    return found


def median_ratio(over: list[list[float]], under: list[list[float]]) -> float:
    """The median of the rounds' ratios: the machine's clock changes between rounds, less within one."""
    return statistics.median(statistics.median(each) / statistics.median(base) for each, base in zip(over, under))


def fairness_row(kinds: tuple[str, ...], found: dict[str, list[list[float]]]) -> tuple[str, bool]:
    """The row of one kind of bad clients, and whether the daemon keeps within 1.5."""
    ratio = median_ratio(found["here"], found["elsewhere"])
    cells = [", ".join(kinds)]
    cells += [f"{statistics.median(statistics.median(each) for each in rounds) * 1e6:.0f} µs" for rounds in found.values()]
    cells += [f"{median_ratio(found['here'], found['alone']):.2f}", f"{ratio:.2f}"]
    cells += [f"{statistics.median(statistics.quantiles(each, n=100)[98] for each in found[place]) * 1e6:.0f} µs" for place in ("elsewhere", "here")]
    return f"| {' | '.join(cells)} | {'yes' if ratio <= 1.5 else '**no**'} |", ratio <= 1.5


def fairness(binary: str) -> tuple[list[str], bool]:
    """Latencies of the good ones beside each kind of bad ones; whether the daemon keeps within 1.5 beside every kind."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other_folder:
        daemon, other = Daemon(binary, folder), Daemon(binary, other_folder)
        for each in (daemon, other):
            on_core(0, each.process.pid)
        on_core(1, os.getpid())
        idle = [connect(daemon.path) for _ in range(CLIENTS - GOOD - 3)]
        for link in idle:
            call(link, "events.subscribe", {"topics": ["*"]})
        clients = GoodClients(daemon.path)
        clients.latencies(100)
        for kinds in (("slow",), ("stopped",), ("hostile",), ("slow", "stopped", "hostile")):
            rows.append(fairness_row(kinds, rounds_beside(clients, daemon, other, kinds)))
        resident = daemon.usage.resident_kib()
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        for each in (daemon, other):
            each.close()
        for link in idle + clients.links:
            link.close()
    lines = [
        FAIRNESS_HEADING, "",
        f"{CLIENTS - GOOD - 3} connections that subscribed to everything, {GOOD} good clients that call `server.info` {CALLS} times each, and bad ones: a slow reader (100 bytes every 10 ms, of megabytes), one that is stopped (SIGSTOP) with megabytes unread, a hostile one (floods, half frames, batches of 1,000, deep arrays, garbage). Three measurements in turns, {ROUNDS} rounds: alone, with the bad clients at another daemon (they take as much of the machine, and nothing of this daemon), and with the bad clients at the same daemon. Daemons on one core, clients on the other. Medians, and the medians of the rounds' ratios; wanted: what the daemon adds is at most half (same / other daemon at most 1.5). Every answer is checked. The daemon has {resident / 1024:.0f} MiB resident at the end.",
        "", "| bad clients | alone | other daemon | same daemon | same / alone | same / other | 99 % other | 99 % same | at most 1.5 |", "|---|--:|--:|--:|--:|--:|--:|--:|---|", *(row for row, _ in rows),
    ]
    return lines, all(good for _, good in rows)


# MARK: Fan-out


class Subscribers:
    """Fifty clients in a process of their own, which counts lines and looks at the order of each one's `seq`."""

    SCRIPT = """
import re, selectors, socket, sys
path, count, total, namespace = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4].encode()
selector = selectors.DefaultSelector()
asks = [b'{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":["channel.didReceiveMessage"]}}\\n',
        b'{"jsonrpc":"2.0","id":2,"method":"channel.add","params":{"namespace":"%s"}}\\n' % namespace]
links = []
for index in range(count):
    link = socket.socket(socket.AF_UNIX); link.connect(path)
    for ask in asks:
        link.sendall(ask)
        assert b'"result"' in link.recv(1 << 16)
    links.append([link, b"", 0, True])
    selector.register(link, selectors.EVENT_READ, links[-1])
print("ready", flush=True)
seq = re.compile(rb'"seq":(\\d+)')
missing = count
while missing:
    for key, _ in selector.select(20) or sys.exit("nothing comes any more"):
        state = key.data
        data = state[0].recv(1 << 18)
        if not data: sys.exit("the daemon closed a connection")
        lines = (state[1] + data).split(b"\\n")
        state[1] = lines.pop()
        for line in lines:
            if b"$/overflow" in line: sys.exit("something was dropped")
            number = int(seq.search(line)[1])
            if number != state[2] + 1: sys.exit("out of order")
            state[2] = number
        if state[3] and state[2] >= total:
            state[3] = False
            missing -= 1
print("complete", flush=True)
"""

    def __init__(self, path: str, total: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.SCRIPT, path, str(SUBSCRIBERS), str(total), CUSTOM], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError(self.process.communicate()[1])

    def outcome(self) -> str:
        try:
            output, error = self.process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            output, error = self.process.communicate()[0], "not all within a minute"
        return "complete" if output == "complete\n" else error.strip()


def fan_out(binary: str) -> tuple[list[str], bool]:
    """A receiver that sends a thousand changes a second, to fifty subscribers: how many came, and what that costs."""
    total = UPDATES_A_SECOND * SECONDS
    with tempfile.TemporaryDirectory() as folder:
        daemon = Daemon(binary, folder)
        control = connect(daemon.path)
        device = CastDevice()
        call(control, "session.start", {"host": "127.0.0.1", "port": device.port})
        # An app's own messages: each one is a separate event, which must neither be lost nor change its place.
        subscribers = Subscribers(daemon.path, total)
        before, start = daemon.usage.cpu_seconds(), time.perf_counter()
        for part in range(SECONDS * 20):
            device.send_messages(UPDATES_A_SECOND // 20, CUSTOM)
            time.sleep(max(0.0, start + (part + 1) / 20 - time.perf_counter()))
        sent = time.perf_counter() - start
        outcome = subscribers.outcome()
        elapsed, cpu = time.perf_counter() - start, daemon.usage.cpu_seconds() - before
        dropped = sum(each["droppedNotifications"] for each in call(control, "server.clients", {})["clients"])
        control.close()
        daemon.close()
    good = outcome == "complete" and elapsed < sent + 1 and dropped == 0
    rows = [
        ("updates a second", f"{total / sent:,.0f}", f"{UPDATES_A_SECOND:,}", total / sent >= UPDATES_A_SECOND * 0.98),
        (f"notifications to {SUBSCRIBERS} subscribers, in order", outcome if outcome != "complete" else f"{total * SUBSCRIBERS:,} of {total * SUBSCRIBERS:,}", "all", outcome == "complete" and dropped == 0),
        ("the last one after the last update", f"{max(0.0, elapsed - sent) * 1e3:.0f} ms", "at most 1 s", elapsed < sent + 1),
        ("CPU of the daemon", f"{cpu / elapsed * 100:.0f} % of a core, {cpu / total / SUBSCRIBERS * 1e6:.1f} µs a notification", "", True),
    ]
    lines = [
        FAN_OUT_HEADING, "",
        f"An app sends {UPDATES_A_SECOND:,} messages a second for {SECONDS} s on a custom channel; {SUBSCRIBERS} clients have it and hear `channel.didReceiveMessage`. Every `seq` is looked at.",
        "", "| what | figure | wanted | |", "|---|--:|---|---|",
        *(f"| {what} | {figure} | {wanted} | {'yes' if fine else '**no**'} |" for what, figure, wanted, fine in rows),
    ]
    return lines, good and all(fine for *_, fine in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary")
    parser.add_argument("--only", choices=["fairness", "fan-out"])
    parser.add_argument("--print", action="store_true", help="print, and leave the report alone")
    arguments = parser.parse_args()
    is_good = True
    for name, heading, measure in (("fairness", FAIRNESS_HEADING, fairness), ("fan-out", FAN_OUT_HEADING, fan_out)):
        if arguments.only in (None, name):
            lines, good = measure(arguments.binary)
            is_good = is_good and good
            section = "\n".join(lines) + "\n"
            print(section)
            if not arguments.print:
                write_section(heading, section)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
