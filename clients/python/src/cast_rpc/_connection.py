"""What the blocking client does with a connection: calls, events, the server's requests, and the end of it all."""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from ._call import Call
from ._channel import Channel
from ._model import Notification
from ._errors import ClientClosed, RequestError, TransportError
from ._events import EventHub
from ._link import Link
from ._messages import (
    Message,
    MessageReader,
    Noise,
    Notice,
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


class Connection:
    """Knows the calls that are under way and who listens to what. Every method may be called from any thread."""

    def __init__(self, channel: Channel, handlers: Handlers, capacity: int, grace: float) -> None:
        self._lock = threading.Lock()
        self._ids = itertools.count(1)
        self._pending: dict[int, Call[Any]] = {}
        self._reader = MessageReader()
        self._handlers = handlers_by_method(handlers)
        self._answering: set[int | str] = set()
        self.events = EventHub(capacity)
        self.closed_because: TransportError | None = None
        self._link = Link(channel, self, grace)
        self._link.start()

    def begin(
        self,
        method: str,
        params: dict[str, Any],
        decode: Callable[[Any], R],
        timeout: float | None,
        on_progress: Callable[[Progress], None] | None,
    ) -> Call[R]:
        """Sends a request. Raises ``TransportError`` if there is no connection any more."""
        id = next(self._ids)
        if on_progress is not None:
            params = {**params, "progressToken": id}
        frame = encode_call(id, method, params)
        call: Call[R] = Call(method, decode, lambda is_abandoned: self._cancel(id, is_abandoned), timeout, on_progress)
        with self._lock:
            if self.closed_because is not None:
                raise self.closed_because
            self._pending[id] = call
        try:
            self._link.send(frame)
        except TransportError:
            with self._lock:
                self._pending.pop(id, None)
            raise
        return call

    @property
    def stderr_tail(self) -> str:
        """The end of what a spawned server has written to its standard error so far."""
        return self._link.stderr_tail

    def close(self, grace: float | None = None) -> None:
        """Ends the connection and waits for that, within bounds; calls that are under way fail with ``ClientClosed``."""
        self.abandon(grace)
        self._link.join()
        self.events.join()

    def abandon(self, grace: float | None = None) -> None:
        """Begins to close, and returns at once."""
        self._fail_all(ClientClosed())
        self._link.close(grace)

    def link_did_read(self, data: bytes) -> None:
        """Part of ``LinkOwner``."""
        for message in self._reader.feed(data):
            self._receive(message)

    def link_did_close(self, reason: TransportError) -> None:
        """Part of ``LinkOwner``."""
        self._fail_all(reason)

    def _cancel(self, id: int, is_abandoned: bool) -> None:
        with self._lock:
            if id not in self._pending:
                return
            if is_abandoned:
                del self._pending[id]
        try:
            self._link.send(encode_cancel(id))
        except TransportError as error:
            log.debug("nothing to cancel any more: %s", error)

    def _fail_all(self, reason: TransportError) -> None:
        with self._lock:
            if self.closed_because is None:
                self.closed_because = reason
            pending, self._pending = self._pending, {}
        for call in pending.values():
            call._did_fail(reason)
        self.events.close(reason)

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
            self._tell(message)

    def _settle(self, reply: Reply) -> None:
        with self._lock:
            call = self._pending.pop(reply.id, None) if isinstance(reply.id, int) else None
        if call is None:
            log.debug("an answer that nobody waits for: %r", reply.id)
        elif reply.error is not None:
            call._did_fail(error_from(reply.error, call.method))
        else:
            call._did_succeed(reply.result)

    def _report(self, params: dict[str, Any]) -> None:
        token, value = params.get("token"), params.get("value")
        with self._lock:
            call = self._pending.get(token) if isinstance(token, int) else None
        if call is not None and isinstance(value, dict):
            call._did_progress(Progress(value))

    def _tell(self, notice: Notice) -> None:
        event: Notification = decode_event(notice.method, notice.params)
        self.events.publish(event)

    def _answer(self, question: Question) -> None:
        """Answers on a thread of its own, so that the answer may itself call the server."""
        entry = self._handlers.get(question.method)
        if entry is None:
            self._reply(encode_refusal(question.id, -32601, f"no handler for {question.method}", "MethodNotFound"))
            return
        with self._lock:
            is_busy = len(self._answering) >= MAX_SERVER_REQUESTS
            if not is_busy:
                self._answering.add(question.id)
        if is_busy:
            self._reply(encode_refusal(question.id, -32603, "too many requests at once", "InternalError"))
            return
        kind, handler = entry
        thread = threading.Thread(
            target=self._run_handler,
            args=(question, lambda: handler(kind.from_json(question.params))),
            name="cast-rpc-answer",
            daemon=True,
        )
        thread.start()

    def _run_handler(self, question: Question, handler: Callable[[], Any]) -> None:
        try:
            frame = encode_answer(question.id, answer_json(handler()))
        except RequestError as error:
            frame = encode_refusal(question.id, error.CODE or error.code, error.message, error.name)
        except Exception as error:  # The server must get an answer, whatever the handler did.
            log.exception("the handler of %s failed", question.method)
            frame = encode_refusal(question.id, -32603, f"the client's handler failed: {error}", "InternalError")
        finally:
            with self._lock:
                self._answering.discard(question.id)
        self._reply(frame)

    def _reply(self, frame: bytes) -> None:
        try:
            self._link.send(frame)
        except TransportError as error:
            log.debug("an answer can't be sent any more: %s", error)
