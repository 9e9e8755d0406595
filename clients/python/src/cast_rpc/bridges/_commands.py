"""The commands of the MQTT bridge: their payloads, and scenes of several devices. Knows no broker.

Payloads come from any client that may write to the broker, so the types and limits of each are checked before anything is called:
those of a scene before its first command.
"""

from __future__ import annotations

import difflib
import json
import math
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, NoReturn

from .. import aio
from .._generated.enums import RepeatMode
from .._generated.types import PlayerStatus
from .._player import volume_level, what_members
from .._text import plain
from ._borders import is_web_address
from ._speech import spoken_text

MAX_REQUEST_ID = 64
"""The longest request id in characters."""

MAX_SCENES = 64
"""The largest number of named scenes."""

MAX_MEMBERS = 16
"""The largest number of devices in a scene."""

MAX_DEVICE_NAME = 250
"""The longest name of a device in a scene, in characters."""

Command = Callable[[aio.Client, str, Any], Awaitable[PlayerStatus]]

PLAY_MEMBERS = ("what", "title", "content_type", "current_time", "resume", "autoplay", "repeat_mode", "application_id", "subtitles")
ANNOUNCE_MEMBERS = ("what", "title", "content_type", "volume", "percent", "maximum_duration")

REPEAT_MODES: dict[str, RepeatMode] = {
    "off": RepeatMode.REPEAT_OFF,
    "all": RepeatMode.REPEAT_ALL,
    "one": RepeatMode.REPEAT_SINGLE,
    "shuffle": RepeatMode.REPEAT_ALL_AND_SHUFFLE,
}
"""The modes of a queue at its end, by their names in topics."""

NO_SUBTITLES = "Off"
"""The choice of no subtitles."""


def _number(value: Any, minimum: float = -math.inf, maximum: float = math.inf) -> float:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e15 and minimum <= value <= maximum:
        return float(value)
    limits = (f" from {minimum:g}" if minimum > -math.inf else "") + (f" to {maximum:g}" if maximum < math.inf else "")
    raise ValueError(f"expected a number{limits}, found {value!r:.100}")


def _text(value: Any) -> str:
    if isinstance(value, str) and value:
        return value
    raise ValueError(f"expected a text, found {value!r:.100}")


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(f"expected true or false, found {value!r:.100}")


def _switch(value: Any) -> bool:
    said = str(value).strip().lower()
    if said in ("on", "true", "1", "off", "false", "0"):
        return said in ("on", "true", "1")
    raise ValueError(f"expected ON or OFF, found {value!r:.100}")


class Volume(NamedTuple):
    """A volume, in one of its units."""

    level: float | None = None
    percent: float | None = None


def _volume(value: Any) -> Volume:
    """Returns a volume: of a number from 0 to 1, as everywhere in the API, or of an object that names its unit."""
    if not isinstance(value, dict):
        return Volume(level=_number(value, 0, 1))
    if len(value) != 1 or not value.keys() <= {"level", "percent"}:
        raise ValueError(f'expected 0 to 1, {{"level": 0.3}} or {{"percent": 30}}; found {plain(value, 100)}')
    return Volume(**{name: _number(each, 0, 1 if name == "level" else 100) for name, each in value.items()})


def _media(value: Any) -> Any:
    """Returns the media of a payload. Raises ``TypeError`` if it is no media."""
    if not value:
        raise TypeError(f"expected a URL, or a list of them, found {value!r:.100}")
    what_members(value)
    return value


def _wire_repeat_mode(value: Any) -> Any:
    if value in list(REPEAT_MODES.values()):
        return value
    raise ValueError(f"expected {', '.join(REPEAT_MODES.values())}; found {value!r:.100}")


_MEMBERS: dict[str, Callable[[Any], Any]] = {
    "what": _media,
    "title": plain,
    "content_type": _text,
    "current_time": lambda value: _number(value, 0),
    "resume": _flag,
    "autoplay": _flag,
    "repeat_mode": _wire_repeat_mode,
    "application_id": _text,
    "subtitles": _text,
    "volume": lambda value: _number(value, 0, 1),
    "percent": lambda value: _number(value, 0, 100),
    "maximum_duration": lambda value: _number(value, 0, 3600),
}
"""The conversions of the members of ``play`` and ``announce``. Each raises ``TypeError`` or ``ValueError`` for a wrong value."""


