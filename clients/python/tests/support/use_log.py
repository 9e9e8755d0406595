"""Calls of every method of ``log``, for both clients."""

from __future__ import annotations

from typing import Any

import cast_rpc


async def use_log(client: Any, folder: str) -> str:
    """Begins to log; returns the subscription."""
    assert not (await client.log.get_filter()).is_subscribed, "off until it is asked for"
    subscription: str = (await client.events.subscribe(topics=["log.*"])).subscription
    rule = cast_rpc.LogRule(level=cast_rpc.LogLevel.VERBOSE, patterns=["GCKUI*", "GCK*Session"])
    assert (await client.log.set_filter(minimum_level="DEBUG", classes=[rule])).classes == [rule]
    assert (await client.log.set_message_tap(namespaces=["*.media"])).is_enabled
    wanted = cast_rpc.LogFilter(minimum_level=cast_rpc.LogLevel.DEBUG)
    file = await client.log.set_file(is_enabled=True, directory=folder, max_file_count=3, filter=wanted)
    assert file.max_file_count == 3
    assert not (await client.log.set_console(is_enabled=False)).is_enabled
    return subscription


async def end_log(client: Any, subscription: str) -> None:
    assert not (await client.log.set_file(is_enabled=False)).is_enabled
    await client.events.unsubscribe(subscription=subscription)
