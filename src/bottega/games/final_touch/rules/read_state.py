"""Reading a whole state from its JSON, strictly: nothing is left out, nothing is filled in, nothing is unknown.

`position` completes named parts to a position; it reads them with the functions of this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_map, as_text, as_whole, only
from bottega.games.final_touch.box.components import MAX_MASTERPIECES, Box, Masterpiece
from bottega.games.final_touch.box.touches import (
    COLOURS,
    HAND,
    MAX_TOUCHES,
    includes,
    listed,
    pack,
    read_colour,
    read_touches,
    size,
    unpack,
)
from bottega.games.final_touch.rules.actions import from_json
from bottega.games.final_touch.rules.ending import MONEY_TO_WIN, sides_with_enough
from bottega.games.final_touch.rules.setup import open_box
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import OVER, PHASES, PLAY, TIEBREAK, State, Won

FIELDS: Final = (
    *("turn", "phase", "masterpiece", "next", "improved", "smeared", "smear_order", "hands"),
    *("discard", "draw", "purses", "won", "pile", "contenders", "last"),
)


CARD: Final = ("title", "artist", "year", "needs", "finished", "ruined")
WON: Final = ("title", "as", "sides", "value")


def state_from_json(box: Box, data: object, seats: int, options: Mapping[str, Any]) -> State:  # noqa: ARG001
    """The state that `State.to_json` wrote. No option is part of it."""
    row = as_map(data, "state")
    require(row, FIELDS, "state")
    require(as_map(row["masterpiece"], "masterpiece"), CARD, "masterpiece")
    if row["next"] is not None:
        require(as_map(row["next"], "next"), CARD, "next")
    for number, card in enumerate(as_list(row["won"], "won")):
        require(as_map(card, f"won: {number}"), WON, f"won: {number}")
    return _read(open_box(seats, box.masterpieces, box.touches), row)


def require(row: Mapping[str, Any], fields: tuple[str, ...], field: str) -> None:
    """All of these fields, and no other."""
    only(row, fields, field)
    for name in fields:
        if name not in row:
            raise Invalid(f"{field}: {name}: missing")


def _read(state: State, data: Mapping[str, Any]) -> State:
    lay_phase(state, data["phase"], data["contenders"])
    lay_won(state, data["won"])
    state.masterpiece = read_card(state, data["masterpiece"], "masterpiece")
    state.next = None if data["next"] is None else read_card(state, data["next"], "next")
    state.pile = read_pile(state, data["pile"])
    check_next(state)
    hands = [read_hand(hand, f"hands: {seat}") for seat, hand in enumerate(read_hands(state, data["hands"]))]
    rest_of_box(state, lay_zones(state, data) + hands)
    for seat, hand in enumerate(hands):
        state.set_hand(seat, hand)
    lay_purses(state, data["purses"])
    check_money(state)
    lay_turn(state, data["turn"])
    check_zones(state)
    lay_smear_order(state, data["smear_order"])
    lay_last(state, data["last"])
    return state


# --- the phase and whose turn it is ---


def lay_phase(state: State, phase: object, contenders: object) -> None:
    if phase not in PHASES:
        raise Invalid(f"phase: must be one of {', '.join(PHASES)}, not {phase!r}")
    state.phase = PHASES.index(str(phase))
    seats = [as_whole(seat, "contenders", 0, state.seats - 1) for seat in as_list(contenders, "contenders")]
    if seats:
        if state.seats != 3 or len(set(seats)) != 2 or len(seats) != 2 or state.phase == PLAY:
            raise Invalid("contenders: two different seats of three, in a tie-break")
        state.contender, state.rival = seats
    elif state.phase == TIEBREAK:
        raise Invalid("contenders: must be named in a tie-break")


def lay_turn(state: State, turn: object) -> None:
    state.turn = as_whole(turn, "turn", 0, state.seats - 1)
    check_turn(state)


def check_turn(state: State) -> None:
    if state.phase == TIEBREAK and state.turn not in (state.contender, state.rival):
        raise Invalid("turn: in a tie-break only the contenders play")
    if state.phase != OVER and not state.hand(state.turn):
        raise Invalid(f"hands: seat {state.turn} is on turn and has no card")


# --- masterpieces and money ---


def lay_won(state: State, won: object) -> None:
    """The masterpieces that have ended, and the money they brought."""
    for number, entry in enumerate(as_list(won, "won")):
        field = f"won: {number}"
        row = as_map(entry, field)
        if row.get("as") not in ("finished", "ruined"):
            raise Invalid(f"{field}: as: must be finished or ruined, not {row.get('as')!r}")
        sides = 0
        for side in as_list(row.get("sides"), f"{field}: sides"):
            sides |= 1 << as_whole(side, f"{field}: sides", 0, state.sides() - 1)
        title = as_text(row.get("title", ""), f"{field}: title")
        take_out(state, title)
        value = as_whole(row.get("value"), f"{field}: value", 0, MAX_TOUCHES)
        state.won = Won(title, row["as"] == "finished", sides, value, state.won)
        for side in range(state.sides()):
            if sides >> side & 1:
                state.set_purse(side, state.purse(side) + value)


def lay_purses(state: State, data: object) -> None:
    purses = as_list(data, "purses")
    if len(purses) != state.sides():
        raise Invalid(f"purses: there are {state.sides()} sides, not {len(purses)}")
    for side, money in enumerate(purses):
        state.set_purse(side, as_whole(money, f"purses: {side}", 0, MAX_TOUCHES))


def check_money(state: State) -> None:
    if state.phase == PLAY and sides_with_enough(state):
        raise Invalid(f"purses: with {MONEY_TO_WIN} or more the game is over (FT-E1)")


def read_card(state: State, data: object, field: str) -> Masterpiece:
    """A masterpiece by its title, or written out: then it need not be in the box. It leaves the pile."""
    if isinstance(data, Mapping) and "needs" in data:
        card = _written_out(data, field)
        take_out(state, card.title)
        return card
    title = as_text(data.get("title") if isinstance(data, Mapping) else data, f"{field}: title")
    found = next((card for card in state.cards if card.title == title), None)
    if found is None:
        raise Invalid(f"{field}: there is no masterpiece {title!r} in the box")
    if not take_out(state, title) and state.phase != OVER:
        raise Invalid(f"{field}: {title!r} is named twice, more than the box holds")
    return found


def _written_out(row: Mapping[str, Any], field: str) -> Masterpiece:
    title, artist, year = (as_text(row.get(name, ""), f"{field}: {name}") for name in ("title", "artist", "year"))
    needs = read_touches(row["needs"], f"{field}: needs")
    if not needs:
        raise Invalid(f"{field}: needs: at least one touch")
    finished, ruined = (as_whole(row.get(name), f"{field}: {name}", 0, MAX_TOUCHES) for name in ("finished", "ruined"))
    return Masterpiece(title, artist, year, needs, finished, ruined)


def take_out(state: State, title: str) -> bool:
    """Takes a masterpiece out of the pile; returns whether it was there."""
    for index, card in enumerate(state.cards):
        if card.title == title and state.pile >> index & 1:
            state.pile -= 1 << index
            return True
    return False


def read_pile(state: State, data: object) -> int:
    """A bit for each masterpiece; those that are written out are added to the cards of the state."""
    pile = 0
    for entry in as_list(data, "pile"):
        card = read_card(state, entry, "pile")
        if card not in state.cards:
            if len(state.cards) == MAX_MASTERPIECES:
                raise Invalid(f"pile: more than {MAX_MASTERPIECES} masterpieces")
            state.cards = (*state.cards, card)
        pile |= 1 << state.cards.index(card)
    return pile


def check_next(state: State) -> None:
    if state.pile and state.next is None:
        raise Invalid("next: while the pile has cards, one of them is next (FT-S1)")


# --- touches ---


def lay_zones(state: State, data: Mapping[str, Any]) -> list[int]:
    """The touches of each zone; empty where it is not named."""
    zones = [read_touches(data.get(zone, {}), zone) for zone in ("improved", "smeared", "discard", "draw")]
    state.improved, state.smeared, state.discard, state.draw = zones
    return zones


def read_hands(state: State, data: object) -> list[Any]:
    hands = as_list(data, "hands")
    if len(hands) != state.seats:
        raise Invalid(f"hands: there are {state.seats} seats, not {len(hands)}")
    return hands


def read_hand(data: object, field: str) -> int:
    hand = read_touches(data, field)
    if size(hand) > HAND:
        raise Invalid(f"{field}: {size(hand)} cards, a hand has at most {HAND} (FT-R1)")
    return hand


def rest_of_box(state: State, named: list[int]) -> int:
    """What these leave in the box; counted colour by colour, since a sum of packed counts could run over."""
    left = dict.fromkeys(COLOURS, 0) | unpack(state.touches)
    for colour, held in left.items():
        used = sum(unpack(touches).get(colour, 0) for touches in named)
        if used > held:
            raise Invalid(f"position: {used} {colour} touches, more cards than the box holds ({held})")
        left[colour] = held - used
    return pack(left)


def check_zones(state: State) -> None:
    if not includes(state.masterpiece.needs, state.improved):
        raise Invalid("improved: more than the masterpiece needs (FT-I1)")
    if state.phase == OVER:
        return
    if state.improved == state.masterpiece.needs:
        raise Invalid("improved: the masterpiece would be finished (FT-F1)")
    if size(state.smeared) >= SMEARS_THAT_RUIN:
        raise Invalid("smeared: the masterpiece would be ruined (FT-F2)")


def lay_smear_order(state: State, data: object) -> None:
    order = [read_colour(colour, "smear_order") for colour in as_list(data, "smear_order")]
    if sorted(order) != sorted(listed(state.smeared)):
        raise Invalid("smear_order: must name the smears, each once")
    smears = [pack({colour: 1}) for colour in order[:2]] + [0, 0]
    state.first_smear, state.second_smear = smears[0], smears[1]


def lay_last(state: State, data: object) -> None:
    """The last play on the masterpiece, for those who draw conclusions from it."""
    if data is not None:
        play = from_json(data)
        state.last = play.improve or -play.smear
