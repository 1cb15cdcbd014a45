"""Sealed Brushes for the contract suite, written from the rules in its docstring."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from contract import Json, Secrets

PRIVATE: frozenset[str] = frozenset()  # a commission is drawn for all to see
SEALED: frozenset[str] = frozenset({"seal"})
SIMULTANEOUS = True
SECRETS: Final[Secrets] = {
    "the plans": lambda state, seat: [plan for owner, plan in enumerate(state["plans"]) if owner != seat],
}
PAY = {"altarpiece": 5, "portrait": 3, "miniature": 1}


def box() -> Counter[str]:
    return Counter(altarpiece=1, portrait=2, miniature=2)


def account(state: Json) -> Counter[str]:
    titles = [*state["scraped"], *(title for row in state["painted"] for title in row)]
    for held, plan in zip(state["brushes"], state["plans"], strict=True):
        assert len(held) == 6 - len(titles), "a brush a commission is worn out"
        assert plan is None or plan in held, "a sealed brush is not worn out yet"
    return Counter(state["deck"]) + Counter(titles) + Counter([state["easel"]] if state["easel"] else [])


def scramble(state: Json, seat: int | None, rng: random.Random) -> Json:
    """Any brush may have been sealed by the others."""
    plans = [
        plan if plan is None or owner == seat else rng.choice(held)
        for owner, (plan, held) in enumerate(zip(state["plans"], state["brushes"], strict=True))
    ]
    return state | {"plans": plans}


def score(played: Json) -> Json:
    """The last brush that a seat sealed in a round is the one that counts."""
    position = played.get("position") or {"painted": [[]] * played["seats"], "easel": played["setup"]["commission"]}
    money = [sum(PAY[title] for title in row) for row in position["painted"]]
    easel = position["easel"]
    sealed = {seat: plan for seat, plan in enumerate(position.get("plans", [])) if plan is not None}
    for move in played["moves"]:
        sealed[move["seat"]] = move["action"]["brush"]
        if len(sealed) == played["seats"]:
            used = Counter(sealed.values())
            alone = {brush: seat for seat, brush in sealed.items() if used[brush] == 1}
            if alone:
                money[alone[max(alone)]] += PAY[easel]
            easel, sealed = move.get("chance", {}).get("commission"), {}
    winners = [seat for seat, sum_ in enumerate(money) if sum_ == max(money)]
    return {"winners": winners, "scores": money, "reason": "SB-E1"}


def positions(seats: int) -> list[Json]:
    """Half a round sealed; and the last round, whose reveal draws nothing."""
    waiting = [None] * (seats - 1)
    titles = ["altarpiece", "miniature", "portrait", "portrait"]
    last = {"scraped": titles, "easel": "miniature", "brushes": [[1, 2]] * seats}
    return [{"plans": [3, *waiting]}, {**last, "plans": [2, *waiting]}]


def reasons(_: int) -> set[str]:
    return {"SB-E1"}
