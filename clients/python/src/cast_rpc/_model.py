"""The base of the generated types: models that read and write JSON according to the annotations of their attributes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ._codec import ANY, BOOLEAN, INTEGER, NUMBER, OBJECT, STRING, Array, Codec, Enumeration, Map, WrongType, wrong_type
from ._enums import OpenEnum, OpenIntEnum
from ._errors import DecodeError
from ._suggestions import with_suggestion

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Callable[[Any], Any]:
        """Stands in for ``typing.dataclass_transform``, which Python 3.10 lacks; type checkers read it."""
        return lambda decorated: decorated


R = TypeVar("R")
M = TypeVar("M", bound="Model")
Read = TypeVar("Read", covariant=True)
Given = TypeVar("Given", contravariant=True)


_MISSING = object()


def _same(value: Any) -> Any:
    return value


class Takes(Generic[Read, Given]):
    """The type of an attribute that is read as one type and accepts another: any sequence for a list, a plain string for an enum.

    For annotations only: it has no instances.
    """

    if TYPE_CHECKING:

        def __get__(self, instance: object, owner: type | None = None) -> Read: ...

        def __set__(self, instance: object, value: Given) -> None: ...


ABSENT: Any = None
"""The default of an optional attribute of type ``Takes``."""


def member(wire: str | None = None, **rules: Any) -> Any:
    """Returns the default of an attribute that needs more than its annotation.

    Args:
        wire: the name on the wire, if it isn't the attribute's in camel case.
        rules: ``default=None`` for an optional one, ``alias``, and the limits that ``Field`` takes.
    """
    return wire, rules


class Nested(Codec):
    """A model, given by a function, since models may refer to later ones and to themselves."""

    __slots__ = ("_type",)

    def __init__(self, type_: Callable[[], type[Model]]) -> None:
        self._type = type_

    def decode(self, value: Any, strict: bool) -> Any:
        return self._type().from_json(value, strict=strict)

    def encode(self, value: Any) -> Any:
        if isinstance(value, self._type()):
            return value.to_json()
        if isinstance(value, Mapping):
            return dict(value)  # With the names of the wire.
        raise wrong_type(f"{self._type().__name__}", value)


class Field:
    """One member of a model: its attribute, its name on the wire, its type, and its limits."""

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
        """Turns a plain value into an enum's."""

    def decode(self, value: Any, strict: bool) -> Any:
        """Returns the member's value; checks its limits if ``strict``."""
        try:
            found = self.codec.decode(value, strict)
            if strict:
                self._check(found)
        except DecodeError as error:
            raise error.inside(self.wire) from None
        return found

    def encode(self, value: Any) -> Any:
        """Returns the member's JSON value. Raises ``WrongType``."""
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


def _wire_name(attribute: str) -> str:
    """``custom_data`` -> ``customData``."""
    head, *tail = attribute.rstrip("_").split("_")
    return head + "".join(word[:1].upper() + word[1:] for word in tail)


_PLAIN_TYPES: Mapping[str, Codec] = {
    "str": STRING,
    "int": INTEGER,
    "float": NUMBER,
    "bool": BOOLEAN,
    "Any": ANY,
    "dict[str, Any]": OBJECT,
    "Mapping[str, Any]": OBJECT,
}
_COLLECTIONS: Mapping[str, Callable[[Codec], Codec]] = {"list[": Array, "Sequence[": Array, "dict[str, ": Map, "Mapping[str, ": Map}


def _read_type(annotation: str) -> str:
    """Returns the type as which an attribute is read, without ``None``: ``Takes[list[X] | None, Sequence[X] | None]`` -> ``list[X]``."""
    if annotation.startswith("Takes["):
        depth = 0
        for index, letter in enumerate(annotation):
            depth += (letter == "[") - (letter == "]")
            if letter == "," and depth == 1:
                annotation = annotation[len("Takes[") : index]
                break
    return annotation.removesuffix(" | None")


