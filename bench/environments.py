"""Steps of environments beside those of pgx and PettingZoo, in one run: `VENV/bin/python -P bench/environments.py`.

A step is one decision of one player, with the next observation and mask, chosen at random among the legal ones. The
rivals take turns, a short round each, in processes of their own. pgx uses all cores it finds, so what counts is the
rate by second of CPU time, over all cores; the rate by the clock stands beside it. Trust the ratios.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from time import perf_counter, process_time
from typing import Any, cast

from rich.console import Console
from rich.table import Table

COUNT = 1024
RIVALS = {
    "Bottega, many at once": ("final-touch", "pastiche", "fresco"),
    "Bottega, PettingZoo": ("final-touch", "pastiche", "fresco"),
    "pgx": ("leduc_holdem", "backgammon"),
    "PettingZoo": ("tictactoe_v3", "connect_four_v3"),
}
WANTED = [
    ("final-touch: steps by second of one core", "final-touch", None, 1e6),
    ("pastiche: times pgx's backgammon", "pastiche", "backgammon", 3.0),
    ("fresco: times pgx's backgammon", "fresco", "backgammon", 3.0),
]


# --- in the rivals' own processes ---


def many_at_once(game: str) -> Callable[[], int]:
    from bottega.envs.vector import Vector

    many = Vector(game, 2, COUNT)
    many.reset(seed=1)

    def work() -> int:
        many.step(many.sample())
        return COUNT

    return work


def one_at_a_time(make: Callable[[], Any]) -> Callable[[], int]:
    env = make()
    env.reset(seed=1)

    def work() -> int:
        for steps in range(100):
            observation, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.reset()
                return steps
            env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        return 100

    return work


def our_env(game: str) -> Callable[[], int]:
    from bottega.envs.pettingzoo import raw_env

    return one_at_a_time(lambda: raw_env(game, 2))


def their_env(game: str) -> Callable[[], int]:
    from importlib import import_module

    return one_at_a_time(import_module(f"pettingzoo.classic.{game}").raw_env)


def pgx_env(game: str) -> Callable[[], int]:
    # As `Any`: mypy is to say the same where these are installed and where they are not.
    jax, jnp, pgx = (cast("Any", import_module(name)) for name in ("jax", "jax.numpy", "pgx"))
    env = pgx.make(game)
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def play(state: Any, key: Any) -> Any:
        key, choose, deal, luck = jax.random.split(key, 4)
        legal = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choose, legal, axis=-1)
        after = step(state, actions, jax.random.split(luck, COUNT))
        fresh = init(jax.random.split(deal, COUNT))
        over = after.terminated | after.truncated

        def dealt(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape((COUNT,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(dealt, fresh, after), key

    turn = jax.jit(play)
    held = [(jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), COUNT)), jax.random.PRNGKey(2))]

    def work() -> int:
        state, key = held.pop()
        for _ in range(10):
            state, key = turn(state, key)
        jax.block_until_ready((state, state.observation))
        held.append((state, key))
        return 10 * COUNT

    return work


MAKERS = {
    "Bottega, many at once": many_at_once,
    "Bottega, PettingZoo": our_env,
    "pgx": pgx_env,
    "PettingZoo": their_env,
}


def serve(rival: str, game: str) -> None:
    """A round for each line that is read: how many steps, and how long by both clocks."""
    try:
        work = MAKERS[rival](game)
        work()
    except ImportError as error:
        sys.stdout.write(json.dumps({"missing": str(error)}) + "\n")
        return
    sys.stdout.write("{}\n")
    sys.stdout.flush()
    for line in sys.stdin:
        steps, clock, cpu = 0, perf_counter(), process_time()
        while perf_counter() - clock < float(line):
            steps += work()
        sys.stdout.write(json.dumps([steps, perf_counter() - clock, process_time() - cpu]) + "\n")
        sys.stdout.flush()


# --- here ---


class Rival:
    def __init__(self, name: str, game: str) -> None:
        self.name, self.game = name, game
        command = [sys.executable, "-P", __file__, "--serve", name, game]
        pipes: Any = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": ""}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.pipes = pipes
        self.rates: list[tuple[float, float]] = []  # by the clock, and by CPU time
        self.missing = json.loads(pipes.stdout.readline() or '{"missing": "it broke off"}').get("missing")

    def measure(self, seconds: float) -> None:
        self.pipes.stdin.write(f"{seconds}\n")
        self.pipes.stdin.flush()
        steps, clock, cpu = json.loads(self.pipes.stdout.readline())
        self.rates.append((steps / clock, steps / cpu))

    @property
    def rate(self) -> float:
        return median(rate for _, rate in self.rates)


def targets(rivals: list[Rival]) -> Iterator[str]:
    ours = {rival.game: rival for rival in rivals if rival.name == "Bottega, many at once" and rival.rates}
    theirs = {rival.game: rival for rival in rivals if rival.name == "pgx" and rival.rates}
    for what, game, beside, least in WANTED:
        if game not in ours or (beside is not None and beside not in theirs):
            yield f"- not measured: {what}"
            continue
        found = ours[game].rate
        if beside is not None:
            pairs = zip(ours[game].rates, theirs[beside].rates, strict=True)
            found = median(mine / other for (_, mine), (_, other) in pairs)
        yield f"- {'met' if found >= least else 'missed'}: {what}: {found:,.3g}, wanted at least {least:,.3g}"


def main() -> None:
    parser = ArgumentParser(description="Steps of environments beside those of others. The source says how to read it.")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each rival (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds of a turn (1)")
    parser.add_argument("--serve", nargs=2, metavar=("RIVAL", "GAME"), help="used by the program itself")
    options = parser.parse_args()
    if options.serve:
        serve(*options.serve)
        return
    from bottega.arena.speed import calibrate

    before = calibrate()
    rivals = [Rival(name, game) for name, games in RIVALS.items() for game in games]
    for _ in range(options.rounds):
        for rival in rivals:
            if not rival.missing:
                rival.measure(options.seconds)
    table = Table("Environment", "Game")
    for heading in ("steps by CPU second", "by the clock"):
        table.add_column(heading, justify="right")
    for rival in rivals:
        cells = (f"{rival.rate:,.0f}", f"{median(rate for rate, _ in rival.rates):,.0f}") if rival.rates else ("-", "-")
        table.add_row(rival.name, rival.game if not rival.missing else f"{rival.game}: {rival.missing}", *cells)
    console = Console(width=140, highlight=False)
    console.print(table)
    console.print(f"Calibration, plain Python loops a second: {before:,.0f} before, {calibrate():,.0f} after.")
    console.print("\n".join(targets(rivals)))
    for rival in rivals:
        rival.pipes.stdin.close()
        rival.pipes.wait()


if __name__ == "__main__":
    main()
