"""The rules of Final Touch, in the rulebook's words. The ids are those of `rules.en.ftl`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.box.touches import HAND, apart, colours, common, includes, nth, part, parts, size, unpack
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import NOBODY, OVER, PLAY, TIEBREAK, State, Won

SMEARS_THAT_RUIN: Final[i64] = 3
MONEY_TO_WIN: Final[i64] = 25

# The kinds of chance: places in the `kinds` of the game in `game.py`.
STARTER: Final[i64] = 0
MASTERPIECE: Final[i64] = 1
NEXT: Final[i64] = 2
DRAW: Final[i64] = 3
RESHUFFLED: Final[i64] = 4


# --- setup ---


def open_box(seats: i64, cards: tuple[Masterpiece, ...], touches: i64) -> State:
    """FT-C1, FT-C2: everything on the table, nothing dealt."""
    state = State(seats, cards, touches)
    for _ in range(len(cards)):
        state.pile = state.pile * 2 + 1
    return state


def deal(state: State, starter: i64, chance: Chance) -> None:
    """FT-S1 to FT-S3: two masterpieces face up, five touches a hand, and who begins."""
    state.turn = chance.pick(STARTER, state.seats) if starter == NOBODY else starter
    state.masterpiece = take_from_pile(state, chance.pick(MASTERPIECE, pile_size(state)))
    turn_up_next(state, chance)
    for seat in range(state.seats):
        refill(state, seat, chance, None)


def pile_size(state: State) -> i64:
    left = state.pile
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return count


def take_from_pile(state: State, which: i64) -> Masterpiece:
    """The masterpieces have no order until one is turned up: take any."""
    left = state.pile
    for _card in range(which):
        left &= left - 1
    lowest = left & -left
    state.pile -= lowest
    return state.cards[int(lowest).bit_length() - 1]


# --- a turn ---


def missing(state: State) -> i64:
    """The touches the masterpiece still lacks."""
    return state.masterpiece.needs - state.improved


def fitting(hand: i64, lacking: i64) -> i64:
    """FT-I1: the cards that could improve, never more of a colour than is missing."""
    return common(hand, lacking)


def spare(hand: i64, lacking: i64) -> i64:
    """FT-M2: the cards that may smear, their colours not missing now."""
    return apart(hand, lacking)


def choices(state: State) -> list[Play]:
    """FT-T2, FT-M3: one way or the other. Each card fits exactly one zone, so there is always a choice."""
    if state.phase == OVER:
        return []
    return plays(state.hand(state.turn), missing(state))


def plays(hand: i64, lacking: i64) -> list[Play]:
    """What a hand may do with a masterpiece that lacks these touches; small improvements first."""
    fit, free = fitting(hand, lacking), spare(hand, lacking)
    improvements = [Play(part(fit, place), 0) for place in range(parts(fit))]
    return improvements + [Play(0, part(free, place)) for place in range(colours(free))]


def check(state: State, seat: int, play: Play) -> None:
    if state.phase == OVER:
        raise Illegal("G-OVER", "over")
    if seat != state.turn:
        raise Illegal("G-TURN", "turn")
    hand = state.hand(state.turn)
    if play.improve and play.smear:
        raise Illegal("FT-T2", "both")
    if not play.improve and not play.smear:
        raise Illegal("FT-T1", "nothing")
    if play.improve:
        check_improve(hand, missing(state), play.improve)
    else:
        check_smear(hand, missing(state), play.smear)


def check_improve(hand: i64, lacking: i64, touches: i64) -> None:
    if not includes(hand, touches):
        raise Illegal("FT-I1", "not-held", touches=beyond(touches, hand))
    if not includes(lacking, touches):
        raise Illegal("FT-I1", "not-missing", touches=beyond(touches, lacking))


def check_smear(hand: i64, lacking: i64, touch: i64) -> None:
    if size(touch) != 1:
        raise Illegal("FT-M1", "one-smear")
    if not includes(hand, touch):
        raise Illegal("FT-M1", "not-held", touches=unpack(touch))
    if includes(lacking, touch):
        raise Illegal("FT-M2", "still-missing", touches=unpack(touch))


def beyond(touches: i64, limit: i64) -> dict[str, int]:
    """The touches over a limit, to say what is wrong."""
    return unpack(touches - common(touches, limit))


def apply(state: State, play: Play, chance: Chance, events: list[Event] | None = None) -> None:
    if play.improve:
        improve(state, play.improve, chance, events)
    else:
        smear(state, play.smear, chance, events)


def improve(state: State, touches: i64, chance: Chance, events: list[Event] | None = None) -> None:
    """FT-I1, FT-F1: into the improvement zone; the last missing touch finishes the masterpiece."""
    state.set_hand(state.turn, state.hand(state.turn) - touches)
    state.improved += touches
    if events is not None:
        events.append(happened.improved(state, touches))
    if state.improved == state.masterpiece.needs:
        finish(state, chance, events)
    else:
        state.last = touches
        end_turn(state, chance, events)


def smear(state: State, touch: i64, chance: Chance, events: list[Event] | None = None) -> None:
    """FT-M1, FT-F2: into the smearing zone; the third smear ruins the masterpiece."""
    state.set_hand(state.turn, state.hand(state.turn) - touch)
    note_order(state, touch)
    state.smeared += touch
    if events is not None:
        events.append(happened.smeared(state, touch))
    if size(state.smeared) == SMEARS_THAT_RUIN:
        ruin(state, chance, events)
    else:
        state.last = -touch
        end_turn(state, chance, events)


def note_order(state: State, touch: i64) -> None:
    if state.smeared == 0:
        state.first_smear = touch
    elif state.second_smear == 0:
        state.second_smear = touch


def end_turn(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FT-R1, FT-S4: refill, then the next player clockwise; in a tie-break, the other contender."""
    refill(state, state.turn, chance, events)
    if state.phase == TIEBREAK:
        state.turn = state.contender + state.rival - state.turn
    elif state.turn == state.seats - 1:
        state.turn = 0
    else:
        state.turn += 1


