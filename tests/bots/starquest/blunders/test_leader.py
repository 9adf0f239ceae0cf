"""A table laughs at a leader who lets a good kill go, and at one who stands on the threshold while his squad waits
outside."""

import pytest

from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.shots import strike
from bulkhead.starquest.data.commands import Strike
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import play
from tests.starquest.scene import BA, EL, Table, hall, scene

AIRLOCK = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+-+-+-+
|. . . . . .|
+           +
|. . . . . .|
+-+-+-+-+-+-+
"""
SQUAD = tuple(f"ba{number} fig_marine_laser dock" for number in range(2, 6))


@pytest.mark.parametrize("foe", ["5.3", "5.2"])
def test_he_shoots_and_makes_room(foe: str) -> None:
    """The gretchin at the other end of the hall is as good as dead; then the threshold is wanted by the others."""
    leader = "ba1 fig_marine_commander 0.2 E role=leader weapons=set_bolter"
    table = scene(
        AIRLOCK, leader, *SQUAD, f"ch1 fig_gretchin {foe} W", sides={BA: {"dock": "dk1"}}, dice=[6] * 8
    )
    done = play(table.act("ba1"))
    assert any("shoot" in one for one in done)
    assert table.mini("ba1").squares[0] not in table.state.ship.docks["dk1"].thresholds


def fighting(cards: tuple[str, ...], foe: str) -> tuple[Table, float]:
    """A governor before an enemy, and what he thinks a blow is worth."""
    sides = {EL: {"governor": cards}} if cards else {}
    table = scene(
        hall(6, 1),
        "el1 fig_eldar_governor 2.0 E role=leader",
        f"ch1 {foe} 3.0 W",
        sides=sides,
        dice=[6] * 3 + [1] * 3,
    )
    table.act("el1")
    return table, strike(Seen(STARQUEST.view(table.state, EL)), Strike("el1", "ch1")).value


CARDS = ("gov_third_star", "gov_force_weave", "gov_cats_guard", "gov_keen_eye")


def test_a_governor_who_pays_with_cards_does_not_fear_for_his_life() -> None:
    """He has one life point, and a lost one costs him a card first."""
    table, value = fighting(CARDS, "fig_ork")
    assert value > 0
    assert any("strike" in one or "shoot" in one for one in play(table))


def test_one_without_cards_does() -> None:
    assert fighting((), "fig_genestealer")[1] < 0 < fighting(CARDS, "fig_genestealer")[1]
