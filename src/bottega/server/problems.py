"""What the server refuses outside the rules of a game: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

from bottega import texts

MAX_DETAIL = 300  # characters
STATUS = {
    "malformed": 400,
    "invalid": 422,
    "sheet": 422,
    "sign-in": 401,
    "wrong-password": 403,
    "no-account": 409,
    "no-mail": 409,
    "weak-password": 422,
    "mixed-letters": 422,
    "name-taken": 409,
    "signed-out": 401,
    "wrong-token": 401,
    "scope": 403,
    "not-for-bots": 403,
    "banned": 403,
    "not-invited": 403,
    "no-sign-up": 403,
    "link-used": 410,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "not-allowed": 403,
    "method": 405,
    "wrong-origin": 403,
    "wrong-host": 421,
    "no-name": 422,
    "nothing-said": 422,
    "full": 409,
    "no-such-bot": 404,
    "too-many-bots": 409,
    "not-challenged": 409,
    "not-full": 409,
    "not-ready": 409,
    "taken": 409,
    "seated": 409,
    "both-seated": 409,
    "not-seated": 403,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "no-outcome": 409,
    "over": 409,
    "resigned": 409,
    "paused": 409,
    "question-waits": 409,
    "nothing-asked": 409,
    "not-absent": 409,
    "not-host": 403,
    "moved-on": 409,
    "with-people": 409,
    "nothing-to-decide": 409,
    "no-hint": 503,
    "outdated": 409,
    "not-delivered": 422,
    "too-many-tables": 429,
    "too-fast": 429,
    "too-large": 413,
    "unavailable": 503,
    "internal": 500,
}


class Refused(Exception):
    """A request was refused; nothing has changed."""

    def __init__(self, code: str, retry_after: float | None = None, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after = retry_after
        self.details = details

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def sentence(self, lang: str) -> str:
        """Of a reason that repeats a long input, the beginning."""
        details = {
            name: f"{value[:MAX_DETAIL]}..." if isinstance(value, str) and len(value) > MAX_DETAIL else value
            for name, value in self.details.items()
        }
        return texts.say(lang, f"problem-{self.code}", **details)
