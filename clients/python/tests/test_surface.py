"""The hand-written layers of the clients have the same methods and options, those of docs/Clients.md."""

# Runs once: it starts no server.

from __future__ import annotations

import inspect
import re
import unittest
from pathlib import Path

import cast_rpc
from cast_rpc import aio

ROOT = Path(__file__).resolve().parents[3]

Surface = dict[str, set[str]]
"""The options of each method, by its name; both in camel case."""

CALL_OPTIONS = {"signal", "timeout", "onProgress", "waitTimeout", "searchTimeout"}
"""The options that every call of the Node client takes, in place of time limits and callbacks elsewhere."""

POSITIONAL = {"what", "position", "itemId", "item_id", "listener", "unnamed", "self"}


def text(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def camel(name: str) -> str:
    head, *tail = re.split("[_-]", name)
    return head + "".join(each.title() for each in tail)


def documented() -> Surface:
    table = text("docs/Clients.md").partition("## What a device has")[2]
    rows = re.findall(r"^\| (`[^|]*) \| ([^|]*)\|", table, re.MULTILINE)
    return {name: set(re.findall(r"`(\w+)`", options)) for names, options in rows for name in re.findall(r"`(\w+)`", names)}


def of_python(kind: type) -> Surface:
    methods = {name: value for name, value in vars(kind).items() if inspect.isfunction(value) and not name.startswith("_")}
    return {
        camel(name): {camel(each) for each in inspect.signature(value).parameters if each not in POSITIONAL and each != "on_progress"}
        for name, value in methods.items()
    }


def of_node() -> Surface:
    """The methods of the declarations, with the options that the code checks."""
    declared = re.findall(r"^  (\w+)\(.*\): (?:Promise|AsyncGenerator)<", text("clients/node/src/tv.d.ts"), re.MULTILINE)
    source = text("clients/node/src/tv.js")
    constants = {name: re.findall(r"'(\w+)'", body) for name, body in re.findall(r"^const (\w+_OPTIONS) = \[(.*?)\];", source, re.MULTILINE | re.DOTALL)}
    surface: Surface = {name: set() for name in declared}
    for name, body in re.findall(r"checkOptions\('tv\.(\w+)', \w+, \[(.*?)\]\)", source):
        surface[name] = set(re.findall(r"'(\w+)'", body)).union(*(constants[each] for each in re.findall(r"\.\.\.(\w+)", body))) - CALL_OPTIONS
    surface["seek"] |= set(re.findall(r"distance: to\.(\w+)", source))
    surface["progress"] |= set(re.findall(r"progress\(\{ (\w+) = 1", source))
    return surface


def of_lua() -> Surface:
    source = text("clients/lua/lua/cast-rpc/tv.lua")
    hidden = {"name", *re.findall(r"---@private\nfunction TV:(\w+)", source)}
    surface: Surface = {name: set() for name in re.findall(r"^function TV:(\w+)", source, re.MULTILINE) if name not in hidden}
    constants = {name: re.findall(r'"(\w+)"', body) for name, body in re.findall(r"^local (\w+_OPTIONS) = \{(.*?)\}", source, re.MULTILINE)}
    for name, known in re.findall(r'check_options\("tv:(\w+)", [^,]+, (.*)\)$', source, re.MULTILINE):
        surface[name] = set(constants[known]) if known in constants else set(re.findall(r'"(\w+)"', known))
    surface["seek"] |= set(re.findall(r"distance = to\.(\w+)", source))
    return surface


def of_emacs() -> Surface:
    source = text("clients/emacs/cast-rpc-tv.el")
    names = set(re.findall(r"^\(defun cast-rpc-tv-([a-z]\w*) \(tv", source, re.MULTILINE)) - {"name"}
    surface: Surface = {name: set() for name in names}
    for name, known in re.findall(r"\(cast-rpc-tv--check 'cast-rpc-tv-(\w+) \w+\s+'\(([^)]*)\)", source):
        surface[name] = {camel(each) for each in re.findall(r":(\w+)", known)}
    return surface


class SurfaceTests(unittest.TestCase):
    maxDiff = None

    def test_every_client_has_the_documented_methods_and_options(self) -> None:
        expected = documented()
        self.assertGreater(len(expected), 15)
        self.assertEqual(expected["volume"], {"level", "percent", "steps", "muted"})
        surfaces = {"Python": of_python(cast_rpc.TV), "asyncio": of_python(aio.TV), "Node": of_node(), "Lua": of_lua(), "Emacs": of_emacs()}
        for client, surface in surfaces.items():
            self.assertEqual(surface, expected, client)

    def test_every_client_says_its_version(self) -> None:
        version = cast_rpc.__version__
        self.assertIn(f"VERSION = '{version}'", text("clients/node/src/generated/api.js"))
        self.assertIn(f'M.VERSION = "{version}"', text("clients/lua/lua/cast-rpc/generated/api.lua"))
        self.assertRegex(text("clients/emacs/cast-rpc-schema.el"), rf'cast-rpc-schema-version "{re.escape(version)}"')


if __name__ == "__main__":
    unittest.main()
