"""The Tarantula (SQ-WPN-48 to 67, 85 to 87) and the MRL Inferno: crew, steps, pivots, entries, damage."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    CommandSpent,
    Converted,
    Declared,
    Eliminated,
    Faced,
    HandRaised,
    Left,
    Manned,
    MeleeFought,
    Moved,
    OverwatchEnded,
    PostLeft,
    Rolled,
    Scored,
    Unharmed,
    WindowClosed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.rules.fight.converting import convert
from bulkhead.starquest.rules.fight.lines_of_sight import fire_blockers, sees
from bulkhead.starquest.rules.fight.shooting import guns
from bulkhead.starquest.rules.machines import tarantula
from bulkhead.starquest.rules.machines.crew import why_no_post
from bulkhead.starquest.ship.squares import base
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure, needs_crew, stand
from bulkhead.starquest.table.purse import Purse
from tests.starquest.rules.cards.event_scene import until_turn_of
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.rules.machines.manned_guns import DOCK, MANNED, manned, squares
from tests.starquest.scene import BA, CH, EL, IF, Table, hall, scene

HALL = hall(12, 9)


# Move or fire


@pytest.mark.clause("SQ-WPN-50", "SQ-WPN-57", "SQ-WPN-58")
def test_it_moves_or_fires() -> None:
    moved = manned("ch1 fig_ork 9.4 W").do("ba1 step 5.4")
    assert moved.offered("ba2 shoot") == []
    assert str(moved.refused("ba2 shoot wpn_twin_las [9.4] x3")) == "SQ-WPN-50: sq-no-move-and-fire"
    fired = manned("ch1 fig_android 9.4 W", dice=(1, 1, 1, 1, 1, 1)).do("ba2 shoot wpn_twin_las [9.4] x3")
    assert fired.happened == [
        Declared(BA, "ba2", "wpn_twin_las", "[9.4]", 3, "shoot"),
        Rolled(BA, "ba2", (0, 0, 0, 0, 0, 0), 6, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert str(fired.refused("ba1 step 5.4")) == "SQ-WPN-50: sq-no-move-and-fire"
    assert fired.offered("ba1 step") == []


@pytest.mark.clause("SQ-WPN-51")
def test_cards_for_heavy_weapons_do_not_touch_it() -> None:
    table = scene(HALL, *MANNED, "ch1 fig_ork 9.4 W", "ba3 fig_marine_heavy 1.1 E")
    effects.add(table.state, Effect("no-heavy", CH, side=BA))
    table.act("ba1")
    assert table.offered("ba2 shoot")
    table.do("done").act("ba3")
    assert table.offered("ba3 shoot") == []


# Crew


@pytest.mark.clause("SQ-WPN-87", "SQ-END-02")
def test_a_gunner_who_leaves_the_mission_leaves_the_machine_behind() -> None:
    table = (
        scene(DOCK, "ba1 fig_marine_laser 0.1 E mans=ba2", "ba2 mch_tarantula 2.1,1.1 E")
        .act("ba1")
        .do("ba1 leave")
    )
    assert table.happened == [PostLeft(BA, "ba1", "ba2"), Left(BA, "ba1")]
    assert (table.mini("ba1").place, table.mini("ba1").mans, squares(table)) == ("left", "", "2.1 1.1")


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-87", "SQ-WPN-65")
@pytest.mark.house("tarantula-squares")
def test_unmanned_it_keeps_front_and_centre_or_all_three_squares_by_the_house_option() -> None:
    two = manned().do("ba1 step 1.4")
    assert (squares(two), two.offered("ba1 man")) == ("4.4 3.4", [])
    two.do("ba1 step 2.4", "ba1 man ba2")
    assert (squares(two), two.at("ba1"), two.mini("ba1").deeds.mp) == ("4.4 3.4", "2.4", 3)
    three = manned(house={"tarantula_squares": "three"})
    assert three.offered("ba1 quit") == []
    assert str(three.refused("ba1 quit")) == "SQ-WPN-54: sq-no-post-is-machine"
    three.do("ba1 step 1.4")
    machine = three.mini("ba2")
    assert (squares(three), machine.passing, machine.back) == ("4.4 3.4 2.4", False, ())
    assert three.state.holder[three.state.ship.square("2.4")] == "ba2"
    three.do("ba1 man ba2")
    assert three.happened == [
        PostLeft(BA, "ba1", "ba2"),
        Moved(BA, "ba1", ((1, 4),), 2),
        Manned(BA, "ba1", "ba2"),
    ]
    assert (squares(three), three.at("ba1"), three.mini("ba1").deeds.mp) == ("4.4 3.4", "2.4", 3)


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-87")
@pytest.mark.house("tarantula-squares")
def test_the_step_onto_the_third_square_needs_the_last_point_and_a_free_way() -> None:
    lines = ("ba1 fig_marine_laser 1.4 E", MANNED[1].replace("4.4,3.4", "4.4,3.4,2.4"))
    table = scene(HALL, *lines, house={"tarantula_squares": "three"}).act("ba1")
    for left, refused in ((1, None), (0, "SQ-MOVE-01")):
        refusal = why_no_post(table.state, table.mini("ba1"), table.mini("ba2"), Purse(BA, left, True))
        assert (refusal and refusal.clause) == refused
        if refusal is not None:
            assert refusal.phrase.args == {"cost": 1, "left": 0}


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-87")
@pytest.mark.house("tarantula-squares")
@pytest.mark.parametrize(
    ("where", "machine", "clause"),
    [
        ("1.4", "4.4,3.4,2.4", None),
        ("3.5", "4.4,3.4,2.4", None),
        ("0.4", "4.4,3.4,2.4", "SQ-WPN-87"),
        ("5.4", "4.4,3.4,2.4", "SQ-WPN-87"),
    ],
)
def test_the_third_square_is_taken_from_any_square_beside_it(
    where: str, machine: str, clause: str | None
) -> None:
    lines = (f"ba1 fig_marine_laser {where} E", f"ba2 mch_tarantula {machine} E")
    table = scene(HALL, *lines, house={"tarantula_squares": "three"})
    refusal = why_no_post(table.state, table.mini("ba1"), table.mini("ba2"), Purse(BA, 4, True))
    assert (refusal and refusal.clause) == clause


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-87")
@pytest.mark.parametrize(
    ("wall", "machine", "clause"),
    [(" ", "3.0,2.0", None), ("|", "3.0,2.0", "SQ-WPN-87"), (" ", "1.0,0.0", "SQ-WPN-87")],
    ids=["at the post", "behind a wall", "no post"],
)
def test_nobody_mans_it_through_a_wall_or_where_there_is_no_post(
    wall: str, machine: str, clause: str | None
) -> None:
    drawn = f"""
        +-+-+-+-+-+
        |. .{wall}. . .|
        +         +
        |. . . . .|
        +-+-+-+-+-+
        """
    soldier = "ba1 fig_marine_laser 1.0 E" if machine == "3.0,2.0" else "ba1 fig_marine_laser 0.1 E"
    table = scene(drawn, soldier, f"ba2 mch_tarantula {machine} E")
    refusal = why_no_post(table.state, table.mini("ba1"), table.mini("ba2"), Purse(BA, 4, True))
    assert (refusal and refusal.clause) == clause


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-87")
def test_in_the_dock_a_gunner_may_quit_and_who_mans_nothing_never() -> None:
    lines = ("ba1 fig_marine_laser dock mans=ba2", "ba2 mch_tarantula dock", "ba3 fig_marine_laser 2.2 E")
    table = scene(DOCK, *lines, house={"tarantula_squares": "three"})
    assert table.act("ba1").offered("ba1 quit") == ["ba1 quit"]
    table.do("ba1 quit")
    assert table.happened == [PostLeft(BA, "ba1", "ba2")]
    assert (table.mini("ba1").mans, table.at("ba1"), table.at("ba2")) == ("", "dock", "dock")
    assert table.do("done").act("ba3").offered("ba3 quit") == []


@pytest.mark.clause("SQ-WPN-49")
def test_a_tarantula_needs_a_crew_and_the_mrl_inferno_none() -> None:
    table = scene(HALL, *MANNED, "ld1 mch_mrl_inferno 8.4 E")
    assert [needs_crew(table.mini(who)) for who in ("ba1", "ba2", "ld1")] == [False, True, False]


@pytest.mark.clause("SQ-WPN-63")
def test_a_hit_of_two_points_costs_a_damaged_machine_no_more_than_it_has() -> None:
    table = scene(HALL, MANNED[0], MANNED[1] + " lp=1")
    assert tarantula.damage(table.state, table.mini("ba2"), 2) == [("ba2", 1)]


@pytest.mark.clause("SQ-WPN-48", "SQ-WPN-53", "SQ-WPN-87")
@pytest.mark.parametrize(
    ("line", "machine", "clause"),
    [
        ("ba1 fig_marine_laser 2.4 E", "ba2 mch_tarantula 4.4,3.4 E", None),
        ("ba1 fig_marine_laser 2.4 E", "ba2 mch_mrl_inferno 3.4 E", "SQ-WPN-48"),
        ("ba1 fig_marine_laser 2.4 E mans=ba3", "ba2 mch_tarantula 4.4,3.4 E", "SQ-WPN-48"),
        ("ba1 fig_dread_mk7 1.4 E", "ba2 mch_tarantula 4.4,3.4 E", "SQ-WPN-48"),
        ("ba1 mch_mrl_inferno 2.4 E", "ba2 mch_tarantula 4.4,3.4 E", "SQ-WPN-48"),
        ("if1 fig_marine_laser 2.4 E", "ba2 mch_tarantula 4.4,3.4 E", "SQ-WPN-53"),
    ],
    ids=["a soldier", "no Tarantula", "a gunner", "a Dreadnought", "a machine", "another squad"],
)
def test_a_tarantula_is_manned_by_a_soldier_of_its_squad(line: str, machine: str, clause: str | None) -> None:
    more = ("ba3 mch_tarantula 2.6,2.5 S",) if "mans" in line else ()
    table = scene(HALL, line, machine, *more)
    mini = table.mini(line[:3])
    refusal = why_no_post(table.state, mini, table.mini("ba2"), Purse(mini.seat, 4, True))
    assert (refusal and refusal.clause) == clause


@pytest.mark.clause("SQ-OVER-13")
def test_it_watches_only_if_it_neither_moved_nor_fired() -> None:
    assert manned().offered("ba1 overwatch") == ["ba1 overwatch"]
    moved = manned().do("ba1 step 5.4")
    fired = manned("ch1 fig_android 9.4 W", dice=(1, 1)).do("ba2 shoot wpn_twin_las [9.4]")
    assert fired.happened == [
        Declared(BA, "ba2", "wpn_twin_las", "[9.4]", 1, "shoot"),
        Rolled(BA, "ba2", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    for table in (moved, fired):
        assert str(table.refused("ba1 overwatch")) == "SQ-OVER-13: sq-no-overwatch-moved"


@pytest.mark.clause("SQ-ALIEN-43")
def test_a_gunner_who_changes_side_leaves_the_machine() -> None:
    table = scene(HALL, *MANNED)
    convert(table.state, table.mini("ba1"), CH, table.heard)
    assert (table.mini("ba1").seat, table.mini("ba1").mans, table.mini("ba2").seat) == (CH, "", BA)
    assert (table.at("ba1"), squares(table)) == ("2.4", "4.4 3.4"), "both stay where they are"
    assert table.happened == [
        PostLeft(BA, "ba1", "ba2", "SQ-ALIEN-43"),
        Scored(BA, -5, -5, "loss", "ba1", "SQ-ALIEN-43"),
        Converted(CH, "ba1", BA),
    ]
    assert [event.points for event in table.told(Scored)] == [-5], "the machine is not lost"


@pytest.mark.clause("SQ-ALIEN-43", "SQ-WPN-54")
@pytest.mark.house("tarantula-squares")
def test_a_gunner_who_changes_side_on_the_third_square_keeps_it_until_he_goes() -> None:
    table = scene(HALL, *MANNED, "ch1 fig_ork 9.1 W", house={"tarantula_squares": "three"}, turn=CH)
    convert(table.state, table.mini("ba1"), CH, table.heard)
    state, square = table.state, table.state.ship.square("2.4")
    assert (table.at("ba1"), squares(table)) == ("2.4", "4.4 3.4 2.4")
    assert (state.holder[square], state.bodies >> square & 1) == ("ba1", 1), (
        "he still hides who is behind him"
    )
    stand(state, table.mini("ba1"), (state.ship.square("1.4"),))
    assert (state.holder[square], state.bodies >> square & 1) == ("ba2", 0)
    assert not table.mini("ba2").passing


@pytest.mark.clause("SQ-ALIEN-43", "SQ-OVER-20")
def test_a_watching_gunner_who_changes_side_leaves_a_machine_that_his_old_mates_may_man() -> None:
    lines = (MANNED[0] + " watching", MANNED[1], "ba3 fig_marine_laser 1.4 E", "ch1 fig_ork 9.1 W")
    table = scene(HALL, *lines, turn=BA)
    turned = convert(table.state, table.mini("ba1"), CH, table.heard)
    assert table.happened == [
        OverwatchEnded(BA, "ba1", "SQ-ALIEN-43"),
        PostLeft(BA, "ba1", "ba2", "SQ-ALIEN-43"),
        Scored(BA, -5, -5, "loss", "ba1", "SQ-ALIEN-43"),
        Converted(CH, "ba1", BA),
    ]
    assert ([event.who for event in table.told(OverwatchEnded)], turned.watching) == (["ba1"], False)
    assert table.state.watches == {}
    stand(table.state, turned, (table.state.ship.square("2.6"),))
    table.state.offered = None
    assert "ba3 man ba2" in table.act("ba3").do("ba3 step 2.4").offers


@pytest.mark.clause("SQ-OVER-20")
def test_leaving_the_post_ends_overwatch() -> None:
    table = scene(
        HALL, "ch1 fig_ork 9.1 W", MANNED[0] + " watching", MANNED[1], sides={BA: {"command": 2}}, turn=CH
    )
    table.act("ch1")
    table.do("raise", by=BA)
    table.do("ch1 face N", "ba1 step 1.4")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 0, 0),
        WindowOpened(BA, "hand"),
        OverwatchEnded(BA, "ba1", "SQ-OVER-20"),
        PostLeft(BA, "ba1", "ba2"),
        CommandSpent(BA, 2, 0),
        Moved(BA, "ba1", ((1, 4),), 2),
        WindowClosed(BA, "hand"),
    ]


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-87", "SQ-WPN-45")
@pytest.mark.house("tarantula-squares")
@pytest.mark.parametrize(
    ("house", "where", "machine", "lp"),
    [("three", "1.4", "4.4,3.4,2.4", 1), ("two", "2.4", "4.4,3.4", 2)],
)
def test_who_steps_onto_a_burning_third_square_is_attacked(
    house: str, where: str, machine: str, lp: int
) -> None:
    """A soldier who mans it where he stands comes into no fire."""
    lines = (f"ba1 fig_marine_laser {where} E", f"ba2 mch_tarantula {machine} E")
    table = scene(HALL, *lines, house={"tarantula_squares": house}, dice=(6, 1))
    burn(table, "2.4", seat=IF)
    table.act("ba1").do("ba1 man ba2")
    burnt = [Rolled(IF, "", (3, 0), 2, "flames", "SQ-WPN-45"), Wounded(BA, "ba1", 1, 1)]
    assert table.happened == [Manned(BA, "ba1", "ba2"), *(burnt if house == "three" else [])]
    assert (table.at("ba1"), table.mini("ba1").lp, table.mini("ba2").lp) == ("2.4", lp, 2)


@pytest.mark.clause("SQ-OVER-20")
def test_taking_a_post_ends_overwatch() -> None:
    """A card lets ba1 act again after it has gone into Overwatch. ba3 goes on watching."""
    table = scene(
        HALL,
        "ba1 fig_marine_laser 2.4 N watching",
        "ba2 mch_tarantula 4.4,3.4 E",
        "ba3 fig_marine_laser 0.0 N watching",
        "ch1 fig_ork 9.8 W",
    ).act("ba1")
    table.do("ba1 man ba2")
    assert table.happened == [OverwatchEnded(BA, "ba1", "SQ-OVER-20"), Manned(BA, "ba1", "ba2")]
    assert (table.mini("ba1").watching, table.mini("ba3").watching) == (False, True)
    assert list(table.state.watches) == ["ba3"]


# Under attack


def shot_at(target: str, dice: tuple[int, ...], *more: str, house: dict[str, Any] | None = None) -> Table:
    """Three red dice of a fusion gun from the south, along the column of the machine's centre or of its gunner."""
    gun = "3.8" if target == "machine" else "2.8"
    table = scene(
        HALL,
        f"ch1 fig_chaos_heavy {gun} N weapons=wpn_fusion_gun",
        *MANNED,
        *more,
        dice=dice,
        house=house,
        turn=CH,
    )
    return table.act("ch1").do(f"ch1 shoot wpn_fusion_gun {gun}>N")


