# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from .errors import ERRORS
from .notifications import NOTIFICATIONS
from .requests import SERVER_REQUESTS

SPEC_HASH = "181de5cf3d35c800"
"""Names the exact API that this package was generated from."""
VERSION = "0.1.0"
"""The version of this package, and of the server that it belongs to."""
API_LEVEL = 1
PROTOCOL_VERSION = "1.0"

__all__ = ["API_LEVEL", "ERRORS", "NOTIFICATIONS", "PROTOCOL_VERSION", "SERVER_REQUESTS", "SPEC_HASH", "VERSION"]
