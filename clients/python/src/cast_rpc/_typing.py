"""Conversions between the server's messages and the generated types, for both clients."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, Union

from ._model import Model, Notification, Params, ServerRequest
from ._errors import DecodeError, ProtocolViolation, RequestError
from ._generated import ERRORS, NOTIFICATIONS, SERVER_REQUESTS
from ._stream import EventsLost, UnknownNotification


class Default(enum.Enum):
    """Selects the client's own setting."""

    DEFAULT = "default"


DEFAULT = Default.DEFAULT

Timeout = Union[float, None, Default]
"""Seconds, ``None`` for no limit, or ``DEFAULT``."""

DEFAULT_TIMEOUT = 60.0
"""The default limit of a call, in seconds."""


def effective_timeout(params: Params[Any] | None, timeout: Timeout, standard: float | None) -> float | None:
    """Returns the time limit of a call: the given one, or the standard, or more if the server may take longer.

    docs/Protocol.md, "Time limits", has the rule. Raises ``TypeError`` for a value that isn't a number of seconds.
    """
    if not isinstance(timeout, Default):
        if timeout is not None and (isinstance(timeout, bool) or not isinstance(timeout, (int, float))):
            raise TypeError(f"call_timeout: expected seconds or None, found {timeout!r}")
        return timeout
    if standard is None or params is None or params.PATIENCE is None:
        return standard
    given = ((getattr(params, name), assumed) for name, assumed in params.LIMITS.items())
    return max(standard, params.PATIENCE + sum(assumed if own is None else own for own, assumed in given))


def result_decoder(params: Params[Any]) -> Callable[[Any], Any]:
    """Returns the function that converts the server's answer to the method's result."""
    codec = type(params).RESULT
    method = params.METHOD

    def decode(value: Any) -> Any:
        if codec is None:
            return None
        try:
            return codec.decode(value, False)
        except DecodeError as error:
            raise ProtocolViolation(f"{method}: the server's result has another shape than the spec's: {error}") from error

    return decode


def error_from(payload: Mapping[str, Any], method: str | None) -> RequestError:
    """Returns the exception for the ``error`` of a reply, chosen by its name, else by its code."""
    code, message, data = payload.get("code"), payload.get("message"), payload.get("data")
    code = code if isinstance(code, int) and not isinstance(code, bool) else 0
    members = data if isinstance(data, dict) else ({} if data is None else {"data": data})
    kind = ERRORS.get(str(members.get("name")))
    if kind is None:
        kind = next((each for each in ERRORS.values() if code == each.CODE), RequestError)
    return kind(code, message if isinstance(message, str) else "", members, method)


def decode_event(method: str, params: dict[str, Any]) -> Notification:
    """Returns the typed event of a notification.

    An unknown notification, or one whose params differ from the spec, becomes an ``UnknownNotification``, so that it isn't lost.
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
"""Handlers of the server's requests: a function for each ``ServerRequest`` type, from its params to its result."""


def handlers_by_method(handlers: Handlers) -> dict[str, tuple[type[ServerRequest[Any]], Callable[[Any], Any]]]:
    """Returns the handlers by the wire name of their requests."""
    for kind in handlers:
        if SERVER_REQUESTS.get(kind.METHOD) is not kind:
            raise ValueError(f"{kind!r} is no request of the server")
    return {kind.METHOD: (kind, handler) for kind, handler in handlers.items()}


def answer_json(answer: Any) -> Any:
    """Returns a handler's result as the ``result`` of a reply."""
    if answer is None:
        return {}
    return answer.to_json() if isinstance(answer, Model) else answer
