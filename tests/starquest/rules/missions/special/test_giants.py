"""The mission of the two giants: their life points are scored one by one."""

import pytest

from bulkhead.starquest.events import Scored
from bulkhead.starquest.rules.fight.harm import suffer
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

OPEN = hall(6, 2)


def struck(scorer: int, loss: int, *special: str) -> Table:
    """The Golgotha loses life points by somebody's attack."""
    table = scene(OPEN, "ba1 fig_marine_laser 0.0 E", "cu1 fig_golgotha 4.0 W", special=special)
    suffer(table.state, scorer, "", [("cu1", loss)], table.heard)
    return table.settle()


def scored(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.points) for event in table.told(Scored)]


@pytest.mark.parametrize("seat", [BA, CH])
def test_a_giant_s_life_points_are_scored_one_by_one(seat: int) -> None:
    assert scored(struck(seat, 2, "points_by_life")) == [(seat, 16)]


def test_the_last_one_is_worth_more_and_its_value_is_not_paid() -> None:
    assert scored(struck(BA, 5, "points_by_life")) == [(BA, 4 * 8 + 12)]


def test_elsewhere_its_value_is_paid_and_nothing_for_wounds() -> None:
    assert scored(struck(BA, 2)) == []
    assert scored(struck(BA, 5)) == [(BA, 60)]


def test_the_owner_scores_nothing_for_his_own() -> None:
    assert scored(struck(CU, 2, "points_by_life")) == []
