"""A governor's cards are his life."""

from typing import Any

import pytest

from bulkhead.starquest.events import CardsDiscarded, Declared, Rolled
from tests.starquest.rules.fight.shots import red, shot_at
from tests.starquest.scene import CH, EL, Table


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


@pytest.mark.clause("SQ-SQUAD-11", "SQ-SQUAD-16", "SQ-SQUAD-24")
@pytest.mark.clause("C-FLAG-card_life")
def test_without_cards_the_next_wound_kills_him() -> None:
    assert governor(0, red(3, 0)).mini("el1").place == "dead"


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
