"""`bottega puzzles`: finds decisions with one clearly best move, and shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bottega import games, puzzles, texts
from bottega.bots.hints import reasons
from bottega.cli.choices import Components, Game, Lang
from bottega.cli.speaker import Speaker
from bottega.core.errors import Invalid
from bottega.puzzles import Mine, Puzzle

app = typer.Typer(help="Find puzzles in games of bots, and show them.", no_args_is_help=True)

Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="Look through so many games.")]
Seed = Annotated[int, typer.Option("--seed", metavar="SEED", help="Another seed, other games.")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Players; left out, as many as usual.")]
Iterations = Annotated[
    int | None,
    typer.Option(
        "--iterations", metavar="N", min=2, help="Thoughts about each decision, and ten times as many to confirm."
    ),
]
Out = Annotated[
    Path, typer.Option("--out", metavar="FILE", help="Where to write them; a file that is there is gone on with.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="What `puzzles mine` wrote.")]
Number = Annotated[int, typer.Argument(metavar="N", min=1, help="Which puzzle; they count from 1.")]
Answer = Annotated[bool, typer.Option("--answer", help="Tell the best move, too.")]


@app.command("mine")
def mine_command(
    game: Game,
    count: Games = 10,
    seed: Seed = 1,
    seats: Seats = None,
    iterations: Iterations = None,
    out: Out = Path("puzzles.jsonl"),
    components: Components = None,
) -> None:
    """Find decisions with one clearly best move, which ten times as much thought confirms."""
    rules = games.load(game, components)
    players = rules.spec.usual_seats if seats is None else rules.spec.check_seats(seats)
    thoughts = rules.search.REVIEW_ITERATIONS if iterations is None else iterations
    mine = Mine(rules, players, seed, thoughts)
    done = puzzles.resume(out, mine)
    for number in range(done + 1, count + 1):
        found = list(mine.dig(number))
        puzzles.append(out, mine, number, found)
        typer.echo(f"game {number} of {count}: {', '.join(each.kind for each in found) or 'nothing'}")
    typer.echo(f"{len(puzzles.read(out))} puzzles in {out}")


@app.command("show")
def show_command(file: File, number: Number = 1, answer: Answer = False, lang: Lang = "en") -> None:
    """Show a puzzle as its player sees it."""
    found = puzzles.read(file)
    if number > len(found):
        raise Invalid(f"{file}: there are {len(found)} puzzles in it, no number {number}")
    show(Puzzle.from_json(found[number - 1]), answer, lang)


def show(puzzle: Puzzle, answer: bool, lang: str) -> None:
    match, seat = puzzle.match, puzzle.seat
    speaker = Speaker(match, [None] * match.seats, lang)
    kind = texts.say(lang, f"puzzle-{puzzle.kind}")
    speaker.say("puzzle-title", game=match.game.spec.title, kind=kind)
    speaker.look(seat)
    if answer:
        speaker.show()
        said = reasons(match.game, match.view(seat), [puzzle.best, *_others(puzzle)], lang)[0]
        speaker.say("puzzle-answer", choice=speaker.choice(seat, puzzle.best), percent=round(100 * puzzle.margin))
        speaker.show(said)


def _others(puzzle: Puzzle) -> list[object]:
    return [choice for choice in puzzle.match.choices(puzzle.seat) if choice != puzzle.best]
