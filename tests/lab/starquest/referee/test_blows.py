"""Forged dice and losses: each judgement objects to one altered record, and has nothing to say to the true one."""

from bulkhead.lab.starquest.referee.account import Plain
from tests.lab.starquest.referee.drawn import (
    NORTH,
    SOUTH,
    Drawn,
    declared,
    fought,
    rolled,
    unharmed,
    wounded,
)

RIFLE, CANNON = "wpn_laser_rifle", "wpn_assault_cannon"


def scene(weapon: str = "", target: str = "fig_chaos_marine", facing: int = SOUTH) -> Drawn:
    """A shooter at 5.8 facing north, and a target with armour 2 and one life point four squares ahead."""
    drawn = Drawn()
    drawn.put("if1", "fig_marine_laser", (5, 8), facing=NORTH, weapon=weapon)
    drawn.put("ch1", target, (5, 4), facing=facing)
    drawn.acts("if1")
    return drawn


def shot(*rest: Plain, weapon: str = RIFLE, aim: str = "ch1") -> tuple[Plain, ...]:
    return declared("if1", weapon, aim), *rest


# Dice


def test_dice_show_their_faces() -> None:
    assert scene().hears(*shot(rolled("if1", 2, 0))) == ""
    assert scene().hears(*shot(rolled("if1", 3, 0))) == "SQ-SHOOT-04"
    assert scene().hears(*shot(rolled("if1", -1, 0))) == "SQ-SHOOT-04"
    assert scene().hears(*shot(rolled("if1", 0, 0, red=3))) == "SQ-SHOOT-04"


def test_a_red_die_shows_a_three() -> None:
    plasma = {"weapon": "wpn_plasma_gun", "aim": "5.8>N"}
    assert scene("wpn_plasma_gun").hears(*shot(rolled("if1", 3, 0, red=2), **plasma)) == ""
    assert scene("wpn_plasma_gun").hears(*shot(rolled("if1", 4, 0, red=2), **plasma)) == "SQ-SHOOT-04"


def test_a_die_too_many_or_of_the_wrong_colour_is_objected_to() -> None:
    assert scene().hears(*shot(rolled("if1", 1, 0, 0))) == "SQ-SHOOT-03"
    assert scene().hears(*shot(rolled("if1", 1))) == "SQ-SHOOT-03"
    assert scene().hears(*shot(rolled("if1", 1, 0, red=1))) == "SQ-SHOOT-03"


def test_shots_that_a_weapon_may_not_concentrate_are_objected_to() -> None:
    gun = "wpn_golgotha_gun"
    drawn = scene(gun)
    drawn.table.pieces["if1"].weapons = (gun, gun)
    two = declared("if1", gun, "5.4", shots=2)
    assert drawn.hears(two, rolled("if1", 1, 1, 1, 1, red=4)) == "SQ-DREAD-26"


# Armour and losses


def test_a_loss_is_the_total_less_the_armour() -> None:
    """A total of 4 against armour 1 costs a piece of three life points exactly three."""
    drawn = scene(target="fig_thorn")
    assert drawn.hears(*shot(rolled("if1", 2, 2), wounded("ch1", 3, 0))) == ""
    drawn = scene(target="fig_thorn")
    assert drawn.hears(*shot(rolled("if1", 2, 2), wounded("ch1", 2, 1))) == "SQ-SHOOT-06"


def test_a_loss_by_a_total_that_does_not_beat_the_armour_is_objected_to() -> None:
    assert scene().hears(*shot(rolled("if1", 1, 1), wounded("ch1", 1, 0))) == "SQ-SHOOT-06"
    assert scene().hears(*shot(rolled("if1", 1, 2), wounded("ch1", 1, 0))) == ""


def test_the_value_of_a_miss_is_the_one_of_the_dice() -> None:
    assert scene().hears(*shot(rolled("if1", 1, 1), unharmed("ch1", 2, 2))) == ""
    assert scene().hears(*shot(rolled("if1", 1, 1), unharmed("ch1", 1, 2))) == "SQ-SHOOT-05"


