"""The Chromium that the browser tests drive: the one named in CHROMIUM, or else the machine's own."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "There is no browser to test with: install Debian's chromium, or set CHROMIUM to the path of one."


class NoBrowser(Exception):
    """Nothing to test with. Never a reason to pass the tests over in silence."""

    def __init__(self) -> None:
        super().__init__(MISSING)


def path() -> str:
    """Where the browser is."""
    named = os.environ.get("CHROMIUM", "")
    found = (shutil.which(name) for name in ((named,) if named else NAMES))
    for browser in found:
        if browser is not None:
            return browser
    raise NoBrowser
