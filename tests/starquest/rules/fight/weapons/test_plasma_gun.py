"""The plasma gun (SQ-WPN-14 to 16) and straight lines (SQ-WPN-80, SQ-LOF-04, SQ-LOF-06)."""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import BulkheadDestroyed, Declared, Rolled, Unharmed, Wounded
from bulkhead.starquest.rules.fight.weapons.plasma_gun import bulkheads_at_end, lines_of
from bulkhead.starquest.table import effects
from tests.starquest.rules.fight.weapons.outcomes import aims, burn, dead, values
from tests.starquest.rules.move import bulkheads
from tests.starquest.scene import BA, CH, UM, hall, scene

PLASMA = "weapons=wpn_plasma_gun,wpn_combat_blade"
BEND = """
    +-+-+
    |. .|
    +   +
    |. .|
    +   +-+-+-+-+-+
    |. . . . . . .|
    +             +
    |. . . . . . .|
    +-+-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-WPN-14", "SQ-WPN-16", "SQ-LOF-04")
@pytest.mark.parametrize(
    ("facing", "lines"), [("E", {"0.3>E", "0.3>NE"}), ("N", {"0.3>N", "0.3>NE"}), ("S", set()), ("W", set())]
)
def test_the_worked_example_has_three_lines_of_which_the_facing_allows_two(
    facing: str, lines: set[str]
) -> None:
    table = scene(
        BEND,
        f"ba1 fig_marine_heavy 0.3 {facing} {PLASMA}",
        "ch1 fig_gretchin 3.3 W",
        "ch2 fig_gretchin 0.0 S",
        "ch3 fig_gretchin 1.2 S",
    ).act("ba1")
    assert aims(table, "ba1") == lines


@pytest.mark.clause("SQ-WPN-15", "SQ-WPN-16", "SQ-SHOOT-11")
@pytest.mark.parametrize("first", [1, 9])
def test_everybody_on_the_line_is_attacked_whether_or_not_another_falls(first: int) -> None:
    table = scene(
        BEND,
        f"ba1 fig_marine_heavy 0.3 E {PLASMA}",
        f"ch1 fig_gretchin 3.3 W lp={first}",
        "ch2 fig_gretchin 5.3 W lp=9",
        "ch3 fig_gretchin 4.2 W lp=9",
        "ba2 fig_marine_laser 1.3 E",
        dice=(5, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_plasma_gun 0.3>E")
    assert [(event.values, event.red) for event in table.told(Rolled)] == [((2, 2), 2)]
    assert dead(table) == ({"ch1", "ba2"} if first == 1 else {"ba2"})
    assert table.mini("ch2").lp == 5
    assert table.mini("ch3").lp == 9


@pytest.mark.clause("SQ-SHOOT-12")
def test_a_line_without_anybody_elses_figure_cannot_be_chosen() -> None:
    table = scene(
        BEND,
        f"ba1 fig_marine_heavy 0.3 E {PLASMA}",
        "ba2 fig_marine_laser 3.3 E",
        "ch1 fig_gretchin 1.2 W",
    ).act("ba1")
    assert aims(table, "ba1") == {"0.3>NE"}
    assert table.refused("ba1 shoot wpn_plasma_gun 0.3>E").clause == "SQ-SHOOT-12"
    assert table.refused("ba1 shoot wpn_plasma_gun 0.3>SE").clause == "SQ-WPN-80"
    assert table.refused("ba1 shoot wpn_plasma_gun 0.3>N").clause == "SQ-LOF-04"
    assert table.refused("ba1 shoot wpn_plasma_gun ch1").clause == "SQ-WPN-14"


@pytest.mark.clause("SQ-WPN-80", "SQ-WPN-44")
def test_the_line_ends_with_the_first_burning_square() -> None:
    table = scene(
        hall(7, 1),
        "ld1 fig_cinder 0.0 E",
        f"ba1 fig_marine_heavy 1.0 E {PLASMA}",
        "ch1 fig_gretchin 4.0 W lp=9",
        "ch2 fig_gretchin 5.0 W lp=9",
        turn=BA,
        dice=(5, 5),
    )
    burn(table, "4.0")
    table.act("ba1").do("ba1 shoot wpn_plasma_gun 1.0>E")
    assert values(table) == {"ch1": 4}


@pytest.mark.clause("SQ-WPN-80", "SQ-WPN-52")
def test_the_line_ends_with_the_first_square_of_a_machine() -> None:
    table = scene(
        hall(8, 1),
        f"ba1 fig_marine_heavy 0.0 E {PLASMA}",
        "um1 mch_tarantula 4.0,5.0 W",
        "ch1 fig_gretchin 2.0 W lp=9",
        "ch2 fig_gretchin 7.0 W lp=9",
        dice=(5, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_plasma_gun 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_plasma_gun", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(UM, "um1", 4, 6),
        Wounded(CH, "ch1", 4, 5),
    ]
    assert values(table) == {"ch1": 4, "um1": 4}
    assert table.mini("ch2").lp == 9


@pytest.mark.clause("SQ-WPN-80")
def test_a_diagonal_line_goes_round_a_corner_if_one_way_is_open() -> None:
    drawn = """
        +-+-+-+
        |. . .|
        +   +-+
        |. . .|
        +-+   +
        |.|. .|
        +-+-+-+
        """
    table = scene(
        drawn, f"ba1 fig_marine_heavy 2.2 N {PLASMA}", "ch1 fig_gretchin 0.0 S", "ch2 fig_gretchin 2.0 S"
    ).act("ba1")
    assert aims(table, "ba1") == {"2.2>NW"}
    table = scene(
        drawn, f"ba1 fig_marine_heavy 0.2 N {PLASMA}", "ch1 fig_gretchin 2.0 S", "ch2 fig_gretchin 1.1 S"
    ).act("ba1")
    assert not aims(table, "ba1")


@pytest.mark.clause("SQ-LOF-02")
@pytest.mark.house("adjacent-stops-lines")
@pytest.mark.parametrize(("stops", "lines"), [(False, {"0.1>E", "0.1>NE"}), (True, {"0.1>NE"})])
def test_the_adjacent_square_is_hit_or_at_some_tables_stops_the_line(stops: bool, lines: set[str]) -> None:
    table = scene(
        hall(5, 2),
        f"ba1 fig_marine_heavy 0.1 E {PLASMA}",
        "ch1 fig_gretchin 1.1 W lp=9",
        "ch2 fig_gretchin 3.1 W lp=9",
        "um1 fig_marine_laser 1.0 W",
        house={"adjacent_stops_lines": stops},
        dice=(5, 5),
    ).act("ba1")
    if stops:
        assert table.refused("ba1 shoot wpn_plasma_gun 0.1>E").clause == "SQ-LOF-02"
        assert aims(table, "ba1") == set()
    else:
        assert aims(table, "ba1") == lines
        table.do("ba1 shoot wpn_plasma_gun 0.1>E")
        assert values(table) == {"ch1": 4, "ch2": 4}


BULKHEAD = """
    +-+-+-+-+-+-+
    |. . . .!a a|
    +       +   +
    |. . . .!a a|
    +-+-+-+-+-+-+
    """


CORNER = """
    +-+-+-+-+-+-+
    |. . . .!a a|
    +       +   +
    |. . . .!a a|
    +       +-+-+
    |. . . .|
    +       +
    |. . . .|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-DOOR-16")
