"""A call in progress (blocking client)."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from ._core import MAX_PROGRESS, Outcome, outcome_value
from ._errors import CallTimeout
from ._progress import Progress
from ._waiting import wait_time

R = TypeVar("R")


class Call(Generic[R]):
    """The handle of a call, from ``Client.begin``. It ends with exactly one outcome, which ``result`` returns or raises."""

    def __init__(
        self,
        method: str,
        decode: Callable[[Any], R],
        cancel: Callable[[bool], None],
        timeout: float | None,
        on_progress: Callable[[Progress], None] | None,
    ) -> None:
        self.method = method
        """The method that was called."""
        self._decode = decode
        self._cancel = cancel
        self._timeout = timeout
        self._deadline = None if timeout is None else time.monotonic() + timeout
        self._on_progress = on_progress
        self._changed = threading.Condition()
        self._progress: deque[Progress] = deque(maxlen=MAX_PROGRESS)
        self._is_done = False
        self._value: R | None = None
        self._error: BaseException | None = None

    @property
    def is_done(self) -> bool:
        """Whether the outcome has arrived, so that ``result`` returns at once."""
        return self._is_done

    def cancel(self) -> None:
        """Requests the server to stop. ``result`` then raises ``RequestCancelled``, unless the call has already ended.

        Does nothing after the outcome has arrived.
        """
        if not self._is_done:
            self._cancel(False)

    def result(self) -> R:
        """Waits for the outcome. May be called several times, and by several threads.

        Calls ``on_progress`` on the waiting thread. An exception that interrupts the wait (from ``on_progress``, or
        Ctrl-C) cancels the call.

        Raises:
            RequestError: the server answered with an error.
            CallTimeout: no answer arrived in time.
            TransportError: the connection ended, or the result's shape differs from the spec.
        """
        try:
            while (report := self._next_report()) is not None:
                if self._on_progress is not None:
                    self._on_progress(report)
        except CallTimeout as error:
            self._cancel(True)
            self._finish(None, error)
            raise
        except BaseException:
            self.cancel()
            raise
        if self._error is not None:
            raise self._error
        return cast(R, self._value)

    def _next_report(self) -> Progress | None:
        """Returns the next report of progress, or ``None`` once there is an outcome."""
        with self._changed:
            while not self._progress:
                if self._is_done:
                    return None
                left = None if self._deadline is None else self._deadline - time.monotonic()
                if left is not None and left <= 0:
                    raise CallTimeout(self.method, self._timeout or 0)
                self._changed.wait(wait_time(left))
            return self._progress.popleft()

    def _did_progress(self, report: Progress) -> None:
        with self._changed:
            if not self._is_done and self._on_progress is not None:
                self._progress.append(report)
                self._changed.notify_all()

    def _did_end(self, outcome: Outcome) -> None:
        try:
            self._finish(outcome_value(outcome, self.method, self._decode), None)
        except BaseException as error:  # A failure to decode is this call's outcome; the link stays open.
            self._finish(None, error)

    def _finish(self, value: R | None, error: BaseException | None) -> None:
        with self._changed:
            if self._is_done:
                return
            self._value, self._error = value, error
            self._is_done = True
            self._changed.notify_all()
