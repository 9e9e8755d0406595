# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from .enums import *

if TYPE_CHECKING:
    from typing_extensions import Required


class MessagePatternDict(TypedDict, total=False):
    """Which messages trigger a fault; all that are given must match."""

    direction: MessageDirectionLike
    namespace: str
    type: str
    senderId: str


class FaultRuleDict(TypedDict, total=False):
    """A fault, what triggers it, and how often."""

    fault: Required[FaultNameLike]
    when: MessagePatternDict
    after: int
    times: int
    seconds: float
    copies: int
    bytes: int
    framed: bool
    length: int
    afterBytes: int
    port: int
    action: TakeOverActionLike
    appId: str
    contentId: str
    contentType: str
    title: str
    memberId: str


class LogFilterDict(TypedDict, total=False):
    """The filter for events."""

    device: str
    events: Sequence[ReceiverEventNameLike]
    message: MessagePatternDict
    heartbeats: bool

__all__ = ["MessagePatternDict", "FaultRuleDict", "LogFilterDict"]
