"""Sealed Brushes: a toy that proves the contract fits plans made in secret and at once, as Fresco has them.

A commission stands on the easel. Every apprentice seals a brush and may seal another until the last one is in; then all
are shown together, and the largest brush that nobody else chose paints the commission. Brushes shown are worn out.
The next commission is drawn, until none is left; the most money wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bottega.core.chance import Chance, Dice, Kind
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import Game, Outcome, Spec
from bottega.core.reading import as_map, as_whole

PAY = {"altarpiece": 5, "miniature": 1, "portrait": 3}
COMMISSIONS = ("altarpiece", "miniature", "miniature", "portrait", "portrait")
BRUSHES = (1, 2, 3, 4, 5, 6)
FIELDS = ("brushes", "plans", "painted", "scraped", "easel", "deck")
DRAW = 0  # the one kind of chance


@dataclass(frozen=True)
class Seal:
    brush: int

    def to_json(self) -> dict[str, Any]:
        return {"type": "seal", "brush": self.brush}


@dataclass
class State:
    """Every field is immutable, so a copy is a new set of references."""

    brushes: tuple[tuple[int, ...], ...]  # a sealed one stays among them until the reveal, or their number would tell
    plans: tuple[int | None, ...]
    painted: tuple[tuple[str, ...], ...]
    scraped: tuple[str, ...] = ()  # commissions that nobody painted
    easel: str | None = None
    deck: tuple[str, ...] = COMMISSIONS  # no order, hence sorted

    @property
    def seats(self) -> int:
        return len(self.plans)

    def copy(self) -> State:
        return replace(self)

    @property
    def rounds(self) -> int:
        return len(self.scraped) + sum(map(len, self.painted))

    def seals(self, seat: int) -> list[Seal]:
        """All brushes but the one that is sealed already."""
        return [] if self.easel is None else [Seal(size) for size in self.brushes[seat] if size != self.plans[seat]]

    def to_json(self) -> dict[str, Any]:
        return {
            "brushes": [list(held) for held in self.brushes],
            "plans": list(self.plans),
            "painted": [list(row) for row in self.painted],
            "scraped": list(self.scraped),
            "easel": self.easel,
            "deck": dict(Counter(self.deck)),
        }


@dataclass(frozen=True)
class View:
    """Who has sealed is public; what, only one's own: `known` has no other plan."""

    seat: int | None
    known: State
    sealed: tuple[bool, ...]

    @property
    def seats(self) -> int:
        return len(self.sealed)

    @property
    def awaited(self) -> bool:
        return self.seat is not None and not self.sealed[self.seat] and bool(self.choices)

    @property
    def choices(self) -> list[Seal]:
        return [] if self.seat is None else self.known.seals(self.seat)

    def public_json(self) -> dict[str, Any]:
        return {}  # a small view needs no sharing

    def private_json(self) -> dict[str, Any]:
        return self.to_json()

    def to_json(self) -> dict[str, Any]:
        choices = [seal.to_json() for seal in self.choices]
        return {**self.known.to_json(), "sealed": list(self.sealed), "choices": choices}


