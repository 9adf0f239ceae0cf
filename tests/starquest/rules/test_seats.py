"""The table (SQ-SEAT): one person with several seats, the curtain, giving up."""

import pytest

from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import Moved
from bulkhead.starquest.views.curtain import asides_of, needs_curtain
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.scene import BA, CH, CU, hall, scene

assert REGISTERED
HALL = hall(8, 2)


@pytest.mark.clause("SQ-SEAT-04")
def test_nobody_allies_secretly_with_himself() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    alone = {str(command) for command in asides_of(table.state, CH, [CH])}
    both = {str(command) for command in asides_of(table.state, CH, [CH, CU])}
    assert alone - both == {"pledge cult secret"}
    assert "pledge cult public" in both
    assert "pledge eldar secret" in both


@pytest.mark.clause("SQ-SEAT-05")
@pytest.mark.parametrize(("hand", "curtain"), [((), False), (("eqp_test_plain",), True)])
def test_the_curtain_falls_before_a_question_that_shows_a_hand(hand: tuple[str, ...], curtain: bool) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", sides={BA: {"equipment": hand}}).act("ba1")
    assert needs_curtain(table.state) == curtain


@pytest.mark.clause("SQ-SEAT-05")
def test_the_curtain_falls_before_an_activation_in_which_psychic_cards_may_be_used() -> None:
    table = scene(HALL, "ba1 fig_librarian 0.0 E", sides={BA: {"psychic": ("psi_test_calm",)}})
    assert not needs_curtain(table.state)
    assert needs_curtain(table.act("ba1").state)


@pytest.mark.clause("SQ-SEAT-05")
def test_an_aliens_own_turn_is_behind_the_curtain_and_an_overwatch_offer_is_not() -> None:
    table = scene(
        """
        +-+-+-+-+
        |. . . .|
        +-+-+   +
            |. .|
            +-+-+
        """,
        "ch1 fig_ork 3.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        turn=CH,
        sides={BA: {"equipment": ("eqp_test_plain",)}},
    )
    table.state.watches["ba1"] = Watch()
    table.act("ch1")
    assert needs_curtain(table.state)
    table.do("ch1 step 3.0")
    assert table.happened == [Moved(CH, "ch1", ((3, 0),), 1)]
    assert table.waiting == BA
    assert not needs_curtain(table.state)
