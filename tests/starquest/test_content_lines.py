"""Every card, trait and flag is proven by a test that would fail without it."""

import pytest

from tests.starquest.without_content import is_proven, provable


@pytest.mark.parametrize("thing", provable())
def test_a_game_without_it_is_found_out(thing: str) -> None:
    assert is_proven(thing)
