"""Loggers that load ``logging`` when there is something to say: most programs never hear of them, and it takes a tenth of the import."""

from __future__ import annotations

from typing import Any


class Logger:
    """``logging.getLogger(name)``, found at its first use."""

    __slots__ = ("_found", "_name")

    def __init__(self, name: str) -> None:
        self._name = name
        self._found: Any = None

    def __getattr__(self, name: str) -> Any:
        if self._found is None:
            import logging

            self._found = logging.getLogger(self._name)
        return getattr(self._found, name)


log = Logger("cast_rpc")
server_log = Logger("cast_rpc.server")