@pytest.mark.clause("SQ-WPN-62", "SQ-WPN-63")
@pytest.mark.parametrize(
    ("dice", "machine", "gunner"),
    [
        ((6, 6, 3), (2, "board"), (2, "board")),  # 6: not more than its armour
        ((6, 6, 4), (1, "board"), (2, "board")),  # 7: one life point
        ((6, 6, 5), (0, "dead"), (2, "board")),  # 8: removed
        ((6, 6, 6), (0, "dead"), (1, "board")),  # 9: destroyed, the gunner wounded
    ],
)
def test_the_ladder_of_damage(
    dice: tuple[int, ...], machine: tuple[int, str], gunner: tuple[int, str]
) -> None:
    table = shot_at("machine", dice, "ba3 fig_marine_laser 4.1 S")
    assert (table.mini("ba2").lp, table.mini("ba2").place) == machine
    assert (table.mini("ba1").lp, table.mini("ba1").place) == gunner
    assert table.mini("ba3").lp == 2
    assert table.mini("ba1").mans == ("" if machine[1] == "dead" else "ba2")


@pytest.mark.clause("SQ-WPN-63")
def test_from_four_points_over_its_armour_the_gunner_dies_with_it() -> None:
    table = manned()
    for excess in (4, 7):
        assert tarantula.damage(table.state, table.mini("ba2"), excess) == [("ba2", 2), ("ba1", 2)]
    alone = scene(HALL, MANNED[1])
    assert tarantula.damage(alone.state, alone.mini("ba2"), 4) == [("ba2", 2)]
    eldar = scene(
        HALL,
        "el1 fig_eldar_governor 2.4 E mans=el2 role=leader",
        "el2 mch_tarantula 4.4,3.4 E",
        sides={EL: {"governor": ("gov_acrobat", "gov_war_cry")}},
    )
    assert tarantula.damage(eldar.state, eldar.mini("el2"), 4) == [("el2", 2), ("el1", 3)]


