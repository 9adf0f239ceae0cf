"""How a Dreadnought walks: its base, doors, and those in its way."""

import pytest

from bulkhead.starquest.data.state import Thing
from bulkhead.starquest.events import (
    Allowed,
    Asked,
    DoorOpened,
    Entered,
    Faced,
    Moved,
    OverwatchEnded,
    Rolled,
    TokenRevealed,
    Unharmed,
)
from bulkhead.starquest.rules.machines.dreadnoughts.walking import entries
from bulkhead.starquest.table.purse import Purse
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.rules.machines.walkers import walker
from tests.starquest.scene import BA, CH, LD, Table, hall, scene

HALL = hall(10, 8)


MK7 = "fig_dread_mk7"


ARMED = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon"
DOOR = """
    +-+-+-+-+-+-+-+-+-+
    |. . . .:. . . . .|
    +       +         +
    |. . . .:. . . . .|
    +-+-+-+-+-+-+-+-+-+
    """
"""A door between x = 3 and x = 4 across the whole corridor."""


def base(table: Table, who: str = "ch1") -> set[str]:
    return {table.state.ship.name(square) for square in table.mini(who).squares}


@pytest.mark.clause("SQ-DREAD-02")
@pytest.mark.parametrize(("mark", "squares"), [(7, 4), (8, 6), (9, 4), (10, 6)])
def test_with_longer_legs_it_walks_six_squares_instead_of_four(mark: int, squares: int) -> None:
    table = scene(hall(10, 2), f"ch1 fig_dread_mk{mark} 0.0 E", "ch2 fig_ork 9.0 W").act("ch1")
    for x in range(1, squares + 1):
        table.do(f"ch1 step {x}.0")
    assert (table.at("ch1"), table.mini("ch1").deeds.mp) == (f"{squares}.0", squares)
    assert table.offered("ch1 step") == []


@pytest.mark.clause("SQ-DREAD-07", "SQ-DREAD-10", "SQ-DREAD-12")
def test_the_worked_example_of_its_movement() -> None:
    table = scene(hall(6, 4), f"ch1 {MK7} 3.2 N").act("ch1")
    table.do("ch1 step 3.1", "ch1 step 3.0", "ch1 face W")
    assert base(table) == {"3.0", "4.0", "3.1", "4.1"}
    table.do("ch1 step 2.0", "ch1 step 1.0")
    assert table.happened == [
        Moved(CH, "ch1", ((3, 1), (4, 1), (3, 2), (4, 2)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 0), (4, 0), (3, 1), (4, 1)), 1, "SQ-DREAD-29"),
        Faced(CH, "ch1", 6, 0),
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
    ]
    assert (base(table), table.mini("ch1").deeds.mp) == ({"1.0", "2.0", "1.1", "2.1"}, 4)
    assert table.offered("ch1 step") == []


@pytest.mark.clause("SQ-DREAD-10", "SQ-DREAD-11", "SQ-DREAD-29")
def test_forward_and_sideways_cost_one_backward_two_never_diagonally() -> None:
    table = walker()
    assert set(table.offered("ch1 step")) == {"ch1 step 4.2", "ch1 step 3.3", "ch1 step 5.3", "ch1 step 4.4"}
    assert str(table.refused("ch1 step 3.2")) == "SQ-DREAD-11: sq-no-dreadnought-diagonal"
    table.do("ch1 step 3.3", "ch1 step 3.4")
    assert table.happened == [
        Moved(CH, "ch1", ((3, 3), (4, 3), (3, 4), (4, 4)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 4), (4, 4), (3, 5), (4, 5)), 2, "SQ-DREAD-29"),
    ]


@pytest.mark.clause("SQ-DREAD-12", "SQ-MOVE-07")
def test_a_quarter_turn_is_free_and_half_a_turn_costs_one() -> None:
    assert walker().do("ch1 face E").mini("ch1").deeds.mp == 0
    assert walker().do("ch1 face S").mini("ch1").deeds.mp == 1


