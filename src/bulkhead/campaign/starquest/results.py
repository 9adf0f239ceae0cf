"""Computes what a finished match changes in its campaign: the standing, and the decisions for later missions."""

from collections.abc import Iterable, Sequence

from bulkhead.registry.campaigning import Decision, Player
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.campaign.campaign import Campaign
from bulkhead.tabletop.events import Told

LASTING = ("reinforcement", "psionic", "art", "give-up")
"""Choices that affect later missions."""
KEEP = "keep"
"""A reconnaissance card was kept: a secret of the faction."""


def result_of(campaign: Campaign, state: State) -> Campaign:
    """The campaign after this mission. Skirmishes and lessons are added to the history and change nothing else."""
    after = campaign.after(state)
    if state.scenario.kind == "campaign":
        return after
    kept = {side.faction: state.options.record(side.faction) for side in state.sides}
    return Campaign(after.played, campaign.records | kept, campaign.legacy)


def decisions(state: State, seats: Sequence[Player], told: Iterable[Told]) -> tuple[Decision, ...]:
    """The decisions that affect later missions: choices at the table, and kept cards."""
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
