"""Psionics between missions (SQ-PSI-01 to 07, 11 to 16): how they join, rise, study and are replaced."""

from typing import Any

import pytest

from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.campaign import psionic_ranks
from bulkhead.starquest.rules.campaign.psionic_ranks import ARTS
from bulkhead.starquest.table.places import remove
from bulkhead.tabletop import Heard
from tests.starquest.mustering import ask, figures, muster, of_figure, options, ready, step_of
from tests.starquest.scene import BA, EL, LD, Table

DECKS = {f"psychic-{art}": tuple(f"psi_{art[4:]}_{number}" for number in range(1, 5)) for art in ARTS}


def legion(study: Psionic, place: str = "board", **house: Any) -> Table:
    """A table whose Legion has had Cardinal Dominic in a mission: where is he now?"""
    table = ready(muster(options(house=house, records={"legion": Record(psionic=study)})))
    dominic = of_figure(table, LD, "fig_dominic")[0]
    remove(table.state, dominic, place)
    return table


def study(table: Table, seat: int = LD) -> Psionic:
    return table.side(seat).study


# Joining


@pytest.mark.clause("SQ-PSI-01", "SQ-PSI-03")
@pytest.mark.house("psionic-price")
@pytest.mark.parametrize(
    ("faction", "seat", "psionic"), [("blood_angels", BA, "fig_librarian"), ("eldar", EL, "fig_harlequin")]
)
def test_a_standard_squad_may_add_its_psionic_for_two_seals(faction: str, seat: int, psionic: str) -> None:
    table = ask(muster(options(seals={faction: 3})), "psionic")
    assert (table.waiting, table.offers) == (seat, [f"choose {psionic}", "pass"])
    table.do(f"choose {psionic}")
    assert table.happened == [Chose(seat, "psionic", psionic, "SQ-PSI-01")]
    mini = of_figure(table, seat, psionic)[0]
    assert (table.side(seat).seals, table.side(seat).psionic) == (1, mini.id)
    assert (mini.role, study(table, seat).bought) == ("psionic", True)
    assert table.side(seat).reserve == "", "he is no reinforcement"


@pytest.mark.clause("SQ-PSI-01")
def test_he_may_be_refused_and_one_seal_is_not_enough() -> None:
    table = ask(muster(options(seals={"blood_angels": 2, "eldar": 1})), "psionic").do("pass")
    assert step_of(table) != "psionic"
    assert "fig_librarian" not in figures(ready(table), BA)
    assert table.side(BA).seals == 2


@pytest.mark.clause("SQ-PSI-01")
@pytest.mark.house("psionic-price")
def test_he_stays_until_he_is_killed_or_is_paid_in_every_mission() -> None:
    records = {"blood_angels": Record(seals=2, psionic=Psionic(bought=True))}
    table = ready(muster(options(records=records)))
    assert ("fig_librarian" in figures(table, BA), table.side(BA).seals) == (True, 2)
    each = ask(muster(options(seals={"blood_angels": 2}, house={"psionic_price": "mission"})), "psionic")
    each.do("choose fig_librarian")
    assert (study(each, BA).bought, each.side(BA).seals) == (False, 0)


@pytest.mark.clause("SQ-PSI-02", "SQ-PSI-04")
@pytest.mark.parametrize(
    ("faction", "seat", "formation", "psionic"),
    [
        ("blood_angels", BA, "sqd_terminators", "fig_librarian"),
        ("eldar", EL, "sqd_avengers", "fig_harlequin"),
    ],
)
def test_formations_include_theirs_and_pay_nothing(
    faction: str, seat: int, formation: str, psionic: str
) -> None:
    records = {faction: Record(seals=4, psionic=Psionic(bought=True, rank=2, arts=("art_power",)))}
    table = ask(muster(options(records=records)), "formation", seat).do(f"choose {formation}")
    ready(table)
    assert figures(table, seat).count(psionic) == 1
    assert table.side(seat).seals == 4


