"""What the asyncio client does with a connection: calls, events, the server's requests, and the end of it all."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar, Union

from ._aio_events import EventHub
from ._aio_link import AsyncLink, open_link
from ._api import AsyncOnProgress
from ._errors import CallTimeout, ClientClosed, RequestError, TransportError
from ._launch import Target
from ._messages import (
    Message,
    MessageReader,
    Noise,
    Question,
    Reply,
    encode_answer,
    encode_call,
    encode_cancel,
    encode_refusal,
)
from ._progress import Progress
from ._typing import Handlers, answer_json, decode_event, error_from, handlers_by_method

R = TypeVar("R")
log = logging.getLogger("cast_rpc")

MAX_SERVER_REQUESTS = 16
"""How many requests of the server are answered at the same time; more are refused at once."""

MAX_PROGRESS = 1000

Outcome = Union[Reply, BaseException]


class Inbox:
    """What has come for one call: reports of progress, then its outcome."""

    def __init__(self, method: str) -> None:
        self.method = method
        self._reports: deque[Progress] = deque(maxlen=MAX_PROGRESS)
        self._outcome: Outcome | None = None
        self._waiter: asyncio.Future[None] | None = None

    def report(self, progress: Progress) -> None:
        """Adds a report."""
        self._reports.append(progress)
        self._wake()

    def settle(self, outcome: Outcome) -> None:
        """Sets the outcome, once."""
        if self._outcome is None:
            self._outcome = outcome
            self._wake()

    async def next(self) -> Progress | Outcome:
        """The next report, or the outcome when there are no more."""
        while not self._reports and self._outcome is None:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if self._reports:
            return self._reports.popleft()
        assert self._outcome is not None
        return self._outcome

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Connection:
    """Knows the calls that are under way and who listens to what. Lives on one event loop."""

    def __init__(self, handlers: Handlers, capacity: int) -> None:
        self._ids = itertools.count(1)
        self._pending: dict[int, Inbox] = {}
        self._reader = MessageReader()
        self._handlers = handlers_by_method(handlers)
        self._answering: set[asyncio.Task[None]] = set()
        self.events = EventHub(capacity)
        self.closed_because: TransportError | None = None
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
        if self.closed_because is not None:
            raise self.closed_because
        id = next(self._ids)
        if on_progress is not None:
            params = {**params, "progressToken": id}
        inbox = Inbox(method)
        self._send(encode_call(id, method, params))
        self._pending[id] = inbox
        timer = None
        if timeout is not None:
            timer = asyncio.get_running_loop().call_later(timeout, inbox.settle, CallTimeout(method, timeout))
        try:
            while isinstance(item := await inbox.next(), Progress):
                heard = on_progress(item) if on_progress is not None else None
                if inspect.isawaitable(heard):
                    await heard
        finally:
            if timer is not None:
                timer.cancel()
            if self._pending.pop(id, None) is not None:
                self._send_quietly(encode_cancel(id))
        if isinstance(item, BaseException):
            raise item
        if item.error is not None:
            raise error_from(item.error, method)
        return decode(item.result)

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

    def link_did_read(self, data: bytes) -> None:
        """Part of ``LinkOwner``."""
        for message in self._reader.feed(data):
            self._receive(message)

    def link_did_close(self, reason: TransportError) -> None:
        """Part of ``LinkOwner``."""
        self._fail_all(reason)

    def _send(self, frame: bytes) -> None:
        if self._link is None:
            raise ClientClosed("the client is not open yet: use `async with`, or await open()")
        self._link.send(frame)

    def _send_quietly(self, frame: bytes) -> None:
        try:
            self._send(frame)
        except TransportError as error:
            log.debug("nobody is there to be told: %s", error)

    def _fail_all(self, reason: TransportError) -> None:
        self.closed_because = self.closed_because or reason
        pending, self._pending = self._pending, {}
        for inbox in pending.values():
            inbox.settle(reason)
        self.events.close(reason)

    def _receive(self, message: Message) -> None:
        if isinstance(message, Reply):
            inbox = self._pending.pop(message.id, None) if isinstance(message.id, int) else None
            if inbox is None:
                log.debug("an answer that nobody waits for: %r", message.id)
            else:
                inbox.settle(message)
        elif isinstance(message, Question):
            self._answer(message)
        elif isinstance(message, Noise):
            log.warning("ignored what is no message of the server: %s", message.text)
        elif message.method == "$/progress":
            self._report(message.params)
        elif message.method == "$/cancelRequest":
            log.debug("the server no longer wants an answer to %r", message.params.get("id"))
        else:
            self.events.publish(decode_event(message.method, message.params))

    def _report(self, params: dict[str, Any]) -> None:
        token, value = params.get("token"), params.get("value")
        inbox = self._pending.get(token) if isinstance(token, int) else None
        if inbox is not None and isinstance(value, dict):
            inbox.report(Progress(value))

    def _answer(self, question: Question) -> None:
        """Answers in a task of its own, so that the answer may itself await calls."""
        entry = self._handlers.get(question.method)
        if entry is None:
            text = f"no handler for {question.method}"
            self._send_quietly(encode_refusal(question.id, -32601, text, "MethodNotFound"))
        elif len(self._answering) >= MAX_SERVER_REQUESTS:
            self._send_quietly(encode_refusal(question.id, -32603, "too many requests at once", "InternalError"))
        else:
            kind, handler = entry
            run = self._run_handler(question, lambda: handler(kind.from_json(question.params)))
            task = asyncio.get_running_loop().create_task(run)
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _run_handler(self, question: Question, handler: Callable[[], Any]) -> None:
        try:
            answer = handler()
            if inspect.isawaitable(answer):
                answer = await answer
            frame = encode_answer(question.id, answer_json(answer))
        except RequestError as error:
            frame = encode_refusal(question.id, error.CODE or error.code, error.message, error.name)
        except Exception as error:  # The server must get an answer, whatever the handler did.
            log.exception("the handler of %s failed", question.method)
            frame = encode_refusal(question.id, -32603, f"the client's handler failed: {error}", "InternalError")
        self._send_quietly(frame)
