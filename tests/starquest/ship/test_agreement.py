"""The quick sight against the slow one: every pair of squares of every board, and random positions."""

import pytest

from tests.starquest.ship.agree import every_pair, positions
from tests.starquest.ship.maps import BOARDS, board_ship
from tests.starquest.ship.slow_sight import SlowSight, crossed


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-11")
@pytest.mark.parametrize("id_", BOARDS)
@pytest.mark.parametrize("doors", ["open", "closed"])
def test_both_sights_agree_on_every_pair_of_squares_of_every_board(id_: str, doors: str) -> None:
    ship = board_ship(id_)
    squares = ship.floor.bit_count()
    assert every_pair(ship, ship.all_closed if doors == "closed" else 0) == squares * (squares + 1) // 2


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-02", "SQ-LOS-11")
@pytest.mark.parametrize("seed", range(4))
def test_both_sights_agree_on_random_positions(seed: int) -> None:
    assert positions(100, seed) > 1_000


def test_the_slow_sight_knows_what_a_line_passes_through() -> None:
    assert crossed(2, 1).squares == {(1, 0), (1, 1)}
    assert crossed(2, 1).corners == ()
    assert crossed(1, 1).squares == frozenset()
    assert [corner.beside for corner in crossed(1, 1).corners] == [((1, 0), (0, 1))]
    assert crossed(-3, -1).squares == {(-1, 0), (-2, -1)}
    assert crossed(0, 3).edges == {frozenset({(0, y), (0, y + 1)}) for y in range(3)}


def test_the_slow_sight_is_cut_by_a_wall_that_the_quick_one_would_have_to_see() -> None:
    ship = board_ship("brd_d")
    slow = SlowSight(ship, ship.all_closed, 0)
    assert slow.sees((0, 0), (4, 3))
    assert not slow.sees((4, 1), (5, 1))
    assert SlowSight(ship, 0, 0).sees((4, 1), (5, 1))
