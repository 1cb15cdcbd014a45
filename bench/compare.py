"""Bottega beside its rivals, in one run: `VENV/bin/python -P bench/compare.py`, where VENV has a compiled Bottega.

How to read the table. Everything runs on one core and is measured in CPU time. The rivals take turns, a short
round each, because a shared machine may be twice as slow a minute later: so trust the ratios, which are medians
of what was measured side by side, more than the rates, and those only if the two calibrations agree.
A move is one decision of one player; chance (cards drawn, chance nodes sampled) is part of the work, not a move.

- bare rules: random playouts and copies without views, checks and records. simulate, environments and bots are what
  people and learners really use, on the same rules.
- compiled: the installed package, its rules built with mypyc. plain Python: the same source, from src/.
- C, the limit: the same game, nothing but playouts, in bench/limit; "of C" is the share of its speed.
- OpenSpiel: C++ games of its own, driven from Python; "x OpenSpiel" is how many times its better figure.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from operator import truediv
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
GAME, PLAYERS = "final-touch", (2, 3, 4)
# Games whose speed is judged by Final Touch's in C, as a measure of the machine: the share of it that is wanted.
OTHERS = {"pastiche": 0.01, "fresco": 1 / 60}
PLAYOUTS, COPY = "bare rules: playouts", "bare rules: copies"  # as `bottega.arena.speed` calls them
COMPILED, PLAIN, LIMIT, SPIEL = "compiled", "plain Python", "C, the limit", "OpenSpiel"


class Row(NamedTuple):
    what: str
    players: int
    how: str
    unit: str


Round = list[tuple[Row, float]]  # what one turn measured, a second
Rates = dict[Row, list[float]]  # and all turns


class Missing(Exception):
    """Why a rival cannot be measured here."""


# --- in the rivals' own processes: Bottega and OpenSpiel are imported there, and only there ---


def bottega(how: str, seconds: float) -> Round:
    """All figures for two players, playouts alone for more."""
    from bottega.arena.speed import compiled, measure

    if compiled(GAME) != (how == COMPILED):
        raise Missing("src/ has compiled files in it" if how == PLAIN else "the installed Bottega is not compiled")
    measured = [
        (Row(speed.what, players, how, speed.unit), speed.rate)
        for players in PLAYERS
        for speed in islice(measure(GAME, players, seconds), None if players == 2 else 1)
    ]
    for game in OTHERS:
        for speed in measure(game, 3, seconds):
            measured.append((Row(f"{game}, {speed.what}", 3, how, speed.unit), speed.rate))
    return measured


def open_spiel(seconds: float) -> Round:
    import pyspiel

    from bottega.arena.speed import rate

    measured: Round = []
    for name in ("goofspiel", "leduc_poker"):
        game, how = pyspiel.load_game(name), f"{SPIEL} {name}"
        measured.append((Row(PLAYOUTS, 2, how, "moves"), rate(partial(spiel_playout, game), seconds)))
        measured.append((Row(COPY, 2, how, "copies"), rate(partial(spiel_copies, game.new_initial_state()), seconds)))
    return measured


def spiel_playout(game: Any) -> int:
    state, moves, players = game.new_initial_state(), 0, range(game.num_players())
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
            moves += len(players)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def spiel_copies(state: Any) -> int:
    return len([state.clone() for _ in range(100)])


def components() -> str:
    """The box of Final Touch as the C program reads it."""
    from bottega.games.final_touch.box import components
    from bottega.games.final_touch.box import touches as multisets

    cards = components.standard()
    rows = [(cards.touches,), *((card.needs, card.finished, card.ruined) for card in cards.masterpieces)]
    lines = []
    for touches, *money in rows:
        counts = multisets.unpack(touches)
        lines.append(" ".join(map(str, [*(counts.get(colour, 0) for colour in multisets.COLOURS), *money])))
    return "\n".join(lines)


def calibrate() -> float:
    from bottega.arena import speed

    return speed.calibrate()


def serve() -> None:
    """One request a line, one answer a line, until nobody asks any more."""
    for request in sys.stdin:
        task, *arguments = json.loads(request)
        try:
            answer = {"answer": globals()[task](*arguments)}
        except (ImportError, Missing) as error:
            answer = {"missing": str(error)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


# --- here ---


class Process:
    """Python that waits for its turn; what lies in `path` comes before what is installed."""

    def __init__(self, path: str) -> None:
        command, environment = [sys.executable, "-P", __file__, "--serve"], os.environ | {"PYTHONPATH": path}
        self.pipes: Any = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, task: Callable[..., Any], *arguments: object) -> Any:
        self.pipes.stdin.write(json.dumps([task.__name__, *arguments]) + "\n")
        self.pipes.stdin.flush()
        reply = json.loads(self.pipes.stdout.readline() or '{"missing": "its process broke off"}')
        if "missing" in reply:
            raise Missing(reply["missing"])
        return reply["answer"]


def limit(program: Path, cards: str, seconds: float) -> Round:
    """The C program, compiled the first time."""
    if not program.exists():
        compiler, source = shutil.which("cc"), ROOT / "bench/limit/final_touch.c"
        if not compiler or subprocess.run([compiler, "-O3", "-march=native", "-o", program, source]).returncode:
            raise Missing("the C compiler failed" if compiler else "no C compiler (cc)")
    measured: Round = []
    for players in PLAYERS:
        output = subprocess.check_output([str(program), str(players), str(seconds)], input=cards, text=True)
        moves, spent = map(float, output.split())
        measured.append((Row(PLAYOUTS, players, LIMIT, "moves"), moves / spent))
    return measured


def take_turns(rivals: dict[str, Callable[[float], Round]], rounds: int, seconds: float, table: Table) -> Rates:
    """The rates of every round; a rival that cannot be measured gets its row at once."""
    rates: Rates = {}
    for _ in range(rounds):
        for name, measure in list(rivals.items()):
            try:
                for row, rate in measure(seconds):
                    rates.setdefault(Row(*row), []).append(rate)
            except Missing as reason:
                table.add_row("not measured", "", name, str(reason))
                del rivals[name]
    return rates


def ratio(some: list[float] | None, others: list[float] | None) -> float | None:
    return median(map(truediv, some, others)) if some and others else None


def of_c(rates: Rates, row: Row) -> float | None:
    return None if row.how.startswith(SPIEL) else ratio(rates.get(row), rates.get(row._replace(how=LIMIT)))


def times_spiel(rates: Rates, row: Row) -> float | None:
    same = [rates[other] for other in rates if other.how.startswith(SPIEL) and other.unit == row.unit]
    return ratio(rates.get(row), max(same, key=median, default=None))


def fill(table: Table, rates: Rates) -> None:
    order = list(dict.fromkeys(row.what for row in rates))
    for row in sorted(rates, key=lambda row: (order.index(row.what), row.players, -median(rates[row]))):
        rate, shares = median(rates[row]), (of_c(rates, row), times_spiel(rates, row))
        cells = ["" if share is None else f"{share:.3g}" for share in shares]
        table.add_row(row.what, str(row.players), row.how, f"{rate:,.0f} {row.unit}", f"{1e6 / rate:.3g} us", *cells)


def targets(rates: Rates) -> Iterator[str]:
    """What we want to be true, for the number of players where it is least so."""
    fast, slow = ([Row(PLAYOUTS, players, how, "moves") for players in PLAYERS] for how in (COMPILED, PLAIN))
    copies = rates.get(Row(COPY, 2, COMPILED, "copies"))
    wanted = [
        ("compiled playouts, share of C", 1 / 3, [of_c(rates, row) for row in fast]),
        ("compiled playouts, times OpenSpiel", 10, [times_spiel(rates, row) for row in fast]),
        ("plain Python playouts, share of C", 0.01, [of_c(rates, row) for row in slow]),
        ("compiled copies in 0.2 us", 1, [0.2e-6 * median(copies) if copies else None]),
    ]
    for game, least in OTHERS.items():
        moves = rates.get(Row(f"{game}, {PLAYOUTS}", 3, COMPILED, "moves"))
        found = [ratio(moves, rates.get(fast[1]._replace(how=LIMIT)))]
        wanted.append((f"{game}: compiled playouts, share of Final Touch in C", least, found))
        copies = rates.get(Row(f"{game}, {COPY}", 3, COMPILED, "copies"))
        wanted.append((f"{game}: compiled copies in 2 us", 1, [2e-6 * median(copies) if copies else None]))
    for what, least, found in wanted:
        known = [figure for figure in found if figure is not None]
        verdict = "not measured" if not known else "met" if min(known) >= least else "missed"
        yield f"- {verdict}: {what}: {f'{min(known):.3g}, ' if known else ''}wanted at least {least:.3g}"


def main() -> None:
    parser = ArgumentParser(description="Bottega's speed beside its rivals'. The source says how to read it.")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each rival (7)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds for each figure of a turn (0.2)")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--serve", action="store_true", help=SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    table = Table("What", "Players", "How", box=box.MARKDOWN if options.markdown else box.SIMPLE_HEAD)
    for heading in ("A second", "Each", "of C", "x OpenSpiel"):
        table.add_column(heading, justify="right")
    plain = Process(str(ROOT / "src"))
    before = plain.ask(calibrate)
    installed, spiel = Process(""), Process(str(ROOT / "src"))
    with tempfile.TemporaryDirectory() as folder:
        rivals: dict[str, Callable[[float], Round]] = {
            COMPILED: partial(installed.ask, bottega, COMPILED),
            PLAIN: partial(plain.ask, bottega, PLAIN),
            LIMIT: partial(limit, Path(folder, "final_touch"), plain.ask(components)),
            SPIEL: partial(spiel.ask, open_spiel),
        }
        rates = take_turns(rivals, options.rounds, options.seconds, table)
    fill(table, rates)
    console = Console(width=160, highlight=False)
    console.print(table)
    console.print(f"Calibration, plain Python loops a second: {before:,.0f} before, {plain.ask(calibrate):,.0f} after.")
    console.print("\n".join(targets(rates)))


if __name__ == "__main__":
    main()
