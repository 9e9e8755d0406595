"""A server that a test controls by method name. Run as a script; speaks over stdio, or over a socket (--socket PATH)."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO

INFO = {
    "name": "fake",
    "version": "0.0",
    "protocolVersion": "1.0",
    "apiLevel": int(os.environ.get("FAKE_API_LEVEL", "1")),
    "apiCompatible": 1,
    "specHash": os.environ.get("FAKE_SPEC_HASH", ""),
    "processId": os.getpid(),
    "uptime": 0.0,
    "clients": 1,
    "sessions": 0,
}
LIMITS = {
    "maximumMessageBytes": 67108864,
    "maximumDepth": 200,
    "maximumValues": 250_000,
    "maximumRequestsInFlight": 1024,
    "maximumQueueBytes": 8388608,
}


def frame(message: dict[str, Any]) -> bytes:
    body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def phase_event(number: int) -> dict[str, Any]:
    params = {"sessionId": "s", "phase": "TLS", "elapsed": number, "seq": number}
    return {"method": "session.didEnterPhase", "params": params}


class FakeServer:
    def __init__(self, reader: BinaryIO, writer: BinaryIO) -> None:
        self.reader, self.writer = reader, writer
        self.lock = threading.Lock()
        self.cancelled: list[Any] = []
        self.open: dict[Any, bool] = {}
        self.asked: dict[Any, Any] = {}
        self.greeting: Any = None

    def send(self, *messages: dict[str, Any]) -> None:
        self.write(b"".join(frame(each) for each in messages))

    def write(self, data: bytes) -> None:
        with self.lock:
            self.writer.write(data)
            self.writer.flush()

    def reply(self, id: Any, result: Any) -> None:
        self.send({"id": id, "result": result})

    def fail(self, id: Any, code: int, name: str, **data: Any) -> None:
        self.send({"id": id, "error": {"code": code, "message": f"{name} happened", "data": {"name": name, **data}}})

    def run(self) -> None:
        while (message := self.receive()) is not None:
            self.handle(message)

    def receive(self) -> dict[str, Any] | None:
        length = 0
        while (line := self.reader.readline()) not in (b"\r\n", b""):
            length = int(line.split(b":")[1])
        if not line:
            return None
        value = json.loads(self.reader.read(length))
        assert isinstance(value, dict)
        return value

    def handle(self, message: dict[str, Any]) -> None:
        id, method, params = message.get("id"), message.get("method"), message.get("params", {})
        if method is None:
            self.reply(self.asked.pop(id), message.get("result", message.get("error")))
        elif method == "$/cancelRequest":
            self.cancelled.append(params["id"])
            if self.open.pop(params["id"], False):
                self.fail(params["id"], -32800, "RequestCancelled")
        else:
            action: Callable[[Any, dict[str, Any]], None] | None = getattr(self, method.replace(".", "_"), None)
            if action is None:
                self.fail(id, -32601, "MethodNotFound")
            else:
                action(id, params)

    def server_initialize(self, id: Any, params: dict[str, Any]) -> None:
        self.greeting = params
        self.reply(id, {"serverInfo": INFO, "limits": LIMITS, "topics": ["*"]})

    def server_echo(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, params)

    def server_ping(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {})

    def events_snapshot(self, id: Any, params: dict[str, Any]) -> None:
        discovery = {"isRunning": False, "devices": []}
        self.reply(id, {"castState": "NOT_CONNECTED", "discovery": discovery, "sessions": [], "media": [], "players": []})

    def test_greeting(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, self.greeting)

    def test_fail(self, id: Any, params: dict[str, Any]) -> None:
        self.fail(id, **params)

    def session_get(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {"sessionId": 7})

    def test_huge(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {"text": "é" * params["characters"]})

    def test_bytewise(self, id: Any, params: dict[str, Any]) -> None:
        for byte in frame({"id": id, "result": {"text": "a€😀é"}}):
            self.write(bytes([byte]))

    def test_interleave(self, id: Any, params: dict[str, Any]) -> None:
        self.send(phase_event(1), {"id": id, "result": {}}, phase_event(2))

    def test_garbage(self, id: Any, params: dict[str, Any]) -> None:
        self.write(b"a library says hello\nand: goodbye\n\nno line end" + frame({"id": id, "result": {"ok": True}}))

    def test_notJSON(self, id: Any, params: dict[str, Any]) -> None:
        self.write(b"Content-Length: 5\r\n\r\n{oops" + frame({"id": id, "result": {"ok": True}}))

    def test_tooLong(self, id: Any, params: dict[str, Any]) -> None:
        self.write(b"Content-Length: 99999999999\r\n\r\n{")

    def test_die(self, id: Any, params: dict[str, Any]) -> None:
        sys.stderr.write(params.get("text", "") + "\n")
        sys.stderr.flush()
        if params.get("half"):
            self.write(frame({"id": id, "result": {}})[:-3])
        os._exit(params.get("status", 3))

    def test_dieAndLeaveChild(self, id: Any, params: dict[str, Any]) -> None:
        child = subprocess.Popen(["sleep", "20"])
        sys.stderr.write(f"child {child.pid}\n")
        sys.stderr.flush()
        os._exit(4)

    def test_closeOutput(self, id: Any, params: dict[str, Any]) -> None:
        os.close(1)

    def test_chatter(self, id: Any, params: dict[str, Any]) -> None:
        sys.stderr.write("x" * params["bytes"] + "\nend of chatter\n")
        sys.stderr.flush()
        self.reply(id, {})

    def test_slow(self, id: Any, params: dict[str, Any]) -> None:
        threading.Timer(params["seconds"], self.reply, [id, {"late": True}]).start()

    def test_never(self, id: Any, params: dict[str, Any]) -> None:
        self.open[id] = True
        self.send(phase_event(0))

    def test_cancelled(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {"ids": self.cancelled})

    def test_progress(self, id: Any, params: dict[str, Any]) -> None:
        token = params["progressToken"]
        for number, phase in enumerate(["tcp", "tls", "launch"]):
            value = {"kind": "report", "phase": phase, "elapsed": number, "message": f"{phase}…"}
            self.send({"method": "$/progress", "params": {"token": token, "value": value}})
        self.reply(id, {})

    def test_ask(self, id: Any, params: dict[str, Any]) -> None:
        self.asked[f"s-{id}"] = id
        question = {"deviceId": "d", "applicationId": "CC1AD845", "sessionId": "s"}
        method = params.get("method", "credentials.provide")
        self.send({"id": f"s-{id}", "method": method, "params": params.get("params", question)})

    def test_flood(self, id: Any, params: dict[str, Any]) -> None:
        self.send(*(phase_event(number) for number in range(params["count"])), {"id": id, "result": {}})

    def test_tell(self, id: Any, params: dict[str, Any]) -> None:
        self.send(params["message"], {"id": id, "result": {}})

    def test_stopReading(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {})
        time.sleep(params["seconds"])


def serve_socket(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen()
        sys.stderr.write("listening\n")
        sys.stderr.flush()
        connection, _ = listener.accept()
        with connection, connection.makefile("rb") as reader, connection.makefile("wb") as writer:
            FakeServer(reader, writer).run()


if __name__ == "__main__":
    if "--ignore-eof" in sys.argv:
        FakeServer(sys.stdin.buffer, sys.stdout.buffer).run()
        time.sleep(60)
    elif "--socket" in sys.argv:
        serve_socket(sys.argv[2])
    else:
        FakeServer(sys.stdin.buffer, sys.stdout.buffer).run()
