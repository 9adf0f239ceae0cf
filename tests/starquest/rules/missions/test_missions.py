"""Every mission of the box: who may play it, and that it is set up and played to its end by chance."""

from itertools import chain, combinations
from random import Random

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.data.factions import ALIENS, FACTIONS, SQUADS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.setup.scenario_builder import fits, from_box
from bulkhead.starquest.rules.setup.setup import new_state
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop import Seeded, Silence

MISSIONS = sorted(load_box().missions)
FULL = [id_ for id_ in MISSIONS if load_box().missions[id_].squads.most == len(SQUADS)]
COMMANDS = 20_000
"""Far more than any mission takes."""


def tables() -> list[tuple[str, ...]]:
    """Every legal table: some squads and some aliens."""
    squads = chain.from_iterable(combinations(SQUADS, count) for count in range(1, len(SQUADS) + 1))
    return [(*some, *aliens) for some in squads for aliens in ((ALIENS[0],), (ALIENS[1],), ALIENS)]


def smallest(mission: Mission, alien: str) -> tuple[str, ...]:
    """The fewest squads, the last of those that may play, against one alien player."""
    return (*mission.squads.seats[-mission.squads.least :], alien)


def by_chance(mission: str, factions: tuple[str, ...], seed: int = 1) -> State:
    """A whole game of random legal commands."""
    dice, out, rng = Seeded(f"{mission} {seed}".encode()), Silence(), Random(f"{mission} {seed}")
    state = new_state(Options(factions=factions, mission=mission), dice, out)
    for _ in range(COMMANDS):
        seat = waiting(state)
        if seat is None:
            break
        offer = decisions.offer(state, seat)
        assert offer is not None
        decisions.apply(state, seat, rng.choice(offer.commands), dice, out)
    return state


@pytest.mark.clause("SQ-SEAT-03")
@pytest.mark.parametrize("id_", MISSIONS)
def test_every_table_that_a_mission_admits_has_tokens_docks_and_objectives(id_: str) -> None:
    """Any squads, at least as many as it wants, with any of the alien players that it knows."""
    box = load_box()
    mission = box.missions[id_]
    played = 0
    for factions in tables():
        options = Options(factions=factions, mission=id_)
        if not fits(mission, options):
            continue
        played += 1
        scenario = from_box(id_, options, box)
        assert set(scenario.supplies) == set(options.aliens)
        if mission.kind == "lesson":
            assert mission.start is not None
            assert mission.start.aliens, "aliens stand there from the beginning"
        else:
            assert all(supply.blips for supply in scenario.supplies.values())
        assert len(mission.entry) >= len(options.squads)
        assert [one.id for one in scenario.objectives] == ["primary", "secondary"]
    squads = range(mission.squads.least, mission.squads.most + 1)
    seats = [some for count in squads for some in combinations(mission.squads.seats, count)]
    aliens = {ALIENS, ALIENS[:1], ALIENS[1:]}
    wanted = [
        one
        for one in aliens
        if len(one) <= mission.aliens.most
        and set(mission.aliens.needed) <= set(one) <= set(mission.aliens.seats)
    ]
    assert played == len(seats) * len(wanted)


@pytest.mark.clause("SQ-SEAT-03", "SQ-END-01")
@pytest.mark.parametrize("alien", ALIENS)
@pytest.mark.parametrize("id_", MISSIONS)
def test_the_smallest_table_plays_it_to_the_end(id_: str, alien: str) -> None:
    mission = load_box().missions[id_]
    if not fits(mission, Options(factions=smallest(mission, alien), mission=id_)):
        assert alien not in mission.aliens.seats or mission.aliens.needed
        return
    state = by_chance(id_, smallest(mission, alien))
    assert state.phase == "over"
    assert 1 <= state.round <= mission.end.rounds


@pytest.mark.clause("SQ-SETUP-09", "SQ-END-01")
@pytest.mark.parametrize("id_", FULL[::4])
def test_seven_seats_play_it_to_the_end(id_: str) -> None:
    state = by_chance(id_, FACTIONS)
    assert state.phase == "over"
    assert 1 <= state.round <= load_box().missions[id_].end.rounds


@pytest.mark.clause("SQ-SETUP-09")
@pytest.mark.parametrize("id_", FULL)
def test_seven_seats_set_it_up(id_: str) -> None:
    """Up to the first turn, by chance; then the aliens hold what the mission gives them."""
    dice, out, rng = Seeded(id_.encode()), Silence(), Random(id_)
    state = new_state(Options(mission=id_), dice, out)
    while state.phase == "setup":
        seat = waiting(state)
        assert seat is not None
        offer = decisions.offer(state, seat)
        assert offer is not None
        decisions.apply(state, seat, rng.choice(offer.commands), dice, out)
    for seat, side in enumerate(state.sides):
        if side.faction in ALIENS:
            keys = state.scenario.supplies[side.faction].keys
            assert set(keys) <= set(side.blips)
        else:
            assert side.dock in state.ship.docks
            assert any(mini.seat == seat for mini in state.minis.values())


@pytest.mark.clause("SQ-SEAT-03")
def test_two_keys_without_the_cult_gives_chaos_blips_and_reinforcements_twice_but_no_more_special_tokens() -> (
    None
):
    box, squads = load_box(), ("eldar", "legion")
    both = from_box("mis_s2_two_keys", Options(factions=(*squads, *ALIENS)), box).supplies["chaos"]
    alone = from_box("mis_s2_two_keys", Options(factions=(*squads, "chaos")), box).supplies["chaos"]
    assert len(alone.blips) == 2 * len(both.blips)
    assert len(alone.reinforcements) == 2 * len(both.reinforcements)
    assert alone.specials == both.specials
    nest = from_box("mis_04_nest", Options(factions=(*squads, "chaos")), box).supplies["chaos"]
    full = from_box("mis_04_nest", Options(factions=(*SQUADS[:4], *ALIENS)), box).supplies["chaos"]
    assert nest.specials == full.specials, "elsewhere he takes the row of twice as many squads"
