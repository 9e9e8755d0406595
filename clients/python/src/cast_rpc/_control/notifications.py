# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._model import ABSENT, Model, OpenModel, Takes, member, Notification
from .enums import *
from .types import *

if TYPE_CHECKING:
    from .dicts import *


class LogDidRecord(Notification):
    """An event that matches a subscription."""

    METHOD: ClassVar[str] = "log.didRecord"
    subscription: str
    """The subscription."""
    event: ReceiverLogEntry
    """What happened."""
    seq: int | None = None
    """Its number on this connection: 1, 2, 3…"""


NOTIFICATIONS: dict[str, type[Notification]] = {
    "log.didRecord": LogDidRecord,
}
"""The classes by wire name."""

__all__ = ["LogDidRecord"]
