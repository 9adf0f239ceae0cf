"""Forged declarations: each judgement objects to one altered record, and has nothing to say to the true one."""

import pytest

from tests.lab.starquest.referee.drawn import ALIENS, EAST, NORTH, SOUTH, Drawn, declared

RIFLE, BLADE = "wpn_laser_rifle", "wpn_combat_blade"


def range_of_fire(figure: str = "fig_marine_laser", weapon: str = "", **house: object) -> Drawn:
    """A shooter at 5.8 facing north, and an ork four squares ahead of it."""
    drawn = Drawn(**house)
    drawn.put("if1", figure, (5, 8), facing=NORTH, weapon=weapon)
    drawn.put("ch1", "fig_ork", (5, 4), facing=SOUTH)
    drawn.acts("if1")
    return drawn


def duel(figure: str = "fig_marine_laser", weapon: str = "") -> Drawn:
    """An ork stands in the square straight ahead of a miniature at 5.8."""
    drawn = range_of_fire(figure, weapon)
    drawn.table.put("ch1", ((5, 7),))
    return drawn


def strike(at: str = "ch1", weapon: str = BLADE) -> dict[str, object]:
    return declared("if1", weapon, at, "melee")


# Who attacks, and with what


def test_a_shot_of_the_acting_miniature_with_its_own_weapon_is_clean() -> None:
    assert range_of_fire().hears(declared("if1", RIFLE, "ch1")) == ""


def test_a_shot_of_a_miniature_off_the_board_is_objected_to() -> None:
    drawn = range_of_fire()
    drawn.table.pieces["if1"].place = "dock"
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == "SQ-SHOOT-10"


def test_a_shot_with_the_miniature_of_another_player_is_objected_to() -> None:
    assert range_of_fire().hears(declared("if1", RIFLE, "ch1", seat=ALIENS)) == "SQ-SHOOT-10"


def test_an_enemy_that_a_card_leads_attacks_in_melee_for_the_player_of_the_card() -> None:
    puppet = {"type": "CardPlayed", "seat": 0, "card": "psi_puppet", "on": ("ch1",)}
    blow = declared("ch1", BLADE, "if1", "melee")

    def led(*events: dict[str, object], attack: dict[str, object] = blow) -> str:
        drawn = duel()
        drawn.table.command = [0, 0]
        return next((found for one in (*events, attack) if (found := drawn.hears(one))), "")

    assert led(puppet) == ""
    assert led() == led(puppet | {"on": ("ch2",)}) == led(puppet | {"seat": 2}) == "SQ-SHOOT-10"
    assert led(puppet, {"type": "TurnBegan", "seat": 0, "number": 3}) == "SQ-SHOOT-10"
    assert led(puppet, attack=declared("ch1", "wpn_scrap_gun", "if1")) == "SQ-SHOOT-10"


def test_a_shot_with_a_weapon_that_it_does_not_bear_is_objected_to() -> None:
    assert range_of_fire().hears(declared("if1", "wpn_plasma_gun", "5.8>N")) == "SQ-SHOOT-03"
    assert range_of_fire(weapon="wpn_plasma_gun").hears(declared("if1", "wpn_plasma_gun", "5.8>N")) == ""


def test_a_shot_with_a_card_for_a_weapon_is_objected_to() -> None:
    assert range_of_fire().hears(declared("if1", "eqp_targeters", "ch1")) == "SQ-SHOOT-03"


def test_a_shot_with_a_blade_is_objected_to() -> None:
    assert range_of_fire().hears(declared("if1", BLADE, "ch1")) == "SQ-WPN-04"


def test_a_carrier_that_fires_a_heavy_weapon_is_objected_to() -> None:
    drawn = range_of_fire("fig_marine_heavy", "wpn_plasma_gun")
    drawn.table.pieces["if1"].load = "if2"
    assert drawn.hears(declared("if1", "wpn_plasma_gun", "5.8>N")) == "SQ-OBJ-13"
    drawn = range_of_fire()
    drawn.table.pieces["if1"].load = "if2"
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == ""


# When, and how often


def test_a_shot_out_of_the_activation_is_objected_to() -> None:
    drawn = range_of_fire()
    drawn.put("if2", "fig_marine_laser", (9, 9))
    drawn.acts("if2")
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == "SQ-TURN-15"


def test_a_second_shot_with_a_weapon_of_one_shot_is_objected_to() -> None:
    shot = declared("if1", RIFLE, "ch1")
    assert range_of_fire().hears(shot, shot) == "SQ-TURN-05"


def test_a_second_shot_in_the_next_turn_is_clean() -> None:
    shot = declared("if1", RIFLE, "ch1")
    drawn = range_of_fire()
    drawn.table.command = [0, 0]
    assert drawn.hears(shot, {"type": "TurnBegan", "seat": 0, "number": 9}) == ""
    drawn.acts("if1")
    assert drawn.hears(shot) == ""


