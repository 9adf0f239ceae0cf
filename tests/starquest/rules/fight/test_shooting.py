"""Shooting (SQ-SHOOT) and what it leaves of the movement (SQ-TURN-02 to 10).

Tests starquest/rules/fight/aims.py and starquest/rules/fight/targeting.py too.
"""

from random import Random

import pytest

from bulkhead.starquest.box.items.dice import RED, WHITE
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Effect, Pact, deeds
from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    Moved,
    PactEnded,
    Rolled,
    Scored,
    Unharmed,
    Wounded,
)
from bulkhead.starquest.rules.fight.lines_of_sight import can_target, fire_field, sees
from bulkhead.starquest.rules.fight.weapons.single import in_fire
from bulkhead.starquest.table import effects
from tests.starquest.rules.fight.rifles import rifle
from tests.starquest.rules.fight.weapons.outcomes import aims, burn
from tests.starquest.rules.move.bulkheads import BULKHEAD
from tests.starquest.scene import BA, CH, UM, hall, scene

LONG = hall(14, 3)
RIFLE = "ba1 shoot wpn_laser_rifle"


# Who may be shot at


@pytest.mark.clause("SQ-SHOOT-01", "SQ-LOF-01")
def test_only_what_is_in_the_line_of_fire_may_be_shot_at() -> None:
    table = scene(
        hall(8, 8),
        "ba1 fig_marine_laser 3.3 E",
        "ch1 fig_gretchin 6.0 W",
        "ch2 fig_gretchin 6.6 W",
        "ch3 fig_gretchin 4.6 W",
        "ch4 fig_gretchin 3.0 W",
        "ch5 fig_gretchin 0.3 W",
        "ch6 fig_gretchin 5.3 W",
        "ch7 fig_gretchin 7.3 W",
    ).act("ba1")
    assert aims(table, "ba1") == {"ch1", "ch2", "ch6"}
    for hidden in ("ch3", "ch4", "ch5", "ch7"):
        assert table.refused(f"{RIFLE} {hidden}").clause == "SQ-LOF-01"
    assert table.refused(f"{RIFLE} ch99").clause == "SQ-SHOOT-01"


@pytest.mark.clause("SQ-SHOOT-02")
def test_there_is_no_greatest_range() -> None:
    assert aims(rifle("ch1 fig_gretchin 13.1 W"), "ba1") == {"ch1"}


@pytest.mark.clause("SQ-SHOOT-12")
def test_nobody_shoots_at_his_own_and_allies_are_offered_at_their_price() -> None:
    table = rifle("ba2 fig_marine_laser 4.1 W", "um1 fig_marine_laser 6.0 W")
    assert aims(table, "ba1") == {"um1"}
    assert table.refused(f"{RIFLE} ba2").clause == "SQ-SHOOT-12"


@pytest.mark.clause("SQ-SHOOT-12", "SQ-ALLY-16")
@pytest.mark.parametrize(("weapon", "shot"), [("wpn_laser_rifle", "um1"), ("wpn_plasma_gun", "0.1>E")])
def test_an_ally_alone_is_offered_for_who_names_him_breaks_the_alliance(weapon: str, shot: str) -> None:
    table = scene(
        LONG, f"ba1 fig_term_heavy 0.1 E weapons={weapon}", "um1 fig_marine_laser 4.1 W", dice=(1, 1)
    )
    table.state.pacts = (Pact(BA, UM),)
    table.act("ba1").do(f"ba1 shoot {weapon} {shot}")
    assert len(table.told(PactEnded)) == 1
    assert table.side(BA).points == -50


@pytest.mark.clause("SQ-SHOOT-12")
@pytest.mark.clause("C-FLAG-spared")
def test_nobody_attacks_the_spared_on_purpose() -> None:
    table = rifle("zz1 fig_survivor 5.1 W")
    assert not aims(table, "ba1")
    assert table.refused(f"{RIFLE} zz1").clause == "SQ-SHOOT-12"


@pytest.mark.clause("SQ-SHOOT-03")
def test_a_weapon_that_it_does_not_bear_is_not_fired() -> None:
    table = rifle("ch1 fig_gretchin 5.1 W")
    assert table.refused("ba1 shoot wpn_plasma_gun 0.1>E").clause == "SQ-SHOOT-03"
    assert table.refused("ba1 shoot wpn_combat_blade ch1").clause == "SQ-SHOOT-03"


