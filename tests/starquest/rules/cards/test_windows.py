"""Windows: cards that are played on a roll."""

import pytest

from bulkhead.starquest.clients.ask.standing_answers import standing_answer
from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    Rerolled,
    Rolled,
    Scored,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.cards import windows
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.scene import BA, CH, EL, LD, UM, hall, scene

assert REGISTERED
HALL = hall(8, 2)
LEADER = "ba1 fig_marine_commander 0.0 E role=leader weapons=wpn_laser_pistol"
SHOT = "ba1 shoot wpn_laser_pistol ch1"
CANNON = "wpn_shuriken_cannon"


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def test_a_die_rolled_again_counts_as_it_falls() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        "ch2 fig_ork 7.1 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}},
        dice=[6, 1, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.offers == ["pass", "reroll eqp_test_sight 1", "reroll eqp_test_sight 2"]
    table.do("reroll eqp_test_sight 1", "pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "eqp_test_sight", (0, 0), 0),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert table.mini("ch1").lp == 1, "the better first die is gone"
    assert table.side(BA).equipment == ()
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-SHOOT-09")
def test_rolling_again_is_optional() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}},
        dice=[6, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1", "pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 0), 0, "shoot", "SQ-SHOOT-03"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert table.mini("ch1").place == "dead"
    assert table.side(BA).equipment == ("eqp_test_sight",)


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.house("card-windows")
def test_the_window_opens_whatever_the_hidden_card_is() -> None:
    def play(card: str) -> tuple[object, ...]:
        table = scene(
            HALL,
            "ba1 fig_marine_laser 0.0 E",
            "ch1 fig_ork 7.0 W",
            sides={BA: {"equipment": (card,)}},
            dice=[1, 1],
        ).act("ba1")
        table.do("ba1 shoot wpn_laser_rifle ch1")
        asked = table.waiting
        assert asked == BA
        assert "pass" in table.offers
        assert "done" not in table.offers
        events = table.heard.seen_by(CH)
        return asked, events

    assert play("eqp_test_sight") == play("eqp_test_plain")


@pytest.mark.clause("SQ-SEAT-09", "SQ-SEAT-08")
def test_who_has_nothing_to_play_is_answered_for_at_once() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_plain",)}},
        dice=[1, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
    ]
    assert str(standing_answer(table.state)) == "pass"


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.house("card-windows")
def test_a_table_may_do_without_windows_for_hidden_cards() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}},
        house={"card_windows": "public"},
        dice=[1, 1],
    ).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert "done" in table.offers


@pytest.mark.clause("SQ-MELEE-02")
def test_in_melee_the_active_player_rerolls_first_then_the_defender() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "um1 fig_marine_laser 1.0 W",
        sides={BA: {"equipment": ("eqp_test_sight",)}, UM: {"equipment": ("eqp_test_sight",)}},
        dice=[1, 1, 1, 1, 6],
    ).act("ba1")
    table.do("ba1 strike um1")
    assert table.offers == ["pass"], "a card for the roll to come, as far as the others know"
    table.do("pass")
    assert table.waiting == BA
    table.do("pass")
    assert table.waiting == UM
    table.do("reroll eqp_test_sight 1", "pass")
    assert (table.mini("ba1").lp, table.mini("um1").lp) == (0, 2)


@pytest.mark.clause("SQ-SEAT-09")
def test_no_window_opens_for_nobody() -> None:
    table = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E", sides={BA: {"equipment": ("eqp_targeter",)}})
    assert not windows.opens_for(table.state, -1)


ONE_DIE = [
    ("eqp_bionic_eye", LEADER, SHOT),
    ("eqp_digital_weapons", LEADER, SHOT),
    ("eqp_bionic_arm", "ba1 fig_marine_commander 6.0 E role=leader weapons=wpn_deadly_axe", "ba1 strike ch1"),
    ("eqe_star_storm", "el1 fig_eldar_warrior 0.0 E", "el1 shoot wpn_shuriken_catapult ch1"),
    ("eqe_targeting_crystal", f"el1 fig_eldar_heavy 0.0 E weapons={CANNON}", f"el1 shoot {CANNON} ch1"),
    ("gov_duel_mask", "el1 fig_eldar_governor 6.0 E role=leader", "el1 strike ch1"),
    ("eql_marked_rounds", "ld1 fig_thorn 0.0 E", "ld1 shoot wpn_carbine ch1"),
]
"""Cards for one die of a roll, with the figure that they help and its attack."""


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.clause(
    "C-eqp_bionic_eye-1",
    "C-eqp_digital_weapons-1",
    "C-eqp_bionic_arm-1",
    "C-eqe_star_storm-1",
    "C-eqe_targeting_crystal-1",
    "C-gov_duel_mask-1",
    "C-eql_marked_rounds-1",
)
@pytest.mark.parametrize(("card", "figure", "attack"), ONE_DIE)
def test_a_card_for_one_die_rerolls_any_of_them_and_never_two(card: str, figure: str, attack: str) -> None:
    who = figure.split(maxsplit=1)[0]
    seat = {"ba1": BA, "el1": EL, "ld1": LD}[who]
    pile = "governor" if card.startswith("gov") else "equipment"
    named = ((card, CANNON if seat == EL else who),)
    sides = {seat: {pile: (card,), "named": named, "leader": who}}
    table = scene(HALL, figure, "ch1 fig_ork 7.0 W", turn=seat, sides=sides, dice=[1] * 6).act(who).do(attack)
    while table.offers == ["pass"]:
        table.do("pass")
    rolled = table.told(Rolled)[0]
    assert len(rolled.values) > 1
    assert table.offers == ["pass", *(f"reroll {card} {die}" for die in range(1, len(rolled.values) + 1))]
