"""Reading and writing the values of the spec's types."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ._enums import OpenEnum, OpenIntEnum
from ._errors import DecodeError


class WrongType(TypeError):
    """An argument of a type that the API doesn't accept, independent of its value."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.reason = reason
        self.path = path
        """The path of the value in Python's names: ``media.tracks[2].track_id``."""

    def inside(self, key: str) -> WrongType:
        """Returns the same error with a path from the object or list that holds the value under ``key``."""
        separator = "" if not self.path or self.path.startswith("[") else "."
        return WrongType(self.reason, key + separator + self.path)


class Codec:
    """Reads and writes the values of one type expression."""

    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> Any:
        """Returns the Python value. Raises ``DecodeError``."""
        return value

    def encode(self, value: Any) -> Any:
        """Returns the JSON value. Raises ``WrongType`` for a value of another type."""
        return value


class _String(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> str:
        if isinstance(value, str):
            return value
        raise mismatch("a string", value)

    def encode(self, value: Any) -> Any:
        if isinstance(value, str):
            return value
        raise wrong_type("a string", value)


class _Integer(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> int:
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool):
            if -(2**63) <= value < 2**63:
                return value
            raise DecodeError("an integer beyond 64 bits")
        raise mismatch("an integer", value)

    def encode(self, value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value):
            raise wrong_type("an integer", value)
        return int(value)


class _Number(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> float:
        if isinstance(value, float) and math.isfinite(value):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            try:
                return float(value)
            except OverflowError:
                raise DecodeError("a number beyond a double") from None
        raise mismatch("a number", value)

    def encode(self, value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise wrong_type("a number", value)
        return value


class _Boolean(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> bool:
        if isinstance(value, bool):
            return value
        raise mismatch("a boolean", value)

    def encode(self, value: Any) -> Any:
        if isinstance(value, bool):
            return value
        raise wrong_type("True or False", value)


class _Object(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        raise mismatch("an object", value)

    def encode(self, value: Any) -> Any:
        if isinstance(value, Mapping):
            return dict(value)
        raise wrong_type("a dictionary", value)


STRING = _String()
INTEGER = _Integer()
NUMBER = _Number()
BOOLEAN = _Boolean()
OBJECT = _Object()
ANY = Codec()


class Enumeration(Codec):
    """One of the open enums."""

    __slots__ = ("_codec", "_plain", "_type")

    def __init__(self, type_: type[OpenEnum] | type[OpenIntEnum]) -> None:
        self._type: Any = type_
        self._plain: type[str] | type[int] = str if issubclass(type_, OpenEnum) else int
        self._codec: Codec = STRING if self._plain is str else INTEGER

    def decode(self, value: Any, strict: bool) -> Any:
        found = self._type(self._codec.decode(value, strict))
        if strict and not found.is_known and not self._type.ACCEPTS_UNKNOWN:
            known = ", ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in self._type.VALUES.values())
            raise DecodeError(f"unknown value {value!r}; known are {known}")
        return found

    def encode(self, value: Any) -> Any:
        if isinstance(value, self._plain) and not isinstance(value, bool):
            return self._plain(value)
        raise wrong_type(f"{self._type.__name__} or {'a string' if self._plain is str else 'an integer'}", value)

    def known(self, value: Any) -> Any:
        """Returns a plain value as a member of the enum; other values unchanged."""
        return self._type(value) if type(value) is self._plain else value


class Array(Codec):
    """A list of values of one type; elements of another type are left out, unless judged strictly."""

    __slots__ = ("_element",)

    def __init__(self, element: Codec) -> None:
        self._element = element

    def decode(self, value: Any, strict: bool) -> list[Any]:
        if not isinstance(value, list):
            raise mismatch("an array", value)
        result = []
        for index, each in enumerate(value):
            try:
                result.append(self._element.decode(each, strict))
            except DecodeError as error:
                if strict:
                    raise error.inside(f"[{index}]") from None
        return result

    def encode(self, value: Any) -> Any:
        if isinstance(value, (str, bytes, Mapping)) or not isinstance(value, Iterable):
            raise wrong_type("a list", value)
        result = []
        for index, each in enumerate(value):
            try:
                result.append(self._element.encode(each))
            except WrongType as error:
                raise error.inside(f"[{index}]") from None
        return result


class Map(Codec):
    """Values of one type by name; those of another type are left out, unless judged strictly."""

    __slots__ = ("_value",)

    def __init__(self, value: Codec) -> None:
        self._value = value

    def decode(self, value: Any, strict: bool) -> dict[str, Any]:
        result = {}
        for key, each in OBJECT.decode(value, strict).items():
            try:
                result[key] = self._value.decode(each, strict)
            except DecodeError as error:
                if strict:
                    raise error.inside(key) from None
        return result

    def encode(self, value: Any) -> Any:
        result = {}
        for key, each in OBJECT.encode(value).items():
            try:
                result[key] = self._value.encode(each)
            except WrongType as error:
                raise error.inside(str(key)) from None
        return result


_KINDS: Sequence[tuple[type, str]] = (
    (bool, "a boolean"),
    (int, "an integer"),
    (float, "a number"),
    (str, "a string"),
    (list, "an array"),
    (dict, "an object"),
)


def mismatch(expected: str, value: Any) -> DecodeError:
    """Returns the error for a JSON value that isn't ``expected``."""
    found = next((name for kind, name in _KINDS if isinstance(value, kind)), "null")
    return DecodeError(f"expected {expected}, found {found}")


def wrong_type(expected: str, value: Any) -> WrongType:
    """Returns the error for a ``value`` given in place of ``expected``."""
    shown = repr(value)
    return WrongType(f"expected {expected}, found {shown if len(shown) <= 80 else f'{shown[:77]}...'}")
