"""Vents, conduits and threshold squares: squares on which only the pieces that they serve end a move (SQ-ALIEN-07, 23,
SQ-SETUP-18). Every piece may cross them; a destroyed vent leaves plain floor, and so does a threshold when nobody waits
behind it any more."""

from functools import lru_cache

from bulkhead.starquest.data.state import State
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import bits
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-ALIEN-07", "SQ-ALIEN-12", "SQ-ALIEN-23")
def no_stop(state: State, who: str = "") -> int:
    """Squares on which this piece does not end its move; without a name, those of an alien's miniature. Special tokens
    may stop on vents, tokens of the Cult on conduits, and a squad on its own threshold squares."""
    found = _vents(state.ship, state.vents) | _conduits(state.ship)
    if state.doorsteps:
        found |= _kept_from(state, who)
    if not found or who not in state.tokens:
        return found
    token = state.tokens[who]
    if token.kind == "special":
        found &= ~_vents(state.ship, state.vents)
    if state.sides[token.seat].faction == "cult":
        found &= ~_conduits(state.ship)
    return found


@clause("SQ-SETUP-18")
def _kept_from(state: State, who: str) -> int:
    """Threshold squares of other squads that still have miniatures in their entry area."""
    seat = state.minis[who].seat if who in state.minis else None
    found = 0
    for waiting, squares in state.doorsteps:
        if waiting != seat:
            found |= squares
    return found


@lru_cache(maxsize=64)
def _vents(ship: Ship, standing: tuple[str, ...]) -> int:
    return bits(ship.vents[vent] for vent in standing)


@lru_cache(maxsize=64)
def _conduits(ship: Ship) -> int:
    return bits(square for squares in ship.conduits.values() for square in squares)


def rule_of(state: State, squares: int) -> str:
    """The clause that keeps pieces from stopping on one of these squares: the conduit's, the vent's or the
    threshold's."""
    return why_no_stop(state, squares).clause


def why_no_stop(state: State, squares: int) -> Illegal:
    """The refusal of a move that would end on one of these squares."""
    if squares & _conduits(state.ship):
        return Illegal("SQ-ALIEN-23", "sq-no-stop-on-conduit")
    if squares & _vents(state.ship, state.vents):
        return Illegal("SQ-ALIEN-07", "sq-no-stop-on-vent")
    return Illegal("SQ-SETUP-18", "sq-no-stop-on-threshold")
