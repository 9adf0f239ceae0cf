"""Drawings that can be read, and one clear sentence for each that cannot."""

import pytest

from bulkhead.starquest.ship import members, read_plan, read_ship
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.starquest.ship.maps import Scene

EVERYTHING = """
        +-+-+-+-+
        |* * * *|
        +       +
        |* * * *|
    +-+-+-+^+^+-+-+
    |R . # . . . a|
    +     +-+=+=+-+
    |. . .|a V a a|
    +     +       +
    |X . .;a a a a|
    +     +       +
    |T T .;a a C C|
    +-+-+-+-+-+-+-+
    """


def test_every_mark_of_the_legend_finds_its_place() -> None:
    text = EVERYTHING.replace(". . . a|", ". . . .|")
    scene = Scene(text)
    ship = scene.ship
    assert (ship.width, ship.height) == (7, 6)
    assert scene.spots(ship.r_squares) == {(0, 2)}
    assert scene.spots(ship.obstacles) == {(2, 2)}
    assert scene.spots(ship.exits) == {(0, 4)}
    assert {id_: ship.name(square) for id_, square in ship.vents.items()} == {"v1": "4.3"}
    assert {id_: tuple(map(ship.name, group)) for id_, group in ship.conduits.items()} == {
        "k1": ("5.5", "6.5")
    }
    docks = {id_: [ship.name(square) for square in dock.thresholds] for id_, dock in ship.docks.items()}
    assert docks == {"dk1": ["3.2", "4.2"], "dk2": ["0.5", "1.5"]}
    assert ship.docks["dk1"].area == (2, 0, 5, 1)
    assert ship.docks["dk2"].area is None
    assert not scene.spots(ship.floor) & {(x, y) for x in range(2, 6) for y in (0, 1)}
    assert scene.spots(ship.rooms["a"]) == {(x, y) for x in range(3, 7) for y in (3, 4, 5)}
    assert ship.room_of[ship.square("0.2")] == ""
    assert ship.board_of[ship.square("0.2")] == 0
    assert ship.board_squares == (ship.floor,)


@pytest.mark.clause("SQ-MOVE-13", "SQ-DOOR-01")
def test_a_room_open_to_a_corridor_is_refused() -> None:
    assert _wrong(EVERYTHING) == ("ship-map-leak", 7, 18)


def test_docks_are_floor_only_where_the_house_says_so() -> None:
    text = EVERYTHING.replace(". . . a|", ". . . .|")
    shut, open_ = read_ship(text), read_ship(text, open_docks=True)
    assert open_.floor.bit_count() == shut.floor.bit_count() + 8
    assert open_.docks["dk1"].floor & ~shut.floor == open_.docks["dk1"].floor
    assert shut.docks["dk1"].floor == 0
    threshold = open_.square("3.2")
    assert open_.passable(threshold, 0, open_.all_closed)
    assert not shut.passable(threshold, 0, 0)
    assert not open_.passable(open_.square("2.2"), 0, 0)
    assert {open_.board_of[square] for square in members(open_.docks["dk1"].floor)} == {-1}
    assert ("3.1", "3.2") in {tuple(map(open_.name, edge)) for edge in open_.doorways}


def test_bays_belong_to_the_room_they_are_open_to() -> None:
    ship = read_ship("+-+-+-+\n|1 a|.|\n+   + +\n|1 2|.|\n+-+-+-+", rooms={"a": "f1"})
    assert ship.names(ship.rooms["f1"]) == ["0.0", "1.0", "0.1", "1.1"]
    assert {bay: ship.names(squares) for bay, squares in ship.bays.items()} == {
        "1": ["0.0", "0.1"],
        "2": ["1.1"],
    }


def test_an_airlock_at_the_edge_of_the_drawing_makes_a_threshold() -> None:
    ship = read_ship("+^+^+-+\n|. . .|\n+-+-+-+")
    assert [ship.names(1 << square)[0] for square in ship.docks["dk1"].thresholds] == ["0.0", "1.0"]


