"""How far the master is from perfect play, where perfect play can be computed; writes the table of docs/strength.md.

    .venv/bin/python -P bench/perfect.py --minutes 10      # goes on where it stopped
    .venv/bin/python -P bench/perfect.py --write           # only the table

Two kinds of endings are solved by the rules, every draw by its chance:

- Final Touch for two with open hands: the last masterpiece, with a few cards left to draw and no discard.
- The last turn of Pastiche after the hex is laid: trades, swaps and completions in every order, without offers.

Bots that search are told what the solver knows. A mistake is a choice that wins less than the best one, if everybody
plays perfectly from there.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE)]

import strength  # noqa: E402

from bottega import bots, games  # noqa: E402
from bottega.arena.statistics import mean, share  # noqa: E402
from bottega.bots import levels  # noqa: E402
from bottega.core.chance import ChanceNeeded, Dice, ScriptedChance  # noqa: E402
from bottega.core.game import AnyGame  # noqa: E402
from bottega.core.match import Match  # noqa: E402

RESULTS = HERE / "perfect.json"
BOTS = ("greedy", "apprentice", "journeyman", "master:1000")
POSITIONS = 300  # of each game
STATES = 40_000  # in a tree; where there are more, the position is left out
DRAWS = 6  # cards left in Final Touch
SAME = 1e-9


class Unsolved(Exception):
    """The tree has more states than are looked at, or a hand is empty, which no whole game leads to."""


# --- the solver ---


class Solver:
    """The share of the win that each seat gets when all play perfectly and see everything."""

    def __init__(self, game: AnyGame, key: Callable[[Any], object], choices: Callable[[Any], Sequence[Any]]) -> None:
        self.game = game
        self.key = key
        self.choices = choices
        self.known: dict[object, list[float]] = {}

    def values(self, state: Any) -> list[float]:
        key = self.key(state)
        if key not in self.known:
            if len(self.known) > STATES:
                raise Unsolved
            self.known[key] = self.solve(state)
        return self.known[key]

    def solve(self, state: Any) -> list[float]:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
        (mover,), choices = self.game.awaited(state), self.choices(state)
        if not choices:
            raise Unsolved
        return max((self.after(state, action) for action in choices), key=lambda values: values[mover])

    def after(self, state: Any, action: Any, drawn: Sequence[int] = ()) -> list[float]:
        """What a move brings each seat, on average over what is drawn beyond what is given."""
        (mover,), then = self.game.awaited(state), state.copy()
        try:
            self.game.apply(then, mover, action, ScriptedChance([*drawn]))
        except ChanceNeeded as needed:
            results = [self.after(state, action, (*drawn, result)) for result in range(needed.size)]
            return [sum(values) / needed.size for values in zip(*results, strict=True)]
        return self.values(then)


# --- positions ---


class Ending(NamedTuple):
    state: Any
    solver: Solver


def played(game: str, number: int, stop: Callable[[Any], bool]) -> Match | None:
    """A game between greedy bots up to a position; none if it never comes."""
    match = Match(games.standard(game), 2, seed=f"perfect-{number}")
    table = bots.BotTable(match, [bots.load("greedy", game)] * 2, Dice(number))
    while not match.over:
        if stop(match.state):
            return match
        table.move()
    return None


def last_masterpiece(number: int) -> Ending | None:
    from bottega.games.final_touch.box.touches import size
    from bottega.games.final_touch.knowledge.worlds import handful
    from bottega.games.final_touch.rules.ending import MONEY_TO_WIN
    from bottega.games.final_touch.rules.turn import choices

    random = Random(number)
    wanted = random.randrange(30)
    moves = iter(range(1000))
    match = played("final-touch", number, lambda _state: next(moves) == wanted)
    if match is None:
        return None
    state = match.state.copy()
    state.next, state.pile, state.discard = None, 0, 0
    state.draw = handful(state.draw, min(DRAWS, size(state.draw)), Dice(number))
    for side in range(2):  # so that what this masterpiece brings may decide
        state.set_purse(side, min(state.purse(side), MONEY_TO_WIN - 1 - random.randrange(6)))

    def key(state: Any) -> object:
        hands = state.hand0, state.hand1
        return *hands, state.improved, state.smeared, state.draw, state.turn, state.phase, state.purse0, state.purse1

    return Ending(state, Solver(match.game, key, choices))


def last_turn(number: int) -> Ending | None:
    from bottega.games.pastiche.rules import bank, commissions, gallery
    from bottega.games.pastiche.rules.state import COMPLETE, TRADE
    from bottega.games.pastiche.rules.turn import End

    def is_last(state: Any) -> bool:
        return bool(state.last_round and state.step == TRADE and (state.turn + 1) % state.seats == state.starter)

    match = played("pastiche", number, is_last)
    if match is None:
        return None
    game = match.game

    def key(state: Any) -> object:
        mine = tuple(state.palettes[state.turn]), state.commissions[state.turn], state.completed[state.turn]
        return *mine, tuple(state.gallery), state.deck, state.step, state.turn

    def choices(state: Any) -> list[Any]:
        """All but offers."""
        box, hand, palette = state.box, state.commissions[state.turn], state.palettes[state.turn]
        if state.step not in (TRADE, COMPLETE):
            return [*game.choices(state, state.turn)]
        found: list[Any] = [End(), *commissions.completions(box, hand, state.gallery, palette)]
        if state.step == TRADE:
            titles = [[box.commissions[card].title for card in cards] for cards in (hand, state.gallery)]
            found += [*bank.trades(state.bank, palette), *gallery.swaps(titles[0], titles[1])]
        return found

    return Ending(match.state.copy(), Solver(game, key, choices))


ENDINGS: dict[str, Callable[[int], Ending | None]] = {"final-touch": last_masterpiece, "pastiche": last_turn}


# --- what is asked ---


def chosen(name: str, game: AnyGame, state: Any, seat: int, dice: Dice) -> Any:
    """What a bot would do; one that searches is told the truth."""
    view, bot = game.view(state, seat), bots.load(name, game)
    if not isinstance(bot, levels.Level):
        return bot.choose(view, dice)
    obvious = bot.searching.obvious(view)
    if obvious is not None:
        return obvious
    known: Any = bot.searching.KnownGame(view)
    known.truth = state
    search = known.search(dice)
    bot.think(search)
    return known.action(search.best())


def errors(game: str, number: int) -> list[float] | None:
    """What each bot's choice loses; none where there is nothing to get wrong or the tree is too large."""
    ending = ENDINGS[game](number)
    if ending is None:
        return None
    solver, state = ending.solver, ending.state
    (seat,) = solver.game.awaited(state)
    try:
        values = {action: solver.after(state, action)[seat] for action in solver.choices(state)}
    except Unsolved:
        return None
    best = max(values.values())
    if best - min(values.values()) < SAME:
        return None
    found = []
    for name in BOTS:
        action = chosen(name, solver.game, state.copy(), seat, Dice(number))
        if action not in values:
            return None  # an offer
        found.append(round(best - values[action], 4))
    return found


