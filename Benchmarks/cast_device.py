"""A minimal Cast device for benchmarks: TLS, frames, one app, and as many MEDIA_STATUS messages as are asked for."""

from __future__ import annotations

import json
import socket
import ssl
import struct
import subprocess
import tempfile
import threading
from pathlib import Path

MEDIA = "urn:x-cast:com.google.cast.media"
RECEIVER = "urn:x-cast:com.google.cast.receiver"
CUSTOM = "urn:x-cast:com.example.scores"
HEARTBEAT = "urn:x-cast:com.google.cast.tp.heartbeat"


def _varint(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def encode_frame(source: str, destination: str, namespace: str, payload: str) -> bytes:
    """One CastMessage with a text payload, with its length in front."""
    body = b"\x08\x00"
    for tag, text in ((0x12, source), (0x1A, destination), (0x22, namespace)):
        data = text.encode()
        body += bytes([tag]) + _varint(len(data)) + data
    data = payload.encode()
    body += b"\x28\x00\x32" + _varint(len(data)) + data
    return struct.pack(">I", len(body)) + body


def decode_body(body: bytes) -> dict[int, bytes]:
    """The length-delimited fields of a CastMessage."""
    fields: dict[int, bytes] = {}
    index = 0

    def varint() -> int:
        nonlocal index
        value = shift = 0
        while True:
            byte = body[index]
            index += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while index < len(body):
        tag = varint()
        if tag & 7 == 2:
            length = varint()
            fields[tag >> 3] = body[index : index + length]
            index += length
        else:
            varint()
    return fields


def media_status(position: float, size: int = 3400) -> str:
    """A MEDIA_STATUS of about `size` bytes, shaped like those of real receivers."""
    tracks = [
        {"trackId": n, "type": "TEXT", "subtype": "SUBTITLES", "name": f"Subtitle {n}", "language": "en-US",
         "trackContentId": f"https://media.example.com/subtitles/{n}.vtt", "trackContentType": "text/vtt"}
        for n in range(1, 9)
    ]
    media = {
        "contentId": "https://media.example.com/films/a-film/manifest.mpd", "contentType": "application/dash+xml",
        "streamType": "BUFFERED", "duration": 5965.41, "tracks": tracks,
        "metadata": {"metadataType": 1, "title": "A film", "subtitle": "With a subtitle", "studio": "A studio",
                     "releaseDate": "2024-05-01", "images": [{"url": "https://media.example.com/poster.jpg", "width": 480, "height": 720}]},
        "customData": {"assetId": "0123456789", "flags": [1, 2, 3]},
    }
    items = [{"itemId": n, "autoplay": True, "preloadTime": 20.0,
              "media": {"contentId": f"https://media.example.com/films/{n}.mp4", "contentType": "video/mp4", "streamType": "BUFFERED",
                        "metadata": {"metadataType": 1, "title": f"Film {n}"}}} for n in range(1, 4)]
    status = {
        "mediaSessionId": 1, "playbackRate": 1, "playerState": "PLAYING", "currentTime": position, "supportedMediaCommands": 274447,
        "volume": {"level": 1, "muted": False}, "activeTrackIds": [1], "currentItemId": 1, "repeatMode": "REPEAT_OFF",
        "videoInfo": {"width": 1920, "height": 1080, "hdrType": "sdr"}, "media": media, "items": items,
    }
    message = {"type": "MEDIA_STATUS", "requestId": 0, "status": [status]}
    # The media is the same in each status, as real receivers repeat it.
    text = json.dumps(message | {"status": [status | {"currentTime": 0.0}]}, separators=(",", ":"))
    media["customData"]["padding"] = "x" * max(0, size - len(text) - 13)
    return json.dumps(message, separators=(",", ":"))


class CastDevice:
    """Accepts one sender and answers a session's requests; `send_statuses` then floods it."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp())
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=benchmark",
             "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
            check=True, stderr=subprocess.DEVNULL,
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._context = context
        self._link: ssl.SSLSocket | None = None
        self._lock = threading.Lock()
        self._sender = "*"
        threading.Thread(target=self._serve, daemon=True).start()

    def _write(self, frame: bytes) -> None:
        assert self._link
        with self._lock:
            self._link.sendall(frame)

    def _read_exactly(self, count: int) -> bytes:
        assert self._link
        data = b""
        while len(data) < count:
            piece = self._link.recv(count - len(data))
            if not piece:
                raise ConnectionError
            data += piece
        return data

    def _serve(self) -> None:
        raw, _ = self._listener.accept()
        self._link = self._context.wrap_socket(raw, server_side=True)
        app = {"appId": "CC1AD845", "displayName": "Default Media Receiver", "isIdleScreen": False, "sessionId": "app-1",
               "transportId": "app-1", "statusText": "", "namespaces": [{"name": MEDIA}, {"name": CUSTOM}]}
        status = {"applications": [app], "volume": {"level": 1.0, "muted": False, "controlType": "attenuation", "stepInterval": 0.05}}
        try:
            while True:
                fields = decode_body(self._read_exactly(struct.unpack(">I", self._read_exactly(4))[0]))
                source, destination, namespace = (fields[n].decode() for n in (2, 3, 4))
                payload = json.loads(fields.get(6, b"{}") or b"{}")
                reply: dict | None = None
                if namespace == HEARTBEAT and payload["type"] == "PING":
                    reply = {"type": "PONG"}
                elif namespace == RECEIVER:
                    reply = {"type": "RECEIVER_STATUS", "requestId": payload["requestId"], "status": status}
                elif namespace == MEDIA:
                    self._sender = source
                    reply = json.loads(media_status(0.0)) | {"requestId": payload["requestId"]}
                if reply is not None:
                    self._write(encode_frame(destination, source, namespace, json.dumps(reply)))
        except (ConnectionError, OSError):
            pass

    def send_messages(self, count: int, namespace: str) -> None:
        """Sends `count` messages of an app's own on a custom channel."""
        text = json.dumps({"type": "SCORE", "home": "x" * 100})
        for _ in range(count):
            self._write(encode_frame("app-1", self._sender, namespace, text))

    def send_statuses(self, count: int) -> None:
        """Sends `count` unsolicited MEDIA_STATUS messages of 3.4 KB, each with its own position."""
        for number in range(count):
            self._write(encode_frame("app-1", self._sender, MEDIA, media_status(number * 0.25)))
