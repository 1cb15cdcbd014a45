"""A table as a picture, for `rgb_array`: 720 by 480 pixels of what one seat sees."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bottega.art import HEIGHT, WIDTH, colour, rect, words
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame


def pixels(game: AnyGame, view: Any) -> NDArray[np.uint8]:
    """Red, green and blue of every pixel."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise Invalid(f'render_mode: rgb_array needs {error.name}: pip install "bottega[envs]"') from None
    with Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=svg(game, view))))) as image:
        return np.asarray(image.convert("RGB"))


def svg(game: AnyGame, view: Any) -> str:
    drawn = sheet(game, view) if game.picture is None else game.picture.draw(view.to_json(), view.seat or 0)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{rect(0, 0, WIDTH, HEIGHT, colour("ground"))}{drawn}</svg>'


def sheet(game: AnyGame, view: Any) -> str:
    """The table in sentences, for a game that has no picture."""
    names = [f"seat_{seat}" for seat in range(view.seats)]
    lines = game.words.describe(view, names, "en")
    return "".join(words(24, 40 + 24 * number, line, 15) for number, line in enumerate(lines))
