"""Reports of progress."""

from __future__ import annotations

from typing import Any, NamedTuple


class Progress(NamedTuple):
    """A report of a call's progress (``$/progress``): at most ten a second, of which only the latest matters."""

    value: dict[str, Any]
    """The whole report, by wire name."""

    @property
    def kind(self) -> str | None:
        """``begin``, ``report`` or ``end``."""
        return self._text("kind")

    @property
    def title(self) -> str | None:
        """The title of the call, in the report of kind ``begin``."""
        return self._text("title")

    @property
    def phase(self) -> str | None:
        """The step that begins: a ``ConnectionPhase`` for sessions."""
        return self._text("phase")

    @property
    def message(self) -> str | None:
        """Details, for people."""
        return self._text("message")

    @property
    def percentage(self) -> float | None:
        """The progress from 0 to 100, if it is known."""
        return self._number("percentage")

    @property
    def elapsed(self) -> float | None:
        """Time since the call began, in seconds."""
        return self._number("elapsed")

    def _text(self, key: str) -> str | None:
        value = self.value.get(key)
        return value if isinstance(value, str) else None

    def _number(self, key: str) -> float | None:
        value = self.value.get(key)
        return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None
