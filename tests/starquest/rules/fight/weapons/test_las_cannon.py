"""The las-cannon (SQ-WPN-25 to 32), twin ones of a Tarantula (SQ-WPN-57 to 59), and Golgotha's guns (SQ-DREAD-26).

Tests starquest/rules/fight/weapons/all_weapons.py too.
"""

from random import Random
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Effect, Mini
from bulkhead.starquest.events import Declared, Eliminated, Rolled, Scored, Unharmed, Wounded
from bulkhead.starquest.rules.fight.attack import pool
from bulkhead.starquest.rules.fight.lines_of_sight import blockers, half
from bulkhead.starquest.rules.fight.weapons.areas import target_squares
from bulkhead.starquest.rules.fight.weapons.las_cannon import hit_squares, in_arc, stance
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.ship.bases import block_at
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table import effects
from tests.starquest.rules.fight.weapons.outcomes import aims, burn, dead, values
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

LAS = "weapons=wpn_las_cannon,wpn_combat_blade"
NICHE = """
              +-+-+
              |. .|
    +-+-+-+-+-+   +-+-+
    |. . . . . . . . .|
    +                 +
    |. . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+
    """
GRETCHIN = (
    "ch1 fig_gretchin 5.0 W",
    "ch2 fig_gretchin 6.0 W",
    "ch3 fig_gretchin 5.1 W",
    "ch4 fig_gretchin 6.1 W",
)
ANDROIDS = ("ch5 fig_android 7.2 W", "ch6 fig_android 8.2 W")


def marine(*dice: int, **more: Any) -> Table:
    return scene(NICHE, f"ba1 fig_marine_extra 2.2 E {LAS}", *GRETCHIN, *ANDROIDS, dice=dice, **more).act(
        "ba1"
    )


@pytest.mark.clause("SQ-WPN-27", "SQ-WPN-28", "SQ-WPN-29", "SQ-WPN-30", "SQ-WPN-31", "SQ-WPN-32")
def test_the_worked_example() -> None:
    table = marine(5, 5, 4).do("ba1 shoot wpn_las_cannon [5.0]")
    assert [(event.values, event.red) for event in table.told(Rolled)] == [((2,), 1)]
    assert dead(table) == {"ch2", "ch3", "ch4"}
    assert table.mini("ch1").lp == 1
    assert "ba1 shoot wpn_las_cannon [7.1] x2" in table.offers
    assert "ba1 shoot wpn_las_cannon [7.1] x3" not in table.offers
    table.do("ba1 shoot wpn_las_cannon [7.1] x2")
    assert [(event.values, event.red) for event in table.told(Rolled)][1:] == [((2, 1), 2)]
    assert dead(table) == {"ch2", "ch3", "ch4", "ch5", "ch6"}
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("SQ-WPN-32")
@pytest.mark.house("area-screening")
@pytest.mark.parametrize(("screening", "hit"), [(False, {"6.0", "5.1", "6.1"}), (True, {"5.1"})])
def test_miniatures_inside_the_area_do_not_screen_one_another_unless_the_table_says_so(
    screening: bool, hit: set[str]
) -> None:
    table = marine(house={"area_screening": screening})
    state = table.state
    at = stance(state, table.mini("ba1"))
    assert at is not None
    assert set(state.ship.names(hit_squares(state, at, block_at(state.ship, 5, 0)))) == hit


def test_miniatures_outside_the_area_do_screen() -> None:
    table = scene(
        hall(6, 1),
        f"ba1 fig_marine_extra 0.0 E {LAS}",
        "ba2 fig_marine_laser 2.0 E",
        "ch1 fig_gretchin 4.0 W",
    ).act("ba1")
    assert not aims(table, "ba1")
    assert table.refused("ba1 shoot wpn_las_cannon [4.0]").clause == "SQ-LOF-04"


@pytest.mark.clause("SQ-WPN-25", "SQ-TURN-05")
def test_three_shots_in_a_turn_and_no_more() -> None:
    table = marine(1, 1, 1)
    table.do(*["ba1 shoot wpn_las_cannon [7.1]"] * 3)
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_las_cannon [7.1]").clause == "SQ-TURN-05"


