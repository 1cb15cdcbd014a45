"""Greedy: it completes what it can, uses the bank, answers offers with sense, and beats random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import bottega
from bottega import bots
from bottega.arena.simulate import Plan, simulate
from bottega.arena.summary import summarise
from bottega.core.chance import Dice
from bottega.games.pastiche.bots.greedy import Greedy
from bottega.games.pastiche.box.colours import includes
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.offers import MakeOffer
from bottega.games.pastiche.rules.scoring import POINTS_TO_END
from bottega.games.pastiche.rules.state import EVERYONE, TRADE, Offer
from bottega.games.pastiche.rules.turn import End
from games.pastiche.sample import GAME, SEATS, match, played

GALLERY = ["Where Do We Come From? What Are We? Where Are We Going?", "The Large Blue Horses"]


def choice(seat: int = 0, **position: Any) -> dict[str, Any] | None:
    """What greedy does in a position."""
    game = match(2, **{"turn": 0, "step": "trade", "gallery": GALLERY, **position})
    chosen = Greedy().choose(game.view(seat), Dice(1))
    return None if chosen is None else dict(chosen.to_json())


@pytest.mark.parametrize("step", ["trade", "complete"])
def test_it_completes_when_it_can(step: str) -> None:
    held: dict[str, Any] = {
        "step": step,
        "palettes": [{"red": 1, "blue": 1}, {}],
        "commissions": [["Madonna of the Meadow"], None],
    }
    assert choice(**held) == {"type": "complete", "commission": "Madonna of the Meadow"}


def test_it_completes_from_the_gallery_too() -> None:
    held: dict[str, Any] = {
        "palettes": [{"gray": 1, "amber": 1}, {}],
        "commissions": [["Mona Lisa"], None],
        "gallery": ["L'Absinthe"],
    }
    assert choice(**held, closed=[False, True]) == {"type": "complete", "commission": "L'Absinthe"}


@pytest.mark.rule("PA-B2")
def test_it_uses_the_bank() -> None:
    held: dict[str, Any] = {
        "palettes": [{"yellow": 1, "brown": 2, "white": 1}, {}],
        "commissions": [["Self-Portrait with Two Circles"], None],
    }
    assert choice(**held) == {"type": "bank", "give": {"yellow": 1, "brown": 1}, "get": "bisque"}


def test_it_ends_when_nothing_helps() -> None:
    held: dict[str, Any] = {
        "palettes": [{}, {}],
        "commissions": [["Mona Lisa"], None],
        "gallery": [],
        "deck": [],
    }
    assert choice(**held) == {"type": "end"}


OFFER = {"by": 1, "to": 0, "give": {"blue": 1}, "get": {"orange": 1}}


def test_it_accepts_a_good_offer() -> None:
    """The last card for its commission, for one that nobody needs."""
    held: dict[str, Any] = {
        "palettes": [{"red": 1, "orange": 1}, {"blue": 1}],
        "commissions": [["Madonna of the Meadow"], None],
    }
    assert choice(**held, offers=[OFFER]) == {"type": "accept", "offer": 1}


def test_it_declines_a_bad_offer() -> None:
    """The card it needs most, for one that it does not."""
    bad = {"by": 1, "to": 0, "give": {"orange": 1}, "get": {"red": 1}}
    held: dict[str, Any] = {
        "palettes": [{"red": 1}, {"orange": 1}],
        "commissions": [["Madonna of the Meadow"], None],
    }
    assert choice(**held, offers=[bad]) == {"type": "decline", "offer": 1}


LEVELS = ("apprentice", "journeyman:2", "greedy", "master:2")


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_accepts_what_it_cannot_pay(name: str) -> None:
    """It would have the red that is asked for after the trade, but not before; all five cards for a red look good."""
    offered: dict[str, Any] = {"red": 1, "orange": 1, "green": 1, "violet": 1, "brown": 1}
    held: dict[str, Any] = {
        "palettes": [{"orange": 1}, offered],
        "commissions": [["Madonna of the Meadow"], None],
        "offers": [{"by": 1, "to": 0, "give": offered, "get": {"red": 1}}],
    }
    game = match(2, turn=0, step="trade", gallery=GALLERY, **held)
    chosen = bots.load(name, "pastiche").choose(game.view(0), Dice(1))
    assert chosen.to_json() == {"type": "decline", "offer": 1}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", LEVELS)
def test_every_answer_is_legal(name: str, seats: int) -> None:
    """To offers of any cards for any cards, some colours on both sides; from the turn's seat and to it."""
    random, answers = Random(seats), Counter[str]()
    for seed in range(60):
        state = played(seats, seed, 30)
        if state.step != TRADE or state.closed != [False] * seats:
            continue
        offerer, to = random.sample([state.turn, (state.turn + 1) % seats], 2)
        cards = [colour for colour in range(17) for _ in range(state.palettes[offerer][colour])]
        if not cards:
            continue
        give = counted(random.sample(cards, random.randint(1, len(cards))))
        get = counted(random.choices([*cards, *range(17)], k=random.randint(1, 2)))
        state.offers = [Offer(1, offerer, to, give, get)]
        chosen = bots.load(name, "pastiche").choose(GAME.view(state, to), Dice(seed))
        GAME.check(state, to, chosen)
        answers[chosen.to_json()["type"]] += 1
    assert answers["accept"]
    assert answers["decline"] > 10


