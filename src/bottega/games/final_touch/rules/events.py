"""What happens in Final Touch, told one thing at a time."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.games.final_touch.box.touches import size, unpack
from bottega.games.final_touch.rules.state import State


def improved(state: State, touches: int) -> Event:
    return Event("improved", {"seat": state.turn, "touches": unpack(touches)})


def smeared(state: State, touch: int) -> Event:
    return Event("smeared", {"seat": state.turn, "touches": unpack(touch), "smears": size(state.smeared)})


def drew(seat: int, touches: int) -> Event:
    """Everyone sees how many; the seat alone sees which."""
    return Event("drew", {"seat": seat, "count": size(touches)}, (seat,), {"touches": unpack(touches)})


def reshuffled(state: State) -> Event:
    return Event("reshuffled", {"count": size(state.draw)})


def ended(state: State, finished: bool, sides: int, value: int) -> Event:
    paid = [side for side in range(3) if sides >> side & 1]
    facts = {"seat": state.turn, "title": state.masterpiece.title, "sides": paid, "value": value}
    return Event("finished" if finished else "ruined", facts)


def masterpiece(state: State) -> Event:
    upcoming = state.next.title if state.next else None
    return Event("masterpiece", {"title": state.masterpiece.title, "next": upcoming})


def tiebreak(state: State) -> Event:
    return Event("tiebreak", {"contenders": state.contenders()})


def over() -> Event:
    return Event("over")
