"""Reading a whole state from its JSON, strictly: nothing is left out, nothing is filled in, nothing is unknown.

`position` completes named parts to a position; it reads them with the functions of this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.bits import members
from bottega.core.errors import Invalid
from bottega.core.reading import as_flag, as_list, as_map, as_text, as_whole, only, shown
from bottega.games.fresco.box.components import SETS, STACKS, Tile
from bottega.games.fresco.box.grid import SIDE, read_space
from bottega.games.fresco.box.paints import SECONDARIES, read_list, read_paints
from bottega.games.fresco.rules import income, planning, rounds, setup, track
from bottega.games.fresco.rules.state import (
    ASLEEP,
    BLENDS,
    COLUMNS,
    GET_UP,
    GONE,
    INCOME,
    LEONARDO,
    MARKET,
    NOBODY,
    NOT_NOTED,
    NOT_PLANNED,
    OVER,
    PHASES,
    PLAN,
    PORTRAITS,
    REQUESTS,
    SOURCES,
    Fulfilled,
    Painter,
    State,
)

FIELDS = (
    *("phase", "turn", "round", "last_round", "bishop", "fresco", "booths", "bag", "portraits_open", "portraits_left"),
    *("portraits_gone", "requests", "start", "bump", "counted", "scored", "players", "leonardo"),
)
PLAYER = (
    *("score", "mood", "thalers", "paints", "get_up", "plan", "apprentices", "left", "blends_left", "tiles"),
    *("requests", "portraits", "sexton_used", "request_used"),
)
LEONARDO_FIELDS = ("score", "get_up", "tiles", "decider", "acting")
REQUEST = ("stack", "points", "tiles")
MAX_COUNT = 1_000_000  # of anything; no game comes near


def state_from_json(state: State, data: object) -> State:
    """The state that `State.to_json` wrote, laid out on one where nothing is dealt yet."""
    row, seats = as_map(data, "state"), state.seats
    require({"scored": None, **row}, FIELDS, "state")  # states of 0.1.0 have none
    give_own_box(state)
    players = as_list(row["players"], "players")
    if len(players) != seats:
        raise Invalid(f"players: there are {seats} seats, not {len(players)}")
    rows = [as_map(player, f"players: {seat}") for seat, player in enumerate(players)]
    for seat, player in enumerate(rows):
        require(player, PLAYER, f"players: {seat}")
    leonardo = read_leonardo(row["leonardo"], seats)
    if leonardo is not None:
        require(leonardo, LEONARDO_FIELDS, "leonardo")
    _read_table(state, row, rows, leonardo)
    for seat, player in enumerate(rows):
        read_painter(state, state.painters[seat], player, f"players: {seat}")
    read_scored(state, row.get("scored"))
    _read_moment(state, row, leonardo)
    return state


def require(row: Mapping[str, Any], fields: tuple[str, ...], field: str) -> None:
    """All of these fields, and no other."""
    only(row, fields, field)
    for name in fields:
        if name not in row:
            raise Invalid(f"{field}: {name}: missing")


def give_own_box(state: State) -> None:
    """For the tiles that are written out."""
    state.box = state.box.with_tiles(state.box.tiles.copy())


def _read_table(
    state: State, row: Mapping[str, Any], rows: list[Mapping[str, Any]], leonardo: Mapping[str, Any] | None
) -> None:
    """What lies on the board and in front of the painters."""
    pieces = Pieces(state, whole=True)
    state.bishop = read_space(row["bishop"], "bishop")
    state.fresco = read_fresco(pieces, row["fresco"])
    for seat, player in enumerate(rows):
        read_tiles(pieces, state.painters[seat], player, f"players: {seat}")
    if leonardo is not None:
        read_tiles(pieces, state.painters[LEONARDO], leonardo, "leonardo")
    bag = [pieces.goods(goods, "bag") for goods in as_list(row["bag"], "bag")]
    state.booths = read_booths(pieces, row["booths"])
    if pieces.goods_left:
        raise Invalid("bag: market tiles are missing")
    state.bag = sum(1 << number for number in bag)
    for seat, player in enumerate(rows):
        state.painters[seat].portraits = read_held(pieces, player["portraits"], f"players: {seat}: portraits")
    state.portraits_open = read_open_portraits(pieces, row["portraits_open"])
    state.portraits_gone = sum(1 << card for card in pieces.cards(row["portraits_gone"], "portraits_gone"))
    stacks = as_map(row["portraits_left"], "portraits_left")
    require(stacks, SETS, "portraits_left")
    left = [card for letter in SETS for card in pieces.cards(stacks[letter], f"portraits_left: {letter}")]
    state.portraits_left = sum(1 << card for card in left)
    requests = as_map(row["requests"], "requests")
    require(requests, STACKS, "requests")
    read_requests(state, requests)


def _read_moment(state: State, row: Mapping[str, Any], leonardo: Mapping[str, Any] | None) -> None:
    """Where the game stands, and whose decision it is."""
    state.phase = read_phase(row["phase"])
    state.round = as_whole(row["round"], "round", 1, MAX_COUNT)
    state.last_round = as_flag(row["last_round"], "last_round")
    state.counted = as_whole(row["counted"], "counted", 0, len(state.painters))
    state.start = read_start(state, row["start"])
    if leonardo is not None:
        painter = state.painters[LEONARDO]
        painter.score = as_whole(leonardo["score"], "leonardo: score", 0, MAX_COUNT)
        painter.get_up = read_time(state, leonardo["get_up"], "leonardo: get_up")
        state.decider = as_whole(leonardo["decider"], "leonardo: decider", 0, 1)
    check_apart(state)
    state.turn = NOBODY if row["turn"] is None else as_whole(row["turn"], "turn", 0, state.seats - 1)
    for_leonardo = leonardo is not None and as_flag(leonardo["acting"], "leonardo: acting")
    state.acting = LEONARDO if for_leonardo else state.turn
    if row["bump"] is not None:
        read_bump(state, as_map(row["bump"], "bump"))
    if state.turn != (NOBODY if row["turn"] is None else row["turn"]):
        raise Invalid(f"turn: it is seat {state.turn}'s (FR-V1)")
    check_moment(state)


# --- the pieces of the box ---


class Pieces:
    """The pieces of the box that have no place yet. Each is read by what is printed on it.

    In a whole state everything that is printed must be named; else a part of it that tells which piece it is will do.
    """

    def __init__(self, state: State, whole: bool) -> None:
        self.state = state
        self.whole = whole
        self.tiles_left = setup.tiles_in_play(state.box, state.modules)
        self.cards_left = members(state.portraits_left)
        self.goods_left = members(state.bag)

    def tile(self, data: object, field: str) -> int:
        """A tile by its value and paints, and by more if it is named; one that the box does not have is written out."""
        row = as_map(data, field)
        only(row, ("value", "paints", "coins", "splotches"), field)
        value = as_whole(row.get("value"), f"{field}: value", 1, MAX_COUNT)
        paints = read_list(row.get("paints"), f"{field}: paints") if "paints" in row or self.whole else None
        tiles = self.state.box.tiles
        same = [n for n, tile in enumerate(tiles) if tile.value == value and paints in (None, tile.paints)]
        same = _named_best(row, tiles, same)
        for number in same:
            if number in self.tiles_left:
                self.tiles_left.remove(number)
                return number
        if same or paints is None:
            raise Invalid(f"{field}: {_tile_name(row)}: more than the box holds")
        if not any(paints) or (any(paints[SECONDARIES:]) and not self.state.has(BLENDS)):
            raise Invalid(f"{field}: paints: a tile like that cannot be in this game")
        if self.whole:
            require(row, ("value", "paints", "coins", "splotches"), field)
        tiles.append(_written_out(row, value, paints, field))
        return len(tiles) - 1

    def goods(self, data: object, field: str) -> int:
        row = as_map(data, field)
        only(row, ("paints",), field)
        paints = read_list(row.get("paints"), f"{field}: paints")
        market = self.state.box.market
        same = [number for number in self.goods_left if market[number].paints == paints]
        if same:  # there may be one that names them in another order
            number = next((number for number in same if list(market[number].names) == row["paints"]), same[0])
            self.goods_left.remove(number)
            return number
        raise Invalid(f"{field}: {', '.join(row['paints'])}: more than the market holds")

    def card(self, data: object, field: str) -> int:
        row = as_map(data, field)
        for number in self.cards_left:
            card = self.state.box.portraits[number].to_json()
            same = all(name in card and card[name] == value for name, value in row.items())
            if same and (len(row) == len(card) or not self.whole):
                self.cards_left.remove(number)
                return number
        raise Invalid(f"{field}: {shown(dict(row))}: there is no such portrait left")

    def cards(self, data: object, field: str) -> list[int]:
        return [self.card(card, field) for card in as_list(data, field)]


def _named_best(row: Mapping[str, Any], tiles: list[Tile], same: list[int]) -> list[int]:
    """Of tiles with the same value and paints those that show all that is named, if there are any."""

    def shows_all(tile: Tile) -> bool:
        printed = {**tile.to_json(), "coins": tile.coins, "splotches": [STACKS[stack] for stack in tile.splotches]}
        return all(printed[name] == value for name, value in row.items())

    return [number for number in same if shows_all(tiles[number])] or same


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
    return Tile(value, names, paints, coins, tuple(STACKS.index(splotch) for splotch in splotches), in_full=True)


# --- the board ---


def read_fresco(pieces: Pieces, data: object) -> list[int]:
    rows = as_list(data, "fresco")
    if len(rows) != SIDE or any(not isinstance(row, list) or len(row) != SIDE for row in rows):
        raise Invalid(f"fresco: must be {SIDE} rows of {SIDE}")
    return [
        GONE if tile is None else pieces.tile(tile, f"fresco: {space // SIDE}: {space % SIDE}")
        for space, tile in enumerate(tile for row in rows for tile in row)
    ]


def read_booths(pieces: Pieces, data: object) -> list[tuple[int, ...] | None]:
    rows, booths = as_list(data, "booths"), pieces.state.booths
    if len(rows) != len(booths):
        raise Invalid(f"booths: there are {len(booths)}, not {len(rows)}")
    return [None if row is None else _read_booth(pieces, row, f"booths: {n}") for n, row in enumerate(rows)]


def _read_booth(pieces: Pieces, data: object, field: str) -> tuple[int, ...]:
    return tuple(GONE if goods is None else pieces.goods(goods, field) for goods in as_list(data, field))


def read_open_portraits(pieces: Pieces, data: object) -> tuple[int, ...]:
    cards = as_list(data, "portraits_open")
    if len(cards) > setup.OPEN_PORTRAITS or (cards and not pieces.state.has(PORTRAITS)):
        raise Invalid(f"portraits_open: {len(cards)}, more than there are (FR-S5)")
    return tuple(GONE if card is None else pieces.card(card, "portraits_open") for card in cards)


def read_requests(state: State, stacks: Mapping[str, Any]) -> None:
    """What is left of each stack; of one that is not named, all that nobody has fulfilled."""
    for stack, name in enumerate(STACKS):
        taken = [done.points for painter in state.painters for done in painter.requests if done.stack == stack]
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


def read_leonardo(data: object, seats: int) -> Mapping[str, Any] | None:
    if seats == LEONARDO:
        return as_map(data, "leonardo")
    if data is not None:
        raise Invalid("leonardo: paints with two players only (FR-X5)")
    return None


def read_tiles(pieces: Pieces, painter: Painter, row: Mapping[str, Any], field: str) -> None:
    """A painter's tiles, and the requests fulfilled with others."""
    tiles = as_list(row.get("tiles", []), field)
    painter.tiles = tuple(pieces.tile(tile, f"{field}: tiles") for tile in tiles)
    requests = as_list(row.get("requests", []), f"{field}: requests")
    painter.requests = tuple(_read_request(pieces, request, f"{field}: requests") for request in requests)


