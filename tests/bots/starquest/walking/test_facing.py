"""Which way to face on the way to an attack."""

import pytest

from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.walking.facing import first_look, looks
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.game import STARQUEST
from tests.starquest.scene import BA, hall, scene


def seen(facing: str, foe: str) -> Seen:
    """A marine in the middle of a hall, and an orc."""
    table = scene(hall(9, 9), f"ba1 fig_marine_laser 4.4 {facing}", f"ch1 fig_ork {foe} W")
    return Seen(STARQUEST.view(table.state, BA))


@pytest.mark.parametrize(
    ("foe", "wanted"), [("5.4", "E"), ("4.3", "N"), ("8.4", "E"), ("5.0", "N"), ("1.1", "NW"), ("5.5", "ES")]
)
def test_a_neighbour_is_faced_straight_and_others_lie_in_the_arc(foe: str, wanted: str) -> None:
    table = seen("N", foe)
    found = looks(table, table.state.ship.square("4.4"), table.state.minis["ch1"])
    assert {FACING_NAMES[one] for one in found} == set(wanted)


@pytest.mark.parametrize(
    ("facing", "way", "points", "first"),
    [
        ("N", "5.5", 1, None),  # a step backward costs two
        ("N", "5.5", 2, "N"),
        ("S", "5.5", 1, "S"),
        ("E", "5.5", 1, "S"),
        ("N", "5.4 6.5", 2, "E"),  # by east and south to west
        ("N", "", 0, "N"),
        ("E", "", 0, None),
        ("E", "", 1, "E"),  # a half turn on the spot costs a point
    ],
)
def test_it_turns_in_time_to_arrive_with_the_foe_in_its_arc(
    facing: str, way: str, points: int, first: str | None
) -> None:
    """The orc is in the west."""
    table = seen(facing, "0.4")
    squares = [table.state.ship.square(name) for name in way.split()]
    look = first_look(table, table.state.minis["ba1"], squares, table.state.minis["ch1"], points)
    assert look == (None if first is None else FACING_NAMES.index(first))


def test_a_turn_that_is_used_up_is_not_counted_on() -> None:
    table = seen("N", "0.4")
    mini = table.state.minis["ba1"]
    foe, here = table.state.minis["ch1"], [table.state.ship.square("5.4")]
    assert first_look(table, mini, here, foe, 1) == FACING_NAMES.index("N")
