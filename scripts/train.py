"""Learns what positions of Fresco are worth from games of the bots against themselves, and writes the weights.

    make train GAME=fresco                    # all of it; it goes on where it stopped
    .venv/bin/python -P scripts/train.py fresco --searched 400 --out weights.json

Greedy plays itself after random openings, and weights are fitted to how these games ended. With `--searched`, the
search then plays with these weights, and they are fitted again to all games. A game depends on the seed and its number
alone. Games are kept in build/training; the weights are in `games/fresco/bots/weights.json`.
"""

from __future__ import annotations

import json
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bottega import games
from bottega.bots.levels import draw
from bottega.core.chance import Dice
from bottega.games.fresco.bots import learned
from bottega.games.fresco.bots.greedy import judge
from bottega.games.fresco.bots.search import KnownGame, Notes, decides, quick_move
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import rounds, turn
from bottega.games.fresco.rules.state import ALL_MODULES, MODULES, OVER, State

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "training"
WEIGHTS = ROOT / "src/bottega/games/fresco/bots" / learned.WEIGHTS
COUNTS = (2, 3, 4)
BATCH = 50  # games in a file
LAST_OPENING = 8  # the latest round in which an opening may end
NOISE = (0.1, 0.3, 0.6)  # how often a player of an opening makes a move that looks worse
HEAT = 1.0  # points that make a move e times as likely there
UNIT = 4.0  # rounds: so that no power of the rounds left is shrunk more than another
SHRINK = 30.0  # ridge: how many rows speak against any weight
SHRINK_MODULES = 3000.0  # and against one that holds with a module only
HELD_OUT = 5  # every fifth game tells how well the others foretell

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Games:
    """Positions at the start of rounds: a row of features for each seat, and how the game went on."""

    features: Floats  # positions, seats, features
    rounds_left: Floats
    modules: Floats  # positions, modules: 1 or 0
    scores: Floats  # positions, seats: at the end
    winners: NDArray[np.int64]
    games: NDArray[np.int64]

    def where(self, chosen: NDArray[np.bool_]) -> Games:
        return Games(*(getattr(self, field)[chosen] for field in self.__dataclass_fields__))


# --- playing ---


def play(seats: int, seed: int, number: int, iterations: int, weights: Mapping[str, Any] | None) -> Iterator[Any]:
    """One game: greedy's with noise up to some round, then greedy's without or the search's; the rows of its rounds."""
    random, dice = Random(f"{seed}-{seats}-{iterations}-{number}"), Dice(seed * 1_000_003 + number)
    modules = ALL_MODULES if number % 2 else random.randrange(ALL_MODULES + 1)
    named = [name for place, name in enumerate(MODULES) if modules & 1 << place]
    state = games.standard("fresco").setup(seats, {"modules": named}, dice)
    opening = random.choice((1, 1, *range(1, LAST_OPENING + 1)))
    noise = [random.choice(NOISE) for _ in range(seats)]
    notes = Notes(learned.Model([], 1.0, 1.0) if weights is None else learned.model(dict(weights), modules))
    found: list[Any] = []
    seen = 0
    while state.phase != OVER:
        if state.round != seen:
            seen = state.round
            if seen >= opening:
                found.append(rows(state, notes))
        seat = decides(state, 0)
        if state.round < opening:
            noisy_move(state, seat, notes, dice, noise[seat])
        elif weights is None:
            quick_move(state, seat, notes, dice)
        else:
            searched_move(state, seat, notes.learned, dice, iterations)
    scores = [painter.score for painter in state.painters[:seats]]
    for features, left in found:
        yield features, left, [modules >> place & 1 for place in range(len(MODULES))], scores, rounds.winner(state)


def rows(state: State, notes: Notes) -> tuple[list[list[float]], float]:
    view = notes.view(state, 0)
    return [learned.features(view, state, seat) for seat in range(state.seats)], learned.half_rounds_left(view) / 2


def noisy_move(state: State, seat: int, notes: Notes, dice: Dice, noise: float) -> None:
    if int(dice.pick(0, 1000)) >= 1000 * noise:
        quick_move(state, seat, notes, dice)
        return
    view = notes.view(state, seat)
    choices = view.choices
    judged = judge(view, choices)
    weights = [exp((each - max(judged)) / HEAT) for each in judged]
    turn.apply(state, seat, choices[draw(weights, dice)], dice)


def searched_move(state: State, seat: int, model: learned.Model, dice: Dice, iterations: int) -> None:
    view = View(state, seat)
    if len(view.choices) == 1:
        turn.apply(state, seat, view.choices[0], dice)
        return
    known = KnownGame(view, model)
    search = known.search(dice)
    search.think(iterations)
    turn.apply(state, seat, known.action(search.best()), dice)


def played(seats: int, asked: Namespace, count: int, iterations: int, weights: Mapping[str, Any] | None) -> Games:
    """So many games: those that are kept, and the others are played now."""
    parts: list[dict[str, Any]] = []
    for first in range(0, count, BATCH):
        file = KEPT / f"fresco-{seats}-{asked.seed}-{iterations}-{first}.npz"
        if not file.exists():
            keep(file, seats, asked.seed, range(first, min(count, first + BATCH)), iterations, weights)
        asked.console.print(f"{seats} players, {iterations} iterations: {min(count, first + BATCH)} of {count} games")
        parts.append(dict(np.load(file)))
    return Games(*(np.concatenate([part[field] for part in parts]) for field in Games.__dataclass_fields__))


