"""Passwords: hashed with Argon2 in threads of their own, since each takes 64 MB and a fifth of a second."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bottega.server.work.pools import Pool


class Passwords:
    def __init__(self) -> None:
        self._pool = Pool("hashing", 2)
        self._hasher = PasswordHasher()
        self._decoy = ""

    async def hash(self, owner: tuple[str, ...], password: str) -> str:
        return await self._pool.run(owner, self._hasher.hash, password)

    async def verify(self, owner: tuple[str, ...], digest: str | None, password: str) -> bool:
        """Without a digest it fails as slowly as with one: the time does not tell whether an account exists."""
        return await self._pool.run(owner, self._verify, digest, password)

    def _verify(self, digest: str | None, password: str) -> bool:
        if digest is None:
            self._decoy = self._decoy or self._hasher.hash(secrets.token_hex(16))
        try:
            return self._hasher.verify(digest or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self._pool.close()
