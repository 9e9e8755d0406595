"""What the generated types are made of: open enums, models that read and write JSON, and the table of their fields."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ._errors import DecodeError

R = TypeVar("R")
M = TypeVar("M", bound="Model")


class OpenEnum(str):
    """A string with known values. It compares equal to the plain string, and a value that is not known survives."""

    __slots__ = ()
    VALUES: ClassVar[Mapping[str, str]] = {}
    """The known values by the name of their class attribute."""
    ACCEPTS_UNKNOWN: ClassVar[bool] = False
    """Whether the server takes other values too."""

    def __init_subclass__(cls) -> None:
        for attribute, value in cls.VALUES.items():
            setattr(cls, attribute, cls(value))

    @property
    def is_known(self) -> bool:
        """Whether this package's spec lists the value."""
        return str(self) in type(self).VALUES.values()

    def __repr__(self) -> str:
        return _enum_repr(self, str(self))


class OpenIntEnum(int):
    """An integer with known values. It compares equal to the plain integer, and a value that is not known survives."""

    VALUES: ClassVar[Mapping[str, int]] = {}
    """The known values by the name of their class attribute."""
    ACCEPTS_UNKNOWN: ClassVar[bool] = False
    """Whether the server takes other values too."""

    def __init_subclass__(cls) -> None:
        for attribute, value in cls.VALUES.items():
            setattr(cls, attribute, cls(value))

    @property
    def is_known(self) -> bool:
        """Whether this package's spec lists the value."""
        return int(self) in type(self).VALUES.values()

    def __repr__(self) -> str:
        return _enum_repr(self, int(self))


def _enum_repr(value: OpenEnum | OpenIntEnum, plain: str | int) -> str:
    kind = type(value)
    for attribute, known in kind.VALUES.items():
        if known == plain:
            return f"{kind.__name__}.{attribute}"
    return f"{kind.__name__}({plain!r})"


class Codec:
    """How the values of one type expression are read and written."""

    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> Any:
        """The Python value. Raises ``DecodeError``."""
        return value

    def encode(self, value: Any) -> Any:
        """The JSON value."""
        return value


