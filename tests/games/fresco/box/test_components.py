"""Our list keeps every known constraint, and a wrong list is refused with file, line, field and reason."""

from __future__ import annotations

import copy
import json
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest

import bottega
from bottega.core.chance import Dice
from bottega.core.components import Source, TomlTable
from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_whole
from bottega.games import load, own_list
from bottega.games.fresco.bots.playout import playout
from bottega.games.fresco.box.components import STACKS, Box, read, standard
from bottega.games.fresco.box.paints import PAINTS, unpack
from bottega.games.fresco.game import Fresco
from games.fresco.sample import SEATS, SUBSETS

BOX: Final = standard()
TEXT: Final = resources.files("bottega.games.fresco.box").joinpath("components.toml").read_text(encoding="utf-8")
LIST: Final[dict[str, Any]] = tomllib.loads(TEXT)


# --- our list ---


@pytest.mark.rule("FR-C2")
def test_32_tiles() -> None:
    plain = [tile for tile in BOX.tiles if tile.value <= 11]
    special = [tile for tile in BOX.tiles if tile.value > 11]
    assert (len(plain), min(tile.value for tile in plain), max(tile.value for tile in plain)) == (25, 3, 11)
    assert (len(special), min(tile.value for tile in special), max(tile.value for tile in special)) == (7, 13, 24)
    assert [tile.value for tile in BOX.tiles].count(11) == [tile.value for tile in BOX.tiles].count(24) == 1
    assert all({"pink", "brown"} & set(tile.names) for tile in special)
    assert not any({"pink", "brown"} & set(tile.names) for tile in plain)


@pytest.mark.rule("FR-C2")
def test_14_market_tiles() -> None:
    """One to three pieces each; orange and green are the only blends on sale."""
    assert len(BOX.market) == 14
    assert {len(goods.names) for goods in BOX.market} == {1, 2, 3}
    assert {paint for goods in BOX.market for paint in goods.names} == {"red", "yellow", "blue", "orange", "green"}
    removed = [goods.names for number, goods in enumerate(BOX.market) if BOX.removed >> number & 1]
    assert sorted(removed) == [("blue", "blue"), ("red", "red"), ("yellow", "yellow")]
    assert len(BOX.market) - sum(BOX.booths[4]) == len(BOX.market) - 3 - sum(BOX.booths[3]) == 1


@pytest.mark.rule("FR-C2")
def test_18_portraits_and_12_requests() -> None:
    assert Counter(card.letter for card in BOX.portraits) == {"A": 6, "B": 6, "C": 6}
    assert [card.letter for card in BOX.portraits] == [*"AAAAAABBBBBBCCCCCC"]
    assert {card.power for card in BOX.portraits if card.kind == "lasting"} == {
        "gods-servant",
        "abbot",
        "actor",
        "sexton",
    }
    assert [len(points) for points in BOX.requests] == [3, 3, 3, 3]
    assert all(list(points) == sorted(points, reverse=True) for points in BOX.requests)


@pytest.mark.rule("FR-C3")
def test_every_paint_can_be_had() -> None:
    """Each tile's paints can be blended out of what the market sells."""
    can = {paint for goods in BOX.market for paint in goods.names}
    for _ in PAINTS:
        can |= {PAINTS[to] for to, used in enumerate(BOX.blends) if used and set(unpack(used)) <= can}
    assert can == set(PAINTS)


def test_things_as_json_are_as_in_the_list() -> None:
    assert [card.to_json() for card in BOX.portraits] == LIST["portrait"]
    assert [tile.to_json() for tile in BOX.tiles] == [
        {"value": row["value"], "paints": row["paints"]} for row in LIST["tile"]
    ]
    assert [goods.to_json()["paints"] for goods in BOX.market] == LIST["market"]["tiles"]


def test_splotches_are_stacks() -> None:
    assert [[STACKS[stack] for stack in tile.splotches] for tile in BOX.tiles] == [
        row["splotches"] for row in LIST["tile"]
    ]


