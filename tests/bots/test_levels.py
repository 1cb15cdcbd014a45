"""The levels: they see views only, repeat themselves, keep their time, and play every game to its end."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega import bots, games
from bottega.bots.levels import CHUNK, LEVELS, Effort, Level, draw
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.core.search import Search
from bottega.games.pastiche.rules.scoring import POINTS_TO_END
from contract import setting

TABLES = [(game, seats) for game in games.names() for seats in games.spec(game).seats]


def box(game: str) -> Any:
    rules: Any = games.standard(game)
    return rules.box


def some_views(game: str, seats: int) -> list[Any]:
    """What the seats are asked in the first moves of a game between greedy bots."""
    match = bottega.new(game, seats=seats, seed=5)
    views = []
    for _ in range(8):
        seat = match.awaited[0]
        views.append(match.view(seat))
        match.play(seat, bots.load("greedy", game).choose(views[-1], Dice(1)))
    return views[::2]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_they_play_whole_games(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that hardly thinks among apprentices, in games that end early: thinking takes its time."""
    monkeypatch.setitem(POINTS_TO_END, seats, 10)
    monkeypatch.setattr(box("fresco"), "tiles_left", 21)
    match = bottega.new(game, seats=seats, seed=4)
    seating = ["master:1", *["apprentice"] * (seats - 1)]
    table = bots.BotTable(match, [bots.load(name, game) for name in seating], Dice(3))
    while not match.over:
        assert table.move()


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master"])
def test_the_same_dice_give_the_same_play(game: str, level: str) -> None:
    bot = bots.load(level if level == "apprentice" else f"{level}:{setting(game, 'THOUGHT', 30)}", game)
    for view in some_views(game, 3):
        assert bot.choose(view, Dice(7)) == bot.choose(view, Dice(7))


@pytest.mark.parametrize("game", games.names())
def test_they_see_no_more_than_the_view(game: str) -> None:
    """What a seat does not know is dealt anew: it plays the same."""
    rules = games.standard(game)
    bot = bots.load(f"master:{setting(game, 'THOUGHT', 30)}", game)
    for view in some_views(game, 3):
        twin = rules.determinise(view, Dice(11))
        assert bot.choose(rules.view(twin, view.seat), Dice(7)) == bot.choose(view, Dice(7))


class Clock:
    """Goes on a little whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def fresh_search() -> Search:
    view = some_views("final-touch", 2)[0]
    return Search(games.standard("final-touch").search.KnownGame(view), Dice(1))


def test_thought_ends_with_its_time() -> None:
    search, clock = fresh_search(), Clock()
    Effort(seconds=0.2).spend(search, clock)
    assert 0 < search.iterations <= 10 * CHUNK
    assert clock.now < 0.25


def test_the_time_to_prepare_a_search_counts() -> None:
    """Also where nothing is left of it: then there is one iteration, so that there is a move."""
    for since, most in ((-0.1, 0.15), (-0.3, 0.05)):
        search, clock = fresh_search(), Clock()
        Effort(seconds=0.2).spend(search, clock, since)
        assert search.iterations
        assert clock.now < most
    assert search.iterations == 1


def test_thought_ends_with_its_iterations() -> None:
    search = fresh_search()
    Effort(iterations=CHUNK + 1).spend(search)
    assert search.iterations <= CHUNK + 1


def test_whichever_is_over_first() -> None:
    search, clock = fresh_search(), Clock()
    Effort(iterations=1_000_000, seconds=0.1).spend(search, clock)
    assert search.iterations < 10 * CHUNK
    assert clock.now < 0.15


def test_thought_ends_when_nothing_can_change() -> None:
    """A hand of one colour that fits nothing has one way to go: no time is spent on it."""
    match = Match(
        games.standard("final-touch"),
        2,
        seed=1,
        position={"turn": 0, "masterpiece": "The Kiss", "hands": [{"blue": 5}, None]},
    )
    match_view = match.view(0)
    assert len(match_view.choices) == 1
    assert Level("slow", "final-touch", Effort(iterations=10**9)).choose(match_view, Dice(1)) == match_view.choices[0]


def test_who_is_hurried_thinks_less() -> None:
    master = bots.load("master", "final-touch")
    assert isinstance(master, Level)
    assert master.hurried(0.5, 2.0).effort == Effort(seconds=0.9)
    assert master.hurried(1.0, 0.3).effort == Effort(seconds=0.3)
    assert master.effort == Effort(seconds=1.8)
    assert Effort(iterations=5).scaled(0.5).within(2.0) == Effort(iterations=5, seconds=2.0)


def test_names() -> None:
    assert [name for name in bots.names("fresco") if name in LEVELS] == list(LEVELS)
    assert bots.names("fresco")[-1] == "master"
    assert bots.load("master:0.5s", "fresco").name == "master:0.5s"


@pytest.mark.parametrize("name", ["master:0", "master:1.5", "master:s", "master:2h", "apprentice:5", "journeyman:-1"])
def test_efforts_that_mean_nothing(name: str) -> None:
    with pytest.raises(bottega.Invalid, match=r"bots: '.*': (an effort is like|must be)"):
        bots.load(name, "pastiche")


def test_likely_moves_are_drawn_more_often() -> None:
    dice = Dice(1)
    drawn = [draw([1.0, 0.0, 3.0], dice) for _ in range(400)]
    assert drawn.count(1) == 0
    assert 60 < drawn.count(0) < 140


@pytest.mark.parametrize("game", games.names())
def test_who_is_told_the_truth_guesses_nothing_else(game: str) -> None:
    """For measuring what luck leaves; sealed plans are open again."""
    match = bottega.new(game, seats=3, seed=8)
    seat = match.awaited[0]
    seen: Any = games.standard(game).search.KnownGame(match.view(seat))
    seen.truth = match.state
    truth = games.standard(game).state_json(match.state)
    for seed in range(3):
        assert games.standard(game).state_json(seen.guess(Dice(seed)).state) == truth
