"""Turns what the server says into the generated types. Shared by both clients."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, Union

from ._model import Model, Notification, Params, ServerRequest
from ._errors import DecodeError, ProtocolViolation, RequestError
from ._generated import ERRORS, NOTIFICATIONS, SERVER_REQUESTS
from ._stream import EventsLost, UnknownNotification


class Default(enum.Enum):
    """Says that the client's own setting holds."""

    DEFAULT = "default"


DEFAULT = Default.DEFAULT

Timeout = Union[float, None, Default]
"""Seconds, ``None`` for no limit, or ``DEFAULT``."""

DEFAULT_TIMEOUT = 60.0
"""Seconds that a call may take if nothing else is said."""

OWN_TIMEOUT_MARGIN = 60.0
"""Seconds on top of a method's own ``timeout``, within which the server tells the better story of what went wrong."""


def effective_timeout(params: Params[Any] | None, timeout: Timeout, standard: float | None) -> float | None:
    """How long to wait for the outcome of a call. Raises ``TypeError`` for what is no number of seconds."""
    if not isinstance(timeout, Default):
        if timeout is not None and (isinstance(timeout, bool) or not isinstance(timeout, (int, float))):
            raise TypeError(f"call_timeout: expected seconds or None, found {timeout!r}")
        return timeout
    if standard is None or params is None or params.PATIENCE is None:
        return standard
    own = getattr(params, "timeout", None)
    return max(standard, (params.PATIENCE if own is None else own) + OWN_TIMEOUT_MARGIN)


def result_decoder(params: Params[Any]) -> Callable[[Any], Any]:
    """What makes the method's result of what the server answered."""
    codec = type(params).RESULT
    method = params.METHOD

    def decode(value: Any) -> Any:
        if codec is None:
            return None
        try:
            return codec.decode(value, False)
        except DecodeError as error:
            raise ProtocolViolation(f"{method}: the server's result is not what the spec says: {error}") from error

    return decode


def error_from(payload: Mapping[str, Any], method: str | None) -> RequestError:
    """The exception for the ``error`` of a reply: chosen by its name, else by its code."""
    code, message, data = payload.get("code"), payload.get("message"), payload.get("data")
    code = code if isinstance(code, int) and not isinstance(code, bool) else 0
    members = data if isinstance(data, dict) else ({} if data is None else {"data": data})
    kind = ERRORS.get(str(members.get("name")))
    if kind is None:
        kind = next((each for each in ERRORS.values() if code == each.CODE), RequestError)
    return kind(code, message if isinstance(message, str) else "", members, method)


def decode_event(method: str, params: dict[str, Any]) -> Notification:
    """The typed event of a notification.

    An unknown one, or one whose params aren't what the spec says, comes as ``UnknownNotification``: nothing is lost.
    """
    if method == EventsLost.METHOD:
        dropped = params.get("dropped")
        return EventsLost(count=dropped if isinstance(dropped, int) else 0, is_local=False)
    kind = NOTIFICATIONS.get(method)
    if kind is not None:
        try:
            return kind.from_json(params)
        except DecodeError:
            pass
    return UnknownNotification(method=method, params=params)


Handlers = Mapping[type[ServerRequest[Any]], Callable[[Any], Any]]
"""What answers the server's requests: a function for each ``ServerRequest`` type, from its params to its result."""


def handlers_by_method(handlers: Handlers) -> dict[str, tuple[type[ServerRequest[Any]], Callable[[Any], Any]]]:
    """The handlers by the wire name of what they answer."""
    for kind in handlers:
        if SERVER_REQUESTS.get(kind.METHOD) is not kind:
            raise ValueError(f"{kind!r} is no request of the server")
    return {kind.METHOD: (kind, handler) for kind, handler in handlers.items()}


def answer_json(answer: Any) -> Any:
    """What a handler returned, as the ``result`` of a reply."""
    if answer is None:
        return {}
    return answer.to_json() if isinstance(answer, Model) else answer