def test_a_box_with_other_tiles_leaves_ours_alone() -> None:
    twin = BOX.with_tiles(BOX.tiles[:3])
    assert (len(twin.tiles), len(BOX.tiles)) == (3, 32)
    assert (twin.market, twin.prices, twin.fingerprint) == (BOX.market, BOX.prices, BOX.fingerprint)


def test_the_fingerprint_is_that_of_the_text() -> None:
    assert read(Source(TEXT, "a")).fingerprint == read(Source(TEXT, "b")).fingerprint == BOX.fingerprint
    assert read(Source(TEXT + "\n", "a")).fingerprint != BOX.fingerprint


# --- pieces that look alike ---


def box_with(*tiles: dict[str, Any]) -> Box:
    return read(Source(written({**LIST, "tile": [*LIST["tile"], *tiles]})[0], "my-box.toml"))


def test_tiles_that_differ_in_coins_alone_are_named_in_full() -> None:
    first, second = LIST["tile"][:2]
    richer = {**first, "coins": first["coins"] + 1}
    tiles = box_with(richer, second).tiles
    named = [tile.to_json() for tile in tiles]
    assert named.count(first) == named.count(richer) == 1
    plain = {"value": second["value"], "paints": second["paints"]}
    assert [n for n, name in enumerate(named) if name == plain] == [1, 2]  # equal ones stand side by side


def test_a_record_tells_tiles_that_differ_in_coins_apart() -> None:
    """And one from before tiles were named in full still means the first of them."""
    rows = [{**row, "coins": n} for n, row in enumerate([LIST["tile"][0]] * 24)]
    game = load("fresco", {**LIST, "tile": [*rows, *LIST["tile"][1:]]})
    match = bottega.Match(game, 3, seed=1)
    again = bottega.Match(game, 3, seed=0, setup=json.loads(json.dumps(match.setup)))
    assert again.state.fresco == match.state.fresco
    old = {
        **match.setup,
        "fresco": [{"value": tile["value"], "paints": tile["paints"]} for tile in match.setup["fresco"]],
    }
    older = bottega.Match(game, 3, seed=0, setup=old)
    assert older.setup == old
    assert older.state.fresco != match.state.fresco
    read_again = game.state_from_json(game.state_json(match.state), 3, {})
    assert read_again.fresco == match.state.fresco


# --- lists that were changed ---

Place = tuple[str, int, str]  # table, its number, field
MISSING: Final = object()


def written(data: dict[str, Any]) -> tuple[str, dict[Place, int]]:
    """The list as a file, and the line of each field; of a table where the field is empty."""
    lines: list[str] = []
    places: dict[Place, int] = {}
    for header, tables in data.items():
        rows = tables if isinstance(tables, list) else [tables]
        for number, row in enumerate(rows):
            lines.append(f"[[{header}]]" if isinstance(tables, list) else f"[{header}]")
            places[header, number, ""] = len(lines)
            for field, value in row.items():
                lines.append(f"{field} = {json.dumps(value)}")
                places[header, number, field] = len(lines)
    return "\n".join(lines), places


def changed(header: str, number: int, field: str, value: object) -> tuple[str, int]:
    """The list with one field changed, and the line where the owner has to look."""
    data = copy.deepcopy(LIST)
    row = data[header][number] if isinstance(data[header], list) else data[header]
    if value is MISSING:
        del row[field]
    else:
        row[field] = value
    text, places = written(data)
    return text, places.get((header, number, field), places[header, number, ""])


