"""The referee's own map and lines of sight: the worked examples, and the game's own on every mission."""

import random

import pytest

from bulkhead.lab.starquest.referee.board import Map, edge, map_of
from bulkhead.lab.starquest.referee.content import content
from bulkhead.lab.starquest.referee.sight import Sight, in_arc, in_view
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.ship import members
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence


def floor(*rows: tuple[range, range]) -> Map:
    """A map of rectangles of floor, with nothing else on it."""
    return Map(board_of={(x, y): "brd" for xs, ys in rows for x in xs for y in ys})


def test_arcs_of_the_legend() -> None:
    """SQ-LOS-07: facing north, 15 squares in the arc of fire, 27 in sight, 21 not."""
    around = [(x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0)]
    assert sum(in_arc((0, 0), 0, square) for square in around) == 15
    assert sum(in_view((0, 0), 0, square) for square in around) == 27


def test_squares_that_the_gunner_of_the_example_does_not_see() -> None:
    """The printed example of the Tarantula: a corridor that opens into a room."""
    sight = Sight(floor((range(-1, 5), range(-1, 2)), (range(5, 11), range(-5, 6))))
    hidden = {
        (x, y)
        for x in range(3, 11)
        for y in range(-5, 6)
        if abs(y) <= x - 2 and (x, y) in sight.ship.board_of and not sight.free((0, 0), (x, y), set(), set())
    }
    crossed = {5: (2, 3), 6: (3, 4), 7: (3, 4, 5), 8: (3, 4, 5), 9: (4, 5), 10: (4, 5)}
    assert hidden == {(x, sign * y) for x, ys in crossed.items() for y in ys for sign in (1, -1)}


def test_a_corner_is_passed_while_one_of_its_routes_is_free() -> None:
    sight = Sight(floor((range(2), range(2))))
    assert sight.free((0, 0), (1, 1), set(), {(1, 0)})
    assert not sight.free((0, 0), (1, 1), set(), {(1, 0), (0, 1)})
    sight.ship.walls.add(edge((0, 0), (0, 1)))
    assert not Sight(sight.ship).free((0, 0), (1, 1), set(), {(1, 0)})


@pytest.mark.parametrize("open_docks", [False, True])
@pytest.mark.parametrize("mission", sorted(content().missions))
def test_map_and_sight_agree_with_the_game(mission: str, open_docks: bool) -> None:
    options = STARQUEST.options({"mission": mission, "entry-floor": open_docks})
    seats = STARQUEST.seats_at(options)
    ship = STARQUEST.new(options, Seeded(bytes(32), ("",) * seats), Silence()).ship
    sight = STARQUEST.new(options, Seeded(bytes(32), ("",) * seats), Silence()).sight
    own = map_of(mission, open_docks)
    places = {ship.xy(square): square for square in members(ship.floor)}
    assert set(places) == set(own.board_of)
    assert {square: ship.room_of[place] for square, place in places.items() if ship.room_of[place]} == {
        square: room for square, room in own.room_of.items() if room
    }
    doors = [door.id for door in ship.doors] + [gate.id for gate in ship.gates]
    assert {door.id: door.kind == "bulkhead" for door in ship.doors} == {
        door.id: door.bulkhead for door in own.doors.values()
    }
    rng, squares, mine = random.Random(mission), sorted(own.board_of), Sight(own)
    for _ in range(400):
        a = rng.choice(squares)
        b = rng.choice(
            [square for square in squares if max(abs(square[0] - a[0]), abs(square[1] - a[1])) < 9]
        )
        closed = {door for door in doors if rng.random() < 0.5}
        blocked = set(rng.sample(squares, 40)) - {a, b}
        theirs = sight.sees(
            places[a],
            places[b],
            sum(1 << doors.index(door) for door in closed),
            sum(1 << places[square] for square in blocked),
        )
        assert mine.free(a, b, closed, blocked) == theirs, (a, b, closed, blocked)
