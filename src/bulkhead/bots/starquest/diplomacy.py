"""Decides on alliances and purchases (SQ-ALLY-13, SQ-RECON-07): compares what an offer saves with what it costs.

Bots of squads spare other squads and bots of aliens spare aliens anyway, so an alliance among them costs nothing,
unless it protects a player who is far ahead. An alliance between squads and aliens stops attacks both ways for the
rest of the mission: the bots keep their word, public or secret. They make no offers.
"""

from msgspec.structs import replace

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.chances import Arms, risk
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.starquest.data.commands import Accept, AnyCommand, Choose, Refuse
from bulkhead.starquest.data.state import Deeds, Mini, Proposal
from bulkhead.starquest.rules.alliances.alliances import seat_of
from bulkhead.starquest.table.places import is_machine, on_board

AHEAD = 20
"""A player who leads by more points than this is not helped: a card costs as much, or a leader is worth it."""
BOUND = 1.25
"""How much more an alliance with the other side must save than it costs: it cannot be dissolved unnoticed, or
renewed."""


def answer(table: Table, commands: Commands) -> Choice:
    """Answer an offer of another seat."""
    accept = next((one for one in commands if isinstance(one, Accept)), None)
    refuse = next(one for one in commands if isinstance(one, Refuse))
    proposal = next(one for one in table.view.proposals if one.number == refuse.number)
    if proposal.kind == "sale":
        return refuse, reasons.because("bots-sq-no-sale")
    if accept is None:
        return refuse, reasons.because("bots-sq-refuse")
    return _to_ally(table, proposal, accept, refuse)


def _to_ally(table: Table, proposal: Proposal, accept: AnyCommand, refuse: AnyCommand) -> Choice:
    if table.is_alien_seat(proposal.seat) == table.alien:
        if _lead(table, proposal.seat) > AHEAD:
            return refuse, reasons.because("bots-sq-ally-ahead")
        return accept, reasons.because("bots-sq-ally-friend")
    saved, forgone = _quarrel(table, proposal.seat, proposal.who)
    if saved > BOUND * forgone:
        return accept, reasons.because("bots-sq-ally-truce")
    return refuse, reasons.because("bots-sq-ally-prey")


def settle(table: Table, commands: Commands) -> Choice:
    """Keep one public alliance (SQ-ALLY-08): the one that saves most; among equals, the one with the partner who is
    least ahead."""

    def worth(choice: Choose) -> tuple[float, int]:
        other = seat_of(table.state, choice.value)
        saved, forgone = _quarrel(table, other)
        across = table.is_alien_seat(other) != table.alien
        return (saved - forgone if across else 0.0), -_lead(table, other)

    kept = max((one for one in commands if isinstance(one, Choose)), key=worth)
    return kept, reasons.because("bots-sq-ally-kept")


def _lead(table: Table, other: int) -> int:
    return table.view.sides[other].points - table.view.sides[table.seat].points


def _quarrel(table: Table, other: int, who: str = "") -> tuple[float, float]:
    """What a fight with another seat would cost this one, and what it would gain: each figure on the map makes its
    best attack. A legionary's alliance counts for that figure alone."""
    theirs = [mini for mini in _fighters(table, other) if who in ("", mini.id)]
    mine = _fighters(table, table.seat)
    return risk(table) * _attacks(table, theirs, mine), _attacks(table, mine, theirs)


def _fighters(table: Table, seat: int) -> list[Mini]:
    return [mini for mini in on_board(table.state, seat) if not is_machine(mini)]


def _attacks(table: Table, attackers: list[Mini], victims: list[Mini]) -> float:
    total = 0.0
    for mini in attackers:
        arms = Arms(table, replace(mini, deeds=Deeds()))
        total += max((arms.best(one) for one in victims), default=0.0)
    return max(0.0, total)
