"""Training: games depend on the seed alone and are played once; what decides a made-up game is found out."""

from __future__ import annotations

from argparse import Namespace
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import train
from bottega import games
from bottega.games.fresco.bots import learned


def asked(seed: int) -> Namespace:
    return Namespace(seed=seed, console=Console(file=StringIO()))


def test_games_are_played_once_and_the_same_for_the_same_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "BATCH", 2)
    monkeypatch.setattr(train, "KEPT", tmp_path / "first")
    first = train.played(2, asked(1), 2, 0, None)
    monkeypatch.setattr(train, "KEPT", tmp_path / "second")
    second = train.played(2, asked(1), 2, 0, None)
    assert (first.features == second.features).all()
    assert (first.scores == second.scores).all()
    monkeypatch.setattr(train, "play", None)  # whoever plays again fails
    assert (train.played(2, asked(1), 2, 0, None).features == first.features).all()


def test_the_search_plays_with_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    box: Any = games.standard("fresco")
    monkeypatch.setattr(box.box, "tiles_left", 21)  # a short game,
    monkeypatch.setattr(train, "LAST_OPENING", 1)  # searched from its first round on
    weights = train.fit(made_up(50))
    found = list(train.play(2, seed=1, number=5, iterations=1, weights=weights))
    assert found
    assert found == list(train.play(2, seed=1, number=5, iterations=1, weights=weights))


def made_up(positions: int) -> train.Games:
    """A thaler brings half a point, and with portraits a point of mood a fifth of one in each round that is left."""
    random = np.random.default_rng(1)
    features = random.integers(0, 10, (positions, 3, len(learned.FEATURES))).astype(float)
    left = random.integers(0, 9, positions).astype(float)
    modules = random.integers(0, 2, (positions, 3)).astype(float)
    thalers, mood = features[:, :, 1], features[:, :, 2]
    scores = features[:, :, 0] + 0.5 * thalers + 0.2 * mood * (left * modules[:, 0])[:, None]
    return train.Games(features, left, modules, scores, scores.argmax(1), np.arange(positions))


def test_it_finds_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "SHRINK_MODULES", 30.0)  # nothing here is left to luck
    data = made_up(4000)
    model = learned.model(train.fit(data), modules=1)
    without = learned.model(train.fit(data), modules=0)
    for rounds in (0, 4, 8):
        weights, others = model.weights(2 * rounds), without.weights(2 * rounds)
        assert weights[1] == pytest.approx(0.5, abs=0.05)
        assert weights[2] == pytest.approx(0.2 * rounds, abs=0.1)
        assert others[2] == pytest.approx(0.0, abs=0.1)
    assert train.told(data).startswith("800 positions held out: leads explained 1.0")
