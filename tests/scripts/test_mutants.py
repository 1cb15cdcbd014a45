"""Mutants: which changes are made, which tests are asked, and what is said of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import mutants

MODULE = '''"""A palette."""
LEFT: int = 3


class Palette:
    def __init__(self) -> None:
        self.dabs = 0

    def may(self, count: int = 1) -> bool:
        """Whether there is room."""
        assert count < 9
        if count < LEFT and not self.dabs:
            return True
        log.info("no room")
        raise ValueError(f"{count + 1}")
'''
OTHER_TEST = """import logging, pytest, bottega.palette as p

def test_no_room():
    p.log = logging.getLogger()
    with pytest.raises(ValueError):
        p.Palette().may(5)
"""
TEST = "import bottega.palette as p\n\ndef test_room():\n    assert p.Palette().may(2)\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one module, with one test."""
    for file, text in (
        ("src/bottega/__init__.py", ""),
        ("src/bottega/palette.py", MODULE),
        ("tests/test_palette.py", TEST),
        ("tests/test_other.py", OTHER_TEST),
    ):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "KNOWN", tmp_path / "known")
    monkeypatch.setattr(mutants, "AREAS", {"palette": (["palette.py"], ["tests"])})
    return tmp_path


def changes(file: str = "src/bottega/palette.py") -> list[str]:
    return [mutant.name.partition(" ")[2] for mutant in mutants.mutants(Path(file))]


@pytest.mark.usefixtures("project")
def test_one_place_is_changed_at_a_time() -> None:
    assert changes() == [
        "3 -> 4",
        "3 -> 2",
        "0 -> 1",
        "count < LEFT and (not self.dabs) -> count < LEFT or not self.dabs",
        "count < LEFT and (not self.dabs) -> not self.dabs",
        "count < LEFT and (not self.dabs) -> count < LEFT",
        "count < LEFT -> count <= LEFT",
        "not self.dabs -> self.dabs",
        "return True -> return None",
        "True -> False",
        """raise ValueError(f'{count + 1}') -> pass""",
    ]
    found = list(mutants.mutants(Path("src/bottega/palette.py")))
    assert "LEFT: int = 2" in mutants.source_of(found[1])
    assert mutants.source_of(found[3]).count(" or ") == 1


@pytest.mark.usefixtures("project")
def test_a_seed_draws_the_same_sample_again() -> None:
    every = mutants.sample("palette", "1", 100)
    assert len(every) == len(changes())
    assert mutants.sample("palette", "1", 4) == every[:4]
    assert mutants.sample("palette", "2", 100) != every


def test_a_mutant_is_tried_on_the_tests_that_run_its_line(project: Path) -> None:
    made, rule, *_, refusal = mutants.mutants(Path("src/bottega/palette.py"))
    reach = mutants.Reach("palette")
    assert reach.tests(refusal, further=False) == ["tests/test_other.py::test_no_room"]
    both = ["tests/test_palette.py::test_room", "tests/test_other.py::test_no_room"]  # the nearest first
    assert [reach.tests(made, further) for further in (False, True)] == [both, both]  # it runs with the import
    test = project / "tests" / "test_palette.py"
    os.utime(test, (0, reach.file.stat().st_mtime + 1))
    assert reach.tests(rule, further=False) == ["tests/test_palette.py", both[1]]


def test_too_long_is_not_tried_unless_wished_for(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "known").mkdir()
    tests = {"src/bottega/palette.py": {"13": ["tests/test_a.py::test_1", "tests/test_a.py::test_2"]}}
    known = {
        "seconds": {"tests/test_a.py::test_1": 5.0, "tests/test_a.py::test_2": 4.0},
        "tests": tests,
        "libraries": [],
    }
    (project / "known" / "palette.json").write_text(json.dumps(known), encoding="utf-8")
    monkeypatch.setattr(mutants, "ENOUGH", 8.0)
    reach = mutants.Reach("palette")
    (mutant,) = [each for each in mutants.mutants(Path("src/bottega/palette.py")) if "True -> False" in each.name]
    assert reach.tests(mutant, further=False) == ["tests/test_a.py::test_2"]
    assert reach.tests(mutant, further=True) == ["tests/test_a.py::test_2", "tests/test_a.py::test_1"]


DRIVER = """
import sys
from pathlib import Path
import mutants

mutants.ROOT, mutants.KNOWN = Path.cwd(), Path("known")
mutants.AREAS = {"palette": (["palette.py"], ["tests"])}
every = mutants.sample("palette", "1", 100)
mutants.sample = lambda *_: [mutant for mutant in every if "3 -> " in mutant.name]
mutants.main()
"""


def run(project: Path) -> str:
    """What the script says of two mutants, in a process that has nothing of ours imported."""
    command = [sys.executable, "-c", DRIVER, "palette"]
    environ = {**os.environ, "PYTHONPATH": str(Path(mutants.__file__).parent)}
    done = subprocess.run(command, cwd=project, env=environ, capture_output=True, text=True, check=True)
    return done.stdout


def test_what_no_test_notices_survives_and_is_named(project: Path) -> None:
    said = run(project)
    assert "| palette | 2 | 1 | 1 | 50.0 % |" in said
    assert "survived: src/bottega/palette.py:2:12 3 -> 4" in said
    assert "killed   src/bottega/palette.py:2:12 3 -> 2" in said
    again = run(project)  # what is known is not tried again
    assert "killed  " not in again
    assert "| palette | 2 | 1 | 1 | 50.0 % |" in again


def test_a_test_that_fails_without_a_mutant_kills_nothing(project: Path) -> None:
    mutants.Reach("palette")
    for name in ("test_palette", "test_other"):
        (project / "tests" / f"{name}.py").write_text("def test_luck():\n    assert False\n", encoding="utf-8")
    said = run(project)
    assert "fails without a mutant, so what it killed is not known: tests/test_other.py::test_luck" in said
    assert "| palette | 0 | 0 | 0 | 0.0 % |" in said
