"""A process in which bots think: reads a question a line from standard input, answers a line.

What it is told of a game is a state that *looks* like the real one to the bot's seat, hidden things dealt anew: there
is nothing in this process that a bot might peek at.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match


class Question(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int
    bot: str
    dice: int


class Reply(msgspec.Struct):
    action: dict[str, Any] | None = None
    error: str | None = None


def answer(question: Question) -> Reply:
    match = Match(games.load(question.game), question.seats, question.options, position=question.state)
    bot = bots.load(question.bot, question.game)
    action = bot.choose(match.view(question.seat), Dice(question.dice))
    return Reply(None if action is None else action.to_json())


def main() -> None:
    questions, replies = sys.stdin.buffer, sys.stdout.buffer
    for line in questions:
        try:
            reply = answer(msgspec.json.decode(line, type=Question))
        except Exception as error:  # a bot may do anything; whoever asked plays another
            reply = Reply(error=f"{type(error).__name__}: {error}")
        replies.write(msgspec.json.encode(reply) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main()
