"""A position from its named parts: what is not named is the box minus what is, or a fresh deal of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.bits import members
from bottega.core.chance import Chance
from bottega.core.errors import Invalid
from bottega.core.reading import as_flag, as_list, as_map, as_text, as_whole, only, shown
from bottega.games.fresco.box.components import HIGHEST_PLAIN, SETS, STACKS, Box, Tile
from bottega.games.fresco.box.grid import CENTRE, SIDE, SPACES, read_space
from bottega.games.fresco.box.paints import SECONDARIES, read_list, read_paints
from bottega.games.fresco.rules import planning, rounds, setup, track
from bottega.games.fresco.rules.state import (
    BLENDS,
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
    REQUESTS,
    Fulfilled,
    Painter,
    State,
)

FIELDS = (
    *("phase", "turn", "round", "last_round", "bishop", "fresco", "booths", "bag", "portraits_open", "portraits_left"),
    *("portraits_gone", "requests", "start", "bump", "counted", "players", "leonardo"),
)
PLAYER = (
    *("score", "mood", "thalers", "paints", "get_up", "plan", "apprentices", "left", "blends_left", "tiles"),
    *("requests", "portraits", "sexton_used", "request_used"),
)
MAX_COUNT = 1_000_000  # of anything; no game comes near


def lay(box: Box, data: Mapping[str, Any], seats: int, is_open: bool, modules: int, chance: Chance) -> State:
    only(data, FIELDS, "position")
    laying = _Laying(box, data, seats, is_open, modules, chance)
    laying.lay_fresco()
    laying.lay_market()
    laying.lay_portraits()
    laying.lay_requests()
    laying.lay_painters()
    laying.lay_start()
    laying.lay_round()
    return laying.state


class _Laying:
    """Lays one position; tiles that are written out extend the box."""

    def __init__(
        self, box: Box, data: Mapping[str, Any], seats: int, is_open: bool, modules: int, chance: Chance
    ) -> None:
        self.data = data
        self.chance = chance
        self.state = setup.unpack(box, seats, is_open, modules)
        self.state.box = box.with_tiles(box.tiles.copy())
        self.tiles_left = setup.tiles_in_play(box, modules)
        self.cards_left = members(self.state.portraits_left)
        self.goods_left = members(self.state.bag)
        rows = as_list(data.get("players", [None] * seats), "players")
        if len(rows) > seats:
            raise Invalid(f"players: there are {seats} seats, not {len(rows)}")
        rows = [*rows, *[None] * (seats - len(rows))]
        self.rows = [{} if row is None else as_map(row, f"players: {seat}") for seat, row in enumerate(rows)]
        for seat, row in enumerate(self.rows):
            only(row, PLAYER, f"players: {seat}")
        leonardo = data.get("leonardo")
        if leonardo is not None and seats != LEONARDO:
            raise Invalid("leonardo: paints with two players only (FR-X5)")
        self.leonardo = {} if leonardo is None else as_map(leonardo, "leonardo")
        only(self.leonardo, ("score", "get_up", "tiles", "decider", "acting"), "leonardo")

    # --- the fresco ---

    def tile(self, data: object, field: str) -> int:
        """A tile by its value and paints; one that the box does not have is written out."""
        row = as_map(data, field)
        only(row, ("value", "paints", "coins", "splotches"), field)
        value = as_whole(row.get("value"), f"{field}: value", 1, MAX_COUNT)
        paints = read_list(row["paints"], f"{field}: paints") if "paints" in row else None
        tiles = self.state.box.tiles
        same = [n for n, tile in enumerate(tiles) if tile.value == value and paints in (None, tile.paints)]
        for number in same:
            if number in self.tiles_left:
                self.tiles_left.remove(number)
                return number
        if same or paints is None:
            raise Invalid(f"{field}: {_tile_name(row)}: more than the box holds")
        if not any(paints) or (any(paints[SECONDARIES:]) and not self.state.has(BLENDS)):
            raise Invalid(f"{field}: paints: a tile like that cannot be in this game")
        tiles.append(_written_out(row, value, paints, field))
        return len(tiles) - 1

    def lay_fresco(self) -> None:
        state = self.state
        state.bishop = read_space(self.data["bishop"], "bishop") if "bishop" in self.data else CENTRE
        if "fresco" in self.data:
            state.fresco = self._named_fresco()
        for which, row in enumerate([*self.rows, self.leonardo][: len(state.painters)]):
            self._lay_tiles(state.painters[which], row, f"players: {which}" if which < state.seats else "leonardo")
        if "fresco" not in self.data:
            self._deal_fresco()

    def _named_fresco(self) -> list[int]:
        rows = as_list(self.data["fresco"], "fresco")
        if len(rows) != SIDE or any(not isinstance(row, list) or len(row) != SIDE for row in rows):
            raise Invalid(f"fresco: must be {SIDE} rows of {SIDE}")
        return [
            GONE if tile is None else self.tile(tile, f"fresco: {place // SIDE}: {place % SIDE}")
            for place, tile in enumerate(tile for row in rows for tile in row)
        ]

    def _lay_tiles(self, painter: Painter, row: Mapping[str, Any], field: str) -> None:
        painter.tiles = tuple(self.tile(tile, f"{field}: tiles") for tile in as_list(row.get("tiles", []), field))
        requests = as_list(row.get("requests", []), f"{field}: requests")
        painter.requests = tuple(self._request(request, f"{field}: requests") for request in requests)

    def _request(self, data: object, field: str) -> Fulfilled:
        row = as_map(data, field)
        only(row, ("stack", "points", "tiles"), field)
        stack = row.get("stack")
        if stack not in STACKS or not self.state.has(REQUESTS):
            raise Invalid(f"{field}: stack: {shown(stack)} is no stack of requests in this game")
        points = as_whole(row.get("points"), f"{field}: points", 0, MAX_COUNT)
        tiles = tuple(self.tile(tile, f"{field}: tiles") for tile in as_list(row.get("tiles", []), field))
        return Fulfilled(STACKS.index(stack), points, tiles)

    def _deal_fresco(self) -> None:
        """FR-S4, without the tiles that somebody holds: as many spaces, the last ones, are empty."""
        state = self.state
        taken = sum(len(painter.tiles) + 3 * len(painter.requests) for painter in state.painters)
        best = setup.centre_tile(state.box, state.modules)
        state.fresco[CENTRE] = best if best in self.tiles_left else GONE
        spaces = [at for at in range(SPACES) if state.fresco[at] == GONE][: max(0, SPACES - taken)]
        left = [tile for tile in self.tiles_left if tile not in state.fresco]
        sure = [tile for tile in left if state.box.tiles[tile].value > HIGHEST_PLAIN]
        spare = [tile for tile in left if state.box.tiles[tile].value <= HIGHEST_PLAIN]
        for place, at in enumerate(spaces):
            empty = len(spaces) - place
            if not sure and not spare:
                break
            pile = sure if not spare or int(self.chance.pick(setup.FRESCO, empty)) < len(sure) else spare
            state.fresco[at] = pile.pop(int(self.chance.pick(setup.FRESCO, len(pile))))

    # --- market and portraits ---

    def goods(self, data: object, field: str) -> int:
        row = as_map(data, field)
        only(row, ("paints",), field)
        paints = read_list(row.get("paints"), f"{field}: paints")
        for number in self.goods_left:
            if self.state.box.market[number].paints == paints:
                self.goods_left.remove(number)
                return number
        raise Invalid(f"{field}: {', '.join(row['paints'])}: more than the market holds")

    def lay_market(self) -> None:
        """What lies in no booth is in the bag, named or not."""
        state = self.state
        bag = [self.goods(tile, "bag") for tile in as_list(self.data.get("bag", []), "bag")]
        if "booths" in self.data:
            rows = as_list(self.data["booths"], "booths")
            if len(rows) != len(state.booths):
                raise Invalid(f"booths: there are {len(state.booths)}, not {len(rows)}")
            state.booths = [None if row is None else self._booth(row, f"booths: {n}") for n, row in enumerate(rows)]
            state.bag = sum(1 << number for number in (*bag, *self.goods_left))
        else:
            state.bag = sum(1 << number for number in self.goods_left)
            if "bag" in self.data and state.bag.bit_count() < sum(state.box.booths[len(state.painters)]):
                raise Invalid("bag: too few tiles are left for the booths")
            setup.deal_market(state, self.chance)
            state.bag |= sum(1 << number for number in bag)

    def _booth(self, data: object, field: str) -> tuple[int, ...]:
        return tuple(GONE if goods is None else self.goods(goods, field) for goods in as_list(data, field))

    def card(self, data: object, field: str) -> int:
        row = as_map(data, field)
        for number in self.cards_left:
            card = self.state.box.portraits[number].to_json()
            if all(name in card and card[name] == value for name, value in row.items()):
                self.cards_left.remove(number)
                return number
        raise Invalid(f"{field}: {shown(dict(row))}: there is no such portrait left")

    def cards(self, data: object, field: str) -> list[int]:
        return [self.card(card, field) for card in as_list(data, field)]

    def lay_portraits(self) -> None:
        state = self.state
        for seat, row in enumerate(self.rows):
            held = self.cards(row.get("portraits", []), f"players: {seat}: portraits")
            if any(state.box.portraits[card].kind != "lasting" for card in held):
                raise Invalid(f"players: {seat}: portraits: only lasting ones are kept (FR-T2)")
            state.painters[seat].portraits = tuple(held)
        named_open = self.data.get("portraits_open")
        if named_open is not None:
            cards = as_list(named_open, "portraits_open")
            if len(cards) > setup.OPEN_PORTRAITS or (cards and not state.has(PORTRAITS)):
                raise Invalid(f"portraits_open: {len(cards)}, more than there are (FR-S5)")
            state.portraits_open = tuple(GONE if card is None else self.card(card, "portraits_open") for card in cards)
        gone = self.cards(self.data.get("portraits_gone", []), "portraits_gone")
        left = self._named_left()
        state.portraits_left = sum(1 << card for card in (self.cards_left if left is None else left))
        if named_open is None:
            setup.deal_portraits(state, self.chance)
            self.cards_left = [card for card in self.cards_left if card not in state.portraits_open]
        if left is not None and "portraits_gone" not in self.data:
            gone = self.cards_left
        state.portraits_gone = sum(1 << card for card in gone)

    def _named_left(self) -> list[int] | None:
        if "portraits_left" not in self.data:
            return None
        stacks = as_map(self.data["portraits_left"], "portraits_left")
        only(stacks, SETS, "portraits_left")
        found = [self.cards(cards, f"portraits_left: {letter}") for letter, cards in stacks.items()]
        missing = [letter for letter in SETS if letter not in stacks]
        rest = [card for card in self.cards_left if self.state.box.portraits[card].letter in missing]
        self.cards_left = [card for card in self.cards_left if card not in rest]
        return [*(card for stack in found for card in stack), *rest]

    def lay_requests(self) -> None:
        state = self.state
        stacks = as_map(self.data.get("requests", {}), "requests")
        only(stacks, STACKS, "requests")
        for stack, name in enumerate(STACKS):
            taken = [one.points for painter in state.painters for one in painter.requests if one.stack == stack]
            left = list(state.requests[stack])
            for points in taken:
                if points not in left:
                    raise Invalid(f"requests: {name}: {points}: more than the box holds")
                left.remove(points)
            if name in stacks:
                field = f"requests: {name}"
                named = [as_whole(points, field, 0, MAX_COUNT) for points in as_list(stacks[name], field)]
                if len(named) + len(taken) > len(state.box.requests[stack]) or (named and not state.has(REQUESTS)):
                    raise Invalid(f"{field}: more than the box holds")
                left = named
            state.requests[stack] = tuple(left)

    # --- the painters ---

    def lay_painters(self) -> None:
        state = self.state
        for seat, row in enumerate(self.rows):
            self._lay_player(state.painters[seat], row, f"players: {seat}")
        if state.seats == LEONARDO:
            painter, row = state.painters[LEONARDO], self.leonardo
            painter.score = as_whole(row.get("score", 0), "leonardo: score", 0, MAX_COUNT)
            painter.get_up = self._time(row.get("get_up"), "leonardo: get_up")
            if row.get("decider") is not None:
                state.decider = as_whole(row["decider"], "leonardo: decider", 0, 1)
        self._check_apart([painter.score for painter in state.painters if painter.score], "score", "FR-V1")
        self._check_apart([painter.get_up for painter in state.painters if painter.get_up], "get_up", "FR-U1")

    def _check_apart(self, numbers: list[int], field: str, rule: str) -> None:
        for number in numbers:
            if numbers.count(number) > 1:
                raise Invalid(f"players: {field}: two painters on {number} ({rule})")

    def _time(self, data: object, field: str) -> int:
        if data is None:
            return 0
        if data not in self.state.box.times:
            raise Invalid(f"{field}: must be one of {', '.join(map(str, self.state.box.times))}, not {shown(data)}")
        return as_whole(data, field, 1, MAX_COUNT)

    def _lay_player(self, painter: Painter, row: Mapping[str, Any], field: str) -> None:
        box = self.state.box
        painter.score = as_whole(row.get("score", 0), f"{field}: score", 0, MAX_COUNT)
        painter.mood = as_whole(row.get("mood", painter.mood), f"{field}: mood", 1, box.mood_spaces)
        painter.thalers = as_whole(row.get("thalers", painter.thalers), f"{field}: thalers", 0, MAX_COUNT)
        if row.get("paints") is not None:
            painter.paints = list(read_paints(row["paints"], f"{field}: paints"))
            if any(painter.paints[SECONDARIES:]) and not self.state.has(BLENDS):
                raise Invalid(f"{field}: paints: there are no special blends in this game (FR-X2)")
        painter.get_up = self._time(row.get("get_up"), f"{field}: get_up")
        planning.count_apprentices(box, painter)
        if row.get("apprentices") is not None:
            most = box.apprentices + 1
            painter.apprentices = as_whole(row["apprentices"], f"{field}: apprentices", box.apprentices - 1, most)
        if row.get("plan") is not None:
            painter.plan = _sheet(row["plan"], f"{field}: plan")
        painter.left = as_whole(row.get("left", 0), f"{field}: left", 0, 2 * box.column)
        painter.blends_left = as_whole(row.get("blends_left", 0), f"{field}: blends_left", 0, 1)
        painter.sexton_used = as_flag(row.get("sexton_used", False), f"{field}: sexton_used")
        painter.request_used = as_flag(row.get("request_used", False), f"{field}: request_used")

    def lay_start(self) -> None:
        """The order on the start spaces; whoever is named on turn is the last, if that is not named otherwise."""
        state = self.state
        everyone = list(range(len(state.painters)))
        if "start" in self.data:
            named = [
                LEONARDO if one == "leonardo" and state.seats == LEONARDO else one
                for one in as_list(self.data["start"], "start")
            ]
            if any(type(one) is not int for one in named) or sorted(named) != everyone:
                raise Invalid("start: must name every painter once")
            state.start = tuple(named)
            return
        first = self.data.get("turn") if self.data.get("phase", "get_up") == "get_up" else None
        if type(first) is int and first in everyone[: state.seats]:
            state.start = (first,)
        while setup.waiting(state):
            left = setup.waiting(state)
            state.start = (*state.start, left[int(self.chance.pick(setup.ORDER, len(left)))])

    # --- the round ---

    def lay_round(self) -> None:
        state, data = self.state, self.data
        phase = data.get("phase", "get_up")
        if phase not in PHASES:
            raise Invalid(f"phase: must be one of {', '.join(PHASES)}, not {shown(phase)}")
        state.phase = PHASES.index(phase)
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
            self._lay_bump(as_map(data["bump"], "bump"))

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
        self._check_turn()

    def _check_turn(self) -> None:
        named = self.data.get("turn")
        if named is not None and named != self.state.turn:
            raise Invalid(f"turn: it is seat {self.state.turn}'s, not {shown(named)}'s ({'FR-U1, FR-O1'})")

    def _wake_all(self) -> None:
        """Get-up times that are not named are the next free ones, first for whoever acts."""
        acting = self._acting()
        order = sorted(range(len(self.state.painters)), key=lambda which: which != acting)
        for which in order:
            if not self.state.painters[which].get_up:
                self.state.painters[which].get_up = planning.free_times(self.state)[0]

    def _lay_later(self) -> None:
        state = self.state
        if state.phase == PLAN:
            self._lay_plans()
            return
        state.acting = self._acting()
        for seat in range(state.seats):
            self._fill_plan(seat)
        if state.phase == INCOME:
            self._lay_income()
        else:
            self._lay_visit()

    def _lay_plans(self) -> None:
        sealed = [seat for seat in range(self.state.seats) if self.state.painters[seat].plan != NOT_PLANNED]
        for seat in sealed:
            self._check_plan(seat)
        if len(sealed) == self.state.seats:
            raise Invalid("players: plan: all are sealed; then they are revealed (FR-P1)")

    def _lay_visit(self) -> None:
        """Whoever acts, and those who come later, still have their apprentices at the location."""
        state = self.state
        if state.acting == NOBODY:
            self._find_acting()
        state.turn = state.decides_for(state.acting)
        painter, bumped = state.painters[state.acting], self.data.get("bump") is not None
        for which, other in enumerate(state.painters):
            if not self._names("left", which) and other.get_up >= painter.get_up:
                other.left = rounds.sent(state, which)
        if bumped and not self._names("left", state.acting):
            painter.left = max(0, painter.left - 1)
        must = state.phase == MARKET or state.acting >= state.seats  # where one may not pass
        if not bumped and (not painter.left or (must and not rounds.is_busy(state, state.acting, None))):
            raise Invalid(f"turn: seat {state.turn} has nothing to do at the {PHASES[state.phase]}")

    def _names(self, field: str, which: int) -> bool:
        return which < self.state.seats and self.rows[which].get(field) is not None

    def _acting(self) -> int:
        state = self.state
        if self.leonardo.get("acting") is True:
            return LEONARDO
        bump, turn = self.data.get("bump"), self.data.get("turn")
        if turn is None and bump is not None:
            row = as_map(bump, "bump")
            return LEONARDO if row.get("painter") else as_whole(row.get("seat"), "bump: seat", 0, state.seats - 1)
        return NOBODY if turn is None else as_whole(turn, "turn", 0, state.seats - 1)

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
        self._check_plan(seat)

    def _check_plan(self, seat: int) -> None:
        painter = self.state.painters[seat]
        for column in range(len(COLUMNS)):
            most = planning.spaces(self.state.box, column, self.state.last_round)
            if painter.plan[column] > most:
                raise Invalid(f"players: {seat}: plan: {COLUMNS[column]}: at most {most} (FR-P1)")
        if sum(painter.plan) > painter.apprentices:
            raise Invalid(f"players: {seat}: plan: there are {painter.apprentices} apprentices (FR-P1)")

    def _find_acting(self) -> None:
        """The first in order of get-up times who has something to do here."""
        state = self.state
        which = rounds.next_up(state, NOBODY)
        while which != NOBODY:
            twin = state.copy()
            twin.painters[which].left = rounds.sent(state, which)
            if rounds.is_busy(twin, which, None):
                state.acting = which
                return
            which = rounds.next_up(state, which)
        raise Invalid(f"phase: nobody has anything to do at the {PHASES[state.phase]}")

    def _lay_income(self) -> None:
        state = self.state
        if state.counted:
            if self.data.get("bump") is None:
                raise Invalid("counted: money is only being counted while a bump is open")
            return
        if state.acting == NOBODY:
            state.acting = rounds.next_up(state, NOBODY)
            while state.acting != NOBODY and not rounds.general_requests(state.painters[state.acting]):
                state.acting = rounds.next_up(state, state.acting)
        if state.acting == NOBODY or not rounds.general_requests(state.painters[state.acting]):
            raise Invalid("phase: nobody has a general request to choose income for (FR-W2)")
        state.turn = state.acting

    def _lay_bump(self, row: Mapping[str, Any]) -> None:
        state = self.state
        only(row, ("seat", "ahead", "behind", "painter"), "bump")
        seat = as_whole(row.get("seat"), "bump: seat", 0, state.seats - 1)
        leonardo = row.get("painter") == "leonardo" and state.seats == LEONARDO
        state.bumped = LEONARDO if leonardo else seat
        if state.phase in (GET_UP, PLAN, OVER) or (state.counted == 0 and state.bumped != state.acting):
            raise Invalid("bump: nobody could have scored there now (FR-V1)")
        state.acting, state.turn = state.bumped, state.decides_for(state.bumped)
        state.ahead = as_whole(row.get("ahead"), "bump: ahead", 1, MAX_COUNT)
        state.behind = as_whole(row.get("behind"), "bump: behind", 1, state.ahead - 1)
        for space in (state.ahead, state.behind):
            if track.is_taken(state, space, state.painters[state.bumped]):
                raise Invalid(f"bump: {space} is taken (FR-V1)")


def _sheet(data: object, field: str) -> tuple[int, ...]:
    row = as_map(data, field)
    only(row, COLUMNS, field)
    return tuple(as_whole(row.get(column, 0), f"{field}: {column}", 0, MAX_COUNT) for column in COLUMNS)


def _tile_name(row: Mapping[str, Any]) -> str:
    return f"{row['value']} ({', '.join(map(str, row.get('paints', [])))})"


def _written_out(row: Mapping[str, Any], value: int, paints: tuple[int, ...], field: str) -> Tile:
    """Without splotches named, it has those of its own blends."""
    names = tuple(as_text(name, f"{field}: paints") for name in row["paints"])
    splotches = as_list(row.get("splotches", [stack for stack in STACKS[1:] if stack in names]), f"{field}: splotches")
    for splotch in splotches:
        if splotch not in STACKS[1:]:
            raise Invalid(f"{field}: splotches: must be some of {', '.join(STACKS[1:])}, not {shown(splotch)}")
    coins = as_whole(row.get("coins", 1), f"{field}: coins", 0, MAX_COUNT)
    return Tile(value, names, paints, coins, tuple(STACKS.index(one) for one in splotches), written_out=True)