def keep(file: Path, seats: int, seed: int, numbers: range, iterations: int, weights: Mapping[str, Any] | None) -> None:
    """Only a batch that is whole gets its name."""
    found = [(*row, number) for number in numbers for row in play(seats, seed, number, iterations, weights)]
    columns = [np.array(column) for column in zip(*found, strict=True)]
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished.npz")
    named: dict[str, Any] = dict(zip(Games.__dataclass_fields__, columns, strict=True))
    np.savez_compressed(unfinished, **named)
    unfinished.replace(file)


# --- fitting ---


def fit(data: Games) -> dict[str, Any]:
    """Least squares on leads: what is the same for all seats of a position cancels out."""
    left, size = data.rounds_left, len(learned.FEATURES)
    ahead = relative(data.features)
    scale = ahead.reshape(-1, size).std(0)
    scale[scale < 1e-9] = np.inf  # what never differs gets no weight
    powers = np.stack([(left / UNIT) ** power for power in range(learned.POWERS_OF_LEFT)], 1)
    sets = np.concatenate([np.ones((len(left), 1)), data.modules], 1)
    design = np.einsum("psf,pq,pm->psmqf", ahead / scale, powers, sets).reshape(ahead.shape[0] * ahead.shape[1], -1)
    to_come = (relative(data.scores) - ahead[:, :, 0]).ravel()
    each = learned.POWERS_OF_LEFT * size
    shrink = np.repeat([SHRINK, *[SHRINK_MODULES] * len(MODULES)], each)
    found = np.linalg.solve(design.T @ design + np.diag(shrink), design.T @ to_come)
    units = UNIT ** np.arange(learned.POWERS_OF_LEFT)[:, None]
    weights = found.reshape(len(MODULES) + 1, learned.POWERS_OF_LEFT, size) / scale / units
    made: dict[str, Any] = {
        name: [[float(f"{weight:.4g}") for weight in row] for row in rows]
        for name, rows in zip(("base", *MODULES), weights, strict=True)
    }
    leads = [(lead, more) for lead in np.arange(1.0, 8.1, 0.5) for more in np.arange(0.0, 3.1, 0.25)]
    expected = expected_scores(made, data)
    lead, more = min(leads, key=lambda pair: loss(expected, data, *pair))
    return {"lead": float(lead), "lead by round": float(more), **made}


def relative(numbers: Floats) -> Floats:
    """To the mean of the seats of a position."""
    centred: Floats = numbers - numbers.mean(1, keepdims=True)
    return centred


def expected_scores(made: Mapping[str, Any], data: Games) -> Floats:
    powers = np.stack([data.rounds_left**power for power in range(learned.POWERS_OF_LEFT)], 1)
    sets = np.concatenate([np.ones((len(powers), 1)), data.modules], 1)
    weights = np.array([made[name] for name in ("base", *MODULES)])
    found: Floats = data.features[:, :, 0] + np.einsum("pm,pq,mqf,psf->ps", sets, powers, weights, data.features)
    return found


def loss(expected: Floats, data: Games, lead: float, more: float) -> float:
    """How surprising the winners are, on average; even chances among three would give 1.099."""
    points = expected / (lead + more * data.rounds_left)[:, None]
    points = points - points.max(1, keepdims=True)
    chances = points - np.log(np.exp(points).sum(1, keepdims=True))
    return float(-chances[np.arange(len(points)), data.winners].mean())


def told(data: Games) -> str:
    """How well weights fitted to four fifths of the games foretell the others."""
    out = data.games % HELD_OUT == 0
    made = fit(data.where(~out))
    rest = data.where(out)
    expected = expected_scores(made, rest)
    missed = relative(rest.scores) - relative(expected)
    explained = 1 - (missed**2).sum() / (relative(rest.scores) ** 2).sum()
    surprise = loss(expected, rest, made["lead"], made["lead by round"])
    return f"{len(rest.winners)} positions held out: leads explained {explained:.3f}, log-loss {surprise:.4f}"


def together(first: Games, second: Games) -> Games:
    pairs = [(getattr(first, field), getattr(second, field)) for field in Games.__dataclass_fields__]
    return Games(*(np.concatenate(pair) for pair in pairs))


def train(seats: int, asked: Namespace) -> dict[str, Any]:
    data = played(seats, asked, asked.games, 0, None)
    asked.console.print(f"{seats} players: {told(data)}")
    weights = fit(data)
    if asked.searched:
        data = together(data, played(seats, asked, asked.searched, asked.iterations, weights))
        asked.console.print(f"{seats} players, with searched games: {told(data)}")
        weights = fit(data)
    return weights


def written(made: Mapping[str, Any]) -> str:
    """JSON with a line for each row of weights."""
    text = json.dumps(made, indent=1, sort_keys=True)
    return re.sub(r"\n {4,}", " ", text).replace("[ ", "[").replace("\n   ]", "]") + "\n"


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=("fresco",))
    parser.add_argument("--games", type=int, default=1500, help="of greedy, for each number of players")
    parser.add_argument(
        "--searched", type=int, default=0, help="games of the search after that, for each number of players"
    )
    parser.add_argument("--iterations", type=int, default=60, help="of the search, for a move")
    parser.add_argument("--players", type=int, choices=COUNTS, help="only the weights for so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    asked.console = Console(stderr=True)
    counts = COUNTS if asked.players is None else (asked.players,)
    made = {str(seats): train(seats, asked) for seats in counts}
    before = json.loads(asked.out.read_text(encoding="utf-8")) if asked.out.exists() else {}
    asked.out.write_text(written({**before, **made}), encoding="utf-8")
    sys.stdout.write(f"{asked.out}\n")


if __name__ == "__main__":
    main()
