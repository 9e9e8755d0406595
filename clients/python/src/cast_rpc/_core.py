"""What a connection is to both clients: calls that are under way, what comes for them, and the server's requests.

No I/O, no threads and no event loop: a client's ``Connection`` adds how frames are written, and where handlers run.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Generic, Protocol, TypeVar, Union

from ._errors import RequestError, TransportError
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
from ._model import Notification
from ._progress import Progress
from ._typing import Handlers, answer_json, decode_event, error_from, handlers_by_method

log = logging.getLogger("cast_rpc")

MAX_SERVER_REQUESTS = 16
"""How many requests of the server are answered at the same time; more are refused at once."""

MAX_PROGRESS = 1000
"""How many reports of a call's progress wait to be heard; the oldest go first."""

Outcome = Union[Reply, BaseException]
"""How a call ended: what the server answered, or why it won't."""


class Pending(Protocol):
    """A call that is under way."""

    def _did_progress(self, report: Progress) -> None: ...

    def _did_end(self, outcome: Outcome) -> None: ...


class Events(Protocol):
    """Where notifications go."""

    def publish(self, event: Notification) -> None: ...

    def close(self, reason: TransportError) -> None: ...


C = TypeVar("C", bound=Pending)
Hub = TypeVar("Hub", bound=Events)


def outcome_value(outcome: Outcome, method: str, decode: Callable[[Any], Any]) -> Any:
    """The result of a call; raises what it failed with."""
    if isinstance(outcome, BaseException):
        raise outcome
    if outcome.error is not None:
        raise error_from(outcome.error, method)
    return decode(outcome.result)


class ConnectionCore(Generic[C, Hub]):
    """Knows the calls that are under way, and hands on what the server says."""

    def __init__(self, handlers: Handlers, events: Hub, lock: AbstractContextManager[Any]) -> None:
        """``lock`` guards the tables: a lock where several threads call, else something that does nothing."""
        self.events = events
        self.closed_because: TransportError | None = None
        self._lock = lock
        self._ids = itertools.count(1)
        self._pending: dict[int, C] = {}
        self._reader = MessageReader()
        self._handlers = handlers_by_method(handlers)
        self._answering: set[int | str] = set()

    # What each client does in its own way.

    def _send(self, frame: bytes) -> None:
        """Writes a frame, or queues it. Raises ``TransportError``."""
        raise NotImplementedError

    def _start_answering(self, question: Question, handler: Callable[[], Any]) -> None:
        """Runs a handler beside what reads, so that it may itself call the server; then ``_did_answer``."""
        raise NotImplementedError

    # Calls.

    def _begin(self, method: str, params: dict[str, Any], has_progress: bool, make: Callable[[int], C]) -> tuple[int, C]:
        """Sends a request. Raises ``TransportError`` if there is no connection any more."""
        id = next(self._ids)
        if has_progress:
            params = {**params, "progressToken": id}
        frame = encode_call(id, method, params)
        call = make(id)
        with self._lock:
            if self.closed_because is not None:
                raise self.closed_because
            self._pending[id] = call
        try:
            self._send(frame)
        except TransportError:
            with self._lock:
                self._pending.pop(id, None)
            raise
        return id, call

    def _cancel(self, id: int, is_abandoned: bool) -> None:
        """Asks the server to stop a call that is under way; if it is abandoned, nobody waits for the outcome."""
        with self._lock:
            if id not in self._pending:
                return
            if is_abandoned:
                del self._pending[id]
        self._send_quietly(encode_cancel(id))

    def _fail_all(self, reason: TransportError) -> None:
        with self._lock:
            if self.closed_because is None:
                self.closed_because = reason
            pending, self._pending = self._pending, {}
        for call in pending.values():
            call._did_end(reason)
        self.events.close(reason)

    def _send_quietly(self, frame: bytes) -> None:
        try:
            self._send(frame)
        except TransportError as error:
            log.debug("nobody is there to be told: %s", error)

    # What comes.

    def link_did_read(self, data: bytes) -> None:
        """Part of ``LinkOwner``."""
        for message in self._reader.feed(data):
            self._receive(message)

    def link_did_close(self, reason: TransportError) -> None:
        """Part of ``LinkOwner``."""
        self._fail_all(reason)

    def _receive(self, message: Message) -> None:
        if isinstance(message, Reply):
            self._settle(message)
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

    def _settle(self, reply: Reply) -> None:
        with self._lock:
            call = self._pending.pop(reply.id, None) if isinstance(reply.id, int) else None
        if call is None:
            log.debug("an answer that nobody waits for: %r", reply.id)
        else:
            call._did_end(reply)

    def _report(self, params: dict[str, Any]) -> None:
        token, value = params.get("token"), params.get("value")
        with self._lock:
            call = self._pending.get(token) if isinstance(token, int) else None
        if call is not None and isinstance(value, dict):
            call._did_progress(Progress(value))

    # The server's requests.

    def _answer(self, question: Question) -> None:
        entry = self._handlers.get(question.method)
        if entry is None:
            text = f"no handler for {question.method}"
            self._send_quietly(encode_refusal(question.id, -32601, text, "MethodNotFound"))
            return
        with self._lock:
            is_busy = len(self._answering) >= MAX_SERVER_REQUESTS
            if not is_busy:
                self._answering.add(question.id)
        if is_busy:
            self._send_quietly(encode_refusal(question.id, -32603, "too many requests at once", "InternalError"))
            return
        kind, handler = entry
        self._start_answering(question, lambda: handler(kind.from_json(question.params)))

    def _did_answer(self, question: Question, answer: Callable[[], Any]) -> None:
        """Sends what ``answer`` gives, or the error for what it raises."""
        try:
            frame = encode_answer(question.id, answer_json(answer()))
        except RequestError as error:
            frame = encode_refusal(question.id, error.CODE or error.code, error.message, error.name)
        except Exception as error:  # The server must get an answer, whatever the handler did.
            log.exception("the handler of %s failed", question.method)
            frame = encode_refusal(question.id, -32603, f"the client's handler failed: {error}", "InternalError")
        finally:
            with self._lock:
                self._answering.discard(question.id)
        self._send_quietly(frame)
