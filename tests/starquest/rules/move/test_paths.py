"""Walking a path in one command, and what stops it.

Tests starquest/rules/move/interruptions.py too.
"""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    Allowed,
    Asked,
    Declared,
    Moved,
    Rolled,
    TokenRevealed,
    Unharmed,
    Waited,
    WindowOpened,
)
from bulkhead.starquest.table import effects
from tests.starquest.rules.fight.watching import CORNER
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.scene import BA, CH, EL, IF, LD, UM, Table, hall, scene

HALL = hall(7, 5)
ALLEY = hall(4, 1)


@pytest.mark.clause("SQ-MOVE-18")
def test_a_path_is_walked_step_by_step_and_asks_each_owner_once() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 1.0 W",
        "el2 fig_eldar_warrior 3.0 W",
    ).act("ba1")
    table.do("ba1 walk 1.0 2.0 3.0 4.0 5.0")
    assert table.waiting == EL
    table.do("yes")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(EL, "ba1", True),
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        Moved(BA, "ba1", ((4, 0),), 1),
        Moved(BA, "ba1", ((5, 0),), 1),
    ]
    assert table.at("ba1") == "5.0"


@pytest.mark.clause("SQ-MOVE-18")
def test_a_refused_path_stops_before_the_squares_it_was_refused() -> None:
    table = scene(ALLEY, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 2.0 W").act("ba1")
    table.do("ba1 walk 1.0 2.0 3.0", "pass")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(EL, "ba1", False),
        Moved(BA, "ba1", ((1, 0),), 1),
    ]
    assert table.at("ba1") == "1.0"
    assert table.waiting == BA


@pytest.mark.clause("SQ-MOVE-18")
def test_a_path_that_cannot_begin_is_refused_like_its_first_step() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E").act("ba1")
    assert table.refused("ba1 walk 3.3 4.3").clause == "SQ-MOVE-03"
    assert table.refused("ba1 walk 1.0 9.9").clause == "SQ-MOVE-03", "no part of it may lie off the map"
    two = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.4 E").act("ba1")
    assert two.refused("ba2 walk 1.4 2.4").clause == "SQ-TURN-15"
    assert (two.at("ba1"), two.at("ba2")) == ("0.0", "0.4")


@pytest.mark.clause("SQ-MOVE-18")
def test_every_owner_on_a_path_is_asked_before_the_first_step() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 1.0 W", "um1 fig_marine_laser 3.0 W")
    table = scene(hall(6, 1), *lines).act("ba1").do("ba1 walk 1.0 2.0 3.0 4.0")
    assert table.waiting == EL
    table.do("yes")
    assert table.waiting == UM
    table.do("yes")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(EL, "ba1", True),
        Allowed(UM, "ba1", True),
        *(Moved(BA, "ba1", ((x, 0),), 1) for x in range(1, 5)),
    ]
    stopped = scene(hall(6, 1), *lines).act("ba1").do("ba1 walk 1.0 2.0 3.0 4.0", "yes", "pass")
    assert stopped.at("ba1") == "2.0"


@pytest.mark.clause("SQ-MOVE-18")
def test_a_path_between_a_mate_and_a_stranger_asks_nobody() -> None:
    lines = ("ba2 fig_marine_laser 4.2 N", "el1 fig_eldar_warrior 3.1 S")
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", *lines).act("ba1").do("ba1 walk 4.1 5.1")
    assert table.happened == [Moved(BA, "ba1", ((4, 1),), 1), Moved(BA, "ba1", ((5, 1),), 1)]
    strangers = (lines[0].replace("ba2", "um1"), lines[1])
    asked = scene(HALL, "ba1 fig_marine_laser 3.2 N", *strangers).act("ba1").do("ba1 walk 4.1 5.1")
    assert asked.waiting in (EL, UM)


WIDE = hall(8, 3)