def _read_request(pieces: Pieces, data: object, field: str) -> Fulfilled:
    row = as_map(data, field)
    only(row, REQUEST, field)
    if pieces.whole:
        require(row, REQUEST, field)
    stack = row.get("stack")
    if stack not in STACKS or not pieces.state.has(REQUESTS):
        raise Invalid(f"{field}: stack: {shown(stack)} is no stack of requests in this game")
    points = as_whole(row.get("points"), f"{field}: points", 0, MAX_COUNT)
    tiles = tuple(pieces.tile(tile, f"{field}: tiles") for tile in as_list(row.get("tiles", []), field))
    return Fulfilled(STACKS.index(stack), points, tiles)


def read_held(pieces: Pieces, data: object, field: str) -> tuple[int, ...]:
    held = pieces.cards(data, field)
    if any(pieces.state.box.portraits[card].kind != "lasting" for card in held):
        raise Invalid(f"{field}: only lasting ones are kept (FR-T2)")
    return tuple(held)


def read_painter(state: State, painter: Painter, row: Mapping[str, Any], field: str) -> None:
    """All of a player's row but tiles, requests and portraits."""
    box = state.box
    painter.score = as_whole(row["score"], f"{field}: score", 0, MAX_COUNT)
    painter.mood = as_whole(row["mood"], f"{field}: mood", 1, box.mood_spaces)
    painter.thalers = as_whole(row["thalers"], f"{field}: thalers", 0, MAX_COUNT)
    painter.paints = list(read_paints(row["paints"], f"{field}: paints"))
    if any(painter.paints[SECONDARIES:]) and not state.has(BLENDS):
        raise Invalid(f"{field}: paints: there are no special blends in this game (FR-X2)")
    painter.get_up = read_time(state, row["get_up"], f"{field}: get_up")
    least, most = box.apprentices - 1, box.apprentices + 1
    painter.apprentices = as_whole(row["apprentices"], f"{field}: apprentices", least, most)
    if row["plan"] is not None:
        painter.plan = _read_sheet(row["plan"], f"{field}: plan")
    painter.left = as_whole(row["left"], f"{field}: left", 0, 2 * box.column)
    painter.blends_left = as_whole(row["blends_left"], f"{field}: blends_left", 0, 1)
    painter.sexton_used = as_flag(row["sexton_used"], f"{field}: sexton_used")
    painter.request_used = as_flag(row["request_used"], f"{field}: request_used")


