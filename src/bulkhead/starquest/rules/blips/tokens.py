"""Activations of tokens (SQ-ALIEN-08 to 11, 15 to 20): they step, pass, open doors, and may be turned over."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Demand, Done, Open, Reveal, Step
from bulkhead.starquest.data.state import FRESH, Deeds, State, Token
from bulkhead.starquest.events import SentBack, TokenMoved
from bulkhead.starquest.rules.blips import demanding, sighted_tokens
from bulkhead.starquest.rules.blips.token_steps import (
    body,
    left,
    nearest_free,
    passing,
    stays_not,
    take_step,
    token_ways,
    way_to,
)
from bulkhead.starquest.rules.fight.lines_of_sight import rivals_watching
from bulkhead.starquest.rules.move import permissions, step_costs
from bulkhead.starquest.rules.move.doors import open_door, within_reach
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.entry_squares import rule_of, why_no_stop
from bulkhead.starquest.table.places import obstacles, put_token, spots
from bulkhead.starquest.table.whereabouts import of_rooms
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

# The activation


@clause("SQ-ALIEN-08", "SQ-ALIEN-09", "SQ-ALIEN-35")
def may_act(state: State, token: Token) -> bool:
    """May it act? Not when finished, nor in the turn in which it came by a vent or as a reinforcement."""
    if token.deeds.finished or effects.has(state, body(token), "no-act"):
        return False
    if token.kind in ("special", "reinforcement") and token.since == state.turn:
        return False
    return not token.vent or token.square not in state.holder


@clause("SQ-ALIEN-09", "SQ-ALIEN-10", "SQ-MELEE-07")
def begin(state: State, token: Token, out: Out) -> None:
    """Begin its activation. One that waited on a vent comes out onto its square, in sight or not. Miniatures that see
    it there are not surprised by what it hides."""
    if not token.deeds.began:
        watchers = rivals_watching(state, body(token))
        token = _did(state, token, replace(token.deeds, began=True, seen_by=watchers))
    if token.vent:
        token = put_token(state, replace(token, vent=""), token.square)
        out.tell(TokenMoved(token.seat, token.id, state.ship.xy(token.square), "SQ-ALIEN-09"))
        follow(state, token.id, token.seat, (token.square,))


def _did(state: State, token: Token, deeds: Deeds) -> Token:
    changed = replace(token, deeds=deeds)
    state.tokens[token.id] = changed
    return changed


@clause("SQ-MOVE-16")
def finish(state: State, token: Token, out: Out) -> None:
    """End its activation. One that cannot stay where it is goes back to where it could."""
    if passing(state, token):
        token = _go_back(state, token, out)
    _did(state, token, replace(token.deeds, finished=True))


def _go_back(state: State, token: Token, out: Out) -> Token:
    why = "SQ-MOVE-16" if state.holder.get(token.square) != token.id else rule_of(state, 1 << token.square)
    square = token.back[0] if token.back else token.square
    if square in state.holder or stays_not(state, token, square):
        square = nearest_free(state, token, token.square)
    token = put_token(state, replace(token, back=()), square)
    out.tell(SentBack(token.seat, token.id, spots(state, (square,)), why))
    follow(state, token.id, token.seat, (), acted=False)
    return token


def refresh(state: State, seat: int) -> None:
    """Reset a token's deeds at the start of its owner's turn."""
    for token in list(state.tokens.values()):
        if token.seat == seat and token.deeds is not FRESH:
            state.tokens[token.id] = replace(token, deeds=FRESH)


# What it may do


@clause("SQ-ALIEN-14", "SQ-ALIEN-15", "SQ-ALIEN-16", "SQ-SCAN-13", "SQ-ALIEN-26")
def choices(state: State, token: Token) -> list[AnyCommand]:
    """Steps in all directions, doors and bulkheads, turning over; on a shared square only steps."""
    found: list[AnyCommand] = [Step(token.id, state.ship.xy(way.to)) for way in token_ways(state, token)]
    if passing(state, token):
        return found
    found.extend(
        Open(token.id, state.ship.doors[door].id) for door in within_reach(state, (token.square,), True)
    )
    found.append(Reveal(token.id))
    found.extend(Demand(other) for other in demanding.demandable(state, token.seat))
    return found


def do(state: State, token: Token, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Carry out a command of a token."""
    if isinstance(command, Step):
        way = way_to(state, token, state.ship.at(*command.to))
        assert way is not None
        if way.needs:
            permissions.ask(state, body(token), way, out)
        else:
            take_step(state, token, way, out)
    elif isinstance(command, Open):
        open_door(state, token.seat, token.id, command.door, out)
        follow(state, token.id, token.seat)
    elif isinstance(command, Reveal):
        sighted_tokens.uncover(state, [token], demanded=True)
    else:
        assert isinstance(command, Demand)
        demanding.demand(state, token.seat, command.who, out)


def why_not(state: State, token: Token, command: AnyCommand) -> Illegal:
    """The clause that forbids it. The reason never depends on what the token hides."""
    if isinstance(command, Demand):
        return demanding.why_not(state, token.seat, command.who)
    if getattr(command, "who", token.id) != token.id:
        return Illegal("SQ-TURN-15", "sq-no-other-is-acting")
    if isinstance(command, Done) or (passing(state, token) and not isinstance(command, Step)):
        if state.holder.get(token.square) == token.id:
            return why_no_stop(state, 1 << token.square)
        return Illegal("SQ-MOVE-16", "sq-no-shared-square")
    if isinstance(command, Step):
        return _why_no_step(state, token, state.ship.at(*command.to))
    if isinstance(command, Open):
        return Illegal("SQ-DOOR-02", "sq-no-door-front", door=of_rooms(command.door))
    return Illegal("SQ-ALIEN-15", "sq-no-token-verb")


def _why_no_step(state: State, token: Token, to: int) -> Illegal:
    if to == NOWHERE or to not in state.ship.step[token.square]:
        return Illegal("SQ-MOVE-03", "sq-no-not-a-neighbour")
    points = left(state, token)
    if points <= 0:
        clause_ = "SQ-ALIEN-11" if token.kind == "special" else "SQ-ALIEN-15"
        return Illegal(clause_, "sq-no-points-left", cost=1, left=0)
    if effects.has(state, body(token), "no-move"):
        return Illegal("SQ-TURN-04", "sq-no-held-fast")
    if obstacles(state) >> to & 1:
        return Illegal("SQ-MOVE-10", "sq-no-obstacle")
    direction = state.ship.step[token.square].index(to)
    if not direction & 1 and not state.ship.passable(token.square, direction >> 1, state.closed):
        return Illegal("SQ-DOOR-01", "sq-no-wall-between")
    if direction & 1 and not state.ship.round_corner(token.square, direction, state.closed):
        return Illegal("SQ-MOVE-12", "sq-no-round-corner")
    if to in state.holder:
        return Illegal("SQ-MOVE-16", "sq-no-way-on")
    if step_costs.no_way_off(state, body(token), to, points - 1):
        return why_no_stop(state, 1 << to)
    return Illegal("SQ-MOVE-12", "sq-no-between-two")
