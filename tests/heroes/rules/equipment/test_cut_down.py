"""Cut down (H-CUT-1): the enemy hero retreats all the way to its set-up space."""

import pytest

from bulkhead.heroes.data.events import Attacked, Retreated, Saved, Unaffected
from tests.heroes.scene import board, scene

# Darrago (column 4) cuts down at medium range; Aramus (column 2) in melee.
BOARD = """
    ....f
    ...y.
    .....
    d....
    -----
    ..s..
    ...R.
    .a...
    DAV.E
    """


@pytest.mark.clause("H-CUT-1")
def test_a_hero_that_is_cut_down_retreats_to_its_set_up_space() -> None:
    game = scene(BOARD, aside="111", dice=[2]).do("111 cut-down 4 at 3.4")
    assert game.events == [
        Attacked(0, 4, "darrago", "cut-down", "111", 4, "H-CUT-1"),
        Saved(1, 3, "sanyctus", 2, 3, False, "H-SHIELD-1"),
        Retreated(1, 3, "sanyctus", 4, 0, "H-CUT-1"),
    ]
    assert game.board == board(
        """
        ..s.f
        ...y.
        .....
        d....
        -----
        .....
        ...R.
        .a...
        DAV.E
        """
    )
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-CUT-1", "H-SAVE-1")
@pytest.mark.parametrize(("face", "stays"), [(3, False), (4, True)])
def test_one_save_decides_over_all_the_spaces(face: int, stays: bool) -> None:
    game = scene(BOARD, aside="345", dice=[face]).do("345 cut-down 4 at 4.7")
    assert game.events[1:] == [
        Saved(1, 2, "dyrael", face, 4, stays, "H-SAVE-1"),
        *([] if stays else [Retreated(1, 2, "dyrael", 1, 0, "H-CUT-1")]),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-CUT-1", "H-ATK-2")
def test_a_hero_in_its_set_up_space_has_nowhere_to_go() -> None:
    game = scene(BOARD, aside="345").do("345 cut-down 4 at 5.8")
    assert game.events == [
        Attacked(0, 4, "darrago", "cut-down", "345", 8, "H-CUT-1"),
        Unaffected(1, 1, "feurran"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-RANGE-1")
def test_the_space_must_be_in_range_and_hold_an_enemy_hero() -> None:
    game = scene(BOARD, aside="345")
    assert str(game.refused("345 cut-down 4 at 2.2")) == "H-RANGE-1: heroes-no-out-of-range"
    assert str(game.refused("345 cut-down 4 at 3.1")) == "H-CUT-1: heroes-no-own-hero"
    assert str(game.refused("345 cut-down 4 at 3.5")) == "H-CUT-1: heroes-no-empty-space"
    cuts = [f"345 cut-down 4 at {space}" for space in ("3.4", "4.7", "5.8")]
    assert [offer for offer in game.offers if "cut-down" in offer] == cuts
    game.ready("act", 0)


@pytest.mark.clause("H-ATK-3")
def test_in_melee_a_hero_must_have_left_its_set_up_space() -> None:
    game = scene(BOARD, aside="66")
    assert str(game.refused("66 cut-down 2 at 2.2")) == "H-ATK-3: heroes-no-attack-from-set-up"
    game.ready("act", 0)


@pytest.mark.clause("H-CUT-1", "H-RANGE-1")
def test_in_melee_the_adjacent_enemy_of_the_column_is_cut_down() -> None:
    game = scene(BOARD, aside="66", seat=1, dice=[]).do("66 cut-down 4 at 4.8")
    assert game.events == [
        Attacked(1, 4, "aramus", "cut-down", "66", 8, "H-CUT-1"),
        Unaffected(0, 2, "aramus"),
    ]
    game.ready("act", 1, "stop")