@pytest.mark.parametrize(("dice", "total", "destroyed"), [((6, 5), 5, True), ((5, 5), 4, False)])
def test_a_line_attacks_the_bulkhead_that_ends_it_and_nobody_behind(
    dice: tuple[int, int], total: int, destroyed: bool
) -> None:
    table = scene(BULKHEAD, f"ba1 fig_marine_heavy 0.0 E {PLASMA}", "ch1 fig_gretchin 4.0 W", dice=dice).act(
        "ba1"
    )
    table.do("ba1 shoot wpn_plasma_gun 0.0>E")
    assert bool(table.told(BulkheadDestroyed)) is destroyed
    assert [event.value for event in table.told(Unharmed)] == ([] if destroyed else [total])
    assert table.mini("ch1").lp == 1


@pytest.mark.clause("SQ-SHOOT-12", "SQ-DOOR-16")
@pytest.mark.parametrize(("sign", "lines"), [("!", {"2.3>NE"}), (":", set())])
def test_a_bulkhead_that_ends_a_line_at_its_corner_is_a_target_and_a_door_is_none(
    sign: str, lines: set[str]
) -> None:
    drawn = CORNER.replace("!", sign)
    table = scene(drawn, f"ba1 fig_marine_heavy 2.3 N {PLASMA}", "ch1 fig_gretchin 4.0 W").act("ba1")
    assert aims(table, "ba1") == lines


