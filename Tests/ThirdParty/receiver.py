"""Runs cast-receiver for a test, and reads its events."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import threading
import time
from typing import Any, Callable

PATH = os.environ.get("CAST_RECEIVER", ".build/debug/cast-receiver")

# PyChromecast writes from the caller's thread while its own thread reads, and older Pythons let both into one OpenSSL
# object: the link then breaks with "bad record MAC". An answer that takes as long as on a network, and not as long as
# on loopback, keeps the two apart.
LATENCY = ["--fault", "delay=0.03"]


class Receiver:
    """One cast-receiver process; a context manager."""

    def __init__(self, *options: str, name: str = "Third-party test TV", host: str = "127.0.0.1") -> None:
        self.name = name
        # Most tests are about the protocol, and their media is nowhere: the URL says how it behaves.
        fetching = [] if "--fetch-media" in options else ["--no-fetch-media"]
        self._process = subprocess.Popen(
            [PATH, "--name", name, "--host", host, "--events", "--exit-with-stdin", *LATENCY, *fetching, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._events: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.seen: list[dict[str, Any]] = []
        self.log: list[str] = []
        self._readers = [threading.Thread(target=t, daemon=True) for t in (self._read_events, self._read_log)]
        for reader in self._readers:
            reader.start()
        try:
            self.ready = self.wait("ready", timeout=60)
        except AssertionError:
            self.close()
            raise

    def __enter__(self) -> "Receiver":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def host(self) -> str:
        return str(self.ready["host"])

    @property
    def port(self) -> int:
        return int(self.ready["port"])

    def close(self) -> int:
        """Ends the process by closing its stdin; returns its exit code."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            return self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
        finally:
            # The readers have seen the end of both by now.
            for reader in self._readers:
                reader.join(10)
            for stream in (self._process.stdout, self._process.stderr):
                if stream is not None:
                    stream.close()

    def wait(
        self, event: str, where: Callable[[dict[str, Any]], bool] = lambda _: True, timeout: float = 10
    ) -> dict[str, Any]:
        """The next event of that name that fits; those before it are passed over."""
        deadline = time.monotonic() + timeout
        while True:
            try:
                found = self._events.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                found = None
            if found is None:
                raise AssertionError(f"no event {event!r}; seen: {[e['event'] for e in self.seen]}; log: {self.log}")
            self.seen.append(found)
            if found["event"] == event and where(found):
                return found

    def state(self, player_state: str, **members: Any) -> dict[str, Any]:
        """The next moment at which the player is in a state."""
        return self.wait(
            "playerState",
            lambda e: e["playerState"] == player_state and all(e.get(k) == v for k, v in members.items()),
        )

    def _read_events(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._events.put(json.loads(line))
        self._events.put(None)

    def _read_log(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.log.append(line.rstrip())
