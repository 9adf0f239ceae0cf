"""No event touches what is in a dock."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.rules.cards import events
from tests.starquest.rules.cards.event_scene import SHIP
from tests.starquest.scene import BA, CH, scene

EVENTS = sorted(id_ for id_, card in load_box().cards.items() if card.kind == "event")
LOTS = ("eva_stray_signal", "evg_mother_scan", "evg_new_orders")
"""Cards that attack nobody; a lot chooses among squads."""
AT_HOME = ("ba1", "ba2", "ba3")


@pytest.mark.clause("C-DOCK-safe")
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_leaves_those_in_a_dock_alone(card: str) -> None:
    """The whole squad is at home; the aliens take the first of what they are offered."""
    table = scene(
        SHIP,
        "ba1 fig_marine_commander dock N role=leader",
        "ba2 fig_marine_laser dock",
        "ba3 fig_marine_heavy dock",
        "el1 fig_eldar_warrior 3.1 E",
        "ch1 fig_ork 0.0 E",
        "ch2 fig_genestealer 7.2 W",
        turn=CH,
        dice=(1 if card in LOTS else 6,) * 40,
    )
    before = {who: table.mini(who) for who in AT_HOME}
    events.play(table.state, CH, card, table.dice, table.heard)
    table.settle()
    asked = 0
    while table.offered("choose") and asked < 20:
        assert not any(who in offer.split() for offer in table.offers for who in AT_HOME)
        table.do(table.offered("choose")[0])
        asked += 1
    assert {who: table.mini(who) for who in AT_HOME} == before
    assert table.side(BA).points == 0
