"""Winning (H-SCORE, H-WIN, H-MATCH, H-LIMIT): current score, the end of a turn, of a game, of a match."""

import pytest

from bulkhead.heroes.data.events import (
    GameBegan,
    GameDrawn,
    GameWon,
    MatchEnded,
    Moved,
    Rolled,
    TurnBegan,
    TurnEnded,
    WentBust,
)
from bulkhead.heroes.rules.winning import scores, wins
from bulkhead.tabletop import Result
from tests.heroes.scene import scene

# Three of seat 0's heroes are across; it leads 12 to 11.
AHEAD = """
    ..e..
    .....
    ar...
    VSF.f
    -----
    ...y.
    .....
    .....
    ...PE
    """
# The same, but Ebellius has made a step: 12 to 12.
EVEN = """
    .....
    ..e..
    ar...
    VSF.f
    -----
    ...y.
    .....
    .....
    ...PE
    """
# Two of seat 0's heroes are across, the third stands on the last row of its own half; 15 to 0.
TWO_ACROSS = """
    daryf
    VS...
    .....
    .....
    -----
    ..F..
    .....
    .....
    ...PE
    """
# Three across, on a board of three rows each; 12 to 0.
FAR_AHEAD = """
    daryf
    VSF..
    .....
    -----
    .....
    .....
    ...PE
    """
NOTHING = [1, 1, 2, 2, 4, 4]


# H-SCORE-1


@pytest.mark.clause("H-SCORE-1")
def test_the_current_score_is_the_sum_of_the_spaces_in_front_of_the_set_up_spaces() -> None:
    assert scores(scene(AHEAD).state) == (4 + 4 + 4, 2 + 2 + 3 + 4)


@pytest.mark.clause("H-SCORE-1")
def test_it_rises_with_moves_and_falls_with_retreats() -> None:
    game = scene(AHEAD, aside="6 66", dice=[3])
    game.do("66 move 4")
    assert scores(game.state) == (13, 11)
    game.do("6 attack 1")
    assert scores(game.state) == (13, 10)
    game.ready("act", 0, "stop")


# H-WIN-1


@pytest.mark.clause("H-WIN-1")
def test_three_heroes_across_and_one_point_more_win_at_the_end_of_the_own_turn() -> None:
    game = scene(AHEAD).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 11)), GameWon(0, (12, 11))]
    assert game.over() == Result((1.0, 0.0), (12, 11), "H-WIN-1")


@pytest.mark.clause("H-WIN-1")
def test_equal_scores_win_nothing() -> None:
    game = scene(EVEN).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 12)), TurnBegan(1, 2, False)]
    assert game.result is None
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-WIN-1")
def test_two_heroes_across_win_nothing_however_many_points_they_have() -> None:
    game = scene(TWO_ACROSS).do("stop")
    assert game.events == [TurnEnded(0, (), (15, 0)), TurnBegan(1, 2, False)]
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-WIN-1")
def test_the_third_hero_wins_with_the_step_over_the_middle_once_the_turn_ends() -> None:
    game = scene(TWO_ACROSS, aside="66").do("66 move 3")
    game.ready("act", 0, "stop")
    assert game.result is None
    game.do("stop")
    assert game.events == [
        Moved(0, 3, "feurran", 4, "66", 0, "H-TERM-2"),
        TurnEnded(0, (), (16, 0)),
        GameWon(0, (16, 0)),
    ]
    assert game.over().winner == 0


@pytest.mark.clause("H-WIN-1")
def test_more_than_three_heroes_across_win_as_well() -> None:
    game = scene(FAR_AHEAD.replace("VSF..", "VSFP.").replace("...PE", "....E")).do("stop")
    assert game.over() == Result((1.0, 0.0), (16, 0), "H-WIN-1")


@pytest.mark.clause("H-WIN-1")
def test_the_other_seat_wins_in_the_same_way() -> None:
    drawing = """
        da...
        .....
        ..r..
        -----
        ...yf
        .....
        DVFPE
        """
    game = scene(drawing, seat=1, aside="333")
    assert not wins(game.state, 1, scores(game.state))
    game.do("333 move 3", "done", "stop")
    assert game.events == [
        Moved(1, 3, "darrago", 3, "333", 0, "H-TERM-3"),
        TurnEnded(1, (), (0, 9)),
        GameWon(1, (0, 9)),
    ]
    assert game.over() == Result((0.0, 1.0), (0, 9), "H-WIN-1")


@pytest.mark.clause("H-WIN-1", "H-BUST-1")
def test_a_bust_ends_a_turn_too_and_may_win() -> None:
    game = scene(AHEAD, phase="roll", dice=NOTHING).do("roll")
    assert game.events == [
        Rolled(0, (1, 1, 2, 2, 4, 4), (), "H-ROLL-1"),
        WentBust(0, ()),
        TurnEnded(0, (), (12, 11)),
        GameWon(0, (12, 11)),
    ]
    assert game.over().winner == 0


@pytest.mark.clause("H-WIN-1", "H-ALLOUT-1")
def test_a_win_comes_before_the_extra_turn_of_an_all_out() -> None:
    game = scene(AHEAD, all_out=True).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 11)), GameWon(0, (12, 11))]
    assert game.over().winner == 0


# H-WIN-2


