"""Servers in processes of their own: they can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

import bottega
from server.running import TIMEOUT

SOURCE = str(Path(bottega.__file__).parent.parent)
GENEROUS = {
    "BOTTEGA_REQUESTS_PER_SECOND": "10000",
    "BOTTEGA_MESSAGES_PER_SECOND": "10000",
    "BOTTEGA_TABLES_PER_PERSON": "10000",
    "BOTTEGA_SOCKETS_PER_ADDRESS": "10000",
    "BOTTEGA_CONNECTIONS": "10000",
    "BOTTEGA_NARRATION_SECONDS": "10000",
    "BOTTEGA_LOG_LEVEL": "warning",
    "BOTTEGA_WORKERS": "1",
    "BOTTEGA_BOT_PACE": "0",
    "BOTTEGA_OFFER_SECONDS": "0",
}


class Process:
    def __init__(self, *flags: str, **environ: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bottega", "--port", "0", *flags],
            env={**os.environ, **GENEROUS, "PYTHONPATH": SOURCE, **environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.errors: list[str] = []
        assert self.process.stderr is not None
        threading.Thread(target=self._collect, args=(self.process.stderr,), daemon=True).start()
        self.port = self._port()

    def _collect(self, errors: IO[str]) -> None:
        with suppress(ValueError):  # closed while a worker of a killed server still holds the other end
            self.errors.extend(errors)

    def _port(self) -> int:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+) ", line)
        if found is None:
            self.process.wait(TIMEOUT)
            raise AssertionError(f"no address: {line!r} {''.join(self.errors)}")
        return int(found[1])

    def kill(self) -> None:
        """No goodbye."""
        self.process.kill()
        self.process.wait(TIMEOUT)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
