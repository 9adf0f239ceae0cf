"""How a failed comparison of events is shown, and what the end of a run says."""

from types import SimpleNamespace
from typing import cast

import pytest

from bulkhead.starquest.events import Faced, Left, Moved
from tests.browser.firefox import finding
from tests.browser.firefox.finding import MISSING
from tests.conftest import pytest_assertrepr_compare, pytest_terminal_summary

STEP, TURN, GONE = Moved(0, "ba1", ((1, 0),), 1), Faced(0, "ba1", 2, 0), Left(0, "ba1")


def test_lists_of_events_are_compared_line_by_line() -> None:
    shown = pytest_assertrepr_compare("==", [STEP, TURN], [STEP, GONE])
    assert shown is not None
    assert [line for line in shown[1:] if not line.startswith("?")] == [f"  {STEP}", f"- {GONE}", f"+ {TURN}"]


def test_other_comparisons_are_shown_as_usual() -> None:
    assert pytest_assertrepr_compare("==", [1], [2]) is None
    assert pytest_assertrepr_compare("in", [STEP], [TURN]) is None
    assert pytest_assertrepr_compare("==", STEP, TURN) is None


@pytest.mark.parametrize(
    ("ran", "there", "said"),
    [
        ("tests/browser/general/test_help.py::test_it", None, [MISSING]),
        ("tests/browser/general/test_help.py::test_it", "/usr/bin/firefox", []),
        ("tests/heroes/test_views.py::test_it", None, []),
    ],
)
def test_the_end_of_the_run_says_when_there_was_no_firefox(
    monkeypatch: pytest.MonkeyPatch, ran: str, there: str | None, said: list[str]
) -> None:
    written: list[str] = []
    monkeypatch.setattr(finding, "path", lambda: there)
    reporter = SimpleNamespace(stats={"passed": [SimpleNamespace(nodeid=ran)]}, write_line=written.append)
    pytest_terminal_summary(cast(pytest.TerminalReporter, reporter))
    assert written == said
