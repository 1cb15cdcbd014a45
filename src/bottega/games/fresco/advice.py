"""The choices of Fresco worth listing: a rough guess at what they bring, for a list short enough to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bottega.core.action import Action
from bottega.games.fresco import cathedral, market, workshop
from bottega.games.fresco.actions import MONEY_ONLY, Altar, Income, Market, Pass, Plan, Request, Restore, Studio
from bottega.games.fresco.grid import NOWHERE
from bottega.games.fresco.paints import COUNT, NONE, SECONDARIES, gain, includes, spend
from bottega.games.fresco.state import BLENDS, CATHEDRAL, GONE, REQUESTS, Painter
from bottega.games.fresco.view import View

LISTED: Final = 15
OF_A_KIND: Final = 4  # altars

# Half points: a thaler is worth one at the end, and paints what they bring on the average.
POINT: Final = 2
WORTH: Final = (2, 2, 2, 6, 6, 6, 12, 16)
ENOUGH: Final = 3  # of a paint; what is above is worth half
PORTRAIT: Final = 8
MOOD: Final = 1
LOW_MOOD: Final = 6


def shortlist(view: View) -> list[Action]:
    """At most fifteen choices, the likeliest first; any other move can still be said in words."""
    choices = view.choices
    if not choices or view.seat is None:
        return choices
    if isinstance(choices[0], Plan):
        return _best_plans(view, view.seat, choices)
    if len(choices) <= 2 or view.acting >= view.seats:
        return choices[:LISTED]
    ranked = sorted(choices, key=_guess(view, view.painters[view.seat]), reverse=True)
    if isinstance(choices[0], Market):  # every booth can at least be closed
        closing = [action for action in choices if isinstance(action, Market) and not action.tiles][:LISTED]
        return [*[action for action in ranked if action not in closing][: LISTED - len(closing)], *closing]
    passes = [action for action in choices if isinstance(action, Pass)]
    return [*_few_of_a_kind(view, [action for action in ranked if action not in passes]), *passes]


def _few_of_a_kind(view: View, ranked: Sequence[Action]) -> list[Action]:
    """The best ways to a segment, without the bishop's help and with it; some altars; each request once."""
    found: list[Action] = []
    seen: dict[object, int] = {}
    for action in ranked:
        kind, most = _kind(view, action)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= most:
            found.append(action)
    return found[: LISTED - 1]


def _kind(view: View, action: Action) -> tuple[object, int]:
    """What an action has in common with others, and how many of these are worth listing."""
    if isinstance(action, Restore):
        painter, without = view.painters[view.acting], Restore(action.at, NOWHERE)
        moved = action.bishop != NOWHERE
        helps = not moved or points_of(view, painter, action) > points_of(view, painter, without)
        return (action.at, moved), int(helps)
    if isinstance(action, Altar):
        return "altar", OF_A_KIND
    return (("request", action.stack), 1) if isinstance(action, Request) else (action.kind, LISTED)


# --- what a choice brings ---


def worth(paints: Sequence[int]) -> int:
    """What paints are worth, in half points; plenty of one of them is worth less."""
    return sum(
        WORTH[paint] * min(held, ENOUGH) + WORTH[paint] * max(0, held - ENOUGH) // 2
        for paint, held in enumerate(paints)
    )


def points_of(view: View, painter: Painter, action: Restore) -> int:
    bishop = view.bishop if action.bishop == NOWHERE else action.bishop
    return view.box.tiles[view.fresco[action.at]].value + cathedral.bonus(view, painter, action.at, bishop)


def _guess(view: View, painter: Painter) -> Callable[[Action], int]:
    held = painter.paints
    matters = view.phase < CATHEDRAL or not view.last_round  # later, what is left in the pots is worth nothing

    def change(more: Sequence[int], sign: int = 1) -> int:
        after = [count + sign * added for count, added in zip(held, more, strict=True)]
        return worth(after) - worth(held) if matters else 0

    def of(action: Action) -> int:
        if isinstance(action, Market):
            return change(goods_of(view, action)) - len(action.tiles) * market.price(view, view.acting)
        if isinstance(action, Restore):
            spent = change(view.box.tiles[view.fresco[action.at]].paints, -1)
            paid = 0 if action.bishop == NOWHERE else view.box.bishop_cost
            return POINT * points_of(view, painter, action) + spent - paid
        if isinstance(action, Altar):
            return POINT * cathedral.altar_points(view.box, action.paints) + change(action.paints, -1)
        if isinstance(action, Request):  # tiles with few splotches are missed least
            splotches = sum(len(view.box.tiles[painter.tiles[place]].splotches) for place in action.tiles)
            return POINT * view.requests[action.stack][0] - splotches
        if isinstance(action, Studio):
            return change(action.primaries) + _portrait(view, action.portrait)
        return change(action.primaries) if isinstance(action, Income) else 0

    return of


def _portrait(view: View, place: int) -> int:
    """What a portrait brings besides paints of one's choice, instead of pay."""
    if place == MONEY_ONLY:
        return 0
    card = view.box.portraits[view.portraits_open[place]]
    values = {"money": card.amount, "points": POINT * card.amount}
    if not view.last_round:
        values |= {"mood": MOOD * card.amount, "lasting": PORTRAIT, "paint": WORTH[card.paint]}
    return values.get(card.kind, 0) - view.box.pay


def goods_of(view: View, action: Market) -> list[int]:
    """The paints of the tiles bought."""
    booth = view.booths[action.booth] or ()
    paints = [0] * COUNT
    for place in action.tiles:
        gain(paints, view.box.market[booth[place]].paints)
    return paints


# --- plans ---


