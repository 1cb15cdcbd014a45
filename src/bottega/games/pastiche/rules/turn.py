"""The rules of Pastiche, in the rulebook's words and in the order of a turn. The ids are those of `rules.en.ftl`."""

from __future__ import annotations

from typing import Final

from bottega.core.action import Action
from bottega.core.bits import nth_member
from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.pastiche.box.colours import COLOURS, DABS, SECONDARIES, includes, move, none
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.box.hexes import CENTRES, ROTATIONS, Map, rotate
from bottega.games.pastiche.rules import bank, offers, scoring
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules.actions import (
    MIX,
    Answer,
    Bank,
    Closed,
    Complete,
    End,
    MakeOffer,
    Place,
    Return,
    Swap,
)
from bottega.games.pastiche.rules.state import COMPLETE, DISCARD, OVER, PLACE, TRADE, State

HAND_LIMIT: Final = 8
HEXES: Final = 2
COMMISSIONS: Final = 2
GALLERY: Final = 4

# The kinds of chance: places in the `kinds` of the game in `game.py`.
STARTER: Final = 0
HEX: Final = 1
COMMISSION: Final = 2


# --- setup ---


def deal(state: State, chance: Chance) -> None:
    """PA-S1."""
    state.starter = int(chance.pick(STARTER, state.seats))
    state.turn = state.starter
    state.gallery = [draw_commission(state, chance) for _ in range(GALLERY)]
    for seat in range(state.seats):
        state.commissions[seat] = tuple([draw_commission(state, chance) for _ in range(COMMISSIONS)])
    for seat in range(state.seats):
        fill_hexes(state, seat, chance)
        for colour in SECONDARIES:
            state.bank[colour] -= 1
            state.palettes[seat][colour] += 1


def draw_commission(state: State, chance: Chance) -> int:
    card = nth_member(state.deck, int(chance.pick(COMMISSION, state.deck.bit_count())))
    state.deck -= 1 << card
    return card


def fill_hexes(state: State, seat: int, chance: Chance) -> int:
    """PA-D1: back to two, or as many as there are; says how many were drawn."""
    drawn = 0
    while len(state.hexes[seat]) < HEXES and state.supply:
        state.hexes[seat] = (*state.hexes[seat], draw_hex(state, chance))
        drawn += 1
    return drawn


def draw_hex(state: State, chance: Chance) -> int:
    tile = nth_member(state.supply, int(chance.pick(HEX, state.supply.bit_count())))
    state.supply -= 1 << tile
    return tile


# --- what is legal ---


def check(state: State, seat: int, action: Action) -> None:
    if state.step == OVER:
        raise Illegal("G-OVER", "over")
    if isinstance(action, Closed):
        return
    if isinstance(action, MakeOffer):
        offers.check_offer(state, seat, action)
    elif isinstance(action, Answer):
        offers.check_answer(state, seat, action)
    elif isinstance(action, Bank) and (seat != state.turn or state.step != TRADE):
        raise Illegal("PA-T5", "bank-later")
    elif seat != state.turn:
        raise Illegal("G-TURN", "turn")
    else:
        check_turn(state, seat, action)


def check_turn(state: State, seat: int, action: Action) -> None:
    """What the player on turn may do, step by step."""
    if isinstance(action, Bank):
        bank.check(state.bank, state.palettes[seat], action.give, action.get)
    elif isinstance(action, Place):
        check_place(state, seat, action)
    elif isinstance(action, Swap):
        check_swap(state, seat, action)
    elif isinstance(action, Complete):
        check_complete(state, seat, action)
    elif isinstance(action, Return):
        check_return(state, seat, action)
    elif state.step == PLACE:
        raise Illegal("PA-T1", "place-first")
    elif state.step == DISCARD:
        raise Illegal("PA-H1", "return-first", limit=HAND_LIMIT)


def check_place(state: State, seat: int, action: Place) -> None:
    if state.step != PLACE:
        raise Illegal("G-STEP", "step")
    if action.which >= len(state.hexes[seat]):
        raise Illegal("G-HELD", "hex-held")
    if not state.map.may_place(seat, action.at):
        raise Illegal("PA-T2", "no-side")
    if action.take != MIX:
        tile = state.box.hexes[state.hexes[seat][action.which]]
        if DABS[action.take] not in CENTRES[tile >> 12]:
            raise Illegal("PA-T3", "not-in-centre", colour=COLOURS[action.take])
        if not state.bank[action.take]:
            raise Illegal("PA-T4", "stack-empty", colour=COLOURS[action.take])


def check_swap(state: State, seat: int, action: Swap) -> None:
    """PA-G1: once, before completing; so only out of the trading step, which it ends."""
    if state.step == COMPLETE:
        raise Illegal("PA-G1", "swap-once")
    if state.step != TRADE:
        raise Illegal("G-STEP", "step")
    if action.commission not in state.titles(state.commissions[seat]):
        raise Illegal("PA-G1", "not-in-hand", title=action.commission)
    if action.gallery not in state.titles(state.gallery):
        raise Illegal("PA-G1", "not-in-gallery", title=action.gallery)


