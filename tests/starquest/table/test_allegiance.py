"""Who is whose enemy."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.table.allegiance import hostile
from tests.starquest.scene import BA, CH, CU, LD, Table, hall, scene

LINES = (
    "ch1 fig_ork 0.0 E",
    "ch2 fig_genestealer 1.0 E",
    f"ld1 fig_thorn 2.0 E ally={BA}",
    "ld2 fig_oxide 3.0 E",
    "zz1 fig_survivor 4.0 E",
)


def among(*pacts: Pact) -> Table:
    table = scene(hall(6, 1), *LINES)
    table.state.pacts = pacts
    return table


@pytest.mark.clause("SQ-ALIEN-37", "SQ-ALIEN-42", "SQ-ALLY-15")
@pytest.mark.parametrize(
    ("seat", "pacts", "enemies"),
    [
        (CH, (), {"ld1", "ld2"}),
        (CU, (), {"ch1", "ch2", "ld1", "ld2"}),
        (BA, (Pact(BA, CH),), {"ch2", "ld1", "ld2"}),
        (BA, (Pact(BA, CH, public=False),), {"ch1", "ch2", "ld1", "ld2"}),
        (BA, (Pact(BA, LD, legionary="ld1"),), {"ch1", "ch2", "ld2"}),
        (CU, (Pact(CU, LD),), {"ch1", "ch2", "ld1"}),
    ],
)
def test_all_are_enemies_but_the_seats_own_its_public_allies_and_those_of_nobody(
    seat: int, pacts: tuple[Pact, ...], enemies: set[str]
) -> None:
    """A genestealer has no allies. A legionary who has an ally of his own is not covered by the pact of his squad."""
    state = among(*pacts).state
    assert {who for who, mini in state.minis.items() if hostile(state, seat, mini)} == enemies


@pytest.mark.clause("SQ-ALLY-15")
def test_who_asks_in_secret_counts_a_secret_alliance() -> None:
    table = among(Pact(BA, CH, public=False))
    assert not hostile(table.state, BA, table.mini("ch1"), in_secret=True)
    assert hostile(table.state, BA, table.mini("ld2"), in_secret=True)
