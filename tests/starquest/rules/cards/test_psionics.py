"""A psychic card is the whole turn of its psionic."""

import pytest

from bulkhead.starquest.events import CardPlayed, Moved
from tests.starquest.scene import BA, hall, scene

HALL = hall(8, 2)
PSIONIC = {"psionic": "ba1", "psychic": ("psi_test_calm", "psi_test_haste")}


@pytest.mark.clause("SQ-PSI-08", "SQ-PSI-09", "SQ-PSI-10")
def test_a_psychic_card_is_the_whole_turn_of_the_psionic_and_is_discarded() -> None:
    table = scene(
        HALL,
        "ba1 fig_librarian 0.0 E",
        "ba2 fig_marine_laser 0.1 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: PSIONIC},
    ).act("ba1")
    table.do("use psi_test_calm")
    assert table.happened == [CardPlayed(BA, "psi_test_calm", (), "SQ-PSI-10")]
    assert table.side(BA).psychic == ("psi_test_haste",)
    assert table.offers == ["done"]
    for command in ("ba1 step 1.0", "ba1 shoot wpn_storm_bolter ch1", "ba1 overwatch", "ba1 face N"):
        assert table.refused(command).clause == "SQ-PSI-08"
    assert table.refused("use psi_test_haste").clause == "SQ-PSI-09"
    table.do("done").act("ba2")
    assert table.refused("use psi_test_haste").clause == "SQ-PSI-07", "his mates are no psionics"
    assert "ba2 step 1.1" in table.offers


@pytest.mark.clause("SQ-PSI-08")
def test_nothing_may_come_before_it() -> None:
    table = scene(HALL, "ba1 fig_librarian 0.0 E", sides={BA: PSIONIC}).act("ba1").do("ba1 step 1.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1)]
    assert not table.offered("use")
    assert table.refused("use psi_test_calm").clause == "SQ-PSI-08"
