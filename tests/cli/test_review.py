"""`bottega review` as somebody types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bottega
from bottega import bots
from bottega.core.chance import Dice
from cli.test_cli import bad, good


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = bottega.new("final-touch", seats=2, seed=4)
    table = bots.BotTable(match, [bots.load("random", "final-touch")] * 2, Dice(4))
    while not match.over:
        table.move()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record_json()), encoding="utf-8")
    return file


def test_a_game_is_reviewed_in_words_as_a_page_and_as_json(record: Path, tmp_path: Path) -> None:
    html, data = tmp_path / "out.html", tmp_path / "out.json"
    shown = good("review", str(record), "--iterations", "2", "--html", str(html), "--json", str(data), "--lang", "fr")
    assert "Ce que Joueur 1 peut en apprendre" in shown
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert json.loads(data.read_text(encoding="utf-8"))["game"] == "final-touch"


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(bottega.new("final-touch", seats=2, seed=4).record_json()), encoding="utf-8")
    assert "the game is not over yet" in bad("review", str(file))


def test_a_file_without_a_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    assert "no record in it" in bad("review", str(tmp_path / "empty.json"))
