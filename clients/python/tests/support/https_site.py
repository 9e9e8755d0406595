"""An HTTPS server with a certificate of a private root, whose pages are functions."""

from __future__ import annotations

import contextlib
import ssl
import struct
import subprocess
import threading
import zlib
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

Page = Callable[[BaseHTTPRequestHandler], None]
NAMES = "IP:127.0.0.1,IP:11.22.33.44,DNS:good.test,DNS:inside.test,DNS:mixed.test,DNS:moving.test"


def png(width: int = 2, height: int = 3, padding: int = 0) -> bytes:
    """A picture with an unused chunk of ``padding`` bytes."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + bytes(width) for _ in range(height)))
    parts = [chunk(b"IHDR", header), chunk(b"teSt", bytes(padding)), chunk(b"IDAT", rows), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def make_certificates(folder: Path) -> None:
    """``root.pem``, and ``site.pem`` with its key for the names of this module."""

    def openssl(*arguments: str) -> None:
        subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True, timeout=30)

    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    openssl("req", "-x509", *curve, "-days", "2", "-subj", "/CN=Pictures Root", "-keyout", "root.key", "-out", "root.pem")
    openssl("req", "-new", *curve, "-subj", "/CN=site", "-keyout", "site.key", "-out", "site.csr")
    (folder / "names").write_text(f"subjectAltName={NAMES}\n")
    sign = ("x509", "-req", "-in", "site.csr", "-CA", "root.pem", "-CAkey", "root.key", "-CAcreateserial")
    openssl(*sign, "-extfile", "names", "-days", "2", "-out", "site.pem")


class Site:
    """Answers ``GET``; what ``pages`` doesn't know is a picture whose content depends on the path."""

    def __init__(self, folder: Path, pages: dict[str, Page] | None = None, address: str = "127.0.0.1", port: int = 0) -> None:
        self.requests: list[str] = []
        """The path of each request."""
        self.connections: list[str] = []
        """To which address of ours each of them came."""
        self.pages = pages or {}
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                site.requests.append(self.path)
                site.connections.append(self.request.getsockname()[0])
                page = site.pages.get(self.path.split("?")[0])
                # A client may go at any time.
                with contextlib.suppress(OSError):
                    if page is None:
                        send(self, png(padding=1_000 + zlib.crc32(self.path.encode()) % 20_000))
                    else:
                        page(self)

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self._server = ThreadingHTTPServer((address, port), Handler)
        self._server.daemon_threads = True
        self._server.request_queue_size = 256
        self._server.socket.listen(256)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(folder / "site.pem", folder / "site.key")
        # The handshake belongs to the connection's own thread: one that does nothing must not stop the others.
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self._server.handle_error = lambda request, client_address: None  # type: ignore[method-assign]
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        return f"https://{host}:{self.port}{path}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def send(
    handler: BaseHTTPRequestHandler,
    body: bytes,
    status: int = 200,
    length: int | None = None,
    content_type: str = "image/png",
    location: str | None = None,
) -> None:
    """Sends an answer; ``length`` is its Content-Length, if that should be wrong."""
    handler.send_response(status)
    handler.send_header("Content-Type", content_type)
    if location is not None:
        handler.send_header("Location", location)
    handler.send_header("Content-Length", str(len(body) if length is None else length))
    handler.end_headers()
    handler.wfile.write(body)
