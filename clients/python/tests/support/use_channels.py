"""The calls of ``channel.*`` that the coverage tests make of both clients."""

from __future__ import annotations

from typing import Any

import cast_rpc

NAMESPACE = "urn:x-cast:com.example.coverage"


async def use_channels(client: Any) -> None:
    """With a session whose app has no channel of this namespace."""
    added = await client.channel.add(namespace=NAMESPACE)
    assert not added.sessions[0].is_connected and added.session_id is None
    assert [each.namespace for each in (await client.channel.list()).channels] == [NAMESPACE]
    try:
        await client.channel.send(namespace=NAMESPACE, text="hello")
        raise AssertionError("the app doesn't list the namespace")
    except cast_rpc.ChannelNotConnected:
        pass
    try:
        await client.channel.generate_request_id(namespace=NAMESPACE)
        raise AssertionError("the app doesn't list the namespace")
    except cast_rpc.ChannelNotConnected:
        pass
    assert (await client.channel.broadcast(namespace=NAMESPACE, data="AAEC")).is_writable
    await client.channel.remove(namespace=NAMESPACE)
    assert (await client.channel.list()).channels == []
