"""Equipment on the cards (H-EQ-1, H-EQ-2): which scoring roll pays for what."""

import pytest

from bulkhead.heroes.data.cards import Card, Item, Price, house_cards
from bulkhead.heroes.data.events import Attacked, Unaffected
from bulkhead.heroes.rules.equipment.weapons import WEAPONS, pays_for, weapons_of
from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS
from tests.heroes.scene import scene

# Every hero of seat 0 has left home and stands before an enemy in its set-up space: attacks are declared, no hero
# moves.
BOARD = """
    dasyf
    PEFRA
    .....
    .....
    -----
    .....
    .....
    .....
    .....
    """
THREES_AND_STRAIGHTS = list(SCORING_ROLLS[2:])


@pytest.mark.clause("H-EQ-1", "H-EQ-2")
@pytest.mark.parametrize(
    ("price", "paying"),
    [
        ("lucky-six", ["6"]),
        ("double-six", ["66"]),
        ("straight-or-three", THREES_AND_STRAIGHTS),
    ],
)
def test_a_price_is_paid_by_its_own_scoring_rolls_and_no_others(price: Price, paying: list[str]) -> None:
    item = Item("shoot", price, "long")
    assert [roll for roll in SCORING_ROLLS if pays_for(roll, item)] == paying


@pytest.mark.clause("H-EQ-1")
def test_a_special_rule_costs_nothing_and_nothing_pays_for_it() -> None:
    for kind in ("inspire", "vox", "shield"):
        assert not any(pays_for(roll, Item(kind)) for roll in SCORING_ROLLS)


@pytest.mark.clause("H-EQ-1")
@pytest.mark.parametrize(
    ("aside", "weapons"),
    [
        ("6", {"6 shoot 1 at 1.8"}),
        ("66", {"66 shoot 2 at 1.8", "66 scythe 3 at 3.8", "66 cut-down 5 at 5.8"}),
        ("345", {"345 cut-down 4 at 3.8", "345 cut-down 4 at 4.8", "345 cut-down 4 at 5.8"}),
    ],
)
def test_the_card_names_weapon_price_and_range(aside: str, weapons: set[str]) -> None:
    game = scene(BOARD, aside=aside)
    assert weapons <= set(game.offers)
    names = {offer.split()[2] for offer in game.offers if " at " in offer}
    assert names == {weapon.split()[2] for weapon in weapons}
    game.ready("act", 0)


@pytest.mark.clause("H-EQ-1")
def test_an_equipment_action_spends_its_scoring_roll_and_strikes_where_it_is_aimed() -> None:
    game = scene(BOARD, aside="6 66").do("66 shoot 2 at 4.8")
    assert game.events == [
        Attacked(0, 2, "ebellius", "shoot", "66", 8, "H-SHOOT-1"),
        Unaffected(1, 2, "dyrael"),
    ]
    assert game.state.aside == ("6",)
    assert not [offer for offer in game.offers if offer.startswith("66")]
    assert str(game.refused("66 shoot 2 at 4.8")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.ready("act", 0)


@pytest.mark.clause("H-EQ-1")
def test_a_double_six_does_not_pay_for_a_lucky_six() -> None:
    game = scene(BOARD, aside="66")
    assert str(game.refused("66 shoot 1 at 1.8")) == "H-EQ-1: heroes-no-wrong-roll"
    game.ready("act", 0)


@pytest.mark.clause("H-EQ-1")
@pytest.mark.parametrize("aside", ["6", "6 6"])
def test_lucky_sixes_do_not_pay_for_a_double_six(aside: str) -> None:
    game = scene(BOARD, aside=aside)
    assert str(game.refused("6 shoot 2 at 1.8")) == "H-EQ-1: heroes-no-wrong-roll"
    assert str(game.refused("66 shoot 2 at 1.8")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.ready("act", 0)


@pytest.mark.clause("H-EQ-2")
@pytest.mark.parametrize("roll", THREES_AND_STRAIGHTS)
def test_straight_or_three_of_a_kind_is_paid_by_either_whatever_the_numbers(roll: str) -> None:
    game = scene(BOARD, aside=roll).do(f"{roll} cut-down 4 at 5.8")
    assert game.events == [
        Attacked(0, 4, "darrago", "cut-down", roll, 8, "H-CUT-1"),
        Unaffected(1, 1, "feurran"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-EQ-2")
@pytest.mark.parametrize("roll", ["6", "66"])
def test_straight_or_three_of_a_kind_is_not_paid_by_6s(roll: str) -> None:
    game = scene(BOARD, aside=roll)
    assert str(game.refused(f"{roll} cut-down 4 at 4.8")) == "H-EQ-2: heroes-no-wrong-roll"
    game.ready("act", 0)


def test_a_hero_without_a_weapon_uses_none() -> None:
    game = scene(BOARD.replace("P", "D"), aside="6")
    assert list(weapons_of(game.state, 0, 1)) == []
    assert str(game.refused("6 shoot 1 at 1.8")) == "H-EQ-1: heroes-no-such-equipment"
    game.ready("act", 0)


@pytest.mark.clause("H-EQ-1")
def test_a_card_may_carry_several_pieces_of_equipment() -> None:
    short, long = Item("shoot", "lucky-six", "short"), Item("shoot", "lucky-six", "long")
    armed = Card("phaello", "own", (Item("inspire"), short, Item("scythe", "lucky-six", "melee"), long))
    others = tuple(card for card in house_cards() if card.id != "phaello")
    game = scene(BOARD, aside="6", cards=(armed, *others))
    assert [item for _, item in weapons_of(game.state, 0, 1)] == [short, armed.equipment[2], long]
    game.ready(
        "act",
        0,
        *(f"6 attack {column}" for column in range(1, 6)),
        "6 shoot 1 at 1.8",
        *("6 scythe 1 at 1.6", "6 scythe 1 at 1.8"),
        *(f"6 shoot 1 at {column}.8" for column in range(2, 6)),
        "stop",
    )


def test_every_weapon_names_the_clause_it_acts_under() -> None:
    assert {kind: weapon.why for kind, weapon in WEAPONS.items()} == {
        "shoot": "H-SHOOT-1",
        "cut-down": "H-CUT-1",
        "scythe": "H-SCYTHE-1",
    }
