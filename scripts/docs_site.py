"""Builds the documents as a site that can be searched, in build/site: `make docs`.

The pages are the files that GitHub shows, in the same folders, so that their links work in both. Any link that leads
nowhere, anything that a browser would load from elsewhere, and a public name without a line in the reference fail the
build.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import FunctionType

from sphinx.cmd.build import main as sphinx

import bottega
from bottega import final_touch, fresco, pastiche

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = ROOT / "docs" / "site"
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)")
LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


def pages() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def lay_out() -> None:
    """What Sphinx reads: the pages, the files and pictures that they link to, and how the site looks."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(SETTINGS, SOURCE)
    shutil.copytree(ROOT / "docs" / "pictures", SOURCE / "docs" / "pictures")
    shutil.copy(ROOT / "pyproject.toml", SOURCE)
    shutil.copy(ROOT / "web" / "src" / "design" / "tokens.css", SOURCE / "static")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", SOURCE / "static")
    for page in pages():
        (SOURCE / page.relative_to(ROOT)).write_text(with_files(page), encoding="utf-8")
    contents = SOURCE / "contents.md"
    (SOURCE / "index.md").write_text((SOURCE / "README.md").read_text("utf-8") + "\n" + contents.read_text("utf-8"))
    contents.unlink()
    (SOURCE / "README.md").unlink()


def with_files(page: Path) -> str:
    """A page whose links work in the site: files come along; a folder of the repository is only named."""

    def link(found: re.Match[str]) -> str:
        text, target, anchor = found[1], found[2], found[3] or ""
        path = (page.parent / target).resolve()
        if path.is_dir():
            return text
        if path == ROOT / "README.md":
            return f"[{text}]({target.replace('README.md', 'index.md')}{anchor})"
        if path.suffix != ".md":
            copy = SOURCE / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
        return found[0]

    return LINK.sub(link, page.read_text(encoding="utf-8"))


class Loaded(HTMLParser):
    """What a browser loads for a page by itself, from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.foreign: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(LOADS.get(tag, "")) or ""
        if re.match(r"(https?:)?//", address):
            self.foreign.append(address)


def foreign(site: Path) -> Iterator[str]:
    for file in sorted(site.rglob("*.html")):
        loaded = Loaded()
        loaded.feed(file.read_text(encoding="utf-8"))
        yield from (f"{file.relative_to(site)} loads {address}" for address in loaded.foreign)
    for file in sorted(site.rglob("*.css")):
        found = re.findall(r"url\(['\"]?((?:https?:)?//[^)'\"]+)", file.read_text(encoding="utf-8"))
        yield from (f"{file.relative_to(site)} loads {address}" for address in found)


def unexplained(reference: str) -> Iterator[str]:
    """Names that docs/api.md promises, and that the reference does not have or says nothing about."""
    anchors = set(re.findall(r'id="([\w.]+)"', reference))
    for module in (bottega, final_touch, pastiche, fresco):
        for name in module.__all__:
            if f"{module.__name__}.{name}" not in anchors:
                yield f"reference: {module.__name__}.{name} is missing"
            elif isinstance(thing := getattr(module, name), type | FunctionType) and not thing.__doc__:
                yield f"reference: {module.__name__}.{name} has no docstring"


def main() -> None:
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    flags = ("--fail-on-warning", "--keep-going", "--quiet", "--doctree-dir", f"{SITE}-cache")
    if failed := sphinx([*flags, str(SOURCE), str(SITE)]):
        sys.exit(failed)
    if found := [*foreign(SITE), *unexplained((SITE / "reference.html").read_text(encoding="utf-8"))]:
        sys.exit("\n".join(found))
    sys.stdout.write(f"The documents are in {SITE / 'index.html'}\n")


if __name__ == "__main__":
    main()
