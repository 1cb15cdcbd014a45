"""Reviews of finished games, and moves that are tried again."""

from __future__ import annotations

from bottega.server.api.call import Call, Endpoint
from bottega.server.protocol import Code, Lang
from bottega.server.replay.messages import ReviewInfo, TriedMove, TryMove


async def get_review(call: Call, code: Code, lang: Lang | None = None) -> ReviewInfo:
    reviews = call.server.reviews
    return await call.while_wanted(reviews.look(code.lower(), call.person, call.address, lang or call.lang))


async def ask_review(call: Call, code: Code) -> ReviewInfo:
    return await call.server.reviews.ask(code.lower(), call.person, call.address, call.lang)


async def try_move(call: Call, code: Code, data: TryMove, lang: Lang | None = None) -> TriedMove:
    reviews = call.server.reviews
    return await call.while_wanted(reviews.attempt(code.lower(), call.person, call.address, lang or call.lang, data))


ENDPOINTS = [
    Endpoint("GET", "/replays/{code:str}/review", get_review, 200, "read"),
    Endpoint("POST", "/replays/{code:str}/review", ask_review, 200),
    Endpoint("POST", "/replays/{code:str}/tries", try_move, 200),
]
