"""Terminator armour (H-TERM): the actions that each scoring roll allows any hero."""

import pytest

from bulkhead.heroes.data.events import Attacked, Moved, Retreated, Saved
from bulkhead.heroes.rules.armour import moves_of
from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS
from tests.heroes.scene import board, scene

# Column 1: face to face. Column 2: one space between. Columns 3 to 5: far apart, 4 and 5 at home.
BOARD = """
    ..ryf
    .....
    da...
    D....
    -----
    .F...
    ..A..
    .....
    ...PE
    """


# Lucky six


@pytest.mark.clause("H-TERM-1")
def test_a_lucky_six_attacks_the_adjacent_enemy_hero_of_the_same_column() -> None:
    game = scene(BOARD, aside="6", dice=[3]).do("6 attack 1")
    assert game.events == [
        Attacked(0, 1, "donato", "armour", "6", 6, "H-TERM-1"),
        Saved(1, 5, "donato", 3, 4, False, "H-SAVE-1"),
        Retreated(1, 5, "donato", 1, 1, "H-ATK-1"),
    ]
    assert game.board == board(
        """
        ..ryf
        d....
        .a...
        D....
        -----
        .F...
        ..A..
        .....
        ...PE
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-1")
def test_an_enemy_one_space_farther_is_not_adjacent() -> None:
    game = scene(BOARD, aside="6")
    refusal = game.refused("6 attack 2")
    assert str(refusal) == "H-TERM-1: heroes-no-enemy-adjacent"
    assert refusal.phrase.args["spaces"] == 1
    game.ready("act", 0, "6 attack 1", "stop")


@pytest.mark.clause("H-TERM-1", "H-ATK-3")
def test_the_hero_that_is_adjacent_is_the_attacker_and_must_have_left_its_set_up_space() -> None:
    game = scene(
        """
        .aryf
        .....
        .....
        .....
        -----
        .....
        .....
        d....
        DVSPE
        """,
        aside="6",
    )
    assert str(game.refused("6 attack 1")) == "H-ATK-3: heroes-no-attack-from-set-up"
    game.ready("act", 0, "stop")


def test_a_lucky_six_moves_nobody() -> None:
    game = scene(BOARD, aside="6")
    assert str(game.refused("6 move 3")) == "H-TERM-1: heroes-no-six-moves-nobody"
    game.ready("act", 0)


@pytest.mark.clause("H-TERM-2")
@pytest.mark.parametrize(("roll", "clause"), [("66", "H-TERM-2"), ("111", "H-TERM-1"), ("123", "H-TERM-1")])
def test_no_other_scoring_roll_attacks_by_itself(roll: str, clause: str) -> None:
    game = scene(BOARD, aside=roll)
    assert str(game.refused(f"{roll} attack 1")) == f"{clause}: heroes-no-attack-needs-six"
    game.ready("act", 0)


# Double six


@pytest.mark.clause("H-TERM-2")
def test_a_double_six_moves_any_one_hero_one_space() -> None:
    game = scene(BOARD, aside="66")
    moves = ["66 move 2", "66 move 3", "66 move 4", "66 move 5"]
    assert [offer for offer in game.offers if "move" in offer] == moves
    game.do("66 move 4")
    assert game.events == [Moved(0, 4, "phaello", 1, "66", 0, "H-TERM-2")]
    assert game.board == board(
        """
        ..ryf
        .....
        da...
        D....
        -----
        .F...
        ..A..
        ...P.
        ....E
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-2")
def test_a_double_six_is_spent_with_one_move() -> None:
    game = scene(BOARD, aside="66").do("66 move 3")
    assert str(game.refused("move 3")) == "H-ACT-1: heroes-no-move-without-roll"
    assert str(game.refused("66 move 3")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.ready("act", 0, "stop")


# Three of a kind


@pytest.mark.clause("H-TERM-3")
def test_a_three_of_a_kind_moves_the_hero_in_the_column_of_its_number_two_spaces() -> None:
    game = scene(BOARD, aside="444").do("444 move 4")
    game.ready("act", 0, "move 4", "done")
    game.do("move 4")
    assert game.events == [
        Moved(0, 4, "phaello", 1, "444", 0, "H-TERM-3"),
        Moved(0, 4, "phaello", 2, "444", 0, "H-TERM-3"),
    ]
    assert game.board == board(
        """
        ..ryf
        .....
        da...
        D....
        -----
        .F...
        ..AP.
        .....
        ....E
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-3")
def test_if_only_one_space_is_free_one_move_is_made() -> None:
    game = scene(BOARD, aside="222").do("222 move 2")
    assert game.events == [Moved(0, 2, "feurran", 4, "222", 0, "H-TERM-3")]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-3")
def test_with_exactly_two_spaces_free_both_moves_are_made() -> None:
    game = scene(
        """
        .aryf
        .....
        d....
        .....
        -----
        .....
        D....
        .....
        .VSPE
        """,
        aside="111",
    ).do("111 move 1", "move 1")
    assert game.events == [
        Moved(0, 1, "donato", 3, "111", 0, "H-TERM-3"),
        Moved(0, 1, "donato", 4, "111", 0, "H-TERM-3"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-3")
def test_a_blocked_hero_makes_no_move_and_the_roll_pays_for_nothing() -> None:
    game = scene(BOARD, aside="111")
    assert str(game.refused("111 move 1")) == "H-MOVE-2: heroes-no-blocked"
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-3")
def test_a_three_of_a_kind_moves_nobody_in_another_column() -> None:
    game = scene(BOARD, aside="444")
    refusal = game.refused("444 move 3")
    assert str(refusal) == "H-TERM-3: heroes-no-not-this-column"
    assert refusal.phrase.args["column"] == 3
    game.ready("act", 0, "444 move 4", "stop")


@pytest.mark.clause("H-TERM-3")
def test_the_second_move_is_the_same_heros() -> None:
    game = scene(BOARD, aside="444").do("444 move 4")
    assert str(game.refused("move 3")) == "H-TERM-3: heroes-no-not-this-column"
    game.ready("act", 0, "move 4", "done")


@pytest.mark.clause("H-TERM-3", "H-MOVE-3")
def test_the_second_move_may_be_left_out() -> None:
    game = scene(BOARD, aside="444").do("444 move 4", "done")
    assert game.events == [Moved(0, 4, "phaello", 1, "444", 0, "H-TERM-3")]
    game.ready("act", 0, "stop")


# Straight


@pytest.mark.clause("H-TERM-4")
def test_a_straight_moves_each_hero_in_the_columns_of_its_numbers_one_space_in_any_order() -> None:
    game = scene(BOARD, aside="345")
    game.ready("act", 0, "345 move 3", "345 move 4", "345 move 5", "stop")
    game.do("345 move 4")
    game.ready("act", 0, "move 3", "move 5", "done")
    game.do("move 5")
    game.ready("act", 0, "move 3", "done")
    game.do("move 3")
    assert game.events == [
        Moved(0, 4, "phaello", 1, "345", 0, "H-TERM-4"),
        Moved(0, 5, "ebellius", 1, "345", 0, "H-TERM-4"),
        Moved(0, 3, "aramus", 3, "345", 0, "H-TERM-4"),
    ]
    assert game.board == board(
        """
        ..ryf
        .....
        da...
        D....
        -----
        .FA..
        .....
        ...PE
        .....
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-4")
def test_a_blocked_hero_stays_and_the_others_still_move() -> None:
    game = scene(BOARD, aside="123")
    game.ready("act", 0, "123 move 2", "123 move 3", "stop")
    assert str(game.refused("123 move 1")) == "H-MOVE-2: heroes-no-blocked"
    game.do("123 move 3")
    game.ready("act", 0, "move 2", "done")
    assert str(game.refused("move 1")) == "H-MOVE-2: heroes-no-blocked"
    game.do("move 2")
    assert game.board == board(
        """
        ..ryf
        .....
        da...
        DF...
        -----
        ..A..
        .....
        .....
        ...PE
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-4")
def test_each_hero_of_a_straight_moves_once() -> None:
    game = scene(BOARD, aside="345").do("345 move 4")
    assert str(game.refused("move 4")) == "H-TERM-4: heroes-no-not-this-column"
    game.ready("act", 0, "move 3", "move 5", "done")


@pytest.mark.clause("H-TERM-4")
def test_a_straight_moves_nobody_outside_its_columns() -> None:
    game = scene(BOARD, aside="345")
    assert str(game.refused("345 move 2")) == "H-TERM-4: heroes-no-not-this-column"
    game.ready("act", 0)


@pytest.mark.clause("H-TERM-4")
def test_a_straight_of_five_moves_the_whole_army() -> None:
    game = scene(
        """
        daryf
        .....
        .....
        -----
        .....
        .....
        DESPF
        """,
        aside="12345",
    ).do("12345 move 1", "move 2", "move 3", "move 4", "move 5")
    assert game.board == board(
        """
        daryf
        .....
        .....
        -----
        .....
        DESPF
        .....
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-TERM-2", "H-TERM-3", "H-TERM-4")
def test_what_each_scoring_roll_moves() -> None:
    assert {roll: moves_of(roll) for roll in SCORING_ROLLS[1:]} == {
        "66": (1, 2, 3, 4, 5),
        "111": (1, 1),
        "222": (2, 2),
        "333": (3, 3),
        "444": (4, 4),
        "555": (5, 5),
        "123": (1, 2, 3),
        "234": (2, 3, 4),
        "345": (3, 4, 5),
        "1234": (1, 2, 3, 4),
        "2345": (2, 3, 4, 5),
        "12345": (1, 2, 3, 4, 5),
    }
