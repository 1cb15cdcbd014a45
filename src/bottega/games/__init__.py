"""The games, by name. A game's rules are imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from bottega.core.components import Source
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame, Spec
from bottega.files import read_text

FOLDERS = {"final-touch": "final_touch", "pastiche": "pastiche", "fresco": "fresco"}


def names() -> list[str]:
    return list(FOLDERS)


def module(name: object, part: str) -> Any:
    """A module of a game's folder, such as its `spec` or `bots`."""
    if not isinstance(name, str) or name not in FOLDERS:
        raise Invalid(f"game: unknown {name!r}, there are {', '.join(FOLDERS)}")
    return import_module(f"bottega.games.{FOLDERS[name]}.{part}")


def import_all() -> None:
    """For processes that run for long: files that change later, by an edit or an upgrade, are not mixed with these."""
    for found in walk_packages(__path__, f"{__name__}."):
        import_module(found.name)


def spec(name: object) -> Spec:
    found: Spec = module(name, "spec").SPEC
    return found


@cache
def standard(name: str) -> AnyGame:
    """The game with our own component list."""
    game: AnyGame = module(name, "game").GAME()
    return game


def own_list(path: str | Path) -> Source:
    """The component list that the owner of a box has corrected."""
    return Source(read_text(path), Path(path).name)


def load(name: object, components: str | Path | dict[str, Any] | None = None) -> AnyGame:
    """The game, with our component list, a file of one's own, or the same data written out."""
    if components is None:
        return standard(spec(name).name)
    source = Source.inline(components) if isinstance(components, dict) else own_list(components)
    game: AnyGame = module(name, "game").GAME(source)
    return game
