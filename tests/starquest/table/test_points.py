"""Who scores an attack (SQ-SHOOT-07, SQ-ALLY-14, SQ-ALLY-16)."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.table.points import scorer
from tests.starquest.scene import BA, EL, IF, UM, hall, scene


@pytest.mark.clause("SQ-SHOOT-07", "SQ-ALLY-14", "SQ-ALLY-16")
def test_nobody_scores_his_own_or_a_public_ally() -> None:
    table = scene(
        hall(6, 2),
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.1 E",
        "um1 fig_marine_laser 5.0 W",
        "el1 fig_eldar_warrior 5.1 W",
        "if1 fig_marine_laser 4.1 W",
        "zz1 fig_survivor 3.1 N",
    )
    table.state.pacts = (Pact(BA, UM), Pact(BA, EL, False))
    angel = table.mini("ba1")

    def who(*victims: str) -> list[int]:
        return [scorer(table.state, BA, angel, table.mini(victim)) for victim in victims]

    assert who("ba1", "ba2", "um1") == [-1, -1, -1]
    assert who("el1", "if1") == [BA, BA], "an enemy is scored, and a secret ally too"
    ally, stranger = table.mini("um1"), table.mini("if1")
    assert scorer(table.state, BA, None, ally) == -1, "nor an ally by a card without an attacker"
    assert scorer(table.state, BA, stranger, ally) == -1, "nor by an attacker of another seat"
    assert scorer(table.state, IF, angel, ally) == IF, "but a third seat does that makes a friend attack him"
    assert scorer(table.state, BA, None, stranger) == scorer(table.state, BA, None, table.mini("el1")) == BA
    assert scorer(table.state, BA, None, table.mini("zz1")) == BA
    assert scorer(table.state, -1, None, angel) == -1, "what nobody did, nobody scores"
    assert (scorer(table.state, UM, ally, table.mini("el1")), scorer(table.state, UM, ally, angel)) == (
        UM,
        -1,
    )
