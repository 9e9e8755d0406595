"""Transfers, hand-over, links and options of sessions: a part of the coverage tests."""

from typing import Any

FILM = "https://example.com/film.mp4?duration=600"


async def use_transfers(client: Any, host: str, port: int, kitchen_port: int) -> None:
    import cast_rpc

    await client.session.set_default_options(options={"startedBy": "test"})
    assert (await client.session.get_default_options()).options == {"startedBy": "test"}
    session = await client.session.start(host=host, port=port)
    assert session.session_options == {"startedBy": "test"}
    await client.session.set_default_options()
    await client.media.load(media=cast_rpc.MediaInformation(content_id=FILM, content_type="video/mp4"), current_time=100)

    link = await client.session.build_open_url(base_url="https://example.com/")
    assert (await client.session.parse_open_url(url=link.url)).receiver_session_id == session.receiver_session_id

    moved = await client.session.transfer(host=host, port=kitchen_port, keep_volume=True)
    assert moved.session.session_id == session.session_id and moved.session.device.port == kitchen_port
    assert moved.is_source_stopped and moved.from_device_id == session.device_id
    local = await client.session.take_back(action="STOP_CASTING")
    assert local.position >= 99 and local.load_request_data.media.content_id == FILM
    assert (await client.session.list()).sessions == []

    # The link names a run that has ended.
    try:
        await client.session.start_with_open_url(url=link.url, search_timeout=0)
    except (cast_rpc.ApplicationNotRunning, cast_rpc.DeviceNotFound):
        return
    raise AssertionError("a run that has ended was joined")
