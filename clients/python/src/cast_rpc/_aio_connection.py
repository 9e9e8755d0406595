"""The asyncio client's connection: everything on one event loop, handlers in tasks of their own."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from ._aio_events import EventHub
from ._aio_link import AsyncLink, open_link
from ._api import AsyncOnProgress
from ._core import MAX_PROGRESS, ConnectionCore, Outcome, outcome_value
from ._errors import CallTimeout, ClientClosed
from ._launch import Target
from ._messages import Question
from ._progress import Progress
from ._typing import Handlers

R = TypeVar("R")


class Inbox:
    """What has come for one call: reports of progress, then its outcome."""

    def __init__(self) -> None:
        self._reports: deque[Progress] = deque(maxlen=MAX_PROGRESS)
        self._outcome: Outcome | None = None
        self._waiter: asyncio.Future[None] | None = None

    async def next(self) -> Progress | Outcome:
        """The next report, or the outcome when there are no more."""
        while not self._reports and self._outcome is None:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if self._reports:
            return self._reports.popleft()
        assert self._outcome is not None
        return self._outcome

    def _did_progress(self, report: Progress) -> None:
        self._reports.append(report)
        self._wake()

    def _did_end(self, outcome: Outcome) -> None:
        if self._outcome is None:
            self._outcome = outcome
            self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Connection(ConnectionCore[Inbox, EventHub]):
    """Knows the calls that are under way and who listens to what. Lives on one event loop."""

    def __init__(self, handlers: Handlers, capacity: int) -> None:
        super().__init__(handlers, EventHub(capacity), contextlib.nullcontext())
        self._tasks: set[asyncio.Task[None]] = set()
        self._link: AsyncLink | None = None

    async def open(self, target: Target, grace: float) -> None:
        """Spawns or connects. Raises ``ServerNotFound``."""
        self._link = await open_link(target, self, grace)

    async def call(
        self,
        method: str,
        params: dict[str, Any],
        decode: Callable[[Any], R],
        timeout: float | None,
        on_progress: AsyncOnProgress,
    ) -> R:
        """Sends a request and awaits its outcome. Cancelling the task that awaits cancels the call."""
        id, inbox = self._begin(method, params, on_progress is not None, lambda id: Inbox())
        timer = None
        if timeout is not None:
            timer = asyncio.get_running_loop().call_later(timeout, inbox._did_end, CallTimeout(method, timeout))
        try:
            while isinstance(item := await inbox.next(), Progress):
                heard = on_progress(item) if on_progress is not None else None
                if inspect.isawaitable(heard):
                    await heard
        finally:
            if timer is not None:
                timer.cancel()
            self._cancel(id, True)
        result: R = outcome_value(item, method, decode)
        return result

    @property
    def stderr_tail(self) -> str:
        """The end of what a spawned server has written to its standard error so far."""
        return "" if self._link is None else self._link.stderr_tail

    async def close(self, grace: float | None = None) -> None:
        """Ends the connection and waits for that, within bounds; calls that are under way fail with ``ClientClosed``."""
        self._fail_all(ClientClosed())
        if self._link is not None:
            await self._link.close(grace)
        await self.events.join()

    def _send(self, frame: bytes) -> None:
        if self._link is None:
            raise ClientClosed("the client is not open yet: use `async with`, or await open()")
        self._link.send(frame)

    def _start_answering(self, question: Question, handler: Callable[[], Any]) -> None:
        task = asyncio.get_running_loop().create_task(self._run_handler(question, handler))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_handler(self, question: Question, handler: Callable[[], Any]) -> None:
        try:
            answer = handler()
            if inspect.isawaitable(answer):
                answer = await answer
        except Exception as error:
            self._did_answer(question, _raising(error))
        except BaseException:  # The task was cancelled, and with it the connection ends.
            self._answering.discard(question.id)
            raise
        else:
            self._did_answer(question, lambda: answer)


def _raising(error: Exception) -> Callable[[], Any]:
    def answer() -> Any:
        raise error

    return answer