NO_COUNT: Final = [MISSING, "3", 1.5, True, -101, 1001]
NO_PAINTS: Final = [MISSING, "red", 3, ["gold"], [3], [["red"]]]
WHOLE: Final = [
    *[("start", field) for field in ("thalers", "apprentices")],
    *[("mood", field) for field in ("spaces", "start", "plus_from", "minus_to", "theatre_step", "actor_step")],
    ("sheet", "spaces"),
    *[("altar", field) for field in LIST["altar"]],
    *[("bishop", field) for field in LIST["bishop"]],
    ("studio", "pay"),
    *[("end", field) for field in LIST["end"]],
    *[("get_up", field) for field in ("time", "mood", "price")],
    ("tile", "value"),
    ("tile", "coins"),
    ("request", "points"),
    ("portrait", "amount"),
]
WRONG: Final[list[tuple[str, int, str, object, str]]] = [
    *[(header, 0, field, value, "") for header, field in WHOLE for value in NO_COUNT],
    *[("start", 0, "paints", value, "") for value in NO_PAINTS],
    *[("blend", 3, "from", value, "") for value in NO_PAINTS],
    *[("tile", 4, "paints", value, "") for value in NO_PAINTS],
    *[(header, 0, "colour", 3, "unknown, expected") for header in LIST],
    ("start", 0, "apprentices", 1, "2 to 12, not 1"),
    ("mood", 0, "start", 10, "1 to 9, not 10"),
    ("mood", 0, "start", 0, "1 to 9, not 0"),
    ("mood", 0, "plus_from", 11, "1 to 10, not 11"),
    ("mood", 0, "minus_to", 8, "0 to 7, not 8"),
    ("sheet", 0, "spaces", 7, "1 to 6, not 7"),
    ("end", 0, "tiles_left", 26, "0 to 25, not 26"),
    ("end", 0, "thalers_per_point", 0, "1 to 1000, not 0"),
    ("market", 0, "tiles", MISSING, ""),
    ("market", 0, "tiles", [], "1 to 60 tiles"),
    ("market", 0, "tiles", [["red"]] * 61, "1 to 60 tiles"),
    ("market", 0, "tiles", ["red"], "must be a list"),
    ("market", 0, "tiles", "red", "must be a list"),
    ("market", 0, "tiles", 3, ""),
    ("market", 0, "tiles", True, ""),
    ("market", 0, "tiles", [["red"], ["gold"]], "unknown colour 'gold'"),
    ("market", 0, "removed_3_players", [["pink"]], "there is no tile pink"),
    ("market", 0, "removed_3_players", [["red", "red"], ["red", "red"]], "there is no tile red, red"),
    ("market", 0, "removed_3_players", [["gold"]], "unknown colour 'gold'"),
    ("market", 0, "removed_3_players", ["red"], "must be a list"),
    ("market", 0, "removed_3_players", 3, ""),
    *[
        ("market", 0, field, value, "1 to 8 booths, 1 to 6 each")
        for field in ("booths_3_players", "booths_4_players")
        for value in (MISSING, [], 3, [0, 3], [7], [True], [3.0], ["3"], [1] * 9)
    ],
    ("get_up", 0, "time", 0, "1 to 24, not 0"),
    ("get_up", 2, "time", 5, "5 stands there twice"),
    *[("blend", 1, "to", value, "unknown colour") for value in (MISSING, "gold", 3, ["purple"])],
    ("blend", 1, "to", "orange", "two ways to orange"),
    ("blend", 1, "from", ["red"], "2 to 12 paints, not 1"),
    ("blend", 1, "from", ["red", "purple"], "none of them may be purple"),
    ("tile", 7, "value", 0, "1 to 1000, not 0"),
    ("tile", 7, "paints", [], "1 to 12 paints, not 0"),
    ("tile", 7, "paints", ["red"] * 13, "1 to 12 paints, not 13"),
    ("tile", 7, "splotches", ["orange", "orange"], "each once"),
    ("blend", 1, "from", ["red"] * 13, "2 to 12 paints, not 13"),
    ("start", 0, "paints", ["red"] * 61, "0 to 60 paints, not 61"),
    ("market", 0, "tiles", [["red"], []], "1 to 12 paints, not 0"),
    ("tile", 7, "paints", ["pink", "red"], "no special blend"),
    ("tile", 7, "paints", ["a: b"], "unknown colour 'a: b'"),
    ("tile", 7, "splotches", ["red"], "must be some of orange, green, purple"),
    ("tile", 7, "splotches", ["general"], "must be some of"),
    ("tile", 7, "splotches", [["orange"]], "must be some of"),
    ("tile", 7, "splotches", "orange", ""),
    ("tile", 7, "splotches", 3, ""),
    ("tile", 7, "coins", -1, "0 to 100"),
    *[("request", 5, "stack", value, "must be one of general,") for value in (MISSING, "red", 3, ["general"])],
    *[("portrait", 5, "set", value, "must be one of A, B, C") for value in (MISSING, "D", 1, ["A"])],
    *[("portrait", 5, "kind", value, "must be one of money,") for value in (MISSING, "gold", 1, ["money"])],
    *[("portrait", 5, "power", value, "must be one of gods-servant,") for value in (MISSING, "king", 1, [])],
    *[("portrait", 2, "paint", value, "unknown colour") for value in (MISSING, "gold", 1, [])],
    ("portrait", 1, "amount", 7, "1 to 6, not 7"),
    ("portrait", 0, "amount", 0, "1 to 1000, not 0"),
]


