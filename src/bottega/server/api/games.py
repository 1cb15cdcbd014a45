"""The games, their rules, and phrases for the chat."""

from __future__ import annotations

import msgspec

from bottega import bots, games, texts
from bottega.bots import ratings
from bottega.core.companion import score_sheet
from bottega.core.errors import Illegal, Invalid
from bottega.core.game import AnyGame
from bottega.core.options import Option
from bottega.core.parts import Guide
from bottega.server.api.call import Endpoint
from bottega.server.problems import Refused
from bottega.server.protocol import (
    CompanionInfo,
    GameInfo,
    Lang,
    OptionInfo,
    Phrase,
    Rule,
    Score,
    ScoreWish,
    SetUpStep,
    SheetForm,
)
from bottega.server.table import chat


async def get_games(lang: Lang = "en") -> list[GameInfo]:
    return [_game(name, lang) for name in games.names()]


def _game(name: str, lang: str) -> GameInfo:
    spec = games.spec(name)
    prefix = spec.rules_prefix.lower()
    options = [_option(key, option, prefix, lang) for key, option in spec.options.items()]
    about = f"{prefix}-about"
    return GameInfo(
        *(name, spec.title, list(spec.seats), spec.minutes, options, bots.names(name), spec.credits, spec.version),
        about=_first_text(lang, about) or "",
        usual=spec.usual_seats,
        box=_first_text(lang, f"{prefix}-box") or "",
        sides=[[list(side) for side in games.standard(name).sides(count)] for count in spec.seats],
        ratings=ratings.points(name),
        companion=games.standard(name).guide is not None,
    )


def _option(name: str, option: Option, prefix: str, lang: str) -> OptionInfo:
    """Labelled by a text of the game, or else by one that several games share."""
    own = f"{prefix}-option-{name}"
    label = _first_text(lang, own, f"option-{name}") or option.help
    labels = [_first_text(lang, f"{own}-{part}") or part for part in option.of]
    return OptionInfo(name, option.help, option.kind, list(option.of), label, labels, option.usual)


def _first_text(lang: str, *messages: str) -> str | None:
    return next((texts.say(lang, message) for message in messages if texts.has(message)), None)


async def get_rules(game: str, lang: Lang = "en") -> list[Rule]:
    if game not in games.names():
        raise Refused("no-such-game")
    prefix = games.spec(game).rules_prefix
    return [Rule(id, text, id.startswith(f"{prefix}-head-")) for id, text in texts.rules(lang, prefix)]  # noqa: A001


def _companion(name: str) -> tuple[AnyGame, Guide]:
    game = games.standard(name) if name in games.names() else None
    if game is None or game.guide is None:
        raise Refused("no-such-game")
    return game, game.guide


async def get_companion(game: str, seats: int, lang: Lang = "en") -> CompanionInfo:
    found, guide = _companion(game)
    try:
        box = found.unpack(found.spec.check_seats(seats), {})
    except Invalid as error:
        raise Refused("invalid", reason=str(error)) from None
    return CompanionInfo(
        [SetUpStep(step.rule, step.text) for step in guide.set_up(box, lang)],
        msgspec.convert(guide.form(box, lang), SheetForm, from_attributes=True),
    )


async def score(game: str, data: ScoreWish, lang: Lang = "en") -> Score:
    found, _ = _companion(game)
    try:
        counted = score_sheet.score(found, data.sheet)
    except Illegal as error:
        raise Refused("sheet", rule=error.rule, sentence=error.sentence(lang)) from None
    except Invalid as error:
        raise Refused("invalid", reason=str(error)) from None
    return msgspec.convert(counted.to_json(lang), Score)


async def get_phrases(lang: Lang = "en") -> list[Phrase]:
    return chat.phrases(lang)


ENDPOINTS = [
    Endpoint("GET", "/games", get_games),
    Endpoint("GET", "/games/{game:str}/rules", get_rules),
    Endpoint("GET", "/games/{game:str}/companion", get_companion),
    Endpoint("POST", "/games/{game:str}/score", score),
    Endpoint("GET", "/phrases", get_phrases),
]
