"""Steps of a token (SQ-ALIEN-11, 15 to 20, SQ-MOVE-17): how far it may move, where it may step, and the step itself."""

from msgspec.structs import replace

from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.events import TokenMoved
from bulkhead.starquest.rules.move.step_costs import Way, barred, ways
from bulkhead.starquest.ship.distance import walks
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import put_token
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

BLIP_MOVE = clause("SQ-ALIEN-15", "SQ-OBJ-02")(5)
"""Squares that a blip moves in a turn, whatever it hides."""


SPECIAL_MOVE = clause("SQ-ALIEN-11")(8)
"""Squares that a token from a vent moves."""


def body(token: Token) -> Mini:
    """A token as a miniature for the rules of steps: on one square, without facing and sheet."""
    return Mini(token.id, token.seat, "", squares=(token.square,))


@clause("SQ-ALIEN-11", "SQ-ALIEN-15")
def full(state: State, token: Token) -> int:
    """Squares that it may move in a turn, whatever it hides."""
    base = SPECIAL_MOVE if token.kind == "special" else BLIP_MOVE
    return max(0, base + effects.total(state, body(token), "token-move"))


def left(state: State, token: Token) -> int:
    """Squares that it may still move."""
    return max(0, full(state, token) - token.deeds.mp)


@clause("SQ-MOVE-16", "SQ-MOVE-17")
def passing(state: State, token: Token) -> bool:
    """Does it stand on a square that it shares, or on a vent or conduit that does not serve it?"""
    return state.holder.get(token.square) != token.id or stays_not(state, token, token.square)


@clause("SQ-ALIEN-07", "SQ-ALIEN-23")
def stays_not(state: State, token: Token, square: int) -> bool:
    """Is this a vent or conduit that does not serve it?"""
    return bool(no_stop(state, token.id) >> square & 1)


@clause("SQ-MOVE-16", "SQ-ALIEN-07", "SQ-ALIEN-23")
def nearest_free(state: State, token: Token, square: int) -> int:
    """This square if the token may stay there, or the nearest one where it may."""
    closed = bits(state.holder) | no_stop(state, token.id)
    if not closed >> square & 1:
        return square
    found = walks(state.ship, (square,), state.closed)
    free = (one for one in found if not (closed | barred(state)) >> one & 1)
    return min(free, key=lambda one: (found[one], one), default=square)


def token_ways(state: State, token: Token) -> list[Way]:
    """Every step that it may make; each costs one, because a token has no facing."""
    points = left(state, token)
    if points <= 0 or effects.has(state, body(token), "no-move"):
        return []
    return list(ways(state, body(token), points))


def way_to(state: State, token: Token, to: int) -> Way | None:
    return next((way for way in token_ways(state, token) if way.to == to), None)


@clause("SQ-ALIEN-15", "SQ-ALIEN-17", "SQ-ALIEN-19", "SQ-MOVE-17")
def take_step(state: State, token: Token, way: Way, out: Out) -> None:
    """Make the step. It counts as movement of the miniature that the token hides."""
    deeds = replace(token.deeds, mp=token.deeds.mp + way.cost, moved=True)
    crosses = way.to in state.holder or stays_not(state, token, way.to)
    back = (token.back or (token.square,)) if crosses else ()
    left = (token.square,)
    token = put_token(state, replace(token, deeds=deeds, back=back), way.to)
    out.tell(TokenMoved(token.seat, token.id, state.ship.xy(way.to)))
    follow(state, token.id, token.seat, (way.to,), left=left)
