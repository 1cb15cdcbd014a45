"""Boxes: component lists with a label, and the library of those that were added on this machine.

A box is known by its hash, the SHA-256 of its text, so it can never change: another text is another box. The library
is a folder of such texts. Whether a box can be played is for its game to say: `games.load` reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from bottega.core.components import HASH, LABEL, MAX_BYTES, Label, Source
from bottega.core.errors import Invalid
from bottega.files import data_folder, read_text

SHORTEST = 8  # digits of a hash that name a box
SUFFIX = ".toml"


@dataclass(frozen=True)
class Box:
    """The text of a component list; `file` is what messages call it."""

    game: str
    text: str
    file: str = field(default="box.toml", compare=False)

    @classmethod
    def from_file(cls, game: str, path: str | Path) -> Box:
        return cls(game, read_text(path, MAX_BYTES), Path(path).name)

    def source(self) -> Source:
        return Source(self.text, self.file)

    @cached_property
    def hash(self) -> str:
        return self.source().fingerprint

    @cached_property
    def label(self) -> Label:
        source = self.source()
        source.table()
        return source.label

    def __str__(self) -> str:
        label = self.label
        by = f" by {label.author}" if label.author else ""
        return f"{label.name or self.file} {label.version}{by} ({self.hash[:SHORTEST]})"

    def relabelled(self, name: str, author: str = "", version: int = 1) -> Box:
        """A box of one's own made from this one: the same list with another label, which names where it comes from."""
        rows: dict[str, str | int] = {"name": name, "author": author, "version": version, "parent": self.hash}
        label = "".join(f"{name} = {_quoted(value)}\n" for name, value in rows.items() if value != "")
        return Box(self.game, f"{_without_label(self.text).rstrip()}\n\n[{LABEL}]\n{label}", self.file)


def _quoted(value: str | int) -> str:
    if isinstance(value, int):
        return str(value)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _without_label(text: str) -> str:
    lines, inside = [], False
    for line in text.split("\n"):
        if line.lstrip().startswith("["):
            inside = line.split("#")[0].strip() == f"[{LABEL}]"
        if not inside:
            lines.append(line)
    return "\n".join(lines)


# --- the library ---


def library() -> Path:
    return data_folder() / "boxes"


def added(game: str) -> Iterator[Box]:
    """The boxes of a game in the library, by name and version."""
    folder = library() / game
    files = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    yield from sorted(
        (Box.from_file(game, file) for file in files), key=lambda box: (box.label.name, box.label.version)
    )


def add(box: Box) -> Path:
    """Keeps a box that its game has read. A name and version mean the same box for good."""
    label = box.label
    if not label.name:
        raise Invalid(f'{box.file}: {LABEL}: has no name yet; write [{LABEL}] and name = "..." at its end')
    if HASH.fullmatch(label.name) or label.name.endswith(SUFFIX) or "/" in label.name or "@" in label.name:
        raise Invalid(f"{box.file}: {LABEL}: name: {label.name!r} looks like a hash, a file or a version")
    for other in added(box.game):
        if other.label[:3] == label[:3] and other.hash != box.hash:
            raise Invalid(f"{box.file}: {LABEL}: version: there is another {other}; raise the version")
    file = library() / box.game / f"{box.hash}{SUFFIX}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(box.text.encode())
    except OSError as error:
        raise Invalid(f"{file}: {error.strerror}") from None
    return file


def find(game: str, named: str | Path | Box) -> Box:
    """A box itself, or by its file, its name (the newest version, or `name@2`), or the first digits of its hash."""
    if isinstance(named, Box):
        return named
    if isinstance(named, Path) or named.endswith(SUFFIX) or Path(named).exists():
        return Box.from_file(game, named)
    there = list(added(game))
    name, _, version = named.rpartition("@")
    same = [
        box for box in there if box.label.name == named or (box.label.name, str(box.label.version)) == (name, version)
    ]
    if not same and len(named) >= SHORTEST:
        same = [box for box in there if box.hash.startswith(named)]
    if not same:
        known = ", ".join(f"{box.label.name}@{box.label.version}" for box in there) or "none"
        raise Invalid(f"components: {named!r} is no file, and no box of {game} in the library, which has {known}")
    return same[-1]
