"""Bodies that cannot be read: a clear refusal, and no traceback in the log."""

from __future__ import annotations

import logging
from contextlib import closing
from socket import create_connection

import pytest

from server.running import TIMEOUT, Running, wait_for

DEEP = b'{"name":' * 4_000 + b"1" + b"}" * 4_000
PARTIAL = (
    b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


@pytest.mark.parametrize("path", ["/guest", "/replays"])
@pytest.mark.parametrize(
    ("body", "reason"),
    [(DEEP, "nested too deeply"), (b'{"name": "\xff\xfe"}', "not UTF-8"), (b'{"name": "\\ud800"}', "")],
)
def test_what_cannot_be_read_is_refused(running: Running, path: str, body: bytes, reason: str) -> None:
    vera = running.guest()
    answer = vera.http.post(path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert reason in answer.json()["sentence"]


def test_a_client_that_hangs_up_in_mid_body_is_no_fault_of_ours(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    http = running.server.services.metrics.http
    with caplog.at_level(logging.WARNING), closing(create_connection(("127.0.0.1", running.port), TIMEOUT)) as client:
        client.sendall(PARTIAL)
        client.close()
        wait_for(lambda: http.counts)
    assert list(http.counts) == ["400"]
    assert not caplog.records
