"""What castctl prints of hostile texts, on a pipe and on a terminal: text and nothing else, in its line and its column.

castctl speaks to a server whose answers, errors, progress and notifications have hostile texts wherever they have a text: the real
server's, changed on the way.
"""

from __future__ import annotations

import fcntl
import http.server
import json
import os
import pty
import re
import select
import signal
import socket
import struct
import subprocess
import termios
import threading
import unicodedata
import unittest
from typing import Any

from shells import HOSTILE_TEXTS, PATIENCE, PRODUCTS, Daemon, Room

FILM = "https://example.com/film.mp4?duration=600"
KEPT = {"sessionId", "deviceId", "address", "name", "castState", "source", "outcome", "severity", "verdict", "finding", "phase", "socket"}
"""Members that castctl acts on, or uses in its next calls."""
ERRORS = ["DeviceNotFound", "AmbiguousDevice", "MediaLoadFailed", "InvalidParams", "LaunchFailed"]


class HostileServer:
    """Listens on castctl's socket, passes calls on to a daemon, and fills the answers with hostile texts."""

    def __init__(self, case: unittest.TestCase, room: Room) -> None:
        self.path = str(room.folder / "hostile")
        self._daemon = str(room.folder / "XDG_RUNTIME_DIR/cast-rpc/socket")
        self.fails = False
        self.notifies: list[dict[str, Any]] = []
        """Notifications that are sent after a call of this method; the last one once more, with the texts that it has."""
        self.notifies_after = ""
        self.answered: list[Any] = []
        """The results as castctl got them."""
        self._next = 0
        self._listener = socket.socket(socket.AF_UNIX)
        case.addCleanup(self._listener.close)
        case.addCleanup(self._listener.shutdown, socket.SHUT_RDWR)
        self._listener.bind(self.path)
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def text(self) -> str:
        self._next += 1
        return HOSTILE_TEXTS[self._next % len(HOSTILE_TEXTS)]

    def hostile(self, value: Any, key: str = "") -> Any:
        """`value` with each text replaced by a hostile one; a list has one element for each hostile text."""
        if isinstance(value, str):
            return value if key in KEPT else self.text()
        if isinstance(value, dict):
            return {name: self.hostile(each, name) for name, each in value.items()}
        if isinstance(value, list) and value and isinstance(value[0], (dict, str)):
            return [self.hostile(value[0], key) for _ in HOSTILE_TEXTS]
        return value

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX)
            server.connect(self._daemon)
            methods: dict[Any, str] = {}
            threading.Thread(target=self._forward, args=(client, server, methods), daemon=True).start()
            threading.Thread(target=self._answer, args=(client, server, methods), daemon=True).start()

    def _forward(self, client: socket.socket, server: socket.socket, methods: dict[Any, str]) -> None:
        with client.makefile("rb") as lines:
            for line in lines:
                call = json.loads(line)
                methods[call.get("id")] = call.get("method", "")
                if self.fails and call.get("method") != "server.initialize":
                    self._next += 1
                    data = {"name": ERRORS[self._next % len(ERRORS)], "advice": self.text(), "nearest": self.text(), "answered": HOSTILE_TEXTS}
                    error = {"code": 3001, "message": self.text(), "data": data}
                    self._send(client, {"jsonrpc": "2.0", "id": call.get("id"), "error": error})
                    continue
                server.sendall(line)
        server.shutdown(socket.SHUT_RDWR)

    def _answer(self, client: socket.socket, server: socket.socket, methods: dict[Any, str]) -> None:
        with server, client, server.makefile("rb") as lines:
            try:
                for line in lines:
                    message = json.loads(line)
                    method = methods.get(message.get("id"), "")
                    if "result" in message and method != "server.initialize":
                        message["result"] = self.hostile(message["result"])
                        self.answered.append(message["result"])
                    elif "params" in message and not method:
                        message["params"] = self.hostile(message["params"])
                    self._send(client, message)
                    if self.notifies and method == self.notifies_after:
                        for each in self.notifies:
                            self._send(client, {**self.hostile({"params": each["params"]}), "jsonrpc": "2.0", "method": each["method"]})
                        self._send(client, {**self.notifies[-1], "jsonrpc": "2.0"})
            except OSError:
                pass

    @staticmethod
    def _send(client: socket.socket, message: dict[str, Any]) -> None:
        client.sendall(json.dumps(message).encode() + b"\n")


