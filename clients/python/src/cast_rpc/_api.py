"""The base of the generated namespaces: each method is declared once, and each client derives its own form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import update_wrapper
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, Union, overload

from ._model import Params
from ._progress import Progress
from ._typing import DEFAULT, Timeout

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

ProgressCallback = Callable[[Progress], None]
"""Receives the reports of a call's progress."""

AsyncProgressCallback = Callable[[Progress], Union[Awaitable[None], None]]
"""Receives the reports of a call's progress; it may be a coroutine function."""

Hears = TypeVar("Hears", ProgressCallback, AsyncProgressCallback)
"""The kind of progress callback that the calls of a namespace take."""

OnProgress = Union[ProgressCallback, None]
AsyncOnProgress = Union[AsyncProgressCallback, None]


class BlockingCaller(Protocol):
    """Sends typed params and waits for the typed result."""

    def call(self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: OnProgress = None) -> R: ...


class AsyncCaller(Protocol):
    """Sends typed params and awaits the typed result."""

    async def call(
        self, params: Params[R], *, call_timeout: Timeout = DEFAULT, on_progress: AsyncOnProgress = None
    ) -> R: ...


class Method(Generic[P, R]):
    """A method of the API as its namespace declares it: its params class, and a function with its signature and no body."""

    def __init__(self, params: type[Params[R]], declaration: Callable[..., R]) -> None:
        self._params = params
        self._declaration = declaration

    if TYPE_CHECKING:
        # A namespace's ``__init_subclass__`` replaces these with functions.
        @overload
        def __get__(self, instance: BlockingNamespace, owner: type) -> Callable[P, R]: ...

        @overload
        def __get__(self, instance: AsyncNamespace, owner: type) -> Callable[P, Coroutine[Any, Any, R]]: ...

        def __get__(self, instance: Any, owner: type) -> Any: ...

    def waiting(self) -> Callable[..., R]:
        """Returns the blocking form of the method."""
        params = self._params
        if not self._has_progress:

            def call(self: BlockingNamespace, *, call_timeout: Timeout = DEFAULT, **members: Any) -> R:
                return self._caller.call(params(**members), call_timeout=call_timeout)

            return self._declared(call)

        def call_with_progress(
            self: BlockingNamespace, *, call_timeout: Timeout = DEFAULT, on_progress: OnProgress = None, **members: Any
        ) -> R:
            return self._caller.call(params(**members), call_timeout=call_timeout, on_progress=on_progress)

        return self._declared(call_with_progress)

    def awaited(self) -> Callable[..., Coroutine[Any, Any, R]]:
        """Returns the form of the method that is awaited."""
        params = self._params
        if not self._has_progress:

            async def call(self: AsyncNamespace, *, call_timeout: Timeout = DEFAULT, **members: Any) -> R:
                return await self._caller.call(params(**members), call_timeout=call_timeout)

            return self._declared(call)

        async def call_with_progress(
            self: AsyncNamespace, *, call_timeout: Timeout = DEFAULT, on_progress: AsyncOnProgress = None, **members: Any
        ) -> R:
            return await self._caller.call(params(**members), call_timeout=call_timeout, on_progress=on_progress)

        return self._declared(call_with_progress)

    @property
    def _has_progress(self) -> bool:
        return "on_progress" in (self._declaration.__kwdefaults__ or {})

    def _declared(self, function: F) -> F:
        """Gives ``function`` the name, the documentation and the signature of the declaration."""
        update_wrapper(function, self._declaration)
        return function


def calls(params: type[Params[R]]) -> Callable[[Callable[Concatenate[Any, P], R]], Method[P, R]]:
    """Declares a method of the API: its parameters are those of the decorated function, and its ``params`` are of this class."""
    return lambda declaration: Method(params, declaration)


def _methods(namespace: type) -> dict[str, Method[..., Any]]:
    """Returns the methods declared by the base classes of a namespace."""
    return {
        name: each for base in namespace.__mro__ for name, each in vars(base).items() if isinstance(each, Method)
    }


class BlockingNamespace:
    """Methods of one namespace that wait for their result."""

    __slots__ = ("_caller",)

    def __init_subclass__(cls) -> None:
        for name, method in _methods(cls).items():
            setattr(cls, name, method.waiting())

    def __init__(self, caller: BlockingCaller) -> None:
        self._caller = caller

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._caller!r}>"


class AsyncNamespace:
    """Methods of one namespace to be awaited."""

    __slots__ = ("_caller",)

    def __init_subclass__(cls) -> None:
        for name, method in _methods(cls).items():
            setattr(cls, name, method.awaited())

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._caller!r}>"
