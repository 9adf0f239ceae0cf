"""An activation: begun, finished, and not begun again."""

import pytest

from bulkhead.starquest.data.state import Deck, Effect, deeds
from bulkhead.starquest.events import (
    Activated,
    Declared,
    Faced,
    Finished,
    MeleeFought,
    Moved,
    OverwatchSet,
    Rolled,
    RoomSearched,
    Unharmed,
    WindowClosed,
)
from bulkhead.starquest.rules.turn.activation import may_act
from bulkhead.starquest.table import effects
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.scene import BA, CH, hall, scene

assert REGISTERED

HALL = hall(8, 3)
HALL_WITH_DOCK = HALL.replace(". . . . .|", ". . T T .|", 1)


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-15")
def test_a_finished_miniature_does_not_act_again() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E").act("ba1").do("done")
    assert table.happened == [Finished(BA, "ba1")]
    assert table.offered("activate") == ["activate ba2"]
    assert table.refused("activate ba1").clause == "SQ-TURN-15"


ROOM = """
    +-+-+-+-+-+-+-+-+
    |a a a|. . . . .|
    +     +         +
    |a a a;. . . . .|
    +     +         +
    |a a a;. . . . .|
    +-+-+-+-+-+-+-+-+
    """
LASER = "wpn_laser_rifle"


@pytest.mark.clause("SQ-TURN-01")
def test_in_one_turn_a_squad_moves_shoots_strikes_searches_and_watches() -> None:
    table = scene(
        ROOM,
        "ba1 fig_marine_laser 0.0 W",
        "ba2 fig_marine_laser 3.0 E",
        "ba3 fig_marine_laser 6.2 E",
        "ba4 fig_marine_laser 3.2 E",
        "ch1 fig_android 7.0 N",
        "ch2 fig_android 7.2 N",
        dice=[1] * 6,
    )
    table.state.decks["recon"] = Deck(("rec_test_ration",), ())
    table.act("ba2").do(f"ba2 shoot {LASER} ch1", "ba2 step 4.0", "done")
    table.act("ba3").do("ba3 strike ch2", "done")
    table.act("ba4").do("ba4 step 4.2", "ba4 overwatch")
    table.act("ba1").do("ba1 step 0.1", "ba1 search", "done")
    done = [event for event in table.events if not isinstance(event, Rolled | Activated | Finished)]
    assert done == [
        Declared(BA, "ba2", LASER, "ch1", 1, "shoot"),
        Unharmed(CH, "ch1", 0, 2),
        Moved(BA, "ba2", ((4, 0),), 1),
        Declared(BA, "ba3", "wpn_combat_blade", "ch2", 1, "melee"),
        MeleeFought("ba3", "ch2", 0, 0, False),
        Moved(BA, "ba4", ((4, 2),), 1),
        OverwatchSet(BA, "ba4"),
        Moved(BA, "ba1", ((0, 1),), 1),
        RoomSearched(BA, "ba1", "a", "rec_test_ration"),
    ]


@pytest.mark.clause("SQ-TURN-01", "SQ-RECON-04")
def test_who_may_not_search_may_do_the_rest() -> None:
    """One deed of the list does not take the place of another, unless a clause of its own says so."""
    table = scene(ROOM, "ba1 fig_marine_laser 3.0 E", "ch1 fig_android 7.0 N").act("ba1")
    assert {offer.split()[1] for offer in table.offers if " " in offer} == {
        "step",
        "shoot",
        "overwatch",
        "face",
    }
    assert table.refused("ba1 search").clause == "SQ-RECON-01", "a corridor is no room"
    inside = scene(ROOM, "ba1 fig_marine_laser 0.0 W", "ch1 fig_android 7.0 N").act("ba1")
    inside.state.decks["recon"] = Deck(("rec_test_ration",), ())
    inside.state.offered = None
    assert {offer.split()[1] for offer in inside.offers if " " in offer} == {
        "step",
        "overwatch",
        "face",
        "search",
    }
    assert "done" in inside.offers, "nothing is compulsory"


@pytest.mark.clause("SQ-MOVE-15")
def test_an_activation_begins_with_a_free_turn_whatever_command_points_did_before() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 E",
        turn=BA,
        sides={BA: {"command": 1}},
    ).act("ba2")
    table.do("raise", by=BA).do("ba2 face N", "ba1 face W", "done")
    assert table.events[-2:] == [WindowClosed(BA, "hand"), Finished(BA, "ba2")]
    table.act("ba1").do("ba1 face N", "ba1 face W")
    assert table.happened == [Faced(BA, "ba1", 0, 0), Faced(BA, "ba1", 6, 1, "SQ-MOVE-07")]
    assert table.facing("ba2") == "N"


@pytest.mark.clause("SQ-MOVE-15")
@pytest.mark.house("interleaving")
def test_an_activation_that_goes_on_gives_no_second_free_turn() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 E",
        house={"interleaving": True},
    ).act("ba1")
    table.do("ba1 face N", "activate ba2", "activate ba1")
    begun = len(table.events)
    table.do("ba1 face W")
    assert table.events[begun:] == [Faced(BA, "ba1", 6, 1, "SQ-MOVE-07")]


@pytest.mark.clause("SQ-TURN-15")
def test_who_may_act() -> None:
    table = scene(
        HALL_WITH_DOCK,
        "ba1 fig_marine_laser 0.0 E load=ba2",
        "ba2 fig_marine_laser carried carrier=ba1",
        "ba3 fig_marine_laser 0.2 E",
        "ba4 fig_marine_laser 1.2 E",
        "ba5 mch_tarantula 4.0,3.0 E",
        "ba6 fig_marine_laser dock",
        "ld1 mch_mrl_inferno 5.2 E",
        "zz1 fig_survivor 7.0 W",
        turn=BA,
    )
    effects.add(table.state, Effect("no-act", CH, on="ba3"))
    deeds(table.state, table.mini("ba4"), finished=True)
    assert [mini.id for mini in table.state.minis.values() if may_act(table.state, mini)] == [
        "ba1",
        "ba6",
        "ld1",
    ]
