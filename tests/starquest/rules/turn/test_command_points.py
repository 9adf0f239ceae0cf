"""Command points (SQ-CMD): the roll, the raised hand, and escaping a declared attack."""

import pytest

from bulkhead.starquest.clients.ask.standing_answers import default_answer, standing_answer
from bulkhead.starquest.data.commands import Pass
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    CalledOff,
    CommandLost,
    CommandRolled,
    CommandSpent,
    Declared,
    DieRolled,
    Eliminated,
    Faced,
    HandRaised,
    MissionEnded,
    Moved,
    Rolled,
    Scored,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    WindowClosed,
    WindowOpened,
    Won,
    Wounded,
)
from bulkhead.starquest.rules.turn.command_points import may_roll, spend_at_once
from bulkhead.starquest.table import asides, effects
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, hall, scene

HALL = hall(8, 4)
MISS = [1, 1, 1, 1]


@pytest.mark.clause("SQ-CMD-01", "SQ-CMD-03")
def test_at_the_end_of_its_turn_a_squad_may_roll_for_points() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", dice=[5]).do("end")
    assert table.offers == ["yes", "pass"]
    table.do("yes")
    assert table.happened == [
        DieRolled(BA, (5,), 6, "command", "SQ-CMD-01"),
        CommandRolled(BA, 5),
        WindowOpened(BA, "own"),
    ]
    assert table.side(BA).command == 5


@pytest.mark.clause("SQ-CMD-01")
def test_nobody_has_to_roll() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 7.0 W").do("end", "pass")
    assert table.happened == [TurnEnded(BA), TurnEnded(IF), TurnEnded(UM), TurnBegan(EL, 4)]
    assert table.waiting == EL


@pytest.mark.clause("SQ-CMD-02", "SQ-TURN-16")
@pytest.mark.house("command-roll")
def test_points_may_be_spent_between_the_roll_and_the_end_of_the_own_turn() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 7.0 W", dice=[2])
    table.do("end", "yes")
    assert table.told(WindowOpened) == [WindowOpened(BA, "own")]
    table.do("ba1 step 1.0", "pass")
    assert table.happened == [
        DieRolled(BA, (2,), 6, "command", "SQ-CMD-01"),
        CommandRolled(BA, 2),
        WindowOpened(BA, "own"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba1", ((1, 0),), 1),
        WindowClosed(BA, "own"),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnBegan(EL, 4),
    ]
    assert table.waiting == EL


@pytest.mark.clause("SQ-CMD-09", "SQ-SEAT-09")
@pytest.mark.parametrize(
    ("points", "commands"), [(1, ("ba1 step 1.0",)), (2, ("ba1 step 1.0", "pass")), (1, ("pass",))]
)
def test_everybody_is_told_that_a_window_has_closed(points: int, commands: tuple[str, ...]) -> None:
    """Otherwise a hand that goes up at the end of the turn could be told from one that was up before."""
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 7.0 W", dice=[points])
    table.do("end", "yes", *commands)
    assert table.waiting == EL
    assert table.told(WindowClosed) == ([WindowClosed(BA, "own")] if commands != ("pass",) else [])
    assert table.told(Waited) == ([Waited(BA, "own", "SQ-CMD-09")] if commands == ("pass",) else [])
    assert table.side(BA).command == points - ("ba1 step 1.0" in commands)


@pytest.mark.clause("SQ-TURN-16")
@pytest.mark.house("command-roll")
def test_by_the_house_rule_the_roll_comes_at_the_start() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 7.0 W",
        house={"command_roll": "start"},
        dice=[4, 3],
    ).do("end")
    assert table.happened == [
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnBegan(EL, 4),
        DieRolled(EL, (4,), 6, "command", "SQ-CMD-01"),
        CommandRolled(EL, 4),
    ]
    assert table.waiting == EL
    assert table.side(EL).command == 4


