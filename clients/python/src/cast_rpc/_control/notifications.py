# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._codec import (
    ANY,
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    Array,
    Codec,
    Enumeration,
    Map,
)
from .._model import (
    Field,
    Model,
    Nested,
    Notification,
)
from .enums import *
from .types import *


class LogDidRecord(Notification):
    """Something happened that a subscription is about."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
        Field("event", "event", Nested(lambda: ReceiverLogEntry), required=True),
        Field("seq", "seq", INTEGER),
    )
    METHOD: ClassVar[str] = "log.didRecord"

    subscription: str
    """The subscription."""

    event: ReceiverLogEntry
    """What happened."""

    seq: int | None
    """Its number on this connection: 1, 2, 3…"""


NOTIFICATIONS: dict[str, type[Notification]] = {
    "log.didRecord": LogDidRecord,
}
"""The classes by wire name."""

__all__ = [
    "LogDidRecord",
]
