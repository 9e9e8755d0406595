"""Messages about unknown names that say which one may be meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

C = TypeVar("C", bound=type)

_VARIABLE_KEYWORDS, _COROUTINE = 0x08, 0x80
"""Flags of a code object. (The module ``inspect`` has them, too, but its import takes time.)"""


def with_suggestion(unknown: str, name: str, known: Iterable[str]) -> str:
    """Returns ``unknown``, with the one of ``known`` that is near ``name`` as a suggestion."""
    from difflib import get_close_matches  # Only for mistakes: its import takes time.

    by_letters = {each.replace("_", "").lower(): each for each in known}
    letters = name.replace("_", "").lower()
    parts = [each for each in by_letters if len(letters) > 2 and (each.startswith(letters) or each.endswith(letters) or letters.startswith(each))]
    near = parts or get_close_matches(letters, by_letters, 1)
    return f"{unknown} Did you mean {by_letters[near[0]]!r}?" if near else unknown


def suggesting(decorated: C) -> C:
    """Lets the methods of a class name the argument that may be meant if a keyword argument is unknown."""
    for name, function in list(vars(decorated).items()):
        if isinstance(function, FunctionType) and (name == "__init__" or not name.startswith("_")):
            setattr(decorated, name, _checked(function, decorated.__name__))
    return decorated


def _checked(function: FunctionType, owner: str) -> Callable[..., Any]:
    code = function.__code__
    if code.co_flags & _VARIABLE_KEYWORDS:
        return function
    named = code.co_varnames[code.co_posonlyargcount : code.co_argcount + code.co_kwonlyargcount]
    called = owner if function.__name__ == "__init__" else f"{owner}.{function.__name__}"

    def check(given: dict[str, Any]) -> None:
        for name in given:
            if name not in named:
                raise TypeError(with_suggestion(f"{called} has no argument {name!r}.", name, [each for each in named if each != "self"]))

    if code.co_flags & _COROUTINE:

        @wraps(function)
        async def awaited(*values: Any, **members: Any) -> Any:
            check(members)
            return await function(*values, **members)

        return awaited

    @wraps(function)
    def checked(*values: Any, **members: Any) -> Any:
        check(members)
        return function(*values, **members)

    return checked
