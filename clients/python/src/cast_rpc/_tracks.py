"""The tracks of the media on a device, and their choice. Pure: no I/O."""

from __future__ import annotations

from typing import NamedTuple, Union

from ._generated.types import MediaState, Track

OFF = "off"
"""The choice of no text."""

TrackChoice = Union[int, str]
"""A track: its id, its name, or its language; ``"off"``: no text."""


class TVTrack(NamedTuple):
    """A track of what plays, and whether it is active."""

    track: Track
    """The track: ``track_id``, ``type`` (``AUDIO``, ``TEXT``, ``VIDEO``), ``name``, ``language``."""
    is_active: bool
    """Whether the device plays or shows it."""


def tracks_of(state: MediaState) -> list[TVTrack]:
    """Returns the tracks of the media in the receiver's order; none if nothing is loaded or the receiver lists none."""
    status = state.status
    media = None if status is None else status.media
    active = [] if status is None else status.active_track_ids or []
    return [TVTrack(each, each.track_id in active) for each in (media.tracks or [] if media else [])]


class Selection(NamedTuple):
    """The requests that choose tracks."""

    track_ids: list[int] | None
    """The active tracks to set; ``None``: they stay."""
    audio_languages: list[str] | None
    """The language of the audio track that the server is to find; ``None``: no search."""
    text_languages: list[str] | None
    """The same for text."""


def selection(tracks: list[TVTrack], audio: TrackChoice | None, text: TrackChoice | None) -> Selection:
    """Returns the requests for a choice. A text that is no track's name is a language, which the server looks for."""
    active = {each.track.track_id: str(each.track.type) for each in tracks if each.is_active}
    languages: dict[str, list[str] | None] = {"AUDIO": None, "TEXT": None}
    changes = False
    for kind, choice in (("AUDIO", audio), ("TEXT", text)):
        if choice is None:
            continue
        found = _named(tracks, kind, choice)
        if found is None and not (kind == "TEXT" and choice == OFF):
            languages[kind] = [str(choice)]
            continue
        changes = True
        active = {id: each for id, each in active.items() if each != kind}
        if found is not None:
            active[found] = kind
    return Selection(list(active) if changes else None, languages["AUDIO"], languages["TEXT"])


def _named(tracks: list[TVTrack], kind: str, choice: TrackChoice) -> int | None:
    """Returns the id of the track of a name; an id is returned as it is, for the server to judge."""
    if isinstance(choice, int):
        return choice
    named = (each.track.track_id for each in tracks if each.track.type == kind and each.track.name == choice)
    return next(named, None)
