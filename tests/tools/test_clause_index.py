"""Where clauses are implemented and tested, as the rules pages show it."""

from pathlib import Path

import pytest

from tools.clause_index import Place, place_of, places_of_code, places_of_tests
from tools.house import ROOT


def test_marked_code_is_found_by_its_file_and_its_name() -> None:
    code = places_of_code(ROOT)
    assert Place("src/bulkhead/heroes/rules/equipment/scythe.py", "struck") in code["H-SCYTHE-1"]
    assert Place("src/bulkhead/heroes/data/options.py", "Options.collection") in code["H-ARMY-1"]


def test_marked_code_of_a_module_that_is_gone_is_named() -> None:
    with pytest.raises(LookupError, match=r"a_game_that_is_gone\.rules\.step is marked"):
        place_of(ROOT, "a_game_that_is_gone.rules.step")


def test_marks_on_functions_classes_and_files_are_found(tmp_path: Path) -> None:
    (tmp_path / "tests" / "heroes").mkdir(parents=True)
    (tmp_path / "tests" / "heroes" / "test_one.py").write_text(
        "\n".join(
            (
                "pytestmark = pytest.mark.clause('H-A-1')",
                "@pytest.mark.clause('H-B-1', 'H-B-2')",
                "def test_b(): ...",
                "@pytest.mark.clause('H-C-1')",
                "class TestC: ...",
                "def test_none(): ...",
            )
        ),
        encoding="utf-8",
    )
    file = "tests/heroes/test_one.py"
    assert places_of_tests(tmp_path) == {
        "H-A-1": [Place(file, "the whole file")],
        "H-B-1": [Place(file, "test_b")],
        "H-B-2": [Place(file, "test_b")],
        "H-C-1": [Place(file, "TestC")],
    }
