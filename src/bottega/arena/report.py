"""The balance of a game as one page for a browser: everything is in the file, nothing is fetched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from statistics import quantiles

from bottega import games, standalone
from bottega.arena.balance import FEW, Balance, Card
from bottega.arena.drawing import Dot, Scale, axis, bars, histogram, scatter, strip
from bottega.arena.simulate import Plan
from bottega.arena.statistics import Estimate, mean
from bottega.standalone import section

ORDINALS = ("first", "second", "third", "fourth")
NAMED = 8  # dots that have their names beside them


def page(balance: Balance, plan: Plan, command: str) -> str:
    title = f"{games.spec(plan.game).title}, {plan.seats} players: balance"
    return standalone.page(title, (_head(balance, plan, title, command), *_sections(balance)))


def _sections(balance: Balance) -> Iterable[str]:
    yield section("Who begins", _places(balance))
    yield section("Length", _length(balance))
    yield section("How points are made", _points(balance))
    yield section("Cards", _cards(balance))


def _head(balance: Balance, plan: Plan, title: str, command: str) -> str:
    game = games.load(plan.game, plan.components)
    box = "our own list" if plan.components is None else f"the list {Path(plan.components).name}"
    facts = [f"{balance.games} games", f"bots: {', '.join(plan.bots)}", f"seed {plan.seed}"]
    facts += [f"{name}: {value}" for name, value in plan.options.items()]
    return (
        f"<header>\n<h1>{escape(title)}</h1>\n"
        f'<p class="soft">{escape(", ".join(facts))}; components: {escape(box)} ({game.components[:12]}).</p>\n'
        f"<code>{escape(command)}</code>\n</header>\n"
        + section("In short", f"<ul>{''.join(f'<li>{line}</li>' for line in _in_short(balance))}</ul>{NOTE}")
    )


NOTE = (
    '<p class="soft">All intervals are 95 %. Strongly coloured ones leave out the value that would be nothing special;'
    " by luck alone one in twenty does. The bots' taste is in all of it: look again with stronger ones.</p>"
)


def _in_short(balance: Balance) -> Iterable[str]:
    first = balance.places()[0]
    clear = "a clear difference" if not first.holds(balance.fair) else "no clear difference"
    yield f"Who moves first wins {first.percent()}; {balance.fair:.1%} would be fair: {clear}."
    yield f"A game has {balance.length().plain()} moves on average."
    gaps = {name: source.gap() for name, source in balance.sources.items()}
    if gaps:
        name = max(gaps, key=lambda kind: gaps[kind].value)
        yield f"Winners lead most in points for “{escape(name)}”: by {gaps[name].plain()}."
    strong, weak = _surprising(balance)
    if strong:
        yield f"Cards that help more than their points explain: {_listed(strong)}."
    if weak:
        yield f"Cards that help less than their points explain: {_listed(weak)}."
    if balance.trend() is not None and not strong and not weak:
        yield "No card helps clearly more or less than its points explain."


def _surprising(balance: Balance) -> tuple[list[str], list[str]]:
    """Cards that help clearly more than their points explain, and those that help less; the farthest first."""
    found = balance.surprises()
    strong = sorted((name for name, one in found.items() if one.low > 0), key=lambda name: -found[name].value)
    weak = sorted((name for name, one in found.items() if one.high < 0), key=lambda name: found[name].value)
    return strong, weak


def _listed(names: Sequence[str]) -> str:
    return escape("; ".join(names[:5])) + (" and others" if len(names) > 5 else "")


# --- the parts ---

Row = tuple[str, str, str, str]  # a name, details, what is found, and the same drawn


def _table(found: str, drawn: str, rows: Iterable[Row]) -> str:
    body = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th><td class="value">{value}</td><td class="drawn">{picture}</td></tr>'
        + (f'<tr class="details"><td colspan="3">{details}</td></tr>' if details else "")
        for name, details, value, picture in rows
    )
    head = f'<th></th><th scope="col" class="value">{found}</th><th class="drawn">{drawn}</th>'
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def _value(estimate: Estimate, form: str) -> str:
    low, high = format(estimate.low, form), format(estimate.high, form)
    return f"{estimate.value:{form}}<small>[{low}, {high}]</small>"


def _places(balance: Balance) -> str:
    places, fair = balance.places(), balance.fair
    scale = Scale.over(fair, *(edge for one in places for edge in (one.low, one.high)))
    rows = [
        (f"Moves {ORDINALS[n]}", "", _value(one, ".1%"), strip(one, scale, fair, not one.holds(fair)))
        for n, one in enumerate(places)
    ]
    teams = " A team counts from its first player." if any(len(side) > 1 for side in balance.sides) else ""
    text = f"<p>Share of the wins by the order of play; {fair:.1%} is fair, a shared win counts as its part.{teams}</p>"
    return text + _table("Won", axis(scale, [(fair, f"{fair:.0%}")]), rows)


def _length(balance: Balance) -> str:
    lengths = balance.lengths
    cuts = quantiles(lengths, n=20) if len(lengths) > 1 else [float(lengths[0])] * 19
    text = f"{balance.length().plain()} moves on average; nine of ten games have {cuts[0]:.0f} to {cuts[-1]:.0f}."
    more = "; ".join(f"{escape(name)}: {mean(numbers).plain(2)}" for name, numbers in balance.measures.items())
    figure = f'<figure>{histogram(lengths, "Games by their moves")}<p class="axis-name end">moves →</p></figure>'
    return f"<p>{text}</p>" + (f"<p>On average, {more}.</p>" if more else "") + figure


def _points(balance: Balance) -> str:
    if not balance.sources:
        return "<p>No game had a loser, or this game keeps no ledger.</p>"
    scored = {name: (mean(one.winners), mean(one.others)) for name, one in balance.sources.items()}
    scale = Scale(min(0.0, *(one.value for pair in scored.values() for one in pair)), _most(scored))
    rows = []
    for name, (winners, others) in sorted(scored.items(), key=lambda item: -item[1][0].value):
        gap = balance.sources[name].gap()
        details = f"winners {winners.value:.1f}, others {others.value:.1f}"
        drawn = bars([("winners", winners.value), ("others", others.value)], scale)
        rows.append((name.capitalize(), details, _value(gap, "+.1f"), drawn))
    key = '<span class="key"><i class="winners"></i>winners<i class="others"></i>others</span>'
    return "<p>Points of a side in a game, on average.</p>" + _table("Winners' lead", key, rows)


def _most(scored: dict[str, tuple[Estimate, Estimate]]) -> float:
    return max(1.0, *(one.value for pair in scored.values() for one in pair))


def _cards(balance: Balance) -> str:
    cards = balance.ranked()
    if not cards:
        return f"<p>No card was got by some and not by others in {FEW} games or more: play more of them.</p>"
    text = (
        "<p>How much more of the win goes to a side that got the card than to those who did not, in the same games."
        " That is no proof that the card wins: who is ahead gets more cards. So compare cards of equal points.</p>"
    )
    rare = balance.rare()
    few = (
        f'<p class="soft">Too few games to judge: {escape(", ".join(card.name for card in rare))}.</p>' if rare else ""
    )
    return text + _map(balance, cards) + _ranking(balance, cards) + few


def _map(balance: Balance, cards: Sequence[Card]) -> str:
    """Contribution against points: what lies off the line is worth a look."""
    trend = balance.trend()
    if trend is None:
        return ""
    strong, weak = _surprising(balance)
    named = [*strong[: NAMED // 2], *weak[: NAMED // 2]]
    dots = [Dot(card.name, card.worth, card.contribution().value, card.name in named) for card in cards]
    drawn = scatter(dots, trend, "points it brings", "contribution to the win")
    return f"{drawn}<p class='soft'>The broken line is what points explain. Names: clearly above it or below.</p>"


def _ranking(balance: Balance, cards: Sequence[Card]) -> str:
    found = [card.contribution() for card in cards]
    scale = Scale.over(0.0, *(edge for one in found for edge in (one.low, one.high)))
    beyond = balance.surprises()
    rows = [
        (
            card.name,
            _details(card, balance.games) + _beyond(beyond.get(card.name)),
            _value(one, "+.1%"),
            strip(one, scale, 0.0, not one.holds(0.0)),
        )
        for card, one in zip(cards, found, strict=True)
    ]
    return _table("Contribution", axis(scale, [(0.0, "0")]), rows)


def _details(card: Card, games: int) -> str:
    kinds = sum(card.kinds.values())
    made = ", ".join(
        kind if len(card.kinds) == 1 else f"{kind} {count / kinds:.0%}" for kind, count in sorted(card.kinds.items())
    )
    taken = f"in {card.games / games:.0%} of games"
    wins = f"won {mean(card.with_it).value:.0%} with, {mean(card.without).value:.0%} without"
    return f"{card.worth:.1f} points, {escape(made)}, {taken}; {wins}"


def _beyond(surprise: Estimate | None) -> str:
    if surprise is None or surprise.holds(0.0):
        return ""
    way = "more" if surprise.value > 0 else "less"
    return f'; <b class="{way}">{abs(surprise.value):.1%} {way} than its points explain</b>'
