"""Home Assistant's view of the devices, as its MQTT integration reads it. Pure: no I/O.

1. ``device_config`` and ``bridge_config`` are the payloads of device-based discovery (``PREFIX/device/ID/config``), which Home Assistant
   has since 2024.11: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload.
2. ``summary`` is the payload of the topic that the entities read: values in Home Assistant's forms.

Its MQTT integration has no media players, so a device is a set of buttons, sensors and other entities. Templates are programs that Home
Assistant runs: they are constants here, and no text of a device is in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .._generated.types import Device, MediaStatus, PlayerStatus
from ._borders import entity_text, hardware_address, number, topic_level
from ._commands import NO_SUBTITLES, REPEAT_MODES, subtitle_tracks

PLAYER_STATES = ("idle", "loading", "buffering", "playing", "paused")
"""The options of the state; other states of the player are unknown ones."""

PICTURE_TYPES = ("image/jpeg", "image/png", "image/gif", "image/webp", "image/bmp", "image/avif")
"""The types of pictures that are published. SVG isn't one of them, because it may contain scripts."""

GOOGLE_MODELS = ("Chromecast", "Google ", "Nest ")
"""The beginnings of the models that Google makes. Announcements don't have the maker (devices.md F169)."""


class Topics(NamedTuple):
    """The topics of the bridge and of one device."""

    bridge: str
    """The bridge's prefix."""
    level: str
    """The device's level."""

    @property
    def base(self) -> str:
        """The start of the device's topics."""
        return f"{self.bridge}/device/{self.level}"


def bridge_id(prefix: str) -> str:
    """Returns the identifier of the bridge's own device."""
    return topic_level(f"cast_bridge_{prefix}")


def device_config(
    topics: Topics,
    status: PlayerStatus,
    device: Device | None,
    version: str,
    subtitles: Sequence[str] = (),
    picture_type: str | None = None,
    *,
    speaks: bool = False,
) -> dict[str, Any]:
    """Returns the discovery payload of a device. It contains only facts that are known: no firmware, for example.

    Args:
        topics: the device's topics.
        status: its playback.
        device: discovery's description of it; ``None``: unknown.
        version: the server's version.
        subtitles: the choices of subtitles.
        picture_type: the type of its picture; ``None``: there was none.
        speaks: whether texts can be spoken.
    """
    id = f"cast_{topics.level}"
    components = {
        key: {"unique_id": f"{id}_{key}", **component} for key, component in _components(topics.base, subtitles, picture_type).items()
    }
    if speaks:
        components["say"] = {"unique_id": f"{id}_say", "platform": "notify", "name": "Say", "command_topic": f"{topics.base}/say"}
    return {
        "device": _description(id, status, device, bridge_id(topics.bridge)),
        "origin": _origin(version),
        "availability": [{"topic": f"{topics.bridge}/status"}, {"topic": f"{topics.base}/availability"}],
        "availability_mode": "all",
        "components": components,
    }


def _origin(version: str) -> dict[str, Any]:
    return {"name": "cast-rpc", "sw_version": version}


def _description(id: str, status: PlayerStatus, device: Device | None, via: str) -> dict[str, Any]:
    model = None if device is None else entity_text(device.model_name)
    address = None if device is None else hardware_address((device.attributes or {}).get("mac"))
    known = {
        "name": entity_text(status.friendly_name) or "Cast device",
        "model": model,
        "manufacturer": "Google" if model is not None and model.startswith(GOOGLE_MODELS) else None,
        "connections": None if address is None else [["mac", address]],
    }
    return {"identifiers": [id], "via_device": via, **{name: value for name, value in known.items() if value is not None}}


