"""The champion's value of boards is close to exact values, and its file is read as it was written."""

import json
from pathlib import Path

import pytest

from bulkhead.bots.heroes import Champion
from bulkhead.bots.heroes.champion.features import KINDS, carried, of_match_up, of_pair
from bulkhead.bots.heroes.champion.net import BoardValue, read_net, shipped, write_net
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.state import State
from bulkhead.lab.heroes.solving.table import match_up
from tests.bots.heroes.test_captain import ONE_SHORT, answer
from tests.heroes.scene import scene

EXACT = json.loads(Path(__file__).with_name("exact.json").read_text(encoding="ascii"))
"""Values of boards from the solution of a match-up that the net was not made from: seat, advances, value."""
CLOSE = 0.02


def solved() -> State:
    return match_up(HEROES.options({"rows": EXACT["rows"]}), EXACT["army"])


def test_values_are_close_to_exact_ones() -> None:
    state = solved()
    values = [BoardValue(state, seat, shipped()) for seat in (0, 1)]
    off = [values[seat].chance(bytes(map(int, board))) - exact for seat, board, exact in EXACT["values"]]
    assert len(off) == 40
    assert (sum(one * one for one in off) / len(off)) ** 0.5 < CLOSE
    spread = [exact for _, _, exact in EXACT["values"]]
    assert max(spread) - min(spread) > 0.5, "boards that differ, or a constant would do"


def test_a_board_has_the_same_value_the_second_time() -> None:
    value, board = BoardValue(solved(), 0, shipped()), bytes([1, 0, 2, 0, 0, 0, 1, 0, 0, 2])
    assert value.chance(board) == value.chance(board)


def test_the_game_looks_the_same_in_a_mirror() -> None:
    state, mirrored = solved(), solved()
    mirrored.army = state.army[4::-1] + state.army[:4:-1]
    board = bytes([2, 0, 1, 0, 0, 1, 0, 2, 0, 0])
    turned = board[4::-1] + board[:4:-1]
    value = BoardValue(state, 0, shipped()).chance(board)
    assert BoardValue(mirrored, 0, shipped()).chance(turned) == pytest.approx(value)


def test_a_file_is_read_as_it_was_written() -> None:
    net = shipped()
    assert read_net(write_net(net)) == net
    assert len(net.match_up[0]) == len(of_match_up(solved(), 0)[0])
    assert len(net.pair[0]) == len(of_pair(0, 0, 3))


def test_a_card_is_known_by_what_it_carries() -> None:
    cards = solved().cards
    worn = {hero: [KINDS[place] for place, held in enumerate(carried(cards[hero])) if held] for hero in cards}
    assert worn["donato"] == [("inspire",)]
    assert worn["phaello"] == [("shoot", "lucky-six", "short")]


def test_it_takes_the_move_that_wins() -> None:
    assert answer(scene(ONE_SHORT, aside="6 66"), Champion()) == "66 move 3"


def test_it_does_not_push_when_acting_wins() -> None:
    assert answer(scene(ONE_SHORT, phase="push", aside="66", rolled="1245"), Champion()) == "act"


def test_a_board_that_is_won_is_worth_one_and_a_lost_one_nothing() -> None:
    game = scene(ONE_SHORT, aside="6 66")
    seat = game.state.mover
    offer = HEROES.offer(game.state, seat)
    assert offer is not None
    values = Champion().values(HEROES.view(game.state, seat), offer)
    assert values is not None
    assert max(values) == pytest.approx(1.0, abs=1e-4)
    assert min(values) < 0.9
