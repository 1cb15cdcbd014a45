"""The rules of Fresco, in the rulebook's words. The ids are those of `rules.en.ftl`."""

from __future__ import annotations

from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.fresco.rules import cathedral, market, planning, rounds, studio, track, workshop
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import (
    MONEY_ONLY,
    Altar,
    Blend,
    GetUp,
    Income,
    Market,
    Pass,
    Plan,
    Request,
    Restore,
    Step,
    Studio,
)
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    GET_UP,
    GONE,
    INCOME,
    MARKET,
    NOBODY,
    NOT_PLANNED,
    OVER,
    PLAN,
    STUDIO,
    WORKSHOP,
    PublicState,
    State,
)

# --- what is legal ---


def fits_phase(phase: int, action: Action) -> bool:
    """Is this a kind of action that the phase knows?"""
    if isinstance(action, GetUp):
        return phase == GET_UP
    if isinstance(action, Plan):
        return phase == PLAN
    if isinstance(action, Market):
        return phase == MARKET
    if isinstance(action, (Restore, Altar)):
        return phase == CATHEDRAL
    if isinstance(action, Studio):
        return phase == STUDIO
    if isinstance(action, (Blend, Request)):
        return phase == WORKSHOP
    if isinstance(action, Income):
        return phase == INCOME
    return isinstance(action, Pass) and MARKET <= phase <= WORKSHOP


def check(table: PublicState, seat: int, action: Action) -> None:
    if table.phase == OVER:
        raise Illegal("G-OVER", "over")
    if table.bumped != NOBODY:
        if not isinstance(action, Step) or seat != table.turn:
            raise Illegal("FR-V1", "bump-first", seat=table.turn)
        return
    if not fits_phase(table.phase, action):
        raise Illegal("G-STEP", "step")
    if table.phase != PLAN and seat != table.turn:
        rule = "FR-U1" if table.phase == GET_UP else "G-TURN" if table.phase == INCOME else "FR-O1"
        raise Illegal(rule, "turn")
    check_decision(table, seat, action)


def check_decision(table: PublicState, seat: int, action: Action) -> None:
    """An action of the right kind by the right seat."""
    which = table.acting
    if isinstance(action, GetUp):
        if action.time not in planning.free_times(table):
            raise Illegal("FR-U1", "time-taken", time=action.time)
    elif isinstance(action, Plan):
        planning.check_plan(table, seat, action.sheet)
    elif isinstance(action, Income):
        if not studio.are_primaries(action.primaries, rounds.general_requests(table.painters[which])):
            raise Illegal("FR-W2", "primaries-exactly", count=rounds.general_requests(table.painters[which]))
    elif isinstance(action, Market):
        market.check(table, which, action)
    elif isinstance(action, Pass):
        check_pass(table, which)
    else:
        check_work(table, which, action)


def check_pass(table: PublicState, which: int) -> None:
    """FR-O1: all but the market may be forfeited (FR-K3), and what is done for Leonardo (FR-X8)."""
    if table.phase == MARKET:
        raise Illegal("FR-K3", "must-choose-a-booth")
    if which >= table.seats:
        raise Illegal("FR-X8", "leonardo-restores")


def check_work(table: PublicState, which: int, action: Action) -> None:
    painter = table.painters[which]
    if isinstance(action, Restore):
        cathedral.check_restore(table, which, action)
    elif isinstance(action, Altar):
        if which >= table.seats:
            raise Illegal("FR-X8", "leonardo-restores")
        cathedral.check_altar(table, painter, action.paints)
    elif isinstance(action, Studio):
        studio.check(table, action)
    elif isinstance(action, Blend):
        workshop.check_blend(table, painter, action.to)
    elif isinstance(action, Request):
        workshop.check_request(table, painter, action)


# --- carrying it out ---


