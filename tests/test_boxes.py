"""Boxes: labels, the library, and records that bring their box along."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Box, boxes, games, record
from bottega.core.components import Label
from bottega.core.errors import Invalid
from bottega.envs.setups import GameSetup

STANDARD = {name: games.standard_box(name) for name in games.names()}


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "library"
    monkeypatch.setattr(boxes, "library", lambda: folder)
    return folder


def own(game: str = "fresco", name: str = "Mine", version: int = 1, **changes: str) -> Box:
    box = STANDARD[game].relabelled(name, "Somebody", version)
    text = box.text
    for old, new in changes.items():
        assert f"{old} = " in text
        text = text.replace(f"{old} = ", f"{old} = {new} # ", 1)
    return Box(game, text)


@pytest.mark.parametrize("game", games.names())
def test_a_box_of_ones_own(game: str) -> None:
    """It is our list under another name: the label is no part of what the game reads."""
    standard, box = STANDARD[game], own(game)
    assert box.label == Label("Mine", "Somebody", 1, standard.hash)
    assert standard.label == Label()
    assert box.hash != standard.hash == games.standard(game).components
    assert str(box) == f"Mine 1 by Somebody ({box.hash[:8]})"
    assert games.load(game, box) is games.load(game, Box(game, box.text, "other.toml"))
    twins = [bottega.new(game, 2, seed=1, components=each) for each in (box, None)]
    assert twins[0].setup == twins[1].setup


def test_a_copy_of_a_copy_has_one_label() -> None:
    first = own(name='A "quoted" \\ name')
    second = first.relabelled("Again")
    assert first.label.name == 'A "quoted" \\ name'
    assert second.label == Label("Again", "", 1, first.hash)
    assert second.text.count("[box]") == 1


@pytest.mark.parametrize(
    ("label", "field", "reason"),
    [
        ("", "name", "must be a text"),
        ('name = "A"\nyear = 1', "year", "unknown, expected name, author, version, parent"),
        ('name = "A"\nversion = 0', "version", "must be 1 to 1000000, not 0"),
        ('name = "A"\nparent = "me"', "parent", "must be the SHA-256 of a list"),
        ('name = "A\\nB"', "name", "must be one line"),
    ],
)
def test_wrong_labels(label: str, field: str, reason: str) -> None:
    text = f"{STANDARD['fresco'].text.rstrip()}\n[box]\n{label}"
    with pytest.raises(Invalid, match=rf"^my-box\.toml, line \d+: {field}: {reason}"):
        games.load("fresco", Box("fresco", text, "my-box.toml"))


# --- the library ---


def test_by_name_version_hash_and_file(tmp_path: Path) -> None:
    one, two = own(), own(version=2, thalers="30")
    for box in (two, one, own("final-touch")):
        boxes.add(box)
    assert list(boxes.added("fresco")) == [one, two]
    assert boxes.find("fresco", "Mine") == two
    assert boxes.find("fresco", "Mine@1") == one
    assert boxes.find("fresco", one.hash) == boxes.find("fresco", one.hash[:8]) == one
    assert boxes.find("fresco", two) is two
    file = tmp_path / "my-box.toml"
    file.write_bytes(two.text.encode())
    for named in (file, str(file)):
        assert boxes.find("fresco", named) == two
    with pytest.raises(Invalid, match="no box of fresco in the library, which has Mine@1, Mine@2"):
        boxes.find("fresco", "Yours")


def test_a_box_never_changes() -> None:
    boxes.add(own())
    boxes.add(own())  # the same again
    with pytest.raises(Invalid, match=r"version: there is another Mine 1 by Somebody \(\w{8}\); raise the version"):
        boxes.add(own(thalers="30"))


@pytest.mark.parametrize("name", ["0" * 64, "my.toml", "a/b", "a@2"])
def test_names_that_would_mean_something_else(name: str) -> None:
    with pytest.raises(Invalid, match="looks like a hash, a file or a version"):
        boxes.add(own(name=name))


def test_a_box_needs_a_name() -> None:
    with pytest.raises(Invalid, match="has no name yet"):
        boxes.add(STANDARD["fresco"])


# --- who takes boxes ---


def played(box: Box) -> dict[str, Any]:
    match = bottega.new(box.game, 2, seed="any", components=box)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, match.choices(seat)[0])
    told: dict[str, Any] = json.loads(json.dumps(match.record_json()))
    return told


def test_a_record_brings_its_box_along() -> None:
    box = own("final-touch", finished="7")
    told = played(box)
    assert told["components"] == box.hash
    assert told["box"] == {"name": "Mine", "author": "Somebody", "version": 1, "toml": box.text}
    assert record.replay(told).record_json() | {"commitment": 0, "seed": 0} == told | {"commitment": 0, "seed": 0}
    record.verify(told)
    told["box"]["toml"] += "\n"
    with pytest.raises(Invalid, match=r"^components: the record was played with another component list"):
        record.replay(told)


def test_a_record_without_its_box_finds_it_in_the_library() -> None:
    """As those of 0.1.0."""
    box = own("final-touch", finished="7")
    told = played(box)
    del told["box"]
    with pytest.raises(Invalid, match=r"^components: the record was played with another component list"):
        record.replay(told)
    boxes.add(box)
    assert record.replay(told).over


def test_ours_is_not_written_into_records() -> None:
    assert "box" not in bottega.new("fresco", 2, seed=1).record_json()


def test_environments_take_a_box() -> None:
    box = own("fresco", thalers="30")
    boxes.add(box)
    for named in (box, "Mine", box.hash):
        assert GameSetup("fresco", 2, components=named).game.components == box.hash
