"""Psychic cards of kinesis: hurl, barrier, unseen hand, crush."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.data.frames import Attack, Playing
from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.starquest.events import Moved
from bulkhead.starquest.rules.cards.psychic.force import Force
from bulkhead.starquest.rules.cards.psychic.reach import Psychic, each, is_mindless
from bulkhead.starquest.rules.cards.targets import psionic, squares_within
from bulkhead.starquest.rules.fight import fixed_targets, overwatch_marker
from bulkhead.starquest.rules.machines import crew
from bulkhead.starquest.rules.move import doors, sharing
from bulkhead.starquest.ship.ship import Door, Gate
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop, push, put
from bulkhead.starquest.table.places import figure, obstacles, spots, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

PUSHED, LARGEST = 3, 3
"""How many squares a target is hurled, and the largest size of a target."""
REACH = 8
"""Squares within which a barrier rises."""


def direction_away(state: State, source: Mini, target: Mini) -> int:
    """The one of the eight directions that leads straight away from a psionic: a diagonal when the line to the target
    is nearer to one than to a row."""
    (x, y), (tx, ty) = state.ship.xy(source.squares[0]), state.ship.xy(target.squares[0])
    east, south = tx - x, ty - y
    wide, high = abs(east), abs(south)
    if 2 * min(wide, high) > max(wide, high):
        return {(1, -1): 1, (1, 1): 3, (-1, 1): 5, (-1, -1): 7}[_sign(east), _sign(south)]
    if wide >= high:
        return 2 if east > 0 else 6
    return 4 if south > 0 else 0


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


@behaviour("psi_hurl")
class Hurl(Force):
    """Push a target, and attack it if something stops it."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(mini for mini in self.seen(state, seat) if figure(mini).size <= LARGEST)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        target = state.minis[on[0]]
        direction = direction_away(state, self.caster(state, seat), target)
        path = list(self.path(state, target, direction))
        if len(path) < PUSHED:
            self.strike(state, seat, target.id, out)
        if path:
            self.push_along(state, seat, target, path, out)

    @clause("SQ-MOVE-09")
    def path(self, state: State, target: Mini, direction: int) -> Iterator[int]:
        """The squares that it passes until something stops it."""
        shut = obstacles(state) | bits(state.holder)
        here = target.squares[0]
        for _ in range(PUSHED):
            here = state.ship.leads_on(here, direction, state.closed)
            if here == NOWHERE or shut >> here & 1:
                return
            yield here

    def push_along(self, state: State, seat: int, target: Mini, path: list[int], out: Out) -> None:
        """Push it to the end of its path; from a vent or conduit it goes to the nearest free square."""
        left = target.squares
        if target.mans:
            target = crew.leave(state, target, out)
        target = stand(state, target, (path[-1],))
        out.tell(Moved(target.seat, target.id, spots(state, target.squares), 0, "SQ-MOVE-09"))
        overwatch_marker.end(state, target, out, "SQ-OVER-10")
        follow(state, target.id, seat, tuple(path), left=left)
        sharing.send_on(state, state.minis[target.id], out)

    def still(self, state: State, frame: Attack) -> bool:
        """Is it still on the board? It was in sight before it was hurled."""
        return state.minis[frame.aim].place == "board"


@behaviour("psi_barrier")
class Barrier(Psychic):
    """Make two free squares, or one doorway, impassable and opaque. An open door is named by its id, a doorway of a
    wall piece by its four squares."""

    @clause("SQ-MOVE-10", "SQ-LOS-02", "SQ-DOOR-08")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        caster = psionic(state, seat)
        if caster is None:
            return
        near = bits(squares_within(state, caster, REACH)) & self.sight(state, seat)
        free = near & ~bits(state.holder) & ~obstacles(state)
        for square in members(free):
            for direction in (2, 4):
                other = state.ship.leads_on(square, direction, state.closed)
                if other != NOWHERE and free >> other & 1:
                    yield state.ship.name(square), state.ship.name(other)
        for door in open_doors(state):
            if near & door.fronts:
                yield (door.id,)
        for gate in state.ship.gates:
            if near & gate.fronts and not doors.astride(state, gate.id):
                yield tuple(state.ship.names(gate.fronts))

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        if len(on) == 2:
            squares = tuple(state.ship.square(name) for name in on)
            effects.add(state, Effect("block", seat, until="next-own-turn", card=self.id, squares=squares))
        else:
            barred = on[0] if len(on) == 1 else _gate(state, on).id
            effects.add(state, Effect("sealed", seat, on=barred, until="next-own-turn", card=self.id))


def _gate(state: State, squares: tuple[str, ...]) -> Gate:
    """The doorway of a wall piece between these squares."""
    fronts = bits(state.ship.square(name) for name in squares)
    return next(gate for gate in state.ship.gates if gate.fronts == fronts)


def open_doors(state: State) -> Iterator[Door]:
    """Ordinary doors that are open with no figure between."""
    for door in state.ship.doors:
        if door.kind == "door" and door.id in state.gone and not doors.astride(state, door.id):
            yield door


@behaviour("psi_unseen_hand")
class UnseenHand(Psychic):
    """Doors in sight, one after the other; or one bulkhead, until this turn ends. `chosen` are the doors left."""

    def in_sight(self, state: State, seat: int) -> list[str]:
        """Ordinary doors that he sees, and closed bulkheads."""
        lit = self.sight(state, seat)
        return [
            door.id
            for number, door in enumerate(state.ship.doors)
            if lit & door.fronts and (door.kind == "door" or state.closed >> number & 1)
        ]

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if self.in_sight(state, seat) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.allow(state, seat, "move")
        push(state, Playing(seat, self.id, chosen=tuple(self.in_sight(state, seat))))

    def waits(self, state: State, frame: Playing) -> int | None:
        return frame.seat if self.open_to(state, frame) else None

    def open_to(self, state: State, frame: Playing) -> list[str]:
        """Doors that can be moved now; a bulkhead only as the first and only one."""
        bulkheads = {door.id for door in state.ship.doors if door.kind == "bulkhead"}
        return [
            id_
            for id_ in frame.chosen
            if (frame.step == 0 or id_ not in bulkheads) and not doors.astride(state, id_)
        ]

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        return [*(Choose(id_) for id_ in self.open_to(state, frame)), Pass()]

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        if not isinstance(command, Choose):
            pop(state)
            return
        left = tuple(id_ for id_ in frame.chosen if id_ != command.value)
        door = next(door for door in state.ship.doors if door.id == command.value)
        caster = self.caster(state, frame.seat)
        if door.kind == "bulkhead":
            pop(state)
            doors.open_bulkhead(state, frame.seat, caster.id, door.id, out)
        elif door.id in state.gone:
            put(state, replace(frame, step=frame.step + 1, chosen=left))
            doors.close_door(state, frame.seat, door.id, out)
        else:
            put(state, replace(frame, step=frame.step + 1, chosen=left))
            doors.open_door(state, frame.seat, caster.id, door.id, out)
        follow(state, caster.id, frame.seat)


@behaviour("psi_crush")
class Crush(Force):
    """Four red dice on a construct, machine or fixed target."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        yield from each(mini for mini in self.seen(state, seat) if is_mindless(mini))
        lit = self.sight(state, seat)
        for target, squares in fixed_targets.with_squares(state):
            if squares & lit:
                yield (target,)
