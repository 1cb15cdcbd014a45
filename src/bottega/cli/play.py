"""`bottega play`: a game in the terminal, in plain sentences that a screen reader can follow."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bottega import bots, games, play_on, texts
from bottega.bots.hints import hints
from bottega.cli.choices import Components, Game, Lang, Options, read_options
from bottega.cli.records.replay import result
from bottega.cli.rules import lines as rule_lines
from bottega.cli.speaker import Speaker
from bottega.core.chance import Dice
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.core.reading import as_map
from bottega.record import read_lines

COMMANDS = ("help", "look", "why", "rules", "log", "undo", "hint", "fair", "quit")

FIRST = games.names()[0]
Seats = Annotated[
    str, typer.Option("--seats", metavar="WHO,WHO,..", help="Who sits where: human, a bot, or file.py:Class.")
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED", help="For a deal that can be repeated.")]
Record = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Write the game's record when you leave.")
]
From = Annotated[
    Path | None, typer.Option("--from", metavar="FILE", help="Play on from a game that is over: a record.")
]
Step = Annotated[int, typer.Option("--step", metavar="N", help="With --from: after so many of its moves.")]
DealtFor = Annotated[
    int | None,
    typer.Option("--dealt-for", metavar="SEAT", help="With --from: deal hidden cards anew within what a seat knew."),
]
SameDraws = Annotated[bool, typer.Option("--same-draws", help="With --from: draw from the seed of that game.")]


def command(
    game: Game = FIRST,
    seats: Seats = "human,greedy",
    lang: Lang = "en",
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
    record: Record = None,
    begin_from: From = None,
    step: Step = 0,
    dealt_for: DealtFor = None,
    same_draws: SameDraws = False,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    seating = [name.strip() for name in seats.split(",")]
    if begin_from is None:
        match = Match(games.load(game, components), len(seating), read_options(option), seed)
    else:
        played = _finished(begin_from)
        match = play_on.play_on(played, step, dealt_for=dealt_for, same_draws=same_draws, components=components)
        if match.seats != len(seating):
            raise Invalid(f"seats: the game in {begin_from} has {match.seats}, not {len(seating)}")
    terminal = Terminal(match, seating, lang)
    if record is not None:
        _write(record, match)  # a game must not be lost at its end for a wrong path
    try:
        terminal.run()
    except EOFError:
        typer.echo()
    finally:
        if record is not None:
            _write(record, match)
            terminal.speaker.show(texts.say(lang, "play-saved", file=str(record)))


def _finished(path: Path) -> Mapping[str, Any]:
    """The record of a game that is over: the position of a running one holds what nobody may know yet."""
    found = [as_map(record, str(path)) for _, record in read_lines(path)]
    if len(found) != 1:
        raise Invalid(f"{path}: must have one record in it, not {len(found)}")
    if found[0].get("outcome") is None and found[0].get("seed") is None:  # one that was given up has a seed
        raise Invalid(f"{path}: the game is not over")
    return found[0]


def _write(path: Path, match: Match) -> None:
    try:
        path.write_text(json.dumps(match.record_json(), ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise Invalid(f"record: {path}: {error.strerror}") from None


class Leave(Exception):
    """The player wants to go."""


class Terminal:
    """One game at one keyboard."""

    def __init__(self, match: Match, seating: list[str], lang: str) -> None:
        self.match = match
        self.lang = lang
        self.words = match.game.words
        players = [None if name == "human" else bots.load(name, match.game) for name in seating]
        self.bots = bots.BotTable(match, players, Dice(len(seating)))
        self.speaker = Speaker(match, players, lang)
        self.humans = [seat for seat, player in enumerate(players) if player is None]
        self.answered = [-1] * match.seats  # the last question out of turn that each human has seen
        self.log: list[Event] = []
        self.undoable: list[int] = []  # how long the log was before each move that might be undone
        self.read_to = [0] * match.seats  # how much of the log each human has been told
        self.last: int | None = None  # the human who sat here last
        self.shown: int | None = None  # who was shown the table and is still at it

    # --- playing ---

    def run(self) -> None:
        self.speaker.say("play-welcome", game=self.match.game.spec.title)
        if self.match.origin is not None:
            self.speaker.say("play-from", step=self.match.origin.step)
        self.speaker.introduce_bots()
        try:
            while not self.match.over:
                asked = self.to_ask()
                if asked is not None:
                    self.turn(asked, briefly=True)
                elif self.bots.move(self.log):
                    self.undoable.clear()
                else:
                    self.turn(next(seat for seat in self.match.awaited if seat in self.humans))
        except Leave:
            self.speaker.say("play-leave")
            return
        self.end()

    def to_ask(self) -> int | None:
        """A human who has something new to answer, though it is not their turn."""
        for seat in self.humans:
            new = self.match.decision(seat) != self.answered[seat]
            if new and seat not in self.match.awaited and self.words.to_answer(self.match.view(seat)):
                self.answered[seat] = self.match.decision(seat)
                return seat
        return None

    def turn(self, seat: int, briefly: bool = False) -> None:
        """One move of a human: the whole table when they come to it, then only what is new."""
        self.hand_over(seat)
        self.tell_news(seat)
        if briefly:
            self.speaker.say("play-answer")
        if briefly or (self.shown == seat and self.words.DESCRIBE_ONCE_A_TURN):
            self.speaker.list_choices(seat)
        else:
            self.speaker.look(seat)
        self.shown = None if briefly else seat
        while self.ask(seat):
            pass
        self.tell_news(seat)
        if seat not in self.match.awaited:
            self.shown = None

    def tell_news(self, seat: int | None) -> None:
        if seat is not None:
            self.speaker.tell(seat, self.log[self.read_to[seat] :])
            self.read_to[seat] = len(self.log)

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's hand."""
        if len(self.humans) > 1 and self.last not in (None, seat):
            typer.echo("\n" * 40)
            input(texts.say(self.lang, "play-handover", player=self.speaker.names(None)[seat]))
        self.last = seat

    def play(self, seat: int, action: Any) -> None:
        before = len(self.log)
        self.match.play(seat, action, events=self.log)
        self.undoable.append(before)

    def ask(self, seat: int) -> bool:
        """One line from the player; true while they still have to move. Out of turn, an empty line lets it be."""
        line = input(texts.say(self.lang, "play-prompt")).strip()
        if not line and seat not in self.match.awaited:
            return False
        word, _, rest = line.partition(" ")
        for name in COMMANDS:
            if texts.fold(word) in self.command_words(name):
                getattr(self, f"do_{name}")(seat, rest.strip())
                return True
        try:
            self.play(seat, self.read(seat, line))
        except Illegal as refusal:
            self.speaker.refuse(refusal)
        except Invalid:
            self.speaker.say("play-unclear", text=line)
        else:
            return False
        return True

    def command_words(self, name: str) -> list[str]:
        """A command in the player's language; the English words work everywhere."""
        spoken = [texts.say(lang, f"word-{name}") for lang in (self.lang, "en")]
        return [texts.fold(word) for words in spoken for word in words.split(", ")]

    def read(self, seat: int, text: str) -> Any:
        choices = self.words.shortlist(self.match.view(seat))
        if text.isdecimal() and 1 <= int(text[:4]) <= len(choices):
            return choices[int(text[:4]) - 1]
        return self.words.read(text, self.lang, self.match.view(seat))

    def end(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else None
        self.tell_news(viewer)
        for line in result(self.match, self.speaker.names(viewer), self.lang, viewer):
            self.speaker.show(line)
        self.do_fair(viewer, "")

    # --- commands ---

    def do_help(self, seat: int, rest: str) -> None:
        self.speaker.show(self.words.help(self.lang))
        self.speaker.say("play-help-common")

    def do_look(self, seat: int, rest: str) -> None:
        self.speaker.look(seat)

    def do_why(self, seat: int, rest: str) -> None:
        """Cites the rule that forbids a move, or says that it is allowed."""
        if not rest:
            self.speaker.say("play-why-what")
            return
        try:
            action = self.match.check(seat, self.read(seat, rest))
        except Illegal as refusal:
            self.speaker.refuse(refusal)
            self.speaker.say("play-rule", rule=refusal.rule, text=texts.say(self.lang, refusal.rule))
        except Invalid:
            self.speaker.say("play-unclear", text=rest)
        else:
            self.speaker.say("play-why-legal", choice=self.speaker.choice(seat, action))
            for rule in self.words.because(self.match.view(seat), action):
                self.speaker.say("play-rule", rule=rule, text=texts.say(self.lang, rule))

    def do_rules(self, seat: int, rest: str) -> None:
        spec = self.match.game.spec
        known = dict(texts.rules(self.lang, spec.rules_prefix))
        if rest.upper() in known:
            self.speaker.say("play-rule", rule=rest.upper(), text=known[rest.upper()])
            return
        if rest:
            self.speaker.say("play-no-rule", rule=rest)
            return
        for line in rule_lines(spec.name, self.lang):
            self.speaker.show(line)

    def do_log(self, seat: int, rest: str) -> None:
        self.speaker.tell(seat, self.log)

    def do_undo(self, seat: int, rest: str) -> None:
        try:
            self.match.undo(seat)
        except Illegal as refusal:
            self.speaker.refuse(refusal)
            self.speaker.say("play-rule", rule=refusal.rule, text=texts.say(self.lang, refusal.rule))
        else:
            del self.log[self.undoable.pop() :]
            self.read_to = [min(read, len(self.log)) for read in self.read_to]
            self.speaker.say("play-undone")
            self.speaker.look(seat)

    def do_hint(self, seat: int, rest: str) -> None:
        """What a master would do; people who play against each other do without."""
        if len(self.humans) > 1:
            self.speaker.say("hint-alone")
            return
        found = hints(self.match.game, self.match.view(seat), self.bots.chance, lang=self.lang)
        for number, hint in enumerate(found, start=1):
            why = f"{hint.reason} {hint.outlook}".rstrip()
            self.speaker.say("hint-line", number=number, choice=self.speaker.choice(seat, hint.action), reason=why)
        if not found:
            self.speaker.say("hint-none")

    def do_fair(self, seat: int | None, rest: str) -> None:
        if self.match.seed:
            self.speaker.say("play-fair", seed=self.match.seed, commitment=self.match.commitment)
        else:
            self.speaker.say("play-commitment", commitment=self.match.commitment)

    def do_quit(self, seat: int, rest: str) -> None:
        raise Leave
