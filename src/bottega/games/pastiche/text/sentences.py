"""Pastiche in words: the table, the log and the choices for a terminal or a screen reader, all from the View."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bottega.core.action import Action
from bottega.core.errors import Invalid
from bottega.games.pastiche.box import components
from bottega.games.pastiche.box.colours import COLOURS, DABS, PRIMARIES, includes, none, pack, unpack
from bottega.games.pastiche.box.components import Box, Commission
from bottega.games.pastiche.box.hexes import START, coordinates, hex_json, rotate
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import scoring, turn
from bottega.games.pastiche.rules.actions import (
    MIX,
    Answer,
    Bank,
    Closed,
    Complete,
    MakeOffer,
    Place,
    Return,
    Swap,
    from_json,
)
from bottega.games.pastiche.rules.state import EVERYONE, OVER, STEPS, Offer, Settled
from bottega.texts import fold, join, named, say, year

CELL: Final = 8  # columns of a hex on the map; half of it shifts every other row
LABEL: Final = 8
WIDTH: Final = 100

# --- the table ---


DESCRIBE_ONCE_A_TURN = True  # the table is told once a turn, then only what is new


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The table as sentences, the most urgent last: what one holds oneself."""
    lines = [_turn(view, names, lang), say(lang, "pa-goal", points=scoring.POINTS_TO_END[view.seats])]
    if view.last_round and view.step != OVER:
        lines.append(say(lang, "pa-round-ends"))
    lines += _map(view, lang)
    for points in sorted(set(view.box.points)):
        stacks = {COLOURS[colour]: view.bank[colour] for colour in range(17) if view.box.points[colour] == points}
        lines.append(say(lang, "pa-bank", points=points, cards=stacks))
    lines.append(say(lang, "pa-stacks", deck=view.deck_size, supply=view.supply_size))
    lines += [_player(view, seat, names, lang) for seat in range(view.seats)]
    lines += [_commission(view, card, "pa-gallery", lang) for card in view.gallery]
    lines += [_commission(view, card, "pa-commission", lang) for card in view.commissions]
    lines += [_settled(offer, view.seat, names, lang) for offer in view.settled]
    lines += [say(lang, "pa-offer", **_offer(offer, view.seat, names, lang)) for offer in view.offers]
    for number, tile in enumerate(view.hexes, start=1):
        lines.append(say(lang, "pa-hex", number=number, hex=_face(hex_json(view.box.hexes[tile]), lang)))
    if view.seat is not None:
        lines.append(say(lang, "pa-palette", count=sum(view.palette), cards=unpack(view.palette)))
    return lines


def _turn(view: View, names: Sequence[str], lang: str) -> str:
    if view.step == OVER:
        return say(lang, "pa-over")
    facts = {"you": view.seat == view.turn, "player": names[view.turn], "limit": turn.HAND_LIMIT}
    return say(lang, "pa-turn", step=STEPS[view.step], **facts)


