"""Seals of Honour and ranks (SQ-HONOUR): winners, tables, promotions, a leader's death."""

from typing import Any

import pytest

from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.data.state import change, change_side
from bulkhead.starquest.events import Chose, RankChanged, SealsWon
from bulkhead.starquest.rules.campaign import honours, psionic_ranks, reinforcements
from bulkhead.starquest.rules.fight import converting
from bulkhead.starquest.table.places import remove, stand
from bulkhead.tabletop import Heard
from tests.starquest.mustering import muster, options, ready
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table


def table_with(points: dict[int, int], **fields: Any) -> Table:
    """A table that has been set up, with these points by seat."""
    table = ready(muster(options(**fields)))
    for seat, number in points.items():
        change_side(table.state, seat, points=number)
    return table


def seals(table: Table) -> list[int]:
    return [side.seals for side in table.state.sides]


@pytest.mark.clause("SQ-HONOUR-01", "SQ-HONOUR-02", "SQ-END-06")
@pytest.mark.parametrize("winner", [EL, CH])
def test_the_player_with_most_points_gets_two_seals_be_he_squad_or_alien(winner: int) -> None:
    table = table_with({winner: 50, UM: 40, CU: 49})
    heard = Heard()
    honours.reward_winner(table.state, heard)
    assert heard.events == [SealsWon(winner, 2, 2, "SQ-HONOUR-02")]
    assert sum(seals(table)) == 2


@pytest.mark.clause("SQ-HONOUR-01")
@pytest.mark.house("tied-winners")
@pytest.mark.parametrize(("house", "given"), [("nobody", 0), ("all", 2)])
def test_tied_winners_get_seals_only_with_the_house_rule(house: str, given: int) -> None:
    table = table_with({EL: 50, LD: 50, BA: 10}, house={"tied_winners": house})
    honours.reward_winner(table.state, Heard())
    assert (seals(table)[EL], seals(table)[LD], seals(table)[BA]) == (given, given, 0)


@pytest.mark.clause("SQ-HONOUR-03")
def test_squads_look_their_points_up_in_the_table_of_combat_efficiency() -> None:
    table = table_with({BA: 19, IF: 20, UM: 39, EL: 40, LD: 100})
    heard = Heard()
    honours.reward_efficiency(table.state, heard)
    assert seals(table)[:5] == [0, 1, 1, 2, 3]
    assert heard.events == [
        SealsWon(seat, won, won, "SQ-HONOUR-03") for seat, won in ((IF, 1), (UM, 1), (EL, 2), (LD, 3))
    ]


@pytest.mark.clause("SQ-ALIEN-41", "SQ-ALIENRANK-02")
@pytest.mark.parametrize(("points", "won"), [(39, 0), (40, 1), (70, 2), (100, 3)])
def test_aliens_have_a_table_of_their_own(points: int, won: int) -> None:
    table = table_with({CH: points, CU: -20})
    heard = Heard()
    honours.reward_efficiency(table.state, heard)
    assert (seals(table)[CH], seals(table)[CU]) == (won, 0)
    assert heard.events == ([SealsWon(CH, won, won, "SQ-ALIEN-41")] if won else [])


@pytest.mark.clause("SQ-HONOUR-04", "SQ-HONOUR-05", "SQ-ALIENRANK-01")
@pytest.mark.house("promotion-seals")
@pytest.mark.parametrize(
    ("rank", "before", "after", "left"),
    [(0, 3, 0, 3), (0, 4, 1, 0), (1, 9, 3, 1), (4, 9, 5, 5), (5, 12, 5, 12)],
)
def test_four_seals_make_a_rank_as_often_as_they_come_and_pile_up_at_the_top(
    rank: int, before: int, after: int, left: int
) -> None:
    for faction, seat in (("legion", LD), ("cult", CU)):
        table = table_with({}, ranks={faction: rank}, seals={faction: before})
        heard = Heard()
        honours.promote(table.state, heard)
        assert (table.side(seat).rank, table.side(seat).seals) == (after, left)
        assert heard.events == ([RankChanged(seat, faction, after)] if after > rank else [])


@pytest.mark.clause("SQ-HONOUR-05")
@pytest.mark.house("promotion-seals")
@pytest.mark.parametrize(("before", "won", "rank"), [(3, 1, 1), (4, 3, 0), (4, 4, 1), (2, 6, 2)])
def test_where_seals_are_kept_every_fourth_one_earned_promotes(before: int, won: int, rank: int) -> None:
    table = table_with({}, seals={"legion": before}, house={"promotion_seals": "kept"})
    change_side(table.state, LD, seals=before + won, earned=before + won)
    honours.promote(table.state, Heard())
    assert (table.side(LD).rank, table.side(LD).seals) == (rank, before + won)


