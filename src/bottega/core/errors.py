"""The few errors a caller meets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bottega import texts


class BottegaError(Exception):
    """Anything Bottega refuses; nothing has changed after it."""


class Invalid(BottegaError):
    """Text, JSON, YAML or TOML that cannot be read as what it should be: `field: reason`."""


class Illegal(BottegaError):
    """An action the rules refuse.

    `rule` is an id such as `FT-M2`; `reason` names a message of the locale files, `details` fills it in.
    """

    def __init__(self, rule: str, reason: str, **details: Any) -> None:
        super().__init__(rule, reason, details)
        self.rule = rule
        self.reason = reason
        self.details: Mapping[str, Any] = details

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Illegal, self.rule, self.reason, **self.details), ()

    def sentence(self, lang: str = "en") -> str:
        return texts.say(lang, f"refused-{self.reason}", **self.details)

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence()}"
