"""The asyncio client's connection: reads on one event loop, and runs each handler in its own task."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from ._aio_events import EventHub
from ._aio_link import AsyncLink, open_link
from ._api import AsyncOnProgress
from ._core import MAX_PROGRESS, ConnectionCore, Outcome, outcome_value
from ._errors import CallTimeout, ClientClosed
from ._generated.params import ServerInitializeParams
from ._generated.types import ServerInitializeResult
from ._handshake import NO_HANDSHAKE_GRACE, not_a_server
from ._launch import Daemon, Spawn, Target, first_target
from ._log import log
from ._messages import Question
from ._progress import Progress
from ._reconnect import Reconnect, Step, is_final
from ._typing import Handlers, result_decoder

R = TypeVar("R")


class Inbox:
    """The messages received for one call: reports of progress, then its outcome."""

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
    """Keeps the calls in progress and the listeners. Lives on one event loop."""

    def __init__(
        self, target: Target, handlers: Handlers, capacity: int, grace: float, reconnect: Reconnect | None = None
    ) -> None:
        super().__init__(handlers, EventHub(capacity), contextlib.nullcontext(), reconnect)
        self._target = target
        self._grace = grace
        self._step_timeout: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiters: set[asyncio.Future[None]] = set()
        self._reconnecting: asyncio.Task[None] | None = None
        self._link: AsyncLink | None = None

    async def open(self) -> None:
        """Spawns a server or connects to one. Raises ``ServerNotFound``."""
        self._link = await open_link(first_target(self._target), self, self._grace)

    async def greet(self, greeting: ServerInitializeParams, timeout: float | None) -> ServerInitializeResult:
        """Does the handshake of the first link. Raises ``NoHandshake``, and the errors of calls."""
        members = greeting.to_json()
        self._step_timeout = timeout
        try:
            answer: ServerInitializeResult = await self.call(greeting.METHOD, members, result_decoder(greeting), timeout, None)
        except CallTimeout as error:
            no_handshake = not_a_server(self._target, error.timeout, self.stderr_tail)
            await self.close(NO_HANDSHAKE_GRACE)
            raise no_handshake from None
        self.did_greet(members, answer, isinstance(self._target, (Spawn, Daemon)))
        return answer

    async def call(
        self,
        method: str,
        params: dict[str, Any],
        decode: Callable[[Any], R],
        timeout: float | None,
        on_progress: AsyncOnProgress,
        step: Step | None = None,
    ) -> R:
        """Sends a request and awaits its outcome. Cancelling the task that awaits cancels the call."""
        if self.reconnect is not None and self.lost_because is not None and self.closed_because is None and step is None:
            await self._wait_for_link(self.reconnect.call_wait if timeout is None else min(timeout, self.reconnect.call_wait))
        id, inbox = self._begin(method, params, on_progress is not None, lambda id: Inbox(), step)
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
        """The end of a spawned server's standard error so far."""
        return "" if self._link is None else self._link.stderr_tail

    async def close(self, grace: float | None = None) -> None:
        """Ends the connection and waits for that, within bounds; calls in progress fail with ``ClientClosed``."""
        self._fail_all(ClientClosed())
        task = self._reconnecting
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            await asyncio.wait([task])
        if self._link is not None:
            await self._link.close(grace)
        await self.events.join()

    def _send(self, frame: bytes) -> None:
        if self._link is None:
            raise ClientClosed("the client is not open yet: use `async with`, or await open()")
        self._link.send(frame)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _wait_for_link(self, timeout: float) -> None:
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await asyncio.wait([waiter], timeout=timeout)
        finally:
            self._waiters.discard(waiter)

    def _link_did_change(self, is_up: bool) -> None:
        for waiter in self._waiters if is_up else ():
            if not waiter.done():
                waiter.set_result(None)

    def _start_reconnecting(self) -> None:
        self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        error: BaseException | None = None
        while (error is None or not is_final(error)) and (delay := self._next_delay()) is not None:
            await asyncio.sleep(delay)
            try:
                self._link_will_open()
                self._link = await open_link(self._target, self, self._grace)
                await self._run(self._rejoin())
                return
            except Exception as failure:  # No caller awaits this task, so every kind of failure is handled here.
                log.info("connecting again failed: %s", failure)
                error = failure
                if self._link is not None:
                    await self._link.close(NO_HANDSHAKE_GRACE)
        if self.closed_because is None:
            self._give_up(error)

    async def _run(self, steps: Generator[Step, Any, None]) -> None:
        """Makes the calls that a script yields."""
        with contextlib.suppress(StopIteration):
            step = next(steps)
            while True:
                result = await self.call(step.method, step.params, lambda value: value, self._step_timeout, None, step)
                step = steps.send(result)

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
        except BaseException:  # The task was cancelled: ends the connection, too.
            self._forget(question)
            raise
        else:
            self._did_answer(question, lambda: answer)


def _raising(error: Exception) -> Callable[[], Any]:
    def answer() -> Any:
        raise error

    return answer
