"""A governor's cards are his life."""

from typing import Any

import pytest

from bulkhead.starquest.events import (
    CardsDiscarded,
    CommandLost,
    Declared,
    Eliminated,
    Rolled,
    Scored,
    Wounded,
)
from bulkhead.starquest.rules.fight.harm import suffer
from tests.starquest.rules.fight.shots import HALL, red, shot_at
from tests.starquest.scene import CH, EL, Table, scene

DECK = tuple(f"gov_{number}" for number in range(1, 6))


def governor(cards: int, dice: list[int], **house: Any) -> Table:
    names = tuple(f"gov_{number}" for number in range(1, cards + 1))
    return shot_at(
        "el1 fig_eldar_governor 0.0 E role=leader",
        "el2 fig_eldar_warrior 0.2 E",
        dice=dice,
        sides={EL: {"governor": names}},
        decks={"governor": names},
        house=dict(house),
    )


@pytest.mark.clause("SQ-SQUAD-13", "SQ-SQUAD-14", "SQ-SQUAD-15")
@pytest.mark.house("governor-wounds")
@pytest.mark.clause("C-FLAG-card_life")
def test_a_governor_gives_a_card_for_each_life_point_and_chooses_which() -> None:
    table = governor(5, red(3, 2))
    assert table.waiting == EL
    table.do("choose gov_2", "choose gov_5", "choose gov_1")
    assert table.side(EL).governor == ("gov_3", "gov_4")
    assert table.side(EL).governor_lost == ("gov_2", "gov_5", "gov_1")
    assert table.mini("el1").lp == 1
    assert table.mini("el1").place == "board"
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        CardsDiscarded(EL, "el1", ("gov_2",)),
        CardsDiscarded(EL, "el1", ("gov_5",)),
        CardsDiscarded(EL, "el1", ("gov_1",)),
    ]
    assert table.mini("el2").lp == 2
    assert table.waiting == CH


@pytest.mark.clause("SQ-SQUAD-14", "SQ-SQUAD-16")
@pytest.mark.parametrize(("cards", "alive"), [(2, False), (3, True)])
def test_a_loss_larger_than_his_cards_kills_him(cards: int, alive: bool) -> None:
    table = governor(cards, red(3, 2))
    assert table.side(EL).governor == ()
    assert (table.mini("el1").place == "board") == alive
    dies = [
        Wounded(EL, "el1", 1, 0, "SQ-SQUAD-16"),
        Eliminated(EL, "el1", "fig_eldar_governor", CH),
        Scored(CH, 15, 15, "kill", "el1"),
        Scored(EL, -15, -15, "loss", "el1"),
        CommandLost(EL),
    ]
    all_of_them = CardsDiscarded(EL, "el1", tuple(f"gov_{number}" for number in range(1, cards + 1)))
    assert table.happened[2:] == [all_of_them, *([] if alive else dies)]


@pytest.mark.clause("SQ-SQUAD-11", "SQ-SQUAD-16", "SQ-SQUAD-24")
@pytest.mark.clause("C-FLAG-card_life")
@pytest.mark.parametrize("figure", ["fig_eldar_governor", "fig_eldar_sorcerer"])
def test_without_cards_the_next_wound_kills_him(figure: str) -> None:
    table = shot_at(f"el1 {figure} 0.0 E role=leader", "el2 fig_eldar_warrior 0.2 E", dice=red(3, 0))
    if "save 0" in table.offers:
        table.do("save 0")
    assert table.happened[2:4] == [
        Wounded(EL, "el1", 1, 0, "SQ-SQUAD-16"),
        Eliminated(EL, "el1", figure, CH),
    ]
    assert (table.mini("el1").place, table.mini("el2").place) == ("dead", "board")


