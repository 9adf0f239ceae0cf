"""Every card, trait and flag, every objective and every special rule is proven by a test that would fail without it."""

import pytest

from tests.starquest.without_content import Shelf, provable, unproven


@pytest.mark.parametrize("shelf", Shelf)
def test_a_game_without_something_of_the_box_is_found_out(shelf: Shelf) -> None:
    assert unproven(provable(shelf)) == []
