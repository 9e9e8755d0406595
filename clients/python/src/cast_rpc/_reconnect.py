"""The schedule of reconnecting, and the calls that restore a connection. Pure: no I/O, no threads, no event loop, and the clock is passed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from ._errors import RequestError, TransportError
from ._generated.types import ServerInitializeResult, Snapshot
from ._launch import OpenSocket, Target
from ._model import Notification

SETTLED_AFTER = 60.0
"""Seconds after which a connection counts as stable: the delays start again after the next loss."""

SUBSCRIBE, UNSUBSCRIBE, POLL = "events.subscribe", "events.unsubscribe", "events.poll"


class Reconnect(NamedTuple):
    """The options of reconnecting after the connection to the server is lost: ``Client(reconnect=Reconnect(…))``.

    Each delay is twice the previous one, and is shortened at random by up to half, so that many clients don't reconnect
    at the same moment.
    """

    first_delay: float = 0.1
    """Seconds before the first attempt."""
    max_delay: float = 10.0
    """The longest delay between attempts, in seconds."""
    give_up_after: float | None = None
    """Seconds without a connection after which the client is closed with the reason of the loss; ``None``: never."""
    max_restarts: int = 5
    """How often a spawned server is started again, unless it ran for a minute."""
    call_wait: float = 30.0
    """Seconds that a call waits for a connection; 0: it fails at once."""


class ServerConnectionLost(Notification):
    """The connection to the server was lost, and the client is reconnecting. Calls in progress have failed. An event of the client itself."""

    METHOD: ClassVar[str] = "connectionLost"

    reason: str
    """The cause, for people."""


class ServerReconnected(Notification):
    """The client is connected again. Read the state from ``snapshot``; later events happened after it. An event of the client itself.

    The subscriptions are restored. The connection's current session is lost, as on every new connection.
    """

    METHOD: ClassVar[str] = "reconnected"

    snapshot: Snapshot
    """The state at the moment from which events are delivered again."""
    attempts: int
    """The number of attempts."""
    elapsed: float
    """Seconds since the connection was lost."""


class Attempts:
    """The schedule of attempts to reconnect."""

    def __init__(self, options: Reconnect, is_own_server: bool, now: float, chance: Callable[[], float]) -> None:
        """``chance`` returns a number from 0 to 1. ``is_own_server``: each attempt may start a server."""
        self._options = options
        self._limit = options.max_restarts if is_own_server else None
        self._chance = chance
        self._connected_at = now
        self._lost_at: float | None = None
        self._in_a_row = 0
        self.number = 0
        """The number of attempts since the connection was lost."""

    def next_delay(self, now: float) -> float | None:
        """Returns the seconds until the next attempt; ``None``: no further attempt."""
        if self._lost_at is None:
            self._lost_at = now
            self.number = 0
            if now - self._connected_at >= SETTLED_AFTER:
                self._in_a_row = 0
        patience = self._options.give_up_after
        if patience is not None and now - self._lost_at >= patience:
            return None
        if self._limit is not None and self._in_a_row >= self._limit:
            return None
        delay = min(self._options.max_delay, self._options.first_delay * 2.0 ** min(self._in_a_row, 60))
        self._in_a_row += 1
        self.number += 1
        return delay * (1 - self._chance() / 2)

    def did_connect(self, now: float) -> float:
        """Handles a successful attempt. Returns the seconds since the loss."""
        elapsed = 0.0 if self._lost_at is None else now - self._lost_at
        self._connected_at, self._lost_at = now, None
        return elapsed


class Step(NamedTuple):
    """A call of the client itself that restores state on a new connection."""

    method: str
    params: dict[str, Any]
    is_last: bool = False
    """Its result has the snapshot: the client is connected from its reply on."""


class Subscriptions:
    """The connection's subscriptions by the ids that the program knows; the server's ids may differ after a reconnect."""

    def __init__(self) -> None:
        self.greeting: dict[str, Any] = {}
        """The params of ``server.initialize``."""
        self._params: dict[str, dict[str, Any]] = {}
        self._server_ids: dict[str, str] = {}

    def in_words_of_server(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Returns the params of a call with this server's id of the subscription."""
        id = params.get("subscription")
        if method not in (UNSUBSCRIBE, POLL) or not isinstance(id, str) or id not in self._server_ids:
            return params
        return {**params, "subscription": self._server_ids[id]}

    def did_succeed(self, method: str, params: dict[str, Any], result: Any) -> Any:
        """Handles a successful call of the program. Returns the result with the program's id of the subscription."""
        if method == UNSUBSCRIBE:
            for id in [id for id, server_id in self._server_ids.items() if server_id == params.get("subscription")]:
                del self._server_ids[id], self._params[id]
        elif method == SUBSCRIBE and isinstance(result, dict) and isinstance(result.get("subscription"), str):
            server_id = id = result["subscription"]
            while id in self._params:  # A subscription of an earlier connection has this id.
                id += "'"
            self._params[id], self._server_ids[id] = params, server_id
            return {**result, "subscription": id}
        return result

    def steps(self) -> list[Step]:
        """Returns the calls for a new connection. Notifications before the last step's answer are covered by its snapshot."""
        topics = self.greeting.get("topics")
        wanted: list[dict[str, Any]] = [{"topics": topics}] if topics else []
        wanted += self._params.values()
        greeting = Step("server.initialize", {**self.greeting, "topics": []})
        if not wanted:
            return [greeting, Step("events.snapshot", {}, True)]
        earlier = [Step(SUBSCRIBE, {**params, "snapshot": False}) for params in wanted[:-1]]
        return [greeting, *earlier, Step(SUBSCRIBE, {**wanted[-1], "snapshot": True}, True)]

    def did_renew(self, results: list[Any]) -> None:
        """Takes the answers to the ``steps``."""
        own = list(self._params)
        if own:
            for id, result in zip(own, results[-len(own) :]):
                self._server_ids[id] = str(result["subscription"])


def snapshot_in(result: Any) -> Snapshot:
    """Returns the snapshot in the answer to the last step. Raises ``DecodeError``."""
    members = result.get("snapshot", result) if isinstance(result, dict) else result
    return Snapshot.from_json(members)


def is_final(error: BaseException) -> bool:
    """Whether another attempt would fail in the same way."""
    if isinstance(error, RequestError):
        return not error.retryable
    return not isinstance(error, (TransportError, TimeoutError))


def initialize_result(result: Any) -> ServerInitializeResult:
    """Returns the server's answer to the handshake. Raises ``DecodeError``."""
    return ServerInitializeResult.from_json(result)


def reconnect_options(reconnect: bool | Reconnect, target: Target) -> Reconnect | None:
    """Returns the options for a client's ``reconnect``. Raises ``ValueError`` if the target can't be connected to twice."""
    if reconnect is False:
        return None
    if isinstance(target, OpenSocket):
        raise ValueError("reconnect: a socket that was passed on can't be opened again")
    return Reconnect() if reconnect is True else reconnect
