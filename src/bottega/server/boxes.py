"""Tables with a component list that is not ours: whoever makes the table brings it, and it is kept by its hash."""

from __future__ import annotations

from bottega import games
from bottega.boxes import Box
from bottega.core.components import HASH
from bottega.core.game import AnyGame
from bottega.server.problems import Refused
from bottega.server.protocol import BoxInfo, BoxText
from bottega.server.services import Services


async def take(
    services: Services, game: str, box: str | None, owner: tuple[str, ...], rules: int | None = None
) -> AnyGame | None:
    """The game with a list as text, or with one that is kept here by its hash; none stands for ours.

    `Invalid` says what is wrong with the text. From now on it is kept. Without a version of the `rules` it is the
    newest.
    """
    if box is None or HASH.fullmatch(box):
        return await kept(services, game, box, rules, owner)
    own = Box(game, box)
    read = await services.opening.run(owner, games.load, game, own, rules)
    await services.store.boxes.add(own, services.time.now())
    return read


async def kept(
    services: Services, game: str, named: str | None, rules: int | None, owner: tuple[str, ...]
) -> AnyGame | None:
    if named is None or named == games.standard(game).components:
        return None
    box = await _get(services, named)
    if box.game != game:
        raise Refused("invalid", reason=f"box: {named} is a list of {box.game}")
    return await services.opening.run(owner, games.load, game, box, rules)


async def text(services: Services, named: str) -> BoxText:
    box = await _get(services, named)
    label = box.label
    return BoxText(box.game, box.hash, label.name, label.author, label.version, box.text)


async def _get(services: Services, named: str) -> Box:
    box = await services.store.boxes.get(named)
    if box is None:
        raise Refused("invalid", reason=f"box: this server has no list {named[:80]}")
    return box


def info(game: AnyGame | None) -> BoxInfo | None:
    if game is None or game.source is None:
        return None
    label = game.source.label
    return BoxInfo(game.components, label.name, label.author, label.version)
