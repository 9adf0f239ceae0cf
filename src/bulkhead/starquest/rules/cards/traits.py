"""Traits of Legion figures that a player decides to use. Traits that need no decision are in the rules they change:
fireproof in flames.py, breacher in melee.py."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.effects import Trait
from bulkhead.starquest.box.reading.keeping import with_another_box
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards import operations, targets, windows
from bulkhead.starquest.rules.fight import attack, life
from bulkhead.starquest.rules.objects.nearness import beside
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.card import TRAITS, Card
from bulkhead.starquest.table.places import figure, is_machine, on_board
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class Played(Card):
    """A trait that is played like a card; it comes with its figure and is no secret."""

    kind = "trait"

    def __init__(self, trait: Trait) -> None:
        self.trait = trait
        self.id = trait.id
        self.play = trait.play
        self.uses = trait.uses

    def bearer(self, state: State, seat: int) -> Mini | None:
        """The miniature whose trait it is, while it is on the board."""
        return next((mini for mini in on_board(state, seat) if figure(mini).trait == self.trait), None)

    def acts(self, state: State, seat: int) -> Mini | None:
        """The bearer, if it is in its activation."""
        mini = targets.acting(state)
        return mini if mini is not None and mini.seat == seat and figure(mini).trait == self.trait else None


class Oathkeeper(Played):
    """Karak lets one legionary near him move a second time."""

    REACH = 4

    @clause("SQ-TURN-04")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        karak = self.bearer(state, seat)
        if karak is None:
            return ()
        return [
            (mini.id,)
            for mini in on_board(state, seat)
            if not is_machine(mini)
            and not mini.deeds.finished
            and targets.distance(state, karak.squares, mini.squares) <= self.REACH
        ]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        operations.lay(state, seat, self.id, (("more-move", 1),), "turn", on=on[0])


class Pathfinder(Played):
    """Vesna Thorn looks at a token near her."""

    REACH = 8

    @clause("SQ-SETUP-07", "SQ-SCAN-09")
    def targets(self, state: State, seat: int) -> Iterator[tuple[str, ...]]:
        thorn = self.acts(state, seat)
        if thorn is None:
            return
        here = targets.board_of(state, thorn.squares[0])
        for token in targets.tokens(state, seat, here):
            if targets.distance(state, thorn.squares, (token.square,)) <= self.REACH:
                yield (token.id,)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        operations.peek(state, seat, on[0], out)


class Surgeon(Played):
    """Doctor Quill restores a neighbour instead of attacking."""

    @clause("SQ-LIFE-04", "SQ-OVER-01")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        quill = self.acts(state, seat)
        if quill is None:
            return ()
        return [
            (mini.id,)
            for mini in beside(state, quill)
            if mini.seat == seat and not is_machine(mini) and mini.lp < life.full_life(state, mini)
        ]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        life.heal(state, state.minis[on[0]], 1, out)


class Martyr(Played):
    """The fanatic attacks his neighbours when he dies."""

    attacks = True

    @clause("SQ-SHOOT-07", "SQ-SHOOT-11", "SQ-WPN-21")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        mini = state.minis.get(windows.dying(state))
        if mini is None or mini.seat != seat or figure(mini).trait != self.trait:
            return ()
        return ((mini.id,),)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        around = tuple(members(blast(state.ship, state.minis[on[0]].squares[0], state.closed)))
        attack.by_card(state, seat, self.id, "2R", out, attacker=on[0], squares=around)


PLAYED: dict[str, type[Played]] = {
    "trt_oathkeeper": Oathkeeper,
    "trt_pathfinder": Pathfinder,
    "trt_surgeon": Surgeon,
    "trt_martyr": Martyr,
}


def _lay_out() -> None:
    """The traits of the figures that are in the box."""
    TRAITS.clear()
    for sheet in load_box().figures.values():
        if sheet.trait is not None and sheet.trait.id in PLAYED:
            TRAITS[sheet.trait.id] = PLAYED[sheet.trait.id](sheet.trait)


_lay_out()
with_another_box(_lay_out)
