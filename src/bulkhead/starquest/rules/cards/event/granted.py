"""Events that give one of the drawer's miniatures an attack: a missile, a line, an attack that kills it too."""

from collections.abc import Iterable

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards.event.base import OnOwn
from bulkhead.starquest.rules.cards.granting import Granting, grant
from bulkhead.starquest.rules.fight import attack, life
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.missile_launcher import near
from bulkhead.starquest.rules.fight.weapons.plasma_gun import LINE
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.places import figure, is_large
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Given(OnOwn, Granting):
    """One miniature of a class may use the card in its activation."""

    attacks = True
    of: str
    """The class."""

    def allows(self, state: State, mini: Mini) -> bool:
        return figure(mini).kind == self.of and not is_large(mini)

    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        grant(state, seat, value, self.id)

    @property
    def dice(self) -> str:
        """The dice of its attack, as its data say."""
        return next(operation.args[0] for operation in self.sheet.do if operation.verb == "attack")


class Fatal(Given):
    """The miniature that uses it is removed, and no seat scores it."""

    fatal = True

    def after(self, state: State, attack: Attack, out: Out) -> None:
        mini = state.minis[attack.attacker]
        if mini.place == "board":
            life.take_away(state, mini, out)


@behaviour("evg_living_bomb")
class LivingBomb(Given):
    """A missile on a square within 6 in the line of fire."""

    of = "rabble"
    REACH = 6

    @clause("SQ-WPN-17")
    def openings(self, state: State, mini: Mini) -> Iterable[tuple[str, ...]]:
        if effects.has(state, mini, "no-shoot"):
            return ()
        squares = areas.aimable(state, mini) & near(state, mini, self.REACH)
        return [(name,) for name, _ in areas.named(state.ship, squares)]

    def use(self, state: State, mini: Mini, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        square = state.ship.square(on[0])
        hit = (square, *members(blast(state.ship, square, state.closed)))
        attack.by_card(state, mini.seat, self.id, self.dice, out, attacker=mini.id, aim=on[0], squares=hit)


@behaviour("evg_mad_mechanic")
class MadMechanic(Fatal):
    """A line like a plasma gun's; the attacker is removed afterwards."""

    of = "warband"
    LIKE = "wpn_plasma_gun"

    @clause("SQ-WPN-14", "SQ-WPN-15")
    def openings(self, state: State, mini: Mini) -> Iterable[tuple[str, ...]]:
        if effects.has(state, mini, "no-shoot"):
            return ()
        weapon = load_box().weapons[self.LIKE]
        return [(aim,) for aim, _ in LINE.aims(state, mini, weapon)]

    def use(self, state: State, mini: Mini, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        line = LINE.squares(state, mini, load_box().weapons[self.LIKE], on[0])
        attack.by_card(state, mini.seat, self.id, self.dice, out, attacker=mini.id, aim=on[0], squares=line)


@behaviour("evg_suicide_unit")
class SuicideUnit(Fatal):
    """The miniature explodes: one roll for every neighbour that no wall or closed door shields."""

    of = "construct"

    @clause("SQ-SHOOT-11", "SQ-WPN-21")
    def openings(self, state: State, mini: Mini) -> Iterable[tuple[str, ...]]:
        around = blast(state.ship, mini.squares[0], state.closed)
        return [()] if any(enemies(state, mini, other) for other in areas.figures_on(state, around)) else []

    def use(self, state: State, mini: Mini, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        around = blast(state.ship, mini.squares[0], state.closed) & ~bits(mini.squares)
        attack.by_card(
            state, mini.seat, self.id, self.dice, out, attacker=mini.id, squares=tuple(members(around))
        )