def refill(state: State, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """FT-R1: draw up to five. FT-R2: with the draw pile empty, the discard is shuffled in, even half-way."""
    before = state.hand(seat)
    hand = before
    left = size(state.draw)
    for _card in range(HAND - size(hand)):
        if left == 0:
            if state.discard == 0:
                break
            reshuffle(state, chance, events)
            left = size(state.draw)
        touch = nth(state.draw, chance.pick(DRAW, left))
        state.draw -= touch
        hand += touch
        left -= 1
    state.set_hand(seat, hand)
    if events is not None:
        events.append(happened.drew(seat, hand - before))


def reshuffle(state: State, chance: Chance, events: list[Event] | None) -> None:
    state.draw = state.discard
    state.discard = 0
    chance.note(RESHUFFLED)
    if events is not None:
        events.append(happened.reshuffled(state))


# --- scoring ---


def side_of(state: State, seat: i64) -> i64:
    """FT-S4: with four players, partners sit across and share a purse."""
    return seat & 1 if state.seats == 4 else seat


def finish(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FT-F1: the finished value for whoever put the final touch."""
    earn(state, True, side_bit(state, state.turn), state.masterpiece.finished, events)
    new_masterpiece(state, chance, events)


def ruin(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FT-F2, FT-F3: the whole ruined value for each side but the ruiner's."""
    earn(state, False, opponents(state, state.turn), state.masterpiece.ruined, events)
    new_masterpiece(state, chance, events)


def side_bit(state: State, seat: i64) -> i64:
    side: i64 = 1
    return side << side_of(state, seat)


def opponents(state: State, seat: i64) -> i64:
    """The sides against a seat, a bit each; in a tie-break only the other contender."""
    if state.phase == TIEBREAK:
        return side_bit(state, state.contender + state.rival - seat)
    everyone: i64 = 7 if state.seats == 3 else 3
    return everyone - side_bit(state, seat)


def opposing_seats(seats: i64, seat: i64, contenders: list[int]) -> list[int]:
    """The seats that gain when this one ruins: all but its side's, or the other contender."""
    if contenders:
        return [other for other in contenders if other != seat]
    return [int(other) for other in range(seats) if other != seat and not (seats == 4 and (other - seat) % 2 == 0)]


def earn(state: State, finished: bool, sides: i64, value: i64, events: list[Event] | None) -> None:
    if sides & 1:
        state.purse0 += value
    if sides & 2:
        state.purse1 += value
    if sides & 4:
        state.purse2 += value
    state.won = Won(state.masterpiece.title, finished, sides, value, state.won)
    if events is not None:
        events.append(happened.ended(state, finished, sides, value))


def new_masterpiece(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FT-N1, unless the game is over: then nothing more moves (FT-E1, FT-E3, FT-E4)."""
    rich = sides_with_enough(state)
    tied = rich == 2 and state.phase == PLAY and tie(state)
    upcoming = state.next
    if upcoming is None or state.phase == TIEBREAK or (rich > 0 and not tied):
        state.phase = OVER
        if events is not None:
            events.append(Event("over"))
        return
    state.discard += state.improved + state.smeared
    state.improved = 0
    state.smeared = 0
    state.first_smear = 0
    state.second_smear = 0
    state.last = 0
    state.masterpiece = upcoming
    turn_up_next(state, chance)
    if events is not None:
        events.append(happened.masterpiece(state))
    if tied:
        start_tiebreak(state, events)
    else:
        refill(state, state.turn, chance, events)


def turn_up_next(state: State, chance: Chance) -> None:
    """FT-S1: everyone sees the masterpiece after this one, and nothing deeper."""
    if state.pile:
        state.next = take_from_pile(state, chance.pick(NEXT, pile_size(state)))
    else:
        state.next = None


# --- end ---


def sides_with_enough(state: State) -> i64:
    """FT-E1: how many have 25 or more."""
    count: i64 = 0
    if state.purse0 >= MONEY_TO_WIN:
        count += 1
    if state.purse1 >= MONEY_TO_WIN:
        count += 1
    if state.purse2 >= MONEY_TO_WIN:
        count += 1
    return count


def tie(state: State) -> bool:
    """FT-E3: do the two opponents of the ruiner have equal totals?"""
    return state.purse(after(state.turn)) == state.purse(after(after(state.turn)))


def after(seat: i64) -> i64:
    """The seat to the left, of three."""
    return 0 if seat == 2 else seat + 1


def start_tiebreak(state: State, events: list[Event] | None) -> None:
    """FT-E3: the two who tie play one last masterpiece with the hands they have."""
    state.phase = TIEBREAK
    state.contender = after(state.turn)
    state.rival = after(state.contender)
    state.turn = state.contender
    if events is not None:
        events.append(happened.tiebreak(state))


def reason(state: State) -> str:
    """The rule that ended the game."""
    if state.contender != NOBODY:
        return "FT-E3"
    rich = sides_with_enough(state)
    if rich == 0 or (rich == 2 and tie(state)):
        return "FT-E4"
    return "FT-E2" if rich == 2 else "FT-E1"


def winning_sides(state: State) -> list[int]:
    """FT-E3: whoever received the last card. Otherwise the most money; equal money is a shared win (FT-E4)."""
    sides = range(state.sides())
    if state.contender != NOBODY and state.won is not None:
        last = state.won.sides
        return [side for side in sides if last >> side & 1]
    most = max(state.purses())
    return [side for side in sides if state.purse(side) == most]
