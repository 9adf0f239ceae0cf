"""Finds the Chromium for the browser tests: the one named in CHROMIUM, or else the system's."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "There is no browser to test with: install Debian's chromium, or set CHROMIUM to the path of one."


class NoBrowser(Exception):
    """There is no browser. The tests must fail, not be skipped."""

    def __init__(self) -> None:
        super().__init__(MISSING)


def path() -> str:
    """The path of the browser."""
    named = os.environ.get("CHROMIUM", "")
    found = (shutil.which(name) for name in ((named,) if named else NAMES))
    for browser in found:
        if browser is not None:
            return browser
    raise NoBrowser
