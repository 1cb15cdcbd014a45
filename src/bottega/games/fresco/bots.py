"""Greedy for Fresco: asks what its paints could still become, and does what brings that nearer.

Paints are worth the segments in reach, discounted by what each still lacks. Plans are judged by playing one's own
visits through in thought: buy, restore, blend; others are only reckoned with as those who choose first.
"""

from __future__ import annotations

from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.games.fresco import cathedral, market, planning, rounds, studio, workshop
from bottega.games.fresco.actions import (
    MONEY_ONLY,
    Altar,
    Blend,
    GetUp,
    Income,
    Market,
    Pass,
    Plan,
    Request,
    Restore,
    Step,
    Studio,
)
from bottega.games.fresco.grid import NOWHERE
from bottega.games.fresco.paints import COUNT, NONE
from bottega.games.fresco.state import (
    CATHEDRAL,
    GET_UP,
    GONE,
    INCOME,
    MARKET,
    NOBODY,
    PLAN,
    STUDIO,
    Painter,
)
from bottega.games.fresco.view import View
from bottega.games.fresco.worth import (
    APPRENTICE,
    ENOUGH,
    FIRST,
    MOOD,
    THALER,
    Thought,
    after_round,
    left_over,
    portrait_worth,
    prospect,
    reach,
    request_worth,
    theatre_worth,
    tile_bonus,
    worth,
)


class Greedy:
    name = "greedy"

    def choose(self, view: View, chance: Chance) -> Action | None:
        if view.seat is None or not view.awaited:
            return None
        if view.phase == PLAN:
            return best_plan(view, view.painters[view.seat])
        if view.bumped != NOBODY:
            return Step(True)
        if view.acting >= view.seats:
            return for_leonardo(view)
        return best_work(view, view.painters[view.seat])


def best_work(view: View, painter: Painter) -> Action:
    if view.phase == GET_UP:
        return best_time(view, painter)
    if view.phase == MARKET:
        return best_purchase(view, painter)
    if view.phase == CATHEDRAL:
        return best_restoration(view, painter)
    if view.phase == STUDIO:
        return best_portrait(view, painter)
    if view.phase == INCOME:
        return Income(best_primaries(view, painter, rounds.general_requests(painter)))
    return best_blend(view, painter)


# --- get-up time ---


def best_time(view: View, painter: Painter) -> GetUp:
    """Early for the best booth and segment, late for cheap paint and a good mood."""
    best, value = 0, -1000.0
    for time in planning.free_times(view):
        thought = painter.copy()
        planning.change_mood(view.box, thought, view.box.moods[time])
        planning.count_apprentices(view.box, thought)
        tiles = min(2.5, float(painter.thalers) / float(max(1, view.box.prices[time])))
        later = sum([1 for other in view.painters if other.get_up == 0 or other.get_up > time]) - 1
        judged = APPRENTICE * float(thought.apprentices) + FIRST * float(later)
        judged += 1.5 * tiles - THALER * tiles * float(view.box.prices[time])
        judged += 0.0 if view.last_round else MOOD * float(thought.mood)
        if judged > value:
            best, value = time, judged
    return GetUp(best)


# --- the plan ---


def best_plan(view: View, painter: Painter) -> Plan:
    """The sheet whose visits, thought through one by one, bring most."""
    column = view.box.column
    bought = [bought_paints(view, painter, sent) for sent in range(column + 1)]
    most = planning.spaces(view.box, 1, view.last_round)
    worths = [round_worths(view, painter, paints, cost, most) for paints, cost in bought]
    at_studio = studio_worths(view, painter, column)
    at_theatre = [theatre_worth(view, painter, sent) for sent in range(column + 1)]
    best, value = NONE, -1000.0
    for sheet in planning.sheets(view.box, painter.apprentices, view.last_round):
        judged = worths[sheet[0]][sheet[1]][sheet[3]] + at_studio[sheet[2]] + at_theatre[sheet[4]]
        if judged > value:
            best, value = sheet, judged
    return Plan(best)


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
            found.append((gain - THALER * float(price * len(tiles)), number, len(offers) - 1))
    earlier = sum([1 for other in view.painters if 0 < other.get_up < painter.get_up])
    lost = earlier // 2
    found.sort(reverse=True)
    booths: list[int] = []
    for _, number, offer in found:
        if number not in booths:
            booths.append(number)
        if len(booths) > lost:
            tiles = offers[offer]
            return with_goods(view, painter, view.booths[number] or (), tiles), THALER * float(price * len(tiles))
    return painter.paints, 0.0


def with_goods(view: View, painter: Painter, booth: tuple[int, ...], tiles: tuple[int, ...]) -> list[int]:
    paints = painter.paints.copy()
    for place in tiles:
        goods = view.box.market[booth[place]].paints
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
    for stack, places in workshop.all_triples(view, ready(painter)):
        best = max(best, request_worth(view, painter, stack, places))
    return best