@pytest.mark.clause("SQ-PSI-05", "SQ-PSI-06")
def test_dominic_belongs_to_the_legion_and_is_not_for_sale() -> None:
    table = ask(muster(options(seals={"legion": 6})), "weapon")
    assert table.side(LD).psionic == of_figure(table, LD, "fig_dominic")[0].id
    assert table.side(LD).seals == 6
    assert psionic_ranks.for_sale(table.state, LD) == ""


# Cards


@pytest.mark.clause("SQ-PSI-07", "SQ-PSI-15")
def test_a_lexicanum_chooses_one_card_of_each_art() -> None:
    table = ask(muster(options(scenario={"decks": DECKS})), "psychic")
    assert table.waiting == LD
    for art in ARTS:
        assert table.offers == [f"choose {card}" for card in DECKS[f"psychic-{art}"]]
        table.do(table.offers[1])
    assert len(table.side(LD).psychic) == 4
    assert step_of(table) != "psychic"
    assert "psi_power_2" not in str(table.heard.seen_by(BA))


@pytest.mark.clause("SQ-PSI-07")
def test_only_squads_with_a_psionic_choose() -> None:
    table = ready(muster(options(scenario={"decks": DECKS})))
    assert [len(side.psychic) for side in table.state.sides] == [0, 0, 0, 0, 4, 0, 0]


@pytest.mark.clause("SQ-PSI-12", "SQ-PSI-15")
@pytest.mark.parametrize("rank", range(1, 6))
def test_each_rank_adds_a_card_of_the_art_studied(rank: int) -> None:
    arts = ("art_kinesis", "art_kinesis", "art_kinesis", "art_power")[: rank - 1]
    records = {"legion": Record(psionic=Psionic(rank=rank, arts=arts))}
    table = ready(muster(options(records=records, scenario={"decks": DECKS})))
    cards = table.side(LD).psychic
    assert len(cards) == len(set(cards)) == 3 + rank
    assert sum("kinesis" in card for card in cards) == 1 + min(rank - 1, 3)
    assert psionic_ranks.cards_of(study(table)) == (4, rank - 1)


@pytest.mark.clause("SQ-PSI-07")
@pytest.mark.house("psychic-deck")
@pytest.mark.parametrize(("house", "same"), [("own", True), ("common", False)])
def test_from_a_common_deck_no_card_is_taken_twice(house: str, same: bool) -> None:
    chosen = options(
        records={"blood_angels": Record(psionic=Psionic(bought=True))},
        house={"psychic_deck": house},
        scenario={"decks": DECKS},
    )
    table = ready(muster(chosen))
    mine, theirs = set(table.side(BA).psychic), set(table.side(LD).psychic)
    assert (mine == theirs) is same
    assert bool(mine & theirs) is same


@pytest.mark.clause("SQ-PSI-07")
@pytest.mark.house("psychic-deck")
@pytest.mark.parametrize(("house", "told"), [("own", False), ("common", True)])
def test_what_is_taken_from_a_common_deck_all_may_know(house: str, told: bool) -> None:
    table = ask(muster(options(house={"psychic_deck": house}, scenario={"decks": DECKS})), "psychic")
    card = table.offers[0].removeprefix("choose ")
    table.do(table.offers[0])
    assert card in str(table.heard.seen_by(LD))
    assert (card in str(table.heard.seen_by(BA))) is told


# Ranks


@pytest.mark.clause("SQ-PSI-11")
def test_the_third_mission_survived_in_a_row_promotes() -> None:
    table = legion(Psionic(row=1))
    assert not psionic_ranks.after_mission(table.state, LD)
    assert (study(table).row, study(table).rank) == (2, 1)
    assert psionic_ranks.after_mission(table.state, LD)
    assert (study(table).row, study(table).rank) == (0, 2)


@pytest.mark.clause("SQ-PSI-11")
def test_a_mission_without_him_neither_counts_nor_breaks_the_row() -> None:
    records = {"blood_angels": Record(psionic=Psionic(row=2))}
    table = ready(muster(options(records=records)))
    assert not psionic_ranks.after_mission(table.state, BA)
    assert study(table, BA) == Psionic(row=2)