def _members(value: Any, known: tuple[str, ...]) -> dict[str, Any]:
    """Returns a payload as arguments: an object's members but those that are null, or the media alone."""
    members = value if isinstance(value, dict) else {"what": value}
    if "what" not in members or not members.keys() <= set(known):
        raise TypeError(f"expected `what`, and perhaps {', '.join(known[1:])}; found {plain(', '.join(members), 200) or 'none'}")
    return {name: _MEMBERS[name](each) for name, each in members.items() if each is not None or name == "what"}


def _play_members(value: Any) -> dict[str, Any]:
    return _members(value, PLAY_MEMBERS)


def _announce_members(value: Any) -> dict[str, Any]:
    members = _members(value, ANNOUNCE_MEMBERS)
    volume_level(members.get("volume"), members.get("percent"), "volume and percent")
    return members


def _play(cast: aio.Client, device: str, value: Any) -> Awaitable[PlayerStatus]:
    return cast.tv(device).play(**_play_members(value))


def _announce(cast: aio.Client, device: str, value: Any) -> Awaitable[PlayerStatus]:
    return cast.tv(device).announce(**_announce_members(value))


def _place(value: Any) -> dict[str, float]:
    """Returns a place to seek to: a position in seconds, or a distance ``by`` some."""
    if not isinstance(value, dict):
        return {"position": _number(value, 0)}
    return {"by": _number(value.get("by"))}


def _seek(cast: aio.Client, device: str, value: Any) -> Awaitable[PlayerStatus]:
    return cast.tv(device).seek(**_place(value))


def _repeat_mode(value: Any) -> RepeatMode:
    mode = REPEAT_MODES.get(str(value).strip().lower())
    if mode is None:
        raise ValueError(f"expected {', '.join(REPEAT_MODES)}; found {value!r:.100}")
    return mode


async def _repeat(cast: aio.Client, device: str, value: Any) -> PlayerStatus:
    mode = _repeat_mode(value)
    status = await cast.player.connect(device=device)
    await cast.queue.set_repeat_mode(session_id=status.session_id, repeat_mode=mode)
    return status


def _subtitles_choice(value: Any) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(f"expected the name or language of subtitles, or {NO_SUBTITLES}; found {value!r:.100}")


async def _subtitles(cast: aio.Client, device: str, value: Any) -> PlayerStatus:
    """Shows the text track of a name as ``subtitle_tracks`` has it, or of a language; other tracks stay active."""
    value = _subtitles_choice(value)
    status = await cast.player.connect(device=device)
    media = (await cast.media.get_status(session_id=status.session_id)).status
    tracks = subtitle_tracks(media)
    languages = {
        track.language: track.track_id for track in (media.media.tracks or [] if media and media.media else []) if track.type == "TEXT"
    }
    wanted = tracks[value] if value in tracks else languages.get(value)
    if wanted is None and value.lower() != NO_SUBTITLES.lower():
        raise LookupError(f"there are no subtitles “{plain(value, 100)}” (There are: {', '.join(tracks)}.)")
    others = [each for each in (media.active_track_ids or [] if media else []) if each not in tracks.values()]
    await cast.media.set_active_tracks(session_id=status.session_id, active_track_ids=[*others, *([] if wanted is None else [wanted])])
    return status


def subtitle_tracks(media: Any) -> dict[str, int | None]:
    """Returns the ids of the text tracks of a ``MediaStatus`` by their plain and different names, after the choice of none."""
    names: dict[str, int | None] = {NO_SUBTITLES: None}
    tracks = (media.media.tracks or []) if media is not None and media.media is not None else []
    for track in tracks:
        if track.type != "TEXT" or len(names) > 64:
            continue
        name = plain(track.name or track.language or "", 60) or f"Track {track.track_id}"
        names[name if name not in names else f"{name} ({track.track_id})"] = track.track_id
    return names


