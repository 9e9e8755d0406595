"""Loggers that import ``logging`` on first use: that takes a tenth of the package's import time, and most programs log nothing."""

from __future__ import annotations

from typing import Any


class Logger:
    """``logging.getLogger(name)``, created on first use."""

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
