"""A process in which bots think. Reads questions from standard input and writes replies, each a line of JSON.

The state in a question is one that looks like the real one to the bot's seat, with everything hidden dealt anew: this
process knows nothing that a bot could cheat with. The whole truth is told of finished games only, to be reviewed.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import Any

import msgspec

from bottega import bots, games, record
from bottega.bots.hints import hints
from bottega.bots.levels import Level
from bottega.boxes import Box
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.review import pieces


class Question(msgspec.Struct, tag="bot"):
    """Asks for a bot's move; with a language, for the hints of the master."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int
    bot: str
    dice: int
    seconds: float  # that it may take at most
    share: float = 1.0  # of the time that the bot would take
    lang: str | None = None
    draft: dict[str, Any] | None = None  # a move to be told of among the hints
    box: str | None = None  # the component list, unless it is ours


class PieceQuestion(msgspec.Struct, tag="review"):
    """Asks for one piece of the review of a finished game, whose record is JSON; or for the decision alone, if another
    action had been chosen."""

    record: str
    ply: int
    iterations: int
    instead: dict[str, Any] | None = None


class Reply(msgspec.Struct):
    action: dict[str, Any] | None = None
    piece: dict[str, Any] | None = None
    hints: list[dict[str, Any]] = []
    error: str | None = None


AnyQuestion = Question | PieceQuestion


def answer(question: AnyQuestion) -> Reply:
    if isinstance(question, PieceQuestion):
        match = _finished(question.record)
        return Reply(piece=_piece(match, question))
    return _think(question)


def _piece(match: Match, question: PieceQuestion) -> dict[str, Any]:
    if question.instead is None:
        return pieces.piece_at(match, question.ply, question.iterations).to_json()
    action = match.game.action_from_json(question.instead)
    judged = pieces.judged_at(match, question.ply, question.iterations, action)
    return {"decision": None if judged is None else pieces.decision_json(judged)}


@lru_cache(maxsize=2)  # a review is asked for piece by piece
def _finished(text: str) -> Match:
    match = record.replay(msgspec.json.decode(text))
    pieces.check_over(match)
    return match


def _think(question: Question) -> Reply:
    box = None if question.box is None else Box(question.game, question.box)
    game = games.load(question.game, box, question.version)
    match = Match(game, question.seats, question.options, position=question.state)
    view, dice = match.view(question.seat), Dice(question.dice)
    if question.lang is not None:
        level = f"master:{question.seconds:.2f}s"
        draft = None if question.draft is None else game.action_from_json(question.draft)
        return Reply(hints=[hint.to_json() for hint in hints(game, view, dice, level, question.lang, draft)])
    bot = bots.load(question.bot, game)
    if isinstance(bot, Level):
        bot = bot.hurried(question.share, question.seconds)
    action = bot.choose(view, dice)
    return Reply(None if action is None else action.to_json())


def main(niceness: int) -> None:
    if hasattr(os, "nice"):  # not on every system
        os.nice(niceness)
    games.import_all()
    questions, replies = sys.stdin.buffer, sys.stdout.buffer
    for line in questions:
        try:
            reply = answer(msgspec.json.decode(line, type=AnyQuestion))
        except Exception as error:  # a bot may raise anything; the server plays another one
            reply = Reply(error=f"{type(error).__name__}: {error}")
        replies.write(msgspec.json.encode(reply) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