class _String(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> str:
        if isinstance(value, str):
            return value
        raise _mismatch("a string", value)


class _Integer(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> int:
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool):
            if -(2**63) <= value < 2**63:
                return value
            raise DecodeError("an integer beyond 64 bits")
        raise _mismatch("an integer", value)


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
        raise _mismatch("a number", value)


class _Boolean(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> bool:
        if isinstance(value, bool):
            return value
        raise _mismatch("a boolean", value)


class _Object(Codec):
    __slots__ = ()

    def decode(self, value: Any, strict: bool) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        raise _mismatch("an object", value)


STRING = _String()
INTEGER = _Integer()
NUMBER = _Number()
BOOLEAN = _Boolean()
OBJECT = _Object()
ANY = Codec()


class Enumeration(Codec):
    """One of the open enums."""

    __slots__ = ("_plain", "_type")

    def __init__(self, type_: type[OpenEnum] | type[OpenIntEnum]) -> None:
        self._type = type_
        self._plain: Codec = STRING if issubclass(type_, OpenEnum) else INTEGER

    def decode(self, value: Any, strict: bool) -> Any:
        found = self._type(self._plain.decode(value, strict))
        if strict and not found.is_known and not self._type.ACCEPTS_UNKNOWN:
            known = ", ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in self._type.VALUES.values())
            raise DecodeError(f"unknown value {value!r}; known are {known}")
        return found

    def encode(self, value: Any) -> Any:
        return str(value) if isinstance(value, str) else value


class Nested(Codec):
    """A model. Named by a function, since models may refer to later ones and to themselves."""

    __slots__ = ("_type",)

    def __init__(self, type_: Callable[[], type[Model]]) -> None:
        self._type = type_

    def decode(self, value: Any, strict: bool) -> Any:
        return self._type().from_json(value, strict=strict)

    def encode(self, value: Any) -> Any:
        return value.to_json() if isinstance(value, Model) else value


class Array(Codec):
    """A list of values of one type; elements of another type are left out, unless judged strictly."""

    __slots__ = ("_element",)

    def __init__(self, element: Codec) -> None:
        self._element = element

    def decode(self, value: Any, strict: bool) -> list[Any]:
        if not isinstance(value, list):
            raise _mismatch("an array", value)
        result = []
        for index, each in enumerate(value):
            try:
                result.append(self._element.decode(each, strict))
            except DecodeError as error:
                if strict:
                    raise error.inside(f"[{index}]") from None
        return result

    def encode(self, value: Any) -> Any:
        if isinstance(value, (str, bytes, Mapping)):
            return value  # A mistake; the server's answer names the field.
        return [self._element.encode(each) for each in value]


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
        return {key: self._value.encode(each) for key, each in value.items()}


class Field:
    """One member of a model: its name here, its name on the wire, its type, and what RPC clients must obey."""

    __slots__ = ("alias", "attribute", "codec", "exclusive_minimum", "maximum", "minimum", "non_empty", "required", "wire")

    def __init__(
        self,
        attribute: str,
        wire: str,
        codec: Codec,
        *,
        required: bool = False,
        alias: str | None = None,
        minimum: float | None = None,
        maximum: float | None = None,
        exclusive_minimum: float | None = None,
        non_empty: bool = False,
    ) -> None:
        self.attribute = attribute
        self.wire = wire
        self.codec = codec
        self.required = required
        self.alias = alias
        self.minimum = minimum
        self.maximum = maximum
        self.exclusive_minimum = exclusive_minimum
        self.non_empty = non_empty

    def decode(self, value: Any, strict: bool) -> Any:
        """The member's value, checked against its limits under ``strict``."""
        try:
            found = self.codec.decode(value, strict)
            if strict:
                self._check(found)
        except DecodeError as error:
            raise error.inside(self.wire) from None
        return found

    def _check(self, value: Any) -> None:
        if self.minimum is not None and value < self.minimum:
            raise DecodeError(f"{value} is less than {self.minimum}")
        if self.maximum is not None and value > self.maximum:
            raise DecodeError(f"{value} is more than {self.maximum}")
        if self.exclusive_minimum is not None and value <= self.exclusive_minimum:
            raise DecodeError(f"{value} is not more than {self.exclusive_minimum}")
        if self.non_empty and not value:
            raise DecodeError("must not be empty")


class Model:
    """A JSON object with declared members. Generated dataclasses derive from it.

    Members that are ``None`` are left out when written. Models with an ``additional`` attribute keep members that the spec
    doesn't declare, and declared ones whose value has another shape, by their wire name; they are written back.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    OPEN: ClassVar[bool] = False
    SHORTHAND: ClassVar[str | None] = None

    @classmethod
    def from_json(cls: type[M], value: Any, *, strict: bool = False) -> M:
        """The object that ``value`` (from ``json.loads``) describes.

        Args:
            value: a JSON object.
            strict: judge as the server judges a client's params: values out of bounds, unknown enum values, optional
                members of a wrong type and members that are not declared are errors. Otherwise the first two survive, the third
                counts as absent, and the last are ignored.

        Raises:
            DecodeError: a required member is missing, or something has the wrong type.
        """
        if cls.SHORTHAND is not None and not strict and value is not None and not isinstance(value, dict):
            value = {cls.SHORTHAND: value}
        members = OBJECT.decode(value, strict)
        if strict and not cls.OPEN:
            declared = {name for field in cls.FIELDS for name in (field.wire, field.alias)}
            for key in members:
                if key not in declared:
                    raise DecodeError("unknown member", key)
        known: dict[str, Any] = {}
        taken: set[str] = set()
        for field in cls.FIELDS:
            _read(field, members, strict, known, taken)
        if cls.OPEN:
            known["additional"] = {key: each for key, each in members.items() if key not in taken}
        return cls(**known)

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the exact names of the wire."""
        result: dict[str, Any] = {}
        for field in self.FIELDS:
            value = getattr(self, field.attribute)
            if value is not None:
                result[field.wire] = field.codec.encode(value)
        if self.OPEN:
            for key, value in getattr(self, "additional").items():  # noqa: B009 (only open models have it)
                result.setdefault(key, value)
        return result


def _read(field: Field, members: dict[str, Any], strict: bool, known: dict[str, Any], taken: set[str]) -> None:
    """Reads one declared member into ``known``, and notes in ``taken`` the wire names that this accounts for."""
    for wire in (field.wire, field.alias):
        if wire is None or wire not in members:
            continue
        value = members[wire]
        if value is None and not field.required:
            taken.add(wire)
            continue
        try:
            found = field.decode(value, strict)
        except DecodeError:
            if strict or field.required:
                raise
            continue
        taken.add(wire)
        known.setdefault(field.attribute, found)
    if field.required and field.attribute not in known:
        raise DecodeError("required, but missing", field.wire)


class Params(Model, Generic[R]):
    """The params of one method, which ``Client.call`` and ``Client.begin`` take; ``R`` is what the method returns."""

    __slots__ = ()
    METHOD: ClassVar[str] = ""
    RESULT: ClassVar[Codec | None] = None
    PATIENCE: ClassVar[float | None] = None
    """For methods with a ``timeout`` of their own: its default, in seconds."""


class Notification(Model):
    """Something that happened, told by the server without being asked."""

    __slots__ = ()
    METHOD: ClassVar[str] = ""


class ServerRequest(Model, Generic[R]):
    """The params of a request that the server sends to this client; ``R`` is what the handler returns."""

    __slots__ = ()
    METHOD: ClassVar[str] = ""
    RESULT: ClassVar[Codec | None] = None
    CAPABILITY: ClassVar[str] = ""


_KINDS: Sequence[tuple[type, str]] = (
    (bool, "a boolean"),
    (int, "an integer"),
    (float, "a number"),
    (str, "a string"),
    (list, "an array"),
    (dict, "an object"),
)


def _mismatch(expected: str, value: Any) -> DecodeError:
    found = next((name for kind, name in _KINDS if isinstance(value, kind)), "null")
    return DecodeError(f"expected {expected}, found {found}")
