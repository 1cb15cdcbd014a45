"""A release that is not ready is refused, with everything that is missing."""

from __future__ import annotations

import json
import subprocess
import tarfile
import zipfile
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError

import pytest

import release

HOME = "https://code.example/bottega"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Ready to be released as 1.2.3."""
    files = {
        "pyproject.toml": '[project]\nversion = "1.2.3"\n[tool.hatch.metadata.hooks.custom]\nrepository = "https://x"\n',
        "CITATION.cff": "version: 1.2.3\n",
        "CHANGELOG.md": "# Changelog\n\n## 1.2.3, 2026-11-18\n\n## 1.2.2, 2026-01-01\n",
        "tests/released/1.2.3/final-touch.json": "{}",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for arguments in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "all"]):
        author = ("-c", "user.name=test", "-c", "user.email=test@example.org")
        subprocess.run(["git", *author, *arguments], cwd=tmp_path, check=True)
    return tmp_path


def test_what_is_ready_has_no_faults(tree: Path) -> None:
    assert list(release.faults_of_the_tree(tree)) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("pyproject.toml", "https://x", "", "`repository` is empty"),
        ("CITATION.cff", "1.2.3", "1.2.2", "CITATION.cff: the version is 1.2.2, in pyproject.toml 1.2.3"),
        ("CHANGELOG.md", "1.2.3, 2026-11-18", "1.2.3, unreleased", "CHANGELOG.md: begins with '1.2.3, unreleased'"),
        ("pyproject.toml", "1.2.3", "1.2.4", "tests/released/1.2.4: no games of this version are kept"),
    ],
)
def test_each_fault_is_named(tree: Path, file: str, before: str, after: str, said: str) -> None:
    changed = (tree / file).read_text().replace(before, after)
    (tree / file).write_text(changed)
    faults = list(release.faults_of_the_tree(tree))
    assert any(said in fault for fault in faults)
    assert "git: there are changes that are not committed" in faults


def test_a_version_is_released_once(tree: Path) -> None:
    subprocess.run(["git", "tag", "v1.2.3"], cwd=tree, check=True)
    assert list(release.faults_of_the_tree(tree)) == ["git: the tag v1.2.3 is there already"]


@pytest.mark.parametrize(("author", "faults"), [("The founders", 0), ("Somebody else", 1), (None, 1)])
def test_a_name_that_others_have_on_the_index_is_refused(tmp_path: Path, author: str | None, faults: int) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "a"\nauthors = [{ name = "The founders" }]\n')
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "json").write_text(json.dumps({"info": {"author": author}}))
    found = list(release.faults_of_the_name(tmp_path, tmp_path.as_uri()))
    assert len([fault for fault in found if "belongs to another project" in fault]) == len(found) == faults


def test_a_name_that_nobody_has_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(address: str, **_: object) -> None:
        raise HTTPError(address, 404, "Not Found", Message(), None)

    (tmp_path / "pyproject.toml").write_text('[project]\nname = "a"\nauthors = []\n')
    monkeypatch.setattr(release, "urlopen", missing)
    assert list(release.faults_of_the_name(tmp_path)) == []


def test_an_index_that_cannot_be_asked_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "a"\nauthors = []\n')
    (fault,) = release.faults_of_the_name(tmp_path, tmp_path.as_uri())
    assert "cannot be asked whose the name a is" in fault


def test_a_file_that_the_archive_lacks_is_named(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    archive = tmp_path / "bottega-1.2.3.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(tmp_path / "a", "bottega-1.2.3/a")
    assert list(release.faults_of_the_archive(archive, {"a", "b"})) == ["bottega-1.2.3.tar.gz: b is missing"]


def test_links_that_an_index_cannot_follow_are_named(tmp_path: Path) -> None:
    wheel = tmp_path / "bottega.whl"
    readme = f"[a](a.md) [b]({HOME}/blob/v1/b.md#x) [c]({HOME}/blob/v1/c.md) [d](https://example.org)"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("bottega-1.2.3.dist-info/METADATA", f"Name: bottega\n\n{readme}")
    assert list(release.faults_of_the_readme(wheel, HOME, {"b.md"})) == [
        "bottega.whl: the README's link a.md leads nowhere on an index",
        f"bottega.whl: the README's link {HOME}/blob/v1/c.md leads to no file",
    ]
