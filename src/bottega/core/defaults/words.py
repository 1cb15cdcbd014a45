"""Sentences by text id, for a game that brings texts and no code for them.

With the prefix `ce` of its rules' ids: `ce-table-FIELD` tells a field of the view, `ce-choice-TYPE` a choice by its
fields, `ce-event-TYPE` an event by its facts, `ce-help` how moves are typed. What has no text is shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bottega.core.errors import Invalid
from bottega.texts import fold, has, say

if TYPE_CHECKING:
    from bottega.core.game import AnyGame


class TextsById:
    """The part `words` of a game."""

    DESCRIBE_ONCE_A_TURN = False

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.prefix = game.spec.rules_prefix.lower()

    def describe(self, view: Any, names: Sequence[str], lang: str) -> list[str]:
        fields = view.to_json()
        fields_with_text = [name for name in fields if has(f"{self.prefix}-table-{name}")]
        return [
            self._say(lang, f"table-{name}", {**_named(fields, names), "value": fields[name]})
            for name in fields_with_text
        ]

    def choice(self, view: Any, action: Any, names: Sequence[str], lang: str) -> str:
        fields = dict(action.to_json())
        return self._say(lang, f"choice-{fields.pop('type')}", _named(fields, names))

    def shortlist(self, view: Any) -> Sequence[Any]:
        choices: Sequence[Any] = view.choices
        return choices

    def to_answer(self, view: Any) -> bool:
        return not view.awaited and bool(view.choices)

    def tell(self, event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
        facts = dict(event)
        kind = facts.pop("type")
        return self._say(lang, f"event-{kind}", {**_named(facts, names), "you": facts.get("seat") == seat})

    def read(self, text: str, lang: str, view: Any) -> Any:
        """The one choice whose sentence has all these words."""
        words = fold(text).split()
        names = [str(seat) for seat in range(view.seats)]
        said = {action: fold(self.choice(view, action, names, lang)).split() for action in view.choices}
        found = [action for action in said if words and all(word in said[action] for word in words)]
        if len(found) != 1:
            raise Invalid(f"move: {text!r} is not understood")
        return found[0]

    def help(self, lang: str) -> str:
        return self._say(lang, "help", {}) if has(f"{self.prefix}-help") else ""

    def because(self, view: Any, action: Any) -> list[str]:
        return list(self.game.cited.get(action.to_json()["type"], ()))

    def _say(self, lang: str, name: str, details: Mapping[str, Any]) -> str:
        if has(f"{self.prefix}-{name}"):
            return say(lang, f"{self.prefix}-{name}", **details)
        return f"{name.partition('-')[2]} {' '.join(f'{field}={value}' for field, value in details.items())}".strip()


def _named(fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The fields, and the name of the seat where there is one."""
    seat = fields.get("seat")
    return {**fields, "player": names[seat]} if isinstance(seat, int) else dict(fields)
