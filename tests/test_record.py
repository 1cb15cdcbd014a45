"""Records replay to the same game, or are refused with the field that cannot be."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bottega
from bottega import Invalid, Match
from bottega.record import read_lines, replay, verify

Json = dict[str, Any]


def played(match: Match, moves: int | None = None) -> Match:
    """The game after some of the first choices, or after all."""
    while not match.over and (moves is None or match.ply < moves):
        seat = match.awaited[0]
        match.play(seat, match.choices(seat)[match.ply % len(match.choices(seat))])
    return match


@cache
def finished_game(seats: int = 2) -> Json:
    return played(bottega.new("final-touch", seats, seed=11)).record_json()


@cache
def running_game() -> Json:
    return played(bottega.new("final-touch", 3, seed=5), 4).record_json()


def finished(seats: int = 2) -> Json:
    """A copy to spoil."""
    return copy.deepcopy(finished_game(seats))


def running() -> Json:
    return copy.deepcopy(running_game())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_replay(seats: int) -> None:
    match = played(bottega.new("final-touch", seats, seed=3))
    again = replay(json.loads(json.dumps(match.record_json())))
    assert again.state == match.state
    assert again.outcome == match.outcome
    assert [move.to_json() for move in again.moves] == [move.to_json() for move in match.moves]


def test_a_running_game() -> None:
    match = replay(running())
    assert match.ply == 4
    assert match.outcome is None
    played(match)


def test_a_game_from_a_position() -> None:
    state = played(bottega.new("final-touch", 2, seed=3), 7).state_json()
    match = played(bottega.load(state))
    assert replay(match.record_json()).state == match.state


def test_load_takes_data_text_bytes_and_files(tmp_path: Path) -> None:
    record = finished()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    for source in (record, json.dumps(record), json.dumps(record).encode(), file, str(file)):
        assert bottega.load(source).record_json()["outcome"] == record["outcome"]


# --- spoilt records ---


def drop(*path: Any) -> Callable[[Json], None]:
    def change(record: Json) -> None:
        target: Any = record
        for name in path[:-1]:
            target = target[name]
        del target[path[-1]]

    return change


def put(value: Any, *path: Any) -> Callable[[Json], None]:
    def change(record: Json) -> None:
        target: Any = record
        for name in path[:-1]:
            target = target[name]
        target[path[-1]] = value

    return change


def swap_moves(record: Json) -> None:
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]


def one_more_move(record: Json) -> None:
    record["moves"].append(record["moves"][-1])


def one_more_draw(record: Json) -> None:
    record["moves"][0]["chance"]["draw"].append("red")


def another_starter(record: Json) -> None:
    record["setup"]["starter"] = 1 - record["setup"]["starter"]


SPOILT: list[tuple[Callable[[Json], None], str]] = [
    (put("chess", "game"), "game"),
    (drop("game"), "game"),
    (put(2, "version"), "version"),
    (drop("version"), "version"),
    (put("1", "version"), "version"),
    (put(5, "seats"), "seats"),
    (put(3, "seats"), "setup"),  # the deal was for two
    (drop("seats"), "seats"),
    (put({"speed": 1}, "options"), "options"),
    (put([], "options"), "options"),
    (put("0" * 64, "components"), "components"),
    (drop("setup"), "setup"),
    (put({}, "setup"), "setup"),
    (drop("setup", "draw", 9), "setup"),  # a card is missing
    (put("purple", "setup", "draw", 0), "draw"),
    (put("The Hug", "setup", "masterpiece"), "The Hug"),
    (put(7, "setup", "starter"), "starter"),
    (put(True, "setup", "starter"), "starter"),
    (put(1, "setup", "dice"), "dice"),
    (another_starter, "moves: 0: G-TURN"),
    (drop("moves"), "JSON|position|moves"),
    (put({}, "moves"), "moves"),
    (put(None, "moves", 3), "moves: 3"),
    (drop("moves", 3, "seat"), "moves: 3: seat"),
    (drop("moves", 3, "action"), "moves: 3: action"),
    (put("smear", "moves", 3, "action"), "moves: 3: action"),
    (put({"type": "pass"}, "moves", 3, "action"), "moves: 3: FT-T1"),
    (put(9, "moves", 3, "seat"), "moves: 3: seat"),
    *((put(seat, "moves", 3, "seat"), "moves: 3: seat") for seat in ("0", 0.0, [0], True)),
    (swap_moves, "moves: 0: G-TURN"),  # another seat's move
    (drop("moves", 0, "chance"), "moves: 0: chance: draw: .*missing"),
    (drop("moves", 0, "chance", "draw", 0), "moves: 0: chance: draw: .*missing"),
    (one_more_draw, "moves: 0: chance: draw"),
    (put(["purple"], "moves", 0, "chance", "draw"), "moves: 0: chance: draw: 'purple' is impossible"),
    (put([1], "moves", 0, "chance", "draw"), "moves: 0: chance: draw"),
    (put("red", "moves", 0, "chance", "draw"), "moves: 0: chance: draw"),
    (put("The Kiss", "moves", 0, "chance", "next"), "moves: 0: chance: next"),  # none is turned up here
    (put(True, "moves", 0, "chance", "reshuffled"), "moves: 0: chance: reshuffled"),
    (put(7, "moves", 0, "chance", "dice"), "moves: 0: chance: dice"),
    (put(None, "moves", 0, "chance"), "moves: 0: chance"),
    (one_more_move, "G-OVER"),  # after the end
    (put([0, 1], "outcome", "winners"), "outcome"),
    (put("FT-E4", "outcome", "reason"), "outcome"),
    (drop("outcome", "scores"), "outcome"),
    (drop("moves", -1), "outcome"),  # the moves do not lead there
    (put("won", "outcome"), "outcome"),
]


@pytest.mark.parametrize(("spoil", "named"), SPOILT)
def test_spoilt_records(spoil: Callable[[Json], None], named: str) -> None:
    record = finished()
    spoil(record)
    with pytest.raises(Invalid, match=named):
        bottega.load(record)


def test_a_reshuffle_cannot_be_denied() -> None:
    record = finished()
    place = next(place for place, move in enumerate(record["moves"]) if "reshuffled" in move.get("chance", {}))
    record["moves"][place]["chance"]["reshuffled"] = False
    with pytest.raises(Invalid, match=f"moves: {place}: chance: reshuffled"):
        replay(record)


def test_an_outcome_may_be_left_out() -> None:
    record = finished()
    wanted = record.pop("outcome")
    assert replay(record).record_json()["outcome"] == wanted


def test_unknown_fields_do_no_harm() -> None:
    assert replay({**running(), "played_at": "the gallery"}).ply == 4


def test_a_record_of_another_list(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(
        'masterpiece = [{ title = "Dot", needs = { red = 1 }, finished = 30, ruined = 1 }]', encoding="utf-8"
    )
    record = played(bottega.new("final-touch", 2, seed=1, components=cards)).record_json()
    assert replay(record, cards).outcome is not None
    assert replay(record).outcome is not None  # it brings its list along
    with pytest.raises(Invalid, match="components"):
        replay({name: value for name, value in record.items() if name != "box"})
    with pytest.raises(Invalid, match="components"):
        replay(finished(), cards)


# --- anything at all ---

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6)
    | st.sampled_from(["red", "improve", "smear", "The Kiss", "final-touch", "\ud800"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


@st.composite
def spoilt(draw: st.DrawFn, base: Callable[[], Json]) -> Json:
    """A valid record or state with one to three values changed, dropped or doubled, anywhere inside."""
    data = base()
    for _ in range(draw(st.integers(1, 3))):
        spoil_once(draw, data)
    return data


def spoil_once(draw: st.DrawFn, data: Any) -> None:
    while data:
        place = draw(st.sampled_from(sorted(data) if isinstance(data, dict) else range(len(data))))
        if isinstance(data[place], (dict, list)) and data[place] and draw(st.integers(0, 3)):
            data = data[place]
            continue
        how = draw(st.sampled_from(["change", "drop", "add"]))
        if how == "change":
            data[place] = draw(ANYTHING)
        elif how == "drop":
            del data[place]
        elif isinstance(data, list):
            data.insert(place, copy.deepcopy(data[place]))
        else:
            data[draw(st.text(max_size=4))] = draw(ANYTHING)
        return


def loads_or_is_invalid(data: object) -> None:
    with suppress(Invalid):
        assert isinstance(bottega.load(data), Match)  # type: ignore[arg-type]  # anything may come


@settings(max_examples=300)
@given(spoilt(running))
def test_any_change_of_a_running_game_loads_or_is_invalid(record: Json) -> None:
    loads_or_is_invalid(record)


@given(spoilt(finished))
def test_any_change_of_a_finished_game_loads_or_is_invalid(record: Json) -> None:
    loads_or_is_invalid(record)


@settings(max_examples=300)
@given(spoilt(lambda: bottega.load(running()).state_json()))
def test_any_change_of_a_state_loads_or_is_invalid(state: Json) -> None:
    loads_or_is_invalid(state)


@given(ANYTHING | st.dictionaries(st.sampled_from(["game", "moves", "seats", "version", "setup"]), ANYTHING))
def test_any_data_loads_or_is_invalid(data: object) -> None:
    loads_or_is_invalid(data)


@given(st.text() | st.binary())
def test_any_text_loads_or_is_invalid(text: str | bytes) -> None:
    loads_or_is_invalid(text)


@pytest.mark.parametrize("field", ["game", "seats", "options", "setup", "moves", "outcome", "version"])
@pytest.mark.parametrize("depth", [900, 940, 960, 975, 985])
def test_deep_nesting_anywhere(field: str, depth: int) -> None:
    """Read, it might be too deep to be quoted in the message."""
    record = {**running(), field: "DEEP"}
    loads_or_is_invalid(json.dumps(record).replace('"DEEP"', "[" * depth + "]" * depth))


# --- states ---


@pytest.mark.parametrize("moves", [0, 1, 20, None])
def test_a_state_loads(moves: int | None) -> None:
    for seats in (2, 3, 4):
        match = played(bottega.new("final-touch", seats, seed=8), moves)
        state = json.loads(json.dumps(match.state_json()))
        assert bottega.load(state).state_json() == match.state_json()
        assert bottega.load(json.dumps(state)).state == match.state


def test_a_view_is_not_a_state() -> None:
    with pytest.raises(Invalid):
        bottega.load(bottega.new("final-touch", 2, seed=1).view_json(0))


@pytest.mark.parametrize("data", [{}, [], None, "", "[]", "{}", "nonsense", {"game": "final-touch"}, {"seats": 2}])
def test_no_state(data: Any) -> None:
    with pytest.raises(Invalid):
        bottega.load(data)


# --- was the deal fair? ---


def test_verify() -> None:
    for seats in (2, 3, 4):
        verify(finished(seats))


UNFAIR: list[tuple[Callable[[Json], None], str]] = [
    (put("another", "seed"), "commitment"),
    (put("0" * 64, "commitment"), "commitment"),
    (drop("seed"), "seed"),
    (drop("commitment"), "commitment"),
    (put(11, "seed"), "seed"),
    (put("\ud800", "seed"), "seed|commitment"),  # JSON can hold it, UTF-8 cannot
    (put("The Kiss", "setup", "masterpiece"), "setup"),
    (another_starter, "setup"),
    (drop("moves", 0, "chance"), "moves: 0"),
    (one_more_draw, "moves: 0"),
    (put(None, "moves", 2), "moves: 2"),
    (put("smear", "moves", 2, "action"), "moves: 2"),
    (put(5, "moves", 2, "action"), "moves: 2"),
    (put({"type": "fly"}, "moves", 2, "action"), "fly"),
    (drop("moves", 2, "seat"), "moves: 2"),
    (put({"type": "pass"}, "moves", 2, "action"), "moves: 2: FT-T1"),
    (put(2, "version"), "version"),
]


@pytest.mark.parametrize(("spoil", "named"), UNFAIR)
def test_not_fair(spoil: Callable[[Json], None], named: str) -> None:
    record = finished()
    spoil(record)
    with pytest.raises(Invalid, match=named):
        verify(record)


@given(spoilt(finished))
def test_any_change_is_fair_or_invalid(record: Json) -> None:
    with suppress(Invalid):
        verify(record)


def test_a_draw_that_the_seed_does_not_give() -> None:
    """Possible, so it replays; but not what was promised."""
    record = finished()
    last = record["moves"][-2]  # the last one draws nothing
    record["moves"], record["outcome"] = record["moves"][:-1], None
    drawn = last["chance"]["draw"]
    for colour in ("red", "blue", "green", "brown", "yellow"):
        last["chance"]["draw"] = [colour, *drawn[1:]]
        if colour == drawn[0]:
            verify(record)
        else:
            with pytest.raises(Invalid, match="other random results"):
                verify(record)


# --- files of records ---


def test_one_record_a_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{json.dumps(running())}\n\n{json.dumps(finished())}\n", encoding="utf-8")
    assert [(number, data) for number, data in read_lines(file)] == [(1, running()), (3, finished())]


def test_only_line_feeds_end_a_line(tmp_path: Path) -> None:
    """JSON may hold other line separators as they are."""
    record = {**running(), "note": "one\u2028two\u0085three"}
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    assert list(read_lines(file)) == [(1, record)]


def test_one_record_over_many_lines(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(running(), indent=2), encoding="utf-8")
    assert list(read_lines(file)) == [(1, running())]


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(running()) + "\n{", encoding="utf-8")
    with pytest.raises(Invalid, match=r"games\.jsonl, line 2"):
        list(read_lines(file))
