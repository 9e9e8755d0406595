"""Every exception of this package. ``CastError`` is their root."""

from __future__ import annotations

from typing import Any, ClassVar


def with_last_words(text: str, stderr: str) -> str:
    """Returns ``text`` with the end of a program's standard error, if there is any, made safe for a terminal."""
    from ._text import plain_lines

    return f"{text}; its last words:\n{plain_lines(stderr.rstrip())}" if stderr.strip() else text


class CastError(Exception):
    """The base of all exceptions of this package, except for wrong use (``TypeError``, ``ValueError``)."""


class RequestError(CastError):
    """The server answered a call with an error. Each error of the spec has a subclass named like ``name``.

    A newer server may send unknown errors: they are plain ``RequestError``.
    """

    CODE: ClassVar[int] = 0
    NAME: ClassVar[str] = ""

    def __init__(self, code: int, message: str, data: dict[str, Any] | None = None, method: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        """The JSON-RPC error code."""
        self.message = message
        """The failure and the advice, for people."""
        self.data: dict[str, Any] = data or {}
        """The error's data by wire name."""
        self.method = method
        """The method that failed."""

    @property
    def name(self) -> str:
        """The stable key of this kind of error."""
        name = self.data.get("name")
        return name if isinstance(name, str) else self.NAME

    @property
    def phase(self) -> str | None:
        """The step that failed (``"connecting"``, ``"launching"``…), for calls with several steps."""
        return self._text("phase")

    @property
    def elapsed(self) -> float | None:
        """The call's duration in seconds."""
        value = self.data.get("elapsed")
        return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None

    @property
    def retryable(self) -> bool:
        """Whether the same call can succeed later without a change by the caller."""
        return self.data.get("retryable") is True

    @property
    def session_id(self) -> str | None:
        """The session concerned."""
        return self._text("sessionId")

    @property
    def gck_error_code(self) -> int | None:
        """The number of the matching ``GCKErrorCode`` in the iOS SDK."""
        value = self.data.get("gckErrorCode")
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    @property
    def gck_error_name(self) -> str | None:
        """The name of that code without its prefix (``"NetworkError"``)."""
        return self._text("gckErrorName")

    @property
    def advice(self) -> str | None:
        """The advice for the user."""
        return self._text("advice")

    @property
    def receiver(self) -> dict[str, Any]:
        """The receiver's error (``type``, ``reason``, ``detailedErrorCode``…); empty if it sent none."""
        value = self.data.get("receiver")
        return value if isinstance(value, dict) else {}

    @property
    def path(self) -> str | None:
        """For ``InvalidParams``: the path of the bad value in the params."""
        return self._text("path")

    def __str__(self) -> str:
        where = f"{self.method}: " if self.method else ""
        name = self.name or f"error {self.code}"
        # Tracebacks print this text, and a message may quote a device's text.
        from ._text import plain_lines

        return plain_lines(f"{where}{self.message} ({name})")

    def _text(self, key: str) -> str | None:
        value = self.data.get(key)
        return value if isinstance(value, str) else None


class CallTimeout(CastError, TimeoutError):
    """A call got no reply in time. The client has cancelled it; a late reply is ignored."""

    def __init__(self, method: str, timeout: float) -> None:
        super().__init__(f"{method}: no reply within {timeout:g} s")
        self.method = method
        self.timeout = timeout


class TransportError(CastError, ConnectionError):
    """There is no working connection to a server."""


class ServerNotFound(TransportError):
    """The server's program doesn't exist or can't be run, or no server listens on the socket."""


class NoHandshake(TransportError):
    """The other side isn't a cast-rpc server: it didn't answer the handshake."""

    def __init__(self, message: str, stderr: str) -> None:
        super().__init__(message)
        self.stderr = stderr
        """The end of its standard error."""

    def __str__(self) -> str:
        return with_last_words(super().__str__(), self.stderr)


class ConnectionClosed(TransportError):
    """The connection was closed, by this program or by the other side."""


class ClientClosed(ConnectionClosed):
    """This program closed the client itself."""

    def __init__(self, message: str = "the client was closed") -> None:
        super().__init__(message)


class ServerDied(ConnectionClosed):
    """The server process that this program spawned ended by itself."""

    def __init__(self, message: str, exit_status: int | None, stderr: str) -> None:
        super().__init__(message)
        self.exit_status = exit_status
        """The process's exit status; negative for a signal, ``None`` if it closed its pipe but still runs."""
        self.stderr = stderr
        """The end of its standard error."""

    def __str__(self) -> str:
        return with_last_words(super().__str__(), self.stderr)


class ProtocolViolation(TransportError):
    """The other side doesn't speak this protocol, or sent a result whose shape differs from the spec."""


class DecodeError(ProtocolViolation):
    """A JSON value whose type or range differs from the spec."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.path = path
        """The path of the value: ``media.tracks[2].type``; empty for the root itself."""

    def inside(self, key: str) -> DecodeError:
        """Returns the same error with a path from the object or array that holds the value under ``key``."""
        separator = "" if not self.path or self.path.startswith("[") else "."
        return DecodeError(self.reason, key + separator + self.path)

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}" if self.path else self.reason
