"""A position from its named parts: what is not named is the box minus what is, or a fresh deal of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.chance import Chance
from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_map, as_text, as_whole, only
from bottega.games.final_touch.box.components import MAX_MASTERPIECES, Box, Masterpiece
from bottega.games.final_touch.box.touches import (
    COLOURS,
    HAND,
    MAX_TOUCHES,
    includes,
    listed,
    nth,
    pack,
    read_colour,
    read_touches,
    size,
    unpack,
)
from bottega.games.final_touch.rules import turn
from bottega.games.final_touch.rules.actions import from_json
from bottega.games.final_touch.rules.state import NOBODY, OVER, PHASES, PLAY, TIEBREAK, State, Won

FIELDS = (
    *("turn", "phase", "masterpiece", "next", "improved", "smeared", "smear_order", "hands"),
    *("discard", "draw", "purses", "won", "pile", "contenders", "last"),
)


def lay(box: Box, data: Mapping[str, Any], seats: int, starter: int, chance: Chance) -> State:
    only(data, FIELDS, "position")
    state = turn.open_box(seats, box.masterpieces, box.touches)
    _lay_phase(state, data)
    _lay_won(state, data)
    _lay_masterpieces(state, data, chance)
    _lay_touches(state, data, chance)
    _lay_purses(state, data)
    _lay_turn(state, data, starter, chance)
    _check_zones(state)
    _lay_smear_order(state, data.get("smear_order"))
    _lay_last(state, data.get("last"))
    return state


def _lay_phase(state: State, data: Mapping[str, Any]) -> None:
    phase = data.get("phase", "play")
    if phase not in PHASES:
        raise Invalid(f"phase: must be one of {', '.join(PHASES)}, not {phase!r}")
    state.phase = PHASES.index(phase)
    contenders = [
        as_whole(seat, "contenders", 0, state.seats - 1) for seat in as_list(data.get("contenders", []), "contenders")
    ]
    if contenders:
        if state.seats != 3 or len(set(contenders)) != 2 or len(contenders) != 2 or state.phase == PLAY:
            raise Invalid("contenders: two different seats of three, in a tie-break")
        state.contender, state.rival = contenders
    elif state.phase == TIEBREAK:
        raise Invalid("contenders: must be named in a tie-break")


def _lay_turn(state: State, data: Mapping[str, Any], starter: int, chance: Chance) -> None:
    if "turn" in data:
        state.turn = as_whole(data["turn"], "turn", 0, state.seats - 1)
    elif state.contender != NOBODY:
        state.turn = state.contender
    else:
        state.turn = starter if starter != NOBODY else chance.pick(turn.STARTER, state.seats)
    if state.phase == TIEBREAK and state.turn not in (state.contender, state.rival):
        raise Invalid("turn: in a tie-break only the contenders play")
    if state.phase != OVER and not state.hand(state.turn):
        raise Invalid(f"hands: seat {state.turn} is on turn and has no card")


# --- masterpieces and money ---


def _lay_won(state: State, data: Mapping[str, Any]) -> None:
    for number, entry in enumerate(as_list(data.get("won", []), "won")):
        field = f"won: {number}"
        row = as_map(entry, field)
        if row.get("as") not in ("finished", "ruined"):
            raise Invalid(f"{field}: as: must be finished or ruined, not {row.get('as')!r}")
        sides = 0
        for side in as_list(row.get("sides"), f"{field}: sides"):
            sides |= 1 << as_whole(side, f"{field}: sides", 0, state.sides() - 1)
        title = as_text(row.get("title", ""), f"{field}: title")
        _leave_pile(state, title)
        value = as_whole(row.get("value"), f"{field}: value", 0, MAX_TOUCHES)
        state.won = Won(title, row["as"] == "finished", sides, value, state.won)
        for side in range(state.sides()):
            if sides >> side & 1:
                state.set_purse(side, state.purse(side) + value)


def _lay_purses(state: State, data: Mapping[str, Any]) -> None:
    """Where purses are not named, they are what was won."""
    if "purses" in data:
        purses = as_list(data["purses"], "purses")
        if len(purses) != state.sides():
            raise Invalid(f"purses: there are {state.sides()} sides, not {len(purses)}")
        for side, money in enumerate(purses):
            state.set_purse(side, as_whole(money, f"purses: {side}", 0, MAX_TOUCHES))
    if state.phase == PLAY and turn.sides_with_enough(state):
        raise Invalid(f"purses: with {turn.MONEY_TO_WIN} or more the game is over (FT-E1)")


def _lay_masterpieces(state: State, data: Mapping[str, Any], chance: Chance) -> None:
    """What is not named comes from what is left of the box; the pile then is the rest, unless it is named."""
    named = None if data.get("masterpiece") is None else _card(state, data["masterpiece"], "masterpiece")
    state.next = None if data.get("next") is None else _card(state, data["next"], "next")
    pile = _pile(state, as_list(data["pile"], "pile")) if "pile" in data else None
    if named is None:
        if not state.pile:
            raise Invalid("masterpiece: none is left in the box")
        named = turn.take_from_pile(state, chance.pick(turn.MASTERPIECE, turn.pile_size(state)))
    state.masterpiece = named
    if "next" not in data:
        turn.turn_up_next(state, chance)
    state.pile = (state.pile if state.next else 0) if pile is None else pile
    if state.pile and state.next is None:
        raise Invalid("next: while the pile has cards, one of them is next (FT-S1)")


def _card(state: State, data: object, field: str) -> Masterpiece:
    """A masterpiece by its title, or written out: then it need not be in the box."""
    if isinstance(data, Mapping) and "needs" in data:
        card = _written_out(data, field)
        _leave_pile(state, card.title)
        return card
    title = as_text(data.get("title") if isinstance(data, Mapping) else data, f"{field}: title")
    found = next((card for card in state.cards if card.title == title), None)
    if found is None:
        raise Invalid(f"{field}: there is no masterpiece {title!r} in the box")
    if not _leave_pile(state, title) and state.phase != OVER:
        raise Invalid(f"{field}: {title!r} is named twice, more than the box holds")
    return found


def _written_out(row: Mapping[str, Any], field: str) -> Masterpiece:
    title, artist, year = (as_text(row.get(name, ""), f"{field}: {name}") for name in ("title", "artist", "year"))
    needs = read_touches(row["needs"], f"{field}: needs")
    if not needs:
        raise Invalid(f"{field}: needs: at least one touch")
    finished, ruined = (as_whole(row.get(name), f"{field}: {name}", 0, MAX_TOUCHES) for name in ("finished", "ruined"))
    return Masterpiece(title, artist, year, needs, finished, ruined)


def _leave_pile(state: State, title: str) -> bool:
    for place, card in enumerate(state.cards):
        if card.title == title and state.pile >> place & 1:
            state.pile -= 1 << place
            return True
    return False


def _pile(state: State, named: list[Any]) -> int:
    pile = 0
    for data in named:
        card = _card(state, data, "pile")
        if card not in state.cards:
            if len(state.cards) == MAX_MASTERPIECES:
                raise Invalid(f"pile: more than {MAX_MASTERPIECES} masterpieces")
            state.cards = (*state.cards, card)
        pile |= 1 << state.cards.index(card)
    return pile


# --- touches ---


def _lay_touches(state: State, data: Mapping[str, Any], chance: Chance) -> None:
    zones = {zone: read_touches(data.get(zone, {}), zone) for zone in ("improved", "smeared", "discard", "draw")}
    hands = _hands(state, data.get("hands"))
    state.improved, state.smeared = zones["improved"], zones["smeared"]
    state.discard, named_draw = zones["discard"], zones["draw"]
    rest = _rest(state.touches, [*zones.values(), *(hand for hand in hands if hand is not None)])
    for seat, hand in enumerate(hands):
        dealt, rest = (hand, rest) if hand is not None else _deal(rest, chance)
        state.set_hand(seat, dealt)
    if "draw" not in data:
        state.draw = rest
    else:
        state.draw = named_draw
        state.discard += rest if "discard" not in data else 0


def _hands(state: State, data: object) -> list[int | None]:
    """Each hand, or none where it is to be dealt."""
    if data is None:
        return [None] * int(state.seats)
    hands = as_list(data, "hands")
    if len(hands) != state.seats:
        raise Invalid(f"hands: there are {state.seats} seats, not {len(hands)}")
    read = [None if hand is None else read_touches(hand, f"hands: {seat}") for seat, hand in enumerate(hands)]
    for seat, hand in enumerate(read):
        if hand is not None and size(hand) > HAND:
            raise Invalid(f"hands: {seat}: {size(hand)} cards, a hand has at most {HAND} (FT-R1)")
    return read


def _deal(rest: int, chance: Chance) -> tuple[int, int]:
    hand = 0
    while rest and size(hand) < HAND:
        touch = int(nth(rest, chance.pick(turn.DRAW, size(rest))))
        hand, rest = hand + touch, rest - touch
    return hand, rest


def _rest(box: int, named: list[int]) -> int:
    """What is left of the box; counted colour by colour, since a sum of packed counts could run over."""
    left = dict.fromkeys(COLOURS, 0) | unpack(box)
    for colour, held in left.items():
        used = sum(unpack(touches).get(colour, 0) for touches in named)
        if used > held:
            raise Invalid(f"position: {used} {colour} touches, more cards than the box holds ({held})")
        left[colour] = held - used
    return pack(left)


def _lay_last(state: State, data: object) -> None:
    """The last play on the masterpiece, for those who draw conclusions from it."""
    if data is not None:
        play = from_json(data)
        state.last = play.improve or -play.smear


def _lay_smear_order(state: State, data: object) -> None:
    """Where it is not named, by colour."""
    by_colour = listed(state.smeared)
    order = by_colour
    if data is not None:
        order = [read_colour(colour, "smear_order") for colour in as_list(data, "smear_order")]
        if sorted(order) != sorted(by_colour):
            raise Invalid("smear_order: must name the smears, each once")
    smears = [pack({colour: 1}) for colour in order[:2]] + [0, 0]
    state.first_smear, state.second_smear = smears[0], smears[1]


def _check_zones(state: State) -> None:
    if not includes(state.masterpiece.needs, state.improved):
        raise Invalid("improved: more than the masterpiece needs (FT-I1)")
    if state.phase == OVER:
        return
    if state.improved == state.masterpiece.needs:
        raise Invalid("improved: the masterpiece would be finished (FT-F1)")
    if size(state.smeared) >= turn.SMEARS_THAT_RUIN:
        raise Invalid("smeared: the masterpiece would be ruined (FT-F2)")
