"""Waiting with a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Awaits the result of ``work``, which is cancelled after some seconds. Raises ``asyncio.TimeoutError`` then.

    Before Python 3.12 ``asyncio.wait_for`` drops a cancellation that arrives together with the result, and a cancelled bridge would continue.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait([task], timeout=seconds)
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait([task])
    if task.cancelled():
        raise asyncio.TimeoutError
    return task.result()