def test_the_second_shot_of_a_shuriken_pistol_is_clean_and_the_third_is_objected_to() -> None:
    shot = declared("if1", "wpn_shuriken_pistol", "ch1")
    assert range_of_fire("fig_eldar_governor").hears(shot, shot) == ""
    assert range_of_fire("fig_eldar_governor").hears(shot, shot, shot) == "SQ-TURN-05"


def test_shots_with_two_weapons_in_one_turn_are_objected_to() -> None:
    drawn = range_of_fire(weapon="wpn_laser_pistol")
    both = declared("if1", RIFLE, "ch1"), declared("if1", "wpn_laser_pistol", "ch1")
    assert drawn.hears(*both) == "SQ-TURN-05"


def test_a_shot_that_was_called_off_by_a_dispute_may_be_fired_again() -> None:
    shot = declared("if1", RIFLE, "ch1")
    off = {"type": "CalledOff", "attacker": "if1", "why": "SQ-LOS-05"}
    assert range_of_fire().hears(shot, off, shot) == ""
    assert range_of_fire().hears(shot, {**off, "why": "SQ-CMD-11"}, shot) == "SQ-TURN-05"


def test_calling_off_an_attack_that_nobody_declared_is_objected_to() -> None:
    off = {"type": "CalledOff", "attacker": "if1", "why": "SQ-CMD-11"}
    assert range_of_fire().hears(off) == "SQ-CMD-11"


def test_a_shot_and_a_melee_in_one_turn_are_objected_to_except_for_terminators() -> None:
    def both(figure: str, gun: str) -> str:
        drawn = duel(figure, gun)
        drawn.put("ch2", "fig_ork", (2, 5))
        return drawn.hears(declared("if1", gun, "ch2"), strike())

    assert both("fig_marine_laser", RIFLE) == "SQ-TURN-06"
    assert both("fig_terminator", "wpn_storm_bolter") == ""


def test_a_melee_and_then_a_shot_are_objected_to() -> None:
    drawn = duel()
    drawn.put("ch2", "fig_ork", (2, 5))
    assert drawn.hears(strike(), declared("if1", RIFLE, "ch2")) == "SQ-TURN-06"


# Overwatch


def watcher(weapon: str = "") -> Drawn:
    """A miniature in Overwatch in the turn of the aliens."""
    drawn = range_of_fire(weapon=weapon)
    drawn.table.turn_seat = ALIENS
    drawn.table.pieces["if1"].watching = True
    return drawn


def test_a_shot_in_overwatch_needs_its_marker() -> None:
    shot = declared("if1", RIFLE, "ch1", "overwatch")
    assert watcher().hears(shot) == ""
    drawn = watcher()
    drawn.table.pieces["if1"].watching = False
    assert drawn.hears(shot) == "SQ-OVER-03"


def test_a_second_shot_in_overwatch_is_objected_to_once_the_marker_is_gone() -> None:
    shot = declared("if1", RIFLE, "ch1", "overwatch")
    drawn = watcher()
    assert drawn.hears({"type": "OverwatchEnded", "who": "if1", "seat": 0}, shot) == ""
    assert drawn.hears(shot) == "SQ-OVER-03"


def test_a_shot_in_overwatch_in_the_own_turn_is_objected_to() -> None:
    drawn = watcher()
    drawn.table.turn_seat = 0
    assert drawn.hears(declared("if1", RIFLE, "ch1", "overwatch")) == "SQ-OVER-16"


def test_a_flamer_that_fires_in_overwatch_is_objected_to() -> None:
    drawn = watcher("wpn_flamer")
    assert drawn.hears(declared("if1", "wpn_flamer", "5.4", "overwatch")) == "SQ-OVER-09"


# Melee


def test_a_melee_with_the_opponent_ahead_is_clean_and_a_second_one_is_objected_to() -> None:
    assert duel().hears(strike()) == ""
    assert duel().hears(strike(), strike()) == "SQ-TURN-05"


def test_a_melee_out_of_the_activation_is_objected_to() -> None:
    drawn = duel()
    drawn.table.acting.clear()
    assert drawn.hears(strike()) == "SQ-TURN-15"


def test_a_melee_with_an_opponent_to_the_side_is_objected_to() -> None:
    drawn = duel()
    drawn.table.pieces["if1"].facing = EAST
    assert drawn.hears(strike()) == "SQ-MELEE-05"


def test_a_melee_with_an_opponent_off_the_board_is_objected_to() -> None:
    drawn = duel()
    drawn.table.pieces["ch1"].place = "dead"
    assert drawn.hears(strike()) == "SQ-MELEE-05"


