"""Battle rolls (H-ROLL, H-PUSH, H-BUST, H-ALLOUT): roll, put aside, push your luck or act, bust or all out."""

import pytest

from bulkhead.heroes.data.commands import Keep, Push
from bulkhead.heroes.data.events import (
    ActionsBegan,
    Moved,
    PutAside,
    Rolled,
    TurnBegan,
    TurnEnded,
    WentAllOut,
    WentBust,
)
from bulkhead.tabletop import Faces
from tests.heroes.scene import board, scene

BOARD = """
    dary.
    ....f
    .....
    .....
    -----
    .....
    ..E..
    .....
    DV.PS
    """


# The first roll of a turn


@pytest.mark.clause("H-ROLL-1")
def test_a_turn_begins_with_a_battle_roll_of_all_six_dice() -> None:
    game = scene(BOARD, phase="roll", dice=[6, 1, 1, 2, 4, 5])
    assert game.offers == ["roll"]
    game.do("roll")
    assert game.events == [Rolled(0, (6, 1, 1, 2, 4, 5), (), "H-ROLL-1")]
    assert (game.state.rolled, game.state.held) == ((1, 1, 2, 4, 5, 6), ())
    game.ready("keep", 0, "keep 6")


@pytest.mark.parametrize("instead", ["act", "stop", "66 move 1", "push 1", "keep 6"])
def test_the_first_roll_cannot_be_skipped(instead: str) -> None:
    game = scene(BOARD, phase="roll")
    assert str(game.refused(instead)) == "H-ROLL-1: heroes-no-wrong-phase"
    game.ready("roll", 0, "roll")


# Putting aside


@pytest.mark.clause("H-ROLL-7")
def test_something_is_put_aside_before_anything_else() -> None:
    game = scene(BOARD, phase="keep", rolled="111566")
    for instead in ("act", "push 5", "roll", "stop"):
        assert str(game.refused(instead)) == "H-ROLL-7: heroes-no-wrong-phase"
    assert str(game.refused(Keep(()))) == "H-ROLL-7: heroes-no-keep-nothing"
    game.ready("keep", 0)


@pytest.mark.clause("H-ROLL-7")
def test_what_is_not_put_aside_stays_on_the_table() -> None:
    game = scene(BOARD, phase="keep", rolled="111566").do("keep 6")
    assert game.events == [PutAside(0, ("6",))]
    assert (game.state.aside, game.state.rolled) == (("6",), (1, 1, 1, 5, 6))
    game.ready("push", 0)


@pytest.mark.clause("H-ROLL-7")
def test_several_scoring_rolls_may_be_put_aside_at_once() -> None:
    game = scene(BOARD, phase="keep", rolled="111566").do("keep 111 66")
    assert game.events == [PutAside(0, ("66", "111"))]
    game.ready("push", 0, "push 5", "act")


def test_dice_put_aside_do_not_come_back_this_turn() -> None:
    game = scene(BOARD, phase="push", aside="6", rolled="11245")
    refusal = game.refused("push 6")
    assert str(refusal) == "H-PUSH-2: heroes-no-dice-missing"
    assert refusal.phrase.args == {"dice": Faces((1, 1, 2, 4, 5))}
    game.ready("push", 0)


@pytest.mark.clause("H-ROLL-7")
def test_a_set_is_written_in_one_order_only() -> None:
    game = scene(BOARD, phase="keep", rolled="111566")
    refusal = game.refused(Keep(("111", "6")))
    assert str(refusal) == "H-ROLL-7: heroes-no-keep-order"
    assert refusal.phrase.args == {"rolls": "6 111"}
    game.ready("keep", 0)


@pytest.mark.clause("H-ROLL-2")
@pytest.mark.parametrize("roll", ["5", "11", "666", "456", "", "777"])
def test_nothing_but_a_scoring_roll_can_be_put_aside(roll: str) -> None:
    game = scene(BOARD, phase="keep", rolled="111566")
    refusal = game.refused(Keep((roll,)))
    assert str(refusal) == "H-ROLL-2: heroes-no-such-roll"
    assert refusal.phrase.args == {"roll": roll}
    game.ready("keep", 0)


