"""JSON-RPC 2.0 messages. Pure: bytes in, messages out, and back; no I/O and no threads."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, Union

from ._framing import MAX_MESSAGE_BYTES, FrameDecoder, encode_frame

RequestId = Union[int, str]


class Reply(NamedTuple):
    """The outcome of a call: ``error`` is ``None`` if it succeeded."""

    id: RequestId | None
    result: Any
    error: dict[str, Any] | None


class Notice(NamedTuple):
    """A notification from the other side."""

    method: str
    params: dict[str, Any]


class Question(NamedTuple):
    """A request from the other side, which must be answered."""

    id: RequestId
    method: str
    params: dict[str, Any]


class Noise(NamedTuple):
    """Data that isn't a message: a printed line, or a body that isn't JSON-RPC. The link stays open."""

    text: str


Message = Union[Reply, Notice, Question, Noise]


def encode_message(message: dict[str, Any]) -> bytes:
    """Returns the frame of a message.

    Raises:
        TypeError, ValueError: a value has no JSON form (an object of a foreign class, NaN, half a surrogate pair).
    """
    text = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return encode_frame(text.encode("utf-8"))


def encode_call(id: RequestId, method: str, params: dict[str, Any]) -> bytes:
    """Returns the frame of a request."""
    return encode_message({"id": id, "method": method, "params": params})


def encode_notice(method: str, params: dict[str, Any]) -> bytes:
    """Returns the frame of a notification."""
    return encode_message({"method": method, "params": params})


def encode_cancel(id: RequestId) -> bytes:
    """Returns the frame that cancels a call."""
    return encode_notice("$/cancelRequest", {"id": id})


def encode_answer(id: RequestId, result: Any) -> bytes:
    """Returns the frame of an answer to a request."""
    return encode_message({"id": id, "result": result})


def encode_refusal(id: RequestId, code: int, text: str, name: str) -> bytes:
    """Returns the frame of an error in answer to a request."""
    return encode_message({"id": id, "error": {"code": code, "message": text, "data": {"name": name}}})


class MessageReader:
    """Turns received bytes into messages, at any chunk boundaries."""

    def __init__(self, max_message_bytes: int = MAX_MESSAGE_BYTES) -> None:
        self._frames = FrameDecoder(max_message_bytes)

    def feed(self, data: bytes) -> list[Message]:
        """Returns the messages that ``data`` completes, in order. Raises ``ProtocolViolation`` if the stream is malformed."""
        bodies = self._frames.feed(data)
        messages: list[Message] = [Noise(line.decode("utf-8", "replace")) for line in self._frames.take_noise()]
        for body in bodies:
            messages.extend(_parse(body))
        return messages

    @property
    def is_inside_message(self) -> bool:
        """Whether the connection would end in the middle of a message if it ended now."""
        return self._frames.is_inside_message


def _parse(body: bytes) -> list[Message]:
    try:
        value = json.loads(body)
    except (ValueError, RecursionError) as error:
        return [Noise(f"not JSON ({error}): {body[:200]!r}")]
    return [_classify(each) for each in (value if isinstance(value, list) else [value])]


def _classify(value: Any) -> Message:
    if not isinstance(value, dict):
        return Noise(f"not a message: {value!r:.200}")
    method, id, params = value.get("method"), value.get("id"), value.get("params")
    known_id = id if isinstance(id, (int, str)) and not isinstance(id, bool) else None
    if isinstance(method, str):
        members = params if isinstance(params, dict) else {}
        return Notice(method, members) if known_id is None else Question(known_id, method, members)
    error = value.get("error")
    if isinstance(error, dict):
        return Reply(known_id, None, error)
    if "result" in value and known_id is not None:
        return Reply(known_id, value["result"], None)
    return Noise(f"not a message: {value!r:.200}")
