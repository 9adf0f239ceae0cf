"""The raider: goes straight for the nearest enemy, and attacks as soon as it can."""

from bulkhead.bots.starquest import Overlord, Raider
from bulkhead.starquest.data.commands import Shoot, Step
from bulkhead.starquest.game import STARQUEST
from tests.starquest.scene import CH, hall, scene


def test_it_shoots_as_soon_as_somebody_is_in_its_line_of_fire() -> None:
    lines = ("ch1 fig_ork 15.1 W", "ba1 fig_marine_laser 2.1 E", "ba2 fig_marine_laser 2.3 E")
    table = scene(hall(16, 4), *lines, turn=CH).do("activate ch1")
    offer = STARQUEST.offer(table.state, CH)
    assert offer is not None
    command = Raider(1).choose(STARQUEST.view(table.state, CH), offer)
    assert isinstance(command, Shoot), "an enemy in the line of fire is shot at from afar"


def test_it_turns_a_corner_and_stops_where_it_has_attacked() -> None:
    room = """
        +-+-+-+-+-+-+
        |. . . . . .|
        +-+-+-+-+   +
        |. . . .|. .|
        +       +   +
        |. . . . . .|
        +-+-+-+-+-+-+
        """
    table = scene(room, "ch1 fig_ork 0.2 E", "ba1 fig_marine_laser 0.0 E", turn=CH, dice=(1,) * 20)
    table.do("activate ch1")
    raider, walked = Raider(1), 0
    while table.waiting == CH and walked < 20:
        offer = STARQUEST.offer(table.state, CH)
        assert offer is not None
        command = raider.choose(STARQUEST.view(table.state, CH), offer)
        assert command in offer.commands
        walked += isinstance(command, Step)
        if str(command) == "done":
            break
        table.do(command)
    assert walked >= 3


def test_tokens_and_questions_are_left_to_the_overlord() -> None:
    table = scene(hall(8, 2), "ch1 fig_ork 6.0 W", "ba1 fig_marine_laser 0.0 E", turn=CH)
    offer = STARQUEST.offer(table.state, CH)
    assert offer is not None
    view = STARQUEST.view(table.state, CH)
    assert Raider(1).choose(view, offer) == Overlord(1).choose(view, offer)