@pytest.mark.clause("H-ROLL-5")
@pytest.mark.parametrize("keep", ["keep 222", "keep 6 6 6", "keep 6 66", "keep 111 111"])
def test_the_dice_of_a_scoring_roll_must_lie_there_each_used_once(keep: str) -> None:
    game = scene(BOARD, phase="keep", rolled="111566")
    refusal = game.refused(keep)
    assert str(refusal) == "H-ROLL-5: heroes-no-dice-missing"
    assert refusal.phrase.args == {"dice": Faces((1, 1, 1, 5, 6, 6))}
    game.ready("keep", 0)


@pytest.mark.clause("H-ROLL-6")
def test_two_6s_put_aside_as_a_double_six_stay_a_double_six() -> None:
    game = scene(BOARD, phase="keep", rolled="112466").do("keep 66", "act")
    assert game.state.aside == ("66",)
    assert str(game.refused("6 attack 3")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.ready("act", 0)


@pytest.mark.clause("H-ROLL-6")
def test_two_6s_put_aside_as_two_lucky_sixes_stay_two_lucky_sixes() -> None:
    game = scene(BOARD, phase="keep", rolled="112466").do("keep 6 6", "act")
    assert game.state.aside == ("6", "6")
    assert str(game.refused("66 move 1")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.ready("act", 0)


@pytest.mark.clause("H-ROLL-6")
def test_6s_put_aside_in_different_rolls_never_merge() -> None:
    game = scene(BOARD, phase="keep", rolled="112456", dice=[6, 1, 2, 2, 4]).do(
        "keep 6", "push 11245", "keep 6"
    )
    assert game.state.aside == ("6", "6")
    game.do("act")
    assert str(game.refused("66 move 1")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ROLL-6")
def test_a_6_left_lying_may_pair_with_a_6_rolled_later() -> None:
    game = scene(BOARD, phase="keep", rolled="111266", dice=[6]).do("keep 6 111", "push 2")
    assert game.events == [PutAside(0, ("6", "111")), Rolled(0, (6,), (6,), "H-PUSH-2")]
    game.ready("keep", 0, "keep 6", "keep 66", "keep 6 6")


# Pushing


@pytest.mark.clause("H-PUSH-1")
def test_then_the_player_pushes_with_some_of_the_dice_or_acts() -> None:
    game = scene(BOARD, phase="push", aside="6 111", rolled="25")
    game.ready("push", 0, "push 25", "push 2", "push 5", "act")
    game.do("act")
    assert game.events == [ActionsBegan(0, ("6", "111"))]
    assert (game.state.rolled, game.state.held) == ((), ())
    game.ready("act", 0)


@pytest.mark.clause("H-PUSH-1")
@pytest.mark.parametrize(
    "instead", ["roll", "keep 6", "stop", "6 attack 3", "done", "pick donato", "place donato 1"]
)
def test_between_rolls_there_is_nothing_else_to_do(instead: str) -> None:
    game = scene(BOARD, phase="push", aside="6 111", rolled="25")
    assert str(game.refused(instead)) == "H-PUSH-1: heroes-no-wrong-phase"
    game.ready("push", 0)


@pytest.mark.clause("H-PUSH-2")
def test_the_dice_not_rolled_again_stay_as_they_lie_and_are_part_of_the_new_roll() -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1134", dice=[1, 5]).do("push 34")
    assert game.events == [Rolled(0, (1, 5), (1, 1), "H-PUSH-2")]
    assert (game.state.rolled, game.state.held) == ((1, 5), (1, 1))
    game.ready("keep", 0, "keep 111")
    game.do("keep 111")
    game.ready("push", 0, "push 5", "act")


@pytest.mark.clause("H-PUSH-2")
def test_all_the_dice_left_may_be_rolled_again() -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1134", dice=[2, 3, 4, 1]).do("push 1134")
    assert game.events == [Rolled(0, (2, 3, 4, 1), (), "H-PUSH-2")]
    game.ready("keep", 0, "keep 123", "keep 234", "keep 1234")


@pytest.mark.clause("H-PUSH-2")
def test_at_least_one_die_is_rolled() -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1134")
    assert str(game.refused(Push(()))) == "H-PUSH-2: heroes-no-push-nothing"
    game.ready("push", 0)


@pytest.mark.clause("H-PUSH-2")
@pytest.mark.parametrize("push", ["push 2", "push 111", "push 11345"])
def test_only_dice_that_lie_there_can_be_rolled_again(push: str) -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1134")
    assert str(game.refused(push)) == "H-PUSH-2: heroes-no-dice-missing"
    game.ready("push", 0)


@pytest.mark.clause("H-PUSH-3")
def test_new_scoring_rolls_are_put_aside_with_the_earlier_ones() -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1134", dice=[6, 2]).do("push 14", "keep 123")
    assert game.events == [Rolled(0, (6, 2), (1, 3), "H-PUSH-2"), PutAside(0, ("123",))]
    assert game.state.aside == ("66", "123")
    game.ready("push", 0, "push 6", "act")


@pytest.mark.clause("H-PUSH-3")
def test_a_scoring_roll_in_dice_left_lying_is_not_new_by_itself() -> None:
    game = scene(BOARD, phase="keep", aside="6", held="111", rolled="26")
    refusal = game.refused("keep 111")
    assert str(refusal) == "H-PUSH-3: heroes-no-nothing-new"
    assert refusal.phrase.args == {"dice": Faces((2, 6))}
    game.ready("keep", 0, "keep 6", "keep 6 111")


@pytest.mark.clause("H-PUSH-3")
def test_literally_dice_left_lying_count_by_themselves() -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1112", dice=[5], hold="literal").do(
        "push 2", "keep 111"
    )
    assert game.events == [Rolled(0, (5,), (1, 1, 1), "H-PUSH-2"), PutAside(0, ("111",))]
    game.ready("push", 0, "push 5", "act")


@pytest.mark.clause("H-PUSH-3")
def test_strictly_every_scoring_roll_put_aside_must_be_new() -> None:
    game = scene(BOARD, phase="keep", aside="6", held="111", rolled="26", hold="strict")
    assert str(game.refused("keep 6 111")) == "H-PUSH-3: heroes-no-nothing-new"
    assert str(game.refused("keep 111")) == "H-PUSH-3: heroes-no-nothing-new"
    game.ready("keep", 0, "keep 6")


@pytest.mark.clause("H-PUSH-3", "H-BUST-1")
@pytest.mark.parametrize(
    ("hold", "phase", "seat"), [("new", "roll", 1), ("literal", "keep", 0), ("strict", "roll", 1)]
)
def test_pushing_beside_a_three_of_a_kind_risks_something_unless_the_table_reads_it_literally(
    hold: str, phase: str, seat: int
) -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1112", dice=[5], hold=hold).do("push 2")
    assert (game.state.phase, game.waiting) == (phase, seat)
    assert game.dice.left == []


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize("hold", ["new", "literal", "strict"])
def test_a_rolled_1_beside_three_1s_is_a_new_three_of_a_kind(hold: str) -> None:
    game = scene(BOARD, phase="push", aside="66", rolled="1112", dice=[1], hold=hold).do("push 2")
    game.ready("keep", 0, "keep 111")


# Bust


@pytest.mark.clause("H-BUST-1")
def test_a_first_roll_without_a_scoring_roll_ends_the_turn() -> None:
    game = scene(BOARD, phase="roll", dice=[1, 1, 2, 2, 4, 4]).do("roll")
    assert game.events == [
        Rolled(0, (1, 1, 2, 2, 4, 4), (), "H-ROLL-1"),
        WentBust(0, ()),
        TurnEnded(0, (), (2, 1)),
        TurnBegan(1, 2, False),
    ]
    assert game.board == board(BOARD)
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-BUST-1")
def test_a_single_6_is_enough_not_to_go_bust() -> None:
    game = scene(BOARD, phase="roll", dice=[1, 1, 2, 2, 4, 6]).do("roll")
    game.ready("keep", 0, "keep 6")


@pytest.mark.clause("H-BUST-1")
def test_a_bust_loses_everything_put_aside_this_turn() -> None:
    game = scene(BOARD, phase="push", aside="66 123", rolled="5", dice=[4]).do("push 5")
    assert game.events == [
        Rolled(0, (4,), (), "H-PUSH-2"),
        WentBust(0, ("66", "123")),
        TurnEnded(0, (), (2, 1)),
        TurnBegan(1, 2, False),
    ]
    assert (game.state.aside, game.state.rolled, game.state.held) == ((), (), ())
    assert game.board == board(BOARD)
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-BUST-1", "H-ALLOUT-1")
def test_moves_of_an_all_out_turn_stand_when_the_extra_turn_busts() -> None:
    game = scene(BOARD, aside="66", all_out=True, dice=[1, 1, 2, 2, 4, 4]).do("66 move 1", "stop", "roll")
    assert game.events == [
        Moved(0, 1, "donato", 1, "66", 0, "H-TERM-2"),
        TurnEnded(0, (), (4, 1)),
        TurnBegan(0, 2, True),
        Rolled(0, (1, 1, 2, 2, 4, 4), (), "H-ROLL-1"),
        WentBust(0, ()),
        TurnEnded(0, (), (4, 1)),
        TurnBegan(1, 3, False),
    ]
    assert game.board == board(
        """
        dary.
        ....f
        .....
        .....
        -----
        .....
        ..E..
        D....
        .V.PS
        """
    )
    game.ready("roll", 1, "roll")


# All out


@pytest.mark.clause("H-ALLOUT-1")
def test_all_six_dice_put_aside_in_one_roll_are_an_all_out() -> None:
    game = scene(BOARD, phase="roll", dice=[6, 1, 2, 3, 4, 5]).do("roll", "keep 6 12345")
    assert game.events == [
        Rolled(0, (6, 1, 2, 3, 4, 5), (), "H-ROLL-1"),
        PutAside(0, ("6", "12345")),
        WentAllOut(0),
    ]
    game.ready("act", 0)
    game.do("stop")
    assert game.events[3:] == [TurnEnded(0, ("6", "12345"), (2, 1)), TurnBegan(0, 2, True)]
    game.ready("roll", 0, "roll")


@pytest.mark.clause("H-ALLOUT-1")
def test_all_six_dice_put_aside_over_several_rolls_are_an_all_out() -> None:
    game = scene(BOARD, phase="push", aside="6 123", rolled="45", dice=[6, 6]).do("push 45", "keep 66")
    assert game.events == [Rolled(0, (6, 6), (), "H-PUSH-2"), PutAside(0, ("66",)), WentAllOut(0)]
    assert game.state.aside == ("6", "66", "123")
    game.ready("act", 0)


@pytest.mark.clause("H-ALLOUT-1")
def test_five_dice_put_aside_are_no_all_out() -> None:
    game = scene(BOARD, phase="keep", rolled="123456").do("keep 12345")
    game.ready("push", 0, "push 6", "act")
    game.do("act", "stop")
    assert game.events[-2:] == [TurnEnded(0, ("12345",), (2, 1)), TurnBegan(1, 2, False)]
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-ALLOUT-2")
def test_all_out_may_follow_all_out() -> None:
    game = scene(BOARD, phase="roll", seat=1, dice=[1, 1, 1, 2, 2, 2, 6, 6, 3, 3, 3, 6])
    game.do("roll", "keep 111 222", "stop", "roll", "keep 6 66 333", "stop")
    assert game.events == [
        Rolled(1, (1, 1, 1, 2, 2, 2), (), "H-ROLL-1"),
        PutAside(1, ("111", "222")),
        WentAllOut(1),
        TurnEnded(1, ("111", "222"), (2, 1)),
        TurnBegan(1, 2, True),
        Rolled(1, (6, 6, 3, 3, 3, 6), (), "H-ROLL-1"),
        PutAside(1, ("6", "66", "333")),
        WentAllOut(1),
        TurnEnded(1, ("6", "66", "333"), (2, 1)),
        TurnBegan(1, 3, True),
    ]
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-ALLOUT-2")
def test_an_extra_turn_without_an_all_out_is_followed_by_the_opponents() -> None:
    game = scene(BOARD, all_out=True, dice=[6, 1, 1, 2, 4, 4]).do("stop", "roll", "keep 6", "act", "stop")
    assert game.events[-1] == TurnBegan(1, 3, False)
    game.ready("roll", 1, "roll")
