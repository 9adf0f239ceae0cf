"""A table laughs at Overwatch, or at nothing, instead of a good attack that is on offer."""

import pytest

from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.shots import best_attack
from bulkhead.starquest.data.commands import Done, Overwatch
from bulkhead.starquest.data.frames import Activation, Permission
from tests.bots.starquest.tables import DUEL, game, play
from tests.starquest.scene import hall, scene


@pytest.mark.parametrize("seed", ["orc 0", "orc 1", "orc 2"])
def test_in_a_whole_game_no_attack_is_passed_up_and_no_enemy_asked(seed: str) -> None:
    """An activation that ends although an attack is worth a point: its plan could not be carried out."""
    for decision in game(DUEL, seed):
        frame, command = decision.view.frames[-1], decision.command
        assert not isinstance(frame, Permission), "there are only enemies to ask"
        if isinstance(frame, Activation) and isinstance(command, Overwatch | Done):
            best = best_attack(Seen(decision.view), decision.offer.commands)
            assert best is None or best.value < 1.0, str(best)


@pytest.mark.parametrize(
    ("foe", "shoots"), [("ch1 fig_android 7.1 W", True), ("ch1 fig_dread_mk10 6.0 W", False)]
)
def test_overwatch_is_for_those_who_cannot_do_better(foe: str, shoots: bool) -> None:
    """A laser rifle cannot scratch the largest Dreadnought: against it, to watch is as good as anything."""
    table = scene(hall(9, 3), "ba1 fig_marine_laser 0.1 E", foe, dice=[6] * 4)
    done = play(table.act("ba1"))
    assert any(one.startswith("ba1 shoot") for one in done) is shoots
