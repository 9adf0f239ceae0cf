"""Games as they were played: the referee has nothing to object to."""

import pytest

from tests.lab.starquest.referee.records import bot_game


@pytest.mark.parametrize("index", range(3))
def test_the_tutorial_played_by_bots_is_clean(index: int) -> None:
    record = bot_game("mis_00_first_steps", "imperial_fists", index)
    assert len(record.entries) > 100
    assert record.judge() is None
