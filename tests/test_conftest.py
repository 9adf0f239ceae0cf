"""How a failed comparison of events is shown."""

from bulkhead.starquest.events import Faced, Left, Moved
from tests.conftest import pytest_assertrepr_compare

STEP, TURN, GONE = Moved(0, "ba1", ((1, 0),), 1), Faced(0, "ba1", 2, 0), Left(0, "ba1")


def test_lists_of_events_are_compared_line_by_line() -> None:
    shown = pytest_assertrepr_compare("==", [STEP, TURN], [STEP, GONE])
    assert shown is not None
    assert [line for line in shown[1:] if not line.startswith("?")] == [f"  {STEP}", f"- {GONE}", f"+ {TURN}"]


def test_other_comparisons_are_shown_as_usual() -> None:
    assert pytest_assertrepr_compare("==", [1], [2]) is None
    assert pytest_assertrepr_compare("in", [STEP], [TURN]) is None
    assert pytest_assertrepr_compare("==", STEP, TURN) is None
