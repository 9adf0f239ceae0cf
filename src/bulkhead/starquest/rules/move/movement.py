"""The movement actions (SQ-MOVE): steps, entering from the entry area, leaving."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Enter, Leave, Spot, Step
from bulkhead.starquest.data.facings import facings, step_cost
from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.starquest.events import Entered, Left
from bulkhead.starquest.rules.machines import crew, dreadnoughts, move_or_fire, rolling
from bulkhead.starquest.rules.move import permissions, step_costs
from bulkhead.starquest.rules.move.movement_points import anchor, pay
from bulkhead.starquest.rules.move.possible_steps import dreaded, may_move, ways
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.rules.move.taking_steps import take_step
from bulkhead.starquest.rules.objects import objects
from bulkhead.starquest.rules.turn.action_limits import spent
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.entry_squares import why_no_stop
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.places import is_large, is_machine, remove, spots, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


def spot(state: State, square: int) -> Spot:
    return state.ship.xy(square)


@verb
class Stepping(Verb):
    """One step into a neighbouring square."""

    commands: ClassVar[tuple[type[Command], ...]] = (Step,)
    listed = 80
    with_points = True
    while_passing = True

    @clause("SQ-MOVE-01", "SQ-MOVE-02", "SQ-CMD-04")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board":
            return ()
        found: list[AnyCommand] = rolling.steps(state, mini, purse) if mini.mans else []
        if may_move(state, mini, purse):
            found += [Step(mini.id, spot(state, way.to)) for way in ways(state, mini, purse.left)]
        return found

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Step)
        to = state.ship.at(*command.to)
        roll = (
            next((roll for roll in rolling.rolls(state, mini, purse) if roll.to == to), None)
            if mini.mans
            else None
        )
        if roll is not None:
            rolling.step(state, mini, roll, purse, out)
            return
        way = next(way for way in ways(state, mini, purse.left) if way.to == to)
        if way.needs:
            permissions.ask(state, mini, way, out)
        else:
            take_step(state, mini, way, purse, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Step)
        return why_no_step(state, mini, state.ship.at(*command.to), purse)


def why_no_step(state: State, mini: Mini, to: int, purse: Purse) -> Illegal:
    """The clause that forbids this step. The reason never depends on what a token hides (SQ-MOVE-17)."""
    if mini.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if purse.own and spent(state, mini, "move"):
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if mini.mans and ((purse.own and mini.deeds.served) or to not in state.ship.step[mini.squares[0]]):
        return rolling.why_no_step(state, mini, to, purse)
    if purse.own and mini.deeds.served:
        return Illegal("SQ-WPN-87", "sq-no-gunner-served")
    if purse.own and mini.deeds.halted:
        return Illegal("SQ-TURN-08" if mini.deeds.struck else "SQ-TURN-09", "sq-no-movement-over")
    if effects.has(state, mini, "no-move") or (purse.own and effects.has(state, mini, "rooted")):
        return Illegal("SQ-TURN-04", "sq-no-held-fast")
    if is_large(mini):
        return dreadnoughts.why_no_step(state, mini, to, purse)
    if is_machine(mini) and (refusal := move_or_fire.why_no_move(state, mini)):
        return refusal
    if mini.mans and to in state.minis[mini.mans].squares:
        return rolling.why_no_step(state, mini, to, purse)
    square = mini.squares[0]
    if to == NOWHERE or to not in state.ship.step[square]:
        return Illegal("SQ-MOVE-03", "sq-no-not-a-neighbour")
    if dreaded(state, mini, to):
        return Illegal("SQ-MOVE-02", "sq-no-card-forbids")
    direction = state.ship.step[square].index(to)
    if barred(state) >> to & 1:
        return Illegal("SQ-MOVE-10", "sq-no-obstacle")
    if direction not in step_costs.directions(mini):
        return Illegal("SQ-WPN-55", "sq-no-machine-straight")
    cost = step_cost(mini.facing, direction)
    if cost > purse.left:
        clause_ = "SQ-MOVE-08" if cost > 1 else "SQ-MOVE-01"
        return Illegal(clause_ if purse.own else "SQ-CMD-03", "sq-no-points-left", cost=cost, left=purse.left)
    if not direction & 1 and not state.ship.passable(square, direction >> 1, state.closed):
        return Illegal("SQ-DOOR-01", "sq-no-wall-between")
    if direction & 1 and not state.ship.round_corner(square, direction, state.closed):
        return Illegal("SQ-MOVE-12", "sq-no-round-corner")
    if state.holder.get(to, mini.id) != mini.id:
        return Illegal("SQ-MOVE-16", "sq-no-way-on")
    if step_costs.no_way_off(state, mini, to, purse.left - cost):
        return why_no_stop(state, 1 << to)
    return Illegal("SQ-MOVE-12", "sq-no-between-two")


@verb
class Entering(Verb):
    """Enter from the entry area."""

    commands: ClassVar[tuple[type[Command], ...]] = (Enter,)
    listed = 90
    with_points = True

    @clause("SQ-SETUP-18")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "dock":
            return ()
        if mini.mans:
            return rolling.entries(state, mini, purse, thresholds(state, mini.seat))
        if not may_move(state, mini, purse):
            return ()
        if is_large(mini):
            return dreadnoughts.entries(state, mini, purse, thresholds(state, mini.seat))
        return [
            Enter(mini.id, spot(state, square), facing)
            for square in thresholds(state, mini.seat)
            if square not in state.holder
            for facing in facings(state.options.house.eight_facings)
        ]

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Enter)
        square = state.ship.at(*command.to)
        if is_large(mini):
            dreadnoughts.enter(state, mini, square, command.facing, purse, out)
        elif mini.mans:
            rolling.enter(state, mini, square, command.facing, purse, out)
        else:
            mini = pay(state, mini, 1, purse, out)
            if is_machine(mini):
                mini = move_or_fire.note_move(state, mini)
            mini = anchor(state, mini)
            mini = stand(state, mini, (square,), command.facing)
            out.tell(Entered(mini.seat, mini.id, spots(state, mini.squares), mini.facing))
            follow(state, mini.id, mini.seat, mini.squares)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        if mini.place != "dock":
            return Illegal("SQ-SETUP-18", "sq-no-not-in-dock")
        if purse.left <= 0:
            return Illegal("SQ-MOVE-01", "sq-no-points-left", cost=1, left=0)
        return Illegal("SQ-SETUP-18", "sq-no-threshold")


def thresholds(state: State, seat: int) -> tuple[int, ...]:
    """The threshold squares of a squad's entry area."""
    dock = state.sides[seat].dock
    return state.ship.docks[dock].thresholds if dock else ()


