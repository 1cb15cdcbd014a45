"""The options of a game, each with its type: how it is read, and what it is called where only plain values exist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from bottega.core.errors import Invalid
from bottega.core.reading import as_flag, shown


@dataclass(frozen=True)
class Option:
    """`help` says what it does, in one English line. An option that is left out has its usual value."""

    kind: ClassVar[Literal["flag", "seat", "subset"]]
    help: str
    kept: bool = True  # by a rematch
    of: tuple[str, ...] = ()  # what a subset is of

    def check(self, value: object, field: str, seats: int) -> None:
        """`Invalid` if this is not one of its values."""
        raise NotImplementedError

    @property
    def usual(self) -> bool | int | list[str] | None:
        """The value that leaving it out stands for; none where chance decides."""
        raise NotImplementedError

    @property
    def parameter(self) -> Any:
        """Its usual value as a plain number or text, for OpenSpiel."""
        raise NotImplementedError

    def from_parameter(self, value: Any) -> Any:
        """The value that such a number or text stands for; none where the option is left out."""
        raise NotImplementedError


@dataclass(frozen=True)
class Flag(Option):
    """On or off; usually off."""

    kind = "flag"

    def check(self, value: object, field: str, seats: int) -> None:
        as_flag(value, field)

    @property
    def usual(self) -> bool:
        return False

    @property
    def parameter(self) -> bool:
        return self.usual

    def from_parameter(self, value: Any) -> Any:
        return value


@dataclass(frozen=True)
class SeatOption(Option):
    """A seat; usually nobody's, and chance decides."""

    kind = "seat"
    kept: bool = False

    def check(self, value: object, field: str, seats: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            raise Invalid(f"{field}: must be a seat, 0 to {seats - 1}, not {shown(value)}")

    @property
    def usual(self) -> None:
        return None

    @property
    def parameter(self) -> int:
        return -1

    def from_parameter(self, value: Any) -> Any:
        return None if value == self.parameter else value


@dataclass(frozen=True)
class Subset(Option):
    """Some of a few; usually all. As one text they are joined by `+`, and there may be `none`."""

    kind = "subset"

    def check(self, value: object, field: str, seats: int) -> None:
        if not isinstance(value, list) or any(name not in self.of or value.count(name) > 1 for name in value):
            raise Invalid(f"{field}: must be a list of some of {', '.join(self.of)}, not {shown(value)}")

    @property
    def usual(self) -> list[str]:
        return list(self.of)

    @property
    def parameter(self) -> str:
        return "+".join(self.of)

    def from_parameter(self, value: Any) -> Any:
        return [name for name in str(value).split("+") if name not in ("", "none")]
