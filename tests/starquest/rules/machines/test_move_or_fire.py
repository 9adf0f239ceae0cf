"""A machine moves or fires."""

import pytest

from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Deck, Effect, Thing
from bulkhead.starquest.events import (
    CommandSpent,
    Declared,
    Eliminated,
    Faced,
    HandRaised,
    Manned,
    Moved,
    Rolled,
    Scored,
    WindowClosed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.table import effects
from tests.starquest.rules.machines.manned_guns import manned, squares
from tests.starquest.scene import BA, CH, LD, hall, scene

HALL = hall(12, 9)


@pytest.mark.clause("SQ-WPN-50", "SQ-WPN-55", "SQ-WPN-67")
def test_an_order_card_lets_it_move_and_fire() -> None:
    table = manned("ch1 fig_android 9.4 W", dice=(1, 1))
    effects.add(table.state, Effect("move-and-fire", BA, side=BA))
    table.do("ba1 step 5.4")
    assert table.happened == [
        Moved(BA, "ba2", ((5, 4), (4, 4)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((3, 4),), 0, "SQ-WPN-55"),
    ]
    assert table.offered("ba2 shoot")
    table.do("ba2 shoot wpn_twin_las [9.4]")
    assert table.offered("ba1 step") == [], "the shot ends its movement"


@pytest.mark.clause("SQ-WPN-50", "SQ-WPN-55", "SQ-WPN-67")
def test_a_card_that_gives_a_choice_lets_it_do_each_once_in_full() -> None:
    """All six squares and then a salvo, or a salvo of three shots and then the squares; nothing beyond that."""
    crew = ("ba1 fig_marine_laser 0.1 E mans=ba2", "ba2 mch_tarantula 2.1,1.1 E", "ch1 fig_android 11.1 W")
    card = Effect("move-or-shoot", BA, side=BA, value=1)
    rolled = scene(hall(12, 3), *crew, dice=(1,) * 6)
    effects.add(rolled.state, card)
    rolled.act("ba1").do(*(f"ba1 step {x}.1" for x in range(3, 9)))
    rolled.do("ba2 shoot wpn_twin_las [11.1] x3")
    assert (rolled.offered("ba2 shoot"), rolled.offered("ba1 step")) == ([], [])
    fired = scene(hall(12, 3), *crew, dice=(1,) * 6)
    effects.add(fired.state, card)
    fired.act("ba1").do("ba2 shoot wpn_twin_las [11.1] x3", "ba1 step 3.1")
    assert (fired.offered("ba2 shoot"), fired.offered("ba1 step")) == ([], ["ba1 step 4.1", "ba1 step 2.1"])


@pytest.mark.clause("SQ-CMD-13", "SQ-WPN-50")
def test_command_points_roll_it_but_not_in_a_turn_in_which_it_fired() -> None:
    fired = manned("ch1 fig_android 9.4 W", sides={BA: {"command": 2}}, dice=(1, 1)).do(
        "ba2 shoot wpn_twin_las [9.4]"
    )
    fired.do("raise", by=BA).do("ba1 face N")
    assert "ba1 step 4.5" in fired.offers, "the gunner himself may walk away"
    assert "ba1 step 3.2" not in fired.offers
    assert str(fired.refused("ba1 step 3.2")) == "SQ-WPN-50: sq-no-move-and-fire"
    calm = manned("ch1 fig_android 3.0 S", sides={BA: {"command": 2}})
    calm.do("raise", by=BA).do("ba1 face N", "ba1 step 3.2")
    assert (calm.side(BA).command, squares(calm), calm.mini("ba2").deeds.mp) == (1, "3.2 3.3", 0)
    calm.do("pass")
    assert calm.happened == [
        HandRaised(BA),
        Faced(BA, "ba2", 0, 0, "SQ-WPN-56"),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba2", ((3, 2), (3, 3)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((3, 4),), 0, "SQ-WPN-55"),
        WindowClosed(BA, "hand"),
    ]
    assert calm.offered("ba2 shoot") == []


@pytest.mark.clause("SQ-WPN-65", "SQ-WPN-67")
@pytest.mark.parametrize(
    ("word", "moves", "fires"), [("quick-crew", 1, 1), ("more-shoot", 0, 1), ("more-move", 1, 0)]
)
def test_an_order_card_makes_a_new_gunner_ready_at_once(word: Named, moves: int, fires: int) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 2.4 N", "ba2 mch_tarantula 4.4,3.4 E", "ch1 fig_ork 9.4 W").act(
        "ba1"
    )
    effects.add(table.state, Effect(word, BA, side=BA, value=1))
    table.do("ba1 man ba2")
    assert table.happened == [Manned(BA, "ba1", "ba2")]
    assert bool(table.offered("ba1 step 5.4")) == bool(moves)
    assert bool(table.offered("ba2 shoot")) == bool(fires)


@pytest.mark.clause("C-FLAG-machine")
def test_nobody_moves_or_fires_a_machine_without_a_gunner() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 1.1 E", "ba2 mch_tarantula 4.4,3.4 E", "ch1 fig_ork 9.4 W")
    assert "activate ba2" not in table.offers
    table.act("ba1")
    assert table.offered("ba2") == []


@pytest.mark.clause("SQ-WPN-49", "SQ-CMD-13")
def test_command_points_do_not_move_a_machine_without_its_gunner() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 9.1 W",
        "ba1 fig_marine_laser 1.1 E",
        "ba2 mch_tarantula 4.4,3.4 E",
        sides={BA: {"command": 2}},
    )
    table.act("ch1").do("raise", by=BA).do("ch1 face N")
    assert table.offered("ba1 step")
    assert table.offered("ba2") == []


