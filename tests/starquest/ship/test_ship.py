"""Squares, edges, doors and the ways round corners (SQ-MOVE-03, 12, SQ-DOOR)."""

import pytest

from bulkhead.starquest.ship import (
    NOWHERE,
    OPEN,
    WALL,
    E,
    N,
    S,
    W,
    bit,
    bits,
    direction_of,
    holds,
    is_diagonal,
    members,
    opposite,
)
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.ship.maps import Scene, layout_ship, picture


def test_a_set_of_squares_is_a_number() -> None:
    squares = bits([3, 5, 700])
    assert list(members(squares)) == [3, 5, 700]
    assert squares == bit(3) | bit(5) | bit(700)
    assert holds(squares, 700)
    assert not holds(squares, 4)


@pytest.mark.clause("SQ-MOVE-05")
def test_four_facings_look_along_every_second_direction() -> None:
    assert [direction_of(facing) for facing in (N, E, S, W)] == [0, 2, 4, 6]
    assert [is_diagonal(direction) for direction in range(4)] == [False, True, False, True]
    assert [opposite(direction) for direction in range(8)] == [4, 5, 6, 7, 0, 1, 2, 3]


def test_squares_are_named_by_the_coordinates_of_the_layout() -> None:
    scene = picture("...\n...", at=(-2, 7))
    ship = scene.ship
    assert ship.at(-2, 7) == 0
    assert ship.xy(5) == (0, 8)
    assert ship.name(5) == "0.8"
    assert ship.square("-1.7") == 1
    assert ship.names(ship.floor)[:2] == ["-2.7", "-1.7"]
    assert ship.at(1, 7) == NOWHERE
    assert ship.at(0, 6) == NOWHERE


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("here", "ship-square-name"),
        ("1,1", "ship-square-name"),
        ("1.1", "ship-square-no-floor"),
        ("9.0", "ship-square-no-floor"),
    ],
)
def test_a_square_that_is_not_there_is_refused_by_name(name: str, message: str) -> None:
    ship = picture("..\n. ").ship
    with pytest.raises(Mistake) as wrong:
        ship.square(name)
    assert wrong.value.phrase.id == message
    assert wrong.value.phrase.args == {"square": name}


@pytest.mark.clause("SQ-MOVE-03")
def test_a_square_has_eight_neighbours_as_far_as_there_is_floor() -> None:
    ship = picture("...\n.. \n...").ship
    assert ship.step[4] == (1, 2, NOWHERE, 8, 7, 6, 3, 0)
    assert ship.step[5] == (NOWHERE,) * 8
    assert [ship.leads_on(4, direction, closed=0) for direction in range(8)] == [1, 2, NOWHERE, 8, 7, 6, 3, 0]


