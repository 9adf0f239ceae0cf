"""A table laughs at figures that step back and forth and do nothing."""

import pytest

from bulkhead.starquest.table.places import remove
from tests.bots.starquest.tables import DUEL, TRIO, ask, game, play
from tests.starquest.scene import CH, hall, scene
from tools.blunders.moments import Moment
from tools.blunders.walks import Dithering


@pytest.mark.parametrize(("values", "seed"), [(DUEL, "dither 0"), (DUEL, "dither 1"), (TRIO, "dither 2")])
def test_in_a_whole_game_nobody_walks_in_a_circle_for_nothing(values: dict[str, str], seed: str) -> None:
    witness = Dithering()
    for one in game(values, seed):
        moment = Moment(one.state, one.seat, one.view, one.offer, one.command)
        assert not list(witness.see(moment))


@pytest.mark.parametrize("seen_by", [1, 3])
def test_among_squares_that_are_equally_good_one_is_chosen_once(seen_by: int) -> None:
    """However many marines see them, the figure goes to one and stays there."""
    marines = [f"ba{number} fig_marine_laser 0.{number} E lp=9" for number in range(1, 1 + seen_by)]
    table = scene(hall(24, 5), "ch1 fig_genestealer 23.2 W", *marines, turn=CH, dice=[1] * 8)
    steps = [one for one in play(table.act("ch1")) if "step" in one]
    assert len(steps) == len(set(steps)) > 0


def test_to_come_back_is_right_when_the_prey_is_gone() -> None:
    """It runs for the heavy marine. He falls to somebody else's shot, and the other marine is left, behind it."""
    lines = ("ch1 fig_genestealer 12.0 E", "ba1 fig_marine_heavy 16.0 W", "ba2 fig_marine_laser 8.0 E")
    table = scene(hall(20, 1), *lines, turn=CH, dice=[1] * 8)
    table.act("ch1")
    assert ask(table) == "ch1 step 13.0"
    table.do("ch1 step 13.0")
    remove(table.state, table.mini("ba1"), "dead")
    assert "ch1 step 12.0" in play(table)