def _map(view: View, lang: str) -> list[str]:
    """A line for each row of hexes. What a hex has in its centre matters no more once it lies."""
    rows: dict[int, dict[int, str]] = {}
    for place, tile in view.map.laid.items():
        q, r = coordinates(place)
        by = 0 if tile >> 16 == START else 1 + (tile >> 16)
        rows.setdefault(r, {})[q] = f"{by}{_dabs(hex_json(tile & 0xFFFF)['points'], lang)}"
    lines = [say(lang, "pa-map")]
    if view.seat is not None and view.step != OVER:
        lines.append(say(lang, "pa-map-free"))
        for q, r in map(coordinates, view.map.cells_for(view.seat)):
            rows.setdefault(r, {})[q] = f"{q},{r}"
    left = min(2 * q + r for r, row in rows.items() for q in row)
    for r, row in sorted(rows.items()):
        first = min(row)
        cells = [row.get(q, ".").ljust(CELL) for q in range(first, max(row) + 1)]
        line = f"{first},{r}:".ljust(LABEL) + " " * (CELL // 2 * (2 * first + r - left)) + "".join(cells).rstrip()
        lines += textwrap.wrap(line, WIDTH, subsequent_indent=" " * LABEL)
    return lines


def _dabs(points: str, lang: str) -> str:
    """Dabs by the language's own letters."""
    return points.translate(str.maketrans(DABS, say(lang, "pa-dabs")))


def _face(tile: Mapping[str, Any], lang: str) -> str:
    middle = [say(lang, f"palette-{COLOURS[DABS.index(dab)]}") for dab in tile["centre"] or ""]
    return say(lang, "pa-face", dabs=_dabs(tile["points"], lang), centre=middle)


def _player(view: View, seat: int, names: Sequence[str], lang: str) -> str:
    cards = view.palettes[seat]
    facts = {
        "points": scoring.completed_points(view.box, view.completed[seat]),
        "count": cards if isinstance(cards, int) else sum(cards),
        "hexes": view.hex_sizes[seat],
    }
    parts = [say(lang, "pa-player", player=names[seat], **facts)]
    if view.completed[seat]:
        titles = [_title(lang, title) for title in view.titles(view.completed[seat])]
        parts.append(say(lang, "pa-player-completed", titles=titles))
    if not isinstance(cards, int) and seat != view.seat:
        parts.append(say(lang, "pa-player-open", cards=unpack(cards)))
    if view.closed[seat]:
        parts.append(say(lang, "pa-player-closed"))
    return " ".join(parts)


def _title(lang: str, title: str) -> str:
    return say(lang, "pa-title", title=named(lang, "title", title)) if title else say(lang, "pa-untitled")


def _commission(view: View, card: int, message: str, lang: str) -> str:
    commission = view.box.commissions[card]
    about = [named(lang, "artist", commission.artist)]
    if message == "pa-commission":  # one's own: the whole label
        about += [year(lang, commission.year), named(lang, "place", commission.place)]
    label = ", ".join(part for part in about if part)
    title = _title(lang, commission.title) + (f" ({label})" if label else "")
    line = say(lang, message, title=title, points=commission.points, cards=unpack(commission.palette))
    if view.seat is None:
        return line
    lacking = _lacking(view, commission)
    return f"{line} {say(lang, 'pa-lacking', cards=lacking) if lacking else say(lang, 'pa-payable')}"


def _lacking(view: View, commission: Commission) -> dict[str, int]:
    return unpack(
        max(0, needed - held) for needed, held in zip(commission.palette, view.palette or [0] * 17, strict=True)
    )


def _cards(lang: str, cards: Mapping[str, int]) -> str:
    return join(lang, [say(lang, f"cards-{colour}", count=count) for colour, count in cards.items()])


def _offer(offer: Offer, seat: int | None, names: Sequence[str], lang: str) -> dict[str, Any]:
    return {
        "offer": offer.number,
        "you": offer.by == seat,
        "player": names[offer.by],
        **_partner(offer.to, seat, names),
        "cards": unpack(offer.give),
        "get": _cards(lang, unpack(offer.get)),
    }


def _settled(settled: Settled, seat: int | None, names: Sequence[str], lang: str) -> str:
    offer = _offer(settled.offer, seat, names, lang)
    return say(lang, "pa-settled", **{**offer, **_partner(settled.seat, seat, names), "fate": settled.fate})


def _partner(to: int, seat: int | None, names: Sequence[str]) -> dict[str, str]:
    if to == EVERYONE:
        return {"to": "all", "partner": ""}
    return {"to": "you" if to == seat else "other", "partner": names[to]}


# --- choices ---


def choice(view: View, action: Action, names: Sequence[str], lang: str) -> str:
    """A choice and what it would do."""
    if isinstance(action, Place):
        return _place_choice(view, action, lang)
    if isinstance(action, Bank):
        return say(lang, "pa-choice-bank", cards=unpack(action.give), get=_cards(lang, {COLOURS[action.get]: 1}))
    if isinstance(action, MakeOffer):
        facts = {**_partner(action.to, view.seat, names), "get": _cards(lang, unpack(action.get))}
        return say(lang, "pa-choice-offer", cards=unpack(action.give), **facts)
    if isinstance(action, Answer):
        offer = next(offer for offer in view.offers if offer.number == action.offer)
        return say(lang, f"pa-choice-{action.answer}", **_offer(offer, view.seat, names, lang))
    if isinstance(action, Swap):
        gave, took = _title(lang, action.commission), _title(lang, action.gallery)
        return say(lang, "pa-choice-swap", gave=gave, took=took)
    return _plain_choice(view, action, lang)


def _plain_choice(view: View, action: Action, lang: str) -> str:
    if isinstance(action, Complete):
        card = view.box.commissions[view.box.numbered(action.commission) or 0]
        facts = {"title": _title(lang, card.title), "points": card.points, "cards": unpack(card.palette)}
        return say(lang, "pa-choice-complete", **facts)
    if isinstance(action, Return):
        return say(lang, "pa-choice-return", cards=unpack(action.cards))
    if isinstance(action, Closed):
        return say(lang, "pa-choice-closed", on=action.on)
    return say(lang, "pa-choice-end", count=max(0, sum(view.palette) - turn.HAND_LIMIT))


def _place_choice(view: View, action: Place, lang: str) -> str:
    q, r = coordinates(action.at)
    where = {"hex": action.which + 1, "at": f"{q},{r}", "turn": action.rotation}
    colour = "" if action.take == MIX else say(lang, f"palette-{COLOURS[action.take]}")
    take = {"take": "mix" if action.take == MIX else "centre", "colour": colour, "cards": unpack(_gain(view, action))}
    return say(lang, "pa-choice-place", **where, **take)


def _gain(view: View, action: Action) -> list[int]:
    """What a placement brings from the bank."""
    if not isinstance(action, Place):
        return none()
    if action.take == MIX:
        return view.received(action.at, rotate(view.box.hexes[view.hexes[action.which]], action.rotation))
    return [int(colour == action.take) for colour in range(17)]


def because(view: View, action: Action) -> list[str]:
    """The rules that allow a legal move, and those that make it count."""
    if isinstance(action, Place):
        return ["PA-T1", "PA-T2", "PA-T3", *_because_mixed(view, action)]
    if isinstance(action, Bank):
        return ["PA-T5", _bank_rule(action)]
    if isinstance(action, (MakeOffer, Answer, Closed)):
        return ["PA-P2"] if isinstance(action, Closed) else ["PA-P1", "PA-P2"]
    if isinstance(action, Swap):
        return ["PA-G1"]
    if isinstance(action, Complete):
        return _because_completed(view, action)
    too_many = sum(view.palette) > turn.HAND_LIMIT
    return ["PA-H1"] if isinstance(action, Return) or too_many else ["PA-D1"]


def _because_mixed(view: View, action: Place) -> list[str]:
    if action.take != MIX:
        return []
    tile = rotate(view.box.hexes[view.hexes[action.which]], action.rotation)
    mixed = [colour for colour in view.map.mix(action.at, tile) if colour >= 0]
    received = sum(_gain(view, action))
    return ["PA-M3"] if received == len(mixed) > 0 else ["PA-M3", "PA-T4"]


def _bank_rule(action: Bank) -> str:
    if sum(action.give) == 3:
        return "PA-B1"
    return "PA-B3" if action.get < PRIMARIES else "PA-B2"


def _because_completed(view: View, action: Complete) -> list[str]:
    card = view.box.numbered(action.commission)
    done = view.completed[view.turn] if card is None else (*view.completed[view.turn], card)
    found = ["PA-G2"]
    if not view.deck_size:
        found.append("PA-G3")
    if scoring.completed_points(view.box, done) >= scoring.POINTS_TO_END[view.seats] and not view.last_round:
        found.append("PA-E1")
    if scoring.bonus_points(view.box, done) > scoring.bonus_points(view.box, view.completed[view.turn]):
        found.append("PA-E4")
    return found


# --- the choices worth listing ---

LISTED: Final = 15
OF_A_KIND: Final = 4  # bank trades, swaps and offers


def shortlist(view: View) -> list[Action]:
    """At most fifteen choices, the likeliest first; any other move can still be said in words."""
    worth = _Worth(view)
    choices: dict[str, list[Action]] = {}
    for action in view.choices:
        choices.setdefault(action.kind, []).append(action)
    if "place" in choices:  # of those that bring the same cards, one
        different: dict[tuple[int, ...], Action] = {}
        for action in choices["place"]:
            different.setdefault(tuple(_gain(view, action)), action)
        return sorted(different.values(), key=worth.of, reverse=True)[:LISTED]
    if "return" in choices:
        return sorted(choices["return"], key=worth.of, reverse=True)[:LISTED]
    answers = sorted(choices.get("answer", []), key=lambda action: str(action.to_json()["type"]))  # accept comes first
    own = [action for action in answers if isinstance(action, Answer) and action.answer == "withdraw"]
    found = choices.get("complete", []) + [action for action in answers if action not in own]
    for kind in ("bank", "swap"):
        help_it = [action for action in choices.get(kind, []) if worth.of(action) > 0]
        found += sorted(help_it, key=worth.of, reverse=True)[:OF_A_KIND]
    offers = [action for action in choices.get("offer", []) if isinstance(action, MakeOffer)]
    fair = sorted([offer for offer in offers if offer.to == offers[0].to], key=worth.of, reverse=True)
    ends = choices.get("end", [])
    return [*found, *fair[:OF_A_KIND], *own][: LISTED - len(ends)] + ends


def to_answer(view: View) -> bool:
    """Is something asked of this seat out of turn that it could say yes to?"""
    seat = view.seat
    if seat is None or seat == view.turn:
        return False
    return any(offer.is_for(seat) and includes(view.palette, offer.get) for offer in view.offers)


class _Worth:
    """What a move is worth by the points on the cards: thrice if one's commissions need them, twice if the gallery."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.needs = turn.wanted(view.box, view.commissions)
        self.asks = turn.wanted(view.box, tuple(view.gallery))

    def of(self, action: Action) -> int:
        if isinstance(action, Bank):
            return self.change([int(colour == action.get) - action.give[colour] for colour in range(17)])
        if isinstance(action, Return):
            return self.change([-count for count in action.cards])
        if isinstance(action, Swap):  # to what is nearer to its completion
            return self.lacking(action.commission) - self.lacking(action.gallery)
        if isinstance(action, MakeOffer):  # fair ones may be accepted
            return -abs(self.points(action.give) - self.points(action.get))
        return self.change(_gain(self.view, action))

    def change(self, cards: Sequence[int]) -> int:
        """What a palette gains by cards, or loses by negative ones."""
        after = [held + more for held, more in zip(self.view.palette, cards, strict=True)]
        return self.palette(after) - self.palette(self.view.palette)

    def palette(self, cards: Sequence[int]) -> int:
        needed = [min(held, need) for held, need in zip(cards, self.needs, strict=True)]
        asked = [min(held - need, ask) for held, need, ask in zip(cards, needed, self.asks, strict=True)]
        return self.points(cards) + 2 * self.points(needed) + self.points(asked)

    def points(self, cards: Sequence[int]) -> int:
        return sum(count * worth for count, worth in zip(cards, self.view.box.points, strict=True))

    def lacking(self, title: str) -> int:
        card = self.view.box.commissions[self.view.box.numbered(title) or 0]
        return self.points(pack(_lacking(self.view, card)))


# --- what happened ---


def tell(event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
    """An event, as one seat sees it, in a sentence."""
    kind = event["type"]
    facts = {name: event[name] for name in ("cards", "points", "count", "offer", "gallery", "on") if name in event}
    if "seat" in event:
        facts |= {"you": event["seat"] == seat, "player": names[event["seat"]]}
    for name in ("title", "gave", "took"):
        if name in event:
            facts[name] = _title(lang, event[name])
    if "for" in event:
        facts["get"] = _cards(lang, event["for"])
    if kind == "placed":
        facts |= {"at": ",".join(map(str, event["at"])), "take": event["take"] if event["cards"] else "nothing"}
    elif kind == "banked":
        facts["get"] = _cards(lang, {event["get"]: 1})
    elif kind == "offered":
        to = EVERYONE if event["to"] is None else event["to"]
        facts |= {**_partner(to, seat, names), "open": event["offer"] is not None, "offer": event["offer"] or 0}
    elif kind in ("accepted", "declined"):
        facts |= {"who": _who(event, seat), "partner": names[event["by"]]}
    elif kind == "drew-hex" and "hexes" in event:
        kind, facts["hexes"] = "drew-hex-known", [_face(tile, lang) for tile in event["hexes"]]
    return say(lang, f"pa-{kind}", **facts)


def _who(event: Mapping[str, Any], seat: int | None) -> str:
    if seat is None:
        return "others"
    return {event["seat"]: "you", event["by"]: "yours"}.get(seat, "others")


# --- moves in words ---


def read(text: str, lang: str, view: View | None = None) -> Action:
    """A move in words, the language's own or English; `Invalid` if it is neither.

    With a view, titles are first looked for in its hand and gallery, and an offer out of turn finds its partner.
    """
    words = _words(text)
    failed = Invalid(f"move: {text!r} is not understood")
    for spoken in dict.fromkeys((lang, "en")):
        for kind, reader in READERS.items():
            if words and words[0] in _spoken(spoken, kind):
                try:
                    return from_json({"type": kind, **reader(_Said(words[1:], spoken, lang, view))})
                except Invalid as error:  # perhaps it makes sense in English
                    failed = error
    raise failed


def _words(text: str) -> list[str]:
    """Words, numbers, and cells such as 2,-1 in one piece."""
    plain = re.sub(r"(?<=\d)\s*,\s*(?=-?\d)", ",", fold(text.replace("−", "-")))
    return re.findall(r"-?\d+,-?\d+|[^\W_]+", plain)


@cache
def _spoken(lang: str, word: str) -> frozenset[str]:
    """The ways to say one of the words that moves are made of."""
    return frozenset(fold(way) for way in say(lang, f"pa-word-{word}").split(", "))


@cache
def _colour_names(lang: str) -> dict[str, str]:
    """Folded name: colour; other names of it included."""
    found = {fold(say(lang, f"palette-{colour}")): colour for colour in COLOURS}
    for entry in say(lang, "pa-colour-words").split("; "):
        colour, _, names = entry.partition(": ")
        found |= {fold(name): colour for name in names.split(", ")}
    return found


class _Said:
    """What follows the verb, in the language it is said in."""

    def __init__(self, words: list[str], spoken: str, lang: str, view: View | None) -> None:
        self.words = words
        self.spoken = spoken
        self.lang = lang
        self.view = view

    def is_a(self, kind: str, word: str) -> bool:
        return word in _spoken(self.spoken, kind)

    def colour(self, word: str) -> str:
        """A colour by its name, the beginning of it, or another form of it (zielona, zielonych)."""
        names = _colour_names(self.spoken)
        if word in names:
            return names[word]
        found = {colour for name, colour in names.items() if name.startswith(word) or word.startswith(name[:3])}
        if len(found) != 1:
            raise Invalid(f"move: {word!r} is not one colour")
        return found.pop()

    def cards(self, words: Iterable[str]) -> dict[str, int]:
        counts: dict[str, int] = {}
        times = 1
        for word in words:
            if word.isdecimal():
                times = _number(word)
            elif not self.is_a("and", word):
                colour = self.colour(word)
                counts[colour] = counts.get(colour, 0) + times
                times = 1
        return counts

    def sides(self, words: Sequence[str]) -> list[tuple[Sequence[str], Sequence[str]]]:
        """What stands before and after "for", wherever that may be."""
        found = [(words[:n], words[n + 1 :]) for n, word in enumerate(words) if self.is_a("for", word)]
        if not found:
            raise Invalid(f"move: {' '.join(words)!r} does not say for what")
        return found

    def title(self, words: Sequence[str], near: Sequence[int] = ()) -> str:
        """The one commission whose title begins so, or has words that do, in the player's language or in English."""
        box = _standard() if self.view is None else self.view.box
        wanted = " ".join(words)
        for cards in (near, range(len(box.commissions))) if wanted else ():
            titles = [box.commissions[card].title for card in cards]
            for fits in (_is_all, _is_beginning, _is_inside):
                found = [title for title in titles if any(fits(wanted, way) for way in _ways(title, self.lang))]
                if len(found) == 1:
                    return found[0]
                if found:
                    raise Invalid(f"move: {wanted!r} may be {' or '.join(found)}")
        raise Invalid(f"move: {wanted!r} is no title")


def _is_all(wanted: str, title: str) -> bool:
    return wanted == title


def _is_beginning(wanted: str, title: str) -> bool:
    return title.startswith(wanted)


def _is_inside(wanted: str, title: str) -> bool:
    return f" {wanted}" in title


@cache
def _ways(title: str, lang: str) -> tuple[str, ...]:
    """A title in plain words, as the language has it and in English."""
    return tuple(" ".join(_words(way)) for way in (named(lang, "title", title), named("en", "title", title)))


@cache
def _standard() -> Box:
    return components.standard()


def _number(word: str) -> int:
    if len(word) > 6:
        raise Invalid(f"move: {word!r} is too much")
    return int(word)


def _read_place(said: _Said) -> dict[str, Any]:
    found: dict[str, Any] = {"rotation": 0, "take": "mix"}
    turning = False
    for word in said.words:
        if "," in word:
            found["at"] = [_number(part) for part in word.split(",")]
        elif word.isdecimal() and (turning or "hex" in found):
            found["rotation"] = _number(word)
        elif word.isdecimal():
            found["hex"] = _number(word) - 1
        elif said.is_a("turn", word):
            turning = True
        elif said.is_a("mix", word):
            found["take"] = "mix"
        elif not said.is_a("at", word):
            found["take"] = said.colour(word)
    return found


def _read_bank(said: _Said) -> dict[str, Any]:
    before, after = said.sides(said.words)[0]
    get = said.cards(after)
    if list(get.values()) != [1]:
        raise Invalid("move: the bank gives one card at a time")
    return {"give": said.cards(before), "get": next(iter(get))}


def _read_offer(said: _Said) -> dict[str, Any]:
    words, view = said.words.copy(), said.view
    to = None if view is None or view.seat in (None, view.turn) else view.turn
    for place, (word, whom) in enumerate(zip(said.words, said.words[1:], strict=False)):
        if said.is_a("to", word) and (whom.isdecimal() or said.is_a("all", whom)):
            to = _number(whom) - 1 if whom.isdecimal() else None
            del words[place : place + 2]
            break
    before, after = said.sides(words)[0]
    return {"to": to, "give": said.cards(before), "get": said.cards(after)}


def _read_answer(said: _Said) -> dict[str, Any]:
    numbers = [word for word in said.words if word.isdecimal()]
    if len(numbers) != 1:
        raise Invalid("move: which offer?")
    return {"offer": _number(numbers[0])}


def _read_swap(said: _Said) -> dict[str, Any]:
    mine, theirs = ((), ()) if said.view is None else (said.view.commissions, tuple(said.view.gallery))
    failed = Invalid("move: which commission for which?")
    for before, after in said.sides(said.words):
        try:
            return {"commission": said.title(before, mine), "gallery": said.title(after, theirs)}
        except Invalid as error:  # a title may have the word "for" in it
            failed = error
    raise failed


def _read_complete(said: _Said) -> dict[str, Any]:
    near = [] if said.view is None else [*said.view.commissions, *said.view.gallery]
    return {"commission": said.title(said.words, near)}


def _read_return(said: _Said) -> dict[str, Any]:
    return {"cards": said.cards(said.words)}


def _read_end(said: _Said) -> dict[str, Any]:
    if said.words:
        raise Invalid(f"move: {' '.join(said.words)!r} says too much")
    return {}


def _read_closed(said: _Said) -> dict[str, Any]:
    return {"on": not any(said.is_a("off", word) for word in said.words)}


READERS: Final[Mapping[str, Callable[[_Said], dict[str, Any]]]] = {
    "place": _read_place,
    "bank": _read_bank,
    "offer": _read_offer,
    "accept": _read_answer,
    "decline": _read_answer,
    "withdraw": _read_answer,
    "swap": _read_swap,
    "complete": _read_complete,
    "return": _read_return,
    "end": _read_end,
    "closed": _read_closed,
}


def help(lang: str) -> str:  # noqa: A001  # the word for it
    return say(lang, "pa-help")
