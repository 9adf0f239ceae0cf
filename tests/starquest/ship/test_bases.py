"""Bases of more than one square: Dreadnoughts (SQ-DREAD) and the Tarantula (SQ-WPN-54 to 56, 86)."""

import pytest

from bulkhead.starquest.ship import NOWHERE, E, N, S, W, bits
from bulkhead.starquest.ship.bases import (
    base_at,
    block_at,
    border,
    front_of,
    is_astride,
    is_whole,
    line_starts,
    may_pivot,
    may_stand,
    shifted,
    tarantula_at,
    tarantula_steps,
)
from tests.starquest.ship.maps import Scene, picture

HALL = "\n".join(["......"] * 5)
NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)


# 2x2 bases


@pytest.mark.clause("SQ-DREAD-07")
def test_a_base_has_four_squares_of_floor() -> None:
    scene = picture(HALL)
    base = base_at(scene.ship, scene.ship.at(3, 2))
    assert scene.spots(base) == {(3, 2), (4, 2), (3, 3), (4, 3)}
    assert base_at(scene.ship, scene.ship.at(5, 2)) == 0
    assert base_at(scene.ship, scene.ship.at(3, 4)) == 0


@pytest.mark.clause("SQ-SCAN-16", "SQ-DREAD-09", "SQ-DREAD-14")
def test_a_base_stands_on_free_floor_with_no_line_inside() -> None:
    scene = Scene(
        """
        +-+-+-+-+-+-+-+
        |. .|. .:. .;.|
        +   +   +   + +
        |. . . .:. .;.|
        +-+-+-+-+-+-+-+
        """
    )
    ship = scene.ship
    may = [x for x in range(7) if may_stand(ship, ship.at(x, 0), closed=1, blockers=0)]
    assert may == [0, 2, 4]
    assert [x for x in range(7) if may_stand(ship, ship.at(x, 0), closed=0, blockers=0)] == [0, 2, 4]
    assert [x for x in range(7) if is_whole(ship, ship.at(x, 0), closed=0)] == [0, 2, 3, 4, 5]
    assert [x for x in range(7) if is_whole(ship, ship.at(x, 0), closed=1)] == [0, 2, 4, 5]
    assert not may_stand(ship, ship.at(2, 0), closed=1, blockers=scene.bits((3, 1)))
    assert is_astride(ship, base_at(ship, ship.at(3, 0)))
    assert is_astride(ship, base_at(ship, ship.at(5, 0)))
    assert not is_astride(ship, base_at(ship, ship.at(4, 0)))


@pytest.mark.clause("SQ-DREAD-10")
def test_worked_example_four_steps_and_a_turn() -> None:
    scene = picture(HALL)
    ship = scene.ship
    corner = ship.at(3, 2)
    fronts = []
    for facing in (N, N, W, W):
        corner = shifted(ship, corner, facing, closed=0)
        fronts.append(scene.spots(front_of(ship, base_at(ship, corner), facing)))
    assert fronts == [{(3, 1), (4, 1)}, {(3, 0), (4, 0)}, {(2, 0), (2, 1)}, {(1, 0), (1, 1)}]
    assert scene.spots(base_at(ship, corner)) == {(1, 0), (2, 0), (1, 1), (2, 1)}


@pytest.mark.clause("SQ-DREAD-29")
def test_a_base_does_not_shift_into_anything() -> None:
    scene = Scene(
        """
        +-+-+-+-+-+
        |. .|. . .|
        +         +
        |. . . .:.|
        +      -  +
        |. . . .:.|
        +-+-+-+-+-+
        """
    )
    ship = scene.ship
    west = ship.at(0, 0)
    assert shifted(ship, west, E, closed=0) == NOWHERE  # the wall would be crossed, and lie inside
    assert shifted(ship, west, S, closed=0) == ship.at(0, 1)
    assert shifted(ship, ship.at(0, 1), E, closed=0) == ship.at(1, 1)
    assert shifted(ship, ship.at(1, 1), E, closed=0) == NOWHERE  # a wall end would lie inside
    assert shifted(ship, ship.at(2, 0), E, closed=0) == ship.at(3, 0)
    assert shifted(ship, ship.at(2, 0), E, closed=1) == NOWHERE
    assert shifted(ship, west, S, closed=0, blockers=scene.bits((1, 2))) == NOWHERE
    assert shifted(ship, west, S, closed=0, blockers=scene.bits((1, 1))) == ship.at(0, 1)
    assert shifted(ship, west, N, closed=0) == NOWHERE


@pytest.mark.clause("SQ-LOF-05")
def test_a_base_is_adjacent_to_figures_that_share_an_edge_with_any_of_its_squares() -> None:
    scene = picture(
        """
        A..
        DD.
        DD.
        ..B
        """
    )
    dread = scene.figures["D"]
    assert border(scene.ship, dread, 0) & scene.figures["A"]
    assert border(scene.ship, scene.figures["A"], 0) & dread
    assert not border(scene.ship, dread, 0) & scene.figures["B"]
    assert scene.sight.sees(scene.ship.at(1, 2), scene.at("B"), 0, 0)
    # The rear square has a free line to the enemy all the same.
    rear = scene.ship.at(1, 2)
    assert scene.sight.sees(rear, scene.at("A"), 0, 0)