@pytest.mark.clause("SQ-CMD-04")
def test_any_split_among_ones_miniatures_at_normal_costs() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.3 W",
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 N",
        turn=CH,
        sides={BA: {"command": 4}},
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face N")
    assert table.waiting == BA
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0", "ba2 face S")
    assert table.side(BA).command == 0
    assert (table.at("ba1"), table.facing("ba2")) == ("3.0", "S")
    assert table.waiting == CH


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_a_point_spent_on_another_does_not_save_the_target() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.1 W",
        "ba1 fig_marine_laser 0.1 N",
        "ba2 fig_marine_laser 4.3 N",
        turn=CH,
        sides={BA: {"command": 1}},
        dice=[6, 6],
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1", "ba2 step 4.2")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba2", ((4, 2),), 1),
        WindowClosed(BA, "dodge"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.mini("ba1").lp == 0


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_a_dodge_behind_a_corner() -> None:
    drawn = """
        +-+-+-+-+-+-+
        |. . . . . .|
        +   +-+-+-+-+
        |. .|
        +-+-+
        """
    table = scene(
        drawn,
        "ch1 fig_ork 5.0 W",
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.1 E",
        turn=CH,
        sides={BA: {"command": 2}},
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1")
    assert table.told(WindowOpened) == [WindowOpened(BA, "dodge", "SQ-CMD-11")]
    table.do("ba1 step 0.1", "pass")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba1", ((0, 1),), 1),
        WindowClosed(BA, "dodge"),
        CalledOff(CH, "ch1"),
    ]
    assert table.mini("ba1").lp == 2
    assert not table.offered("ch1 shoot"), "the shot is spent"


@pytest.mark.clause("SQ-CMD-11")
def test_melee_is_dodged_by_stepping_away() -> None:
    table = scene(
        HALL,
        "ch1 fig_genestealer 1.1 W",
        "ba1 fig_marine_laser 0.1 N",
        turn=CH,
        sides={BA: {"command": 1}},
    ).act("ch1")
    table.do("ch1 strike ba1", "ba1 step 0.0")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_rending_claws", "ba1", 1, "melee"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((0, 0),), 1),
        WindowClosed(BA, "dodge"),
        CalledOff(CH, "ch1"),
    ]
    assert not table.offered("ch1 strike")


@pytest.mark.clause("SQ-CMD-11")
def test_who_has_no_points_or_is_not_threatened_is_not_asked() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.1 W",
        "ba1 fig_marine_laser 0.1 N",
        "if1 fig_marine_laser 0.3 N",
        turn=CH,
        sides={IF: {"command": 6}},
        dice=MISS,
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert table.waiting == CH


@pytest.mark.clause("SQ-CMD-06")
def test_points_do_not_outlast_the_start_of_the_next_own_turn() -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 7.0 W", sides={EL: {"command": 3}}
    )
    table.do("end", "pass")
    assert table.happened == [TurnEnded(BA), TurnEnded(IF), TurnEnded(UM), TurnBegan(EL, 4)]
    assert table.side(EL).command == 0


@pytest.mark.clause("SQ-CMD-07", "SQ-CMD-12")
def test_with_the_leader_goes_the_stock_and_every_later_roll() -> None:
    table = scene(
        HALL,
        "ch1 fig_chaos_commander 7.0 W",
        "ba1 fig_marine_commander 0.0 N lp=1 role=leader weapons=set_bolter",
        "ba2 fig_marine_laser 0.2 N",
        "el1 fig_eldar_warrior 7.3 W",
        turn=CH,
        dice=[6, 6],
        sides={BA: {"command": 3}, EL: {"command": 2}},
    ).act("ch1")
    table.do("ch1 shoot wpn_commander_bolter ba1", "pass")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        Waited(BA, "dodge", "SQ-CMD-05"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_commander", CH),
        Scored(CH, 10, 10, "kill", "ba1"),
        Scored(BA, -10, -10, "loss", "ba1"),
        CommandLost(BA),
    ]
    assert (table.side(BA).command, table.side(EL).command) == (0, 2)
    assert table.refused("raise", by=BA).clause == "SQ-CMD-09"


@pytest.mark.clause("SQ-CMD-12")
def test_with_the_leader_fall_the_raised_hand_and_the_triggers_of_the_squad() -> None:
    """Both squads have a hand up and a trigger. The Blood Angels, whose leader lives, get their window."""
    table = scene(
        HALL,
        "ch1 fig_chaos_commander 7.0 W",
        "if1 fig_marine_commander 0.0 N lp=1 role=leader weapons=set_bolter",
        "if2 fig_marine_laser 0.2 N",
        "ba1 fig_marine_laser 7.3 W",
        turn=CH,
        dice=[6, 6],
        sides={BA: {"command": 2}, IF: {"command": 3}},
    ).act("ch1")
    for seat in (BA, IF):
        table.do("trigger after chaos", "raise", by=seat)
    table.do("ch1 shoot wpn_commander_bolter if1", "pass")
    assert (table.side(BA).command, table.side(IF).command) == (2, 0)
    assert table.told(WindowOpened) == [
        WindowOpened(IF, "dodge", "SQ-CMD-11"),
        WindowOpened(BA, "hand", "SQ-CMD-09"),
    ]
    assert table.waiting == BA
    assert IF not in table.state.hands
    assert table.state.triggers == ((BA, "after chaos"),)
    assert table.refused("trigger after chaos", by=IF).clause == "SQ-CMD-09"
    table.do("pass", "done")
    assert table.state.hands == (BA,), "only the trigger of the Blood Angels raises a hand again"