@pytest.mark.clause("SQ-SQUAD-11", "SQ-SQUAD-13", "SQ-SQUAD-24")
@pytest.mark.parametrize("figure", ["fig_eldar_governor", "fig_eldar_sorcerer"])
def test_he_pays_with_his_cards_and_no_other_eldar_does(figure: str) -> None:
    """The Eldar have the first seat of this table."""
    seats = ("eldar", "chaos")

    def shot(*lines: str) -> Table:
        sides = {0: {"governor": ("gov_1", "gov_2")}}
        table = shot_at(*lines, dice=red(3, 0), sides=sides, factions=seats, decks={"governor": DECK})
        return table.do("save 0") if "save 0" in table.offers else table

    leader, warrior = f"el1 {figure} 0.0 E role=leader", "el2 fig_eldar_warrior 0.2 E"
    table = shot(leader, warrior)
    table.do("choose gov_1")
    assert table.happened[2:] == [CardsDiscarded(0, "el1", ("gov_1",))]
    other = shot(warrior, leader)
    assert other.happened[2:] == [Wounded(0, "el2", 1, 1)]
    assert other.side(0).governor == ("gov_1", "gov_2")


@pytest.mark.clause("SQ-SQUAD-14", "SQ-SQUAD-16")
def test_where_two_of_them_lose_life_points_each_pays_his_own_loss() -> None:
    """A position may be drawn with both: the governor gives two cards up, then the sorcerer two."""
    table = both_lose_two(5)
    table.do("choose gov_1", "choose gov_2", "choose gov_3", "choose gov_4")
    assert table.happened == [
        *(CardsDiscarded(EL, "el1", (card,)) for card in ("gov_1", "gov_2")),
        *(CardsDiscarded(EL, "el2", (card,)) for card in ("gov_3", "gov_4")),
    ]
    assert [table.mini(who).place for who in ("el1", "el2")] == ["board", "board"]


@pytest.mark.clause("SQ-SQUAD-14", "SQ-SQUAD-16")
def test_where_the_first_needs_all_cards_the_second_dies() -> None:
    table = both_lose_two(2)
    assert table.happened[:3] == [
        CardsDiscarded(EL, "el1", ("gov_1", "gov_2")),
        Wounded(EL, "el2", 1, 0, "SQ-SQUAD-16"),
        Eliminated(EL, "el2", "fig_eldar_sorcerer", CH),
    ]
    assert [table.mini(who).place for who in ("el1", "el2")] == ["board", "dead"]


def both_lose_two(cards: int) -> Table:
    table = scene(
        HALL,
        "ch1 fig_chaos_commander 7.0 W",
        "el1 fig_eldar_governor 0.0 E role=leader",
        "el2 fig_eldar_sorcerer 0.1 E",
        sides={EL: {"governor": DECK[:cards]}},
        decks={"governor": DECK},
    )
    suffer(table.state, CH, "ch1", [("el1", 2), ("el2", 2)], table.heard)
    table.settle()
    while "save 0" in table.offers:
        table.do("save 0")
    return table


@pytest.mark.clause("SQ-SQUAD-14")
@pytest.mark.house("governor-wounds")
def test_by_the_house_rule_a_wounding_attack_costs_one_card_whatever_its_size() -> None:
    table = governor(5, red(3, 3), governor_wounds="attack")
    table.do("choose gov_1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "el1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        CardsDiscarded(EL, "el1", ("gov_1",)),
    ]
    assert len(table.side(EL).governor) == 4
    assert table.waiting == CH


@pytest.mark.clause("SQ-SQUAD-14")
@pytest.mark.house("governor-wounds")
@pytest.mark.parametrize(("cards", "alive"), [(0, False), (1, True)])
def test_by_the_house_rule_his_last_card_pays_for_an_attack_of_any_size(cards: int, alive: bool) -> None:
    table = governor(cards, red(3, 3), governor_wounds="attack")
    assert table.told(CardsDiscarded) == [CardsDiscarded(EL, "el1", ("gov_1",))] * cards
    assert (table.mini("el1").place == "board", table.waiting) == (alive, CH)
