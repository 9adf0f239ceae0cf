"""Straight lines of fire (SQ-WPN-80) and explosions (SQ-WPN-81), drawn."""

import pytest

from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.lines import FireLine, fire_line
from tests.starquest.ship.maps import Scene, picture

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)


def spots(scene: Scene, line: FireLine) -> list[tuple[int, int]]:
    return [scene.ship.xy(square) for square in line.squares]


@pytest.mark.clause("SQ-WPN-14", "SQ-WPN-16", "SQ-WPN-80")
def test_worked_example_three_lines_leave_the_corner_of_an_l_shaped_corridor() -> None:
    scene = picture(
        """
        ..
        ..
        .......
        X..A.B.
        """
    )
    lines = {
        direction: spots(scene, fire_line(scene.ship, scene.at("X"), direction, 0)) for direction in range(8)
    }
    assert lines[NORTH] == [(0, 2), (0, 1), (0, 0)]
    assert lines[NORTH_EAST] == [(1, 2)]
    assert lines[EAST] == [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 3)]
    assert [direction for direction, squares in lines.items() if squares] == [NORTH, NORTH_EAST, EAST]


@pytest.mark.clause("SQ-WPN-80")
def test_a_line_ends_with_the_first_burning_square() -> None:
    scene = picture("X..F..")
    line = fire_line(scene.ship, scene.at("X"), EAST, 0, scene.figures["F"])
    assert spots(scene, line) == [(1, 0), (2, 0), (3, 0)]
    assert line.doors == 0


@pytest.mark.clause("SQ-WPN-80")
def test_a_diagonal_goes_round_one_wall_end_and_stops_between_two() -> None:
    one = Scene(
        """
        +-+-+-+
        |X . .|
        +-+   +
        |. . .|
        +     +
        |. . .|
        +-+-+-+
        """
    )
    assert spots(one, fire_line(one.ship, one.at("X"), SOUTH_EAST, 0)) == [(1, 1), (2, 2)]
    two = Scene(
        """
        +-+-+-+
        |X|. .|
        +-+   +
        |. . .|
        +     +
        |. . .|
        +-+-+-+
        """
    )
    assert fire_line(two.ship, two.at("X"), SOUTH_EAST, 0) == FireLine((), 0)


@pytest.mark.clause("SQ-WPN-16", "SQ-WPN-35", "SQ-DOOR-14")
def test_a_line_ends_at_a_closed_door_and_says_which() -> None:
    scene = Scene(
        """
        +-+-+-+-+-+-+
        |X .:. .!. .|
        +   +   +   +
        |. .:. .!. .|
        +-+-+-+-+-+-+
        """
    )
    start = scene.at("X")
    assert fire_line(scene.ship, start, EAST, 0b11) == FireLine((1,), 0b01)
    assert fire_line(scene.ship, start, EAST, 0b10) == FireLine((1, 2, 3), 0b10)
    assert fire_line(scene.ship, start, EAST, 0) == FireLine((1, 2, 3, 4, 5), 0)
    assert fire_line(scene.ship, 1, SOUTH_EAST, 0b01) == FireLine((), 0b01)
    assert fire_line(scene.ship, start, SOUTH, 0b11) == FireLine((6,), 0)


@pytest.mark.clause("SQ-WPN-20", "SQ-WPN-21", "SQ-WPN-81")
def test_worked_example_a_blast_reaches_round_the_end_of_a_wall_and_not_behind_it() -> None:
    scene = Scene(
        """
        +-+-+-+-+
        |. . . .|
        +-+-+   +
        |. X . .|
        +       +
        |. . . .|
        +-+-+-+-+
        """
    )
    assert scene.spots(blast(scene.ship, scene.at("X"), 0)) == {
        (2, 0),
        (0, 1),
        (2, 1),
        (0, 2),
        (1, 2),
        (2, 2),
    }


@pytest.mark.clause("SQ-WPN-81")
def test_worked_example_solid_squares_shield_like_the_wall() -> None:
    scene = picture("  ..\n.X..\n....")
    assert scene.spots(blast(scene.ship, scene.at("X"), 0)) == {
        (2, 0),
        (0, 1),
        (2, 1),
        (0, 2),
        (1, 2),
        (2, 2),
    }


@pytest.mark.clause("SQ-WPN-81")
def test_a_diagonal_neighbour_is_hit_by_way_of_the_free_flank() -> None:
    scene = Scene(
        """
        +-+-+-+
        |. .|.|
        +     +
        |. X|.|
        +     +
        |. . .|
        +-+-+-+
        """
    )
    hit = scene.spots(blast(scene.ship, scene.at("X"), 0))
    assert (2, 2) in hit
    assert (2, 1) not in hit
    assert (2, 0) not in hit


@pytest.mark.clause("SQ-WPN-81", "SQ-WPN-42", "SQ-DOOR-14", "SQ-DOOR-17")
def test_a_closed_door_shields_and_an_open_one_does_not() -> None:
    scene = Scene(
        """
        +-+-+-+-+
        |. .:. .|
        +   +   +
        |. X:. .|
        +-+-+-+-+
        """
    )
    target = scene.at("X")
    assert scene.spots(blast(scene.ship, target, closed=1)) == {(0, 0), (1, 0), (0, 1)}
    assert scene.spots(blast(scene.ship, target, closed=0)) == {(0, 0), (1, 0), (0, 1), (2, 0), (2, 1)}


@pytest.mark.clause("SQ-WPN-36", "SQ-WPN-38")
def test_worked_example_the_beam_runs_to_the_wall_and_bursts_there() -> None:
    scene = picture("S........\n.........")
    line = fire_line(scene.ship, scene.at("S"), EAST, 0)
    assert spots(scene, line) == [(x, 0) for x in range(1, 9)]
    assert scene.spots(blast(scene.ship, line.squares[-1], 0)) == {(7, 0), (7, 1), (8, 1)}
