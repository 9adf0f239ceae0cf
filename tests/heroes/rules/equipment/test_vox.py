"""Priority vox (H-VOX-1): another hero may make the move that this one was able to make."""

import pytest

from bulkhead.heroes.data.events import Moved
from bulkhead.heroes.rules.equipment.vox import may_pass
from bulkhead.tabletop import Phrase
from tests.heroes.scene import board, scene

# Victorno (column 5) has the vox; Donato (column 1) is blocked.
BOARD = """
    .aryf
    .....
    d....
    D....
    -----
    .....
    .....
    .....
    .FSPV
    """
# The same with Victorno blocked as well.
BLOCKED = """
    .ary.
    .....
    d...f
    D...V
    -----
    .....
    .....
    .....
    .FSP.
    """


@pytest.mark.clause("H-VOX-1")
def test_a_vox_may_pass_its_move_to_any_hero_that_is_free_to_make_it() -> None:
    game = scene(BOARD, aside="555")
    game.ready("act", 0, "555 move 5", "555 move 5>2", "555 move 5>3", "555 move 5>4", "stop")
    game.do("555 move 5>3")
    assert game.events == [Moved(0, 3, "sanyctus", 1, "555", 5, "H-VOX-1")]
    assert game.board == board(
        """
        .aryf
        .....
        d....
        D....
        -----
        .....
        .....
        ..S..
        .F.PV
        """
    )


@pytest.mark.clause("H-VOX-1", "H-TERM-3")
def test_each_of_the_two_moves_of_a_three_of_a_kind_is_passed_on_by_itself() -> None:
    game = scene(BOARD, aside="555").do("555 move 5>3")
    game.ready("act", 0, "move 5", "move 5>2", "move 5>3", "move 5>4", "done")
    game.do("move 5>4")
    assert game.events == [
        Moved(0, 3, "sanyctus", 1, "555", 5, "H-VOX-1"),
        Moved(0, 4, "phaello", 1, "555", 5, "H-VOX-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1")
def test_one_move_may_be_kept_and_the_other_passed_on() -> None:
    game = scene(BOARD, aside="555").do("555 move 5", "move 5>2")
    assert game.events == [
        Moved(0, 5, "victorno", 1, "555", 0, "H-TERM-3"),
        Moved(0, 2, "feurran", 1, "555", 5, "H-VOX-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1", "H-TERM-4")
def test_the_receiver_may_belong_to_the_same_straight_and_move_two_spaces() -> None:
    game = scene(BOARD, aside="345").do("345 move 5>3")
    game.ready("act", 0, "move 3", "move 4", "done")
    game.do("move 3", "move 4")
    assert game.events == [
        Moved(0, 3, "sanyctus", 1, "345", 5, "H-VOX-1"),
        Moved(0, 3, "sanyctus", 2, "345", 0, "H-TERM-4"),
        Moved(0, 4, "phaello", 1, "345", 0, "H-TERM-4"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1", "H-TERM-2")
def test_a_double_six_given_to_the_vox_may_be_passed_on() -> None:
    game = scene(BOARD, aside="66").do("66 move 5>2")
    assert game.events == [Moved(0, 2, "feurran", 1, "66", 5, "H-VOX-1")]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1")
def test_only_a_vox_passes_moves_on() -> None:
    game = scene(BOARD, aside="345")
    assert str(game.refused("345 move 3>4")) == "H-VOX-1: heroes-no-vox"
    assert may_pass(game.state, 0, 5, able=True)
    assert not may_pass(game.state, 0, 3, able=True)
    game.ready("act", 0)


@pytest.mark.clause("H-VOX-1", "H-MOVE-2")
def test_the_receiver_must_be_free_to_move() -> None:
    game = scene(BOARD, aside="555")
    assert str(game.refused("555 move 5>1")) == "H-MOVE-2: heroes-no-blocked"
    game.ready("act", 0)


@pytest.mark.clause("H-VOX-1")
def test_the_receiver_does_not_pass_the_move_on_again() -> None:
    game = scene(BOARD.replace("S", "V"), aside="555", duplicates=True).do("555 move 5>3")
    assert str(game.refused("move 3>4")) == "H-TERM-3: heroes-no-not-this-column"
    game.ready("act", 0, "move 5", "move 5>2", "move 5>3", "move 5>4", "done")


@pytest.mark.clause("H-VOX-1")
def test_a_blocked_vox_has_nothing_to_pass_on() -> None:
    game = scene(BLOCKED, aside="345")
    assert not may_pass(game.state, 0, 5, able=False)
    refusal = game.refused("345 move 5>3")
    assert str(refusal) == "H-VOX-1: heroes-no-vox-blocked"
    assert refusal.phrase.args == {"hero": Phrase("heroes-hero-victorno")}
    assert str(game.refused("345 move 5")) == "H-MOVE-2: heroes-no-blocked"
    game.ready("act", 0, "345 move 3", "345 move 4", "stop")


@pytest.mark.clause("H-VOX-1")
def test_a_vox_that_its_own_first_move_blocks_has_nothing_left_to_pass_on() -> None:
    game = scene(
        """
        .ary.
        .....
        d...f
        D....
        -----
        ....V
        .....
        .....
        .FSP.
        """,
        aside="555",
    ).do("555 move 5")
    assert game.events == [Moved(0, 5, "victorno", 4, "555", 0, "H-TERM-3")]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1")
def test_a_table_may_let_a_blocked_vox_pass_its_move_on() -> None:
    game = scene(BLOCKED, aside="555", blocked_vox=True)
    game.ready("act", 0, "555 move 5>2", "555 move 5>3", "555 move 5>4", "stop")
    assert str(game.refused("555 move 5")) == "H-MOVE-2: heroes-no-blocked"
    refusal = game.refused("555 move 5>1")
    assert str(refusal) == "H-MOVE-2: heroes-no-blocked"
    assert refusal.phrase.args == {"hero": Phrase("heroes-hero-donato")}
    game.do("555 move 5>2", "move 5>2")
    assert game.events == [
        Moved(0, 2, "feurran", 1, "555", 5, "H-VOX-1"),
        Moved(0, 2, "feurran", 2, "555", 5, "H-VOX-1"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1")
def test_a_blocked_hero_without_a_vox_passes_nothing_on_at_such_a_table() -> None:
    game = scene(BLOCKED, aside="111", blocked_vox=True)
    assert str(game.refused("111 move 1>2")) == "H-VOX-1: heroes-no-vox"
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-VOX-1", "H-MOVE-3")
def test_the_vox_passes_moves_within_its_own_army_only() -> None:
    game = scene(BOARD, aside="555").do("555 move 5>3", "move 5>3")
    assert game.state.advance[5:] == [0, 0, 0, 0, 2]
    game.ready("act", 0, "stop")
