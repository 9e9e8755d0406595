"""A JSON-RPC server as a child process, with the kernel's figures of its cost."""

from __future__ import annotations

import json
import os
import subprocess
import time

from process_usage import ProcessUsage


class RPCProcess:
    """Spawns a server that speaks one JSON object a line over stdio."""

    def __init__(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **(environment or {})},
        )
        self.usage = ProcessUsage(self.process.pid)
        self._next_id = 0

    def request(self, method: str, params: object) -> bytes:
        """One request as a line."""
        self._next_id += 1
        message = {"jsonrpc": "2.0", "id": self._next_id, "method": method, "params": params}
        return json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def call(self, method: str, params: object) -> dict:
        """Sends one request and reads lines until its answer."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(self.request(method, params))
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"{self.process.args} ended")
            message = json.loads(line)
            if message.get("id") == self._next_id:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message

    def close(self) -> None:
        """Ends the server by closing its input."""
        assert self.process.stdin
        self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def spawn_to_first_reply(command: list[str], environment: dict[str, str], method: str, params: object) -> float:
    """Seconds from the spawn to the first answer."""
    start = time.perf_counter()
    server = RPCProcess(command, environment)
    server.call(method, params)
    elapsed = time.perf_counter() - start
    server.close()
    return elapsed


def start_cost(command: list[str], environment: dict[str, str], method: str, params: object) -> tuple[float, int]:
    """The server's CPU, in seconds, and its page faults from the spawn to the first answer."""
    server = RPCProcess(command, environment)
    server.call(method, params)
    cost = server.usage.cpu_seconds(), server.usage.page_faults()
    server.close()
    return cost


def cpu_per_sequential_request(server: RPCProcess, method: str, params: object, count: int) -> float:
    """Seconds of the server's CPU for each of `count` requests, one after the other."""
    before = server.usage.cpu_seconds()
    for _ in range(count):
        server.call(method, params)
    return (server.usage.cpu_seconds() - before) / count


def pipelined_requests_per_second(server: RPCProcess, method: str, params: object, depth: int, rounds: int) -> float:
    """Answers a second with `depth` requests always written at once; the client only counts lines."""
    assert server.process.stdin and server.process.stdout
    batch = b"".join(server.request(method, params) for _ in range(depth))
    stdin, stdout = server.process.stdin.fileno(), server.process.stdout.fileno()
    start = time.perf_counter()
    for _ in range(rounds):
        os.write(stdin, batch)
        missing = depth
        while missing > 0:
            missing -= os.read(stdout, 1 << 16).count(b"\n")
    return depth * rounds / (time.perf_counter() - start)
