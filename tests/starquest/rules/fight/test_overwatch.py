"""Overwatch (SQ-OVER): who may watch, what opens the one shot, and what ends it."""

import pytest

from bulkhead.starquest.data.state import Pact, Watch, deeds
from bulkhead.starquest.events import (
    CalledOff,
    CommandSpent,
    Declared,
    DoorOpened,
    Faced,
    Finished,
    Moved,
    OverwatchEnded,
    OverwatchSet,
    Rolled,
    Unharmed,
    Waited,
    WindowClosed,
    WindowOpened,
)
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.rules.fight.overwatch import forget_counts
from tests.starquest.rules.fight.watching import CORNER, STEM, ambush
from tests.starquest.scene import BA, CH, EL, IF, hall, scene

HALL = hall(8, 4)
MISS = [1, 1, 1, 1, 1, 1]


@pytest.mark.clause("SQ-OVER-01", "SQ-OVER-02")
def test_who_has_not_attacked_may_watch_and_that_ends_its_activation() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E", "ch1 fig_ork 7.0 W").act(
        "ba1"
    )
    table.do("ba1 step 1.0", "ba1 overwatch")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), OverwatchSet(BA, "ba1"), Finished(BA, "ba1")]
    assert table.mini("ba1").watching
    assert not table.mini("ba2").watching
    assert table.state.watches == {"ba1": Watch(("ch1",))}, "it has seen the Orc already"
    assert table.offered("activate") == ["activate ba2"]


