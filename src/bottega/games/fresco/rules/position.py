"""Completing a position: named parts of a state over a fresh legal one.

What is not named is the rest of the box, freshly dealt, or what follows from the parts that are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.chance import Chance
from bottega.core.errors import Invalid
from bottega.core.reading import as_flag, as_list, as_map, as_whole, only, shown
from bottega.games.fresco.box.components import HIGHEST_PLAIN, SETS, STACKS
from bottega.games.fresco.box.grid import CENTRE, SPACES, read_space
from bottega.games.fresco.box.paints import unpack
from bottega.games.fresco.rules import income, planning, read_state, rounds, setup, track
from bottega.games.fresco.rules.read_state import FIELDS, LEONARDO_FIELDS, MAX_COUNT, PLAYER, Pieces
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    COLUMNS,
    GET_UP,
    GONE,
    INCOME,
    LEONARDO,
    MARKET,
    NOBODY,
    NOT_PLANNED,
    OVER,
    PHASES,
    PLAN,
    PORTRAITS,
    Painter,
    State,
)


def complete(state: State, data: Mapping[str, Any], chance: Chance) -> State:
    """The position on a state where nothing is dealt yet."""
    only(data, FIELDS, "position")
    completion = _Completion(state, data, chance)
    completion.lay_fresco()
    completion.lay_market()
    completion.lay_portraits()
    completion.lay_requests()
    completion.lay_painters()
    completion.lay_start()
    completion.lay_round()
    return completion.state


class _Completion:
    """One position in the making."""

    def __init__(self, state: State, data: Mapping[str, Any], chance: Chance) -> None:
        seats = state.seats
        self.data = data
        self.chance = chance
        self.state = state
        read_state.give_own_box(state)
        self.pieces = Pieces(state, whole=False)
        self.rows = self._players(seats)
        named = data.get("leonardo")
        leonardo = read_state.read_leonardo({} if named is None and seats == LEONARDO else named, seats)
        self.leonardo = {} if leonardo is None else leonardo
        only(self.leonardo, LEONARDO_FIELDS, "leonardo")

    def _players(self, seats: int) -> list[Mapping[str, Any]]:
        rows = as_list(self.data.get("players", []), "players")
        if len(rows) > seats:
            raise Invalid(f"players: there are {seats} seats, not {len(rows)}")
        rows = [*rows, *[None] * (seats - len(rows))]
        found = [{} if row is None else as_map(row, f"players: {seat}") for seat, row in enumerate(rows)]
        for seat, row in enumerate(found):
            only(row, PLAYER, f"players: {seat}")
        return found

    # --- the fresco ---

    def lay_fresco(self) -> None:
        state = self.state
        state.bishop = read_space(self.data["bishop"], "bishop") if "bishop" in self.data else CENTRE
        if "fresco" in self.data:
            state.fresco = read_state.read_fresco(self.pieces, self.data["fresco"])
        for painter_no, row in enumerate([*self.rows, self.leonardo][: len(state.painters)]):
            field = f"players: {painter_no}" if painter_no < state.seats else "leonardo"
            read_state.read_tiles(self.pieces, state.painters[painter_no], row, field)
        if "fresco" not in self.data:
            self._deal_fresco()

    def _deal_fresco(self) -> None:
        """FR-S4, without the tiles that somebody holds: as many spaces, the last ones, are empty."""
        state = self.state
        taken = sum(len(painter.tiles) + 3 * len(painter.requests) for painter in state.painters)
        best = setup.centre_tile(state.box, state.modules)
        state.fresco[CENTRE] = best if best in self.pieces.tiles_left else GONE
        spaces = [at for at in range(SPACES) if state.fresco[at] == GONE][: max(0, SPACES - taken)]
        left = [tile for tile in self.pieces.tiles_left if tile not in state.fresco]
        sure = [tile for tile in left if state.box.tiles[tile].value > HIGHEST_PLAIN]
        spare = [tile for tile in left if state.box.tiles[tile].value <= HIGHEST_PLAIN]
        for dealt, at in enumerate(spaces):
            empty = len(spaces) - dealt
            if not sure and not spare:
                break
            pile = sure if not spare or int(self.chance.pick(setup.FRESCO, empty)) < len(sure) else spare
            state.fresco[at] = pile.pop(int(self.chance.pick(setup.FRESCO, len(pile))))

    # --- market, portraits and requests ---

    def lay_market(self) -> None:
        """What lies in no booth is in the bag, named or not."""
        state, pieces = self.state, self.pieces
        bag = [pieces.goods(tile, "bag") for tile in as_list(self.data.get("bag", []), "bag")]
        if "booths" in self.data:
            state.booths = read_state.read_booths(pieces, self.data["booths"])
            state.bag = sum(1 << number for number in (*bag, *pieces.goods_left))
        else:
            state.bag = sum(1 << number for number in pieces.goods_left)
            if "bag" in self.data and state.bag.bit_count() < sum(state.box.booths[len(state.painters)]):
                raise Invalid("bag: too few tiles are left for the booths")
            setup.deal_market(state, self.chance)
            state.bag |= sum(1 << number for number in bag)

    def lay_portraits(self) -> None:
        state, pieces = self.state, self.pieces
        for seat, row in enumerate(self.rows):
            held = read_state.read_held(pieces, row.get("portraits", []), f"players: {seat}: portraits")
            state.painters[seat].portraits = held
        named_open = self.data.get("portraits_open")
        if named_open is not None:
            state.portraits_open = read_state.read_open_portraits(pieces, named_open)
        gone = pieces.cards(self.data.get("portraits_gone", []), "portraits_gone")
        left = self._named_left()
        state.portraits_left = sum(1 << card for card in (pieces.cards_left if left is None else left))
        if named_open is None:
            setup.deal_portraits(state, self.chance)
            pieces.cards_left = [card for card in pieces.cards_left if card not in state.portraits_open]
        if left is not None and "portraits_gone" not in self.data:
            gone = pieces.cards_left
        state.portraits_gone = sum(1 << card for card in gone)

    def _named_left(self) -> list[int] | None:
        """What is left of the portraits: a set that is not named is whole."""
        if "portraits_left" not in self.data:
            return None
        pieces, stacks = self.pieces, as_map(self.data["portraits_left"], "portraits_left")
        only(stacks, SETS, "portraits_left")
        found = [pieces.cards(cards, f"portraits_left: {letter}") for letter, cards in stacks.items()]
        missing = [letter for letter in SETS if letter not in stacks]
        rest = [card for card in pieces.cards_left if self.state.box.portraits[card].letter in missing]
        pieces.cards_left = [card for card in pieces.cards_left if card not in rest]
        return [*(card for stack in found for card in stack), *rest]

    def lay_requests(self) -> None:
        stacks = as_map(self.data.get("requests", {}), "requests")
        only(stacks, STACKS, "requests")
        read_state.read_requests(self.state, stacks)

    # --- the painters ---

    def lay_painters(self) -> None:
        state = self.state
        for seat, row in enumerate(self.rows):
            field, painter = f"players: {seat}", state.painters[seat]
            read_state.read_painter(state, painter, self._whole_row(painter, row, field), field)
        if "scored" in self.data or any("score" in row for row in self.rows):  # else nobody has scored yet
            read_state.read_scored(state, self.data.get("scored"))
        if state.seats == LEONARDO:
            painter, row = state.painters[LEONARDO], self.leonardo
            painter.score = as_whole(row.get("score", 0), "leonardo: score", 0, MAX_COUNT)
            painter.get_up = read_state.read_time(state, row.get("get_up"), "leonardo: get_up")
            if row.get("decider") is not None:
                state.decider = as_whole(row["decider"], "leonardo: decider", 0, 1)
        read_state.check_apart(state)

    def _whole_row(self, painter: Painter, row: Mapping[str, Any], field: str) -> dict[str, Any]:
        """A player's row with what a painter has at the start; how many apprentices depends on the mood."""
        painter.mood = as_whole(row.get("mood", painter.mood), f"{field}: mood", 1, self.state.box.mood_spaces)
        planning.count_apprentices(self.state.box, painter)
        whole = {**self.state.painter_json(painter), **row}
        if whole["paints"] is None:
            whole["paints"] = unpack(painter.paints)
        if whole["apprentices"] is None:
            whole["apprentices"] = painter.apprentices
        return whole

    def lay_start(self) -> None:
        """The order on the start spaces; whoever is named on turn is the last, if that is not named otherwise."""
        state = self.state
        if "start" in self.data:
            state.start = read_state.read_start(state, self.data["start"])
            return
        first = self.data.get("turn") if self.data.get("phase", "get_up") == "get_up" else None
        if type(first) is int and 0 <= first < state.seats:
            state.start = (first,)
        while setup.waiting(state):
            left = setup.waiting(state)
            state.start = (*state.start, left[int(self.chance.pick(setup.ORDER, len(left)))])

    # --- the round ---

    def lay_round(self) -> None:
        state, data = self.state, self.data
        state.phase = read_state.read_phase(data.get("phase", "get_up"))
        state.round = as_whole(data.get("round", 1), "round", 1, MAX_COUNT)
        state.last_round = as_flag(data.get("last_round", self._is_last()), "last_round")
        if state.seats == LEONARDO and state.decider == NOBODY:
            state.decider = 0 if track.is_behind(state, 0, 1) else 1
        state.counted = as_whole(data.get("counted", 0), "counted", 0, len(state.painters))
        if state.phase == GET_UP:
            self._lay_get_up()
        elif state.phase == OVER:
            state.counted = len(state.painters)
        else:
            self._wake_all()
            self._lay_later()
        if data.get("bump") is not None:
            read_state.read_bump(state, as_map(data["bump"], "bump"))

    def _is_last(self) -> bool:
        """FR-E1, as far as a position shows how its round began."""
        state = self.state
        few = state.phase < CATHEDRAL and state.tiles_left() <= state.box.tiles_left
        return few or (state.has(PORTRAITS) and not state.portraits_left)

    def _lay_get_up(self) -> None:
        state = self.state
        for painter in state.painters:
            painter.plan = NOT_PLANNED
        rounds.next_sleeper(state)
        if state.phase != GET_UP:
            raise Invalid("phase: all painters are up; then it is plan")
        named = self.data.get("turn")
        if named is not None and named != state.turn:
            raise Invalid(f"turn: it is seat {state.turn}'s, not {shown(named)}'s (FR-U1, FR-O1)")

    def _wake_all(self) -> None:
        """Get-up times that are not named are the next free ones, first for whoever acts."""
        acting = self._acting()
        order = sorted(range(len(self.state.painters)), key=lambda painter_no: painter_no != acting)
        for painter_no in order:
            if not self.state.painters[painter_no].get_up:
                self.state.painters[painter_no].get_up = planning.free_times(self.state)[0]

    def _acting(self) -> int:
        state = self.state
        if self.leonardo.get("acting") is True:
            return LEONARDO
        bump, turn = self.data.get("bump"), self.data.get("turn")
        if turn is None and bump is not None:
            row = as_map(bump, "bump")
            return LEONARDO if row.get("painter") else as_whole(row.get("seat"), "bump: seat", 0, state.seats - 1)
        return NOBODY if turn is None else as_whole(turn, "turn", 0, state.seats - 1)

    def _lay_later(self) -> None:
        state = self.state
        if state.phase == PLAN:
            for seat in range(state.seats):
                if state.painters[seat].plan != NOT_PLANNED:
                    read_state.check_plan(state, seat)
            read_state.check_sealed(state)
            return
        state.acting = self._acting()
        for seat in range(state.seats):
            self._fill_plan(seat)
        if state.phase == INCOME:
            self._lay_income()
        else:
            self._lay_visit()

    def _fill_plan(self, seat: int) -> None:
        """Who is on turn without a plan has sent as many apprentices as fit; others without one have sent none."""
        state, painter = self.state, self.state.painters[seat]
        column = state.phase - MARKET
        named = painter.plan != NOT_PLANNED
        sheet = list(painter.plan) if named else [0] * len(COLUMNS)
        if state.phase < INCOME:
            if seat == state.acting and not named and not self._names("left", seat):
                sheet[column] = min(state.box.column, painter.apprentices)
            sheet[column] = max(sheet[column], painter.left)
        painter.plan = tuple(sheet)
        read_state.check_plan(state, seat)

    def _names(self, field: str, painter_no: int) -> bool:
        return painter_no < self.state.seats and self.rows[painter_no].get(field) is not None

    def _lay_visit(self) -> None:
        """Whoever acts, and those who come later, still have their apprentices at the location."""
        state = self.state
        if state.acting == NOBODY:
            self._find_acting()
        state.turn = state.decides_for(state.acting)
        painter, bumped = state.painters[state.acting], self.data.get("bump") is not None
        for painter_no, other in enumerate(state.painters):
            if not self._names("left", painter_no) and other.get_up >= painter.get_up:
                other.left = rounds.sent(state, painter_no)
        if bumped and not self._names("left", state.acting):
            painter.left = max(0, painter.left - 1)
        if not bumped:
            read_state.check_visit(state)

    def _find_acting(self) -> None:
        """The first in order of get-up times who has something to do here."""
        state = self.state
        painter_no = rounds.next_up(state, NOBODY)
        while painter_no != NOBODY:
            twin = state.copy()
            twin.painters[painter_no].left = rounds.sent(state, painter_no)
            if rounds.has_choice(twin, painter_no):
                state.acting = painter_no
                return
            painter_no = rounds.next_up(state, painter_no)
        raise Invalid(f"phase: nobody has anything to do at the {PHASES[state.phase]}")

    def _lay_income(self) -> None:
        state = self.state
        if state.counted:
            if self.data.get("bump") is None:
                raise Invalid("counted: money is only being counted while a bump is open")
            return
        if state.acting == NOBODY:
            state.acting = rounds.next_up(state, NOBODY)
            while state.acting != NOBODY and not income.general_requests(state.painters[state.acting]):
                state.acting = rounds.next_up(state, state.acting)
        read_state.check_income(state)
        state.turn = state.acting
