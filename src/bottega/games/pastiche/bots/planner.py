"""Whole turns of Pastiche: what to lay, to trade with the bank, to swap and to complete, and what that is worth.

A plan goes to the end of the turn or to the first card that is drawn. Of the placements the likeliest are followed, of
trades with the bank those for a card that brings something, up to two; whatever can be completed then is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.pastiche.bots.greedy import ENOUGH
from bottega.games.pastiche.bots.laying import decoded, likely_placements, take
from bottega.games.pastiche.bots.quick import pay
from bottega.games.pastiche.bots.value import Aims, prize
from bottega.games.pastiche.box.colours import HANDFULS, KINDS
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import bank, scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.returns import HAND_LIMIT
from bottega.games.pastiche.rules.state import PLACE, TRADE
from bottega.games.pastiche.rules.turn import End

PLACEMENTS: Final = 20  # that are followed
TRADES: Final = 2  # that follow each other
PLANS: Final = 8  # that are kept
SPARE: Final = 0.2  # what a card nobody asks for is worth, and
DECAY: Final = 0.35  # what each further commission counts beside the one before: by play, see docs/bots.md
POTENTIAL: Final = 0.8  # points that a point of worth becomes, as games between greedy players show
AT_ONCE: Final = 2.0  # what is completed now makes room for more
EXCESS: Final = 0.4  # what a card beyond the limit costs


class Plan:
    """What to do in a turn, step by step, and what that is worth in points; or a first step nobody thought of."""

    __slots__ = ("actions", "palette", "thought_of", "value")

    def __init__(self, actions: list[PasticheAction], palette: vec[i64], value: float, thought_of: bool = True) -> None:
        self.actions = actions
        self.palette = palette
        self.value = value
        self.thought_of = thought_of


def plans(view: View) -> list[Plan]:
    """The best whole turns from here, the best first."""
    return Planner(view).plans()


class Planner:
    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.turn
        self.held: i64 = len(view.commissions)
        self.aims = Aims(view, view.turn, view.commissions, SPARE, DECAY)
        self.numbers = [*view.commissions, *view.gallery]  # as the aims have them
        self.prizes = [prize(view, view.turn, card, view.commissions) for card in self.numbers]
        self.found: list[Plan] = []
        self.met: dict[int, bool] = {}  # palettes that trades have led to

    def plans(self) -> list[Plan]:
        palette = vec[i64](self.view.palette)
        if self.view.step == PLACE:
            self.lay(palette)
        elif self.view.step == TRADE:
            self.trade([], palette, self.view.bank, self.gains(palette), TRADES)
        else:
            self.complete([], palette, -1, 0.0)
        self.keep_best()
        if self.view.step in (PLACE, TRADE):
            self.found += [plan for plan in map(self.swapped, self.found) if plan is not None]
            self.keep_best()
        return self.found

    def keep_best(self) -> None:
        self.found.sort(key=lambda plan: -plan.value)
        del self.found[PLANS:]

    def lay(self, palette: vec[i64]) -> None:
        likely = likely_placements(self.view, self.view.hexes, self.gains(palette), PLACEMENTS)
        for index in range(likely.most):
            if likely.codes[index] >= 0:
                place = decoded(likely.codes[index])
                after = take(palette, likely.handfuls[index], self.view.bank)
                stock = [self.view.bank[c] - int(after[c] - palette[c]) for c in range(17)]
                self.trade([place], after, stock, self.gains(after), TRADES)

    def trade(
        self, actions: list[PasticheAction], palette: vec[i64], stock: list[int], gains: vec[float], more: int
    ) -> None:
        """From here on: no more trades, or each for a card that brings something, and so on."""
        first = actions[0] if actions else None
        number = numbered(palette, first.hex_index if isinstance(first, Place) else 0)
        if number in self.met:
            return
        self.met[number] = True
        self.complete(actions, palette, -1, 0.0)
        if not more:
            return
        for code in bank.options(stock, [int(count) for count in palette]):
            get: i64 = code // HANDFULS
            if gains[get] > ENOUGH:
                give: i64 = code % HANDFULS
                after, left = vec[i64](palette), stock.copy()
                pay(after, give, -1)
                after[get] += 1
                for colour in range(17):
                    left[colour] -= int(after[colour] - palette[colour])
                self.trade([*actions, bank.numbered(code)], after, left, gains, more - 1)

    def complete(self, actions: list[PasticheAction], palette: vec[i64], after: int, points: float) -> None:
        """Every set of commissions that can be paid until nothing more can; those after one come later in the row."""
        any_left = False
        for index in range(len(self.numbers)):
            if self.prizes[index] > 0.0 and self.can_pay(index, palette):
                any_left = True
                if index > after:
                    self.hand_in(actions, palette, index, points)
        if not any_left:
            excess = -HAND_LIMIT
            for colour in range(KINDS):
                excess += int(palette[colour])
            value = points + self.rest(palette) - EXCESS * float(max(0, excess))
            self.found.append(Plan(actions if points else [*actions, End()], vec[i64](palette), value))

    def hand_in(self, actions: list[PasticheAction], palette: vec[i64], index: int, points: float) -> None:
        card = self.view.box.commissions[self.numbers[index]]
        left = vec[i64](palette)
        for colour in card.kinds:
            left[colour] -= card.needs[colour]
        worth, promised = self.prizes[index], self.aims.prizes[index]
        self.prizes[index] = self.aims.prizes[index] = 0.0
        self.complete([*actions, Complete(card.title)], left, index, points + worth + AT_ONCE)
        self.prizes[index], self.aims.prizes[index] = worth, promised

    def can_pay(self, index: int, palette: vec[i64]) -> bool:
        card = self.view.box.commissions[self.numbers[index]]
        for colour in card.kinds:  # noqa: SIM110  # a loop compiles to faster code than `all`
            if card.needs[colour] > palette[colour]:
                return False
        return True

    def swapped(self, plan: Plan) -> Plan | None:
        """The same with a swap at its end, if that helps; after a completion there is none (PA-G1)."""
        if not isinstance(plan.actions[-1], End) or not self.view.gallery or not self.held:
            return None
        found, gain = self.best_last_swap(plan) if self.view.last_round else self.best_swap(plan)
        if gain < ENOUGH:
            return None
        shown = len(self.view.gallery)
        titles = self.view.titles([self.view.commissions[found // shown], self.view.gallery[found % shown]])
        actions = [*plan.actions[:-1], Swap(titles[0], titles[1])]
        return Plan(actions, plan.palette, plan.value + gain)

    def best_swap(self, plan: Plan) -> tuple[int, float]:
        found, gain = self.aims.best_swap(plan.palette, self.held)
        return int(found), POTENTIAL * gain

    def best_last_swap(self, plan: Plan) -> tuple[int, float]:
        """In the last turn: the one that makes most cards usable."""
        before, best, gain = self.usable(plan.palette), 0, -1.0
        hand, shown = self.view.commissions, self.view.gallery
        for mine in range(len(hand)):
            for theirs in range(len(shown)):
                kept = [*hand[:mine], shown[theirs], *hand[mine + 1 :]]
                gained = self.usable_for(plan.palette, kept) - before
                if gained > gain:
                    best, gain = mine * len(shown) + theirs, gained
        return best, gain

    # --- what a palette is worth at the end of the turn ---

    def rest(self, palette: vec[i64]) -> float:
        """By the commissions in reach; in the last turn by the rules (PA-E3)."""
        return self.usable(palette) if self.view.last_round else POTENTIAL * self.aims.worth(palette)

    def usable(self, palette: vec[i64]) -> float:
        hand = [self.numbers[index] for index in range(int(self.held)) if self.prizes[index] > 0.0]
        return self.usable_for(palette, hand)

    def usable_for(self, palette: vec[i64], hand: list[int]) -> float:
        return float(scoring.usable_points(self.view.box, [int(count) for count in palette], hand))

    def gains(self, palette: vec[i64]) -> vec[float]:
        """What one more card of each colour would bring; in the last turn it helps if it can be used or completes."""
        found = self.aims.gains(palette, self.aims.worth(palette))
        if self.view.last_round:
            before = self.usable(palette)
            for colour in range(KINDS):
                palette[colour] += 1
                found[colour] += self.usable(palette) - before
                palette[colour] -= 1
        return found


def numbered(palette: vec[i64], hex_index: int) -> int:
    """A palette, and which hex was laid, as one number."""
    number: i64 = hex_index
    for colour in range(KINDS):
        number = (number * 31 + palette[colour]) % 2_305_843_009_213_693_951
    return int(number)
