"""Order cards: what each allows in the turn in which it is played, to whom, and to whom not."""

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.events import (
    Activated,
    CardPlayed,
    Declared,
    DieDropped,
    Manned,
    MeleeFought,
    Moved,
    Rolled,
    TurnBegan,
    TurnEnded,
    Unharmed,
)
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards.ordering import ordered
from tests.starquest.scene import BA, CH, IF, LD, Table, hall, scene

HALL = hall(12, 5)
LASER = "wpn_laser_rifle"


def test_every_squad_has_four_orders_and_the_legion_none() -> None:
    decks = [id_ for id_, sheet in load_box().cards.items() if sheet.kind == "order"]
    for squad in ("blood_angels", "imperial_fists", "ultramarines", "eldar"):
        assert sum(squad in load_box().cards[id_].decks for id_ in decks) == 4
    assert not any("legion" in load_box().cards[id_].decks for id_ in decks)
    assert {card(id_).play for id_ in decks} == {"turn_start"}


# Fire!


@pytest.mark.clause("SQ-TURN-05", "SQ-TURN-14")
@pytest.mark.clause("C-ord_fire-1")
def test_fire_is_a_second_shooting_action_for_everybody_of_the_squad() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E", "ch1 fig_android 9.0 W")
    table = ordered("ord_fire", *lines, dice=(1,) * 8).do("use ord_fire", "activate ba1")
    shot = f"ba1 shoot {LASER} ch1"
    table.do(shot, "ba1 step 1.0", shot)
    assert not table.offered("ba1 shoot")
    assert table.refused(shot).clause == "SQ-TURN-05"
    table.do(
        "done", "activate ba2", f"ba2 shoot {LASER} ch1", f"ba2 shoot {LASER} ch1", "ba2 step 1.2", "done"
    )
    assert table.side(BA).orders == ()
    assert "end" in table.offers


