"""The gunner: who mans a machine, and who leaves it."""

import pytest

from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import Faced, Manned, Moved, PostLeft
from bulkhead.starquest.rules.fight.shooting import guns
from bulkhead.starquest.table import effects
from tests.starquest.rules.machines.manned_guns import MANNED, manned, squares
from tests.starquest.scene import BA, IF, hall, scene

HALL = hall(12, 9)


@pytest.mark.clause("SQ-WPN-48", "SQ-WPN-87")
def test_a_gunner_gives_up_his_own_weapon_melee_search_and_carrying() -> None:
    table = manned("ch1 fig_ork 2.1 S", "ba3 fig_marine_laser 1.4 E")
    assert [weapon.id for _, weapon in guns(table.state, table.mini("ba1"))] == ["wpn_twin_las"]
    assert str(table.refused("ba1 shoot wpn_laser_rifle ch1")) == "SQ-WPN-48: sq-no-gunner-own-weapon"
    assert str(table.refused("ba1 strike ch1")) == "SQ-WPN-87: sq-no-gunner-melee"
    assert str(table.refused("ba1 load ba3")) == "SQ-WPN-87: sq-no-gunner-carries"
    assert table.offered("ba1 search") == []


@pytest.mark.clause("SQ-WPN-48", "SQ-WPN-65", "SQ-WPN-87")
def test_who_mans_it_takes_its_facing_and_neither_moves_nor_fires_it_in_that_turn() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 1.4 N", "ba2 mch_tarantula 4.4,3.4 E", "ch1 fig_ork 9.4 W").act(
        "ba1"
    )
    assert str(table.refused("ba1 man ba2")) == "SQ-WPN-87: sq-no-not-at-post"
    table.do("ba1 step 2.4", "ba1 man ba2")
    assert table.happened == [Moved(BA, "ba1", ((2, 4),), 1), Manned(BA, "ba1", "ba2")]
    assert (table.mini("ba1").mans, table.facing("ba1")) == ("ba2", "E")
    assert table.offered("ba2 shoot") == []
    assert str(table.refused("ba2 shoot wpn_twin_las [9.4]")) == "SQ-WPN-65: sq-no-new-gunner"
    assert str(table.refused("ba1 step 5.4")) == "SQ-WPN-65: sq-no-new-gunner"


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-65")
def test_a_new_gunner_does_not_even_pivot_it_and_the_next_turn_he_does() -> None:
    lines = ("ba1 fig_marine_laser 2.4 N", "ba2 mch_tarantula 4.4,3.4 E", "ba3 fig_marine_laser 0.0 N")
    table = scene(HALL, *lines).act("ba1").do("ba1 man ba2")
    assert table.offered("ba1 face") == []
    for facing in ("N", "S", "W"):
        assert str(table.refused(f"ba1 face {facing}")) == "SQ-WPN-65: sq-no-new-gunner"
    table.do("done").act("ba3").do("ba3 face E")
    assert table.facing("ba3") == "E", "others turn as they like"
    later = scene(HALL, "ba1 fig_marine_laser 2.4 E mans=ba2", *lines[1:]).act("ba1")
    later.do("ba1 face N")
    assert later.happened == [Faced(BA, "ba2", 0, 0, "SQ-WPN-56")]


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-67")
@pytest.mark.parametrize(
    ("word", "pivots"), [("quick-crew", True), ("more-move", True), ("more-shoot", False)]
)
def test_only_an_order_card_that_lets_it_move_lets_a_new_gunner_pivot_it(word: Named, pivots: bool) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 2.4 N", "ba2 mch_tarantula 4.4,3.4 E").act("ba1")
    effects.add(table.state, Effect(word, BA, side=BA, value=1))
    table.do("ba1 man ba2")
    assert ("ba1 face N" in table.offers) == pivots


@pytest.mark.clause("SQ-WPN-53")
def test_other_squads_cannot_use_it() -> None:
    table = scene(HALL, "if1 fig_marine_laser 2.4 E", "ba2 mch_tarantula 4.4,3.4 E", turn=IF).act("if1")
    assert table.offered("if1 man") == []
    assert str(table.refused("if1 man ba2")) == "SQ-WPN-53: sq-no-others-machine"


@pytest.mark.clause("SQ-WPN-87")
def test_a_machine_that_has_acted_leaves_its_gunner_nothing_of_his_own() -> None:
    table = manned("ch1 fig_ork 2.3 S").do("ba1 step 5.4", "ba1 quit")
    assert table.happened == [
        Moved(BA, "ba2", ((5, 4), (4, 4)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((3, 4),), 0, "SQ-WPN-55"),
        PostLeft(BA, "ba1", "ba2"),
    ]
    assert table.offered("ba1 step") == []
    assert table.offered("ba1 shoot") == []
    assert str(table.refused("ba1 step 2.4")) == "SQ-WPN-87: sq-no-gunner-served"
    assert str(table.refused("ba1 shoot wpn_laser_rifle ch1")) == "SQ-WPN-87: sq-no-gunner-served"
    assert str(table.refused("ba1 strike ch1")) == "SQ-WPN-87: sq-no-gunner-melee"


@pytest.mark.clause("SQ-WPN-87")
@pytest.mark.house("tarantula-squares")
@pytest.mark.parametrize("leaving", [("ba1 quit", "ba1 step 1.4"), ("ba1 step 1.4",)])
def test_a_gunner_who_leaves_first_acts_normally_and_the_machine_rests(leaving: tuple[str, ...]) -> None:
    table = manned("ch1 fig_ork 1.1 S").do(*leaving)
    assert (table.mini("ba1").mans, table.at("ba1"), squares(table)) == ("", "1.4", "4.4 3.4")
    assert "ba1 shoot wpn_laser_rifle ch1" in table.do("ba1 face N").offers
    assert table.happened == [
        PostLeft(BA, "ba1", "ba2"),
        Moved(BA, "ba1", ((1, 4),), 2),
        Faced(BA, "ba1", 0, 0),
    ]
    assert table.offered("ba2") == []


@pytest.mark.clause("SQ-WPN-64", "SQ-WPN-65")
def test_a_dead_gunner_is_replaced_in_the_own_turn() -> None:
    table = scene(HALL, "ch1 fig_chaos_marine 2.1 S", *MANNED, "ba3 fig_marine_laser 1.4 E", dice=(6, 6))
    table.act("ch1").do(table.offered("ch1 shoot")[0].rsplit(" ", 1)[0] + " ba1")
    assert table.mini("ba1").place == "dead"
    assert (squares(table), table.mini("ba2").place) == ("4.4 3.4", "board")
    own = scene(HALL, "ba3 fig_marine_laser 1.4 E", "ba2 mch_tarantula 4.4,3.4 E").act("ba3")
    own.do("ba3 step 2.4", "ba3 man ba2")
    assert own.happened == [Moved(BA, "ba3", ((2, 4),), 1), Manned(BA, "ba3", "ba2")]
    assert own.mini("ba3").deeds.new_gunner
