"""The state: plain data that can be copied and stored at any moment."""

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.state import State, clone, dump, load
from tests.heroes.scene import Scene, drafted, scene, table

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


def moments() -> list[Scene]:
    """A table in every phase."""
    return [
        table().do("pick donato"),
        drafted().do("place donato 2"),
        scene(BOARD, phase="roll"),
        scene(BOARD, phase="keep", aside="6", held="11", rolled="126"),
        scene(BOARD, phase="push", aside="6", rolled="11235"),
        scene(BOARD, aside="66 345", seat=1).do("345 move 3"),
        scene(BOARD, aside="66", all_out=True, games=3, sheet=[(12, 3)], winners=[0]),
        scene(BOARD, turn=500).do("stop"),
    ]


@pytest.mark.parametrize("moment", range(8))
def test_a_state_reads_back_as_it_was_written(moment: int) -> None:
    state = moments()[moment].state
    again = load(dump(state))
    assert dump(again) == dump(state)
    assert HEROES.position(again) == HEROES.position(state)
    assert HEROES.offer(again, again.mover) == HEROES.offer(state, state.mover)


@pytest.mark.parametrize("moment", range(8))
def test_a_clone_is_equal(moment: int) -> None:
    state = moments()[moment].state
    twin = clone(state)
    assert all(getattr(twin, name) == getattr(state, name) for name in State.__slots__)


@pytest.mark.parametrize("moment", range(7))
def test_a_clone_is_independent(moment: int) -> None:
    game = moments()[moment]
    twin = Scene(clone(game.state), game.dice, game.heard)
    before = dump(game.state)
    game.dice.left = [1, 1, 2, 2, 4, 4]
    twin.do(twin.offers[0])
    assert dump(twin.state) != before
    assert dump(game.state) == before
