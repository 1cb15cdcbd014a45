"""Compiled builds: named by their sources, whole or not there, and never used for other sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import builds
import fetch

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree with an environment of its own."""
    tree = tmp_path / "tree"
    game = tree / "src" / "bottega" / "games"
    game.mkdir(parents=True)
    (game / "rules.py").write_text("PRICE = 1\n")
    (game / "texts.en.ftl").write_text("price = Price\n")
    (tree / "pyproject.toml").write_text("[project]\n")
    (tree / "constraints.txt").write_text("")
    (tmp_path / "venv").mkdir()
    monkeypatch.setattr(builds, "ROOT", tree)
    monkeypatch.setattr(builds, "BUILDS", tmp_path / "venv" / "builds")
    monkeypatch.setattr(builds, "IN_USE", tmp_path / "venv" / builds.IN_USE.name)
    return tree


class Uv:
    """Packs, compiles and installs in no time."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.compiled = 0
        self.fails = False
        self.go_on = threading.Event()
        self.go_on.set()

    def __call__(self, *arguments: str, work: Path) -> None:
        if "--sdist" in arguments:
            shutil.make_archive(str(work / "bottega-1"), "gztar", builds.ROOT.parent, builds.ROOT.name)
        elif "--wheel" in arguments:
            self.compiled += 1
            self.go_on.wait()
            if self.fails:
                raise fetch.Failed("", "")
            (work / "bottega-1.whl").write_text("")
        else:
            shutil.copytree(work / builds.ROOT.name / "src", work / "whole")


@pytest.fixture
def uv(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Uv:
    uv = Uv(tree)
    monkeypatch.setattr(builds, "_uv", uv)
    return uv


@pytest.mark.parametrize(
    "changed", ["pyproject.toml", "constraints.txt", "src/bottega/games/rules.py", "src/bottega/x"]
)
def test_every_change_of_the_sources_changes_the_fingerprint(tree: Path, changed: str) -> None:
    before = builds.fingerprint(tree)
    (tree / changed).write_text("something else\n")
    assert builds.fingerprint(tree) != before


@pytest.mark.parametrize("made", ["games/rules.so", "games/__pycache__/rules.cpython-311.pyc", "web/dist/index.html"])
def test_what_is_made_from_the_sources_does_not(tree: Path, made: str) -> None:
    before = builds.fingerprint(tree)
    file = tree / "src" / "bottega" / made
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("")
    assert builds.fingerprint(tree) == before


def test_a_build_is_used_for_its_own_sources_only(uv: Uv) -> None:
    assert not builds.use()
    assert not builds.IN_USE.exists()
    builds.make()
    assert builds.use()
    assert builds.IN_USE.read_text() == f"{builds.current()}\n"
    rules = uv.tree / "src" / "bottega" / "games" / "rules.py"
    rules.write_text("PRICE = 2\n")
    assert not builds.use()
    assert not builds.IN_USE.exists()
    rules.write_text("PRICE = 1\n")
    assert builds.use()


def test_a_build_shows_the_page_of_the_tree(uv: Uv) -> None:
    builds.make()
    page = uv.tree / "src" / "bottega" / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("The page")
    assert (builds.current() / "bottega" / "web" / "dist" / "index.html").read_text() == "The page"


def test_sources_that_are_edited_meanwhile_are_not_taken_for_compiled(uv: Uv) -> None:
    uv.go_on.clear()
    thread = threading.Thread(target=builds.make)
    started = builds.current()
    thread.start()
    while not uv.compiled:
        thread.join(0.01)
    (uv.tree / "src" / "bottega" / "games" / "rules.py").write_text("PRICE = 2\n")
    uv.go_on.set()
    thread.join()
    assert "PRICE = 1" in (started / "bottega" / "games" / "rules.py").read_text()
    assert not builds.use()


def test_a_build_that_fails_leaves_none_and_is_made_anew(uv: Uv) -> None:
    uv.fails = True
    with pytest.raises(fetch.Failed):
        builds.make()
    assert not builds.current().exists()
    uv.fails = False
    builds.make()
    assert sorted(path.name for path in builds.BUILDS.iterdir()) == sorted([builds.current().name, "lock"])


def test_two_at_once_compile_once(uv: Uv) -> None:
    uv.go_on.clear()
    threads = [threading.Thread(target=builds.make) for _ in range(2)]
    for thread in threads:
        thread.start()
    while not uv.compiled:
        threads[0].join(0.01)
    uv.go_on.set()
    for thread in threads:
        thread.join()
    assert uv.compiled == 1
    assert builds.use()


def test_old_builds_are_removed(uv: Uv) -> None:
    for price in range(builds.KEPT + 2):
        (uv.tree / "src" / "bottega" / "games" / "rules.py").write_text(f"PRICE = {price}\n")
        builds.make()
    assert len([path for path in builds.BUILDS.iterdir() if path.is_dir()]) == builds.KEPT
    assert builds.use()


def test_the_build_in_use_comes_before_the_sources(tmp_path: Path) -> None:
    """As `pip install --editable` puts these on the path."""
    for file, folder in ((builds.IN_USE.name, "compiled"), ("_editable_impl_bottega.pth", "src")):
        (tmp_path / folder).mkdir()
        (tmp_path / file).write_text(f"{tmp_path / folder}\n")
    script = f"import site, sys; site.addsitedir({str(tmp_path)!r}); print(sys.path[-2:])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str([str(tmp_path / "compiled"), str(tmp_path / "src")])


def test_without_a_compiler_it_says_so_and_goes_on(
    uv: Uv, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "argv", ["builds.py"])
    builds.main()
    assert capsys.readouterr().out == (
        "Not compiled: the C compiler no-such-compiler is missing "
        "(apt install gcc python3-dev; on a Mac: xcode-select --install). Everything works, but slower.\n"
    )
    assert not uv.compiled


def test_the_fingerprint_of_a_source_archive_is_that_of_the_tree(tmp_path: Path) -> None:
    """What the archive leaves out may not count, or no build would ever be found."""
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    known = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if known.returncode:
        pytest.skip("not a clone")
    for name in known.stdout.splitlines():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    assert builds.fingerprint(tmp_path) == builds.fingerprint(ROOT)
