"""The first mission is reduced: small squads, few cards, events from the third round on."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.mission_rule import Doing, MissionRule, mission_rule
from bulkhead.tabletop.refusals import Illegal

ROSTER = (
    "fig_marine_commander set_axe_pistol",
    "fig_marine_laser",
    "fig_marine_laser",
    "fig_marine_heavy wpn_assault_cannon",
)
COMMON_DECKS = ("recon", "green", "azure")
FIRST_EVENTS = 3
"""The round of the first event cards."""
RECON = ("rec_field_dressing", "rec_clear_shot", "rec_adrenaline", "rec_empty")
"""The reconnaissance deck, two of each."""


@mission_rule
class SmallSquads(MissionRule):
    """Squads of four, without cards of their own."""

    name = "small_squads"

    def set_up(self, scenario: Scenario, options: Options) -> Scenario:
        decks = {deck: cards for deck, cards in scenario.decks.items() if deck in COMMON_DECKS}
        return replace(scenario, decks=decks, squads=dict.fromkeys(options.squads, ROSTER))


@mission_rule
class LateEvents(MissionRule):
    """Events come later, from the green deck alone and without the hard ones."""

    name = "late_events"

    def set_up(self, scenario: Scenario, options: Options) -> Scenario:
        sheets = load_box().cards
        decks = {
            deck: tuple(card for card in cards if not sheets[card].has("hard"))
            for deck, cards in scenario.decks.items()
            if deck != "azure"
        }
        return replace(scenario, decks=decks)

    def forbids(self, state: State, doing: Doing, seat: int, mini: Mini | None) -> Illegal | None:
        if doing == "event" and state.round < FIRST_EVENTS:
            return Illegal("SQ-SETUP-03", "sq-no-not-now")
        return None


@mission_rule
class SmallReconDeck(MissionRule):
    name = "small_recon_deck"

    def set_up(self, scenario: Scenario, options: Options) -> Scenario:
        if "recon" not in scenario.decks:
            return scenario
        small = tuple(card for card in RECON for _ in range(2))
        return replace(scenario, decks={**scenario.decks, "recon": small})
