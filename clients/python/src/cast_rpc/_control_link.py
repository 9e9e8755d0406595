"""A connection to an emulated receiver's control protocol: typed calls and events."""

from __future__ import annotations

import contextlib
import itertools
import socket
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from ._api import OnProgress
from ._control.blocking import BlockingAPI
from ._control.notifications import LogDidRecord
from ._control.types import ReceiverLogEntry
from ._errors import CallTimeout, ConnectionClosed, DecodeError, ProtocolViolation, RequestError
from ._messages import Noise, Question, Reply, MessageReader, encode_call
from ._model import Params
from ._typing import DEFAULT, Default, Timeout, result_decoder
from ._waiting import wait_time

R = TypeVar("R")

CALL_TIMEOUT = 10.0
"""Default limit of a call in seconds; slower calls, such as a reboot with a pause, pass their own."""

READ_SIZE = 1 << 16


class ReceiverRefused(RequestError):
    """The receiver refused a call of its control protocol: ``name`` is ``DeviceNotFound``, ``NothingPlays``…"""


class ControlLink(BlockingAPI):
    """The calls of the control protocol, by namespace: ``control.device.set_volume(level=0.5)``.

    A thread reads, and passes the events on.
    """

    def __init__(self, connection: socket.socket, did_record: Callable[[ReceiverLogEntry], None], did_end: Callable[[], None]) -> None:
        super().__init__()
        self._socket = connection
        self._did_record = did_record
        self._did_end = did_end
        self._ids = itertools.count(1)
        self._sending = threading.Lock()
        self._changed = threading.Condition()
        self._waiting: set[int] = set()
        self._replies: dict[int, Reply] = {}
        self._is_closed = False
        self._thread = threading.Thread(target=self._read, name="cast-receiver-control", daemon=True)
        self._thread.start()

    def call(self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: OnProgress = None) -> R:
        """Calls the method of these params, and waits for its result.

        Raises:
            ReceiverRefused: the receiver answered with an error.
            CallTimeout: the receiver didn't answer in time.
            ConnectionClosed: the receiver has ended.
        """
        limit = CALL_TIMEOUT if isinstance(call_timeout, Default) else call_timeout
        id = next(self._ids)
        frame = encode_call(id, params.METHOD, params.to_json())
        with self._changed:
            if self._is_closed:
                raise ConnectionClosed("the emulated receiver has ended")
            self._waiting.add(id)
        try:
            self._send(frame)
            reply = self._reply(id, params.METHOD, limit)
        finally:
            with self._changed:
                self._waiting.discard(id)
        if reply.error is not None:
            raise _refusal(reply.error, params.METHOD)
        value: R = result_decoder(params)(reply.result)
        return value

    def close(self) -> None:
        """Ends the connection; may be called again."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        if threading.current_thread() is not self._thread:
            self._thread.join(5)
        self._socket.close()

    def _send(self, frame: bytes) -> None:
        try:
            with self._sending:
                self._socket.sendall(frame)
        except OSError as error:
            raise ConnectionClosed(f"the emulated receiver has ended: {error}") from error

    def _reply(self, id: int, method: str, limit: float | None) -> Reply:
        with self._changed:
            if not self._changed.wait_for(lambda: id in self._replies or self._is_closed, wait_time(limit)):
                raise CallTimeout(method, limit or 0)
            if id not in self._replies:
                raise ConnectionClosed("the emulated receiver has ended")
            return self._replies.pop(id)

    def _read(self) -> None:
        reader = MessageReader()
        with contextlib.suppress(OSError, ProtocolViolation):
            while data := self._socket.recv(READ_SIZE):
                for message in reader.feed(data):
                    if isinstance(message, Reply):
                        self._settle(message)
                    elif not isinstance(message, (Question, Noise)) and message.method == LogDidRecord.METHOD:
                        with contextlib.suppress(DecodeError):
                            self._did_record(LogDidRecord.from_json(message.params).event)
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        self._did_end()

    def _settle(self, reply: Reply) -> None:
        with self._changed:
            if isinstance(reply.id, int) and reply.id in self._waiting:
                self._replies[reply.id] = reply
                self._changed.notify_all()

    def __repr__(self) -> str:
        return "<cast-receiver's control protocol>"


def _refusal(payload: dict[str, Any], method: str) -> ReceiverRefused:
    code, message, data = payload.get("code"), payload.get("message"), payload.get("data")
    return ReceiverRefused(
        code if isinstance(code, int) else 0,
        message if isinstance(message, str) else "",
        data if isinstance(data, dict) else None,
        method,
    )
