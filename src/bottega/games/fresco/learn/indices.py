"""The actions of Fresco by number, for learners: what each index stands for, and which ones a view's seat may choose.

Fresco tiles that bring the same coins and count for the same requests are all one to a request: it counts by kinds.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.action import Action
from bottega.games.fresco.box.components import GENERAL, STACKS, Box, Tile
from bottega.games.fresco.box.grid import NOWHERE, SPACES, coordinates
from bottega.games.fresco.box.paints import COUNT, NONE, PAINTS, includes, listed
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import cathedral, income, market, planning, studio, workshop
from bottega.games.fresco.rules.cathedral import ALTARS, Altar, Restore
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
        found += [(stack, one, two, three) for one, two, three in combinations_with_replacement(fitting, 3)]
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
        self.portrait_sets = [NONE, *(some for amount in amounts for some in studio.primary_sets(amount))]
        general = range(1, len(box.requests[GENERAL]) + 1)
        self.income_sets = [some for count in general for some in studio.primary_sets(count)]
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
                for bits in range(1 << len(booth)):
                    if can_buy(booth, bits, most):
                        found = append(found, first + bits)
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
        return found

    def _visits_to_the_studio(self, view: View, found: vec[i64]) -> vec[i64]:
        first = self.studio + 1
        for card in view.portraits_open:
            if card != GONE:
                portrait = self.box.portraits[card]
                sets = studio.primary_sets(portrait.amount) if portrait.kind == "primary" else [NONE]
                for primaries in sets:
                    found = append(found, first + self.portrait_sets.index(primaries))
            first += len(self.portrait_sets)
        return found

    def _requests(self, view: View, painter: Painter, found: vec[i64]) -> vec[i64]:
        if len(painter.tiles) < workshop.TILES or not workshop.free_for_request(painter):
            return found
        held = self._held(painter)
        for number in range(len(self.triples)):
            stack, one, two, three = self.triples[number]
            if view.requests[stack] and has_three(held, one, two, three):
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
        if isinstance(action, GetUp):
            return self.box.times.index(action.time)
        if isinstance(action, Plan):
            return int(self.plan) + self.sheet_numbers[action.sheet]
        if isinstance(action, Market):
            bits = sum(1 << place for place in action.tiles)
            return int(self.market) + (action.booth << int(self.tiles)) + bits
        if isinstance(action, Restore):
            return int(self.restore) + action.at * BISHOPS + action.bishop + 1
        if isinstance(action, Altar):
            return int(self.altar) + ALTARS.index(action.paints)
        if isinstance(action, Blend):
            return int(self.blend) + action.to
        return self._index_of_rest(view, action)

    def _index_of_rest(self, view: View, action: Action) -> int:
        if isinstance(action, Studio):
            if action.portrait == MONEY_ONLY:
                return int(self.studio)
            first = int(self.studio) + 1 + action.portrait * len(self.portrait_sets)
            return first + self.portrait_sets.index(action.primaries)
        if isinstance(action, Request):
            tiles = view.painters[view.acting].tiles
            one, two, three = sorted(self.kinds[tiles[place]] for place in action.tiles)
            return int(self.request) + self.triples.index((action.stack, one, two, three))
        if isinstance(action, Income):
            return int(self.income) + self.income_sets.index(action.primaries)
        if isinstance(action, Step):
            return int(self.step) + (0 if action.ahead else 1)
        return int(self.forfeit)

    # --- and back ---

    def action(self, view: View, index: int) -> Action:
        if index < self.plan:
            return GetUp(self.box.times[index])
        if index < self.market:
            return Plan(self.sheets[index - self.plan])
        if index < self.restore:
            booth, bits = divmod(int(index - self.market), 1 << int(self.tiles))
            return Market(booth, tuple([place for place in range(self.tiles) if bits >> place & 1]))
        if index < self.altar:
            at, bishop = divmod(int(index - self.restore), BISHOPS)
            return Restore(at, bishop - 1)
        if index < self.studio:
            return Altar(ALTARS[index - self.altar])
        if index < self.blend:
            return self._studio(int(index - self.studio))
        if index < self.request:
            return Blend(int(index - self.blend))
        return self._rest(view, index)

    def _studio(self, number: int) -> Studio:
        if number == 0:
            return Studio(MONEY_ONLY, NONE)
        portrait, some = divmod(number - 1, len(self.portrait_sets))
        return Studio(portrait, self.portrait_sets[some])

    def _rest(self, view: View, index: int) -> Action:
        if index < self.income:
            stack, *kinds = self.triples[index - self.request]
            return Request(stack, self._places(view, kinds))
        if index < self.step:
            return Income(self.income_sets[index - self.income])
        return Pass() if index == self.forfeit else Step(index == self.step)

    def _places(self, view: View, kinds: list[int]) -> tuple[int, ...]:
        """The first tiles of these kinds; fewer than three where one has fewer, which the rules refuse."""
        seat = view.acting if 0 <= view.acting < view.seats else view.seat or 0
        wanted, places = list(kinds), []
        for place, tile in enumerate(view.painters[seat].tiles):
            if self.kinds[tile] in wanted:
                wanted.remove(self.kinds[tile])
                places.append(place)
        return tuple(places)

    # --- labels ---

    def labels(self) -> list[str]:
        kinds = [", ".join(STACKS[stack] for stack in splotches) or "none" for _, splotches in kinds_of(self.box)]
        coins = [f"{coins} coins, " if coins != 1 else "" for coins, _ in kinds_of(self.box)]
        tiles = [f"({coin}{kind})" for coin, kind in zip(coins, kinds, strict=True)]
        return [
            *(f"get up at {time}" for time in self.box.times),
            *(f"plan {plan_words(sheet)}" for sheet in self.sheets),
            *(
                f"market: booth {booth}, tiles {places(bits)}"
                for booth in range(self.booths)
                for bits in range(1 << int(self.tiles))
            ),
            *(restore_words(at, bishop - 1) for at in range(SPACES) for bishop in range(BISHOPS)),
            *(f"altar: {', '.join(listed(paints))}" for paints in ALTARS),
            "studio: money only",
            *(
                f"studio: portrait {portrait}" + (f", {', '.join(listed(some))}" if any(some) else "")
                for portrait in range(OPEN_PORTRAITS)
                for some in self.portrait_sets
            ),
            *(f"blend to {paint}" for paint in PAINTS),
            *(
                f"request {STACKS[stack]} with tiles that have the splotches {tiles[one]}, {tiles[two]}, {tiles[three]}"
                for stack, one, two, three in self.triples
            ),
            *(f"income: {', '.join(listed(some))}" for some in self.income_sets),
            "score track: one space ahead",
            "score track: behind",
            "pass",
        ]


def has_three(held: list[int], one: int, two: int, three: int) -> bool:
    """Are there tiles of these kinds, which are in order?"""
    return held[one] > 0 and held[two] > int(two == one) and held[three] > int(three == one) + int(three == two)


def can_buy(booth: tuple[int, ...], bits: int, most: int) -> bool:
    """Are these places of a booth not too many, and is there a tile on each?"""
    for place in range(len(booth)):
        if bits >> place & 1:
            most -= 1
            if booth[place] == GONE:
                return False
    return most >= 0


def places(bits: int) -> str:
    return ", ".join(str(place) for place in range(bits.bit_length()) if bits >> place & 1) or "none"


def plan_words(sheet: tuple[int, ...]) -> str:
    return ", ".join(f"{column} {sent}" for column, sent in zip(COLUMNS, sheet, strict=True) if sent) or "nothing"


def restore_words(at: int, bishop: int) -> str:
    moved = "" if bishop == NOWHERE else f", the bishop first to {coordinates(bishop)}"
    return f"restore {coordinates(at)}{moved}"
