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
from bottega.arena.simulate import Plan, simulate

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
WITH_CODE = ["README.md", "docs/api.md", "docs/bots.md", "docs/research.md"]
WIDTH = 120


def read(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", read(document), re.S)


def test_all_blocks_of_code_are_run() -> None:
    assert [document for document in DOCUMENTS if blocks(document)] == WITH_CODE


@pytest.mark.parametrize("document", WITH_CODE)
def test_code_runs(document: str) -> None:
    names: dict[str, object] = {}
    for block in blocks(document):
        exec(compile(block, document, "exec"), names)


def test_the_bot_of_the_readme_plays(tmp_path: Path) -> None:
    """The README's own command, in a folder with the README's own file."""
    found = re.search(r"\.venv/bin/(bottega simulate .*tidy.py:Tidy.*)", read("README.md"))
    assert found
    (tmp_path / "tidy.py").write_text(blocks("README.md")[0], encoding="utf-8")
    words = found[1].replace("--games 1000", "--games 30").split()
    command = [sys.executable, "-m", *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "tidy.py:Tidy" in done.stdout


def test_the_bot_that_looks_ahead_plays() -> None:
    """How well is a benchmark: docs/benchmark.md has it, with an interval."""
    file = ROOT / "examples" / "look_ahead.py"
    assert file.read_text(encoding="utf-8") in blocks("docs/bots.md")
    plan = Plan("final-touch", 2, (f"{file}:LookAhead", "greedy"), options={"starter": 0}, check=True)
    (played,) = simulate(plan, 1)
    assert played.seating[0] == f"{file}:LookAhead"


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("strength", "docs/strength.md"),
        ("ratings", "docs/strength.md"),
        ("perfect", "docs/strength.md"),
        ("calibration", "docs/bots.md"),
        ("benchmark", "docs/benchmark.md"),
    ],
)
def test_tables_are_what_was_played(name: str, page: str) -> None:
    spec = importlib.util.spec_from_file_location(name, ROOT / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    sys.modules[name] = bench  # dataclasses look there
    spec.loader.exec_module(bench)
    document = read(page)
    assert bench.written(document, bench.read()) == document
    if name == "strength":
        assert bench.for_the_page(bench.read()) == read("web/src/screens/strength.json")
    if name == "calibration":
        assert bench.plot(bench.read()) == read("docs/pictures/calibration.svg")
        assert bench.listed(bench.made(bench.read())) == read("src/bottega/bots/chances.json")
    if name == "ratings":
        assert bench.listed(bench.rated(bench.read())) == read("src/bottega/bots/ratings.json")


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


# --- how the documents are written ---


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", read(document)):
        if target.startswith("https://"):
            continue
        path = (ROOT / document).parent / target if target else ROOT / document
        assert path.exists(), target
        if anchor:
            assert anchor in anchors(path.read_text(encoding="utf-8")), f"{target}#{anchor}"


def anchors(text: str) -> list[str]:
    """As GitHub makes them of headings."""
    headings = re.findall(r"^#+ (.*)$", text, re.M)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


def test_the_index_names_every_page() -> None:
    named = re.findall(r"\]\((\w+\.md)\)", read("docs/README.md"))
    assert {f"docs/{name}" for name in named} == {name for name in DOCUMENTS if name.startswith("docs/")} - {
        "docs/README.md"
    }


@pytest.mark.parametrize("document", sorted(DOCUMENTS))
def test_lines_are_wrapped(document: str) -> None:
    long = [line for line in read(document).splitlines() if len(line) > WIDTH and not line.lstrip().startswith("|")]
    assert long == []


def test_what_players_read_is_called_as_on_the_page() -> None:
    """Everything in quotation marks is a text of the page."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "locale").glob("*.en.ftl"))
    quoted = re.findall(r'"([^"]+)"', read("docs/playing.md"))
    assert quoted
    assert [text for text in quoted if f" = {' '.join(text.split())}" not in texts] == []


# --- what else describes the project ---


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (citation["version"], citation["license"]) == (project["version"], project["license"])
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project["authors"]]
