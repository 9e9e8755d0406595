"""Checks the notifications and requests of servers against ``spec/openrpc.json``: in every test, in this process.

``install()`` is called by the package ``support``. A message that the spec doesn't allow fails the test that is running.
"""

from __future__ import annotations

import json
import threading
import unittest
from functools import lru_cache
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[4]

import sys  # noqa: E402

sys.path.insert(0, str(REPOSITORY / "clients" / "python" / "src"))

from cast_rpc import _core, _messages  # noqa: E402

ONLY_FOR_PARAMS = {"enum", "minLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems"}
"""Keywords that the spec applies to callers alone: devices send values that it doesn't know, and clients accept them."""

checked: set[str] = set()
"""The methods that were heard so far."""

_violations: list[str] = []
_lock = threading.Lock()
_pauses = 0


class unchecked:
    """While it lasts nothing is checked: for servers that are no cast-rpc."""

    def __enter__(self) -> None:
        global _pauses
        _pauses += 1

    def __exit__(self, *_: object) -> None:
        global _pauses
        _pauses -= 1


@lru_cache(maxsize=1)
def _document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((REPOSITORY / "spec" / "openrpc.json").read_text("utf-8"))
    return document


def _shapes(schema: Any) -> Any:
    """``schema`` without what counts for params alone."""
    if isinstance(schema, dict):
        # Members of an object may have such names, too: only keywords go.
        return {
            key: {name: _shapes(each) for name, each in value.items()} if key in ("properties", "schemas") else _shapes(value)
            for key, value in schema.items()
            if key not in ONLY_FOR_PARAMS
        }
    return [_shapes(each) for each in schema] if isinstance(schema, list) else schema


@lru_cache(maxsize=None)
def _validator(method: str) -> Any:
    import jsonschema  # type: ignore[import-untyped]

    for each in _document()["x-serverMethods"]:
        if each["name"] == method:
            schema = {
                "type": "object",
                "properties": {param["name"]: param["schema"] for param in each["params"]},
                "required": [param["name"] for param in each["params"] if param.get("required")],
                "components": _document()["components"],
            }
            return jsonschema.Draft202012Validator(_shapes(schema))
    return None


def flaws(method: str, params: dict[str, Any]) -> list[str]:
    """Each violation of the spec in a message, one sentence each."""
    validator = _validator(method)
    if validator is None:
        return [] if method.startswith("$/") else [f"{method}: no such method in spec/openrpc.json"]
    checked.add(method)
    return [f"{method}: {error.json_path}: {error.message:.300}" for error in validator.iter_errors(params)]


class CheckingReader(_messages.MessageReader):
    """The reader of a server's messages."""

    def feed(self, data: bytes) -> list[Any]:
        messages: list[Any] = super().feed(data)
        if not _pauses:
            for message in messages:
                if isinstance(message, (_messages.Notice, _messages.Question)):
                    found = flaws(message.method, message.params)
                    if found:
                        with _lock:
                            _violations.extend(found)
        return messages


def install() -> None:
    """Checks the messages that arrive at every client in this process, except a ``cast-receiver``'s, which has another spec."""
    if vars(_core)["MessageReader"] is CheckingReader:
        return
    setattr(_core, "MessageReader", CheckingReader)  # noqa: B010 (imported there, not exported)

    run = unittest.TestCase.run

    def checking_run(self: unittest.TestCase, result: unittest.TestResult | None = None) -> Any:
        outcome = run(self, result)
        with _lock:
            found, _violations[:] = list(_violations), []
        if found and outcome is not None:
            text = "the server sent what spec/openrpc.json doesn't allow:\n  " + "\n  ".join(sorted(set(found))[:20])
            try:
                raise AssertionError(text)
            except AssertionError:
                outcome.addFailure(self, sys.exc_info())
        return outcome

    unittest.TestCase.run = checking_run  # type: ignore[method-assign]
