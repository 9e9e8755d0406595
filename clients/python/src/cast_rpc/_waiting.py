"""Waits of any length (blocking client)."""

from __future__ import annotations

import threading


def wait_time(seconds: float | None) -> float | None:
    """Returns the timeout for a wait of ``threading``, which refuses longer ones such as ``math.inf``; ``None``: no limit."""
    return None if seconds is None else min(seconds, threading.TIMEOUT_MAX)
