"""What the generated types are made of: models that read and write JSON, and the table of their fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from ._codec import OBJECT, Codec, Enumeration, WrongType, wrong_type
from ._errors import DecodeError

R = TypeVar("R")
M = TypeVar("M", bound="Model")


_MISSING = object()


def _same(value: Any) -> Any:
    return value


class Nested(Codec):
    """A model. Named by a function, since models may refer to later ones and to themselves."""

    __slots__ = ("_type",)

    def __init__(self, type_: Callable[[], type[Model]]) -> None:
        self._type = type_

    def decode(self, value: Any, strict: bool) -> Any:
        return self._type().from_json(value, strict=strict)

    def encode(self, value: Any) -> Any:
        if isinstance(value, self._type()):
            return value.to_json()
        if isinstance(value, Mapping):
            return dict(value)  # In the words of the wire.
        raise wrong_type(f"{self._type().__name__}", value)


class Field:
    """One member of a model: its name here, its name on the wire, its type, and what RPC clients must obey."""

    __slots__ = ("alias", "attribute", "codec", "exclusive_minimum", "known", "maximum", "minimum", "non_empty", "required", "wire")

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
        self.known: Callable[[Any], Any] = codec.known if isinstance(codec, Enumeration) else _same
        """Makes an enum's value of a plain one."""

    def decode(self, value: Any, strict: bool) -> Any:
        """The member's value, checked against its limits under ``strict``."""
        try:
            found = self.codec.decode(value, strict)
            if strict:
                self._check(found)
        except DecodeError as error:
            raise error.inside(self.wire) from None
        return found

    def encode(self, value: Any) -> Any:
        """The member's JSON value. Raises ``WrongType``."""
        try:
            return self.codec.encode(value)
        except WrongType as error:
            raise error.inside(self.attribute) from None

    def _check(self, value: Any) -> None:
        if self.minimum is not None and value < self.minimum:
            raise DecodeError(f"{value} is less than {self.minimum}")
        if self.maximum is not None and value > self.maximum:
            raise DecodeError(f"{value} is more than {self.maximum}")
        if self.exclusive_minimum is not None and value <= self.exclusive_minimum:
            raise DecodeError(f"{value} is not more than {self.exclusive_minimum}")
        if self.non_empty and not value:
            raise DecodeError("must not be empty")


class ModelType(type):
    """Makes the classes of the spec: their attributes are the fields of ``FIELDS``, held in slots.

    Done here and not by ``dataclasses``, which compiles code for each of some 600 classes: that took most of the time of the import.
    """

    FIELDS: tuple[Field, ...]

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> ModelType:
        if "FIELDS" in namespace:
            inherited = {field.attribute for base in bases for field in getattr(base, "FIELDS", ())}
            own = [field.attribute for field in namespace["FIELDS"] if field.attribute not in inherited]
            if namespace.get("OPEN") and not any(getattr(base, "OPEN", False) for base in bases):
                own.append("additional")
            namespace["__slots__"] = tuple(own)
        return super().__new__(mcls, name, bases, namespace)

    @property
    def __signature__(cls) -> Any:
        """What ``help`` shows."""
        from inspect import Parameter, Signature

        def parameter(field: Field) -> Parameter:
            return Parameter(field.attribute, Parameter.KEYWORD_ONLY, default=Parameter.empty if field.required else None)

        fields = sorted(cls.FIELDS, key=lambda field: not field.required)
        return Signature([parameter(field) for field in fields])


class Model(metaclass=ModelType):
    """A JSON object with declared members, each of them an attribute. Two are equal if they are of one class and all members are.

    Members that are ``None`` are left out when written. Models with an ``additional`` attribute keep members that the spec
    doesn't declare, and declared ones whose value has another shape, by their wire name; they are written back.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    OPEN: ClassVar[bool] = False
    SHORTHAND: ClassVar[str | None] = None

    def __init__(self, **values: Any) -> None:
        for field in self.FIELDS:
            value = values.pop(field.attribute, _MISSING if field.required else None)
            if value is _MISSING:
                raise TypeError(f"{type(self).__name__}: {field.attribute} is missing")
            setattr(self, field.attribute, field.known(value))
        if self.OPEN:
            self._set_additional(values.pop("additional", None))
        if values:
            raise TypeError(f"{type(self).__name__} has no {', '.join(map(repr, values))}")

    def _set_additional(self, members: dict[str, Any] | None) -> None:
        setattr(self, "additional", {} if members is None else members)  # noqa: B010 (only open models have it)

    def __repr__(self) -> str:
        """Says only what is there."""
        shown = [(field.attribute, getattr(self, field.attribute)) for field in self.FIELDS]
        if self.OPEN:
            shown.append(("additional", getattr(self, "additional") or None))  # noqa: B009
        members = ", ".join(f"{name}={value!r}" for name, value in shown if value is not None)
        return f"{type(self).__name__}({members})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._names())

    def __replace__(self: M, **changes: Any) -> M:
        """What ``copy.replace`` calls."""
        return type(self)(**{name: getattr(self, name) for name in self._names()} | changes)

    def _names(self) -> list[str]:
        return [field.attribute for field in self.FIELDS] + (["additional"] if self.OPEN else [])

    @classmethod
    def from_json(cls: type[M], value: Any, *, strict: bool = False) -> M:
        """The object that ``value`` (from ``json.loads``) describes.

        Args:
            value: a JSON object.
            strict: judge as the server judges a client's params: values out of bounds, unknown enum values, optional
                members of a wrong type and members that are not declared are errors. Otherwise the first two survive,
                the third counts as absent, and the last are ignored.

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
            if value is not None or field.required:
                result[field.wire] = field.encode(value)
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

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the exact names of the wire. Raises ``TypeError`` for an argument of a wrong type, naming it."""
        try:
            return super().to_json()
        except WrongType as error:
            raise TypeError(f"{self.METHOD}: {error}") from None


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
