"""The unveiled view of a finished match: hands, tokens, secret alliances; never the order of a deck."""

from bulkhead.starquest.data.state import Pact, Proposal
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.game import SPECTATOR
from tests.starquest.scene import BA, CH, UM, scene

HALL = """
+-+-+-+-+-+-+
|. . . . . V|
+           +
|. . . . . .|
+-+-+-+-+-+-+
"""


def test_what_the_seats_keep_from_each_other_lies_open() -> None:
    state = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch?1 fig_gretchin 3.1 blip",
        "ch?2 obj_key 4.1 object",
        sides={
            UM: {"orders": ("ord_fire", "ord_attack")},
            BA: {"equipment": ("eqp_targeter", "eqp_medi_kit"), "open": ("eqp_medi_kit",)},
            CH: {"blips": ("fig_ork",)},
        },
    ).state
    state.pacts = (Pact(UM, BA, public=False),)
    state.proposals = (Proposal(1, UM, CH, "secret"),)
    everything, watcher = STARQUEST.unveiled(state), view(state, SPECTATOR)

    assert everything.sides[UM].orders == ("ord_fire", "ord_attack")
    assert everything.sides[BA].equipment == ("eqp_targeter", "eqp_medi_kit")
    assert everything.sides[CH].blips == ("fig_ork",)
    assert [(one.kind, one.identity) for one in everything.tokens.values()] == [
        ("blip", "fig_gretchin"),
        ("object", "obj_key"),
    ]
    assert (everything.pacts, everything.proposals) == (state.pacts, state.proposals)
    assert (watcher.pacts, watcher.proposals) == ((), ())
    assert (everything.viewer, everything.standing, everything.decks) == (SPECTATOR, None, watcher.decks)
