"""Trading with the bank (PA-B1 to PA-B4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.pastiche.box.colours import (
    BISQUE,
    BLACK,
    BROWN,
    COLOURS,
    FOR_THREE,
    GIVEN,
    GRAY,
    HANDFULS,
    PAIRS,
    PRIMARIES,
    WHITE,
    YELLOW,
    includes,
    move,
    read_cards,
    read_colour,
    unpack,
)
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.offers import drop_void
from bottega.games.pastiche.rules.state import TRADE, State

REFUSALS: Final = {"PA-B1": "bank-b1", "PA-B2": "bank-b2", "PA-B3": "bank-b3"}


class Bank(PasticheAction):
    """Trade with the bank: some cards for one of the colour `get`."""

    __slots__ = ("get", "give")
    kind: ClassVar[str] = "bank"
    fields: ClassVar[tuple[str, ...]] = ("give", "get")
    out_of_turn: ClassVar[bool] = True  # refused by PA-T5, which says when the bank trades

    def __init__(self, give: tuple[int, ...], get: int) -> None:
        self.give = give
        self.get = get

    def says(self) -> tuple[object, ...]:
        return self.give, self.get

    def to_json(self) -> dict[str, Any]:
        return {"type": "bank", "give": unpack(self.give), "get": COLOURS[self.get]}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        return Bank(read_cards(row.get("give"), "action: give"), read_colour(row.get("get"), "action: get"))

    def check(self, state: State, seat: int) -> None:
        if seat != state.turn or state.step != TRADE:
            raise Illegal("PA-T5", "bank-later")
        check(state.bank, state.palettes[seat], self.give, self.get)

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        trade(state, self.give, self.get, events)
        return False


def trade(state: State, give: tuple[int, ...], get: int, events: list[Event] | None = None) -> None:
    """PA-B1 to PA-B4: the cards handed in go back first."""
    palette = state.palettes[state.turn]
    move(palette, state.bank, give)
    if state.bank[get]:
        state.bank[get] -= 1
        palette[get] += 1
    drop_void(state)
    if events is not None:
        events.append(happened.banked(state.turn, give, get))


def check(bank: list[int], palette: list[int], give: tuple[int, ...], get: int) -> None:
    """Is this a trade the bank makes, can the player pay it, and has the bank the card?"""
    rule = broken(give, get)
    if rule:
        raise Illegal(rule, REFUSALS[rule])
    if not includes(palette, give):
        raise Illegal("G-HELD", "cards-held")
    if bank[get] + give[get] == 0:
        raise Illegal("PA-B4", "bank-empty", colour=COLOURS[get])


def broken(give: tuple[int, ...], get: int) -> str:
    """The rule of the bank that a trade breaks, or nothing."""
    size = sum(give)
    kinds = len([count for count in give if count])
    if size == 3 and kinds == 1:
        return "" if PRIMARIES <= get < FOR_THREE else "PA-B1"
    if get < PRIMARIES:
        return "" if size == 2 and sum(give[0:PRIMARIES]) > 0 else "PA-B3"
    if get == BISQUE:
        return "" if size == 2 and give[YELLOW] and give[BROWN] else "PA-B2"
    if get == GRAY:
        return "" if size == 2 and give[BLACK] and give[WHITE] else "PA-B2"
    return "PA-B1"


def rule_of(trade: Bank) -> str:
    """The rule that allows a legal trade."""
    if sum(trade.give) == 3:
        return "PA-B1"
    return "PA-B3" if trade.get < PRIMARIES else "PA-B2"


# --- choices ---


def trades(bank: list[int], palette: list[int]) -> list[Bank]:
    """Every trade with the bank that changes something."""
    return [numbered(code) for code in options(bank, palette)]


def options(bank: list[int], palette: list[int]) -> list[int]:
    """The same as numbers, which cost less to make: an index of `GIVEN`, and what is got times `HANDFULS`."""
    found: list[int] = []
    for colour in range(17):
        if palette[colour] >= 3:
            for get in range(PRIMARIES, FOR_THREE):
                if get != colour and bank[get]:
                    found.append(PAIRS + colour + HANDFULS * get)
    if palette[YELLOW] and palette[BROWN] and bank[BISQUE]:
        found.append(YELLOW * 17 + BROWN + HANDFULS * BISQUE)
    if palette[BLACK] and palette[WHITE] and bank[GRAY]:
        found.append(BLACK * 17 + WHITE + HANDFULS * GRAY)
    for primary in range(PRIMARIES):
        if palette[primary]:
            for_primaries(bank, palette, primary, found)
    return found


def for_primaries(bank: list[int], palette: list[int], primary: int, found: list[int]) -> None:
    """PA-B3: this primary and any other card, for another primary."""
    for penalty in range(primary, 17):  # two different primaries are the same handful either way: list it once
        if palette[penalty] > (1 if penalty == primary else 0):
            for get in range(PRIMARIES):
                if bank[get] and get != primary and get != penalty:
                    found.append(primary * 17 + penalty + HANDFULS * get)


def numbered(code: int) -> Bank:
    """The trade that a number of `options` stands for."""
    return Bank(GIVEN[code % HANDFULS], code // HANDFULS)
