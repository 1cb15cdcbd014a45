"""Processes in which bots think: the compiled Bottega, once there is one, else the one that runs here."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import bottega
from bottega.server.jobs import Failed

OWN = Path(bottega.__file__).parent.parent  # the Bottega that runs here, installed or not
MAX_ANSWER_BYTES = 16_000_000
START_TIMEOUT = 20.0  # seconds that a new process may take for its first answer, beside the bot's own
THINKING_NICENESS = 10  # of a process that thinks, so that whatever is quick goes first


class Processes:
    """Starts processes, and knows those that run."""

    def __init__(self, compiled: str = "") -> None:
        self.compiled = Path(compiled) if compiled else None
        self._started: list[WorkerProcess] = []

    @property
    def source(self) -> Path:
        """The Bottega that a new process runs: the compiled build, once there is one."""
        return self.compiled if self.compiled is not None and self.compiled.is_dir() else OWN

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._started if worker.alive]

    async def start(self, quick: bool) -> WorkerProcess:
        """One that answers at once goes before those that think, where the machine is busy."""
        worker = await WorkerProcess.start(self, 0 if quick else THINKING_NICENESS)
        self._started = [each for each in self._started if each.alive] + [worker]
        return worker


class WorkerProcess:
    def __init__(self, process: asyncio.subprocess.Process, source: Path, processes: Processes) -> None:
        self.process = process
        self.source = source
        self._processes = processes
        self._fresh = True

    @classmethod
    async def start(cls, processes: Processes, niceness: int) -> WorkerProcess:
        source = processes.source
        path = os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bottega.server.work.worker", str(niceness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            limit=MAX_ANSWER_BYTES,
            start_new_session=True,  # Ctrl-C in a terminal goes to the server only, which ends its processes itself
        )
        return cls(process, source, processes)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    @property
    def is_current(self) -> bool:
        return self.source == self._processes.source

    async def ask(self, question: bytes, seconds: float) -> bytes:
        writer, reader = self.process.stdin, self.process.stdout
        assert writer is not None
        assert reader is not None
        async with asyncio.timeout(seconds + (START_TIMEOUT if self._fresh else 0)):
            writer.write(question + b"\n")
            await writer.drain()
            line = await reader.readline()
        if not line:
            raise Failed("the process died")
        self._fresh = False
        return line

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
