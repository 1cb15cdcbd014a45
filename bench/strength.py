"""How strong the bots are: plays what is asked below and writes the tables of docs/strength.md.

    make strength                                         # everything, for many hours; it goes on where it stopped
    .venv/bin/python -P bench/strength.py levels --game fresco --seats 3 --minutes 20
    .venv/bin/python -P bench/strength.py --write         # only the tables, from what has been played

Each deal is played once from every side, one bot against its rival on all the others. Thought is counted in seconds of
CPU time, so a busy machine changes nothing but how long it takes. Results are kept in bench/strength.json.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from operator import truediv
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, process_time
from typing import Any

from rich.console import Console

from bottega import bots, games
from bottega.arena.statistics import share_by_deals
from bottega.arena.tournament import LineUp, ranks, won
from bottega.arena.workers import processes
from bottega.bots import levels
from bottega.core.chance import SEEDS, Chance, Dice
from bottega.core.match import Match
from bottega.core.search import Search

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE)]

import earlier  # noqa: E402

RESULTS = HERE / "strength.json"
DOCUMENT = HERE.parent / "docs" / "strength.md"

PAGE = HERE.parent / "web" / "src" / "screens" / "strength.json"  # what the page without a server says of its bots

TABLES = ("levels", "time", "earlier", "browser", "luck", "openspiel", "speed")
ROUNDS = 7  # of a second each, when speed is measured
INTO = 12  # decisions into the game, where it is
COUNTS = {game: games.spec(game).seats for game in games.names()}
QUICK = "master:0.1s"  # the master itself thinks for up to 1.8 s
RIVALS = {
    "apprentice": ("random", bots.YARDSTICK),
    "journeyman": ("apprentice", bots.YARDSTICK),
    QUICK: ("journeyman", bots.YARDSTICK),
}
# Iterations of the master in 1.8 s, from an experiment with the search of 0.1.0; `make bench-static` measures them.
IN_A_BROWSER = {"final-touch": 1330, "pastiche": 198, "fresco": 630}
LEAST_SHOWN = 30  # games; fewer say too little to be shown
MEASURED = (("final-touch", 2), ("pastiche", 2), ("fresco", 3))  # where it takes too long to do it for all counts
THINKERS = (QUICK, "master:0.5s", "master")
OUTSIDE = "1s"
COMPARED = (("final-touch", 2), ("pastiche", 2), ("pastiche", 3), ("fresco", 2), ("fresco", 3), ("fresco", 4))
TWO_SIDES, MORE_SIDES, LONG_THOUGHT, SLOW = 1000, 600, 100, 300  # games that are to be played


@dataclass(frozen=True)
class Question:
    table: str
    game: str
    seats: int
    bot: str
    rival: str
    games: int  # that are to be played

    @property
    def name(self) -> str:
        """The same in every table that asks it."""
        return f"{self.game} {self.seats} {self.bot} {self.rival}"

    @property
    def line_up(self) -> LineUp:
        return LineUp(self.bot, self.rival, len(games.load(self.game).sides(self.seats)))


def questions() -> list[Question]:
    found: list[Question] = []
    for game, counts in COUNTS.items():
        for seats in counts:
            games_wanted = TWO_SIDES if len(games.load(game).sides(seats)) == 2 else MORE_SIDES
            for bot, rivals in RIVALS.items():
                found += [Question("levels", game, seats, bot, rival, games_wanted) for rival in rivals]
    for game, seats in MEASURED:
        found += [Question("time", game, seats, bot, bots.YARDSTICK, LONG_THOUGHT) for bot in THINKERS]
        found.append(Question("luck", game, seats, "told:0.5s", bots.YARDSTICK, LONG_THOUGHT))
        found.append(Question("openspiel", game, seats, f"master:{OUTSIDE}", f"openspiel:{OUTSIDE}", 24))
    for game in COUNTS:
        found.append(in_a_browser(game))
    for game, seats in COMPARED:
        found.append(Question("earlier", game, seats, QUICK, f"{earlier.PREFIX}{QUICK}", SLOW))
    found.append(Question("earlier", "pastiche", 2, "master:0.5s", f"{earlier.PREFIX}master:0.5s", LONG_THOUGHT))
    return found


def in_a_browser(game: str) -> Question:
    return Question("browser", game, 2, f"master:{IN_A_BROWSER[game]}", bots.YARDSTICK, LONG_THOUGHT)


# --- playing ---


class ToldMaster:
    """A master that is told what is hidden: what a better guess could bring at most."""

    out_of_turn = True

    def __init__(self, name: str, game: str, match: Match) -> None:
        self.name = name
        self.match = match
        self.master = levels.level(name.replace("told", "master"), game, process_time)

    def choose(self, view: Any, chance: Chance) -> Any:
        assert isinstance(self.master, levels.Level)
        obvious = self.master.searching.obvious(view)
        if obvious is not None or not view.awaited:
            return obvious
        seen: Any = self.master.searching.KnownGame(view)
        seen.truth = self.match.state
        search: Search = seen.search(Dice(chance.pick(0, SEEDS)))
        self.master.think(search)
        return seen.action(search.best())


def player(name: str, game: str, match: Match, seat: int, seed: str) -> bots.Bot:
    if name.startswith(earlier.PREFIX):
        return earlier.EarlierBot(name, match, seat, seed)
    if name.startswith("told"):
        return ToldMaster(name, game, match)
    return levels.level(name, game, process_time) if levels.is_level(name) else bots.load(name, game)


def play(task: tuple[Question, int]) -> float:
    """The bot's wins in one deal, played from every side; a shared win counts as its part."""
    question, deal = task
    line_up = question.line_up
    play_one = play_outside if line_up.rival.startswith("openspiel") else play_inside
    return round(sum(play_one(question, line_up, deal, turn) for turn in range(line_up.sides)), 3)


