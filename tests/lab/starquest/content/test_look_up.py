"""The row `content` of the matrix: what counts as a gap."""

from pathlib import Path

import pytest

from bulkhead.lab import matrix
from bulkhead.lab.matrix import find_tests, marked
from bulkhead.lab.starquest.content import look_up
from bulkhead.lab.starquest.content.lines import Line, all_lines
from bulkhead.lab.starquest.content.look_up import look_up_content
from bulkhead.lab.uncalled import Marked
from bulkhead.starquest.box import load_box
from bulkhead.tabletop import clauses
from bulkhead.tabletop.clauses import clause
from bulkhead.words import Words

SAY = Words().say
LINES = all_lines(load_box(), SAY)


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder with one test that cites every line but one, and names its item."""
    folder = tmp_path / "tests"
    folder.mkdir()
    for number, line in enumerate(LINES):
        if line.id != "C-evg_lure-1":
            write(folder, f"test_{number}", line.id, line.item)
    return folder


def write(folder: Path, name: str, id_: str, item: str) -> None:
    (folder / f"{name}.py").write_text(
        f'import pytest\n\n@pytest.mark.clause("{id_}")\ndef test_it():\n    play("{item}")\n',
        encoding="utf-8",
    )


def with_line(monkeypatch: pytest.MonkeyPatch, *lines: Line) -> None:
    monkeypatch.setattr(look_up, "all_lines", lambda box, say: [*LINES, *lines])


def test_the_content_of_the_box_has_no_gap() -> None:
    tests = find_tests()
    assert tests is not None
    found = look_up_content(SAY, tests, marked(tests))
    assert found.gaps == {}
    assert (found.coded, found.tested) == (found.clauses, found.clauses)


def test_without_tests_the_matrix_leaves_them_out() -> None:
    assert look_up_content(SAY, None, None).tested is None


def test_a_line_without_a_test(tests: Path) -> None:
    found = look_up_content(SAY, tests, marked(tests))
    assert found.gaps == {"no-test": {"C-evg_lure-1": []}}
    assert found.tested == found.clauses - 1


def test_a_line_that_says_the_same_as_a_clause_has_its_code_and_tests(
    tests: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tests, "test_last", "C-evg_lure-1", "evg_lure")
    with_line(monkeypatch, Line("C-DECK-new", "One order in a turn.", ("SQ-TURN-12",)))
    assert look_up_content(SAY, tests, marked(tests)).gaps == {"no-test": {"C-DECK-new": []}}
    write(tests, "test_clause", "SQ-TURN-12", "")
    assert look_up_content(SAY, tests, marked(tests)).gaps == {}


def test_a_line_whose_tests_do_not_name_its_item(tests: Path) -> None:
    write(tests, "test_last", "C-evg_lure-1", "evg_frenzy")
    assert look_up_content(SAY, tests, marked(tests)).gaps == {
        "no-play": {"C-evg_lure-1": ["tests/test_last.py:3"]}
    }


def test_a_trait_may_be_named_by_its_figure(tests: Path) -> None:
    number = [line.id for line in LINES].index("C-trt_fireproof-1")
    write(tests, f"test_{number}", "C-trt_fireproof-1", "fig_cinder")
    write(tests, "test_last", "C-evg_lure-1", "evg_lure")
    assert look_up_content(SAY, tests, marked(tests)).gaps == {}


def test_a_special_rule_may_be_named_by_its_word(tests: Path) -> None:
    write(tests, "test_last", "C-evg_lure-1", "evg_lure")
    number = [line.id for line in LINES].index("C-mis_08_black_mass-special-1-1")
    write(tests, f"test_{number}", LINES[number].id, "altar_rites")
    assert look_up_content(SAY, tests, marked(tests)).gaps == {}
    write(tests, f"test_{number}", LINES[number].id, "standing_altars")
    assert list(look_up_content(SAY, tests, marked(tests)).gaps["no-play"]) == [LINES[number].id]


def test_the_code_of_a_mission_is_that_of_its_objectives_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bulkhead.lab.starquest.content.code.RULES", [])
    gaps = look_up_content(SAY, None, None).gaps
    assert "C-mis_08_black_mass-special-1-1" in gaps["no-code"]
    assert "C-mis_08_black_mass-primary-1" not in gaps["no-code"]


def test_marks_of_lines_that_do_not_exist(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "_coded", clauses.coded())  # hide it from other tests

    @clause("C-evg_lure-9")
    def somewhere() -> None: ...

    write(tests, "test_last", "C-evg_lure-8", "evg_lure")
    gaps = look_up_content(SAY, tests, marked(tests)).gaps
    assert list(gaps["unknown"]) == ["C-evg_lure-9", "C-evg_lure-8"]


def test_a_line_without_code(monkeypatch: pytest.MonkeyPatch) -> None:
    with_line(monkeypatch, Line("C-TABLE-nothing", "Nothing happens."))
    assert look_up_content(SAY, None, None).gaps == {"no-code": {"C-TABLE-nothing": []}}


def test_a_card_whose_data_the_rules_cannot_carry_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bulkhead.lab.starquest.content.code.BEHAVIOURS", {})
    gaps = look_up_content(SAY, None, None).gaps
    assert "C-evg_broadcast-1" in gaps["no-code"]
    assert "C-eqp_force_field-1" not in gaps["no-code"], "its file says all"


def test_marked_code_that_nothing_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    dead = Marked("starquest/rules/fight/melee.py", 12, "mirror", ("C-trt_breacher-1",))
    monkeypatch.setattr(matrix, "uncalled", lambda package: (dead,))
    assert look_up_content(SAY, None, None).gaps == {
        "no-call": {"C-trt_breacher-1": ["starquest/rules/fight/melee.py:12 mirror"]}
    }


def test_a_card_and_a_flag_without_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    left = [line for line in LINES if line.item != "evg_lure" and line.id != "C-FLAG-ward"]
    monkeypatch.setattr(look_up, "all_lines", lambda box, say: left)
    assert look_up_content(SAY, None, None).gaps == {"no-line": {"C-evg_lure": [], "C-FLAG-ward": []}}


def test_a_flag_that_no_code_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(look_up.FLAGS, "C-FLAG-weapon-shiny", "shiny")
    with_line(monkeypatch, Line("C-FLAG-weapon-shiny", "It shines."))
    assert look_up_content(SAY, None, None).gaps == {"no-read": {"C-FLAG-weapon-shiny": []}}
