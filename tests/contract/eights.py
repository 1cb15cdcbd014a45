"""Crazy Eights for the contract suite, written from its rules' text; the rules' code was not followed."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Final

from contract import Json, Secrets

PRIVATE = frozenset({"cards"})
SEALED: frozenset[str] = frozenset()
SIMULTANEOUS = False
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
PRIVATE_FIELDS = ("hands",)


def other(seat: int | None) -> int:
    return 1 if seat is None else seat - 1


SECRETS: Final[Secrets] = {
    "another hand": lambda state, seat: state["hands"][other(seat)],
    "the stock": lambda state, _: sorted(state["stock"]),
}


def box() -> Counter[str]:
    ranks = [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    return Counter(f"{rank} {suit}" for rank in ranks for suit in SUITS)


def account(state: Json) -> Counter[str]:
    return Counter(card for cards in (*state["hands"], state["stock"], state["pile"]) for card in cards)


def score(played: Json) -> Json:
    """Only how many cards everyone holds matters: 5 at first, one fewer by a play, one more by a draw."""
    start = played.get("position")
    held = [len(hand) for hand in start["hands"]] if start else [5] * played["seats"]
    for move in played["moves"]:
        held[move["seat"]] += {"play": -1, "draw": 1, "pass": 0}[move["action"]["type"]]
    winners = [seat for seat, count in enumerate(held) if count == min(held)]
    return {"winners": winners, "scores": [-count for count in held], "reason": "CE-E2" if min(held) else "CE-E1"}


def scramble(state: Json, seat: int | None, rng: random.Random) -> Json:
    """Cards that this seat does not see change their places."""
    other = copy.deepcopy(state)
    hidden = [hand for owner, hand in enumerate(other["hands"]) if owner != seat] + [other["stock"]]
    cards = [card for place in hidden for card in place]
    rng.shuffle(cards)
    for place in hidden:
        place[:] = sorted(cards[: len(place)])
        del cards[: len(place)]
    return other


def positions(seats: int) -> list[Json]:
    """Nobody can play, and nothing is left to draw."""
    low = [[f"{rank} clubs"] for rank in ("2", "3", "4", "5")][:seats]
    low[0] = ["2 clubs", "6 clubs"]
    rest = sorted((box() - Counter(card for hand in low for card in hand) - Counter(["K hearts"])).elements())
    return [{"hands": low, "stock": [], "pile": [*rest, "K hearts"], "suit": "hearts"}]


def reasons(_seats: int) -> set[str]:
    return {"CE-E1", "CE-E2"}
