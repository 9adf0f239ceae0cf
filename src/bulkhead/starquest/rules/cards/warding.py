"""Protect a squad from an event (SQ-ALIEN-06): by a card for that, or, by the house option, by giving up a face-down
equipment card."""

from bulkhead.starquest.data.commands import Choose
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Drawn
from bulkhead.starquest.data.lasting_effects import bound
from bulkhead.starquest.data.state import Effect, State, change_side
from bulkhead.starquest.events import CardLost
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import give_up
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


def drawn(state: State) -> str:
    """The event card that waits for its effect; empty when there is none."""
    return next((frame.card for frame in reversed(state.frames) if isinstance(frame, Drawn)), "")


def ward(state: State, seat: int, card: str, by: str) -> None:
    """Protect a seat from this event for this turn."""
    effects.add(state, Effect(bound("ward:", card), seat, side=seat, value=1, card=by))


def warded(state: State, card: str, seat: int) -> bool:
    """Is a seat protected from this event?"""
    return bool(state.effects) and effects.on_side(state, seat, bound("ward:", card))


# The house option


@clause("SQ-ALIEN-06", "SQ-SEAT-09")
def is_open_to(state: State, seat: int) -> bool:
    """May a squad give up an equipment card against the event? Once in a mission, while one lies face down. All players
    can see that."""
    side = state.sides[seat]
    return (
        state.options.house.event_ward
        and not side.ward_used
        and not is_alien(side.faction)
        and any(id_ not in side.open for id_ in side.equipment)
    )


def choices(state: State, seat: int) -> list[Choose]:
    """The unused cards, each kind once; none if the seat is protected already."""
    if not is_open_to(state, seat) or warded(state, drawn(state), seat):
        return []
    side = state.sides[seat]
    return [Choose(id_) for id_ in dict.fromkeys(side.equipment) if id_ not in side.open]


@clause("SQ-ALIEN-06")
def buy_off(state: State, seat: int, card: str, out: Out) -> None:
    """Show and discard the card without its effect; it protects the squad from the event."""
    ward(state, seat, drawn(state), card)
    give_up(state, seat, card)
    change_side(state, seat, ward_used=True)
    out.tell(CardLost(seat, card, "SQ-ALIEN-06"))