@pytest.mark.clause("SQ-LOF-05", "SQ-LOF-02")
def test_a_wall_or_closed_door_between_two_bases_parts_them() -> None:
    scene = Scene(
        """
        +-+-+-+
        |A:B|E|
        +     +
        |.:. .|
        +-+-+-+
        """
    )
    a, b, e = (scene.figures[mark] for mark in "ABE")
    assert border(scene.ship, a, closed=0) & b
    assert not border(scene.ship, a, closed=1) & b
    assert not border(scene.ship, b, closed=0) & e


@pytest.mark.clause("SQ-LOF-06")
def test_lines_of_a_2x2_shooter_leave_the_base_with_their_first_square() -> None:
    scene = picture("....\n.DD.\n.DD.\n....", at=(-1, -1))
    base = scene.figures["D"]
    starts = {
        direction: [scene.ship.xy(square) for square in line_starts(scene.ship, base, direction)]
        for direction in range(8)
    }
    assert starts[NORTH] == [(0, 0), (1, 0)]
    assert starts[SOUTH] == [(0, 1), (1, 1)]
    assert starts[EAST] == [(1, 0), (1, 1)]
    assert starts[WEST] == [(0, 0), (0, 1)]
    assert starts[NORTH_WEST] == [(0, 0), (1, 0), (0, 1)]
    assert starts[SOUTH_EAST] == [(1, 0), (0, 1), (1, 1)]
    assert starts[NORTH_EAST] == [(0, 0), (1, 0), (1, 1)]
    assert starts[SOUTH_WEST] == [(0, 0), (0, 1), (1, 1)]


@pytest.mark.clause("SQ-WPN-27", "SQ-DREAD-26")
def test_a_four_square_area_may_hang_over_the_edge_of_the_floor() -> None:
    scene = picture("...\n.. ")
    assert scene.spots(block_at(scene.ship, 0, 0)) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert scene.spots(block_at(scene.ship, 1, 0)) == {(1, 0), (2, 0), (1, 1)}
    assert scene.spots(block_at(scene.ship, 2, -1)) == {(2, 0)}
    assert block_at(scene.ship, 5, 5) == 0


# The Tarantula


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-55", "SQ-WPN-56")
def test_worked_example_the_tarantula_rolls_four_pivots_on_its_centre_and_rolls_two() -> None:
    scene = picture("\n".join(["......."] * 5), at=(-2, -3))
    ship = scene.ship
    centre = ship.at(-1, 0)
    for _ in range(4):
        assert tarantula_steps(ship, centre, E, closed=0, blockers=0)
        centre = ship.step[centre][EAST]
    assert ship.xy(centre) == (3, 0)
    assert may_pivot(ship, centre, N, closed=0, blockers=0)
    for _ in range(2):
        assert tarantula_steps(ship, centre, N, closed=0, blockers=0)
        centre = ship.step[centre][NORTH]
    squares = tarantula_at(ship, centre, N)
    assert squares is not None
    assert [ship.xy(square) for square in squares] == [(3, -3), (3, -2), (3, -1)]
    assert not tarantula_steps(ship, centre, N, closed=0, blockers=0)


@pytest.mark.clause("SQ-WPN-86")
@pytest.mark.parametrize(("wide", "row", "may"), [(1, 0, False), (2, 0, False), (2, 1, False), (3, 1, True)])
def test_a_pivot_needs_both_sides_of_the_centre(wide: int, row: int, may: bool) -> None:
    scene = picture("\n".join(["....."] * wide))
    assert may_pivot(scene.ship, scene.ship.at(2, row), N, closed=0, blockers=0) == may


@pytest.mark.clause("SQ-WPN-86")
def test_a_pivot_is_stopped_by_walls_doors_and_figures_beside_the_centre_only() -> None:
    scene = Scene(
        """
        +-+-+-+-+
        |. . . .|
        + +-+=+=+
        |. . . .|
        +       +
        |. . . .|
        +-+-+-+-+
        """
    )
    ship = scene.ship
    assert not may_pivot(ship, ship.at(1, 1), N, closed=0, blockers=0)
    assert may_pivot(ship, ship.at(2, 1), N, closed=0, blockers=0)
    assert not may_pivot(ship, ship.at(2, 1), N, closed=1, blockers=0)
    assert not may_pivot(ship, ship.at(2, 1), S, closed=0, blockers=scene.bits((2, 0)))
    swept = bits([ship.at(1, 0), ship.at(3, 0), ship.at(1, 2), ship.at(3, 2)])
    assert may_pivot(ship, ship.at(2, 1), N, closed=0, blockers=swept)


@pytest.mark.clause("SQ-WPN-54", "SQ-WPN-86")
def test_a_tarantula_needs_floor_for_all_three_and_a_free_square_ahead() -> None:
    scene = picture("......")
    ship = scene.ship
    assert tarantula_at(ship, 0, E) is None
    assert tarantula_at(ship, 1, E) == (2, 1, 0)
    assert tarantula_at(ship, 1, W) == (0, 1, 2)
    assert not tarantula_steps(ship, 1, E, closed=0, blockers=scene.bits((3, 0)))
    assert not tarantula_steps(ship, 0, W, closed=0, blockers=0)
