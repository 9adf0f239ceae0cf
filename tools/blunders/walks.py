"""Witnesses of walking: in circles, through fire, past the goal, in others' way."""

from collections.abc import Iterator

from bulkhead.bots.starquest.goals import goals
from bulkhead.bots.starquest.square_values import reach
from bulkhead.starquest.clients.forecasts.odds import chance_of_loss
from bulkhead.starquest.data.commands import Done, End, Enter, Face, Overwatch, Pass, Step
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Activation, Attack, Permission, Window
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import is_large, is_machine
from tools.blunders.moments import Blunder, Moment

HARMLESS = 0.01
"""An attack with less than this chance to hurt needs no dodge."""
WORTH_GOING_TO = 10.0
"""A goal of so many points is not left in the last round."""


class Dithering:
    """Walks back to a square where it has been in this activation, and does nothing else."""

    def __init__(self) -> None:
        self._who = ""
        self._been: list[int] = []
        self._idle = True

    def see(self, moment: Moment) -> Iterator[Blunder]:
        frame, command = moment.frame, moment.command
        if not isinstance(frame, Activation):
            return
        here = _square_of(moment, frame.who)
        if frame.who != self._who:
            self._who, self._been, self._idle = frame.who, [], True
        if here >= 0 and (not self._been or self._been[-1] != here):
            self._been.append(here)
        if isinstance(command, Overwatch | Done):
            if self._idle and len(self._been) > len(set(self._been)):
                yield Blunder("walk in a circle for nothing", f"{moment}, {len(self._been) - 1} steps")
            self._who = ""
        elif not isinstance(command, Step | Face):
            self._idle = False


def _square_of(moment: Moment, who: str) -> int:
    token = moment.state.tokens.get(who)
    if token is not None:
        return token.square
    mini = moment.state.minis.get(who)
    return mini.squares[0] if mini is not None and mini.squares else -1


class EnemyAsked:
    """Asks an enemy for leave to pass."""

    def __init__(self) -> None:
        self._last: object = None

    def see(self, moment: Moment) -> Iterator[Blunder]:
        frame = moment.frame
        if isinstance(frame, Permission) and (frame.who, frame.to, moment.state.turn) != self._last:
            self._last = frame.who, frame.to, moment.state.turn
            if _alien(moment, frame.seat) != _alien(moment, moment.seat):
                yield Blunder("enemy asked for leave to pass", f"{frame.who}, {moment}", seat=frame.seat)


def _alien(moment: Moment, seat: int) -> bool:
    return is_alien(moment.state.sides[seat].faction)


class IntoFire:
    """Enters a burning square of its own free will."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        command, state = moment.command, moment.state
        if not isinstance(command, Step | Enter):
            return
        free = any(isinstance(one, Done | Pass) for one in moment.offer.commands)
        burning = state.burning >> state.ship.at(*command.to) & 1
        mini = state.minis.get(command.who)
        here = mini.squares if mini is not None else ()
        if free and burning and not state.burning & bits(here):
            yield Blunder("walk into fire", str(moment))


class OwnOverwatch:
    """Gives up its own Overwatch for a step by command points."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        command = moment.command
        if moment.dodges or not isinstance(moment.frame, Window) or not isinstance(command, Step | Face):
            return
        if moment.state.minis[command.who].watching:
            yield Blunder("own Overwatch given up", str(moment))


class Dodging:
    """Dodges what cannot hurt, or to where it cannot stay."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        command, state = moment.command, moment.state
        if not moment.dodges or not isinstance(command, Step):
            return
        attack = next((one for one in reversed(state.frames) if isinstance(one, Attack)), None)
        mini = state.minis[command.who]
        if attack is not None and chance_of_loss(state, attack, moment.seat) < HARMLESS:
            yield Blunder("dodge of what cannot hurt", str(moment))
        if not mini.passing and state.ship.at(*command.to) in state.holder:
            yield Blunder("dodge onto a taken square", str(moment))


class GoalLeft:
    """Ends its last activation off a goal that it could have reached."""

    def __init__(self) -> None:
        self._who = ""
        self._near: dict[int, float] = {}

    def see(self, moment: Moment) -> Iterator[Blunder]:
        mini = moment.acting
        if mini is None or moment.table.alien or moment.table.rounds_left or mini.place != "board":
            return
        if is_machine(mini) or is_large(mini) or mini.mans:
            return
        if mini.id != self._who:
            self._who, self._near = mini.id, _goals_in_reach(moment, mini)
        if isinstance(moment.command, Overwatch | Done):
            here = mini.squares[0]
            missed = [weight for squares, weight in self._near.items() if not squares >> here & 1]
            if missed and len(missed) == len(self._near):
                yield Blunder("goal in reach left in the last round", str(moment), max(missed))
            self._who = ""


def _goals_in_reach(moment: Moment, mini: Mini) -> dict[int, float]:
    """By its squares: the weight of each goal that needs somebody and can be reached."""
    table = moment.table
    reached = bits(reach(table, mini, own_purse(table.state, mini).left)[0])
    found = {}
    for goal in goals(table):
        there = sum(bool(goal.squares & bits(one.squares)) for one in table.mine)
        if goal.weight >= WORTH_GOING_TO and goal.squares & reached and there < goal.wanted:
            found[goal.squares] = goal.weight
    return found


class ShutOut:
    """Ends its turn on the squares by which its comrades come aboard, and leaves them outside."""

    def see(self, moment: Moment) -> Iterator[Blunder]:
        if not isinstance(moment.command, End) or moment.table.alien:
            return
        state, seat = moment.state, moment.seat
        dock = state.sides[seat].dock
        waiting = [mini for mini in state.minis.values() if mini.seat == seat and mini.place == "dock"]
        if not dock or not waiting:
            return
        held = [state.minis.get(state.holder.get(square, "")) for square in state.ship.docks[dock].thresholds]
        if all(mini is not None and mini.seat == seat for mini in held):
            yield Blunder("comrades shut out", f"{moment}, {len(waiting)} outside")
