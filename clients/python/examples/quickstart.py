"""Plays a film on the first receiver that is found, and waits until it plays."""

import cast_rpc

with cast_rpc.Client() as client:
    device = client.discovery.find(timeout=10)
    session = client.session.start(device_id=device.device_id, if_exists="USE")
    film = cast_rpc.MediaInformation(content_id="https://example.com/film.mp4?duration=2", content_type="video/mp4")
    with client.stream(cast_rpc.MediaDidUpdateStatus) as updates:
        client.media.load(media=film)
        playing = next(update for update in updates if update.player_state == cast_rpc.PlayerState.PLAYING)
    print(f"{device.friendly_name} plays at {playing.position:.1f} s")
    client.session.end(session_id=session.session_id, action="STOP_CASTING")
