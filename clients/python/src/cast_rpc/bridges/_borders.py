"""Makes the texts and numbers that a bridge passes on safe for the other side: one function for each border.

Texts and numbers of devices may come from any host in the network. A broker gives ``+``, ``#`` and ``/`` in a topic a meaning, a bus
ends the connection of a program that sends a string with a NUL, and a JSON parser refuses NaN.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any
from urllib.parse import quote

from .._text import plain

MAX_TEXT = 1000
"""Longest text that a bridge passes on, in characters; longer ones are cut."""

MAX_URL = 8000
"""Longest URL in characters. A longer one is left out, because a cut URL would lead elsewhere."""

MAX_ELEMENT = 64
"""Characters of a topic level, or of an element of a bus name: a whole bus name may have 255."""

MAX_STATE = 255
"""Longest state of an entity in Home Assistant, in characters; it ignores longer ones. (``MAX_LENGTH_STATE_STATE``)"""

MAX_INT64 = 2**63 - 1

_LEVEL = re.compile(rf"[A-Za-z0-9_-]{{1,{MAX_ELEMENT}}}")
_ELEMENT = re.compile(rf"[A-Za-z0-9_]{{1,{MAX_ELEMENT}}}")
_HARDWARE_ADDRESS = re.compile(r"[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2}){5}")
_WEB_ADDRESS = re.compile(r"https?://[^/?#\\\s\x00-\x20\x7f-\x9f][^\x00-\x1f\x7f-\x9f]*", re.IGNORECASE)


def topic_level(text: str) -> str:
    """Returns the level of an MQTT topic for ``text``: ``[A-Za-z0-9_-]``, as Home Assistant requires for its own topics.

    A device's id is unchanged. Other texts, such as ``192.0.2.7:8009`` or ``a/#``, keep their allowed characters and get a
    hash, so that different texts have different levels.
    """
    return text if _LEVEL.fullmatch(text) else _with_hash(text, "-")


def bus_name_element(text: str) -> str:
    """Returns the element of a D-Bus name for ``text``: ``[A-Za-z0-9_]``, by the same rule. (D-Bus Specification, “Bus names”)"""
    return text if _ELEMENT.fullmatch(text) else _with_hash(text, "_")


def _with_hash(text: str, separator: str) -> str:
    readable = re.sub(r"[^A-Za-z0-9]+", "_", text[:32]).strip("_")
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return f"{readable}{separator}{digest}" if readable else f"device{separator}{digest}"


def bus_text(text: Any) -> str:
    """Returns a string for D-Bus: valid UTF-8 without NUL, and one line, since panels and ``playerctl`` show it."""
    return plain(text, MAX_TEXT)


def bus_url(url: Any) -> str | None:
    """Returns a URL for D-Bus, or ``None`` unless it is on the web: a desktop opens ``file:`` and others by itself."""
    if not isinstance(url, str) or len(url) > MAX_URL or not is_web_address(url):
        return None
    return quote(url.encode("utf-8", "replace"), safe="!#$%&'()*+,/:;=?@[]~")


def number(value: Any, low: float, high: float, otherwise: float = 0.0) -> float:
    """Returns a number within its limits; ``otherwise`` for other values, such as NaN."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
        return otherwise
    return float(min(max(value, low), high))


def microseconds(seconds: Any) -> int:
    """Returns a time for D-Bus in microseconds, from 0 to the limit of 64 bits."""
    return min(round(number(seconds, 0, MAX_INT64 / 1e6) * 1e6), MAX_INT64)


def entity_text(text: Any) -> str | None:
    """Returns a state or a name for Home Assistant: one line of at most ``MAX_STATE`` characters; ``None`` for no text."""
    return plain(text, MAX_STATE) or None if isinstance(text, str) else None


def hardware_address(text: Any) -> str | None:
    """Returns an Ethernet address in lower case, as Home Assistant compares it; ``None`` for other values."""
    return text.lower() if isinstance(text, str) and _HARDWARE_ADDRESS.fullmatch(text) else None


def json_payload(value: Any) -> str:
    """Returns a message for a broker: JSON (RFC 8259), its texts cut at ``MAX_TEXT`` and its URLs left out beyond ``MAX_URL``."""
    return json.dumps(_bounded(value), ensure_ascii=False, allow_nan=False).encode("utf-8", "replace").decode()


def _bounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {_cut(str(key)): _bounded(each) for key, each in value.items() if not (isinstance(each, str) and _is_long_url(each))}
    if isinstance(value, (list, tuple)):
        return [_bounded(each) for each in value]
    if isinstance(value, str):
        return value if is_web_address(value) else _cut(value)
    if isinstance(value, float):
        return value if value - value == 0 else None  # NaN and infinity have no JSON form.
    return value


def _cut(text: str) -> str:
    return text if len(text) <= MAX_TEXT else f"{text[: MAX_TEXT - 1]}…"


def _is_long_url(text: str) -> bool:
    return len(text) > MAX_URL and is_web_address(text)


def is_web_address(text: str) -> bool:
    """Whether ``text`` is an ``http:`` or ``https:`` URL with a host, which can't name a file of this machine."""
    return _WEB_ADDRESS.fullmatch(text) is not None
