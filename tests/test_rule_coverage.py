"""Every numbered rule is shown by a scenario or proved by a marked test, and nothing cites a rule that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bottega import games, texts
from bottega.core.reading import read_yaml

TESTS = Path(__file__).parent
RULE = re.compile(r"[A-Z]{2}-[A-Z]\d+")


def numbered() -> list[str]:
    prefixes = [games.spec(name).rules_prefix for name in games.names()]
    return [rule for prefix in prefixes for rule, _ in texts.rules("en", prefix) if RULE.fullmatch(rule)]


def in_scenarios() -> Iterator[tuple[str, Path]]:
    for path in sorted(TESTS.glob("scenarios/**/*.yaml")):
        for rule in read_yaml(path.read_text(encoding="utf-8"), path.name).get("rules", []):
            yield rule, path


def in_markers() -> Iterator[tuple[str, Path]]:
    for path in sorted(TESTS.rglob("*.py")):
        for rule in marked(path.read_text(encoding="utf-8")):
            yield rule, path


def marked(source: str) -> Iterator[str]:
    """The ids in every `pytest.mark.rule("..")`, wherever it stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


def test_every_rule_is_covered() -> None:
    cited = {rule for rule, _ in [*in_scenarios(), *in_markers()]}
    missing = [rule for rule in numbered() if rule not in cited]
    assert not missing, f"no scenario lists these in `rules:`, and no test is marked with them: {', '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    known = set(numbered())
    unknown = [
        f"{rule} in {path.relative_to(TESTS)}"
        for rule, path in [*in_scenarios(), *in_markers()]
        if rule not in known and not rule.startswith("G-")
    ]
    assert not unknown, f"there are no such rules: {', '.join(unknown)}"


def test_every_game_has_numbered_rules() -> None:
    found = {rule.split("-")[0] for rule in numbered()}
    assert found == {games.spec(name).rules_prefix for name in games.names()}


def test_markers_are_found() -> None:
    source = 'import pytest\n@pytest.mark.rule("FT-M1", "FT-M2")\n@pytest.mark.slow\ndef test() -> None: ...\n'
    assert list(marked(source)) == ["FT-M1", "FT-M2"]
