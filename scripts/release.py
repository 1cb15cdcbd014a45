"""Checks that a release is ready, builds it, and checks what was built: RELEASING.md.

python scripts/release.py                stops at the first faults
python scripts/release.py --rehearse     names them and goes on, to try the rest before the day
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import yaml

import builds
import wheels

ROOT = builds.ROOT
INDEX = "https://pypi.org/pypi"


def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def faults_of_the_tree(root: Path) -> Iterator[str]:
    """What has to be put right before it is worth to build anything."""
    told = project(root)
    version = told["project"]["version"]
    if not told["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]:
        yield "pyproject.toml: `repository` is empty; the index would show a README with dead links"
    cited = str(yaml.safe_load((root / "CITATION.cff").read_text(encoding="utf-8"))["version"])
    if cited != version:
        yield f"CITATION.cff: the version is {cited}, in pyproject.toml {version}"
    heading = re.search(r"^## (.*)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    if heading is None or not re.fullmatch(rf"{re.escape(version)}, \d{{4}}-\d\d-\d\d", heading[1]):
        yield f"CHANGELOG.md: begins with {heading and heading[1]!r}, not with {version} and its day"
    if not (root / "tests" / "released" / version).is_dir():
        yield f"tests/released/{version}: no games of this version are kept: `python tests/released_games.py`"
    if git(root, "status", "--porcelain"):
        yield "git: there are changes that are not committed"
    if git(root, "tag", "--list", f"v{version}"):
        yield f"git: the tag v{version} is there already"


def faults_of_the_name(root: Path, index: str = INDEX) -> Iterator[str]:
    """Whoever has the name on the index, their files are what `pip install` gets."""
    told = project(root)["project"]
    try:
        with urlopen(f"{index}/{told['name']}/json", timeout=30) as answer:
            author = json.load(answer)["info"]["author"]
    except HTTPError as error:
        if error.code != 404:
            yield f"{index}: {error}"
        return
    except OSError as error:
        yield f"{index}: cannot be asked whose the name {told['name']} is ({error})"
        return
    if author not in [ours["name"] for ours in told["authors"]]:
        yield f"{index}: the name {told['name']} belongs to another project; choose another in pyproject.toml"


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


def faults_of_the_archive(archive: Path, tracked: set[str]) -> Iterator[str]:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for name in sorted(tracked - names):
        yield f"{archive.name}: {name} is missing"


def faults_of_the_readme(wheel: Path, repository: str, tracked: set[str]) -> Iterator[str]:
    """An index shows it without the repository: every link must be whole, and lead to a file that is there."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        readme = str(Parser().parsestr(packed.read(name).decode()).get_payload())
    for target in re.findall(r"\]\(([^)]+)\)", readme):
        if not target.startswith("https://"):
            yield f"{wheel.name}: the README's link {target} leads nowhere on an index"
        elif repository and target.startswith(f"{repository}/"):
            file = re.sub(r"^(blob|raw)/[^/]+/", "", target.removeprefix(f"{repository}/")).partition("#")[0]
            if file not in tracked and not any(name.startswith(file) for name in tracked):
                yield f"{wheel.name}: the README's link {target} leads to no file"


def faults_of_what_was_built() -> Iterator[str]:
    tracked = set(git(ROOT, "ls-files").split("\n")) - {""}
    repository = project(ROOT)["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]
    for archive in wheels.DIST.glob("*.tar.gz"):
        yield from faults_of_the_archive(archive, tracked)
    for wheel in wheels.DIST.glob("*.whl") if repository else ():
        yield from faults_of_the_readme(wheel, repository, tracked)
    rendered = [str(wheels.BIN / "twine"), "check", "--strict", *map(str, wheels.DIST.iterdir())]
    done = subprocess.run(rendered, capture_output=True, text=True, check=False)
    if done.returncode:
        yield f"twine: {done.stdout}"


def tell(faults: list[str]) -> None:
    for fault in faults:
        builds.say(f"not ready: {fault}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rehearse", action="store_true")
    parser.add_argument("--python", nargs="*", default=[sys.executable], help="a compiled wheel for each of these")
    wanted = parser.parse_args()
    faults = [*faults_of_the_tree(ROOT), *faults_of_the_name(ROOT)]
    tell(faults)
    if faults and not wanted.rehearse:
        sys.exit(1)
    wheels.make(wanted.python)
    built = list(faults_of_what_was_built())
    tell(built)
    if faults and not built:
        builds.say("What was built is complete, renders and works. Not ready is only what was named at the beginning.")
    if faults or built:
        sys.exit(1)
    builds.say(f"Ready: RELEASING.md says how to publish what is in {wheels.DIST}.")


if __name__ == "__main__":
    main()
