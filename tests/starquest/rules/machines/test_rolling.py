"""How a machine rolls and pivots."""

import pytest

from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.state import Effect, deeds
from bulkhead.starquest.events import (
    DoorOpened,
    Entered,
    Faced,
    Manned,
    Moved,
    OverwatchEnded,
    Rolled,
    TokenRevealed,
    Wounded,
)
from bulkhead.starquest.rules.machines import rolling
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.purse import Purse
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.rules.machines.manned_guns import DOCK, MANNED, manned, squares
from tests.starquest.scene import BA, CH, hall, scene


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-55", "SQ-WPN-56", "SQ-WPN-86")
def test_the_worked_example_of_its_movement() -> None:
    """Four squares east, a free pivot on the centre, two squares north: six points."""
    table = scene(hall(8, 8), "ba1 fig_marine_laser 0.5 E mans=ba2", "ba2 mch_tarantula 2.5,1.5 E").act("ba1")
    table.do("ba1 step 3.5", "ba1 step 4.5", "ba1 step 5.5", "ba1 step 6.5")
    assert (squares(table), table.at("ba1")) == ("6.5 5.5", "4.5")
    table.do("ba1 face N")
    assert (squares(table), table.at("ba1"), table.facing("ba1")) == ("5.4 5.5", "5.6", "N")
    table.do("ba1 step 5.3", "ba1 step 5.2")
    assert (squares(table), table.at("ba1")) == ("5.2 5.3", "5.4")
    assert table.mini("ba2").deeds.mp == 6
    assert str(table.refused("ba1 step 5.1")) == "SQ-WPN-55: sq-no-points-left"


@pytest.mark.clause("SQ-WPN-55")
def test_it_rolls_forward_or_backward_never_sideways_or_diagonally() -> None:
    table = manned()
    assert set(table.offered("ba1 step")) >= {"ba1 step 5.4", "ba1 step 3.4"}
    for sideways in ("4.3", "5.3", "5.5"):
        assert str(table.refused(f"ba1 step {sideways}")) == "SQ-WPN-55: sq-no-machine-straight"
    table.do("ba1 step 3.4")
    assert table.happened == [
        Moved(BA, "ba2", ((3, 4), (2, 4)), 2, "SQ-WPN-55"),
        Moved(BA, "ba1", ((1, 4),), 0, "SQ-WPN-55"),
    ]
    assert (squares(table), table.at("ba1"), table.mini("ba2").deeds.mp) == ("3.4 2.4", "1.4", 2)


@pytest.mark.clause("SQ-WPN-55", "SQ-WPN-86")
@pytest.mark.parametrize(
    ("points", "behind", "fronts"),
    [(0, (), set()), (1, (), {"5.4"}), (2, (), {"5.4", "3.4"}), (2, ("ch1 fig_ork 1.4 E",), {"5.4"})],
    ids=["no point", "one", "two", "somebody behind"],
)
def test_backward_it_needs_two_points_and_a_free_square_behind_the_gunner(
    points: int, behind: tuple[str, ...], fronts: set[str]
) -> None:
    table = manned(*behind)
    found = rolling.rolls(table.state, table.mini("ba1"), Purse(BA, points, False))
    assert {table.state.ship.name(roll.to) for roll in found} == fronts


@pytest.mark.clause("SQ-WPN-56")
@pytest.mark.parametrize(("used", "turns"), [(5, ["N", "S", "W"]), (6, ["N", "S"])])
def test_half_a_turn_takes_the_last_point(used: int, turns: list[str]) -> None:
    table = manned()
    deeds(table.state, table.mini("ba2"), mp=used)
    table.state.offered = None
    assert table.offered("ba1 face") == [f"ba1 face {facing}" for facing in turns]


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-86", "SQ-OVER-10")
@pytest.mark.parametrize(("facing", "cost"), [("N", 0), ("W", 1)])
def test_only_a_pivot_that_costs_a_point_ends_overwatch(facing: str, cost: int) -> None:
    table = scene(hall(12, 9), MANNED[0] + " watching", MANNED[1], "ba3 fig_marine_laser 0.0 N watching")
    table.act("ba1").do(f"ba1 face {facing}")
    pivot = Faced(BA, "ba2", FACING_NAMES.index(facing), cost, "SQ-WPN-56")
    assert table.happened == [pivot, *([OverwatchEnded(BA, "ba1", "SQ-OVER-10")] if cost else [])]
    assert (table.mini("ba1").watching, table.mini("ba3").watching) == (not cost, True)


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-45")
@pytest.mark.parametrize(("facing", "burns"), [("N", True), ("S", False)])
def test_a_pivot_that_brings_the_gunner_into_fire_burns_him(facing: str, burns: bool) -> None:
    table = scene(hall(12, 9), *MANNED, dice=(6, 1))
    burn(table, "3.5", seat=CH)
    table.act("ba1").do(f"ba1 face {facing}")
    fire = [Rolled(CH, "", (3, 0), 2, "flames", "SQ-WPN-45"), Wounded(BA, "ba1", 1, 1)]
    pivot = Faced(BA, "ba2", FACING_NAMES.index(facing), 0, "SQ-WPN-56")
    assert table.happened == [pivot, *(fire if burns else [])]
    assert table.mini("ba2").lp == 2


