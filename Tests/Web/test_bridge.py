"""`castctl web` as it is built, with the real server behind it: many tabs, many connections, strangers, and its end. No browser."""

import base64
import json
import os
import socket
import struct
import subprocess
import time
import unittest

from remote import PRODUCTS, Bridge


class Tab:
    """A WebSocket by hand."""

    def __init__(self, port, token="", host=None, origin=None, key=None, address="127.0.0.1", cookie=None, source=None):
        self.socket = socket.create_connection((address, port), timeout=20, source_address=(source, 0) if source else None)
        host = host or f"{address}:{port}"
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        key = base64.b64encode(os.urandom(16)).decode() if key is None else key
        self.socket.sendall(
            f"GET /rpc HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: {origin or 'http://' + host}\r\n{more}"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: cast-rpc.v1, token.{token}\r\n\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise EOFError
        self.buffer += data

    def send(self, text, opcode=1):
        data, key = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        length = len(data)
        head = bytes([0x80 | opcode]) + (
            bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length) if length < 65536 else b"\xff" + struct.pack(">Q", length))
        self.socket.sendall(head + key + bytes(byte ^ key[index % 4] for index, byte in enumerate(data)))

    def receive(self):
        while True:
            if len(self.buffer) >= 2:
                length, start = self.buffer[1], 2
                if length == 126 and len(self.buffer) >= 4:
                    length, start = struct.unpack(">H", self.buffer[2:4])[0], 4
                elif length == 127 and len(self.buffer) >= 10:
                    length, start = struct.unpack(">Q", self.buffer[2:10])[0], 10
                if (start > 2 or length < 126) and len(self.buffer) >= start + length:
                    opcode, data = self.buffer[0] & 15, self.buffer[start:start + length]
                    self.buffer = self.buffer[start + length:]
                    return opcode, data
            self._more()

    def call(self, method, **params):
        self.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
        while True:
            opcode, data = self.receive()
            if opcode == 1 and json.loads(data).get("id") == 1:
                return json.loads(data)

    def notification(self, method):
        """The parameters of the next notification of that name."""
        while True:
            opcode, data = self.receive()
            message = json.loads(data) if opcode == 1 else {}
            if message.get("method") == method:
                return message["params"]

    def close(self):
        self.socket.close()


