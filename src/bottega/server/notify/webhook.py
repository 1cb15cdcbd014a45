"""Webhooks: a notification as JSON, posted to a URL."""

from __future__ import annotations

import msgspec

from bottega.server.notify.outgoing import check_status, post
from bottega.server.notify.wording import Note


def json_of(note: Note, url: str) -> bytes:
    return msgspec.json.encode(
        {
            "id": note.id,
            "kind": note.kind,
            "table": note.code,
            "title": note.title,
            "text": "\n".join(note.lines),
            "url": f"{url}{note.path}",
        }
    )


async def send(target: str, note: Note, url: str, allow_private: bool) -> None:
    headers = {"content-type": "application/json", "user-agent": "bottega", "idempotency-key": note.id}
    check_status(await post(target, headers, json_of(note, url), allow_private))
