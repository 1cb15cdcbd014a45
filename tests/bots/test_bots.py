"""Bots: found by name or in a file of one's own, and they play legal moves from views alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import bots, games
from bottega.core.chance import Chance, Dice

TABLES = [(game, seats) for game in games.names() for seats in games.spec(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_bot_plays_whole_games(game: str, seats: int) -> None:
    for name in ("random", "greedy"):  # the others: `test_levels.py`
        bot, dice = bots.load(name, game), Dice(3)
        assert bot.name == name
        for seed in range(5):
            match = bottega.new(game, seats=seats, seed=seed)
            while not match.over:
                seat = match.awaited[0]
                choice = bot.choose(match.view(seat), dice)
                assert choice in match.choices(seat)
                match.play(seat, choice)


def test_random_is_uniform() -> None:
    match, bot, dice = bottega.new("final-touch", seats=2, seed=1), bots.RandomBot(), Dice(1)
    view = match.view(match.awaited[0])
    picked = [bot.choose(view, dice).notation() for _ in range(3000)]
    counts = [picked.count(choice.notation()) for choice in view.choices]
    expected = 3000 / len(counts)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts)


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("class First:\n    name = 'first'\n    def choose(self, view, chance): return view.choices[0]\n")
    match = bottega.new("final-touch", seats=2, seed=1)
    seat = match.awaited[0]
    assert bots.load(f"{file}:First", "final-touch").choose(match.view(seat), Dice(1)) == match.choices(seat)[0]


def test_the_yardstick_is_for_measuring_only() -> None:
    """Greedy as it was in 0.1.0: it can be loaded, and nobody is offered it; it would rather keep its money."""
    assert "classic" not in bots.names("fresco")
    classic, greedy = bots.load("classic", "fresco"), bots.load("greedy", "fresco")
    assert classic.name == "classic"
    match, differs = bottega.new("fresco", seats=3, seed=2), False
    while not match.over and not differs:
        seat = match.awaited[0]
        theirs, ours = classic.choose(match.view(seat), Dice(1)), greedy.choose(match.view(seat), Dice(1))
        assert theirs in match.choices(seat)
        differs = theirs != ours
        match.play(seat, ours)
    assert differs


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("deep", "unknown 'deep', final-touch has random, greedy, apprentice"),
        ("nowhere.py:A", "no such file"),
    ],
)
def test_unknown_bots(name: str, reason: str) -> None:
    with pytest.raises(bottega.Invalid, match=reason):
        bots.load(name, "final-touch")


def test_a_file_without_the_bot(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("class Other: pass\n")
    with pytest.raises(bottega.Invalid, match="has no class Other with a method choose"):
        bots.load(f"{file}:Other", "final-touch")


def test_a_bot_that_never_chooses_is_found_out() -> None:
    class Idle:
        name = "idle"

        def choose(self, view: Any, chance: Chance) -> None:
            return None

    match = bottega.new("final-touch", seats=2, seed=1)
    with pytest.raises(bottega.Invalid, match="idle chose nothing"):
        bots.BotTable(match, [Idle(), Idle()], Dice(1)).move()


# --- bots that know nothing ---


class First:
    """What a beginner writes; it finds no `None` to say, and no reason to look at `view.awaited`."""

    name = "first"

    def choose(self, view: Any, chance: Chance) -> Any:
        return view.choices[0]


class Last:
    name = "last"

    def choose(self, view: Any, chance: Chance) -> Any:
        return view.choices[-1]


class Anything:
    name = "anything"

    def choose(self, view: Any, chance: Chance) -> Any:
        return view.choices[chance.pick(0, len(view.choices))]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("kind", [First, Last, Anything])
def test_whoever_makes_legal_moves_comes_to_an_end(kind: type[bots.Bot], game: str, seats: int) -> None:
    for seed in range(2):
        match = bottega.new(game, seats=seats, seed=seed)
        table = bots.BotTable(match, [kind()] * seats, Dice(seed))
        while not match.over:
            assert table.move()
            assert match.ply < bots.MAX_MOVES / 2


class Noting(First):
    """First, which keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        self.asked.append((view.seat, view.round))
        return super().choose(view, chance)


class Answering(First):
    """Asked out of turn too, because it says so."""

    name = "answering"
    out_of_turn = True

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        self.asked.append((view.awaited, len(view.choices)))
        return super().choose(view, chance)


class Quiet(Answering):
    name = "quiet"
    out_of_turn = False


@pytest.mark.parametrize("kind", [Answering, Quiet])
def test_out_of_turn_only_those_are_asked_who_want_it_and_never_with_an_empty_list(kind: type[Answering]) -> None:
    players = [kind() for _ in range(3)]
    match = bottega.new("pastiche", seats=3, seed=1)
    table = bots.BotTable(match, players, Dice(1))
    while not match.over:
        assert table.move()
    asked = [each for player in players for each in player.asked]
    assert all(choices for _, choices in asked)
    assert any(not awaited for awaited, _ in asked) == (kind is Answering)


def test_a_sealed_plan_is_not_asked_for_again() -> None:
    match, bot = bottega.new("fresco", seats=3, seed=1), Noting()
    table = bots.BotTable(match, [bot] * 3, Dice(1))
    for _ in range(3):
        table.move()  # they get up
    assert match.state_json()["phase"] == "plan"
    bot.asked.clear()
    for _ in range(3):
        table.move()
    assert match.state_json()["phase"] != "plan"
    assert sorted(bot.asked) == [(0, 1), (1, 1), (2, 1)]


def test_a_game_that_would_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its modules Fresco goes on for as long as nobody restores anything."""
    monkeypatch.setattr(bots, "MAX_MOVES", 400)
    match = bottega.new("fresco", seats=3, seed=1, options={"modules": []})
    table = bots.BotTable(match, [First()] * 3, Dice(1))
    reason = r"^bots: fresco has not ended after 400 moves; first on seat \d made 1\d\d of them$"
    for _ in range(400):
        table.move()
    with pytest.raises(bottega.Invalid, match=reason):
        table.move()


def test_an_error_says_whose_it_is() -> None:
    class Hasty(First):
        name = "hasty"

        def choose(self, view: Any, chance: Chance) -> Any:
            return view.choices[len(view.choices)]

    match = bottega.new("final-touch", seats=2, seed=1, options={"starter": 1})
    with pytest.raises(IndexError) as caught:
        bots.BotTable(match, [First(), Hasty()], Dice(1)).move()
    assert caught.value.__notes__ == ["hasty on seat 1"]


def test_rules_that_a_bot_tries_by_itself_show_where() -> None:
    """What they refuse is no illegal move of the bot: it needs its own traceback."""

    class Trying(First):
        name = "trying"

        def choose(self, view: Any, chance: Chance) -> Any:
            rules = games.standard("final-touch")
            rules.check(rules.determinise(view, chance), 1 - view.seat, view.choices[0])

    match = bottega.new("final-touch", seats=2, seed=1)
    with pytest.raises(RuntimeError, match=r"^Illegal: G-TURN: It is not your turn") as caught:
        bots.BotTable(match, [Trying(), Trying()], Dice(1)).move()
    assert isinstance(caught.value.__cause__, bottega.Illegal)
