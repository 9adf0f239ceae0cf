"""A handful of cards for tests: one of each way of playing."""

from collections.abc import Iterable

from bulkhead.starquest.box.items.effects import Play
from bulkhead.starquest.data.state import Effect, State
from bulkhead.starquest.events import CardShown
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import CARDS, Card, Kind, register
from bulkhead.starquest.table.places import on_board
from bulkhead.tabletop import Dice, Out


def card(class_: type[Card]) -> type[Card]:
    register(class_())
    return class_


@card
class FireOrder(Card):
    """Every own miniature may shoot twice."""

    id = "ord_test_fire"
    kind: Kind = "order"
    play: Play = "turn_start"

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        effects.add(state, Effect("more-shoot", seat, side=seat, value=1, card=self.id))


@card
class OtherOrder(Card):
    id = "ord_test_other"
    kind: Kind = "order"
    play: Play = "turn_start"


@card
class Medikit(Card):
    """One own miniature gets a life point back."""

    id = "eqp_test_medikit"
    kind: Kind = "equipment"

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return [(mini.id,) for mini in on_board(state, seat)]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        life.heal(state, state.minis[on[0]], 1, out)


@card
class GunSight(Card):
    """One die of a roll may be rolled again."""

    id = "eqp_test_sight"
    kind: Kind = "equipment"
    play: Play = "after_roll"
    rerolls = 1


@card
class Plain(Card):
    """It does nothing at any of the moments that are tested."""

    id = "eqp_test_plain"
    kind: Kind = "equipment"
    play: Play = "passive"


@card
class Ration(Card):
    id = "rec_test_ration"
    kind: Kind = "recon"
    play: Play = "passive"


@card
class Adrenaline(Card):
    """The searcher may still attack: the card is shown, since all players see that he may."""

    id = "rec_test_adrenaline"
    kind: Kind = "recon"
    play: Play = "draw"

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        out.tell(CardShown(seat, self.id, "SQ-RECON-04"))
        effects.add(state, Effect("attack-after-search", seat, on=on[0], card=self.id))


@card
class Plate(Card):
    """A card with a lasting effect."""

    id = "rec_test_plate"
    kind: Kind = "recon"
    lasting = True


@card
class Mission(Card):
    """A secret mission: have a point."""

    id = "rsm_test_points"
    kind: Kind = "recon"
    play: Play = "passive"
    mission = 15

    def fulfilled(self, state: State, seat: int) -> bool:
        return state.sides[seat].points > 0


@card
class Calm(Card):
    """A psychic card."""

    id = "psi_test_calm"
    kind: Kind = "psychic"
    play: Play = "psychic"
    art = "art_power"


@card
class Haste(Card):
    id = "psi_test_haste"
    kind: Kind = "psychic"
    play: Play = "psychic"
    art = "art_kinesis"


REGISTERED = tuple(CARDS)
"""Importing this module registers its cards; a module that needs them imports this name."""
