"""The clause matrix: what counts as code, what counts as a test, and what counts as a gap."""

from pathlib import Path

import pytest

import bulkhead
from bulkhead.lab import matrix
from bulkhead.lab.matrix import find_tests, look_up, marked
from bulkhead.lab.uncalled import Marked
from bulkhead.tabletop import clauses
from bulkhead.tabletop.clauses import Chapter, Clause, Rulebook, clause

RULEBOOK = bulkhead.game("heroes").rulebook


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder with one test that is marked with every clause but one."""
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    marks = ", ".join(repr(id_) for id_ in RULEBOOK.ids() if id_ != "H-CUT-1")
    (folder / "deep" / "test_all.py").write_text(
        f"import pytest\n\n@pytest.mark.clause({marks})\ndef test_all(): ...\n", encoding="utf-8"
    )
    return folder


def book(*ids: str) -> Rulebook:
    return Rulebook("heroes", (Chapter("heroes-chapter-board", tuple(Clause(id_, 1) for id_ in ids)),))


def test_every_clause_of_heroes_has_code() -> None:
    found = look_up(RULEBOOK, None)
    assert (found.clauses, found.coded) == (50, 50)
    assert found.gaps == {}


def test_without_tests_the_matrix_leaves_them_out() -> None:
    assert look_up(RULEBOOK, None).tested is None
    assert look_up(RULEBOOK, None).whole


def test_a_clause_without_a_test(tests: Path) -> None:
    found = look_up(RULEBOOK, marked(tests))
    assert found.tested == 49
    assert found.gaps == {"no-test": {"H-CUT-1": []}}
    assert not found.whole


def test_a_clause_without_code(tests: Path) -> None:
    found = look_up(book(*RULEBOOK.ids(), "H-TELEPORT-1"), marked(tests))
    assert (found.clauses, found.coded) == (51, 50)
    assert found.gaps["no-code"] == {"H-TELEPORT-1": []}


def test_marked_code_that_nothing_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    dead = Marked("heroes/data/board.py", 12, "mirror", ("H-CUT-1", "SQ-MOVE-01"))
    monkeypatch.setattr(matrix, "uncalled", lambda package: (dead,))
    assert look_up(RULEBOOK, None).gaps == {"no-call": {"H-CUT-1": ["heroes/data/board.py:12 mirror"]}}
    assert look_up(bulkhead.game("starquest").rulebook, None).gaps == {
        "no-call": {"SQ-MOVE-01": ["heroes/data/board.py:12 mirror"]}
    }


def test_code_outside_the_game_does_not_count(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "_coded", clauses.coded())  # hide it from other tests

    @clause("H-TELEPORT-1")
    def somewhere_else() -> None: ...

    assert look_up(book(*RULEBOOK.ids(), "H-TELEPORT-1"), marked(tests)).coded == 50


def test_ids_in_code_that_the_rulebook_does_not_have() -> None:
    """Refusals and events name clauses too: a rulebook without H-BUST-1 leaves them dangling."""
    found = look_up(book(*(id_ for id_ in RULEBOOK.ids() if id_ != "H-BUST-1")), None)
    places = found.gaps["unknown"]["H-BUST-1"]
    assert any(place.startswith("heroes/data/events.py:") for place in places)
    assert list(found.gaps["unknown"]) == ["H-BUST-1"]


def test_ids_in_tests_that_no_rulebook_has(tests: Path) -> None:
    (tests / "test_strange.py").write_text(
        "import pytest\n\n@pytest.mark.clause('H-NOPE-1', 'H-CUT-1')\ndef test_it(): ...\n", encoding="utf-8"
    )
    assert look_up(RULEBOOK, marked(tests)).gaps == {"unknown": {"H-NOPE-1": ["tests/test_strange.py:3"]}}


def test_the_tests_of_the_checkout_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Path(bulkhead.__file__).parents[2] / "tests"
    monkeypatch.chdir(tmp_path)
    assert find_tests() == ours
    (tmp_path / "tests").mkdir()
    assert find_tests() == ours, "some tests, but not of a checkout of ours"
    (tmp_path / "src" / "bulkhead").mkdir(parents=True)
    assert find_tests() == tmp_path / "tests"


def test_an_installed_package_has_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(matrix, "PACKAGE", tmp_path / "lib" / "site-packages" / "bulkhead")
    assert find_tests() is None
