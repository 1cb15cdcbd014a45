"""A review as one page for a browser: a curve, the split into luck and play, and every mistake."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from html import escape

from bottega import standalone
from bottega.review.review import Review
from bottega.review.told import Mark, Teller, Told
from bottega.standalone import section

WIDTH, HEIGHT = 1000, 240


def page(review: Review, names: Sequence[str], lang: str) -> str:
    teller = Teller(review, names, lang)
    head = f"<header><h1>{escape(teller.heading())}</h1></header>"
    return standalone.page(teller.heading(), [head, *_sections(review, teller)], lang)


def _sections(review: Review, teller: Teller) -> Iterable[str]:
    accounts = "".join(f"<li>{escape(teller.account(each))}</li>" for each in review.accounts)
    note = f'<p class="soft">{escape(teller.say("review-note"))}</p>'
    yield section(escape(teller.say("review-split")), f"<ul>{accounts}</ul>{note}")
    yield section(escape(teller.say("review-curve")), _curve(review, teller))
    for seat in range(review.match.seats):
        moments = review.moments(seat)
        told = "".join(_moment(each.ply, teller.mistake(each)) for each in moments)
        title = escape(teller.say("review-moments", player=teller.names[seat]))
        yield section(title, told or f"<p>{escape(teller.say('review-none'))}</p>")
    luckiest = "".join(f"<li>{escape(teller.luck(each))}</li>" for each in teller.luckiest())
    yield section(escape(teller.say("review-luckiest")), f"<ul>{luckiest}</ul>")


def _moment(ply: int, told: Told) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in told.lines())
    rules = f'<p class="soft">{escape(", ".join(told.rules))}</p>' if told.rules else ""
    return f'<article id="move-{ply}"><h3>{escape(told.title)}</h3>{lines}{rules}</article>'


# --- the curve ---


def _curve(review: Review, teller: Teller) -> str:
    last = max(1, review.match.ply)

    def x(ply: int) -> str:
        return f"{WIDTH * ply / last:.1f}"

    def y(share: float) -> str:
        return f"{HEIGHT * (1 - share):.1f}"

    lines = [
        f'<polyline class="side side-{side}" points="'
        + " ".join(f"{x(ply)},{y(shares[side])}" for ply, shares in enumerate(review.curve))
        + '"/>'
        for side in range(len(review.match.sides))
    ]
    shown = {each.ply for seat in range(review.match.seats) for each in review.moments(seat)}
    marks = [_mark(each, x(each.ply), y(review.curve[each.ply][each.side]), shown) for each in teller.marks()]
    drawn = f'<svg class="curve" viewBox="-8 -8 {WIDTH + 16} {HEIGHT + 16}" preserveAspectRatio="none" role="group"'
    label = escape(teller.say("review-curve-label"))
    names = "".join(
        f'<li class="side-{side}"><svg viewBox="0 0 40 12" aria-hidden="true"><line x2="40" y1="6" y2="6"/></svg>'
        f"{escape(teller.side(side))}</li>"
        for side in range(len(review.match.sides))
    )
    key = f'<p class="soft">{escape(teller.say("review-curve-key"))}</p>'
    return f'<ul class="sides">{names}</ul>{drawn} aria-label="{label}">{"".join(lines + marks)}</svg>{key}'


def _mark(mark: Mark, x: str, y: str, shown: Container[int]) -> str:
    title = escape(mark.words)
    if mark.kind in ("lucky", "unlucky"):
        return f'<circle class="lucky side-{mark.side}" cx="{x}" cy="{y}" r="4"><title>{title}</title></circle>'
    at = f'x="{float(x) - 5:.1f}" y="{float(y) - 5:.1f}"'
    drawn = f'<rect class="mistake side-{mark.side}" {at} width="10" height="10"><title>{title}</title></rect>'
    return f'<a href="#move-{mark.ply}" aria-label="{title}">{drawn}</a>' if mark.ply in shown else drawn