@pytest.mark.clause("SQ-CMD-12")
def test_a_leader_killed_in_a_command_move_finishes_the_step_and_closes_the_window() -> None:
    """ba1 leads and walks into an Overwatch shot by a point. ba2 could have spent the other three."""
    table = scene(
        HALL,
        "ch1 fig_ork 7.3 W",
        "ba1 fig_marine_commander 0.3 N lp=1 role=leader weapons=set_bolter",
        "ba2 fig_marine_laser 0.0 N",
        "el1 fig_eldar_warrior 4.2 N watching",
        turn=CH,
        dice=[6, 6],
        sides={BA: {"command": 4}},
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face N", "ba1 step 0.2")
    assert table.waiting == EL
    table.do("el1 snap wpn_shuriken_catapult ba1 W", "pass")
    assert table.at("ba1") == "dead"
    assert table.told(Moved) == [Moved(BA, "ba1", ((0, 2),), 1)]
    assert table.told(CommandLost) == [CommandLost(BA)]
    assert table.told(WindowClosed) == [WindowClosed(BA, "hand")]
    assert (table.side(BA).command, table.waiting) == (0, CH)


def test_aliens_have_no_command_points() -> None:
    table = scene(HALL, "ch1 fig_ork 0.0 E", turn=CH).do("end")
    assert table.happened == [
        TurnEnded(CH),
        MissionEnded("nobody_left"),
        Won((BA, IF, UM, EL, LD, CH, CU), (0, 0, 0, 0, 0, 0, 0)),
    ]
    assert not [offer for offer in table.offers if offer == "yes"]
    assert table.side(CH).command == 0


@pytest.mark.clause("SQ-CMD-10")
def test_free_things_need_a_point_spent_by_the_same_miniature() -> None:
    table = scene(
        HALL, "ch1 fig_ork 7.3 W", "ba1 fig_marine_laser 0.0 E", turn=CH, sides={BA: {"command": 2}}
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face N")
    assert table.refused("ba1 face N").clause == "SQ-CMD-10"
    table.do("ba1 step 1.0", "ba1 face N")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 0, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba1", ((1, 0),), 1),
        Faced(BA, "ba1", 0, 0),
    ]
    assert table.side(BA).command == 1
    assert table.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-CMD-10"


@pytest.mark.clause("SQ-CMD-10", "SQ-MOVE-15")
def test_a_free_turn_used_in_the_activation_is_not_renewed_by_a_window() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 E",
        "ba3 fig_marine_laser 0.3 E",
        "ch1 fig_ork 7.3 W",
        dice=[5],
    ).act("ba2")
    table.do("ba2 face N", "done", "end", "yes")
    begun = len(table.events)
    table.do("ba1 step 1.0", "ba1 face S", "ba2 face W", "ba1 face W")
    assert table.events[begun:] == [
        CommandSpent(BA, 1, 4),
        Moved(BA, "ba1", ((1, 0),), 1),
        Faced(BA, "ba1", 4, 0),
        CommandSpent(BA, 1, 3),
        Faced(BA, "ba2", 6, 1, "SQ-MOVE-07"),
        CommandSpent(BA, 1, 2),
        Faced(BA, "ba1", 6, 1, "SQ-MOVE-07"),
    ]
    assert (
        table.refused("ba3 face N").clause == "SQ-CMD-10"
    )  # its free turn is left, but no point is spent on it
    assert table.facing("ba3") == "E"


@pytest.mark.clause("SQ-CMD-13")
def test_points_spent_out_of_turn_are_no_movement_of_the_turn() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 0.1 E",
        "ch1 fig_ork 7.1 W",
        dice=[*MISS, 3],
    ).act("ba1")
    table.do("ba1 step 1.1", table.offered("ba1 shoot")[0])
    while table.waiting == BA and "done" not in table.offers:
        table.do("pass")
    table.do("done", "end", "yes", "ba1 step 2.1")
    assert table.at("ba1") == "2.1"


