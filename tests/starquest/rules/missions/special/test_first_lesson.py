"""The first mission: its events come late, and from one deck."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.sides import Colour
from bulkhead.starquest.data.state import Deck, change_side
from bulkhead.starquest.events import EventDrawn, TurnBegan, TurnEnded
from bulkhead.starquest.rules.cards.deck import decks_of
from bulkhead.starquest.table.mission_rule import rules_for
from tests.starquest.mustering import options
from tests.starquest.scene import BA, CH, Table, hall, scene

OPEN = hall(6, 2)
LATE = ("late_events",)


def late_decks() -> dict[str, tuple[str, ...]]:
    """The decks of one squad, as the rule of the first mission leaves them."""
    scenario = Scenario("mis_test", special=LATE, decks=decks_of(load_box(), ("blood_angels",)))
    (rule,) = rules_for(scenario)
    return rule.set_up(scenario, options(("blood_angels", "chaos"))).decks


def round_of(
    round_: int, special: tuple[str, ...], decks: dict[str, tuple[str, ...]], colour: Colour
) -> Table:
    """A squad ends its turn and Chaos begins its own."""
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", turn=BA, special=special, decks=decks, dice=(1,) * 60)
    state = table.state
    state.round = round_
    state.decks = {name: Deck(cards) for name, cards in decks.items() if name in ("green", "azure")}
    state.order = (BA, CH)
    change_side(state, CH, colour=colour)
    return table.do("end", "pass")


@pytest.mark.clause("C-mis_00_first_steps-special-2-1", "C-mis_00_first_steps-special-2-2")
@pytest.mark.parametrize(("round_", "colours"), [(2, []), (3, ["green"]), (4, ["green"])])
@pytest.mark.parametrize("colour", ["green", "azure"])
def test_in_the_first_mission_events_come_from_the_third_round_on_and_from_one_deck(
    round_: int, colours: list[str], colour: Colour
) -> None:
    table = round_of(round_, LATE, late_decks(), colour)
    assert [event.colour for event in table.told(EventDrawn)] == colours


def test_elsewhere_they_come_in_every_round_from_the_deck_whose_turn_it_is() -> None:
    decks = decks_of(load_box(), ("blood_angels", "eldar"))
    table = round_of(1, (), decks, "azure")
    assert table.happened == [TurnEnded(BA), TurnBegan(CH, 2), EventDrawn(CH, "eva_blackout", "azure")]
