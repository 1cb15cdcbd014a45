"""A pen: only who holds it writes."""

from __future__ import annotations

import asyncio


class Pen:
    """A lock that can also be taken without waiting, where it lies free. Others get it in the order they came."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def take(self) -> bool:
        """True if it was free."""
        if self.taken:
            return False
        self.taken = True
        return True

    def put_down(self) -> None:
        """It goes straight to whoever waits for it."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was ours already
                self.put_down()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.put_down()