@pytest.mark.clause("SQ-WPN-55")
def test_it_has_six_points_with_any_gunner() -> None:
    table = scene(hall(12, 3), "ba1 fig_terminator 0.1 E mans=ba2", "ba2 mch_tarantula 2.1,1.1 E").act("ba1")
    for x in range(3, 9):
        table.do(f"ba1 step {x}.1")
    assert squares(table) == "8.1 7.1"


@pytest.mark.clause("SQ-WPN-86")
def test_it_shares_no_square_and_opens_doors_with_its_front() -> None:
    walled = """
        +-+-+-+-+-+-+
        |. . .:. . .|
        +           +
        |. . .:. . .|
        +-+-+-+-+-+-+
        """
    table = scene(
        walled,
        "ba1 fig_marine_laser 0.0 E mans=ba2",
        "ba2 mch_tarantula 2.0,1.0 E",
        "ba3 fig_marine_laser 4.0",
    )
    table.act("ba1")
    assert str(table.refused("ba1 step 3.0")) == "SQ-WPN-86: sq-no-machine-room"
    door = table.offered("ba1 open")
    assert len(door) == 1
    table.do(door[0], "ba1 step 3.0")
    assert table.happened == [
        DoorOpened(BA, "ba1", "d1"),
        Moved(BA, "ba2", ((3, 0), (2, 0)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((1, 0),), 0, "SQ-WPN-55"),
    ]
    assert str(table.refused("ba1 step 4.0")) == "SQ-WPN-86: sq-no-machine-room"


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-86")
@pytest.mark.parametrize(("height", "row", "turns"), [(1, 0, 0), (2, 0, 0), (3, 1, 3)])
def test_a_pivot_needs_both_squares_beside_the_centre(height: int, row: int, turns: int) -> None:
    drawn = hall(6, height)
    table = scene(
        drawn, f"ba1 fig_marine_laser 1.{row} E mans=ba2", f"ba2 mch_tarantula 3.{row},2.{row} E"
    ).act("ba1")
    assert len(table.offered("ba1 face")) == turns
    if not turns:
        assert str(table.refused("ba1 face N")) == "SQ-WPN-86: sq-no-room-to-pivot"


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-86")
def test_a_miniature_beside_the_centre_keeps_it_from_pivoting() -> None:
    table = manned("ch1 fig_ork 3.3 S")
    assert table.offered("ba1 face") == []
    swept = manned("ch1 fig_ork 4.3 S")
    assert "ba1 face N" in swept.offered("ba1 face")


@pytest.mark.clause("SQ-WPN-56", "SQ-WPN-86")
def test_half_a_turn_and_a_second_pivot_cost_a_point_and_are_movement() -> None:
    table = manned("ch1 fig_ork 9.4 W").do("ba1 face W")
    assert (squares(table), table.at("ba1"), table.mini("ba2").deeds.mp) == ("2.4 3.4", "4.4", 1)
    assert table.offered("ba2 shoot") == []
    second = manned().do("ba1 face N", "ba1 face E")
    assert second.mini("ba2").deeds.mp == 1
    quarter = manned("ch1 fig_ork 3.1 S").do("ba1 face N")
    assert quarter.happened == [Faced(BA, "ba2", 0, 0, "SQ-WPN-56")]
    assert quarter.mini("ba2").deeds.mp == 0
    assert quarter.offered("ba2 shoot")


@pytest.mark.clause("SQ-MOVE-06", "SQ-WPN-86")
@pytest.mark.house("free-turns")
@pytest.mark.parametrize(("free", "cost"), [(False, 2), (True, 0)])
def test_where_every_quarter_is_free_no_pivot_costs_anything(free: bool, cost: int) -> None:
    table = manned(house={"free_turns": free}).do("ba1 face N", "ba1 face E", "ba1 face N")
    assert table.mini("ba2").deeds.mp == cost


@pytest.mark.clause("SQ-WPN-67")
def test_order_cards_let_it_move_or_fire_twice() -> None:
    drawn = hall(16, 3)
    crew = ("ba1 fig_marine_laser 0.1 E mans=ba2", "ba2 mch_tarantula 2.1,1.1 E")
    table = scene(drawn, *crew)
    effects.add(table.state, Effect("more-move", BA, side=BA, value=1))
    table.act("ba1")
    for x in range(3, 15):
        table.do(f"ba1 step {x}.1")
    assert str(table.refused("ba1 step 15.1")) == "SQ-WPN-55: sq-no-points-left"
    firing = scene(drawn, *crew, "ch1 fig_android 9.1 W", dice=(1,) * 12)
    effects.add(firing.state, Effect("more-shoot", BA, side=BA, value=1))
    firing.act("ba1").do("ba2 shoot wpn_twin_las [9.1] x3", "ba2 shoot wpn_twin_las [9.1] x3")
    assert firing.offered("ba2 shoot") == []


@pytest.mark.clause("SQ-SETUP-18", "SQ-WPN-87")
def test_it_comes_in_whole_for_three_points() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser dock", "ba2 mch_tarantula dock", sides={BA: {"turns": 1}}).act(
        "ba1"
    )
    table.do("ba1 man ba2")
    assert "ba1 enter 0.1 E" in table.offers
    assert "ba1 enter 0.1 N" not in table.offers
    table.do("ba1 enter 0.1 E")
    assert (squares(table), table.at("ba1"), table.mini("ba2").deeds.mp) == ("2.1 1.1", "0.1", 3)
    assert table.happened == [
        Manned(BA, "ba1", "ba2"),
        Entered(BA, "ba2", ((2, 1), (1, 1)), 2),
        Entered(BA, "ba1", ((0, 1),), 2),
    ]
    table.do("ba1 step 3.1", "ba1 step 4.1", "ba1 step 5.1")
    assert table.mini("ba2").deeds.mp == 6


