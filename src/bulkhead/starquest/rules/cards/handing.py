"""Hand a card to a neighbour of the same squad, free (SQ-OBJ-08). Other players do not see which card it is."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.data.commands import Give
from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.events import CardGiven
from bulkhead.starquest.rules.cards import carriers
from bulkhead.starquest.rules.objects.nearness import beside, has_hands
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import card, is_known, named_for
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-OBJ-08")
def choices(state: State, mini: Mini) -> Iterator[Give]:
    """Handing the cards of the acting miniature to miniatures of its squad beside it: those that it carries, and
    those of the squad that nobody carries."""
    if mini.place != "board" or mini.passing or not has_hands(mini):
        return
    near = [other for other in beside(state, mini) if other.seat == mini.seat and has_hands(other)]
    if not near:
        return
    side = state.sides[mini.seat]
    carried = [
        id_
        for id_ in dict.fromkeys((*side.equipment, *side.recon))
        if is_known(id_) and card(id_).exchange and carriers.may_use(state, mini, id_)
    ]
    for other in near:
        yield from (Give(mini.id, id_, other.id) for id_ in carried)


@clause("SQ-OBJ-08")
def hand_over(state: State, mini: Mini, command: Give, out: Out) -> None:
    """Give a card another carrier, or its first one."""
    side = state.sides[mini.seat]
    bound = named_for(side, command.thing)
    known = [who for who in bound if state.minis[who].place == "board" and state.minis[who].seat == mini.seat]
    gone = [who for who in bound if who not in known]
    last = mini.id if mini.id in bound else gone[0] if gone else ""
    named = (*carriers.without(side, command.thing, last), (command.thing, command.to))
    change_side(state, mini.seat, named=named)
    told = CardGiven(mini.seat, command.who, command.to, command.thing)
    out.tell(told, (mini.seat,), replace(told, card=""))
    follow(state, mini.id, mini.seat)