@pytest.mark.clause("SQ-LOF-06", "SQ-DREAD-17")
def test_lines_of_a_dreadnought_leave_its_base_with_the_next_square() -> None:
    table = scene(
        hall(8, 8),
        "ch1 fig_dread_mk7 3.3 N weapons=wpn_plasma_gun",
        "ba1 fig_marine_laser 3.0 S",
        "ba2 fig_marine_laser 1.1 S",
        "ba3 fig_marine_laser 1.2 S",
        "ba4 fig_marine_laser 6.6 N",
    )
    state = table.state
    name = state.ship.name
    starts: dict[int, set[str]] = {}
    for line in lines_of(state, table.mini("ch1")):
        starts.setdefault(line.direction, set()).add(name(line.start))
    assert starts[0] == {"3.3", "4.3"}
    assert starts[7] == {"3.3", "4.3", "3.4"}
    assert starts[3] == {"4.4", "4.3", "3.4"}
    assert len(starts) == 8


@pytest.mark.clause("SQ-LOF-06", "SQ-DREAD-17")
@pytest.mark.house("dreadnought-arcs")
@pytest.mark.parametrize(
    ("facing", "starts", "directions"),
    [
        ("N", ("3.3", "4.3"), (7, 0, 1)),
        ("E", ("4.3", "4.4"), (1, 2, 3)),
        ("W", ("3.3", "3.4"), (5, 6, 7)),
    ],
)
def test_where_dreadnoughts_have_arcs_lines_start_at_their_front(
    facing: str, starts: tuple[str, ...], directions: tuple[int, ...]
) -> None:
    table = scene(
        hall(8, 8),
        f"ch1 fig_dread_mk7 3.3 {facing} weapons=wpn_plasma_gun",
        house={"dreadnought_arcs": "facing"},
    )
    name = table.state.ship.name
    lines = {(name(line.start), line.direction) for line in lines_of(table.state, table.mini("ch1"))}
    assert lines == {(start, direction) for start in starts for direction in directions}


@pytest.mark.clause("SQ-WPN-14")
def test_each_shot_along_a_line_is_an_attack_by_itself() -> None:
    table = scene(hall(8, 1), f"ba1 fig_marine_heavy 0.0 E {PLASMA}", "ch1 fig_gretchin 3.0 W")
    effects.add(table.state, Effect("more-shots", BA, on="ba1", value=1))
    assert table.act("ba1").offered("ba1 shoot") == ["ba1 shoot wpn_plasma_gun 0.0>E"]


@pytest.mark.clause("SQ-WPN-16", "SQ-WPN-80", "SQ-SHOOT-02")
@pytest.mark.parametrize(
    ("dark", "hit"), [(False, {"ch1": 4, "ch2": 4, "ch3": 4}), (True, {"ch1": 4, "ch2": 4})]
)
def test_on_a_dark_board_a_line_ends_after_six_squares(dark: bool, hit: dict[str, int]) -> None:
    table = scene(
        hall(10, 1),
        f"ba1 fig_marine_heavy 0.0 E {PLASMA}",
        "ch1 fig_gretchin 3.0 W lp=9",
        "ch2 fig_gretchin 6.0 W lp=9",
        "ch3 fig_gretchin 7.0 W lp=9",
        dice=(5, 5),
    )
    if dark:
        effects.add(table.state, Effect("dark", CH, value=0))
    table.act("ba1").do("ba1 shoot wpn_plasma_gun 0.0>E")
    assert values(table) == hit


@pytest.mark.clause("SQ-DOOR-16")
def test_a_line_ends_at_a_closed_bulkhead_and_at_no_other_door_or_wall() -> None:
    def ends(drawn: str, last: str, direction: int, opened: tuple[str, ...] = ()) -> tuple[str, ...]:
        state = scene(drawn, "ba1 fig_marine_laser 4.0 W", opened=opened).state
        return bulkheads_at_end(state.ship, state.ship.square(last), direction, state.closed)

    west, north = 6, 0
    assert ends(bulkheads.BULKHEAD, "2.1", west) == ("door:d1",)
    assert ends(bulkheads.BULKHEAD, "3.1", west) == (), "the line goes on to the square before it"
    assert ends(bulkheads.BULKHEAD, "2.0", north) == ()
    assert ends(bulkheads.BULKHEAD, "2.1", west, ("d1",)) == ()
    assert ends(bulkheads.ROOM, "2.1", west) == (), "an ordinary door is no target"
