"""The grapnel."""

from functools import partial

import pytest

from bulkhead.starquest.events import CardPlayed, Moved
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table.card import card
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, LD

legion_with = partial(equipping.equipped, seat=LD)


@pytest.mark.clause("SQ-MOVE-11", "SQ-MOVE-12")
@pytest.mark.clause("C-eql_grapnel-1", "C-eql_grapnel-2")
def test_a_grapnel_carries_over_others_without_asking_and_two_squares_further() -> None:
    table = legion_with(
        "ld1 fig_thorn 0.0 E",
        "ld2 fig_quill 2.2 E",
        "ba1 fig_marine_laser 1.0 E",
        "ba2 fig_marine_laser 1.1 E",
        cards=("eql_grapnel",),
    ).act("ld1")
    before = movement_points.own_purse(table.state, table.mini("ld1")).left
    assert table.offered("use") == ["use eql_grapnel ld1"]
    table.do("use eql_grapnel ld1")
    assert movement_points.own_purse(table.state, table.mini("ld1")).left == before + 2
    assert movement_points.own_purse(table.state, table.mini("ld2")).left == figure(table.mini("ld2")).move
    table.do("ld1 step 1.0", "ld1 step 2.0")
    assert table.waiting == LD, "nobody was asked"
    assert table.happened == [
        CardPlayed(LD, "eql_grapnel", ("ld1",)),
        Moved(LD, "ld1", ((1, 0),), 1),
        Moved(LD, "ld1", ((2, 0),), 1),
    ]
    table.do("done")
    assert table.state.effects == ()
    assert table.side(LD).equipment == ("eql_grapnel",), "one use is left"
    table.act("ld2").do("use eql_grapnel ld2")
    assert table.side(LD).equipment == ()


@pytest.mark.clause("SQ-MOVE-11", "SQ-MOVE-12")
def test_a_grapnel_is_for_the_acting_legionary_alone() -> None:
    lines = ("ld1 fig_thorn 0.0 E", "ba1 fig_marine_laser 1.0 E")
    table = legion_with(*lines, cards=("eql_grapnel",))
    grapnel = card("eql_grapnel")
    assert list(grapnel.targets(table.state, LD)) == [], "nobody acts"
    table.act("ld1")
    assert list(grapnel.targets(table.state, LD)) == [("ld1",)]
    assert table.refused("use eql_grapnel ba1").clause == "SQ-TURN-11"
    other = legion_with(*lines, cards=("eql_grapnel",), turn=BA).act("ba1")
    assert list(grapnel.targets(other.state, LD)) == [], "not for a marine"
