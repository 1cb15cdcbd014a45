"""Reasons: each says what the rules do with the move, in many positions of many games."""

from __future__ import annotations

import random
from typing import Any

from bottega.core.action import Action
from bottega.core.chance import Dice
from bottega.games.fresco.bots.reasons import features
from bottega.games.fresco.box.paints import COUNT, unpack
from bottega.games.fresco.knowledge.outlook import outlook
from bottega.games.fresco.rules import income, market, rounds, studio, turn, workshop
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import COLUMNS, NOBODY, OVER, State
from bottega.games.fresco.rules.studio import Studio
from bottega.games.fresco.rules.track import Step
from games.fresco.sample import GAME, step

EACH = 2  # choices of a kind that are looked at in a position
KINDS = {
    *("points", "gains", "uses", "thalers", "income", "income-paints", "mood", "lasting", "gives-up", "apprentices"),
    *("price", "earlier", "cathedral", "buys", "pay", "blends", "idle"),
}


def positions(seats: int, seed: int) -> list[State]:
    """Every position of a game in painter_no anything that is allowed is played."""
    dice, rng = Dice(seed), random.Random(seed)
    state, found = GAME.setup(seats, {}, dice), list[State]()
    while state.phase != OVER:
        found.append(state.copy())
        step(state, rng, dice)
    return found


def test_every_reason_is_a_fact_of_the_rules() -> None:
    met = set[str]()
    for seed in range(6):
        rng = random.Random(seed)
        for state in positions(2 + seed % 3, seed):
            seat = rng.choice(GAME.allowed(state))
            view, choices = GAME.view(state, seat), GAME.choices(state, seat)
            for kind in dict.fromkeys(action.kind for action in choices):
                alike = [action for action in choices if action.kind == kind]
                for action in rng.sample(alike, min(EACH, len(alike))):
                    told = {name: feature.figures for name, feature in features(view, action).items()}
                    met |= set(told)
                    check(state, seat, action, told)
    assert met == KINDS


def check(state: State, seat: int, action: Action, told: dict[str, Any]) -> None:
    painter_no = state.bumped if isinstance(action, Step) else seat if isinstance(action, Plan) else state.acting
    if painter_no >= seats_of(state):
        assert told == {}  # Leonardo's
    elif isinstance(action, Plan):
        check_plan(state, seat, action, told)
    elif isinstance(action, Pass):
        assert told == {"gives-up": {"apprentices": unused(state, painter_no)}}
    else:
        after = state.copy()
        turn.apply(after, seat, action, Dice(0))
        if after.phase == state.phase:  # else pay and income of what follows show, too
            check_move(state, after, painter_no, action, told)


def seats_of(state: State) -> int:
    return int(state.seats)


def unused(state: State, painter_no: int) -> int:
    """Apprentices that have done nothing here yet."""
    painter, trial = state.painters[painter_no], state.copy()
    trial.acting = painter_no
    trial.painters[painter_no].paints = [9] * COUNT
    used = 0
    while painter.blends_left and trial.painters[painter_no].left == painter.left:
        workshop.Blend(workshop.blends(trial, trial.painters[painter_no])[0]).carry_out(trial, painter_no, None)
        used = 1
    return painter.left - used


def check_move(before: State, after: State, painter_no: int, action: Action, told: dict[str, Any]) -> None:
    was, now = before.painters[painter_no], after.painters[painter_no]
    gained = [more - less for more, less in zip(now.paints, was.paints, strict=True)]
    if "points" in told:
        points = told["points"]["points"]
        if after.bumped == painter_no:
            assert after.behind < was.score + points < after.ahead
        else:
            assert now.score - was.score == points
    if "gains" in told:
        assert told["gains"]["paints"] == unpack(max(0, count) for count in gained)
        assert told["uses"]["paints"] == unpack(max(0, -count) for count in gained)
        assert signed(told["thalers"]) == now.thalers - was.thalers
    if "income" in told:
        more = [got - had for got, had in zip(income_of(after, painter_no), income_of(before, painter_no), strict=True)]
        assert signed(told["income"]) == more[0]
        assert told.get("income-paints", {"count": 0})["count"] == more[1]
    if "mood" in told:
        assert (told["mood"]["before"], told["mood"]["after"]) == (was.mood, now.mood)
    assert ("lasting" in told) == (len(now.portraits) > len(was.portraits))
    assert ("lasting" in told) <= isinstance(action, Studio)
    if isinstance(action, GetUp):
        assert told["apprentices"]["apprentices"] == now.apprentices
        assert told["price"]["thalers"] == market.price(after, painter_no)
        first = [painter for painter in after.painters if 0 < painter.get_up < now.get_up]
        assert told["earlier"]["count"] == len(first)


def signed(figures: dict[str, Any]) -> int:
    return int(figures["thalers"]) * {"more": 1, "less": -1, "same": 0}[figures["way"]]


def income_of(state: State, painter_no: int) -> tuple[int, int]:
    """The thalers and the paints that a round's end would bring as things are; after the last round nobody gets any."""
    if state.last_round:
        return 0, 0
    trial = state.copy()
    painter = trial.painters[painter_no]
    thalers, paints = painter.thalers, sum(painter.paints)
    income.receive(trial, painter_no, None)
    return painter.thalers - thalers, sum(painter.paints) - paints + income.general_requests(painter)


def check_plan(state: State, seat: int, plan: Plan, told: dict[str, Any]) -> None:
    sent = dict(zip(COLUMNS, plan.sheet, strict=True))
    possible = outlook(GAME.view(state, seat)) or {}
    restored = possible["cathedral"][min(sent["market"], len(possible["cathedral"]) - 1)][sent["cathedral"]]
    assert told["cathedral"]["points"] == restored["points"]
    trial = state.copy()
    trial.acting = seat
    painter = trial.painters[seat]
    bought = told["buys"]["count"]
    assert bought <= sent["market"]
    assert bought * market.price(trial, seat) <= painter.thalers
    assert bought == sent["market"] or (bought + 1) * market.price(trial, seat) > painter.thalers
    painter.left = sent["studio"]
    assert told["pay"]["thalers"] == studio.be_paid(trial, painter)
    painter.left, painter.blends_left, painter.paints = sent["workshop"], 0, [9] * COUNT
    blends = 0
    while painter.left:
        workshop.Blend(workshop.blends(trial, painter)[0]).carry_out(trial, seat, None)
        blends += 1
    assert told["blends"]["count"] == blends
    assert told["idle"]["apprentices"] == painter.apprentices - sum(plan.sheet)
    painter.plan, trial.acting = plan.sheet, NOBODY
    for other in trial.painters[: int(trial.seats)]:
        if other is not painter:
            other.plan = (0, 0, 0, 0, 0)
    rounds.visit_theatre(trial, None)
    assert (told["mood"]["before"], told["mood"]["after"]) == (state.painters[seat].mood, painter.mood)
