"""The mission of the two giants: their life points are scored one by one."""

import pytest

from bulkhead.starquest.events import Scored
from bulkhead.starquest.rules.fight.harm import suffer
from bulkhead.starquest.table.feat_log import feats
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

OPEN = hall(6, 2)


def struck(scorer: int, loss: int, *special: str) -> Table:
    """The Golgotha loses life points by somebody's attack."""
    table = scene(OPEN, "ba1 fig_marine_laser 0.0 E", "cu1 fig_golgotha 4.0 W", special=special)
    suffer(table.state, scorer, "", [("cu1", loss)], table.heard)
    return table.settle()


def scored(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.points) for event in table.told(Scored)]


@pytest.mark.clause("C-mis_11_two_giants-special-1-2", "C-mis_11_two_giants-special-2-1")
@pytest.mark.parametrize("seat", [BA, CH])
def test_a_giant_s_life_points_are_scored_one_by_one(seat: int) -> None:
    assert scored(struck(seat, 2, "points_by_life")) == [(seat, 16)]


@pytest.mark.clause("C-mis_11_two_giants-special-1-1", "C-mis_11_two_giants-special-1-2")
def test_the_last_one_is_worth_more_and_its_value_is_not_paid() -> None:
    assert scored(struck(BA, 5, "points_by_life")) == [(BA, 4 * 8 + 12)]


def test_elsewhere_its_value_is_paid_and_nothing_for_wounds() -> None:
    assert scored(struck(BA, 2)) == []
    assert scored(struck(BA, 5)) == [(BA, 60)]


@pytest.mark.clause("C-mis_11_two_giants-special-2-1")
@pytest.mark.parametrize("scorer", [CU, -1])
def test_the_owner_scores_nothing_for_his_own_and_nobody_for_fire(scorer: int) -> None:
    assert scored(struck(scorer, 2, "points_by_life")) == []


@pytest.mark.clause("C-mis_11_two_giants-special-2-1")
def test_of_smaller_aliens_only_their_value_is_paid() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "cu1 fig_husk 2.0 W", "cu2 fig_revenant 3.0 W")
    table = scene(OPEN, *lines, special=("points_by_life",))
    suffer(table.state, BA, "ba1", [("cu1", 1), ("cu2", 1)], table.heard)
    assert scored(table.settle()) == [(BA, 1)]


def last_blow(loss: int, rites: int, *more: str, lp: int = 3) -> Table:
    """The Golgotha, with these life points left, loses so many by an attack of the Blood Angels."""
    golgotha = f"cu1 fig_golgotha 4.0 W lp={lp} weapons=wpn_golgotha_gun"
    table = scene(
        OPEN,
        "ba1 fig_marine_laser 0.0 E",
        golgotha,
        *more,
        sides={CU: {"rites": rites}},
        special=("points_by_life",),
    )
    suffer(table.state, BA, "ba1", [("cu1", loss)], table.heard)
    return table.settle()


def taken(table: Table) -> list[tuple[str, int]]:
    """The life points that count as taken from figures."""
    return [(feat.subject, feat.count) for feat in feats(table.state, "hurt")]


@pytest.mark.clause("SQ-ALIENRANK-07")
@pytest.mark.parametrize(("lp", "loss"), [(1, 1), (3, 5)])
def test_nothing_is_scored_when_a_rite_saves_a_giant(lp: int, loss: int) -> None:
    table = last_blow(loss, 1, "cu2 fig_husk 2.1 W", lp=lp)
    assert table.waiting == CU
    assert table.told(Scored) == [], "not before it is known whether it falls"
    table.do("rite cu1")
    assert (table.told(Scored), taken(table)) == ([], [])
    assert (table.mini("cu1").place, table.mini("cu1").lp, table.mini("cu2").lp) == ("board", 1, 1)
    suffer(table.state, BA, "ba1", [("cu1", 1)], table.heard)
    assert scored(table.settle()) == [(BA, 12)], "its last life point is paid once"


@pytest.mark.clause("SQ-ALIENRANK-07")
def test_without_the_rite_all_its_life_points_are_scored() -> None:
    table = last_blow(5, 1).do("pass")
    assert scored(table) == [(BA, 2 * 8 + 12)]
    assert taken(table) == [("fig_golgotha", 3)]
    assert table.mini("cu1").place == "dead"


@pytest.mark.clause("SQ-ALIENRANK-07")
def test_a_wound_that_a_rite_heals_after_the_death_of_another_stays_scored() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "cu1 fig_golgotha 4.0 W lp=2 weapons=wpn_golgotha_gun")
    sides = {CU: {"rites": 1}}
    table = scene(OPEN, *lines, "cu2 fig_husk 2.1 W", sides=sides, special=("points_by_life",))
    suffer(table.state, BA, "ba1", [("cu1", 1), ("cu2", 1)], table.heard)
    table.settle().do("rite cu1")
    assert (table.mini("cu1").lp, scored(table)) == (2, [(BA, 8), (BA, 1)])


@pytest.mark.clause("SQ-ALIENRANK-07")
def test_a_wound_that_a_rite_heals_later_stays_scored() -> None:
    table = last_blow(1, 1)
    assert scored(table) == [(BA, 8)]
    table.do("rite cu1", by=CU)
    assert (table.mini("cu1").lp, scored(table)) == (3, [(BA, 8)])