DOORS = """
    +-+-+-+-+
    |. .|a a|
    +   +   +
    |. .:a a|
    +   +   +
    |. .:a a|
    +-+ +~+~+
    |. .;b b|
    +   +   +
    |. .;b b|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-DOOR-02")
def test_a_door_has_two_edges_and_four_front_squares() -> None:
    scene = Scene(DOORS)
    door, bulkhead = scene.ship.doors
    assert (door.id, door.kind) == ("d1", "door")
    assert scene.spots(door.fronts) == {(1, 1), (2, 1), (1, 2), (2, 2)}
    assert (bulkhead.id, bulkhead.kind) == ("d2", "bulkhead")
    assert scene.spots(bulkhead.fronts) == {(2, 2), (3, 2), (2, 3), (3, 3)}
    assert scene.ship.door("d2") == 1
    assert scene.ship.doors_before(scene.ship.at(2, 2)) == 0b11
    assert scene.ship.doors_before(scene.ship.at(0, 0)) == 0
    assert scene.ship.all_closed == 0b11
    with pytest.raises(Mistake) as wrong:
        scene.ship.door("d3")
    assert wrong.value.phrase.id == "ship-door-unknown"


@pytest.mark.clause("SQ-DOOR-01", "SQ-DOOR-03", "SQ-DOOR-08", "SQ-MOVE-13")
def test_an_edge_is_open_a_wall_a_door_or_a_gate() -> None:
    scene = Scene(DOORS)
    ship = scene.ship
    assert ship.edge(ship.at(0, 0), E) == OPEN
    assert ship.edge(ship.at(0, 0), N) == WALL
    assert ship.edge(ship.at(1, 0), E) == WALL
    assert ship.edge(ship.at(1, 1), E) == ship.edge(ship.at(2, 1), W) == 0
    assert ship.edge(ship.at(2, 3), N) == 1
    assert (
        ship.edge(ship.at(1, 3), E) == ship.edge(ship.at(2, 4), W) == 2
    )  # a gate: its place is after the doors
    assert [ship.door_on(edge) for edge in (1, 2, OPEN, WALL)] == [ship.doors[1], None, None, None]
    assert not ship.passable(ship.at(1, 1), E, closed=0b01)
    assert ship.passable(ship.at(1, 1), E, closed=0b10)
    assert not ship.passable(ship.at(1, 0), E, closed=0)
    assert ship.passable(ship.at(1, 3), E, closed=ship.all_closed)
    assert not ship.passable(ship.at(1, 3), E, closed=0b100)
    assert [(gate.id, ship.names(gate.fronts)) for gate in ship.gates] == [
        ("w1", ["1.3", "2.3", "1.4", "2.4"])
    ]
    assert {tuple(map(ship.name, edge)) for edge in ship.doorways} == {("1.3", "2.3"), ("1.4", "2.4")}
    assert len(ship.sills) == 6


@pytest.mark.clause("SQ-MOVE-12")
@pytest.mark.parametrize(
    ("blockers", "free"), [((), True), ((1,), True), ((2,), True), ((1, 2), False)], ids=str
)
def test_a_diagonal_between_two_occupied_squares_is_closed(blockers: tuple[int, ...], free: bool) -> None:
    ship = picture("..\n..").ship
    assert ship.round_corner(0, 3, closed=0, blockers=bits(blockers)) == free
    assert ship.leads_on(0, 3, 0, bits(blockers)) == (3 if free else NOWHERE)


@pytest.mark.clause("SQ-MOVE-12")
def test_a_solid_flank_and_a_miniature_close_a_diagonal_and_two_solid_ones_do_so_alone() -> None:
    one = picture(". \n..").ship
    assert one.round_corner(0, 3, closed=0)
    assert not one.round_corner(0, 3, closed=0, blockers=bits([2]))
    two = picture(".  \n . \n...").ship
    assert not two.round_corner(0, 3, closed=0)


@pytest.mark.clause("SQ-MOVE-12", "SQ-DOOR-17")
def test_a_wall_on_either_edge_of_a_route_cuts_it_and_a_door_while_it_is_closed() -> None:
    scene = Scene(
        """
        +-+-+-+
        |. .|.|
        +     +
        |.:. .|
        + + + +
        |.:. .|
        +-+-+-+
        """
    )
    ship = scene.ship
    first, second = ship.routes(ship.at(0, 0), 3)
    assert (ship.xy(first.flank), first.edges, first.cut) == ((1, 0), (OPEN, OPEN), False)
    assert (ship.xy(second.flank), second.edges, second.cut) == ((0, 1), (OPEN, 0), False)
    assert not second.is_cut(closed=0)
    assert second.is_cut(closed=1)
    assert first.is_cut(closed=0, blockers=scene.bits((1, 0)))
    assert ship.round_corner(ship.at(0, 0), 3, closed=1)
    assert not ship.round_corner(ship.at(0, 0), 3, closed=1, blockers=scene.bits((1, 0)))
    over_wall, below = ship.routes(ship.at(1, 0), 3)
    assert over_wall.cut
    assert over_wall.edges == (WALL, OPEN)
    assert not below.cut


def test_a_route_is_the_same_from_both_ends() -> None:
    ship = layout_ship("lay_hulk")
    for square in members(ship.floor):
        for direction in (1, 3, 5, 7):
            there = ship.step[square][direction]
            if there == NOWHERE:
                continue
            here = {
                (route.flank, frozenset(route.edges), route.cut) for route in ship.routes(square, direction)
            }
            back = {
                (route.flank, frozenset(route.edges), route.cut)
                for route in ship.routes(there, opposite(direction))
            }
            assert here == back


def test_edges_say_the_same_on_both_sides() -> None:
    ship = layout_ship("lay_foundry")
    for square in members(ship.floor):
        for facing in range(4):
            there = ship.step[square][direction_of(facing)]
            if there == NOWHERE:
                assert ship.edge(square, facing) == WALL
            else:
                assert ship.edge(square, facing) == ship.edge(there, (facing + 2) % 4)
