"""Events that attack squad miniatures at once; the drawer scores what they kill (SQ-SHOOT-05, 11)."""

from collections.abc import Iterable

from bulkhead.starquest.data.frames import Attack, Playing
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards import warding
from bulkhead.starquest.rules.cards.event.base import Naming, OnVictim, in_dock, victims
from bulkhead.starquest.rules.cards.reconnaissance import room_of
from bulkhead.starquest.rules.cards.targets import in_corridor
from bulkhead.starquest.rules.fight import attack
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Attacking(Naming):
    """A card with an attack. It may be dodged where the card says so."""

    attacks = True

    def attack(
        self,
        state: State,
        seat: int,
        out: Out,
        aim: str = "",
        squares: tuple[int, ...] = (),
        hurt: tuple[str, ...] = (),
    ) -> None:
        dice = next(operation.args[0] for operation in self.sheet.do if operation.verb == "attack")
        dodge = "SQ-CMD-05" in self.sheet.hooks
        attack.by_card(state, seat, self.id, dice, out, aim=aim, squares=squares, victims=hurt, dodge=dodge)

    def hits(self, state: State, attack: Attack, found: Iterable[Hit]) -> Iterable[Hit]:
        """The hits without those on a squad that is safe from the card."""
        return [hit for hit in found if not self._is_safe(state, hit.target)]

    def _is_safe(self, state: State, target: str) -> bool:
        mini = state.minis.get(target)
        return mini is not None and mini.seat >= 0 and warding.warded(state, self.id, mini.seat)


@behaviour("evg_defences")
class Defences(Attacking, OnVictim):
    """One red die on a miniature in a corridor; one that dodges out of the corridor is safe."""

    def allows(self, state: State, mini: Mini) -> bool:
        return in_corridor(state, mini)

    @clause("SQ-SHOOT-05", "SQ-CMD-05")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        self.attack(state, seat, out, aim=value)

    def still(self, state: State, attack: Attack) -> bool:
        mini = state.minis[attack.aim]
        return in_corridor(state, mini) and not in_dock(state, mini)


@behaviour("eva_corridor_mine")
class CorridorMine(Defences):
    """Two red dice on a miniature in a corridor that is not a leader, for one life point at most."""

    MOST = 1

    def allows(self, state: State, mini: Mini) -> bool:
        return in_corridor(state, mini) and mini.role != "leader"

    def hits(self, state: State, frame: Attack, found: Iterable[Hit]) -> Iterable[Hit]:
        return [self._limited(state, hit) for hit in super().hits(state, frame, found)]

    def _limited(self, state: State, hit: Hit) -> Hit:
        """The hit, lowered so that it costs at most `MOST` life points."""
        armour = armour_of(state, state.minis[hit.target])
        return Hit(hit.target, min(hit.value, armour + self.MOST))


@behaviour("evg_booby_trap")
class BoobyTrap(Attacking, OnVictim):
    """A missile on the square of a miniature that is not a leader. Its squares are fixed when it is played."""

    def allows(self, state: State, mini: Mini) -> bool:
        return mini.role != "leader"

    @clause("SQ-WPN-18", "SQ-WPN-19", "SQ-WPN-21", "SQ-CMD-05")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        square = state.minis[value].squares[0]
        around = members(blast(state.ship, square, state.closed))
        self.attack(state, seat, out, aim=state.ship.name(square), squares=(square, *around))


@behaviour("eva_siren_gas")
class SirenGas(Attacking):
    """One roll for all squad miniatures in a room."""

    asks = "sq-ask-event-room"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        rooms = (room_of(state, mini) for mini in self._breathing(state, frame.seat))
        return [room for room in dict.fromkeys(rooms) if room]

    def _breathing(self, state: State, seat: int) -> list[Mini]:
        return [mini for mini in victims(state, seat, self.id) if not is_machine(mini)]

    @clause("SQ-SHOOT-05", "SQ-SHOOT-11")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        inside = [mini for mini in self._breathing(state, seat) if room_of(state, mini) == value]
        squares = tuple(square for mini in inside for square in mini.squares)
        self.attack(state, seat, out, squares=squares, hurt=tuple(mini.id for mini in inside))