def _components(base: str, subtitles: Sequence[str], picture_type: str | None) -> dict[str, dict[str, Any]]:
    state = {"state_topic": f"{base}/summary"}

    def value(name: str) -> dict[str, Any]:
        return {**state, "value_template": f"{{{{ value_json.{name} }}}}"}

    def button(name: str, command: str, icon: str) -> dict[str, Any]:
        return {"platform": "button", "name": name, "command_topic": f"{base}/{command}", "icon": f"mdi:{icon}"}

    seconds = {"platform": "sensor", "device_class": "duration", "unit_of_measurement": "s", "entity_category": "diagnostic"}
    return {
        "state": {
            "platform": "sensor", "name": "State", "device_class": "enum", "options": list(PLAYER_STATES), "icon": "mdi:cast",
            "json_attributes_topic": f"{base}/summary", **value("state"),
        },
        "title": {"platform": "sensor", "name": "Title", "icon": "mdi:format-title", **value("title")},
        "artist": {"platform": "sensor", "name": "Artist", "icon": "mdi:account-music", **value("artist")},
        "app": {"platform": "sensor", "name": "App", "icon": "mdi:apps", "entity_category": "diagnostic", **value("app")},
        "duration": {**seconds, "name": "Duration", **value("duration")},
        # The position changes with each status only, so few want it among the states.
        "position": {**seconds, "name": "Position", "enabled_by_default": False, **value("position")},
        "picture": {
            "platform": "image", "name": "Picture", "image_topic": f"{base}/picture", "content_type": picture_type or PICTURE_TYPES[0],
        },
        "play": button("Play", "resume", "play"),
        "pause": button("Pause", "pause", "pause"),
        "stop": button("Stop", "stop", "stop"),
        "previous": button("Previous", "previous", "skip-previous"),
        "next": button("Next", "next", "skip-next"),
        "volume": {
            "platform": "number", "name": "Volume", "min": 0, "max": 100, "step": 1, "unit_of_measurement": "%", "icon": "mdi:volume-high",
            "command_topic": f"{base}/volume", "command_template": "{{ value / 100 }}", **value("volume"),
        },
        "mute": {"platform": "switch", "name": "Mute", "icon": "mdi:volume-mute", "command_topic": f"{base}/mute", **value("muted")},
        "repeat": {
            "platform": "select", "name": "Repeat", "options": list(REPEAT_MODES), "icon": "mdi:repeat", "command_topic": f"{base}/repeat",
            **value("repeat"),
        },
        "subtitles": {
            "platform": "select", "name": "Subtitles", "options": list(subtitles) or [NO_SUBTITLES], "icon": "mdi:subtitles",
            "command_topic": f"{base}/subtitles", **value("subtitles"),
        },
        "play_url": {"platform": "notify", "name": "Play URL", "command_topic": f"{base}/play"},
        "announce": {"platform": "notify", "name": "Announce", "command_topic": f"{base}/announce"},
    }  # fmt: skip


def bridge_config(prefix: str, version: str, scenes: Sequence[str]) -> dict[str, Any]:
    """Returns the discovery payload of the bridge itself: whether it runs, the number of devices, and the named scenes."""
    id = bridge_id(prefix)
    availability = {"availability": [{"topic": f"{prefix}/status"}]}
    components: dict[str, dict[str, Any]] = {
        "connection": {
            "platform": "binary_sensor", "name": "Connection", "device_class": "connectivity", "entity_category": "diagnostic",
            "state_topic": f"{prefix}/status", "payload_on": "online", "payload_off": "offline",
        },
        "devices": {
            "platform": "sensor", "name": "Devices", "entity_category": "diagnostic", "icon": "mdi:cast-variant",
            "state_topic": f"{prefix}/devices", "value_template": "{{ value_json | length }}", **availability,
        },
    }  # fmt: skip
    for name in scenes:
        components[topic_level(f"scene_{name}")] = {
            "platform": "scene", "name": name, "command_topic": f"{prefix}/scene", "payload_on": name, **availability,
        }  # fmt: skip
    return {
        "device": {
            "identifiers": [id],
            "name": f"Cast bridge {prefix}",
            "model": "MQTT bridge",
            "manufacturer": "cast-rpc",
            "sw_version": version,
        },
        "origin": _origin(version),
        "components": {key: {"unique_id": f"{id}_{key}", **component} for key, component in components.items()},
    }


def summary(status: PlayerStatus, media: MediaStatus | None) -> dict[str, Any]:
    """Returns the values of the entities; ``None`` for unknown ones, which Home Assistant shows as such.

    Args:
        status: the device's playback.
        media: the session's media status; ``None``: the device has no session, and ``repeat`` and ``subtitles`` are unknown.
    """
    state = str(status.player_state).lower()
    return {
        "state": state if state in PLAYER_STATES and status.error is None else None,
        "title": entity_text(status.title),
        "artist": entity_text(status.artist),
        "album": entity_text(status.album_name),
        "subtitle": entity_text(status.subtitle),
        "app": entity_text(status.application_name),
        "duration": _seconds(status.duration),
        "position": _seconds(status.position),
        "volume": None if status.volume_level is None else round(100 * number(status.volume_level, 0, 1)),
        "muted": "ON" if status.is_muted is True else "OFF" if status.is_muted is False else None,
        "repeat": None if media is None else next((name for name, mode in REPEAT_MODES.items() if mode == media.repeat_mode), None),
        "subtitles": _active_subtitles(media),
    }


def _seconds(value: Any) -> float | None:
    seconds = number(value, 0, 1e9, -1)
    return None if seconds < 0 else round(seconds, 1)


def _active_subtitles(media: MediaStatus | None) -> str | None:
    if media is None:
        return None
    active = media.active_track_ids or []
    return next((name for name, id in subtitle_tracks(media).items() if id in active), NO_SUBTITLES)
