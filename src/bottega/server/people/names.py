"""Names of accounts: none may pass for another by letters that look alike."""

from __future__ import annotations

import unicodedata

from bottega.server.problems import Refused

JAPANESE = {"CJK", "HIRAGANA", "KATAKANA"}  # written together

# Small letters that look like Latin ones: Cyrillic, Greek, phonetic. Full width and the like are folded by NFKC.
LOOK_ALIKES = str.maketrans(
    dict(zip("авекмнорстухьѕіјԁԛԝһӏ", "abekmhopctyxbsijdqwhl", strict=True))
    | dict(zip("αβεηικνοπρτυχω", "abenikvonptuxw", strict=True))
    | dict(zip("ɡɑıɩʏ", "gaiiy", strict=True))
)


def check_account(name: str) -> str:
    """The name as it is kept. Letters of one alphabet only: `vera` with a Cyrillic `а` is refused."""
    plain = unicodedata.normalize("NFKC", name)
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in plain if letter.isalpha()}
    if len(scripts) > 1 and not scripts <= JAPANESE:
        raise Refused("mixed-letters")
    return plain


def account_keys(name: str) -> tuple[str, str]:
    """What an account is found by: its name without capitals, then that with look-alike letters as Latin ones.

    The second is kept for new accounts; the first finds those of version 0.1.0, which did not look for look-alikes.
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return plain, plain.translate(LOOK_ALIKES)
