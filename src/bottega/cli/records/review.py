"""`bottega review`: what a finished game teaches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bottega import texts
from bottega.cli.choices import Components, JsonFile, Lang
from bottega.core.errors import Invalid
from bottega.files import check_writable
from bottega.record import read_lines, replay
from bottega.review.page import page
from bottega.review.pieces import check_over
from bottega.review.review import Review, review
from bottega.review.told import Teller

File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game (JSON).")]
Iterations = Annotated[
    int | None,
    typer.Option("--iterations", metavar="N", min=1, help="Thoughts about each decision; more refine the review."),
]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write it as a page for a browser.")]


def command(
    file: File,
    iterations: Iterations = None,
    html: Html = None,
    json_file: JsonFile = None,
    lang: Lang = "en",
    components: Components = None,
) -> None:
    """Review a finished game: what each decision cost, how lucky each draw was, and what to learn from it."""
    for path, name in ((html, "html"), (json_file, "json")):
        if path is not None:
            check_writable(path, name)
    record = next((found for _, found in read_lines(file)), None)
    if record is None:
        raise Invalid(f"{file}: no record in it")
    match = replay(record, components)
    check_over(match)
    from bottega.cli import tables  # rich is slow to load

    with tables.progress() as progress:
        task = progress.add_task(texts.say(lang, "review-split"), total=match.ply + 1)
        thoughts = match.game.search.REVIEW_ITERATIONS if iterations is None else iterations
        found = review(match, thoughts, lambda done, of: progress.update(task, completed=done, total=of))
    names = [texts.say(lang, "seat-human", number=seat + 1) for seat in range(match.seats)]
    for line in lines(found, Teller(found, names, lang)):
        typer.echo(line)
    if html is not None:
        html.write_text(page(found, names, lang), encoding="utf-8")
    if json_file is not None:
        json_file.write_text(f"{json.dumps(found.to_json())}\n", encoding="utf-8")


def lines(found: Review, teller: Teller) -> list[str]:
    told = [teller.heading(), "", *map(teller.account, found.accounts), teller.say("review-note")]
    for seat in range(found.match.seats):
        told += ["", teller.say("review-moments", player=teller.names[seat])]
        moments = [teller.mistake(each) for each in found.moments(seat)]
        for moment in moments:
            told += [moment.title, *(f"  {line}" for line in moment.lines())]
        if not moments:
            told.append(teller.say("review-none"))
    return [*told, "", teller.say("review-luckiest"), *map(teller.luck, teller.luckiest())]