@pytest.mark.clause("SQ-PSI-11")
@pytest.mark.parametrize(("rank", "after"), [(4, 5), (5, 5)])
def test_nobody_rises_above_the_fifth_rank(rank: int, after: int) -> None:
    table = legion(Psionic(rank=rank, row=2))
    assert psionic_ranks.after_mission(table.state, LD) is (after > rank)
    assert study(table) == Psionic(rank=after, row=0)


@pytest.mark.clause("SQ-PSI-11")
def test_who_left_has_survived() -> None:
    table = legion(Psionic(row=2), "left")
    assert psionic_ranks.after_mission(table.state, LD)


@pytest.mark.clause("SQ-PSI-16", "SQ-PSI-11")
@pytest.mark.house("psionic-heir")
@pytest.mark.parametrize(
    ("house", "heir"), [("rank", Psionic(rank=2, arts=("art_power",))), ("novice", Psionic())]
)
def test_death_empties_the_row_and_the_post_keeps_rank_and_art_or_not(house: str, heir: Psionic) -> None:
    table = legion(Psionic(rank=2, row=2, arts=("art_power",)), "dead", psionic_heir=house)
    assert not psionic_ranks.after_mission(table.state, LD)
    assert study(table) == heir


@pytest.mark.clause("SQ-PSI-16")
def test_a_psionic_who_was_bought_must_be_bought_again() -> None:
    table = ready(muster(options(records={"blood_angels": Record(psionic=Psionic(bought=True, row=1))})))
    remove(table.state, of_figure(table, BA, "fig_librarian")[0], "dead")
    psionic_ranks.after_mission(table.state, BA)
    assert study(table, BA) == Psionic()


# Arts


def open_arts(rank: int, *arts: str, house: str = "four") -> list[str]:
    table = muster(options(house={"art_cycle": house}))
    change_side(table.state, LD, study=Psionic(rank=rank, arts=arts))
    return psionic_ranks.arts_open(table.state, LD)


@pytest.mark.clause("SQ-PSI-12")
def test_the_first_promotion_opens_all_arts_and_without_one_there_is_none() -> None:
    assert open_arts(1) == []
    assert open_arts(2) == list(ARTS)
    assert open_arts(2, "art_power") == []


@pytest.mark.clause("SQ-PSI-13")
@pytest.mark.parametrize("rank", [3, 4])
def test_an_art_is_not_changed_before_it_is_complete(rank: int) -> None:
    assert open_arts(rank, *("art_power",) * (rank - 2)) == ["art_power"]


@pytest.mark.clause("SQ-PSI-13")
@pytest.mark.parametrize("arts", [("art_power", "art_kinesis"), (*("art_power",) * 3, "art_kinesis")])
def test_the_art_that_was_begun_last_is_the_one_that_goes_on(arts: tuple[str, ...]) -> None:
    """Records of a campaign may be written by hand, with more ranks and arts than play gives."""
    assert open_arts(len(arts) + 2, *arts) == ["art_kinesis"]


@pytest.mark.clause("SQ-PSI-14")
@pytest.mark.house("art-cycle")
def test_with_four_cards_an_art_is_complete_and_another_one_begins() -> None:
    power = ("art_power",) * 3
    assert open_arts(5, *power) == ["art_psionic", "art_kinesis", "art_temporal"]
    assert open_arts(5, *power, house="extra") == ["art_power"]


@pytest.mark.clause("SQ-PSI-14")
def test_with_four_extra_cards_of_one_art_the_last_comes_from_any_other() -> None:
    records = {"legion": Record(psionic=Psionic(rank=5, arts=("art_power",) * 4))}
    chosen = options(records=records, house={"art_cycle": "extra"}, scenario={"decks": DECKS})
    cards = ready(muster(chosen)).side(LD).psychic
    assert len(set(cards)) == 8
    assert sum("power" in card for card in cards) == 4


@pytest.mark.clause("SQ-PSI-12")
def test_an_art_that_is_learnt_is_told() -> None:
    table = legion(Psionic(rank=2))
    heard = Heard()
    psionic_ranks.learn(table.state, LD, "art_temporal", heard)
    assert study(table).arts == ("art_temporal",)
    assert "art_temporal" in str(heard.events)