def read_scored(state: State, data: object) -> None:
    """Points by source; where nobody noted them, they are not known."""
    rows = [None] * state.seats if data is None else as_list(data, "scored")
    if len(rows) != state.seats:
        raise Invalid(f"scored: there are {state.seats} seats, not {len(rows)}")
    for seat, row in enumerate(rows):
        state.painters[seat].scored = NOT_NOTED if row is None else _points_by_source(row, f"scored: {seat}")


def _points_by_source(data: object, field: str) -> tuple[int, ...]:
    row = as_map(data, field)
    require(row, SOURCES, field)
    return tuple(as_whole(row[source], f"{field}: {source}", 0, MAX_COUNT) for source in SOURCES)


def _read_sheet(data: object, field: str) -> tuple[int, ...]:
    row = as_map(data, field)
    only(row, COLUMNS, field)
    return tuple(as_whole(row.get(column, 0), f"{field}: {column}", 0, MAX_COUNT) for column in COLUMNS)


def read_time(state: State, data: object, field: str) -> int:
    if data is None:
        return ASLEEP
    if data not in state.box.times:
        raise Invalid(f"{field}: must be one of {', '.join(map(str, state.box.times))}, not {shown(data)}")
    return as_whole(data, field, 1, MAX_COUNT)


def read_start(state: State, data: object) -> tuple[int, ...]:
    named = [LEONARDO if item == "leonardo" and state.seats == LEONARDO else item for item in as_list(data, "start")]
    if any(type(item) is not int for item in named) or sorted(named) != list(range(len(state.painters))):
        raise Invalid("start: must name every painter once")
    return tuple(named)


