"""What several test modules need."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parents[2]
REPOSITORY = PACKAGE.parents[1]
sys.path.insert(0, str(PACKAGE / "src"))

import cast_rpc  # noqa: E402
from cast_rpc import aio  # noqa: E402

FAKE_SERVER = [sys.executable, str(Path(__file__).with_name("fake_server.py"))]


def fake_environment() -> dict[str, str]:
    return {**os.environ, "FAKE_SPEC_HASH": cast_rpc.SPEC_HASH}


def fake_client(*arguments: str, **options: Any) -> cast_rpc.Client:
    """A blocking client of the scripted server."""
    return cast_rpc.Client([*FAKE_SERVER, *arguments], env=fake_environment(), **options)


def fake_aio_client(*arguments: str, **options: Any) -> aio.Client:
    """An asyncio client of the scripted server, to be opened."""
    return aio.Client([*FAKE_SERVER, *arguments], env=fake_environment(), **options)


def open_descriptors() -> int:
    """How many descriptors this process has open."""
    return len(os.listdir("/proc/self/fd"))
