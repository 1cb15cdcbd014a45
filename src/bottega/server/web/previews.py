"""What a link to a page shows in a chat: title, description and picture, written into the head of the page's HTML.

Chat services fetch a link without a cookie and run no scripts. So a preview says only what the API would tell anybody
who has the link, and of a closed table that has begun nothing but its game.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from bottega import games, texts
from bottega.server.problems import Refused
from bottega.server.protocol import TableLine
from bottega.server.table.tables import Tables
from bottega.store import Unavailable

PICTURE_SIZE = (1200, 630)  # what chat services ask for


@dataclass(frozen=True)
class Preview:
    title: str
    text: str
    game: str | None = None  # whose picture is shown
    listed: bool = True  # whether search engines may list the page: not one with people's names


async def preview(tables: Tables, path: str, lang: str, address: str) -> Preview:
    """Of the page at a path; that of the start page where there is nothing special to say."""
    match path.strip("/").split("/"):
        case ["t", code] | ["t", code, "replay"]:
            try:
                return _of_table(await tables.glance(code, address), lang)
            except (Refused, Unavailable):  # the page itself says what is wrong
                return _of_start(lang)
        case ["learn" | "rules" | "companion" as what, game] if game in games.names():
            title, about = games.spec(game).title, f"{games.spec(game).rules_prefix.lower()}-about"
            text = texts.say(lang, about) if texts.has(about) else ""
            return Preview(texts.say(lang, f"preview-{what}", game=title), text, game)
    return _of_start(lang)


def _of_start(lang: str) -> Preview:
    titles = [games.spec(name).title for name in games.names()]
    return Preview(texts.say(lang, "site-title"), texts.say(lang, "preview-start", games=titles))


def _of_table(table: TableLine, lang: str) -> Preview:
    spec = games.spec(table.game)
    people = [seat.name for seat in table.seats if seat.name and seat.kind != "bot"]
    told: dict[str, object] = {"game": spec.title}
    if table.status == "open":
        told |= {"count": len(table.seats), "from": spec.minutes[0], "to": spec.minutes[1]}
        host = None if table.host_seat is None else table.seats[table.host_seat].name
        title = texts.say(lang, "preview-invites" if host else "preview-open", player=host or "", **told)
        text = texts.say(lang, "preview-free", free=sum(seat.kind == "open" for seat in table.seats))
    elif table.privacy == "closed":
        title, text = texts.say(lang, "preview-private", **told), texts.say(lang, "preview-private-text")
    else:
        named = texts.say(lang, f"preview-{table.status}", count=len(people), players=people, **told)
        title = named if people else spec.title  # bots alone, or all are erased
        text = texts.say(lang, f"preview-{table.status}-text")
    return Preview(title, text, table.game, listed=False)


def tags(preview: Preview, url: str, picture: str) -> str:
    """For the head of the page at a URL, with the URL of a picture."""
    title, text = escape(preview.title), escape(preview.text)
    width, height = PICTURE_SIZE
    properties = {
        "og:site_name": "Bottega",
        "og:type": "website",
        "og:url": escape(url),
        "og:title": title,
        "og:description": text,
        "og:image": escape(picture),
        "og:image:width": width,
        "og:image:height": height,
    }
    return "\n    ".join(
        [
            f"<title>{title}</title>",
            f'<meta name="description" content="{text}" />',
            *(f'<meta property="{name}" content="{value}" />' for name, value in properties.items()),
            '<meta name="twitter:card" content="summary_large_image" />',
            *([] if preview.listed else ['<meta name="robots" content="noindex" />']),
        ]
    )