def check_apart(state: State) -> None:
    """No two painters on one space of the score track, nor at one get-up time."""
    for field, rule, numbers in (
        ("score", "FR-V1", [painter.score for painter in state.painters if painter.score]),
        ("get_up", "FR-U1", [painter.get_up for painter in state.painters if painter.get_up]),
    ):
        for number in numbers:
            if numbers.count(number) > 1:
                raise Invalid(f"players: {field}: two painters on {number} ({rule})")


# --- where the game stands ---


def read_phase(data: object) -> int:
    if data not in PHASES:
        raise Invalid(f"phase: must be one of {', '.join(PHASES)}, not {shown(data)}")
    return PHASES.index(str(data))


def read_bump(state: State, row: Mapping[str, Any]) -> None:
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


def check_moment(state: State) -> None:
    """Do the painters fit the phase, and is it the decision of whoever is named?"""
    if state.phase == GET_UP:
        check_get_up(state)
        return
    _check_turn(state)
    if state.phase == OVER:
        return
    for painter_no, painter in enumerate(state.painters):
        if painter.get_up == ASLEEP:
            raise Invalid(f"{_name(state, painter_no)}: get_up: missing after the painters have got up (FR-U1)")
    _check_plans(state)
    if state.phase == PLAN:
        check_sealed(state)
    elif state.phase == INCOME:
        check_income(state)
    else:
        send_leonardo(state)
        check_visit(state)


