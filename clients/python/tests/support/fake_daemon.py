"""A scripted server that listens, in this process: its clients can be cut off, and it can be gone for a while, or say nothing."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import queue
import socket
import tempfile
import threading
import unittest
from typing import Any

from support.fake_server import INFO, FakeServer, phase_event

import cast_rpc

SNAPSHOT = {"castState": "NOT_CONNECTED", "discovery": {"isRunning": True, "devices": []}, "sessions": [], "media": [], "players": []}


class FakeDaemon:
    """Listens from the beginning; ended with the test."""

    def __init__(self, case: unittest.TestCase) -> None:
        folder = tempfile.TemporaryDirectory()
        case.addCleanup(folder.cleanup)
        case.addCleanup(self.stop)
        self.path = os.path.join(folder.name, "socket")
        self.is_mute = False
        self.was_mute = threading.Event()
        """Set when a connection arrived that the daemon leaves unanswered."""
        self.status: dict[str, Any] = {"deviceId": "d", "friendlyName": "Living Room", "playerState": "IDLE"}
        """The device's player status."""
        self.is_listed = True
        self.others: dict[str, dict[str, Any]] = {}
        """What other devices play, by their ids."""
        self.pictures: dict[str, tuple[str, bytes]] = {}
        """The types and bytes of the pictures that can be fetched, by their URLs."""
        self.media: dict[str, Any] | None = None
        """The state of every session's media."""
        self.heard: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        """Every call of ``player.*``, in order."""
        self.has_application = True
        self.refusal: dict[str, Any] | None = None
        self.calls: list[list[tuple[str, dict[str, Any]]]] = []
        """The calls of each connection."""
        self._listener: socket.socket | None = None
        self._connections: list[socket.socket] = []
        self._servers: list[_Server] = []
        self.start()

    def start(self) -> None:
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(self.path)
        self._listener.listen()
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def stop(self) -> None:
        """As if it were killed."""
        if self._listener is not None:
            self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
            os.unlink(self.path)
        connections, self._connections = self._connections, []
        for each in connections:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def push(self, **change: Any) -> None:
        """Changes the player status, and notifies clients; ``None`` removes a member, as servers leave out absent ones."""
        self.status = {name: value for name, value in {**self.status, **change}.items() if value is not None}
        for each in self._servers:
            with contextlib.suppress(OSError, ValueError):
                each.send({"method": "player.didChange", "params": {**self.status, "seq": 1}})

    def remove_device(self) -> None:
        """Lists the device no more, and notifies clients."""
        self.is_listed = False
        for each in self._servers:
            with contextlib.suppress(OSError, ValueError):
                params = {"index": 0, "device": each.device(self.status), "seq": 1}
                each.send({"method": "discovery.didRemoveDevice", "params": params})

    def restart(self) -> None:
        self.stop()
        self.start()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = listener.accept()
                self._connections.append(connection)
                threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with connection, connection.makefile("rb") as reader, connection.makefile("wb") as writer:
            with contextlib.suppress(OSError, ValueError):
                if self.is_mute:
                    self.was_mute.set()
                    reader.read()
                calls: list[tuple[str, dict[str, Any]]] = []
                self.calls.append(calls)
                server = _Server(self, calls, reader, writer)
                self._servers.append(server)
                server.run()


class _Server(FakeServer):
    """Has subscriptions, and tells something before and after each answer with a snapshot."""

    def __init__(self, daemon: FakeDaemon, calls: list[tuple[str, dict[str, Any]]], *streams: Any) -> None:
        super().__init__(*streams)
        self.has_lines = False
        self.daemon = daemon
        self.calls = calls
        self.subscriptions = 10 * len(daemon.calls)

    def receive(self) -> dict[str, Any] | None:
        """The next message: in lines, as the Swift client writes them, or in frames."""
        if not self.has_lines and not self.reader.peek(1).startswith(b"{"):  # type: ignore[attr-defined]
            return super().receive()
        self.has_lines = True
        line = self.reader.readline()
        value: dict[str, Any] | None = json.loads(line) if line else None
        return value

    def send(self, *messages: dict[str, Any]) -> None:
        if self.has_lines:
            self.write(b"".join(json.dumps({"jsonrpc": "2.0", **each}).encode() + b"\n" for each in messages))
        else:
            super().send(*messages)

    def handle(self, message: dict[str, Any]) -> None:
        self.calls.append((message.get("method", ""), message.get("params", {})))
        if message.get("method", "").startswith("player."):
            self.daemon.heard.put((message["method"], message.get("params", {})))
            self.player(message["id"], message["method"], message.get("params", {}))
        else:
            super().handle(message)

    def player(self, id: Any, method: str, params: dict[str, Any]) -> None:
        if method == "player.connect" and not self.daemon.has_application:
            self.fail(id, 3004, "ApplicationNotRunning")
        elif method == "player.list":
            self.reply(id, {"players": self.listed})
        elif method == "player.getNames":
            self.reply(id, {"aliases": []})
        else:
            self.reply(id, self.daemon.others.get(params.get("device", ""), self.daemon.status))

    @property
    def listed(self) -> list[dict[str, Any]]:
        return [*([self.daemon.status] if self.daemon.is_listed else []), *self.daemon.others.values()]

    def discovery_scan(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {"isRunning": True, "devices": [self.device(each) for each in self.listed]})

    discovery_list = discovery_scan

    def media_getStatus(self, id: Any, params: dict[str, Any]) -> None:
        if self.daemon.media is None:
            self.fail(id, 3001, "NoSuchSession")
        else:
            self.reply(id, self.daemon.media)

    media_setActiveTracks = queue_setRepeatMode = media_getStatus

    def image_fetch(self, id: Any, params: dict[str, Any]) -> None:
        picture = self.daemon.pictures.get(params["url"])
        if picture is None:
            self.fail(id, 6002, "ImageURLRefused")
            return
        kind, data = picture
        told = {"path": "/nowhere", "mediaType": kind, "bytes": len(data), "source": "NETWORK", "isKept": False}
        self.reply(id, {**told, "data": base64.b64encode(data).decode()})

    def device(self, status: dict[str, Any]) -> dict[str, Any]:
        """A device, every text of which is its name."""
        name = status["friendlyName"]
        texts = dict.fromkeys(("friendlyName", "modelName", "deviceVersion", "statusText", "iconPath", "host"), name)
        known = {"port": 8009, "isGroup": False, "deviceType": "TV", "source": "DNS_SD", "addresses": [name], "txt": {name: name}}
        return {**texts, **known, "deviceId": status["deviceId"], "attributes": {"mac": name}}

    def server_initialize(self, id: Any, params: dict[str, Any]) -> None:
        if self.daemon.refusal is not None:
            self.fail(id, **self.daemon.refusal)
        else:
            INFO["specHash"] = cast_rpc.SPEC_HASH
            super().server_initialize(id, params)

    def events_subscribe(self, id: Any, params: dict[str, Any]) -> None:
        self.subscriptions += 1
        answer = {"subscription": f"sub-{self.subscriptions}", "topics": params["topics"]}
        if params.get("snapshot"):
            answer["snapshot"] = SNAPSHOT
        self.send(phase_event(1), {"id": id, "result": answer}, phase_event(2))

    def events_unsubscribe(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {})

    def events_snapshot(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, SNAPSHOT)

    def events_poll(self, id: Any, params: dict[str, Any]) -> None:
        self.reply(id, {"events": [], "dropped": 0})
