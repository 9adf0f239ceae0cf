"""What a finished match means for its campaign: how the factions stand, and decisions for the missions to come."""

from collections.abc import Iterable, Sequence

from bulkhead.registry.campaigning import Decision, Player
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.campaign.campaign import Campaign
from bulkhead.tabletop.events import Told

LASTING = ("reinforcement", "psionic", "art", "give-up")
"""Choices that go beyond the mission in which they are made."""
KEEP = "keep"
"""A reconnaissance card was kept: a secret of the faction."""


def result_of(campaign: Campaign, state: State) -> Campaign:
    """The campaign with this mission more. Skirmishes and lessons change nothing but the annals."""
    after = campaign.after(state)
    if state.scenario.kind == "campaign":
        return after
    kept = {side.faction: state.options.record(side.faction) for side in state.sides}
    return Campaign(after.played, campaign.records | kept, campaign.legacy)


def decisions(state: State, seats: Sequence[Player], told: Iterable[Told]) -> tuple[Decision, ...]:
    """The decisions for the missions to come: choices at the table, and the cards that were kept."""
    said = [told_.event for told_ in told if isinstance(told_.event, Chose) and told_.event.what in LASTING]
    if state.scenario.kind != "campaign":
        return ()
    kept = [(seat, card) for seat, side in enumerate(state.sides) for card in side.recon]
    found = [(event.seat, event.what, event.value) for event in said]
    found += [(seat, KEEP, card) for seat, card in kept]
    return tuple(
        Decision(state.sides[seat].faction, seats[seat].name, seats[seat].player, what, str(value))
        for seat, what, value in found
    )
