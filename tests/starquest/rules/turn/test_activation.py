"""An activation: begun, finished, and not begun again."""

import pytest

from bulkhead.starquest.events import Finished
from tests.starquest.scene import BA, hall, scene

HALL = hall(8, 3)


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-15")
def test_a_finished_miniature_does_not_act_again() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E").act("ba1").do("done")
    assert table.happened == [Finished(BA, "ba1")]
    assert table.offered("activate") == ["activate ba2"]
    assert table.refused("activate ba1").clause == "SQ-TURN-15"


@pytest.mark.clause("SQ-TURN-01")
def test_what_a_miniature_may_do_in_its_turn() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", "ch2 fig_ork 2.2 W").act("ba1")
    verbs = {offer.split()[1] if " " in offer else offer for offer in table.offers}
    assert {"step", "shoot", "strike", "overwatch", "face", "done"} <= verbs
    assert table.waiting == BA
