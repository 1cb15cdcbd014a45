"""Our list keeps every known constraint, and a wrong list is refused with file, line, field and reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from bottega.core.components import Source
from bottega.core.errors import Invalid
from bottega.games import own_list
from bottega.games.pastiche.box.colours import COLOURS, DABS, pack, unpack
from bottega.games.pastiche.box.components import Box, Commission, read, standard
from bottega.games.pastiche.box.hexes import START, cell, centre, coordinates, hex_json

BOX: Final = standard()


def artists() -> dict[str, list[Commission]]:
    works: dict[str, list[Commission]] = {}
    for card in BOX.commissions:
        works.setdefault(card.artist, []).append(card)
    return works


# --- our list ---


@pytest.mark.rule("PA-C1")
def test_34_commissions() -> None:
    assert len(BOX.commissions) == 34
    assert len({card.title for card in BOX.commissions}) == 34
    assert len(artists()) == 17
    assert {len(works) for works in artists().values()} == {2}


@pytest.mark.rule("PA-C1")
def test_dabs_and_points() -> None:
    """The ranges are kept and reached."""
    dabs = {sum(card.palette) for card in BOX.commissions}
    points = {card.points for card in BOX.commissions}
    assert (min(dabs), max(dabs)) == (2, 7)
    assert (min(points), max(points)) == (7, 16)


@pytest.mark.rule("PA-C2")
def test_132_palette_cards() -> None:
    expected = {
        **dict.fromkeys(("red", "yellow", "blue"), (8, 4)),
        **dict.fromkeys(("orange", "green", "violet", "brown"), (12, 1)),
        **dict.fromkeys(("amber", "scarlet", "olive", "teal", "magenta", "purple"), (6, 2)),
        **dict.fromkeys(("black", "white"), (6, 3)),
        "gray": (6, 6),
        "bisque": (6, 4),
    }
    assert dict(zip(COLOURS, zip(BOX.bank, BOX.points, strict=True), strict=True)) == expected
    assert sum(BOX.bank) == 132


@pytest.mark.rule("PA-C3")
def test_54_hexes() -> None:
    assert len(BOX.hexes) == 54
    for tile in BOX.hexes:
        data = hex_json(tile)
        assert len(data["points"]) == 6
        assert set(data["points"]) <= set(DABS)
        assert data["centre"] in ("R", "Y", "B", "RY", "YB", "RB")
    assert {len(centre(tile)) for tile in BOX.hexes} == {1, 2}


@pytest.mark.rule("PA-C4")
def test_the_starting_piece() -> None:
    """Three hexes, each beside both others, laid by nobody, without a centre."""
    assert len(BOX.map.laid) == 3
    around = {(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)}
    places = [coordinates(place) for place in BOX.map.laid]
    for q, r in places:
        assert sum((q - other[0], r - other[1]) in around for other in places) == 2
    assert {tile >> 16 for tile in BOX.map.laid.values()} == {START}
    assert {centre(tile) for tile in BOX.map.laid.values()} == {""}
    assert all(len(BOX.map.cells_for(seat)) == 9 for seat in range(4))


@pytest.mark.rule("PA-C5")
def test_points_are_the_sum_of_the_dabs() -> None:
    for card in BOX.commissions:
        assert card.points == sum(count * worth for count, worth in zip(card.palette, BOX.points, strict=True))


@pytest.mark.rule("PA-C5")
def test_pair_sums() -> None:
    sums = [sum(card.points for card in works) for works in artists().values()]
    assert all(15 <= both <= 31 for both in sums)


@pytest.mark.rule("PA-C5")
def test_mona_lisa() -> None:
    number = BOX.numbered("Mona Lisa")
    assert number is not None
    card = BOX.commissions[number]
    assert unpack(card.palette) == {"bisque": 1, "black": 1, "green": 1}
    assert (card.artist, card.points) == ("Leonardo da Vinci", 8)


@pytest.mark.rule("PA-C5")
def test_seen_in_print() -> None:
    """A card of 13 points with five dabs, one with six, and a Franz Marc of 15."""
    assert {sum(card.palette) for card in BOX.commissions if card.points == 13} >= {5, 6}
    assert 15 in [card.points for card in artists()["Franz Marc"]]


@pytest.mark.rule("PA-E4")
def test_brackets() -> None:
    assert BOX.brackets == [(15, 17, 3), (18, 22, 4), (23, 27, 5), (28, 31, 6)]


def test_every_card_can_be_paid() -> None:
    """Also two in hand at once: the bank has the cards of any two commissions."""
    for one in BOX.commissions:
        for other in BOX.commissions:
            assert all(a + b <= held for a, b, held in zip(one.palette, other.palette, BOX.bank, strict=True))


# --- the box ---


def test_numbered() -> None:
    assert [BOX.numbered(card.title) for card in BOX.commissions] == list(range(34))
    assert BOX.numbered("The Hug") is None


def test_a_commission_as_json_is_as_in_the_list() -> None:
    card = BOX.commissions[0].to_json()
    assert card["title"] == "Mona Lisa"
    assert card["palette"] == ["green", "black", "bisque"]  # in the order of COLOURS
    assert card["points"] == 8
    assert set(card) == {"title", "artist", "nationality", "year", "place", "palette", "points"}


def test_commissions_are_values() -> None:
    again = standard().commissions
    assert again == BOX.commissions
    assert len({*again, *BOX.commissions}) == 34
    assert again[0] != BOX.commissions[1]
    assert again[0] != "Mona Lisa"


def test_extended() -> None:
    """New cards and hexes come after those of the box, which stays as it was."""
    card = Commission({**dict.fromkeys(("artist", "nationality", "year", "place"), ""), "title": "New"}, pack({}), 3)
    twin = BOX.extended({34: card}, {54: BOX.hexes[0]})
    assert twin.numbered("New") == 34
    assert (len(twin.hexes), len(BOX.hexes), len(BOX.commissions)) == (55, 54, 34)
    assert (twin.bank, twin.points, twin.brackets, twin.map) == (BOX.bank, BOX.points, BOX.brackets, BOX.map)
    assert twin.fingerprint == BOX.fingerprint


@pytest.mark.rule("PA-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_enough_for_the_deal(seats: int) -> None:
    BOX.check_enough(seats)

    def box(commissions: int, hexes: int, brown: int) -> Box:
        made = Box("")
        made.bank = [brown if colour == "brown" else 12 for colour in COLOURS]
        made.commissions, made.hexes = BOX.commissions[:commissions], BOX.hexes[:hexes]
        return made

    box(4 + 2 * seats, 2 * seats, seats).check_enough(seats)
    with pytest.raises(Invalid, match=f"components: commission: {seats} players need at least {4 + 2 * seats}"):
        box(3 + 2 * seats, 2 * seats, seats).check_enough(seats)
    with pytest.raises(Invalid, match=f"components: hex: {seats} players need at least {2 * seats}"):
        box(4 + 2 * seats, 2 * seats - 1, seats).check_enough(seats)
    with pytest.raises(Invalid, match=f"components: palette: {seats} players need at least {seats} brown cards"):
        box(4 + 2 * seats, 2 * seats, seats - 1).check_enough(seats)


# --- wrong lists ---

LIST: Final = """\
[palette]
red = { cards = 8, points = 4 }
yellow = { cards = 8, points = 4 }
blue = { cards = 8, points = 4 }
orange = { cards = 12, points = 1 }
green = { cards = 12, points = 1 }
violet = { cards = 12, points = 1 }
brown = { cards = 12, points = 1 }
amber = { cards = 6, points = 2 }
scarlet = { cards = 6, points = 2 }
olive = { cards = 6, points = 2 }
teal = { cards = 6, points = 2 }
magenta = { cards = 6, points = 2 }
purple = { cards = 6, points = 2 }
black = { cards = 6, points = 3 }
white = { cards = 6, points = 3 }
gray = { cards = 6, points = 6 }
bisque = { cards = 6, points = 4 }

