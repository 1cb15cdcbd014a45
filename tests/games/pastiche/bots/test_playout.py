"""Playouts are quick ways through the same rules."""

from __future__ import annotations

import pytest

from bottega.core.chance import Chance, Dice
from bottega.core.errors import Illegal
from bottega.games.pastiche.bots import playout
from bottega.games.pastiche.rules import bank, commissions, gallery, placing, returns, turn
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.returns import Return
from bottega.games.pastiche.rules.state import OVER, State
from bottega.games.pastiche.rules.turn import End
from games.pastiche.sample import GAME, SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_of_a_playout_is_legal(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is checked as an action before it is made."""
    checked: list[str] = []

    def legal(state: State, action: PasticheAction) -> None:
        checked.append(action.kind)
        try:
            turn.check(state, state.turn, action)
        except Illegal as error:
            raise AssertionError(f"{action} is refused by {error.rule}") from error

    place, complete, end = placing.place, commissions.complete, turn.end
    trade, swap, give_back = bank.trade, gallery.swap, returns.give_back

    def checked_place(state: State, hex_index: int, at: int, rotation: int, take: int) -> None:
        legal(state, Place(hex_index, at, rotation, take))
        place(state, hex_index, at, rotation, take)

    def checked_complete(state: State, card: int, chance: Chance) -> None:
        legal(state, Complete(state.box.commissions[card].title))
        complete(state, card, chance)

    def checked_end(state: State) -> bool:
        legal(state, End())
        return end(state)

    def checked_trade(state: State, give: tuple[int, ...], get: int) -> None:
        legal(state, Bank(give, get))
        trade(state, give, get)

    def checked_swap(state: State, mine: int, theirs: int) -> None:
        legal(state, Swap(*state.titles([state.commissions[state.turn][mine], state.gallery[theirs]])))
        swap(state, mine, theirs)

    def checked_return(state: State, cards: tuple[int, ...]) -> None:
        legal(state, Return(cards))
        give_back(state, cards)

    monkeypatch.setattr(placing, "place", checked_place)
    monkeypatch.setattr(commissions, "complete", checked_complete)
    monkeypatch.setattr(turn, "end", checked_end)
    monkeypatch.setattr(bank, "trade", checked_trade)
    monkeypatch.setattr(gallery, "swap", checked_swap)
    monkeypatch.setattr(returns, "give_back", checked_return)
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
    assert [bank.numbered(code) for code in bank.options(state.bank, [3] * 17)] == bank.trades(state.bank, [3] * 17)
