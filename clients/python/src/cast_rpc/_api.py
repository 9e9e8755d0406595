"""What the generated namespaces stand on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar, Union

from ._model import Params
from ._progress import Progress
from ._typing import DEFAULT, Timeout

R = TypeVar("R")

OnProgress = Union[Callable[[Progress], None], None]
"""What hears how far a call is."""

AsyncOnProgress = Union[Callable[[Progress], Awaitable[None] | None], None]
"""What hears how far a call is; it may be a coroutine function."""


class BlockingCaller(Protocol):
    """Sends typed params and waits for the typed result."""

    def call(self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: OnProgress = None) -> R: ...


class AsyncCaller(Protocol):
    """Sends typed params and awaits the typed result."""

    async def call(
        self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: AsyncOnProgress = None
    ) -> R: ...


class BlockingNamespace:
    """Methods of one namespace that wait for their result."""

    __slots__ = ("_caller",)

    def __init__(self, caller: BlockingCaller) -> None:
        self._caller = caller

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._caller!r}>"


class AsyncNamespace:
    """Methods of one namespace to be awaited."""

    __slots__ = ("_caller",)

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._caller!r}>"