@pytest.mark.clause("SQ-TURN-05")
@pytest.mark.clause("C-ord_fire-1")
def test_fire_gives_nothing_to_others_and_nothing_once_the_turn_is_over() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "if1 fig_marine_laser 0.2 E", "ch1 fig_android 9.0 W")
    table = ordered("ord_fire", *lines, dice=(1, 1)).do("use ord_fire", "end", "pass", "activate if1")
    table.do(f"if1 shoot {LASER} ch1")
    assert table.happened == [
        CardPlayed(BA, "ord_fire", (), "SQ-TURN-12"),
        TurnEnded(BA),
        TurnBegan(IF, 2),
        Activated(IF, "if1"),
        Declared(IF, "if1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(IF, "if1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("if1 shoot")
    assert table.state.effects == ()


@pytest.mark.clause("SQ-WPN-65", "SQ-WPN-67")
@pytest.mark.clause("C-ord_fire-2")
def test_fire_lets_a_tarantula_fire_its_salvo_twice_even_with_a_new_gunner() -> None:
    lines = ("ba1 fig_marine_laser 2.2 E", "ba2 mch_tarantula 4.2,3.2 E", "ch1 fig_android 10.2 W")
    table = ordered("ord_fire", *lines, dice=(1,) * 16).do("use ord_fire", "activate ba1", "ba1 man ba2")
    assert table.happened == [
        CardPlayed(BA, "ord_fire", (), "SQ-TURN-12"),
        Activated(BA, "ba1"),
        Manned(BA, "ba1", "ba2"),
    ]
    salvo = load_box().weapons["wpn_twin_las"].shots
    for _ in range(2 * salvo):
        table.do(table.offered("ba2 shoot")[0])
    assert not table.offered("ba2 shoot")
    assert not table.offered("ba1 step 5.2")


# Move!


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-08")
@pytest.mark.clause("C-ord_move-1")
def test_move_is_two_whole_movements_with_the_attack_anywhere_between() -> None:
    heavy = "ba2 fig_marine_heavy 0.2 E weapons=wpn_plasma_gun"
    lines = ("ba1 fig_marine_laser 0.0 E", heavy, "ch1 fig_android 11.2 W")
    table = ordered("ord_move", *lines, dice=(1,) * 4).do("use ord_move", "activate ba1")
    table.do(*(f"ba1 step {x}.0" for x in range(1, 12)), "ba1 face S", "ba1 step 11.1")
    assert not table.offered("ba1 step"), "six squares twice"
    table.do("done", "activate ba2", "ba2 step 1.2", "ba2 shoot wpn_plasma_gun 1.2>E")
    walked = 0
    while steps := table.offered(f"ba2 step {2 + walked}.2"):
        table.do(*steps)
        walked += 1
    assert walked == load_box().figures["fig_marine_heavy"].move, "the rest of the first movement is lost"


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-09")
def test_without_the_order_an_unsplit_movement_ends_with_the_shot() -> None:
    table = scene(
        HALL, "ba1 fig_marine_heavy 0.2 E weapons=wpn_plasma_gun", "ch1 fig_android 11.2 W", dice=[1, 1]
    ).act("ba1")
    table.do("ba1 step 1.2", "ba1 shoot wpn_plasma_gun 1.2>E")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 2),), 1),
        Declared(BA, "ba1", "wpn_plasma_gun", "1.2>E", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("ba1 step")


@pytest.mark.clause("SQ-WPN-65", "SQ-WPN-67")
@pytest.mark.clause("C-ord_move-2")
def test_move_rolls_a_tarantula_twice_as_far() -> None:
    lines = ("ba1 fig_marine_laser 0.2 E", "ba2 mch_tarantula 2.2,1.2 E", "ch1 fig_ork 11.0 W")
    table = ordered("ord_move", *lines).do("use ord_move", "activate ba1", "ba1 man ba2")
    rolled = 0
    while step := table.offered(f"ba1 step {3 + rolled}.2"):
        table.do(step[0])
        rolled += 1
    assert rolled == 9, "to the wall; once it would be six"
    assert not table.offered("ba2 shoot")


# Attack!


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-05")
@pytest.mark.clause("C-ord_attack-1")
def test_attack_is_a_choice_of_each_miniature_between_two_moves_and_two_shots() -> None:
    lines = ("if1 fig_marine_laser 0.0 E", "if2 fig_marine_laser 0.2 E", "ch1 fig_android 11.0 W")
    table = ordered("ord_attack", *lines, seat=IF, dice=(1,) * 8).do("use ord_attack", "activate if1")
    shot = f"if1 shoot {LASER} ch1"
    table.do(shot, shot)
    assert not table.offered("if1 shoot")
    table.do(*(f"if1 step {x}.0" for x in range(1, 7)))
    assert not table.offered("if1 step"), "two shots, one movement"
    table.do("done", "activate if2", *(f"if2 step {x}.2" for x in range(1, 8)))
    shot = f"if2 shoot {LASER} ch1"
    table.do(shot)
    assert not table.offered("if2 shoot"), "two movements, one shot"
    assert table.offered("if2 step 8.2")


@pytest.mark.clause("SQ-WPN-50", "SQ-WPN-67")
@pytest.mark.clause("C-ord_attack-2")
def test_attack_lets_a_tarantula_move_and_fire_once_each_or_do_either_twice() -> None:
    lines = ("if1 fig_marine_laser 0.2 E", "if2 mch_tarantula 2.2,1.2 E", "ch1 fig_android 11.2 W")

    def begun() -> Table:
        table = ordered("ord_attack", *lines, seat=IF, dice=(1,) * 16)
        return table.do("use ord_attack", "activate if1", "if1 man if2")

    both = begun().do("if1 step 3.2")
    assert both.offered("if2 shoot")
    both.do(both.offered("if2 shoot")[0])
    assert both.happened == [
        CardPlayed(IF, "ord_attack", (), "SQ-TURN-12"),
        Activated(IF, "if1"),
        Manned(IF, "if1", "if2"),
        Moved(IF, "if2", ((3, 2), (2, 2)), 1, "SQ-WPN-55"),
        Moved(IF, "if1", ((1, 2),), 0, "SQ-WPN-55"),
        Declared(IF, "if2", "wpn_twin_las", "[10.1]", 1, "shoot"),
        Rolled(IF, "if2", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not both.offered("if1 step 4.2"), "the shot of a heavy weapon ends the movement"
    twice = begun()
    salvo = load_box().weapons["wpn_twin_las"].shots
    for _ in range(salvo + 1):
        twice.do(twice.offered("if2 shoot")[0])
    assert not twice.offered("if1 step")


# Close assault!


@pytest.mark.clause("SQ-TURN-06", "SQ-TURN-17")
@pytest.mark.clause("C-ord_close_assault-1")
def test_close_assault_is_for_light_weapons_in_either_order() -> None:
    lines = (
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_heavy 0.3 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "ch1 fig_android 1.0 W",
        "ch2 fig_android 1.3 W",
        "ch3 fig_android 4.4 W",
    )
    table = ordered("ord_close_assault", *lines, dice=(1,) * 12).do("use ord_close_assault", "activate ba1")
    table.do("ba1 strike ch1", f"ba1 shoot {LASER} ch3")
    assert not [*table.offered("ba1 strike"), *table.offered("ba1 shoot")]
    table.do("done", "activate ba2", "ba2 strike ch2")
    assert not table.offered("ba2 shoot")


# Photon grenades!


@pytest.mark.clause("SQ-MELEE-02")
@pytest.mark.clause("C-ord_photon_grenades-1")
def test_photon_grenades_take_the_best_die_of_the_defender() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ch1 fig_chaos_marine 1.0 W", "ch2 fig_chaos_marine 1.4 W")
    defence = load_box().melee("fig_chaos_marine", load_box().usual_arms("fig_chaos_marine"))
    table = ordered("ord_photon_grenades", *lines, dice=(1, 1, *(6,) * (defence.red + defence.white)))
    table.do("use ord_photon_grenades", "activate ba1", "ba1 strike ch1")
    dropped = table.told(DieDropped)
    assert [(one.seat, one.card) for one in dropped] == [(table.mini("ch1").seat, "ord_photon_grenades")]
    fought = table.told(MeleeFought)[0]
    whole = 3 * defence.red + 2 * defence.white
    assert fought.defence == whole - dropped[0].value


@pytest.mark.clause("SQ-MELEE-02")
def test_photon_grenades_do_not_help_in_defence() -> None:
    table = scene(
        HALL,
        "ch1 fig_chaos_marine 1.0 W",
        "ba1 fig_marine_laser 0.0 E",
        dice=(1,) * 8,
        sides={BA: {"orders": ("ord_photon_grenades",)}},
    ).act("ch1")
    table.do("ch1 strike ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_combat_blade", "ba1", 1, "melee"),
        Rolled(CH, "ch1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ba1", 0, 0, False),
    ]


# Heavy weapon!


@pytest.mark.clause("SQ-TURN-09", "SQ-WPN-23")
@pytest.mark.clause("C-ord_heavy_weapon-1", "C-ord_heavy_weapon-2")
def test_heavy_weapon_gives_one_bearer_two_of_each_in_any_order() -> None:
    lines = (
        "if1 fig_marine_heavy 0.0 E weapons=wpn_plasma_gun",
        "if2 fig_marine_extra 0.2 E weapons=wpn_las_cannon",
        "if3 fig_marine_laser 0.4 E",
        "ch1 fig_android 11.0 W",
    )
    table = ordered("ord_heavy_weapon", *lines, seat=IF, dice=(1,) * 8)
    assert table.offers == ["use ord_heavy_weapon if1", "pass"], "neither light nor extra-heavy ones"
    table.do("use ord_heavy_weapon if1", "activate if1", "if1 step 1.0", "if1 shoot wpn_plasma_gun 1.0>E")
    table.do("if1 step 2.0", "if1 shoot wpn_plasma_gun 2.0>E")
    assert not table.offered("if1 step"), "each movement stays in one piece"
    assert not table.offered("if1 shoot")
    table.do("done", "activate if3", f"if3 shoot {LASER} ch1")
    assert not table.offered("if3 shoot"), "the others shoot once"


# Foresight!


@pytest.mark.clause("SQ-TURN-12")
def test_a_squad_without_orders_is_not_asked() -> None:
    table = scene(HALL, "ld1 fig_karak 0.0 E", turn=LD, step="order")
    assert "activate ld1" in table.offers
