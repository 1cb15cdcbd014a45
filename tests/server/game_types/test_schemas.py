"""The JSON schemas of every game: up to date, and true of thousands of real views, actions, states and events."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

from bottega import games
from bottega.bots import BotTable, RandomBot
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.core.shapes import Counts
from bottega.server.game_types import schemas, typescript
from played_games import golden_games, scenarios

DOCS = Path(__file__).parents[3] / "docs" / "games"
PLIES = 11  # between two looks at a golden game


@pytest.mark.parametrize(
    ("path", "text"), [*schemas.files().items(), *typescript.files().items()], ids=lambda each: each[:30]
)
def test_the_schemas_and_types_of_the_documents_are_up_to_date(path: str, text: str) -> None:
    """Else: `python -m bottega.server.game_types`."""
    assert (DOCS / path).read_text(encoding="utf-8") == text


def validators(game: str) -> dict[str, Any]:
    schema = json.loads((DOCS / game / schemas.FILE).read_text(encoding="utf-8"))
    roots = {name: {**schema, "$ref": f"#/$defs/{name}"} for name in schemas.ROOTS}
    return {name: jsonschema_rs.Draft202012Validator(root) for name, root in roots.items()}


def look(check: dict[str, Any], match: Match) -> int:
    """How many views and actions were validated."""
    count = 0
    for seat in (None, *range(match.seats)):
        view = match.view_json(seat)
        check["View"].validate(view)
        for action in view["choices"]:
            check["Action"].validate(action)
        count += 1 + len(view["choices"])
    return count


@pytest.mark.parametrize("game", games.names())
def test_real_games_are_valid(game: str) -> None:
    check, count = validators(game), 0
    for match, events, is_looked_at in chain(golden_games(game, PLIES), scenarios(game)):
        for event in events:
            for seat in (None, *range(match.seats)):
                check["GameEvent"].validate(event.seen_by(seat))
        if is_looked_at:
            check["State"].validate(match.state_json())
            count += look(check, match)
        if match.moves:
            check["Action"].validate(match.moves[-1].action.to_json())
    assert count > 1_000


@pytest.mark.parametrize("game", games.names())
def test_random_games_with_every_number_of_players_are_valid(game: str) -> None:
    check = validators(game)
    for seats in games.spec(game).seats:
        match = Match(games.load(game), seats, seed=7)
        table = BotTable(match, [RandomBot()] * seats, Dice(7))
        while not match.over and match.ply < 400:
            table.move()
            if match.ply % 5 == 0:
                look(check, match)
        look(check, match)


@pytest.mark.parametrize("game", games.names())
def test_what_is_wrong_is_not_valid(game: str) -> None:
    check, view = validators(game), Match(games.load(game), 2, seed=1).view_json(0)
    for field, value in (("awaited", "0"), ("unheard_of", 1), ("ply", 1.5), ("choices", [{}])):
        assert not check["View"].is_valid({**view, field: value})
    for name in ("ply", "turn" if "turn" in view else "round", "choices"):
        assert not check["View"].is_valid({key: value for key, value in view.items() if key != name})
    assert not check["Action"].is_valid({"type": "no-such-action"})


# --- the writer itself ---

Hue = Literal["red", "blue"]


class Easel(TypedDict):
    """What one paints at."""

    on: list[int | None]
    paint: Counts[Hue]
    legs: NotRequired[dict[Hue, tuple[int, str]]]


def test_types_are_written_as_schemas() -> None:
    written = schemas.Writer(schemas)  # without names of its own
    assert written.type(Easel) == {"$ref": "#/$defs/Easel"}
    check = jsonschema_rs.Draft202012Validator({"$ref": "#/$defs/Easel", "$defs": written.definitions})
    assert check.is_valid({"on": [1, None], "paint": {"red": 1}})
    assert check.is_valid({"on": [], "paint": {}, "legs": {"red": [1, "a"], "blue": [2, "b"]}})
    wrong: list[dict[str, Any]] = [
        *({"on": []}, {"on": ["x"], "paint": {}}, {"on": [], "paint": {"pink": 1}}),
        *({"on": [], "paint": {}, "legs": {"red": [1, "a"]}}, {"on": [], "paint": {}, "width": 1}),
        {"on": [], "paint": {}, "legs": {"red": [1], "blue": [2, "b"]}},
    ]
    assert not any(check.is_valid(each) for each in wrong)