@pytest.mark.clause("SQ-DREAD-08", "SQ-DREAD-09", "SQ-DREAD-29", "SQ-MOVE-16")
def test_it_walks_over_aliens_of_both_factions_and_their_tokens_without_asking() -> None:
    for other in ("ch2 fig_ork 4.2 N", "cu1 fig_husk 4.2 N", "ch?1 fig_ork 4.2 blip"):
        table = walker(other)
        table.do("ch1 step 4.2")
        assert table.mini("ch1").passing
        assert table.told(Asked) == []
        assert table.offered("done") == []
        assert table.offered("ch1 shoot") == []
        assert str(table.refused("done")) == "SQ-MOVE-16: sq-no-shared-square"
        table.do("ch1 step 4.1", "ch1 step 4.0")
        assert (base(table), table.mini("ch1").passing) == ({"4.0", "5.0", "4.1", "5.1"}, False)
        assert table.told(TokenRevealed) == []
        other_id = other.split()[0]
        assert table.state.holder[table.state.ship.square("4.2")] == other_id
        bodies = table.state.bodies >> table.state.ship.square("4.2") & 1
        assert bodies == (0 if "?" in other_id else 1)


@pytest.mark.clause("SQ-DREAD-09", "SQ-MOVE-16")
def test_it_does_not_step_over_somebody_when_it_could_not_get_beyond() -> None:
    for other, offered in (("ch2 fig_ork 0.1 N", False), ("ch2 fig_ork 0.0 N", True)):
        table = scene(hall(2, 5), f"ch1 {MK7} 0.3 N", other).act("ch1")
        table.do("ch1 step 0.2", "ch1 face S", "ch1 face N")
        assert table.mini("ch1").deeds.mp == 3
        assert ("ch1 step 0.1" in table.offers) == offered
        if not offered:
            assert str(table.refused("ch1 step 0.1")) == "SQ-DREAD-09: sq-no-way-on"


@pytest.mark.clause("SQ-DREAD-08", "SQ-MOVE-11")
def test_squad_miniatures_are_asked_and_may_refuse() -> None:
    table = walker("ba1 fig_marine_laser 4.2 S", "ba2 fig_marine_laser 9.7 S")
    table.do("ch1 step 4.2")
    assert table.waiting == BA
    table.do("pass")
    assert table.happened == [Asked(CH, "ch1", (4, 2)), Allowed(BA, "ch1", False)]
    assert table.offered("ch1 step 4.2") == []
    yes = walker("ba1 fig_marine_laser 4.2 S").do("ch1 step 4.2", "yes")
    assert (base(yes), yes.mini("ch1").passing) == ({"4.2", "5.2", "4.3", "5.3"}, True)


@pytest.mark.clause("SQ-DREAD-29")
@pytest.mark.clause("C-FLAG-two_by_two")
def test_machines_obstacles_and_the_helpless_stop_it_objects_and_fire_do_not() -> None:
    for other in ("ba2 mch_tarantula 4.2,3.2 E", "zz1 fig_survivor 5.2 N"):
        table = walker(other)
        assert table.offered("ch1 step 4.2") == []
        assert str(table.refused("ch1 step 4.2")) == "SQ-DREAD-29: sq-no-dreadnought-room"
    table = walker()
    square = table.state.ship.square("4.2")
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", square)
    table.do("ch1 step 4.2")
    assert table.happened == [Moved(CH, "ch1", ((4, 2), (5, 2), (4, 3), (5, 3)), 1, "SQ-DREAD-29")]
    assert table.offered("ch1 pick-up") == []
    assert str(table.refused("ch1 pick-up obj_key1")) == "SQ-DREAD-29: sq-no-hands"


