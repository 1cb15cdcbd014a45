"""A position from its named parts: what is not named is the box minus what is, or a fresh deal of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.chance import Chance
from bottega.core.errors import Invalid
from bottega.core.reading import only
from bottega.games.final_touch.box.components import Box
from bottega.games.final_touch.box.touches import HAND, listed, nth, size
from bottega.games.final_touch.rules import masterpieces, read_state
from bottega.games.final_touch.rules.read_state import FIELDS
from bottega.games.final_touch.rules.setup import open_box
from bottega.games.final_touch.rules.state import DRAW, MASTERPIECE, NOBODY, STARTER, State


def complete(box: Box, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
    only(data, FIELDS, "position")
    state = open_box(seats, box.masterpieces, box.touches)
    read_state.lay_phase(state, data.get("phase", "play"), data.get("contenders", []))
    read_state.lay_won(state, data.get("won", []))
    _lay_masterpieces(state, data, chance)
    _lay_touches(state, data, chance)
    if "purses" in data:  # else they are what was won
        read_state.lay_purses(state, data["purses"])
    read_state.check_money(state)
    _lay_turn(state, data, options.get("starter", NOBODY), chance)
    read_state.check_zones(state)
    by_colour = listed(state.smeared)
    read_state.lay_smear_order(state, by_colour if data.get("smear_order") is None else data["smear_order"])
    read_state.lay_last(state, data.get("last"))
    return state


def _lay_turn(state: State, data: Mapping[str, Any], starter: int, chance: Chance) -> None:
    """Where it is not named, the first of the contenders, or whoever begins."""
    if "turn" in data:
        read_state.lay_turn(state, data["turn"])
        return
    if state.contender != NOBODY:
        state.turn = state.contender
    else:
        state.turn = starter if starter != NOBODY else chance.pick(STARTER, state.seats)
    read_state.check_turn(state)


def _lay_masterpieces(state: State, data: Mapping[str, Any], chance: Chance) -> None:
    """What is not named comes from what is left of the box; the pile then is the rest, unless it is named."""
    named = None if data.get("masterpiece") is None else read_state.read_card(state, data["masterpiece"], "masterpiece")
    state.next = None if data.get("next") is None else read_state.read_card(state, data["next"], "next")
    pile = read_state.read_pile(state, data["pile"]) if "pile" in data else None
    if named is None:
        if not state.pile:
            raise Invalid("masterpiece: none is left in the box")
        named = masterpieces.take_from_pile(state, chance.pick(MASTERPIECE, masterpieces.pile_size(state)))
    state.masterpiece = named
    if "next" not in data:
        masterpieces.turn_up_next(state, chance)
    state.pile = (state.pile if state.next else 0) if pile is None else pile
    read_state.check_next(state)


def _lay_touches(state: State, data: Mapping[str, Any], chance: Chance) -> None:
    """Hands that are not named are dealt from what is left of the box; the rest is to be drawn, or discarded."""
    zones = read_state.lay_zones(state, data)
    named = [None] * int(state.seats) if data.get("hands") is None else read_state.read_hands(state, data["hands"])
    hands = [None if hand is None else read_state.read_hand(hand, f"hands: {seat}") for seat, hand in enumerate(named)]
    rest = read_state.rest_of_box(state, zones + [hand for hand in hands if hand is not None])
    for seat, hand in enumerate(hands):
        dealt, rest = (hand, rest) if hand is not None else _deal(rest, chance)
        state.set_hand(seat, dealt)
    if "draw" not in data:
        state.draw = rest
    elif "discard" not in data:
        state.discard = rest


def _deal(rest: int, chance: Chance) -> tuple[int, int]:
    """A hand, and what is left then."""
    hand = 0
    while rest and size(hand) < HAND:
        touch = int(nth(rest, chance.pick(DRAW, size(rest))))
        hand, rest = hand + touch, rest - touch
    return hand, rest