class Playlist(http.server.BaseHTTPRequestHandler):
    """Serves a playlist with two songs."""

    def do_GET(self) -> None:
        text = b"#EXTM3U\nhttps://example.com/1.mp3\nhttps://example.com/2.mp3\n"
        self.send_response(200)
        self.send_header("Content-Type", "audio/x-mpegurl")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, format: str, *args: Any) -> None:
        pass


def until(room: Room, command: list[str], mark: str, *, terminal: bool) -> str:
    """The output of a program on a terminal or a pipe up to a mark; then Ctrl-C ends it."""
    reading, writing = pty.openpty() if terminal else os.pipe()
    if terminal:  # No line is cut.
        fcntl.ioctl(writing, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 8000, 0, 0))
    process = subprocess.Popen(command, env=room.environment, cwd=room.home, stdin=subprocess.DEVNULL, stdout=writing, stderr=writing)
    os.close(writing)
    drawn = b""
    try:
        while mark.encode() not in drawn:
            if not select.select([reading], [], [], PATIENCE)[0]:
                raise TimeoutError(f"{command}: {drawn[-2000:]!r}")
            drawn += os.read(reading, 65536)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        os.close(reading)
    return drawn[: drawn.rindex(b"\n") + 1].decode()


def on_terminal(room: Room, command: list[str], columns: int = 100) -> tuple[int, str]:
    """The exit status and the output of a program with all its streams on a terminal."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen(command, env=room.environment, cwd=room.home, stdin=slave, stdout=slave, stderr=slave)
    os.close(slave)
    drawn = b""
    while True:
        if not select.select([master], [], [], PATIENCE)[0]:
            process.kill()
            raise TimeoutError(f"{command}: {drawn!r}")
        try:
            piece = os.read(master, 65536)
        except OSError:
            break
        if not piece:
            break
        drawn += piece
    os.close(master)
    return process.wait(PATIENCE), drawn.decode()


def harm(text: str, *, terminal: bool = False) -> list[str]:
    """What in `text` does more than show, apart from the ends of lines and, on a terminal, castctl's colours and its live line."""
    if terminal:
        text = re.sub(r"\x1b\[(?:0|1|2|31|32|33)m|\r\x1b\[K|\r\n", lambda match: "\n" if match[0] == "\r\n" else "", text)
    bad = [c for c in text if c != "\n" and (unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs") or c in "\ufffe\uffff")]
    return [c for c in bad if c not in "\u200c\u200d" and not "\U000e0020" <= c <= "\U000e007f"]


def width(text: str) -> int:
    narrow = sum(unicodedata.category(c) not in ("Mn", "Me", "Cf") for c in text)
    return narrow + sum(unicodedata.east_asian_width(c) in "WF" and unicodedata.category(c) != "Mn" for c in text)


class TerminalTests(unittest.TestCase):
    """Each command, with hostile texts in all that it gets from the server."""

    room: Room

    def setUp(self) -> None:
        self.room = Room(self)
        receiver = subprocess.Popen(
            [PRODUCTS / "cast-receiver", "--no-advertise", "--no-fetch-media", "--load-time", "0"],
            env=self.room.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )
        self.addCleanup(receiver.wait, PATIENCE)
        self.addCleanup(receiver.terminate)
        assert receiver.stdout is not None
        self.addCleanup(receiver.stdout.close)
        self.address = f"127.0.0.1:{json.loads(receiver.stdout.readline())['port']}"
        self.daemon: Daemon = self.room.start_daemon()
        self.daemon.call("player.setDefault", device=self.address)
        self.daemon.call("player.setAlias", alias="tv", device=self.address)
        self.daemon.call("discovery.addDevice", host="127.0.0.1", port=9, friendlyName="TV")
        self.server = HostileServer(self, self.room)
        self.load()

    def load(self) -> None:
        self.daemon.call("player.play", device=self.address, urls=[f"{FILM}&{number}" for number in range(3)])

    @property
    def commands(self) -> list[list[str]]:
        return [
            ["devices", "--scan-time", "0.1"], ["status"], ["status", "--all"], ["default"], ["alias"], ["doctor", "--scan-time", "0.1"],
            ["doctor", self.address], ["check", "data:text/plain,x"], ["queue"], ["queue", "add", "--no-resolve", FILM], ["queue", "shuffle"], ["queue", "repeat", "all"],
            ["play", FILM, FILM], ["pause"], ["resume"], ["toggle"], ["seek", "5"], ["volume"], ["volume", "5"], ["next"], ["previous"],
            ["call", "media.getStatus"], ["call", "discovery.list"], ["announce", FILM.replace("600", "1")], ["stop", "--keep-app"], ["stop"],
            ["--verbose", "status"],
        ]

    def run_castctl(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.room.castctl(*arguments, "--socket", self.server.path)

    def test_results_are_text(self) -> None:
        for command in self.commands:
            with self.subTest(command=command):
                if command[0] in ("queue", "pause"):
                    self.load()
                piped = self.run_castctl(*command)
                self.assertNotIn(piped.returncode, (7, -6, -11), piped.stderr)
                self.assertEqual(harm(piped.stdout) + harm(piped.stderr), [], piped.stdout + piped.stderr)
                self.assertNotEqual(piped.stdout, "", piped.stderr)
                _, drawn = on_terminal(self.room, [str(PRODUCTS / "castctl"), *command, "--socket", self.server.path])
                self.assertEqual(harm(drawn, terminal=True), [], drawn)

    def test_resolved_content_is_text(self) -> None:
        """The server refuses a hostile item, whose resolved content was named before."""
        self.load()
        command = ["queue", "add", FILM]
        piped = self.run_castctl(*command)
        self.assertIn("castctl: ", piped.stderr)
        self.assertEqual(harm(piped.stdout) + harm(piped.stderr), [], piped.stdout + piped.stderr)
        _, drawn = on_terminal(self.room, [str(PRODUCTS / "castctl"), *command, "--socket", self.server.path])
        self.assertEqual(harm(drawn, terminal=True), [], drawn)

    def test_the_live_line_fits_the_terminal(self) -> None:
        _, drawn = on_terminal(self.room, [str(PRODUCTS / "castctl"), "check", "data:text/plain,x"], columns=10)
        shown = re.findall(r"\r\x1b\[K([^\r]*)(?=\r\x1b\[K)", drawn)
        self.assertIn("Looking …", shown, drawn)
        self.assertLessEqual(max(map(width, shown)), 9, drawn)

    def test_a_note_begins_a_line(self) -> None:
        server = http.server.HTTPServer(("127.0.0.1", 0), Playlist)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        command = ["queue", "add", f"http://127.0.0.1:{server.server_port}/list.m3u"]
        _, drawn = on_terminal(self.room, [str(PRODUCTS / "castctl"), *command])
        self.assertIn("Asking 127.0.0.1", drawn)
        self.assertRegex(drawn, r"(\n|\r\x1b\[K)castctl: 2 items")

    def test_errors_are_two_lines_of_text(self) -> None:
        self.server.fails = True
        for command in self.commands[:10] + self.commands[12:14]:
            for flags in ([], ["--json"]):
                with self.subTest(command=command, flags=flags):
                    piped = self.run_castctl(*command, *flags)
                    self.assertNotIn(piped.returncode, (0, 7), piped.stdout)
                    self.assertEqual(harm(piped.stdout) + harm(piped.stderr), [])
                    self.assertLessEqual(piped.stderr.count("\n"), 2)
                    _, drawn = on_terminal(self.room, [str(PRODUCTS / "castctl"), *command, *flags, "--socket", self.server.path])
                    self.assertEqual(harm(drawn, terminal=True), [], drawn)

    def test_json_keeps_the_texts_and_drives_no_terminal(self) -> None:
        for command in (["status"], ["status", "--all"], ["alias"], ["call", "discovery.list"], ["call", "media.getStatus"]):
            with self.subTest(command=command):
                piped = self.run_castctl(*command, "--json")
                self.assertEqual(harm(piped.stdout), [])
                self.assertEqual(piped.stdout.count("\n"), 1)
                self.assertEqual(texts(json.loads(piped.stdout)), texts(self.server.answered[-1]))
                _, drawn = on_terminal(self.room, [str(PRODUCTS / "castctl"), *command, "--socket", self.server.path])
                self.assertEqual(harm(drawn, terminal=True), [])

    def test_a_row_is_a_line_and_columns_stay(self) -> None:
        lines = self.run_castctl("alias").stdout.splitlines()
        self.assertEqual(len(lines), 1 + len(HOSTILE_TEXTS))
        shown = [json.loads(self.run_castctl("alias", "--json").stdout)["aliases"]]
        self.assertEqual(len(shown[0]), len(HOSTILE_TEXTS))
        # The second column begins below its title, at any content of the first.
        self.server.hostile = lambda value, key="": (  # type: ignore[method-assign]
            {**value, "aliases": [{"alias": text, "device": "@device"} for text in HOSTILE_TEXTS]} if "aliases" in value else value
        )
        lines = self.run_castctl("alias").stdout.splitlines()
        columns = {width(line[: line.index("@device" if "@device" in line else "DEVICE")]): line for line in lines if "\u200d" not in line}
        self.assertEqual(len(columns), 1, columns)

    def test_events_are_lines_of_text(self) -> None:
        status = self.daemon.call("player.status", device=self.address)
        device = self.daemon.call("discovery.list")["devices"][0]
        count = len(HOSTILE_TEXTS)
        film = {"playerState": "PLAYING", "title": "A film"}
        players = [{"method": "player.didChange", "params": {**status, **film, "friendlyName": "END", "seq": n}} for n in range(count)]
        device["friendlyName"] = "END"
        devices = [
            {"method": "discovery.didUpdateDevice", "params": {"device": {**device, "deviceId": f"d{n}"}, "index": 0, "seq": n}} for n in range(count)
        ]
        others = [{"method": "channel.didReceiveMessage", "params": {"sessionId": "s", "namespace": "x", "message": "x", "seq": 1}}]
        for command, method, events, least in (
            (["watch", "player", "discovery"], "discovery.start", others + players + devices, 2 * count),
            (["devices", "--watch"], "discovery.start", devices, count),
            (["status", "--watch"], "player.connect", players, count // 2),
        ):
            for flags in ([], ["--json"]):
                with self.subTest(command=command, flags=flags):
                    self.server.notifies, self.server.notifies_after = events, method
                    line = [str(PRODUCTS / "castctl"), *command, *flags, "--socket", self.server.path]
                    piped = until(self.room, line, "END", terminal=False)
                    self.assertEqual(harm(piped), [])
                    self.assertGreaterEqual(piped.count("\n"), least)
                    # Those that there are in the beginning have a line each, too.
                    self.assertLessEqual(piped.count("\n"), len(events) + count + 5)
                    self.assertEqual(harm(until(self.room, line, "END", terminal=True), terminal=True), [])

    def test_each_present_device_is_reported_once(self) -> None:
        self.server.hostile = lambda value, key="": value  # type: ignore[method-assign]
        device = self.daemon.call("discovery.list")["devices"][0]
        cached = {**device, "deviceId": "kitchen", "friendlyName": "Kitchen", "source": "CACHED"}
        self.server.notifies_after = "discovery.start"
        self.server.notifies = [
            {"method": f"discovery.{event}", "params": {"device": each, "index": 0, "seq": 1}}
            for event, each in [
                ("didInsertDevice", device), ("didInsertDevice", cached), ("didRemoveDevice", cached), ("didInsertDevice", cached),
                ("didUpdateDevice", {**cached, "source": "DNS_SD"}), ("didUpdateDevice", {**device, "friendlyName": "END"}),
            ]
        ]
        piped = until(self.room, [str(PRODUCTS / "castctl"), "devices", "--watch", "--socket", self.server.path], "END", terminal=False)
        names = [line.split("  ")[0] for line in piped.splitlines()]
        self.assertEqual([name for name in names if name[2:] in ("TV", "Kitchen")], ["+ TV", "+ Kitchen"])

    def test_senders_texts_stay_text_in_the_receivers_log_and_view(self) -> None:
        """cast-receiver's terminal and log, and the server's log, with hostile titles."""
        for arguments in (["--terminal"], ["--verbose"]):
            with self.subTest(arguments=arguments):
                self.show_receiver(arguments)

    def show_receiver(self, arguments: list[str]) -> None:
        control = self.room.folder / f"control{arguments[0]}"
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))
        port = free_port()
        name = "Room\x1b]0;OWNED\x07\u202e"
        receiver = subprocess.Popen(
            [PRODUCTS / "cast-receiver", "--no-advertise", "--no-fetch-media", "--port", str(port), "--name", name, *arguments, "--control", str(control)],
            env=self.room.environment, stdin=slave, stdout=slave if "--terminal" in arguments else subprocess.DEVNULL, stderr=slave,
        )
        self.addCleanup(os.close, master)
        os.close(slave)
        drawn = bytearray()
        reader = threading.Thread(target=read_all, args=(master, drawn), daemon=True)
        reader.start()
        await_port(port)
        for text in HOSTILE_TEXTS:
            metadata = {"metadataType": 0, "title": f"{text}<", "subtitle": text}
            without_nul = text.replace("\0", "")  # Neither a URL nor the name of a member has one: the server refuses it.
            media = {"contentId": f"{FILM}#{without_nul[:50]}", "contentType": "video/mp4", "metadata": metadata, "customData": {without_nul or "x": text}}
            self.daemon.call("player.play", device=f"127.0.0.1:{port}", media=media)
        receiver.terminate()
        receiver.wait(PATIENCE)
        reader.join(PATIENCE)
        shown = drawn.decode()
        self.assertIn("Room" if "--terminal" in arguments else "message received", shown)
        # The view moves the cursor; nothing else does.
        shown = re.sub(r"\x1b\[(?:2K|J|\d+A|\?25[lh])", "", shown)
        self.assertEqual(harm(shown, terminal=True), [], shown[-2000:])


def texts(value: Any) -> list[str]:
    """All texts in a value, of members that castctl knows or not."""
    if isinstance(value, dict):
        return sorted(text for each in value.values() for text in texts(each))
    if isinstance(value, list):
        return sorted(text for each in value for text in texts(each))
    return [value] if isinstance(value, str) else []


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def await_port(port: int) -> None:
    for _ in range(1000):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            threading.Event().wait(0.02)  # A port that isn't there yet has no event to wait for.
    raise AssertionError("the receiver doesn't listen")


def read_all(descriptor: int, into: bytearray) -> None:
    while True:
        try:
            piece = os.read(descriptor, 65536)
        except OSError:
            return
        if not piece:
            return
        into += piece


if __name__ == "__main__":
    unittest.main()