def play_inside(question: Question, line_up: LineUp, deal: int, turn: int) -> float:
    rules = earlier.RULES if question.rival.startswith(earlier.PREFIX) else None
    seed = f"strength-{deal}"
    match = Match(games.load(question.game, version=rules), question.seats, {}, seed)
    sides = match.sides
    seated = {seat: name for side, name in zip(sides, line_up.seating(turn), strict=True) for seat in side}
    players = [player(seated[seat], question.game, match, seat, seed) for seat in range(question.seats)]
    table = bots.BotTable(match, players, Dice(deal * 8 + turn))
    while not match.over:
        table.move()
    assert match.outcome is not None
    return won(ranks(match.outcome, sides))[turn]


# --- against OpenSpiel's own search ---


def spiel_game(game: str, seats: int) -> Any:
    import pyspiel

    import bottega.envs.openspiel

    assert bottega.envs.openspiel  # importing it has registered the games
    return pyspiel.load_game(f"bottega_{game.replace('-', '_')}", {"players": seats})


def outside_bot(game: Any, seconds: float, seed: int) -> Any:
    """OpenSpiel's information-set search as it comes, but for seconds instead of a number of simulations."""
    from numpy.random import RandomState
    from open_spiel.python.algorithms import ismcts, mcts

    class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is not typed
        def run_search(self, state: Any) -> Any:
            self.reset()
            legal = state.legal_actions()
            if len(legal) == 1:
                return [(legal[0], 1.0)]
            self._root_node = self.create_new_node(state)
            end = process_time() + seconds
            while process_time() < end:
                self.run_simulation(self.sample_root_state(state))
            return self.get_final_policy(state, self.filter_illegals(self._root_node, legal))

    return Timed(
        game,
        mcts.RandomRolloutEvaluator(1, RandomState(seed)),
        uct_c=2.0,
        max_simulations=1,
        random_state=RandomState(seed + 1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def play_outside(question: Question, line_up: LineUp, deal: int, turn: int) -> float:
    """A whole game through the adapter; chance by the deal's number."""
    from numpy.random import RandomState

    from bottega.envs.policies import BotPolicy

    game = spiel_game(question.game, question.seats)
    rival = outside_bot(game, float(OUTSIDE.removesuffix("s")), deal * 8 + turn)
    ours = BotPolicy(levels.level(line_up.bot, question.game, process_time), question.game, deal * 8 + turn)
    state, random = game.new_initial_state(), RandomState(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            results, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(results, p=likely)))
        elif state.current_player() == turn:
            state.apply_action(ours.step(state))
        else:
            state.apply_action(rival.step(state))
    returns = list(state.returns())
    best = [seat for seat, value in enumerate(returns) if value == max(returns)]
    return 1 / len(best) if turn in best else 0.0


# --- speed ---


def race(game: str, seats: int) -> tuple[list[float], list[float]]:
    """Iterations by second of CPU time of our search and of OpenSpiel's, in turns, at the same position."""
    loaded = spiel_game(game, seats)
    state, random = loaded.new_initial_state(), Random(1)
    made = 0
    while made < INTO or state.is_chance_node():
        made += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    view = state.now.table.game.view(state.now.indexed.state, state.current_player())
    search = games.standard(game).search.KnownGame(view).search(Dice(1))
    rival = outside_bot(loaded, 0.0, 1)
    rival.reset()
    rival._root_node = rival.create_new_node(state)
    turns: list[tuple[Callable[[], object], int]] = [
        (lambda: search.think(8), 8),
        (lambda: rival.run_simulation(rival.sample_root_state(state)), 1),
    ]
    rates: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for (work, size), found in zip(turns, rates, strict=True):
            start, done = process_time(), 0
            while process_time() < start + 1:
                work()
                done += size
            found.append(round(done / (process_time() - start), 1))
    return rates


# --- results ---


Scores = dict[str, list[float]]  # for each question the wins in each of its deals


def read() -> Scores:
    found: Scores = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def keep(scores: Scores) -> None:
    lines = [f"{json.dumps(name)}: [{', '.join(f'{wins:g}' for wins in scores[name])}]" for name in sorted(scores)]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def measure_speed(only: str | None) -> None:
    scores = read()
    for game, seats in MEASURED:
        if only in (None, game):
            ours, theirs = race(game, seats)
            scores |= {f"speed {game} {seats} bottega": ours, f"speed {game} {seats} openspiel": theirs}
            keep(scores)


def deals_left(question: Question, scores: Scores) -> range:
    return range(len(scores.get(question.name, [])), question.games // question.line_up.sides)


def find_out(asked: Sequence[Question], jobs: int, minutes: float) -> None:
    """All questions side by side, so that each has some answer early."""
    scores, end = read(), monotonic() + minutes * 60
    with processes(jobs) as workers, Console().status("") as status:
        while monotonic() < end:
            open_ones = [one for one in asked if deals_left(one, scores)]
            if not open_ones:
                return
            each = -(-jobs // len(open_ones))  # no process is to be idle
            tasks = [(one, deal) for one in open_ones for deal in deals_left(one, scores)[:each]]
            tasks.sort(key=lambda task: task[1] * task[0].line_up.sides / task[0].games)
            for (question, _), wins in zip(tasks, workers.map(play, tasks), strict=True):
                scores.setdefault(question.name, []).append(wins)
                keep(scores)
                status.update(f"{question.name}: {told(question, scores)}")


@dataclass(frozen=True)
class Share:
    """Of the wins, in percent, with its 95 % interval."""

    won: int
    low: int
    high: int
    games: int


def share(question: Question, scores: Scores) -> Share | None:
    found, sides = scores.get(question.name, []), question.line_up.sides
    if not found:
        return None
    part = share_by_deals([wins / sides for wins in found], sides)
    won, low, high = (round(100 * each) for each in (part.value, part.low, part.high))
    return Share(won, low, high, len(found) * sides)


def told(question: Question, scores: Scores) -> str:
    """Such as `76 % [66, 84] of 96`."""
    found = share(question, scores)
    return "-" if found is None else f"{found.won} % [{found.low}, {found.high}] of {found.games}"


# --- tables ---


def cell(question: Question, scores: Scores) -> str:
    played = len(scores.get(question.name, [])) * question.line_up.sides
    return told(question, scores) if played >= LEAST_SHOWN else "-"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def levels_table(scores: Scores) -> str:
    rivals = (bots.YARDSTICK, "random", "apprentice", "journeyman")
    rows: list[list[str]] = []
    for game, counts in COUNTS.items():
        for seats in counts:
            for bot in RIVALS:
                cells = [cell(Question("levels", game, seats, bot, rival, 0), scores) for rival in rivals]
                rows.append([games.spec(game).title, str(seats), bot, *cells])
    return markdown(["game", "players", "level", *(f"against {rival}" for rival in rivals)], rows)


def by_game(table: str, scores: Scores) -> str:
    """A row for each game and number of players, a column for each bot and rival."""
    asked = [one for one in questions() if one.table == table]
    pairs = list(dict.fromkeys((one.bot, one.rival) for one in asked))
    rows: dict[tuple[str, int], dict[tuple[str, str], str]] = {}
    for one in asked:
        rows.setdefault((one.game, one.seats), {})[one.bot, one.rival] = cell(one, scores)
    return markdown(
        ["game", "players", *(f"{bot} against {rival}" for bot, rival in pairs)],
        (
            [games.spec(game).title, str(seats), *(row.get(pair, "-") for pair in pairs)]
            for (game, seats), row in rows.items()
        ),
    )


def speed_table(scores: Scores) -> str:
    rows: list[list[str]] = []
    for game, seats in MEASURED:
        ours, theirs = (scores.get(f"speed {game} {seats} {name}", []) for name in ("bottega", "openspiel"))
        if ours:
            times = median(map(truediv, ours, theirs))
            rows.append(
                [games.spec(game).title, str(seats), f"{median(ours):,.0f}", f"{median(theirs):,.0f}", f"{times:,.0f}"]
            )
    return markdown(["game", "players", "Bottega's search", "OpenSpiel's", "times"], rows)


def browser_table(scores: Scores) -> str:
    rows = [
        [games.spec(game).title, f"{tries:,}", cell(in_a_browser(game), scores)] for game, tries in IN_A_BROWSER.items()
    ]
    return markdown(["game, 2 players", "iterations a decision", f"against {bots.YARDSTICK}"], rows)


def for_the_page(scores: Scores) -> str:
    """What the page without a server says of its master, as JSON; games of which little is known are left out."""
    shares = {game: share(in_a_browser(game), scores) for game in IN_A_BROWSER}
    known = {game: asdict(found) for game, found in shares.items() if found and found.games >= LEAST_SHOWN}
    return json.dumps(known, indent=2) + "\n"


def written(text: str, scores: Scores) -> str:
    """The document with its tables as they are now."""
    for table in TABLES:
        special = {"levels": levels_table, "browser": browser_table, "speed": speed_table}
        text = put(text, table, special[table](scores) if table in special else by_game(table, scores))
    return text


def put(text: str, table: str, made: str) -> str:
    """The document with one of its tables made anew."""
    begin, end = f"<!-- strength: {table} -->\n", "<!-- /strength -->"
    before, _, rest = text.partition(begin)
    return f"{before}{begin}{made}\n{end}{rest.partition(end)[2]}"


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("tables", nargs="*", help=f"some of {', '.join(TABLES)}; all if none is named")
    parser.add_argument("--game", choices=games.names())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", help="only what is asked about this one")
    parser.add_argument("--rival", help="only what is asked against this one")
    parser.add_argument("--minutes", type=float, default=1e6, help="when to stop at the latest")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write the tables only")
    given = parser.parse_args()
    if unknown := [table for table in given.tables if table not in TABLES]:
        sys.exit(f"unknown: {', '.join(unknown)}; there are {', '.join(TABLES)}")
    narrowed = {name: value for name in ("game", "seats", "bot", "rival") if (value := getattr(given, name))}
    asked = [
        one
        for one in questions()
        if (not given.tables or one.table in given.tables) and narrowed.items() <= asdict(one).items()
    ]
    if not earlier.is_built():
        asked = [one for one in asked if not one.rival.startswith(earlier.PREFIX)]
    if not given.write:
        most = {one.name: one for one in sorted(asked, key=lambda one: one.games)}
        find_out([*most.values()], given.jobs, given.minutes)
        if "speed" in (given.tables or TABLES):
            measure_speed(given.game)
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), read()), encoding="utf-8")
    PAGE.write_text(for_the_page(read()), encoding="utf-8")


if __name__ == "__main__":
    main()
