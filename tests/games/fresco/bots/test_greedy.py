"""Greedy: it does what pays, decides for Leonardo with sense, plays with any modules, and beats random."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from bottega import bots
from bottega.core.chance import Dice
from bottega.core.components import Source
from bottega.core.match import Match
from bottega.games.fresco.bots.greedy import Greedy
from bottega.games.fresco.game import Fresco
from bottega.games.fresco.rules.planning import Plan
from games.fresco.sample import GAME, SEATS, SUBSETS, match, played, viewers

TEXT = resources.files("bottega.games.fresco.box").joinpath("components.toml").read_text(encoding="utf-8")


def short_game(tiles_left: int) -> Fresco:
    """The last round comes with so many tiles still on the board: thinking takes its time."""
    return Fresco(Source(TEXT.replace("tiles_left = 6", f"tiles_left = {tiles_left}"), "short.toml"))


def choice(seat: int = 0, seats: int = 3, **position: Any) -> dict[str, Any] | None:
    """What greedy does in a position."""
    chosen = Greedy().choose(match(seats, **position).view(seat), Dice(1))
    return None if chosen is None else dict(chosen.to_json())


def fresco(**tiles: Any) -> list[list[Any]]:
    """Only a few tiles: `a1` is the first space of the first row."""
    rows: list[list[Any]] = [[None] * 5 for _ in range(5)]
    for place, tile in tiles.items():
        rows["abcde".index(place[0])][int(place[1]) - 1] = tile
    return rows


RED_YELLOW = {"value": 3, "paints": ["red", "yellow"]}
ORANGE_BLUE = {"value": 5, "paints": ["orange", "blue"]}


# --- whole games ---


@pytest.mark.parametrize("modules", SUBSETS[:-1], ids=lambda modules: " ".join(modules) or "none")
@pytest.mark.parametrize("seats", SEATS)
def test_it_plays_with_any_modules(seats: int, modules: list[str]) -> None:
    """With all of them it does in `tests/bots/test_bots.py`. It never seals a plan twice."""
    game = Match(short_game(24), seats, {"modules": modules}, seed=1)
    players: list[bots.Bot] = [Greedy(), *[bots.RandomBot()] * (seats - 1)]
    table = bots.BotTable(game, players, Dice(1))
    finish(game, table)
    plans = [ply for ply, move in enumerate(game.moves) if move.seat == 0 and isinstance(move.action, Plan)]
    assert len({round_of(game, ply) for ply in plans}) == len(plans) == game.state.round


def finish(game: Match, table: bots.BotTable) -> None:
    while not game.over:
        assert table.move()
        assert len(game.moves) < 500


def round_of(game: Match, ply: int) -> int:
    """How many times market tiles were dealt before."""
    return sum("market" in move.chance for move in game.moves[:ply])


@pytest.mark.parametrize(("seats", "games"), [(2, 3), (3, 3)])
def test_it_beats_random(seats: int, games: int) -> None:
    """In every seat, and each game by far."""
    box = short_game(17)
    for seed in range(games):
        mine, game = seed % seats, Match(box, seats, seed=seed)
        players: list[bots.Bot] = [Greedy() if seat == mine else bots.RandomBot() for seat in range(seats)]
        table = bots.BotTable(game, players, Dice(seed))
        finish(game, table)
        assert game.outcome is not None
        assert game.outcome.winners == (mine,)


# --- single decisions ---


def test_it_is_silent_when_it_is_not_asked() -> None:
    for state in (played(3, 1, 5), played(2, 1, 30), played(4, 2, 60)):
        for seat in viewers(state):
            view = GAME.view(state, seat)
            chosen = Greedy().choose(view, Dice(1))
            assert (chosen is not None) == view.awaited
            assert chosen is None or chosen in view.choices


def test_it_seals_once() -> None:
    game = match(3, phase="plan")
    chosen = Greedy().choose(game.view(0), Dice(1))
    assert chosen is not None
    game.play(0, chosen)
    assert Greedy().choose(game.view(0), Dice(1)) is None


def test_it_plans_to_restore_what_it_can() -> None:
    """The last round, paints for two segments: apprentices go to the cathedral."""
    paints = {"red": 2, "yellow": 2, "blue": 2, "orange": 1}
    chosen = choice(
        phase="plan",
        last_round=True,
        fresco=fresco(a1=RED_YELLOW, a2=ORANGE_BLUE),
        players=[{"paints": paints, "thalers": 0}, None, None],
    )
    assert chosen is not None
    assert chosen["cathedral"] >= 2
    assert "theatre" not in chosen


def test_it_restores_the_best_segment_with_the_bishops_help() -> None:
    """A thaler for one more point is worth it."""
    paints = {"red": 1, "yellow": 1, "blue": 1, "orange": 1}
    chosen = choice(
        phase="cathedral",
        turn=0,
        last_round=True,
        bishop=[2, 2],
        fresco=fresco(a1=RED_YELLOW, d4=ORANGE_BLUE),
        players=[{"paints": paints}, None, None],
    )
    assert chosen == {"type": "restore", "at": [3, 3], "bishop": [3, 3]}


def test_it_forfeits_rather_than_waste_paint() -> None:
    """Three primaries for two points at the altar, where they nearly are a segment."""
    held = {"red": 1, "yellow": 1, "blue": 1}
    tile = {"value": 14, "paints": ["red", "yellow", "blue", "red"]}
    assert choice(
        phase="cathedral", turn=0, fresco=fresco(a1=tile), players=[{"paints": held}, None, None], last_round=False
    ) == {"type": "pass"}


def test_it_buys_what_completes_a_segment() -> None:
    booths = [[{"paints": ["red"]}, {"paints": ["orange"]}], [{"paints": ["yellow"]}], [{"paints": ["green"]}]]
    row = {"get_up": 8, "paints": {"blue": 1}, "plan": {"market": 1, "cathedral": 1}}
    chosen = choice(
        phase="market",
        turn=0,
        last_round=True,
        booths=booths,
        fresco=fresco(a1=ORANGE_BLUE),
        players=[row, None, None],
    )
    assert chosen == {"type": "market", "booth": 0, "tiles": [1]}


def test_it_takes_the_portrait_that_pays_more_than_work() -> None:
    cards = [{"kind": "mood"}, {"kind": "points", "amount": 5}]
    assert choice(phase="studio", turn=0, portraits_open=cards) == {"type": "studio", "portrait": 1}
    cards = [{"kind": "mood"}, {"kind": "lasting", "power": "actor"}]
    assert choice(phase="studio", turn=0, portraits_open=cards, last_round=True) == {"type": "studio"}


def test_it_takes_as_many_primaries_as_there_are() -> None:
    chosen = choice(phase="studio", turn=0, portraits_open=[{"set": "B", "kind": "primary"}, None])
    assert chosen is not None
    assert sum(chosen["primaries"].values()) == 3


def test_it_fulfils_the_best_request() -> None:
    tiles = [{"value": value} for value in (7, 9, 10)]
    chosen = choice(phase="workshop", turn=0, last_round=True, players=[{"tiles": tiles, "paints": {}}, None, None])
    assert chosen == {"type": "request", "stack": "orange", "tiles": [0, 1, 2]}


def test_it_blends_what_a_segment_lacks() -> None:
    row = {"paints": {"red": 1, "yellow": 1, "blue": 2}}
    chosen = choice(
        phase="workshop", turn=0, fresco=fresco(a1=ORANGE_BLUE), players=[row, None, None], last_round=False
    )
    assert chosen == {"type": "blend", "to": "orange"}


def test_it_chooses_income_it_needs() -> None:
    under = [{"value": 4}, {"value": 4}, {"value": 4}]
    row = {"requests": [{"stack": "general", "points": 6, "tiles": under}], "paints": {"orange": 1}}
    chosen = choice(phase="income", turn=0, fresco=fresco(a1=ORANGE_BLUE), players=[row, None, None])
    assert chosen == {"type": "income", "primaries": {"blue": 1}}


def test_it_steps_ahead() -> None:
    bump = {"seat": 0, "ahead": 5, "behind": 3}
    players = [None, {"score": 4}, None]
    assert choice(phase="cathedral", turn=0, players=players, bump=bump) == {"type": "step", "to": "ahead"}


# --- Leonardo ---


@pytest.mark.rule("FR-X6")
def test_it_lets_leonardo_sleep_long() -> None:
    chosen = choice(seat=1, seats=2, start=["leonardo", 1, 0])
    assert chosen == {"type": "get_up", "time": 9}


@pytest.mark.rule("FR-X7")
def test_leonardo_closes_the_booth_that_helps_it_least() -> None:
    booths = [[{"paints": ["orange"]}], [{"paints": ["red"]}], [{"paints": ["blue"]}]]
    chosen = choice(
        seats=2,
        phase="market",
        booths=booths,
        fresco=fresco(a1={"value": 14, "paints": ["orange", "blue", "yellow"]}),
        leonardo={"acting": True, "decider": 0, "get_up": 5},
        players=[{"paints": {"blue": 1}}, None],
    )
    assert chosen == {"type": "market", "booth": 2, "tiles": []}


@pytest.mark.rule("FR-X8")
def test_leonardo_restores_the_segment_that_it_wants_least() -> None:
    tiles = {"c3": ORANGE_BLUE, "c4": {"value": 5, "paints": ["green", "red"]}}
    for paints, at in (({"orange": 1, "blue": 1}, [2, 3]), ({"green": 1, "red": 1}, [2, 2])):
        chosen = choice(
            seats=2,
            phase="cathedral",
            fresco=fresco(**tiles),
            leonardo={"acting": True, "decider": 0},
            players=[{"paints": paints}, None],
        )
        assert chosen == {"type": "restore", "at": at}


def test_it_decides_a_bump_of_leonardo() -> None:
    bump = {"seat": 1, "ahead": 5, "behind": 3, "painter": "leonardo"}
    chosen = choice(
        seat=1,
        seats=2,
        phase="cathedral",
        leonardo={"acting": True, "decider": 1, "score": 1},
        players=[{"score": 4}, None],
        bump=bump,
    )
    assert chosen == {"type": "step", "to": "ahead"}
