"""A position from its named parts: what is not named is the box minus what is, or a fresh deal of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.chance import Chance
from bottega.core.reading import as_flag, as_list, as_map, as_whole, only
from bottega.games.pastiche.box.colours import COLOURS, SECONDARIES, none, read_cards
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.box.hexes import ALL_DABS, Map, unturned
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.commissions import COMMISSIONS, draw_commission
from bottega.games.pastiche.rules.gallery import GALLERY
from bottega.games.pastiche.rules.placing import HEXES, can_place, fill_hexes
from bottega.games.pastiche.rules.read_state import FIELDS, MAX_TURNS, StateReader, bits
from bottega.games.pastiche.rules.state import STARTER, State


def complete(box: Box, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
    only(data, FIELDS, "position")
    return Completion(box, data, seats, options.get("open", False), chance).complete()


class Completion(StateReader):
    """Reads what a position names as part of a state, and fills in the rest."""

    def __init__(self, box: Box, data: Mapping[str, Any], seats: int, is_open: bool, chance: Chance) -> None:
        super().__init__(box, data, seats, is_open)
        self.chance = chance

    def complete(self) -> State:
        if "map" in self.data:
            self.lay_map(self.starting_piece())
        self.define_written_out()
        self.lay_commissions()
        self.lay_hexes()
        self.lay_shown([cards or [] for cards in self.per_seat("shown")])
        self.lay_palettes()
        self.lay_turn()
        self.lay_offers(self.data.get("settled", []), self.data.get("offers", []))
        self.lay_offered()
        return self.state

    def per_seat(self, field: str) -> list[Any]:
        """None for each seat of what is not named."""
        return [None] * self.seats if self.data.get(field) is None else super().per_seat(field)

    # --- the map, commissions and hexes ---

    def starting_piece(self) -> Map:
        """A map that names only hexes of players lies around the starting piece of the box."""
        rows = [as_map(row, f"map: {number}") for number, row in enumerate(as_list(self.data["map"], "map"))]
        return self.box.map if all(row.get("by") is not None for row in rows) else Map({}, {})

    def with_centre(self, tile: int, field: str) -> int:
        """A laid hex whose centre is not named is the one of the box with these points."""
        if tile == tile & ALL_DABS:
            for number in sorted(self.hexes_left):
                dabs = self.box.hexes[number] & ALL_DABS
                if unturned(dabs) == unturned(tile):
                    return tile + self.box.hexes[number] - dabs
        return super().with_centre(tile, field)

    def lay_commissions(self) -> None:
        """All that is named is read first; then the gallery and hands that are not named are dealt from the rest."""
        state, data = self.state, self.data
        state.completed = [
            tuple(self.cards(cards or [], f"completed: {seat}"))
            for seat, cards in enumerate(self.per_seat("completed"))
        ]
        gallery = self.cards(data["gallery"], "gallery", GALLERY) if "gallery" in data else None
        hands = [
            None if cards is None else self.cards(cards, f"commissions: {seat}", COMMISSIONS)
            for seat, cards in enumerate(self.per_seat("commissions"))
        ]
        deck = self.cards(data["deck"], "deck") if "deck" in data else None
        state.deck = bits([*self.cards_left])
        state.gallery = self.drawn(GALLERY) if gallery is None else gallery
        state.commissions = [tuple(self.drawn(COMMISSIONS) if cards is None else cards) for cards in hands]
        if deck is not None:
            state.deck = bits(deck)

    def drawn(self, count: int) -> list[int]:
        state = self.state
        return [draw_commission(state, self.chance) for _ in range(min(count, state.deck.bit_count()))]

    def lay_hexes(self) -> None:
        """Hands that are not named are drawn from what is left of the box; the supply is the rest, or as named."""
        state, data = self.state, self.data
        hands = [
            None if tiles is None else self.hexes(tiles, f"hexes: {seat}", HEXES)
            for seat, tiles in enumerate(self.per_seat("hexes"))
        ]
        supply = self.hexes(data["supply"], "supply") if "supply" in data else None
        self.extend_box()
        state.supply = bits([*self.hexes_left])
        for seat, tiles in enumerate(hands):
            if tiles is None:
                fill_hexes(state, seat, self.chance)
            else:
                state.hexes[seat] = tuple(tiles)
        if supply is not None:
            state.supply = bits(supply)

    # --- palette cards ---

    def lay_palettes(self) -> None:
        """A palette that is not named is that of the setup; the bank has all other cards."""
        state = self.state
        for seat, cards in enumerate(self.per_seat("palettes")):
            if cards is None:
                for secondary in SECONDARIES:
                    state.palettes[seat][secondary] = 1
            else:
                state.palettes[seat] = list(read_cards(cards, f"palettes: {seat}"))
        state.bank = list(read_cards(self.data["bank"], "bank")) if "bank" in self.data else none()
        self.check_cards()
        if "bank" not in self.data:
            state.bank = [
                self.box.bank[colour] - sum(cards[colour] for cards in state.palettes) for colour in range(len(COLOURS))
            ]

    # --- the turn ---

    def lay_turn(self) -> None:
        state, data = self.state, self.data
        state.turns = [
            0 if taken is None else as_whole(taken, "turns", 0, MAX_TURNS) for taken in self.per_seat("turns")
        ]
        self.lay_seats()
        state.closed = [closed is not None and as_flag(closed, "closed") for closed in self.per_seat("closed")]
        self.lay_step(data.get("step", "place" if can_place(state, state.turn) else "trade"))
        is_last = any(scoring.enough(state, seat) for seat in range(self.seats))
        state.last_round = as_flag(data.get("last_round", is_last), "last_round")

    def lay_seats(self) -> None:
        """Who is on turn and who began, each from the other and from the turns taken, or by chance."""
        state, data, seats = self.state, self.data, self.seats
        if "turn" in data:
            state.turn = as_whole(data["turn"], "turn", 0, seats - 1)
            fitting = [seat for seat in range(seats) if could_have_begun(state.turns, seat, state.turn)]
            state.starter = fitting[0] if fitting else state.turn
        else:
            state.turn = state.starter = int(self.chance.pick(STARTER, seats))
        if "starter" in data:
            state.starter = as_whole(data["starter"], "starter", 0, seats - 1)
            state.turn = state.turn if "turn" in data else state.starter

    def lay_offered(self) -> None:
        """Where it is not named, as many offers as there are."""
        state = self.state
        state.offered = [
            state.offered[seat] if count is None else as_whole(count, "offered", 0, 1000)
            for seat, count in enumerate(self.per_seat("offered"))
        ]


def could_have_begun(turns: list[int], starter: int, turn: int) -> bool:
    """Could a game begun by this seat have come to these turns taken, with the other seat on turn?"""
    seats = len(turns)
    gone = (turn - starter) % seats
    taken = [turns[(starter + further) % seats] for further in range(seats)]
    return all(count == taken[-1] + (1 if further < gone else 0) for further, count in enumerate(taken))
