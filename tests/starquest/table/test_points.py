"""Who scores an attack (SQ-SHOOT-07, SQ-ALLY-14, SQ-ALLY-16), and the points of a seat, as its scanner shows them."""

import pytest

from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import Scored
from bulkhead.starquest.table.points import score, scorer
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


@pytest.mark.clause("SQ-SETUP-10")
@pytest.mark.parametrize(
    ("seat", "points", "booked"),
    [(BA, 5, True), (BA, 1, True), (UM, -10, True), (UM, 0, False), (-1, 5, False)],
)
def test_points_are_booked_for_a_seat_and_told_and_nothing_is_for_nobody(
    seat: int, points: int, booked: bool
) -> None:
    table = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E", sides={BA: {"points": 20}, UM: {"points": 20}})
    score(table.state, seat, points, "kill", table.heard, "ch1")
    assert table.happened == ([Scored(seat, points, 20 + points, "kill", "ch1")] if booked else [])
    expected = {BA: 20, UM: 20} | ({seat: 20 + points} if booked else {})
    assert {one: table.side(one).points for one in (BA, UM)} == expected