def apply(state: State, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
    if isinstance(action, GetUp):
        get_up(state, action.time, events)
    elif isinstance(action, Plan):
        seal(state, seat, action.sheet, chance, events)
    elif isinstance(action, Market):
        visit_market(state, action.booth, action.tiles, chance, events)
    elif isinstance(action, Restore):
        restore(state, action.at, action.bishop, chance, events)
    elif isinstance(action, Altar):
        restore_altar(state, action.paints, chance, events)
    elif isinstance(action, Studio):
        visit_studio(state, action.portrait, action.primaries, chance, events)
    elif isinstance(action, Blend):
        blend(state, action.to, chance, events)
    elif isinstance(action, Request):
        request(state, action.stack, action.tiles, chance, events)
    else:
        apply_rest(state, action, chance, events)


def apply_rest(state: State, action: Action, chance: Chance, events: list[Event] | None) -> None:
    if isinstance(action, Step):
        step(state, action.ahead, chance, events)
    elif isinstance(action, Income):
        rounds.choose_income(state, action.primaries, events)
    else:
        forfeit(state, chance, events)


def get_up(state: State, time: int, events: list[Event] | None = None) -> None:
    """FR-U1 to FR-U4; Leonardo has no mood (FR-X5)."""
    painter = state.painters[state.acting]
    painter.get_up = time
    if state.acting < state.seats:
        planning.change_mood(state.box, painter, state.box.moods[time])
        planning.count_apprentices(state.box, painter)
    if events is not None:
        events.append(happened.got_up(state, state.acting))
    rounds.next_sleeper(state)


def seal(state: State, seat: int, sheet: tuple[int, ...], chance: Chance, events: list[Event] | None = None) -> None:
    """FR-P1: plans stay hidden until the last one is in."""
    again = state.painters[seat].plan != NOT_PLANNED
    state.painters[seat].plan = sheet
    if events is not None:
        events.append(happened.sealed(seat, again, sheet))
    for other in range(state.seats):
        if state.painters[other].plan == NOT_PLANNED:
            return
    if events is not None:
        events.append(happened.revealed(state))
    rounds.go_to(state, MARKET)
    rounds.move_on(state, chance, events)


def visit_market(
    state: State, booth: int, tiles: tuple[int, ...], chance: Chance, events: list[Event] | None = None
) -> None:
    if events is not None:
        events.append(happened.visited_market(state, booth, tiles))
    market.visit(state, state.acting, booth, tiles)
    rounds.move_on(state, chance, events)


def restore(state: State, at: int, bishop: int, chance: Chance, events: list[Event] | None = None) -> None:
    tile = state.fresco[at]
    points = cathedral.restore(state, state.acting, at, bishop)
    if events is not None:
        events.append(happened.restored(state, at, tile, bishop, points))
    score(state, points, chance, events)


def restore_altar(state: State, paints: tuple[int, ...], chance: Chance, events: list[Event] | None = None) -> None:
    points = cathedral.restore_altar(state, state.painters[state.acting], paints)
    if events is not None:
        events.append(happened.restored_altar(state, paints, points))
    score(state, points, chance, events)


def visit_studio(
    state: State, portrait: int, primaries: tuple[int, ...], chance: Chance, events: list[Event] | None = None
) -> None:
    """FR-T1: all apprentices at once, one perhaps for a portrait."""
    painter, points = state.painters[state.acting], 0
    taken = GONE if portrait == MONEY_ONLY else state.portraits_open[portrait]
    if portrait != MONEY_ONLY:
        points = studio.take_portrait(state, painter, portrait, primaries)
    paid = studio.be_paid(state, painter)
    if events is not None:
        events.append(happened.visited_studio(state, taken, primaries, paid))
    score(state, points, chance, events)


def blend(state: State, to: int, chance: Chance, events: list[Event] | None = None) -> None:
    workshop.blend(state, state.painters[state.acting], to)
    if events is not None:
        events.append(happened.blended(state, to))
    rounds.move_on(state, chance, events)


def request(
    state: State, stack: int, places: tuple[int, ...], chance: Chance, events: list[Event] | None = None
) -> None:
    painter = state.painters[state.acting]
    points = workshop.request(state, painter, stack, places)
    if events is not None:
        events.append(happened.fulfilled(state, painter.requests[-1]))
    score(state, points, chance, events)


def forfeit(state: State, chance: Chance, events: list[Event] | None = None) -> None:
    """FR-O1."""
    if events is not None:
        events.append(happened.passed(state))
    state.painters[state.acting].left = 0
    rounds.move_on(state, chance, events)


def score(state: State, points: int, chance: Chance, events: list[Event] | None = None) -> None:
    """FR-V1: a painter who landed on another decides first; then the round goes on."""
    rounds.score(state, state.acting, points, events)
    if state.bumped == NOBODY:
        rounds.move_on(state, chance, events)


def step(state: State, ahead: bool, chance: Chance, events: list[Event] | None = None) -> None:
    which = track.step(state, ahead)
    if events is not None:
        events.append(happened.stepped(state, which, ahead))
    if state.counted:
        rounds.count_money(state, events)
    else:
        rounds.move_on(state, chance, events)
