"""What holds for all tests."""

import time

import pytest
from hypothesis import settings

# Property tests draw the same examples on every machine, and none is judged by the clock.
settings.register_profile("bulkhead", deadline=None, derandomize=True)
settings.load_profile("bulkhead")

# Failed assertions inside the drawn boards show both sides, as those of a test do.
pytest.register_assert_rewrite("tests.heroes.scene")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--until", type=float, help="begin no test after this time (time.time(), for `make quick`)"
    )


def pytest_runtest_setup(item: pytest.Item) -> None:
    until = item.config.getoption("--until")
    if until is not None and time.time() > until:
        pytest.skip("left to `make test`")
