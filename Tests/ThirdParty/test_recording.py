"""A recording that is made while PyChromecast drives the same device distinguishes the senders."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import unittest
from typing import Any

from receiver import PATH
from test_pychromecast import URL, Sender

SERVER = os.path.join(os.path.dirname(os.path.abspath(PATH)), "cast-rpc")


class Server:
    """One cast-rpc process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen([SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._last = 0
        self.call("server.initialize")
        self.call("context.create", options={"disableDiscoveryAutostart": True})

    def close(self) -> None:
        self._process.communicate(timeout=30)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        self._last += 1
        message = {"jsonrpc": "2.0", "id": self._last, "method": method, "params": params}
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            answer = json.loads(line)
            if answer.get("id") == self._last:
                assert "error" not in answer, answer
                result: dict[str, Any] = answer["result"]
                return result
        raise AssertionError("the server ended")


class RecordingTests(Sender):
    def test_distinguishes_the_senders(self) -> None:
        receiver = self.start("--no-advertise")
        server = Server()
        self.addCleanup(server.close)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "tv.jsonl")
        recording = server.call("record.start", device=f"{receiver.host}:{receiver.port}", path=path)
        server.call("session.start", host=receiver.host, port=receiver.port)
        cast = self.connect(receiver)
        self.play(cast)
        cast.media_controller.pause()
        server.call("media.requestStatus")
        server.call("record.stop", recordingId=recording["recordingId"])

        with open(path) as file:
            lines = [json.loads(line) for line in file]
        links = [line["link"] for line in lines if "link" in line]
        ours = {link["senderId"] for link in links if link["isOpen"]}
        messages = [line["message"] for line in lines if "message" in line]
        asked = {m["payload"].get("requestId") for m in messages if m["direction"] == "OUT"}
        theirs = [m for m in messages if m["direction"] == "IN" and URL.split("?")[0] in json.dumps(m["payload"])]
        self.assertTrue(theirs and ours)
        loads = [m for m in messages if m["payload"].get("type") in ("LOAD", "PAUSE")]
        self.assertEqual(loads, [], "PyChromecast's requests aren't on our link")
        broadcast = [m for m in theirs if m["destinationId"] == "*" and m["payload"].get("requestId") not in asked]
        self.assertTrue(broadcast, "what PyChromecast asked is seen as the device's messages to all")
        for message in messages:
            if message["direction"] == "IN":
                self.assertIn(message["destinationId"], ours | {"*", "sender-0"})
        calls = [line["call"]["method"] for line in lines if "call" in line]
        self.assertEqual(calls, ["session.start", "media.requestStatus"])


if __name__ == "__main__":
    unittest.main()