@pytest.mark.clause("SQ-WPN-62", "SQ-WPN-63")
def test_a_wounded_gunner_lives_on_and_a_second_small_hit_removes_the_machine() -> None:
    hurt = shot_at("machine", (6, 6, 6))
    assert (hurt.mini("ba1").place, [weapon.id for _, weapon in guns(hurt.state, hurt.mini("ba1"))]) == (
        "board",
        ["wpn_laser_rifle"],
    )
    assert (figure(hurt.mini("ba2")).av, figure(hurt.mini("ba2")).lp) == (6, 2)
    second = scene(
        HALL,
        "ch1 fig_chaos_heavy 3.8 N weapons=wpn_fusion_gun",
        MANNED[0],
        MANNED[1] + " lp=1",
        dice=(6, 6, 4),
    )
    second.act("ch1").do("ch1 shoot wpn_fusion_gun 3.8>N")
    assert (second.mini("ba2").place, second.mini("ba1").place) == ("dead", "board")
    assert second.happened == [
        Declared(CH, "ch1", "wpn_fusion_gun", "3.8>N", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3, 1), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba2", 1, 0),
        Eliminated(BA, "ba2", "mch_tarantula", CH),
        Scored(CH, 10, 10, "kill", "ba2"),
        Scored(BA, -10, -10, "loss", "ba2"),
        PostLeft(BA, "ba1", "ba2", "SQ-WPN-66"),
    ]


