"""Calls of every method of ``player``, for both clients."""

from __future__ import annotations

from typing import Any

import cast_rpc

FILM = "https://example.com/film.mp4?duration=600"
GONG = "https://example.com/gong.mp3?duration=0.2"
SONGS = ["https://example.com/1.mp3?duration=60", "https://example.com/2.mp3?duration=60"]


async def use_player(client: Any, host: str, port: int) -> None:
    device = f"{host}:{port}"
    assert (await client.player.status(device=device)).player_state == "IDLE"
    await client.player.set_alias(alias="the test's", device=device)
    names = await client.player.set_default(device="the test's")
    assert names == await client.player.get_names()
    assert names.default_device == "the test's"
    played = await client.player.play(url=FILM, title="A film", current_time=10)
    assert (played.player_state, played.title, played.is_default) == ("PLAYING", "A film", True)
    assert (await client.player.connect()).session_id == played.session_id
    assert (await client.player.pause()).player_state == "PAUSED"
    assert (await client.player.resume()).player_state == "PLAYING"
    assert (await client.player.toggle()).player_state == "PAUSED"
    assert (await client.player.seek(distance=20)).position >= 20
    assert (await client.player.set_volume(level=0.25, muted=False)).volume_level == 0.25
    await client.player.play(urls=SONGS)
    assert (await client.player.next()).content_id == SONGS[1]
    assert (await client.player.previous()).content_id == SONGS[0]
    interrupted = await client.player.interrupt(url=GONG, volume_level=0.5)
    assert (interrupted.content_id, interrupted.session_id) == (SONGS[0], played.session_id)
    assert interrupted.volume_level == 0.25
    listed = (await client.player.list(search_timeout=0)).players
    assert [each.content_id for each in listed if each.session_id == played.session_id] == [SONGS[0]]
    stopped = await client.player.stop()
    assert stopped.player_state == "IDLE"
    assert stopped.session_id is None
    await client.player.set_default()
    assert (await client.player.set_alias(alias="the test's")).aliases == []
    try:
        await client.player.status(device="nobody has this name", search_timeout=0)
    except cast_rpc.DeviceNotFound:
        return
    raise AssertionError("a device that nobody has was found")