[artist_bonus]
brackets = [[15, 17, 3], [18, 31, 4]]

[[commission]]
title = "One"
artist = "Somebody"
year = "1900"
palette = ["bisque", "black", "green"]
points = 8

[[commission]]
title = "Two" # the second
artist = "Nobody"
palette = ["gray", "teal", "teal"]
points = 10

[[start]]
at = [0, 0]
points = "RYBRYB"
[[start]]
at = [1, 0]
points = "YBRYBR"

[[hex]]
points = "RRRRRR"
centre = "R"
[[hex]]
points = "RRYYBB"
centre = "YB"
"""

# Enough for two players.
FILLER: Final = (
    "".join(f'[[commission]]\ntitle = "{title}"\nartist = "A"\npalette = ["red"]\npoints = 4\n' for title in "abcdef")
    + 2 * '[[hex]]\npoints = "YYYYYY"\ncentre = "Y"\n'
)

WRONG: Final = [
    # what is changed, into what, and then: line, field, part of the reason
    ("[palette]", "colour = 3\n[palette]", 1, "colour", "unknown"),
    ("gray = { cards", "pink = { cards = 1, points = 1 }\ngray = { cards", 17, "pink", "unknown"),
    ("gray = { cards = 6, points = 6 }\n", "", 1, "gray", "must be a table"),
    ("gray = { cards = 6, points = 6 }", "gray = 6", 17, "gray", "must be a table"),
    ("gray = { cards = 6, points = 6 }", "gray = { cards = 6 }", 17, "points", "missing"),
    ("gray = { cards = 6, points = 6 }", "gray = { cards = 0, points = 6 }", 17, "cards", "1 to 1000, not 0"),
    ("gray = { cards = 6, points = 6 }", "gray = { cards = 6, points = -1 }", 17, "points", "-1"),
    ("gray = { cards = 6, points = 6 }", "gray = { cards = 6.5, points = 6 }", 17, "cards", "whole number"),
    ("gray = { cards = 6, points = 6 }", "gray = { cards = 6, points = 6, worth = 6 }", 17, "worth", "unknown"),
    ("[artist_bonus]\nbrackets = [[15, 17, 3], [18, 31, 4]]\n", "", 1, "artist_bonus", "table"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = [[15, 17]]", 21, "brackets", "rows of [least, most, bonus]"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = 3", 21, "brackets", "rows of"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = [[15, 17, true]]", 21, "brackets", "rows of"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = [[17, 15, 3]]", 21, "brackets", "0 to 2000"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = [[-1, 15, 3]]", 21, "brackets", "0 to 2000"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = [[1, 2001, 3]]", 21, "brackets", "0 to 2000"),
    ("brackets = [[15, 17, 3], [18, 31, 4]]", "brackets = [[1, 15, 1001]]", 21, "brackets", "0 to 1000"),
    ("[[15, 17, 3], [18, 31, 4]]", f"{[[1, 2, 3]] * 61}", 21, "brackets", "at most 60 rows"),
    ('["gray", "teal", "teal"]', f"{['teal'] * 21}", 33, "palette", "list of 1 to 20 colours"),
    ("brackets = [[15", "bonus = 3\nbrackets = [[15", 21, "bonus", "unknown"),
    ('title = "Two" # the second\n', "", 30, "title", "text"),
    ('title = "Two" # the second', "title = 2", 31, "title", "text"),
    ('title = "Two" # the second', 'title = "One"', 31, "title", "two of 'One'"),
    ('artist = "Nobody"\n', "", 30, "artist", "text"),
    ('artist = "Nobody"', 'artist = "  "', 32, "artist", "text"),
    ('year = "1900"', "year = 1900", 26, "year", "text"),
    ('year = "1900"', 'years = "1900"', 26, "years", "unknown"),
    ('palette = ["gray", "teal", "teal"]\n', "", 30, "palette", "list of 1 to 20 colours"),
    ('palette = ["gray", "teal", "teal"]', "palette = []", 33, "palette", "list of 1 to 20 colours"),
    (
        'palette = ["gray", "teal", "teal"]',
        "palette = { gray = 1, teal = 2 }",
        33,
        "palette",
        "list of 1 to 20 colours",
    ),
    ('palette = ["gray", "teal", "teal"]', 'palette = ["grey"]', 33, "palette", "unknown colour 'grey'"),
    ('palette = ["gray", "teal", "teal"]', 'palette = ["gray", 3]', 33, "palette", "unknown colour 3"),
    ('palette = ["gray", "teal", "teal"]', 'palette = [["gray"]]', 33, "palette", "unknown colour"),
    (
        'palette = ["gray", "teal", "teal"]',
        f"palette = {['gray'] * 7}",
        33,
        "palette",
        "7 gray cards, more than the bank",
    ),
    ("points = 10\n", "", 30, "points", "missing"),
    ("points = 10", 'points = "10"', 34, "points", "whole number"),
    ("points = 10", "  points  =  0", 34, "points", "0"),
    ("points = 10", "points = 1001", 34, "points", "1001"),
    ("points = 10", "points = 10\nvalue = 10", 35, "value", "unknown"),
    ("at = [1, 0]", "at = [0, 0]", 40, "at", "two hexes of the starting piece"),
    ("at = [1, 0]", "at = [1]", 40, "at", "must be [q, r]"),
    ("at = [1, 0]", "at = [1, 61]", 40, "at", "-60 to 60, not 61"),
    ("at = [1, 0]", 'at = "1, 0"', 40, "at", "must be a list"),
    ("at = [1, 0]\n", "", 39, "at", "must be a list"),
    ('points = "YBRYBR"', 'points = "YBRYB"', 41, "points", "must be six of RYB"),
    ('points = "YBRYBR"', 'points = "YBRYBR"\ncentre = "R"', 42, "centre", "unknown"),
    ('points = "RRYYBB"', 'points = "RRYYBG"', 47, "points", "must be six of RYB"),
    ('points = "RRYYBB"', "points = 3", 47, "points", "must be a text"),
    ('points = "RRYYBB"\n', "", 46, "points", "must be a text"),
    ('centre = "YB"\n', "", 46, "centre", "must be one or two primaries"),
    ('centre = "YB"', 'centre = ""', 48, "centre", "must be one or two primaries"),
    ('centre = "YB"', 'centre = "YB"\nback = 1', 49, "back", "unknown"),
    ('[[hex]]\npoints = "RRYYBB"', '[[hexes]]\npoints = "RRYYBB"', 46, "hexes", "unknown"),
]
WRONG_CENTRES: Final = [
    ('centre = "YB"', 'centre = "YY"', 48, "centre", "must be one or two of RYB"),
    ('centre = "YB"', 'centre = "RYB"', 48, "centre", "must be one or two of RYB"),
    ('centre = "YB"', "centre = 3", 48, "centre", "must be a text"),
]


def refused(folder: Path, old: str, new: str) -> str:
    assert LIST.count(old) == 1
    file = folder / "my-box.toml"
    file.write_text(LIST.replace(old, new), encoding="utf-8")
    with pytest.raises(Invalid) as caught:
        read(own_list(file))
    return str(caught.value)


@pytest.mark.rule("PA-C5")
@pytest.mark.parametrize(("old", "new", "line", "field", "reason"), WRONG)
def test_wrong_lists(tmp_path: Path, old: str, new: str, line: int, field: str, reason: str) -> None:
    place, _, rest = refused(tmp_path, old, new).partition(f": {field}: ")
    assert place == f"my-box.toml, line {line}"
    assert reason in rest


@pytest.mark.parametrize(("old", "new", "line", "field", "reason"), WRONG_CENTRES)
def test_wrong_centres(tmp_path: Path, old: str, new: str, line: int, field: str, reason: str) -> None:
    place, _, rest = refused(tmp_path, old, new).partition(f": {field}: ")
    assert place == f"my-box.toml, line {line}"
    assert rest.startswith(reason)


def test_a_field_is_named_once(tmp_path: Path) -> None:
    wrong = refused(tmp_path, 'points = "RRYYBB"', 'points = "RRYYBG"')
    assert wrong.startswith("my-box.toml, line 47: points: must be six of RYB")


def test_the_list_itself_is_right() -> None:
    box = read(Source(LIST + FILLER, "box.toml"))
    assert [card.title for card in box.commissions] == ["One", "Two", *"abcdef"]
    assert unpack(box.commissions[1].palette) == {"gray": 1, "teal": 2}
    assert (box.commissions[0].year, box.commissions[1].year, box.commissions[0].place) == ("1900", "", "")
    assert [hex_json(tile) for tile in box.hexes] == [
        {"points": "RRRRRR", "centre": "R"},
        *[{"points": "YYYYYY", "centre": "Y"}] * 2,
        {"points": "RRYYBB", "centre": "YB"},
    ]
    assert list(box.map.laid) == [cell(0, 0), cell(1, 0)]
    assert box.brackets == [(15, 17, 3), (18, 31, 4)]
    assert Counter(dict(zip(COLOURS, box.bank, strict=True))).total() == 132


@pytest.mark.parametrize("field", ["commission", "start", "hex"])
def test_nothing_of_a_kind(field: str) -> None:
    rows = LIST.split("\n\n")
    text = "\n\n".join(part for part in rows if not part.startswith(f"[[{field}]]"))
    with pytest.raises(Invalid, match=rf"my-box\.toml, line 1: {field}: there must be at least one \[\[{field}\]\]"):
        read(Source(text, "my-box.toml"))


@pytest.mark.parametrize("text", ["", "hex = 3", "palette = []", "commission = []"])
def test_hardly_a_list(text: str) -> None:
    with pytest.raises(Invalid, match=r"my-box\.toml, line 1: palette: must be a table"):
        read(Source(text, "my-box.toml"))


def test_a_palette_in_tables_of_its_own() -> None:
    """A colour may also be a table; then its fields have lines of their own."""
    start, _, rest = LIST.partition("bisque = { cards = 6, points = 4 }\n")
    text = f"{start}\n[palette.bisque]\ncards = 6\npoints = 4\n{rest}{FILLER}"
    assert read(Source(text, "box.toml")).bank == BOX.bank
    with pytest.raises(Invalid, match=r"my-box\.toml, line 20: cards: must be 1 to 1000, not 0"):
        read(Source(text.replace("\ncards = 6\n", "\ncards = 0\n"), "my-box.toml"))


def test_too_many_commissions() -> None:
    row = '[[commission]]\ntitle = "{}"\nartist = "A"\npalette = ["red"]\npoints = 4\n'
    text = LIST + FILLER + "".join(row.format(number) for number in range(52))
    assert len(read(Source(text, "box.toml")).commissions) == 60
    line = text.count("\n") + 2
    with pytest.raises(Invalid, match=rf"box\.toml, line {line}: title: more than 60 of \[\[commission\]\]"):
        read(Source(text + row.format("more"), "box.toml"))


@pytest.mark.parametrize(
    ("text", "line", "lack"),
    [
        (LIST, 23, "commission: 2 players need at least 8"),
        (LIST + FILLER.partition("[[hex]]")[0], 43, "hex: 2 players need at least 4"),
    ],
)
def test_too_few_for_anybody(text: str, line: int, lack: str) -> None:
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line {line}: {lack}$"):
        read(Source(text, "my-box.toml"))


def test_too_many_hexes() -> None:
    row = '[[hex]]\npoints = "RRRRRR"\ncentre = "R"\n'
    text = LIST + FILLER + row * 56
    assert len(read(Source(text, "box.toml")).hexes) == 60
    line = text.count("\n") + 2
    with pytest.raises(Invalid, match=rf"box\.toml, line {line}: points: more than 60 of \[\[hex\]\]"):
        read(Source(text + row, "box.toml"))


HUGE: Final = f"0x{'f' * 5000}"  # so long in decimals that Python would not write it out


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("points = 10", f"points = {HUGE}", "line 34: points"),
        ("at = [1, 0]", f"at = [1, {HUGE}]", "line 40: at"),
        ("points = 6 }", f"points = {HUGE} }}", "line 17: points"),
        pytest.param('["gray", "teal", "teal"]', f"[{HUGE}]", "line 33: palette"),
    ],
    ids=["points", "at", "palette", "colour"],
)
def test_a_huge_number(tmp_path: Path, old: str, new: str, place: str) -> None:
    assert refused(tmp_path, old, new).startswith(f"my-box.toml, {place}: ")


def test_syntax_errors_name_file_and_line() -> None:
    with pytest.raises(Invalid, match=r"my-box\.toml: .*line 34"):
        read(Source(LIST.replace("points = 10", "points 10"), "my-box.toml"))


def test_the_fingerprint_is_that_of_the_text() -> None:
    assert read(Source(LIST + FILLER, "a")).fingerprint == read(Source(LIST + FILLER, "b")).fingerprint
    assert read(Source(LIST + FILLER, "a")).fingerprint != read(Source(LIST + FILLER + "\n", "a")).fingerprint
    assert standard().fingerprint == BOX.fingerprint
