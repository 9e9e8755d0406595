"""The rules of Home Assistant's MQTT discovery, as its own schemas have them; more strictly: an unknown option is an error here.

The tables follow home-assistant/core, release 2026.2.3, folder ``homeassistant/components/mqtt``: ``discovery.py`` (topics), ``schemas.py``
(device, origin, availability, common options), ``config.py`` (topics of entities), and the file of each platform. The option
``HOME_ASSISTANT_PYTHON`` of test_home_assistant.py checks the same messages with those schemas themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[Any], bool]

DISCOVERY_TOPIC = re.compile(r"[^+#]+/device/[a-zA-Z0-9_-]+/config")
"""``TOPIC_MATCHER`` of discovery.py, without a node id."""


def text(value: Any) -> bool:
    return isinstance(value, str)


def boolean(value: Any) -> bool:
    return isinstance(value, bool)


def amount(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def topic(value: Any) -> bool:
    """``valid_publish_topic`` of util.py, which the rules of topics to subscribe to include."""
    return (
        text(value)
        and 0 < len(value.encode()) <= 65535
        and not set(value) & set("+#")
        and all(" " <= c and not "\x7f" <= c <= "\x9f" and not 0xFDD0 <= ord(c) <= 0xFDEF for c in value)
    )


def template(value: Any) -> bool:
    return text(value) and value.count("{{") == value.count("}}") == 1


def icon(value: Any) -> bool:
    """``cv.icon``."""
    return text(value) and ":" in value


def texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(text, value))


def one_of(*values: str) -> Check:
    return lambda value: text(value) and value in values


def web_address(value: Any) -> bool:
    """``cv.configuration_url``."""
    return text(value) and re.fullmatch(r"(https?|homeassistant)://[^\s/]+.*", value) is not None


AVAILABILITY = {"topic": topic, "payload_available": text, "payload_not_available": text, "value_template": template}
ORIGIN = {"name": text, "sw_version": text, "support_url": web_address}
DEVICE: dict[str, Check] = {
    **dict.fromkeys(
        ("name", "manufacturer", "model", "model_id", "hw_version", "sw_version", "serial_number", "via_device", "suggested_area"), text
    ),
    "identifiers": texts,
    "connections": lambda value: isinstance(value, list) and all(texts(each) and len(each) == 2 for each in value),
    "configuration_url": web_address,
}

SHARED: dict[str, Check] = {
    "availability": lambda value: isinstance(value, list) and all(is_of(each, AVAILABILITY, "topic") for each in value),
    "availability_mode": one_of("all", "any", "latest"),
    "availability_topic": topic,
    "qos": lambda value: value in (0, 1, 2),
    "encoding": text,
}
COMMON: dict[str, Check] = {
    **SHARED,
    "platform": text,
    "unique_id": text,
    "name": lambda value: value is None or text(value),
    "entity_category": one_of("config", "diagnostic"),
    "enabled_by_default": boolean,
    "icon": icon,
    "json_attributes_topic": topic,
    "json_attributes_template": template,
    "default_entity_id": text,
}
READS: dict[str, Check] = {"state_topic": topic, "value_template": template}
COMMANDS: dict[str, Check] = {"command_topic": topic, "command_template": template, "retain": boolean}

Platform = tuple[dict[str, Check], tuple[str, ...]]
PLATFORMS: dict[str, Platform] = {
    "binary_sensor": ({**READS, "device_class": one_of("connectivity"), "payload_on": text, "payload_off": text}, ("state_topic",)),
    "button": ({**COMMANDS, "payload_press": text, "device_class": text}, ("command_topic",)),
    "image": ({"image_topic": topic, "url_topic": topic, "content_type": text, "image_encoding": text, "url_template": template}, ()),
    "notify": (COMMANDS, ("command_topic",)),
    "number": (
        {
            **READS, **COMMANDS, "min": amount, "max": amount, "step": lambda value: amount(value) and value >= 0.001,
            "mode": one_of("auto", "box", "slider"), "unit_of_measurement": text, "device_class": text,
        },
        ("command_topic",),
    ),
    "scene": ({"command_topic": topic, "payload_on": text, "retain": boolean}, ("command_topic",)),
    "select": ({**READS, **COMMANDS, "options": texts, "optimistic": boolean}, ("command_topic", "options")),
    "sensor": (
        {
            **READS, "device_class": one_of("duration", "enum"), "options": texts, "unit_of_measurement": text,
            "state_class": text, "suggested_display_precision": amount, "expire_after": amount,
        },
        ("state_topic",),
    ),
    "switch": (
        {**READS, **COMMANDS, "payload_on": text, "payload_off": text, "state_on": text, "state_off": text, "device_class": text},
        ("command_topic",),
    ),
}  # fmt: skip


def is_of(value: Any, known: Mapping[str, Check], *required: str) -> bool:
    return (
        isinstance(value, dict) and set(required) <= value.keys() <= known.keys() and all(known[name](each) for name, each in value.items())
    )


def mistakes(config: Any) -> list[str]:
    """The rules that a payload of device-based discovery breaks: ``DEVICE_DISCOVERY_SCHEMA`` and the schema of each platform."""
    if not isinstance(config, dict) or not {"device", "origin", "components"} <= config.keys():
        return ["device, origin and components are required"]
    found = []
    shared = {name: value for name, value in config.items() if name not in ("device", "origin", "components")}
    if not is_of(shared, {**SHARED, "state_topic": topic, "command_topic": topic}):
        found.append(f"shared options: {shared}")
    if not is_of(config["device"], DEVICE) or not (config["device"].get("identifiers") or config["device"].get("connections")):
        found.append(f"device: {config['device']}")
    if not is_of(config["origin"], ORIGIN, "name"):
        found.append(f"origin: {config['origin']}")
    if not isinstance(config["components"], dict):
        return [*found, "components"]
    for key, component in config["components"].items():
        found += [f"{key}: {each}" for each in _mistakes_of_component(component)]
    ids = [component.get("unique_id") for component in config["components"].values()]
    return [*found, *(f"twice: {each}" for each in set(ids) if ids.count(each) > 1)]


def _mistakes_of_component(component: Any) -> list[str]:
    if not isinstance(component, dict) or component.get("platform") not in PLATFORMS:
        return ["unknown platform"]
    options, required = PLATFORMS[component["platform"]]
    known = {**COMMON, **options}
    found = [f"{name} is required" for name in ("unique_id", *required) if name not in component]
    found += [f"{name}: {value!r}" for name, value in component.items() if name not in known or not known[name](value)]
    return found + _mistakes_of_platform(component)


def _mistakes_of_platform(component: dict[str, Any]) -> list[str]:
    """The validators beside the tables: ``validate_config`` of number.py, ``validate_sensor_state_and_device_class_config`` of sensor.py,
    ``validate_topic_required`` of image.py.
    """
    platform, found = component["platform"], []
    if platform == "number" and component.get("min", 1) > component.get("max", 100):
        found.append("min is above max")
    if platform == "sensor" and "options" in component:
        if not component["options"] or component.get("device_class") != "enum" or "unit_of_measurement" in component:
            found.append("options need the device class enum, and no unit")
    if platform == "sensor" and component.get("device_class") == "duration" and component.get("unit_of_measurement") != "s":
        found.append("a duration has a unit")
    if platform == "image":
        if ("image_topic" in component) == ("url_topic" in component):
            found.append("one of image_topic and url_topic is required")
        if "content_type" in component and "url_topic" in component:
            found.append("content_type is of image_topic")
    return found


REAL_SCHEMAS = """
import asyncio, json, sys, tempfile
from importlib import import_module
from homeassistant.components.mqtt.schemas import DEVICE_DISCOVERY_SCHEMA
from homeassistant.const import __version__
from homeassistant.core import HomeAssistant
from homeassistant.helpers.template import Template

async def main():
    hass = HomeAssistant(tempfile.mkdtemp())
    asked = json.load(sys.stdin)
    shown = {}
    for config in asked["configs"]:
        config = DEVICE_DISCOVERY_SCHEMA(config)
        for key, component in config["components"].items():
            platform = import_module("homeassistant.components.mqtt." + component["platform"])
            members = {name: value for name, value in component.items() if name != "platform"}
            platform.PLATFORM_SCHEMA_MODERN(dict(members))
            platform.DISCOVERY_SCHEMA(dict(members))
            if "value_template" in members:
                template = Template(str(members["value_template"]), hass)
                shown[key] = template.async_render_with_possible_json_value(json.dumps(asked["summary"]), parse_result=False)
            if "command_template" in members:
                shown[key + " 35"] = Template(str(members["command_template"]), hass).async_render({"value": 35}, parse_result=False)
    print(json.dumps({"version": __version__, "shown": shown}))

asyncio.run(main())
"""
"""A program for a Python that has Home Assistant: validates payloads with the real schemas, and prints the entities' values."""
