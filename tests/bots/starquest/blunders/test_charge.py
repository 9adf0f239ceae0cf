"""A table laughs at a squad that spends its one charge on a small fry while a Dreadnought lives."""

import pytest

from bulkhead.starquest.data.state import Thing, change
from tests.bots.starquest.tables import ask
from tests.starquest.scene import Table, hall, scene


def beside_a_revenant(*others: str) -> Table:
    """A marine with a charge stands before a revenant."""
    table = scene(hall(9, 3), "ba1 fig_marine_laser 1.1 E", "cu1 fig_revenant 2.1 W", *others)
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier="ba1")
    change(table.state, table.mini("ba1"), objects=("obj_limpet1",))
    return table.act("ba1")


@pytest.mark.parametrize(("others", "plants"), [((), True), (("ch1 fig_dread_mk7 6.0 W",), False)])
def test_a_charge_is_saved_for_the_machine(others: tuple[str, ...], plants: bool) -> None:
    table = beside_a_revenant(*others)
    assert any("plant" in one for one in table.offers)
    assert ("plant" in ask(table)) is plants


def test_in_the_last_rounds_nothing_is_saved() -> None:
    table = beside_a_revenant("ch1 fig_dread_mk7 6.0 W")
    table.state.round = table.state.scenario.rounds
    assert "plant" in ask(table)
