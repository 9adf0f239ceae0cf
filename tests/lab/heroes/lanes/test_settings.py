"""Which tables the compiled engine plays."""

import pytest
from msgspec.structs import replace

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import Card, Item
from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.lanes.engine import Table
from bulkhead.lab.heroes.lanes.settings import covered, in_order, settings_of


def with_cards(count: int, *items: Item) -> Options:
    names = [f"hero{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(count)]
    cards = tuple(Card(name, "own", items or (Item("vox"),)) for name in names)
    return replace(HEROES.options({}), cards=cards)


def test_single_games_are_played_and_matches_are_not() -> None:
    assert covered(HEROES.options({}))
    assert not covered(HEROES.options({"games": 3}))
    with pytest.raises(ValueError, match="does not play"):
        Table(HEROES.options({"games": 3}))


def test_sixty_four_heroes_are_the_most() -> None:
    assert covered(with_cards(64))
    assert not covered(with_cards(65))


def test_a_scythe_in_melee_before_one_that_reaches_further_is_offered_in_another_order() -> None:
    melee, short = Item("scythe", "lucky-six", "melee"), Item("scythe", "lucky-six", "short")
    assert in_order(HEROES.options({}))
    assert not in_order(with_cards(5, melee, short))
    assert in_order(with_cards(5, melee, Item("scythe", "double-six", "short")))
    assert in_order(with_cards(5, melee, Item("shoot", "lucky-six", "short")))


def test_a_weapon_that_a_card_has_twice_is_one() -> None:
    shoot = Item("shoot", "lucky-six", "short")
    assert settings_of(with_cards(5, shoot, shoot)) == settings_of(with_cards(5, shoot))
