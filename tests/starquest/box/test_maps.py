"""Boards, layouts and the maps of missions, put together and counted again."""

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.ship.plan import CORRIDOR, read_plan
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, bits, members

BOX = load_box()
DOCK_SQUARES = 16


@pytest.mark.parametrize("id_", BOX.boards)
def test_a_board_has_what_was_counted_by_hand(id_: str) -> None:
    board = BOX.boards[id_]
    plan = read_plan(board.map)
    zones = list(plan.zones.values())
    rooms = [zone for zone in zones if zone != CORRIDOR]
    assert board.checked == {
        "width": plan.width,
        "height": plan.height,
        "rooms": len(set(rooms)),
        "room_squares": len(rooms),
        "corridor_squares": zones.count(CORRIDOR),
        "doors": len(plan.doors),
    }
    assert set(board.rooms) == set(rooms)
    assert {frozenset(squares) for squares in board.doors.values()} == {door.fronts for door in plan.doors}


@pytest.mark.parametrize(
    ("id_", "size", "rooms", "doors"),
    [
        pytest.param("brd_a", (12, 12), 4, 4, marks=pytest.mark.clause("C-brd_a-map")),
        pytest.param("brd_b", (12, 12), 6, 8, marks=pytest.mark.clause("C-brd_b-map")),
        pytest.param("brd_c", (12, 12), 5, 6, marks=pytest.mark.clause("C-brd_c-map")),
        pytest.param("brd_d", (12, 12), 5, 6, marks=pytest.mark.clause("C-brd_d-map")),
        pytest.param("brd_factory", (8, 6), 1, 0, marks=pytest.mark.clause("C-brd_factory-map")),
        pytest.param("brd_strip", (7, 2), 0, 0, marks=pytest.mark.clause("C-brd_strip-map")),
        pytest.param("brd_dock", (4, 4), 0, 0, marks=pytest.mark.clause("C-brd_dock-map")),
    ],
)
def test_the_boards_of_the_box(id_: str, size: tuple[int, int], rooms: int, doors: int) -> None:
    plan = read_plan(BOX.boards[id_].map)
    assert (plan.width, plan.height) == size
    assert len({zone for zone in plan.zones.values() if zone != CORRIDOR}) == rooms
    assert len(plan.doors) == doors


@pytest.mark.parametrize(
    ("id_", "counts"),
    [
        pytest.param("lay_hulk", (4, 24, 8, 7), marks=pytest.mark.clause("C-lay_hulk-map")),
        pytest.param("lay_wheel", (4, 24, 8, 6), marks=pytest.mark.clause("C-lay_wheel-map")),
        pytest.param("lay_foundry", (7, 24, 8, 11), marks=pytest.mark.clause("C-lay_foundry-map")),
        pytest.param("lay_bend", (3, 18, 4, 6), marks=pytest.mark.clause("C-lay_bend-map")),
        pytest.param("lay_pair", (3, 14, 2, 3), marks=pytest.mark.clause("C-lay_pair-map")),
        pytest.param("lay_solo", (1, 6, 0, 3), marks=pytest.mark.clause("C-lay_solo-map")),
    ],
)
def test_the_layouts_of_the_box(id_: str, counts: tuple[int, int, int, int]) -> None:
    """Pieces, doors, doorways and docks."""
    ship = BOX.assembled(id_)
    assert (len(BOX.layouts[id_].pieces), len(ship.doors), len(ship.gates), len(ship.docks)) == counts


@pytest.mark.clause("C-brd_factory-bays")
def test_the_factory_has_four_bays_of_two_by_two() -> None:
    ship = BOX.ship("mis_09_foundry")
    assert "brd_factory" in ship.boards
    board = ship.board_squares[ship.boards.index("brd_factory")]
    assert len(ship.bays) == 4
    for squares in ship.bays.values():
        spots = sorted(ship.xy(square) for square in members(squares))
        x, y = spots[0]
        assert spots == [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]
        assert squares & ~board == 0


@pytest.mark.clause("C-brd_strip-room")
def test_a_strip_has_no_room() -> None:
    ship = BOX.ship("mis_09_foundry")
    for name in ("brd_strip", "brd_strip_2"):
        squares = ship.board_squares[ship.boards.index(name)]
        assert squares.bit_count() == 14
        assert not any(ship.room_of[square] for square in members(squares))


def test_the_four_large_boards_use_all_the_doors_of_the_box() -> None:
    assert sum(BOX.boards[f"brd_{letter}"].checked["doors"] for letter in "abcd") == 24


