"""Reviews of finished games: made by the bots' processes, a piece for each ply, kept, and told in any language.

A review is made while somebody looks: each look at how far it is counts. What was made stays, and whoever asks next
goes on from there. A running game has no review, since that would tell what is hidden.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import cast

import msgspec

from bottega import games
from bottega import record as records
from bottega.core.errors import Illegal, Invalid
from bottega.core.match import Match
from bottega.review.decisions import Decision
from bottega.review.pieces import Piece, decision_from_json
from bottega.review.review import Review, put_together
from bottega.review.told import CERTAIN, Mark, Teller, Told
from bottega.server.jobs import Dropped, Failed, Job, Rank
from bottega.server.problems import Refused
from bottega.server.protocol import Json
from bottega.server.replay.messages import (
    MarkKind,
    ReviewedSide,
    ReviewInfo,
    ReviewMark,
    ReviewMoment,
    ReviewStory,
    TriedMove,
    TryMove,
    Verdict,
)
from bottega.server.replay.replays import Replays
from bottega.server.seats.seating import Seating
from bottega.server.services import Services
from bottega.server.slices import in_slices
from bottega.server.table import hints, narration
from bottega.server.table.tables import read_code
from bottega.store import Person, StoreError

log = logging.getLogger(__name__)

ASKED = (1 / 60, 10)  # reviews that one person begins: a second, and at once
PEOPLE = 5  # at one address who may begin as many as one person may
AT_ONCE = 3  # reviews that are made for one address at the same time
PATIENCE = 60.0  # seconds without a look after which nobody seems to wait for a review
LONGEST = 1_500  # moves; games of people have some hundreds
KEPT = 32  # stories that are remembered


@dataclass
class Game:
    """A finished game, and with how many iterations it is looked at."""

    code: str
    record: Json
    seating: Seating
    iterations: int

    @property
    def total(self) -> int:
        return len(self.record["moves"]) + 1


class Reviews:
    def __init__(self, services: Services, replays: Replays) -> None:
        self.services = services
        self.replays = replays
        self._looked: dict[str, float] = {}  # by code, the last look at a review that is being made
        self._stories: OrderedDict[tuple[str, int, str], ReviewStory] = OrderedDict()

    async def ask(self, code: str, person: Person | None, address: str, lang: str) -> ReviewInfo:
        """Begins the review, or goes on with it, unless it is there or being made."""
        game = await self._game(code, person, address)
        done = await self.services.store.reviews.count(game.code, game.iterations)
        if done < game.total and game.code not in self._looked:
            self._begin(game, person, address)
        return await self._info(game, person, address, lang)

    async def look(self, code: str, person: Person | None, address: str, lang: str) -> ReviewInfo:
        return await self._info(await self._game(code, person, address), person, address, lang)

    async def _game(self, code: str, person: Person | None, address: str) -> Game:
        record, seating, _ = await self.replays.record(code, person, address)
        if record.get("outcome") is None:
            raise Refused("no-outcome")
        if len(record["moves"]) > LONGEST:
            raise Refused("too-large")
        usual = games.standard(record["game"]).search.REVIEW_ITERATIONS
        iterations = max(1, round(usual * self.services.settings.review_effort))
        return Game(read_code(code), record, seating, iterations)

    async def _info(self, game: Game, person: Person | None, address: str, lang: str) -> ReviewInfo:
        if game.code in self._looked:
            self._looked[game.code] = self.services.time.now()
        done = await self.services.store.reviews.count(game.code, game.iterations)
        owner = (address, person.id if person else "")
        return ReviewInfo(
            code=game.code,
            game=game.record["game"],
            names=narration.names(game.seating, None, lang),
            mine=list(game.seating.of(person.id)) if person else [],
            done=done,
            total=game.total,
            making=game.code in self._looked,
            story=await self._story(game, owner, lang) if done == game.total else None,
        )

    # --- making one ---

    def _begin(self, game: Game, person: Person | None, address: str) -> None:
        limits, now = self.services.limits, self.services.time.now()
        rate, most = ASKED
        if person is not None:
            limits.take("review", person.id, rate, most, now)
        limits.take("review from", address, PEOPLE * rate, PEOPLE * most, now)
        owner = (address, person.id if person else "", game.code)
        with ExitStack() as place:
            place.enter_context(limits.one_more(f"reviews {address}", AT_ONCE))
            self._looked[game.code] = now
            self.services.tasks.start(self._make(game, owner, place.pop_all()), "review")

    async def _make(self, game: Game, owner: tuple[str, ...], place: ExitStack) -> None:
        try:
            with place:
                await self._make_pieces(game, owner)
        except Dropped:
            log.info("nobody waits for a review", extra={"table": game.code})
        except (Failed, StoreError) as error:
            log.error("no review", extra={"table": game.code, "error": str(error)})
        finally:
            del self._looked[game.code]

    async def _make_pieces(self, game: Game, owner: tuple[str, ...]) -> None:
        store, text = self.services.store.reviews, _text(game)
        while (ply := await store.count(game.code, game.iterations)) < game.total:
            job = Job(owner, Rank.REVIEW, lambda: self._is_wanted(game.code))
            piece = await self.services.workers.review_piece(job, text, ply, game.iterations)
            await store.add(game.code, game.iterations, ply, piece)

    def _is_wanted(self, code: str) -> bool:
        return self.services.time.now() < self._looked[code] + PATIENCE

    # --- telling it ---

    async def _story(self, game: Game, owner: tuple[str, ...], lang: str) -> ReviewStory:
        key = (game.code, game.iterations, lang)
        if (kept := self._stories.get(key)) is not None:
            return kept
        pieces = await self.services.store.reviews.get(game.code, game.iterations)
        *_, story = await in_slices(self.services, owner, _telling(game, pieces, lang))
        assert story is not None
        self._stories[key] = story
        if len(self._stories) > KEPT:
            self._stories.popitem(last=False)
        return story

    def forget_stories(self) -> None:
        """They have names in them, and somebody's is gone."""
        self._stories.clear()

    # --- trying again ---

    async def attempt(self, code: str, person: Person | None, address: str, lang: str, wish: TryMove) -> TriedMove:
        """What the master thinks of a move instead of the one that was made, from what its seat could know."""
        game = await self._game(code, person, address)
        if wish.step >= game.total:
            raise Refused("not-found")
        owner = (address, person.id if person else address)
        hints.limit(self.services, *owner)
        *_, match = await in_slices(self.services, owner, records.replaying(game.record))
        try:
            action = _allowed(match, wish)
        except Illegal as error:
            raise Refused("invalid", reason=error.sentence(lang)) from None
        except Invalid as error:
            raise Refused("invalid", reason=str(error)) from None
        try:
            with hints.waiting(self.services, address):
                job, text = Job((*owner, game.code), Rank.HINT), _text(game)
                found = await self.services.workers.review_piece(job, text, wish.step, game.iterations, action)
        except Failed as error:
            log.error("no answer to a try", extra={"table": game.code, "error": str(error)})
            raise Refused("no-hint") from None
        if found["decision"] is None:
            raise Refused("nothing-to-decide")
        decision = decision_from_json(match.game, found["decision"])
        teller = Teller(Review(match, game.iterations, (), (), ()), narration.names(game.seating, None, lang), lang)
        return _tried(decision, teller.mistake(decision))


