"""Find the tokens that must be turned over (SQ-SCAN-09, 14, 15): those that a squad sees, and those under attack."""

from functools import lru_cache

from bulkhead.starquest.data.factions import ALIENS
from bulkhead.starquest.data.frames import Attack, Revealing
from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.rules.fight.lines_of_sight import blockers, dimmed, field, half
from bulkhead.starquest.ship.sight import Sight
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.allegiance import of_a_squad
from bulkhead.starquest.table.engine import push
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@lru_cache(maxsize=4096)
def overlooked(sight: Sight, blips: int, closed: int) -> int:
    """Squares from which one of these squares could be seen if no figure stood between: sight is the same both ways."""
    found = 0
    for square in members(blips):
        found |= sight.reach(square, closed)
    return found


@clause("SQ-SCAN-09", "SQ-SCAN-14", "SQ-ALIEN-17", "SQ-LOS-12", "SQ-ALLY-17")
def sighted(state: State) -> list[Token]:
    """All tokens that a squad miniature on the board sees now; tokens do not screen one another. This is asked at every
    boundary: as long as no miniature stands where it could see one, two look-ups answer it."""
    near = overlooked(state.sight, state.blips, state.closed)
    if not near & state.bodies:
        return []
    seen = 0
    for mini in state.minis.values():
        if mini.squares and _might_see_a_token(state, mini, near) and of_a_squad(state, mini):
            seen |= _seen_by(state, mini, state.blips & ~seen)
    if not seen & state.blips:
        return []
    return [token for token in state.tokens.values() if not token.vent and seen >> token.square & 1]


def _seen_by(state: State, mini: Mini, tokens: int) -> int:
    """The squares among these that a miniature sees: few, so the lines to them are tested one by one."""
    if len(mini.squares) > 1 or mini.place != "board" or is_machine(mini):
        return field(state, mini)
    square, found = mini.squares[0], 0
    near = tokens & half(state, square, mini.facing) & state.sight.reach(square, state.closed)
    if near:
        blocked = blockers(state, mini)
        for aim in members(near & dimmed(state, square)):
            if state.sight.sees(square, aim, state.closed, blocked):
                found |= 1 << aim
    return found


def _might_see_a_token(state: State, mini: Mini, near: int) -> bool:
    """Is there a token that it might see from its square and with its facing? A large base sees all round."""
    if len(mini.squares) > 1:
        return True
    square = mini.squares[0]
    if not near >> square & 1:
        return False
    ahead = half(state, square, mini.facing) & state.blips
    return ahead != 0 and bool(state.sight.reach(square, state.closed) & ahead)


@clause("SQ-SCAN-09", "SQ-ALIEN-10", "SQ-ALIEN-17", "SQ-ALIEN-24")
def find_sighted(state: State) -> None:
    """Turn over all tokens in sight at a boundary. One that has stepped into fire is turned over when that attacks it
    (flames.py)."""
    if state.blips and (found := sighted(state)):
        uncover(state, found)


@clause("SQ-SCAN-15", "SQ-ALIEN-08")
def reveal_hit(state: State, attack: Attack, out: Out) -> None:
    """Turn over tokens on squares that an attack hits, before the dice are rolled; those on vents are immune. A shot at
    one figure hits only this figure, not a token on whose square it is on its way."""
    if attack.aim not in state.minis and state.blips & bits(attack.squares):
        uncover(state, under(state, attack))


def under(state: State, attack: Attack) -> list[Token]:
    """Tokens that an attack would turn over."""
    return [token for token in state.tokens.values() if not token.vent and token.square in attack.squares]


@clause("SQ-SCAN-14")
def uncover(state: State, tokens: list[Token], demanded: bool = False) -> None:
    """Turn tokens over, all together; their miniatures are placed in this order: Chaos's first."""
    order = {faction: place for place, faction in enumerate(ALIENS)}
    ordered = sorted(tokens, key=lambda token: order.get(state.sides[token.seat].faction, len(order)))
    push(state, Revealing(tuple(token.id for token in ordered), demanded=demanded))
