"""Pigment Market for the contract suite, written from the rules in its docstring."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from contract import Json, Secrets

PRIVATE = frozenset({"draw"})
SEALED: frozenset[str] = frozenset()
SIMULTANEOUS = False


def other(seat: int | None) -> int:
    return 1 if seat is None else seat - 1


def acceptable(state: Json, seat: int | None) -> list[bool]:
    """Could the others accept what they are offered? Only they may know."""
    return [offer["get"] in state["hands"][offer["to"]] for offer in state["offers"] if offer["to"] != seat]


SECRETS: Final[Secrets] = {
    "another hand": lambda state, seat: state["hands"][other(seat)],
    "the jar": lambda state, _: state["deck"],
    "who could accept": acceptable,
}


def box() -> Counter[str]:
    return Counter(azurite=6, madder=6, ochre=6)


def account(state: Json) -> Counter[str]:
    for offer in state["offers"]:
        assert offer["give"] in state["hands"][state["turn"]], "an offer that cannot be kept is void"
    return sum(map(Counter, state["hands"]), Counter(state["deck"]))


def scramble(state: Json, seat: int | None, rng: random.Random) -> Json:
    """All pigments in other hands and in the jar, dealt anew until whoever offers holds what is offered."""
    if not state["deck"]:
        return state  # at the end all is shown
    while True:
        hands = _dealt_anew(state, seat, rng)
        if all(offer["give"] in hands[state["turn"]] for offer in state["offers"]):
            return {name: state[name] for name in state if name != "deck"} | {"hands": hands}


def _dealt_anew(state: Json, seat: int | None, rng: random.Random) -> list[Json]:
    hands = list(state["hands"])
    hidden = [owner for owner in range(len(hands)) if owner != seat]
    unseen = [name for jar in (state["deck"], *(hands[owner] for owner in hidden)) for name in Counter(jar).elements()]
    rng.shuffle(unseen)
    for owner in hidden:
        hands[owner] = dict(Counter(unseen.pop() for _ in range(sum(hands[owner].values()))))
    return hands


def score(played: Json) -> Json:
    start = played.get("position") or _dealt(played)
    hands = [Counter(hand) for hand in start["hands"]]
    turn, turns, made = start["turn"], start["turns"], start["made"]
    offers = {offer["offer"]: offer for offer in start["offers"]}
    for move in played["moves"]:
        action = move["action"]
        if action["type"] == "offer":
            offers[turns * 2 + made] = action  # two offers a turn, so two numbers
            made += 1
        elif action["type"] == "accept":
            _swap(hands[turn], hands[move["seat"]], offers[action["offer"]])
        elif action["type"] == "end":
            hands[turn].update(move["chance"]["draw"])
            turn, turns, made = (turn + 1) % len(hands), turns + 1, 0
    points = [sum(count * (count - 1) // 2 for count in hand.values()) for hand in hands]
    winners = [seat for seat, worth in enumerate(points) if worth == max(points)]
    return {"winners": winners, "scores": points, "reason": "PM-E1"}


def _dealt(played: Json) -> Json:
    """Four to the first seat, four to the next."""
    drawn = played["setup"]["draw"]
    hands = [drawn[seat * 4 : seat * 4 + 4] for seat in range(played["seats"])]
    return {"hands": hands, "turn": 0, "turns": 0, "made": 0, "offers": []}


def _swap(giver: Counter[str], taker: Counter[str], offer: Json) -> None:
    giver.subtract([offer["give"]])
    giver.update([offer["get"]])
    taker.subtract([offer["get"]])
    taker.update([offer["give"]])


def positions(seats: int) -> list[Json]:
    """One single ochre promised twice to who can pay; and the last turn, with an offer standing."""
    promise = {"type": "offer", "to": 1, "give": "ochre", "get": "azurite"}
    hands = [{"ochre": 1, "madder": 3}, {"azurite": 2, "madder": 2}, {"azurite": 4}][:seats]
    twice = {"made": 2, "hands": hands, "offers": [promise | {"offer": number} for number in (0, 1)]}
    full = [{"ochre": 5, "madder": 3}, {"azurite": 5, "madder": 2}, {"ochre": 1, "madder": 1}]
    if seats == 2:
        full = [{"ochre": 6, "madder": 3}, {"azurite": 5, "madder": 3}]
    last = {"turns": 9, "made": 1, "hands": full, "offers": [promise | {"offer": 18}]}
    return [twice, last]


def reasons(_: int) -> set[str]:
    return {"PM-E1"}