def test_the_armour_is_the_one_of_the_sheet_and_of_effects() -> None:
    assert scene().hears(*shot(rolled("if1", 2, 2), unharmed("ch1", 4, 5))) == "SQ-SHOOT-05"
    drawn = scene()
    drawn.table.effects = [{"what": "av", "on": "ch1", "value": 3}]
    assert drawn.hears(*shot(rolled("if1", 2, 2), unharmed("ch1", 4, 5))) == ""


def test_a_new_roll_counts_instead_of_the_old_one() -> None:
    def after(value: int) -> str:
        again = {"type": "Rerolled", "values": (0, 1)}
        return scene().hears(*shot(rolled("if1", 2, 2), again, unharmed("ch1", value, 2)))

    assert after(1) == ""
    assert after(4) == "SQ-SHOOT-05"


def test_saves_are_twos_and_threes_and_lower_the_loss() -> None:
    def saved(saved: int, lost: int, *values: int) -> str:
        drawn = scene(target="fig_avenger")
        drawn.table.pieces["ch1"].lp = 2
        save = {"type": "SaveRolled", "who": "ch1", "values": values, "saved": saved, "why": "SQ-SQUAD-23"}
        return drawn.hears(*shot(rolled("if1", 2, 2), save, wounded("ch1", lost, 2 - lost)))

    assert saved(1, 1, 2, 1) == ""
    assert saved(1, 2, 2, 1) == "SQ-SHOOT-06"
    assert saved(2, 1, 2, 1) == "SQ-SQUAD-23"


def test_a_storm_shield_saves_what_one_red_die_shows() -> None:
    def shielded(weapon: str, saved: int, *values: int) -> str:
        drawn = scene()
        drawn.put("ch1", "fig_terminator", (5, 4), weapon=weapon)
        save = {"type": "SaveRolled", "who": "ch1", "values": values, "saved": saved, "why": "SQ-SQUAD-09"}
        return drawn.hears(*shot(rolled("if1", 2, 2), save))

    assert shielded("wpn_thunder_hammer", 1, 1) == ""
    assert shielded("wpn_thunder_hammer", 2, 1) == "SQ-SQUAD-09"
    assert shielded("wpn_thunder_hammer", 1, 1, 1) == "SQ-SQUAD-09"
    assert shielded("wpn_lightning_claws", 1, 1) == "SQ-SQUAD-09"


# Shares and areas


def share(points: int, target: str = "ch1") -> Plain:
    return {"type": "Shared", "seat": 0, "target": target, "points": points}


def test_shares_come_out_of_the_total() -> None:
    def shared(*shares: Plain) -> str:
        cannon = shot(rolled("if1", 3, 2, red=2), *shares, weapon=CANNON)
        return scene(CANNON).hears(*cannon)

    assert shared(share(3), share(2)) == ""
    assert shared(share(3), share(3)) == "SQ-WPN-10"
    assert shared(share(0)) == "SQ-WPN-10"
    assert scene(CANNON).hears(share(1)) == "SQ-WPN-10"


def test_a_share_is_the_value_against_its_target() -> None:
    cannon = shot(rolled("if1", 3, 2, red=2), share(2), weapon=CANNON)
    assert scene(CANNON).hears(*cannon, unharmed("ch1", 2, 2)) == ""
    assert scene(CANNON).hears(*cannon, unharmed("ch1", 1, 2)) == "SQ-SHOOT-05"


def test_an_explosion_has_its_total_in_the_middle_and_its_best_die_beside_it() -> None:
    def exploded(aim: str, value: int) -> str:
        missile = shot(rolled("if1", 1, 1, red=2), weapon="wpn_missile_launcher", aim=aim)
        return scene("wpn_missile_launcher").hears(*missile, unharmed("ch1", value, 2))

    assert exploded("5.4", 2) == ""
    assert exploded("5.4", 1) == "SQ-SHOOT-05"
    assert exploded("4.4", 1) == ""
    assert exploded("4.4", 2) == "SQ-SHOOT-05"