class SealedBrushes(Game[State, Seal, View]):
    spec = Spec("sealed-brushes", "Sealed Brushes", "SB", (2, 3), (1, 2))
    kinds = (Kind("commission"),)
    colours = tuple(PAY)
    remainders = frozenset({"deck"})
    components = "toy"

    # --- rules ---

    def unpack(self, seats: int, options: Mapping[str, Any]) -> State:
        return State((BRUSHES,) * seats, (None,) * seats, ((),) * seats)

    def deal(self, state: State, options: Mapping[str, Any], chance: Chance) -> None:
        draw(state, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in self.allowed(state) if state.plans[seat] is None)

    def allowed(self, state: State) -> tuple[int, ...]:
        """Who has sealed may seal again."""
        return () if state.easel is None else tuple(range(len(state.plans)))

    def choices(self, state: State, seat: int) -> Sequence[Seal]:
        return state.seals(seat)

    def check(self, state: State, seat: int, action: Seal) -> None:
        if state.easel is None:
            raise Illegal("G-OVER", "over")
        if action not in state.seals(seat):
            raise Illegal("G-HELD", "held")

    def apply(self, state: State, seat: int, action: Seal, chance: Chance, events: list[Event] | None = None) -> None:
        state.plans = (*state.plans[:seat], action.brush, *state.plans[seat + 1 :])
        if events is not None:
            events.append(Event("sealed", {"seat": seat}, (seat,), {"brush": action.brush}))
        if None not in state.plans:
            reveal(state, events)
            draw(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        if state.easel is not None:
            return None
        money = tuple(sum(PAY[title] for title in row) for row in state.painted)
        return Outcome(tuple(seat for seat, sum_ in enumerate(money) if sum_ == max(money)), money, "SB-E1")

    def fallback(self, state: State, seat: int) -> Seal:
        return state.seals(seat)[0]

    def question(self, state: State, seat: int) -> object:
        """The same all round long, whoever seals: nobody's answer is made stale by another's."""
        return state.rounds

    def reveals(self, before: State, seat: int, action: Seal, after: State) -> bool:
        return before.rounds != after.rounds

    # --- knowledge ---

    def view(self, state: State, seat: int | None) -> View:
        plans = tuple(plan if owner == seat else None for owner, plan in enumerate(state.plans))
        known = State(state.brushes, plans, state.painted, state.scraped, state.easel, state.deck)
        return View(seat, known, tuple(plan is not None for plan in state.plans))

    def determinise(self, view: View, chance: Chance) -> State:
        state = view.known.copy()
        state.plans = tuple(
            held[chance.pick(DRAW, len(held))] if sealed and plan is None else plan
            for plan, sealed, held in zip(state.plans, view.sealed, state.brushes, strict=True)
        )
        return state

    def results(self, state: State, kind: int) -> Sequence[str]:
        return state.deck

    # --- reading and writing ---

    def action_from_json(self, data: object) -> Seal:
        fields = as_map(data, "action")
        if fields.get("type") != "seal":
            raise Invalid("action: type: must be seal")
        return Seal(as_whole(fields.get("brush"), "action: brush", BRUSHES[0], BRUSHES[-1]))

    def state_json(self, state: State) -> dict[str, Any]:
        return state.to_json()

    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> State:
        return self.position(as_map(data, "state"), seats, options, Dice(0))

    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        for field in data:
            if field not in FIELDS:
                raise Invalid(f"position: {field}: unknown")
        fresh = self.unpack(seats, options)
        brushes, painted = (tuple(map(tuple, data.get(name, getattr(fresh, name)))) for name in ("brushes", "painted"))
        state = State(brushes, tuple(data.get("plans", fresh.plans)), painted, tuple(data.get("scraped", ())))
        gone = [*state.scraped, *(title for row in state.painted for title in row)]
        state.deck = tuple(sorted((Counter(COMMISSIONS) - Counter(gone)).elements()))
        if data.get("easel") is None:
            draw(state, chance)
        else:
            take(state, state.deck.index(data["easel"]))
        return state


def draw(state: State, chance: Chance) -> None:
    if state.deck:
        take(state, int(chance.pick(DRAW, len(state.deck))))
    else:
        state.easel = None


def take(state: State, place: int) -> None:
    state.easel, state.deck = state.deck[place], (*state.deck[:place], *state.deck[place + 1 :])


def reveal(state: State, events: list[Event] | None) -> None:
    plans, title = state.plans, str(state.easel)
    alone = [brush for brush in plans if brush is not None and plans.count(brush) == 1]
    painter = plans.index(max(alone)) if alone else None
    state.painted = tuple((*row, title) if seat == painter else row for seat, row in enumerate(state.painted))
    state.scraped += (title,) if painter is None else ()
    left = [set(held) - {plan} for held, plan in zip(state.brushes, plans, strict=True)]
    state.brushes, state.plans = tuple(tuple(sorted(held)) for held in left), (None,) * len(plans)
    if events is not None:
        events.append(Event("revealed", {"plans": list(plans), "painter": painter}))
