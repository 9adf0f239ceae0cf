"""The random bot of Starquest reads the view only to lay tokens."""

from random import Random

import pytest

from bulkhead.bots.random_player import RandomPlayer
from bulkhead.bots.starquest.drifter import Drifter
from bulkhead.bots.starquest.player import Commander
from bulkhead.registry.bots import reads_view
from bulkhead.starquest.data.commands import AnyCommand, Done, Pass, Put
from bulkhead.tabletop.game import Offer

LAY = Put("fig_ork", (1, 2))


@pytest.mark.parametrize(("commands", "reads"), [((Pass(), Done()), False), ((Pass(), LAY), True)])
def test_the_random_bot_reads_the_view_only_to_lay_tokens(
    commands: tuple[AnyCommand, ...], reads: bool
) -> None:
    assert reads_view(Drifter(Random(0)), Offer(0, "sq-ask-turn", commands)) is reads


def test_the_random_bot_answers_without_a_view_where_it_reads_none() -> None:
    offer: Offer[AnyCommand] = Offer(0, "sq-ask-turn", (Pass(), Done()))
    chosen = {Drifter(Random(seed)).choose(None, offer) for seed in range(20)}
    assert chosen == {Pass(), Done()}, "each answer is chosen by some seed"


def test_other_bots_read_the_view_always_or_never() -> None:
    offer: Offer[AnyCommand] = Offer(0, "sq-ask-turn", (Pass(), LAY))
    assert not reads_view(RandomPlayer(Random(0)), offer)
    assert reads_view(Commander(b"0"), offer)
