"""Events that help a few aliens of the player who draws them."""

import pytest

from bulkhead.starquest.events import Activated, CardPlayed, Finished, Healed, Moved, RiteGained
from tests.starquest.rules.cards.event_scene import drawn
from tests.starquest.scene import CH, CU

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-LIFE-04", "SQ-DREAD-22")
@pytest.mark.clause("C-eva_flesh_knits-1", "C-eva_flesh_knits-2")
def test_flesh_knits_up_to_three_of_the_wounded() -> None:
    table = drawn(
        "eva_flesh_knits",
        MARINE.replace("E", "E lp=1"),
        "ch1 fig_chaos_commander 0.0 E lp=1",
        "ch2 fig_ork 0.1 E",
        "ch9 fig_dread_mk7 6.0 W lp=2 weapons=wpn_body_lasers",
        "cu1 fig_revenant 0.2 E lp=1",
    )
    assert table.offers == ["choose ch1", "choose ch9", "pass"]
    table.do("choose ch1")
    assert table.offers == ["choose ch9", "pass"], "each one once"
    table.do("choose ch9")
    assert table.happened == [
        CardPlayed(CH, "eva_flesh_knits", ("ch1",), "SQ-ALIEN-06"),
        Healed(CH, "ch1", 2),
        CardPlayed(CH, "eva_flesh_knits", ("ch9",), "SQ-ALIEN-06"),
        Healed(CH, "ch9", 3),
    ]
    assert table.mini("ch9").weapons == ("wpn_body_lasers",)
    assert (table.mini("ba1").lp, table.mini("cu1").lp) == (1, 1)


@pytest.mark.clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-08")
@pytest.mark.clause("C-eva_borrowed_rite-1")
def test_borrowed_rite_chaos_too() -> None:
    table = drawn("eva_borrowed_rite", MARINE, "ch1 fig_chaos_commander 0.0 E lp=1")
    assert table.happened == [RiteGained(CH, 1)]
    assert (table.side(CH).rites, table.side(CU).rites) == (1, 0)
    table.do("rite ch1", by=CH)
    assert table.mini("ch1").lp == 2


@pytest.mark.clause("SQ-ALIEN-27")
@pytest.mark.clause("C-evg_alien_elite-1")
def test_alien_elite_one_miniature_is_activated_twice() -> None:
    table = drawn(
        "evg_alien_elite", MARINE, "ch1 fig_ork 2.0 E", "ch2 fig_ork 5.0 W", "ch9 fig_dread_mk7 6.1 W"
    )
    assert table.offers == ["choose ch1", "choose ch2"]
    table.do("choose ch1", "activate ch1", "ch1 step 3.0", "done", "activate ch2", "done")
    assert table.offers == ["activate ch1", "activate ch9", "end"]
    table.do("activate ch1")
    assert table.mini("ch1").deeds.mp == 0
    table.do("done")
    assert table.happened == [
        CardPlayed(CH, "evg_alien_elite", ("ch1",), "SQ-ALIEN-06"),
        Activated(CH, "ch1"),
        Moved(CH, "ch1", ((3, 0),), 1),
        Finished(CH, "ch1"),
        Activated(CH, "ch2"),
        Finished(CH, "ch2"),
        Activated(CH, "ch1"),
        Finished(CH, "ch1"),
    ]
    assert table.offers == ["activate ch9", "end"]
    assert not table.state.effects


@pytest.mark.clause("SQ-ALIEN-27")
@pytest.mark.clause("C-evg_frenzy-1")
def test_frenzy_two_melee_attacks() -> None:
    table = drawn(
        "evg_frenzy", "ba1 fig_marine_laser 3.1 E", "ch1 fig_ork 2.1 E", "ch2 fig_ork 3.0 S", dice=[1] * 12
    )
    assert table.offers == ["choose ch1", "choose ch2"]
    table.do("choose ch1", "activate ch1", "ch1 strike ba1", "ch1 strike ba1")
    assert table.refused("ch1 strike ba1").clause == "SQ-TURN-17"
    table.do("done", "activate ch2", "ch2 strike ba1")
    assert table.refused("ch2 strike ba1").clause == "SQ-TURN-17", "the other one strikes once"


@pytest.mark.clause("C-eva_flesh_knits-1")
def test_flesh_knits_not_a_fourth_one() -> None:
    wounded = [f"ch{at} fig_chaos_commander {at}.2 E lp=1" for at in range(1, 5)]
    table = drawn("eva_flesh_knits", MARINE, *wounded)
    table.do("choose ch1", "choose ch2")
    assert table.offered("choose") == ["choose ch3", "choose ch4"]
    table.do("choose ch3")
    assert not table.offered("choose")
    assert [table.mini(f"ch{at}").lp for at in range(1, 5)] == [2, 2, 2, 1]