def _text(game: Game) -> str:
    return msgspec.json.encode(game.record).decode()


def _allowed(match: Match, wish: TryMove) -> Json:
    """The action, if it was legal then."""
    seat, state = match.moves[wish.step - 1].seat, match.state_at(wish.step - 1)
    action = match.game.action_from_json(wish.action)
    match.game.check(state, seat, action)
    return dict(action.to_json())


def _tried(decision: Decision, told: Told) -> TriedMove:
    best: Json = decision.best.to_json()
    if decision.made == decision.best:
        return TriedMove("best", told.made, "", "", "", "", best)
    cost = told.cost if decision.verdict != "good" else ""
    verdict = cast(Verdict, decision.verdict)
    return TriedMove(verdict, told.made, told.against, told.best, told.reason, cost, best)


def _telling(game: Game, pieces: list[Json], lang: str) -> Iterator[ReviewStory | None]:
    """None after each part of the work; in the end all that a reader is told."""
    match: Match | None = None
    for played in records.replaying(game.record):
        match = played
        yield None
    assert match is not None
    review = put_together(match, game.iterations, [Piece.from_json(match.game, piece) for piece in pieces])
    teller = Teller(review, narration.names(game.seating, None, lang), lang)
    moments = list[list[ReviewMoment]]()
    for seat in range(match.seats):
        moments.append([])
        for decision in review.moments(seat):
            told = teller.mistake(decision)
            lines = (told.title, told.made, told.against, told.best, told.reason, told.cost)
            moments[-1].append(ReviewMoment(decision.ply, *lines, list(told.rules), decision.best.to_json()))
            yield None
    yield ReviewStory(
        iterations=review.iterations,
        sides=_sides(review, teller),
        curve=[list(shares) for shares in review.curve],
        marks=[_mark(each) for each in teller.marks()],
        moments=moments,
    )


def _sides(review: Review, teller: Teller) -> list[ReviewedSide]:
    return [
        ReviewedSide(
            seats=list(seats),
            name=teller.side(account.side),
            result=account.result,
            luck=account.luck,
            play=account.play,
            error=CERTAIN * account.luck_error,
        )
        for account, seats in zip(review.accounts, review.match.sides, strict=True)
    ]


def _mark(mark: Mark) -> ReviewMark:
    return ReviewMark(mark.ply, mark.side, cast(MarkKind, mark.kind), mark.share, mark.words)
