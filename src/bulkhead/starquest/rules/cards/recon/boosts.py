"""Reconnaissance cards that boost one miniature or the squad: movement, dice, command points, Overwatch."""

from collections.abc import Iterable

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import Effect, State
from bulkhead.starquest.rules.cards import operations
from bulkhead.starquest.rules.cards.targets import acting, attack_on_hand, weapons_of_kind
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import Printed, behaviour
from bulkhead.starquest.table.places import on_board
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("rec_adrenaline")
class Adrenaline(Printed):
    """A second movement for the miniature whose activation begins."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        mini = acting(state)
        return [(mini.id,)] if mini is not None and mini.seat == seat else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        effects.add(state, Effect("more-move", seat, on=on[0], value=1, card=self.id))


@behaviour("rec_clear_shot")
class ClearShot(Printed):
    """One more red die for a light weapon: on a shot just declared, or before it, so that a miniature that has searched
    may still shoot."""

    during = True

    @clause("SQ-RECON-04", "SQ-SHOOT-03")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        shot = attack_on_hand(state)
        if shot is not None:
            weapon = load_box().weapons.get(shot.weapon)
            light = weapon is not None and weapon.kind == "light"
            own = shot.how == "shoot" and shot.seat == seat == state.turn_seat
            return [(shot.attacker,)] if own and light and shot.attacker in state.minis else ()
        mini = acting(state)
        if mini is None or mini.seat != seat or not mini.deeds.searched or not weapons_of_kind(mini, "light"):
            return ()
        return [(mini.id,)]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        if attack_on_hand(state) is None:
            effects.add(state, Effect("attack-after-search", seat, on=on[0], value=1, card=self.id))
        effects.add(state, Effect("shoot-red", seat, on=on[0], value=1, until="attack", card=self.id))


@behaviour("rec_rally")
class Rally(Printed):
    """Six command points instead of the roll, for a squad that may roll."""

    @clause("SQ-CMD-01", "SQ-CMD-07")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if command_points.may_roll(state, seat) else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        operations.give_command(state, seat, self.sheet.do[0].args[0], out)
        effects.add(state, Effect("rallied", seat, side=seat, card=self.id))


@behaviour("rec_ambush")
class Ambush(Printed):
    """The marker of a watcher stays after its next shot (overwatch.py)."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return [
            (mini.id,)
            for mini in on_board(state, seat)
            if mini.watching and not effects.has(state, mini, "ambush")
        ]

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        effects.add(state, Effect("ambush", seat, on=on[0], value=1, until="next-own-turn", card=self.id))
