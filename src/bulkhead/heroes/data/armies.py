"""Choosing armies (H-ARMY): five heroes each, in secret until both are chosen."""

from bulkhead.heroes.data.board import enemy
from bulkhead.heroes.data.commands import AnyCommand, Pick
from bulkhead.heroes.data.events import ArmiesShown, Picked
from bulkhead.heroes.data.names import hero_name
from bulkhead.heroes.data.state import State
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

ARMY = 5


@clause("H-ARMY-1", "H-ARMY-2")
def choices(state: State, seat: int) -> tuple[AnyCommand, ...]:
    """The heroes a seat may still pick: from its collection, each once unless the table allows duplicates."""
    hand = state.hands[seat]
    return tuple(
        Pick(hero) for hero in state.options.collection(seat) if state.options.duplicates or hero not in hand
    )


@clause("H-ARMY-1")
def pick(state: State, seat: int, command: Pick, out: Out) -> None:
    """Add a hero to an army. Only its owner learns which; both armies are shown when the last is complete."""
    state.hands[seat].append(command.hero)
    out.tell(Picked(seat, command.hero), to=(seat,), others=Picked(seat, ""))
    if len(state.hands[seat]) < ARMY:
        return
    other = enemy(seat)
    if len(state.hands[other]) < ARMY:
        state.mover = other
        return
    out.tell(ArmiesShown((tuple(state.hands[0]), tuple(state.hands[1]))))
    state.phase = "place"
    state.mover = state.first


def why_not(state: State, seat: int, command: Pick) -> Illegal:
    """The clause that forbids a pick."""
    if command.hero not in state.cards:
        return Illegal("H-ARMY-1", "heroes-no-such-hero", hero=command.hero)
    if command.hero in state.hands[seat] and not state.options.duplicates:
        return Illegal("H-ARMY-2", "heroes-no-hero-twice", hero=hero_name(state.cards[command.hero]))
    return Illegal("H-ARMY-1", "heroes-no-not-in-collection", hero=hero_name(state.cards[command.hero]))