@pytest.mark.clause("SQ-WPN-30", "SQ-TURN-05")
def test_shots_of_two_actions_are_not_concentrated_together() -> None:
    table = marine(1, 1, 1)
    effects.add(table.state, Effect("more-shoot", BA, side=BA, value=1))
    table.state.offered = None
    table.do("ba1 shoot wpn_las_cannon [7.1] x2")
    assert "ba1 shoot wpn_las_cannon [7.1]" in table.offers
    assert "ba1 shoot wpn_las_cannon [7.1] x2" not in table.offers
    table.do("ba1 shoot wpn_las_cannon [7.1]")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_las_cannon", "[7.1]", 2, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch5", 0, 2),
        Unharmed(CH, "ch6", 0, 2),
        Declared(BA, "ba1", "wpn_las_cannon", "[7.1]", 1, "shoot"),
        Rolled(BA, "ba1", (0,), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch5", 0, 2),
        Unharmed(CH, "ch6", 0, 2),
    ]
    assert "ba1 shoot wpn_las_cannon [7.1] x3" in table.offers, "the second action has three of its own"


@pytest.mark.clause("SQ-WPN-30")
def test_no_more_shots_are_concentrated_than_are_left() -> None:
    table = marine(1).do("ba1 shoot wpn_las_cannon [7.1]")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_las_cannon", "[7.1]", 1, "shoot"),
        Rolled(BA, "ba1", (0,), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch5", 0, 2),
        Unharmed(CH, "ch6", 0, 2),
    ]
    assert table.refused("ba1 shoot wpn_las_cannon [7.1] x3").clause == "SQ-WPN-30"


@pytest.mark.clause("SQ-WPN-26", "SQ-TURN-09")
def test_all_shots_before_or_all_after_the_movement() -> None:
    table = marine(1, 1, 1).do("ba1 shoot wpn_las_cannon [7.1]", "ba1 step 1.2")
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_las_cannon [7.1]").clause == "SQ-WPN-26"
    table = marine(1, 1, 1).do(*["ba1 shoot wpn_las_cannon [7.1]"] * 3, "ba1 step 1.2", "ba1 step 1.1")
    assert table.at("ba1") == "1.1"
    table = marine(1, 1, 1).do("ba1 step 3.2", *["ba1 shoot wpn_las_cannon [7.1]"] * 3)
    assert not table.offered("ba1 step")
    assert table.refused("ba1 step 4.2").clause == "SQ-TURN-09"


@pytest.mark.clause("SQ-SHOOT-12", "SQ-WPN-27", "SQ-LOF-04")
def test_an_area_needs_a_target_that_it_hits_and_a_line_of_fire() -> None:
    table = scene(
        hall(6, 4),
        f"ba1 fig_marine_extra 0.1 E {LAS}",
        "ba2 fig_marine_laser 3.3 W",
        "ch1 fig_gretchin 1.3 W",
        "ch2 fig_gretchin 5.1 W",
    ).act("ba1")
    assert table.refused("ba1 shoot wpn_las_cannon [3.3]").clause == "SQ-SHOOT-12"
    assert table.refused("ba1 shoot wpn_las_cannon [0.3]").clause == "SQ-LOF-04"
    assert table.refused("ba1 shoot wpn_las_cannon ch2").clause == "SQ-WPN-27"
    assert aims(table, "ba1") == {"[0.2]", "[1.2]", "[1.3]", "[4.0]", "[5.0]", "[4.1]", "[5.1]"}


@pytest.mark.clause("SQ-WPN-28", "SQ-SHOOT-11")
def test_squares_in_sight_beside_the_arc_are_hit_too_and_friends_in_them() -> None:
    table = scene(
        hall(6, 4),
        f"ba1 fig_marine_extra 0.0 E {LAS}",
        "ch1 fig_gretchin 1.2 W lp=9",
        "ba2 fig_marine_laser 2.3 W lp=9",
        "ch2 fig_gretchin 4.0 W lp=9",
        dice=(6, 6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_las_cannon [1.2] x3")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_las_cannon", "[1.2]", 3, "shoot"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 9, 0),
        Wounded(BA, "ba2", 7, 2),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
    ]
    assert values(table) == {"ch1": 9, "ba2": 7}
    assert table.mini("ch2").lp == 9


