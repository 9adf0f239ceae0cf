"""Finds the Firefox for the browser tests: the one named in FIREFOX, or else the system's."""

import os
import shutil

NAMES = ("firefox-esr", "firefox")
MISSING = (
    "The browser tests ran in Chromium alone: there is no Firefox. Install Debian's firefox-esr, or set FIREFOX to the"
    " path of one."
)


class WrongPath(Exception):
    """FIREFOX names no program. The tests must fail: somebody wanted them to run."""

    def __init__(self, named: str) -> None:
        super().__init__(
            f"FIREFOX is '{named}', and there is no such program: set it to the path of a Firefox."
        )


def path() -> str | None:
    """The path of the browser, where there is one."""
    if named := os.environ.get("FIREFOX", ""):
        if (found := shutil.which(named)) is None:
            raise WrongPath(named)
        return found
    return next((found for name in NAMES if (found := shutil.which(name))), None)
