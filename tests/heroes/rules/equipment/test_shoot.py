"""Shoot (H-SHOOT-1): attack an enemy hero in a space in range."""

import pytest

from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.events import Attacked, Retreated, Saved, Unaffected
from tests.heroes.scene import board, rearmed, scene

# Phaello (column 2) shoots along its column; Ebellius (column 4) shoots anywhere.
BOARD = """
    ...y.
    ..r.f
    .a...
    d....
    -----
    .....
    .P.E.
    .....
    D.S.F
    """


@pytest.mark.clause("H-SHOOT-1")
def test_a_shot_drives_the_enemy_hero_in_the_space_back_one_space() -> None:
    game = scene(BOARD, aside="6", dice=[3]).do("6 shoot 2 at 2.6")
    assert game.events == [
        Attacked(0, 2, "phaello", "shoot", "6", 6, "H-SHOOT-1"),
        Saved(1, 4, "aramus", 3, 4, False, "H-SAVE-1"),
        Retreated(1, 4, "aramus", 1, 1, "H-ATK-1"),
    ]
    assert game.board == board(
        """
        ...y.
        .ar.f
        .....
        d....
        -----
        .....
        .P.E.
        .....
        D.S.F
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SHOOT-1", "H-SAVE-1")
def test_a_hero_that_saves_stays_where_it_was_shot() -> None:
    game = scene(BOARD, aside="6", dice=[4]).do("6 shoot 2 at 2.6")
    assert game.events == [
        Attacked(0, 2, "phaello", "shoot", "6", 6, "H-SHOOT-1"),
        Saved(1, 4, "aramus", 4, 4, True, "H-SAVE-1"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SHOOT-1")
def test_a_short_shot_reaches_one_enemy_and_a_long_one_all_five() -> None:
    scene(BOARD, aside="6").ready("act", 0, "6 shoot 2 at 2.6", "stop")
    long = scene(BOARD, aside="66")
    shots = [f"66 shoot 4 at {space}" for space in ("1.5", "2.6", "3.7", "4.8", "5.7")]
    assert [offer for offer in long.offers if "shoot" in offer] == shots
    long.ready("act", 0)


@pytest.mark.clause("H-SHOOT-1", "H-RANGE-1")
@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        ("6 shoot 2 at 1.5", "H-RANGE-1: heroes-no-out-of-range"),
        ("6 shoot 2 at 2.7", "H-SHOOT-1: heroes-no-empty-space"),
        ("66 shoot 4 at 4.7", "H-SHOOT-1: heroes-no-empty-space"),
        ("66 shoot 4 at 2.3", "H-SHOOT-1: heroes-no-own-hero"),
        ("66 shoot 4 at 4.3", "H-SHOOT-1: heroes-no-own-hero"),
    ],
)
def test_a_shot_needs_an_enemy_hero_in_the_chosen_space(command: str, refusal: str) -> None:
    game = scene(BOARD, aside="6 66")
    assert str(game.refused(command)) == refusal
    game.ready("act", 0)


@pytest.mark.clause("H-SHOOT-1", "H-ATK-2")
def test_a_shot_at_a_hero_in_its_set_up_space_is_wasted() -> None:
    game = scene(BOARD, aside="66").do("66 shoot 4 at 4.8")
    assert game.events == [
        Attacked(0, 4, "ebellius", "shoot", "66", 8, "H-SHOOT-1"),
        Unaffected(1, 2, "dyrael"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SHOOT-1", "H-RANGE-1")
def test_nobody_in_between_stops_a_shot() -> None:
    game = scene(
        """
        .aryf
        .....
        .....
        d....
        -----
        E....
        .....
        .....
        .VSPD
        """,
        aside="66",
        dice=[1],
    ).do("66 shoot 1 at 1.5")
    assert game.events[-1] == Retreated(1, 5, "donato", 1, 2, "H-ATK-1")
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SHOOT-1", "H-RANGE-1")
def test_a_melee_shot_reaches_the_adjacent_space_only() -> None:
    cards = rearmed(phaello=Item("shoot", "lucky-six", "melee"))
    apart = scene(BOARD, aside="6", cards=cards)
    assert str(apart.refused("6 shoot 2 at 2.6")) == "H-RANGE-1: heroes-no-out-of-range"
    apart.ready("act", 0, "stop")
    close = scene(
        BOARD.replace(".P.E.", "...E.").replace("d....\n    -----", "dP...\n    -----"),
        aside="6",
        cards=cards,
    )
    close.ready("act", 0, "6 attack 2", "6 shoot 2 at 2.6", "stop")


@pytest.mark.clause("H-SHOOT-1", "H-RANGE-1")
def test_a_medium_shot_reaches_the_neighbouring_columns() -> None:
    game = scene(BOARD, aside="6", cards=rearmed(phaello=Item("shoot", "lucky-six", "medium")))
    game.ready("act", 0, "6 shoot 2 at 1.5", "6 shoot 2 at 2.6", "6 shoot 2 at 3.7", "stop")
