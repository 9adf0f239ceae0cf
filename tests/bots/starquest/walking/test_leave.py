"""Steps that need nobody's leave, and steps that need no enemy's."""

from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.walking.leave import among_friends, unasked
from bulkhead.starquest.game import STARQUEST
from tests.starquest.scene import BA, hall, scene


def test_a_friend_may_be_asked_and_an_enemy_may_not() -> None:
    """West stands a marine of another squad, east an orc; a comrade of the own squad stands in the north."""
    lines = (
        "ba1 fig_marine_laser 1.1 N",
        "ba2 fig_marine_laser 1.0 N",
        "um1 fig_marine_laser 0.1 N",
        "ch1 fig_ork 2.1 N",
    )
    state = scene(hall(3, 2), *lines).state
    table = Seen(STARQUEST.view(state, BA))
    mini = table.state.minis["ba1"]
    free, friendly = (
        {state.ship.name(square) for square in found(table, mini)} for found in (unasked, among_friends)
    )
    assert free == {"0.0", "1.0", "2.0"}, "a comrade lets everybody by"
    assert friendly == {"0.0", "0.1", "1.0", "2.0"}