@pytest.mark.clause("SQ-MOVE-18", "SQ-DREAD-08", "SQ-DREAD-29")
def test_a_dreadnought_walks_a_path_and_asks_for_all_its_squares_once() -> None:
    lines = ("ch1 fig_dread_mk10 0.0 E", "el1 fig_eldar_warrior 3.0 W", "el2 fig_eldar_warrior 3.1 W")
    table = scene(WIDE, *lines, "ch2 fig_ork 2.1 W", "el3 fig_eldar_warrior 7.2 W").act("ch1")
    table.do("ch1 walk 1.0 2.0 3.0 4.0")
    assert table.waiting == EL
    table.do("yes")
    assert table.happened == [
        Asked(CH, "ch1", (1, 0)),
        Allowed(EL, "ch1", True),
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 0), (4, 0), (3, 1), (4, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 1, "SQ-DREAD-29"),
    ]
    assert len(table.told(Asked)) == 1, "aliens are not asked, and nobody twice"
    assert (table.at("ch1"), table.mini("ch1").deeds.mp, table.waiting) == ("4.0", 4, CH)
    assert [table.at(who) for who in ("el1", "el2", "ch2", "el3")] == ["3.0", "3.1", "2.1", "7.2"]
    refused = scene(WIDE, *lines).act("ch1").do("ch1 walk 1.0 2.0 3.0 4.0", "pass")
    assert (refused.at("ch1"), refused.waiting) == ("1.0", CH)


@pytest.mark.clause("SQ-MOVE-18", "SQ-DREAD-08")
def test_a_dreadnought_is_asked_for_on_every_side_and_its_path_ends_at_a_gap() -> None:
    lines = ("ch1 fig_dread_mk10 5.0 W", "el1 fig_eldar_warrior 3.0 E", "ba1 fig_marine_laser 0.2 N")
    table = scene(WIDE, *lines).act("ch1").do("ch1 walk 4.0 3.0 2.0 1.0")
    assert table.waiting == EL, "on its way west"
    assert table.do("yes").at("ch1") == "1.0"
    gap = scene(WIDE, "ch1 fig_dread_mk10 0.0 E", *lines[1:]).act("ch1").do("ch1 walk 1.0 5.0 3.0")
    assert gap.happened == [Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29")]
    assert (gap.at("ch1"), gap.waiting) == ("1.0", CH), "nobody is asked for what lies beyond"


@pytest.mark.clause("SQ-MOVE-18", "SQ-DREAD-28")
def test_a_dreadnought_walks_through_a_door_in_one_stride_of_its_path() -> None:
    door = """
        +-+-+-+-+-+-+-+-+
        |. . .:a a a a a|
        +     +         +
        |. . .:a a a a a|
        +-+-+-+-+-+-+-+-+
        """
    table = scene(door, "ch1 fig_dread_mk10 0.0 E", opened=["d1"]).act("ch1").do("ch1 walk 1.0 3.0 4.0")
    assert table.happened == [
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 0), (4, 0), (3, 1), (4, 1)), 2, "SQ-DREAD-28"),
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 1, "SQ-DREAD-29"),
    ]
    assert (table.at("ch1"), table.mini("ch1").deeds.mp) == ("4.0", 4)
    under = scene(door, "ch1 fig_dread_mk10 1.0 E", opened=["d1"]).act("ch1")
    assert under.refused("ch1 walk 2.0 3.0").clause == "SQ-DREAD-14"


