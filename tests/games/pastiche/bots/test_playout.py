"""Playouts are quick ways through the same rules."""

from __future__ import annotations

import pytest

from bottega.core.action import Action
from bottega.core.chance import Chance, Dice
from bottega.core.errors import Illegal
from bottega.games.pastiche.bots import playout
from bottega.games.pastiche.rules import bank, turn
from bottega.games.pastiche.rules.actions import Bank, Complete, End, Place, Return, Swap
from bottega.games.pastiche.rules.state import OVER, State
from games.pastiche.sample import GAME, SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_of_a_playout_is_legal(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is checked as an action before it is made."""
    checked: list[str] = []

    def legal(state: State, action: Action) -> None:
        checked.append(action.kind)
        try:
            turn.check(state, state.turn, action)
        except Illegal as error:
            raise AssertionError(f"{action} is refused by {error.rule}") from error

    place, complete, end = turn.place, turn.complete, turn.end
    trade, swap, give_back = turn.trade_with_bank, turn.swap_places, turn.give_back

    def checked_place(state: State, which: int, at: int, rotation: int, take: int) -> None:
        legal(state, Place(which, at, rotation, take))
        place(state, which, at, rotation, take)

    def checked_complete(state: State, card: int, chance: Chance) -> None:
        legal(state, Complete(state.box.commissions[card].title))
        complete(state, card, chance)

    def checked_end(state: State, chance: Chance) -> None:
        legal(state, End())
        end(state, chance)

    def checked_trade(state: State, give: tuple[int, ...], get: int) -> None:
        legal(state, Bank(give, get))
        trade(state, give, get)

    def checked_swap(state: State, mine: int, theirs: int) -> None:
        legal(state, Swap(*state.titles([state.commissions[state.turn][mine], state.gallery[theirs]])))
        swap(state, mine, theirs)

    def checked_return(state: State, cards: tuple[int, ...], chance: Chance) -> None:
        legal(state, Return(cards))
        give_back(state, cards, chance)

    monkeypatch.setattr(turn, "place", checked_place)
    monkeypatch.setattr(turn, "complete", checked_complete)
    monkeypatch.setattr(turn, "end", checked_end)
    monkeypatch.setattr(turn, "trade_with_bank", checked_trade)
    monkeypatch.setattr(turn, "swap_places", checked_swap)
    monkeypatch.setattr(turn, "give_back", checked_return)
    for seed in range(5):
        state: State = GAME.setup(seats, {}, Dice(seed))
        plies = playout.playout(state, Dice(seed))
        assert state.step == OVER
        assert plies > 54
    assert set(checked) == {"place", "complete", "end", "bank", "swap", "return"}


@pytest.mark.parametrize("seats", SEATS)
def test_many_playouts_leave_their_start_alone(seats: int) -> None:
    state: State = GAME.setup(seats, {}, Dice(1))
    before, dice = state.copy(), Dice(2)
    wanted = sum(playout.playout(state.copy(), dice) for _ in range(3))
    assert playout.playouts(state, Dice(2), 3) == wanted
    assert playout.copies(state, 3) == 3
    assert state == before


def test_a_game_that_is_over_has_no_moves() -> None:
    state: State = GAME.setup(2, {}, Dice(1))
    playout.playout(state, Dice(1))
    assert playout.playout(state, Dice(1)) == 0


def test_trades_are_the_banks() -> None:
    state: State = GAME.setup(2, {}, Dice(1))
    assert [bank.trade(code) for code in bank.options(state.bank, [3] * 17)] == bank.trades(state.bank, [3] * 17)
