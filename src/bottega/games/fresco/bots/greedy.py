"""Greedy for Fresco: asks what its paints could still become, and does what brings that nearer.

Paints are worth the segments in reach, discounted by what each still lacks. Plans are judged by playing one's own
visits through in thought: buy, restore, blend; others count only as those who choose first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.games.fresco.bots.value import (
    APPRENTICE,
    ENOUGH,
    FIRST,
    MOOD,
    Thought,
    after_round,
    blended,
    left_over,
    portrait_worth,
    prospect,
    reach,
    request_worth,
    theatre_worth,
    tile_bonus,
    with_paints,
    worth,
)
from bottega.games.fresco.box.grid import NOWHERE
from bottega.games.fresco.box.paints import COUNT, NONE
from bottega.games.fresco.knowledge.view import THALER, View
from bottega.games.fresco.rules import cathedral, market, planning, workshop
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    GONE,
    MARKET,
    NOBODY,
    PLAN,
    Painter,
)
from bottega.games.fresco.rules.studio import MONEY_ONLY, Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.workshop import Blend, Request


class Greedy:
    name = "greedy"
    thaler = THALER

    def choose(self, view: View, chance: Chance) -> Action | None:
        if view.seat is None or not view.awaited:
            return None
        view.thaler = self.thaler
        choices = view.choices
        best, value = choices[0], -1000.0
        for action, judged in zip(choices, judge(view, choices), strict=True):
            if judged > value:
                best, value = action, judged
        return best


class Classic(Greedy):
    """Greedy as it was in 0.1.0, to measure others by: it holds on to its money."""

    name = "classic"
    thaler = 0.38


def judge(view: View, choices: list[Action]) -> list[float]:
    """What each of a seat's choices is worth to it, about, in points."""
    painter = view.painters[view.seat or 0]
    if view.phase == PLAN:
        return judge_plans(view, painter, choices)
    if view.bumped == NOBODY and view.acting >= view.seats:
        return [judge_for_leonardo(view, painter, action) for action in choices]
    return [JUDGES[type(action)](view, painter, action) for action in choices]


# --- get-up time ---


def judge_time(view: View, painter: Painter, action: GetUp) -> float:
    """Early for the best booth and segment, late for cheap paint and a good mood."""
    thought, time, price = painter.copy(), action.time, view.box.prices[action.time]
    planning.get_up(view.box, thought, time)
    tiles = min(2.5, float(painter.thalers) / float(max(1, price)))
    later = sum([1 for other in view.painters if other.get_up == 0 or other.get_up > time]) - 1
    judged = APPRENTICE * float(thought.apprentices) + FIRST * float(later)
    judged += 1.5 * tiles - view.thaler * tiles * float(price)
    return judged if view.last_round else judged + MOOD * float(thought.mood)


# --- the plan ---


def judge_plans(view: View, painter: Painter, choices: list[Action]) -> list[float]:
    """By the visits, thought through one by one."""
    column = view.box.column
    bought = [bought_paints(view, painter, sent) for sent in range(column + 1)]
    most = planning.spaces(view.box, 1, view.last_round)
    worths = [round_worths(view, painter, paints, cost, most) for paints, cost in bought]
    at_studio = studio_worths(view, painter, column)
    at_theatre = [theatre_worth(view, painter, sent) for sent in range(column + 1)]
    judged: list[float] = []
    for action in choices:
        sheet = action.sheet if isinstance(action, Plan) else NONE
        judged.append(worths[sheet[0]][sheet[1]][sheet[3]] + at_studio[sheet[2]] + at_theatre[sheet[4]])
    return judged


