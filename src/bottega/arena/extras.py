"""Libraries that only some need: imported when they are asked for, and missed in one line."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bottega.core.errors import Invalid


def need(module: str, extra: str) -> Any:
    """A module of an extra."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        name = module.split(".")[0]
        if (error.name or "").split(".")[0] != name:
            raise
        raise Invalid(f"{extra}: {name} is not installed; it comes with bottega[{extra}]") from None
