"""Mutants: which changes are made, which tests are asked, and what is said of them."""

from __future__ import annotations

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
TEST = "import bottega.palette as p\n\ndef test_room():\n    assert p.Palette().may(2)\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one module, with one test."""
    for file, text in (
        ("src/bottega/__init__.py", ""),
        ("src/bottega/palette.py", MODULE),
        ("tests/test_palette.py", TEST),
        ("tests/test_other.py", "def test_nothing():\n    pass\n"),
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


@pytest.mark.usefixtures("project")
def test_the_nearest_tests_come_first() -> None:
    near = mutants.tests_for("palette", "src/bottega/palette.py", further=False)
    assert near == ["tests/test_palette.py", "-k", "not postgres"]
    all_of_them = mutants.tests_for("palette", "src/bottega/palette.py", further=True)
    assert all_of_them == ["tests/test_palette.py", "tests/test_other.py"]
    assert mutants.tests_for("palette", "src/bottega/__init__.py", further=False)[:2] == sorted(all_of_them)


@pytest.mark.usefixtures("project")
def test_what_no_test_notices_survives_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [mutant for mutant in mutants.sample("palette", "1", 100) if "3 -> " in mutant.name]
    monkeypatch.setattr(mutants, "sample", lambda *_: chosen)
    monkeypatch.setattr("sys.argv", ["mutants.py", "palette"])
    mutants.main()
    said = capsys.readouterr().out
    assert "| palette | 2 | 1 | 1 | 50.0 % |" in said
    assert "survived: src/bottega/palette.py:2:12 3 -> 4" in said
    assert "killed   src/bottega/palette.py:2:12 3 -> 2" in said
    monkeypatch.setattr(mutants, "with_copy", None)  # what is known is not tried again
    mutants.main()
    assert "| palette | 2 | 1 | 1 | 50.0 % |" in capsys.readouterr().out
