"""What all actions have in common: equal by what they say, and read by their type."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from bottega.core.action import Action, read_type
from bottega.core.errors import Invalid


class Say(Action):
    kind: ClassVar[str] = "say"

    def __init__(self, *words: str) -> None:
        self.words = words

    def says(self) -> tuple[object, ...]:
        return self.words

    def to_json(self) -> dict[str, Any]:
        return {"type": self.kind, "words": list(self.words)}


class Shout(Say):
    kind: ClassVar[str] = "shout"


def test_actions_are_equal_by_kind_and_by_what_they_say() -> None:
    assert Say("red") == Say("red")
    assert hash(Say("red")) == hash(Say("red"))
    assert len({Say("red"), Say("red"), Say("blue"), Say(), Shout("red")}) == 4
    assert Say("red") != Shout("red")
    assert Say("red") != ("red",)


def test_an_action_shows_itself_as_json() -> None:
    assert repr(Say("red")) == "action({'type': 'say', 'words': ['red']})"


FIELDS = {"say": ("words", "loud"), "nod": ()}


@pytest.mark.parametrize("data", [{"type": "nod"}, {"type": "say"}, {"loud": 1, "type": "say", "words": None}])
def test_the_type_of_an_action(data: dict[str, Any]) -> None:
    """Which of its fields are needed is for the game to say."""
    assert read_type(data, FIELDS) == (data["type"], data)


WRONG: list[tuple[object, str]] = [
    (None, "action: must be a map"),
    ("nod", "action: must be a map"),
    ([{"type": "nod"}], "action: must be a map"),
    ({1: 2, "type": "nod"}, "action: names must be texts, not 1"),
    ({}, "action: type: must be one of say, nod, not None"),
    ({"type": "Nod"}, "action: type: must be one of say, nod, not 'Nod'"),
    ({"type": ["nod"]}, r"action: type: must be one of say, nod, not ['nod']"),
    ({"type": "nod", "words": []}, "action: words: unknown, nod has nothing else"),
    ({"type": "say", "word": "red"}, "action: word: unknown, say has words, loud"),
]


@pytest.mark.parametrize(("data", "reason"), WRONG)
def test_what_is_no_action(data: object, reason: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_type(data, FIELDS)
    assert str(caught.value) == reason
