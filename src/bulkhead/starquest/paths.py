"""Paths (SQ-MOVE-18): several steps in one command, walked one by one until something happens."""

from msgspec.structs import replace

from bulkhead.starquest import movement, permissions, tokens
from bulkhead.starquest.commands import Step
from bulkhead.starquest.commands import Walk as WalkCommand
from bulkhead.starquest.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.frames import Activation, Walk
from bulkhead.starquest.places import is_large, is_machine
from bulkhead.starquest.purse import own_purse
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.state import Mini, State
from bulkhead.starquest.steps import Way, path_needs, ways
from bulkhead.starquest.verbs import verb_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def _squares(state: State, command: WalkCommand) -> tuple[int, ...]:
    return tuple(state.ship.at(*spot) for spot in command.path)


@clause("SQ-MOVE-18")
def walkable(state: State, frame: Activation, command: WalkCommand) -> bool:
    """A path is accepted when its first step is legal now; what comes of the others is seen on the way."""
    squares = _squares(state, command)
    if command.who != frame.who or NOWHERE in squares:
        return False
    if command.who in state.tokens:
        return tokens.way_to(state, state.tokens[command.who], squares[0]) is not None
    mini = state.minis[command.who]
    if mini.place != "board" or is_large(mini) or is_machine(mini) or mini.mans:
        return False
    if not movement.may_move(state, mini, own_purse(state, mini)):
        return False
    return _way(state, mini, squares[0]) is not None


def _way(state: State, mini: Mini, to: int) -> Way | None:
    left = own_purse(state, mini).left
    return next((way for way in ways(state, mini, left) if way.to == to), None)


@clause("SQ-MOVE-18")
def start(state: State, frame: Activation, command: WalkCommand, out: Out) -> None:
    """Ask every owner on the path once, for all his squares together; then walk."""
    squares = _squares(state, command)
    push(state, Walk(frame.seat, frame.who, squares))
    token = state.tokens.get(frame.who)
    walker = state.minis[frame.who] if token is None else tokens.body(token)
    needed = path_needs(state, walker, squares)
    if needed:
        permissions.ask_all(state, walker, squares[0], needed, out)


@procedure(Walk)
class Walking(Procedure[Walk]):
    """One step at a time. A scan, a reveal, an attack on the mover, a raised hand or a refusal ends the path."""

    rule = "SQ-MOVE-18"

    @clause("SQ-MOVE-18")
    def step(self, state: State, frame: Walk, dice: Dice, out: Out) -> None:
        if frame.who not in state.minis:
            self._token_step(state, frame, out)
            return
        mini = state.minis[frame.who]
        way = _way(state, mini, frame.path[0]) if frame.path and mini.place == "board" else None
        purse = own_purse(state, mini)
        if way is None or way.needs or not movement.may_move(state, mini, purse):
            pop(state)
            return
        put(state, replace(frame, path=frame.path[1:]))
        movement.take_step(state, mini, way, purse, out)

    def _token_step(self, state: State, frame: Walk, out: Out) -> None:
        """A token walks likewise; once it is turned over the rest of its path is cancelled."""
        token = state.tokens.get(frame.who)
        way = tokens.way_to(state, token, frame.path[0]) if token is not None and frame.path else None
        if token is None or way is None or way.needs:
            pop(state)
            return
        put(state, replace(frame, path=frame.path[1:]))
        tokens.take_step(state, token, way, out)


def interrupt(state: State) -> None:
    """Something happened: whatever is being walked stops here."""
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Walk) and frame.path:
            state.frames[place] = replace(frame, path=())


def why_not(state: State, frame: Activation, command: WalkCommand) -> Illegal:
    """Why the first step of the path cannot be made."""
    if command.who != frame.who:
        return Illegal("SQ-TURN-15", "sq-no-other-is-acting")
    step = Step(command.who, command.path[0])
    if command.who in state.tokens:
        return tokens.why_not(state, state.tokens[command.who], step)
    one = verb_of(step)
    assert one is not None
    mini = state.minis[command.who]
    return one.why_not(state, mini, step, own_purse(state, mini))
