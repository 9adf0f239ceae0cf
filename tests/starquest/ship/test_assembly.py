"""Boards put together (SQ-SETUP-05), docks (SQ-SETUP-18), fittings, and drawing the result."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.ship import Fittings, assemble, members, read_ship
from bulkhead.starquest.ship.assembly import turned
from bulkhead.starquest.ship.drawing import draw
from bulkhead.starquest.ship.plan import read_plan
from bulkhead.starquest.ship.ship import Ship
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.starquest.ship.maps import (
    BOARDS,
    LAYOUTS,
    BoardFile,
    DockFile,
    LayoutFile,
    PieceFile,
    board_ship,
    boards,
    drawing,
    layout,
    layout_ship,
)

HARD_DOCK = Fittings(
    entry=("dk_n", "dk_e", "dk_s2", "dk_s1", "dk_w"),
    r_squares=((7, 0), (9, 0), (12, 0), (12, 2), (4, 21), (0, 23), (19, 23), (21, 23), (0, 12), (23, 0)),
    vents={"v1": (12, 12)},
)


def own_letters() -> dict[str, str]:
    """The letters that the boards themselves use for their rooms."""
    return {room: letter for board in boards().values() for letter, room in board.rooms.items()}


@pytest.mark.clause("SQ-SETUP-05")
@pytest.mark.parametrize("id_", LAYOUTS)
def test_every_layout_comes_out_as_it_is_drawn(id_: str) -> None:
    assert draw(layout_ship(id_), own_letters()) == drawing(id_)


@pytest.mark.clause("SQ-SETUP-05")
def test_a_mission_comes_out_as_it_is_drawn() -> None:
    ship = assemble(layout("lay_hulk"), boards(), HARD_DOCK)
    assert draw(ship, own_letters()) == drawing("mis_01_hard_dock")
    assert list(ship.docks) == ["dk_n", "dk_e", "dk_s2", "dk_s1", "dk_w"]


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.parametrize("id_", LAYOUTS)
def test_docks_that_are_floor_are_drawn_alike_and_counted(id_: str) -> None:
    ship = assemble(layout(id_), boards(), Fittings(open_docks=True))
    checked = layout(id_).checked
    assert draw(ship, own_letters()) == drawing(id_)
    assert ship.floor.bit_count() == checked["squares"]
    assert len(ship.doors) == checked["doors"]
    assert len(ship.docks) == checked["airlocks"]
    assert len(ship.doorways) == 2 * (checked["doorways"] + checked["airlocks"])
    docks = [square for dock in ship.docks.values() for square in members(dock.floor)]
    assert {ship.board_of[square] for square in docks} == {-1}, "they belong to no board"


@pytest.mark.parametrize("id_", BOARDS)
def test_every_board_has_what_it_says(id_: str) -> None:
    ship, checked = board_ship(id_), boards()[id_].checked
    rooms = 0
    for squares in ship.rooms.values():
        rooms |= squares
    counted = {
        "width": ship.width,
        "height": ship.height,
        "rooms": len(ship.rooms),
        "room_squares": rooms.bit_count(),
        "corridor_squares": (ship.floor & ~rooms).bit_count(),
        "doors": len(ship.doors),
    }
    assert {key: counted[key] for key in checked} == checked


def test_a_drawing_of_a_ship_can_be_read_again() -> None:
    text = draw(layout_ship("lay_wheel"))
    again = read_ship(text)
    assert draw(again) == text
    assert again.floor.bit_count() == 576
    assert len(again.rooms) == 20


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_a_board_turned_four_times_is_itself_again(degrees: int) -> None:
    plan = read_plan("+-+-+-+\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
    places = {turned((x, y), plan, degrees) for x in range(3) for y in range(2)}
    wide, high = (2, 3) if degrees in (90, 270) else (3, 2)
    assert places == {(x, y) for x in range(wide) for y in range(high)}
    assert turned((0, 0), plan, degrees) == {0: (0, 0), 90: (1, 0), 180: (2, 1), 270: (0, 2)}[degrees]


def test_names_of_boards_rooms_and_doors_stay_apart() -> None:
    ship = layout_ship("lay_foundry")
    assert ship.boards == ("brd_d", "brd_c", "brd_strip", "brd_factory", "brd_strip_2", "brd_b", "brd_a")
    assert ship.floor == sum(ship.board_squares)
    assert ship.room_of[ship.square("19.3")] == "f1"
    assert ship.board_of[ship.square("27.5")] == 4
    assert [len(list(members(squares))) for squares in ship.bays.values()] == [4, 4, 4, 4]
    assert len({door.id for door in ship.doors}) == 24


@pytest.mark.clause("SQ-DOOR-09")
def test_a_mission_makes_bulkheads_of_doors() -> None:
    ship = assemble(layout("lay_hulk"), boards(), Fittings(bulkheads=("a_d4",)))
    assert [door.id for door in ship.doors if door.kind == "bulkhead"] == ["a_d4"]
    assert ship.doors[ship.door("a_d4")].fronts == layout_ship("lay_hulk").doors[ship.door("a_d4")].fronts


HALL = BoardFile("brd_hall", "+-+-+-+\n|. . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-+-+-+")
FOUR_HALLS = LayoutFile(
    "lay_halls", tuple(PieceFile("brd_hall", at) for at in ((0, 0), (3, 0), (0, 3), (3, 3)))
)


@pytest.mark.clause("SQ-DOOR-08")
def test_doorways_of_a_layout_open_two_edges_each_and_are_counted_from_north_to_south() -> None:
    ship = assemble(
        replace(FOUR_HALLS, doorways=("h 3 3", "v 3 2", "h 0 3", "v 3 0")), {"brd_hall": HALL}, Fittings()
    )
    assert [(gate.id, set(ship.names(gate.fronts))) for gate in ship.gates] == [
        ("w1", {"2.0", "3.0", "2.1", "3.1"}),
        ("w2", {"0.2", "0.3", "1.2", "1.3"}),
        ("w3", {"2.2", "3.2", "2.3", "3.3"}),
        ("w4", {"3.2", "3.3", "4.2", "4.3"}),
    ]
    assert {tuple(map(ship.name, edge)) for edge in ship.doorways} == {
        *(("2.0", "3.0"), ("2.1", "3.1"), ("2.2", "3.2"), ("2.3", "3.3")),
        *(("0.2", "0.3"), ("1.2", "1.3"), ("3.2", "3.3"), ("4.2", "4.3")),
    }
    east, south = 1, 2
    assert [ship.passable(ship.square(f"2.{y}"), east, 0) for y in range(6)] == [True] * 4 + [False] * 2
    assert [ship.passable(ship.square(f"{x}.2"), south, 0) for x in range(6)] == [
        *(True, True, False),
        *(True, True, False),
    ]


@pytest.mark.clause("SQ-DOOR-08")
@pytest.mark.parametrize(
    ("doorway", "message"),
    [
        ("3 0", "ship-doorway-text"),
        ("v 1 0", "ship-doorway-place"),  # no wall stands there
        ("v 0 0", "ship-doorway-place"),  # the hull
        ("h 5 3", "ship-doorway-place"),  # half of it beyond the hull
    ],
)
def test_a_doorway_needs_a_wall_between_two_squares_of_floor(doorway: str, message: str) -> None:
    with pytest.raises(Mistake) as wrong:
        assemble(replace(FOUR_HALLS, doorways=("v 3 0", doorway)), {"brd_hall": HALL}, Fittings())
    assert wrong.value.phrase.id == message


def test_fittings_are_on_the_map() -> None:
    ship = assemble(
        layout("lay_solo"),
        boards(),
        Fittings(conduits={"k1": ((0, 0), (1, 0))}, exits=((0, 11),), obstacles=((7, 0),)),
    )
    assert ship.conduits == {"k1": (0, 1)}
    assert ship.names(ship.exits) == ["0.11"]
    assert ship.names(ship.obstacles) == ["7.0"]
    assert draw(ship, docks=False).splitlines()[1] == "|C C a a a|. .|# b b b b|"


@pytest.mark.clause("SQ-SETUP-18")
def test_a_dock_touches_the_board_at_its_thresholds_alone() -> None:
    ship = layout_ship("lay_hulk")
    assert [ship.name(square) for square in ship.docks["dk_n"].thresholds] == ["5.0", "6.0"]
    assert ship.docks["dk_n"].area == (4, -4, 7, -1)
    assert (ship.west, ship.north, ship.width, ship.height) == (0, 0, 24, 24)
    for dock in ship.docks.values():
        assert len(dock.thresholds) >= 2
        assert all(ship.floor >> square & 1 for square in dock.thresholds)


SOLO = layout("lay_solo")
D = PieceFile("brd_d", (0, 0))
NORTH = SOLO.docks["dk_n"]


def _assemble(changed: LayoutFile, **fittings: Any) -> Ship:
    return assemble(changed, boards(), Fittings(**fittings))


@pytest.mark.clause("SQ-SETUP-05", "SQ-SETUP-18")
@pytest.mark.parametrize(
    ("changed", "fittings", "message"),
    [
        (replace(SOLO, pieces=()), {"entry": ()}, "ship-map-empty"),
        (replace(SOLO, pieces=(PieceFile("brd_z", (0, 0)),)), {}, "ship-piece-board"),
        (replace(SOLO, pieces=(PieceFile("brd_d", (0, 0), 45),)), {}, "ship-piece-turn"),
        (replace(SOLO, pieces=(D, PieceFile("brd_a", (11, 0)))), {}, "ship-piece-overlap"),
        (replace(SOLO, pieces=(D, PieceFile("brd_d", (12, 0)))), {}, "ship-door-twice"),
        (replace(SOLO, pieces=(D, PieceFile("brd_a", (12, 0)))), {"entry": ()}, "ship-apart"),
        (replace(SOLO, doorways=("12 5",)), {}, "ship-doorway-text"),
        (replace(SOLO, doorways=("v 12 5",)), {}, "ship-doorway-place"),
        (replace(SOLO, doorways=("v 1 1",)), {}, "ship-doorway-place"),
        (SOLO, {"entry": ("dk_q",)}, "ship-dock-unknown"),
        (replace(SOLO, docks={"dk_n": replace(NORTH, side="up")}), {}, "ship-dock-side"),
        (replace(SOLO, docks={"dk_n": replace(NORTH, threshold=((5, -1),))}), {}, "ship-dock-threshold"),
        (replace(SOLO, docks={"dk_n": replace(NORTH, threshold=((9, 0),))}), {}, "ship-dock-threshold"),
        (replace(SOLO, docks={"dk_n": DockFile("south", ((5, 0),), (4, 1, 7, 4))}), {}, "ship-dock-overlap"),
        (SOLO, {"bulkheads": ("q_d1",)}, "ship-door-unknown"),
        (SOLO, {"r_squares": ((12, 0),)}, "ship-square-no-floor"),
        (SOLO, {"vents": {"v1": (-1, 0)}}, "ship-square-no-floor"),
        (SOLO, {"conduits": {"k1": ((0, 0), (0, 12))}}, "ship-square-no-floor"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    changed: LayoutFile, fittings: dict[str, Any], message: str
) -> None:
    with pytest.raises(Mistake) as wrong:
        _assemble(changed, **fittings)
    assert wrong.value.phrase.id == message
    for language in LANGUAGES:
        assert Words(language).render(wrong.value.phrase)


def test_a_board_of_a_layout_draws_no_docks() -> None:
    docked = replace(boards()["brd_strip"], map="+-+\n|*|\n+-+")
    with pytest.raises(Mistake) as wrong:
        assemble(LayoutFile("lay", (PieceFile("brd_strip", (0, 0)),)), {"brd_strip": docked})
    assert wrong.value.phrase.id == "ship-piece-dock"
