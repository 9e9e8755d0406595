"""A cast-receiver with its control protocol, and as little of a sender as there can be."""

import json
import os
import socket
import ssl
import struct
import subprocess


class Receiver:
    """A running cast-receiver that is steered over its standard streams."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "--no-advertise", "--no-fetch-media", "--control", "-", "--screen", *options], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.last_id = 0
        # `… notice …: the screens are at http://127.0.0.1:1234/`
        line = self.process.stderr.readline()
        self.url = line.split()[-1]
        assert self.url.startswith("http://127.0.0.1:"), line

    def call(self, method, **params):
        self.last_id += 1
        request = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            answer = json.loads(line)
            if answer.get("id") == self.last_id:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
        raise EOFError("the receiver has gone")

    def port(self, index=0):
        return self.call("device.list")["devices"][index]["port"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.process.stdout.close()
        self.process.stderr.close()


def _field(number, text):
    data = text.encode()
    return bytes([number << 3 | 2]) + _varint(len(data)) + data


def _varint(value):
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


class Sender:
    """Launches the default media receiver, and sends it messages."""

    PREFIX = "urn:x-cast:com.google.cast."

    def __init__(self, port, name="sender-1"):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        self.socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=20))
        self.name = name
        self.last_id = 0
        self.app = None
        self.media_session = None
        self.send("receiver-0", "tp.connection", {"type": "CONNECT"})

    def send(self, destination, namespace, payload):
        body = (b"\x08\x00" + _field(2, self.name) + _field(3, destination) + _field(4, self.PREFIX + namespace)
                + b"\x28\x00" + _field(6, json.dumps(payload)))
        self.socket.sendall(struct.pack(">I", len(body)) + body)

    def receive(self):
        body = self._exactly(struct.unpack(">I", self._exactly(4))[0])
        offset, text = 0, None
        while offset < len(body):
            key, offset = self._read_varint(body, offset)
            value, offset = self._read_varint(body, offset)
            if key & 7 == 2:
                if key >> 3 == 6:
                    text = body[offset:offset + value].decode()
                offset += value
        return json.loads(text) if text else {}

    @staticmethod
    def _read_varint(body, offset):
        value, shift = 0, 0
        while True:
            byte = body[offset]
            value |= (byte & 127) << shift
            offset, shift = offset + 1, shift + 7
            if byte < 128:
                return value, offset

    def _exactly(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise EOFError("the receiver has closed")
            data += more
        return data

    def request(self, destination, namespace, payload):
        self.last_id += 1
        self.send(destination, namespace, {**payload, "requestId": self.last_id})
        while True:
            answer = self.receive()
            if answer.get("requestId") == self.last_id:
                return answer

    def launch(self, app_id="CC1AD845"):
        answer = self.request("receiver-0", "receiver", {"type": "LAUNCH", "appId": app_id})
        self.app = answer["status"]["applications"][0]["transportId"]
        self.send(self.app, "tp.connection", {"type": "CONNECT"})

    def media(self, kind, **members):
        if self.media_session is not None and kind not in ("LOAD", "QUEUE_LOAD", "GET_STATUS"):
            members["mediaSessionId"] = self.media_session
        answer = self.request(self.app, "media", {"type": kind, **members})
        if answer.get("status"):
            self.media_session = answer["status"][0]["mediaSessionId"]
        return answer

    def close(self):
        self.socket.close()