def _best_plans(view: View, seat: int, choices: Sequence[Action]) -> list[Action]:
    """The best for each number of apprentices at the market and in the cathedral, then others that are as good."""
    guess = _PlanGuess(view, view.painters[seat])
    plans = [action for action in choices if isinstance(action, Plan)]
    plans.sort(key=lambda plan: (not guess.is_waste(plan.sheet), guess.of(plan.sheet)), reverse=True)
    ranked: list[Action] = [*plans]
    best: dict[tuple[int, ...], Action] = {}
    for plan in plans:
        if not guess.is_waste(plan.sheet):
            best.setdefault(plan.sheet[:2], plan)
    listed = dict.fromkeys([*[*best.values()][:LISTED], *ranked])
    return sorted([*listed][:LISTED], key=ranked.index)


class _Work(NamedTuple):
    """What restoring has brought so far, in half points, with the paints left and the spaces restored."""

    points: int
    paints: list[int]
    spaces: tuple[int, ...]


class _PlanGuess:
    """What a plan may bring: buy well, restore the best, blend what is left. The others' plans are not thought of."""

    def __init__(self, view: View, painter: Painter) -> None:
        self.view = view
        self.painter = painter
        self.price = view.box.prices[painter.get_up]
        self.restored: dict[tuple[int, int], _Work] = {}

    def of(self, sheet: Sequence[int]) -> int:
        buyers, restorers, earners, blenders, actors = sheet
        work = self.after(buyers, restorers)
        total = work.points - self.price * self.buying(buyers)
        total += earners * self.view.box.pay
        if earners and any(card != GONE for card in self.view.portraits_open):
            total += PORTRAIT - self.view.box.pay
        return total + self.at_workshop(work, blenders) + self.cheer(actors)

    def at_workshop(self, work: _Work, blenders: int) -> int:
        """A request, and the paints blended; after the last cathedral they are worth nothing."""
        paints = 0 if self.view.last_round else self.blended(work.paints, 2 * blenders)
        return self.request(blenders) + paints

    def is_waste(self, sheet: Sequence[int]) -> bool:
        """Does somebody go where there is nothing to do, or nowhere?"""
        buyers, restorers, _, blenders, _ = sheet
        if sum(sheet) < self.painter.apprentices or buyers > self.buying(buyers):
            return True
        work = self.after(buyers, restorers)
        if restorers and work.points == self.after(buyers, restorers - 1).points:
            return True
        return blenders > 0 and self.at_workshop(work, blenders) == self.at_workshop(work, blenders - 1)

    def buying(self, buyers: int) -> int:
        return min(buyers, self.painter.thalers // self.price) if self.price else buyers

    def after(self, buyers: int, restorers: int) -> _Work:
        if (buyers, restorers) not in self.restored:
            new = self.restore(self.after(buyers, restorers - 1)) if restorers else _Work(0, self.buy(buyers), ())
            self.restored[buyers, restorers] = new
        return self.restored[buyers, restorers]

    def buy(self, buyers: int) -> list[int]:
        held, best = self.painter.paints, self.painter.paints
        for number, booth in enumerate(self.view.booths):
            for tiles in market.subsets(booth or (), self.buying(buyers)):
                goods = goods_of(self.view, Market(number, tiles))
                paints = [count + more for count, more in zip(held, goods, strict=True)]
                if worth(paints) > worth(best):
                    best = paints
        return best

    def restore(self, done: _Work) -> _Work:
        """One segment or altar more, if there is one; where the bishop stands by then is not known."""
        best, spaces = 0, done.spaces
        used: tuple[int, ...] = NONE
        for at, tile in enumerate(self.view.fresco):
            if tile == GONE or at in done.spaces or not includes(done.paints, self.view.box.tiles[tile].paints):
                continue
            value = POINT * points_of(self.view, self.painter, Restore(at, NOWHERE))
            if value > best:
                best, used, spaces = value, self.view.box.tiles[tile].paints, (*done.spaces, at)
        for three in cathedral.ALTARS:
            value = POINT * cathedral.altar_points(self.view.box, three)
            if value > best and includes(done.paints, three):
                best, used, spaces = value, three, done.spaces
        left = done.paints.copy()
        spend(left, used)
        return _Work(done.points + best, left, spaces)

    def blended(self, paints: list[int], times: int) -> int:
        paints = paints.copy()
        for _ in range(times):
            ways = [(worth(_mixed(paints, to, used)), to) for to, used in self.recipes() if includes(paints, used)]
            if not ways or max(ways)[0] <= worth(paints):
                break
            to = max(ways)[1]
            paints = _mixed(paints, to, self.view.box.blends[to] or NONE)
        return worth(paints)

    def recipes(self) -> list[tuple[int, tuple[int, ...]]]:
        known = COUNT if self.view.has(BLENDS) else SECONDARIES
        return [(to, used) for to, used in enumerate(self.view.box.blends[:known]) if used is not None]

    def request(self, blenders: int) -> int:
        """One of the apprentices in the workshop may fulfil the best request."""
        if not blenders or not self.view.has(REQUESTS):
            return 0
        tops = [
            points[0]
            for stack, points in enumerate(self.view.requests)
            if points and workshop.fitting(self.view, self.painter, stack) >= workshop.TILES
        ]
        return POINT * max(tops, default=0)

    def cheer(self, actors: int) -> int:
        """Mood is wanted most where an apprentice is lost, and not at all at the end of the track."""
        step = self.view.box.theatre_step
        room = min(actors * step, self.view.box.mood_spaces - self.painter.mood)
        low = self.painter.mood <= self.view.box.minus_to + step
        return room * MOOD + (LOW_MOOD if low and actors else 0)


def _mixed(paints: Sequence[int], to: int, used: tuple[int, ...]) -> list[int]:
    after = [count - used[paint] for paint, count in enumerate(paints)]
    after[to] += 1
    return after