@pytest.mark.clause("SQ-MOVE-18", "SQ-WPN-55")
def test_a_machine_rolls_along_a_path_with_its_gunner_and_stops_before_a_figure_in_the_way() -> None:
    lines = (
        "ba1 fig_marine_laser 0.1 E mans=ba2",
        "ba2 mch_tarantula 2.1,1.1 E",
        "el1 fig_eldar_warrior 6.1 W",
    )
    table = scene(WIDE, *lines).act("ba1").do("ba1 walk 3.1 4.1 5.1 6.1")
    machine = [table.state.ship.name(square) for square in table.mini("ba2").squares]
    assert (machine, table.at("ba1"), table.mini("ba2").deeds.mp) == (["5.1", "4.1"], "3.1", 3)
    assert table.happened == [
        Moved(BA, "ba2", ((3, 1), (2, 1)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((1, 1),), 0, "SQ-WPN-55"),
        Moved(BA, "ba2", ((4, 1), (3, 1)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((2, 1),), 0, "SQ-WPN-55"),
        Moved(BA, "ba2", ((5, 1), (4, 1)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((3, 1),), 0, "SQ-WPN-55"),
    ]
    assert (table.waiting, table.told(Asked), table.at("el1")) == (BA, [], "6.1")
    away = scene(WIDE, *lines).act("ba1").do("ba1 walk 0.0 1.0")
    assert (away.at("ba1"), away.mini("ba1").mans) == ("1.0", ""), "or its gunner walks away from it"


@pytest.mark.clause("SQ-MOVE-18")
def test_a_machine_without_a_crew_follows_a_path_along_the_rows() -> None:
    table = scene(WIDE, "ld1 mch_mrl_inferno 0.0 E").act("ld1").do("ld1 walk 1.0 2.0 3.1")
    assert table.happened == [Moved(LD, "ld1", ((1, 0),), 1), Moved(LD, "ld1", ((2, 0),), 1)]
    assert table.at("ld1") == "2.0", "never diagonally"
    assert table.refused("ld1 walk 3.1").clause == "SQ-WPN-55"


# What stops a path


LONG = hall(9, 3)
STEPS = [Moved(BA, "ba1", ((x, 1),), 1) for x in range(1, 7)]
"""The steps of a marine who walks east from 0.1."""
SIX = "ba1 walk 1.1 2.1 3.1 4.1 5.1 6.1"


@pytest.mark.clause("SQ-MOVE-18", "SQ-OVER-04")
def test_a_path_stops_at_an_overwatch_shot_at_the_walker_and_he_decides_anew() -> None:
    lines = ("ch1 fig_ork 5.1 N", "ba1 fig_marine_laser 0.0 E watching", "ba2 fig_marine_laser 4.3 S")
    table = scene(CORNER, *lines, turn=CH, dice=[1, 1]).act("ch1").do("ch1 walk 5.0 4.0 3.0")
    assert table.waiting == BA
    table.do(table.offered("ba1 snap")[0])
    assert [event.squares for event in table.told(Moved)] == [((5, 0),)]
    assert (table.at("ch1"), table.mini("ch1").deeds.mp, table.waiting) == ("5.0", 1, CH)
    table.do("ch1 step 5.1")
    assert table.at("ch1") == "5.1", "back under cover"
    waiting = scene(CORNER, *lines, turn=CH).act("ch1").do("ch1 walk 5.0 4.0 3.0", "pass")
    assert (waiting.at("ch1"), waiting.waiting) == ("3.0", CH), "a shot that is not fired stops nobody"


@pytest.mark.clause("SQ-MOVE-18", "SQ-WPN-45")
def test_a_path_stops_in_the_fire_that_attacks_the_walker() -> None:
    table = scene(LONG, "ba1 fig_marine_laser 0.1 E", "if1 fig_term_flamer 8.0 W", dice=[1, 1]).act("ba1")
    burn(table, "2.1", "3.1", seat=1, by="if1")
    table.do(SIX)
    assert table.happened == [
        *STEPS[:2],
        Rolled(IF, "if1", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert (table.at("ba1"), table.waiting) == ("2.1", BA)
    aside = scene(LONG, "ba1 fig_marine_laser 0.1 E", "if1 fig_term_flamer 8.0 W").act("ba1")
    burn(aside, "2.2", "3.2", seat=1, by="if1")
    assert aside.do(SIX).happened == STEPS, "fire beside the way attacks nobody"
    immune = scene(LONG, "ba1 fig_marine_laser 0.1 E", "if1 fig_term_flamer 8.0 W").act("ba1")
    burn(immune, "2.1", "3.1", seat=1, by="if1")
    effects.add(immune.state, Effect("immune-flames", BA, on="ba1"))
    assert immune.do(SIX).happened == STEPS, "fire does not stop one that it cannot harm"


@pytest.mark.clause("SQ-MOVE-19", "SQ-WPN-45")
def test_fire_has_nobody_to_burn_when_the_walker_has_left() -> None:
    drawn = """
        +-+-+-+
        |T . .|
        +-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 0.0 E", "if1 fig_term_flamer 2.0 W").act("ba1")
    burn(table, "0.0", "1.0", seat=1, by="if1")
    table.do("ba1 leave")
    assert (table.at("ba1"), table.told(Rolled), table.at("if1")) == ("left", [], "2.0")


@pytest.mark.clause("SQ-MOVE-18", "SQ-CMD-09")
def test_a_path_stops_for_the_window_of_a_raised_hand() -> None:
    def raised(points: int) -> Table:
        lines = ("ba1 fig_marine_laser 0.1 E", "el1 fig_eldar_warrior 8.2 W", "um1 fig_marine_laser 8.0 W")
        table = scene(LONG, *lines, sides={EL: {"command": points}, UM: {"command": 1}}).act("ba1")
        table.state.hands = (EL,)
        return table.do(SIX)

    table = raised(1)
    assert table.waiting == EL
    table.do("pass")
    assert table.happened == [STEPS[0], WindowOpened(EL, "hand"), Waited(EL, "hand", "SQ-CMD-09")]
    assert (table.at("ba1"), table.at("um1"), table.waiting) == ("1.1", "8.0", BA)
    assert raised(0).happened == STEPS, "a hand without points opens no window"


@pytest.mark.clause("SQ-MOVE-18")
def test_a_path_goes_on_after_an_attack_on_another_miniature() -> None:
    drawn = """
        +-+-+-+-+-+-+-+-+
        |. . . . . . . .|
        +               +
        |. . . . . . . .|
        +-+-+-+-+-+-+-+-+
        """
    lines = ("ch1 fig_ork 4.0 E", "ch2 fig_ork 6.0 E", "ba1 fig_marine_laser 0.0 E watching")
    table = scene(drawn, *lines, turn=CH, dice=[1, 1])
    table.act("ch1").do("ch1 walk 5.1 6.1 7.1")
    assert table.offered("ba1 snap") == ["ba1 snap wpn_laser_rifle ch2 E"], "the walker hid him"
    table.do("ba1 snap wpn_laser_rifle ch2 E")
    assert [event.aim for event in table.told(Declared)] == ["ch2"]
    assert (table.at("ch1"), table.waiting) == ("7.1", CH)


@pytest.mark.clause("SQ-MOVE-18", "SQ-WPN-55")
def test_a_machine_that_is_shot_at_stops_on_its_path() -> None:
    """It rolls into the sight of el1, who looks east."""
    lines = (
        "ba1 fig_marine_laser 0.3 E mans=ba2",
        "ba2 mch_tarantula 2.3,1.3 E",
        "el1 fig_eldar_warrior 3.0 E watching",
    )
    table = scene(hall(9, 4), *lines, turn=BA, dice=[1, 1]).act("ba1").do("ba1 walk 3.3 4.3 5.3")
    assert table.waiting == EL
    table.do("el1 snap wpn_shuriken_catapult ba2 S")
    assert (table.at("ba2"), table.at("ba1"), table.waiting) == ("3.3", "1.3", BA)
    spared = scene(hall(9, 4), *lines, turn=BA).act("ba1").do("ba1 walk 3.3 4.3 5.3", "pass")
    assert spared.at("ba2") == "5.3"


@pytest.mark.clause("SQ-MOVE-18", "SQ-SCAN-09")
def test_a_path_stops_when_the_walker_sees_a_token() -> None:
    table = (
        scene(LONG, "ba1 fig_marine_laser 0.1 W", "ch?1 fig_ork 2.0").act("ba1").do("ba1 walk 1.1 2.1 3.1")
    )
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 2),
        Moved(BA, "ba1", ((2, 1),), 2),
        TokenRevealed(CH, "ch?1", "fig_ork", (2, 0)),
    ]
    table.do("stand 2.0 S")
    assert (table.at("ba1"), table.waiting) == ("2.1", BA)
    unseen = scene(LONG, "ba1 fig_marine_laser 0.1 W", "ch?1 fig_ork 8.0").act("ba1")
    assert unseen.do("ba1 walk 1.1 2.1 3.1").at("ba1") == "3.1"


@pytest.mark.clause("SQ-MOVE-18", "SQ-OVER-04")
@pytest.mark.parametrize("last", ["use trt_martyr ld1", "pass"])
def test_a_path_stops_where_a_dying_neighbour_attacks_the_walker(last: str) -> None:
    """The ork uncovers a fanatic, whom a marine in Overwatch kills."""
    lines = ("ch1 fig_ork 4.0 E", "ld1 fig_fanatic 5.0 E lp=1", "ba1 fig_marine_laser 0.0 E watching")
    dice = [6, 6, *([1, 1] if last != "pass" else [])]
    table = scene(hall(8, 2), *lines, turn=CH, dice=dice).act("ch1").do("ch1 walk 4.1 5.1 6.1")
    table.do("ba1 snap wpn_laser_rifle ld1 E", last)
    while table.waiting == LD:
        table.do("pass")
    assert table.mini("ld1").place == "dead"
    assert table.at("ch1") == ("6.1" if last == "pass" else "4.1")
