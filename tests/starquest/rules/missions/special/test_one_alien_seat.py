"""A mission that is made for one alien player."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import Ending
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import Scored
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.starquest.table.engine import push
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.mustering import muster, options, ready


@pytest.mark.clause("C-mis_s1_cold_lock-special-1-1")
def test_one_alien_player_takes_part_in_the_cold_lock_with_his_own_lists() -> None:
    box = load_box()
    with pytest.raises(Mistake):
        scenario_of(Options(factions=("eldar", "chaos", "cult"), mission="mis_s1_cold_lock"), box)
    for alien in ("chaos", "cult"):
        played = scenario_of(Options(factions=("eldar", alien), mission="mis_s1_cold_lock"), box)
        assert list(played.supplies) == [alien]
        supply = played.supplies[alien]
        own = box.missions["mis_s1_cold_lock"].tokens["chaos_blips" if alien == "chaos" else "cult_tokens"][1]
        assert sorted(supply.blips) == sorted(one for one, count in own.items() for _ in range(count))


@pytest.mark.clause("C-SEATS-own-lists")
@pytest.mark.clause("C-mis_s1_cold_lock-special-1-1")
@pytest.mark.clause("SQ-ALIEN-41", "SQ-SEAT-03")
@pytest.mark.parametrize(
    ("mission", "factions", "points"),
    [
        ("mis_s1_cold_lock", ("blood_angels", "chaos"), 25),
        ("mis_s1_cold_lock", ("blood_angels", "eldar", "chaos"), 12),
        ("mis_s1_cold_lock", ("blood_angels", "cult"), 25),
        ("mis_s2_two_keys", ("blood_angels", "eldar", "chaos"), 6),
        ("mis_00_first_steps", ("blood_angels", "chaos"), 5),
    ],
)
def test_kills_are_not_halved_in_a_mission_that_is_made_for_one_alien_player(
    mission: str, factions: tuple[str, ...], points: int
) -> None:
    """A laser marine is worth 5: times 5 over the number of squads in the cold lock, half of that elsewhere."""
    table = ready(muster(options(factions, mission=mission)))
    alien = len(factions) - 1
    change_side(table.state, alien, points=5, kills=("fig_marine_laser",))
    table.state.frames.clear()
    push(table.state, Ending())
    table.settle()
    scaled = [(one.seat, one.points) for one in table.told(Scored) if one.reason == "scaled"]
    assert scaled == ([(alien, points - 5)] if points != 5 else [])
