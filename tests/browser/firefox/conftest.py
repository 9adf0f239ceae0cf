"""The same fixtures with Firefox for the browser. Where there is none, these tests are not collected, and the end of
the run says so."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Driver
from tests.browser.firefox import finding, go_between
from tests.browser.firefox.overheard import Overheard
from tests.browser.helpers.player import Player

PATH = finding.path()
CALM: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
"""WebDriver BiDi cannot ask for reduced motion: it is a preference of the profile."""

if PATH is None:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def opened(driver: Driver, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Started as Playwright starts Mozilla's own builds, over WebDriver BiDi."""
    assert PATH is not None
    program = tmp_path_factory.mktemp("firefox") / "firefox"
    program.write_text(f'#!/bin/sh\nexec {shlex.join((sys.executable, go_between.__file__, PATH))} "$@"\n')
    program.chmod(0o755)
    with driver.at_work():
        browser = driver.playwright.firefox.launch(
            channel="moz-firefox", executable_path=program, firefox_user_prefs=CALM
        )
    yield browser
    with driver.at_work():
        browser.close()


@pytest.fixture(scope="session")
def person() -> type[Player]:
    return Overheard
