"""Events that hinder a squad in its next turn, or until the drawer's next turn."""

from collections.abc import Iterable
from typing import Final

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import CommandDrained
from bulkhead.starquest.rules.cards.event.base import Naming, OnSquad, victims
from bulkhead.starquest.rules.fight import ammunition, overwatch_marker
from bulkhead.starquest.rules.fight.lines_of_sight import DARK
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

NEXT_TURN: Final = "in-turn-of"
"""The duration of an effect: only the squad's next turn."""


class InNextTurn(OnSquad):
    """Effects on a whole squad in its next turn."""

    words: tuple[Named, ...]

    def strike(self, state: State, seat: int, squad: int, dice: Dice, out: Out) -> None:
        for word in self.words:
            self.lay(state, seat, word, NEXT_TURN, side=squad, of=squad)


@behaviour("evg_radio_silence")
class RadioSilence(InNextTurn):
    """Neither an order card nor a command roll (SQ-TURN-12, SQ-CMD-01)."""

    words = ("no-order", "no-command")


@behaviour("evg_weapons_jam")
class WeaponsJam(InNextTurn):
    """No heavy, extra-heavy or machine weapons, no flamers (SQ-WPN-07, 22)."""

    words = ("jammed",)


@behaviour("eva_leeching_cold")
class LeechingCold(InNextTurn):
    """Two movement points less for each miniature, but at least two left (SQ-MOVE-01)."""

    words = ("chilled",)


@behaviour("evg_report_in")
class ReportIn(OnSquad):
    """The leader neither moves nor attacks; command points may move him."""

    def fits(self, state: State, squad: int) -> bool:
        leader = state.minis.get(state.sides[squad].leader)
        return leader is not None and leader.place in ("board", "dock", "carried")

    @clause("SQ-TURN-01")
    def strike(self, state: State, seat: int, squad: int, dice: Dice, out: Out) -> None:
        for word in ("rooted", "no-shoot", "no-melee"):
            self.lay(state, seat, word, NEXT_TURN, on=state.sides[squad].leader, of=squad)


@behaviour("eva_dark_whisper")
class DarkWhisper(OnSquad):
    """No command points until the drawer's next turn."""

    @clause("SQ-CMD-04", "SQ-CMD-05")
    def strike(self, state: State, seat: int, squad: int, dice: Dice, out: Out) -> None:
        stock = state.sides[squad].command
        if stock:
            change_side(state, squad, command=0)
            out.tell(CommandDrained(squad, stock))
        self.lay(state, seat, "no-points", "next-own-turn", side=squad)


@behaviour("eva_overload")
class Overload(Naming):
    """A miniature or machine does not shoot until the end of its player's next turn; its Overwatch is over."""

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return [mini.id for mini in victims(state, frame.seat, self.id)]

    @clause("SQ-SHOOT-01", "SQ-OVER-03")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        mini = state.minis[value]
        self.lay(state, seat, "no-shoot", "turn-of", on=value, of=mini.seat)
        overwatch_marker.end(state, mini, out, "SQ-OVER-03")


@behaviour("evg_out_of_ammo")
class OutOfAmmo(Naming):
    """A heavy or extra-heavy weapon is empty: its bearer and the weapon are named together."""

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        weapons = load_box().weapons
        return [
            f"{mini.id}:{weapon}"
            for mini in victims(state, frame.seat, self.id)
            if not is_machine(mini)
            for weapon in dict.fromkeys(mini.weapons)
            if weapons[weapon].kind in ("heavy", "extra_heavy") and not weapons[weapon].melee
        ]

    @clause("SQ-WPN-07")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        who, _, weapon = value.partition(":")
        ammunition.empty(state, state.minis[who], weapon, seat, self.id, out)


@behaviour("eva_blackout")
class Blackout(Naming):
    """On one board sight and fire reach only six squares."""

    asks = "sq-ask-event-board"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return state.ship.boards

    @clause("SQ-LOS-01", "SQ-SHOOT-02")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        self.lay(state, seat, DARK, "next-own-turn", value=state.ship.boards.index(value))
        follow(state, "", seat)
