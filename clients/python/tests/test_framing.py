"""The framer: any chopping, any noise, and its limits."""

# Runs once: it starts no server.

from __future__ import annotations

import unittest

from support import helpers  # noqa: F401 (finds the package)

from cast_rpc import ProtocolViolation
from cast_rpc._framing import MAX_HEADER_BYTES, FrameDecoder, encode_frame
from cast_rpc._messages import MessageReader, Noise, Notice, Question, Reply, encode_message

STREAM = encode_frame(b'{"a":1}') + encode_frame(b"") + encode_frame("€".encode())
BODIES = [b'{"a":1}', b"", "€".encode()]


class FrameDecoderTests(unittest.TestCase):
    def test_every_way_to_cut_a_stream_gives_the_same_bodies(self) -> None:
        for size in range(1, len(STREAM) + 1):
            decoder = FrameDecoder()
            pieces = [STREAM[start : start + size] for start in range(0, len(STREAM), size)]
            self.assertEqual([body for piece in pieces for body in decoder.feed(piece)], BODIES)
            self.assertFalse(decoder.is_inside_message)

    def test_headers_may_be_written_in_other_ways(self) -> None:
        for header in (b"content-length:2\n\n", b"X: y\r\nCONTENT-LENGTH : 2\r\nContent-Type: z\r\n\r\n"):
            self.assertEqual(FrameDecoder().feed(header + b"{}"), [b"{}"])

    def test_lines_that_are_no_header_are_noise(self) -> None:
        decoder = FrameDecoder()
        self.assertEqual(decoder.feed(b"hello\r\n\n no: yes\nabc" + STREAM), BODIES)
        self.assertEqual(decoder.take_noise(), [b"hello", b" no: yes", b"abc"])
        self.assertEqual(decoder.take_noise(), [])

    def test_endless_noise_and_too_long_messages_end_it(self) -> None:
        with self.assertRaises(ProtocolViolation):
            FrameDecoder().feed(b"x" * (MAX_HEADER_BYTES + 1))
        with self.assertRaises(ProtocolViolation):
            FrameDecoder(max_message_bytes=10).feed(b"Content-Length: 11\r\n\r\n")

    def test_a_cut_message_is_noticed(self) -> None:
        decoder = FrameDecoder()
        self.assertEqual(decoder.feed(encode_frame(b"{}")[:-1]), [])
        self.assertTrue(decoder.is_inside_message)


class MessageReaderTests(unittest.TestCase):
    def test_distinguishes_messages(self) -> None:
        stream = b"".join(
            [
                encode_message({"id": 1, "result": None}),
                encode_message({"id": None, "error": {"code": -32700}}),
                encode_message({"method": "m"}),
                encode_message({"id": "s-1", "method": "m", "params": {"a": 1}}),
                encode_frame(b"[1]"),
                encode_frame(b"[" * 100_000),
                encode_frame(b"\xff"),
            ]
        )
        messages = MessageReader().feed(stream)
        self.assertEqual(
            messages[:4],
            [
                Reply(1, None, None),
                Reply(None, None, {"code": -32700}),
                Notice("m", {}),
                Question("s-1", "m", {"a": 1}),
            ],
        )
        self.assertTrue(all(isinstance(each, Noise) for each in messages[4:]))
        self.assertEqual(len(messages), 7)


if __name__ == "__main__":
    unittest.main()
