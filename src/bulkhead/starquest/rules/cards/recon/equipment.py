"""Equipment found in rooms: plates, mauls, sights, grenades, clamps, keys, trackers."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.starquest.rules.cards import operations
from bulkhead.starquest.rules.cards.recon.carried import Carried
from bulkhead.starquest.rules.cards.targets import acting, attack_on_hand, board_of, tokens
from bulkhead.starquest.rules.fight import attack
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.missile_launcher import near
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.ship import Door
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop, push, put
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

PLATED = 2
"""The highest armour value that a plate improves."""
THROWN = 6
"""The range of grenades, in squares."""
LOOKS = 4
"""Tokens that a motion tracker shows."""


class Worn(Carried):
    """A card that stays with its carrier for the rest of the mission."""

    word: Named

    def suits(self, state: State, mini: Mini) -> bool:
        return True

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return [(mini.id,) for mini in self.carriers(state, seat) if self.suits(state, mini)]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.let_go(state, seat, on[0])
        effects.add(state, Effect(self.word, seat, on=on[0], value=1, until="mission", card=self.id))


@behaviour("rec_armour_plate")
class ArmourPlate(Worn):
    word = "av"

    def suits(self, state: State, mini: Mini) -> bool:
        return armour_of(state, mini) <= PLATED


@behaviour("rec_shock_maul")
class ShockMaul(Worn):
    word = "melee-white"


@behaviour("rec_gun_sight")
class GunSight(Carried):
    """A reroll of one die in the carrier's shots in his turn."""

    def helps(self, state: State, seat: int) -> bool:
        shot = attack_on_hand(state)
        if shot is None or shot.how != "shoot" or state.turn_seat != seat:
            return False
        return shot.attacker in [mini.id for mini in self.carriers(state, seat)]


@behaviour("rec_frag_case")
class FragCase(Carried):
    """An explosion like a missile's, on a square within reach."""

    attacks = True

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        mini = self.carrier_acting(state, seat)
        if mini is None:
            return
        reach = areas.aimable(state, mini) & near(state, mini, THROWN)
        yield from ((state.ship.name(square),) for square in members(reach))

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        mini = acting(state)
        assert mini is not None
        self.let_go(state, seat, mini.id)
        square = state.ship.square(on[0])
        squares = (square, *members(blast(state.ship, square, state.closed)))
        pool = self.sheet.do[0].args[0]
        attack.by_card(state, seat, self.id, pool, out, attacker=mini.id, aim=on[0], squares=squares)


@behaviour("rec_door_clamp")
class DoorClamp(Carried):
    """Close an open door beside the carrier."""

    during = True

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        for door in beside(state, self.carrier_acting(state, seat)):
            if door.kind == "door" and door.id in state.gone and not doors.astride(state, door.id):
                yield (door.id,)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        mini = acting(state)
        assert mini is not None
        self.let_go(state, seat, mini.id)
        doors.close_door(state, seat, on[0], out)


@behaviour("rec_override_key")
class OverrideKey(Carried):
    """Open a bulkhead beside the carrier until the turn ends."""

    during = True

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        shut = {door.id for number, door in enumerate(state.ship.doors) if state.closed >> number & 1}
        for door in beside(state, self.carrier_acting(state, seat)):
            if door.kind == "bulkhead" and door.id in shut:
                yield (door.id,)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        mini = acting(state)
        assert mini is not None
        self.let_go(state, seat, mini.id)
        doors.open_bulkhead(state, seat, mini.id, on[0], out)


def beside(state: State, mini: Mini | None) -> Iterator[Door]:
    """Doors before which a miniature stands."""
    for door in state.ship.doors if mini is not None else ():
        if mini is not None and any(door.fronts >> square & 1 for square in mini.squares):
            yield door


@behaviour("rec_motion_tracker")
class MotionTracker(Carried):
    """Look at tokens one after the other, all on one board, which `chosen` remembers."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if tokens(state, seat) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        self.let_go(state, seat, "")
        push(state, Playing(seat, self.id))

    def left(self, state: State, frame: Playing) -> list[str]:
        if frame.step == 0:
            return [token.id for token in tokens(state, frame.seat)]
        board = int(frame.chosen[0])
        return [token.id for token in tokens(state, frame.seat, board)] if frame.step < LOOKS else []

    def waits(self, state: State, frame: Playing) -> int | None:
        return frame.seat if self.left(state, frame) else None

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        return [*(Choose(token) for token in self.left(state, frame)), Pass()]

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        if not isinstance(command, Choose):
            pop(state)
            return
        board = str(board_of(state, state.tokens[command.value].square))
        put(state, replace(frame, step=frame.step + 1, chosen=(board,)))
        operations.peek(state, frame.seat, command.value, out)
