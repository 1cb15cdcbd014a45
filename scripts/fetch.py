"""Runs a command that fetches packages, quietly. If it fails, shows what it said, and last in one sentence why.

python scripts/fetch.py .venv/bin/uv pip install ...
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence

# The first that fits what the command said. uv, pip and npm use different words for the same.
REASONS = (
    (
        r"certificate|UnknownIssuer|SELF_SIGNED|CERT_",
        "The package index has a certificate that is not trusted here. If your network has its own certificate "
        "authority, add it to the system's (update-ca-certificates), or set SSL_CERT_FILE to its file.",
    ),
    (r"No space left|ENOSPC", "The disk is full."),
    (
        r"no wheels? with a matching|no Node\.js",
        "There is no package of Node.js for this system. Install Node.js 22.12 or newer, then try again.",
    ),
    (
        r"dns error|name resolution|ENOTFOUND|EAI_AGAIN|onnection refused|ECONNREFUSED|unreachable|ENETUNREACH"
        r"|timed out|ETIMEDOUT|client error \(Connect\)|network was disabled|newConnectionError|getaddrinfo",
        NO_NETWORK := "The packages could not be fetched. Is there a network? The same command tries again.",
    ),
)
OFFLINE = {"UV_OFFLINE": "1", "npm_config_offline": "true"}
OTHERWISE = "Fetching packages failed; what is above says why."


class Failed(Exception):
    """Something could not be fetched or built: what was said, and why in a sentence."""

    def __init__(self, said: str, reason: str) -> None:
        super().__init__(said, reason)
        self.said = said
        self.reason = reason


def reason(said: str) -> str | None:
    """Why a command failed, if its words tell."""
    return next((sentence for pattern, sentence in REASONS if re.search(pattern, said)), None)


def run(command: Sequence[str], environ: Mapping[str, str] = {}, otherwise: str = OTHERWISE) -> str:
    """What it said. Without a network, what was fetched before may be enough.

    uv trusts its own list of certificates unless told to trust the system's.
    """
    given = {**os.environ, "UV_SYSTEM_CERTS": "1", **environ}
    done = _said(command, given)
    if done.returncode and reason(done.stdout) == NO_NETWORK and not _said(command, {**given, **OFFLINE}).returncode:
        return ""
    if done.returncode:
        raise Failed(done.stdout, reason(done.stdout) or otherwise)
    return done.stdout


def _said(command: Sequence[str], environ: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


if __name__ == "__main__":
    try:
        run(sys.argv[1:])
    except Failed as failed:
        sys.exit(f"{failed.said}\n{failed.reason}")
    except KeyboardInterrupt:
        sys.exit(130)
