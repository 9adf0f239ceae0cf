"""Matches of every game pass the checks of undo and of the end, and the checks find a match that could be reopened."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.heroes import HEROES
from bulkhead.match import Course, Session, Step
from bulkhead.match.conformance import check_match
from bulkhead.starquest.data.options import House, Options
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.conformance import Nonconforming
from examples.noughts import NOUGHTS
from tests.match.playing import LAST_TURN
from tests.starquest.mission import OPTIONS


@pytest.mark.parametrize(
    "values", [{}, {"rows": 3, "turn-limit": 14}, {"games": 3, "turn-limit": 20}], ids=str
)
def test_matches_of_heroes_conform(values: Mapping[str, Any]) -> None:
    assert check_match(HEROES, HEROES.options(values), games=2) > 3


def test_a_match_that_is_given_up_conforms() -> None:
    """Its last entry is an aside: it cannot be undone either, and the log verifies."""
    assert check_match(HEROES, HEROES.options({"games": 3}), games=12, gives_up=True) > 0


def test_a_match_that_ends_without_a_die_conforms() -> None:
    """The last command moves a hero: nothing but the end itself speaks against undoing it."""
    assert check_match(HEROES, HEROES.options({}), games=6, position=LAST_TURN) > 0


def test_matches_of_the_smallest_game_conform() -> None:
    assert check_match(NOUGHTS, NOUGHTS.options({}), games=20) > 10


@pytest.mark.parametrize(
    "house", [House(), House(interleaving=True, card_windows="public")], ids=["one", "two"]
)
def test_matches_of_starquest_conform(house: House) -> None:
    assert check_match(STARQUEST, replace(OPTIONS, house=house)) > 3


def test_the_tutorial_of_starquest_conforms() -> None:
    check_match(STARQUEST, Options(factions=("ultramarines", "chaos"), mission="mis_00_first_steps"))


# Faults that the suite must name.


def _reopens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo after the end, as it once was."""
    monkeypatch.setattr(Course, "over", property(lambda course: False))


def _reopens_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end cannot be undone, unless somebody names its entry."""

    def undo(session: Session, seat: int, of: int = 0) -> Step:
        return session._note(session.course._undo(seat, of) if of else session.course.undo(seat))

    monkeypatch.setattr(Session, "undo", undo)


def _undoes_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The undo leaves a trace."""

    def undo(session: Session, seat: int, of: int = 0) -> Step:
        step = session._note(session.course.undo(seat, of))
        session.state.turn += 1
        return step

    monkeypatch.setattr(Session, "undo", undo)


@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        (_reopens, "is over, and seat 1 can still undo"),
        (_reopens_by_number, "is over, and seat 1 has undone entry"),
        (_undoes_badly, "does not restore the state"),
    ],
)
def test_each_fault_of_a_match_is_found(fault: Any, finding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(Nonconforming, match=finding):
        check_match(HEROES, HEROES.options({}), games=6, position=LAST_TURN)
