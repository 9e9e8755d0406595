"""The coverage tests' calls of ``media`` beside plain playback."""

from __future__ import annotations

from typing import Any

import cast_rpc
from cast_rpc import MediaDidUpdatePosition, MediaInformation, PlayerState, UserAction

FILM = "https://example.com/film.mp4?duration=600"


async def use_media_further(client: Any) -> None:
    """Media plays, with one German text track."""
    state = await client.media.get_status()
    assert state.controls.stop and state.controls.edit_tracks and not state.controls.skip_ad
    assert not state.is_playing_live_stream and state.ad_break is None and state.status_age >= 0
    assert state.controls.play == (state.player_state == PlayerState.PAUSED)

    ticks = client.stream(MediaDidUpdatePosition)
    assert (await client.media.subscribe_position(interval=0.1)).duration == 600
    assert (await ticks.next(timeout=20)).is_advancing
    await client.media.unsubscribe_position()
    assert (await client.media.position()).position > 0

    assert (await client.media.select_tracks(text_languages=["de-AT"])).status.active_track_ids == [1]
    assert not (await client.media.edit_tracks(enable_text_tracks=False)).status.active_track_ids
    await client.media.edit_audio_tracks(language="fr", is_suggested_language=True)
    liked = await client.media.user_action(user_action=UserAction.LIKE)
    assert [each.user_action for each in liked.status.media.user_action_states] == [UserAction.LIKE]

    assert [finding.code for finding in (await client.media.preflight(url="data:video/mp4,x")).findings] == ["URL_NOT_SUPPORTED"]
    found = await client.media.resolve(url="https://example.com/film.mp4")
    assert found.resolved.kind == "MEDIA" and [item.media.content_type for item in found.items if item.media] == ["video/mp4"]
    await client.media.precache(precache_data="next")
    await client.media.set_credentials(credentials="token", credentials_type="web")
    reply = (await client.media.send_command(data="next-chapter")).reply
    assert reply["type"] == "MEDIA_STATUS"
    assert (await client.media.requests()).requests == []

    stored = (await client.media.store_session()).session_state
    assert stored["loadRequestData"]["media"]["contentId"] == FILM
    resumed = await client.media.resume_session(session_state=stored)
    assert resumed.status.media.content_id == FILM
    assert (await client.media.get_last_known()).media.content_id == FILM

    ended = client.stream(cast_rpc.MediaDidEndSession)
    await client.media.load(media=MediaInformation(content_id="https://example.com/short.mp4?duration=0.5"))
    while (await ended.next(timeout=20)).idle_reason != cast_rpc.IdleReason.FINISHED:
        pass
    again = await client.media.play_again()
    assert again.player_state != PlayerState.IDLE
