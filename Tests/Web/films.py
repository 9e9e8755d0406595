"""A server of films for tests: silence as WAV files, with ranges, so that a browser can play them and seek; a poster of each; the catalogue."""

import http.server
import re
import struct
import threading
import urllib.parse

RATE = 8000
FILMS = [("The Long Dusk", "#1b2a6b", "#d9643a"), ("First Snow", "#33506e", "#cfe3f2"), ("The Pass", "#2f4a2c", "#b9a05a"),
         ("Harbour Lights", "#101b2e", "#e0a33c")]


def wave(seconds):
    samples = bytes([128]) * (RATE * seconds)
    head = struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + len(samples), b"WAVE", b"fmt ", 16, 1, 1, RATE, RATE, 1, 8, b"data", len(samples))
    return head + samples


def poster(name):
    _, sky, ground = next(film for film in FILMS if film[0] == name)
    return (f"<svg xmlns='http://www.w3.org/2000/svg' width='480' height='270'><rect width='480' height='270' fill='{sky}'/>"
            f"<circle cx='330' cy='120' r='46' fill='#fff4d0'/><path d='M0 200L120 96l90 84 92-104 178 134v60H0z' fill='{ground}'/></svg>").encode()


class FilmServer:
    """Serves the films on a port of 127.0.0.1."""

    def __init__(self, seconds=60):
        data = wave(seconds)

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                name = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)[1:]
                if name.endswith(".svg"):
                    self.answer(200, "image/svg+xml", poster(name[:-4]))
                    return
                wanted = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
                first, last = (int(wanted[1]), int(wanted[2] or len(data) - 1)) if wanted else (0, len(data) - 1)
                last = min(last, len(data) - 1)
                ranges = {"Accept-Ranges": "bytes"} | ({"Content-Range": f"bytes {first}-{last}/{len(data)}"} if wanted else {})
                self.answer(206 if wanted else 200, "audio/wav", data[first:last + 1], ranges)

            def answer(self, status, kind, body, more=None):
                self.send_response(status)
                for key, value in {"Content-Type": kind, "Content-Length": str(len(body)), **(more or {})}.items():
                    self.send_header(key, value)
                self.end_headers()
                try:
                    self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.seconds = seconds
        self.base = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, title):
        """The address of a film; the emulated receiver, which fetches nothing, reads the duration from it."""
        return f"{self.base}{urllib.parse.quote(title)}.wav?duration={self.seconds}"

    def catalogue(self):
        """The films in the codelab's form."""
        return {"categories": [{"name": "Movies", "wav": self.base, "images": self.base, "videos": [
            {"title": title, "studio": "Mountain Pictures", "subtitle": f"{title}: what happens up there.", "duration": self.seconds,
             "image-480x270": f"{urllib.parse.quote(title)}.svg",
             "sources": [{"type": "wav", "mime": "audio/wav", "url": f"{urllib.parse.quote(title)}.wav?duration={self.seconds}"}]}
            for title, _, _ in FILMS]}]}

    def close(self):
        self.server.shutdown()
        self.server.server_close()
