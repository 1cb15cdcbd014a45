"""What the documents list is all there is: components, scenarios, error codes, and what is kept about people."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import games, scenario
from bottega.core.reading import read_yaml
from bottega.server.problems import STATUS
from bottega.store import connect

ROOT = Path(__file__).parent.parent


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """What stands under a heading, up to the next one of its rank."""
    rank, _, _ = title.partition(" ")
    return f"\n{text}".partition(f"\n{title}\n")[2].partition(f"\n{rank} ")[0]


def first_cells(text: str) -> list[str]:
    return [name for cell in re.findall(r"^\| (`.*?) \|", text, re.M) for name in re.findall(r"`([^`]+)`", cell)]


# --- component lists ---


def fields(data: dict[str, Any], colours: tuple[str, ...], before: str = "") -> Iterator[str]:
    """The dotted names of all fields; colours are `*`."""
    for name, value in data.items():
        path = f"{before}{'*' if name in colours else name}"
        if isinstance(value, dict) and not all(
            isinstance(count, int) and key in colours for key, count in value.items()
        ):
            yield from fields(value, colours, f"{path}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for row in value:
                yield from fields(row, colours, f"{path}.")
        else:
            yield path


LISTED = [name for name in games.names() if section(page("components.md"), f"## {games.spec(name).title}")]


def test_the_three_games_have_their_lists_explained() -> None:
    assert set(LISTED) >= {"final-touch", "pastiche", "fresco"}


@pytest.mark.parametrize("game", LISTED)
def test_every_field_of_a_component_list_is_explained(game: str) -> None:
    explained = first_cells(section(page("components.md"), f"## {games.spec(game).title}"))
    (path,) = (ROOT / "src" / "bottega" / "games" / game.replace("-", "_")).rglob("components.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(explained) == set(fields(data, tuple(games.load(game).colours)))


def test_the_list_that_is_shown_can_be_played(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", page("components.md"), re.S)
    path = tmp_path / "my-cards.toml"
    path.write_text(shown, encoding="utf-8")
    match = bottega.new("final-touch", seats=2, seed=1, components=path)
    assert {match.state_json()[name]["title"] for name in ("masterpiece", "next")} == {"Still Life", "Harbour"}


# --- scenarios ---


def test_the_scenario_that_is_shown_holds() -> None:
    (shown,) = re.findall(r"```yaml\n(.*?)```", page("scenarios.md"), re.S)
    report = scenario.run(read_yaml(shown, "docs/scenarios.md"), ROOT)
    assert (report.failure, report.remarks) == (None, [])


def test_every_field_of_a_scenario_is_explained() -> None:
    assert set(first_cells(section(page("scenarios.md"), "## The file"))) == scenario.FIELDS
    steps = re.findall(r"^\| (?:an?|choices)\b.*?\| (.*?) \|", section(page("scenarios.md"), "## The steps"), re.M)
    named = {name for cell in steps for name in re.findall(r"`(\w+)`", cell)}
    assert named - {"spectator"} == set().union(*scenario.STEP_FIELDS.values())


# --- error codes ---


def test_every_error_code_is_explained_with_its_status() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d+) \|", page("protocol.md"), re.M)
    assert {code: int(status) for code, status in rows} == STATUS


# --- what is kept about people ---


def make_database(path: Path) -> sqlite3.Connection:
    async def create() -> None:
        store = connect(str(path))
        await store.open()
        await store.close()

    asyncio.run(create())
    return sqlite3.connect(path)


def test_every_table_of_the_database_is_explained(tmp_path: Path) -> None:
    database = make_database(tmp_path / "bottega.db")
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    kept = section(page("privacy.md"), "## What is kept")
    named = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| .*? \| (.*?) \|", kept, re.M))))
    assert named == tables - {"settings", "schema_version"}  # these two hold nothing about anybody
