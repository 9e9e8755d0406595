"""Finds a receiver, casts to it, plays, pauses, seeks and stops, and prints what happens as a timeline.

    python3 timeline.py                          the first receiver that is found
    python3 timeline.py --device "Living Room"   the one of that name
    python3 timeline.py --host 192.0.2.7         one that discovery doesn't reach
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time

import cast_rpc
from cast_rpc import (
    CastError,
    Device,
    EventStream,
    MediaDidEndSession,
    MediaDidUpdateStatus,
    MediaInformation,
    MediaMetadata,
    MetadataType,
    Notification,
    PlayerState,
    SessionDidEnd,
    SessionDidEnterPhase,
    SessionDidStart,
    StreamType,
)

COLOURS = {"grey": 90, "red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36, "bold": 1}
BAR_WIDTH = 28


class Timeline:
    """Prints one line for each thing that happens, with the seconds since the start."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._last_state: tuple[str, int] | None = None
        self._has_colours = sys.stdout.isatty() and "NO_COLOR" not in os.environ

    def colour(self, text: str, name: str) -> str:
        return f"\033[{COLOURS[name]}m{text}\033[0m" if self._has_colours else text

    def line(self, what: str, text: str = "", colour: str = "blue") -> None:
        seconds = self.colour(f"{time.monotonic() - self._start:7.2f} s", "grey")
        print(f"{seconds}  {self.colour(f'{what:<11}', colour)} {text}".rstrip(), flush=True)

    def action(self, what: str, text: str = "") -> None:
        """Something that this program asks for."""
        self.line(f"▸ {what}", text, "bold")

    def hear(self, event: Notification) -> None:
        """A notification of the server, typed."""
        if isinstance(event, SessionDidEnterPhase):
            more = f"  {event.message}" if event.message else ""
            phase = event.phase.lower().replace("_", " ")
            self.line("", self.colour(f"· {phase:<12} {event.elapsed * 1000:>4.0f} ms{more}", "grey"))
        elif isinstance(event, SessionDidStart):
            app = event.session.application
            self.line("connected", f"to {app.display_name if app and app.display_name else 'the app'}", "green")
        elif isinstance(event, MediaDidUpdateStatus):
            self.state(event)
        elif isinstance(event, MediaDidEndSession):
            self.line("stopped", str(event.idle_reason or "").lower(), "magenta")
        elif isinstance(event, SessionDidEnd):
            self.line("ended", str(event.reason), "magenta")

    def state(self, media: cast_rpc.MediaState) -> None:
        """The player's state and position, where they have changed."""
        state = (str(media.player_state), round(media.position))
        if media.player_state == PlayerState.IDLE or state == self._last_state:
            return
        self._last_state = state
        colour = {"PLAYING": "green", "PAUSED": "yellow"}.get(media.player_state, "cyan")
        self.line(str(media.player_state).lower(), self.bar(media.position, media.duration), colour)

    def bar(self, position: float, duration: float | None) -> str:
        if not duration:
            return clock(position)
        filled = min(BAR_WIDTH, max(0, round(BAR_WIDTH * position / duration)))
        bar = self.colour("━" * filled, "cyan") + "╸" + self.colour("─" * (BAR_WIDTH - filled), "grey")
        return f"{clock(position)} {bar} {clock(duration)}"


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def find(client: cast_rpc.Client, options: argparse.Namespace, timeline: Timeline) -> Device:
    if options.host is not None:
        timeline.action("use", f"{options.host}:{options.port}")
        return client.discovery.add_device(host=options.host, port=options.port)
    timeline.action("look", f"for “{options.device}”" if options.device else "for any receiver")
    return client.discovery.find(friendly_name=options.device, timeout=10)


def hear_all(events: EventStream[Notification], timeline: Timeline) -> None:
    """Shows the events that have arrived. A call's events arrive before the call returns."""
    while True:
        try:
            timeline.hear(events.next(timeout=0))
        except TimeoutError:
            return


def watch(client: cast_rpc.Client, events: EventStream[Notification], timeline: Timeline, seconds: float) -> None:
    """Tells what happens for a while, and the position once a second; asking for that costs the receiver nothing."""
    now = time.monotonic()
    end, next_look = now + seconds, now
    while (now := time.monotonic()) < end:
        if now >= next_look:
            next_look += 1
            timeline.state(client.media.get_status())
        with contextlib.suppress(TimeoutError):
            timeline.hear(events.next(timeout=max(0, min(next_look, end) - time.monotonic())))


def cast(
    client: cast_rpc.Client, events: EventStream[Notification], options: argparse.Namespace, timeline: Timeline
) -> None:
    device = find(client, options, timeline)
    place = f"{device.model_name or 'receiver'} at {device.host}:{device.port}"
    timeline.line("found", f"{timeline.colour(device.friendly_name, 'bold')}, {place}", "green")

    timeline.action("connect")
    client.session.start(device_id=device.device_id, if_exists="USE", on_progress=lambda report: hear_all(events, timeline))
    hear_all(events, timeline)

    timeline.action("load", options.title)
    metadata = MediaMetadata(metadata_type=MetadataType.MOVIE, title=options.title)
    film = MediaInformation(
        content_id=options.media, content_type="video/mp4", stream_type=StreamType.BUFFERED, metadata=metadata
    )
    client.media.load(media=film)
    hear_all(events, timeline)
    watch(client, events, timeline, 3.5)
    timeline.action("pause")
    client.media.pause()
    hear_all(events, timeline)
    timeline.action("seek", "to 2:00, and play")
    client.media.seek(current_time=120, resume_state="PLAYBACK_START")
    hear_all(events, timeline)
    watch(client, events, timeline, 2.5)
    timeline.action("stop")
    client.media.stop()
    client.session.end(action="STOP_CASTING")
    while True:
        event = events.next(timeout=5)
        timeline.hear(event)
        if isinstance(event, SessionDidEnd):
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", help="the receiver's name; absent: the first one found")
    parser.add_argument("--host", help="the receiver's address, instead of looking for it")
    parser.add_argument("--port", type=int, default=8009, help="the port at that address")
    parser.add_argument("--media", default="https://example.com/film.mp4?duration=600", help="what to play")
    parser.add_argument("--title", default="A film", help="what it is called")
    options = parser.parse_args()

    timeline = Timeline()
    try:
        with cast_rpc.Client() as client:
            info = client.initialized.server_info
            timeline.line("server", f"{info.name} {info.version}, process {info.process_id}")
            with client.stream() as events:
                cast(client, events, options, timeline)
    except (CastError, TimeoutError) as error:
        timeline.line("failed", str(error), "red")
        return 1
    except KeyboardInterrupt:
        return 130
    timeline.line("done", colour="green")
    return 0


if __name__ == "__main__":
    sys.exit(main())