@pytest.mark.clause("SQ-SEAT-08")
def test_standing_orders_answer_a_dodge_in_the_seats_name() -> None:
    def asked(*orders: str) -> object:
        table = scene(
            HALL,
            "ch1 fig_ork 7.1 W",
            "ba1 fig_marine_laser 0.1 N",
            turn=CH,
            sides={BA: {"command": 1}},
        ).act("ch1")
        for order in orders:
            table.do(order, by=BA)
        table.do("ch1 shoot wpn_scrap_gun ba1")
        assert table.waiting == BA, "whether a seat is asked never depends on its orders"
        return standing_answer(table.state)

    assert asked() is None
    assert asked("instruct dodge never") == Pass()
    assert asked("instruct dodge if-harmful 9") == Pass(), (
        "two white dice hurt armour 2 in one of twelve rolls"
    )
    assert asked("instruct dodge if-harmful 8") is None


@pytest.mark.clause("SQ-SEAT-06")
def test_when_time_is_up_the_default_is_given() -> None:
    table = scene(
        HALL, "ch1 fig_ork 7.1 W", "ba1 fig_marine_laser 0.1 N", turn=CH, sides={BA: {"command": 1}}
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
    ]
    assert default_answer(table.state) == Pass()


@pytest.mark.clause("SQ-CMD-05", "SQ-SHOOT-10")
@pytest.mark.house("new-target")
@pytest.mark.parametrize("again", [False, True])
def test_by_the_house_rule_a_new_target_may_be_chosen_when_the_first_got_away(again: bool) -> None:
    table = scene(
        HALL,
        "ch1 fig_genestealer 1.1 W",
        "ba1 fig_marine_laser 0.1 N",
        turn=CH,
        sides={BA: {"command": 1}},
        house={"new_target": again},
    ).act("ch1")
    table.do("ch1 strike ba1", "ba1 step 0.0", "ch1 step 1.0")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_rending_claws", "ba1", 1, "melee"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((0, 0),), 1),
        WindowClosed(BA, "dodge"),
        CalledOff(CH, "ch1"),
        Moved(CH, "ch1", ((1, 0),), 1),
    ]
    assert ("ch1 strike ba1" in table.offers) == again


@pytest.mark.clause("SQ-CMD-02", "SQ-CMD-04")
@pytest.mark.parametrize(
    ("points", "who", "word", "opens"),
    [
        (1, "fig_marine_laser 0.0 E", None, True),
        (0, "fig_marine_laser 0.0 E", None, False),
        (1, "fig_marine_laser dead", None, False),
        (1, "fig_marine_laser 0.0 E", "no-points", False),
    ],
)
def test_a_window_opens_for_who_has_a_point_and_a_miniature_that_may_use_it(
    points: int, who: str, word: Named | None, opens: bool
) -> None:
    table = scene(HALL, f"ba1 {who}", "el1 fig_eldar_warrior 7.0 W", sides={BA: {"command": points}}, turn=BA)
    if word is not None:
        effects.add(table.state, Effect(word, CH, side=BA))
    spend_at_once(table.state, BA, table.heard)
    assert table.happened == ([WindowOpened(BA, "own")] if opens else [])
    if opens:
        assert not table.offered("el1"), "the points move the own miniatures only"


@pytest.mark.clause("SQ-CMD-05")
@pytest.mark.parametrize("points", [0, 1])
def test_without_a_point_nobody_dodges(points: int) -> None:
    lines = ("ch1 fig_ork 7.1 W", "ba1 fig_marine_laser 0.1 N")
    table = scene(HALL, *lines, turn=CH, sides={BA: {"command": points}}, dice=[1, 1]).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ba1")
    assert len(table.told(WindowOpened)) == points
    assert table.waiting == (BA if points else CH)


@pytest.mark.clause("SQ-CMD-08", "SQ-CMD-01")
def test_squads_roll_for_command_points_and_aliens_do_not() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W")
    assert may_roll(table.state, BA)
    assert not may_roll(table.state, CH)


@pytest.mark.clause("SQ-CMD-09")
def test_a_seat_sets_triggers_that_it_has_not_set_yet_for_its_own_miniatures() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser dock", "el1 fig_eldar_warrior 7.0 W")
    table = scene(HALL, *lines, factions=("blood_angels", "eldar", "chaos"))

    def triggers(seat: int) -> list[str]:
        return [str(one) for one in asides.choices(table.state, seat) if str(one).startswith("trigger")]

    moments = [
        f"{when} {whom}" for when in ("after", "begins", "ends") for whom in table.state.options.factions
    ]
    assert triggers(0) == [f"trigger {words}" for words in (*moments, "seen ba1")]
    table.do("trigger begins eldar", "trigger seen ba1", by=0)
    left = [words for words in moments if words != "begins eldar"]
    assert triggers(0) == [f"trigger {words}" for words in ("none", *left)]
    assert triggers(1) == [f"trigger {words}" for words in (*moments, "seen el1")], "others see nothing of it"
