"""Calls of every method of ``player``, for both clients."""

from __future__ import annotations

from typing import Any

ALBUM = [f"https://example.com/{number}.mp3?duration=600" for number in (1, 2)]
BELL = "https://example.com/bell.mp3?duration=1"


async def use_player(client: Any, host: str, port: int) -> None:
    """Plays an album on a device that is known by its address alone."""
    device = f"{host}:{port}"
    player = client.player
    assert (await player.set_default(device=device)).default_device == device
    assert (await player.set_alias(alias="den", device=device)).aliases[0].device == device
    assert (await player.get_names()).default_device == device
    playing = await player.play(urls=ALBUM, repeat_mode="REPEAT_ALL")
    assert (playing.player_state, playing.queue_index, playing.queue_length) == ("PLAYING", 0, 2)
    assert (await player.connect(device="den")).session_id == playing.session_id
    for _ in range(2):
        assert (await player.pause()).player_state == "PAUSED"
    assert (await player.resume()).player_state == "PLAYING"
    assert (await player.toggle(device="DEN")).player_state == "PAUSED"
    assert ((await player.seek(position=90)).position or 0) >= 90
    assert abs(((await player.seek(distance=-10)).position or 0) - 80) < 5
    assert (await player.next()).queue_index == 1
    assert (await player.previous()).queue_index == 0
    assert (await player.set_volume(level=0.3, muted=False)).volume_level == 0.3
    before = await player.status()
    assert any(each.session_id == before.session_id for each in (await player.list(search_timeout=0)).players)
    after = await player.interrupt(url=BELL, volume_level=0.6)
    assert (after.content_id, after.volume_level) == (before.content_id, 0.3)
    assert (await player.stop()).player_state == "IDLE"
    await player.set_alias(alias="den")
    assert (await player.set_default()).default_device is None
