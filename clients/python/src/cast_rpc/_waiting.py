"""Waits of any length (blocking client)."""

from __future__ import annotations

import threading


def wait_time(seconds: float | None) -> float | None:
    """Returns the timeout for a wait of ``threading``; ``None``: no limit.

    ``threading`` refuses a timeout beyond ``TIMEOUT_MAX``, such as ``math.inf``.
    """
    return None if seconds is None else min(seconds, threading.TIMEOUT_MAX)
