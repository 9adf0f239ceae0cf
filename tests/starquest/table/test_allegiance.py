"""Who is whose enemy (SQ-ALLY-06, 09, 14, 15)."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.table.allegiance import enemies, hostile
from tests.starquest.scene import BA, CH, CU, EL, LD, UM, Table, hall, scene

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
    ("seat", "pacts", "others"),
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
    seat: int, pacts: tuple[Pact, ...], others: set[str]
) -> None:
    """A genestealer has no allies. A legionary who has an ally of his own is not covered by the pact of his squad."""
    state = among(*pacts).state
    assert {who for who, mini in state.minis.items() if hostile(state, seat, mini)} == others


@pytest.mark.clause("SQ-ALLY-15")
def test_who_asks_in_secret_counts_a_secret_alliance() -> None:
    table = among(Pact(BA, CH, public=False))
    assert not hostile(table.state, BA, table.mini("ch1"), in_secret=True)
    assert hostile(table.state, BA, table.mini("ld2"), in_secret=True)


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-06", "SQ-ALLY-09", "SQ-ALLY-14", "SQ-ALLY-15")
def test_figures_of_different_seats_are_enemies_unless_a_public_alliance_covers_both() -> None:
    """Thorn with the Blood Angels, the Legion with Chaos, and in secret the Ultramarines with Chaos. A genestealer is
    covered by none of it."""
    table = scene(
        hall(8, 3),
        "ba1 fig_marine_laser 0.0 E",
        "um1 fig_marine_laser 0.1 E",
        "ld1 fig_karak 0.2 E",
        "ld2 fig_thorn 1.2 E",
        "ch1 fig_ork 7.0 W",
        "ch2 fig_genestealer 7.1 W",
        "zz1 fig_survivor 4.0 N",
    )
    table.do("pledge blood_angels public ld2", by=LD).do("accept 51", by=BA)
    table.do("pledge chaos public", by=LD).do("accept 56", by=CH)
    table.do("pledge chaos secret", by=UM).do("accept 36", by=CH)
    everybody = list(table.state.minis)
    peaceful = {
        (one, other)
        for one in everybody
        for other in everybody
        if one != other and not enemies(table.state, table.mini(one), table.mini(other))
    }
    allied = {("ld2", "ba1"), ("ld1", "ch1")}
    mates = {("ld1", "ld2"), ("ch1", "ch2")}
    neutral = {(one, "zz1") for one in everybody if one != "zz1"}
    pairs = allied | mates | neutral
    assert peaceful == pairs | {(other, one) for one, other in pairs}


@pytest.mark.clause("SQ-ALLY-14")
def test_without_alliances_all_others_are_enemies() -> None:
    table = scene(
        hall(4, 1), "ba1 fig_marine_laser 0.0 E", "um1 fig_marine_laser 2.0 W", "ba2 fig_karak 1.0 E"
    )
    ba1, um1, ba2 = (table.mini(who) for who in ("ba1", "um1", "ba2"))
    assert enemies(table.state, ba1, um1)
    assert not enemies(table.state, ba1, ba2)


@pytest.mark.clause("SQ-ALLY-06")
def test_by_no_alliance_a_genestealer_is_spared() -> None:
    table = scene(hall(4, 1), "ld1 fig_karak 0.0 E", "ch2 fig_genestealer 2.0 W")
    table.state.pacts = (Pact(LD, CH), Pact(LD, EL))
    assert hostile(table.state, LD, table.mini("ch2"))
    assert enemies(table.state, table.mini("ld1"), table.mini("ch2"))
    assert enemies(table.state, table.mini("ch2"), table.mini("ld1"))
