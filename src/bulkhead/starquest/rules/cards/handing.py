"""Hand a card to a neighbour of the same squad, free (SQ-OBJ-08). Other players do not see which card it is."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.data.commands import Give
from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.events import CardGiven
from bulkhead.starquest.rules.objects.nearness import beside, has_hands
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import card, is_known
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-OBJ-08")
def choices(state: State, mini: Mini) -> Iterator[Give]:
    """Handing the cards of the acting miniature to miniatures of its squad beside it."""
    if mini.place != "board" or mini.passing or not has_hands(mini):
        return
    side = state.sides[mini.seat]
    carried = [
        id_
        for id_ in dict.fromkeys(side.recon)
        if (id_, mini.id) in side.named and is_known(id_) and card(id_).exchange
    ]
    for other in beside(state, mini) if carried else ():
        if other.seat == mini.seat and has_hands(other):
            yield from (Give(mini.id, id_, other.id) for id_ in carried)


@clause("SQ-OBJ-08")
def hand_over(state: State, mini: Mini, command: Give, out: Out) -> None:
    """Give a card another carrier."""
    named = list(state.sides[mini.seat].named)
    named[named.index((command.thing, command.who))] = (command.thing, command.to)
    change_side(state, mini.seat, named=tuple(named))
    told = CardGiven(mini.seat, command.who, command.to, command.thing)
    out.tell(told, (mini.seat,), replace(told, card=""))
    follow(state, mini.id, mini.seat)
