"""Final Touch for the contract suite, written from `rules.en.ftl`; the rules' code was not followed."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from typing import Final

from contract import Json, Secrets
from recipes import Recipe

PRIVATE = frozenset({"draw"})
SEALED: frozenset[str] = frozenset()
SIMULTANEOUS = False
PRIVATE_FIELDS = ("hands",)

# The fields of a state that other tools rely on; others may be added without a new golden game.
STATE = (
    *("turn", "phase", "masterpiece", "next", "improved", "smeared", "hands", "discard", "draw"),
    *("purses", "won", "pile", "contenders", "outcome"),
)

RECIPES = [
    Recipe("two-end-by-finishing", "final-touch", 2, "FT-E1", "finished"),
    Recipe("two-end-by-a-ruin", "final-touch", 2, "FT-E1", "ruined"),
    Recipe("three-end-by-finishing", "final-touch", 3, "FT-E1", "finished"),
    Recipe("three-end-by-a-ruin", "final-touch", 3, "FT-E1", "ruined"),
    Recipe("three-end-with-the-higher-total", "final-touch", 3, "FT-E2", "ruined"),
    Recipe("three-end-in-a-tie-break-finished", "final-touch", 3, "FT-E3", "finished"),
    Recipe("three-end-in-a-tie-break-ruined", "final-touch", 3, "FT-E3", "ruined"),
    Recipe("four-end-by-finishing", "final-touch", 4, "FT-E1", "finished", winners=2),
    Recipe("four-end-by-a-ruin", "final-touch", 4, "FT-E1", "ruined", winners=2),
    Recipe("two-end-with-the-pile", "final-touch", 2, "FT-E4", "finished", components="short-pile.toml"),
    Recipe("three-share-the-win", "final-touch", 3, "FT-E4", "ruined", winners=2, components="short-pile.toml"),
]


def other(seat: int | None) -> int:
    return 1 if seat is None else seat - 1


SECRETS: Final[Secrets] = {
    "another hand": lambda state, seat: state["hands"][other(seat)],
    "the draw pile": lambda state, _: state["draw"],
}


@cache
def components() -> Json:
    file = resources.files("bottega.games.final_touch.box") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def cards() -> dict[str, Json]:
    return {card["title"]: card for card in components()["masterpiece"]}


# --- every card and coin is somewhere ---


def box() -> Counter[str]:
    return Counter(components()["touch_cards"]) + Counter(cards().keys())


def account(state: Json) -> Counter[str]:
    earned = [sum(card["value"] for card in state["won"] if side in card["sides"]) for side in _sides(state)]
    assert state["purses"] == earned, "a purse is what was won"
    found = Counter(state["pile"]) + Counter(card["title"] for card in state["won"])
    found[state["masterpiece"]["title"]] += 1 if state["phase"] != "over" else 0  # it lies with the won ones by then
    if state["next"]:
        found[state["next"]["title"]] += 1
    for touches in (state["improved"], state["smeared"], state["discard"], state["draw"], *state["hands"]):
        found += Counter(touches)
    return found


def _sides(state: Json) -> range:
    return range(2 if len(state["hands"]) == 4 else len(state["hands"]))


# --- what a seat may not know ---


def scramble(state: Json, seat: int | None, rng: random.Random) -> Json:
    """All cards in other hands and in the draw pile, dealt anew."""
    others = [hand for owner, hand in enumerate(state["hands"]) if owner != seat]
    unseen = [touch for touches in (*others, state["draw"]) for touch in Counter(touches).elements()]
    rng.shuffle(unseen)
    hands = list(state["hands"])
    for owner, hand in enumerate(hands):
        if owner != seat:
            hands[owner] = dict(Counter(unseen.pop() for _ in range(sum(hand.values()))))
    return state | {"hands": hands, "draw": dict(Counter(unseen))}


# --- who won, from the moves alone ---


class Ledger:
    """Keeps the books of one game: what is on the easel, who is on turn, who was paid, and whether that was the end."""

    def __init__(self, seats: int, turn: int, purses: list[int]) -> None:
        self.seats = seats
        self.turn = turn
        self.purses = purses
        self.contenders: list[int] = []
        self.result: Json | None = None

    def lay(self, title: str | None, improved: Json | None = None, smears: int = 0) -> None:
        """A masterpiece on the easel, perhaps half done."""
        self.card: Json = cards()[title] if title else {"needs": {}}
        self.lacking = Counter[str](self.card["needs"]) - Counter[str](improved or {})
        self.smears = smears

    def side(self, seat: int) -> int:
        return seat % 2 if self.seats == 4 else seat  # FT-S4

    def against(self, seat: int) -> list[int]:
        rivals = self.contenders or range(self.seats)
        return sorted({self.side(rival) for rival in rivals} - {self.side(seat)})

    def move(self, seat: int, action: Json) -> bool:
        """Did the masterpiece end? Then whoever ended it goes on (FT-N1)."""
        assert self.result is None, "a move after the end"
        assert seat == self.turn, "a move out of turn"
        if action["type"] == "improve":
            self.lacking -= Counter(action["touches"])
        else:
            self.smears += 1
        if not self.lacking:
            self.pay([self.side(seat)], self.card["finished"])  # FT-F1
        elif self.smears == 3:
            self.pay(self.against(seat), self.card["ruined"])  # FT-F2, FT-F3
        else:
            order = self.contenders or list(range(self.seats))
            self.turn = order[(order.index(seat) + 1) % len(order)]
            return False
        return True

    def pay(self, sides: list[int], value: int) -> None:
        self.paid = sides
        for side in sides:
            self.purses[side] += value

    def settle(self, upcoming: str | None) -> None:
        """Is that the end of the game (FT-E1 to FT-E4)?"""
        rich = [side for side, money in enumerate(self.purses) if money >= 25]
        if self.contenders:
            self.end(self.paid, "FT-E3")
        elif len(rich) == 1:
            self.end(rich, "FT-E1")
        elif len(rich) == 2 and self.purses[rich[0]] != self.purses[rich[1]]:
            self.end(self.richest(), "FT-E2")
        elif upcoming is None:
            self.end(self.richest(), "FT-E4")
        elif rich:  # FT-E3: the first clockwise after the ruiner begins
            self.contenders = [(self.turn + 1) % 3, (self.turn + 2) % 3]
            self.turn = self.contenders[0]

    def richest(self) -> list[int]:
        return [side for side, money in enumerate(self.purses) if money == max(self.purses)]

    def end(self, sides: list[int], reason: str) -> None:
        winners = [seat for seat in range(self.seats) if self.side(seat) in sides]
        self.result = {"winners": winners, "scores": self.purses, "reason": reason}


def score(played: Json) -> Json:
    ledger, upcoming = _opened(played["seats"], played["setup"], played.get("position"))
    for move in played["moves"]:
        if ledger.move(move["seat"], move["action"]):
            ledger.settle(upcoming)
            ledger.lay(upcoming)
            upcoming = move.get("chance", {}).get("next")
    assert ledger.result is not None, "the record has no end"
    return ledger.result


def _opened(seats: int, setup: Json, position: Json | None) -> tuple[Ledger, str | None]:
    """The books at the start, and the title of the next masterpiece."""
    if position is None:
        ledger = Ledger(seats, setup["starter"], [0] * (2 if seats == 4 else seats))
        ledger.lay(setup["masterpiece"])
        return ledger, setup["next"]
    ledger = Ledger(seats, position["turn"], list(position["purses"]))
    ledger.contenders = list(position["contenders"])
    ledger.lay(position["masterpiece"]["title"], position["improved"], sum(position["smeared"].values()))
    return ledger, position["next"]["title"] if position["next"] else None


# --- corners ---


def positions(seats: int) -> list[Json]:
    """Seat 0 has to ruin a masterpiece: all are rich, evenly (FT-E3) or not (FT-E2), or the pile is out (FT-E4)."""
    titles, sides = list(cards()), range(2 if seats == 4 else seats)
    hands = [{"red": 5}, *[None] * (seats - 1)]
    forced: Json = {"turn": 0, "masterpiece": titles[0], "smeared": {"red": 2}, "hands": hands}
    even = [_won(titles[1 + side], side, 24) for side in sides]
    uneven = [_won(titles[1 + side], side, 24 - side) for side in sides]
    worthless = [_won(title, 0, 0) for title in titles[1 + len(sides) :]]
    last: Json = {"next": None, "pile": []}
    corners = [
        forced | {"won": even},
        forced | {"won": uneven},
        forced | last | {"won": even + worthless},
        forced | last | {"won": worthless + [_won(titles[1 + side], side, 0) for side in sides]},
        {"draw": {"yellow": 1}},  # the rest is in the discard: a refill runs out half-way (FT-R2)
    ]
    if seats == 3:
        rich = [_won(titles[side], side, 26) for side in (1, 2)]
        corners.append({"phase": "tiebreak", "contenders": [2, 1], "won": rich})
    return corners


def reasons(seats: int) -> set[str]:
    return {"FT-E1", "FT-E2", "FT-E3", "FT-E4"} if seats == 3 else {"FT-E1", "FT-E4"}


def _won(title: str, side: int, value: int) -> Json:
    return {"title": title, "as": "finished", "sides": [side], "value": value}