Found = dict[str, dict[str, list[float] | None]]  # by game and position what each bot lost


def read() -> Found:
    found: Found = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return {game: found.get(game, {}) for game in ENDINGS}


def keep(results: Found) -> None:
    lines = [f"{json.dumps(game)}: {json.dumps(found)}" for game, found in results.items()]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def find_out(asked: Sequence[str], minutes: float) -> None:
    results, end = read(), monotonic() + minutes * 60
    while monotonic() < end:
        left = [game for game in asked if solved(results[game]) < POSITIONS]
        if not left:
            return
        for game in left:
            number = len(results[game])
            results[game][str(number)] = errors(game, number)
        keep(results)


def solved(found: dict[str, list[float] | None]) -> int:
    return sum(lost is not None for lost in found.values())


def written(text: str, results: Found) -> str:
    """The document with its table as it is now."""
    return strength.put(text, "perfect", table(results))


def table(results: Found) -> str:
    rows = []
    for game, found in results.items():
        asked = [lost for lost in found.values() if lost is not None]
        for place, name in enumerate(BOTS):
            lost = [each[place] for each in asked]
            wrong, average = share(sum(each > SAME for each in lost), len(lost)), mean(lost)
            often = f"{wrong.value:.0%} [{wrong.low:.0%}, {wrong.high:.0%}]"
            much = f"{100 * average.value:.1f} [{100 * average.low:.1f}, {100 * average.high:.1f}]"
            shown = [often, much] if len(lost) >= strength.LEAST_SHOWN else ["-", "-"]
            rows.append([games.spec(game).title, name, str(len(lost)), *shown])
    return strength.markdown(["game", "bot", "endings", "mistakes", "points of the win lost, on average"], rows)


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=ENDINGS)
    parser.add_argument("--minutes", type=float, default=1e6, help="when to stop at the latest")
    parser.add_argument("--write", action="store_true", help="write the table only")
    given = parser.parse_args()
    if not given.write:
        find_out([given.game] if given.game else [*ENDINGS], given.minutes)
    document = strength.DOCUMENT
    document.write_text(written(document.read_text(encoding="utf-8"), read()), encoding="utf-8")


if __name__ == "__main__":
    main()
