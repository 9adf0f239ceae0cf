"""Ask owners for leave to pass through their miniatures (SQ-MOVE-11, 12, 18); an answer holds for the activation,
or for one miniature in a window of command points."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Pass, Yes
from bulkhead.starquest.data.frames import Activation, Permission, Window
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import Allowed, Asked
from bulkhead.starquest.rules.blips import token_steps
from bulkhead.starquest.rules.move import possible_steps, taking_steps
from bulkhead.starquest.rules.move.movement_points import mover_frame, purse_of
from bulkhead.starquest.rules.move.step_costs import Way
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


def ask(state: State, mini: Mini, way: Way, out: Out) -> None:
    """Ask the owners whose leave a step needs, one after the other."""
    seats = tuple(dict.fromkeys(seat for group in way.needs for seat in group))
    push(state, Permission(mini.seat, mini.id, way.to, seats))
    out.tell(Asked(mini.seat, mini.id, state.ship.xy(way.to)))


def ask_all(state: State, mini: Mini, to: int, seats: tuple[int, ...], out: Out) -> None:
    """Ask the owners along a path, each once (SQ-MOVE-18). The steps are made by the path itself."""
    push(state, Permission(mini.seat, mini.id, to, seats, path=True))
    out.tell(Asked(mini.seat, mini.id, state.ship.xy(to)))


@procedure(Permission)
class PermissionProcedure(Procedure[Permission]):
    rule = "SQ-MOVE-11"

    @clause("SQ-MOVE-11", "SQ-MOVE-12")
    def waits(self, state: State, frame: Permission) -> int | None:
        return frame.asked[0] if frame.asked else None

    def question(self, state: State, frame: Permission) -> str:
        return "sq-ask-permission"

    def choices(self, state: State, frame: Permission) -> list[AnyCommand]:
        return [Yes(), Pass()]

    @clause("SQ-MOVE-11", "SQ-MOVE-12", "SQ-MOVE-18")
    def answer(self, state: State, frame: Permission, command: AnyCommand, dice: Dice, out: Out) -> None:
        seat, left = frame.asked[0], frame.asked[1:]
        allowed = isinstance(command, Yes)
        out.tell(Allowed(seat, frame.who, allowed))
        _remember(state, frame.who, seat, allowed)
        if frame.path:
            put(state, replace(frame, asked=left))
            return
        way = _way(state, frame.who, frame.to)
        if way is None:
            pop(state)
            return
        still = tuple(other for other in left if any(other in group for group in way.needs))
        put(state, replace(frame, asked=still if way.needs else ()))

    def step(self, state: State, frame: Permission, dice: Dice, out: Out) -> None:
        """Make the step if it is legal now: all owners have answered."""
        pop(state)
        if frame.path:
            return
        way = _way(state, frame.who, frame.to)
        if way is None or way.needs:
            return
        if frame.who in state.tokens:
            token_steps.take_step(state, state.tokens[frame.who], way, out)
        else:
            mini = state.minis[frame.who]
            taking_steps.take_step(state, mini, way, purse_of(state, mover_frame(state), mini), out)


def _way(state: State, who: str, to: int) -> Way | None:
    """The step that was asked for, if it can still be made."""
    if who in state.tokens:
        return token_steps.way_to(state, state.tokens[who], to)
    mini = state.minis[who]
    purse = purse_of(state, mover_frame(state), mini)
    return next((way for way in possible_steps.ways(state, mini, purse.left) if way.to == to), None)


def _remember(state: State, who: str, seat: int, allowed: bool) -> None:
    """Note an answer for the rest of the activation, or for this miniature in the rest of the window."""
    for place in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[place]
        if isinstance(frame, Window):
            state.frames[place] = replace(frame, leave=(*frame.leave, (who, seat, allowed)))
            return
        if isinstance(frame, Activation):
            if allowed:
                state.frames[place] = replace(frame, allowed=(*frame.allowed, seat))
            else:
                state.frames[place] = replace(frame, refused=(*frame.refused, seat))
            return
