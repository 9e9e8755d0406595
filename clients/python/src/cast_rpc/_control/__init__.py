# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

PROTOCOL_VERSION = "1.0"