@pytest.mark.clause("H-WIN-2")
@pytest.mark.parametrize("all_out", [False, True])
def test_nobody_wins_at_the_end_of_the_other_players_turn(all_out: bool) -> None:
    game = scene(AHEAD, seat=1, all_out=all_out).do("stop")
    following = 1 if all_out else 0
    assert game.events == [TurnEnded(1, (), (12, 11)), TurnBegan(following, 2, all_out)]
    assert game.result is None
    game.ready("roll", following, "roll")


@pytest.mark.clause("H-WIN-2", "H-BUST-1")
def test_nor_by_the_other_players_bust() -> None:
    game = scene(AHEAD, seat=1, phase="roll", dice=NOTHING).do("roll")
    assert game.events[1:] == [WentBust(1, ()), TurnEnded(1, (), (12, 11)), TurnBegan(0, 2, False)]
    game.ready("roll", 0, "roll")


# H-MATCH-1


@pytest.mark.clause("H-MATCH-1")
def test_a_single_game_is_no_match() -> None:
    game = scene(FAR_AHEAD).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 0)), GameWon(0, (12, 0))]
    assert game.over() == Result((1.0, 0.0), (12, 0), "H-WIN-1")


@pytest.mark.clause("H-MATCH-1")
def test_all_three_games_are_played_even_after_two_wins() -> None:
    game = scene(FAR_AHEAD, games=3, sheet=[(12, 9)], winners=[0]).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 0)), GameWon(0, (12, 0)), GameBegan(3, 1, 0)]
    assert game.state.sheet == [(12, 9), (12, 0)]
    game.ready("draft", 1)


@pytest.mark.clause("H-MATCH-1")
def test_the_higher_total_wins_regardless_of_single_games() -> None:
    game = scene(FAR_AHEAD, games=3, sheet=[(10, 12), (11, 13)], winners=[1, 1]).do("stop")
    assert game.events[-1] == MatchEnded((33, 25), 0)
    assert game.over() == Result((1.0, 0.0), (33, 25), "H-MATCH-1")


@pytest.mark.clause("H-MATCH-1")
@pytest.mark.parametrize(
    ("second", "total", "winner", "shares"),
    [(12, 24, -1, (0.5, 0.5)), (13, 25, 1, (0.0, 1.0))],
    ids=["equal totals are a draw", "one point more wins"],
)
def test_equal_totals_are_a_draw(second: int, total: int, winner: int, shares: tuple[float, float]) -> None:
    game = scene(FAR_AHEAD, games=3, sheet=[(6, 12), (6, second)], winners=[1, 1]).do("stop")
    assert game.events[-1] == MatchEnded((24, total), winner)
    assert game.over() == Result(shares, (24, total), "H-MATCH-1")


# H-LIMIT-1


@pytest.mark.clause("H-LIMIT-1")
def test_after_the_last_turn_of_the_limit_the_game_is_a_draw() -> None:
    game = scene(EVEN, turn=500).do("stop")
    assert game.events == [TurnEnded(0, (), (12, 12)), GameDrawn((12, 12), 500)]
    assert game.over() == Result((0.5, 0.5), (12, 12), "H-LIMIT-1")
    assert game.over().winner is None


@pytest.mark.clause("H-LIMIT-1")
def test_one_turn_earlier_it_goes_on() -> None:
    game = scene(EVEN, turn=499).do("stop")
    assert game.events[-1] == TurnBegan(1, 500, False)
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-LIMIT-1")
def test_the_last_turn_can_still_win() -> None:
    game = scene(AHEAD, turn=500).do("stop")
    assert game.over() == Result((1.0, 0.0), (12, 11), "H-WIN-1")


@pytest.mark.clause("H-LIMIT-1", "H-ALLOUT-1")
def test_extra_turns_count_and_none_follows_the_last() -> None:
    game = scene(EVEN, turn=500, all_out=True).do("stop")
    assert game.events[-1] == GameDrawn((12, 12), 500)
    assert game.over().why == "H-LIMIT-1"


@pytest.mark.clause("H-LIMIT-1", "H-BUST-1")
@pytest.mark.parametrize("limit", [1, 7])
def test_a_table_may_set_the_limit_and_a_bust_uses_a_turn_up(limit: int) -> None:
    game = scene(EVEN, phase="roll", turn=limit, turn_limit=limit, dice=NOTHING).do("roll")
    assert game.events[-1] == GameDrawn((12, 12), limit)
    assert game.over().shares == (0.5, 0.5)


@pytest.mark.clause("H-LIMIT-1", "H-MATCH-1")
def test_a_drawn_game_of_a_match_is_written_down_and_the_next_begins() -> None:
    game = scene(AHEAD, seat=1, turn=500, games=3).do("stop")
    assert game.events == [TurnEnded(1, (), (12, 11)), GameDrawn((12, 11), 500), GameBegan(2, 1, 0)]
    assert (game.state.sheet, game.state.winners) == ([(12, 11)], [-1])
    game.ready("draft", 1)


@pytest.mark.clause("H-LIMIT-1", "H-MATCH-1")
def test_a_match_whose_last_game_is_drawn_is_still_decided_by_the_totals() -> None:
    game = scene(AHEAD, seat=1, turn=500, games=3, sheet=[(9, 12), (12, 9)], winners=[1, 0]).do("stop")
    assert game.events[1:] == [GameDrawn((12, 11), 500), MatchEnded((33, 32), 0)]
    assert game.over() == Result((1.0, 0.0), (33, 32), "H-MATCH-1")
