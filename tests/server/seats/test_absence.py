"""For how long people have been absent."""

from __future__ import annotations

from bottega.server.seats.absence import Absence


def test_absence_counts_from_the_first_time_somebody_was_not_there() -> None:
    absence = Absence()
    assert absence.lasts(0, 10.0) is None
    absence.note({0, 1}, 10.0)
    absence.note({0}, 20.0)
    assert [absence.lasts(seat, 25.0) for seat in (0, 1)] == [15.0, None]
    absence.note({0, 1}, 30.0)
    assert [absence.lasts(seat, 35.0) for seat in (0, 1)] == [25.0, 5.0]
    assert absence.lasts(1, 29.0) == 0.0  # the system's clock may be set back
