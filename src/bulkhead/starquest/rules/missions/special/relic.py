"""The mission of the reliquary: nobody takes the casket to where aliens come in."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.ship.squares import bits

RULE = "aliens_carry_relic"
RELIC = "obj_relic"


def shunned(state: State, mini: Mini) -> int:
    """Squares that a bearer of the casket does not enter, nor a token that hides it: R squares, vents, conduits."""
    if RULE not in state.scenario.special or not _has_it(state, mini):
        return 0
    ship = state.ship
    conduits = (bits(squares) for squares in ship.conduits.values())
    return sum(conduits, 0) | bits(ship.vents.values()) | ship.r_squares


def _has_it(state: State, mini: Mini) -> bool:
    if mini.id in state.tokens:
        return state.tokens[mini.id].identity == RELIC
    return any(state.things[thing].kind == RELIC for thing in mini.objects if thing in state.things)
