"""Attacks (H-ATK, H-SAVE): an attacked hero rolls to stay, or retreats in its column."""

import pytest

from bulkhead.heroes.data.events import Attacked, Retreated, Saved, Unaffected
from bulkhead.heroes.rules.attacks import may_attack, stays_on
from tests.heroes.scene import board, scene

# Face to face: column 1 out in the field, column 2 before the enemy's set-up row, column 3 before our own.
BOARD = """
    .a.yf
    .F...
    .....
    d....
    -----
    D....
    .....
    ..r..
    ..SPE
    """


@pytest.mark.clause("H-ATK-1", "H-SAVE-1")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_below_4_an_attacked_hero_retreats_one_space_in_its_column(face: int) -> None:
    game = scene(BOARD, aside="6", dice=[face]).do("6 attack 1")
    assert game.events == [
        Attacked(0, 1, "donato", "armour", "6", 5, "H-TERM-1"),
        Saved(1, 5, "donato", face, 4, False, "H-SAVE-1"),
        Retreated(1, 5, "donato", 1, 2, "H-ATK-1"),
    ]
    assert game.board == board(
        """
        .a.yf
        .F...
        d....
        .....
        -----
        D....
        .....
        ..r..
        ..SPE
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SAVE-1")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_on_4_or_more_an_attacked_hero_stays(face: int) -> None:
    game = scene(BOARD, aside="6", dice=[face]).do("6 attack 1")
    assert game.events == [
        Attacked(0, 1, "donato", "armour", "6", 5, "H-TERM-1"),
        Saved(1, 5, "donato", face, 4, True, "H-SAVE-1"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SAVE-1")
def test_each_attack_asks_for_a_roll_of_its_own() -> None:
    game = scene(BOARD, aside="6 6", dice=[4, 3]).do("6 attack 1", "6 attack 1")
    assert [event for event in game.events if isinstance(event, Saved)] == [
        Saved(1, 5, "donato", 4, 4, True, "H-SAVE-1"),
        Saved(1, 5, "donato", 3, 4, False, "H-SAVE-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ATK-2")
def test_an_attack_on_a_hero_in_its_set_up_space_may_be_declared_and_does_nothing() -> None:
    game = scene(BOARD, aside="6", dice=[]).do("6 attack 2")
    assert game.events == [
        Attacked(0, 2, "feurran", "armour", "6", 8, "H-TERM-1"),
        Unaffected(1, 4, "aramus"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ATK-2")
def test_one_space_out_the_same_attack_drives_the_hero_home() -> None:
    game = scene(
        """
        ...yf
        .a...
        .F...
        d....
        -----
        D....
        .....
        ..r..
        ..SPE
        """,
        aside="6 6",
        dice=[3],
    ).do("6 attack 2")
    assert game.events[-1] == Retreated(1, 4, "aramus", 1, 0, "H-ATK-1")
    assert str(game.refused("6 attack 2")) == "H-TERM-1: heroes-no-enemy-adjacent"
    game.ready("act", 0, "6 attack 1", "stop")


@pytest.mark.clause("H-ATK-3")
def test_a_hero_in_its_set_up_space_cannot_attack() -> None:
    game = scene(BOARD, aside="6")
    assert not may_attack(game.state, 0, 3)
    assert str(game.refused("6 attack 3")) == "H-ATK-3: heroes-no-attack-from-set-up"
    game.ready("act", 0, "6 attack 1", "6 attack 2", "stop")


@pytest.mark.clause("H-ATK-3")
def test_the_enemy_that_stands_before_it_can_attack_it_all_the_same() -> None:
    game = scene(BOARD, aside="6", seat=1).do("6 attack 3")
    assert game.events == [
        Attacked(1, 3, "darrago", "armour", "6", 8, "H-TERM-1"),
        Unaffected(0, 3, "sanyctus"),
    ]
    game.ready("act", 1, "stop")


@pytest.mark.clause("H-ATK-3")
@pytest.mark.parametrize(
    ("command", "aside"),
    [("6 shoot 4 at 4.8", "6"), ("66 shoot 5 at 1.5", "66")],
    ids=["short", "long"],
)
def test_equipment_does_not_attack_from_a_set_up_space_either(command: str, aside: str) -> None:
    game = scene(BOARD, aside=aside)
    assert str(game.refused(command)) == "H-ATK-3: heroes-no-attack-from-set-up"
    game.ready("act", 0)


@pytest.mark.clause("H-ATK-3")
def test_one_space_out_a_hero_may_attack() -> None:
    game = scene(BOARD)
    assert [may_attack(game.state, 0, column) for column in range(1, 6)] == [True, True, False, False, False]
    assert may_attack(game.state, 1, 3)


@pytest.mark.clause("H-ATK-3")
def test_a_hero_one_space_before_its_set_up_space_attacks() -> None:
    game = scene(
        """
        .a.yf
        .....
        .....
        d....
        -----
        D....
        ..r..
        .FS..
        ...PE
        """,
        aside="6",
        dice=[1],
    )
    assert game.offers == ["6 attack 1", "6 attack 3", "stop"]
    game.do("6 attack 3")
    assert game.events == [
        Attacked(0, 3, "sanyctus", "armour", "6", 3, "H-TERM-1"),
        Saved(1, 3, "darrago", 1, 4, False, "H-SAVE-1"),
        Retreated(1, 3, "darrago", 1, 4, "H-ATK-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-SAVE-1")
def test_only_a_shield_changes_what_a_hero_needs() -> None:
    game = scene(BOARD)
    assert [stays_on(game.state, 0, column) for column in range(1, 6)] == [4, 4, 3, 4, 4]


@pytest.mark.clause("H-SAVE-1", "H-CUT-1")
def test_a_hero_that_is_cut_down_rolls_to_stay() -> None:
    game = scene(BOARD, aside="333", seat=1, dice=[4]).do("333 cut-down 3 at 4.2")
    assert game.events == [
        Attacked(1, 3, "darrago", "cut-down", "333", 2, "H-CUT-1"),
        Saved(0, 2, "feurran", 4, 4, True, "H-SAVE-1"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 1, "stop")


@pytest.mark.clause("H-SAVE-1", "H-SCYTHE-1")
@pytest.mark.parametrize(("face", "stays"), [(3, False), (4, True)])
def test_a_hero_under_its_own_sides_scythe_rolls_to_stay(face: int, stays: bool) -> None:
    game = scene(
        """
        daryf
        .....
        .....
        .....
        -----
        .....
        D....
        .Y...
        ..SPE
        """,
        aside="6",
        dice=[face],
    ).do("6 scythe 2 at 2.3")
    assert game.events[1] == Saved(0, 1, "donato", face, 4, stays, "H-SAVE-1")
    assert game.state.advance[0] == (2 if stays else 1)
    game.ready("act", 0, "stop")
