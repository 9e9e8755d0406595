"""The blocking client's connection: a link's thread reads, and each handler runs on its own thread."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from ._call import Call
from ._channel import open_channel
from ._core import ConnectionCore
from ._errors import CallTimeout, ClientClosed
from ._events import EventHub
from ._generated.params import ServerInitializeParams
from ._generated.types import ServerInitializeResult
from ._handshake import NO_HANDSHAKE_GRACE, not_a_server
from ._launch import Daemon, Spawn, Target, first_target
from ._log import log
from ._link import Link
from ._messages import Question
from ._progress import Progress
from ._reconnect import Reconnect, Step, is_final
from ._typing import Handlers, result_decoder
from ._waiting import wait_time

R = TypeVar("R")


class Connection(ConnectionCore[Call[Any], EventHub]):
    """Keeps the calls in progress and the listeners. Every method may be called from any thread."""

    def __init__(
        self, target: Target, handlers: Handlers, capacity: int, grace: float, reconnect: Reconnect | None = None
    ) -> None:
        super().__init__(handlers, EventHub(capacity), threading.Lock(), reconnect)
        self._target = target
        self._grace = grace
        self._step_timeout: float | None = None
        self._is_up = threading.Event()
        self._is_up.set()
        self._is_abandoned = threading.Event()
        self._reconnecting: threading.Thread | None = None
        self._link = Link(open_channel(first_target(target)), self, grace)
        self._link.start()

    def greet(self, greeting: ServerInitializeParams, timeout: float | None) -> ServerInitializeResult:
        """Does the handshake of the first link. Raises ``NoHandshake``, and the errors of calls."""
        members = greeting.to_json()
        self._step_timeout = timeout
        try:
            answer: ServerInitializeResult = self.begin(greeting.METHOD, members, result_decoder(greeting), timeout, None).result()
        except CallTimeout as error:
            no_handshake = not_a_server(self._target, error.timeout, self.stderr_tail)
            self.close(NO_HANDSHAKE_GRACE)
            raise no_handshake from None
        self.did_greet(members, answer, isinstance(self._target, (Spawn, Daemon)))
        return answer

    def begin(
        self,
        method: str,
        params: dict[str, Any],
        decode: Callable[[Any], R],
        timeout: float | None,
        on_progress: Callable[[Progress], None] | None,
    ) -> Call[R]:
        """Sends a request. Raises ``TransportError`` if there is no connection, and none is restored in time."""
        if self.reconnect is not None and not self._is_up.is_set():
            self._is_up.wait(wait_time(self.reconnect.call_wait if timeout is None else min(timeout, self.reconnect.call_wait)))

        def call(id: int) -> Call[R]:
            return Call(method, decode, lambda is_abandoned: self._cancel(id, is_abandoned), timeout, on_progress)

        return self._begin(method, params, on_progress is not None, call)[1]

    @property
    def stderr_tail(self) -> str:
        """The end of a spawned server's standard error so far."""
        return self._link.stderr_tail

    def close(self, grace: float | None = None) -> None:
        """Ends the connection and waits for that, within bounds; calls in progress fail with ``ClientClosed``."""
        self.abandon(grace)
        with self._lock:
            thread = self._reconnecting
        if thread is not None and thread is not threading.current_thread():
            thread.join(self._grace + 5)
        self._link.join()
        self.events.join()

    def abandon(self, grace: float | None = None) -> None:
        """Starts to close, and returns at once."""
        self._is_abandoned.set()
        self._fail_all(ClientClosed())
        with self._lock:
            link = self._link
        link.close(grace)

    def _send(self, frame: bytes) -> None:
        self._link.send(frame)

    def _now(self) -> float:
        return time.monotonic()

    def _link_did_change(self, is_up: bool) -> None:
        if is_up:
            self._is_up.set()
        else:
            self._is_up.clear()

    def _start_reconnecting(self) -> None:
        thread = threading.Thread(target=self._reconnect, name="cast-rpc-reconnect", daemon=True)
        with self._lock:
            thread.start()
            self._reconnecting = thread

    def _reconnect(self) -> None:
        error: BaseException | None = None
        while (error is None or not is_final(error)) and (delay := self._next_delay()) is not None:
            if self._is_abandoned.wait(delay):
                return
            try:
                if self._open_link():
                    self._run(self._rejoin())
                return
            except Exception as failure:  # No caller waits for this thread, so every kind of failure is handled here.
                log.info("connecting again failed: %s", failure)
                error = failure
                self._link.close(NO_HANDSHAKE_GRACE)
                self._link.join()
        if not self._is_abandoned.is_set():
            self._give_up(error)

    def _open_link(self) -> bool:
        """Opens another link. Returns false if the client was closed in the meantime."""
        channel = open_channel(self._target, self._is_abandoned.is_set)
        self._link_will_open()
        link = Link(channel, self, self._grace)
        with self._lock:
            is_wanted = not self._is_abandoned.is_set()
            if is_wanted:
                self._link = link
        link.start()
        if not is_wanted:
            link.close(NO_HANDSHAKE_GRACE)
            link.join()
        return is_wanted

    def _run(self, steps: Generator[Step, Any, None]) -> None:
        """Makes the calls that a script yields."""
        with contextlib.suppress(StopIteration):
            step = next(steps)
            while True:
                step = steps.send(self._take(step))

    def _take(self, step: Step) -> Any:
        def call(id: int) -> Call[Any]:
            return Call(step.method, lambda value: value, lambda is_abandoned: self._cancel(id, is_abandoned), self._step_timeout, None)

        return self._begin(step.method, step.params, False, call, step)[1].result()

    def _start_answering(self, question: Question, handler: Callable[[], Any]) -> None:
        thread = threading.Thread(
            target=self._did_answer, args=(question, handler), name="cast-rpc-answer", daemon=True
        )
        thread.start()
