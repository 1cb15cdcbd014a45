"""What many games showed, as tables in the terminal."""

from __future__ import annotations

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega import games
from bottega.arena.simulate import Plan
from bottega.arena.standings import Standings, better, named
from bottega.arena.summary import Summary


def progress() -> Progress:
    """A bar on the error output, gone when all is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def show(summary: Summary, plan: Plan, checked: bool) -> None:
    title = f"{games.spec(plan.game).title}, {plan.seats} players, {summary.games} games, seed {plan.seed}"
    checks = ", every one replayed" if checked else ""
    Console().print(Group(f"{title}{checks}", "", _wins(summary), "", _places(summary), "", _rest(summary)))


def show_arena(standings: Standings) -> None:
    ratings = (_ratings(standings), "") if standings.ratings else ()
    Console().print(Group(standings.title, "", *ratings, _line_ups(standings)))


def _ratings(standings: Standings) -> Table:
    table = Table("Bot", "Rating (95 % interval)", box=None, padding=(0, 3, 0, 0))
    for bot, rating in standings.ratings.items():
        table.add_row(bot, rating.plain())
    return table


def _line_ups(standings: Standings) -> Table:
    table = Table("Line-up", "Games", "Won (95 % interval)", "Fair", "Better", box=None, padding=(0, 3, 0, 0))
    for encounter in standings.encounters:
        fair, won = f"{encounter.line_up.fair:.0%}", encounter.share().percent()
        table.add_row(named(encounter.line_up), str(encounter.games), won, fair, better(encounter) or "open")
    return table


def _wins(summary: Summary) -> Table:
    table = Table("Bot", "Seats", "Games", "Won (95 % interval)", "By luck alone", box=None, padding=(0, 3, 0, 0))
    for bot, won in summary.wins().items():
        seats, played = summary.seats[bot], summary.played[bot]
        table.add_row(bot, f"{seats / played:g}", str(played), won.percent(), f"{summary.expected(bot):.1%}")
    return table


def _places(summary: Summary) -> Table:
    table = Table("Place", "Won (95 % interval)", box=None, padding=(0, 3, 0, 0))
    for place, won in enumerate(summary.places_won(), start=1):
        table.add_row(f"{place}. to move", won.percent())
    return table


def _rest(summary: Summary) -> Table:
    table = Table("", "(95 % interval)", box=None, padding=(0, 3, 0, 0))
    table.add_row("Moves a game", summary.length().plain())
    table.add_row("Best score", summary.best_score().plain())
    table.add_row("Mean score", summary.mean_score().plain())
    for name, average in summary.averages().items():
        table.add_row(name.capitalize(), average.plain())
    for name, part in summary.tally_shares().items():
        table.add_row(name.capitalize(), part.percent())
    for reason, part in summary.ends().items():
        table.add_row(f"Ended by {reason}", part.percent())
    return table