def counted(colours: list[int]) -> tuple[int, ...]:
    return tuple([colours.count(colour) for colour in range(17)])


@pytest.mark.parametrize("seats", SEATS)
def test_games_of_all_levels_without_plain_faults(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks for cards that whoever is asked does not hold, or ends a turn with a commission to hand in."""
    monkeypatch.setitem(POINTS_TO_END, seats, 20)
    game, offers = bottega.new("pastiche", seats, seed=2), 0
    players = [bots.load(name, "pastiche") for name in (LEVELS * 2)[seats : 2 * seats]]
    table = bots.BotTable(game, players, Dice(2))
    while not game.over:
        before = game.state
        assert table.move()
        seat, action = game.moves[-1].seat, game.moves[-1].action
        if isinstance(action, MakeOffer):
            offers += 1
            asked = [other for other in range(seats) if other != seat and action.to in (EVERYONE, other)]
            assert any(includes(before.palettes[other], action.get) for other in asked)
        if isinstance(action, End):
            assert not any(isinstance(choice, Complete) for choice in GAME.choices(before, seat))
    assert offers


def test_it_answers_out_of_turn_and_is_silent_otherwise() -> None:
    held: dict[str, Any] = {
        "palettes": [{"blue": 1}, {"red": 1, "orange": 1}],
        "commissions": [None, ["Madonna of the Meadow"]],
    }
    good = {"by": 0, "to": 1, "give": {"blue": 1}, "get": {"orange": 1}}
    bad = {"by": 0, "to": 1, "give": {"blue": 1}, "get": {"green": 1}}
    assert choice(1, **held, offers=[good]) == {"type": "accept", "offer": 1}
    assert choice(1, **held, offers=[bad]) == {"type": "decline", "offer": 1}
    assert choice(1, **held) is None


def test_it_lays_the_hex_that_completes() -> None:
    held: dict[str, Any] = {
        "step": "place",
        "map": [{"at": [0, 0], "points": "YYYYYY", "by": None}],
        "hexes": [[{"points": "BBBBBB", "centre": "B"}, {"points": "RRRRRR", "centre": "R"}], None],
        "palettes": [{"yellow": 1, "magenta": 1, "violet": 1}, {}],
        "commissions": [["Yellow Cow"], None],  # lacks an orange
    }
    chosen = choice(**held, gallery=[])
    assert chosen is not None
    assert (chosen["type"], chosen["hex"], chosen["take"]) == ("place", 1, "mix")


@pytest.mark.rule("PA-H1")
def test_it_keeps_what_it_needs() -> None:
    held: dict[str, Any] = {
        "palettes": [{"red": 1, "blue": 1, "orange": 8}, {}],
        "commissions": [["Madonna of the Meadow"], None],
    }
    assert choice(**held, step="discard") == {"type": "return", "cards": {"orange": 2}}


@pytest.mark.rule("PA-E1")
@pytest.mark.parametrize("seats", SEATS)
def test_its_games_end_by_points(seats: int) -> None:
    for seed in range(3):
        game = bottega.new("pastiche", seats, seed=seed)
        table = bots.BotTable(game, [Greedy()] * seats, Dice(seed))
        while not game.over:
            assert table.move()
        assert game.outcome is not None
        assert game.outcome.reason == "PA-E1"


def test_it_beats_random() -> None:
    summary = summarise(simulate(Plan("pastiche", 2, ("greedy", "random")), 20))
    assert summary.wins()["greedy"].value > 0.9