def _check_turn(state: State) -> None:
    if state.phase in (PLAN, OVER):
        if state.turn != NOBODY or state.acting != NOBODY:
            raise Invalid(f"turn: nobody's while the phase is {PHASES[state.phase]}")
    elif state.acting == NOBODY or state.turn != state.decides_for(state.acting):
        raise Invalid("turn: must be the seat that decides for the painter who acts")


def _check_plans(state: State) -> None:
    for seat in range(state.seats):
        if state.painters[seat].plan != NOT_PLANNED:
            check_plan(state, seat)
        elif state.phase != PLAN:
            raise Invalid(f"players: {seat}: plan: missing after the plans are revealed (FR-P1)")


def send_leonardo(state: State) -> None:
    """His one apprentice is at the location until he has acted there; JSON does not tell (FR-X7, FR-X8)."""
    if state.seats != LEONARDO:
        return
    painter, done = state.painters[LEONARDO], state.bumped == LEONARDO
    if not done and painter.get_up >= state.painters[state.acting].get_up:
        painter.left = rounds.sent(state, LEONARDO)


def _name(state: State, painter_no: int) -> str:
    return f"players: {painter_no}" if painter_no < state.seats else "leonardo"


def check_get_up(state: State) -> None:
    sleeper = track.last_asleep(state)
    if sleeper == NOBODY:
        raise Invalid("phase: all painters are up; then it is plan")
    if state.acting != sleeper or state.turn != state.decides_for(sleeper):
        raise Invalid(f"turn: it is seat {state.decides_for(sleeper)}'s (FR-U1)")


def check_plan(state: State, seat: int) -> None:
    painter = state.painters[seat]
    for column in range(len(COLUMNS)):
        most = planning.spaces(state.box, column, state.last_round)
        if painter.plan[column] > most:
            raise Invalid(f"players: {seat}: plan: {COLUMNS[column]}: at most {most} (FR-P1)")
    if sum(painter.plan) > painter.apprentices:
        raise Invalid(f"players: {seat}: plan: there are {painter.apprentices} apprentices (FR-P1)")


def check_sealed(state: State) -> None:
    if planning.next_planner(state) == state.seats:
        raise Invalid("players: plan: all are sealed; then they are revealed (FR-P1)")


def check_visit(state: State) -> None:
    """Whoever acts has an apprentice here, and something to do where passing is not allowed."""
    must = state.phase == MARKET or state.acting >= state.seats
    idle = not state.painters[state.acting].left or (must and not rounds.has_choice(state, state.acting))
    if state.bumped == NOBODY and idle:
        raise Invalid(f"turn: seat {state.turn} has nothing to do at the {PHASES[state.phase]}")


def check_income(state: State) -> None:
    if state.counted:
        if state.bumped == NOBODY:
            raise Invalid("counted: money is only being counted while a bump is open")
    elif state.acting == NOBODY or not income.general_requests(state.painters[state.acting]):
        raise Invalid("phase: nobody has a general request to choose income for (FR-W2)")
