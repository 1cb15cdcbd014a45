"""Builds the browser client into the wheel. Where that cannot be done, the wheel is made without it, and says so."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DIST = "src/bottega/web/dist"


def _node(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("node", Path(root) / "web" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Page(BuildHookInterface[Any]):
    """`BOTTEGA_PAGE=off` leaves it out."""

    PLUGIN_NAME = "custom"

    @property
    def wanted(self) -> bool:
        return os.environ.get("BOTTEGA_PAGE") != "off" and (Path(self.root) / "web" / "package.json").is_file()

    def dependencies(self) -> list[str]:
        node = _node(self.root)
        return [node.WHEEL] if self.wanted and node.system() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # whoever works on the page builds it there: `make page`
            return
        if not self.wanted:
            self._missing("it was not asked for")
            return
        node = _node(self.root)
        for arguments in (["ci"], ["run", "build"]):
            try:
                done = node.npm(arguments, quiet=True)
            except OSError as error:
                self._missing(str(error))
                return
            if done.returncode:
                self._missing(f"`npm {' '.join(arguments)}` failed:\n{(done.stdout + done.stderr)[-2000:]}")
                return
        if not (Path(self.root) / DIST / "index.html").is_file():
            self._missing("nothing was built")

    def _missing(self, why: str) -> None:
        sys.stderr.write(f"Bottega is built without its page for browsers ({why}). All else works.\n")
