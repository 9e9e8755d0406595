"""The CPU of a server whose session plays, with and without a recording: `python3 Benchmarks/recording.py FOLDER`.

FOLDER holds cast-rpc, of a release build, and cast-receiver, of any."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

SECONDS = 40


class Server:
    """One cast-rpc process, and a receiver that it plays on."""

    def __init__(self, folder: str) -> None:
        receiver = [f"{folder}/cast-receiver", "--no-advertise", "--no-fetch-media", "--load-time", "0", "--exit-with-stdin"]
        self.receiver = subprocess.Popen(receiver, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.receiver.stdout
        self.port = json.loads(self.receiver.stdout.readline())["port"]
        self.process = subprocess.Popen([f"{folder}/cast-rpc"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._last = 0
        self.call("server.initialize")
        self.call("context.create", options={"disableDiscoveryAutostart": True})
        self.call("session.start", host="127.0.0.1", port=self.port)
        self.call("media.load", media={"contentId": "https://example.com/a.mp4?duration=5000", "contentType": "video/mp4"})

    def close(self) -> None:
        self.process.communicate(timeout=30)
        self.receiver.communicate(timeout=30)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self._last += 1
        message = {"jsonrpc": "2.0", "id": self._last, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        while True:
            answer = json.loads(self.process.stdout.readline())
            if answer.get("id") == self._last:
                result: dict[str, Any] = answer["result"]
                return result

    def cpu(self) -> float:
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def measure(self, label: str, asks: bool) -> None:
        before, start, count = self.cpu(), time.monotonic(), 0
        while time.monotonic() - start < SECONDS:
            if asks:
                self.call("media.requestStatus")
                self.call("session.requestStatus")
                if count % 10 == 0:
                    self.call("media.pause")
                    self.call("media.play")
            count += 1
            time.sleep(1)
        print(f"{label}: {100 * (self.cpu() - before) / (time.monotonic() - start):.2f} % of a core", flush=True)


def main() -> None:
    server = Server(sys.argv[1])
    try:
        for asks, name in ((False, "playing"), (True, "playing and asked")):
            server.measure(f"{name}, without a recording", asks)
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "tv.jsonl")
                info = server.call("record.start", device=f"127.0.0.1:{server.port}", path=path)
                server.measure(f"{name}, with a recording", asks)
                info = server.call("record.stop", recordingId=info["recordingId"])
                print(f"{info['entries']} entries, {info['bytes']} bytes, {info['lost']} lost")
    finally:
        server.close()


main()
