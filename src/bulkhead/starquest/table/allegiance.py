"""Which miniatures and seats are enemies (SQ-ALLY-14, 15). Only public alliances count for what others can see."""

from bulkhead.starquest.data.factions import NEUTRAL, is_alien
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import SPECTATOR, Viewer


@clause("SQ-ALLY-06", "SQ-ALLY-14")
def never_allied(state: State, mini: Mini) -> bool:
    """No alliance covers genestealers; hybrids only where the house option allows it."""
    flags = figure(mini).flags
    return "no_ally" in flags or (state.options.house.hybrids_apart and "gene" in flags)


@clause("SQ-ALLY-01", "SQ-ALLY-09", "SQ-ALLY-14", "SQ-ALLY-15")
def allied(state: State, one: Mini, other: Mini) -> bool:
    """Does a public alliance in force cover both miniatures?"""
    if not state.pacts or never_allied(state, one) or never_allied(state, other):
        return False
    for pact in state.pacts:
        if not pact.public:
            continue
        if pact.legionary:
            if pact.legionary in (one.id, other.id) and {pact.a, pact.b} == {one.seat, other.seat}:
                return True
        elif {pact.a, pact.b} == {one.seat, other.seat} and one.ally < 0 and other.ally < 0:
            return True
    return False


@clause("SQ-ALIEN-37", "SQ-ALIEN-42", "SQ-ALLY-15")
def hostile(state: State, seat: int, other: Mini, *, in_secret: bool = False) -> bool:
    """Is a miniature the enemy of a seat as a whole? What its tokens hide plays no part in it. `in_secret`: an alliance
    that the seat keeps secret counts too."""
    if other.seat in (seat, NEUTRAL):
        return False
    if not state.pacts or never_allied(state, other):
        return True
    for pact in state.pacts:
        covers = pact.legionary == other.id or (not pact.legionary and other.ally < 0)
        if (pact.public or in_secret) and covers and {pact.a, pact.b} == {seat, other.seat}:
            return False
    return True


@clause("SQ-ALLY-14")
def enemies(state: State, one: Mini, other: Mini) -> bool:
    """Have they different seats without a public alliance? Neutral miniatures have no enemies."""
    if one.seat == other.seat or NEUTRAL in (one.seat, other.seat):
        return False
    return not allied(state, one, other)


@clause("SQ-SETUP-07")
def knows_tokens(state: State, viewer: Viewer, owner: int) -> bool:
    """Does a viewer know what a seat's hidden tokens are? Its owner does; where tokens are shared, its ally too."""
    if viewer == owner:
        return True
    if not state.options.house.shared_tokens or viewer is SPECTATOR:
        return False
    aliens = state.options.aliens
    return (
        state.sides[viewer].faction in aliens
        and state.sides[owner].faction in aliens
        and any({pact.a, pact.b} == {viewer, owner} and not pact.legionary for pact in state.pacts)
    )


def of_a_squad(state: State, mini: Mini) -> bool:
    """Is it a squad miniature? Only those scan boards and reveal tokens."""
    return mini.seat >= 0 and not is_alien(state.sides[mini.seat].faction)


def of_aliens(state: State, mini: Mini) -> bool:
    """Is it a miniature of an alien player? A neutral one is not."""
    return mini.seat >= 0 and is_alien(state.sides[mini.seat].faction)
