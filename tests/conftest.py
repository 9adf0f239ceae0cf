"""What holds for all tests."""

import time
from difflib import ndiff

import pytest
from hypothesis import settings

from bulkhead.tabletop import Event
from tests.browser.firefox import finding

# Property tests draw the same examples on every machine, and none is judged by the clock.
settings.register_profile("bulkhead", deadline=None, derandomize=True)
settings.load_profile("bulkhead")

# Failed assertions inside the drawn boards show both sides, as those of a test do.
pytest.register_assert_rewrite("tests.heroes.scene")
pytest.register_assert_rewrite("tests.starquest.scene")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--until", type=float, help="begin no test after this time (time.time(), for `make quick`)"
    )


def pytest_runtest_setup(item: pytest.Item) -> None:
    until = item.config.getoption("--until")
    if until is not None and time.time() > until:
        pytest.skip("left to `make test`")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say so where the browser tests ran without Firefox."""
    ran = (report for reports in terminalreporter.stats.values() for report in reports)
    if any(getattr(one, "nodeid", "").startswith("tests/browser/") for one in ran) and not finding.path():
        terminalreporter.write_line(finding.MISSING)


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Two lists of events that differ are shown one event a line, with what is missing and what is new."""
    if op != "==" or not _are_events(left) or not _are_events(right):
        return None
    assert isinstance(left, list)
    assert isinstance(right, list)
    lines = ndiff([repr(event) for event in right], [repr(event) for event in left])
    return ["what happened (+) is not what was expected (-)", *(line.rstrip() for line in lines)]


def _are_events(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, Event) for one in value)
