"""Which code reads a flag: asking for it counts, listing it does not."""

from pathlib import Path

import pytest

from bulkhead.lab.starquest.content.reads import flag_reads


@pytest.mark.parametrize(
    "code",
    [
        'if sheet.has("ward"): pass',
        'if "ward" in figure(mini).flags: pass',
        'if "ward" not in sheet.flags: pass',
        'flags = sheet.flags\nif "ward" in flags: pass',
        'class Card:\n    def __init__(self, sheet):\n        self.warded = sheet.has("ward")\n\nprint(one.warded)',
    ],
)
def test_a_read(tmp_path: Path, code: str) -> None:
    (tmp_path / "fight.py").write_text(code, encoding="utf-8")
    assert list(flag_reads(tmp_path)) == ["ward"]


@pytest.mark.parametrize(
    "code",
    [
        'Flag = Literal["ward"]  # .has("ward")',
        'flags = frozenset({"ward"})',
        'effects.has(state, mini, "ward")  # an effect of this name',
        'class Card:\n    def __init__(self, sheet):\n        self.warded = sheet.has("ward")',
        'one.warded = 1\nclass Card:\n    def __init__(self, sheet):\n        self.warded = sheet.has("ward")',
    ],
)
def test_no_read(tmp_path: Path, code: str) -> None:
    (tmp_path / "fight.py").write_text(code, encoding="utf-8")
    assert flag_reads(tmp_path) == {}


def test_a_read_has_its_place(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "fight.py").write_text('\n\nsheet.has("ward")\n', encoding="utf-8")
    assert flag_reads(tmp_path) == {"ward": ("rules/fight.py:3",)}
