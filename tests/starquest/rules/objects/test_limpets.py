"""Limpet charges: four red dice on a machine or fixed target beside the carrier, once."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Thing, change, deeds
from bulkhead.starquest.events import Declared, Rolled, StructureDamaged, Wounded
from tests.starquest.scene import BA, CH, Table, hall, scene

OPEN = hall(6, 2)


def carrier(*others: str, **fields: Any) -> Table:
    """A marine on 1.0 with a charge."""
    table = scene(OPEN, "ba1 fig_marine_laser 1.0 E", *others, **fields)
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier="ba1")
    change(table.state, table.mini("ba1"), objects=("obj_limpet1",))
    return table.act("ba1")


@pytest.mark.clause("C-obj_limpet-2")
def test_four_red_dice_against_a_construct_and_the_charge_is_spent() -> None:
    table = carrier("ch1 fig_dread_mk7 2.0 W", "ch2 fig_ork 1.1 N", dice=[6, 6, 1, 1])
    assert table.offered("ba1 plant") == ["ba1 plant obj_limpet1 ch1"], "an orc is no construct"
    table.do("ba1 plant obj_limpet1 ch1")
    assert table.happened == [
        Declared(BA, "ba1", "obj_limpet", "ch1", 1, "card"),
        Rolled(BA, "ba1", (3, 3, 0, 0), 4, "card", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 2, 1),
    ]
    assert (table.state.things, table.mini("ba1").objects) == ({}, ())
    while table.waiting != BA:
        table.do(table.offers[0])
    assert not table.offered("ba1 strike")
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("C-obj_limpet-2")
@pytest.mark.parametrize("line", ["ch1 fig_android 2.1 W", "ch1 fig_android 3.0 W"])
def test_not_on_what_stands_diagonally_or_farther_away(line: str) -> None:
    table = carrier(line)
    assert table.refused("ba1 plant obj_limpet1 ch1").clause == "SQ-SHOOT-12"


@pytest.mark.clause("C-obj_limpet-2")
def test_a_structure_beside_the_carrier_loses_life_points() -> None:
    table = carrier(dice=[6, 6, 5, 1], structures={"obj_altar1": 2}, structure_av={"obj_altar1": 4})
    table.state.structures = (("obj_altar1", 3),)
    table.state.offered = None
    table.do("ba1 plant obj_limpet1 site:obj_altar1")
    assert table.happened == [
        Declared(BA, "ba1", "obj_limpet", "site:obj_altar1", 1, "card"),
        Rolled(BA, "ba1", (3, 3, 2, 0), 4, "card", "SQ-SHOOT-03"),
        StructureDamaged(BA, "obj_altar1", (2, 0), 3, 0),
    ]
    assert table.state.structures == (("obj_altar1", 0),)


@pytest.mark.clause("C-obj_limpet-2")
def test_who_has_attacked_keeps_the_charge() -> None:
    table = carrier("ch1 fig_android 2.0 W")
    deeds(table.state, table.mini("ba1"), struck=1)
    table.state.offered = None
    assert table.refused("ba1 plant obj_limpet1 ch1").clause == "SQ-TURN-06"


def test_without_a_charge_there_is_nothing_to_put_anywhere() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 1.0 E", "ch1 fig_android 2.0 W").act("ba1")
    assert table.refused("ba1 plant obj_limpet1 ch1").clause == "SQ-OBJ-14"