@pytest.mark.clause("SQ-DREAD-27")
def test_a_legion_machine_passes_only_its_own_freely() -> None:
    table = scene(HALL, f"ld1 {MK7} 4.3 N", "ld2 fig_thorn 4.2 N", "ch2 fig_ork 3.3 N").act("ld1")
    table.do("ld1 step 4.2")
    assert table.mini("ld1").passing
    table.do("ld1 step 4.1", "ld1 step 4.0")
    asked = scene(HALL, f"ld1 {MK7} 4.3 N", "ch2 fig_ork 3.3 N").act("ld1").do("ld1 step 3.3")
    assert asked.happened == [Asked(LD, "ld1", (3, 3))]
    assert asked.waiting == CH


@pytest.mark.clause("SQ-DREAD-13", "SQ-DREAD-14", "SQ-DREAD-15", "SQ-DREAD-28")
def test_a_door_is_crossed_in_one_go_for_two_points() -> None:
    table = scene(DOOR, f"ch1 {MK7} 1.0 E").act("ch1")
    table.do("ch1 step 2.0")
    assert str(table.refused("ch1 step 3.0")) == "SQ-DREAD-29: sq-no-dreadnought-room"
    table.do(table.offered("ch1 open")[0])
    assert str(table.refused("ch1 step 3.0")) == "SQ-DREAD-14: sq-no-stop-under-door"
    table.do("ch1 step 4.0")
    assert (base(table), table.mini("ch1").deeds.mp) == ({"4.0", "5.0", "4.1", "5.1"}, 3)
    assert table.happened == [
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        DoorOpened(CH, "ch1", "d1"),
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 2, "SQ-DREAD-28"),
    ]


@pytest.mark.clause("SQ-DREAD-15")
def test_with_one_point_left_it_stops_before_the_door() -> None:
    table = scene(DOOR, f"ch1 {MK7} 0.0 E", opened=["d1"]).act("ch1")
    door = table.state.ship.doors[0].id
    table = scene(DOOR, f"ch1 {MK7} 0.0 E", opened=[door]).act("ch1")
    table.do("ch1 step 1.0", "ch1 step 2.0", "ch1 face N", "ch1 face E")
    assert table.happened == [
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        Faced(CH, "ch1", 0, 0),
        Faced(CH, "ch1", 2, 1, "SQ-MOVE-07"),
    ]
    assert table.mini("ch1").deeds.mp == 3
    assert table.offered("ch1 step 4.0") == []
    assert str(table.refused("ch1 step 4.0")) == "SQ-DREAD-15: sq-no-points-left"


@pytest.mark.clause("SQ-DREAD-28", "SQ-CMD-13")
def test_beyond_the_door_there_must_be_room_or_aliens_that_it_passes() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    barred = scene(DOOR, f"ch1 {MK7} 2.0 E", "ba1 fig_marine_laser 5.0 W", opened=[door]).act("ch1")
    barred.do("ch1 step 4.0", "pass")
    assert barred.happened == [Asked(CH, "ch1", (4, 0)), Allowed(BA, "ch1", False)]
    assert base(barred) == {"2.0", "3.0", "2.1", "3.1"}
    over = scene(DOOR, f"ch1 {MK7} 2.0 E", "ch2 fig_ork 5.0 W", opened=[door]).act("ch1").do("ch1 step 4.0")
    assert over.mini("ch1").passing
    over.do("ch1 step 5.0", "ch1 step 6.0")
    assert not over.mini("ch1").passing
    for other, offered in (("ch2 fig_ork 5.0 W", False), ("ch2 fig_ork 6.0 W", True)):
        tight = (
            scene(DOOR, f"ch1 {MK7} 2.0 E", other, opened=[door]).act("ch1").do("ch1 face W", "ch1 face E")
        )
        assert tight.mini("ch1").deeds.mp == 2
        assert ("ch1 step 4.0" in tight.offers) == offered, "no point is left to get beyond"


