"""Coming in over the threshold, and leaving."""

import pytest

from bulkhead.starquest.events import Entered, Left
from tests.starquest.scene import BA, CH, scene

DOCK = """
    +-+-+-+-+
    |T T . .|
    +       +
    |. . . .|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-SETUP-18")
def test_squads_come_in_over_a_free_threshold_square_with_the_facing_they_like() -> None:
    table = scene(
        DOCK,
        "ba1 fig_marine_laser dock",
        "ba2 fig_marine_laser dock",
        "ba3 fig_marine_laser dock",
        "ch1 fig_ork 3.1 W",
    ).act("ba1")
    assert len(table.offered("ba1 enter")) == 8
    assert not table.offered("ba1 shoot")
    assert not table.offered("ba1 overwatch")
    table.do("ba1 enter 0.0 S")
    assert table.happened == [Entered(BA, "ba1", ((0, 0),), 4)]
    assert table.mini("ba1").deeds.mp == 1
    table.do("done").act("ba2").do("ba2 enter 1.0 E", "done").act("ba3")
    assert not table.offered("ba3 enter")
    assert table.refused("ba3 enter 0.0 S").clause == "SQ-SETUP-18"


@pytest.mark.clause("SQ-END-02")
def test_a_squad_leaves_over_its_own_threshold_only() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.0 S", "ba2 fig_marine_laser 2.0 S").act("ba1")
    table.do("ba1 leave")
    assert table.happened == [Left(BA, "ba1")]
    assert table.mini("ba1").place == "left"
    table.act("ba2")
    assert table.refused("ba2 leave").clause == "SQ-END-02"


@pytest.mark.clause("SQ-END-02")
def test_aliens_cannot_leave() -> None:
    table = scene(DOCK, "ch1 fig_ork 0.0 S", turn=CH).act("ch1")
    assert not table.offered("ch1 leave")


@pytest.mark.clause("SQ-END-02")
@pytest.mark.house("coming-back")
@pytest.mark.parametrize(("back", "place"), [(False, "left"), (True, "dock")])
def test_who_has_left_comes_back_only_by_the_house_rule(back: bool, place: str) -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.0 S", house={"coming_back": back}).act("ba1")
    assert table.do("ba1 leave").mini("ba1").place == place
    assert table.happened == [Left(BA, "ba1")]
