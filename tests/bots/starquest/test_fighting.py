"""Bots in combat: whom they attack, and whom they spare."""

import pytest

from bulkhead.starquest.data.state import Watch
from tests.bots.starquest.tables import ask, play
from tests.starquest.scene import BA, CH, hall, scene

HALL = hall(8, 3)


def test_a_trooper_takes_an_obvious_kill() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 E", "ch1 fig_gretchin 5.1 W", dice=[6, 6])
    table.act("ba1")
    assert ask(table) == "ba1 shoot wpn_laser_rifle ch1"
    table.do(ask(table))
    assert table.mini("ch1").place == "dead"


def test_of_two_it_shoots_the_one_that_is_worth_more() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_commander 0.1 E weapons=set_bolter",
        "ch1 fig_gretchin 5.0 W",
        "ch2 fig_chaos_marine 5.2 W",
    )
    table.act("ba1")
    assert ask(table) == "ba1 shoot wpn_commander_bolter ch2"


def test_it_turns_to_a_foe_outside_its_arc() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.1 W", "ch1 fig_gretchin 7.1 W", dice=[6, 6])
    table.act("ba1")
    done = play(table)
    assert "ba1 shoot wpn_laser_rifle ch1" in done


@pytest.mark.clause("SQ-SHOOT-12")
def test_a_line_gun_steps_aside_or_strikes_when_a_foe_stands_right_before_it() -> None:
    """A line of fire needs a target that is not a neighbour."""
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 3.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "ch1 fig_gretchin 4.1 W",
        dice=[6, 6, 1, 1],
    )
    table.act("ba1")
    assert "shoot" not in ask(table)
    done = play(table)
    attacks = [place for place, one in enumerate(done) if "strike" in one or "shoot" in one]
    assert attacks
    assert "shoot" not in done[attacks[0]] or any("step" in one for one in done[: attacks[0]])


def test_an_explosion_among_friends_is_no_shot() -> None:
    """The gretchin is worth less than the three marines round it."""
    friends = ("ba2 fig_marine_laser 5.0 E", "ba3 fig_marine_laser 6.1 E", "ba4 fig_marine_laser 5.2 E")
    missile = "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher"
    table = scene(HALL, missile, "ch1 fig_gretchin 5.1 W", *friends)
    table.act("ba1")
    assert not [one for one in play(table) if "shoot" in one]


def test_other_squads_are_spared() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 E", "um1 fig_marine_laser 5.1 W")
    table.act("ba1")
    assert any(one.startswith("ba1 shoot") for one in table.offers)
    assert not [one for one in play(table) if "shoot" in one or "strike" in one]


def test_without_a_target_it_goes_on_overwatch() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 0.2 E")
    table.act("ba1")
    assert play(table)[-1] == "ba1 overwatch" or table.mini("ba1").watching


def test_an_overwatch_shot_is_taken() -> None:
    table = scene(HALL, "ch1 fig_gretchin 7.2 W", "ba1 fig_marine_laser 0.0 E watching", turn=CH, dice=[6, 6])
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 6.1")
    assert table.waiting == BA
    assert ask(table).startswith("ba1 snap wpn_laser_rifle ch1")


@pytest.mark.parametrize(("rifle", "dodges"), [("wpn_scrap_gun", False), ("wpn_black_sun", True)])
def test_a_dangerous_shot_is_dodged(rifle: str, dodges: bool) -> None:
    """Round the corner of the wall there is a square that the shot does not reach."""
    corner = """
    +-+-+-+-+-+-+
    |. . . . . .|
    + +-+-+-+-+-+
    |.|
    +-+
    """
    table = scene(
        corner,
        f"ch1 fig_chaos_marine 5.0 W weapons={rifle}",
        "ba1 fig_marine_laser 0.0 E lp=1",
        sides={BA: {"command": 2}},
        dice=[1, 1],
    )
    table.act("ch1").do(f"ch1 shoot {rifle} ba1")
    assert table.waiting == BA
    assert ask(table) == ("ba1 step 0.1" if dodges else "pass")


def test_aliens_charge() -> None:
    """In melee an orc has a better chance than with its gun."""
    table = scene(HALL, "ch1 fig_genestealer 6.1 W", "ba1 fig_marine_laser 1.1 W", dice=[6, 6, 1, 1])
    table.act("ch1")
    assert [one for one in play(table) if one == "ch1 strike ba1"]
