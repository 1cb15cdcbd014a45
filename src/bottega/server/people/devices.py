"""A short description of a device, from what its browser says of itself, for its owner's list of sessions."""

from __future__ import annotations

from bottega.server.people.sanitise import clean

LONGEST = 40  # characters of a description
READ = 400  # characters that are looked at

# The first that occurs counts: browsers name those they want to be taken for as well.
BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS")),
    *(("Mac OS X", "macOS"), ("Linux", "Linux")),
)


def describe(user_agent: str | None) -> str:
    """Such as "Firefox, Android". Of other programs the name they give; nothing if they give none."""
    text = clean((user_agent or "")[:READ])
    browser = next((name for mark, name in BROWSERS if mark in text), None)
    system = next((name for mark, name in SYSTEMS if mark in text), None)
    if browser is None:
        return text.split("/")[0][:LONGEST].strip()
    return browser if system is None else f"{browser}, {system}"
