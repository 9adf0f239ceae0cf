"""Roll for a doubtful line of sight (SQ-LOS-05, 06), where the house option says so.

A line is in doubt when it touches a corner with one of the two squares beside it blocked: by SQ-LOS-02 it is free.
Only a shot at a single target is disputed."""

from msgspec.structs import replace

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.commands import AnyCommand, Pass, Yes
from bulkhead.starquest.data.frames import Attack, Dispute
from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.starquest.events import CalledOff, Rolled
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.rules.fight.lines_of_sight import fire_blockers
from bulkhead.starquest.ship.walk import path
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

_DIE = Pool(1, 0)


@clause("SQ-LOS-05")
def doubtful(state: State, shooter: Mini, target: Mini) -> bool:
    """Does every free line touch a corner with one side blocked?"""
    blocked = fire_blockers(state, shooter, target)
    free = False
    for start in shooter.squares:
        for end in target.squares:
            if state.sight.sees(start, end, state.closed, blocked):
                free = True
                if not _touches(state, start, end, blocked):
                    return False
    return free


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


@clause("SQ-LOS-05")
def raise_doubt(state: State, attack: Attack) -> None:
    """Dispute a single shot over a doubtful line before its dice are rolled, where the house option says so."""
    if not state.options.house.dispute_roll or attack.how not in ("shoot", "overwatch"):
        return
    at = aims.read(state, attack.aim)
    if not isinstance(at, aims.AtFigure):
        return
    shooter, target = state.minis[attack.attacker], state.minis[at.id]
    if target.seat >= 0 and doubtful(state, shooter, target):
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
        pop(state)
        if isinstance(command, Pass):
            _unseen(state, out)

    @clause("SQ-LOS-05")
    def step(self, state: State, frame: Dispute, dice: Dice, out: Out) -> None:
        mine, theirs = _DIE.roll(dice), _DIE.roll(dice)
        out.tell(Rolled(frame.seat, frame.viewer, mine, 1, "dispute", "SQ-LOS-05"))
        out.tell(Rolled(frame.other, frame.target, theirs, 1, "dispute", "SQ-LOS-05"))
        if mine == theirs:
            state.frames[-1] = replace(frame, tied=True)
            return
        pop(state)
        if mine < theirs:
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
