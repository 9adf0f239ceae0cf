"""A campaign: what a finished mission hands on, and how the next one begins with it."""

from random import Random

import msgspec
import pytest

from bulkhead.starquest.data.frames import Ending
from bulkhead.starquest.data.options import Options, plain_options, read_options
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.campaign.campaign import Campaign, Played, records
from bulkhead.starquest.rules.setup.setup import new_state
from bulkhead.starquest.table.engine import push, settle, waiting
from bulkhead.starquest.table.places import remove
from bulkhead.tabletop import Seeded, Silence
from tests.starquest.mustering import figures, muster, options, ready
from tests.starquest.scene import BA, EL, LD


def over(state: State, points: dict[int, int]) -> State:
    """End a mission with these points; nothing is bought or kept."""
    for seat, number in points.items():
        change_side(state, seat, points=number)
    state.frames.clear()
    push(state, Ending())
    dice, out = Seeded(b"end"), Silence()
    settle(state, dice, out)
    state.offered = None
    while (asked := waiting(state)) is not None:
        offer = decisions.offer(state, asked)
        assert offer is not None
        decisions.apply(state, asked, offer.commands[-1], dice, out)
    return state


@pytest.mark.clause("SQ-END-05", "SQ-HONOUR-04")
def test_ranks_seals_and_psionics_go_from_one_mission_into_the_next() -> None:
    state = over(ready(muster()).state, {BA: 45, EL: 25})
    campaign = Campaign().after(state)
    assert campaign.records["blood_angels"] == Record(rank=1, seals=0, earned=4)
    assert campaign.records["eldar"] == Record(seals=1, earned=1)
    assert campaign.records["legion"].psionic == Psionic(row=1)
    following = ready(muster(campaign.options(options(mission="mis_02_dead_signal")))).state
    assert (following.sides[BA].rank, following.sides[EL].seals) == (1, 1)
    assert following.sides[LD].study.row == 1


@pytest.mark.clause("SQ-END-04", "SQ-SQUAD-26")
def test_the_roster_is_filled_up_after_losses() -> None:
    state = ready(muster()).state
    for mini in list(state.minis.values()):
        if mini.seat == BA and mini.role != "leader":
            remove(state, mini, "dead")
    campaign = Campaign().after(over(state, {}))
    following = ready(muster(campaign.options(Options())))
    assert len(figures(following, BA)) == 6
    assert {mini.lp for mini in following.state.minis.values() if mini.seat == BA} == {3, 2}


def test_the_annals_say_what_was_played_who_won_and_whose_leader_fell() -> None:
    state = ready(muster()).state
    remove(state, state.minis[state.sides[EL].leader], "dead")
    campaign = Campaign().after(over(state, {LD: 70}))
    assert campaign.played[0].mission == "mis_01_hard_dock"
    assert campaign.played[0].winners == ("legion",)
    assert campaign.played[0].dead == ("eldar",)
    assert campaign.played[0].points["legion"] == 70


@pytest.mark.clause("SQ-SETUP-02")
def test_the_next_mission_is_the_first_that_was_not_played() -> None:
    campaign = Campaign((Played("mis_01_hard_dock", {}, ()), Played("mis_02_dead_signal", {}, ())))
    chosen = campaign.options(options(mission="", house={"mission_choice": "campaign"}))
    assert muster(chosen).state.scenario.id == "mis_03_headhunt"


def test_a_faction_that_did_not_play_stays_as_it_was() -> None:
    campaign = Campaign(records={"cult": Record(rank=3)})
    state = over(ready(muster(options(("eldar", "chaos")))).state, {})
    assert campaign.after(state).records["cult"] == Record(rank=3)


@pytest.mark.clause("C-CAMPAIGN-winner")
def test_the_standing_goes_by_rank_then_seals_then_points() -> None:
    played = (Played("mis_01_hard_dock", {"eldar": 10, "legion": 30, "cult": 99}, ("cult",)),)
    campaign = Campaign(
        played,
        {
            "eldar": Record(rank=1, seals=2),
            "legion": Record(rank=1, seals=2),
            "cult": Record(seals=3),
            "chaos": Record(rank=1, seals=3),
        },
    )
    assert campaign.standing == ["chaos", "legion", "eldar", "cult"]


def test_a_campaign_can_be_written_down_and_its_options_typed_back() -> None:
    campaign = Campaign().after(over(ready(muster()).state, {BA: 45}))
    written = msgspec.json.encode(campaign)
    assert msgspec.json.decode(written, type=Campaign) == campaign
    chosen = campaign.options(Options())
    assert read_options(plain_options(chosen)) == chosen


@pytest.mark.parametrize("seed", range(2))
def test_three_missions_in_a_row_by_chance(seed: int) -> None:
    """Only set-up and end are played; points fall by lot."""
    rng, campaign = Random(seed), Campaign()
    for _ in range(3):
        chosen = campaign.options(options(mission="", house={"mission_choice": "campaign"}))
        dice = Seeded(bytes([seed, len(campaign.played)]))
        state = new_state(chosen, dice, Silence())
        while state.phase == "setup":
            seat = waiting(state)
            assert seat is not None
            offer = decisions.offer(state, seat)
            assert offer is not None
            decisions.apply(state, seat, rng.choice(offer.commands), dice, Silence())
        campaign = campaign.after(over(state, {seat: rng.randrange(150) for seat in range(7)}))
        assert records(state) == campaign.records
    assert [one.mission for one in campaign.played] == [
        "mis_01_hard_dock",
        "mis_02_dead_signal",
        "mis_03_headhunt",
    ]
    assert all(0 <= record.rank <= 5 and record.seals >= 0 for record in campaign.records.values())
    assert campaign.records["legion"].psionic.rank == 2, "Dominic has survived three missions"
