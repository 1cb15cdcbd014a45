"""What the documents show, works."""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import bottega

ROOT = Path(__file__).parent.parent
DOCUMENTS = ["README.md", "docs/bots.md", "docs/research.md"]


def blocks(document: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_code_runs(document: str) -> None:
    names: dict[str, object] = {}
    assert blocks(document)
    for block in blocks(document):
        exec(compile(block, document, "exec"), names)


def test_the_bot_of_the_readme_plays(tmp_path: Path) -> None:
    """The README's own command, in a folder with the README's own file."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"\.venv/bin/(bottega simulate .*tidy.py:Tidy.*)", text)
    assert found
    (tmp_path / "tidy.py").write_text(blocks("README.md")[0], encoding="utf-8")
    words = found[1].replace("--games 1000", "--games 30").split()
    command = [sys.executable, "-m", *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "tidy.py:Tidy" in done.stdout


def test_tables_of_strength_are_what_was_played() -> None:
    spec = importlib.util.spec_from_file_location("strength", ROOT / "bench" / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    strength = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = strength  # dataclasses look there
    spec.loader.exec_module(strength)
    document = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert strength.written(document, strength.read()) == document


def test_the_package_shows_itself() -> None:
    assert doctest.testmod(bottega).failed == 0


def test_make_terminal_starts_a_game() -> None:
    if not (ROOT / ".venv" / "installed").exists():
        pytest.skip("set up without make")
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "PYTHONPATH")}
    done = subprocess.run(
        ["make", "--silent", "terminal"], cwd=ROOT, env=env, input="quit\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Your choices:" in done.stdout


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/bots.md", "docs/research.md"])
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / document).parent.joinpath(link).exists(), link


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (citation["version"], citation["license"]) == (project["version"], project["license"])
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project["authors"]]
