"""Events that grant an attack to be made later.

Tests starquest/rules/cards/granting.py too.
"""

import pytest

from bulkhead.starquest.events import Activated, CardPlayed, Declared, Eliminated, Rolled, Unharmed
from tests.starquest.rules.cards.event_scene import drawn
from tests.starquest.scene import BA, CH, hall


@pytest.mark.clause("SQ-WPN-17", "SQ-ALIEN-27", "SQ-TURN-08")
@pytest.mark.clause("C-evg_living_bomb-1")
def test_living_bomb_a_missile_instead_of_an_attack() -> None:
    table = drawn(
        "evg_living_bomb",
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_gretchin 2.1 E",
        "ch2 fig_gretchin 2.2 E",
        dice=[5, 6],
    )
    table.do("choose ch1", "activate ch2")
    assert not table.offered("use")
    table.do("done", "activate ch1", "ch1 step 2.0")
    assert "use evg_living_bomb 5.1" in table.offers
    assert "use evg_living_bomb 1.1" not in table.offers, "not in its line of fire"
    table.do("use evg_living_bomb 5.1")
    assert CardPlayed(CH, "evg_living_bomb", ("5.1",), "SQ-ALIEN-06") in table.happened
    assert table.at("ba1") == "dead"
    assert table.at("ch1") == "2.0", "it survives"
    assert {offer.split()[-2] for offer in table.offers[:-1]} == {"face"}, (
        "its attack and its movement are over"
    )
    assert table.state.effects == (), "the card is used up"


@pytest.mark.clause("C-evg_living_bomb-1")
def test_living_bomb_within_six_squares() -> None:
    table = drawn("evg_living_bomb", "ba1 fig_marine_laser 7.0 W", "ch1 fig_gretchin 0.0 E", ship=hall(9, 1))
    table.do("choose ch1", "activate ch1")
    aims = {offer.split()[2] for offer in table.offered("use evg_living_bomb")}
    assert "6.0" in aims
    assert not {"7.0", "8.0"} & aims


@pytest.mark.clause("C-evg_living_bomb-1")
def test_living_bomb_for_rabble_only() -> None:
    table = drawn(
        "evg_living_bomb", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E", "ch2 fig_ork 2.0 E"
    )
    assert table.offers == ["choose ch1"]


@pytest.mark.clause("SQ-ALIEN-27")
@pytest.mark.clause("C-evg_living_bomb-1")
def test_living_bomb_not_after_an_attack() -> None:
    table = drawn("evg_living_bomb", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E", dice=[1, 1])
    table.do("choose ch1", "activate ch1", "ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        CardPlayed(CH, "evg_living_bomb", ("ch1",), "SQ-ALIEN-06"),
        Activated(CH, "ch1"),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert not table.offered("use")


@pytest.mark.clause("SQ-WPN-14", "SQ-WPN-15")
@pytest.mark.clause("C-evg_mad_mechanic-1", "C-evg_mad_mechanic-2")
def test_mad_mechanic_one_line_and_he_is_gone() -> None:
    table = drawn(
        "evg_mad_mechanic",
        "ba1 fig_marine_laser 4.1 W",
        "ba2 fig_marine_laser 5.1 W",
        "ba3 fig_marine_laser 5.2 W",
        "ch1 fig_ork 2.1 E",
        dice=[5, 5],
    )
    table.do("choose ch1", "activate ch1", "use evg_mad_mechanic 2.1>E")
    assert [table.at(who) for who in ("ba1", "ba2", "ba3", "ch1")] == ["dead", "dead", "5.2", "dead"]
    assert table.told(Eliminated)[-1] == Eliminated(CH, "ch1", "fig_ork", -1)
    assert table.offers == ["end"]
    assert table.side(BA).points == -10


@pytest.mark.clause("SQ-SHOOT-11", "SQ-WPN-21")
@pytest.mark.clause("C-evg_suicide_unit-1", "C-evg_suicide_unit-2")
def test_suicide_unit_every_neighbour_by_one_roll() -> None:
    table = drawn(
        "evg_suicide_unit",
        "ba1 fig_marine_laser 4.1 W",
        "ba2 fig_marine_laser 4.2 W",
        "ba3 fig_marine_laser 5.0 W",
        "ch1 fig_android 2.1 E",
        dice=[6, 5],
    )
    table.do("choose ch1", "activate ch1")
    assert not table.offered("use"), "nobody is beside it yet"
    table.do("ch1 step 3.1", "use evg_suicide_unit")
    assert [table.at(who) for who in ("ba1", "ba2", "ba3", "ch1")] == ["dead", "dead", "5.0", "dead"]
    assert [event.by for event in table.told(Eliminated)] == [CH, CH, -1]


@pytest.mark.clause("SQ-ALIEN-27", "SQ-TURN-08")
@pytest.mark.parametrize("moved", [False, True])
def test_a_granted_attack_ends_a_movement_that_has_begun(moved: bool) -> None:
    table = drawn("evg_living_bomb", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E", dice=[1, 1])
    table.do("choose ch1", "activate ch1", *(["ch1 step 3.1"] if moved else []), "use evg_living_bomb 5.1")
    assert bool(table.offered("ch1 step")) is not moved