@pytest.mark.clause("SQ-WPN-50")
@pytest.mark.clause("C-FLAG-crewless", "C-FLAG-orthogonal", "C-FLAG-move_or_fire")
def test_the_mrl_needs_no_gunner_moves_along_the_rows_and_moves_or_fires() -> None:
    table = scene(HALL, "ld1 mch_mrl_inferno 3.4 E", "ch1 fig_ork 9.4 W").act("ld1")
    assert set(table.offered("ld1 step")) == {"ld1 step 4.4", "ld1 step 3.3", "ld1 step 3.5", "ld1 step 2.4"}
    assert str(table.refused("ld1 step 4.3")) == "SQ-WPN-55: sq-no-machine-straight"
    assert table.offered("ld1 shoot")
    for kept in ("search", "overwatch", "load", "pick-up", "strike"):
        assert table.offered(f"ld1 {kept}") == []
    table.do("ld1 step 4.4")
    assert str(table.refused("ld1 shoot wpn_inferno_rack 9.4")) == "SQ-WPN-50: sq-no-move-and-fire"
    fired = scene(HALL, "ld1 mch_mrl_inferno 3.4 E", "ch1 fig_ork 9.4 W", dice=(6, 1)).act("ld1")
    fired.do("ld1 shoot wpn_inferno_rack 9.4")
    assert fired.happened == [
        Declared(LD, "ld1", "wpn_inferno_rack", "9.4", 1, "shoot"),
        Rolled(LD, "ld1", (3, 0), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", LD),
        Scored(LD, 3, 3, "kill", "ch1"),
    ]
    assert fired.mini("ch1").place == "dead"
    assert str(fired.refused("ld1 step 4.4")) == "SQ-WPN-50: sq-no-move-and-fire"
    assert fired.offered("ld1 shoot")


@pytest.mark.clause("C-FLAG-no_handling", "C-FLAG-no_overwatch")
def test_the_mrl_neither_searches_nor_takes_up_anything_nor_watches() -> None:
    room = """
        +-+-+-+
        |a a a|
        +-+-+-+
        """
    for who, may in (("ld1 mch_mrl_inferno 1.0 E", False), ("ld1 fig_quill 1.0 E", True)):
        table = scene(room, who)
        table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", table.state.ship.square("1.0"))
        table.state.decks["recon"] = Deck(("rec_empty",))
        table.state.offered = None
        table.act("ld1")
        found = [bool(table.offered(f"ld1 {verb}")) for verb in ("search", "pick-up", "overwatch")]
        assert found == [may] * 3
