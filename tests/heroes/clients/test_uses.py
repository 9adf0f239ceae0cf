"""What the scoring rolls on the table would pay for: only what could really be done now."""

import pytest

from bulkhead.heroes.clients.uses import PAYS, survey, topics
from bulkhead.heroes.data.commands import Act, Keep
from bulkhead.heroes.game import HEROES
from bulkhead.heroes.views import View
from bulkhead.tabletop.dice import Scripted
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import SPECTATOR
from bulkhead.tabletop.refusals import Mistake

ARMIES = "phaello1/donato2/sanyctus2/ebellius1/victorno1 feurran1/phaello1/darrago2/dyrael0/aramus2"
BLOCKED = "phaello3/donato4/sanyctus2/ebellius1/victorno4 feurran1/phaello4/darrago3/dyrael0/aramus3"
"""Phaello in column 1 stands in front of an enemy and cannot move."""


def _view(armies: str, rolled: str, phase: str = "keep", aside: str = "-") -> View:
    return HEROES.view(
        HEROES.from_position(f"{armies} 1 {phase} {aside} {rolled} t5 f1 g1 -", HEROES.options({})), 0
    )


def _texts(view: View) -> dict[str, list[str]]:
    return {roll: [one.text for one in bought] for roll, bought in survey(view, PAYS).rolls.items()}


def test_each_roll_on_the_table_is_answered_with_what_it_buys() -> None:
    found = _texts(_view(ARMIES, "123466"))
    assert list(found) == ["6", "66", "123", "234", "1234"]
    assert found["6"] == ["6 shoot 1 at 1.6"], "nobody stands next to an enemy: no attack is promised"
    assert found["123"] == ["123 move 1", "123 move 2", "123 move 3"]


def test_a_blocked_hero_is_promised_no_move() -> None:
    found = _texts(_view(BLOCKED, "111346"))
    assert "111 move 1" not in found["111"]
    assert "6 attack 1" in found["6"]


def test_rolls_that_are_aside_already_count_too() -> None:
    found = _texts(_view(ARMIES, "1234", phase="push", aside="66"))
    assert list(found) == ["66"]


@pytest.mark.parametrize("roll", ["6", "66", "123", "1234"])
def test_what_is_promised_is_what_is_offered_when_it_is_done(roll: str) -> None:
    state = HEROES.from_position(f"{ARMIES} 1 keep - 123466 t5 f1 g1 -", HEROES.options({}))
    promised = _texts(HEROES.view(state, 0))[roll]
    for command in (Keep((roll,)), Act()):
        HEROES.apply(state, 0, command, Scripted(), Silence())
    offer = HEROES.offer(state, 0)
    assert offer is not None
    assert [str(one) for one in offer.commands[:-1]] == promised


def test_everybody_gets_the_same_answer_and_only_while_dice_are_chosen() -> None:
    state = HEROES.from_position(f"{ARMIES} 1 keep - 123466 t5 f1 g1 -", HEROES.options({}))
    assert survey(HEROES.view(state, 1), PAYS) == survey(HEROES.view(state, SPECTATOR), PAYS)
    rolling = _view(ARMIES, "-", phase="roll")
    assert topics(rolling) == ()
    with pytest.raises(Mistake):
        survey(rolling, PAYS)
