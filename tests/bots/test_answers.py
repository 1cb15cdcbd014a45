"""Every bot, asked in thousands of positions that random play leads to, answers by the rules and gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bottega
from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.games.pastiche.rules.state import COMPLETE, TRADE
from bottega.games.pastiche.rules.turn import End
from games.pastiche import sample as pastiche

TABLES = [(game, seats) for game in games.names() for seats in games.spec(game).seats]
PLAYERS = {"greedy": 100, "apprentice": 100, "master:1": 20}  # in how many positions of each kind they are asked


def positions(game: str, seats: int, count: int) -> Iterator[tuple[Match, int]]:
    """Seats that have choices, here and there in random games."""
    found, number, dice = 0, 0, Dice(seats)
    while found < count:
        match, number = bottega.new(game, seats=seats, seed=number), number + 1
        table = bots.BotTable(match, [bots.RandomBot()] * seats, dice)
        while not match.over and found < count:
            for seat in match.allowed:
                if dice.pick(0, 4) == 0 and match.choices(seat):
                    found += 1
                    yield match, seat
            table.move()


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_answers_are_legal(game: str, seats: int, player: str) -> None:
    bot = bots.load(player, game)
    for match, seat in positions(game, seats, PLAYERS[player]):
        action = bot.choose(match.view(seat), Dice(match.ply))
        if action is None:
            assert seat not in match.awaited
        else:
            match.check(seat, action)


@pytest.mark.parametrize("player", PLAYERS)
def test_nobody_ends_a_turn_with_something_to_hand_in(player: str) -> None:
    """So nobody ends a game of Pastiche with it: a commission scores what its cards do not."""
    bot, asked = bots.load(player, "pastiche"), 0
    for seed in range(2 * PLAYERS[player]):
        state = pastiche.played(2 + seed % 3, seed, 50)
        if state.step in (TRADE, COMPLETE) and not state.offers:
            asked += 1
            wanted = state.box.commissions[state.commissions[state.turn][0]]
            state.palettes[state.turn] = list(wanted.palette)  # as if its cards had come together
            assert bot.choose(pastiche.GAME.view(state, state.turn), Dice(seed)) != End()
    assert asked > 5
