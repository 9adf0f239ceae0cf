"""Command points (SQ-CMD): the roll, the raised hand, the dodge."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Pass
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Activation, Attack, Boundary, Window
from bulkhead.starquest.data.state import Mini, State, change_side, deeds
from bulkhead.starquest.data.turn_order import seats_after_active
from bulkhead.starquest.events import (
    CommandLost,
    CommandRolled,
    DieRolled,
    Waited,
    WindowClosed,
    WindowOpened,
)
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.rules.fight.lines_of_sight import can_target
from bulkhead.starquest.rules.move import interruptions, sharing
from bulkhead.starquest.rules.move.movement_points import command_purse
from bulkhead.starquest.rules.turn import triggers
from bulkhead.starquest.table import effects, verbs
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.mission_rule import refused
from bulkhead.starquest.table.places import on_board
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

# The stock


@clause("SQ-CMD-01", "SQ-CMD-07", "SQ-CMD-08")
def may_roll(state: State, seat: int) -> bool:
    """May the seat roll? Only a squad whose leader was not killed."""
    side = state.sides[seat]
    return (
        not is_alien(side.faction)
        and not side.command_lost
        and refused(state, "command", seat) is None
        and not effects.on_side(state, seat, "no-command")
    )


@clause("SQ-CMD-01", "SQ-CMD-03", "SQ-CMD-06")
def roll(state: State, seat: int, dice: Dice, out: Out) -> None:
    """Roll for command points; the result replaces the points left."""
    face = dice.roll(1)[0]
    out.tell(DieRolled(seat, (face,), 6, "command", "SQ-CMD-01"))
    change_side(state, seat, command=face)
    out.tell(CommandRolled(seat, face))


@clause("SQ-CMD-06")
def clear(state: State, seat: int) -> None:
    """Empty the stock of a seat at the start of its turn."""
    if state.sides[seat].command:
        change_side(state, seat, command=0)


@clause("SQ-CMD-07", "SQ-CMD-12")
def lose(state: State, seat: int, out: Out) -> None:
    """End a squad's command when its leader is killed: its points, raised hands, triggers and open windows are gone."""
    change_side(state, seat, command=0, command_lost=True)
    state.hands = tuple(other for other in state.hands if other != seat)
    triggers.forget(state, seat)
    out.tell(CommandLost(seat))


@clause("SQ-CMD-02")
def spend_at_once(state: State, seat: int, out: Out) -> None:
    """Open the window between the roll and the end of the seat's turn."""
    if state.sides[seat].command > 0 and can_spend(state, seat):
        push(state, Window(seat, "own"))
        opened(state, seat, "own", out)


# Windows


def opened(state: State, seat: int, reason: str, out: Out) -> None:
    out.tell(WindowOpened(seat, reason, "SQ-CMD-11" if reason == "dodge" else "SQ-CMD-09"))


@clause("SQ-CMD-09", "SQ-MOVE-18", "SQ-MOVE-19")
def open_for_raised_hand(state: State, frame: Boundary, out: Out) -> None:
    """Open the window of the next raised hand; several come in turn order after the active player."""
    for seat in seats_after_active(state):
        if seat in state.hands:
            state.hands = tuple(other for other in state.hands if other != seat)
            if state.sides[seat].command > 0:
                put(state, frame)  # the same stage again when the window closes: there may be more hands
                push(state, Window(seat, "hand"))
                opened(state, seat, "hand", out)
                interruptions.interrupt(state)
                return


@clause("SQ-CMD-05", "SQ-CMD-11")
def dodgers(state: State, attack: Attack) -> tuple[int, ...]:
    """Seats that may spend points to escape a declared attack: they have points, a miniature that it would attack, and
    a legal way to spend one."""
    if attack.how == "flames":
        return ()
    threatened = {mini.seat for mini in threatened_by(state, attack)}
    return tuple(
        seat
        for seat in seats_after_active(state)
        if seat in threatened and state.sides[seat].command > 0 and can_spend(state, seat)
    )


def threatened_by(state: State, attack: Attack) -> list[Mini]:
    """Miniatures that the declared aim would attack; for an assault cannon all those in its line of fire."""
    if attack.squares:
        wanted = set(attack.squares)
        return [mini for mini in on_board(state) if wanted.intersection(mini.squares)]
    at = aims.read(state, attack.aim)
    if isinstance(at, aims.AtFigure):
        return [state.minis[at.id]]
    if attack.aim == "" and attack.attacker in state.minis:
        shooter = state.minis[attack.attacker]
        return [
            mini for mini in on_board(state) if mini.seat != shooter.seat and can_target(state, shooter, mini)
        ]
    return []


