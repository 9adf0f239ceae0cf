"""The raider, a gentle bot for aliens: each figure goes straight for the nearest enemy and attacks as soon as it can.

It neither hides nor waits for the others, and it walks into Overwatch: newcomers learn against it. Tokens and all that
is not the activation of a figure are left to the overlord's ways.
"""

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.fields import first_step
from bulkhead.bots.starquest.moves import stop
from bulkhead.bots.starquest.plans import hunting
from bulkhead.bots.starquest.player import Overlord
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import best_attack
from bulkhead.bots.starquest.square_values import reach
from bulkhead.bots.starquest.steps import Choice, Commands, free_turns, step_to, turn_towards
from bulkhead.starquest.data.commands import AnyCommand, Done, Step
from bulkhead.starquest.data.frames import Activation
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.table.places import is_large
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Offer


class Raider(Overlord):
    """The gentle bot for aliens."""

    def choose(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        frame = view.frames[-1] if view.frames else None
        if isinstance(frame, Activation) and len(offer.commands) > 1:
            table = Table(view, self._chance)
            mini = table.state.minis.get(frame.who)
            if mini is not None and mini.place == "board" and not is_large(mini) and not mini.mans:
                command, self.reason = _charge(table, mini, offer.commands)
                return command
        return super().choose(view, offer)


def _charge(table: Table, mini: Mini, commands: Commands) -> Choice:
    """Attack, else go on towards the nearest enemy, else look at it and stop."""
    now = best_attack(table, commands)
    if now is not None and now.value > 0:
        return now.command, reasons.attack(now.target, now.kill)
    return _approach(table, mini, commands) or _look(table, mini, commands)


def _approach(table: Table, mini: Mini, commands: Commands) -> Choice | None:
    """The first step to the square in reach that lies nearest to an enemy; none for a figure that has attacked."""
    done = mini.deeds
    if done.shots or done.struck or not any(isinstance(command, Step) for command in commands):
        return None
    errand, here = hunting(table), mini.squares[0]
    steps, came = reach(table, mini, own_purse(table.state, mini).left)
    goal = min(steps, key=lambda square: (errand.steps[square], steps[square], square), default=here)
    if goal == here or errand.steps[goal] >= errand.steps[here]:
        return None
    why = reasons.errand(errand.why, errand.steps[goal])
    return step_to(table, mini, first_step(came, here, goal), commands, why)


def _look(table: Table, mini: Mini, commands: Commands) -> Choice:
    """Turn to the nearest enemy where that is free, and stop."""
    ship, here = table.state.ship, mini.squares[0]
    foes = [square for foe in table.foes for square in foe.squares]
    nearest = min(foes, key=lambda square: (squares_between(ship, here, square), square), default=None)
    if nearest is not None and not mini.deeds.turned and Done() in commands:
        turn = turn_towards(table, mini, nearest, free_turns(mini, commands))
        if turn is not None:
            return turn, reasons.because("bots-sq-look")
    return stop(table, hunting(table), commands, "bots-sq-done")
