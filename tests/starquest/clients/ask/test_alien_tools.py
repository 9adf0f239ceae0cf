"""What a player who hides may ask: where others see, and how far a token comes on a long way."""

import random

import pytest

from bulkhead.starquest.clients.ask.marching import March
from bulkhead.starquest.clients.ask.queries import Outlook, Seen
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.scene import Table, hall, scene

UM, CH = 0, 1
FORCES = ("ultramarines", "chaos")


def table(*lines: str) -> Table:
    return scene(hall(16, 3), *lines, factions=FORCES, turn=CH)


def asked(drawn: Table, seat: int, about: str) -> object:
    return STARQUEST.survey(view(drawn.state, seat), None, about)


def test_a_square_is_exposed_where_figures_of_others_see() -> None:
    drawn = table("um1 fig_marine_laser 1.1 E", "ch1 fig_ork 8.1 W", "ch?2 fig_gretchin 12.0")
    found = asked(drawn, CH, "exposed")
    assert isinstance(found, Seen)
    assert set(found.squares) == set(members(field(drawn.state, drawn.state.minis["um1"])))
    assert drawn.state.ship.square("0.1") not in found.squares, "nobody sees behind the marine"
    theirs = asked(drawn, UM, "exposed")
    assert isinstance(theirs, Seen)
    assert set(theirs.squares) == set(members(field(drawn.state, drawn.state.minis["ch1"])))


def test_what_is_exposed_tells_nothing_of_tokens() -> None:
    drawn = table("um1 fig_marine_laser 1.1 E", "ch1 fig_ork 8.1 W", "ch?2 fig_gretchin 12.0")
    twin = STARQUEST.twin(drawn.state, UM, random.Random(4))
    for about in ("exposed", "march ch?2 4.0"):
        assert asked(drawn, UM, about) == STARQUEST.survey(view(twin, UM), None, about)


def test_a_march_is_the_part_of_the_way_that_can_be_paid() -> None:
    drawn = table("um1 fig_marine_laser 0.1 W", "ch?2 fig_gretchin 15.1")
    far = asked(drawn, CH, "march ch?2 2.1")
    assert isinstance(far, March)
    outlook = asked(drawn, CH, "ch?2")
    assert isinstance(outlook, Outlook)
    reach = {one.square for one in outlook.reach}
    assert far.square in reach
    width = drawn.state.ship.width
    assert far.square % width == min(one % width for one in reach), "as far west as it may go"
    assert far.commands
    near = asked(drawn, CH, "march ch?2 14.1")
    assert isinstance(near, March)
    assert near.square == drawn.state.ship.square("14.1")


def test_one_that_is_there_already_stays() -> None:
    drawn = table("um1 fig_marine_laser 0.1 W", "ch?2 fig_gretchin 9.1")
    assert asked(drawn, CH, "march ch?2 9.1") == March("ch?2", -1, ())


@pytest.mark.parametrize(
    "about",
    [
        "march ",
        "march ch?2",
        "march ch?2 here",
        "march ch?2 99.99",
        "march ch?2 4.0 5.0",
        "march nobody 3.1",
    ],
)
def test_a_march_of_nobody_or_to_nowhere_is_refused_in_a_sentence(about: str) -> None:
    drawn = table("um1 fig_marine_laser 0.1 W", "ch?2 fig_gretchin 9.1")
    with pytest.raises(Mistake):
        asked(drawn, CH, about)
