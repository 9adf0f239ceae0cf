"""Paths (SQ-MOVE-18): several steps in one command, made one by one until something interrupts (interruptions.py). Each
square is named as in a single step: the north-west corner of a Dreadnought, the front of a machine that rolls."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import Step
from bulkhead.starquest.data.commands import Walk as WalkCommand
from bulkhead.starquest.data.frames import Activation, Walk
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.blips import token_steps, tokens
from bulkhead.starquest.rules.machines import dreadnoughts, rolling
from bulkhead.starquest.rules.machines.rolling import Roll
from bulkhead.starquest.rules.move import permissions, possible_steps, taking_steps
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.rules.move.step_costs import Way, path_needs
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.places import is_large
from bulkhead.starquest.table.verbs import verb_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def _squares(state: State, command: WalkCommand) -> tuple[int, ...]:
    return tuple(state.ship.at(*spot) for spot in command.path)


@clause("SQ-MOVE-18")
def walkable(state: State, frame: Activation, command: WalkCommand) -> bool:
    """Is the path accepted? Its first step must be legal now; the others are checked when they are made."""
    squares = _squares(state, command)
    if command.who != frame.who or NOWHERE in squares:
        return False
    if command.who in state.tokens:
        return token_steps.way_to(state, state.tokens[command.who], squares[0]) is not None
    return _ahead(state, state.minis[command.who], squares[0]) is not None


def _ahead(state: State, mini: Mini, to: int) -> Way | Roll | None:
    """The next step of a path, if it can be made: a gunner's machine rolls, other figures walk."""
    if mini.place != "board":
        return None
    purse = own_purse(state, mini)
    rolls = rolling.rolls(state, mini, purse) if mini.mans else []
    roll = next((roll for roll in rolls if roll.to == to), None)
    if roll is not None or not may_move(state, mini, purse):
        return roll
    return next((way for way in possible_steps.ways(state, mini, purse.left) if way.to == to), None)


def _owners(state: State, walker: Mini, path: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that must be asked for a path; none for a machine that rolls, which shares no square."""
    if is_large(walker):
        return dreadnoughts.path_needs(state, walker, path)
    return () if walker.mans else path_needs(state, walker, path)


@clause("SQ-MOVE-18")
def start(state: State, frame: Activation, command: WalkCommand, out: Out) -> None:
    """Ask every owner on the path once, for all his squares together; then walk."""
    squares = _squares(state, command)
    push(state, Walk(frame.seat, frame.who, squares))
    token = state.tokens.get(frame.who)
    walker = state.minis[frame.who] if token is None else token_steps.body(token)
    needed = _owners(state, walker, squares) if token is None else path_needs(state, walker, squares)
    if needed:
        permissions.ask_all(state, walker, squares[0], needed, out)


@procedure(Walk)
class WalkProcedure(Procedure[Walk]):
    """One step at a time. A scan, a reveal, an attack on the mover, a raised hand or a refusal ends the path."""

    rule = "SQ-MOVE-18"

    @clause("SQ-MOVE-18")
    def step(self, state: State, frame: Walk, dice: Dice, out: Out) -> None:
        if frame.who not in state.minis:
            self._token_step(state, frame, out)
            return
        mini = state.minis[frame.who]
        ahead = _ahead(state, mini, frame.path[0]) if frame.path else None
        if ahead is None or (isinstance(ahead, Way) and ahead.needs):
            pop(state)
            return
        put(state, replace(frame, path=frame.path[1:]))
        purse = own_purse(state, mini)
        if isinstance(ahead, Roll):
            rolling.step(state, mini, ahead, purse, out)
        else:
            taking_steps.take_step(state, mini, ahead, purse, out)

    def _token_step(self, state: State, frame: Walk, out: Out) -> None:
        """Make the next step of a token; once it is turned over the rest of its path is cancelled."""
        token = state.tokens.get(frame.who)
        way = token_steps.way_to(state, token, frame.path[0]) if token is not None and frame.path else None
        if token is None or way is None or way.needs:
            pop(state)
            return
        put(state, replace(frame, path=frame.path[1:]))
        token_steps.take_step(state, token, way, out)


def why_not(state: State, frame: Activation, command: WalkCommand) -> Illegal:
    """Why the path cannot begin: a square off the map, or a first step that cannot be made."""
    if command.who != frame.who:
        return Illegal("SQ-TURN-15", "sq-no-other-is-acting")
    if NOWHERE in _squares(state, command):
        return Illegal("SQ-MOVE-03", "sq-no-not-a-neighbour")
    step = Step(command.who, command.path[0])
    if command.who in state.tokens:
        return tokens.why_not(state, state.tokens[command.who], step)
    one = verb_of(step)
    assert one is not None
    mini = state.minis[command.who]
    return one.why_not(state, mini, step, own_purse(state, mini))
