"""`bottega replay`: check and show recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bottega import texts
from bottega.cli.choices import Components, Lang
from bottega.core.errors import BottegaError, Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.record import read_lines, replay, verify

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (JSON), or many, one a line.")]
Verify = Annotated[bool, typer.Option("--verify", help="Check that the deal was fair: recompute it from the seed.")]
Show = Annotated[int | None, typer.Option("--show", metavar="LINE", help="Tell the game on this line move by move.")]


def command(
    file: File,
    check_fairness: Verify = False,
    show: Show = None,
    lang: Lang = "en",
    components: Components = None,
) -> None:
    """Replay recorded games with the installed rules: a single one is told move by move, many are counted."""
    good, bad = 0, 0
    shown: Any = None
    for number, record in read_lines(file):
        try:
            replay(record, components)
            if check_fairness:
                verify(record, components)
        except BottegaError as error:
            typer.echo(f"{file}, line {number}: {error}", err=True)
            bad += 1
            continue
        good += 1
        if show == number or (show is None and number == 1):
            shown = record
    if not good and not bad:
        raise Invalid(f"{file}: no record in it")
    if show is not None and shown is None and not bad:
        raise Invalid(f"show: there is no record on line {show}")
    if shown is not None and (show is not None or good == 1):
        for line in story(shown, lang, components):
            typer.echo(line)
    typer.echo(f"{good} replayed{' and fair' if check_fairness else ''}, {bad} failed")
    if bad:
        raise typer.Exit(1)


def story(record: Any, lang: str, components: str | None) -> list[str]:
    """A game in words, as a spectator sees it."""
    played = replay(record, components)
    words = played.game.words
    names = [texts.say(lang, "seat-human", number=seat + 1) for seat in range(played.seats)]
    match = _restart(played)
    lines = [f"{played.game.spec.title}, {played.seats} players", *words.describe(match.view(None), names, lang), ""]
    for number, move in enumerate(played.moves, start=1):
        events: list[Event] = []
        match.play(move.seat, move.action, chance=move.chance, events=events)
        sentences = [words.tell(event.seen_by(None), None, names, lang) for event in events]
        lines.append(f"{number}. {' '.join(sentence for sentence in sentences if sentence)}")
    return [*lines, *result(match, names, lang)]


def _restart(played: Match) -> Match:
    if played.start is not None:
        return Match(played.game, played.seats, played.options, 0, position=played.start, origin=played.origin)
    return Match(played.game, played.seats, played.options, 0, setup=played.setup)


def result(match: Match, names: list[str], lang: str, viewer: int | None = None) -> list[str]:
    """How the game ended, if it has."""
    outcome = match.outcome
    if outcome is None:
        return []
    winners = [names[seat] for seat in outcome.winners]
    message = "play-result-you" if viewer in outcome.winners else "play-result"
    lines = ["", texts.say(lang, message, winners=winners, count=len(winners))]
    for side, score in zip(match.sides, outcome.scores, strict=True):
        lines.append(texts.say(lang, "play-score", players=[names[seat] for seat in side], score=score))
    text = texts.say(lang, outcome.reason)
    return [*lines, texts.say(lang, "play-reason", rule=outcome.reason, text=text)]
