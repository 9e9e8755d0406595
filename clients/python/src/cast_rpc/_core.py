"""The common part of both clients' connections: calls in progress, their answers, and the server's requests.

No I/O, no threads and no event loop: a client's ``Connection`` adds how frames are written, and where handlers run.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager
from typing import Any, Generic, Protocol, TypeVar, Union

from ._errors import ClientClosed, ConnectionClosed, DecodeError, ProtocolViolation, RequestError, TransportError
from ._log import log
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
from ._generated.types import ServerInitializeResult
from ._progress import Progress
from ._reconnect import (
    SUBSCRIBE,
    UNSUBSCRIBE,
    Attempts,
    Reconnect,
    ServerConnectionLost,
    ServerReconnected,
    Step,
    Subscriptions,
    initialize_result,
    is_final,
    snapshot_in,
)
from ._typing import Handlers, answer_json, decode_event, error_from, handlers_by_method


MAX_SERVER_REQUESTS = 16
"""The largest number of server requests handled at once; further ones are refused."""

MAX_PROGRESS = 1000
"""The largest number of unread reports of a call's progress; the oldest are dropped."""

Outcome = Union[Reply, BaseException]
"""The end of a call: the server's answer, or the failure."""


class Pending(Protocol):
    """A call in progress."""

    def _did_progress(self, report: Progress) -> None: ...

    def _did_end(self, outcome: Outcome) -> None: ...


class Events(Protocol):
    """The receiver of notifications."""

    def publish(self, event: Notification) -> None: ...

    def close(self, reason: TransportError) -> None: ...


C = TypeVar("C", bound=Pending)
Hub = TypeVar("Hub", bound=Events)


def outcome_value(outcome: Outcome, method: str, decode: Callable[[Any], Any]) -> Any:
    """Returns the result of a call, or raises its failure."""
    if isinstance(outcome, BaseException):
        raise outcome
    if outcome.error is not None:
        raise error_from(outcome.error, method)
    return decode(outcome.result)


