"""Hints: what the master would do, and why, in words.

A game tells facts about a move (its part `reasons`): what it brings and what it costs by the rules, never what
a search expects to follow from it. Said of a move are those of its facts in which it differs most from the other moves
that were thought about.

What a move scores is told too, as far as the search plays on (to the end of the game, of the round, of the next turn):
the difference in points by the rules, on average over everything that was played through.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from bottega import games, texts
from bottega.bots import levels
from bottega.core.chance import Chance
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame
from bottega.core.search import Feature, Search

MAX_MOVES = 5  # moves that are told of
WORTH_SAYING = 0.25  # in points
SURE = 2.0  # standard errors that make a difference in points more than luck
DOUBT = 4.0  # tries until a move is trusted to be other than the average


@dataclass(frozen=True)
class Hint:
    """A move, what the search makes of it, how much of the thinking went to it, and what speaks for or against it.

    The value is between 0 (lost) and 1 (won). It orders moves; how often such a position is won has not been measured,
    so nobody is shown it as a chance. A move that is obvious was not weighed up: it has no value.

    `points` is how many points more the best move scores than the next, and another than the best; 0 where it is too
    close to tell. `outlook` says so in a sentence. Without enough tries there is neither. `draft` is true of the move
    that the asker has in mind.
    """

    action: Any
    value: float | None
    share: float
    reason: str
    points: float | None = None
    outlook: str = ""
    draft: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "action": self.action.to_json(),
            "value": None if self.value is None else round(self.value, 3),
            "share": round(self.share, 3),
            "reason": self.reason,
            "points": self.points,
            "outlook": self.outlook,
            "draft": self.draft,
        }


def hints(
    game: str | AnyGame, view: Any, chance: Chance, level: str = "master", lang: str = "en", draft: Any = None
) -> list[Hint]:
    """What a level thinks of a seat's moves, the best first; nothing if the seat has nothing to decide.

    `draft` is a choice that the asker has in mind: if the level tried it, it is among them, however bad it is.
    """
    game = games.resolve(game)
    bot = levels.level(level, game)
    if not isinstance(bot, levels.Level):
        raise Invalid(f"bots: {level} does not think, and so it has no hints")
    if view.seat is None or not view.choices:
        return []
    only = view.awaited and len(view.choices) == 1
    obvious = view.choices[0] if only else bot.searching.obvious(view)
    if obvious is not None or not view.awaited:
        why = texts.say(lang, "hint-obvious")
        return [] if obvious is None else [Hint(obvious, None, 1.0, why, draft=obvious == draft)]
    search = bot.search(view, chance)
    told = [*distinct(search).items()]
    told = told[:MAX_MOVES] + [(action, found) for action, found in told[MAX_MOVES:] if action == draft]
    actions, judged = [action for action, _ in told], [found for _, found in told]
    said = reasons(game, view, actions, lang)
    average = sum(visits * value for _, visits, value in judged) / max(1, sum(visits for _, visits, _ in judged))
    points = differences(search, [move for move, _, _ in judged])
    return [
        Hint(
            actions[place],
            _trusted(visits, value, average),
            visits / search.iterations,
            said[place],
            points[place],
            outlook(game, points[place], place, lang),
            draft=actions[place] == draft,
        )
        for place, (_, visits, value) in enumerate(judged)
    ]


def distinct(search: Search) -> dict[Any, tuple[int, int, float]]:
    """What was judged by action, without moves that begin with the same one as a better move: whole turns may."""
    found: dict[Any, tuple[int, int, float]] = {}
    for judged in search.judged():
        found.setdefault(search.knowledge.action(judged[0]), judged)
    return found


def differences(search: Search, moves: Sequence[int]) -> list[float | None]:
    """The points by which the first move is ahead of the second, and each other ahead of the first, in halves."""
    scores = [search.score(move) for move in moves]
    found: list[float | None] = []
    for place, mine in enumerate(scores):
        other = scores[0] if place else scores[1] if len(scores) > 1 else None
        if mine is None or other is None:
            found.append(None)
            continue
        apart = mine[0] - other[0]
        found.append(round(2 * apart) / 2 if abs(apart) > SURE * hypot(mine[1], other[1]) else 0.0)
    return found


def outlook(game: AnyGame, points: float | None, place: int, lang: str) -> str:
    """A difference in points in a sentence of the game, which knows how far its search plays on."""
    if not points:
        return texts.say(lang, "hint-even") if points is not None and place == 0 else ""
    way, other = "more" if points > 0 else "fewer", "best" if place else "next"
    than = texts.say(lang, f"hint-than-{other}")
    text = f"{game.spec.rules_prefix.lower()}-hint-outlook"
    said = texts.say(lang, text, points=abs(points), way=way, than=than)
    if place == 0 and points < 0:
        return texts.say(lang, "hint-two", first=said, second=texts.say(lang, "hint-prefers"))
    return said


def reasons(game: AnyGame, view: Any, actions: Sequence[Any], lang: str) -> list[str]:
    """What speaks for or against each action; nothing, where the game gives no reasons."""
    part = game.reasons
    if part is None:
        return [""] * len(actions)
    features = [part.features(view, action) for action in actions]
    return [reason(features, place, lang) for place in range(len(actions))]


def _trusted(visits: int, value: float, average: float) -> float:
    """What was tried once and won is no sure win."""
    return (visits * value + DOUBT * average) / (visits + DOUBT)


def reason(features: list[Mapping[str, Feature]], place: int, lang: str) -> str:
    """What is better about the best move than about the others; about another, what is worse than about the best.

    Only a move's own features are told.
    """
    mine = features[place]
    others = features[1:] if place == 0 else features[:1]
    gains = {name: feature.weight - _weight(others, name) for name, feature in mine.items()}
    if place:
        gains = {name: -gain for name, gain in gains.items()}
    told = [name for name in sorted(gains, key=lambda name: -gains[name]) if gains[name] > WORTH_SAYING][:2]
    said = [texts.say(lang, f"hint-{name}", **mine[name].figures) for name in told]
    if not said:
        return texts.say(lang, _unremarkable(features, place))
    return said[0] if len(said) == 1 else texts.say(lang, "hint-two", first=said[0], second=said[1])


def _unremarkable(features: list[Mapping[str, Feature]], place: int) -> str:
    """The text for a move that has nothing of its own to be told: it may still lack what the first one brings."""
    if len(features) == 1:
        return "hint-obvious"
    if place == 0:
        return "hint-no-better"
    first, mine = (sum(feature.weight for feature in features[each].values()) for each in (0, place))
    return "hint-less" if mine < first - WORTH_SAYING else "hint-no-worse"


def _weight(features: Sequence[Mapping[str, Feature]], name: str) -> float:
    """On average."""
    weights = [facts[name].weight for facts in features if name in facts]
    return sum(weights) / len(features) if features else 0.0