class BridgeTests(unittest.TestCase):
    def setUp(self):
        self.bridge = Bridge()
        self.addCleanup(self.end)

    def end(self):
        if self.bridge:
            self.assertEqual(self.bridge.close(), (0, []))

    def tab(self, **options):
        tab = Tab(self.bridge.port, self.bridge.token, **options)
        self.addCleanup(tab.close)
        return tab

    def descriptors(self, process=None):
        return len(os.listdir(f"/proc/{process or self.bridge.process.pid}/fd"))

    def memory(self, process=None):
        """The memory of a process in bytes; by default `castctl`."""
        with open(f"/proc/{process or self.bridge.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def until(self, condition):
        """Asks again and again: a process can't tell that it has closed something."""
        limit = time.monotonic() + 40
        while not condition():
            self.assertLess(time.monotonic(), limit, "not within 40 s")
            time.sleep(0.05)

    def test_fifty_tabs_are_fifty_clients_of_one_server(self):
        tabs = [self.tab() for _ in range(50)]
        answers = [tab.call("server.info") for tab in tabs]
        self.assertEqual(len({answer["result"]["processId"] for answer in answers}), 1)
        self.assertGreaterEqual(answers[-1]["result"]["clients"], 50)

    def test_fifty_tabs_get_each_others_changes(self):
        tabs = [self.tab() for _ in range(50)]
        for tab in tabs:
            self.assertIn("result", tab.call("events.subscribe", topics=["widget.*"]))
        self.assertIn("result", tabs[0].call("widget.setOptions", options={"castButton": {"tintColor": "#FF8800"}}))
        for tab in tabs[1:]:
            colour = None
            while colour != "#FF8800FF":
                colour = tab.notification("widget.didChange")["state"].get("castButton", {}).get("tintColor")

    def test_a_thousand_connections_leave_nothing(self):
        def once():
            tab = Tab(self.bridge.port, self.bridge.token)
            self.assertEqual(tab.status, 101)
            self.assertIn("result", tab.call("server.ping"))
            tab.close()
        for _ in range(50):
            once()
        server = self.tab().call("server.info")["result"]["processId"]
        processes = [self.bridge.process.pid, server]
        before = [(self.descriptors(process), self.memory(process)) for process in processes]
        for _ in range(1000):
            once()
        for process, (descriptors, memory) in zip(processes, before):
            self.until(lambda: self.descriptors(process) <= descriptors + 2)
            self.assertLess(self.memory(process) - memory, 8 << 20)
        asking = self.tab()
        self.until(lambda: asking.call("server.info")["result"]["clients"] <= 3)

    def test_strangers_get_nothing(self):
        port, token = self.bridge.port, self.bridge.token
        for options in ({"origin": "http://evil.example"}, {"host": f"evil.example:{port}"}, {"origin": "null"}):
            tab = self.tab(**options)
            self.assertEqual(tab.status, 403, options)
        wrong = Tab(port, token[::-1])
        self.addCleanup(wrong.close)
        self.assertEqual(wrong.status, 403)

    def stranger(self, request=b""):
        """A connection of some user of this machine."""
        stranger = socket.create_connection(("127.0.0.1", self.bridge.port), timeout=20)
        self.addCleanup(stranger.close)
        stranger.sendall(request)
        return stranger

    def test_strangers_on_every_place_lock_no_tab_out(self):
        host = f"Host: 127.0.0.1:{self.bridge.port}\r\n"
        tab = self.tab()
        self.assertIn("result", tab.call("server.ping"))
        for request in (b"", b"GET / HT", f"GET /cast.js HTTP/1.1\r\n{host}\r\n".encode()):
            # More than there are places, all of them kept open.
            for _ in range(300):
                self.stranger(request)
            for _ in range(20):
                self.assertIn("result", self.tab().call("server.ping"))
                page = self.stranger(f"GET / HTTP/1.1\r\n{host}Connection: close\r\n\r\n".encode())
                self.assertTrue(page.recv(100).startswith(b"HTTP/1.1 200 "))
        # A client admitted before keeps its place.
        self.assertIn("result", tab.call("server.ping"))

    def test_a_refused_connection_is_closed_and_a_silent_one_after_seconds(self):
        silent = self.stranger()
        began = time.monotonic()
        for path in ("/", "/rpc", "/no-such"):
            refused = self.stranger(f"GET {path} HTTP/1.1\r\nHost: evil.example\r\n\r\n".encode())
            answer = b""
            while data := refused.recv(65536):
                answer += data
            self.assertTrue(answer.startswith(b"HTTP/1.1 403 "), answer)
        self.assertEqual(silent.recv(1), b"")
        self.assertLess(time.monotonic() - began, 15)

    def test_a_key_is_sixteen_bytes(self):
        for key in ("", "x", "eA==", base64.b64encode(bytes(15)).decode(), base64.b64encode(bytes(17)).decode(), "!" * 24):
            self.assertEqual(self.tab(key=key).status, 400, key)
        self.assertEqual(self.tab().status, 101)

    def test_ends_are_answered_as_the_protocol_says(self):
        invalid = b'{"jsonrpc":"2.0","id":1,"method":"\xff"}'
        frames = [(8, struct.pack(">H", code), 1002) for code in (0, 999, 1004, 1005, 1006, 1015, 5000)]
        frames += [(8, b"\x03", 1002), (8, struct.pack(">H", 1000) + b"\xff", 1007), (1, invalid, 1007), (8, b"", 1000)]
        frames += [(8, struct.pack(">H", code) + "ü".encode(), code) for code in (1000, 1001, 3000, 4999)]
        for opcode, data, code in frames:
            tab = self.tab()
            tab.send(data, opcode=opcode)
            answer = tab.receive()
            self.assertEqual((answer[0], struct.unpack(">H", answer[1][:2])[0]), (8, code), data)

    def test_a_line_break_in_a_string_is_no_json(self):
        tab = self.tab()
        for text in ('{"jsonrpc":"2.0","id":1,"method":"server.ping","params":{"x":"a\nb"}}', '{"jsonrpc":"2.0","id":1,"method":"server.pi\rng"}'):
            tab.send(text)
            self.assertEqual(json.loads(tab.receive()[1])["error"]["code"], -32700, text)
        tab.send('{"jsonrpc":"2.0",\n"id":1,\r\n"method":"server.ping"}\n')
        self.assertIn("result", json.loads(tab.receive()[1]))

    def test_a_message_of_100_mb_is_refused_and_not_kept(self):
        before, tab = self.memory(), self.tab()
        try:
            tab.socket.sendall(b"\x81\xff" + struct.pack(">Q", 100_000_000) + b"1234")
            for _ in range(100):
                tab.socket.sendall(b" " * 1_000_000)
        except OSError:
            pass
        try:
            opcode, data = tab.receive()
            self.assertEqual((opcode, struct.unpack(">H", data[:2])[0]), (8, 1009))
        except OSError:
            pass  # The end came as a reset, since more was on its way.
        self.assertLess(self.memory() - before, 16 << 20)
        self.assertIn("result", self.tab().call("server.ping"))

    def test_a_tab_gets_the_servers_refusal(self):
        self.assertEqual(self.tab().call("no.such")["error"]["data"]["name"], "MethodNotFound")

    def test_reports_a_taken_port(self):
        words = [os.path.join(PRODUCTS, "castctl"), "web", "--port", str(self.bridge.port)]
        run = subprocess.run(words, capture_output=True, text=True, timeout=30, check=False)
        self.assertEqual(run.returncode, 1)
        self.assertIn(f"port {self.bridge.port}", run.stderr)

    def test_it_ends_with_its_server_also_when_it_is_killed(self):
        server = self.tab().call("server.info")["result"]["processId"]
        self.bridge.process.kill()
        self.bridge.process.wait()
        self.bridge.process.stdout.close()
        self.bridge = None
        self.until(lambda: not os.path.exists(f"/proc/{server}"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