COMMANDS: dict[str, Command] = {
    "play": _play,
    "announce": _announce,
    "seek": _seek,
    "pause": lambda cast, device, _: cast.tv(device).pause(),
    "resume": lambda cast, device, _: cast.tv(device).resume(),
    "toggle": lambda cast, device, _: cast.tv(device).toggle(),
    "stop": lambda cast, device, _: cast.tv(device).stop(),
    "next": lambda cast, device, _: cast.tv(device).next(),
    "previous": lambda cast, device, _: cast.tv(device).previous(),
    "volume": lambda cast, device, value: cast.tv(device).volume(**_volume(value)._asdict()),
    "mute": lambda cast, device, value: cast.tv(device).volume(muted=_switch(value)),
    "repeat": _repeat,
    "subtitles": _subtitles,
}
"""The action of ``PREFIX/device/ID/COMMAND`` with its payload: JSON, or plain text."""

MEDIA_COMMANDS = ("play", "announce")
"""The commands that name media."""


def refuse_unknown(command: str, known: list[str]) -> NoReturn:
    """Raises ``LookupError`` with the command that may be meant."""
    if "/" in command:
        raise LookupError("a topic has one level for the device and one for the command; a name with `/` can't be one: use the device's id")
    near = difflib.get_close_matches(command, known, 1)
    meant = f"; did you mean “{near[0]}”?" if near else ""
    raise LookupError(f"there is no command “{plain(command, 100)}”{meant} (The commands: {', '.join(known)}.)")


def check_names_no_file(value: Any) -> None:
    """Refuses payloads of ``play`` or ``announce`` with anything but web URLs: a path, a ``file:`` URL, a relative name.

    Any client that may write to the broker could otherwise probe for files and have them served. Raises ``PermissionError``.
    """
    named = [value.get("what"), value.get("subtitles")] if isinstance(value, dict) else [value]
    for each in named:
        for address in each if isinstance(each, list) else [each]:
            if address is not None and not (isinstance(address, str) and is_web_address(address)):
                raise PermissionError(
                    f"{plain(address, 100)!r} is not an http: or https: URL; for files, start the bridge with --allow-files"
                )


TEXT_COMMANDS: dict[str, tuple[type, ...]] = {"say": (str, dict), "subtitles": (str, dict), "scene": (str, dict, list)}
"""The commands that take a text, with the types of JSON values that they take instead of it.

Any other JSON value is the text itself: `21.5` and `true` are texts that happen to be JSON."""


def payload_value(payload: bytes, command: str) -> Any:
    """Returns the JSON value of a command's payload, or its text; NaN and Infinity aren't JSON."""
    text = payload.decode("utf-8", "replace")
    try:
        value = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return text
    return value if isinstance(value, TEXT_COMMANDS.get(command, object)) else text