def bought_paints(view: View, painter: Painter, apprentices: int) -> tuple[list[int], float]:
    """What the market would bring: the best booth, or the second best if others come first."""
    price = market.price(view, view.seat or 0)
    most = apprentices if price == 0 else min(apprentices, painter.thalers // price)
    found: list[tuple[float, int, int]] = []
    offers: list[tuple[int, ...]] = []
    before = worth(view, painter.paints)
    for number, booth in enumerate(view.booths):
        if booth is None or not apprentices:
            continue
        for tiles in market.subsets(booth, most):
            gain = worth(view, with_goods(view, painter, booth, tiles)) - before
            offers.append(tiles)
            found.append((gain - view.thaler * float(price * len(tiles)), number, len(offers) - 1))
    earlier = sum([1 for other in view.painters if 0 < other.get_up < painter.get_up])
    lost = earlier // 2
    found.sort(reverse=True)
    booths: list[int] = []
    for _, number, offer in found:
        if number not in booths:
            booths.append(number)
        if len(booths) > lost:
            tiles = offers[offer]
            return with_goods(view, painter, view.booths[number] or (), tiles), view.thaler * float(price * len(tiles))
    return painter.paints, 0.0


def with_goods(view: View, painter: Painter, booth: tuple[int, ...], tiles: tuple[int, ...]) -> list[int]:
    paints = painter.paints.copy()
    for index in tiles:
        goods = view.box.market[booth[index]].paints
        for paint in range(COUNT):
            paints[paint] += goods[paint]
    return paints


def round_worths(view: View, painter: Painter, paints: list[int], cost: float, most: int) -> list[list[float]]:
    """By apprentices in the cathedral and in the workshop."""
    thought, total = Thought(view, paints), -cost
    sure = 1.0
    found: list[list[float]] = []
    for sent in range(most + 1):
        if sent:
            total += sure * thought.restore_best()
            sure *= 0.9  # others may be there first
        found.append(workshop_worths(view, painter, thought.paints, total))
    return found


def workshop_worths(view: View, painter: Painter, paints: list[int], before: float) -> list[float]:
    """Two blends an apprentice; the first may fulfil a request."""
    thought = Thought(view, paints)
    total = before + after_round(view, paints)
    found = [total]
    request = best_request_worth(view, painter)
    for sent in range(view.box.column):
        gain = 0.0 if view.last_round else thought.blend_best() + thought.blend_best()
        if sent == 0 and request > gain:
            gain = request
        total += 0.8 * gain
        found.append(total)
    return found


def best_request_worth(view: View, painter: Painter) -> float:
    best = 0.0
    for stack, tiles in workshop.all_triples(view, ready(painter)):
        best = max(best, request_worth(view, painter, stack, tiles))
    return best


def ready(painter: Painter) -> Painter:
    """The painter with an apprentice in the workshop."""
    twin = painter.copy()
    twin.left, twin.blends_left, twin.request_used = 1, 0, False
    return twin


def studio_worths(view: View, painter: Painter, column: int) -> list[float]:
    """By apprentices: the first may take a portrait, which somebody may have taken before."""
    pay = view.thaler * float(view.box.pay)
    best = pay
    for card in view.portraits_open:
        if card != GONE:
            best = max(best, pay + 0.7 * (portrait_worth(view, painter, view.box.portraits[card]) - pay))
    return [0.0 if sent == 0 else best + pay * float(sent - 1) for sent in range(column + 1)]


# --- the visits ---


def judge_purchase(view: View, painter: Painter, visit: Market) -> float:
    """What the tiles bring in the cathedral and after."""
    paints = with_goods(view, painter, view.booths[visit.booth] or (), visit.tiles)
    cost = view.thaler * float(market.price(view, view.acting) * len(visit.tiles))
    return prospect(view, paints, painter.plan[CATHEDRAL - MARKET]) - cost


def judge_restoration(view: View, painter: Painter, action: Restore) -> float:
    """Its points and its income."""
    tile = view.fresco[action.at]
    bishop = view.bishop if action.bishop == NOWHERE else action.bishop
    judged = float(view.box.tiles[tile].value + cathedral.bonus(view, painter, action.at, bishop))
    judged += tile_bonus(view, tile) - (0.0 if action.bishop == NOWHERE else view.thaler * view.box.bishop_cost)
    return minus_paints(view, painter, view.box.tiles[tile].paints, judged)


def judge_altar(view: View, painter: Painter, action: Altar) -> float:
    return minus_paints(view, painter, action.paints, float(cathedral.altar_points(view.box, action.paints)))


def judge_sexton(view: View, _painter: Painter, _action: Sexton) -> float:
    """What it costs; what it keeps from others shows only in a search."""
    return -view.thaler * float(view.box.bishop_cost)


def minus_paints(view: View, painter: Painter, used: tuple[int, ...], judged: float) -> float:
    """Less what the paints that are used up would be worth otherwise."""
    return judged + after_round(view, left_over(painter.paints, used)) - after_round(view, painter.paints)


def judge_portrait(view: View, painter: Painter, action: Studio) -> float:
    """For the one apprentice who may take it; paints of one's choice should bring segments nearer."""
    if action.portrait == MONEY_ONLY:
        return view.thaler * float(view.box.pay)
    card = view.box.portraits[view.portraits_open[action.portrait]]
    suits = 0.01 * worth(view, with_paints(painter.paints, action.primaries)) if card.kind == "primary" else 0.0
    return portrait_worth(view, painter, card) + suits


def judge_blend(view: View, painter: Painter, action: Blend) -> float:
    """A blend, and the best that could follow it."""
    to, used = action.to, view.box.blends[action.to]
    if used is None or view.last_round:
        return 0.0
    thought = Thought(view, blended(painter.paints, used, to))
    gain = after_round(view, thought.paints) - after_round(view, painter.paints)
    return gain + thought.blend_best() if gain > ENOUGH else gain


def judge_request(view: View, painter: Painter, action: Request) -> float:
    return request_worth(view, painter, action.stack, action.tiles)


def judge_income(view: View, painter: Painter, action: Income) -> float:
    return worth(view, with_paints(painter.paints, action.primaries))


def judge_step(_view: View, _painter: Painter, action: Step) -> float:
    return float(action.ahead)


def judge_pass(_view: View, _painter: Painter, _action: Pass) -> float:
    """What is worth less is not worth doing."""
    return ENOUGH


JUDGES: Final[dict[type[Action], Callable[[View, Painter, Any], float]]] = {
    GetUp: judge_time,
    Market: judge_purchase,
    Restore: judge_restoration,
    Altar: judge_altar,
    Sexton: judge_sexton,
    Studio: judge_portrait,
    Blend: judge_blend,
    Request: judge_request,
    Pass: judge_pass,
    Step: judge_step,
    Income: judge_income,
}


def judge_for_leonardo(view: View, mine: Painter, action: Action) -> float:
    """FR-X6 to FR-X8: the time, the booth and the segment that hurt oneself least."""
    if isinstance(action, Market):
        booth = view.booths[action.booth] or ()
        tiles = tuple([index for index in range(len(booth)) if booth[index] != GONE])
        return -worth(view, with_goods(view, mine, booth, tiles))
    if isinstance(action, Restore):
        tile = view.box.tiles[view.fresco[action.at]]
        return -float(tile.value) * reach(view, mine.paints, tile.paints) - 0.2 * float(tile.value)
    return float(action.time) if isinstance(action, GetUp) else 0.0


BOTS = {"greedy": Greedy, "classic": Classic}
