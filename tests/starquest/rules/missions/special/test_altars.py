"""The mission of the altars: two that stand give the Cult a rite."""

import pytest

from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import RiteGained
from bulkhead.starquest.table.mission_rule import rules_of
from tests.starquest.rules.cards.event_scene import until_turn_of
from tests.starquest.scene import CH, CU, Table, hall, scene

OPEN = hall(6, 2)


def with_altars(*life: int, rites: int = 0, special: str = "altar_rites") -> Table:
    names = {f"obj_altar{at}": at for at in range(len(life))}
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", structures=names, special=(special,))
    table.state.structures = tuple(zip(names, life, strict=True))
    change_side(table.state, CU, rites=rites)
    return table


def begin_turn(table: Table, seat: int) -> None:
    for rule in rules_of(table.state):
        rule.at_turn_start(table.state, seat, table.heard)


@pytest.mark.clause("C-mis_08_black_mass-special-1-1")
@pytest.mark.parametrize(
    ("life", "before", "after"), [((3, 3, 0), 0, 1), ((3, 0, 0), 0, 0), ((3, 3, 3), 4, 5), ((3, 3, 3), 5, 5)]
)
def test_two_altars_give_the_cult_a_rite_in_each_of_its_turns(
    life: tuple[int, ...], before: int, after: int
) -> None:
    table = with_altars(*life, rites=before)
    begin_turn(table, CU)
    assert table.side(CU).rites == after
    assert len(table.told(RiteGained)) == after - before


@pytest.mark.clause("SQ-TURN-16", "C-mis_08_black_mass-special-1-1")
def test_the_rite_comes_when_the_turn_of_the_cult_begins() -> None:
    table = with_altars(3, 3)
    until_turn_of(table, CU)
    assert table.told(RiteGained) == [RiteGained(CU, 1)]
    assert table.side(CU).rites == 1


def test_no_rite_for_chaos_or_without_the_rule() -> None:
    table = with_altars(3, 3)
    begin_turn(table, CH)
    other = with_altars(3, 3, special="")
    begin_turn(other, CU)
    assert not table.told(RiteGained)
    assert other.happened == []
