"""Inspire (H-INSPIRE-1): this hero's spaces count double in the current score."""

import pytest

from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.events import GameWon, MatchEnded, TurnBegan, TurnEnded
from bulkhead.heroes.rules.equipment.inspire import worth
from bulkhead.heroes.rules.winning import scores
from tests.heroes.scene import scene


@pytest.mark.clause("H-INSPIRE-1")
def test_only_the_inspiring_hero_counts_double() -> None:
    assert {card.id: worth(card) for card in house_cards()} == {
        "donato": 2,
        "victorno": 1,
        "sanyctus": 1,
        "phaello": 1,
        "ebellius": 1,
        "feurran": 1,
        "dyrael": 1,
        "aramus": 1,
        "darrago": 1,
    }


@pytest.mark.clause("H-INSPIRE-1", "H-SCORE-1")
def test_three_spaces_of_an_inspiring_hero_are_six_points() -> None:
    game = scene(
        """
        .aryf
        d....
        .....
        .....
        -----
        DV...
        .....
        .....
        ..SPE
        """
    )
    assert scores(game.state) == (6 + 3, 2)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-INSPIRE-1", "H-SCORE-1")
def test_in_its_set_up_space_an_inspiring_hero_is_worth_nothing() -> None:
    game = scene(
        """
        daryf
        .....
        .....
        -----
        .....
        .V...
        D.SPE
        """
    )
    assert scores(game.state) == (1, 0)


# Three heroes are across with 12 spaces in all; the enemy has as many.
EVEN = """
    .....
    .....
    aer..
    VSFyf
    -----
    .....
    .....
    .....
    ...PE
    """


@pytest.mark.clause("H-INSPIRE-1", "H-WIN-1")
def test_the_doubled_spaces_decide_a_game() -> None:
    game = scene(EVEN.replace("F", "D")).do("stop")
    assert game.events == [TurnEnded(0, (), (16, 12)), GameWon(0, (16, 12))]
    assert game.over().winner == 0


@pytest.mark.clause("H-INSPIRE-1", "H-WIN-1")
def test_the_same_spaces_without_an_inspiring_hero_decide_nothing() -> None:
    game = scene(EVEN).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 12)), TurnBegan(1, 2, False)]
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-INSPIRE-1", "H-MATCH-1")
def test_doubled_spaces_count_in_a_match_as_well() -> None:
    game = scene(EVEN.replace("F", "D"), games=3, sheet=[(4, 9), (4, 9)], winners=[1, 1]).do("stop")
    assert game.events[-1] == MatchEnded((24, 30), 1)
    assert game.over().scores == (24, 30)
