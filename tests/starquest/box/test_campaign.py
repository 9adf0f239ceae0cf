"""Tables of the campaign: ladders, efficiency, bags, points."""

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.data.factions import ALIENS, FACTIONS, SQUADS

BOX = load_box()


@pytest.mark.clause("SQ-HONOUR-06")
@pytest.mark.parametrize("seat", FACTIONS)
def test_every_seat_climbs_six_ranks(seat: str) -> None:
    ladder = BOX.ladder(seat)
    assert [rank.rank for rank in ladder.ranks] == [0, 1, 2, 3, 4, 5]
    assert ladder.at(9) == ladder.ranks[-1]
    assert ladder.at(0) == ladder.ranks[0]


@pytest.mark.parametrize("seat", SQUADS)
def test_each_rank_above_the_first_brings_a_reinforcement(seat: str) -> None:
    ranks = BOX.ladder(seat).ranks
    assert ranks[0].reinforcement == ()
    assert all(rank.reinforcement for rank in ranks[1:])
    assert [rank.equipment for rank in ranks] == sorted(rank.equipment for rank in ranks)
    in_reserve = [one for rank in ranks for one in rank.reinforcement if BOX.figures[one].stock.reserve]
    assert len(in_reserve) == (
        4 if seat == "legion" else 5
    )  # a sixth legionary comes from the Legion's own seven


@pytest.mark.parametrize("seat", ALIENS)
def test_alien_ranks_bring_tokens_and_cards_or_rites(seat: str) -> None:
    ranks = BOX.ladder(seat).ranks
    assert [rank.extra_tokens for rank in ranks] == [0, 1, 2, 3, 4, 5]
    gift = [rank.event_cards if seat == "chaos" else rank.rites for rank in ranks]
    assert gift == [0, 1, 2, 3, 4, 5]


def test_psionics_have_a_ladder_of_their_own() -> None:
    ladder = BOX.ladders["ldr_psionics"]
    assert ladder.seats == SQUADS
    assert [rank.extra_psychic_cards for rank in ladder.ranks] == [0, 1, 2, 3, 4]
    assert {rank.psychic_cards for rank in ladder.ranks} == {4}
    assert BOX.ladder("eldar").id == "ldr_eldar"


@pytest.mark.clause("SQ-HONOUR-03")
@pytest.mark.parametrize(
    ("points", "seals"), [(-50, 0), (19, 0), (20, 1), (39, 1), (40, 2), (99, 2), (100, 3), (250, 3)]
)
def test_efficiency_of_squads(points: int, seals: int) -> None:
    assert BOX.efficiency["eff_squads"].seals(points) == seals


@pytest.mark.clause("SQ-ALIEN-41")
@pytest.mark.parametrize(("points", "seals"), [(39, 0), (40, 1), (69, 1), (70, 2), (99, 2), (100, 3)])
def test_efficiency_of_aliens(points: int, seals: int) -> None:
    assert BOX.efficiency["eff_aliens"].seals(points) == seals


@pytest.mark.parametrize("seat", ALIENS)
def test_a_bag_holds_sixteen_tokens_of_its_side(seat: str) -> None:
    contents = BOX.bags[f"bag_{seat}"].contents()
    assert len(contents) == 16
    assert {BOX.figures[id_].faction for id_ in contents} == {seat}
    assert not any(BOX.figures[id_].has("gene") for id_ in contents)


@pytest.mark.clause("C-cmp_short-missions")
def test_campaigns_are_made_of_campaign_missions() -> None:
    for campaign in BOX.campaigns.values():
        assert {BOX.missions[id_].kind for id_ in campaign.missions} == {"campaign"}
        assert (campaign.seals_for_rank, campaign.winner_seals) == (4, 2)
    assert len(BOX.campaigns["cmp_hollow_crown"].missions) == 12
    assert BOX.campaigns["cmp_short"].missions == (
        "mis_01_hard_dock",
        "mis_04_nest",
        "mis_06_fuse",
        "mis_09_foundry",
        "mis_12_hollow_crown",
    )
