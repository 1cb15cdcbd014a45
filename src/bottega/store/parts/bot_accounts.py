"""Bot accounts in the store: programs that run elsewhere, whose they are, and the tokens they sign in with."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bottega.store.database import Conflict, Step
from bottega.store.parts.hosts import note_of
from bottega.store.parts.part import StorePart
from bottega.store.rows import Act, Person, TokenRow

PERSON = "people.id, people.name, people.lang, people.created, people.account, people.owner"
TOKEN = "tokens.id, tokens.person, tokens.name, tokens.scopes, tokens.created, tokens.used"
COLUMNS = len(TOKEN.split(","))
ADD = (  # only if the name is free, and its owner an account that has not too many
    "INSERT INTO people (id, name, lang, created, account, account_key, owner)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS DOUBLE PRECISION), CAST($2 AS TEXT),"
    " CAST($5 AS TEXT), CAST($6 AS TEXT)"
    " WHERE NOT EXISTS (SELECT 1 FROM people WHERE account_key IN ($5, $7))"
    " AND EXISTS (SELECT 1 FROM people WHERE id = $6 AND account IS NOT NULL AND owner IS NULL)"
)
ADD_TOKEN = (
    "INSERT INTO tokens (id, person, name, scopes, created)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),"
    " CAST($5 AS DOUBLE PRECISION) WHERE EXISTS (SELECT 1 FROM people WHERE id = $2)"
)
OF_A_PERSON = ["DELETE FROM tokens WHERE person = $1"]


class BotAccountStore(StorePart):
    async def add(self, bot: Person, keys: Sequence[str], act: Act) -> None:
        """`keys`: what its name is found by, and what it looks like. `Conflict` if one is taken."""
        values = (bot.id, bot.name, bot.lang, bot.created, keys[-1], bot.owner, keys[0])
        await self._write(Step(ADD, values), note_of(act))

    async def of(self, owner: str) -> list[Person]:
        """The oldest first."""
        sql = f"SELECT {PERSON} FROM people WHERE owner = $1 ORDER BY created, id"
        return [Person(*row) for row in await self.database.read(sql, owner)]

    # --- tokens ---

    async def add_token(self, row: TokenRow, act: Act) -> None:
        """`Conflict` if there is no such bot."""
        values = (row.id, row.person, row.name, " ".join(row.scopes), row.created)
        await self._write(Step(ADD_TOKEN, values), note_of(act))

    async def token(self, id: str) -> tuple[TokenRow, Person] | None:  # noqa: A002
        """A token and whose it is."""
        rows = await self.database.read(
            f"SELECT {TOKEN}, {PERSON} FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.id = $1", id
        )
        return (_token(rows[0][:COLUMNS]), Person(*rows[0][COLUMNS:])) if rows else None

    async def tokens(self, bot: str) -> list[TokenRow]:
        """The oldest first."""
        sql = f"SELECT {TOKEN} FROM tokens WHERE person = $1 ORDER BY created, id"
        return [_token(row) for row in await self.database.read(sql, bot)]

    async def use(self, id: str, now: float) -> None:  # noqa: A002
        with suppress(Conflict):  # it was revoked, or another process wrote later
            sql = "UPDATE tokens SET used = $2 WHERE id = $1 AND (used IS NULL OR used < $2)"
            await self._write(Step(sql, (id, now)))

    async def revoke(self, bot: str, id: str, act: Act) -> None:  # noqa: A002
        """`Conflict` if the bot has no such token. Other processes are told, as of a session that ends."""
        revoke = Step("DELETE FROM tokens WHERE id = $1 AND person = $2", (id, bot))
        await self._write(revoke, note_of(act), notify=(bot, "sessions"))


def _token(row: Sequence[object]) -> TokenRow:
    id, person, name, scopes, created, used = row  # noqa: A001
    return TokenRow(id, person, name, str(scopes).split(), created, used)  # type: ignore[arg-type]  # as the columns are