@clause("SQ-CMD-04")
def can_spend(state: State, seat: int) -> bool:
    """Has one of a seat's miniatures a legal way to spend a point now?"""
    return not effects.on_side(state, seat, "no-points") and any(
        mini.seat == seat and _can_move(state, mini) for mini in state.minis.values()
    )


def _can_move(state: State, mini: Mini) -> bool:
    return mini.place in ("board", "dock") and verbs.any_choice(state, mini, command_purse(state, mini))


def _moves(state: State, mini: Mini) -> list[AnyCommand]:
    if mini.place not in ("board", "dock"):
        return []
    return verbs.choices(state, mini, command_purse(state, mini))


@procedure(Window)
class WindowProcedure(Procedure[Window]):
    """A seat moves its miniatures with command points, in any split, until it passes."""

    rule = "SQ-CMD-04"

    def waits(self, state: State, frame: Window) -> int | None:
        if _left_behind(state, frame):
            return None
        if _stuck(state, frame):
            return frame.seat
        return frame.seat if state.sides[frame.seat].command > 0 and can_spend(state, frame.seat) else None

    def question(self, state: State, frame: Window) -> str:
        return f"sq-ask-window-{frame.why}"

    @clause("SQ-CMD-04", "SQ-CMD-09", "SQ-CMD-10", "SQ-CMD-11")
    def choices(self, state: State, frame: Window) -> list[AnyCommand]:
        found: list[AnyCommand] = []
        stuck = _stuck(state, frame)
        if stuck is None:
            found.append(Pass())
        for mini in state.minis.values():
            if mini.seat == frame.seat and (stuck is None or mini.id == stuck.id):
                found.extend(_moves(state, mini))
        return found or [Pass()]

    @clause("SQ-CMD-04", "SQ-CMD-05", "SQ-CMD-09", "SQ-CMD-10", "SQ-MELEE-07")
    def answer(self, state: State, frame: Window, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Pass):
            pop(state)
            if frame.spent == 0:
                out.tell(Waited(frame.seat, frame.why, "SQ-CMD-05" if frame.why == "dodge" else "SQ-CMD-09"))
            else:
                out.tell(WindowClosed(frame.seat, frame.why))
            return
        who = actor(command)
        mini = state.minis[who]
        if frame.who != who:
            put(state, replace(frame, who=who, spent=0, burnt=()))
            mini = deeds(
                state, mini, burnt=()
            )  # its free turn is not renewed: this is no anchor (SQ-MOVE-15)
        one = verbs.verb_of(command)
        assert one is not None
        one.do(state, mini, command, command_purse(state, mini), dice, out)

    def step(self, state: State, frame: Window, dice: Dice, out: Out) -> None:
        """Close the window: no point is left, or no way to spend one. A miniature on a shared square goes back
        first."""
        if _left_behind(state, frame):
            sharing.send_back(state, state.minis[frame.who], out)
        else:
            pop(state)
            out.tell(WindowClosed(frame.seat, frame.why))

    def why_not(self, state: State, frame: Window, command: AnyCommand) -> Illegal:
        stuck = _stuck(state, frame)
        if stuck is not None and isinstance(command, Pass):
            return sharing.why_no_rest(state, stuck)
        one = verbs.verb_of(command)
        mini = state.minis.get(actor(command))
        if one is None or not one.with_points or mini is None or mini.seat != frame.seat:
            return Illegal("SQ-CMD-10", "sq-no-not-with-points")
        return one.why_not(state, mini, command, command_purse(state, mini))


def actor(command: AnyCommand) -> str:
    """The miniature that a command names."""
    who: str = getattr(command, "who", "")
    return who


def _stuck(state: State, frame: Window) -> Mini | None:
    """A miniature on a shared square has to go on before the window can close (SQ-MOVE-16)."""
    mini = state.minis.get(frame.who)
    if mini is not None and mini.passing and mini.place == "board" and _can_move(state, mini):
        return mini
    return None


@clause("SQ-MOVE-16", "SQ-CMD-12")
def _left_behind(state: State, frame: Window) -> bool:
    """Is the moved miniature on a shared square without a point to go on? One in its own activation may still go on
    with its own movement."""
    mini = state.minis.get(frame.who)
    if mini is None:
        return False
    if any(isinstance(other, Activation) and other.who == mini.id for other in state.frames):
        return False
    return sharing.stranded(state, mini, command_purse(state, mini))
