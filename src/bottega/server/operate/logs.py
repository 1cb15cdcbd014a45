"""Structured logs: each record is a line of JSON. Never log secrets: no cookies, bodies, seeds or queries."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "logger": record.name,
            **{name: value for name, value in vars(record).items() if name not in USUAL},
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn", "asyncio", "websockets", "urllib3", "apprise"):  # they would name codes and secrets
        logging.getLogger(noisy).setLevel(logging.WARNING)
