"""The dice of a turn as steps give what the captain's exact look at the dice gives, in either order."""

from itertools import pairwise
from random import Random

import pytest

from bulkhead.bots.heroes.luck import Luck
from bulkhead.heroes.data.options import Hold
from bulkhead.heroes.rules.scoring_rolls import DICE, faces_of
from bulkhead.lab.heroes.solving.dice_steps import BUST, SETS, TERMS, Steps, in_levels, in_turn

HOLDS: tuple[Hold, ...] = ("new", "literal", "strict")


def followed(found: Steps, inputs: list[float]) -> float:
    """The result of the steps."""
    slots = [*inputs, *[0.0] * (found.slots - len(inputs))]
    for step in found.steps:
        terms = [slots[slot] * weight for slot, weight in step.terms]
        slots[step.out] = sum(terms) if step.sums else max(terms)
    return slots[found.steps[-1].out]


@pytest.mark.parametrize("hold", HOLDS)
def test_the_steps_give_the_value_of_the_turn(hold: Hold) -> None:
    rng = Random(hold)
    worths = {rolls: rng.random() for rolls in SETS}
    bust = worths[SETS[BUST]]
    luck = Luck(hold, acting=worths.__getitem__, all_out=worths.__getitem__, bust=bust)
    exact = luck.pushed((), (), DICE)
    inputs = [worths[rolls] for rolls in SETS]
    assert followed(in_turn(hold), inputs) == pytest.approx(exact, abs=1e-12)
    assert followed(in_levels(hold), inputs) == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize("hold", HOLDS)
def test_steps_of_a_level_do_not_read_each_other(hold: Hold) -> None:
    found = in_levels(hold)
    for first, end in pairwise(found.levels):
        group = found.steps[first:end]
        written = [step.out for step in group]
        assert len(set(written)) == len(written)
        if len(group) > 1:  # a step alone may write where it has read
            assert not set(written) & {slot for step in group for slot, _ in step.terms}
    assert max(len(step.terms) for step in found.steps) <= TERMS
    assert max(len(faces_of(rolls)) for rolls in SETS) == DICE
