"""Content-Length framing, as the Language Server Protocol writes it. Pure: bytes in, bytes out, no I/O.

Headers carry each message's length, so a body of any size arrives whole: no line limit of a stream reader applies to it.
"""

from __future__ import annotations

import re

from ._errors import ProtocolViolation

MAX_HEADER_BYTES = 8 * 1024
MAX_MESSAGE_BYTES = 256 * 1024 * 1024

_LENGTH = re.compile(rb"content-length[ \t]*:[ \t]*(\d{1,15})[ \t]*\Z", re.IGNORECASE)
_HEADER = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+[ \t]*:")


def encode_frame(body: bytes) -> bytes:
    """Returns the frame of ``body``: header and body in one piece, for a single write."""
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


class FrameDecoder:
    """Splits a byte stream into message bodies, at any chunk boundaries.

    Bytes between frames that aren't a header (such as output of a library in the server) are skipped and kept as
    ``noise``, so that a stray line doesn't end the connection.
    """

    def __init__(self, max_message_bytes: int = MAX_MESSAGE_BYTES) -> None:
        self._buffer = bytearray()
        self._scanned = 0
        self._header_bytes = 0
        self._length: int | None = None
        self._in_body = False
        self._max_message_bytes = max_message_bytes
        self._noise: list[bytes] = []

    def feed(self, data: bytes) -> list[bytes]:
        """Returns the bodies that ``data`` completes, in order.

        Raises:
            ProtocolViolation: a header block or a message is longer than allowed; the rest of the stream is useless.
        """
        self._buffer += data
        bodies: list[bytes] = []
        while True:
            if not self._in_body and not self._read_headers():
                return bodies
            length = self._length or 0
            if len(self._buffer) < length:
                return bodies
            bodies.append(bytes(memoryview(self._buffer)[:length]))
            del self._buffer[:length]
            self._in_body, self._length, self._header_bytes = False, None, 0

    def take_noise(self) -> list[bytes]:
        """Returns the skipped lines since the last call."""
        noise, self._noise = self._noise, []
        return noise

    @property
    def is_inside_message(self) -> bool:
        """Whether the stream would end in the middle of a message if it ended now."""
        return self._in_body or self._length is not None

    def _read_headers(self) -> bool:
        """Reads whole lines. Returns true at the end of a header block, when the body follows."""
        while True:
            end = self._buffer.find(b"\n", self._scanned)
            if end < 0:
                self._scanned = len(self._buffer)
                if self._header_bytes + self._scanned > MAX_HEADER_BYTES:
                    raise ProtocolViolation(f"no message header within {MAX_HEADER_BYTES} bytes: {_excerpt(self._buffer)}")
                return False
            line = bytes(self._buffer[:end]).rstrip(b"\r")
            del self._buffer[: end + 1]
            self._scanned = 0
            if self._read_header_line(line):
                self._in_body = True
                return True

    def _read_header_line(self, line: bytes) -> bool:
        if not line:
            return self._length is not None
        found = _LENGTH.search(line)
        if found is None:
            if self._length is None and not _HEADER.match(line):
                self._noise.append(line)
            else:
                self._header_bytes += len(line)
            return False
        if found.start() > 0:
            # Output without a line end, right before a header.
            self._noise.append(line[: found.start()])
        self._length = int(found.group(1))
        if self._length > self._max_message_bytes:
            raise ProtocolViolation(f"a message of {self._length} bytes; the limit is {self._max_message_bytes}")
        return False


def _excerpt(data: bytes | bytearray) -> str:
    return repr(bytes(data[:80]))
