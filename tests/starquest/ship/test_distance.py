"""Distances in squares (SQ-WPN-46) and on foot (SQ-MOVE-03, 12)."""

import pytest

from bulkhead.starquest.ship.distance import squares_between, steps_to, walks, within
from tests.starquest.ship.maps import Scene, layout_ship, picture


@pytest.mark.clause("SQ-WPN-46")
def test_diagonals_count_as_one_square_and_walls_do_not_count() -> None:
    scene = picture("A... ...\n....  ..\n...... B")
    assert squares_between(scene.ship, scene.at("A"), scene.at("B")) == 7
    assert squares_between(scene.ship, scene.at("A"), scene.ship.at(2, 2)) == 2
    assert scene.spots(within(scene.ship, scene.at("B"), 2)) == {
        (5, 0),
        (6, 0),
        (7, 0),
        (6, 1),
        (7, 1),
        (5, 2),
        (7, 2),
    }
    assert within(scene.ship, scene.at("A"), 9) == scene.ship.floor


@pytest.mark.clause("SQ-MOVE-03", "SQ-MOVE-12")
def test_on_foot_one_goes_round_walls_and_not_between_two_figures() -> None:
    scene = Scene(
        """
        +-+-+-+-+
        |A|. . .|
        +       +
        |. . . .|
        +-+-+=+=+
        |. . . .|
        +-+-+-+-+
        """
    )
    ship, start = scene.ship, scene.at("A")
    assert walks(ship, [start], closed=0)[ship.at(1, 0)] == 2
    assert ship.at(0, 2) not in walks(ship, [start], closed=1)
    assert walks(ship, [start], closed=0)[ship.at(0, 2)] == 4
    assert walks(ship, [start], closed=0, limit=1) == {start: 0, ship.at(0, 1): 1, ship.at(1, 1): 1}
    assert steps_to(ship, [start], scene.bits((0, 2)), closed=1) is None
    pinch = picture("A.M\n.M.\nM..")
    assert pinch.ship.at(2, 2) not in walks(pinch.ship, [pinch.at("A")], 0, pinch.figures["M"])


@pytest.mark.clause("SQ-MOVE-12")
@pytest.mark.parametrize(
    ("layout", "dock", "room", "steps"),
    [
        ("lay_solo", "dk_n", "d5", 7),
        ("lay_solo", "dk_s", "d5", 6),
        ("lay_hulk", "dk_n", "c2", 12),
        ("lay_hulk", "dk_e", "c2", 14),
        ("lay_hulk", "dk_s2", "c2", 11),
        ("lay_hulk", "dk_s1", "c2", 10),
        ("lay_hulk", "dk_w", "c2", 11),
    ],
)
def test_ways_from_the_docks_are_as_long_as_the_missions_say(
    layout: str, dock: str, room: str, steps: int
) -> None:
    ship = layout_ship(layout)
    assert steps_to(ship, ship.docks[dock].thresholds, ship.rooms[room], closed=0) == steps