@pytest.mark.clause("SQ-SHOOT-11")
def test_the_shooter_does_not_hit_itself() -> None:
    table = scene(hall(3, 2), f"ba1 fig_marine_extra 0.0 E {LAS}", "ch1 fig_gretchin 1.1 W", dice=(6,))
    table.act("ba1").do("ba1 shoot wpn_las_cannon [0.0]")
    assert dead(table) == {"ch1"}
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("SQ-WPN-27", "SQ-WPN-28", "SQ-WPN-32", "SQ-SHOOT-12")
@pytest.mark.house("area-screening")
@pytest.mark.parametrize("screening", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_offered_is_every_area_that_hits_a_target_and_no_other(seed: int, screening: bool) -> None:
    """What is found round the targets is what is found by trying all areas of the map, line by line."""
    chance = Random(seed)
    free = [(x, y) for x in range(9) for y in range(7) if not (3 <= x <= 4 and 3 <= y <= 4)]
    chance.shuffle(free)
    lines = [f"ch{n} fig_gretchin {x}.{y} N" for n, (x, y) in enumerate(free[:10], 1)]
    lines += [f"um{n} fig_marine_laser {x}.{y} N" for n, (x, y) in enumerate(free[10:13], 1)]
    x, y = free[13]
    lines.append(f"ba1 fig_marine_extra {x}.{y} {chance.choice('NESW')} {LAS}")
    lines.append("cu1 fig_golgotha 3.3 N weapons=wpn_golgotha_gun")
    table = scene(hall(9, 7), *lines, house={"area_screening": screening}, turn=BA)
    state = table.state
    for who, weapon in (("ba1", _weapon("wpn_las_cannon")), ("cu1", _weapon("wpn_golgotha_gun"))):
        shooter = table.mini(who)
        at = stance(state, shooter)
        assert at is not None
        wanted = target_squares(state, shooter, state.ship.floor)
        hitting = {
            f"[{x}.{y}]"
            for x in range(-1, 9)
            for y in range(-1, 7)
            if _slow_hits(table, shooter, block_at(state.ship, x, y), screening) & wanted
            and in_arc(state, at, block_at(state.ship, x, y))
        }
        assert {name for name, _ in pattern_of(weapon).aims(state, shooter, weapon)} == hitting


def _slow_hits(table: Table, shooter: Mini, area: int, screening: bool) -> int:
    state = table.state
    blocked = blockers(state, shooter) & ~(0 if screening else area)
    found = 0
    for start in shooter.squares:
        arc = state.ship.floor if len(shooter.squares) > 1 else half(state, start, shooter.facing)
        for square in members(area & arc & ~bits(shooter.squares)):
            if state.sight.sees(start, square, state.closed, blocked):
                found |= 1 << square
    return found


@pytest.mark.clause("SQ-LOS-04")
@pytest.mark.house("fire-hides")
def test_fire_hides_a_figure_in_it_only_with_the_house_rule() -> None:
    for hides, offered in ((False, True), (True, False)):
        table = scene(
            hall(6, 1),
            f"ba1 fig_marine_extra 0.0 E {LAS}",
            "ch1 fig_gretchin 4.0 W",
            house={"fire_hides": hides},
        )
        burn(table, "4.0")
        assert bool(aims(table.act("ba1"), "ba1")) is offered


@pytest.mark.clause("SQ-LOS-04", "SQ-WPN-28")
@pytest.mark.house("fire-hides")
@pytest.mark.parametrize(("hides", "killed"), [(False, {"ch1", "ch2"}), (True, {"ch2"})])
def test_a_shot_spares_who_is_hidden_by_fire_and_hits_the_neighbour(hides: bool, killed: set[str]) -> None:
    table = scene(
        hall(6, 2),
        f"ba1 fig_marine_extra 0.0 E {LAS}",
        "ch1 fig_gretchin 4.0 W",
        "ch2 fig_gretchin 4.1 W",
        dice=(6,),
        house={"fire_hides": hides},
    )
    burn(table, "4.0")
    assert dead(table.act("ba1").do("ba1 shoot wpn_las_cannon [4.0]")) == killed


@pytest.mark.clause("SQ-LOF-02", "SQ-LOF-04", "SQ-WPN-32")
@pytest.mark.house("area-screening")
@pytest.mark.parametrize("screening", [False, True])
def test_a_neighbour_who_screens_the_rest_of_the_area_takes_it_out_of_the_arc(screening: bool) -> None:
    table = scene(
        hall(6, 1),
        f"ba1 fig_marine_extra 0.0 E {LAS}",
        "ch1 fig_gretchin 1.0 W",
        "ch2 fig_gretchin 2.0 W",
        house={"area_screening": screening},
    ).act("ba1")
    assert bool(table.offered("ba1 shoot")) is not screening
    at = stance(table.state, table.mini("ba1"))
    assert at is not None
    assert in_arc(table.state, at, block_at(table.state.ship, 1, 0)) is not screening


ROOM = "\n".join(
    [
        " " * 12 + "+" + "-+" * 6,
        *[" " * 12 + "|. . . . . .|", " " * 12 + "+           +"] * 3,
        " " * 12 + "|. . . . . .|",
        "+" + "-+" * 6 + "           +",
        "|. . . . . . . . . . . .|",
        "+" + " " * 23 + "+",
        "|. . . . . . . . . . . .|",
        "+" + " " * 23 + "+",
        "|. . . . . . . . . . . .|",
        "+" + "-+" * 6 + "           +",
        *[" " * 12 + "|. . . . . .|", " " * 12 + "+           +"] * 3,
        " " * 12 + "|. . . . . .|",
        " " * 12 + "+" + "-+" * 6,
    ]
)
"""A corridor of three rows that opens into a room; drawn one column east and five rows south of the example."""


@pytest.mark.clause("SQ-WPN-59", "SQ-WPN-57")
def test_the_worked_example_of_the_tarantula() -> None:
    table = scene(ROOM, "um1 mch_tarantula 3.5,2.5 E", "um2 fig_marine_laser 1.5 E mans=um1")
    state = table.state
    at = stance(state, table.mini("um1"))
    assert at is not None
    (eye,) = at.eyes
    seen = state.sight.field(eye.square, state.closed, at.sight_blockers) & eye.half
    arc = {(x - 1, y - 5) for x, y in map(state.ship.xy, members(eye.wedge))}
    blind = {(x - 1, y - 5) for x, y in map(state.ship.xy, members(eye.wedge & ~seen))}
    assert arc == {
        (x, y)
        for x in range(-1, 11)
        for y in range(-5, 6)
        if x > 2 and abs(y) <= x - 2 and (abs(y) <= 1 or x >= 5)
    }
    assert len(arc) == 66
    crossed = {5: (2, 3), 6: (3, 4), 7: (3, 4, 5), 8: (3, 4, 5), 9: (4, 5), 10: (4, 5)}
    assert blind == {(x, sign * y) for x, far in crossed.items() for y in far for sign in (1, -1)}
    assert len(blind) == 28


@pytest.mark.clause("SQ-WPN-59", "SQ-WPN-57")
def test_the_twin_las_cannons_need_the_arc_of_the_machine_and_the_gunners_sight() -> None:
    table = scene(
        ROOM,
        "um1 mch_tarantula 3.5,2.5 E",
        "um2 fig_marine_laser 1.5 E mans=um1",
        "ch1 fig_gretchin 6.7 W",
        "ch2 fig_gretchin 8.5 W",
        "ch3 fig_gretchin 2.4 W",
    )
    weapon = _weapon("wpn_twin_las")
    machine = table.mini("um1")
    offered = dict(pattern_of(weapon).aims(table.state, machine, weapon))
    assert set(offered.values()) == {3}
    assert {"[7.4]", "[7.5]", "[8.4]", "[8.5]"} <= set(offered)
    assert not {"[6.7]", "[2.3]", "[2.4]", "[1.4]"} & set(offered)
    refusal = pattern_of(weapon).why_not(table.state, machine, weapon, "[2.3]")
    assert refusal.clause == "SQ-WPN-59"


@pytest.mark.clause("SQ-WPN-59")
def test_without_a_gunner_nothing_is_aimed_at() -> None:
    table = scene(ROOM, "um1 mch_tarantula 3.5,2.5 E", "ch2 fig_gretchin 8.5 W")
    weapon = _weapon("wpn_twin_las")
    assert not list(pattern_of(weapon).aims(table.state, table.mini("um1"), weapon))


@pytest.mark.clause("SQ-WPN-58", "SQ-WPN-30")
@pytest.mark.parametrize(("shots", "dice"), [(1, 2), (2, 4), (3, 6)])
def test_each_shot_of_the_twin_las_cannons_rolls_two_red_dice(shots: int, dice: int) -> None:
    table = scene(ROOM, "um1 mch_tarantula 3.5,2.5 E", "um2 fig_marine_laser 1.5 E mans=um1")
    attack = Attack(2, "um1", "wpn_twin_las", "[7.4]", shots)
    assert (pool(table.state, attack).red, pool(table.state, attack).white) == (dice, 0)


def _weapon(id_: str) -> Weapon:
    return load_box().weapons[id_]


@pytest.mark.clause("SQ-DREAD-26")
@pytest.mark.clause("C-FLAG-weapon-no_concentration")
def test_each_gun_of_golgotha_has_an_area_of_its_own() -> None:
    guns = ",".join(["wpn_golgotha_gun"] * 4)
    table = scene(
        hall(8, 4),
        f"cu1 fig_golgotha 0.1 E weapons={guns},wpn_body_lasers",
        "ba1 fig_marine_laser 5.1 W lp=9",
        "ba2 fig_marine_laser 7.3 W lp=9",
        turn=CU,
        dice=(6, 6, 6, 5),
    )
    weapon = _weapon("wpn_golgotha_gun")
    offered = dict(pattern_of(weapon).aims(table.state, table.mini("cu1"), weapon))
    assert "[5.1]" in offered
    assert set(offered.values()) == {1}
    assert (weapon.shots, str(weapon.dice), BA) == (1, "2R", 0)


@pytest.mark.clause("SQ-WPN-57", "SQ-WPN-59", "SQ-LOF-04")
def test_a_tarantula_aims_at_an_enemy_right_before_its_front() -> None:
    table = scene(
        hall(6, 1), "ba1 fig_marine_laser 3.0 W mans=ba2", "ba2 mch_tarantula 1.0,2.0 W", "ch1 fig_ork 0.0 E"
    ).act("ba1")
    assert aims(table, "ba2") == {"[-1.-1]", "[-1.0]", "[0.-1]", "[0.0]"}


@pytest.mark.clause("SQ-WPN-27")
def test_an_area_round_two_targets_is_offered_once_and_also_where_it_burns() -> None:
    table = scene(
        hall(8, 2), f"ba1 fig_marine_extra 0.0 E {LAS}", "ch1 fig_gretchin 5.0 W", "ch2 fig_gretchin 5.1 W"
    )
    burn(table, "5.0", "5.1", seat=CH)
    offers = table.act("ba1").offered("ba1 shoot")
    assert "ba1 shoot wpn_las_cannon [5.0]" in offers
    assert len(offers) == len(set(offers))


@pytest.mark.clause("SQ-WPN-30", "SQ-DREAD-19")
@pytest.mark.parametrize(
    ("line", "most"),
    [
        (f"ba1 fig_marine_extra 0.0 E {LAS}", 2),
        ("ba1 fig_dread_mk7 0.0 E weapons=wpn_las_cannon,wpn_las_cannon", 1),
    ],
    ids=["one", "two"],
)
def test_a_fourth_shot_goes_with_the_third_only_where_there_is_one_las_cannon(line: str, most: int) -> None:
    table = scene(hall(9, 2), line, "ch1 fig_ork 6.0 W", dice=(1, 1))
    effects.add(table.state, Effect("more-shots", BA, on="ba1", value=1))
    table.act("ba1").do("ba1 shoot wpn_las_cannon [6.0] x2")
    offers = table.offered("ba1 shoot wpn_las_cannon [6.0]")
    assert offers == ["ba1 shoot wpn_las_cannon [6.0]", "ba1 shoot wpn_las_cannon [6.0] x2"][:most]
