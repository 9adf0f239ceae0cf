"""Ranges (H-RANGE-1): melee, short, medium, long, measured from the hero that acts."""

import pytest

from bulkhead.heroes.data.board import COLUMNS
from bulkhead.heroes.data.cards import RANGES, Range
from bulkhead.heroes.data.commands import Space
from bulkhead.heroes.rules.equipment.ranges import columns_in_range, in_range, spaces_in_range
from tests.heroes.scene import Scene, scene

# Heroes stand everywhere around the one in column 3, row 4: nothing blocks a range.
BOARD = """
    .....
    .....
    d...f
    .ary.
    -----
    ..F..
    .P.E.
    D...S
    .....
    """


def spaces(game: Scene, column: int, range_: Range) -> str:
    """The spaces in range of a hero of seat 0, drawn as the board is: `x` in range, `O` the hero itself."""
    own = game.state.advance[column - 1] + 1
    found = {space for space in every_space() if in_range(game.state, 0, column, range_, space)}
    assert sorted(spaces_in_range(game.state, 0, column, range_)) == sorted(found)
    marks = dict.fromkeys(found, "x") | {(column, own): "O" if (column, own) in found else "o"}
    return "\n".join("".join(marks.get((x, row), ".") for x in COLUMNS) for row in range(8, 0, -1))


def every_space() -> list[Space]:
    return [(column, row) for column in COLUMNS for row in range(1, 9)]


def drawn(text: str) -> str:
    return "\n".join(text.split())


@pytest.mark.clause("H-RANGE-1")
def test_melee_is_the_space_before_or_behind_and_not_the_own() -> None:
    assert spaces(scene(BOARD), 3, "melee") == drawn(
        """
        .....
        .....
        .....
        ..x..
        ..o..
        ..x..
        .....
        .....
        """
    )


def test_melee_reaches_the_set_up_rows_at_either_end() -> None:
    assert spaces_in_range(scene(BOARD).state, 0, 1, "melee") == [(1, 1), (1, 3)]
    far = scene(
        """
        daryf
        V....
        .....
        -----
        .....
        .....
        .DSPE
        """
    )
    assert spaces_in_range(far.state, 0, 1, "melee") == [(1, 4), (1, 6)]


@pytest.mark.clause("H-RANGE-1")
def test_short_is_the_whole_column_with_the_own_space() -> None:
    assert spaces(scene(BOARD), 3, "short") == drawn(
        """
        ..x..
        ..x..
        ..x..
        ..x..
        ..O..
        ..x..
        ..x..
        ..x..
        """
    )


@pytest.mark.clause("H-RANGE-1")
def test_medium_adds_the_neighbouring_columns() -> None:
    assert spaces(scene(BOARD), 3, "medium") == drawn(
        """
        .xxx.
        .xxx.
        .xxx.
        .xxx.
        .xOx.
        .xxx.
        .xxx.
        .xxx.
        """
    )


@pytest.mark.clause("H-RANGE-1")
def test_at_the_edge_medium_has_one_neighbour() -> None:
    assert spaces(scene(BOARD), 1, "medium") == drawn(
        """
        xx...
        xx...
        xx...
        xx...
        xx...
        xx...
        Ox...
        xx...
        """
    )


@pytest.mark.clause("H-RANGE-1")
def test_long_is_everywhere() -> None:
    assert spaces(scene(BOARD), 5, "long") == drawn(
        """
        xxxxx
        xxxxx
        xxxxx
        xxxxx
        xxxxx
        xxxxx
        xxxxO
        xxxxx
        """
    )


@pytest.mark.clause("H-RANGE-1")
@pytest.mark.parametrize(
    ("column", "range_", "reached"),
    [
        (3, "melee", (3,)),
        (3, "short", (3,)),
        (3, "medium", (2, 3, 4)),
        (1, "medium", (1, 2)),
        (5, "medium", (4, 5)),
        (1, "long", (1, 2, 3, 4, 5)),
    ],
)
def test_columns_are_counted_over_the_physical_board(
    column: int, range_: Range, reached: tuple[int, ...]
) -> None:
    assert columns_in_range(column, range_) == reached


@pytest.mark.clause("H-RANGE-1")
@pytest.mark.parametrize("range_", RANGES)
@pytest.mark.parametrize("space", [(0, 4), (6, 4), (3, 0), (3, 9)])
def test_no_range_leaves_the_board(space: Space, range_: Range) -> None:
    assert not in_range(scene(BOARD).state, 0, 3, range_, space)


@pytest.mark.clause("H-BOARD-2")
def test_melee_from_a_set_up_space_has_no_space_behind() -> None:
    game = scene(BOARD.replace("D...S", "....S").replace("S\n    .....", "S\n    D...."))
    assert spaces_in_range(game.state, 0, 1, "melee") == [(1, 2)]


@pytest.mark.clause("H-RANGE-1")
def test_the_other_seat_measures_from_its_own_side() -> None:
    game = scene(BOARD)
    assert spaces_in_range(game.state, 1, 1, "melee") == [(1, 2), (1, 4)]
    assert in_range(game.state, 1, 1, "medium", (2, 8))
    assert not in_range(game.state, 1, 1, "medium", (3, 8))