@pytest.mark.clause("SQ-OVER-01")
def test_who_attacked_or_has_no_gun_may_not() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", dice=MISS).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert table.refused("ba1 overwatch").clause == "SQ-OVER-01"
    blades = scene(HALL, "ba1 fig_marine_commander 0.0 E weapons=set_sword_glove").act("ba1")
    assert blades.refused("ba1 overwatch").clause == "SQ-OVER-01"


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-04", "SQ-OVER-07", "SQ-OVER-08")
@pytest.mark.house("over-stays")
def test_it_shoots_at_the_very_moment_an_enemy_enters_its_sight_and_then_the_marker_goes() -> None:
    table = ambush("ba2 fig_marine_laser 4.3 S", dice=MISS).act("ch1")
    table.do("ch1 step 5.1")
    assert table.waiting == CH, "still round the corner"
    table.do("ch1 step 5.0")
    assert table.waiting == BA
    table.do(table.offers[0])
    assert not table.mini("ba1").watching
    assert table.happened == [
        Moved(CH, "ch1", ((5, 1),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        OverwatchEnded(BA, "ba1"),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "overwatch"),
        Rolled(BA, "ba1", (0, 0), 0, "overwatch", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert table.waiting == CH
    table.do("ch1 step 4.0")
    assert table.waiting == CH, "one shot, and no more"
    assert table.mini("ba2").deeds.fired == ()


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-04", "SQ-OVER-17", "SQ-LOS-10", "SQ-LOS-11")
def test_a_dreadnought_is_shot_at_as_soon_as_any_of_its_squares_is_in_sight() -> None:
    """The first square that comes into sight lies behind another one of its own base, which hides nothing. ba2
    looks the other way and is not asked."""
    table = scene(
        STEM,
        "ch1 fig_dread_mk7 3.3 N",
        "ba1 fig_marine_laser 0.0 E watching",
        "ba2 fig_marine_laser 3.5 S watching",
        turn=CH,
        dice=MISS,
    ).act("ch1")
    table.do("ch1 step 3.2")
    assert table.waiting == BA
    assert table.offers == ["ba1 snap wpn_laser_rifle ch1 E", "pass"]
    table.do(table.offers[0])
    assert table.happened == [
        Moved(CH, "ch1", ((3, 2), (4, 2), (3, 3), (4, 3)), 1, "SQ-DREAD-29"),
        OverwatchEnded(BA, "ba1"),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "overwatch"),
        Rolled(BA, "ba1", (0, 0), 0, "overwatch", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 4),
    ]
    assert table.waiting == CH
    assert table.mini("ba2").watching


@pytest.mark.clause("SQ-OVER-17", "SQ-LOS-10")
def test_other_miniatures_hide_a_dreadnought_from_a_watcher() -> None:
    """The same step, with an Orc on the only line to it."""
    table = scene(
        STEM,
        "ch1 fig_dread_mk7 3.3 N",
        "ch2 fig_ork 1.1 E",
        "ba1 fig_marine_laser 0.0 E watching",
        turn=CH,
    )
    table.act("ch1").do("ch1 step 3.2")
    assert table.happened == [Moved(CH, "ch1", ((3, 2), (4, 2), (3, 3), (4, 3)), 1, "SQ-DREAD-29")]
    assert table.waiting == CH


@pytest.mark.clause("SQ-OVER-05")
def test_the_owner_may_wait_for_a_better_target() -> None:
    table = ambush("ch2 fig_android 5.3 N", dice=MISS).act("ch1")
    table.do("ch1 step 5.1", "ch1 step 5.0", "pass")
    assert table.happened == [
        Moved(CH, "ch1", ((5, 1),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        Waited(BA, "overwatch", "SQ-OVER-05"),
    ]
    table.do("ch1 step 5.1", "done").act("ch2")
    table.do("ch2 step 4.2", "ch2 step 4.1", "ch2 step 5.0")
    assert table.waiting == BA
    assert {offer.split()[3] for offer in table.offered("ba1 snap")} == {"ch2"}


DOOR = """
    +-+-+-+-+
    |. .|a a|
    +   +   +
    |. .:a a|
    +   +   +
    |. .:a a|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-OVER-05")
@pytest.mark.parametrize(("chosen", "spared"), [("ch1", "ch2"), ("ch2", "ch1")])
def test_the_owner_chooses_among_enemies_that_appear_together(chosen: str, spared: str) -> None:
    table = scene(
        DOOR,
        "ch1 fig_ork 3.1 W",
        "ch2 fig_ork 2.2 W",
        "ba1 fig_marine_laser 0.1 E watching",
        turn=CH,
        dice=[6, 6],
    ).act("ch2")
    table.do("ch2 open d1")
    assert table.offers == [
        "ba1 snap wpn_laser_rifle ch1 E",
        "ba1 snap wpn_laser_rifle ch2 E",
        "pass",
    ]
    table.do(next(offer for offer in table.offers if chosen in offer))
    assert table.mini(chosen).place == "dead"
    assert (table.mini(spared).place, table.mini(spared).lp) == ("board", 1)
    assert not table.mini("ba1").watching


@pytest.mark.clause("SQ-OVER-06", "SQ-OVER-18")
@pytest.mark.house("over-window")
@pytest.mark.parametrize(("window", "again"), [("entering", False), ("further", True), ("present", False)])
def test_the_moment_passes_with_the_next_action_in_sight(window: str, again: bool) -> None:
    table = ambush(house={"over_window": window}).act("ch1")
    table.do("ch1 step 5.1", "ch1 step 5.0", "pass", "ch1 step 4.0")
    assert table.happened == [
        Moved(CH, "ch1", ((5, 1),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        Waited(BA, "overwatch", "SQ-OVER-05"),
        Moved(CH, "ch1", ((4, 0),), 1),
    ]
    assert (table.waiting == BA) == again


@pytest.mark.clause("SQ-OVER-06")
@pytest.mark.house("over-window")
@pytest.mark.parametrize(("window", "offered"), [("entering", False), ("further", False), ("present", True)])
def test_who_stood_in_sight_already_has_not_entered_it(window: str, offered: bool) -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.1 W",
        "ba1 fig_marine_laser 0.1 E watching",
        turn=CH,
        house={"over_window": window},
    )
    forget_counts(table.state)
    table.act("ch1").do("ch1 step 6.1")
    assert (table.waiting == BA) == offered


@pytest.mark.clause("SQ-OVER-18")
def test_leaving_and_coming_back_opens_no_second_moment() -> None:
    table = ambush().act("ch1")
    table.do("ch1 step 5.1", "ch1 step 5.0", "pass", "ch1 step 5.1", "ch1 step 5.0")
    assert table.happened == [
        Moved(CH, "ch1", ((5, 1),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        Waited(BA, "overwatch", "SQ-OVER-05"),
        Moved(CH, "ch1", ((5, 1),), 2),
        Moved(CH, "ch1", ((5, 0),), 1),
    ]
    assert table.waiting == CH


@pytest.mark.clause("SQ-OVER-08")
@pytest.mark.house("over-stays")
def test_by_the_house_rule_the_marker_stays_for_the_next_opponents_turn() -> None:
    table = ambush("ch2 fig_ork 4.3 N", house={"over_stays": True}, dice=MISS).act("ch1")
    table.do("ch1 step 5.1", "ch1 step 5.0")
    table.do(table.offers[0])
    assert table.mini("ba1").watching
    table.do("done").act("ch2").do("ch2 step 4.2", "ch2 step 4.1", "ch2 step 4.0")
    assert table.happened == [
        Moved(CH, "ch2", ((4, 2),), 1),
        Moved(CH, "ch2", ((4, 1),), 1),
        Moved(CH, "ch2", ((4, 0),), 1),
    ]
    assert table.waiting == CH, "one shot in each opponent's turn"


@pytest.mark.clause("SQ-OVER-09", "SQ-WPN-47")
def test_a_flamer_never_watches() -> None:
    table = scene(HALL, "ba1 fig_term_flamer 0.0 E").act("ba1")
    assert table.refused("ba1 overwatch").clause == "SQ-OVER-09"


@pytest.mark.clause("SQ-OVER-14")
@pytest.mark.house("over-turn")
def test_it_may_first_turn_a_quarter_towards_the_enemy_and_stays_so() -> None:
    table = scene(HALL, "ch1 fig_ork 7.3 N", "ba1 fig_marine_laser 0.2 N watching", turn=CH, dice=MISS).act(
        "ch1"
    )
    table.do("ch1 step 7.2")
    assert table.waiting == BA
    shots = table.offered("ba1 snap")
    assert shots == ["ba1 snap wpn_laser_rifle ch1 E"]
    table.do(shots[0])
    assert table.happened == [
        Moved(CH, "ch1", ((7, 2),), 1),
        Faced(BA, "ba1", 2, 0, "SQ-OVER-14"),
        OverwatchEnded(BA, "ba1"),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "overwatch"),
        Rolled(BA, "ba1", (0, 0), 0, "overwatch", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert table.facing("ba1") == "E"


@pytest.mark.clause("SQ-MOVE-15", "SQ-CMD-10")
def test_its_shot_is_an_attack_after_which_a_turn_of_a_quarter_is_free_again() -> None:
    table = ambush(sides={BA: {"command": 3}}, dice=MISS).act("ch1")
    deeds(table.state, table.mini("ba1"), turned=True)
    table.do("ch1 step 5.1", "ch1 step 5.0", "ba1 snap wpn_laser_rifle ch1 E", "ch1 face W")
    table.do(table.offered("ch1 shoot")[0])
    assert table.waiting == BA, "it may dodge"
    assert table.offered("ba1 face") == ["ba1 face W"], "a free turn comes only after a point is spent"


@pytest.mark.clause("SQ-OVER-14")
def test_with_eight_facings_too_it_turns_a_quarter_at_most() -> None:
    """Turned to the south-east it could fire along its row as well, but that is more than a quarter."""
    lines = ("ch1 fig_ork 7.3 N", "ba1 fig_marine_laser 0.2 N watching")
    table = scene(HALL, *lines, turn=CH, house={"eight_facings": True}).act("ch1").do("ch1 step 7.2")
    assert table.offered("ba1 snap") == [f"ba1 snap wpn_laser_rifle ch1 {facing}" for facing in ("NE", "E")]


@pytest.mark.clause("SQ-OVER-14")
@pytest.mark.house("over-turn")
def test_by_the_house_rule_without_the_turn_there_is_no_shot() -> None:
    lines = ("ch1 fig_ork 7.3 N", "ba1 fig_marine_laser 0.2 N watching")
    table = scene(HALL, *lines, turn=CH, house={"over_turn": False}).act("ch1").do("ch1 step 7.2")
    assert table.happened == [Moved(CH, "ch1", ((7, 2),), 1)]
    assert table.waiting == CH
    usual = scene(HALL, *lines, turn=CH).act("ch1").do("ch1 step 7.2")
    assert (usual.waiting, usual.offered("ba1 snap")) == (BA, ["ba1 snap wpn_laser_rifle ch1 E"])


@pytest.mark.clause("SQ-OVER-14", "SQ-OVER-17", "SQ-LOF-02")
@pytest.mark.parametrize(("column", "asked"), [(1, False), (2, True)])
def test_an_orthogonal_neighbour_cannot_be_shot_so_nobody_is_asked(column: int, asked: bool) -> None:
    """The Orc comes from behind into the row of ba1: beside it, or one square away."""
    table = scene(HALL, f"ch1 fig_ork {column}.2 N", "ba1 fig_marine_laser 0.1 N watching", turn=CH).act(
        "ch1"
    )
    table.do(f"ch1 step {column}.1")
    assert table.happened == [Moved(CH, "ch1", ((column, 1),), 1)]
    assert table.waiting == (BA if asked else CH)


@pytest.mark.clause("SQ-OVER-15")
@pytest.mark.house("alien-overwatch")
@pytest.mark.parametrize("house", [False, True])
def test_aliens_watch_only_by_the_house_rule(house: bool) -> None:
    table = scene(HALL, "ch1 fig_ork 0.0 E", turn=CH, house={"alien_overwatch": house}).act("ch1")
    assert bool(table.offered("ch1 overwatch")) == house
    if not house:
        assert table.refused("ch1 overwatch").clause == "SQ-OVER-15"


@pytest.mark.clause("SQ-OVER-16")
def test_nothing_is_shot_in_the_own_turn() -> None:
    table = scene(
        DOOR,
        "ba2 fig_marine_laser 1.2 E",
        "ba1 fig_marine_laser 0.1 E watching",
        "ch1 fig_ork 3.1 W",
    ).act("ba2")
    table.do("ba2 open d1")
    assert table.happened == [DoorOpened(BA, "ba2", "d1")]
    assert table.waiting == BA
    assert "done" in table.offers
    other = scene(DOOR, "ch1 fig_ork 2.1 W", "ba1 fig_marine_laser 0.1 E watching", turn=CH).act("ch1")
    other.do("ch1 open d1")
    assert (other.waiting, other.offered("ba1 snap")) == (BA, ["ba1 snap wpn_laser_rifle ch1 E"])


@pytest.mark.clause("SQ-OVER-16")
@pytest.mark.parametrize(("turn", "asked"), [(BA, False), (IF, True)])
def test_an_enemy_that_dodges_into_sight_is_not_shot_at_in_the_own_turn(turn: int, asked: bool) -> None:
    """The Eldar steps out of a line of fire, into the sight of ba1. In the turn of the Fists ba1 may fire."""
    table = scene(
        CORNER,
        "ba1 fig_marine_laser 0.0 E watching",
        f"{('ba2', 'if2')[turn]} fig_marine_laser 5.3 N",
        "el1 fig_eldar_warrior 5.1 W",
        turn=turn,
        sides={EL: {"command": 3}},
        dice=MISS,
    )
    shooter = ("ba2", "if2")[turn]
    table.act(shooter).do(f"{shooter} shoot wpn_laser_rifle el1")
    assert table.waiting == EL
    table.do("el1 step 5.0")
    assert (table.waiting == BA) == asked
    assert table.offered("ba1 snap") == (["ba1 snap wpn_laser_rifle el1 E"] if asked else [])


@pytest.mark.clause("SQ-OVER-17")
@pytest.mark.parametrize(("mover", "asked"), [(BA, False), (IF, True)])
def test_an_enemy_whom_the_own_player_brings_into_sight_is_not_shot_at(mover: int, asked: bool) -> None:
    """A miniature that hid the Orc from ba1 steps aside with command points: one of his own, or one of the Fists."""
    who = ("ba2", "if2")[mover]
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E watching",
        f"{who} fig_marine_laser 3.0 E",
        "ch1 fig_ork 6.0 W",
        turn=CH,
        sides={mover: {"command": 1}},
    ).act("ch1")
    table.do("raise", by=mover).do("ch1 face N", f"{who} step 3.1")
    assert sees(table.state, table.mini("ba1"), table.mini("ch1"))
    assert (table.waiting == BA) == asked
    assert bool(table.offered("ba1 snap")) == asked


@pytest.mark.clause("SQ-OVER-17")
def test_two_enemies_that_appear_together_are_one_offer() -> None:
    table = scene(
        DOOR,
        "ch1 fig_ork 3.1 W",
        "ch2 fig_ork 2.2 W",
        "ba1 fig_marine_laser 0.1 E watching",
        turn=CH,
        dice=MISS,
    ).act("ch2")
    table.do("ch2 open d1")
    assert table.happened == [DoorOpened(CH, "ch2", "d1")]
    assert table.waiting == BA
    assert {offer.split()[3] for offer in table.offered("ba1 snap")} == {"ch1", "ch2"}


@pytest.mark.clause("SQ-OVER-19")
def test_an_overwatch_shot_can_be_dodged_and_is_spent() -> None:
    table = scene(
        CORNER,
        "el1 fig_eldar_warrior 5.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        turn=EL,
        sides={EL: {"command": 2}},
    ).act("el1")
    table.do("el1 step 5.0")
    table.do(table.offers[0])
    assert table.waiting == EL, "the target may still step away"
    table.do("el1 step 5.1")
    assert table.happened == [
        Moved(EL, "el1", ((5, 0),), 1),
        OverwatchEnded(BA, "ba1"),
        Declared(BA, "ba1", "wpn_laser_rifle", "el1", 1, "overwatch"),
        WindowOpened(EL, "dodge", "SQ-CMD-11"),
        CommandSpent(EL, 2, 0),
        Moved(EL, "el1", ((5, 1),), 2),
        WindowClosed(EL, "dodge"),
        CalledOff(BA, "ba1"),
    ]
    assert not table.mini("ba1").watching
    assert table.mini("el1").lp == 2
    assert table.waiting == EL


@pytest.mark.clause("SQ-ALLY-15", "SQ-OVER-17")
@pytest.mark.parametrize(("public", "asked"), [(True, False), (False, True)])
def test_a_public_ally_is_no_target_and_a_secret_one_changes_nothing(public: bool, asked: bool) -> None:
    table = scene(
        CORNER,
        "el1 fig_eldar_warrior 5.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        turn=EL,
    )
    table.state.pacts = (Pact(BA, EL, public),)
    table.act("el1").do("el1 step 5.0")
    assert (table.waiting == BA) == asked


@pytest.mark.clause("SQ-OVER-13")
def test_one_shot_of_several_but_shots_on_one_area_are_one_attack() -> None:
    pistol = scene(CORNER, "ch1 fig_ork 5.1 N", "el1 fig_eldar_governor 0.0 E watching", turn=CH).act("ch1")
    pistol.do("ch1 step 5.0")
    assert set(pistol.offered("el1 snap")) == {"el1 snap wpn_shuriken_pistol ch1 E"}
    laser = scene(
        CORNER,
        "ch1 fig_ork 5.1 N",
        "ba1 fig_marine_extra 0.0 E watching weapons=wpn_las_cannon,wpn_combat_blade",
        turn=CH,
    ).act("ch1")
    laser.do("ch1 step 5.0")
    assert laser.happened == [Moved(CH, "ch1", ((5, 0),), 1)]
    assert any(offer.endswith("x3") for offer in laser.offered("ba1 snap"))


@pytest.mark.clause("SQ-OVER-13")
@pytest.mark.house("over-volley")
@pytest.mark.parametrize(("volley", "shots"), [(False, 1), (True, 2)])
def test_by_the_house_rule_a_whole_shooting_action_is_fired(volley: bool, shots: int) -> None:
    table = scene(
        CORNER,
        "ch1 fig_android 5.1 N",
        "el1 fig_eldar_governor 0.0 E watching",
        turn=CH,
        house={"over_volley": volley},
        dice=MISS,
    ).act("ch1")
    table.do("ch1 step 5.0")
    while table.waiting == EL:
        table.do(table.offers[0])
    assert len(table.told(Declared)) == shots
    assert table.waiting == CH


@pytest.mark.clause("SQ-OVER-08", "SQ-OVER-10", "SQ-OVER-13")
@pytest.mark.parametrize(("moves", "shots"), [(True, 1), (False, 2)])
def test_who_leaves_overwatch_between_two_shots_of_a_volley_fires_no_more(moves: bool, shots: int) -> None:
    table = scene(
        CORNER,
        "ch1 fig_android 5.1 N",
        "el1 fig_eldar_governor 0.0 E watching",
        turn=CH,
        house={"over_volley": True, "over_stays": True},
        dice=MISS,
    ).act("ch1")
    table.do("ch1 step 5.0", "el1 snap wpn_shuriken_pistol ch1 E")
    if moves:
        overwatch_marker.end(table.state, table.mini("el1"), table.heard, "SQ-OVER-10")
        table.state.offered = None
        table.settle()
    while table.waiting == EL:
        table.do(table.offers[0])
    assert len(table.told(Declared)) == shots
    assert table.waiting == CH


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-05")
def test_each_watcher_is_asked_when_the_one_before_has_waited() -> None:
    lines = (
        "ba1 fig_marine_laser 0.0 W watching",
        "ba2 fig_marine_laser 0.1 E watching",
        "el1 fig_eldar_warrior 0.2 E watching",
    )
    drawn = """
        +-+-+-+-+-+-+
        |. . .:a a a|
        + + + + + + +
        |. . .:a a a|
        +     +     +
        |. . .|a a a|
        +-+-+-+-+-+-+
        """
    table = scene(drawn, "ch1 fig_ork 3.1 W", *lines, turn=CH).act("ch1").do("ch1 open d1")
    asked = []
    while table.waiting != CH:
        asked.append((table.waiting, {offer.split()[0] for offer in table.offers if "snap" in offer}))
        table.do("pass")
    assert asked == [(BA, {"ba2"}), (EL, {"el1"})]
    assert [event.seat for event in table.told(Waited)] == [BA, EL]


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-18")
def test_what_a_watcher_has_seen_and_how_often_the_enemy_acted_there_is_kept() -> None:
    table = ambush("ch2 fig_ork 4.3 N").act("ch1").do("ch1 step 5.1")
    assert table.state.watches["ba1"] == Watch(), "out of its sight nothing counts"
    table.do("ch1 step 5.0", "pass")
    assert table.state.watches["ba1"] == Watch(("ch1",), (("ch1", 1),))
    table.do("ch1 face W")
    assert table.state.watches["ba1"] == Watch(("ch1",), (("ch1", 2),))
    table.do("ch1 step 5.1")
    assert table.state.watches["ba1"] == Watch((), (("ch1", 3),)), "its last action there was to leave"
    table.do("ch1 step 5.2")
    assert table.state.watches["ba1"] == Watch((), (("ch1", 3),))


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-18")
def test_what_an_enemy_does_out_of_sight_does_not_count_while_another_is_seen() -> None:
    table = ambush("ch2 fig_ork 5.0 W").act("ch1").do("ch1 step 5.1")
    assert table.state.watches["ba1"] == Watch(("ch2",))


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-17")
def test_one_that_comes_into_sight_by_anothers_deed_counts_once() -> None:
    drawn = """
        +-+-+-+-+-+-+
        |. . .:a a a|
        + + + + + + +
        |. . .:a a a|
        +-+-+-+-+-+-+
        """
    lines = ("ch1 fig_ork 3.1 W", "ch2 fig_ork 5.0 W", "ba1 fig_marine_laser 0.0 E watching")
    table = scene(drawn, *lines, turn=CH).act("ch1").do("ch1 open d1")
    assert table.state.watches["ba1"] == Watch(("ch1", "ch2"), (("ch1", 1), ("ch2", 1)))


@pytest.mark.clause("SQ-OVER-13", "SQ-OVER-17")
@pytest.mark.parametrize(
    ("watcher", "asked"),
    [
        ("fig_marine_laser 0.0 E watching", True),
        ("fig_marine_laser 0.0 E watching load=ba2", True),
        ("fig_marine_heavy 0.0 E weapons=wpn_plasma_gun watching", True),
        ("fig_marine_heavy 0.0 E weapons=wpn_plasma_gun watching load=ba2", False),
        ("fig_term_flamer 0.0 E watching", False),
    ],
)
def test_a_carrier_does_not_fire_heavy_weapons_and_nobody_a_flamer(watcher: str, asked: bool) -> None:
    load = ["ba2 fig_marine_laser carried N carrier=ba1"] if "load" in watcher else []
    table = scene(CORNER, "ch1 fig_ork 5.1 N", f"ba1 {watcher}", *load, turn=CH).act("ch1")
    table.do("ch1 step 5.0")
    assert (table.waiting == BA) == asked


@pytest.mark.clause("SQ-OVER-13")
@pytest.mark.house("over-volley")
@pytest.mark.parametrize("facing", ["E", "S"])
def test_the_later_shots_of_a_volley_are_those_left_and_fired_where_it_looks(facing: str) -> None:
    """The Android stands on the diagonal, where el1 can fire at it with two facings."""
    table = scene(
        DOOR,
        "ch1 fig_android 2.2 W",
        "el1 fig_eldar_governor 0.0 E watching",
        turn=CH,
        house={"over_volley": True},
        dice=MISS,
    ).act("ch1")
    table.do("ch1 open d1")
    assert table.offered("el1 snap") == [
        "el1 snap wpn_shuriken_pistol ch1 E",
        "el1 snap wpn_shuriken_pistol ch1 S",
    ]
    table.do(f"el1 snap wpn_shuriken_pistol ch1 {facing}")
    assert table.waiting == EL
    assert table.offered("el1 snap") == [f"el1 snap wpn_shuriken_pistol ch1 {facing}"]
