"""Scythe (H-SCYTHE-1): everyone in the chosen space and in its row, friends too, the acting hero never."""

import pytest

from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.events import Attacked, Retreated, Saved, Unaffected
from tests.heroes.scene import board, rearmed, scene

# Feurran (column 3, row 4) reaches every space of its column. Row 5 holds a friend and two enemies; beside Feurran
# itself stand a friend and an enemy.
BOARD = """
    d.r..
    .....
    .....
    Da.y.
    -----
    ..FSf
    .....
    .....
    .P..E
    """
FRIEND = Saved(0, 4, "sanyctus", 6, 3, True, "H-SHIELD-1")
FOE = Saved(1, 2, "dyrael", 6, 4, True, "H-SAVE-1")
SCYTHES = [f"66 scythe 3 at 3.{row}" for row in range(1, 9)]


@pytest.mark.clause("H-SCYTHE-1", "H-SAVE-1")
def test_a_scythe_attacks_everyone_in_the_row_and_each_rolls_a_save_of_its_own() -> None:
    game = scene(BOARD, aside="66", dice=[3, 4, 1]).do("66 scythe 3 at 3.5")
    assert game.events == [
        Attacked(0, 3, "feurran", "scythe", "66", 5, "H-SCYTHE-1"),
        Saved(0, 1, "donato", 3, 4, False, "H-SAVE-1"),
        Retreated(0, 1, "donato", 1, 3, "H-ATK-1"),
        Saved(1, 4, "aramus", 4, 4, True, "H-SAVE-1"),
        Saved(1, 2, "dyrael", 1, 4, False, "H-SAVE-1"),
        Retreated(1, 2, "dyrael", 1, 2, "H-ATK-1"),
    ]
    assert game.board == board(
        """
        d.r..
        .....
        ...y.
        .a...
        -----
        D.FSf
        .....
        .....
        .P..E
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1")
def test_in_its_own_row_a_scythe_spares_the_hero_that_wields_it() -> None:
    game = scene(BOARD, aside="66", dice=[2, 2]).do("66 scythe 3 at 3.4")
    assert game.events == [
        Attacked(0, 3, "feurran", "scythe", "66", 4, "H-SCYTHE-1"),
        Saved(0, 4, "sanyctus", 2, 3, False, "H-SHIELD-1"),
        Retreated(0, 4, "sanyctus", 1, 2, "H-ATK-1"),
        Saved(1, 1, "feurran", 2, 4, False, "H-SAVE-1"),
        Retreated(1, 1, "feurran", 1, 3, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1", "H-ATK-2")
def test_heroes_in_their_set_up_spaces_are_unaffected() -> None:
    game = scene(BOARD, aside="66").do("66 scythe 3 at 3.8")
    assert game.events == [
        Attacked(0, 3, "feurran", "scythe", "66", 8, "H-SCYTHE-1"),
        Unaffected(1, 5, "donato"),
        Unaffected(1, 3, "darrago"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1")
def test_the_chosen_space_may_be_empty_and_so_may_its_row() -> None:
    game = scene(BOARD, aside="66")
    assert [offer for offer in game.offers if "scythe" in offer] == SCYTHES
    game.do("66 scythe 3 at 3.6")
    assert game.events == [Attacked(0, 3, "feurran", "scythe", "66", 6, "H-SCYTHE-1")]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1", "H-RANGE-1")
def test_the_chosen_space_must_be_in_range_even_if_its_row_is() -> None:
    game = scene(BOARD, aside="66")
    assert str(game.refused("66 scythe 3 at 2.5")) == "H-RANGE-1: heroes-no-out-of-range"
    game.ready("act", 0)


@pytest.mark.clause("H-ATK-3")
def test_a_hero_in_its_set_up_space_scythes_nobody() -> None:
    game = scene(BOARD.replace("P", "Y"), aside="6")
    assert str(game.refused("6 scythe 2 at 2.2")) == "H-ATK-3: heroes-no-attack-from-set-up"
    game.ready("act", 0, "6 attack 4", "stop")


@pytest.mark.clause("H-SCYTHE-1", "H-RANGE-1")
def test_in_melee_the_row_before_or_the_row_behind_is_chosen() -> None:
    game = scene(BOARD.replace("F", "Y"), aside="6", dice=[6, 6, 6])
    assert game.offers == ["6 attack 4", "6 scythe 3 at 3.3", "6 scythe 3 at 3.5", "stop"]
    assert str(game.refused("6 scythe 3 at 3.4")) == "H-RANGE-1: heroes-no-out-of-range"
    game.do("6 scythe 3 at 3.5")
    assert game.board == board(BOARD.replace("F", "Y"))
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1")
def test_a_table_may_spare_friends() -> None:
    game = scene(BOARD, aside="66", dice=[1, 1], scythe_hits="enemies").do("66 scythe 3 at 3.5")
    assert game.events == [
        Attacked(0, 3, "feurran", "scythe", "66", 5, "H-SCYTHE-1"),
        Saved(1, 4, "aramus", 1, 4, False, "H-SAVE-1"),
        Retreated(1, 4, "aramus", 1, 2, "H-ATK-1"),
        Saved(1, 2, "dyrael", 1, 4, False, "H-SAVE-1"),
        Retreated(1, 2, "dyrael", 1, 2, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1")
def test_a_table_may_take_the_column_for_the_row() -> None:
    game = scene(
        """
        d....
        .....
        .....
        Dary.
        -----
        ..FSf
        .....
        .....
        .P..E
        """,
        aside="66",
        dice=[3],
        scythe_line="column",
    )
    assert [offer for offer in game.offers if "scythe" in offer] == SCYTHES
    game.do("66 scythe 3 at 3.7")
    assert game.events == [
        Attacked(0, 3, "feurran", "scythe", "66", 7, "H-SCYTHE-1"),
        Saved(1, 3, "darrago", 3, 4, False, "H-SAVE-1"),
        Retreated(1, 3, "darrago", 1, 2, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1", "H-RANGE-1")
@pytest.mark.parametrize(
    ("hits", "dice", "struck"),
    [
        ("all", [6, 6], [FRIEND, FOE]),
        ("enemies", [6], [FOE]),
    ],
)
def test_in_another_column_friend_and_foe_are_struck_or_the_foe_alone(
    hits: str, dice: list[int], struck: list[Saved]
) -> None:
    cards = rearmed(feurran=Item("scythe", "double-six", "medium"))
    game = scene(BOARD, aside="66", dice=dice, cards=cards, scythe_line="column", scythe_hits=hits)
    game.do("66 scythe 3 at 4.1")
    assert game.events == [Attacked(0, 3, "feurran", "scythe", "66", 1, "H-SCYTHE-1"), *struck]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SCYTHE-1")
def test_the_other_seat_scythes_from_its_own_left_to_right() -> None:
    game = scene(BOARD, aside="66", seat=1, dice=[6, 6]).do("66 scythe 1 at 1.5")
    assert game.events == [
        Attacked(1, 1, "feurran", "scythe", "66", 5, "H-SCYTHE-1"),
        Saved(0, 4, "sanyctus", 6, 3, True, "H-SHIELD-1"),
        Saved(0, 3, "feurran", 6, 4, True, "H-SAVE-1"),
    ]
    game.ready("act", 1, "stop")
