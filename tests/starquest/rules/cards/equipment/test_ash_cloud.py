"""The ash cloud."""

from functools import partial

import pytest

from bulkhead.starquest.events import CardPlayed, Moved
from bulkhead.starquest.rules.fight import lines_of_sight
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, LD

legion_with = partial(equipping.equipped, seat=LD)


@pytest.mark.clause("SQ-LOS-02", "SQ-LOS-04")
@pytest.mark.clause("C-eql_ash_cloud-1")
def test_an_ash_cloud_blocks_sight_and_fire_until_the_own_next_turn() -> None:
    table = legion_with(
        "ld1 fig_thorn 0.0 E",
        "ld2 fig_quill 0.2 E",
        "ch1 fig_ork 9.0 W",
        "ch2 fig_ork 9.2 W",
        cards=("eql_ash_cloud",),
    ).act("ld1")
    orc, thorn = table.mini("ch1"), table.mini("ld1")
    assert lines_of_sight.sees(table.state, orc, thorn)
    table.do("use eql_ash_cloud [2.0]")
    assert table.happened == [CardPlayed(LD, "eql_ash_cloud", ("[2.0]",))]
    assert not lines_of_sight.sees(table.state, orc, thorn)
    assert not lines_of_sight.can_target(table.state, orc, thorn)
    assert lines_of_sight.sees(table.state, table.mini("ch2"), table.mini("ld2")), "past the cloud"
    assert table.offered("ld1 step 1.0"), "it is no obstacle"
    effects.expire(table.state, "next-own-turn", BA)
    assert table.state.screened
    effects.expire(table.state, "next-own-turn", LD)
    assert lines_of_sight.sees(table.state, orc, thorn)


@pytest.mark.clause("SQ-LOS-02")
@pytest.mark.clause("C-eql_ash_cloud-1")
def test_an_ash_cloud_is_thrown_at_the_start_of_an_activation_and_not_far() -> None:
    table = legion_with("ld1 fig_thorn 0.0 E", cards=("eql_ash_cloud",)).act("ld1")
    assert "use eql_ash_cloud [4.0]" not in table.offers, "five squares to its far edge"
    assert "use eql_ash_cloud [3.0]" in table.offers
    table.do("ld1 step 1.0")
    assert table.happened == [Moved(LD, "ld1", ((1, 0),), 1)]
    assert not table.offered("use")


@pytest.mark.clause("C-eql_ash_cloud-2")
def test_nobody_is_attacked_in_an_ash_cloud() -> None:
    table = legion_with("ld1 fig_thorn 0.0 E", cards=("eql_ash_cloud",)).act("ld1")
    table.do("use eql_ash_cloud [1.0]", "ld1 step 1.0", "ld1 step 2.0", "ld1 step 3.0")
    assert table.happened == [
        CardPlayed(LD, "eql_ash_cloud", ("[1.0]",)),
        Moved(LD, "ld1", ((1, 0),), 1),
        Moved(LD, "ld1", ((2, 0),), 1),
        Moved(LD, "ld1", ((3, 0),), 1),
    ]
    assert table.mini("ld1").lp == 3


@pytest.mark.clause("SQ-LOS-02", "SQ-LOS-04")
def test_an_ash_cloud_is_thrown_by_the_acting_legionary_where_he_sees_a_part_of_it() -> None:
    lines = ("ld1 fig_thorn 3.0 W", "ba1 fig_marine_laser 9.2 E")
    table = legion_with(*lines, cards=("eql_ash_cloud",))
    cloud = card("eql_ash_cloud")
    assert list(cloud.targets(table.state, LD)) == [], "nobody acts"
    offers = table.act("ld1").offers
    assert {"use eql_ash_cloud [3.0]", "use eql_ash_cloud [0.0]"} <= set(offers)
    assert "use eql_ash_cloud [4.0]" not in offers, "all of it is behind him"
    assert list(cloud.targets(table.state, BA)) == []
