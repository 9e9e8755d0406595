"""Open enums: strings and integers with known names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, TypeVar

E = TypeVar("E")


class OpenEnumType(type):
    """Class behaviour of the enums: ``list(PlayerState)``, ``PlayerState["IDLE"]``, ``"IDLE" in PlayerState``, ``len(PlayerState)``."""

    VALUES: Mapping[str, Any]

    def __getattr__(cls, name: str) -> Any:
        """Returns the known value of a name, created on first use: most programs use few of the hundreds."""
        values: Mapping[str, Any] = cls.__dict__.get("VALUES", {})
        if name not in values:
            raise AttributeError(f"{cls.__name__} has no {name!r}", name=name, obj=cls)
        value = cls(values[name])
        setattr(cls, name, value)
        return value

    def __dir__(cls) -> list[str]:
        return [*super().__dir__(), *cls.VALUES]

    def __iter__(cls: type[E]) -> Iterator[E]:
        """Iterates over the known values, in the order of the spec."""
        return iter([getattr(cls, name) for name in getattr(cls, "VALUES")])  # noqa: B009

    def __getitem__(cls: type[E], name: str) -> E:
        """Returns the known value of a name."""
        if name in getattr(cls, "VALUES"):  # noqa: B009
            return getattr(cls, name)  # type: ignore[no-any-return]
        raise KeyError(name)

    def __contains__(cls, value: object) -> bool:
        return value in cls.VALUES.values()

    def __len__(cls) -> int:
        return len(cls.VALUES)

    def __bool__(cls) -> bool:
        return True

    @property
    def __members__(cls: type[E]) -> Mapping[str, E]:
        """The known values by name."""
        return {name: getattr(cls, name) for name in getattr(cls, "VALUES")}  # noqa: B009


class OpenEnum(str, metaclass=OpenEnumType):
    """A string with known values. It equals the plain string, and unknown values are preserved."""

    __slots__ = ()
    VALUES: ClassVar[Mapping[str, str]] = {}
    """The known values by the name of their class attribute."""
    SPELLED: ClassVar[Mapping[str, str]] = {}
    """The known values whose spelling differs from their class attribute."""
    ACCEPTS_UNKNOWN: ClassVar[bool] = False
    """Whether the server accepts other values, too."""

    def __init_subclass__(cls) -> None:
        own = f"ClassVar[{cls.__name__}]"
        cls.VALUES = {name: cls.SPELLED.get(name, name) for name, type_ in cls.__annotations__.items() if type_ == own}

    @property
    def name(self) -> str:
        """The name of the class attribute; for an unknown value the value itself."""
        return _name(type(self).VALUES, self.value)

    @property
    def value(self) -> str:
        """The plain string."""
        return str(self)

    @property
    def is_known(self) -> bool:
        """Whether this package's spec lists the value."""
        return str(self) in type(self).VALUES.values()

    def __repr__(self) -> str:
        return _enum_repr(self)


class OpenIntEnum(int, metaclass=OpenEnumType):
    """An integer with known values. It equals the plain integer, and unknown values are preserved."""

    VALUES: ClassVar[Mapping[str, int]] = {}
    """The known values by the name of their class attribute."""
    ACCEPTS_UNKNOWN: ClassVar[bool] = False
    """Whether the server accepts other values, too."""

    @property
    def name(self) -> str:
        """The name of the class attribute; for an unknown value the value itself."""
        return _name(type(self).VALUES, self.value)

    @property
    def value(self) -> int:
        """The plain integer."""
        return int(self)

    @property
    def is_known(self) -> bool:
        """Whether this package's spec lists the value."""
        return int(self) in type(self).VALUES.values()

    def __repr__(self) -> str:
        return _enum_repr(self)


def _name(values: Mapping[str, Any], plain: str | int) -> str:
    return next((name for name, known in values.items() if known == plain), str(plain))


def _enum_repr(value: OpenEnum | OpenIntEnum) -> str:
    kind = type(value).__name__
    return f"{kind}.{value.name}" if value.is_known else f"{kind}({value.value!r})"