@pytest.mark.clause("SQ-WPN-66")
def test_when_the_machine_is_destroyed_the_gunner_fights_on_with_the_weapon_he_came_with() -> None:
    def in_his_turn(*dice: int) -> Table:
        """After a shot along the column of the machine, the gunner acts in his own turn."""
        table = scene(
            HALL,
            "ch1 fig_chaos_heavy 3.8 N weapons=wpn_fusion_gun",
            "ba1 fig_marine_heavy 2.4 E mans=ba2 weapons=wpn_plasma_gun,wpn_combat_blade",
            MANNED[1],
            "ba3 fig_marine_laser 11.0 W",
            "ch2 fig_ork 9.4 W",
            dice=(*dice, 6, 6),
            turn=CH,
        )
        table.act("ch1").do("ch1 shoot wpn_fusion_gun 3.8>N", "done")
        return until_turn_of(table, BA).act("ba1")

    table = in_his_turn(6, 6, 5)
    assert table.told(PostLeft) == [PostLeft(BA, "ba1", "ba2", "SQ-WPN-66")]
    assert (table.mini("ba1").mans, table.mini("ba2").place) == ("", "dead")
    assert table.offered("ba2") == []
    table.do("ba1 step 3.4", "ba1 shoot wpn_plasma_gun 3.4>E")
    assert [(event.attacker, event.weapon) for event in table.told(Declared)][1:] == [
        ("ba1", "wpn_plasma_gun")
    ]
    assert (table.mini("ch2").place, table.mini("ba3").weapons) == (
        "dead",
        ("wpn_laser_rifle", "wpn_combat_blade"),
    )
    still = in_his_turn(6, 6, 4)
    assert still.refused("ba1 shoot wpn_plasma_gun 2.4>E").clause == "SQ-WPN-48", (
        "a damaged machine keeps him"
    )


