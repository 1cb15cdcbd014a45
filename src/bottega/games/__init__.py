"""The games, by name: every folder here that has a `spec`. A game's rules are imported when it is first asked for."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module, resources
from pathlib import Path
from pkgutil import iter_modules, walk_packages
from typing import Any

from bottega import boxes
from bottega.boxes import Box
from bottega.core.components import Source
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame, Spec

MOST_BOXES = 32  # that are kept in memory


@cache
def _folders() -> dict[str, str]:
    """The folder of each game by the game's name, short games first."""
    folders = [found.name for found in iter_modules(__path__) if found.ispkg]
    specs: dict[str, Spec] = {folder: import_module(f"{__name__}.{folder}.spec").SPEC for folder in folders}
    return {specs[folder].name: folder for folder in sorted(folders, key=lambda folder: specs[folder].minutes)}


def names() -> list[str]:
    return list(_folders())


def folder(name: object) -> str:
    """The package in which a game stands."""
    if not isinstance(name, str) or name not in _folders():
        raise Invalid(f"game: unknown {name!r}, there are {', '.join(_folders())}")
    return f"{__name__}.{_folders()[name]}"


def import_all() -> None:
    """For processes that run for long: files that change later, by an edit or an upgrade, are not mixed with these."""
    for found in walk_packages(__path__, f"{__name__}."):
        import_module(found.name)


def spec(name: object) -> Spec:
    found: Spec = import_module(f"{folder(name)}.spec").SPEC
    return found


@cache
def kind(name: object) -> type[AnyGame]:
    """The class of a game."""
    found: type[AnyGame] = import_module(f"{folder(name)}.game").GAME
    return found


def standard(name: str) -> AnyGame:
    """The game with our own component list and the newest rules."""
    return _of_version(name, spec(name).version)


@cache
def _of_version(name: str, version: int) -> AnyGame:
    return kind(name)(version=version)


def resolve(game: str | AnyGame) -> AnyGame:
    """A game, or by its name the one with our own component list."""
    return standard(spec(game).name) if isinstance(game, str) else game


def own_list(path: str | Path) -> Source:
    """The component list that the owner of a box has corrected."""
    return Box.from_file("", path).source()


def load(
    name: object, components: str | Path | Box | dict[str, Any] | None = None, version: int | None = None
) -> AnyGame:
    """The game with our component list, or with one of one's own.

    `components` is a box, the path of a file, the name or hash of a box in the library, or the data written out;
    `version` is that of the rules; left out, the newest.
    """
    found = spec(name)
    number = found.version if version is None else found.check_version(version)
    if components is None:
        return _of_version(found.name, number)
    if isinstance(components, dict):
        return kind(name)(Source.inline(components), number)
    return _with_box(boxes.find(found.name, components), number)


@lru_cache(maxsize=MOST_BOXES)
def _with_box(box: Box, version: int) -> AnyGame:
    return kind(box.game)(box.source(), version)


def standard_box(name: object) -> Box:
    """Our own component list."""
    text = resources.files(f"{folder(name)}.box").joinpath("components.toml").read_text(encoding="utf-8")
    return Box(spec(name).name, text, "components.toml")
