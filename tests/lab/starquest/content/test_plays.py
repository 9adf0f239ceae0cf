"""Which tests cite a line, and which items they name."""

from pathlib import Path

from bulkhead.lab.starquest.content.plays import Plays

TEXT = """
import pytest

GUN = "wpn_flamer"

def drawn(card):
    return f"evg_frenzy {card}"

@pytest.mark.clause("SQ-MOVE-01", "C-evg_lure-1")
def test_direct():
    play("evg_lure on ba1")

@pytest.mark.clause("C-evg_frenzy-1", "C-wpn_flamer")
def test_by_helper():
    drawn("nothing", GUN)

@pytest.mark.clause("C-eva_pack-1")
def test_of_something_else():
    play("eva_pack_of_wolves")

@pytest.mark.parametrize("card", [pytest.param("eva_lull", marks=pytest.mark.clause("C-eva_lull-1"))])
def test_row(card): ...

@pytest.mark.clause("C-obj_altar-1")
def test_numbered():
    play("site:obj_altar2")
"""


def test_marks_and_the_items_that_their_tests_name(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_cards.py").write_text(TEXT, encoding="utf-8")
    plays = Plays(tests)
    assert plays.marked["C-evg_lure-1"] == ["tests/test_cards.py:9"]
    assert set(plays.marked) == {
        "C-evg_lure-1",
        "C-evg_frenzy-1",
        "C-wpn_flamer",
        "C-eva_pack-1",
        "C-eva_lull-1",
        "C-obj_altar-1",
    }, "clauses are not listed here"
    assert plays.named["C-evg_lure-1"] == {"evg_lure"}
    assert plays.named["C-evg_frenzy-1"] == {"evg_frenzy", "nothing", "wpn_flamer"}
    assert plays.named["C-eva_pack-1"] == {"eva_pack_of_wolves"}, "not the mark itself"
    assert plays.named["C-eva_lull-1"] == {"card", "eva_lull"}
    assert plays.named["C-obj_altar-1"] == {"site", "obj_altar2", "obj_altar"}
