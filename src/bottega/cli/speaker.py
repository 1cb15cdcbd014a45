"""What a terminal says of a match, in one language: names, the table, choices and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from bottega import bots, texts
from bottega.bots import naming
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.match import Match


class Speaker:
    def __init__(self, match: Match, players: Sequence[bots.Bot | None], lang: str) -> None:
        self.match = match
        self.players = players  # none where a person sits
        self.lang = lang
        self.words = match.game.words

    def show(self, text: str = "") -> None:
        typer.echo(text[:1].upper() + text[1:])

    def say(self, message: str, **details: Any) -> None:
        self.show(texts.say(self.lang, message, **details))

    def names(self, viewer: int | None) -> list[str]:
        """Names as one seat hears them: its own is "you"."""
        you = texts.say(self.lang, "seat-you")
        return [you if seat == viewer else self.name(seat) for seat in range(self.match.seats)]

    def name(self, seat: int) -> str:
        player = self.players[seat]
        return naming.name(player.name, seat) if player else texts.say(self.lang, "seat-human", number=seat + 1)

    def introduce_bots(self) -> None:
        for seat, player in enumerate(self.players):
            if player is not None:
                kind = texts.say(self.lang, f"seat-{player.name}") if texts.has(f"seat-{player.name}") else player.name
                self.say("play-bot", player=self.name(seat), kind=kind)

    def tell(self, seat: int | None, events: list[Event]) -> None:
        for event in events:
            self.show(self.words.tell(event.seen_by(seat), seat, self.names(seat), self.lang))

    def look(self, seat: int) -> None:
        self.show()
        for line in self.words.describe(self.match.view(seat), self.names(seat), self.lang):
            self.show(line)
        self.list_choices(seat)

    def list_choices(self, seat: int) -> None:
        view = self.match.view(seat)
        listed = self.words.shortlist(view)
        self.say("play-choices" if len(listed) == len(view.choices) else "play-choices-some")
        for number, choice in enumerate(listed, start=1):
            self.say("play-choice", number=number, choice=self.choice(seat, choice))

    def choice(self, seat: int, action: Any) -> str:
        return str(self.words.choice(self.match.view(seat), action, self.names(seat), self.lang))

    def refuse(self, refusal: Illegal) -> None:
        self.say("play-refused", rule=refusal.rule, sentence=refusal.sentence(self.lang))