@pytest.mark.clause("SQ-SETUP-05")
@pytest.mark.parametrize("id_", BOX.layouts)
def test_a_layout_has_what_was_counted_by_hand(id_: str) -> None:
    layout = BOX.layouts[id_]
    ship = BOX.assembled(id_)
    docks = len(ship.docks)
    assert layout.checked == {
        "squares": ship.floor.bit_count() + DOCK_SQUARES * docks,
        "doors": len(ship.doors),
        "doorways": len(ship.doorways) // 2,
        "airlocks": docks,
        "leaks": 0,
        "parts": parts(ship),
    }
    assert {edge for gate in ship.gates for edge in gate.edges} == set(ship.doorways)
    assert len(ship.gates) == layout.checked["doorways"]


def parts(ship: Ship) -> int:
    """Into how many pieces the map falls with all doors open."""
    left, found = ship.floor, 0
    while left:
        left &= ~reached(ship, left & -left)
        found += 1
    return found


def reached(ship: Ship, squares: int) -> int:
    """Everything that can be walked to."""
    while (wider := squares | around(ship, squares)) != squares:
        squares = wider
    return squares


def around(ship: Ship, squares: int) -> int:
    return bits(
        there
        for square in members(squares)
        for direction in range(8)
        if (there := ship.leads_on(square, direction, closed=0)) != NOWHERE
    )


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.parametrize("id_", BOX.layouts)
def test_threshold_squares_lie_where_their_dock_says(id_: str) -> None:
    ship = BOX.assembled(id_)
    for name, berth in BOX.layouts[id_].docks.items():
        rooms = {ship.room_of[square] or "corridor" for square in ship.docks[name].thresholds}
        assert rooms == {berth.into}, name
        west, north, east, south = berth.area
        assert (east - west + 1) * (south - north + 1) == DOCK_SQUARES


@pytest.mark.clause("C-brd_d-corridors")
@pytest.mark.parametrize("id_", BOX.boards)
def test_a_dreadnought_fits_everywhere_in_a_corridor(id_: str) -> None:
    """Every corridor square lies in a block of two by two, on brd_d as on the others."""
    zones = read_plan(BOX.boards[id_].map).zones
    corridor = {square for square, zone in zones.items() if zone == CORRIDOR}
    for x, y in corridor:
        corners = [(x - dx, y - dy) for dx in (0, 1) for dy in (0, 1)]
        assert any({(a, b), (a + 1, b), (a, b + 1), (a + 1, b + 1)} <= corridor for a, b in corners), (x, y)


@pytest.mark.parametrize("id_", BOX.missions)
def test_the_ways_from_the_docks_are_as_long_as_stated(id_: str) -> None:
    mission = BOX.missions[id_]
    ship = BOX.ship(id_)
    for dock, goals in mission.steps.items():
        for goal, steps in goals.items():
            assert distance(ship, bits(ship.docks[dock].thresholds), target(ship, id_, goal)) == steps, (
                dock,
                goal,
            )


def target(ship: Ship, mission: str, goal: str) -> int:
    """The squares that a goal stands for: `d5`, `vent v1`, `console d5` or `obj_altar a1`."""
    kind, _, place = goal.rpartition(" ")
    if not kind:
        return ship.rooms[place]
    if kind == "vent":
        return 1 << ship.vents[place]
    item = BOX.missions[mission]
    if kind == "console":
        return 1 << ship.at(*item.console[place])
    assert item.sites is not None
    assert item.sites.what == kind
    return 1 << ship.at(*item.sites.at[place])


def distance(ship: Ship, start: int, goal: int) -> int:
    """Steps with all doors open, diagonal ones included."""
    squares, steps = start, 0
    while not squares & goal:
        squares |= around(ship, squares)
        steps += 1
    return steps


@pytest.mark.clause("SQ-SETUP-18")
def test_docks_can_be_ordinary_floor() -> None:
    closed, opened = BOX.ship("mis_00_first_steps"), BOX.ship("mis_00_first_steps", open_docks=True)
    assert opened.floor.bit_count() == closed.floor.bit_count() + 2 * DOCK_SQUARES


@pytest.mark.clause("C-MISSION-doors")
@pytest.mark.clause("SQ-DOOR-09")
def test_a_mission_makes_bulkheads_of_doors() -> None:
    kinds = {door.id: door.kind for door in BOX.ship("mis_06_fuse").doors}
    assert [id_ for id_, kind in kinds.items() if kind == "bulkhead"] == ["d_d6"]
    assert set(kinds.values()) == {"door", "bulkhead"}
