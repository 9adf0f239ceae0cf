"""Neither events nor the cards of squads touch what is in a dock."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import CardPlayed
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.table.card import card as card_of
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.cards.event_scene import SHIP
from tests.starquest.scene import BA, CH, scene

EVENTS = sorted(id_ for id_, card in load_box().cards.items() if card.kind == "event")
LOTS = ("eva_stray_signal", "evg_mother_scan", "evg_new_orders")
"""Cards that attack nobody; a lot chooses among squads."""
AT_HOME = ("ba1", "ba2", "ba3")
LONG = """
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    |T . . . . . . . . . . . . . . .|
    +                               +
    |T . . . . . . . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    """


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


MOMENTS = ("turn_start", "own_any", "activation", "instead_attack", "turn_end", "psychic", "any")
"""When cards of squads are played on a target of their player's choice."""
SQUAD_CARDS = sorted(id_ for id_, card in load_box().cards.items() if card.play in MOMENTS)
AHEAD = ("ord_heavy_weapon",)
"""Orders that name a miniature before it acts: it may still be at home."""


@pytest.mark.clause("C-DOCK-safe")
@pytest.mark.parametrize("card", SQUAD_CARDS)
def test_no_card_of_a_squad_is_played_on_those_in_a_dock(card: str) -> None:
    table = scene(
        SHIP,
        "ba1 fig_marine_commander 0.0 E role=leader lp=1",
        "ba2 fig_librarian 2.1 E role=psionic",
        "ba3 fig_marine_heavy dock lp=1 weapons=wpn_plasma_gun",
        "el1 fig_eldar_warrior 3.1 E lp=1",
        "el2 fig_eldar_heavy dock lp=1 weapons=wpn_shuriken_cannon",
        "ch1 fig_ork 5.0 W",
        turn=BA,
    )
    named = {who for on in card_of(card).targets(table.state, BA) for who in on}
    assert named & {"ba3", "el2"} == ({"ba3"} if card in AHEAD else set())


@pytest.mark.clause("C-DOCK-safe")
def test_an_order_serves_a_miniature_from_the_moment_at_which_it_has_entered() -> None:
    marine = "ba1 fig_marine_heavy dock weapons=wpn_plasma_gun"
    table = scene(LONG, marine, turn=BA, step="order", sides={BA: {"orders": ("ord_heavy_weapon",)}})
    table.do("use ord_heavy_weapon ba1")
    assert table.told(CardPlayed) == [CardPlayed(BA, "ord_heavy_weapon", ("ba1",), "SQ-TURN-12")]
    table.act("ba1")
    table.do("ba1 enter 0.0 E")
    for x in range(1, 2 * figure(table.mini("ba1")).move):
        table.do(f"ba1 step {x}.0")
    assert not table.offered("ba1 step")
