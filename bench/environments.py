"""Steps of environments beside those of pgx and PettingZoo, in one run: `VENV/bin/python -P bench/environments.py`.

A step is one decision of one player, with the next observation and mask, chosen at random among the legal ones. The
rivals take turns, a short round each, in processes of their own. pgx uses all cores it finds: by the clock it stands
beside as many workers of ours, and by second of CPU time, over all cores, beside one process. Trust the ratios.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from multiprocessing import active_children
from statistics import median
from time import clock_gettime, perf_counter, process_time
from typing import Any, cast

from rich.console import Console
from rich.table import Table

COUNT = 1024
RIVALS = {
    "Bottega, many at once": ("final-touch", "pastiche", "fresco"),
    "Bottega, all cores": ("final-touch", "pastiche", "fresco"),
    "Bottega, PettingZoo": ("final-touch", "pastiche", "fresco"),
    "pgx": ("leduc_holdem", "backgammon"),
    "PettingZoo": ("tictactoe_v3", "connect_four_v3"),
}
CLOCK, CPU = 0, 1  # places in a rate
WANTED = [
    ("final-touch: steps by second of one core", "Bottega, many at once", "final-touch", CPU, None, 1e6),
    *(
        (f"{game}: times pgx's backgammon, {how}", rival, game, by, "backgammon", 3.0)
        for game in ("pastiche", "fresco")
        for how, rival, by in (
            ("by CPU second", "Bottega, many at once", CPU),
            ("all cores by the clock", "Bottega, all cores", CLOCK),
        )
    ),
]


# --- in the rivals' own processes ---


def many_at_once(game: str, workers: int = 1) -> Callable[[], int]:
    from bottega.envs.vector import Vector

    many = Vector(game, 2, COUNT, workers=workers)
    many.reset(seed=1)

    def work() -> int:
        many.step(many.sample())
        return COUNT

    return work


def on_all_cores(game: str) -> Callable[[], int]:
    return many_at_once(game, workers=len(os.sched_getaffinity(0)))


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
    "Bottega, all cores": on_all_cores,
    "Bottega, PettingZoo": our_env,
    "pgx": pgx_env,
    "PettingZoo": their_env,
}


def cpu_seconds() -> float:
    """Of this process and of those it has started: the clock of another is named by its number, as Linux has it."""
    return process_time() + sum(clock_gettime(~(child.pid or 0) << 3 | 2) for child in active_children())


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
        steps, clock, cpu = 0, perf_counter(), cpu_seconds()
        while perf_counter() - clock < float(line):
            steps += work()
        sys.stdout.write(json.dumps([steps, perf_counter() - clock, cpu_seconds() - cpu]) + "\n")
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
    measured = {(rival.name, rival.game): rival.rates for rival in rivals if rival.rates}
    for what, rival, game, by, beside, least in WANTED:
        ours, theirs = measured.get((rival, game)), measured.get(("pgx", beside or ""))
        if ours is None or (beside is not None and theirs is None):
            yield f"- not measured: {what}"
            continue
        found = median(
            mine[by] / other[by] for mine, other in zip(ours, theirs or [(1.0, 1.0)] * len(ours), strict=True)
        )
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