@pytest.mark.parametrize(("header", "number", "field", "value", "reason"), WRONG)
def test_wrong_lists(tmp_path: Path, header: str, number: int, field: str, value: object, reason: str) -> None:
    text, line = changed(header, number, field, value)
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Invalid) as caught:
        read(own_list(file))
    place, _, rest = str(caught.value).partition(f": {field}: ")
    assert place == f"my-box.toml, line {line}"
    assert reason in rest
    assert rest


def test_every_field_is_tried() -> None:
    tried = {(header, field) for header, _, field, _, _ in WRONG}
    for header, tables in LIST.items():
        for row in tables if isinstance(tables, list) else [tables]:
            assert {(header, field) for field in row} <= tried


@pytest.mark.parametrize("header", LIST)
def test_a_table_that_is_missing(header: str) -> None:
    text, _ = written({name: tables for name, tables in LIST.items() if name != header})
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line 1: {header}: "):
        read(Source(text, "my-box.toml"))


@pytest.mark.parametrize("header", LIST)
def test_a_table_that_is_none(header: str) -> None:
    text, _ = written({name: tables for name, tables in LIST.items() if name != header})
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line 1: {header}: "):
        read(Source(f"{header} = 3\n{text}", "my-box.toml"))


def test_an_unknown_table() -> None:
    text, _ = written({**LIST, "tiles": [{}]})
    line = text.count("\n") + 1
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line {line}: tiles: unknown, expected start, "):
        read(Source(text, "my-box.toml"))


def test_syntax_errors_name_file_and_line() -> None:
    with pytest.raises(Invalid, match=r"my-box\.toml: .*line 3"):
        read(Source("[start]\nthalers = 12\npaints red", "my-box.toml"))


ROWS: Final = {"tile": "value", "portrait": "set", "request": "stack"}


@pytest.mark.parametrize("header", ROWS)
def test_too_many_rows(header: str) -> None:
    text, _ = written({**LIST, header: [*LIST[header], *[LIST[header][0]] * (60 - len(LIST[header]))]})
    read(Source(text, "my-box.toml"))
    text, places = written({**LIST, header: [LIST[header][0]] * 61})
    line = places[header, 60, ROWS[header]]
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line {line}: {ROWS[header]}: more than 60 of \[\[{header}\]\]"):
        read(Source(text, "my-box.toml"))


# --- enough to play with ---


def without(header: str, count: int) -> str:
    """The list without so many rows from the end."""
    return written({**LIST, header: LIST[header][: len(LIST[header]) - count]})[0]


TOO_FEW: Final = [
    (written({**LIST, "tile": LIST["tile"][1:]})[0], "tile: at least 25 worth up to 11"),
    (without("tile", 7), "tile: at least 25 worth up to 11 are needed, and 1 to 25 worth more"),
    (written({**LIST, "tile": [*LIST["tile"][:25], *[LIST["tile"][-1]] * 26]})[0], "tile: .* 1 to 25 worth more"),
    (changed("market", 0, "booths_4_players", [4, 4, 3, 3])[0], "market: 4 players need more than 14 tiles"),
    (changed("market", 0, "booths_3_players", [4, 4, 3])[0], "market: 3 players need more than 11 tiles"),
    (without("get_up", 2), "get_up: at least 4 times"),
    (without("blend", 1), "tile: one needs brown, which is neither sold nor can be blended"),
]


@pytest.mark.parametrize(("text", "reason"), TOO_FEW)
def test_too_few_to_deal(text: str, reason: str) -> None:
    header = reason.partition(":")[0]
    line = 1 + next(n for n, row in enumerate(text.split("\n")) if row in (f"[{header}]", f"[[{header}]]"))
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line {line}: {reason}"):
        read(Source(text, "my-box.toml"))


