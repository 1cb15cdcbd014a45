"""Files that people name: what cannot be read is said in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from bottega.core.errors import Invalid


def read_text(path: str | Path, most: int | None = None) -> str:
    """A whole file; `Invalid` if it has more than `most` bytes."""
    try:
        with Path(path).open("rb") as file:
            data = file.read() if most is None else file.read(most + 1)
        if most is not None and len(data) > most:
            raise Invalid(f"{path}: larger than {most} bytes")
        return data.decode("utf-8")
    except OSError as error:
        raise Invalid(f"{path}: {error.strerror}") from None
    except ValueError:
        raise Invalid(f"{path}: not a UTF-8 text") from None


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where programs keep their data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "bottega"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "bottega"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "bottega"


def check_writable(path: Path, field: str) -> None:
    """Before long work whose result goes there."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise Invalid(f"{field}: {path}: {error.strerror}") from None
