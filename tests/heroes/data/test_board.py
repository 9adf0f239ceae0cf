"""The battlefield (H-BOARD) and who is an enemy (H-ARMY-3)."""

import pytest

from bulkhead.heroes.data.board import (
    COLUMNS,
    across,
    at,
    enemy,
    facing,
    free_spaces,
    hero_at,
    row_of,
    rows_in_all,
)
from bulkhead.heroes.data.events import Attacked, Retreated, Saved
from tests.heroes.scene import board, scene, table

OPENING = """
    dary.
    ....f
    .....
    .....
    -----
    .....
    ..E..
    .....
    DV.PS
    """


@pytest.mark.clause("H-BOARD-1")
def test_five_columns_have_a_place_for_one_hero_of_each_seat() -> None:
    assert COLUMNS == (1, 2, 3, 4, 5)
    assert [at(seat, column) for seat in (0, 1) for column in COLUMNS] == list(range(10))


@pytest.mark.clause("H-BOARD-1", "H-BOARD-2")
@pytest.mark.parametrize("rows", [3, 4, 5, 6])
def test_a_half_ends_after_its_rows_and_the_other_players_begins(rows: int) -> None:
    between = ["....."] * (rows - 2)
    game = scene("\n".join(["dary.", *between, "D...f", ".V...", *between, "..SPE"]))
    assert game.state.advance == [rows, rows - 1, 0, 0, 0, rows - 1, 0, 0, 0, 0]
    assert (across(game.state, 0), across(game.state, 1)) == (1, 0)


@pytest.mark.clause("H-BOARD-1", "H-BOARD-2")
def test_each_seat_counts_its_own_heroes_across_in_every_column() -> None:
    game = scene(
        """
        da...
        .....
        DV...
        -----
        ..ryf
        .....
        ..SPE
        """
    )
    assert (across(game.state, 0), across(game.state, 1)) == (2, 3)


@pytest.mark.clause("H-BOARD-2")
def test_a_half_has_four_rows_unless_the_table_says_otherwise() -> None:
    assert rows_in_all(table().state) == 8


@pytest.mark.parametrize("rows", [3, 4, 5, 6])
def test_a_hero_walks_up_to_the_enemy_set_up_row_and_no_farther(rows: int) -> None:
    below = ["....."] * (2 * rows - 4)
    game = scene("\n".join(["daryf", ".....", "D....", *below, ".FSPE"]), aside="66 66").do("66 move 1")
    assert game.board == "\n".join(["daryf", "D....", ".....", *below, ".FSPE"])
    assert game.state.advance[0] == 2 * rows - 2
    assert str(game.refused("66 move 1")) == "H-MOVE-2: heroes-no-blocked"
    game.ready("act", 0, "66 move 2", "66 move 3", "66 move 4", "66 move 5", "stop")


@pytest.mark.clause("H-BOARD-3")
def test_my_column_1_is_the_opponents_column_5() -> None:
    assert [facing(column) for column in COLUMNS] == [5, 4, 3, 2, 1]


def test_seat_0_finds_its_column_1_at_the_left_of_the_drawing() -> None:
    game = scene(OPENING, aside="111").do("111 move 1", "move 1")
    assert game.board == board(
        """
        dary.
        ....f
        .....
        .....
        -----
        .....
        D.E..
        .....
        .V.PS
        """
    )
    game.ready("act", 0, "stop")


def test_seat_1_finds_its_column_1_at_the_right_of_the_drawing() -> None:
    game = scene(OPENING, aside="111", seat=1).do("111 move 1", "move 1")
    assert game.board == board(
        """
        dary.
        .....
        .....
        ....f
        -----
        .....
        ..E..
        .....
        DV.PS
        """
    )
    game.ready("act", 1, "stop")


@pytest.mark.clause("H-BOARD-3")
def test_an_attack_in_column_1_hits_the_hero_that_its_owner_counts_as_5() -> None:
    game = scene(
        """
        .ary.
        d...f
        D....
        -----
        .....
        ..S..
        .V.PE
        """,
        aside="6",
        dice=[1],
    ).do("6 attack 1")
    assert game.events == [
        Attacked(0, 1, "donato", "armour", "6", 5, "H-TERM-1"),
        Saved(1, 5, "donato", 1, 4, False, "H-SAVE-1"),
        Retreated(1, 5, "donato", 1, 0, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-BOARD-3")
def test_rows_are_counted_from_the_viewers_set_up_row() -> None:
    game = scene(OPENING)
    assert (row_of(game.state, 0, 0, 3), row_of(game.state, 1, 0, 3)) == (3, 6)
    assert (row_of(game.state, 0, 1, 1), row_of(game.state, 1, 1, 1)) == (7, 2)


@pytest.mark.clause("H-BOARD-3")
@pytest.mark.parametrize("column", [0, 6, 9])
def test_there_is_no_column_outside_1_to_5(column: int) -> None:
    game = scene(OPENING, aside="66")
    for command in (f"66 move {column}", f"66 move 2>{column}", f"66 shoot 3 at {column}.7"):
        refusal = game.refused(command)
        assert str(refusal) == "H-BOARD-3: heroes-no-such-column"
        assert refusal.phrase.args == {"column": column}
    game.ready("act", 0)


@pytest.mark.clause("H-BOARD-4")
def test_every_space_holds_one_hero_or_none() -> None:
    game = scene(OPENING)
    standing = {
        (column, row): hero_at(game.state, 0, column, row) for row in range(1, 9) for column in COLUMNS
    }
    assert {space: hero for space, hero in standing.items() if hero} == {
        (1, 1): (0, 1),
        (2, 1): (0, 2),
        (3, 3): (0, 3),
        (4, 1): (0, 4),
        (5, 1): (0, 5),
        (1, 8): (1, 5),
        (2, 8): (1, 4),
        (3, 8): (1, 3),
        (4, 8): (1, 2),
        (5, 7): (1, 1),
    }


@pytest.mark.clause("H-BOARD-4")
def test_between_heroes_that_face_each_other_lie_none_one_or_more_free_spaces() -> None:
    game = scene(
        """
        ..ryf
        da...
        D....
        -----
        .V...
        .....
        ..SPE
        """
    )
    assert [free_spaces(game.state, 0, column) for column in COLUMNS] == [0, 1, 4, 4, 4]
    assert [free_spaces(game.state, 1, column) for column in COLUMNS] == [4, 4, 4, 1, 0]


@pytest.mark.clause("H-ARMY-3")
def test_the_heroes_of_the_other_army_are_the_enemy_heroes() -> None:
    assert (enemy(0), enemy(1)) == (1, 0)


@pytest.mark.clause("H-ARMY-3")
def test_an_enemy_hero_can_be_shot_and_a_friend_cannot() -> None:
    game = scene(OPENING, aside="66", dice=[2])
    assert str(game.refused("66 shoot 3 at 1.1")) == "H-SHOOT-1: heroes-no-own-hero"
    game.do("66 shoot 3 at 5.7")
    assert game.board == board(
        """
        daryf
        .....
        .....
        .....
        -----
        .....
        ..E..
        .....
        DV.PS
        """
    )
    game.ready("act", 0, "stop")
