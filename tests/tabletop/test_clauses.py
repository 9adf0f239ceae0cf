"""Clause ids: a rulebook lists them, a decorator links code to them."""

import pytest

from bulkhead.tabletop import clauses
from bulkhead.tabletop.clauses import Chapter, Clause, Rulebook, clause, coded

BOOK = Rulebook(
    "chess",
    (
        Chapter("moves", (Clause("C-MOVE-1", 3), Clause("C-MOVE-2", 4, ruling=True, options=("castling",)))),
        Chapter("end", (Clause("C-END-1", 9),)),
    ),
)


@pytest.fixture(autouse=True)
def _a_registry_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "_coded", {})


def test_a_rulebook_lists_its_clauses_in_reading_order() -> None:
    assert BOOK.ids() == ["C-MOVE-1", "C-MOVE-2", "C-END-1"]
    assert [one.page for one in BOOK.all()] == [3, 4, 9]
    assert [one.ruling for one in BOOK.all()] == [False, True, False]


def test_marking_code_returns_the_same_object() -> None:
    def castle() -> str:
        return "castled"

    assert clause("C-MOVE-2")(castle) is castle
    assert castle() == "castled"


def test_the_registry_knows_where_each_clause_is_carried_out() -> None:
    @clause("C-MOVE-1", "C-MOVE-2")
    def move() -> None: ...

    @clause("C-MOVE-2")
    class Castle:
        pass

    prefix = f"{__name__}.test_the_registry_knows_where_each_clause_is_carried_out.<locals>"
    assert coded() == {
        "C-MOVE-1": [f"{prefix}.move"],
        "C-MOVE-2": [f"{prefix}.move", f"{prefix}.Castle"],
    }
    assert move.__name__ == "move"
    assert Castle.__name__ == "Castle"


def test_marking_the_same_code_twice_counts_once() -> None:
    def move() -> None: ...

    clause("C-MOVE-1")(clause("C-MOVE-1")(move))
    assert [len(places) for places in coded().values()] == [1]


def test_a_constant_can_be_marked_too() -> None:
    assert clause("C-END-1")((8, 8)) == (8, 8)
    assert coded() == {"C-END-1": [__name__]}, "a plain value stands in the module that marks it"


def test_what_the_registry_hands_out_is_a_copy() -> None:
    clause("C-END-1")(len)
    coded()["C-END-1"].clear()
    coded().clear()
    assert coded() == {"C-END-1": ["builtins.len"]}