class ConnectionCore(Generic[C, Hub]):
    """Keeps the calls in progress, and passes on the server's messages.

    With ``reconnect`` it outlives its links. Between the loss of one and the last step on the next, calls fail with
    ``lost_because``, and the server's notifications are dropped, since the last step's snapshot includes them.
    """

    def __init__(
        self, handlers: Handlers, events: Hub, lock: AbstractContextManager[Any], reconnect: Reconnect | None
    ) -> None:
        """``lock`` guards the tables: a real lock for a client with threads, else a no-op."""
        self.events = events
        self.reconnect = reconnect
        self.closed_because: TransportError | None = None
        self.lost_because: TransportError | None = None
        """The reason why there is no connection at the moment, while the client reconnects."""
        self.initialized: ServerInitializeResult
        """The server's answer to the last handshake."""
        self._attempts: Attempts | None = None
        self._subscriptions = Subscriptions()
        self._noted: dict[int, tuple[str, dict[str, Any]]] = {}
        self._last_step: int | None = None
        self._link_number = 0
        self._joined_link = 0
        self._results: list[Any] = []
        self._lock = lock
        self._ids = itertools.count(1)
        self._pending: dict[int, C] = {}
        self._reader = MessageReader()
        self._handlers = handlers_by_method(handlers)
        self._answering: dict[int | str, Question] = {}

    # Each client implements these.

    def _send(self, frame: bytes) -> None:
        """Writes a frame, or queues it. Raises ``TransportError``."""
        raise NotImplementedError

    def _start_answering(self, question: Question, handler: Callable[[], Any]) -> None:
        """Runs a handler apart from the reading thread or task, so that it may call the server; then calls ``_did_answer``."""
        raise NotImplementedError

    def _now(self) -> float:
        """The clock's seconds."""
        raise NotImplementedError

    def _start_reconnecting(self) -> None:
        """Starts the ``_attempts``, apart from the reading thread or task."""
        raise NotImplementedError

    def _link_did_change(self, is_up: bool) -> None:
        """Wakes, or stops, the calls that wait for a connection. A final end counts as up, so that they don't wait."""
        raise NotImplementedError

    # Calls.

    def _begin(
        self, method: str, params: dict[str, Any], has_progress: bool, make: Callable[[int], C], step: Step | None = None
    ) -> tuple[int, C]:
        """Sends a request. Raises ``TransportError`` if there is no connection; the client's own ``step`` needs only a new link."""
        id = next(self._ids)
        if has_progress:
            params = {**params, "progressToken": id}
        if self.reconnect is not None and step is None:
            params = self._subscriptions.in_words_of_server(method, params)
        frame = encode_call(id, method, params)
        call = make(id)
        with self._lock:
            if self.closed_because is not None:
                raise self.closed_because
            if self.lost_because is not None and step is None:
                raise self.lost_because
            self._pending[id] = call
            if step is not None and step.is_last:
                self._last_step = id
            elif step is None and self.reconnect is not None and method in (SUBSCRIBE, UNSUBSCRIBE):
                self._noted[id] = (method, params)
        try:
            self._send(frame)
        except TransportError:
            with self._lock:
                self._pending.pop(id, None)
            raise
        return id, call

    def _cancel(self, id: int, is_abandoned: bool) -> None:
        """Requests the server to stop a call in progress. An abandoned call's outcome is dropped."""
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
        self._end_calls(reason)
        self.events.close(reason)
        self._link_did_change(True)

    def _end_calls(self, reason: TransportError) -> None:
        with self._lock:
            pending, self._pending = self._pending, {}
            self._noted = {}
        for call in pending.values():
            call._did_end(reason)

    def _send_quietly(self, frame: bytes) -> None:
        try:
            self._send(frame)
        except TransportError as error:
            log.debug("a message can't be sent, since the connection has ended: %s", error)

    # Incoming messages.

    def link_did_read(self, data: bytes) -> None:
        """Implements ``LinkOwner``."""
        for message in self._reader.feed(data):
            self._receive(message)

    def link_did_close(self, reason: TransportError) -> None:
        """Implements ``LinkOwner``."""
        with self._lock:
            is_over = self._attempts is None or self.closed_because is not None
            is_news = not is_over and self.lost_because is None
            if is_news:
                self.lost_because = reason
                self._answering = {}
        if is_over:
            self._fail_all(reason)
            return
        if is_news:
            self._link_did_change(False)
        self._end_calls(reason)
        if is_news:
            log.info("connecting again: %s", reason)
            self.events.publish(ServerConnectionLost(reason=str(reason)))
            self._start_reconnecting()

    # Later links.

    def did_greet(self, greeting: dict[str, Any], answer: ServerInitializeResult, is_own_server: bool) -> None:
        """Finishes the handshake of the first link. From now on a loss is followed by attempts to reconnect, if the options say so."""
        self.initialized = answer
        self._subscriptions.greeting = greeting
        if self.reconnect is not None:
            from random import random

            attempts = Attempts(self.reconnect, is_own_server, self._now(), random)
            with self._lock:
                self._attempts = attempts

    def _link_will_open(self) -> None:
        """Marks the messages that follow as those of another link."""
        self._link_number += 1
        self._reader = MessageReader()

    def _next_delay(self) -> float | None:
        """Returns the seconds until the next attempt; ``None``: no further attempt."""
        return None if self._attempts is None or self.closed_because is not None else self._attempts.next_delay(self._now())

    def _rejoin(self) -> Generator[Step, Any, None]:
        """Yields the calls that restore the old link's state on a new one, and takes their results. Raises ``ProtocolViolation`` for useless results."""
        number = self._link_number
        self._results = []
        for step in self._subscriptions.steps():
            self._results.append((yield step))
        if self._joined_link != number:
            raise ProtocolViolation("the server answered server.initialize or events.subscribe in another shape than the spec's")

    def _did_rejoin(self, result: Any) -> None:
        """Handles the last step's answer: marks the client as connected before any later message is processed."""
        try:
            answer, snapshot = initialize_result(self._results[0]), snapshot_in(result)
            self._subscriptions.did_renew([*self._results, result])
        except (DecodeError, KeyError, TypeError) as error:
            log.warning("not connected again: %s", error)
            return
        assert self._attempts is not None
        event = ServerReconnected(snapshot=snapshot, attempts=self._attempts.number, elapsed=self._attempts.did_connect(self._now()))
        with self._lock:
            self.initialized = answer
            self.lost_because = None
            self._joined_link = self._link_number
        self.events.publish(event)
        self._link_did_change(True)

    def _give_up(self, error: BaseException | None) -> None:
        """Closes the client, because no attempt is left or ``error`` is final."""
        reason = self.lost_because or ClientClosed()
        if error is not None and is_final(error):
            reason = ConnectionClosed(f"{reason}; connecting again failed: {error}")
        self._fail_all(reason)

    def _receive(self, message: Message) -> None:
        if isinstance(message, Reply):
            self._settle(message)
        elif isinstance(message, Question):
            self._answer(message)
        elif isinstance(message, Noise):
            from ._text import plain

            log.warning("ignored output of the server that is no message: %s", plain(message.text))
        elif message.method == "$/progress":
            self._report(message.params)
        elif message.method == "$/cancelRequest":
            log.debug("the server no longer wants an answer to %r", message.params.get("id"))
        elif self.lost_because is None:
            self.events.publish(decode_event(message.method, message.params))

    def _settle(self, reply: Reply) -> None:
        with self._lock:
            call = self._pending.pop(reply.id, None) if isinstance(reply.id, int) else None
            noted = self._noted.pop(reply.id, None) if isinstance(reply.id, int) else None
        if noted is not None and reply.error is None:
            reply = reply._replace(result=self._subscriptions.did_succeed(*noted, reply.result))
        elif call is not None and reply.id == self._last_step and reply.error is None:
            self._did_rejoin(reply.result)
        if call is None:
            log.debug("ignored an answer to no pending call: %r", reply.id)
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
                self._answering[question.id] = question
        if is_busy:
            self._send_quietly(encode_refusal(question.id, -32603, "too many requests at once", "InternalError"))
            return
        kind, handler = entry
        self._start_answering(question, lambda: handler(kind.from_json(question.params)))

    def _did_answer(self, question: Question, answer: Callable[[], Any]) -> None:
        """Sends the result of ``answer``, or the error for its exception."""
        try:
            frame = encode_answer(question.id, answer_json(answer()))
        except RequestError as error:
            frame = encode_refusal(question.id, error.CODE or error.code, error.message, error.name)
        except Exception as error:  # The server must get an answer, even if the handler fails.
            log.exception("the handler of %s failed", question.method)
            frame = encode_refusal(question.id, -32603, f"the client's handler failed: {error}", "InternalError")
        # Another link's server doesn't know this request.
        if self._forget(question):
            self._send_quietly(frame)

    def _forget(self, question: Question) -> bool:
        """Removes an answered or abandoned request. Returns whether its link still exists."""
        with self._lock:
            is_ours = self._answering.get(question.id) is question
            if is_ours:
                del self._answering[question.id]
        return is_ours