def test_rooms_and_doors_take_the_names_of_their_lists() -> None:
    text = "+-+-+-+-+\n|a a:. .|\n+   +   +\n|a a:. .|\n+-+-+-+-+"
    ship = read_ship(text, rooms={"a": "a1"}, doors={"a_d1": [(1, 0), (1, 1)]}, board="brd_x")
    assert list(ship.rooms) == ["a1"]
    assert [door.id for door in ship.doors] == ["a_d1"]
    assert ship.boards == ("brd_x",)


def test_further_marks_are_read_when_they_are_announced() -> None:
    plan = read_plan("+-+-+\n|@ a|\n+-+-+", also="@")
    assert plan.marks == {"@": ((0, 0),)}
    assert plan.zones == {(0, 0): "a", (1, 0): "a"}


def _wrong(text: str) -> tuple[str, object, object]:
    with pytest.raises(Mistake) as wrong:
        read_plan(text)
    phrase = wrong.value.phrase
    for language in LANGUAGES:
        assert Words(language).render(phrase)
    return phrase.id, phrase.args.get("line"), phrase.args.get("column")


@pytest.mark.parametrize(
    ("text", "message", "line", "column"),
    [
        ("", "ship-map-empty", None, None),
        ("\n   \n", "ship-map-empty", None, None),
        ("+-+\n|.|", "ship-map-lines", None, None),
        ("+-+-\n|. |\n+-+-", "ship-map-width", 1, 1),
        ("+-+\n|.|\n+-*", "ship-map-corner", 3, 3),
        ("+-+\n|?|\n+-+", "ship-map-square", 2, 2),
        ("+-+\n=.|\n+-+", "ship-map-edge", 2, 1),
        ("+-+\n|.|\n+:+", "ship-map-edge", 3, 2),
        ("+-+\n|. \n+-+", "ship-map-hull", 2, 3),
        ("\n    +-+\n    |. \n    +-+\n", "ship-map-hull", 3, 7),
        ("+-+-+\n|. .|\n+-+ +", "ship-map-hull", 3, 4),
        ("+-+\n|.:\n+-+\n|.:\n+-+", "ship-map-door-nowhere", 2, 3),
        ("+-+-+\n|.;*|\n+ + +\n|.;*|\n+-+-+", "ship-map-door-nowhere", 2, 3),
        ("+-+-+\n|.).|\n+-+-+", "ship-map-airlock", 2, 3),
        ("+-+-+\n|.:.|\n+-+-+", "ship-map-half-door", 2, 3),
        ("+-+-+\n|.:.|\n+ + +\n|.!.|\n+-+-+", "ship-map-half-door", 2, 3),
        ("+-+-+-+\n|. . .|\n+_+ + +\n|. . .|\n+-+-+-+", "ship-map-half-door", 3, 2),
        ("+-+-+\n|a b|\n+-+-+", "ship-map-leak", 2, 4),
        ("+-+-+\n|1 .|\n+-+-+", "ship-map-bay", 2, 2),
        ("+-+-+\n|* .|\n+-+-+", "ship-map-leak", 2, 4),
    ],
)
def test_a_wrong_drawing_is_refused_with_line_and_column(
    text: str, message: str, line: int | None, column: int | None
) -> None:
    assert _wrong(text) == (message, line, column)


@pytest.mark.parametrize(
    ("rooms", "doors", "message"),
    [
        ({}, {"d": [(1, 0)]}, "ship-room-unnamed"),
        ({"a": "a1", "b": "a2"}, {"d": [(1, 0)]}, "ship-room-missing"),
        ({"a": "a1"}, {}, "ship-door-unnamed"),
        ({"a": "a1"}, {"d": [(0, 0)]}, "ship-door-missing"),
        ({"a": "a1"}, {"d": [(1, 0)], "e": [(1, 1)]}, "ship-door-missing"),
    ],
)
def test_the_lists_of_a_board_must_agree_with_its_drawing(
    rooms: dict[str, str], doors: dict[str, list[tuple[int, int]]], message: str
) -> None:
    text = "+-+-+-+-+\n|a a:. .|\n+   +   +\n|a a:. .|\n+-+-+-+-+"
    with pytest.raises(Mistake) as wrong:
        read_ship(text, rooms, doors, "brd_x")
    assert wrong.value.phrase.id == message
    assert wrong.value.phrase.args["board"] == "brd_x"
    assert "brd_x" in Words("en").render(wrong.value.phrase)
