"""Serves media on loopback as web servers do: with ranges, and CORS where a test wants it."""

from __future__ import annotations

import http.server
import pathlib
import threading
import wave

TYPES = {
    ".mp4": "video/mp4", ".webm": "video/webm", ".mp3": "audio/mpeg", ".wav": "audio/wav", ".ogg": "audio/ogg",
    ".opus": "audio/ogg", ".flac": "audio/flac", ".aac": "audio/aac", ".m4a": "audio/mp4", ".vtt": "text/vtt",
    ".m3u8": "application/x-mpegURL", ".ts": "video/mp2t", ".mpd": "application/dash+xml", ".m4s": "video/iso.segment",
    ".html": "text/html",
}  # fmt: skip


def write_wav(path: pathlib.Path, seconds: int) -> pathlib.Path:
    """Silence."""
    with wave.open(str(path), "wb") as output:
        output.setnchannels(1)
        output.setsampwidth(2)
        output.setframerate(8000)
        output.writeframes(bytes(2 * 8000 * seconds))
    return path


class MediaServer:
    """Serves a folder; a context manager. ``requests`` holds the method, path and headers of each request."""

    def __init__(self, folder: pathlib.Path, cors: bool = True) -> None:
        self.requests: list[tuple[str, str, dict[str, str]]] = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outer.requests.append((self.command, self.path, {k.lower(): v for k, v in self.headers.items()}))
                path = folder / self.path.partition("?")[0].lstrip("/")
                if not path.is_file():
                    self.send_error(404)
                    return
                content = path.read_bytes()
                first, last, status = 0, len(content) - 1, 200
                if (asked := self.headers.get("Range", "")).startswith("bytes="):
                    start, _, end = asked[6:].partition("-")
                    first, last, status = int(start), min(int(end or last), last), 206
                self.send_response(status)
                self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
                self.send_header("Content-Length", str(last + 1 - first))
                if status == 206:
                    self.send_header("Content-Range", f"bytes {first}-{last}/{len(content)}")
                if cors:
                    self.send_header("Access-Control-Allow-Origin", "*")
                self.end_headers()
                self.wfile.write(content[first : last + 1])

            def log_message(self, *_: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def url(self, name: str) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/{name}"

    def __enter__(self) -> "MediaServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