@pytest.mark.clause("SQ-SETUP-18")
def test_its_gunner_looks_round_as_soon_as_it_is_in_and_may_pivot_at_no_cost() -> None:
    crew = ("ba1 fig_marine_laser dock", "ba2 mch_tarantula dock")
    seen = scene(DOCK, *crew, "ch?1 fig_ork 5.2 blip", sides={BA: {"turns": 1}}).act("ba1")
    seen.do("ba1 man ba2", "ba1 enter 0.1 E")
    assert seen.happened[1:] == [
        Entered(BA, "ba2", ((2, 1), (1, 1)), 2),
        Entered(BA, "ba1", ((0, 1),), 2),
        TokenRevealed(CH, "ch?1", "fig_ork", (5, 2)),
    ]
    table = scene(DOCK, *crew, sides={BA: {"turns": 1}}).act("ba1").do("ba1 man ba2")
    deeds(table.state, table.mini("ba1"), turned=True)
    table.do("ba1 enter 0.1 E", "ba1 face N")
    assert table.happened[-1] == Faced(BA, "ba2", 0, 0, "SQ-WPN-56")


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.parametrize(("points", "enters"), [(2, False), (3, True)])
def test_three_points_bring_it_in_and_two_do_not(points: int, enters: bool) -> None:
    table = scene(DOCK, "ba1 fig_marine_laser dock mans=ba2", "ba2 mch_tarantula dock")
    thresholds = tuple(table.state.ship.square(name) for name in ("0.1", "0.2"))
    found = rolling.entries(table.state, table.mini("ba1"), Purse(BA, points, False), thresholds)
    ways = ["ba1 enter 0.1 E", "ba1 enter 0.1 S", "ba1 enter 0.2 N", "ba1 enter 0.2 E"]
    assert sorted(str(one) for one in found) == (sorted(ways) if enters else [])


@pytest.mark.clause("SQ-SETUP-18", "SQ-WPN-65")
def test_a_machine_manned_later_in_the_entry_area_waits_a_turn_and_others_bar_its_way() -> None:
    late = scene(DOCK, "ba1 fig_marine_laser dock", "ba2 mch_tarantula dock", sides={BA: {"turns": 2}}).act(
        "ba1"
    )
    assert late.do("ba1 man ba2").offered("ba1 enter") == []
    assert late.happened == [Manned(BA, "ba1", "ba2")]
    barred = scene(
        DOCK,
        "ba1 fig_marine_laser dock",
        "ba2 mch_tarantula dock",
        "ch1 fig_ork 2.1",
        sides={BA: {"turns": 1}},
    )
    barred.act("ba1").do("ba1 man ba2")
    assert "ba1 enter 0.1 E" not in barred.offers
    assert "ba1 enter 0.2 E" in barred.offers
