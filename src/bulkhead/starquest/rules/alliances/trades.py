"""Sell cards for points (SQ-RECON-07, SQ-OBJ-08, SQ-ALLY-11): reconnaissance cards, and equipment that may be
exchanged. A card costs 20, the deal is an alliance."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Sell
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.sides import Hand
from bulkhead.starquest.data.state import Proposal, State, cards_in, change_side, set_cards
from bulkhead.starquest.events import CardOffered, CardSold
from bulkhead.starquest.rules.alliances import alliances
from bulkhead.starquest.table.asides import Aside, aside
from bulkhead.starquest.table.card import card as card_of
from bulkhead.starquest.table.card import is_known
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

PRICE = clause("SQ-RECON-07")(20)


@clause("SQ-RECON-07", "SQ-OBJ-08")
def for_sale(state: State, seat: int) -> tuple[str, ...]:
    """The cards that a squad may sell: reconnaissance cards, and equipment that may be exchanged."""
    side = state.sides[seat]
    equipment = (id_ for id_ in side.equipment if is_known(id_) and card_of(id_).exchange)
    return (*side.recon, *equipment)


@aside
class Selling(Aside):
    """Offer a card to another squad; only the two sides know of it."""

    commands: ClassVar[tuple[type[Command], ...]] = (Sell,)
    listed = 100

    @clause("SQ-RECON-07", "SQ-ALLY-11")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        for card in dict.fromkeys(for_sale(state, seat)):
            for side in state.sides:
                if self._refusal(state, seat, Sell(card, side.faction)) is None:
                    yield Sell(card, side.faction)

    def _refusal(self, state: State, seat: int, wish: Sell) -> Illegal | None:
        to = alliances.seat_of(state, wish.to)
        if to < 0 or to == seat or is_alien(state.sides[to].faction):
            return Illegal("SQ-RECON-07", "sq-no-buyer")
        if wish.card not in for_sale(state, seat):
            if wish.card in state.sides[seat].equipment:
                return Illegal("SQ-OBJ-08", "sq-no-exchange")
            return Illegal("SQ-RECON-07", "sq-no-such-card")
        if any(
            one.kind == "sale" and (one.seat, one.to, one.card) == (seat, to, wish.card)
            for one in state.proposals
        ):
            return Illegal("SQ-RECON-07", "sq-no-pledge-open")
        return _why_no_deal(state, seat, to)

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Sell)
        to = alliances.seat_of(state, command.to)
        number = alliances.next_number(state, seat, to)
        state.proposals = (*state.proposals, Proposal(number, seat, to, "sale", card=command.card))
        out.tell(CardOffered(seat, to, command.card, number), to=(seat, to))

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        assert isinstance(command, Sell)
        return self._refusal(state, seat, command) or Illegal("SQ-RECON-07", "sq-no-not-now")


@clause("SQ-ALLY-11")
def _why_no_deal(state: State, seat: int, to: int) -> Illegal | None:
    """The clause that forbids the deal. It is an alliance in every respect; one that is already public covers it."""
    pact = alliances.between(state, seat, to)
    if pact is not None and pact.public:
        return None
    if rule := alliances.banned(state, seat, to):
        return Illegal(rule, "sq-no-ally-banned")
    if (min(seat, to), max(seat, to), "") in state.split_pacts:
        return Illegal("SQ-ALLY-10", "sq-no-ally-again")
    for one in (seat, to):
        if alliances.has_public_ally(state, one):
            return Illegal("SQ-ALLY-07", "sq-no-ally-one-public")
    return None


@clause("SQ-RECON-07", "SQ-ALLY-11")
def why_not(state: State, proposal: Proposal) -> Illegal | None:
    """The clause that keeps the buyer from accepting now; None when nothing does."""
    if proposal.card not in for_sale(state, proposal.seat):
        return Illegal("SQ-RECON-07", "sq-no-such-card")
    if state.sides[proposal.to].points < PRICE:
        return Illegal("SQ-RECON-07", "sq-no-twenty-points")
    return _why_no_deal(state, proposal.seat, proposal.to)


@clause("SQ-RECON-07", "SQ-OBJ-08", "SQ-ALLY-11")
def conclude(state: State, proposal: Proposal, out: Out) -> None:
    """Hand the card over, pay the price, and make the deal a public alliance for the rest of the mission."""
    seller, buyer = proposal.seat, proposal.to
    pile: Hand = "equipment" if card_of(proposal.card).kind == "equipment" else "recon"
    left = list(cards_in(state.sides[seller], pile))
    left.remove(proposal.card)
    kept = list(state.sides[seller].named)
    bound = [one for one in kept if one[0] == proposal.card][:1]
    for one in bound:
        kept.remove(one)
    set_cards(state, seller, pile, tuple(left))
    change_side(state, seller, named=tuple(kept))
    # A secret mission keeps the moment since when it counts; the buyer decides who carries another card.
    taken = bound if card_of(proposal.card).mission else []
    set_cards(state, buyer, pile, tuple(sorted((*cards_in(state.sides[buyer], pile), proposal.card))))
    change_side(state, buyer, named=(*state.sides[buyer].named, *taken))
    out.tell(CardSold(seller, buyer, proposal.card), to=(seller, buyer), others=CardSold(seller, buyer))
    score(state, buyer, -PRICE, "bought", out, why="SQ-RECON-07")
    if state.options.house.card_price == "seller":
        score(state, seller, PRICE, "sold", out, why="SQ-RECON-07")
    pact = alliances.between(state, seller, buyer)
    if pact is not None and not pact.public:
        alliances.expose(state, pact, out)
    elif pact is None and state.options.house.deal_alliance == "lasting":
        alliances.ally(state, seller, buyer, True, out)
