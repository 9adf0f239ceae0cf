"""Shield (H-SHIELD-1): this hero stays on 3 or more, with one roll."""

import pytest

from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.events import Attacked, Retreated, Saved
from bulkhead.heroes.rules.equipment.shield import stays_on
from tests.heroes.scene import board, scene

# Sanyctus has the shield, Dyrael beside it has not; both stand before an enemy.
BOARD = """
    da..f
    .....
    ..sy.
    ..FV.
    -----
    .....
    .....
    .....
    DA..E
    """


@pytest.mark.clause("H-SHIELD-1")
def test_only_the_shield_lowers_what_a_hero_needs() -> None:
    assert [card.id for card in house_cards() if stays_on(card, 4) != 4] == ["sanyctus"]
    assert [stays_on(card, 4) for card in house_cards() if card.id == "sanyctus"] == [3]


@pytest.mark.clause("H-SHIELD-1")
def test_a_shielded_hero_stays_on_a_3() -> None:
    game = scene(BOARD, aside="6", dice=[3]).do("6 attack 3")
    assert game.events == [
        Attacked(0, 3, "feurran", "armour", "6", 6, "H-TERM-1"),
        Saved(1, 3, "sanyctus", 3, 3, True, "H-SHIELD-1"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SHIELD-1")
def test_a_shielded_hero_retreats_on_a_2_and_has_no_second_roll() -> None:
    game = scene(BOARD, aside="6", dice=[2]).do("6 attack 3")
    assert game.events == [
        Attacked(0, 3, "feurran", "armour", "6", 6, "H-TERM-1"),
        Saved(1, 3, "sanyctus", 2, 3, False, "H-SHIELD-1"),
        Retreated(1, 3, "sanyctus", 1, 1, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SHIELD-1", "H-SAVE-1")
def test_the_hero_beside_a_shield_retreats_on_a_3() -> None:
    game = scene(BOARD, aside="6", dice=[3]).do("6 attack 4")
    assert game.events[1:] == [
        Saved(1, 2, "dyrael", 3, 4, False, "H-SAVE-1"),
        Retreated(1, 2, "dyrael", 1, 1, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")