def test_just_enough_is_dealt() -> None:
    """All the special tiles there can be, four get-up times, one request and one portrait: any such list is a game."""
    data = copy.deepcopy(LIST)
    data["tile"] = [*LIST["tile"][:25], *[LIST["tile"][-1]] * 25]
    data["get_up"], data["request"], data["portrait"] = LIST["get_up"][:4], LIST["request"][:1], LIST["portrait"][:1]
    game = Fresco(Source(written(data)[0], "my-box.toml"))
    for seats in SEATS:
        for modules in SUBSETS:
            state = game.setup(seats, {"modules": modules}, Dice(seats))
            assert (state.tiles_left(), state.last_round) == (25, "portraits" in modules)
            if state.last_round:
                playout(state, Dice(seats))
                assert game.outcome(state) is not None


@pytest.mark.parametrize(("header", "field"), [("sheet", "spaces"), ("start", "apprentices")])
def test_whoever_does_not_answer_still_plays_by_the_list(header: str, field: str) -> None:
    """A fallback is legal with fewer spaces or apprentices, too."""
    least = {"spaces": 1, "apprentices": 2}[field]
    game = Fresco(Source(changed(header, 0, field, least)[0], "my-box.toml"))
    match = bottega.Match(game, 3, seed=1)
    for _ in range(20):
        seat = match.awaited[0]
        match.play(seat, game.fallback(match.state, seat))


def test_a_list_of_ones_own(tmp_path: Path) -> None:
    """It has its own fingerprint, and its figures count."""
    file = tmp_path / "my-box.toml"
    file.write_text(TEXT.replace("thalers = 12", "thalers = 30"), encoding="utf-8")
    match = bottega.new("fresco", seats=3, seed=1, components=file)
    assert [player["thalers"] for player in match.view_json(0)["players"]] == [30, None, None]
    assert match.record_json()["components"] != BOX.fingerprint
    assert bottega.load(match.record_json(), components=file).state == match.state


def test_a_list_written_out() -> None:
    data = {**LIST, "start": {**LIST["start"], "thalers": 30}}
    assert load("fresco", data).components != BOX.fingerprint
    with pytest.raises(Invalid, match=r"^components: tile 3: coins: must be a whole number"):
        load("fresco", {**LIST, "tile": [*LIST["tile"][:2], {**LIST["tile"][2], "coins": "1"}, *LIST["tile"][3:]]})


# --- how a table is read ---


def table(text: str) -> TomlTable:
    return Source(text, "my-box.toml").table()


def test_one_of() -> None:
    found = table('one = "red"\nother = 3')
    assert found.one_of("one", ("red", "blue")) == "red"
    with pytest.raises(Invalid, match=r"^my-box\.toml, line 2: other: must be one of red, blue, not 3$"):
        found.one_of("other", ("red", "blue"))
    with pytest.raises(Invalid, match=r"^my-box\.toml, line 1: none: must be one of red, blue, not None$"):
        found.one_of("none", ("red", "blue"))


def test_told() -> None:
    """What a plain reader finds wrong is told with file and line, and the innermost field."""
    found = table("here = 3\nrow = 0")
    assert found.read_with("here", lambda data, field: as_whole(data, field, 0, 3), 3) == 3
    with pytest.raises(Invalid, match=r"^my-box\.toml, line 1: here: must be a list$"):
        found.read_with("here", as_list, 3)
    with pytest.raises(Invalid, match=r"^my-box\.toml, line 2: row: must be 1 to 3, not 0$"):
        found.read_with("here", lambda data, field: as_whole(data, f"{field}: row", 1, 3), 0)


def test_told_with_a_colon_in_what_was_sent() -> None:
    def refuse(_: object, field: str) -> Box:
        raise Invalid(f"{field}: 'a: b' is no colour")

    with pytest.raises(Invalid, match=r"^my-box\.toml, line 1: here: 'a: b' is no colour$"):
        table("here = 3").read_with("here", refuse, "a: b")