@pytest.mark.clause("SQ-SHOOT-01")
def test_who_is_not_on_the_board_neither_shoots_nor_is_shot_at() -> None:
    drawn = """
        +-+-+-+-+
        |T T . .|
        +-+-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser dock E", "ch1 fig_gretchin 3.0 W").act("ba1")
    assert not table.offered("ba1 shoot")
    assert table.refused(f"{RIFLE} ch1").clause == "SQ-SETUP-18"
    assert fire_field(table.state, table.mini("ba1")) == 0


@pytest.mark.clause("SQ-SHOOT-01", "SQ-LOF-01")
def test_every_target_is_offered_once_whatever_the_size_of_its_base() -> None:
    table = rifle("ch1 fig_gretchin 5.2 W", "um1 mch_tarantula 8.0,9.0 W", "ch2 fig_dread_mk7 11.0 W")
    assert table.offered("ba1 shoot") == [f"{RIFLE} {target}" for target in ("ch1", "um1", "ch2")]


@pytest.mark.clause("SQ-SHOOT-01", "SQ-DOOR-15")
def test_shots_at_a_bulkhead_are_declared_one_by_one() -> None:
    table = scene(BULKHEAD, "ba1 fig_marine_laser 4.1 W", "ch1 fig_ork 3.0 S")
    effects.add(table.state, Effect("more-shots", BA, on="ba1", value=1))
    assert table.act("ba1").offered("ba1 shoot") == [f"{RIFLE} ch1", f"{RIFLE} door:d1"]


# Dice, hits and losses


@pytest.mark.clause("SQ-SHOOT-03", "SQ-SHOOT-04")
def test_the_weapon_says_which_dice_are_rolled() -> None:
    assert WHITE == (0, 0, 0, 0, 1, 2)
    assert RED == (0, 0, 0, 1, 2, 3)
    table = scene(
        LONG, "ba1 fig_terminator 0.1 E weapons=set_storm_fist", "ch1 fig_gretchin 5.1 W", dice=(6, 6)
    ).act("ba1")
    table.do("ba1 shoot wpn_storm_bolter ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_storm_bolter", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2), 1, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
    ]


@pytest.mark.clause("SQ-SHOOT-07")
def test_who_reaches_nothing_is_removed_and_scored() -> None:
    table = rifle("ch1 fig_android 5.1 W", dice=(6, 5)).do(f"{RIFLE} ch1")
    assert table.at("ch1") == "dead"
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 1), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_android", BA),
        Scored(BA, 10, 10, "kill", "ch1"),
    ]
    assert table.side(BA).points == 10
    assert table.state.ship.square("5.1") not in table.state.holder


# What may be combined in a turn


@pytest.mark.clause("SQ-TURN-02", "SQ-TURN-03")
def test_it_may_shoot_and_move_or_move_and_shoot_or_neither() -> None:
    table = rifle("ch1 fig_gretchin 13.1 W", dice=(1, 1))
    assert "done" in table.offers
    table.do(f"{RIFLE} ch1", "ba1 step 1.1")
    table = rifle("ch1 fig_gretchin 13.1 W", dice=(1, 1)).do("ba1 step 1.1", f"{RIFLE} ch1")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 1),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
    ]
    assert table.at("ba1") == "1.1"


@pytest.mark.clause("SQ-TURN-05")
def test_it_shoots_once_unless_a_card_allows_more() -> None:
    table = rifle("ch1 fig_gretchin 13.1 W", dice=(1, 1, 1, 1)).do(f"{RIFLE} ch1")
    assert table.refused(f"{RIFLE} ch1").clause == "SQ-TURN-05"
    effects.add(table.state, Effect("more-shoot", BA, on="ba1", value=1))
    table.state.offered = None
    table.do(f"{RIFLE} ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
    ]
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("SQ-TURN-05", "SQ-WPN-26")
def test_a_second_shooting_action_may_come_after_the_movement() -> None:
    table = scene(
        LONG,
        "ba1 fig_marine_extra 0.1 E weapons=wpn_las_cannon",
        "ch1 fig_android 9.1 W",
        dice=[1] * 6,
    ).act("ba1")
    effects.add(table.state, Effect("more-shoot", BA, on="ba1", value=1))
    shot = "ba1 shoot wpn_las_cannon [9.1]"
    table.do(f"{shot} x3", "ba1 step 1.1", shot, f"{shot} x2")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_las_cannon", "[9.1]", 3, "shoot"),
        Rolled(BA, "ba1", (0, 0, 0), 3, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
        Moved(BA, "ba1", ((1, 1),), 1),
        Declared(BA, "ba1", "wpn_las_cannon", "[9.1]", 1, "shoot"),
        Rolled(BA, "ba1", (0,), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
        Declared(BA, "ba1", "wpn_las_cannon", "[9.1]", 2, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("ba1 shoot")
    assert not table.offered("ba1 step")


@pytest.mark.clause("SQ-TURN-05", "SQ-TURN-07")
def test_a_second_shooting_action_comes_with_the_same_weapon_whatever_else_is_borne() -> None:
    table = scene(
        LONG,
        "ba1 fig_marine_laser 0.1 E weapons=wpn_laser_rifle,wpn_laser_pistol",
        "ch1 fig_gretchin 9.1 W",
        dice=(1, 1, 1, 1),
    ).act("ba1")
    effects.add(table.state, Effect("more-shoot", BA, on="ba1", value=1))
    table.do(f"{RIFLE} ch1", "ba1 step 1.1", f"{RIFLE} ch1")
    assert table.mini("ba1").deeds.fired == ("wpn_laser_rifle", "wpn_laser_rifle")
    assert table.mini("ba1").deeds.shots == 1, "each action is counted by itself"
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("SQ-TURN-05")
def test_a_second_weapon_is_a_second_shooting() -> None:
    table = scene(
        LONG,
        "ba1 fig_marine_laser 0.1 E weapons=wpn_laser_rifle,wpn_laser_pistol",
        "ch1 fig_gretchin 9.1 W",
        dice=(1, 1),
    ).act("ba1")
    table.do(f"{RIFLE} ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
    ]
    assert table.refused("ba1 shoot wpn_laser_pistol ch1").clause == "SQ-TURN-05"


@pytest.mark.clause("SQ-TURN-06", "SQ-SQUAD-06")
@pytest.mark.parametrize(
    ("sheet", "weapon", "both"),
    [("fig_marine_laser", "wpn_laser_rifle", False), ("fig_terminator", "wpn_storm_bolter", True)],
)
def test_who_has_fought_does_not_shoot_unless_a_terminator(sheet: str, weapon: str, both: bool) -> None:
    table = scene(LONG, f"ba1 {sheet} 0.1 E", "ch1 fig_gretchin 9.1 W").act("ba1")
    deeds(table.state, table.mini("ba1"), struck=1)
    table.state.offered = None
    if both:
        assert table.offered("ba1 shoot")
    else:
        assert table.refused(f"ba1 shoot {weapon} ch1").clause == "SQ-TURN-06"
        effects.add(table.state, Effect("shoot-and-melee", BA, on="ba1"))
        table.state.offered = None
        assert table.offered("ba1 shoot")


@pytest.mark.clause("SQ-TURN-07")
def test_a_light_weapon_lets_the_rest_of_the_movement_follow_and_no_more() -> None:
    table = rifle("ch1 fig_gretchin 13.1 W", dice=(1, 1))
    table.do("ba1 step 1.1", "ba1 step 2.1", f"{RIFLE} ch1")
    table.do(*(f"ba1 step {x}.1" for x in range(3, 7)))
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 1),
        Moved(BA, "ba1", ((2, 1),), 1),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        Moved(BA, "ba1", ((5, 1),), 1),
        Moved(BA, "ba1", ((6, 1),), 1),
    ]
    assert table.refused("ba1 step 7.1").clause == "SQ-MOVE-01"


@pytest.mark.clause("SQ-TURN-09")
@pytest.mark.parametrize(
    ("weapon", "shot"),
    [
        ("wpn_assault_cannon", ""),
        ("wpn_plasma_gun", " 1.1>E"),
        ("wpn_missile_launcher", " 9.1"),
        ("wpn_flamer", " 7.1"),
        ("wpn_fusion_gun", " 1.1>E"),
        ("wpn_conversion_beamer", " 1.1>E"),
        ("wpn_las_cannon", " [9.1]"),
    ],
)
def test_a_heavy_weapon_never_splits_the_movement(weapon: str, shot: str) -> None:
    line = f"ba1 fig_term_heavy 0.1 E weapons={weapon}"
    table = scene(LONG, line, "ch1 fig_android 9.1 W", dice=[1] * 3).act("ba1")
    if weapon in ("wpn_assault_cannon", "wpn_plasma_gun", "wpn_missile_launcher", "wpn_flamer"):
        table.dice.left = table.dice.left[:2]
    if weapon == "wpn_las_cannon":
        table.dice.left = table.dice.left[:1]
    table.do("ba1 step 1.1", f"ba1 shoot {weapon}{shot}")
    assert not table.offered("ba1 step")
    assert table.refused("ba1 step 2.1").clause == "SQ-TURN-09"
    assert table.offered("ba1 face")


@pytest.mark.clause("SQ-TURN-02", "SQ-TURN-09")
def test_a_heavy_weapon_may_be_fired_before_the_whole_movement() -> None:
    table = scene(
        LONG, "ba1 fig_marine_heavy 0.1 E weapons=wpn_plasma_gun", "ch1 fig_android 9.1 W", dice=(1, 1)
    ).act("ba1")
    table.do("ba1 shoot wpn_plasma_gun 0.1>E", *(f"ba1 step {x}.1" for x in range(1, 5)))
    assert table.happened == [
        Declared(BA, "ba1", "wpn_plasma_gun", "0.1>E", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
        Moved(BA, "ba1", ((1, 1),), 1),
        Moved(BA, "ba1", ((2, 1),), 1),
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((4, 1),), 1),
    ]
    assert table.at("ba1") == "4.1"


@pytest.mark.clause("SQ-ALIEN-13", "SQ-TURN-07")
@pytest.mark.house("alien-split")
@pytest.mark.parametrize("split", [False, True])
def test_aliens_do_not_split_unless_the_table_says_so(split: bool) -> None:
    table = scene(
        LONG,
        "ch1 fig_ork 0.1 E weapons=wpn_scrap_gun",
        "ba1 fig_marine_laser 9.1 W",
        dice=(1, 1),
        house={"alien_split": split},
    ).act("ch1")
    table.do("ch1 step 1.1", "ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Moved(CH, "ch1", ((1, 1),), 1),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert bool(table.offered("ch1 step")) is split


@pytest.mark.clause("SQ-OBJ-13", "SQ-OBJ-16")
@pytest.mark.parametrize(
    ("sheet", "weapon", "fires"),
    [
        ("fig_marine_laser", "wpn_laser_rifle", True),
        ("fig_marine_heavy", "wpn_plasma_gun", False),
        ("fig_marine_extra", "wpn_las_cannon", False),
        ("fig_term_flamer", "wpn_flamer", False),
    ],
)
def test_the_carrier_of_a_miniature_fires_no_heavy_weapon(sheet: str, weapon: str, fires: bool) -> None:
    table = scene(
        LONG,
        f"ba1 {sheet} 0.1 E weapons={weapon} load=ba2",
        "ba2 fig_marine_laser carried E carrier=ba1",
        "ch1 fig_gretchin 5.1 W",
    ).act("ba1")
    assert bool(table.offered("ba1 shoot")) is fires


@pytest.mark.clause("SQ-SHOOT-01")
@pytest.mark.parametrize("word", ["no-shoot", "no-heavy"])
def test_cards_forbid_shooting_or_heavy_weapons_only(word: Named) -> None:
    light = rifle("ch1 fig_gretchin 5.1 W")
    heavy = scene(LONG, "ba1 fig_marine_heavy 0.1 E weapons=wpn_plasma_gun", "ch1 fig_gretchin 5.1 W").act(
        "ba1"
    )
    for table in (light, heavy):
        effects.add(table.state, Effect(word, CH, side=BA))
        table.state.offered = None
    assert bool(light.offered("ba1 shoot")) is (word == "no-heavy")
    assert not heavy.offered("ba1 shoot")


@pytest.mark.clause("SQ-LOS-04")
@pytest.mark.house("fire-hides")
def test_fire_hides_its_inside_only_where_the_table_says_so() -> None:
    for hides, seen in ((False, {"ch1"}), (True, set())):
        table = scene(
            LONG, "ba1 fig_marine_laser 0.1 E", "ch1 fig_gretchin 5.1 W", house={"fire_hides": hides}
        )
        burn(table, "5.1", seat=3)
        assert aims(table.act("ba1"), "ba1") == seen


@pytest.mark.clause("SQ-LOF-05", "SQ-LOF-02")
def test_who_adjoins_any_square_of_a_large_base_is_no_target_of_it() -> None:
    table = scene(
        LONG,
        "ch1 fig_dread_mk7 4.0 E weapons=wpn_body_lasers",
        "ba1 fig_marine_laser 4.2 N",
        "ba2 fig_marine_laser 3.2 N",
        "ba3 fig_marine_laser 0.0 E",
        turn=CH,
    )
    assert {mini.id for mini in in_fire(table.state, table.mini("ch1"))} == {"ba2", "ba3"}


@pytest.mark.clause("SQ-LOF-03", "SQ-WPN-52", "SQ-LOS-08")
def test_a_machine_blocks_fire_but_not_sight() -> None:
    table = scene(
        hall(9, 1),
        "ba1 fig_marine_laser 0.0 E",
        "um1 mch_tarantula 3.0,4.0 W",
        "ch1 fig_gretchin 7.0 W",
    ).act("ba1")
    assert aims(table, "ba1") == {"um1"}
    assert sees(table.state, table.mini("ba1"), table.mini("ch1"))


@pytest.mark.clause("SQ-LOF-03", "SQ-WPN-85")
@pytest.mark.parametrize(("shooter", "targets"), [("0.1 E", {"um1"}), ("5.3 N", {"um1", "um2"})])
def test_a_gunner_is_a_target_of_his_own_where_his_machine_is_not_before_him(
    shooter: str, targets: set[str]
) -> None:
    table = scene(
        hall(9, 4),
        f"ba1 fig_marine_laser {shooter}",
        "um1 mch_tarantula 3.1,4.1 W",
        "um2 fig_marine_laser 5.1 W mans=um1",
    ).act("ba1")
    assert aims(table, "ba1") == targets


@pytest.mark.clause("SQ-SHOOT-01", "SQ-LOF-01", "SQ-LOF-02", "SQ-LOF-03", "SQ-LOF-05")
@pytest.mark.parametrize("seed", range(12))
def test_targets_are_those_to_whom_a_line_of_fire_leads(seed: int) -> None:
    """What is gathered from whole fields at once is what each line says by itself."""
    chance = Random(seed)
    spots = [(x, y) for x in range(10) for y in range(8)]
    large = [(2, 2), (7, 5)]
    taken = {(x + dx, y + dy) for x, y in large for dx in (0, 1) for dy in (0, 1)}
    free = [spot for spot in spots if spot not in taken]
    chance.shuffle(free)
    lines = [
        f"ba{n} fig_marine_laser {x}.{y} {chance.choice('NESW')}" for n, (x, y) in enumerate(free[:8], 1)
    ]
    lines += [f"ch{n} fig_gretchin {x}.{y} N" for n, (x, y) in enumerate(free[8:20], 1)]
    lines += [f"ch{n} fig_dread_mk7 {x}.{y} N weapons=wpn_body_lasers" for n, (x, y) in enumerate(large, 13)]
    table = scene(hall(10, 8), *lines, house={"fire_hides": seed % 2 == 0}, turn=BA)
    burn(table, *(f"{x}.{y}" for x, y in chance.sample(spots, 4)), seat=CH)
    state = table.state
    for shooter in state.minis.values():
        wanted = {
            other.id
            for other in state.minis.values()
            if other.seat != shooter.seat and can_target(state, shooter, other)
        }
        assert {mini.id for mini in in_fire(state, shooter)} == wanted