@pytest.mark.clause("SQ-OVER-20", "SQ-WPN-66")
def test_a_watching_gunner_whose_machine_is_destroyed_watches_no_more() -> None:
    """He watched with the machine's cannons. His own weapon would have to be put on Overwatch anew."""
    table = scene(
        HALL,
        "ch1 fig_chaos_heavy 3.8 N weapons=wpn_fusion_gun",
        MANNED[0] + " watching",
        MANNED[1] + " lp=1",
        "ba3 fig_marine_laser 0.0 N watching",
        dice=(6, 6, 4),
    )
    table.act("ch1").do("ch1 shoot wpn_fusion_gun 3.8>N")
    assert (table.mini("ba2").place, table.mini("ba1").place) == ("dead", "board")
    assert table.told(OverwatchEnded) == [OverwatchEnded(BA, "ba1", "SQ-OVER-20")]
    assert (table.mini("ba1").watching, table.mini("ba3").watching) == (False, True)
    assert list(table.state.watches) == ["ba3"]


@pytest.mark.clause("SQ-WPN-64", "SQ-WPN-66")
@pytest.mark.parametrize(("house", "left"), [("two", "4.4 3.4"), ("three", "4.4 3.4 2.4")])
def test_when_the_gunner_is_killed_his_post_is_free(house: str, left: str) -> None:
    table = shot_at("gunner", (6, 6, 6), "ba3 fig_marine_laser 1.3 E", house={"tarantula_squares": house})
    assert (table.mini("ba1").place, table.mini("ba1").mans, table.mini("ba2").lp) == ("dead", "", 2)
    assert squares(table) == left
    assert not table.told(PostLeft)