@verb
class Leaving(Verb):
    """Leave the mission by the squad's entry area or an exit of the mission."""

    commands: ClassVar[tuple[type[Command], ...]] = (Leave,)
    listed = 100
    with_points = True

    @clause("SQ-END-02")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if mini.place != "board" or not may_move(state, mini, purse) or not _at_the_way_out(state, mini):
            return ()
        return (Leave(mini.id),)

    @clause("SQ-END-02", "SQ-OBJ-15", "SQ-OBJ-17")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        if mini.mans:
            mini = crew.leave(state, mini, out)
        mini = pay(state, mini, 1, purse, out)
        if is_machine(mini):
            mini = move_or_fire.note_move(state, mini)
        objects.leave_with(state, mini, out)
        back = state.options.house.coming_back
        mini = remove(state, state.minis[mini.id], "dock" if back else "left")
        if back:
            deeds(state, mini, halted=True)
        out.tell(Left(mini.seat, mini.id))
        note(state, "left", mini.seat, mini.id)
        follow(state, "", mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        return Illegal("SQ-END-02", "sq-no-way-out")


def _at_the_way_out(state: State, mini: Mini) -> bool:
    """Is it where it can leave? Aliens cannot: they have no entry area, and exits are for squads."""
    if not state.sides[mini.seat].dock:
        return False
    ways_out = thresholds(state, mini.seat)
    return any(square in ways_out or state.ship.exits >> square & 1 for square in mini.squares)