@pytest.mark.clause("SQ-HONOUR-07")
def test_seals_give_no_cards_and_buy_reinforcements_and_psionics() -> None:
    decks = {"equipment-blood_angels": tuple(f"eqp_{letter}" for letter in "abcdefgh")}
    for owned in (0, 3):
        table = table_with({}, seals={"blood_angels": owned}, scenario={"decks": decks})
        assert len(table.side(BA).equipment) == 4
    table = table_with({})
    change_side(table.state, BA, rank=1, seals=8)
    heard = Heard()
    (sheet, *_) = reinforcements.for_sale(table.state, BA)
    reinforcements.buy(table.state, BA, sheet, heard)
    psionic_ranks.buy(table.state, BA, heard)
    assert heard.events == [
        Chose(BA, "reinforcement", sheet, "SQ-REINF-01"),
        Chose(BA, "psionic", psionic_ranks.psionic_of(table.state, BA), "SQ-PSI-01"),
    ]
    assert table.side(BA).seals == 8 - reinforcements.PRICE - psionic_ranks.PRICE


@pytest.mark.clause("SQ-HONOUR-08", "SQ-HONOUR-09")
def test_a_squad_whose_leader_is_killed_loses_a_rank_and_all_seals() -> None:
    table = table_with({}, ranks={"eldar": 3, "legion": 3}, seals={"eldar": 3, "legion": 3})
    remove(table.state, table.mini(table.side(EL).leader), "dead")
    heard = Heard()
    honours.mourn(table.state, heard)
    assert (table.side(EL).rank, table.side(EL).seals, table.side(EL).earned) == (2, 0, 0)
    assert (table.side(LD).rank, table.side(LD).seals) == (3, 3), "his leader is alive"
    assert heard.events == [RankChanged(EL, "eldar", 2, "SQ-HONOUR-08")]


@pytest.mark.clause("SQ-HONOUR-08")
def test_the_lowest_rank_stays_and_aliens_have_no_leader_to_lose() -> None:
    table = table_with({}, ranks={"chaos": 2}, seals={"chaos": 1})
    remove(table.state, table.mini(table.side(EL).leader), "dead")
    honours.mourn(table.state, Heard())
    assert table.side(EL).rank == 0
    assert (table.side(CH).rank, table.side(CH).seals) == (2, 1)


@pytest.mark.clause("SQ-END-03", "SQ-HONOUR-08")
def test_a_leader_who_left_has_survived_though_all_the_others_are_dead() -> None:
    table = table_with({}, ranks={"eldar": 1}, seals={"eldar": 1})
    for mini in list(table.state.minis.values()):
        if mini.seat == EL:
            remove(table.state, mini, "left" if mini.role == "leader" else "dead")
    honours.mourn(table.state, Heard())
    assert (table.side(EL).rank, table.side(EL).seals) == (1, 1)


@pytest.mark.clause("SQ-HONOUR-09")
def test_a_dead_leader_with_three_seals_and_two_won_keeps_his_rank() -> None:
    table = table_with({EL: 5}, ranks={"eldar": 1}, seals={"eldar": 3})
    remove(table.state, table.mini(table.side(EL).leader), "dead")
    for step in (honours.reward_winner, honours.reward_efficiency, honours.promote, honours.mourn):
        step(table.state, Heard())
    assert (table.side(EL).rank, table.side(EL).seals) == (1, 0)


@pytest.mark.clause("SQ-ALIEN-43", "SQ-HONOUR-08", "SQ-PSI-16", "SQ-REINF-03")
def test_who_changes_side_is_lost_for_the_campaign_too() -> None:
    """A leader, a psionic and a reinforcement that a card has won over count as killed; a bystander's do not."""
    records = {
        "eldar": Record(rank=2, seals=1, reinforcement="fig_eldar_warrior"),
        "legion": Record(rank=2, seals=1, psionic=Psionic(row=1), reinforcement="fig_fanatic"),
    }
    table = table_with({}, records=records)
    for mini in [mini for mini in table.state.minis.values() if mini.seat == EL and mini.role == "leader"]:
        stand(table.state, change(table.state, mini, place="board"), (0,))
        converting.convert(table.state, table.state.minis[mini.id], CH, table.heard)
    for mini in [mini for mini in table.state.minis.values() if mini.seat == LD and mini.role != "leader"]:
        stand(table.state, change(table.state, mini, place="board"), (0,))
        converting.convert(table.state, table.state.minis[mini.id], CH, table.heard)
    honours.mourn(table.state, table.heard)
    for seat in (EL, LD):
        psionic_ranks.after_mission(table.state, seat)
        reinforcements.after_mission(table.state, seat)
    eldar, legion = table.side(EL), table.side(LD)
    assert (eldar.rank, eldar.seals, eldar.reserve) == (1, 0, "fig_eldar_warrior")
    assert (legion.rank, legion.seals, legion.reserve, legion.study.row) == (2, 1, "", 0)
