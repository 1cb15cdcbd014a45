"""Reasons: each says what the rules do with the play, and what they allow with every hand nobody has shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb, prod
from typing import Any

import pytest

from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.games.final_touch.bots.reasons import features
from bottega.games.final_touch.box.touches import COLOURS, pack, unpack
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules import masterpieces, turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import OVER, State
from games.final_touch.sample import GAME, step

KINDS = {"finishes", "ruins", "suits", "exposed", "traps", "later"}


def hands(pool: dict[str, int], cards: int) -> list[tuple[dict[str, int], float]]:
    """Every hand that can be drawn from a pool, with its chance."""
    found: list[dict[str, int]] = [{}]
    for colour in COLOURS:
        most = pool.get(colour, 0)
        found = [{**hand, colour: n} for hand in found for n in range(min(most, cards - sum(hand.values())) + 1)]
    whole = [hand for hand in found if sum(hand.values()) == cards]
    ways = [prod(comb(pool.get(colour, 0), count) for colour, count in hand.items()) for hand in whole]
    return [(hand, each / sum(ways)) for hand, each in zip(whole, ways, strict=True)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_a_fact_of_the_rules(seats: int) -> None:
    met = set[str]()
    for seed in range(2):
        dice = Dice(seed)
        state = GAME.setup(seats, {}, dice)
        while state.phase != OVER:
            view = GAME.view(state, int(state.turn))
            for play in view.choices:
                told = {name: feature.figures for name, feature in features(view, play).items()}
                met |= set(told)
                check(state, view, play, told)
            step(state, dice)
    assert met == KINDS


def check(state: State, view: View, play: Play, told: dict[str, Any]) -> None:
    after, events = state.copy(), list[Event]()
    turn.apply(after, play, Dice(0), events)
    paid = {event.type: event.facts["value"] for event in events if event.type in ("finished", "ruined")}
    assert told["finishes"]["money"] == paid.get("finished", 0)
    assert told["ruins"]["money"] == paid.get("ruined", 0)
    kept = Counter(unpack(int(view.hand))) - Counter(unpack(int(play.improve + play.smear)))
    if "suits" in told:
        assert view.next is not None
        assert told["suits"]["count"] == (kept & Counter(unpack(int(view.next.needs)))).total()
    if not paid:
        check_left(view, after, kept, told)


def check_left(view: View, after: State, kept: Counter[str], told: dict[str, Any]) -> None:
    """What the rules let the next player do with each hand, and this one with each draw."""
    lacking = int(masterpieces.missing(after))
    unseen = unpack(int(view.unseen))

    def chance(cards: int, has: Callable[[list[Play]], bool], held: Counter[str]) -> float:
        drawn = ((Counter(hand) + held, each) for hand, each in hands(unseen, cards))
        return sum(each for hand, each in drawn if has(turn.plays(pack(hand), lacking)))

    def finishes(plays: list[Play]) -> bool:
        return any(play.improve == lacking for play in plays)

    def must_smear(plays: list[Play]) -> bool:
        return not any(play.improve for play in plays)

    other = view.hand_sizes[int(after.turn)]
    none = Counter[str]()
    agrees(told["exposed"]["percent"], chance(other, finishes, none))
    assert ("traps" in told) == (sum(unpack(int(after.smeared)).values()) + 1 == SMEARS_THAT_RUIN)
    if "traps" in told:
        agrees(told["traps"]["percent"], chance(other, must_smear, none))
    if "later" in told:
        drawn = sum(unpack(int(view.hand)).values()) - kept.total()
        agrees(told["later"]["percent"], chance(drawn, finishes, kept))


def agrees(percent: int, chance: float) -> None:
    """Rounded; but 0 and 100 mean never and always."""
    assert abs(percent - 100 * chance) < 1
    assert (percent == 0) == (chance < 1e-9)
    assert (percent == 100) == (chance > 1 - 1e-9)