@pytest.mark.clause("SQ-DREAD-28", "SQ-SCAN-14")
def test_what_comes_into_sight_is_revealed_after_the_second_step() -> None:
    """The token at the end of the side passage is seen along its column only."""
    passage = """
                  +-+
                  |.|
                  + +
                  |.|
                  + +
                  |.|
        +-+-+-+-+-+ +-+-+-+
        |. . . .:. . . . .|
        +       +         +
        |. . . .:. . . . .|
        +-+-+-+-+-+-+-+-+-+
        """
    door = scene(passage, f"ld1 {MK7} 2.3 E").state.ship.doors[0].id
    blind = "ba1 fig_marine_laser 8.4 E"
    table = scene(passage, f"ld1 {MK7} 2.3 E", "ch?1 fig_ork 5.0 blip", blind, opened=[door]).act("ld1")
    assert "ch?1" in table.state.tokens
    table.do("ld1 step 4.3")
    kinds = [type(event) for event in table.events if isinstance(event, Moved | TokenRevealed)]
    assert kinds == [Moved, TokenRevealed]
    assert base(table, "ld1") == {"4.3", "5.3", "4.4", "5.4"}
    unseen = scene(passage, f"ld1 {MK7} 0.3 E", "ch?1 fig_ork 5.0 blip", blind, opened=[door]).act("ld1")
    unseen.do("ld1 step 1.3", "ld1 step 2.3")
    assert unseen.happened == [
        Moved(LD, "ld1", ((1, 3), (2, 3), (1, 4), (2, 4)), 1, "SQ-DREAD-29"),
        Moved(LD, "ld1", ((2, 3), (3, 3), (2, 4), (3, 4)), 1, "SQ-DREAD-29"),
    ]


@pytest.mark.clause("SQ-DREAD-13", "SQ-DREAD-28")
def test_astride_a_door_it_neither_fires_nor_turns() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    table = scene(DOOR, f"ch1 {MK7} 3.0 E {ARMED}", "ba1 fig_marine_laser 8.0 W", opened=[door]).act("ch1")
    assert table.offered("ch1 shoot") == []
    assert table.offered("ch1 face") == []
    assert str(table.refused("ch1 shoot wpn_body_lasers ba1")) == "SQ-DREAD-13: sq-no-crouched-fire"
    clear = scene(DOOR, f"ch1 {MK7} 2.0 E {ARMED}", "ba1 fig_marine_laser 8.0 W", opened=[door]).act("ch1")
    assert "ch1 shoot wpn_body_lasers ba1" in clear.offers
    assert clear.offered("ch1 face") == ["ch1 face N", "ch1 face S", "ch1 face W"]


@pytest.mark.clause("SQ-CMD-13", "SQ-DREAD-28")
def test_with_command_points_a_door_needs_two_at_once() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    for points, crosses in ((1, False), (2, True)):
        table = scene(
            DOOR, "ch9 fig_ork 8.1 W", f"ld1 {MK7} 2.0 E", opened=[door], sides={LD: {"command": points}}
        ).act("ch9")
        table.do("raise", by=LD)
        table.do("ch9 face N")
        assert table.waiting == LD
        assert ("ld1 step 4.0" in table.offers) == crosses
        if not crosses:
            assert str(table.refused("ld1 step 4.0")) == "SQ-CMD-13: sq-no-points-left"


@pytest.mark.clause("SQ-DREAD-27", "SQ-SETUP-18")
def test_it_comes_in_for_two_points_with_its_rear_on_the_threshold() -> None:
    dock = """
        +-+-+-+-+-+
        |. . . . .|
        +         +
        |T . . . .|
        +         +
        |T . . . .|
        +-+-+-+-+-+
        """
    table = scene(dock, f"ld1 {MK7} dock", "ch1 fig_ork 4.0", factions=("legion", "chaos")).act("ld1")
    assert table.offered("ld1 enter") == ["ld1 enter 0.1 E"]
    table.do("ld1 enter 0.1 E")
    assert (base(table, "ld1"), table.mini("ld1").deeds.mp) == ({"0.1", "1.1", "0.2", "1.2"}, 2)
    assert table.happened == [Entered(0, "ld1", ((0, 1), (1, 1), (0, 2), (1, 2)), 2)]
    seen = scene(dock, f"ld1 {MK7} dock", "ch?1 fig_ork 4.1 blip", factions=("legion", "chaos")).act("ld1")
    assert seen.do("ld1 enter 0.1 E").happened == [
        Entered(0, "ld1", ((0, 1), (1, 1), (0, 2), (1, 2)), 2),
        TokenRevealed(1, "ch?1", "fig_ork", (4, 1)),
    ]
    taken = scene(
        dock, f"ld1 {MK7} dock", "ba1 fig_marine_laser 1.1", factions=("legion", "blood_angels", "chaos")
    )
    assert taken.act("ld1").offered("ld1 enter") == []


