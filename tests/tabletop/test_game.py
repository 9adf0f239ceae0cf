"""How a game ends, whatever the game."""

import pytest

from bulkhead.tabletop import Result


@pytest.mark.parametrize(
    ("shares", "winner"),
    [((1.0, 0.0), 0), ((0.0, 1.0), 1), ((0.5, 0.5), None), ((0.0, 0.0, 1.0), 2)],
)
def test_the_winner_is_whoever_has_the_whole_share(shares: tuple[float, ...], winner: int | None) -> None:
    assert Result(shares, (0,) * len(shares), "C-END-1").winner == winner
