"""A command line that speaks English unless it is told otherwise, in an empty folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run each test in a separate folder, without a language from the environment."""
    for variable in ("BULKHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path
