"""Bottega beside its rivals, in one run: `VENV/bin/python -P bench/compare.py`, where VENV has a compiled Bottega.

How to read the table. Everything runs on one core and is measured in CPU time. The rivals take turns, a short
round each, because a shared machine may be twice as slow a minute later: so trust the ratios, which are medians
of what was measured side by side, more than the rates, and those only if the two calibrations agree.
A move is one decision of one player; chance (cards drawn, chance nodes sampled) is part of the work, not a move.

- compiled: the installed package, its rules built with mypyc. plain Python: the same source, from src/.
- C, the limit: the same game, nothing but playouts, in bench/limit; "of C" is the share of its speed.
- OpenSpiel: C++ games of its own, driven from Python; "x OpenSpiel" is how many times its better figure.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
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
PLAYOUTS, COPY = "random playouts", "copy of a state"
COMPILED, PLAIN, LIMIT, SPIEL = "compiled", "plain Python", "C, the limit", "OpenSpiel"


class Row(NamedTuple):
    what: str
    players: int
    how: str
    unit: str


Round = list[tuple[Row, float]]  # what was measured in one turn, and its rate
Rates = dict[Row, list[float]]


class Missing(Exception):
    """Why a rival cannot be measured here."""


# --- in the rivals' own processes: Bottega and OpenSpiel are imported there, and only there ---


def bottega(how: str, seconds: float) -> Round:
    """All figures for two players, playouts alone for more."""
    from bottega.arena.speed import compiled, measure

    if compiled(GAME) != (how == COMPILED):
        raise Missing("src/ has compiled files in it" if how == PLAIN else "the installed Bottega is not compiled")
    return [
        (Row(speed.what, players, how, speed.unit), speed.rate)
        for players in PLAYERS
        for speed in islice(measure(GAME, players, seconds), None if players == 2 else 1)
    ]


def open_spiel(seconds: float) -> Round:
    import pyspiel

    from bottega.arena.speed import rate

    rates: Round = []
    for name in ("goofspiel", "leduc_poker"):
        game, how = pyspiel.load_game(name), f"{SPIEL} {name}"
        rates.append((Row(PLAYOUTS, 2, how, "moves"), rate(partial(spiel_playout, game), seconds)))
        rates.append((Row(COPY, 2, how, "copies"), rate(partial(spiel_copies, game.new_initial_state()), seconds)))
    return rates


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
    for _ in range(100):
        state.clone()
    return 100


def components() -> str:
    """The box of Final Touch as the C program reads it."""
    from bottega import games
    from bottega.games.final_touch.touches import COLOURS, unpack

    def line(touches: int, *more: int) -> str:
        return " ".join(map(str, [*(unpack(touches).get(colour, 0) for colour in COLOURS), *more]))

    whole = games.module(GAME, "components").standard()
    return "\n".join([line(whole.touches), *(line(card.needs, card.finished, card.ruined) for card in whole.masterpieces)])


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
    """Python with its tasks, waiting for its turn; what lies in `path` comes before what is installed."""

    def __init__(self, path: str) -> None:
        command, environment = [sys.executable, "-P", __file__, "--serve"], {**os.environ, "PYTHONPATH": path}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def ask(self, task: Callable[..., Any], *arguments: object) -> Any:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([task.__name__, *arguments]) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline() or '{"missing": "its process broke off"}')
        if "missing" in reply:
            raise Missing(reply["missing"])
        return reply["answer"]

    def measure(self, task: Callable[..., Any], *arguments: object) -> Round:
        return [(Row(*row), rate) for row, rate in self.ask(task, *arguments)]


class Limit:
    """The C program: compiled when it is first asked for."""

    def __init__(self, folder: str, cards: str) -> None:
        self.program, self.cards = Path(folder, "final_touch"), cards

    def measure(self, seconds: float) -> Round:
        if not self.program.exists():
            self._compile()
        return [(Row(PLAYOUTS, players, LIMIT, "moves"), self._run(players, seconds)) for players in PLAYERS]

    def _compile(self) -> None:
        compiler, source = shutil.which("cc"), ROOT / "bench/limit/final_touch.c"
        if not compiler or subprocess.run([compiler, "-O3", "-march=native", "-o", self.program, source]).returncode:
            raise Missing("the C compiler failed" if compiler else "no C compiler (cc)")

    def _run(self, players: int, seconds: float) -> float:
        command = [self.program, str(players), str(seconds)]
        moves, spent = subprocess.check_output(command, input=self.cards, text=True).split()
        return int(moves) / float(spent)


def take_turns(rivals: dict[str, Callable[[float], Round]], rounds: int, seconds: float) -> tuple[Rates, dict[str, str]]:
    """The rates of every round, and why some rivals have none."""
    rates: Rates = {}
    missing: dict[str, str] = {}
    for _ in range(rounds):
        for name in [name for name in rivals if name not in missing]:
            try:
                for row, rate in rivals[name](seconds):
                    rates.setdefault(row, []).append(rate)
            except Missing as reason:
                missing[name] = str(reason)
    return rates, missing


def ratio(some: list[float] | None, others: list[float] | None) -> float | None:
    return median(map(truediv, some, others)) if some and others else None


def best_spiel(rates: Rates, what: str) -> list[float] | None:
    found = [rates[row] for row in rates if row.how.startswith(SPIEL) and row.what == what]
    return max(found, key=median, default=None)


def tabulate(rates: Rates, missing: dict[str, str], markdown: bool) -> Table:
    table = Table("What", "Players", "How", box=box.MARKDOWN if markdown else box.SIMPLE_HEAD)
    for heading in ("A second", "Each", "of C", "x OpenSpiel"):
        table.add_column(heading, justify="right")
    order = list(dict.fromkeys(row.what for row in rates))
    for row in sorted(rates, key=lambda row: (order.index(row.what), row.players, -median(rates[row]))):
        rate = median(rates[row])
        of_c = None if row.how.startswith(SPIEL) else ratio(rates[row], limit_of(rates, row))
        spiel = ratio(rates[row], best_spiel(rates, PLAYOUTS if row.unit == "moves" else row.what))
        cells = ["" if of_c is None else f"{of_c:.3f}", "" if spiel is None else f"{spiel:.3g}"]
        table.add_row(row.what, str(row.players), row.how, f"{rate:,.0f} {row.unit}", f"{1e6 / rate:.3g} us", *cells)
    for name, reason in missing.items():
        table.add_row("not measured", "", name, reason)
    return table


def limit_of(rates: Rates, row: Row) -> list[float] | None:
    return rates.get(row._replace(how=LIMIT))


def targets(rates: Rates) -> Iterator[str]:
    """What we want to be true, for the number of players where it is least so."""
    fast, slow = ([Row(PLAYOUTS, players, how, "moves") for players in PLAYERS] for how in (COMPILED, PLAIN))
    spiel, copies = best_spiel(rates, PLAYOUTS), rates.get(Row(COPY, 2, COMPILED, "copies"))
    wanted: list[tuple[str, float, list[float | None]]] = [
        ("compiled playouts, share of C", 1 / 3, [ratio(rates.get(row), limit_of(rates, row)) for row in fast]),
        ("compiled playouts, times OpenSpiel", 10, [ratio(rates.get(row), spiel) for row in fast]),
        ("plain Python playouts, share of C", 0.01, [ratio(rates.get(row), limit_of(rates, row)) for row in slow]),
        ("compiled copies in 0.2 us", 1, [median(copies) * 0.2e-6 if copies else None]),
    ]
    for what, least, found in wanted:
        known = [figure for figure in found if figure is not None]
        verdict = "not measured" if not known else "met" if min(known) >= least else "missed"
        yield f"- {verdict}: {what}: {f'{min(known):.3g}, ' if known else ''}wanted at least {least:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Bottega's speed beside its rivals'; bench/compare.py says how to read it.")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each rival (default 7)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU seconds for each figure of a turn (default 0.2)")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        return serve()
    installed, plain = Process(""), Process(str(ROOT / "src"))
    before = plain.ask(calibrate)
    with tempfile.TemporaryDirectory() as folder:
        rivals = {
            COMPILED: partial(installed.measure, bottega, COMPILED),
            PLAIN: partial(plain.measure, bottega, PLAIN),
            LIMIT: Limit(folder, plain.ask(components)).measure,
            SPIEL: partial(plain.measure, open_spiel),
        }
        rates, missing = take_turns(rivals, options.rounds, options.seconds)
    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    console.print(tabulate(rates, missing, options.markdown))
    console.print(f"Calibration, plain Python loops a second: {before:,.0f} before, {plain.ask(calibrate):,.0f} after.")
    console.print("\n".join(targets(rates)))


if __name__ == "__main__":
    main()