def test_a_conversion_beamer_has_its_total_at_its_end_and_less_beside_it_and_on_the_way_back() -> None:
    def loss(points: int, *square: int) -> str:
        """The objection to this loss, by a total of 6, of a target without armour on this square; the line ends at 5.0
        and begins at 5.8."""
        drawn = scene("wpn_conversion_beamer")
        drawn.put("ch1", "fig_gretchin", (square[0], square[1]))
        drawn.table.pieces["ch1"].lp = 9
        drawn.table.effects = [{"what": "av=", "on": "ch1", "value": 0}]
        dice = rolled("if1", 2, 2, 2, red=3)
        return drawn.hears(
            *shot(dice, wounded("ch1", points, 9 - points), weapon="wpn_conversion_beamer", aim="5.8>N")
        )

    assert loss(6, 5, 0) == loss(5, 4, 0) == loss(5, 6, 1) == loss(5, 5, 1) == loss(2, 5, 4) == ""
    assert loss(5, 5, 0) == loss(4, 4, 0) == loss(3, 5, 4) == "SQ-SHOOT-06"
    assert loss(4, 4, 2) == loss(5, 7, 0) == "SQ-WPN-15"


def test_a_victim_out_of_the_area_is_objected_to() -> None:
    missile = shot(rolled("if1", 1, 1, red=2), weapon="wpn_missile_launcher", aim="3.4")
    assert scene("wpn_missile_launcher").hears(*missile, unharmed("ch1", 1, 2)) == "SQ-WPN-19"
    plasma = shot(rolled("if1", 1, 1, red=2), weapon="wpn_plasma_gun", aim="5.8>NW")
    assert scene("wpn_plasma_gun").hears(*plasma, unharmed("ch1", 2, 2)) == "SQ-WPN-15"
    plasma = shot(rolled("if1", 1, 1, red=2), weapon="wpn_plasma_gun", aim="5.8>N")
    assert scene("wpn_plasma_gun").hears(*plasma, unharmed("ch1", 2, 2)) == ""


# Melee


def melee(*rest: Plain, facing: int = SOUTH) -> str:
    """The miniature at 5.8 strikes north at 5.7."""
    drawn = scene(target="fig_chaos_commander", facing=facing)
    drawn.table.put("ch1", ((5, 7),))
    strike = declared("if1", "wpn_combat_blade", "ch1", "melee")
    dice = rolled("if1", 2, 1, reason="melee"), rolled("ch1", 1, 0, reason="defence", seat=1)
    return drawn.hears(strike, *dice, *rest)


def test_the_loser_of_a_melee_loses_the_difference() -> None:
    fight = fought("if1", "ch1", 3, 1)
    assert melee(fight, wounded("ch1", 2, 1, "SQ-MELEE-03")) == ""
    assert melee(fight, wounded("ch1", 1, 2, "SQ-MELEE-03")) == "SQ-SHOOT-06"
    assert melee(fight, wounded("if1", 2, 0, "SQ-MELEE-03")) == "SQ-MELEE-03"


def test_nobody_is_wounded_in_a_draw() -> None:
    assert melee(fought("if1", "ch1", 3, 3), wounded("ch1", 1, 2, "SQ-MELEE-03")) == "SQ-MELEE-03"


def test_who_strikes_from_behind_is_never_wounded() -> None:
    lost = wounded("if1", 1, 1, "SQ-MELEE-03")
    assert melee(fought("if1", "ch1", 2, 3, behind=True), lost, facing=NORTH) == "SQ-MELEE-03"
    assert melee(fought("if1", "ch1", 2, 3), lost, facing=NORTH) == ""


def test_an_attack_from_the_front_is_not_from_behind() -> None:
    assert melee(fought("if1", "ch1", 3, 1, behind=True), facing=NORTH) == ""
    assert melee(fought("if1", "ch1", 3, 1, behind=True), facing=SOUTH) == "SQ-MELEE-06"
