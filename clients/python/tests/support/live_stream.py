"""A radio station: an HTTP server whose stream comes at playing speed, and never ends."""

from __future__ import annotations

import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FRAME = bytes([0xFF, 0xFB, 0x90, 0x00]) + bytes(413)
"""MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 26 ms of silence."""
FRAME_SECONDS = 1152 / 44_100


class Station:
    """Ends with the test."""

    def __init__(self, case: unittest.TestCase) -> None:
        is_over = threading.Event()

        class Listener(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:  # noqa: N802
                self.send_response(200)
                self.send_header("Content-Type", "audio/mpeg")
                self.send_header("Transfer-Encoding", "chunked")
                self.end_headers()
                try:
                    while not is_over.wait(FRAME_SECONDS):
                        self.wfile.write(b"%x\r\n%b\r\n" % (len(FRAME), FRAME))
                except OSError:
                    self.close_connection = True

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Listener)
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        case.addCleanup(thread.join, 5)
        case.addCleanup(server.server_close)
        case.addCleanup(server.shutdown)
        case.addCleanup(is_over.set)
        self.url = f"http://127.0.0.1:{server.server_address[1]}/live"
