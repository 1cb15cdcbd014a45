"""What hatchling does besides: the browser client, the project's addresses, and no compiled files left in src/."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

DIST = "src/bottega/web/dist"
COMPILED = (".so", ".pyd")
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)]+)\)")
PICTURE = re.compile(r"(!\[[^\]]*\])\((?![a-z]+:)([^)]+)\)")
PAGES = {
    "Documentation": "blob/{tag}/docs/README.md",
    "Source": "tree/{tag}",
    "Issues": "issues",
    "Changelog": "blob/{tag}/CHANGELOG.md",
    "Security": "blob/{tag}/SECURITY.md",
}


def _node(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("node", Path(root) / "web" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Page(BuildHookInterface[Any]):
    """Builds the browser client into source archive and wheel. Where that cannot be done, it says so and goes on.

    `BOTTEGA_PAGE=off` leaves it out.
    """

    PLUGIN_NAME = "custom"

    @property
    def built(self) -> bool:
        """A source archive carries the page, so that whoever builds from it needs no Node.js."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / DIST / "index.html").is_file()

    @property
    def wanted(self) -> bool:
        return os.environ.get("BOTTEGA_PAGE") != "off"

    def dependencies(self) -> list[str]:
        node = _node(self.root)
        return [node.WHEEL] if self.wanted and not self.built and node.system() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # whoever works on the page builds it there: `make page`
            return
        why = self._build() if self.wanted else "it was not asked for"
        if why:
            sys.stderr.write(f"Bottega is built without its page for browsers ({why}). All else works.\n")
        else:
            build_data["artifacts"].append(DIST)

    def _build(self) -> str:
        """Why there is no page, if there is none."""
        if self.built:
            return ""
        node = _node(self.root)
        for arguments in (["ci"], ["run", "build"]):
            try:
                done = node.npm(arguments, quiet=True)
            except OSError as error:
                return str(error)
            if done.returncode:
                return f"`npm {' '.join(arguments)}` failed:\n{(done.stdout + done.stderr)[-2000:]}"
        return "" if (Path(self.root) / DIST / "index.html").is_file() else "nothing was built"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """hatch-mypyc compiles in place: what it leaves there would hide every later edit."""
        for file in (Path(self.root) / "src").rglob("*"):
            if file.suffix in COMPILED:
                file.unlink()


class Addresses(MetadataHookInterface):
    """The README as an index shows it, and the project's pages: both from one setting, `repository`."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository, tag = self.config["repository"], f"v{metadata['version']}"
        metadata["urls"] = project_urls(repository, tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(readme, repository, tag)}


def project_urls(repository: str, tag: str) -> dict[str, str]:
    if not repository:
        return {}
    pages = {name: f"{repository}/{page.format(tag=tag)}" for name, page in PAGES.items()}
    return {"Homepage": repository, **pages}


def with_addresses(readme: str, repository: str, tag: str) -> str:
    """An index shows the README alone: its links and pictures lead to the repository, at the tag of the version."""
    if not repository:
        return readme
    with_pictures = PICTURE.sub(rf"\1({repository}/raw/{tag}/\2)", readme)
    return LINK.sub(rf"]({repository}/blob/{tag}/\1)", with_pictures)
