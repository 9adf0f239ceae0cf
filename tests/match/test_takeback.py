"""How far a player takes back: to what he has really chosen, past answers that gave themselves."""

import pytest

from bulkhead.match import Session
from bulkhead.match.takeback import way_back
from tests.match.hasty import HASTY
from tests.match.playing import PLAYERS, SEED, SET_UP, do

ADA, BEN = 0, 1


def set_up(commands: int) -> Session:
    """The first so many commands of the set-up; 18 of its 20 are chosen, the last two give themselves."""
    session = Session.start(HASTY, HASTY.options({"first": "1"}), PLAYERS, SEED)
    return do(session, *SET_UP[:commands])


def way(session: Session, seat: int, *bots: int) -> list[tuple[int, int]]:
    return [(one.seat, one.n) for one in way_back(session.course, seat, bots)]


def test_what_somebody_has_chosen_last_is_taken_back_alone() -> None:
    session = set_up(18)
    assert way(session, BEN) == [(BEN, 18)]
    assert way(session, ADA) == []


def test_answers_that_gave_themselves_are_taken_back_with_what_led_to_them() -> None:
    session = set_up(20)
    assert session.can_undo(BEN)
    assert way(session, BEN) == [(BEN, 20), (ADA, 19), (BEN, 18)]
    for one in way_back(session.course, BEN):
        session.undo(one.seat, one.n)
    assert session.waiting == BEN
    assert session.standing is None, "there is something to choose"


def test_what_another_has_chosen_is_not_taken_back_for_anybody() -> None:
    session = set_up(20)
    assert way(session, ADA) == []


def test_what_a_bot_has_chosen_is_taken_back_where_its_table_allows_it() -> None:
    session = set_up(20)
    assert way(session, ADA, BEN) == [(BEN, 20), (ADA, 19), (BEN, 18), (ADA, 17)]
    assert way(session, BEN, ADA) == way(session, BEN)


@pytest.mark.parametrize("seat", [-1, 2])
def test_whoever_has_chosen_nothing_takes_nothing_back(seat: int) -> None:
    assert way(set_up(20), seat) == []


def test_where_only_answers_gave_themselves_there_is_nothing_to_choose_again() -> None:
    """The position begins with the last placements: both give themselves."""
    session = set_up(18)
    position = HASTY.position(session.state)
    late = Session.start(HASTY, HASTY.options({"first": "1"}), PLAYERS, SEED, position=position)
    do(late, *SET_UP[18:])
    assert late.can_undo(BEN)
    assert way(late, BEN) == []
    assert way(late, ADA) == []