@pytest.mark.clause("SQ-WPN-85")
def test_a_blast_attacks_machine_and_gunner_separately() -> None:
    table = scene(
        HALL,
        "ch1 fig_chaos_heavy 2.8 N weapons=wpn_missile_launcher",
        *MANNED,
        "ba3 fig_marine_laser 9.1 S",
        dice=(6, 6),
    )
    table.act("ch1").do("ch1 shoot wpn_missile_launcher 2.4")
    assert table.mini("ba1").place == "dead"
    assert table.happened == [
        Declared(CH, "ch1", "wpn_missile_launcher", "2.4", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba2", 3, 6),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.mini("ba3").place == "board"


@pytest.mark.clause("SQ-WPN-52", "SQ-WPN-85")
def test_it_blocks_fire_but_not_sight_also_towards_its_gunner() -> None:
    table = scene(HALL, "ch1 fig_ork 9.4 W", *MANNED, "ba3 fig_marine_laser 0.4 E").act("ch1")
    shots = {offer.rsplit(" ", 1)[1] for offer in table.offered("ch1 shoot")}
    assert shots == {"ba2"}
    assert sees(table.state, table.mini("ch1"), table.mini("ba1"))
    assert not fire_blockers(table.state, table.mini("ba1")) & base(table.mini("ba2").squares)
    assert fire_blockers(table.state, table.mini("ba3")) & base(table.mini("ba2").squares)
    beside = scene(HALL, "ch1 fig_ork 2.1 S", *MANNED).act("ch1")
    assert {offer.rsplit(" ", 1)[1] for offer in beside.offered("ch1 shoot")} == {"ba1", "ba2"}


@pytest.mark.clause("SQ-WPN-60")
@pytest.mark.parametrize("where", ["5.4 W", "3.3 S", "1.4 E"])
def test_in_melee_the_attacker_chooses_between_machine_and_gunner(where: str) -> None:
    table = scene(HALL, f"ch1 fig_ork {where}", *MANNED, "ba3 fig_marine_laser 9.1 S").act("ch1")
    assert set(table.offered("ch1 strike")) == {"ch1 strike ba1", "ch1 strike ba2"}


@pytest.mark.clause("SQ-WPN-60", "SQ-WPN-61")
def test_in_melee_the_machine_rolls_nothing_and_is_hit_over_its_armour() -> None:
    table = scene(HALL, "ch1 fig_dread_mk7 5.3 W", *MANNED, dice=(6, 6, 6, 1)).act("ch1").do("ch1 strike ba2")
    assert not table.dice.left
    assert (table.mini("ba2").place, table.mini("ba1").place) == ("dead", "board")
    weak = scene(HALL, "ch1 fig_dread_mk7 5.3 W", *MANNED, dice=(6, 6, 1, 1)).act("ch1").do("ch1 strike ba2")
    assert weak.happened == [
        Declared(CH, "ch1", "", "ba2", 1, "melee"),
        Rolled(CH, "ch1", (3, 3, 0, 0), 2, "melee", "SQ-MELEE-02"),
        Unharmed(BA, "ba2", 6, 6, "SQ-WPN-61"),
    ]


@pytest.mark.clause("SQ-WPN-60")
def test_in_melee_its_own_squad_and_whom_a_card_hides_are_no_targets() -> None:
    table = scene(HALL, "ba3 fig_marine_laser 5.4 W", *MANNED).act("ba3")
    assert table.offered("ba3 strike") == []
    table = scene(HALL, "ch1 fig_ork 5.4 W", *MANNED)
    effects.add(table.state, Effect("untargeted", BA, on="ba1"))
    assert table.act("ch1").offered("ch1 strike") == ["ch1 strike ba2"]


@pytest.mark.clause("SQ-WPN-60")
def test_the_gunner_defends_himself_and_faces_as_the_machine_does() -> None:
    dice = (1, 1, 6, 6, 6, 6)
    ahead = scene(HALL, "ch1 fig_ork 5.4 W", *MANNED, dice=dice).act("ch1").do("ch1 strike ba1")
    assert ahead.happened == [
        Declared(CH, "ch1", "wpn_combat_blade", "ba1", 1, "melee"),
        Rolled(CH, "ch1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (2, 2), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ba1", 0, 4, False),
        Wounded(CH, "ch1", 1, 0, "SQ-MELEE-03"),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert ahead.mini("ch1").place == "dead"
    behind = scene(HALL, "ch1 fig_ork 1.4 E", *MANNED, dice=dice).act("ch1").do("ch1 strike ba1")
    assert behind.mini("ch1").place == "board"


# The MRL Inferno


@pytest.mark.clause("SQ-WPN-61")
def test_the_mrl_rolls_nothing_in_melee() -> None:
    table = scene(HALL, "ch1 fig_dread_mk7 5.3 W", "ld1 mch_mrl_inferno 4.4 E", dice=(6, 5, 1, 1))
    table.act("ch1").do("ch1 strike ld1")
    assert (table.mini("ld1").lp, not table.dice.left) == (1, True)