def codec_of(annotation: str, names: Mapping[str, Any]) -> Codec:
    """Returns the codec of a type expression, with names from the module ``names``."""
    text = _read_type(annotation)
    if text in _PLAIN_TYPES:
        return _PLAIN_TYPES[text]
    for opening, collection in _COLLECTIONS.items():
        if text.startswith(opening):
            return collection(codec_of(text[len(opening) : -1], names))
    found = names[text.split(" | ", 1)[0].removesuffix("Like")]  # `X | XDict`: the dictionary is for type checkers.
    return Enumeration(found) if issubclass(found, (OpenEnum, OpenIntEnum)) else Nested(lambda: found)


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(member,))
class ModelType(type):
    """Creates the classes of the spec: each annotated attribute is a member, stored in a slot.

    Not done by ``dataclasses``, which compiles code for each of about 600 classes and took most of the import time.
    The fields are created from the annotations on the first use of a class.
    """

    _members: Mapping[str, tuple[str, Any]]
    """The annotation and the default of each attribute that the class declares itself."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> ModelType:
        members = {
            attribute: (annotation, namespace.pop(attribute, _MISSING))
            for attribute, annotation in namespace.get("__annotations__", {}).items()
            if not annotation.startswith("ClassVar[")
        }
        namespace["_members"] = members
        namespace["__slots__"] = tuple(attribute for attribute in members if not any(hasattr(base, attribute) for base in bases))
        return super().__new__(mcls, name, bases, namespace)

    @property
    def FIELDS(cls) -> tuple[Field, ...]:  # noqa: N802 (a constant of each class)
        """The members, those of the base classes first."""
        fields: tuple[Field, ...] | None = vars(cls).get("_fields")
        if fields is None:
            fields = tuple(cls._make_fields())
            cls._fields = fields
        return fields

    def _make_fields(cls) -> Iterator[Field]:
        seen = {"additional"}
        for base in reversed(cls.__mro__):
            if not isinstance(base, ModelType):
                continue
            names = vars(sys.modules[base.__module__])
            for attribute, (annotation, default) in vars(base)["_members"].items():
                if attribute in seen:
                    continue
                seen.add(attribute)
                wire, rules = default if isinstance(default, tuple) else (None, {})
                required = default is _MISSING or (isinstance(default, tuple) and "default" not in rules)
                limits = {key: value for key, value in rules.items() if key != "default"}
                yield Field(attribute, wire or _wire_name(attribute), codec_of(annotation, names), required=required, **limits)

    @property
    def __signature__(cls) -> Any:
        """The signature that ``help`` shows."""
        from inspect import Parameter, Signature

        def parameter(field: Field) -> Parameter:
            return Parameter(field.attribute, Parameter.KEYWORD_ONLY, default=Parameter.empty if field.required else None)

        fields = sorted(cls.FIELDS, key=lambda field: not field.required)
        return Signature([parameter(field) for field in fields])


class Model(metaclass=ModelType):
    """A JSON object with declared members as attributes. Two are equal if they have the same class and equal members.

    Members that are ``None`` are left out when written. Models with an ``additional`` attribute keep undeclared members, and
    declared ones of another shape, by their wire name, and write them back.
    """

    OPEN: ClassVar[bool] = False
    SHORTHAND: ClassVar[str | None] = None

    def __init__(self, **values: Any) -> None:
        for field in type(self).FIELDS:
            value = values.pop(field.attribute, _MISSING if field.required else None)
            if value is _MISSING:
                raise TypeError(f"{type(self).__name__}: {field.attribute} is missing")
            setattr(self, field.attribute, field.known(value))
        if self.OPEN:
            members = values.pop("additional", None)
            setattr(self, "additional", {} if members is None else members)  # noqa: B010 (only open models have it)
        if values:
            raise TypeError(self._unknown(next(iter(values))))

    def __repr__(self) -> str:
        """Shows only the members that are set."""
        shown = [(field.attribute, getattr(self, field.attribute)) for field in type(self).FIELDS]
        if self.OPEN:
            shown.append(("additional", getattr(self, "additional") or None))  # noqa: B009
        members = ", ".join(f"{name}={value!r}" for name, value in shown if value is not None)
        return f"{type(self).__name__}({members})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._names())

    def __replace__(self: M, **changes: Any) -> M:
        """Implements ``copy.replace``."""
        return type(self)(**{name: getattr(self, name) for name in self._names()} | changes)

    @classmethod
    def _unknown(cls, name: str) -> str:
        """Returns the message for an argument that isn't a member, with the one that may be meant."""
        return with_suggestion(f"{cls.__name__} has no {name!r}.", name, [field.attribute for field in cls.FIELDS])

    def _names(self) -> list[str]:
        return [field.attribute for field in type(self).FIELDS] + (["additional"] if self.OPEN else [])

    @classmethod
    def from_json(cls: type[M], value: Any, *, strict: bool = False) -> M:
        """Returns the model of ``value`` (from ``json.loads``).

        Args:
            value: a JSON object.
            strict: judges as the server judges a client's params: values out of bounds, unknown enum values, optional
            members of a wrong type and undeclared members are errors. Otherwise the first two are kept,
            the third counts as absent, and the last are ignored.

        Raises:
            DecodeError: a required member is missing, or a value has a wrong type.
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
        """Returns a JSON object with the exact names of the wire."""
        result: dict[str, Any] = {}
        for field in type(self).FIELDS:
            value = getattr(self, field.attribute)
            if value is not None or field.required:
                result[field.wire] = field.encode(value)
        if self.OPEN:
            for key, value in getattr(self, "additional").items():  # noqa: B009 (only open models have it)
                result.setdefault(key, value)
        return result


def _read(field: Field, members: dict[str, Any], strict: bool, known: dict[str, Any], taken: set[str]) -> None:
    """Reads one declared member into ``known``, and adds the wire names that it used to ``taken``."""
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


class OpenModel(Model):
    """A model that keeps undeclared members."""

    OPEN: ClassVar[bool] = True
    additional: Takes[dict[str, Any], dict[str, Any] | None] = ABSENT
    """Undeclared members, and declared ones of another shape, by wire name."""


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(member,))  # mypy doesn't see that of the base class.
class CallType(ModelType):
    """Creates the classes of params, which know the type of their result."""

    @property
    def RESULT(cls) -> Codec | None:  # noqa: N802 (a constant of each class)
        """The codec of the result, from the base class ``Params[Result]``; ``None`` if there is no result."""
        (base, *_) = vars(cls).get("__orig_bases__", (None,))
        (result, *_) = getattr(base, "__args__", (None,))
        if isinstance(result, type) and issubclass(result, Model):
            model = result
            return Nested(lambda: model)
        return None if result in (None, type(None)) else OBJECT


class Params(Model, Generic[R], metaclass=CallType):
    """The params of one method, for ``Client.call`` and ``Client.begin``; ``R`` is the type of the result."""

    METHOD: ClassVar[str] = ""
    PATIENCE: ClassVar[float | None] = None
    """The seconds to wait beyond ``LIMITS``; ``None``: the server answers within the usual limit of a call."""
    LIMITS: ClassVar[Mapping[str, float]] = {}
    """The params that limit the server's time, with the seconds that count for each if it is absent."""

    def to_json(self) -> dict[str, Any]:
        """Returns a JSON object with the exact names of the wire. Raises ``TypeError`` that names an argument of a wrong type."""
        try:
            return super().to_json()
        except WrongType as error:
            raise TypeError(f"{self.METHOD}: {error}") from None

    @classmethod
    def _unknown(cls, name: str) -> str:
        known = ["call_timeout", *(field.attribute for field in cls.FIELDS)]
        return with_suggestion(f"{cls.METHOD} has no argument {name!r}.", name, known)


class Notification(Model):
    """An event that the server reports."""

    METHOD: ClassVar[str] = ""


class ServerRequest(Model, Generic[R], metaclass=CallType):
    """The params of a request from the server to this client; ``R`` is the type of the handler's result."""

    METHOD: ClassVar[str] = ""
    CAPABILITY: ClassVar[str] = ""