@pytest.mark.clause("SQ-DREAD-28")
def test_fire_under_the_door_burns_it_as_it_crosses() -> None:
    door = scene(DOOR, f"ch1 {MK7} 2.0 E").state.ship.doors[0].id
    table = scene(DOOR, f"ch1 {MK7} 2.0 E", opened=[door], dice=(1, 1)).act("ch1")
    burn(table, "4.0", seat=BA)
    table.do("ch1 step 4.0")
    assert table.happened == [
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 2, "SQ-DREAD-28"),
        Rolled(BA, "", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(CH, "ch1", 0, 4),
    ]
    assert not table.dice.left


@pytest.mark.clause("SQ-DREAD-28", "SQ-DREAD-09", "SQ-MOVE-16")
@pytest.mark.parametrize(
    "others",
    [
        ["ch3 fig_ork 3.0 W", "ch4 fig_ork 4.0 W"],
        ["ba3 fig_marine_laser 3.0 W", "ba4 fig_marine_laser 4.0 W"],
    ],
)
@pytest.mark.parametrize(("crowd", "offered"), [(1, True), (2, False)])
def test_it_goes_on_over_others_when_its_points_reach_the_free_squares_behind_them(
    others: list[str], crowd: int, offered: bool
) -> None:
    """It stands on the first of them with two points left: enough to get past one square, but not past two."""
    table = (
        scene(hall(9, 2), f"ch1 {MK7} 0.0 E", *others[:crowd]).act("ch1").do("ch1 step 1.0", "ch1 step 2.0")
    )
    if table.waiting == BA:
        table.do("yes")
    assert table.mini("ch1").deeds.mp == 2
    assert ("ch1 step 3.0" in table.offers) is offered
    assert "ch1 step 1.0" in table.offers


@pytest.mark.clause("SQ-DREAD-10", "SQ-OVER-10")
def test_its_step_ends_overwatch_and_meets_no_fire_elsewhere() -> None:
    table = scene(hall(8, 4), f"ch1 {MK7} 4.1 E watching", "ch2 fig_ork 7.3 W").act("ch1")
    burn(table, "0.0", seat=BA)
    table.do("ch1 step 5.1")
    assert table.happened == [
        Moved(CH, "ch1", ((5, 1), (6, 1), (5, 2), (6, 2)), 1, "SQ-DREAD-29"),
        OverwatchEnded(CH, "ch1", "SQ-OVER-10"),
    ]


@pytest.mark.clause("SQ-DREAD-27", "SQ-SETUP-18")
@pytest.mark.parametrize(
    ("threshold", "way"),
    [
        (("0.1", "0.2"), "ld1 enter 0.1 E"),
        (("5.1", "5.2"), "ld1 enter 4.1 W"),
        (("1.0", "2.0"), "ld1 enter 1.0 S"),
        (("1.5", "2.5"), "ld1 enter 1.4 N"),
    ],
)
def test_it_comes_in_from_every_side_with_two_points_and_not_with_one(
    threshold: tuple[str, str], way: str
) -> None:
    table = scene(hall(6, 6), f"ld1 {MK7} dock", "ch1 fig_ork 5.5 N", turn=LD)
    squares = tuple(table.state.ship.square(name) for name in threshold)
    mini = table.mini("ld1")
    assert [str(one) for one in entries(table.state, mini, Purse(LD, 2, True), squares)] == [way]
    assert entries(table.state, mini, Purse(LD, 1, True), squares) == []
