"""The crew of a Tarantula (SQ-WPN-48, 49, 53, 64 to 66, 87): taking the post, leaving it, losing it."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Man, Quit
from bulkhead.starquest.data.state import Mini, State, change, deeds
from bulkhead.starquest.events import Manned, PostLeft
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.machines.tarantula import TARANTULA, alone, gunner_of, post
from bulkhead.starquest.rules.move.movement_points import pay
from bulkhead.starquest.rules.turn.action_limits import spent
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.places import figure, is_large, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-WPN-48", "SQ-WPN-53", "SQ-WPN-87")
def why_no_post(state: State, mini: Mini, machine: Mini, purse: Purse) -> Illegal | None:
    """The clause that keeps a miniature from manning a machine now; None when nothing does."""
    if machine.figure != TARANTULA or machine.place not in ("board", "dock"):
        return Illegal("SQ-WPN-48", "sq-no-such-machine")
    if machine.seat != mini.seat:
        return Illegal("SQ-WPN-53", "sq-no-others-machine")
    if mini.mans or is_large(mini) or "no_handling" in figure(mini).flags:
        return Illegal("SQ-WPN-48", "sq-no-soldier-for-post")
    if gunner_of(state, machine) is not None:
        return Illegal("SQ-WPN-54", "sq-no-post-taken")
    if mini.load:
        return Illegal("SQ-WPN-87", "sq-no-gunner-carries")
    if mini.deeds.psychic:
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if mini.place != machine.place or (mini.place == "board" and not _in_reach(state, mini, machine)):
        return Illegal("SQ-WPN-87", "sq-no-not-at-post")
    if _costs(state, mini) > purse.left:
        return Illegal("SQ-MOVE-01", "sq-no-points-left", cost=1, left=purse.left)
    return None


def _costs(state: State, mini: Mini) -> int:
    """The cost: free, except for the step onto the third square of a machine that has three (SQ-WPN-54)."""
    return 1 if mini.place == "board" and state.options.house.tarantula_squares == "three" else 0


@clause("SQ-WPN-54", "SQ-WPN-87")
def _in_reach(state: State, mini: Mini, machine: Mini) -> bool:
    """Is the miniature behind the centre, in line, with nothing between; or beside the third square where there is
    one?"""
    behind = post(state, machine)
    if behind == NOWHERE or not _open(state, machine.squares[1], behind):
        return False
    if state.options.house.tarantula_squares == "three":
        return any(
            state.ship.leads_on(mini.squares[0], direction, state.closed) == behind for direction in range(8)
        )
    return mini.squares == (behind,)


def _open(state: State, square: int, neighbour: int) -> bool:
    direction = state.ship.step[square].index(neighbour)
    return state.ship.passable(square, direction >> 1, state.closed)


@verb
class Manning(Verb):
    """Become the gunner: free, for a soldier at the post, who takes the machine's facing."""

    commands: ClassVar[tuple[type[Command], ...]] = (Man,)
    listed = 60

    @clause("SQ-WPN-48", "SQ-WPN-64", "SQ-WPN-87")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        return [
            Man(mini.id, machine.id)
            for machine in state.minis.values()
            if machine.figure == TARANTULA and why_no_post(state, mini, machine, purse) is None
        ]

    @clause("SQ-WPN-65", "SQ-WPN-87", "SQ-OVER-20")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Man)
        machine = state.minis[command.machine]
        stepping = _costs(state, mini)
        if stepping:
            mini = pay(state, mini, stepping, purse, out)
        mini = overwatch_marker.end(state, state.minis[mini.id], out, "SQ-OVER-20")
        mini = change(state, mini, mans=machine.id, facing=machine.facing)
        if mini.place == "dock":
            # A miniature at the post when the mission begins counts as gunner already.
            deeds(state, mini, new_gunner=state.sides[mini.seat].turns > 1)
        else:
            mini = deeds(state, mini, new_gunner=True)
            stand(state, machine, machine.squares[:2])
            stand(state, mini, (post(state, machine),))
        out.tell(Manned(mini.seat, mini.id, machine.id))
        follow(state, mini.id, mini.seat, state.minis[mini.id].squares if stepping else ())

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Man)
        machine = state.minis.get(command.machine)
        if machine is None:
            return Illegal("SQ-WPN-48", "sq-no-such-machine")
        return why_no_post(state, mini, machine, purse) or Illegal("SQ-WPN-48", "sq-no-not-now")


@verb
class Quitting(Verb):
    """Leave the post; the gunner stays on his square."""

    commands: ClassVar[tuple[type[Command], ...]] = (Quit,)
    listed = 70

    @clause("SQ-WPN-87", "SQ-PSI-08")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        return (Quit(mini.id),) if _may_quit(state, mini) and not spent(state, mini, "move") else ()

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        leave(state, mini, out)
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        if not mini.mans:
            return Illegal("SQ-WPN-87", "sq-no-not-gunner")
        if spent(state, mini, "move"):
            return Illegal("SQ-PSI-08", "sq-no-psychic-only")
        return Illegal("SQ-WPN-54", "sq-no-post-is-machine")


@clause("SQ-WPN-54")
def _may_quit(state: State, mini: Mini) -> bool:
    """May the gunner quit where he stands? Not on the third square of a machine: there he leaves by stepping away."""
    if not mini.mans:
        return False
    return mini.place == "dock" or state.options.house.tarantula_squares == "two"


@clause("SQ-WPN-87", "SQ-OVER-20")
def leave(state: State, mini: Mini, out: Out, why: str = "SQ-WPN-87") -> Mini:
    """Take a gunner from his post; the machine stands alone."""
    machine = state.minis[mini.mans]
    mini = overwatch_marker.end(state, mini, out, "SQ-OVER-20")
    mini = change(state, mini, mans="")
    out.tell(PostLeft(mini.seat, mini.id, machine.id, why))
    if machine.place == "board" and state.options.house.tarantula_squares == "three":
        stand(state, machine, alone(state, machine))
    return mini


@clause("SQ-WPN-64", "SQ-WPN-66", "SQ-OVER-20")
def lost(state: State, dead: Mini, out: Out) -> None:
    """Free the post of a dead gunner; the gunner of a destroyed machine goes on with his own weapon."""
    if dead.mans:
        machine = state.minis[dead.mans]
        change(state, state.minis[dead.id], mans="")
        if machine.place == "board":
            stand(state, machine, alone(state, machine))
    gunner = gunner_of(state, dead)
    if gunner is not None:
        gunner = overwatch_marker.end(state, gunner, out, "SQ-OVER-20")
        change(state, gunner, mans="")
        out.tell(PostLeft(gunner.seat, gunner.id, dead.id, "SQ-WPN-66"))
