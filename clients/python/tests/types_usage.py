"""What type checkers must make of right programs; only checked (mypy reads it), never run."""

from __future__ import annotations

from collections.abc import Iterator

import cast_rpc
from cast_rpc import MediaDidUpdateStatus, MediaInformation, Notification, PlayerState, SessionDidEnd, SessionDidStart, aio


def streams(client: cast_rpc.Client, asynchronous: aio.Client) -> None:
    everything: cast_rpc.EventStream[Notification] = client.stream()
    one: cast_rpc.EventStream[SessionDidEnd] = client.stream(SessionDidEnd, queue_size=5)
    two: cast_rpc.EventStream[SessionDidEnd | MediaDidUpdateStatus] = client.stream(SessionDidEnd, MediaDidUpdateStatus)
    three: cast_rpc.EventStream[SessionDidEnd | SessionDidStart | MediaDidUpdateStatus] = client.stream(
        SessionDidEnd, SessionDidStart, MediaDidUpdateStatus
    )
    awaited: aio.EventStream[SessionDidEnd | MediaDidUpdateStatus] = asynchronous.stream(SessionDidEnd, MediaDidUpdateStatus)
    for event in two:
        if not isinstance(event, SessionDidEnd):
            state: PlayerState = event.player_state
            print(state.name, state.value, everything, one, three, awaited)


def values(client: cast_rpc.Client) -> Iterator[PlayerState]:
    media = MediaInformation(content_id="x", stream_type="LIVE", custom_data={"a": 1})
    client.media.load(media=media, autoplay=True)
    client.session.end(action="STOP_CASTING")
    yield from PlayerState
    yield PlayerState["IDLE"]
