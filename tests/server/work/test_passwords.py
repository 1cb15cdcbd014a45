"""Passwords: hashed and checked in threads."""

from __future__ import annotations

import asyncio

from bottega.server.work.passwords import Passwords

OWNER = ("192.0.2.1",)


def test_a_password_is_right_wrong_or_of_nobody() -> None:
    async def main() -> None:
        passwords = Passwords()
        try:
            digest = await passwords.hash(OWNER, "burnt sienna")
            assert "burnt" not in digest
            assert await passwords.verify(OWNER, digest, "burnt sienna")
            assert not await passwords.verify(OWNER, digest, "raw umber")
            assert not await passwords.verify(OWNER, None, "burnt sienna")
            assert not await passwords.verify(OWNER, "no digest", "burnt sienna")
        finally:
            passwords.close()

    asyncio.run(main())
