"""Accept or refuse a proposal of another seat: an alliance, or a card for points (SQ-ALLY-13, SQ-RECON-07)."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import Accept, AnyCommand, Refuse
from bulkhead.starquest.data.state import Proposal, State
from bulkhead.starquest.events import PledgeRefused
from bulkhead.starquest.rules.alliances import alliances, trades
from bulkhead.starquest.table.asides import Aside, aside
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.refusals import Illegal


@aside
class Answering(Aside):
    """Accept or refuse a proposal, or withdraw one that the seat made itself."""

    commands: ClassVar[tuple[type[Command], ...]] = (Accept, Refuse)
    listed = 110

    @clause("SQ-ALLY-13", "SQ-RECON-07")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        for proposal in state.proposals:
            if proposal.to == seat and _why_not_accept(state, proposal) is None:
                yield Accept(proposal.number)
            if seat in (proposal.to, proposal.seat):
                yield Refuse(proposal.number)

    @clause("SQ-ALLY-13", "SQ-RECON-07")
    def petition(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        """The oldest offer that waits for this seat's answer, with the answers possible now."""
        for proposal in state.proposals:
            if proposal.to == seat:
                accept = () if _why_not_accept(state, proposal) else (Accept(proposal.number),)
                return Offer(seat, "sq-ask-offer", (*accept, Refuse(proposal.number)))
        return None

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Accept | Refuse)
        proposal = next(one for one in state.proposals if one.number == command.number)
        state.proposals = tuple(one for one in state.proposals if one is not proposal)
        if isinstance(command, Refuse):
            out.tell(PledgeRefused(seat, proposal.number), to=(proposal.seat, proposal.to))
        elif proposal.kind == "sale":
            trades.conclude(state, proposal, out)
        else:
            alliances.ally(state, proposal.seat, proposal.to, proposal.kind == "public", out, proposal.who)

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        assert isinstance(command, Accept | Refuse)
        for proposal in state.proposals:
            if proposal.number == command.number and proposal.to == seat:
                return _why_not_accept(state, proposal) or Illegal("SQ-ALLY-13", "sq-no-not-now")
        return Illegal("SQ-ALLY-13", "sq-no-such-offer")


def _why_not_accept(state: State, proposal: Proposal) -> Illegal | None:
    if proposal.kind == "sale":
        return trades.why_not(state, proposal)
    return alliances.why_no_pact(state, proposal.seat, proposal.to, proposal.kind == "public", proposal.who)
