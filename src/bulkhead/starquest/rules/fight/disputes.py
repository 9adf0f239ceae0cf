"""Roll for a doubtful line of sight (SQ-LOS-05, 06), where the house option says so.

A line is in doubt when it touches a corner with one of the two squares beside it blocked: by SQ-LOS-02 it is free.
Only a shot at a single target is disputed. The result stands for the rest of the turn, while shooter and target stay
where they are and the line is still in doubt: the next shot along it is fired without dice, or not at all."""

from typing import Literal

from msgspec.structs import replace

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.commands import AnyCommand, Pass, Yes
from bulkhead.starquest.data.frames import Attack, Dispute
from bulkhead.starquest.data.lasting_effects import bound
from bulkhead.starquest.data.state import Effect, Mini, State, deeds
from bulkhead.starquest.events import CalledOff, Rolled
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.rules.fight.lines_of_sight import fire_blockers
from bulkhead.starquest.ship.walk import path
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

_DIE = Pool(1, 0)


@clause("SQ-LOS-05")
def doubtful(state: State, shooter: Mini, target: Mini) -> bool:
    """Does every free line touch a corner with one side blocked?"""
    blocked = fire_blockers(state, shooter, target)
    return all(
        _touches(state, start, end, blocked)
        for start in shooter.squares
        for end in target.squares
        if state.sight.sees(start, end, state.closed, blocked)
    )


def _touches(state: State, start: int, end: int, blocked: int) -> bool:
    (x, y), (ex, ey) = state.ship.xy(start), state.ship.xy(end)
    here = start
    for direction in path(ex - x, ey - y):
        if direction & 1:
            one, other = state.ship.routes(here, direction)
            if one.is_cut(state.closed, blocked) or other.is_cut(state.closed, blocked):
                return True
        here = state.ship.step[here][direction]
    return False


Result = Literal["seen:", "unseen:"]
"""What a dispute came to; the word of the effect that keeps it, before the line."""


def _line(state: State, shooter: Mini, target: Mini) -> str:
    """The line between two figures, from where they stand now."""
    return f"{state.ship.name(shooter.squares[0])}>{state.ship.name(target.squares[0])}"


@clause("SQ-LOS-05")
def _settle(state: State, frame: Dispute, result: Result) -> None:
    """Keep a result until the end of the turn."""
    shooter, target = state.minis[frame.viewer], state.minis[frame.target]
    word = bound(result, _line(state, shooter, target))
    effects.add(state, Effect(word, frame.seat, on=shooter.id, until="turn"))


def _settled(state: State, shooter: Mini, target: Mini, result: Result) -> bool:
    """Has a dispute about this line come to this result in this turn?"""
    return effects.has(state, shooter, bound(result, _line(state, shooter, target)))


@clause("SQ-LOS-05")
def ruled_out(state: State, shooter: Mini, target: Mini) -> bool:
    """Was this line lost in a dispute in this turn, and is it still in doubt?"""
    if not state.effects:
        return False
    return _settled(state, shooter, target, "unseen:") and doubtful(state, shooter, target)


@clause("SQ-LOS-05")
def raise_doubt(state: State, attack: Attack) -> None:
    """Dispute a single shot over a doubtful line before its dice are rolled, where the house option says so; not one
    that was won in this turn."""
    if not state.options.house.dispute_roll or attack.how not in ("shoot", "overwatch"):
        return
    at = aims.read(state, attack.aim)
    if not isinstance(at, aims.AtFigure):
        return
    shooter, target = state.minis[attack.attacker], state.minis[at.id]
    if target.seat < 0 or _settled(state, shooter, target, "seen:"):
        return
    if doubtful(state, shooter, target):
        push(state, Dispute(attack.seat, target.seat, shooter.id, target.id))


@procedure(Dispute)
class DisputeProcedure(Procedure[Dispute]):
    """Both roll a red die until one is higher; a tie is decided by the player whose turn it is."""

    rule = "SQ-LOS-06"

    def waits(self, state: State, frame: Dispute) -> int | None:
        return state.turn_seat if frame.tied else None

    def question(self, state: State, frame: Dispute) -> str:
        return "sq-ask-dispute"

    def choices(self, state: State, frame: Dispute) -> list[AnyCommand]:
        return [Yes(), Pass()]

    @clause("SQ-LOS-06")
    def answer(self, state: State, frame: Dispute, command: AnyCommand, dice: Dice, out: Out) -> None:
        _decide(state, frame, isinstance(command, Yes), out)

    @clause("SQ-LOS-05")
    def step(self, state: State, frame: Dispute, dice: Dice, out: Out) -> None:
        mine, theirs = _DIE.roll(dice), _DIE.roll(dice)
        out.tell(Rolled(frame.seat, frame.viewer, mine, 1, "dispute", "SQ-LOS-05"))
        out.tell(Rolled(frame.other, frame.target, theirs, 1, "dispute", "SQ-LOS-05"))
        if mine == theirs:
            state.frames[-1] = replace(frame, tied=True)
            return
        _decide(state, frame, mine == max(mine, theirs), out)


def _decide(state: State, frame: Dispute, seen: bool, out: Out) -> None:
    """End a dispute with its result: the shot goes on, or it is cancelled."""
    pop(state)
    _settle(state, frame, "seen:" if seen else "unseen:")
    if not seen:
        _unseen(state, out)


def _unseen(state: State, out: Out) -> None:
    """Cancel the shot, because the line is ruled out: it was never legal, so it is not spent."""
    attack = state.frames[-1]
    assert isinstance(attack, Attack)
    pop(state)
    shooter = state.minis[attack.attacker]
    done = shooter.deeds
    if attack.how == "shoot":
        fired = done.fired[: len(done.fired) - attack.shots]
        deeds(state, shooter, fired=fired, shots=done.shots - attack.shots)
    out.tell(CalledOff(attack.seat, attack.attacker, "SQ-LOS-05"))
