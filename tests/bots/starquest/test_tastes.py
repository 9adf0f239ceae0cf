"""The cards that a squad of a bot takes."""

from typing import Any

from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.setup import muster
from bulkhead.bots.starquest.tastes import AIMS, DEMOLITION, TASTES, UNKNOWN, taste
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.commands import Choose
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import game
from tests.starquest.scene import BA, LD, hall, scene

HALL = hall(5, 1)


def seen(*lines: str, seat: int = BA, **fields: Any) -> Seen:
    return Seen(STARQUEST.view(scene(HALL, *lines, **fields).state, seat))


def test_every_card_that_is_named_is_in_the_box() -> None:
    assert {*TASTES, *DEMOLITION, *AIMS} <= set(load_box().cards)


def test_a_targeter_is_for_the_weapon_that_most_bear() -> None:
    table = seen(
        "ba4 fig_marine_heavy 0.0 E weapons=wpn_assault_cannon",
        "ba5 fig_marine_heavy 1.0 E weapons=wpn_assault_cannon",
        "ba6 fig_marine_heavy 2.0 E weapons=wpn_plasma_gun",
        "um4 fig_marine_heavy 3.0 E weapons=wpn_missile_launcher",
    )
    worth = {
        weapon: taste(table, f"eqp_targeter:wpn_{weapon}")
        for weapon in ("assault_cannon", "plasma_gun", "missile_launcher")
    }
    assert worth["assault_cannon"] > worth["plasma_gun"] > worth["missile_launcher"] == 0, "that is another's"


def test_marked_rounds_are_for_the_best_gun() -> None:
    table = seen(
        "ld2 fig_dominic 0.0 E weapons=wpn_laser_pistol",
        "ld3 fig_oxide 1.0 E weapons=wpn_assault_cannon",
        seat=LD,
    )
    assert taste(table, "eql_marked_rounds:ld3") > taste(table, "eql_marked_rounds:ld2")


def test_demolition_is_for_missions_that_want_something_destroyed() -> None:
    vents = (Objective("primary", 30, tests.Destroy("obj_vent", (30,))),)
    plain, wanted = (seen("ba1 fig_marine_laser 0.0 E", objectives=what) for what in ((), vents))
    assert taste(wanted, "eqp_melta_bomb") > taste(wanted, "eqp_force_field")
    assert taste(plain, "eqp_melta_bomb") < taste(plain, "eqp_force_field")


def test_an_unknown_card_rates_above_a_useless_one() -> None:
    table = seen("ba1 fig_marine_laser 0.0 E")
    assert taste(table, "eqp_unheard_of") == UNKNOWN > taste(table, "eqp_bio_scanner")


def test_squads_choose_these_weapons() -> None:
    chosen = []
    values = {"mission": "mis_04_nest", "factions": "blood_angels,chaos"}
    for decision in game(values, "tastes"):
        if decision.state.round:
            break
        if decision.seat == BA and isinstance(decision.command, Choose):
            chosen.append(decision.command.value)
    assert "eqp_targeter:wpn_assault_cannon" in chosen
    assert "ord_fire" in chosen
    assert "eqp_bionic_arm" not in chosen


def test_eldar_take_their_best_gun_twice_and_then_another() -> None:
    chosen = []
    for decision in game({"mission": "mis_04_nest", "factions": "eldar,chaos"}, "tastes"):
        if decision.state.round:
            break
        if decision.view.question == "sq-ask-setup-weapon" and isinstance(decision.command, Choose):
            chosen.append(decision.command.value.partition(":")[2])
    assert chosen == ["wpn_eldar_las_cannon", "wpn_eldar_las_cannon", "wpn_shuriken_cannon"]


def test_terminators_bear_a_gun_and_then_a_shield() -> None:
    """A storm bolter reaches further; beside it a shield lives longer than a second one shoots."""
    table = seen("ba3 fig_terminator 1.0 E weapons=wpn_combat_blade")
    sets = tuple(Choose(f"ba3:{one}") for one in load_box().figures["fig_terminator"].choose)
    assert muster(table, "weapon", sets)[0] == Choose("ba3:set_storm_fist")
    armed = seen(
        "ba2 fig_terminator 0.0 E weapons=wpn_storm_bolter,wpn_power_fist",
        "ba3 fig_terminator 1.0 E weapons=wpn_combat_blade",
    )
    assert muster(armed, "weapon", sets)[0] == Choose("ba3:set_hammer_shield")
