# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import BlockingNamespace, OnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class EventsAPI(BlockingNamespace):
    """Which notifications a connection gets."""

    __slots__ = ()

    def subscribe(
        self,
        *,
        topics: Sequence[str],
        delivery: EventDeliveryLike | None = None,
        omit_status: bool | None = None,
        snapshot: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> EventsSubscribeResult:
        """Asks for the notifications of some topics.

        A notification that several subscriptions of a connection cover is pushed once. Subscriptions end
        with the connection.

        Args:
            topics: Names of notifications, with `*` for any part: `session.*`, `MediaDidUpdateStatus`, `*`.
                `log.*` and `widget.*` must be named; `*` leaves them out. Not empty.
            delivery: How they come. Absent: `"PUSH"`.
            omit_status: Whether `MediaDidUpdateStatus` comes without `status`: 600 bytes in place of 2 KB.
                What changed of the media, its queue and what is preloaded is told by topics of their own;
                `media.get_status` has everything. Where another subscription of the connection wants the status, it
                comes. Absent: `false`.
            snapshot: Whether the answer carries the present state; nothing is lost between it and the first
                notification. Absent: `false`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            TooManySubscriptions.
        """
        params = EventsSubscribeParams(
            topics=topics,
            delivery=delivery,
            omit_status=omit_status,
            snapshot=snapshot,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def unsubscribe(
        self,
        *,
        subscription: str,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Ends a subscription.

        Args:
            subscription: Which.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSubscription.
        """
        params = EventsUnsubscribeParams(
            subscription=subscription,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def poll(
        self,
        *,
        subscription: str,
        maximum: int | None = None,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> EventsPollResult:
        """Takes the events that have come since the last poll.

        Args:
            subscription: Which; it must have the delivery `POLL`.
            maximum: How many at most. From 1 to 1000. Absent: `100`.
            timeout: How long to wait for the first one. In seconds. From 0 to 300. Absent: `0`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSubscription.
        """
        params = EventsPollParams(
            subscription=subscription,
            maximum=maximum,
            timeout=timeout,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def snapshot(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> Snapshot:
        """Gives the state of everything at this moment.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = EventsSnapshotParams()
        return self._caller.call(params, call_timeout=call_timeout)
