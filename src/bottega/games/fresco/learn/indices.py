"""The actions of Fresco by number, for learners: what each index stands for, and which ones a view's seat may choose.

Fresco tiles that bring the same coins and count for the same requests are all one to a request: it counts by kinds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.action import Action
from bottega.games.fresco.box.components import GENERAL, STACKS, Box, Tile
from bottega.games.fresco.box.grid import NOWHERE, SPACES, coordinates
from bottega.games.fresco.box.paints import COUNT, NONE, PAINTS, includes, listed
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import cathedral, income, market, planning, studio, workshop
from bottega.games.fresco.rules.actions import bits
from bottega.games.fresco.rules.cathedral import ALTARS, Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.setup import OPEN_PORTRAITS
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    COLUMNS,
    GET_UP,
    GONE,
    INCOME,
    MARKET,
    NOBODY,
    OVER,
    PLAN,
    STUDIO,
    Painter,
)
from bottega.games.fresco.rules.studio import MONEY_ONLY, Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.workshop import Blend, Request

BISHOPS: Final = SPACES + 1  # it stays, or goes to one of the spaces
PLAYERS: Final = 4


def kind_of(tile: Tile) -> tuple[int, tuple[int, ...]]:
    return tile.coins, tile.splotches


def kinds_of(box: Box) -> list[tuple[int, tuple[int, ...]]]:
    return sorted({kind_of(tile) for tile in box.tiles})


def all_sheets(box: Box) -> list[tuple[int, ...]]:
    """Every plan of either side of the action sheet."""
    most = box.apprentices + 1
    return sorted({*planning.sheets(box, most, False), *planning.sheets(box, most, True)})


def all_triples(box: Box) -> list[tuple[int, int, int, int]]:
    """Every stack of requests with every three kinds of tiles that count for it."""
    found: list[tuple[int, int, int, int]] = []
    for stack in range(len(STACKS)):
        fitting = [n for n, (_, splotches) in enumerate(kinds_of(box)) if stack == GENERAL or stack in splotches]
        found += [(stack, first, second, third) for first, second, third in combinations_with_replacement(fitting, 3)]
    return found


class Indices:
    """Where each kind of action begins."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tiles: i64 = max(max(spaces) for spaces in box.booths.values())  # of the largest booth
        self.booths: i64 = max(len(spaces) for spaces in box.booths.values())
        self.sheets = all_sheets(box)
        self.sheet_numbers = {sheet: number for number, sheet in enumerate(self.sheets)}
        self.plans: dict[tuple[int, bool], vec[i64]] = {}  # legal ones by apprentices and side, when first asked for
        amounts = sorted({card.amount for card in box.portraits if card.kind == "primary"})
        self.portrait_sets = [NONE, *(subset for amount in amounts for subset in studio.primary_sets(amount))]
        general = range(1, len(box.requests[GENERAL]) + 1)
        self.income_sets = [subset for count in general for subset in studio.primary_sets(count)]
        self.kinds = [*map(kinds_of(box).index, map(kind_of, box.tiles))]  # of each tile
        self.kind_count = len(kinds_of(box))
        self.triples = all_triples(box)

        self.plan: i64 = len(box.times)
        self.market: i64 = self.plan + len(self.sheets)
        self.restore: i64 = self.market + (self.booths << self.tiles)
        self.altar: i64 = self.restore + SPACES * BISHOPS
        self.studio: i64 = self.altar + len(ALTARS)
        self.blend: i64 = self.studio + 1 + OPEN_PORTRAITS * len(self.portrait_sets)
        self.request: i64 = self.blend + COUNT
        self.income: i64 = self.request + len(self.triples)
        self.step: i64 = self.income + len(self.income_sets)
        self.forfeit: i64 = self.step + 2
        self.sexton: i64 = self.forfeit + 1
        # Where each kind of action begins, and the action so many indices after that.
        self.kinds_of_action: list[tuple[int, Callable[[View, int], Action]]] = [
            (0, self._get_up_at),
            (int(self.plan), self._plan_at),
            (int(self.market), self._market_at),
            (int(self.restore), self._restore_at),
            (int(self.altar), self._altar_at),
            (int(self.studio), self._studio_at),
            (int(self.blend), self._blend_at),
            (int(self.request), self._request_at),
            (int(self.income), self._income_at),
            (int(self.step), self._step_at),
            (int(self.forfeit), self._pass_at),
            (int(self.sexton), self._sexton_at),
        ]
        self.index_of: dict[type[Action], Callable[[View, Any], int]] = {
            GetUp: self._index_of_get_up,
            Plan: self._index_of_plan,
            Market: self._index_of_market,
            Restore: self._index_of_restore,
            Altar: self._index_of_altar,
            Studio: self._index_of_studio,
            Blend: self._index_of_blend,
            Request: self._index_of_request,
            Income: self._index_of_income,
            Step: self._index_of_step,
            Pass: self._index_of_pass,
            Sexton: self._index_of_sexton,
        }

    # --- what may be chosen ---

    def legal(self, view: View) -> vec[i64]:
        """All of the view's choices; the ways to the same request with the same kinds of tiles are one."""
        found = vec[i64]()
        if view.seat is None or view.phase == OVER:
            return found
        if view.phase == PLAN:
            return self._plans(view, view.painters[view.seat].apprentices)
        if view.seat != view.turn:
            return found
        if view.bumped != NOBODY:
            return append(append(found, self.step), self.step + 1)
        painter = view.painters[view.acting]
        if view.phase == GET_UP:
            for time in planning.free_times(view):
                found = append(found, self.box.times.index(time))
            return found
        if view.phase == INCOME:
            for primaries in studio.primary_sets(income.general_requests(painter)):
                found = append(found, self.income + self.income_sets.index(primaries))
            return found
        if view.phase == MARKET:
            return self._visits(view, found)
        return self._work(view, painter, found)

    def _work(self, view: View, painter: Painter, found: vec[i64]) -> vec[i64]:
        if view.phase == CATHEDRAL:
            if view.acting >= view.seats:
                for at in cathedral.near_the_bishop(view):
                    found = append(found, self.restore + at * BISHOPS)
                return found
            found = self._restorations(view, painter, found)
        elif view.phase == STUDIO:
            found = self._visits_to_the_studio(view, append(found, self.studio))
        else:
            for to in workshop.blends(view, painter):
                found = append(found, self.blend + to)
            found = self._requests(view, painter, found)
        return append(found, self.forfeit)

    def _plans(self, view: View, apprentices: int) -> vec[i64]:
        key = (apprentices, view.last_round)
        if key not in self.plans:
            found = vec[i64]()
            for sheet in planning.sheets(self.box, apprentices, view.last_round):
                found = append(found, self.plan + self.sheet_numbers[sheet])
            self.plans[key] = found
        return self.plans[key]

    def _visits(self, view: View, found: vec[i64]) -> vec[i64]:
        most = market.most_tiles(view, view.acting)
        for number, booth in enumerate(view.booths):
            if booth is not None and market.is_open(booth):
                first = self.market + (number << self.tiles)
                for chosen in range(1 << len(booth)):
                    if can_buy(booth, chosen, most):
                        found = append(found, first + chosen)
        return found

    def _restorations(self, view: View, painter: Painter, found: vec[i64]) -> vec[i64]:
        moves = cathedral.bishop_moves(view, painter)
        for at in cathedral.restorable(view, painter):
            first = self.restore + at * BISHOPS + 1
            for to in moves:
                found = append(found, first + to)
        if cathedral.can_restore_altar(painter.paints):
            for number in range(len(ALTARS)):
                if includes(painter.paints, ALTARS[number]):
                    found = append(found, self.altar + number)
        for to in cathedral.sexton_moves(view, painter):
            found = append(found, self.sexton + to)
        return found

    def _visits_to_the_studio(self, view: View, found: vec[i64]) -> vec[i64]:
        first = self.studio + 1
        for card in view.portraits_open:
            if card != GONE:
                for primaries in studio.sets_for(self.box.portraits[card]):
                    found = append(found, first + self.portrait_sets.index(primaries))
            first += len(self.portrait_sets)
        return found

    def _requests(self, view: View, painter: Painter, found: vec[i64]) -> vec[i64]:
        if len(painter.tiles) < workshop.TILES or not workshop.free_for_request(painter):
            return found
        held = self._held(painter)
        for number in range(len(self.triples)):
            stack, first, second, third = self.triples[number]
            if view.requests[stack] and has_three(held, first, second, third):
                found = append(found, self.request + number)
        return found

    def _held(self, painter: Painter) -> list[int]:
        """A painter's tiles, by kinds."""
        held = [0] * self.kind_count
        for tile in painter.tiles:
            held[self.kinds[tile]] += 1
        return held

    # --- from an action to its index ---

    def index(self, view: View, action: Action) -> int:
        return self.index_of[type(action)](view, action)

    def _index_of_get_up(self, view: View, action: GetUp) -> int:
        return self.box.times.index(action.time)

    def _index_of_plan(self, view: View, action: Plan) -> int:
        return int(self.plan) + self.sheet_numbers[action.sheet]

    def _index_of_market(self, view: View, action: Market) -> int:
        return int(self.market) + (action.booth << int(self.tiles)) + bits(action.tiles)

    def _index_of_restore(self, view: View, action: Restore) -> int:
        return int(self.restore) + action.at * BISHOPS + action.bishop + 1

    def _index_of_altar(self, view: View, action: Altar) -> int:
        return int(self.altar) + ALTARS.index(action.paints)

    def _index_of_studio(self, view: View, action: Studio) -> int:
        if action.portrait == MONEY_ONLY:
            return int(self.studio)
        first = int(self.studio) + 1 + action.portrait * len(self.portrait_sets)
        return first + self.portrait_sets.index(action.primaries)

    def _index_of_blend(self, view: View, action: Blend) -> int:
        return int(self.blend) + action.to

    def _index_of_request(self, view: View, action: Request) -> int:
        tiles = view.painters[view.acting].tiles
        first, second, third = sorted(self.kinds[tiles[index]] for index in action.tiles)
        return int(self.request) + self.triples.index((action.stack, first, second, third))

    def _index_of_income(self, view: View, action: Income) -> int:
        return int(self.income) + self.income_sets.index(action.primaries)

    def _index_of_step(self, view: View, action: Step) -> int:
        return int(self.step) + (0 if action.ahead else 1)

    def _index_of_pass(self, view: View, action: Pass) -> int:
        return int(self.forfeit)

    def _index_of_sexton(self, view: View, action: Sexton) -> int:
        return int(self.sexton) + action.bishop

    # --- and back ---

    def action(self, view: View, index: int) -> Action:
        for first, action_at in reversed(self.kinds_of_action):
            if index >= first:
                return action_at(view, index - first)
        raise IndexError(index)

    def _get_up_at(self, view: View, number: int) -> Action:
        return GetUp(self.box.times[number])

    def _plan_at(self, view: View, number: int) -> Action:
        return Plan(self.sheets[number])

    def _market_at(self, view: View, number: int) -> Action:
        booth, chosen = divmod(number, 1 << int(self.tiles))
        return Market(booth, tuple([index for index in range(self.tiles) if chosen >> index & 1]))

    def _restore_at(self, view: View, number: int) -> Action:
        at, bishop = divmod(number, BISHOPS)
        return Restore(at, bishop - 1)

    def _altar_at(self, view: View, number: int) -> Action:
        return Altar(ALTARS[number])

    def _studio_at(self, view: View, number: int) -> Action:
        if number == 0:
            return Studio(MONEY_ONLY, NONE)
        portrait, chosen = divmod(number - 1, len(self.portrait_sets))
        return Studio(portrait, self.portrait_sets[chosen])

    def _blend_at(self, view: View, number: int) -> Action:
        return Blend(number)

    def _request_at(self, view: View, number: int) -> Action:
        """With the first tiles of these kinds; fewer than three where one has fewer, which the rules refuse."""
        stack, *wanted = self.triples[number]
        seat = view.acting if 0 <= view.acting < view.seats else view.seat or 0
        indices: list[int] = []
        for index, tile in enumerate(view.painters[seat].tiles):
            if self.kinds[tile] in wanted:
                wanted.remove(self.kinds[tile])
                indices.append(index)
        return Request(stack, tuple(indices))

    def _income_at(self, view: View, number: int) -> Action:
        return Income(self.income_sets[number])

    def _step_at(self, view: View, number: int) -> Action:
        return Step(number == 0)

    def _pass_at(self, view: View, number: int) -> Action:
        return Pass()

    def _sexton_at(self, view: View, number: int) -> Action:
        return Sexton(number)

    # --- labels ---

    def labels(self) -> list[str]:
        kinds = [", ".join(STACKS[stack] for stack in splotches) or "none" for _, splotches in kinds_of(self.box)]
        coins = [f"{coins} coins, " if coins != 1 else "" for coins, _ in kinds_of(self.box)]
        tiles = [f"({coin}{kind})" for coin, kind in zip(coins, kinds, strict=True)]
        return [
            *(f"get up at {time}" for time in self.box.times),
            *(f"plan {plan_words(sheet)}" for sheet in self.sheets),
            *(
                f"market: booth {booth}, tiles {tile_words(chosen)}"
                for booth in range(self.booths)
                for chosen in range(1 << int(self.tiles))
            ),
            *(restore_words(at, bishop - 1) for at in range(SPACES) for bishop in range(BISHOPS)),
            *(f"altar: {', '.join(listed(paints))}" for paints in ALTARS),
            "studio: money only",
            *(
                f"studio: portrait {portrait}" + (f", {', '.join(listed(subset))}" if any(subset) else "")
                for portrait in range(OPEN_PORTRAITS)
                for subset in self.portrait_sets
            ),
            *(f"blend to {paint}" for paint in PAINTS),
            *(
                f"request {STACKS[stack]} with tiles that have the splotches {tiles[a]}, {tiles[b]}, {tiles[c]}"
                for stack, a, b, c in self.triples
            ),
            *(f"income: {', '.join(listed(subset))}" for subset in self.income_sets),
            "score track: one space ahead",
            "score track: behind",
            "pass",
            *(f"sexton: the bishop to {coordinates(space)}" for space in range(SPACES)),
        ]


def has_three(held: list[int], first: int, second: int, third: int) -> bool:
    """Are there tiles of these kinds, which are in order?"""
    same = int(third == first) + int(third == second)
    return held[first] > 0 and held[second] > int(second == first) and held[third] > same


def can_buy(booth: tuple[int, ...], chosen: int, most: int) -> bool:
    """Are these tiles of a booth, a bit each, not too many, and are they all there?"""
    for index in range(len(booth)):
        if chosen >> index & 1:
            most -= 1
            if booth[index] == GONE:
                return False
    return most >= 0


def tile_words(chosen: int) -> str:
    return ", ".join(str(index) for index in range(chosen.bit_length()) if chosen >> index & 1) or "none"


def plan_words(sheet: tuple[int, ...]) -> str:
    return ", ".join(f"{column} {sent}" for column, sent in zip(COLUMNS, sheet, strict=True) if sent) or "nothing"


def restore_words(at: int, bishop: int) -> str:
    moved = "" if bishop == NOWHERE else f", the bishop first to {coordinates(bishop)}"
    return f"restore {coordinates(at)}{moved}"
