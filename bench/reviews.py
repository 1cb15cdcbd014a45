"""How far a review can be trusted: planted blunders, the master's own moves, luck over many games, and its time.

    .venv/bin/python -P bench/reviews.py blunders --game final-touch --games 20
    .venv/bin/python -P bench/reviews.py luck --game fresco --seats 3 --games 100

blunders  masters play; in each game a few decisions are replaced by a clearly worse move, and the review must find
          them; of the moves that the master made itself it should call few mistakes
luck      greedy bots play, and the luck of each seat adds up to nothing
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time

from rich.console import Console

import bottega
from bottega import bots, games
from bottega.arena.statistics import mean, share
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.review import luck
from bottega.review.decisions import SHARE
from bottega.review.pieces import seed_of
from bottega.review.review import review

MASTER = 2  # times the iterations of a review, for the master who plays
EVERY = 4  # decisions of which one is replaced
WORSE = 0.1  # of the win, and three standard errors: what makes a move clearly worse
SHOW = Console().print


def planted_game(game: str, seats: int, seed: int) -> tuple[Match, set[int], int]:
    """A game between masters, the plies of planted blunders, and how many decisions were the master's own."""
    match, dice, planted, own = bottega.new(game, seats=seats, seed=seed), Dice(seed), set[int](), 0
    thought = MASTER * match.game.search.REVIEW_ITERATIONS
    master = bots.load(f"master:{thought}", game)
    while not match.over:
        seat = (*match.asked, *match.awaited)[0]
        view = match.view(seat)
        action = master.choose(view, dice)
        if action is None:
            seat = match.awaited[0]
            view = match.view(seat)
            action = master.choose(view, dice)
        if match.game.search.obvious(view) is None and len(view.choices) > 1:
            worse = clearly_worse(match, seat, action, thought, dice) if dice.pick(0, EVERY) == 0 else None
            own += worse is None
            if worse is not None:
                action = worse
                planted.add(match.ply + 1)
        match.play(seat, action)
    return match, planted, own


def clearly_worse(match: Match, seat: int, best: object, thought: int, dice: Dice) -> object | None:
    """The worst that came to mind, if a long comparison finds it much worse."""
    known = match.game.search.KnownGame(match.view(seat))
    first, search = known.number(best), known.search(dice)
    search.think(thought)
    worst = min(search.judged(), key=lambda judged: judged[2])[0]
    if search.best() != first or known.action(worst) == best:
        return None
    found = search.compare(first, worst, int(SHARE * thought))
    return known.action(worst) if found.value > max(WORSE, 3 * found.value_error) else None


def blunders(game: str, seats: int, count: int) -> None:
    found = planted = blamed = own = 0
    seconds: list[float] = []
    for seed in range(count):
        match, plies, moves = planted_game(game, seats, seed)
        begun = process_time()
        told = {each.ply for each in review(match, match.game.search.REVIEW_ITERATIONS).mistakes()}
        seconds.append(process_time() - begun)
        found, planted = found + len(told & plies), planted + len(plies)
        blamed, own = blamed + len(told - plies), own + moves
        SHOW(
            f"{game} {seats}, {seed + 1} games: {share(found, planted).percent()} of {planted} blunders found, "
            f"{share(blamed, own).percent()} of {own} moves of the master called mistakes, "
            f"{mean(seconds).plain()} CPU s a review"
        )


def luck_over(game: str, seats: int, count: int, samples: int) -> None:
    totals: list[list[float]] = [[] for _ in games.load(game).sides(seats)]
    for number in range(count):
        match = bottega.new(game, seats=seats, seed=number)
        table = bots.BotTable(match, [bots.load("greedy", game)] * seats, Dice(number))
        while not match.over:
            table.move()
        seed = seed_of(match)
        lucky = [luck.of_setup(match, samples, seed)]
        lucky += [luck.of_move(match, ply, samples, seed + ply) for ply in range(1, match.ply + 1)]
        for side, found in enumerate(totals):
            found.append(sum(each.shares[side] for each in lucky if each is not None))
    for side, found in enumerate(totals):
        SHOW(f"{game} {seats}, side {side}: luck {mean(found).plain(3)} of the win in {count} games")


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("blunders", "luck"))
    parser.add_argument("--game", choices=games.names(), default="final-touch")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--samples", type=int, default=20)
    given = parser.parse_args()
    if given.what == "blunders":
        blunders(given.game, given.seats, given.games)
    else:
        luck_over(given.game, given.seats, given.games, given.samples)


if __name__ == "__main__":
    main()
