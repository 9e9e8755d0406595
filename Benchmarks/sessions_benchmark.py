"""100 sessions that play, in one server and in PyChromecast; 1,000 lost links. Writes its sections of Benchmarks/REPORT.md."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
import time

from process_usage import ProcessUsage
from report import write_section
from rpc_process import RPCProcess

SESSIONS = 100
SECONDS = 20
LOSSES = 1_000
LOSS_DEVICES = 10
WARM_UP_LOSSES = 100
MEDIA = {"contentId": "http://media.example/film.mp4?duration=3600", "contentType": "video/mp4", "streamType": "BUFFERED"}
MANY_HEADING = f"## {SESSIONS} sessions at once"
LOSSES_HEADING = "## Reconnecting"


class Receivers:
    """A `cast-receiver --fleet` that is steered over stdio; it plays without fetching anything."""

    def __init__(self, binary: str, count: int) -> None:
        self.process = RPCProcess(
            [binary, "--no-advertise", "--no-fetch-media", "--control", "-", "--fleet", str(count), "--fleet-model", "chromecast-3", "--launch-time", "0.2"]
        )
        self.devices = self.process.call("device.list", {})["result"]["devices"]

    def drop(self, device: str) -> None:
        self.process.call("fault.inject", {"device": device, "rule": {"fault": "drop"}})

    def close(self) -> None:
        self.process.close()


class Server:
    """cast-rpc over stdio; notifications are read all the time, as a client does."""

    def __init__(self, binary: str, options: dict) -> None:
        self.process = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.answers: dict[int, dict] = {}
        self.notifications: dict[str, int] = {}
        self.changed = threading.Condition()
        self.last_id = 0
        threading.Thread(target=self.read, daemon=True).start()
        self.call("server.initialize", {"clientInfo": {"name": "benchmark", "version": "1"}})
        self.call("context.create", {"options": {"disableDiscoveryAutostart": True, "maximumSessions": SESSIONS, **options}})

    def read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            message = json.loads(line)
            with self.changed:
                if "method" in message:
                    self.notifications[message["method"]] = self.notifications.get(message["method"], 0) + 1
                else:
                    self.answers[message["id"]] = message
                self.changed.notify_all()

    def send(self, method: str, params: dict) -> int:
        assert self.process.stdin
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        return self.last_id

    def answer(self, request: int) -> dict:
        with self.changed:
            if not self.changed.wait_for(lambda: request in self.answers, 60):
                raise TimeoutError(f"request {request} has no answer")
            message = self.answers.pop(request)
        if "error" in message:
            raise RuntimeError(message["error"])
        return message["result"]

    def call(self, method: str, params: dict) -> dict:
        return self.answer(self.send(method, params))

    def wait_for(self, notification: str, count: int) -> None:
        with self.changed:
            if not self.changed.wait_for(lambda: self.notifications.get(notification, 0) >= count, 60):
                raise TimeoutError(f"{self.notifications.get(notification, 0)} of {count} {notification}")

    def play(self, devices: list[dict]) -> list[str]:
        """Starts a session with each device, all at once, and plays something on each."""
        starts = [self.send("session.start", {"host": device["host"], "port": device["port"]}) for device in devices]
        sessions = [self.answer(start)["sessionId"] for start in starts]
        loads = [self.send("media.load", {"sessionId": session, "media": MEDIA}) for session in sessions]
        for load in loads:
            assert self.answer(load)["playerState"] in ("PLAYING", "BUFFERING")
        return sessions

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(30)


class PyChromecast:
    """This file as a child that does the same with PyChromecast."""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, __file__, "--peer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.expect("imported")

    def expect(self, line: str) -> None:
        assert self.process.stdout
        answer = self.process.stdout.readline().strip()
        if answer != line:
            raise RuntimeError(f"PyChromecast said {answer!r} in place of {line!r}")

    def play(self, devices: list[dict]) -> None:
        assert self.process.stdin
        print(json.dumps(devices), file=self.process.stdin, flush=True)
        self.expect("playing")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def peer() -> None:
    """The child of ``PyChromecast``: devices in, a word out when all of them play."""
    import uuid

    import pychromecast

    print("imported", flush=True)
    devices = json.loads(sys.stdin.readline())
    casts = [
        pychromecast.get_chromecast_from_host((device["host"], device["port"], uuid.uuid4(), "Chromecast", device["name"]), timeout=10)
        for device in devices
    ]
    for cast in casts:
        cast.wait(30)
    for cast in casts:
        cast.media_controller.play_media(MEDIA["contentId"], MEDIA["contentType"])
    for cast in casts:
        cast.media_controller.block_until_active(30)
    print("playing", flush=True)
    time.sleep(3600)


def measure_many(receiver: str, contender: Server | PyChromecast) -> dict[str, float]:
    """Costs of playing on all devices at once."""
    receivers = Receivers(receiver, SESSIONS)
    usage = ProcessUsage(contender.process.pid)
    resident, cpu, start = usage.resident_kib(), usage.cpu_seconds(), time.monotonic()
    contender.play(receivers.devices)
    result = {
        "seconds": time.monotonic() - start,
        "cpu": (usage.cpu_seconds() - cpu) / SESSIONS,
        "memory": (usage.resident_kib() - resident) / SESSIONS,
        "threads": usage.threads(),
        "descriptors": usage.descriptors() / SESSIONS,
    }
    before = usage.cpu_seconds()
    # Playing on, with the heartbeats and the receivers' messages: the cost of an idle session.
    time.sleep(SECONDS)
    result["idle"] = (usage.cpu_seconds() - before) / SECONDS * 100
    result["resident"] = usage.resident_kib() / 1024
    contender.close()
    receivers.close()
    return result


def many(receiver: str, server: str) -> bool:
    ours = measure_many(receiver, Server(server, {}))
    theirs = measure_many(receiver, PyChromecast())
    rows = [
        (f"time until all {SESSIONS} play, s", "seconds", "{:.2f}", 1.0),
        ("CPU of start, load and first status, ms a session", "cpu", "{:.2f}", 1.0),
        ("memory, KiB a session", "memory", "{:.0f}", 0.56),
        ("resident in all, MiB", "resident", "{:.1f}", 1.0),
        ("threads", "threads", "{:.0f}", 0.2),
        ("descriptors a session", "descriptors", "{:.1f}", 1.0),
        ("CPU while they play, % of a core", "idle", "{:.2f}", 0.5),
    ]
    ours["cpu"] *= 1e3
    theirs["cpu"] *= 1e3
    lines = [
        MANY_HEADING, "",
        f"`cast-receiver --fleet {SESSIONS}` plays one film on each device; all sessions start at once; {SECONDS} s of playing. PyChromecast 14.0.10 does the same"
        " (`get_chromecast_from_host`, `play_media`, `block_until_active`). TLS handshakes are a part of both.",
        "", "| what | cast-rpc | PyChromecast | ratio | wanted | |", "|---|--:|--:|--:|---|---|",
    ]
    good = True
    for what, key, form, limit in rows:
        ratio = ours[key] / theirs[key] if theirs[key] else 0.0
        good = good and ratio <= limit
        lines.append(f"| {what} | {form.format(ours[key])} | {form.format(theirs[key])} | {ratio:.2f} | at most {limit} | {'yes' if ratio <= limit else '**no**'} |")
    section = "\n".join(lines) + "\n"
    write_section(MANY_HEADING, section)
    print(section)
    return good


def losses(receiver: str, binary: str) -> bool:
    receivers = Receivers(receiver, LOSS_DEVICES)
    server = Server(binary, {"reconnect": {"initialDelay": 0, "giveUpAfter": 60}})
    server.play(receivers.devices)
    usage = ProcessUsage(server.process.pid)
    seen: dict[int, tuple[int, int, int]] = {}
    cpu, start = 0.0, 0.0
    for loss in range(WARM_UP_LOSSES + LOSSES):
        if loss == WARM_UP_LOSSES:
            time.sleep(1.5)  # Freed memory is returned a second later, by a thread that starts with its first use.
            seen[0] = (usage.resident_kib(), usage.threads(), usage.descriptors())
            cpu, start = usage.cpu_seconds(), time.monotonic()
        receivers.drop(receivers.devices[loss % LOSS_DEVICES]["id"])
        server.wait_for("session.didResume", loss + 1)
    seen[LOSSES] = (usage.resident_kib(), usage.threads(), usage.descriptors())
    cpu, elapsed = usage.cpu_seconds() - cpu, time.monotonic() - start
    ended = server.notifications.get("session.didEnd", 0)
    states = [session["connectionState"] for session in server.call("session.list", {})["sessions"]]
    server.close()
    receivers.close()
    (memory, threads, descriptors), (memory_after, threads_after, descriptors_after) = seen[0], seen[LOSSES]
    rows = [
        ("memory, MiB", f"{memory / 1024:.2f}", f"{memory_after / 1024:.2f}", "grows by at most 1", memory_after - memory <= 1024),
        ("threads", threads, threads_after, "the same", threads == threads_after),
        ("descriptors", descriptors, descriptors_after, "the same", descriptors == descriptors_after),
        ("sessions connected", LOSS_DEVICES, states.count("CONNECTED"), "all", states.count("CONNECTED") == LOSS_DEVICES),
        ("sessions ended", 0, ended, "none", ended == 0),
    ]
    lines = [
        LOSSES_HEADING, "",
        f"{LOSSES:,} lost links over {LOSS_DEVICES} playing sessions, one after the other, each resumed before the next is cut (after {WARM_UP_LOSSES} that don't count);"
        f" no media was loaded again. {elapsed / LOSSES * 1e3:.1f} ms from the cut to `session.didResume`, {cpu / LOSSES * 1e3:.2f} ms of CPU each"
        " (TLS, CONNECT, statuses; `reconnect.initialDelay` 0).",
        "", "| what | before | after | wanted | |", "|---|--:|--:|---|---|",
    ]
    lines += [f"| {what} | {before} | {after} | {wanted} | {'yes' if good else '**no**'} |" for what, before, after, wanted, good in rows]
    section = "\n".join(lines) + "\n"
    write_section(LOSSES_HEADING, section)
    print(section)
    return all(good for *_, good in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binaries", nargs="?", help="the folder of cast-rpc and cast-receiver")
    parser.add_argument("--peer", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.peer:
        return peer()
    server, receiver = f"{options.binaries}/cast-rpc", f"{options.binaries}/cast-receiver"
    results = [many(receiver, server), losses(receiver, server)]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