def test_only_claws_and_hammer_strike_diagonally_and_only_forward() -> None:
    def struck(weapon: str, *square: int) -> str:
        drawn = duel("fig_terminator", weapon)
        drawn.table.put("ch1", ((square[0], square[1]),))
        return drawn.hears(strike(weapon=weapon))

    for weapon in ("wpn_lightning_claws", "wpn_thunder_hammer"):
        assert struck(weapon, 6, 7) == ""
        assert struck(weapon, 4, 7) == ""
        assert struck(weapon, 6, 9) == "SQ-MELEE-05"
        assert struck(weapon, 6, 8) == "SQ-MELEE-05"
    assert struck("wpn_power_sword", 6, 7) == "SQ-MELEE-05"


# Aims


def test_a_target_out_of_the_arc_of_fire_is_objected_to() -> None:
    drawn = range_of_fire()
    drawn.table.pieces["if1"].facing = EAST
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == "SQ-SHOOT-01"


def test_a_target_behind_another_miniature_is_objected_to() -> None:
    drawn = range_of_fire()
    drawn.put("if2", "fig_marine_laser", (5, 6))
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == "SQ-SHOOT-01"


def test_a_target_that_is_dead_is_objected_to() -> None:
    drawn = range_of_fire()
    drawn.table.pieces["ch1"].place = "dead"
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == "SQ-SHOOT-01"


def test_a_target_next_to_the_shooter_is_objected_to_and_a_diagonal_one_is_not() -> None:
    assert duel().hears(declared("if1", RIFLE, "ch1")) == "SQ-LOF-02"
    drawn = duel()
    drawn.table.put("ch1", ((6, 7),))
    assert drawn.hears(declared("if1", RIFLE, "ch1")) == ""


def test_a_line_begins_at_the_shooter_and_stays_in_its_arc() -> None:
    def line(aim: str) -> str:
        return range_of_fire(weapon="wpn_plasma_gun").hears(declared("if1", "wpn_plasma_gun", aim))

    assert line("5.8>N") == line("5.8>NW") == ""
    assert line("5.8>E") == "SQ-LOF-04"
    assert line("4.8>N") == "SQ-WPN-14"


def test_a_gun_fires_along_a_line_by_its_pattern_or_by_a_card_alone() -> None:
    bolter = declared("if1", "wpn_commander_bolter", "5.8>N")
    plain = range_of_fire("fig_marine_commander", "wpn_commander_bolter")
    assert plain.hears(bolter) == "SQ-WPN-14"
    combined = range_of_fire("fig_marine_commander", "wpn_commander_bolter")
    combined.table.sides[0] = {"equipment": ["eqp_combi_weapon"]}
    assert combined.hears(bolter) == ""


def test_a_target_in_the_dark_is_in_the_line_of_fire_up_to_six_squares() -> None:
    for away, found in ((6, ""), (7, "SQ-SHOOT-01")):
        drawn = range_of_fire()
        drawn.table.put("ch1", ((5, 8 - away),))
        drawn.table.dark = {"brd"}
        assert drawn.hears(declared("if1", RIFLE, "ch1")) == found


def test_a_line_into_a_wall_is_objected_to() -> None:
    drawn = range_of_fire(weapon="wpn_plasma_gun")
    drawn.table.put("if1", ((5, 0),))
    assert drawn.hears(declared("if1", "wpn_plasma_gun", "5.0>N")) == "SQ-WPN-80"


def test_a_block_needs_a_square_in_the_line_of_fire() -> None:
    def block(aim: str) -> str:
        return range_of_fire(weapon="wpn_las_cannon").hears(declared("if1", "wpn_las_cannon", aim))

    assert block("5.4") == ""
    assert block("8.9") == "SQ-LOF-04"


@pytest.mark.parametrize("weapon", ["wpn_missile_launcher", "wpn_tomb_gun"])
def test_a_missile_or_a_tomb_gun_needs_its_square_in_the_line_of_fire(weapon: str) -> None:
    def fired(aim: str) -> str:
        return range_of_fire(weapon=weapon).hears(declared("if1", weapon, aim))

    assert fired("5.4") == ""
    assert fired("9.8") == "SQ-LOF-04"


def test_a_flamer_reaches_six_squares() -> None:
    def flames(aim: str) -> str:
        return range_of_fire(weapon="wpn_flamer").hears(declared("if1", "wpn_flamer", aim))

    assert flames("4.2") == ""
    assert flames("4.1") == "SQ-WPN-46"


def test_the_rack_of_the_inferno_does_not_fire_at_a_near_square() -> None:
    def rack(aim: str) -> str:
        return range_of_fire(weapon="wpn_inferno_rack").hears(declared("if1", "wpn_inferno_rack", aim))

    assert rack("5.5") == ""
    assert rack("5.6") == "SQ-SHOOT-02"
