"""The table in sentences, for a terminal or a screen reader, all from the View."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.box.touches import unpack
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.text.phrases import team, title
from bottega.texts import join, named, say, year


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The table as sentences, the most urgent last: one's own hand."""
    card = view.masterpiece
    lines = [_card(lang, "ft-current", card)]
    if card.artist:
        artist = named(lang, "artist", card.artist)
        lines[0] += " " + say(lang, "ft-current-by", artist=artist, year=year(lang, card.year))
    lines.append(say(lang, "ft-missing", touches=unpack(view.missing)))
    lines.append(say(lang, "ft-zones", touches=unpack(view.improved), smears=int(view.smears)))
    lines.append(_card(lang, "ft-next", view.next) if view.next else say(lang, "ft-no-next"))
    lines += [
        say(lang, "ft-purse", players=team(view.seats, side, names), money=money)
        for side, money in enumerate(view.purses)
    ]
    sizes = [say(lang, "ft-hand-size", player=names[seat], count=count) for seat, count in enumerate(view.hand_sizes)]
    lines.append(say(lang, "ft-hands", hands=join(lang, sizes)))
    lines.append(say(lang, "ft-piles", draw=view.draw_size, touches=unpack(view.discard)))
    if view.seat is not None:
        lines.append(say(lang, "ft-hand", touches=unpack(view.hand)))
    return lines


def _card(lang: str, message: str, card: Masterpiece) -> str:
    money = {"finished": int(card.finished), "ruined": int(card.ruined)}
    if message == "ft-next":
        return say(lang, message, title=title(lang, card.title), touches=unpack(card.needs), **money)
    return say(lang, message, title=title(lang, card.title), **money)
