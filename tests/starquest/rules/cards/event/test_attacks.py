"""Events that attack."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import (
    CalledOff,
    CardPlayed,
    CommandSpent,
    Declared,
    Eliminated,
    Moved,
    Rolled,
    Scored,
    Unharmed,
    WindowClosed,
    WindowOpened,
    Wounded,
)
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn
from tests.starquest.scene import BA, CH, EL, scene

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-11")
@pytest.mark.clause("C-eva_siren_gas-1")
def test_siren_gas_one_roll_for_everybody_in_a_room() -> None:
    table = drawn(
        "eva_siren_gas",
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 0.1 E",
        "ch1 fig_gretchin 0.2 E",
        MARINE.replace("ba1", "ba2"),
        sides={BA: {"command": 3}},
        dice=[6],
    )
    assert table.offers == ["choose a"]
    table.do("choose a")
    assert table.happened == [
        CardPlayed(CH, "eva_siren_gas", ("a",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_siren_gas", "", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
        Wounded(EL, "el1", 1, 1),
    ]
    assert table.at("ch1") == "0.2"
    assert table.mini("ba2").lp == 2


@pytest.mark.clause("SQ-SHOOT-05", "SQ-CMD-05")
@pytest.mark.clause("C-eva_corridor_mine-1")
def test_corridor_mine_one_life_point_at_most() -> None:
    table = drawn("eva_corridor_mine", MARINE, "ba2 fig_marine_laser 4.1 E", dice=[6, 6])
    table.do("choose ba1")
    assert table.happened == [
        CardPlayed(CH, "eva_corridor_mine", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_corridor_mine", "ba1", 1, "card"),
        Rolled(CH, "", (3, 3), 2, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert table.mini("ba1").lp == 1
    assert table.mini("ba2").lp == 2
    weak = drawn("eva_corridor_mine", MARINE, dice=[1, 4]).do("choose ba1")
    assert [event.who for event in weak.told(Unharmed)] == ["ba1"]


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-07")
@pytest.mark.clause("C-evg_defences-1")
def test_defences_attack_somebody_in_a_corridor() -> None:
    table = drawn(
        "evg_defences",
        f"{MARINE} lp=1",
        "ba2 fig_marine_laser 0.0 E",
        "ch1 fig_ork 4.2 W",
        "if1 fig_marine_laser dock",
        dice=[6],
    )
    assert table.offers == ["choose ba1"], "neither in a room nor in a dock nor an alien"
    table.do("choose ba1")
    assert table.at("ba1") == "dead"
    assert table.happened == [
        CardPlayed(CH, "evg_defences", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "evg_defences", "ba1", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.told(Scored)[0].seat == CH, "the drawer scores"
    assert table.mini("ba2").lp == 2
    assert "end" in table.offers


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_defences_are_dodged_by_leaving_the_corridor() -> None:
    sides = {BA: {"command": 1}}
    table = drawn("evg_defences", "ba1 fig_marine_laser 2.1 W", opened=("d1",), sides=sides).do("choose ba1")
    assert table.waiting == BA
    table.do("ba1 step 1.1")
    assert table.happened == [
        CardPlayed(CH, "evg_defences", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "evg_defences", "ba1", 1, "card"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((1, 1),), 1),
        WindowClosed(BA, "dodge"),
        CalledOff(CH, ""),
    ]
    assert table.mini("ba1").lp == 2
    stays = drawn("evg_defences", "ba1 fig_marine_laser 2.1 W", opened=("d1",), sides=sides, dice=[6])
    stays.do("choose ba1", "pass")
    assert stays.mini("ba1").lp == 1


@pytest.mark.clause("SQ-WPN-18", "SQ-WPN-19", "SQ-WPN-21")
@pytest.mark.clause("C-evg_booby_trap-1")
def test_booby_trap_a_missile_goes_off_at_somebodys_feet() -> None:
    table = drawn(
        "evg_booby_trap",
        "ba1 fig_marine_laser 2.1 E",
        "ba2 fig_marine_laser 3.1 E lp=1",
        "ba3 fig_marine_laser 1.1 E lp=1",
        "ba4 fig_marine_commander 4.2 E role=leader",
        "ch1 fig_gretchin 3.2 W",
        dice=[5, 6],
    )
    assert table.offers == ["choose ba1", "choose ba2", "choose ba3"]
    table.do("choose ba1")
    assert table.at("ba1") == "dead", "two and three on its own square"
    assert table.at("ba2") == "dead", "three beside it"
    assert table.at("ba3") == "1.1", "behind the closed door"
    assert table.at("ch1") == "dead", "the drawer's own too"
    assert [event.points for event in table.told(Scored) if event.seat == CH] == [5, 5]


@pytest.mark.clause("SQ-SHOOT-07", "SQ-ALLY-14", "SQ-ALLY-16")
@pytest.mark.parametrize("public", [True, False])
def test_booby_trap_nobody_scores_a_public_ally_that_it_kills(public: bool) -> None:
    """The Eldar warrior stands beside the marine at whose feet it goes off."""
    lines = ("ba1 fig_marine_laser 2.1 E", "el1 fig_eldar_warrior 3.1 E lp=1")
    table = scene(SHIP, *lines, turn=CH, dice=[5, 6])
    table.state.pacts = (Pact(CH, EL, public),)
    draw(table, "evg_booby_trap").do("choose ba1")
    assert (table.at("ba1"), table.at("el1")) == ("dead", "dead")
    scored = [event.what for event in table.told(Scored) if event.seat == CH]
    assert scored == (["ba1"] if public else ["ba1", "el1"]), "that a secret ally is one, nobody learns"
    assert [event.what for event in table.told(Scored) if event.reason == "loss"] == ["ba1", "el1"]


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
@pytest.mark.clause("C-evg_booby_trap-2")
def test_booby_trap_stays_where_it_was_laid() -> None:
    table = drawn("evg_booby_trap", "ba1 fig_marine_laser 3.1 E", sides={BA: {"command": 2}}, dice=[6, 6])
    table.do("choose ba1", "ba1 step 4.1", "ba1 step 5.1")
    assert table.happened == [
        CardPlayed(CH, "evg_booby_trap", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "evg_booby_trap", "3.1", 1, "card"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((5, 1),), 1),
        WindowClosed(BA, "dodge"),
        Rolled(CH, "", (3, 3), 2, "card", "SQ-SHOOT-03"),
    ]
    assert table.mini("ba1").lp == 2
    assert (table.waiting, table.offers) == (CH, ["end"]), "the turn goes on"