def ready(painter: Painter) -> Painter:
    """The painter with an apprentice in the workshop."""
    twin = painter.copy()
    twin.left, twin.blends_left, twin.request_used = 1, 0, False
    return twin


def studio_worths(view: View, painter: Painter, column: int) -> list[float]:
    """By apprentices: the first may take a portrait, which somebody may have taken before."""
    pay = THALER * float(view.box.pay)
    best = pay
    for card in view.portraits_open:
        if card != GONE:
            best = max(best, pay + 0.7 * (portrait_worth(view, painter, view.box.portraits[card]) - pay))
    return [0.0 if sent == 0 else best + pay * float(sent - 1) for sent in range(column + 1)]


# --- the visits ---


def best_purchase(view: View, painter: Painter) -> Market:
    """The booth and tiles that bring most in the cathedral and after."""
    price = market.price(view, view.seat or 0)
    apprentices = painter.plan[CATHEDRAL - MARKET]
    best, value = market.visits(view, view.acting)[0], -1000.0
    for visit in market.visits(view, view.acting):
        paints = with_goods(view, painter, view.booths[visit.booth] or (), visit.tiles)
        judged = prospect(view, paints, apprentices) - THALER * float(price * len(visit.tiles))
        if judged > value:
            best, value = visit, judged
    return best


def best_restoration(view: View, painter: Painter) -> Action:
    best: Action = Pass()
    value, before = ENOUGH, after_round(view, painter.paints)
    left = Painter()
    for action in cathedral.restorations(view, view.acting):
        if isinstance(action, Restore):
            tile = view.fresco[action.at]
            bishop = view.bishop if action.bishop == NOWHERE else action.bishop
            judged = float(view.box.tiles[tile].value + cathedral.bonus(view, painter, action.at, bishop))
            judged += tile_bonus(view, tile) - (0.0 if action.bishop == NOWHERE else THALER * view.box.bishop_cost)
            left.paints = left_over(painter.paints, view.box.tiles[tile].paints)
        elif isinstance(action, Altar):
            judged = float(cathedral.altar_points(view.box, action.paints))
            left.paints = left_over(painter.paints, action.paints)
        else:
            continue
        judged += after_round(view, left.paints) - before
        if judged > value:
            best, value = action, judged
    return best


def best_portrait(view: View, painter: Painter) -> Studio:
    best, value = MONEY_ONLY, THALER * float(view.box.pay)
    for place, number in enumerate(view.portraits_open):
        if number != GONE:
            judged = portrait_worth(view, painter, view.box.portraits[number])
            if judged > value:
                best, value = place, judged
    if best == MONEY_ONLY:
        return Studio(MONEY_ONLY, NONE)
    card = view.box.portraits[view.portraits_open[best]]
    return Studio(best, best_primaries(view, painter, card.amount) if card.kind == "primary" else NONE)


def best_primaries(view: View, painter: Painter, count: int) -> tuple[int, ...]:
    """Those that bring segments nearer."""
    best, value = NONE, -1.0
    for primaries in studio.primary_sets(count):
        judged = worth(view, [painter.paints[paint] + primaries[paint] for paint in range(COUNT)])
        if judged > value:
            best, value = primaries, judged
    return best


def best_blend(view: View, painter: Painter) -> Action:
    """A request if it brings more than two blends; otherwise blend while that helps."""
    thought = Thought(view, painter.paints)
    gain = 0.0 if view.last_round else thought.blend_best()
    best: Action = Pass()
    if gain > 0.0:
        best = Blend(blend_made(painter.paints, thought.paints))
        gain += thought.blend_best()
    for stack, places in workshop.all_triples(view, painter):
        judged = request_worth(view, painter, stack, places)
        if judged > gain:
            best, gain = Request(stack, places), judged
    return best


def blend_made(before: list[int], after: list[int]) -> int:
    return next(paint for paint in range(COUNT) if after[paint] > before[paint])


def for_leonardo(view: View) -> Action:
    """FR-X6 to FR-X8: the time, the booth and the segment that hurt oneself least."""
    choices = view.choices
    best, value = choices[0], -1000.0
    mine = view.painters[view.seat or 0]
    for action in choices:
        judged = 0.0
        if isinstance(action, Market):
            booth = view.booths[action.booth] or ()
            places = tuple([place for place in range(len(booth)) if booth[place] != GONE])
            judged = -worth(view, with_goods(view, mine, booth, places))
        elif isinstance(action, Restore):
            tile = view.box.tiles[view.fresco[action.at]]
            judged = -float(tile.value) * reach(view, mine.paints, tile.paints) - 0.2 * float(tile.value)
        elif isinstance(action, GetUp):
            judged = float(action.time)
        if judged > value:
            best, value = action, judged
    return best


BOTS = {"greedy": Greedy}
