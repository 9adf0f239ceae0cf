"""Moves (H-MOVE): one space forward in the hero's column, never into an occupied space, never forced."""

import pytest

from bulkhead.heroes.data.events import Moved, TurnBegan, TurnEnded
from bulkhead.heroes.rules.moves import can_move, walkers
from tests.heroes.scene import board, scene

# In column 1 the heroes stand face to face, in column 2 one space apart.
BOARD = """
    ..ryf
    .....
    da...
    D....
    -----
    .F...
    .....
    .....
    ..SPE
    """


@pytest.mark.clause("H-MOVE-1")
def test_a_move_takes_a_hero_one_space_toward_the_enemy_in_its_own_column() -> None:
    game = scene(BOARD, aside="66").do("66 move 3")
    assert game.events == [Moved(0, 3, "sanyctus", 1, "66", 0, "H-TERM-2")]
    assert game.board == board(
        """
        ..ryf
        .....
        da...
        D....
        -----
        .F...
        .....
        ..S..
        ...PE
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-MOVE-1")
def test_forward_is_down_the_drawing_for_the_other_seat() -> None:
    game = scene(BOARD, aside="66", seat=1).do("66 move 1")
    assert game.events == [Moved(1, 1, "feurran", 1, "66", 0, "H-TERM-2")]
    assert game.board == board(
        """
        ..ry.
        ....f
        da...
        D....
        -----
        .F...
        .....
        .....
        ..SPE
        """
    )
    game.ready("act", 1, "stop")


@pytest.mark.clause("H-MOVE-2")
def test_a_hero_enters_the_last_free_space_and_then_stands_blocked() -> None:
    game = scene(BOARD, aside="66 66").do("66 move 2")
    assert game.board == board(
        """
        ..ryf
        .....
        da...
        DF...
        -----
        .....
        .....
        .....
        ..SPE
        """
    )
    assert str(game.refused("66 move 2")) == "H-MOVE-2: heroes-no-blocked"
    assert [offer for offer in game.offers if "move" in offer] == ["66 move 3", "66 move 4", "66 move 5"]
    game.ready("act", 0)


@pytest.mark.clause("H-MOVE-2")
@pytest.mark.parametrize(("seat", "column"), [(0, 1), (1, 5)])
def test_no_hero_enters_or_passes_an_occupied_space(seat: int, column: int) -> None:
    game = scene(BOARD, aside="66", seat=seat)
    assert not can_move(game.state, seat, column)
    assert str(game.refused(f"66 move {column}")) == "H-MOVE-2: heroes-no-blocked"
    game.ready("act", seat)


@pytest.mark.clause("H-MOVE-2")
def test_a_neighbour_in_the_next_column_blocks_nobody() -> None:
    game = scene(BOARD)
    assert [can_move(game.state, 0, column) for column in range(1, 6)] == [False, True, True, True, True]


@pytest.mark.clause("H-MOVE-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_heroes_of_the_acting_players_army_move(seat: int) -> None:
    game = scene(BOARD, aside="345", seat=seat)
    other = game.state.advance[5:] if seat == 0 else game.state.advance[:5]
    game.do("345 move 3", "move 4")
    assert (game.state.advance[5:] if seat == 0 else game.state.advance[:5]) == other
    assert {event.seat for event in game.events if isinstance(event, Moved)} == {seat}


@pytest.mark.clause("H-MOVE-3")
def test_moving_is_optional_hero_by_hero() -> None:
    game = scene(BOARD, aside="345").do("345 move 4")
    game.ready("act", 0, "move 3", "move 5", "done")
    game.do("done")
    assert game.events == [Moved(0, 4, "phaello", 1, "345", 0, "H-TERM-4")]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-MOVE-3")
def test_a_whole_roll_of_moves_may_be_left_unspent() -> None:
    game = scene(BOARD, aside="345").do("stop")
    assert game.events == [TurnEnded(0, ("345",), (11, 6)), TurnBegan(1, 2, False)]
    assert game.board == board(BOARD)
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-MOVE-1", "H-MOVE-3")
def test_without_a_vox_a_move_is_the_heros_own() -> None:
    game = scene(BOARD)
    assert walkers(game.state, 0, 3) == [3]
    assert walkers(game.state, 0, 1) == []