def check_complete(state: State, seat: int, action: Complete) -> None:
    if state.step not in (TRADE, COMPLETE):
        raise Illegal("G-STEP", "step")
    card = state.box.numbered(action.commission)
    if card is None or (card not in state.commissions[seat] and card not in state.gallery):
        raise Illegal("PA-G2", "not-to-complete", title=action.commission)
    palette = state.box.commissions[card].palette
    if not includes(state.palettes[seat], palette):
        lacking = {
            colour: palette[place] - state.palettes[seat][place]
            for place, colour in enumerate(COLOURS)
            if palette[place] > state.palettes[seat][place]
        }
        raise Illegal("PA-G2", "palette-lacks", cards=lacking)


def check_return(state: State, seat: int, action: Return) -> None:
    if state.step != DISCARD:
        raise Illegal("G-STEP", "step")
    if not includes(state.palettes[seat], action.cards):
        raise Illegal("G-HELD", "cards-held")
    if sum(state.palettes[seat]) - sum(action.cards) != HAND_LIMIT:
        raise Illegal("PA-H1", "return-exactly", limit=HAND_LIMIT)


# --- a turn ---


def apply(state: State, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
    if isinstance(action, Place):
        place(state, action.which, action.at, action.rotation, action.take, events)
    elif isinstance(action, Bank):
        trade_with_bank(state, action.give, action.get, events)
    elif isinstance(action, Swap):
        swap(state, action, events)
    elif isinstance(action, Complete):
        complete(state, state.box.numbered(action.commission) or 0, chance, events)
    elif isinstance(action, Return):
        give_back(state, action.cards, chance, events)
    elif isinstance(action, End):
        end(state, chance, events)
    else:
        apply_talk(state, seat, action, events)


def apply_talk(state: State, seat: int, action: Action, events: list[Event] | None) -> None:
    """Offers, answers, and being closed to them: any seat's."""
    if isinstance(action, MakeOffer):
        made = offers.make(state, seat, action)
        if events is not None:
            events.append(happened.offered(seat, action, made))
    elif isinstance(action, Answer):
        answer(state, seat, action, events)
    elif isinstance(action, Closed):
        offers.close(state, seat, action.on)
        if events is not None:
            events.append(Event("closed", {"seat": seat, "on": action.on}))


def answer(state: State, seat: int, action: Answer, events: list[Event] | None) -> None:
    offer = offers.find(state, action.offer)
    if offer is None:
        return
    if action.answer == "accept":
        offers.accept(state, seat, offer)
    elif action.answer == "decline":
        offers.decline(state, seat, offer)
    else:
        offers.settle(state, offer, "withdrawn", seat)
    if events is not None:
        events.append(happened.answered(seat, action.answer, offer))


def place(state: State, which: int, at: int, rotation: int, take: int, events: list[Event] | None = None) -> None:
    """PA-T1 to PA-T4: lay the hex, then take what was mixed or a primary of its centre."""
    seat = state.turn
    tiles = state.hexes[seat]
    tile = rotate(state.box.hexes[tiles[which]], rotation)
    state.hexes[seat] = tiles[:which] + tiles[which + 1 :]
    before = state.palettes[seat].copy() if events is not None else []
    if take == MIX:
        for colour in state.map.mix(at, tile):
            if colour >= 0:
                take_card(state, seat, colour)
    else:
        take_card(state, seat, take)
    state.map = state.map.with_hex(at, tile, seat)
    state.step = TRADE
    if events is not None:
        events.append(happened.placed(state, at, tile, take, before))


def take_card(state: State, seat: int, colour: int) -> None:
    """PA-T4: a card from the bank, if there is one."""
    if state.bank[colour]:
        state.bank[colour] -= 1
        state.palettes[seat][colour] += 1


def trade_with_bank(state: State, give: tuple[int, ...], get: int, events: list[Event] | None = None) -> None:
    """PA-B1 to PA-B4: the cards handed in go back first."""
    move(state.palettes[state.turn], state.bank, give)
    take_card(state, state.turn, get)
    offers.drop_void(state)
    if events is not None:
        events.append(happened.banked(state.turn, give, get))


def swap(state: State, action: Swap, events: list[Event] | None = None) -> None:
    """PA-G1: a commission of the hand for one of the gallery; each takes the other's place."""
    mine = state.titles(state.commissions[state.turn]).index(action.commission)
    swap_places(state, mine, state.titles(state.gallery).index(action.gallery))
    if events is not None:
        events.append(Event("swapped", {"seat": state.turn, "gave": action.commission, "took": action.gallery}))


def swap_places(state: State, mine: int, theirs: int) -> None:
    hand = list(state.commissions[state.turn])
    state.shown[state.turn] = state.shown[state.turn] & ~(1 << hand[mine]) | 1 << state.gallery[theirs]
    hand[mine], state.gallery[theirs] = state.gallery[theirs], hand[mine]
    state.commissions[state.turn] = tuple(hand)
    end_trading(state)


def end_trading(state: State) -> None:
    """PA-T5: a swap or a completion comes after all trading of the turn."""
    state.step = COMPLETE
    offers.settle_all(state, "lapsed")


def complete(state: State, card: int, chance: Chance, events: list[Event] | None = None) -> None:
    """PA-G2: pay exactly the palette, lay the card open, and fill its place from the deck at once."""
    seat = state.turn
    end_trading(state)
    move(state.palettes[seat], state.bank, state.box.commissions[card].palette)
    from_hand = card in state.commissions[seat]
    row = list(state.commissions[seat]) if from_hand else state.gallery
    place = row.index(card)
    if state.deck:
        row[place] = draw_commission(state, chance)
    else:
        del row[place]  # PA-G3
    if from_hand:
        state.commissions[seat] = tuple(row)
        state.shown[seat] &= ~(1 << card)
    state.completed[seat] = (*state.completed[seat], card)
    if events is not None:
        events.append(happened.completed(state, seat, card, not from_hand))
    if not state.last_round and scoring.enough(state, seat):
        state.last_round = True
        if events is not None:
            events.append(Event("last-round", {"seat": seat}))


def end(state: State, chance: Chance, events: list[Event] | None = None) -> None:
    """PA-H1: with more than eight cards some go back first; then the turn is over."""
    offers.settle_all(state, "lapsed")
    if sum(state.palettes[state.turn]) > HAND_LIMIT:
        state.step = DISCARD
    else:
        finish_turn(state, chance, events)


def give_back(state: State, cards: tuple[int, ...], chance: Chance, events: list[Event] | None = None) -> None:
    move(state.palettes[state.turn], state.bank, cards)
    if events is not None:
        events.append(happened.returned(state.turn, cards))
    finish_turn(state, chance, events)


def finish_turn(state: State, chance: Chance, events: list[Event] | None = None) -> None:
    """PA-D1, then the next player; after the last round the game is over (PA-E1, PA-D2)."""
    seat = state.turn
    drawn = fill_hexes(state, seat, chance)
    if events is not None and drawn:
        events.append(happened.drew(state, seat, drawn))
    state.turns[seat] += 1
    state.offered = [0] * state.seats
    state.settled = []
    if not state.supply and not any(state.hexes):
        state.last_round = True
    state.turn = (seat + 1) % state.seats
    if state.last_round and state.turn == state.starter:
        state.step = OVER
        if events is not None:
            events.append(Event("over"))
    else:
        state.step = PLACE if can_place(state, state.turn) else TRADE


def can_place(state: State, seat: int) -> bool:
    """PA-D1: without a hex, or with nowhere to lay one, the turn begins with trading."""
    return bool(state.hexes[seat]) and bool(state.map.cells_for(seat))


# --- choices ---


def placements(box: Box, laid: Map, tiles: tuple[int, ...], stacks: list[int], seat: int) -> list[Place]:
    """Every way to lay one of one's hexes and to take."""
    found: list[Place] = []
    cells = laid.cells_for(seat)
    for which, number in enumerate(tiles):
        takes = [MIX, *centre_takes(box.hexes[number], stacks)]
        found += [Place(which, at, turn, take) for at in cells for turn in range(ROTATIONS) for take in takes]
    return found


def centre_takes(tile: int, stacks: list[int]) -> list[int]:
    """PA-T3, PA-T4: the primaries of a hex's centre that the bank still has."""
    middle = CENTRES[tile >> 12]
    return [primary for primary in range(3) if DABS[primary] in middle and stacks[primary]]


def wanted(box: Box, commissions: tuple[int, ...]) -> list[int]:
    """The cards that these commissions ask for together."""
    cards = none()
    for number in commissions:
        commission = box.commissions[number]
        for colour in commission.kinds:
            cards[colour] += commission.palette[colour]
    return cards


def completable(box: Box, hand: tuple[int, ...], gallery: list[int], palette: list[int]) -> list[int]:
    """PA-G2: the commissions that a palette can pay."""
    found = [card for card in hand if includes(palette, box.commissions[card].palette)]
    return found + [card for card in gallery if includes(palette, box.commissions[card].palette)]


def outcome_seats(state: State) -> list[int]:
    """PA-E5: the best standing wins; equal to the last, the win is shared."""
    standings = [scoring.standing(state, seat) for seat in range(state.seats)]
    return [seat for seat, reached in enumerate(standings) if reached == max(standings)]


def reason(state: State) -> str:
    return "PA-E1" if any(scoring.enough(state, seat) for seat in range(state.seats)) else "PA-D2"
