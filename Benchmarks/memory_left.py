"""The memory that stays when others have gone: receivers that come and go, and clients that never read.

    Benchmarks/memory_left.py receivers [ROUNDS [EACH]]    # in private networks; 30 rounds of 20 by default
    Benchmarks/memory_left.py clients [CLIENTS [CALLS]]    # 60 and 180 by default

Programs come from CAST_BUILD (default: .build/release). Prints a line a round, and the cost in the end.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time

BUILD = os.path.abspath(os.environ.get("CAST_BUILD", ".build/release"))
# Two networks without a DNS-SD daemon. A pair of virtual interfaces carries multicast between programs of one host.
NETWORK = """set -e
for folder in /run/dbus /run/avahi-daemon; do [ ! -d "$folder" ] || mount -t tmpfs tmpfs "$folder"; done
ip link set lo up
for n in 0 1; do
  ip link add d$n type veth peer name p$n; ip addr add 10.7.$n.1/24 dev d$n; ip link set d$n up; ip link set p$n up
done
exec "$@" """


def anonymous_kib(pid: int) -> int:
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("RssAnon"))


class Server:
    def __init__(self, folder: str, *arguments: str) -> None:
        environment = dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=folder, XDG_CACHE_HOME=f"{folder}/cache")
        self.child = subprocess.Popen(
            [f"{BUILD}/cast-rpc", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.number = 0

    def call(self, method: str, **params: object) -> dict:
        self.number += 1
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.child.stdin.write(json.dumps(request).encode() + b"\n")
        self.child.stdin.flush()
        while True:
            message = json.loads(self.child.stdout.readline())
            if message.get("id") == self.number:
                return message["result"]

    def devices(self) -> int:
        return sum(each["source"] == "DNS_SD" for each in self.call("discovery.list")["devices"])

    def memory(self) -> int:
        return anonymous_kib(self.child.pid)

    def end(self) -> None:
        self.child.stdin.close()
        self.child.wait(20)


def wait_until(condition: object, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.2)
    return True


def receivers(rounds: int, each: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, "--stdio")
        server.call("discovery.start")
        settled: list[int] = []
        for number in range(rounds):
            children = [
                subprocess.Popen(
                    [f"{BUILD}/cast-receiver", "--name", f"TV {number}-{index}", "--id", f"{number * 1000 + index + 1:032x}",
                     "--advertisement", "mdns", "--no-fetch-media", "--port", "0"],
                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for index in range(each)
            ]
            seen = wait_until(lambda: server.devices() >= each, 60)
            for child in children:
                child.terminate()
            for child in children:
                child.wait()
            gone = wait_until(lambda: server.devices() == 0, 30)
            time.sleep(2)
            settled.append(server.memory())
            print(f"round {number}: all seen {seen}, all gone {gone}, {settled[-1]} KiB", flush=True)
        # One-time allocations happen in the first rounds.
        first = min(3, rounds - 1)
        cost = settled[-1] - settled[first]
        print(f"{(rounds - 1 - first) * each} receivers after the first {(first + 1) * each} cost {cost} KiB")
        server.end()


def clients(count: int, calls: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, "--stdio", "--socket", f"{folder}/socket")
        server.call("rpc.discover")
        time.sleep(2)
        before = server.memory()
        request = b'{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}\n' * calls
        connections = []
        for _ in range(count):
            connection = socket.socket(socket.AF_UNIX)
            connection.connect(f"{folder}/socket")
            connection.sendall(request)
            connections.append(connection)
        queued = [-1, 0]
        while queued[-1] != queued[-2]:
            time.sleep(1)
            queued.append(sum(each["queuedBytes"] for each in server.call("server.clients")["clients"]))
        print(f"{count} clients that never read: {server.memory() - before} KiB, of it {queued[-1] >> 10} KiB queued")
        for connection in connections:
            connection.close()
        time.sleep(4)
        server.call("server.ping")
        print(f"after they have gone: {server.memory() - before} KiB")
        server.end()


def main() -> None:
    what, numbers = sys.argv[1], [int(each) for each in sys.argv[2:]]
    if what == "clients":
        clients(*(numbers + [60, 180][len(numbers):]))
    elif "IN_NETWORK" in os.environ:
        receivers(*(numbers + [30, 20][len(numbers):]))
    else:
        namespaces = ["unshare", "--mount", "--net"]
        if os.geteuid() != 0:
            namespaces += ["--map-root-user"]
        os.execvpe(
            "unshare", [*namespaces, "bash", "-c", NETWORK, "bash", sys.executable, *sys.argv],
            dict(os.environ, IN_NETWORK="1", PATH=os.environ["PATH"] + ":/usr/sbin:/sbin"))


if __name__ == "__main__":
    main()
