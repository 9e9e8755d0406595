"""Calls of every method of ``widget``, for both clients."""

from __future__ import annotations

from typing import Any

import cast_rpc
from cast_rpc import MediaButtonChoice, MediaButtonType, MediaInformation, Track, TrackType

FILM = MediaInformation(
    content_id="https://example.com/film.mp4?duration=600",
    content_type="video/mp4",
    tracks=[Track(track_id=1, type=TrackType.TEXT, name="English"), Track(track_id=2, type=TrackType.AUDIO, name="Comments")],
)


async def use_widgets(client: Any, device_id: str) -> None:
    """No session may be there before; none is after."""
    subscription = (await client.events.subscribe(topics=["widget.*"])).subscription
    buttons = [MediaButtonChoice(type=MediaButtonType.PLAY_PAUSE_TOGGLE), MediaButtonChoice(type=MediaButtonType.CUSTOM, custom_id="like")]
    options = await client.widget.set_options(
        options=cast_rpc.WidgetOptions(
            mini_controller=cast_rpc.MiniControllerOptions(is_enabled=True, buttons=buttons),
            expanded_controller=cast_rpc.ExpandedControllerOptions(use_default_expanded_media_controls=True),
        )
    )
    assert options.playback_rate_controller.playback_rates == [0.5, 1, 2]
    await use_surface(client)
    await client.widget.select_device(device_id=device_id)
    assert (await client.widget.get_state(widgets=["CAST_BUTTON"])).state.cast_button.icon == "ACTIVE"

    local = cast_rpc.LocalPlayback(media=FILM, position=60, is_playing=True)
    assert (await client.widget.make_load_request(local=local)).request.current_time == 60
    changes = client.stream(cast_rpc.WidgetDidChange)
    assert (await client.widget.hand_over(local=local)).position == 60
    while not is_playing(await changes.next(timeout=20)):
        pass
    await use_controls(client)
    await client.widget.disconnect(action="STOP_CASTING")
    back = await client.widget.take_back()
    assert back.position == 120 and not back.is_playing and not back.is_ended
    await client.events.unsubscribe(subscription=subscription)


def is_playing(change: cast_rpc.WidgetDidChange) -> bool:
    media = change.state.media_controller
    return media is not None and media.player_state == cast_rpc.PlayerState.PLAYING


async def use_surface(client: Any) -> None:
    assert not (await client.widget.reset_intro_overlay()).was_shown
    assert (await client.widget.present_intro_overlay()).is_shown
    assert not (await client.widget.present_intro_overlay()).is_shown, "only once"
    assert not (await client.widget.dismiss_intro_overlay()).is_presented
    assert (await client.widget.tap_cast_button()).outcome == "PRESENT_DIALOG"
    assert not (await client.widget.close_dialog()).is_presented
    assert (await client.widget.open_dialog()).mode == "CHOOSER"
    try:
        await client.widget.present_expanded_controller()
        raise AssertionError("Nothing plays.")
    except cast_rpc.ControlDisabled:
        pass
    style = await client.widget.set_style(path="castViews", attributes={"iconTintColor": "#ff8800"})
    assert style.attributes == {"iconTintColor": "#FF8800FF"}
    assert (await client.widget.get_style(path="castViews.instructions")).effective == style.attributes
    await client.widget.apply_style()


async def use_controls(client: Any) -> None:
    assert (await client.widget.tap_mini_controller()).is_presented
    assert not (await client.widget.dismiss_expanded_controller()).is_presented
    assert (await client.widget.press_button(widget="MINI_CONTROLLER", slot=0)).control == "PLAY_PAUSE_TOGGLE"
    state = (await client.widget.get_state(widgets=["MEDIA_CONTROLLER"])).state.media_controller
    assert state.controls.play_pause_toggle.state == "PAUSED"
    await client.widget.slide(slider="STREAM_POSITION", phase="BEGAN", value=90)
    state = (await client.widget.get_state(widgets=["MEDIA_CONTROLLER"])).state.media_controller
    assert state.position_text == "01:30" and state.is_sliding
    await client.widget.slide(slider="STREAM_POSITION", phase="ENDED", value=120)
    assert (await client.widget.set_volume(level=0.4)).percent == 40
    assert (await client.widget.set_playback_rate(playback_rate=2)).segments[2].is_selected
    assert (await client.widget.open_track_selector()).text_tracks[0].title == "None"
    assert not (await client.widget.close_track_selector()).is_presented
    assert (await client.widget.select_tracks(track_ids=[1])).selected_track_ids == [1]