def _refuse_constant(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")


def without_request_id(value: Any) -> tuple[str | None, Any]:
    """Returns the ``id`` of a JSON object, which the reply repeats, and the payload without it; an only member ``value`` is the payload."""
    if not isinstance(value, dict):
        return None, value
    members = dict(value)
    id = members.pop("id", None)
    if id is not None and not (isinstance(id, str) and 0 < len(id) <= MAX_REQUEST_ID):
        raise ValueError(f"expected a text of 1 to {MAX_REQUEST_ID} characters as `id`, found {id!r:.100}")
    return id, members["value"] if members.keys() == {"value"} else members


# Scenes.

ACTIONS = ("stop", "play", "announce", "say", "pause", "resume", "toggle", "next", "previous")
"""The commands of which a scene's device has at most one."""

SETTINGS_BEFORE, SETTINGS_AFTER = ("volume", "mute"), ("seek", "repeat", "subtitles")
"""The further commands, by whether they precede the action."""

_WITHOUT_VALUE = ("stop", "pause", "resume", "toggle", "next", "previous")


class SceneMember(NamedTuple):
    """A device of a scene."""

    device: str
    """Its id, name or alias."""
    steps: list[tuple[str, Any]]
    """The commands with their payloads, in their order."""


def scene_members(value: Any, *, allows_files: bool, speaks: bool = False) -> list[SceneMember]:
    """Returns the devices of a scene: ``{"members": [{"device": "Living Room", "volume": 0.3, "play": "https://…"}, …]}``.

    Without ``speaks`` there is no ``say``. Raises ``TypeError``, ``ValueError``, ``LookupError`` or ``PermissionError`` if any part is
    wrong: a scene with a mistake runs no command.
    """
    if not isinstance(value, dict) or value.keys() != {"members"} or not isinstance(value["members"], list):
        raise TypeError('expected {"members": […]}, perhaps with an `id`, or the name of a scene')
    if not 1 <= len(value["members"]) <= MAX_MEMBERS:
        raise ValueError(f"a scene has 1 to {MAX_MEMBERS} members, found {len(value['members'])}")
    members = [_scene_member(each, allows_files, speaks) for each in value["members"]]
    devices = [each.device.casefold() for each in members]
    for device in devices:
        if devices.count(device) > 1:
            raise ValueError(f"the device “{plain(device, 100)}” is in the scene twice")
    return members


def _scene_member(value: Any, allows_files: bool, speaks: bool) -> SceneMember:
    order = [name for name in (*SETTINGS_BEFORE, *ACTIONS, *SETTINGS_AFTER) if speaks or name != "say"]
    if not isinstance(value, dict):
        raise TypeError(f"expected an object for a device of the scene, found {value!r:.100}")
    device = value.get("device")
    if not isinstance(device, str) or not 0 < len(device) <= MAX_DEVICE_NAME or "/" in device:
        raise ValueError(f"expected the device's id, name or alias as `device`, found {device!r:.100}")
    for name in value.keys() - {"device"}:
        if name not in order:
            refuse_unknown(name, order)
    steps = [(name, value[name]) for name in order if name in value]
    if not steps or sum(name in ACTIONS for name, _ in steps) > 1:
        raise ValueError(f"expected something to do for “{plain(device, 100)}”, and at most one of {', '.join(ACTIONS)}")
    for name, argument in steps:
        _check_step(name, argument, allows_files)
    return SceneMember(device, steps)


_CHECKS: dict[str, Callable[[Any], object]] = {
    "play": _play_members,
    "announce": _announce_members,
    "say": spoken_text,
    "seek": _place,
    "volume": _volume,
    "mute": _switch,
    "repeat": _repeat_mode,
    "subtitles": _subtitles_choice,
}
"""The functions that raise ``TypeError`` or ``ValueError`` for a wrong payload of a command."""


def _check_step(name: str, argument: Any, allows_files: bool) -> None:
    if name in _WITHOUT_VALUE:
        if argument is not True:
            raise ValueError(f"expected true for `{name}`, found {argument!r:.100}")
        return
    _CHECKS[name](argument)
    if name in MEDIA_COMMANDS and not allows_files:
        check_names_no_file(argument)


def named_scenes(text: str, *, speaks: bool = False) -> dict[str, list[SceneMember]]:
    """Returns the scenes of a file of the user: a JSON object with a scene for each name. They may name files.

    Raises ``ValueError`` with the scene that is wrong.
    """
    try:
        value = json.loads(text, parse_constant=_refuse_constant)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(value, dict) or len(value) > MAX_SCENES:
        raise ValueError(f"expected a JSON object of at most {MAX_SCENES} scenes by their names")
    scenes: dict[str, list[SceneMember]] = {}
    for name, scene in value.items():
        if not name or name != plain(name, 100):
            raise ValueError(f"the name of a scene is one line of at most 100 characters, found {name!r:.120}")
        try:
            scenes[name] = scene_members(scene, allows_files=True, speaks=speaks)
        except (TypeError, ValueError, LookupError) as error:
            raise ValueError(f"scene “{name}”: {error}") from error
    return scenes
